/// Whether a server is writable, as far as a pool knows.
///
/// A session keeps the `default_transaction_read_only` of its role and database from its start, and
/// a session to a replica stays there. So only a new connection can show the end of a read-only
/// state, and older ones must be replaced then.
struct WriteAccess {
  private(set) var isReadOnly = false
  /// Time at which a statement last failed because the server's disk was full.
  var fullAt: ContinuousClock.Instant?
  /// Time at which a new connection last showed that the server is writable again.
  private var returnedAt: ContinuousClock.Instant?

  /// - Parameter openedAt: when the connection was opened on which a write was rejected, or which
  ///   reports that it is read-only.
  /// - Returns: whether this is a change.
  mutating func refused(openedAt: ContinuousClock.Instant) -> Bool {
    guard !isReadOnly, !isOutdated(openedAt: openedAt) else { return false }
    isReadOnly = true
    return true
  }

  /// A new connection is writable; those opened before `instant` may be older than that.
  ///
  /// - Returns: whether this is a change.
  mutating func returned(at instant: ContinuousClock.Instant) -> Bool {
    guard isReadOnly else { return false }
    isReadOnly = false
    returnedAt = instant
    return true
  }

  /// Whether a connection may still be read-only.
  func isOutdated(openedAt: ContinuousClock.Instant) -> Bool {
    returnedAt.map { openedAt < $0 } ?? false
  }
}
