/// Whether a server takes writes, as far as a pool has seen.
///
/// A session keeps what its role and its database said about `default_transaction_read_only` when it
/// began, and one to a replica stays where it is. So the end of a read-only time is something that only a
/// new connection shows, and those from before are worth nothing then.
struct WriteAccess {
  private(set) var isReadOnly = false
  /// When a new connection last showed that the server takes writes again.
  private var returnedAt: ContinuousClock.Instant?

  /// - Parameter openedAt: of the connection on which a write was refused, or which says itself that it
  ///   takes none.
  /// - Returns: whether that is news.
  mutating func refused(openedAt: ContinuousClock.Instant) -> Bool {
    guard !isReadOnly, !isOutdated(openedAt: openedAt) else { return false }
    isReadOnly = true
    return true
  }

  /// A new connection takes writes; those opened before `instant` may be from before.
  ///
  /// - Returns: whether that is news.
  mutating func returned(at instant: ContinuousClock.Instant) -> Bool {
    guard isReadOnly else { return false }
    isReadOnly = false
    returnedAt = instant
    return true
  }

  /// Whether a connection may be one that still takes no writes.
  func isOutdated(openedAt: ContinuousClock.Instant) -> Bool {
    returnedAt.map { openedAt < $0 } ?? false
  }
}
