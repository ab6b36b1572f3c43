import Calendar
import FoundationEssentials
import Postgres
import ServiceKit

/// Saves changes to a draft; creates the draft if it does not exist.
struct SaveDraft: Sendable {
  struct Request: Sendable {
    var draftID: UUID
    /// Study of a new draft. For an existing draft: empty or unchanged, as the following fields.
    var studyID: String
    var questionnaireID: String
    /// 0 means unspecified.
    var version: UInt32
    var contentHash: String
    /// Changed elements, each at most once.
    var changes: [DraftChange]
    /// Violations of the elements that could not be read.
    var violations: ViolationList
    var startedAt: Instant?
  }

  struct Answer: Sendable {
    var draft: Draft
    var outlook: DraftOutlook
    /// Changes that were discarded because newer ones are stored.
    var replaced: [DraftElement]
    /// Violations of the elements that were not saved.
    var violations: [Violation]
  }

  let pool: PostgresPool
  let requireMembership: RequireMembership
  let uses: VisibleQuestionnaires
  let questionnaires: QuestionnaireCache
  let outlooks: DraftOutlooks
  let clock: any WallClock
  let limits: InEffect<IngestionLimits>
  private let erased = ErasedParticipants()

  /// - Throws: ``DraftError``; ``MembershipError``; ``IngestionError`` `.studyUnknown`,
  ///   `.studyNotYetKnown`, `.questionnaireNotInStudy`, `.versionUnavailable`, `.validationLimit`;
  ///   `PostgresError`.
  func callAsFunction(_ request: Request, by submitter: Submitter) async throws -> Answer {
    do {
      return try await save(request, by: submitter)
    } catch let error
      where error is DraftError || error is MembershipError || error is IngestionError
    {
      // An erasure outweighs every other error: the device may delete the draft.
      // Without a study, the draft is unknown because it was erased.
      let erasures = try await pool.answer(
        to: ErasedRows.erasures(
          of: submitter.participantID, in: request.studyID.isEmpty ? nil : [request.studyID]))
      let changedAt = request.changes.map(\.element.changedAt).max() ?? .distantFuture
      throw erasures.includeSomewhere(at: changedAt) ? MembershipError.erased : error
    }
  }

  private func save(_ request: Request, by submitter: Submitter) async throws -> Answer {
    let now = clock.now()
    let subject = try await subject(of: request, by: submitter, now: now)
    try await requireMembership(submitter, in: subject.studyID, now: now)
    let use = try await uses.use(
      of: subject.questionnaireID, in: subject.studyID, by: submitter)
    let definition = try await definition(of: subject, request, by: submitter)
    var violations = request.violations
    let changes = DraftForm.wellFormed(
      request.changes, in: definition, limits: limits.current.drafts, &violations)
    let expiresAt = Instant(now).advanced(byMicroseconds: use.draftMicroseconds)
    let (draft, replaced) = try await pool.transaction { connection in
      try await write(
        request, changes,
        beginning: Draft(
          draftID: request.draftID, subject: subject, updatedAt: Instant(now),
          expiresAt: expiresAt),
        definition, by: submitter, now: now, on: connection)
    }
    let outlook = try await outlooks.outlooks(of: [draft], now: now)[draft.draftID]
    return Answer(
      draft: draft, outlook: outlook ?? DraftOutlook(of: subject, by: nil, now: Instant(now)),
      replaced: replaced, violations: violations.reported)
  }

  /// The subject of the stored draft, or of the request for a new one.
  private func subject(
    of request: Request, by submitter: Submitter, now: Date
  ) async throws -> Draft.Subject {
    let key = ParticipantKey(participantID: submitter.participantID, id: request.draftID)
    switch try await pool.answer(to: DraftStore.find(key, now: now)) {
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
    let resolved = try await questionnaires.resolutions(
      of: [subject.key], arrivedAt: submitter.arrivedAt)
    switch resolved[subject.key] {
    case .unknown:
      throw DraftError.versionUnknown(
        questionnaireID: subject.questionnaireID, version: subject.version)
    case .unavailable, nil:
      throw IngestionError.versionUnavailable(of: subject.questionnaireID)
    case .known(let definition):
      // Optional when continuing a draft.
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
    _ request: Request, _ changes: [DraftElement], beginning: Draft,
    _ definition: PreparedQuestionnaire,
    by submitter: Submitter, now: Date, on connection: PostgresConnection
  ) async throws -> (Draft, replaced: [DraftElement]) {
    let limits = limits.current.drafts
    let participantID = submitter.participantID
    let studyID = beginning.subject.studyID
    let (_, found, count, outdated) = try await connection.answers(
      to: DraftStore.lock(participantID),
      DraftStore.find(
        ParticipantKey(participantID: participantID, id: request.draftID), now: now),
      DraftStore.count(of: participantID, studyID: studyID, now: now),
      erased.outdated(by: submitter.claimedAt, of: participantID, in: [studyID]))
    // A token from before the erasure must not restore erased data.
    guard !outdated.includes(studyID) else {
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
    let replaced = draft.elements.save(changes, now: Instant(now), latest: latest)
    draft.startedAt = draft.startedAt ?? request.startedAt
    guard draft != before || draft.revision == 0 else { return (draft, replaced) }
    draft.revision += 1
    draft.updatedAt = beginning.updatedAt
    draft.expiresAt = beginning.expiresAt
    draft.percent = definition.percentAnswered(
      draft.elements.answers, today: draft.startedAt.map { CivilDate(of: $0).iso8601 })
    guard draft.elements.count <= limits.elementCountMax,
      let statement = DraftStore.write(draft, of: participantID, bytesMax: limits.byteCountMax)
    else { throw DraftError.tooLarge(elements: limits.elementCountMax, bytes: limits.byteCountMax) }
    try await connection.answer(to: statement)
    return (draft, replaced)
  }
}

extension SaveDraft.Request {
  /// Whether the request's subject fields are empty or equal to the draft's.
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
