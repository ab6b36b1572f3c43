/// The least that a request which has begun must bring: so many bytes in each interval.
///
/// It holds for a message that is not complete and for a request whose end must come before its
/// handler starts, not for a call with a stream of requests that has nothing to say between them.
public struct BodyRate: Sendable, Hashable {
  /// Bytes of the request that must arrive in each interval. From 0, which switches the limit off.
  /// Default 1,000.
  public var bytesMin: Int
  /// Default 10 s. A request is judged at the end of each.
  public var interval: Duration

  /// What a request holds already makes it owe as much again for each of these: no client keeps much
  /// memory for long by sending little. A batch of half a megabyte may still come at 1 KB/s.
  private static let heldBytesStep = 64 * 1024

  /// - Parameter held: bytes of the request that are in memory.
  func bytesMin(holding held: Int) -> Int {
    bytesMin + bytesMin * (held / Self.heldBytesStep)
  }

  public init(bytesMin: Int = 1_000, interval: Duration = .seconds(10)) {
    self.bytesMin = bytesMin
    self.interval = interval
  }
}
