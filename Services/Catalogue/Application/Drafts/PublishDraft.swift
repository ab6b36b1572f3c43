package import CatalogueDomain
internal import CatalogueStore
package import FoundationEssentials
package import Postgres
package import Questionnaires
package import ServiceKit

/// Makes versions of drafts.
package struct PublishDraft: Sendable {
  package struct Outcome: Sendable {
    package var draft: Draft
    package var version: UInt32
    package var contentHash: ContentHash
    /// False: the newest version says the same already.
    package var isNew: Bool
    /// None of them an error.
    package var findings: [Finding]
  }

  private let pool: PostgresPool
  private let forms: any DraftForms
  private let events: any PublicationEvents
  private let feed: ChangeFeed
  private let drafts = DraftStore()
  private let access = ProjectAccess()
  private let questionnaires = QuestionnaireStore()
  private let findings = DraftFindings()
  private let publication = VersionPublication()
  private let audit = AuditTrail()

  package init(
    pool: PostgresPool, forms: any DraftForms, events: any PublicationEvents, feed: ChangeFeed
  ) {
    self.pool = pool
    self.forms = forms
    self.events = events
    self.feed = feed
  }

  /// - Throws: ``CatalogueError``, see `DraftService.PublishDraft`; `ParticipantErased`; `PostgresError`.
  package func callAsFunction(
    _ id: UUID, etag: String, by claims: AccessClaims, at now: Date
  ) async throws -> Outcome {
    let outcome = try await pool.transaction { connection in
      guard let draft = try await drafts.draft(id, forUpdate: true, on: connection),
        try await access.role(of: claims, in: draft.projectID, on: connection) != nil
      else { throw CatalogueError.unknown(.draft) }
      try await access.require(.leader, in: draft.projectID, claims, on: connection)
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
    try await ImportLock.take(study: nil, questionnaires: [definition.id], on: connection)
    let newest = try await questionnaires.newest([definition.id], on: connection)[definition.id]
    if let newest, draft.publishedRevision == draft.revision,
      let version = draft.publishedVersion
    {
      // Sent again: the answer to the first may have been lost.
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
      try await audit.append(
        [new.auditRecord], in: draft.projectID, by: caller, at: now, on: connection)
      try await events.publish([.version(new)], at: now, on: connection)
    }
    draft.publishedRevision = draft.revision
    draft.publishedVersion = version
    draft.baseVersion = version
    try await drafts.markPublished(draft, on: connection)
    return Outcome(
      draft: draft, version: version, contentHash: hash, isNew: isNew, findings: findings)
  }

  /// Whether translations are said to fit that the newest version has as outdated; nothing else differs.
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
