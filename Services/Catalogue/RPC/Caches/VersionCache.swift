internal import CatalogueApplication
internal import CatalogueDomain
internal import Messages
internal import Questionnaires
internal import ServiceKit

/// Published versions with all their languages, kept in memory. A published version never changes.
struct VersionCache: Sendable {
  /// Bytes on the wire; in memory values take a few times as much.
  private static let bytesMax = 2 << 20

  private let read: ReadVersions
  private let kept = WeightedCache<QuestionnaireVersionKey, CatalogueV1.Questionnaire>(
    weightMax: Self.bytesMax)

  init(read: ReadVersions) { self.read = read }

  /// Those of the versions that exist.
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

  /// Those of the versions that exist, as they are stored now, in no order; none of them is kept.
  func stored(_ keys: [QuestionnaireVersionKey]) async throws -> [CatalogueV1.Questionnaire] {
    try await read.stored(keys).map { try $0.message() }
  }
}
