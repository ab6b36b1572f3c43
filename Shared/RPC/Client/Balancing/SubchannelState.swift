/// When one server is connected to, waited for or given a rest
/// (doc/connectivity-semantics-and-api.md and doc/connection-backoff.md of gRPC).
struct SubchannelState: Hashable {
  private enum State: Hashable {
    case idle
    /// `followsFailure`: started by the end of a back-off and not by a call. Until it succeeds, calls
    /// that do not wait fail as during the back-off.
    case connecting(followsFailure: Bool)
    case ready
    case backingOff
    case shutDown
  }

  enum LossAction: Hashable {
    /// Nothing until somebody asks for a connection.
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
  /// - Returns: whether the connection may be used; not when it is not wanted any more.
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

  /// Another server was faster: the attempt is given up.
  ///
  /// - Returns: whether there was one.
  mutating func connectAbandoned() -> Bool {
    guard isConnecting else { return false }
    state = .idle
    return true
  }

  /// - Parameter isWanted: somebody waits for this server.
  /// - Returns: whether to connect now.
  mutating func backoffElapsed(isWanted: Bool) -> Bool {
    guard state == .backingOff else { return false }
    state = isWanted ? .connecting(followsFailure: true) : .idle
    return isWanted
  }

  /// The ready connection closed or goes away.
  ///
  /// - Parameter wasUseful: it carried a call or lasted a while. One that did neither counts as a failed
  ///   attempt: a server that greets and hangs up is not called again without pause.
  mutating func connectionLost(wasUseful: Bool) -> LossAction {
    guard state == .ready else { return .nothing }
    state = wasUseful ? .idle : .backingOff
    return wasUseful ? .rest : .backOff
  }

  mutating func shutDown() {
    state = .shutDown
  }
}
