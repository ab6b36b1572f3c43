import Calendar
import Fields
import FoundationEssentials
package import IngestionDomain
package import IngestionStore
package import Postgres
package import ServiceKit

/// Takes in one participant's batch of listening sessions: gathers what it is validated against, validates,
/// writes.
package struct SubmitSessions: Sendable {
  private let contexts: ListeningContextSource
  private let reader: SessionReader
  private let writer: SessionWriter
  private let clock: any WallClock
  private let pool: PostgresPool
  private let erased = ErasedParticipants()
  private let recordTest = RecordTestParticipant()
  private let recentRejections = RecentRejections()
  private let counters = VerdictCounters(of: "session")

  package init(
    contexts: ListeningContextSource, reader: SessionReader, writer: SessionWriter,
    clock: any WallClock, pool: PostgresPool
  ) {
    self.contexts = contexts
    self.reader = reader
    self.writer = writer
    self.clock = clock
    self.pool = pool
  }

  /// One verdict per session, in order. What is created or exists is durable.
  ///
  /// - Throws: `PostgresError` when something about the batch could not be found out or may not be durable;
  ///   ``IngestionError`` `.validationLimit`. Then all of it is to be sent again.
  package func callAsFunction(
    _ sessions: [ListeningSession], by submitter: Submitter
  ) async throws -> [Verdict] {
    guard !sessions.isEmpty else { return [] }
    let now = clock.now()
    let (context, decisions) = try await decide(sessions, by: submitter, now: now)
    var verdicts = zip(sessions, decisions).map { refusal(of: $0, by: submitter, $1) }
    let accepted = decisions.enumerated().compactMap { place, decision in
      if case .accepted(let session) = decision { (place, session) } else { nil }
    }
    // So that no export takes a test for an answer.
    if submitter.isTestParticipant {
      try await recordTest(claimedBy: submitter.participantID, on: pool)
    }
    let outcomes = try await writer.write(
      accepted.map {
        SessionRow(
          $1, participantID: submitter.participantID, receivedAt: now,
          triggers: context.triggers(of: $1.session.studyID))
      })
    for ((place, _), outcome) in zip(accepted, outcomes) { verdicts[place] = outcome }
    try await askForNewToken(of: submitter, among: sessions, &verdicts)
    try await refuseErased(sessions, by: submitter, now: now, &verdicts)
    try await recogniseStored(sessions, by: submitter, &verdicts)
    let settled = verdicts.map { $0 ?? .postponed([]) }
    counters.note(settled)
    return settled
  }

  /// Where the rules of a study, as they are known here, refuse a session, the catalogue is asked whether
  /// there are newer ones before it is refused for good; where it knew of no such study, whether it does by now.
  private func decide(
    _ sessions: [ListeningSession], by submitter: Submitter, now: Date
  ) async throws -> (ListeningContext, [SessionDecision]) {
    let context = try await contexts.context(for: sessions, by: submitter, now: now)
    let decisions = SessionValidation.validate(sessions, in: context)
    let unconfirmed = Set(
      zip(sessions, decisions).filter {
        $1.waits(for: .studyUnconfirmed) || $1.waits(for: .studyNotYetKnown)
      }.map(\.0.studyID))
    guard !unconfirmed.isEmpty else { return (context, decisions) }
    let confirmed = try await contexts.context(
      for: sessions, by: submitter, now: now, confirming: unconfirmed)
    return (confirmed, SessionValidation.validate(sessions, in: confirmed))
  }

  /// What was refused for good a moment ago stays so while its owners' answers are too old to say it again.
  private func refusal(
    of session: ListeningSession, by submitter: Submitter, _ decision: SessionDecision
  ) -> Verdict? {
    let sent = RecentRejections.Sheet(session, of: submitter.participantID)
    switch decision {
    case .accepted: return nil
    case .rejected(let violations):
      recentRejections.note(violations, for: sent)
      return .rejected(violations)
    case .postponed(let obstacles):
      guard obstacles.allSatisfy(\.reason.isOwnersToSettle),
        let violations = recentRejections.violations(of: sent)
      else { return .postponed(obstacles) }
      return .rejected(violations)
    }
  }

  /// Of sessions that wait for a joining since what the study had was erased: where the access token is from
  /// before that, only another one can tell of it.
  private func askForNewToken(
    of submitter: Submitter, among sessions: [ListeningSession], _ verdicts: inout [Verdict?]
  ) async throws {
    let waiting = verdicts.indices.filter { verdicts[$0] == .postponed([.studyErasedLately]) }
    guard !waiting.isEmpty else { return }
    let statement = erased.outdated(
      by: submitter.claimedAt, of: submitter.participantID,
      in: Set(waiting.map { sessions[$0].studyID }).sorted())
    let outdated = try await pool.transaction { try await $0.answers(to: statement) }
    for place in waiting where outdated.studyIDs.contains(sessions[place].studyID) {
      verdicts[place] = .postponed([.tokenFromBeforeErasure])
    }
  }

  /// Of somebody who seems to be no participant it is looked up whether that is since an erasure: then the device
  /// may forget what is from before. Others are looked up where they are stored.
  private func refuseErased(
    _ sessions: [ListeningSession], by submitter: Submitter, now: Date,
    _ verdicts: inout [Verdict?]
  ) async throws {
    let doubtful = verdicts.indices.filter { verdicts[$0]?.doubtsEnrolment == true }
    guard !doubtful.isEmpty else { return }
    let erasures = try await ErasedRows.erasures(
      of: submitter.participantID, in: Set(doubtful.map { sessions[$0].studyID }), on: pool)
    for place in doubtful
    where erasures.include(
      sessions[place].studyID, at: sessions[place].startedAt?.instant ?? Instant(now))
    {
      verdicts[place] = .rejected([.participantErased])
    }
  }

  /// What is stored stays stored: a session that would be refused today (the study has ended, the
  /// participant left) is still answered as the repetition that it is.
  private func recogniseStored(
    _ sessions: [ListeningSession], by submitter: Submitter, _ verdicts: inout [Verdict?]
  ) async throws {
    var idOfSession: [Int: UUID] = [:]
    for (place, verdict) in verdicts.enumerated() {
      switch verdict {
      case .rejected, .postponed: idOfSession[place] = UUID(text: sessions[place].sessionID)
      default: break
      }
    }
    guard !idOfSession.isEmpty else { return }
    let hashes = try await reader.hashes(
      participantID: submitter.participantID, of: Set(idOfSession.values))
    for (place, sessionID) in idOfSession {
      guard let hash = hashes[sessionID] else { continue }
      verdicts[place] =
        hash == SessionRow.payloadHash(of: sessions[place]) ? .exists : .conflict
    }
  }
}

extension ListeningContext {
  fileprivate func triggers(of studyID: String) -> StudyTriggers {
    study.studies[studyID]?.known?.triggers ?? StudyTriggers()
  }
}

extension RecentRejections.Sheet {
  fileprivate init(_ session: ListeningSession, of participantID: UUID) {
    self.participantID = participantID
    sheetID = session.sessionID
    payloadHash = SessionRow.payloadHash(of: session)
  }
}

extension Verdict {
  fileprivate var doubtsEnrolment: Bool {
    switch self {
    case .rejected(let violations), .postponed(let violations):
      violations.contains {
        [.notEnrolled, .tokenOutdated, .enrolmentNotYetKnown].contains($0.reason)
      }
    case .created, .exists, .conflict: false
    }
  }
}
