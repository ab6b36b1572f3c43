/// The life of a connection's channel: from the socket to HTTP/2, and the one way to its end.
///
/// The first reason of the end is kept. From there on nothing is read or sent but what belongs to the
/// end itself.
struct HTTP2ChannelState {
  private enum Phase {
    /// The socket is not connected, or TLS has not agreed on `h2`.
    case connecting
    case open
    /// The frames about the connection that are queued leave first; nothing is sent before TLS has agreed.
    case ending(isOpen: Bool)
    /// They have left, or are with the socket. It stays open for a moment.
    case lingering(LingeringClose)
    case closed
  }

  enum ReadAction: Hashable {
    case process
    /// The connection is over: throw it away.
    case discard
    /// The peer sends more than is worth waiting for.
    case close
  }

  /// The end of the connection has been decided on.
  enum EndAction: Hashable {
    case nothing
    /// It has begun now: the time that it may take counts from here.
    case limitTime
  }

  enum LingerAction: Hashable {
    /// Tells the owner and waits for the socket to take the last bytes; for no longer than the limit of
    /// time, which counts from now unless it does so already.
    case linger(limitsTime: Bool)
    /// The connection ends already.
    case nothing
  }

  private var phase = Phase.connecting
  /// Why the connection ends; nil: for no fault, or not yet.
  private(set) var closeReason: (any Error)?

  /// Whether what the session has queued may be written.
  var maySend: Bool {
    switch phase {
    case .open, .ending(isOpen: true): true
    case .connecting, .ending(isOpen: false), .lingering, .closed: false
    }
  }

  /// Whether nothing more is read, nor sent by the owner.
  var isOver: Bool {
    switch phase {
    case .lingering, .closed: true
    case .connecting, .open, .ending: false
    }
  }

  /// Whether the connection ends as soon as the frames about it are written.
  var isEnding: Bool {
    if case .ending = phase { true } else { false }
  }

  /// Bytes can flow both ways.
  /// - Returns: false unless this is the first time, or when the connection is over.
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

  /// The connection is to end once the frames about it are written.
  mutating func end(because reason: (any Error)?) -> EndAction {
    keep(reason)
    switch phase {
    case .connecting: phase = .ending(isOpen: false)
    case .open: phase = .ending(isOpen: true)
    case .ending, .lingering, .closed: return .nothing
    }
    return .limitTime
  }

  /// The last bytes are with the socket.
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

  /// The socket has taken the last bytes.
  /// - Returns: whether our side of the connection is to be closed now.
  mutating func lastBytesLeft() -> Bool {
    guard case .lingering(var lingering) = phase, lingering.stage == .writing else { return false }
    lingering.wrote()
    phase = .lingering(lingering)
    return true
  }

  /// Nothing is waited for any more.
  /// - Returns: whether the channel is still to be closed.
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
