import FoundationEssentials
import Postgres
import ServiceKit

/// Begins the erasures that are due without a request. An erasure also ends the enrolment or the
/// account, so that concurrent or repeated runs begin each only once.
struct BeginDueErasures: Sendable {
  let environment: AuthEnvironment

  /// Maximum number of erasures in progress, of any kind, up to which new ones are begun. Each
  /// erasure costs every service reads and writes, and submissions come first.
  static let underWayMax = 20

  /// Begins the erasure of study data whose retention period has ended.
  ///
  /// - Returns: the number of erasures begun.
  /// - Throws: `PostgresError`.
  func ofRetention() async throws -> Int {
    try await begin(\.participantID) { now, room in
      RetentionStore.due(at: now, limit: room)
    } order: { found, now, connection in
      // A participant may be due in several studies, or may have joined again.
      let due = try await connection.answer(
        to: RetentionStore.due(at: now, of: found.participantID, limit: Int(Int32.max)))
      guard due.contains(found), let mode = ErasureOrder.Mode(rawValue: found.outcome.rawValue)
      else { return nil }
      return (found.studyID, mode, .retentionEnded, .retention)
    }
  }

  /// Begins the erasure of unusable accounts about which other services may store data: anonymous
  /// accounts without a session or enrolment, and unconfirmed accounts that belong to staff or were
  /// suspended or marked. ``DeleteExpired`` deletes the other unconfirmed accounts.
  ///
  /// - Returns: the number of erasures begun.
  /// - Throws: `PostgresError`.
  func ofExpiredAccounts() async throws -> Int {
    try await begin(\.self) { now, room in
      AccountStore.expired(at: now, atMost: room)
    } order: { participantID, now, connection in
      guard try await connection.answer(to: AccountStore.isExpired(participantID, at: now)) else {
        return nil
      }
      return ("", .eraseAnswers, .accountExpired, .expiry)
    }
  }

  private typealias Order = (
    studyID: String, mode: ErasureOrder.Mode, action: AuditAction, reason: BeginErasure.Reason
  )

  /// - Parameter order: checks again with the account locked; nil if nothing is due any more.
  private func begin<Due: Sendable>(
    _ participant: (Due) -> UUID, find: (Date, Int) -> PostgresStatement<[Due]>,
    order: (Due, Date, PostgresConnection) async throws -> Order?
  ) async throws -> Int {
    let (pool, now) = (environment.pool, environment.clock.now())
    let room =
      Self.underWayMax
      - (try await pool.answer(to: ErasureRequestStore.underWay(atMost: Self.underWayMax)))
    guard room > 0 else { return 0 }
    var begun = 0
    for found in try await pool.answer(to: find(now, room)) {
      let participantID = participant(found)
      begun += try await pool.write { connection in
        guard try await connection.answer(to: AccountStore.lock(participantID)),
          let due = try await order(found, now, connection)
        else { return 0 }
        try await BeginErasure(environment: environment)(
          ErasureOrder(
            erasureID: UUID(), participantID: participantID, studyID: due.studyID, mode: due.mode,
            requestedAt: now),
          as: AuditRecord(action: due.action), for: due.reason, on: connection)
        return 1
      }
    }
    if begun > 0 { environment.events.wake() }
    return begun
  }
}
