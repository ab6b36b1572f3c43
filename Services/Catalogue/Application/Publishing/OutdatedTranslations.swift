internal import CatalogueDomain
internal import CatalogueStore
internal import Postgres
internal import Questionnaires

/// Marks the translations that were left as they are while the wording that they were made from
/// changed, since the newest version of their questionnaire. The marks are none of its contents: what
/// differs in nothing else is no new version.
struct OutdatedTranslations: Sendable {
  private let questionnaires = QuestionnaireStore()

  /// - Parameter newest: as ``QuestionnaireStore/newest(_:on:)`` gives them.
  func marking(
    _ sent: [PublishableQuestionnaire], since newest: [String: QuestionnaireStore.Newest],
    on executor: some PostgresExecutor
  ) async throws -> [PublishableQuestionnaire] {
    // What says the same as before is not stored again.
    let changed = sent.lazy.map(\.definition).filter { definition in
      newest[definition.id].map { $0.contentHash != definition.contentHash } ?? false
    }
    let earlier = try await definitions(changed.map(\.id), of: newest, on: executor)
    return sent.map { questionnaire in
      earlier[questionnaire.definition.id].map(questionnaire.markedSince) ?? questionnaire
    }
  }

  /// The newest version of one questionnaire; nil: there is none.
  func newestDefinition(
    of id: String, _ newest: QuestionnaireStore.Newest?, on executor: some PostgresExecutor
  ) async throws -> QuestionnaireDefinition? {
    guard let newest else { return nil }
    return try await definitions([id], of: [id: newest], on: executor)[id]
  }

  private func definitions(
    _ ids: [String], of newest: [String: QuestionnaireStore.Newest],
    on executor: some PostgresExecutor
  ) async throws -> [String: QuestionnaireDefinition] {
    let keys = ids.compactMap { id in
      newest[id].map { QuestionnaireVersionKey(id: id, version: $0.version) }
    }
    var found: [String: QuestionnaireDefinition] = [:]
    for version in try await questionnaires.versions(keys, on: executor) {
      found[version.key.id] = try QuestionnaireDefinition(stored: version.definition)
    }
    return found
  }
}
