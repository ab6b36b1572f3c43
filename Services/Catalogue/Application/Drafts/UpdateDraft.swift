import FoundationEssentials
import Postgres
import Questionnaires
import ServiceKit

/// Changes drafts, one change at a time.
struct UpdateDraft: Sendable {
  /// A requested change.
  struct Change: Sendable {
    var draftID: UUID
    /// Etag of the draft that the change is based on.
    var etag: String
    var edit: any DraftEdit
    /// 0 to keep the base version.
    var baseVersion: UInt32
  }

  let pool: PostgresPool
  private let drafts = DraftStore()
  private let access = ProjectAccess()
  private let questionnaires = QuestionnaireStore()

  /// - Throws: ``CatalogueError``, see `DraftService.UpdateDraft`; `ParticipantErased`;
  ///   `PostgresError`.
  func callAsFunction(
    _ change: Change, by claims: AccessClaims, at now: Date
  ) async throws -> Draft {
    try await pool.transaction { connection in
      guard
        let stored = try await connection.answer(
          to: drafts.draft(change.draftID, forUpdate: true)),
        let role = try await access.role(of: claims, in: stored.projectID, on: connection)
      else { throw CatalogueError.unknown(.draft) }
      try await access.require(.draftTranslate, in: stored.projectID, claims, on: connection)
      guard change.etag == EntityTag.draft(stored) else {
        // A repetition after a lost response.
        if Self.isDone(change, in: stored) { return stored }
        throw CatalogueError.conflict(.etagMismatch)
      }
      let edited = try change.edit.applied(to: stored.contents)
      try edited.check()
      if !role.shipped.verbs.contains(.draftWrite) {
        guard change.baseVersion == 0, edited.changesOnlyTexts else {
          throw CatalogueError.forbidden(.notOnlyTexts)
        }
      }
      var draft = stored
      draft.contents = edited.contents
      if change.baseVersion != 0 { draft.baseVersion = change.baseVersion }
      try await check(draft, before: stored, on: connection)
      // Other clients' etags stay valid if nothing changed.
      guard edited.isChanged || draft.baseVersion != stored.baseVersion else { return stored }
      draft.revision += 1
      draft.updatedAt = now
      try await connection.answer(to: drafts.update(draft))
      let (old, new) = edited.difference
      try await AuditTrail(of: draft.projectID).append(
        [
          AuditRecord(
            "draft.updated", draft.resource, old: .questionnaire(old), new: .questionnaire(new))
        ], by: claims.participantID, at: now, on: connection)
      return draft
    }
  }

  /// Whether the draft already has the requested contents.
  private static func isDone(_ change: Change, in stored: Draft) -> Bool {
    (try? change.edit.applied(to: stored.contents))?.isChanged == false
      && (change.baseVersion == 0 || change.baseVersion == stored.baseVersion)
  }

  private func check(
    _ draft: Draft, before: Draft, on connection: PostgresConnection
  ) async throws {
    let id = draft.contents.questionnaireID
    guard IdentifierSyntax.isID(id) else {
      throw CatalogueError.questionnaireIDInvalid
    }
    guard id != before.contents.questionnaireID || draft.baseVersion != before.baseVersion else {
      return
    }
    let newest = try await connection.answer(to: questionnaires.newest([id]))[id]
    if let newest, newest.projectID != draft.projectID {
      throw CatalogueError.forbidden(.questionnaireOfAnotherProject(id))
    }
    guard draft.baseVersion <= newest?.version ?? 0 else {
      throw CatalogueError.baseVersionUnknown(newest: newest?.version ?? 0)
    }
  }
}
