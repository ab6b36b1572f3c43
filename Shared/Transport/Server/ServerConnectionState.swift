/// State of a server's connection until its socket is closed and no handler runs any more.
struct ServerConnectionState: Hashable {
  private enum Phase: Hashable {
    case open
    /// Its calls have ended; the socket stays open briefly.
    case ending
    /// The socket is closed. Handlers may still run.
    case closed
    case gone
  }

  enum CloseAction: Hashable {
    /// End the calls, and count the reason.
    case endCalls
    /// They have ended, and the reason is counted.
    case release
    /// The socket was closed before.
    case nothing
  }

  private var phase = Phase.open
  /// Number of running handlers and pending authorizations.
  private(set) var runningHandlers = 0

  /// Whether the socket is closed.
  var isClosed: Bool { phase == .closed || phase == .gone }

  /// Stops sending and receiving.
  ///
  /// - Returns: whether to end the calls and count the reason now.
  mutating func ending() -> Bool {
    guard phase == .open else { return false }
    phase = .ending
    return true
  }

  /// Called when the socket is closed.
  mutating func closed() -> CloseAction {
    defer { if !isClosed { phase = .closed } }
    switch phase {
    case .open: return .endCalls
    case .ending: return .release
    case .closed, .gone: return .nothing
    }
  }

  mutating func handlerBegan() {
    runningHandlers += 1
  }

  mutating func handlerEnded() {
    precondition(runningHandlers > 0, "the end of a handler that was not started")
    runningHandlers -= 1
  }

  /// - Returns: whether nothing is left of the connection; true only once.
  mutating func leaveIfIdle() -> Bool {
    guard phase == .closed, runningHandlers == 0 else { return false }
    phase = .gone
    return true
  }
}
