internal import Bus
internal import FoundationEssentials
internal import Messages
internal import Postgres
internal import QuestionnaireWire
internal import Questionnaires
internal import RPC
internal import ServiceKit

/// Makes versions of drafts.
struct DraftPublication: Sendable {
  let pool: PostgresPool
  let outbox: Outbox
  /// Tells those who watch that something was committed.
  let onChange: @Sendable () -> Void
  private let drafts = DraftStore()
  private let access = ProjectAccess()
  private let questionnaires = QuestionnaireStore()
  private let publisher = VersionPublisher()
  private let audit = AuditTrail()

  init(pool: PostgresPool, outbox: Outbox, onChange: @escaping @Sendable () -> Void) {
    self.pool = pool
    self.outbox = outbox
    self.onChange = onChange
  }

  /// Everything that is to be said about a draft.
  ///
  /// - Parameter locking: whether nobody else may publish items until the transaction ends.
  func findings(
    _ definition: QuestionnaireDefinition, in project: String, locking: Bool,
    on executor: some PostgresExecutor
  ) async throws -> [Finding] {
    let published = try await AskedQuestionnaires().indexes(
      for: definition, in: project, on: executor)
    let items = try await publisher.itemFindings(
      [definition], in: project, at: { _ in FindingPath() }, locking: locking, on: executor)
    return QuestionnaireChecker().check(definition, published: published) + items
  }

  /// - Throws: `RPCError`, see `DraftService.PublishDraft`; `PostgresError`.
  func publish(
    _ request: CatalogueV1.PublishDraftRequest, by claims: AccessClaims, at now: Date
  ) async throws -> CatalogueV1.PublishDraftResponse {
    var checks = FieldChecks()
    let readID = checks.uuid(request.draftID, field: "draft_id")
    checks.etag(request.etag)
    let id = try checks.unwrap(readID)
    let response = try await pool.transaction { connection in
      guard var draft = try await drafts.draft(id, forUpdate: true, on: connection) else {
        throw RPCError.draftUnknown
      }
      guard try await access.role(of: claims, in: draft.projectID, on: connection) != nil else {
        throw RPCError.draftUnknown
      }
      try await access.require(.leader, in: draft.projectID, claims, on: connection)
      guard request.etag == EntityTag.draft(draft) else { throw RPCError.etagMismatch }
      let contents = draft.contents.cleaned
      let definition = QuestionnaireDefinition(contents)
      try await ImportLock.take(study: nil, questionnaires: [definition.id], on: connection)
      let newest = try await questionnaires.newest([definition.id], on: connection)[definition.id]
      if let newest, draft.publishedRevision == draft.revision,
        let version = draft.publishedVersion
      {
        // Sent again: the answer to the first may have been lost.
        let hash = version == newest.version ? newest.contentHash : definition.contentHash.bytes
        return Self.response(draft, version, hash, isNew: false, findings: [])
      }
      try check(draft, against: newest)
      let findings = try await self.findings(
        definition, in: draft.projectID, locking: true, on: connection)
      guard findings.errors.isEmpty else { throw RPCError.draftHasFindings(findings.errors) }
      let hash = definition.contentHash
      let isNew = newest?.contentHash != hash.bytes
      let version = (newest?.version ?? 0) + (isNew ? 1 : 0)
      if isNew {
        try await write(
          contents, definition, hash, version: version, previous: newest?.version ?? 0,
          of: draft.projectID, by: claims.participantID, at: now, on: connection)
      }
      draft.publishedRevision = draft.revision
      draft.publishedVersion = version
      draft.baseVersion = version
      try await drafts.update(draft, on: connection)
      return Self.response(draft, version, hash.bytes, isNew: isNew, findings: findings)
    }
    if response.published {
      outbox.wake()
      onChange()
    }
    return response
  }

  private func check(
    _ draft: DraftStore.Stored, against newest: QuestionnaireStore.Newest?
  ) throws {
    guard let newest else { return }
    let id = draft.contents.questionnaireID
    guard newest.projectID == draft.projectID else {
      throw RPCError.questionnaireOfAnotherProject(id)
    }
    if newest.isRetired { throw RPCError.questionnaireRetired([id]) }
    guard newest.version == draft.baseVersion else {
      throw RPCError(
        .aborted,
        "version \(newest.version) was published meanwhile, and the draft is made from version "
          + "\(draft.baseVersion); take over what changed and update the draft with "
          + "base_version \(newest.version)",
        reason: "PUBLISHED_MEANWHILE", metadata: ["newest_version": "\(newest.version)"])
    }
  }

  private func write(
    _ contents: CatalogueV1.Questionnaire, _ definition: QuestionnaireDefinition,
    _ hash: ContentHash, version: UInt32, previous: UInt32, of project: String, by caller: UUID,
    at now: Date, on connection: PostgresConnection
  ) async throws {
    var message = contents
    message.version = version
    message.contentHash = hash.hexadecimal
    message.publishedAt = GoogleProtobuf.Timestamp(now)
    let new = NewVersion(
      message: message, definition: definition, hash: hash.bytes, previous: previous)
    try await publisher.publish(
      [new], study: nil, project: project, at: now, by: caller, on: connection)
    try await audit.append(
      VersionPublisher.auditRecords([new]), in: project, by: caller, at: now, on: connection)
    try await outbox.publish(
      [CatalogueEvents.versionPublished(message, at: now, source: outbox.source)], on: connection)
  }

  private static func response(
    _ draft: DraftStore.Stored, _ version: UInt32, _ hash: [UInt8], isNew: Bool,
    findings: [Finding]
  ) -> CatalogueV1.PublishDraftResponse {
    CatalogueV1.PublishDraftResponse(
      questionnaireID: draft.contents.questionnaireID, version: version,
      contentHash: ContentHash.hexadecimal(hash), published: isNew, etag: EntityTag.draft(draft),
      findings: findings.map(CatalogueV1.Finding.init))
  }
}
