import Messages
import Questionnaires
import ServiceKit

/// Cached cache of published versions with all languages. A published version never changes.
struct VersionCache: Sendable {
  /// Maximum encoded size in bytes; decoded values take a few times as much memory.
  private static let bytesMax = 2 << 20

  let read: ReadVersions
  private let kept = WeightedCache<QuestionnaireVersionKey, CatalogueV1.Questionnaire>(
    weightMax: Self.bytesMax)

  /// Returns the existing versions.
  func versions(
    _ keys: [QuestionnaireVersionKey]
  ) async throws -> [QuestionnaireVersionKey: CatalogueV1.Questionnaire] {
    var found: [QuestionnaireVersionKey: CatalogueV1.Questionnaire] = [:]
    for key in keys { found[key] = kept.value(for: key) }
    let missing = keys.filter { found[$0] == nil }
    if missing.isEmpty { return found }
    for loaded in try await read.stored(missing) {
      let message = try loaded.message()
      kept.insert(message, weight: loaded.definition.count, for: loaded.key)
      found[loaded.key] = message
    }
    return found
  }

  /// Returns the existing versions as stored, unordered and without caching.
  func stored(_ keys: [QuestionnaireVersionKey]) async throws -> [CatalogueV1.Questionnaire] {
    try await read.stored(keys).map { try $0.message() }
  }
}
