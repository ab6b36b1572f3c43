/// Ends a connection so that its last bytes, usually a GOAWAY, reach a peer that keeps sending.
///
/// Closing a socket with unread bytes resets the connection, and the peer then loses bytes it has
/// not read. So the sending side is closed first. Received bytes are discarded until the peer
/// closes its side, within limits of time and bytes (as in RFC 9112 §9.6 for HTTP/1.1).
struct LingeringClose: Hashable {
  /// Maximum time from the decision to close to the end, even if the peer does not read.
  static let timeMax: Duration = .seconds(1)
  /// Maximum of discarded bytes: twice the connection's window, more than an honest peer has in
  /// flight.
  static let discardedBytesMax = 8 * 1024 * 1024

  enum Stage: Hashable {
    /// The last bytes wait to be accepted by the socket.
    case writing
    /// Our side is closed.
    case draining
  }

  private(set) var stage = Stage.writing
  private var discardedBytes = 0

  /// Called when the socket has accepted the last bytes.
  mutating func wrote() {
    stage = .draining
  }

  /// Counts discarded bytes.
  /// - Returns: whether more may come.
  mutating func received(_ count: Int) -> Bool {
    discardedBytes += count
    return discardedBytes <= Self.discardedBytesMax
  }
}
