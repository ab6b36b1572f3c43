public import FoundationEssentials
package import Logging
public import Postgres
public import ServiceBasics
import Synchronization

/// The accounts whose access tokens are rejected, in memory, so that calls need no query: all tokens
/// of a suspended account, and tokens issued before the account's rights as staff last changed. The
/// same for clients: all tokens of a revoked one, and tokens issued before its limits last changed.
///
/// A change takes effect at once in the process that receives the event. Other processes of the
/// service read it from the table every 15 seconds, so all of them apply it within a minute.
public final class SuspendedAccounts: Sendable {
  fileprivate struct State {
    /// Changes by account: rows of the table that still matter, and later changes.
    var known: [UUID: AccountSuspension] = [:]
    /// Changes received since the last read of the table began, and since the one before. Their
    /// transactions may not have been committed when the table was read.
    var told: [UUID: AccountSuspension] = [:]
    var toldBefore: [UUID: AccountSuspension] = [:]
  }

  private static let lookInterval = Duration.seconds(15)

  /// Seconds after a change when every token from before it has expired, with a margin for clocks.
  /// Access tokens of `otolith-auth` live ten minutes. Older changes are not kept in memory.
  static let changeRemembered: TimeInterval = 3600

  private let pool: PostgresPool
  private let clock: any WallClock
  private let state = Mutex(State())

  public init(pool: PostgresPool, clock: any WallClock = SystemClock()) {
    self.pool = pool
    self.clock = clock
  }

  public func contains(_ participantID: UUID) -> Bool {
    state.withLock { $0.known[participantID]?.isSuspended == true }
  }

  /// Whether a token of the account is older than its rights. Tokens have whole seconds, so one of
  /// the same second counts as older; auth dates the next one accordingly.
  public func hasNewerRights(_ participantID: UUID, than issuedAt: Date) -> Bool {
    guard let changedAt = state.withLock({ $0.known[participantID]?.rightsChangedAt })
    else { return false }
    return issuedAt < Self.earliestIssue(after: changedAt)
  }

  /// Whether the client of a token was revoked, or got other limits, since the token was issued.
  public func endsTokens(ofClient clientID: UUID?, from issuedAt: Date) -> Bool {
    guard let clientID else { return false }
    return contains(clientID) || hasNewerRights(clientID, than: issuedAt)
  }

  /// Returns the earliest time of issue of a token with the rights after a change.
  public static func earliestIssue(after changedAt: Date) -> Date {
    Date(timeIntervalSince1970: changedAt.timeIntervalSince1970.rounded(.down) + 1)
  }

  /// Stores a change in the caller's transaction.
  ///
  /// - Returns: false if it is known, outdated, or about an erased account; then nothing changes.
  public func record(
    _ change: AccountSuspension, on connection: PostgresConnection
  ) async throws -> Bool {
    try await connection.execute(
      """
      INSERT INTO suspended_accounts AS known (participant_id, revision, suspended, changed_at,
        rights_changed_at)
      SELECT \(change.participantID), \(change.revision), \(change.isSuspended),
        \(change.changedAt), \(change.rightsChangedAt)::timestamptz
      WHERE NOT EXISTS (
        SELECT FROM erasures
        WHERE is_whole AND digest = erasure_digest(\(change.participantID), ''))
      ON CONFLICT (participant_id) DO UPDATE SET revision = EXCLUDED.revision,
        suspended = EXCLUDED.suspended, changed_at = EXCLUDED.changed_at,
        rights_changed_at = EXCLUDED.rights_changed_at
      WHERE known.revision < EXCLUDED.revision
      """) == 1
  }

  /// Applies a recorded change in this process at once. If its transaction fails, the second read
  /// of the table reverts it.
  public func tell(_ change: AccountSuspension) {
    state.withLock { state in
      if let earlier = state.told[change.participantID], earlier.revision > change.revision {
        return
      }
      state.told[change.participantID] = change
      state.apply([change.participantID: change])
    }
  }

  /// Number of accounts in memory.
  var count: Int { state.withLock { $0.known.count } }

  /// Reads the table. The accounts in memory stay if the database is unreachable.
  public func load() async throws {
    let told = state.withLock { state in
      state.toldBefore = state.told
      state.told = [:]
      return Array(state.toldBefore.keys)
    }
    // Recent rows, and those of received changes, may be newer than what was received.
    let rows = try await pool.query(
      """
      SELECT participant_id, revision, suspended, changed_at, rights_changed_at
      FROM suspended_accounts
      WHERE suspended OR changed_at > \(clock.now() - Self.changeRemembered)
        OR participant_id = ANY (\(told))
      """)
    var known: [UUID: AccountSuspension] = [:]
    for row in rows {
      let (id, revision, isSuspended, changedAt, rightsChangedAt) = try row.decode(
        UUID.self, Int.self, Bool.self, Date.self, Date?.self)
      known[id] = AccountSuspension(
        participantID: id, revision: revision, isSuspended: isSuspended, changedAt: changedAt,
        rightsChangedAt: rightsChangedAt)
    }
    state.withLock { [known] state in
      state.known = known
      state.apply(state.toldBefore)
      state.apply(state.told)
    }
  }

  /// Reads the table repeatedly until cancelled.
  package func keepFresh(logger: Logger) async throws {
    let outages = OutageLog("looking for suspended accounts", logger: logger)
    // The table was read at start.
    try await Task.sleep(for: Self.lookInterval)
    try await outages.repeating(every: Self.lookInterval) { try await load() }
  }
}

extension SuspendedAccounts.State {
  /// Applies changes that are newer than the known ones.
  fileprivate mutating func apply(_ changes: [UUID: AccountSuspension]) {
    for (participantID, change) in changes {
      if let current = known[participantID], current.revision > change.revision { continue }
      known[participantID] = change
    }
  }
}

/// The suspension or restoration of an account by an administrator, or a change of its rights as
/// staff; or the revocation of a client, or a change of its limits.
public struct AccountSuspension: Sendable, Hashable {
  /// Id of the account or the client.
  public var participantID: UUID
  /// Revision number that grows with each administrative change of the account.
  public var revision: Int
  /// Whether the account is suspended; false after a restoration.
  public var isSuspended: Bool
  public var changedAt: Date
  /// Time of the latest change of roles or led studies; nil if they never changed.
  public var rightsChangedAt: Date?

  public init(
    participantID: UUID, revision: Int, isSuspended: Bool, changedAt: Date,
    rightsChangedAt: Date? = nil
  ) {
    self.participantID = participantID
    self.revision = revision
    self.isSuspended = isSuspended
    self.changedAt = changedAt
    self.rightsChangedAt = rightsChangedAt
  }
}
