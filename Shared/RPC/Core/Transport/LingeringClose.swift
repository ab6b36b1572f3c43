/// How a connection ends whose last bytes, a GOAWAY usually, shall reach a peer that goes on sending.
///
/// To close a socket while bytes in it have not been read resets the connection, and a reset
/// makes the peer forget what it has not read itself. So our side is closed first, and what still
/// comes is read and thrown away until the peer closes its side (RFC 9112 §9.6 describes the same for
/// HTTP/1.1), within limits of time and bytes.
struct LingeringClose: Hashable {
  /// From the decision to close to the end, whether or not the peer takes our last bytes.
  static let timeMax: Duration = .seconds(1)
  /// Twice the connection's window: more than that an honest peer cannot have on its way.
  static let discardedBytesMax = 8 * 1024 * 1024

  enum Stage: Hashable {
    /// The last bytes wait for the socket to take them.
    case writing
    /// Our side is closed.
    case draining
  }

  private(set) var stage = Stage.writing
  private var discardedBytes = 0

  /// The socket has taken the last bytes.
  mutating func wrote() {
    stage = .draining
  }

  /// Bytes came that are thrown away.
  /// - Returns: whether more may come.
  mutating func received(_ count: Int) -> Bool {
    discardedBytes += count
    return discardedBytes <= Self.discardedBytesMax
  }
}
