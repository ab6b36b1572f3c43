import NIOCore

/// Decides when to log that there are too many connections: once at the beginning and once at the
/// end. The episode ends when there is room and no connection was refused for a while.
struct AcceptPause: Sendable {
  /// Time since the last refusal after which an episode ends.
  static let quietTime = TimeAmount.seconds(10)

  /// Connections refused in this episode.
  private(set) var refused = 0
  private var lastRefusal = NIODeadline.uptimeNanoseconds(0)

  /// - Returns: whether an episode begins.
  mutating func refuse(at now: NIODeadline) -> Bool {
    refused += 1
    lastRefusal = now
    return refused == 1
  }

  /// - Parameter count: open connections, including this one.
  /// - Returns: the number of rejected connections if the episode ends.
  mutating func accept(at now: NIODeadline, count: Int, limit: Int) -> Int? {
    guard refused > 0, now - lastRefusal >= Self.quietTime, count <= limit - limit / 10 else {
      return nil
    }
    defer { refused = 0 }
    return refused
  }
}
