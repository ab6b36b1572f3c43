import NIOCore
import Synchronization

/// The connections of a server: counts them against the limit and tells when the last is gone.
final class ConnectionRegistry: Sendable {
  private struct State: Sendable {
    var limit: Int
    var connections: [ObjectIdentifier: ServerConnection] = [:]
    /// Sockets open; a connection whose handlers still run may have closed its socket.
    var waiters: [UInt64: CheckedContinuation<Bool, Never>] = [:]
    var nextWaiter: UInt64 = 0
    var isShuttingDown = false
    var addedCount = 0
    var refusals = RefusalEpisode()
  }

  enum Admission {
    /// - Parameter refusedBefore: how many were refused, if this ends that.
    case accepted(refusedBefore: Int?)
    /// - Parameter isFirst: whether it is the first of many, perhaps.
    case refused(isFirst: Bool)
  }

  private let state: Mutex<State>

  init(limit: Int) {
    state = Mutex(State(limit: limit))
  }

  var limit: Int { state.withLock(\.limit) }

  /// Connections beyond a limit that is lower now stay.
  func adopt(limit: Int) { state.withLock { $0.limit = limit } }

  /// Refuses when there are too many, or the server shuts down.
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

  /// Nil when there is room; else whether it is the first that is refused, of many perhaps.
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

  /// Since the server started.
  var addedCount: Int { state.withLock { $0.addedCount } }

  /// Accepts no more connections and returns those that are there.
  func beginShutdown() -> [ServerConnection] {
    state.withLock { state in
      state.isShuttingDown = true
      return Array(state.connections.values)
    }
  }

  /// Waits until no connection is left.
  ///
  /// - Returns: false when time ran out before.
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
