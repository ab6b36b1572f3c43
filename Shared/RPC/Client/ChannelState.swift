/// When a channel connects, waits or fails (doc/connectivity-semantics-and-api.md of gRPC).
struct ChannelState: Hashable {
  private enum State: Hashable {
    case idle
    case connecting
    case ready
    case backingOff
    case closed
  }

  enum CallAction: Hashable {
    case connect
    case wait
    case start
    /// The last attempt failed and the next one is not due.
    case failUnavailable
    case failClosed
  }

  enum FailureAction: Hashable {
    /// Fail the calls that do not wait, and try again after the back-off.
    case backOff
    case nothing
  }

  enum BackoffAction: Hashable {
    case connect
    case nothing
  }

  private var state = State.idle

  var isReady: Bool { state == .ready }
  var isClosed: Bool { state == .closed }

  mutating func callArrived(waitsForReady: Bool) -> CallAction {
    switch state {
    case .idle:
      state = .connecting
      return .connect
    case .connecting: return .wait
    case .ready: return .start
    case .backingOff: return waitsForReady ? .wait : .failUnavailable
    case .closed: return .failClosed
    }
  }

  /// - Returns: whether the connection may be used; not when the channel was closed meanwhile.
  mutating func connected() -> Bool {
    guard state == .connecting else { return false }
    state = .ready
    return true
  }

  mutating func connectFailed() -> FailureAction {
    guard state == .connecting else { return .nothing }
    state = .backingOff
    return .backOff
  }

  mutating func backoffElapsed(callsAreWaiting: Bool) -> BackoffAction {
    guard state == .backingOff else { return .nothing }
    state = callsAreWaiting ? .connecting : .idle
    return callsAreWaiting ? .connect : .nothing
  }

  /// The ready connection closed or goes away.
  ///
  /// - Returns: whether to connect again at once.
  mutating func connectionLost(callsAreWaiting: Bool) -> Bool {
    guard state == .ready else { return false }
    state = callsAreWaiting ? .connecting : .idle
    return callsAreWaiting
  }

  mutating func close() {
    state = .closed
  }
}
