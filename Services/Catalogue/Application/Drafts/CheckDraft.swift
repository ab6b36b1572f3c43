package import CatalogueDomain
internal import CatalogueStore
package import FoundationEssentials
package import Postgres
package import Questionnaires
package import ServiceKit

/// Says what keeps a draft from being published.
package struct CheckDraft: Sendable {
  private let pool: PostgresPool
  private let read: ReadDrafts
  private let findings = DraftFindings()

  package init(pool: PostgresPool, read: ReadDrafts) {
    self.pool = pool
    self.read = read
  }

  /// - Throws: ``CatalogueError/Unknown/draft``; `PostgresError`.
  package func callAsFunction(
    _ id: UUID, for claims: AccessClaims
  ) async throws -> (draft: Draft, findings: [Finding]) {
    let draft = try await read(id, for: claims)
    let definition = try QuestionnaireDefinition(stored: draft.contents.bytes)
    return (
      draft, try await findings(definition, in: draft.projectID, locking: false, on: pool)
    )
  }
}
