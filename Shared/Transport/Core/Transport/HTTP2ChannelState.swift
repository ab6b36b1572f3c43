/// State of a connection's channel: from the socket to HTTP/2, and its single way to the end.
///
/// The first reason of the end is kept. After it, only data of the end itself is read or sent.
struct HTTP2ChannelState {
  private enum Phase {
    /// The socket is not connected, or TLS has not negotiated `h2`.
    case connecting
    case open
    /// The queued connection frames are sent first, unless the TLS handshake is still running.
    case ending(isOpen: Bool)
    /// The last frames are sent or in the socket's queue. The socket stays open for a moment.
    case lingering(LingeringClose)
    case closed
  }

  enum ReadAction: Hashable {
    case process
    /// The connection is over: discard the bytes.
    case discard
    /// The peer sent more than the limit.
    case close
  }

  /// Actions when the connection is to end.
  enum EndAction: Hashable {
    case nothing
    /// The end begins now: start its time limit.
    case limitTime
  }

  enum LingerAction: Hashable {
    /// Informs the owner and waits until the socket has accepted the last bytes. Starts the time
    /// limit unless it is already running.
    case linger(limitsTime: Bool)
    /// The connection is already ending.
    case nothing
  }

  private var phase = Phase.connecting
  /// Error that ends the connection; nil if none or not ending.
  private(set) var closeReason: (any Error)?

  /// Whether the session's queued bytes may be written.
  var maySend: Bool {
    switch phase {
    case .open, .ending(isOpen: true): true
    case .connecting, .ending(isOpen: false), .lingering, .closed: false
    }
  }

  /// Whether reading, and sending by the owner, has ended.
  var isOver: Bool {
    switch phase {
    case .lingering, .closed: true
    case .connecting, .open, .ending: false
    }
  }

  /// Whether the connection ends after its own frames are written.
  var isEnding: Bool {
    if case .ending = phase { true } else { false }
  }

  /// Called when data can be transferred.
  ///
  /// - Returns: false unless this is the first time, or if the connection is over.
  mutating func becameReady() -> Bool {
    switch phase {
    case .connecting:
      phase = .open
      return true
    case .ending(isOpen: false):
      phase = .ending(isOpen: true)
      return true
    case .open, .ending, .lingering, .closed: return false
    }
  }

  mutating func received(_ count: Int) -> ReadAction {
    switch phase {
    case .connecting, .open, .ending: return .process
    case .lingering(var lingering):
      let mayGoOn = lingering.received(count)
      phase = .lingering(lingering)
      return mayGoOn ? .discard : .close
    case .closed: return .discard
    }
  }

  /// Ends the connection after its own frames are written.
  mutating func end(because reason: (any Error)?) -> EndAction {
    keep(reason)
    switch phase {
    case .connecting: phase = .ending(isOpen: false)
    case .open: phase = .ending(isOpen: true)
    case .ending, .lingering, .closed: return .nothing
    }
    return .limitTime
  }

  /// Called when the last bytes were passed to the socket.
  mutating func linger(because reason: (any Error)? = nil) -> LingerAction {
    keep(reason)
    switch phase {
    case .connecting, .open:
      phase = .lingering(LingeringClose())
      return .linger(limitsTime: true)
    case .ending:
      phase = .lingering(LingeringClose())
      return .linger(limitsTime: false)
    case .lingering, .closed: return .nothing
    }
  }

  /// Called when the socket has accepted the last bytes.
  ///
  /// - Returns: whether to close our side of the connection now.
  mutating func lastBytesLeft() -> Bool {
    guard case .lingering(var lingering) = phase, lingering.stage == .writing else { return false }
    lingering.wrote()
    phase = .lingering(lingering)
    return true
  }

  /// Stops waiting for anything.
  ///
  /// - Returns: whether the channel must still be closed.
  mutating func close(because reason: (any Error)? = nil) -> Bool {
    keep(reason)
    if case .closed = phase { return false }
    phase = .closed
    return true
  }

  private mutating func keep(_ reason: (any Error)?) {
    if closeReason == nil { closeReason = reason }
  }
}
