/// Decides when to connect to one server, to wait, and to back off
/// (doc/connectivity-semantics-and-api.md and doc/connection-backoff.md of gRPC).
struct SubchannelState: Hashable {
  private enum State: Hashable {
    case idle
    /// `followsFailure`: whether the end of a back-off started it instead of a call. Until it
    /// succeeds, calls that do not wait fail as during the back-off.
    case connecting(followsFailure: Bool)
    case ready
    case backingOff
    case shutDown
  }

  enum LossAction: Hashable {
    /// No action until a connection is requested.
    case rest
    case backOff
    case nothing
  }

  private var state = State.idle

  var connectivity: Connectivity {
    switch state {
    case .idle: .idle
    case .connecting(let followsFailure): followsFailure ? .transientFailure : .connecting
    case .ready: .ready
    case .backingOff: .transientFailure
    case .shutDown: .shutDown
    }
  }

  var isReady: Bool { state == .ready }

  var isConnecting: Bool {
    if case .connecting = state { true } else { false }
  }

  var isShutDown: Bool { state == .shutDown }

  /// - Returns: whether to connect now.
  mutating func connectRequested() -> Bool {
    guard state == .idle else { return false }
    state = .connecting(followsFailure: false)
    return true
  }

  /// The server's SETTINGS arrived.
  ///
  /// - Returns: whether the connection may be used; false if it is no longer wanted.
  mutating func connected() -> Bool {
    guard isConnecting else { return false }
    state = .ready
    return true
  }

  /// - Returns: whether the back-off begins.
  mutating func connectFailed() -> Bool {
    guard isConnecting else { return false }
    state = .backingOff
    return true
  }

  /// Abandons the attempt because another server was faster.
  ///
  /// - Returns: whether an attempt was running.
  mutating func connectAbandoned() -> Bool {
    guard isConnecting else { return false }
    state = .idle
    return true
  }

  /// - Parameter isWanted: whether a call waits for this server.
  /// - Returns: whether to connect now.
  mutating func backoffElapsed(isWanted: Bool) -> Bool {
    guard state == .backingOff else { return false }
    state = isWanted ? .connecting(followsFailure: true) : .idle
    return isWanted
  }

  /// The ready connection was closed or received GOAWAY.
  ///
  /// - Parameter wasUseful: whether it carried a call or lasted a while. Otherwise it counts as a
  ///   failed attempt: the client backs off from a server that accepts and disconnects.
  mutating func connectionLost(wasUseful: Bool) -> LossAction {
    guard state == .ready else { return .nothing }
    state = wasUseful ? .idle : .backingOff
    return wasUseful ? .rest : .backOff
  }

  mutating func shutDown() {
    state = .shutDown
  }
}

/// The state of one server of a channel (doc/connectivity-semantics-and-api.md of gRPC).
enum Connectivity: Hashable, CaseIterable {
  case idle
  case connecting
  case ready
  /// The last attempt failed, or the server reports that it is not serving.
  case transientFailure
  case shutDown
}
