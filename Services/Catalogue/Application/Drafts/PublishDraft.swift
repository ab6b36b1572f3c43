import FoundationEssentials
import Postgres
import Questionnaires
import ServiceKit

/// Publishes drafts as versions.
struct PublishDraft: Sendable {
  struct Outcome: Sendable {
    var draft: Draft
    var version: UInt32
    var contentHash: ContentHash
    /// False if the newest version has the same contents.
    var isNew: Bool
    /// Findings without errors.
    var findings: [Finding]
  }

  let pool: PostgresPool
  let forms: any DraftForms
  let events: any PublicationEvents
  let feed: ChangeFeed
  private let drafts = DraftStore()
  private let access = ProjectAccess()
  private let questionnaires = QuestionnaireStore()
  private let findings = DraftFindings()
  private let publication = VersionPublication()

  /// - Throws: ``CatalogueError``, see `DraftService.PublishDraft`; `ParticipantErased`;
  ///   `PostgresError`.
  func callAsFunction(
    _ id: UUID, etag: String, by claims: AccessClaims, at now: Date
  ) async throws -> Outcome {
    let outcome = try await pool.transaction { connection in
      guard let draft = try await connection.answer(to: drafts.draft(id, forUpdate: true)),
        try await access.role(of: claims, in: draft.projectID, on: connection) != nil
      else { throw CatalogueError.unknown(.draft) }
      try await access.require(.questionnairePublish, in: draft.projectID, claims, on: connection)
      guard etag == EntityTag.draft(draft) else { throw CatalogueError.conflict(.etagMismatch) }
      return try await publish(draft, by: claims.participantID, at: now, on: connection)
    }
    if outcome.isNew {
      events.wake()
      feed.tell()
    }
    return outcome
  }

  private func publish(
    _ draft: Draft, by caller: UUID, at now: Date, on connection: PostgresConnection
  ) async throws -> Outcome {
    var draft = draft
    let contents = try forms.publishable(draft.contents)
    let definition = contents.definition
    let (_, all) = try await connection.answers(
      to: ImportLock.take(study: nil, questionnaires: [definition.id]),
      questionnaires.newest([definition.id]))
    let newest = all[definition.id]
    if let newest, draft.publishedRevision == draft.revision,
      let version = draft.publishedVersion
    {
      // A repetition after a lost response.
      let hash = version == newest.version ? newest.contentHash : definition.contentHash
      return Outcome(
        draft: draft, version: version, contentHash: hash, isNew: false, findings: [])
    }
    try Self.check(draft, against: newest)
    let findings = try await findings(
      definition, in: draft.projectID, locking: true, on: connection)
    guard findings.errors.isEmpty else {
      throw CatalogueError.draftHasFindings(findings.errors)
    }
    let hash = definition.contentHash
    var isNew = newest?.contentHash != hash
    if !isNew {
      isNew = try await confirms(definition, newest, on: connection)
    }
    let version = (newest?.version ?? 0) + (isNew ? 1 : 0)
    if isNew {
      let new = contents.version(
        version, contentHash: hash, previous: newest?.version ?? 0, at: now)
      try await publication.write(
        [new], study: nil, project: draft.projectID, at: now, by: caller, on: connection)
      try await AuditTrail(of: draft.projectID).append(
        [new.auditRecord], by: caller, at: now, on: connection)
      try await events.publish([.version(new)], at: now, on: connection)
    }
    draft.publishedRevision = draft.revision
    draft.publishedVersion = version
    draft.baseVersion = version
    try await connection.answer(to: drafts.markPublished(draft))
    return Outcome(
      draft: draft, version: version, contentHash: hash, isNew: isNew, findings: findings)
  }

  /// Whether the draft only confirms translations that are outdated in the newest version.
  private func confirms(
    _ definition: QuestionnaireDefinition, _ newest: QuestionnaireStore.Newest?,
    on connection: PostgresConnection
  ) async throws -> Bool {
    let earlier = try await OutdatedTranslations().newestDefinition(
      of: definition.id, newest, on: connection)
    return (earlier?.outdatedCount ?? 0) > definition.outdatedCount
  }

  private static func check(_ draft: Draft, against newest: QuestionnaireStore.Newest?) throws {
    guard let newest else { return }
    let id = draft.contents.questionnaireID
    guard newest.projectID == draft.projectID else {
      throw CatalogueError.forbidden(.questionnaireOfAnotherProject(id))
    }
    if newest.isRetired { throw CatalogueError.conflict(.questionnairesRetired([id])) }
    guard newest.version == draft.baseVersion else {
      throw CatalogueError.conflict(
        .publishedMeanwhile(newest: newest.version, base: draft.baseVersion))
    }
  }
}
