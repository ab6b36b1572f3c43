internal import CatalogueApplication
internal import CatalogueDomain
internal import Messages
internal import Questionnaires

/// Published versions as a reader may see them.
struct ReadableVersions: Sendable {
  private let read: ReadVersions
  private let cache: VersionCache

  init(read: ReadVersions, cache: VersionCache) {
    self.read = read
    self.cache = cache
  }

  /// In the order asked for; nil for those that there are not, or not for the reader.
  ///
  /// - Parameters:
  ///   - keys: version 0 stands for the newest.
  ///   - bytesMax: of all of them as stored, in all languages: they are in memory at once.
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
