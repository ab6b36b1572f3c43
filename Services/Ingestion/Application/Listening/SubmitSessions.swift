import FoundationEssentials
import Postgres
import ServiceKit

/// Accepts one participant's batch of listening sessions: gathers context, validates, writes.
struct SubmitSessions: Sendable {
  private let contexts: ValidationContextSource
  private let writer: VerdictWriter<SessionRow>
  private let clock: any WallClock
  private let pool: PostgresPool
  private let settlement: Settlement<ListeningSession>
  private let recordTest = RecordTestParticipant()
  private let counters = VerdictCounters(of: "session")

  init(
    contexts: ValidationContextSource, writer: VerdictWriter<SessionRow>, clock: any WallClock,
    pool: PostgresPool
  ) {
    self.contexts = contexts
    self.writer = writer
    self.clock = clock
    self.pool = pool
    settlement = Settlement(pool: pool)
  }

  /// The result of a session.
  struct Answer: Sendable {
    var verdict: Verdict
    var deviations: [Deviation] = []
  }

  /// Returns one answer per session, in order. Verdicts `created` and `exists` are durable.
  ///
  /// - Parameter unreadable: violations of sessions with invalid UTF-8, by index.
  /// - Throws: `PostgresError` if a lookup failed or some rows may not be durable;
  ///   ``IngestionError`` `.validationLimit`. The client then sends the whole batch again.
  func callAsFunction(
    _ sessions: [ListeningSession], unreadable: [Int: [Violation]] = [:], by submitter: Submitter
  ) async throws -> [Answer] {
    try await settlement.answers(
      to: sessions, unreadable: unreadable, by: submitter, now: clock.now()
    ) {
      Answer(verdict: $0)
    } submit: {
      try await submit($0, by: submitter)
    }
  }

  private func submit(
    _ sessions: [ListeningSession], by submitter: Submitter
  ) async throws -> [Answer] {
    guard !sessions.isEmpty else { return [] }
    let (now, participantID) = (clock.now(), submitter.participantID)
    let (context, decisions) = try await deciding(sessions.map(\.studyID)) {
      try await contexts.context(for: sessions, by: submitter, now: now, confirming: $0)
    } _: {
      SessionValidation.validate(sessions, in: $0)
    }
    var verdicts = settlement.refusals(of: sessions, by: participantID, decisions)
    // Marked first, so that no export contains test data as real answers.
    if submitter.isTestParticipant { try await recordTest(claimedBy: participantID, on: pool) }
    let accepted = decisions.enumerated().compactMap { place, decision in
      decision.accepted.map { (place, $0) }
    }
    let written = try await writer.write(
      accepted.map { _, session in
        SessionRow(
          session, participantID: participantID, receivedAt: now,
          triggers: context.studies[session.session.studyID]?.known?.triggers
            ?? StudyTriggers())
      })
    for ((place, _), verdict) in zip(accepted, written) { verdicts[place] = verdict }
    try await settlement.settle(&verdicts, of: sessions, by: submitter, now: now)
    let settled = verdicts.map { $0 ?? .postponed([]) }
    counters.note(settled)
    return zip(settled, decisions).map { verdict, decision in
      Answer(
        verdict: verdict,
        deviations: verdict.isStored ? decision.accepted?.deviations ?? [] : [])
    }
  }
}
