import FoundationEssentials
import Postgres
import Questionnaires
import ServiceKit

/// Returns the findings that prevent the publication of a draft.
struct CheckDraft: Sendable {
  let pool: PostgresPool
  let read: ReadDrafts
  private let findings = DraftFindings()

  /// - Throws: ``CatalogueError/Unknown/draft``; `PostgresError`.
  func callAsFunction(
    _ id: UUID, for claims: AccessClaims
  ) async throws -> (draft: Draft, findings: [Finding]) {
    let draft = try await read(id, for: claims)
    let definition = try QuestionnaireDefinition(stored: draft.contents.bytes)
    return (
      draft, try await findings(definition, in: draft.projectID, locking: false, on: pool)
    )
  }
}

/// Collects all findings about a draft.
struct DraftFindings: Sendable {
  private let publication = VersionPublication()

  /// - Parameter locking: whether to lock the publication of items until the end of the
  ///   transaction.
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
