/// The life of a server's connection, until its socket is closed and no handler runs on it any more.
struct ServerConnectionState: Hashable {
  private enum Phase: Hashable {
    case open
    /// Its calls have ended; the socket stays open for a moment.
    case ending
    /// The socket is closed. Handlers may go on for as long as they take.
    case closed
    case gone
  }

  enum CloseAction: Hashable {
    /// The calls end, and the reason of the end is counted.
    case endCalls
    /// They have ended, and the reason has been counted.
    case release
    /// The socket was closed before.
    case nothing
  }

  private var phase = Phase.open
  /// Handlers that run, and what decides whether calls may be made.
  private(set) var runningHandlers = 0

  /// Whether the socket is closed.
  var isClosed: Bool { phase == .closed || phase == .gone }

  /// Nothing more is sent or looked at.
  /// - Returns: whether the calls end, and the reason is counted, now.
  mutating func ending() -> Bool {
    guard phase == .open else { return false }
    phase = .ending
    return true
  }

  /// The socket is closed.
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
    precondition(runningHandlers > 0, "the end of a handler that had not begun")
    runningHandlers -= 1
  }

  /// - Returns: whether nothing is left of the connection, once.
  mutating func leaveIfIdle() -> Bool {
    guard phase == .closed, runningHandlers == 0 else { return false }
    phase = .gone
    return true
  }
}
