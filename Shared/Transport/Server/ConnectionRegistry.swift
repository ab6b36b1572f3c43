import NIOCore
import Synchronization

/// The connections of a server: counts them against the limit and reports the end of the last one.
final class ConnectionRegistry: Sendable {
  private struct State: Sendable {
    var limit: Int
    var connections: [ObjectIdentifier: ServerConnection] = [:]
    /// Open sockets; a connection whose handlers still run may have closed its socket.
    var waiters: [UInt64: CheckedContinuation<Bool, Never>] = [:]
    var nextWaiter: UInt64 = 0
    var isShuttingDown = false
    var addedCount = 0
    var refusals = AcceptPause()
  }

  enum Admission {
    /// - Parameter refusedBefore: number of rejected connections if this ends an episode.
    case accepted(refusedBefore: Int?)
    /// - Parameter isFirst: whether it is the first rejection of an episode.
    case refused(isFirst: Bool)
  }

  private let state: Mutex<State>

  init(limit: Int) {
    state = Mutex(State(limit: limit))
  }

  var limit: Int { state.withLock(\.limit) }

  /// Changes the limit. Connections above a lower limit stay open.
  func adopt(limit: Int) { state.withLock { $0.limit = limit } }

  /// Rejects the connection if there are too many, or the server is shutting down.
  func add(_ connection: ServerConnection) -> Admission {
    let now = NIODeadline.now()
    return state.withLock { state in
      guard !state.isShuttingDown else { return .refused(isFirst: false) }
      guard state.connections.count < state.limit else {
        return .refused(isFirst: state.refusals.refuse(at: now))
      }
      state.connections[ObjectIdentifier(connection)] = connection
      state.addedCount += 1
      let count = state.connections.count
      return .accepted(
        refusedBefore: state.refusals.accept(at: now, count: count, limit: state.limit))
    }
  }

  /// Returns nil if there is room, otherwise whether this is the first refusal of an episode.
  func refuseIfFull() -> Bool? {
    let now = NIODeadline.now()
    return state.withLock { state in
      state.connections.count < state.limit ? nil : state.refusals.refuse(at: now)
    }
  }

  func remove(_ connection: ServerConnection) {
    let waiters = state.withLock { state -> [CheckedContinuation<Bool, Never>] in
      state.connections[ObjectIdentifier(connection)] = nil
      guard state.connections.isEmpty else { return [] }
      defer { state.waiters = [:] }
      return Array(state.waiters.values)
    }
    for waiter in waiters { waiter.resume(returning: true) }
  }

  var count: Int { state.withLock { $0.connections.count } }

  /// Number of connections since the server started.
  var addedCount: Int { state.withLock { $0.addedCount } }

  /// Stops accepting and returns the open connections.
  func beginShutdown() -> [ServerConnection] {
    state.withLock { state in
      state.isShuttingDown = true
      return Array(state.connections.values)
    }
  }

  /// Waits until no connection is left.
  ///
  /// - Returns: false if the time ran out before.
  func waitUntilEmpty(within time: TimeAmount, timer: any EventLoop) async -> Bool {
    await withCheckedContinuation { continuation in
      let waiter = state.withLock { state -> UInt64? in
        if state.connections.isEmpty { return nil }
        state.nextWaiter += 1
        state.waiters[state.nextWaiter] = continuation
        return state.nextWaiter
      }
      guard let waiter else {
        continuation.resume(returning: true)
        return
      }
      timer.scheduleTask(in: time) {
        let late = self.state.withLock { $0.waiters.removeValue(forKey: waiter) }
        late?.resume(returning: false)
      }
    }
  }
}
