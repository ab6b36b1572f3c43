import NIOCore

/// When the log is told that there are too many connections: once when it begins, and once when it is
/// over, which is when none was refused for a while and there is room.
struct RefusalEpisode: Sendable {
  /// Since the last refusal, before it counts as over.
  static let quietTime = TimeAmount.seconds(10)

  /// Of this episode.
  private(set) var refused = 0
  private var lastRefusal = NIODeadline.uptimeNanoseconds(0)

  /// - Returns: whether an episode begins.
  mutating func refuse(at now: NIODeadline) -> Bool {
    refused += 1
    lastRefusal = now
    return refused == 1
  }

  /// - Parameter count: connections open, this one included.
  /// - Returns: how many were refused, if that is over.
  mutating func accept(at now: NIODeadline, count: Int, limit: Int) -> Int? {
    guard refused > 0, now - lastRefusal >= Self.quietTime, count <= limit - limit / 10 else {
      return nil
    }
    defer { refused = 0 }
    return refused
  }
}
