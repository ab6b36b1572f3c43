/// The bytes that a stream returns to its flow-control window.
///
/// Bytes of an unread message stay counted against the window. Bytes of an incomplete message are
/// returned at once, since a message may be larger than the window. At most the window and one
/// message are held.
struct ReceiveWindow: Hashable {
  /// Bytes received but not returned.
  private var owed = 0
  /// Bytes of complete waiting messages, prefixes included.
  private var held = 0

  /// Records received bytes that completed messages of `completed` bytes in total.
  ///
  /// - Returns: bytes to return to the window.
  mutating func received(_ count: Int, completed: Int) -> Int {
    owed += count
    held += completed
    return giveBack()
  }

  /// Records that a waiting message was read.
  mutating func taken(_ count: Int) -> Int {
    held -= count
    return giveBack()
  }

  private mutating func giveBack() -> Int {
    let count = max(0, owed - held)
    owed -= count
    return count
  }
}
