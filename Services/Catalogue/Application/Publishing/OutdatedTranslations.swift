import Postgres
import Questionnaires

/// Marks translations as outdated if their source text changed since the newest version and they
/// did not. The marks are not part of the contents: a change of marks alone creates no version.
struct OutdatedTranslations: Sendable {
  private let questionnaires = QuestionnaireStore()

  /// - Parameter newest: newest versions from ``QuestionnaireStore/newest(_:)``.
  func marking(
    _ sent: [PublishableQuestionnaire], since newest: [String: QuestionnaireStore.Newest],
    on executor: some PostgresExecutor
  ) async throws -> [PublishableQuestionnaire] {
    // Unchanged questionnaires are not stored again.
    let changed = sent.lazy.map(\.definition).filter { definition in
      newest[definition.id].map { $0.contentHash != definition.contentHash } ?? false
    }
    let earlier = try await definitions(changed.map(\.id), of: newest, on: executor)
    return sent.map { questionnaire in
      earlier[questionnaire.definition.id].map(questionnaire.markedSince) ?? questionnaire
    }
  }

  /// Returns the newest version of a questionnaire, if any.
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
    if keys.isEmpty { return [:] }
    for version in try await executor.answer(to: questionnaires.versions(keys)) {
      found[version.key.id] = try QuestionnaireDefinition(stored: version.definition)
    }
    return found
  }
}
