package import Calendar
package import FoundationEssentials
import PlanningDomain
import PlanningStore
package import Postgres
package import ServiceKit

/// Plans for participants whose devices do not ask: somebody else tells them, and what was never asked for shows.
///
/// Whoever was planned for once has a row of `planning_due`. It says when to do so again, a day later, and is brought
/// forward by whatever changes a plan. Processes share the work: one that takes a row moves it on by ten minutes, and
/// by a day when it is done, so that what a killed one has taken comes up again.
package struct PlanAhead: Sendable {
  /// What becomes of one round.
  package struct Round: Sendable, Hashable {
    package var taken = 0
    package var planned = 0
    /// Told of, since nobody knows what to do about them.
    package var failed = 0

    package init(taken: Int = 0, planned: Int = 0, failed: Int = 0) {
      self.taken = taken
      self.planned = planned
      self.failed = failed
    }
  }

  /// How far ahead, in seconds: a device that is silent is told of two days at least, and what is further may still
  /// change.
  package static let horizon: TimeInterval = 72 * 3600
  /// Of those whose zone has got other rules, in seconds for each.
  private static let spread = 0.000_3
  private static let lease: TimeInterval = 600
  /// Taken at once.
  package static let batch = 100
  /// Planned for at a time: one waits for PostgreSQL while another is drawn.
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

  package init(
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

  /// Lets those be planned for whose zone has got other rules.
  ///
  /// - Parameter version: of the zones that were followed last; nil: none yet.
  /// - Returns: the one that is followed now.
  /// - Throws: `PostgresError`.
  package func followZones(since version: String?) async throws -> String {
    let current = zones.reading.version ?? ""
    if current != version {
      try await due.hasten(zones: zones.digests, spread: Self.spread, on: pool)
    }
    return current
  }

  /// How many are due, and for how long the first of them, in seconds; 0 where there is none.
  ///
  /// - Throws: `PostgresError`.
  package func overdue() async throws -> (count: Int, oldestAge: TimeInterval) {
    let now = clock.now()
    let found = try await due.overdue(at: now, on: pool)
    return (found.count, found.oldest.map { max(0, now.timeIntervalSince($0)) } ?? 0)
  }

  /// Plans for those who are due, at most ``batch``.
  ///
  /// - Throws: `PostgresError`.
  package func callAsFunction(
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

  /// One that cannot be planned for keeps nobody else waiting: it comes up again when its lease is over.
  private func plan(for participantID: UUID, now: Date) async throws {
    let hasTold = try await pool.transaction { connection in
      let (_, records) = try await connection.answers(
        to: participants.lock(participantID), enrolments.all(of: participantID))
      let studyIDs = records.filter { !$0.value.hasEnded && $0.value.joinedAt != nil }
        .keys.sorted()
      // A suspended account's plan stands, and nobody is told of it.
      guard !studyIDs.isEmpty, !suspended.contains(participantID) else {
        try await connection.run([
          due.postpone(participantID, next: now.addingTimeInterval(PlanPerson.dueInterval))
        ])
        return false
      }
      return try await planPerson(
        PlanPerson.Request(
          participantID: participantID, studyIDs: studyIDs, token: nil, timeZone: nil,
          limit: SchedulePlanner.limitMax, until: now.addingTimeInterval(Self.horizon),
          known: nil, now: now), on: connection
      ).hasTold
    }
    if hasTold { events.wake() }
  }
}

extension PostgresError {
  /// What was asked is at fault, and the server is there.
  fileprivate var isOfStatement: Bool {
    switch kind {
    case .server, .decoding, .parameter: true
    default: false
    }
  }
}
