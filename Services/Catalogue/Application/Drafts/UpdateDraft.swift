package import CatalogueDomain
internal import CatalogueStore
package import FoundationEssentials
package import Postgres
internal import Questionnaires
package import ServiceKit

/// Changes drafts, one change after the other.
package struct UpdateDraft: Sendable {
  /// A change as it was asked for.
  package struct Change: Sendable {
    package var draftID: UUID
    /// Of the draft that it is made on.
    package var etag: String
    package var edit: any DraftEdit
    /// 0: as it is.
    package var baseVersion: UInt32

    package init(draftID: UUID, etag: String, edit: any DraftEdit, baseVersion: UInt32) {
      self.draftID = draftID
      self.etag = etag
      self.edit = edit
      self.baseVersion = baseVersion
    }
  }

  private let pool: PostgresPool
  private let drafts = DraftStore()
  private let access = ProjectAccess()
  private let questionnaires = QuestionnaireStore()
  private let audit = AuditTrail()

  package init(pool: PostgresPool) { self.pool = pool }

  /// - Throws: ``CatalogueError``, see `DraftService.UpdateDraft`; `ParticipantErased`; `PostgresError`.
  package func callAsFunction(
    _ change: Change, by claims: AccessClaims, at now: Date
  ) async throws -> Draft {
    try await pool.transaction { connection in
      guard let stored = try await drafts.draft(change.draftID, forUpdate: true, on: connection),
        let role = try await access.role(of: claims, in: stored.projectID, on: connection)
      else { throw CatalogueError.unknown(.draft) }
      try await access.require(.translator, in: stored.projectID, claims, on: connection)
      guard change.etag == EntityTag.draft(stored) else {
        // Sent again: the answer to the first may have been lost.
        if Self.isDone(change, in: stored) { return stored }
        throw CatalogueError.conflict(.etagMismatch)
      }
      let edited = try change.edit.applied(to: stored.contents)
      try edited.check()
      if !role.includes(.leader) {
        guard change.baseVersion == 0, edited.changesOnlyTexts else {
          throw CatalogueError.forbidden(.notOnlyTexts)
        }
      }
      var draft = stored
      draft.contents = edited.contents
      if change.baseVersion != 0 { draft.baseVersion = change.baseVersion }
      try await check(draft, before: stored, on: connection)
      // Nothing changed: nobody else's etag should become invalid.
      guard edited.isChanged || draft.baseVersion != stored.baseVersion else { return stored }
      draft.revision += 1
      draft.updatedAt = now
      try await drafts.update(draft, on: connection)
      let (old, new) = edited.difference
      try await audit.append(
        [
          AuditRecord(
            "draft.updated", draft.resource, old: .questionnaire(old), new: .questionnaire(new))
        ], in: draft.projectID, by: claims.participantID, at: now, on: connection)
      return draft
    }
  }

  /// Whether the draft is as it is to become.
  private static func isDone(_ change: Change, in stored: Draft) -> Bool {
    (try? change.edit.applied(to: stored.contents))?.isChanged == false
      && (change.baseVersion == 0 || change.baseVersion == stored.baseVersion)
  }

  private func check(
    _ draft: Draft, before: Draft, on connection: PostgresConnection
  ) async throws {
    let id = draft.contents.questionnaireID
    guard IdentifierSyntax.isID(id) else {
      throw CatalogueError.fieldInvalid(
        "questionnaire.questionnaire_id", reason: FindingReason.idInvalid.rawValue,
        description: "use 1–64 lower-case letters, digits, hyphens")
    }
    guard id != before.contents.questionnaireID || draft.baseVersion != before.baseVersion else {
      return
    }
    let newest = try await questionnaires.newest([id], on: connection)[id]
    if let newest, newest.projectID != draft.projectID {
      throw CatalogueError.forbidden(.questionnaireOfAnotherProject(id))
    }
    guard draft.baseVersion <= newest?.version ?? 0 else {
      throw CatalogueError.fieldInvalid(
        "base_version", reason: "VERSION_UNKNOWN",
        description: "the newest version is \(newest?.version ?? 0)")
    }
  }
}
