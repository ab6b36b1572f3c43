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

  public init(bytesMin: Int = 1_000, interval: Duration = .seconds(10)) {
    self.bytesMin = bytesMin
    self.interval = interval
  }
}
