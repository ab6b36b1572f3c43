package import Calendar
package import FoundationEssentials
package import IngestionDomain
import IngestionStore
package import Postgres
package import ServiceKit

/// Saves changes to an unfinished sheet, and begins it where there is none yet.
package struct SaveDraft: Sendable {
  package struct Request: Sendable {
    package var draftID: UUID
    /// What a draft begins with; of one that goes on empty, or the same.
    package var studyID: String
    package var questionnaireID: String
    /// 0: as empty.
    package var version: UInt32
    package var contentHash: String
    /// Each element once.
    package var changes: [DraftElement]
    package var startedAt: Instant?

    package init(
      draftID: UUID, studyID: String, questionnaireID: String, version: UInt32,
      contentHash: String, changes: [DraftElement], startedAt: Instant?
    ) {
      self.draftID = draftID
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.version = version
      self.contentHash = contentHash
      self.changes = changes
      self.startedAt = startedAt
    }
  }

  package struct Answer: Sendable {
    package var draft: Draft
    package var outlook: DraftOutlook
    /// The changes that lost against later ones.
    package var replaced: [DraftElement]
  }

  private let pool: PostgresPool
  private let requireMembership: RequireMembership
  private let uses: SeenUses
  private let questionnaires: QuestionnaireCache
  private let outlooks: DraftOutlooks
  private let clock: any WallClock
  private let limits: InEffect<IngestionLimits>
  private let erased = ErasedParticipants()

  package init(
    pool: PostgresPool, requireMembership: RequireMembership, uses: SeenUses,
    questionnaires: QuestionnaireCache, outlooks: DraftOutlooks, clock: any WallClock,
    limits: InEffect<IngestionLimits>
  ) {
    self.pool = pool
    self.requireMembership = requireMembership
    self.uses = uses
    self.questionnaires = questionnaires
    self.outlooks = outlooks
    self.clock = clock
    self.limits = limits
  }

  /// - Throws: ``DraftError``; ``MembershipError``; ``IngestionError`` `.studyUnknown`, `.studyNotYetKnown`,
  ///   `.questionnaireNotInStudy`, `.versionUnavailable`, `.validationLimit`; `PostgresError`.
  package func callAsFunction(_ request: Request, by submitter: Submitter) async throws -> Answer {
    let now = clock.now()
    let subject = try await subject(of: request, by: submitter, now: now)
    try await requireMembership(submitter, in: subject.studyID, now: now)
    let use = try await uses.use(
      of: subject.questionnaireID, in: subject.studyID, by: submitter)
    let definition = try await definition(of: subject, request, by: submitter)
    let violations = DraftForm.violations(
      of: request.changes, in: definition, limits: limits.current.drafts)
    guard violations.isEmpty else { throw DraftError.changesInvalid(violations) }
    let expiresAt = Instant(now).advanced(byMicroseconds: use.draftMicroseconds)
    let (draft, replaced) = try await pool.transaction { connection in
      try await write(
        request,
        beginning: Draft(
          draftID: request.draftID, subject: subject, updatedAt: Instant(now),
          expiresAt: expiresAt),
        definition, by: submitter, now: now, on: connection)
    }
    let outlook = try await outlooks.outlooks(of: [draft], now: now)[draft.draftID]
    return Answer(
      draft: draft, outlook: outlook ?? DraftOutlook(of: subject, by: nil, now: Instant(now)),
      replaced: replaced)
  }

  /// What the draft is of: as it began, or as the request says.
  private func subject(
    of request: Request, by submitter: Submitter, now: Date
  ) async throws -> Draft.Subject {
    let key = DraftKey(participantID: submitter.participantID, draftID: request.draftID)
    let found = try await pool.transaction {
      try await $0.answers(to: DraftStore.find(key, now: now))
    }
    switch found {
    case .ended: throw DraftError.ended
    case .live(let draft):
      guard request.continues(draft.subject) else { throw DraftError.differs }
      return draft.subject
    case .nothing:
      let missing = request.missingToBegin
      guard missing.isEmpty else { throw DraftError.beginningIncomplete(missing) }
      return Draft.Subject(
        studyID: request.studyID, questionnaireID: request.questionnaireID,
        version: request.version)
    }
  }

  private func definition(
    of subject: Draft.Subject, _ request: Request, by submitter: Submitter
  ) async throws -> PreparedQuestionnaire {
    let resolved = try await questionnaires.definitions(
      of: [subject.key], arrivedAt: submitter.arrivedAt)
    switch resolved[subject.key] {
    case .unknown:
      throw DraftError.versionUnknown(
        questionnaireID: subject.questionnaireID, version: subject.version)
    case .unavailable, nil:
      throw IngestionError.versionUnavailable(of: subject.questionnaireID)
    case .known(let definition):
      // One that goes on need not say it.
      guard
        request.contentHash.isEmpty || request.contentHash == definition.contentHash
      else {
        throw DraftError.contentHashMismatch(
          version: subject.version, contentHash: definition.contentHash)
      }
      return definition
    }
  }

  private func write(
    _ request: Request, beginning: Draft, _ definition: PreparedQuestionnaire,
    by submitter: Submitter, now: Date, on connection: PostgresConnection
  ) async throws -> (Draft, replaced: [DraftElement]) {
    let limits = limits.current.drafts
    let participantID = submitter.participantID
    let studyID = beginning.subject.studyID
    let (_, found, count, outdated) = try await connection.answers(
      to: DraftStore.lock(participantID),
      DraftStore.find(
        DraftKey(participantID: participantID, draftID: request.draftID), now: now),
      DraftStore.count(of: participantID, studyID: studyID, now: now),
      erased.outdated(by: submitter.claimedAt, of: participantID, in: [studyID]))
    // What was erased must not come back with a token from before.
    guard !outdated.isWhole, !outdated.studyIDs.contains(studyID) else {
      throw MembershipError.notEnrolled(studyID)
    }
    var draft = beginning
    switch found {
    case .ended: throw DraftError.ended
    case .live(let known):
      guard request.continues(known.subject) else { throw DraftError.differs }
      draft = known
    case .nothing:
      guard count < limits.draftCountMax else { throw DraftError.tooMany(limits.draftCountMax) }
    }
    let before = draft
    let latest = Instant(now).advanced(byMicroseconds: limits.futureToleranceMicroseconds)
    let replaced = draft.elements.save(request.changes, now: Instant(now), latest: latest)
    draft.startedAt = draft.startedAt ?? request.startedAt
    guard draft != before || draft.revision == 0 else { return (draft, replaced) }
    draft.revision += 1
    draft.updatedAt = beginning.updatedAt
    draft.expiresAt = beginning.expiresAt
    draft.percent = definition.percentAnswered(draft.elements.answers)
    let isSmall =
      draft.elements.count <= limits.elementCountMax
      ? try await DraftStore.write(
        draft, of: participantID, bytesMax: limits.byteCountMax, on: connection) : false
    guard isSmall else {
      throw DraftError.tooLarge(elements: limits.elementCountMax, bytes: limits.byteCountMax)
    }
    return (draft, replaced)
  }
}

extension SaveDraft.Request {
  /// Whether what it says of the draft's subject is nothing, or the same.
  fileprivate func continues(_ subject: Draft.Subject) -> Bool {
    (studyID.isEmpty || studyID == subject.studyID)
      && (questionnaireID.isEmpty || questionnaireID == subject.questionnaireID)
      && (version == 0 || version == subject.version)
  }

  fileprivate var missingToBegin: [String] {
    [
      studyID.isEmpty ? "study_id" : nil, questionnaireID.isEmpty ? "questionnaire_id" : nil,
      version == 0 ? "version" : nil, contentHash.isEmpty ? "content_hash" : nil,
    ].compactMap(\.self)
  }
}
