import Calendar
import FoundationEssentials
import Postgres
import ServiceKit

/// Plans for participants whose devices do not ask, so that other channels can deliver and missed
/// notifications are recorded.
///
/// Every participant who was planned for once has a row in `planning_due` with the time of the next
/// planning, one day later; changes that affect a plan bring it forward. Processes share the work:
/// taking a row postpones it by ten minutes, finishing it by a day. After a crash it comes up
/// again.
struct PlanAhead: Sendable {
  /// Result of one round.
  struct Round: Sendable, Hashable {
    var taken = 0
    var planned = 0
    /// Number of failures; each is reported.
    var failed = 0

    init(taken: Int = 0, planned: Int = 0, failed: Int = 0) {
      self.taken = taken
      self.planned = planned
      self.failed = failed
    }
  }

  /// Range that is planned ahead, in seconds: at least two days for a silent device. Later
  /// notifications may still change.
  static let horizon: TimeInterval = 72 * 3600
  /// Delay per participant after a change of time zone rules, in seconds.
  private static let spread = 0.000_3
  private static let lease: TimeInterval = 600
  /// Maximum number of instants: a notification has at most ten reminders. The horizon ends plans
  /// earlier.
  private static let limit = SchedulePlanner.limitMax * 11
  /// Number of participants taken at a time.
  static let batch = 100
  /// Number of participants planned concurrently: one waits for PostgreSQL while another is drawn.
  private static let width = 4

  private let pool: PostgresPool
  private let zones: ZoneDatabase
  private let events: any PlanEvents
  private let suspended: SuspendedAccounts
  private let clock: any WallClock
  private let planPerson: PlanPerson
  private let due = PlanningDueStore()
  private let enrolments = EnrolmentStore()
  private let participants = ParticipantStore()

  init(
    pool: PostgresPool, zones: ZoneDatabase, events: any PlanEvents, suspended: SuspendedAccounts,
    clock: any WallClock
  ) {
    self.pool = pool
    self.zones = zones
    self.events = events
    self.suspended = suspended
    self.clock = clock
    planPerson = PlanPerson(zones: zones, events: events)
  }

  /// Requests planning for participants whose time zone rules have changed.
  ///
  /// - Parameter version: version of the rules at the last call; nil at the first call.
  /// - Returns: The current version.
  /// - Throws: `PostgresError`.
  func followZones(since version: String?) async throws -> String {
    let current = zones.reading.version ?? ""
    if current != version {
      try await due.scheduleNow(zones: zones.digests, spread: Self.spread, on: pool)
    }
    return current
  }

  /// Returns how many participants are due and the age of the oldest entry, in seconds; 0 if absent.
  ///
  /// - Throws: `PostgresError`.
  func overdue() async throws -> (count: Int, oldestAge: TimeInterval) {
    let now = clock.now()
    let found = try await due.overdue(at: now, on: pool)
    return (found.count, found.oldest.map { max(0, now.timeIntervalSince($0)) } ?? 0)
  }

  /// Plans for due participants, at most ``batch``.
  ///
  /// - Throws: `PostgresError`.
  func callAsFunction(
    report: @escaping @Sendable (UUID, any Error) -> Void
  ) async throws -> Round {
    let now = clock.now()
    let taken = try await due.claim(
      due: now,
      latest: now.addingTimeInterval(PlanPerson.dueInterval + StandingNotification.clockTolerance),
      atMost: Self.batch, leaseEnd: now.addingTimeInterval(Self.lease), on: pool)
    var round = Round(taken: taken.count)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      var left = taken.makeIterator()
      func next() {
        guard let participantID = left.next() else { return }
        group.addTask {
          do {
            try await plan(for: participantID, now: now)
            return true
          } catch let error as PlanningError {
            report(participantID, error)
          } catch let error as PostgresError where error.isOfStatement {
            report(participantID, error)
          }
          return false
        }
      }
      for _ in 0..<Self.width { next() }
      while let isPlanned = try await group.next() {
        if isPlanned { round.planned += 1 } else { round.failed += 1 }
        next()
      }
    }
    return round
  }

  /// A failure does not block other participants; the row comes up again after its lease.
  private func plan(for participantID: UUID, now: Date) async throws {
    let hasTold = try await pool.transaction { connection in
      let (_, records) = try await connection.answers(
        to: participants.lock(participantID), enrolments.all(of: participantID))
      let studyIDs = records.filter {
        !$0.value.hasEnded && $0.value.joinedAt != nil && !$0.value.isConsentEnded(at: now)
      }.keys.sorted()
      // The plan of a suspended account stays, and nothing is published.
      guard !studyIDs.isEmpty, !suspended.contains(participantID) else {
        try await connection.run([
          due.postpone(participantID, next: now.addingTimeInterval(PlanPerson.dueInterval))
        ])
        return false
      }
      return try await planPerson(
        PlanPerson.Request(
          participantID: participantID, studyIDs: studyIDs, token: nil, timeZone: nil,
          limit: Self.limit, until: now.addingTimeInterval(Self.horizon),
          known: nil, now: now), on: connection
      ).hasTold
    }
    if hasTold { events.wake() }
  }
}

extension PostgresError {
  /// Whether the statement failed while the server is available.
  var isOfStatement: Bool {
    switch kind {
    case .server, .decoding, .parameter: true
    default: false
    }
  }
}
