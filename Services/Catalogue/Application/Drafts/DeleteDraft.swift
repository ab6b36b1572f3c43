import FoundationEssentials
import Postgres
import ServiceKit

/// Deletes drafts; published versions are kept.
struct DeleteDraft: Sendable {
  let pool: PostgresPool
  private let drafts = DraftStore()
  private let access = ProjectAccess()

  /// - Parameter etag: expected etag; empty to delete any state.
  /// - Returns: false if the draft does not exist or the caller may not see it (deliberately
  ///   indistinguishable).
  /// - Throws: ``CatalogueError``, see `DraftService.DeleteDraft`; `ParticipantErased`;
  ///   `PostgresError`.
  func callAsFunction(
    _ id: UUID, etag: String, by claims: AccessClaims, at now: Date
  ) async throws -> Bool {
    try await pool.transaction { connection in
      guard let draft = try await connection.answer(to: drafts.draft(id, forUpdate: true)),
        try await access.role(of: claims, in: draft.projectID, on: connection) != nil
      else { return false }
      try await access.require(.draftWrite, in: draft.projectID, claims, on: connection)
      guard etag.isEmpty || etag == EntityTag.draft(draft) else {
        throw CatalogueError.conflict(.etagMismatch)
      }
      try await connection.answer(to: drafts.delete(id))
      try await AuditTrail(of: draft.projectID).append(
        [
          AuditRecord("draft.deleted", draft.resource, old: .questionnaire(draft.contents.bytes))
        ], by: claims.participantID, at: now, on: connection)
      return true
    }
  }
}
