import Calendar
import FoundationEssentials
import Postgres
import Questionnaires
import ServiceKit

/// Raises alerts for occurrences of triggers that have happened, and escalates alerts that were not
/// acknowledged in time.
///
/// Each occurrence is decided on once: in one transaction, under the participant's lock. It does not
/// depend on plans, so that an alert is raised also for participants without a device.
struct RaiseAlerts: Sendable {
  /// Number of participants, and of escalated alerts, per round.
  static let batch = 100

  /// Result of one round.
  struct Round: Sendable, Hashable {
    /// Number of participants that were looked at.
    var looked = 0
    var raised = 0
    var escalated = 0
    /// Number of participants whose alerts could not be decided on; each is reported.
    var failed = 0
    /// Whether more may be waiting.
    var isFull: Bool { looked - failed >= batch || escalated >= batch }
  }

  let pool: PostgresPool
  let zones: ZoneDatabase
  let clock: any WallClock
  private let alerts = AlertStore()
  private let participants = ParticipantStore()
  private let enrolments = EnrolmentStore()
  private let definitions = StudyTriggerStore()
  private let studies = StudyStore()

  init(pool: PostgresPool, zones: ZoneDatabase, clock: any WallClock) {
    self.pool = pool
    self.zones = zones
    self.clock = clock
  }

  /// - Parameter report: receives the failure of a participant, which does not stop the others.
  /// - Throws: `PostgresError`.
  func callAsFunction(report: @Sendable (UUID, PostgresError) -> Void) async throws -> Round {
    let now = clock.now()
    let waiting = try await pool.answer(to: alerts.waiting(at: now, limit: Self.batch))
    var round = Round(looked: waiting.count)
    for participantID in waiting {
      do {
        round.raised += try await raise(for: participantID, at: now)
      } catch let error as PostgresError where error.isOfStatement {
        report(participantID, error)
        round.failed += 1
      }
    }
    round.escalated = try await pool.answer(to: alerts.escalate(at: now, limit: Self.batch))
    return round
  }

  /// - Returns: Number of alerts.
  private func raise(for participantID: UUID, at now: Date) async throws -> Int {
    try await pool.transaction { connection in
      let (_, due, raised, standing, records) = try await connection.answers(
        to: participants.lock(participantID), alerts.due(of: participantID, at: now),
        alerts.raised(for: participantID), participants.standing(of: participantID),
        enrolments.all(of: participantID))
      guard !due.isEmpty else { return 0 }
      let studyIDs = Set(due.map(\.studyID)).sorted()
      let (defined, paused) = try await connection.answers(
        to: definitions.triggers(of: studyIDs), studies.paused(studyIDs))
      // Without a device, the days of a maximum number are those of UTC.
      let zone: any ZoneRules = standing.timeZone.flatMap { zones.zone($0) } ?? SteadyZone()
      let new = Dictionary(grouping: due) { [$0.studyID, $0.triggerID] }.sorted {
        $0.key.lexicographicallyPrecedes($1.key)
      }.flatMap { names, occurrences -> [Alert] in
        guard let trigger = defined[names[0]]?.first(where: { $0.id == names[1] }),
          let alert = trigger.alert
        else { return [] }
        let rules = AlertRules(
          trigger, enrolment: records[names[0]], isPaused: paused.contains(names[0]), zone: zone)
        return rules.raising(occurrences, after: raised[names] ?? [], now: Instant(now)).map {
          Alert($0, of: participantID, as: alert, at: now)
        }
      }
      try await connection.run(
        new.flatMap { alerts.raise($0) } + [alerts.settle(due, of: participantID)])
      return new.count
    }
  }
}
