public import FoundationEssentials
import Logging
public import Postgres
import Synchronization

/// The accounts whose access tokens are refused: a set in memory, so that looking costs a call no query.
///
/// What the bus brings to this process counts at once. What it brings to another process of the service
/// stands in the table, which each reads every 15 seconds: with the moment that an event takes, every
/// process knows within a minute.
public final class SuspendedAccounts: Sendable {
  fileprivate struct State {
    var suspended: Set<UUID> = []
    /// What was told since the last look at the table began, and since the one before: its transaction may
    /// not have been committed when the table was read.
    var told: [UUID: Bool] = [:]
    var toldBefore: [UUID: Bool] = [:]
  }

  private static let lookInterval = Duration.seconds(15)

  private let pool: PostgresPool
  private let state = Mutex(State())

  public init(pool: PostgresPool) { self.pool = pool }

  public func contains(_ participantID: UUID) -> Bool {
    state.withLock { $0.suspended.contains(participantID) }
  }

  /// Stores what was told; part of the caller's transaction.
  ///
  /// - Returns: false for what is known already, older than what is known, or of somebody who was erased:
  ///   it changes nothing.
  public func record(
    _ change: AccountSuspension, on connection: PostgresConnection
  ) async throws -> Bool {
    try await connection.execute(
      """
      INSERT INTO suspended_accounts AS known (participant_id, revision, suspended, changed_at)
      SELECT \(change.participantID), \(change.revision), \(change.isSuspended),
        \(change.changedAt)
      WHERE NOT EXISTS (
        SELECT FROM erasures
        WHERE is_whole AND digest = erasure_digest(\(change.participantID), ''))
      ON CONFLICT (participant_id) DO UPDATE SET revision = EXCLUDED.revision,
        suspended = EXCLUDED.suspended, changed_at = EXCLUDED.changed_at
      WHERE known.revision < EXCLUDED.revision
      """) == 1
  }

  /// Lets what was recorded count in this process at once. Should its transaction fail after all, the
  /// second look at the table from now on takes it back.
  public func tell(_ change: AccountSuspension) {
    state.withLock { state in
      state.told[change.participantID] = change.isSuspended
      state.apply([change.participantID: change.isSuspended])
    }
  }

  /// Reads the table. What is in memory stays while the database is away.
  public func load() async throws {
    state.withLock { state in
      state.toldBefore = state.told
      state.told = [:]
    }
    let rows = try await pool.query("SELECT participant_id FROM suspended_accounts WHERE suspended")
    let stored = Set(try rows.map { try $0.decode("participant_id", as: UUID.self) })
    state.withLock { state in
      state.suspended = stored
      state.apply(state.toldBefore)
      state.apply(state.told)
    }
  }

  /// Reads the table again and again until cancelled.
  func keepFresh(logger: Logger) async throws {
    let outages = OutageLog("looking for suspended accounts", logger: logger)
    // It was read just now.
    try await Task.sleep(for: Self.lookInterval)
    try await outages.repeating(every: Self.lookInterval) { try await load() }
  }
}

extension SuspendedAccounts.State {
  fileprivate mutating func apply(_ changes: [UUID: Bool]) {
    for (participantID, isSuspended) in changes {
      if isSuspended {
        suspended.insert(participantID)
      } else {
        suspended.remove(participantID)
      }
    }
  }
}
