import Messages
import Questionnaires

/// Published versions as a reader may see them.
struct ReadableVersions: Sendable {
  let read: ReadVersions
  let cache: VersionCache

  /// Returns the versions in the order of the keys; nil if missing or not visible to the reader.
  ///
  /// - Parameters:
  ///   - keys: keys of the versions; version 0 means the newest.
  ///   - bytesMax: maximum total size in stored form with all languages, as all are in memory at
  ///     once.
  /// - Throws: ``CatalogueError/Limit/answerBytes(max:)``; `PostgresError`.
  func versions(
    _ keys: [QuestionnaireVersionKey], for reader: CatalogueReader, bytesMax: Int = .max
  ) async throws -> [CatalogueV1.Questionnaire?] {
    let readable = try await read(keys, for: reader, bytesMax: bytesMax)
    let found = try await cache.versions(readable.compactMap { $0?.key })
    return readable.map { readable in
      guard let readable, let questionnaire = found[readable.key] else { return nil }
      return readable.isInsider ? questionnaire : questionnaire.sharedView
    }
  }

  /// - Throws: ``CatalogueError/Unknown/questionnaireVersion``; `PostgresError`.
  func version(
    _ name: CatalogueV1.QuestionnaireVersionName, for reader: CatalogueReader
  ) async throws -> CatalogueV1.Questionnaire {
    let key = QuestionnaireVersionKey(id: name.questionnaireID, version: name.version)
    guard let found = try await versions([key], for: reader)[0] else {
      throw CatalogueError.unknown(.questionnaireVersion)
    }
    return found
  }
}
