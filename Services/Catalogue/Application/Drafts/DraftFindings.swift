internal import CatalogueDomain
internal import Postgres
internal import Questionnaires

/// Everything that is to be said about what a draft says.
struct DraftFindings: Sendable {
  private let publication = VersionPublication()

  /// - Parameter locking: whether nobody else may publish items until the transaction ends.
  func callAsFunction(
    _ definition: QuestionnaireDefinition, in project: String, locking: Bool,
    on executor: some PostgresExecutor
  ) async throws -> [Finding] {
    let published = try await AskedQuestionnaires().indexes(
      for: definition, in: project, on: executor)
    let items = try await publication.itemFindings(
      [definition], in: project, at: { _ in FindingPath() }, locking: locking, on: executor)
    return QuestionnaireChecker().check(definition, published: published) + items
  }
}
