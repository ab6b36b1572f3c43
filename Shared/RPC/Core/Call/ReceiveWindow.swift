/// What a stream gives back to its flow-control window.
///
/// Bytes of a message that waits to be read stay counted against the window; bytes of an incomplete
/// message are given back at once, for a message may be larger than the window. At most the window
/// and one message are held.
struct ReceiveWindow: Hashable {
  /// Received and not given back.
  private var owed = 0
  /// Bytes of whole messages that wait, prefixes included.
  private var held = 0

  /// Bytes arrived that completed messages of `completed` bytes altogether.
  /// - Returns: bytes to give back.
  mutating func received(_ count: Int, completed: Int) -> Int {
    owed += count
    held += completed
    return giveBack()
  }

  /// A waiting message was read.
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
