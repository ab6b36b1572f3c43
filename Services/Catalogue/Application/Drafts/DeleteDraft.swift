internal import CatalogueDomain
internal import CatalogueStore
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// Deletes drafts; what was published of them stays.
package struct DeleteDraft: Sendable {
  private let pool: PostgresPool
  private let drafts = DraftStore()
  private let access = ProjectAccess()
  private let audit = AuditTrail()

  package init(pool: PostgresPool) { self.pool = pool }

  /// - Parameter etag: empty: whatever the draft says by now.
  /// - Returns: false when there is none, or none for the caller: ids say nothing.
  /// - Throws: ``CatalogueError``, see `DraftService.DeleteDraft`; `ParticipantErased`; `PostgresError`.
  package func callAsFunction(
    _ id: UUID, etag: String, by claims: AccessClaims, at now: Date
  ) async throws -> Bool {
    try await pool.transaction { connection in
      guard let draft = try await drafts.draft(id, forUpdate: true, on: connection),
        try await access.role(of: claims, in: draft.projectID, on: connection) != nil
      else { return false }
      try await access.require(.leader, in: draft.projectID, claims, on: connection)
      guard etag.isEmpty || etag == EntityTag.draft(draft) else {
        throw CatalogueError.conflict(.etagMismatch)
      }
      try await drafts.delete(id, on: connection)
      try await audit.append(
        [
          AuditRecord("draft.deleted", draft.resource, old: .questionnaire(draft.contents.bytes))
        ], in: draft.projectID, by: claims.participantID, at: now, on: connection)
      return true
    }
  }
}
