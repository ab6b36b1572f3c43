public import Logging
internal import Synchronization

/// Reads from a streaming replica while it is fresh enough. Otherwise reads from the primary: if
/// the replica lags too far, is unreachable, cancels the query because of a replay conflict, or is
/// not a replica of this primary.
///
/// Data from the replica lacks at most the commits of the last `stalenessMax`. Freshness is checked
/// beside the reads, several times within that bound; the first reads after a pause use the
/// primary.
public final class PostgresReadRouter: PostgresExecutor {
  public enum Target: String, Sendable, CaseIterable {
    case primary, replica
  }

  private struct State {
    var freshness = ReplicaFreshness()
    var isChecking = false
    var nextCheck = ContinuousClock.now
    var backoff = Backoff(first: .milliseconds(500), max: .seconds(10))
    var isUsable: Bool?
    /// Why the last check found the replica unusable.
    var problem: String?
  }

  private let primary: PostgresPool
  private let replica: PostgresPool?
  private let stalenessMax: Duration
  private let logger: Logger
  private let onRead: @Sendable (Target) -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - replica: nil: all reads use the primary. The caller closes it.
  ///   - stalenessMax: above zero.
  ///   - onRead: called for every read, for metrics.
  public init(
    primary: PostgresPool, replica: PostgresPool?, stalenessMax: Duration = .seconds(5),
    logger: Logger, onRead: @escaping @Sendable (Target) -> Void = { _ in }
  ) {
    self.primary = primary
    self.replica = replica
    self.stalenessMax = stalenessMax
    self.logger = logger
    self.onRead = onRead
  }

  public nonisolated(nonsending) func query(_ query: PostgresQuery) async throws -> [PostgresRow] {
    if let replica = replicaIfFresh() {
      do {
        let rows = try await replica.query(query)
        onRead(.replica)
        return rows
      } catch let error as PostgresError where error.mayBeOfReplicaOnly {
        if error.kind != .server { giveUpReplica(for: error) }
      }
    }
    onRead(.primary)
    return try await primary.query(query)
  }

  /// Runs on the primary; a replica is read-only.
  @discardableResult
  public nonisolated(nonsending) func execute(_ query: PostgresQuery) async throws -> Int {
    try await primary.execute(query)
  }

  /// Checks the replica without a read, repeatedly while it is too far behind, which it may be for a
  /// moment.
  ///
  /// - Returns: why the replica is unusable; nil if reads use it, without a replica, and while the
  ///   primary does not answer, by which the replica is judged.
  public func replicaProblem() async -> String? {
    guard let replica else { return nil }
    for _ in 0..<8 where !Task.isCancelled {
      // A check beside a read may have begun before the replica was lost.
      if startsChecking() {
        await check(replica)
        guard state.withLock({ $0.problem }) != nil else { return nil }
      }
      try? await Task.sleep(for: checkInterval)
    }
    return state.withLock { $0.problem }
  }

  private func startsChecking() -> Bool {
    state.withLock { state in
      defer { state.isChecking = true }
      return !state.isChecking
    }
  }

  /// Several checks are made within the bound of staleness.
  private var checkInterval: Duration { min(.seconds(1), stalenessMax / 8) }

  private func replicaIfFresh() -> PostgresPool? {
    guard let replica else { return nil }
    let now = ContinuousClock.now
    let (isFresh, mustCheck) = state.withLock { state in
      let mustCheck = !state.isChecking && state.nextCheck <= now
      if mustCheck { state.isChecking = true }
      return (state.freshness.isFresh(within: stalenessMax, now: now), mustCheck)
    }
    // Detached, so that it does not inherit the deadline of a caller.
    if mustCheck { Task.detached { await self.check(replica) } }
    return isFresh ? replica : nil
  }

  // MARK: Checking

  private func check(_ replica: PostgresPool) async {
    let start = ContinuousClock.now
    let position: Int64
    let system: Int64
    // The order matters: the replica may advance in between, which is harmless.
    do {
      (position, system) = try await primary.queryRow(
        """
        SELECT pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::int8,
          (SELECT system_identifier FROM pg_control_system())
        """, as: Int64.self, Int64.self)
    } catch {
      return noReplica(
        "the primary does not answer: \(Self.reason(error))", isReplicaAtFault: false)
    }
    do {
      let (replayed, replicasSystem) = try await replica.queryRow(
        """
        SELECT CASE WHEN pg_is_in_recovery()
            THEN pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::int8 END,
          (SELECT system_identifier FROM pg_control_system())
        """, as: Int64?.self, Int64.self)
      guard let replayed, system == replicasSystem else {
        return noReplica(
          replayed == nil ? "it is not a replica (any more)" : "it is a replica of another server")
      }
      note(position, at: start, replayed: replayed)
    } catch {
      noReplica(Self.reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    (error as? PostgresError)?.description ?? "\(type(of: error))"
  }

  private func note(_ position: Int64, at instant: ContinuousClock.Instant, replayed: Int64) {
    let now = ContinuousClock.now
    let (wasUsable, isUsable) = state.withLock { state in
      state.freshness.note(primary: position, at: instant, replayed: replayed)
      state.isChecking = false
      state.nextCheck = now + checkInterval
      state.backoff.reset()
      let isUsable = state.freshness.isFresh(within: stalenessMax, now: now)
      state.problem = isUsable ? nil : "it is more than \(stalenessMax) behind"
      defer { state.isUsable = isUsable }
      return (state.isUsable, isUsable)
    }
    if isUsable, wasUsable != true {
      logger.info("reads that may be stale use the replica")
    } else if !isUsable, wasUsable != false {
      logger.warning(
        "the replica is too far behind; the primary answers",
        metadata: ["staleness_max": "\(stalenessMax)"])
    }
  }

  private func giveUpReplica(for error: PostgresError) {
    noReplica(error.description, isCheck: false)
  }

  private func noReplica(_ reason: String, isCheck: Bool = true, isReplicaAtFault: Bool = true) {
    let wasUsable = state.withLock { state in
      state.freshness.forget()
      state.problem = isReplicaAtFault ? reason : nil
      if isCheck { state.isChecking = false }
      state.nextCheck = .now + state.backoff.next()
      defer { state.isUsable = false }
      return state.isUsable
    }
    if wasUsable != false {
      logger.warning(
        "the replica is unusable; the primary answers", metadata: ["reason": "\(reason)"])
    }
  }
}

extension PostgresError {
  /// Whether the same read may succeed on the primary.
  fileprivate var mayBeOfReplicaOnly: Bool {
    switch kind {
    case .connectionLost, .poolExhausted, .closed: true
    // A replay conflict is a serialization failure; the other classes mean a server that shuts down
    // or is out of resources.
    case .server:
      isRetryable || ["53", "57", "58"].contains { sqlState?.hasPrefix($0) == true }
    case .timedOut, .cancelled, .decoding, .parameter: false
    }
  }
}
