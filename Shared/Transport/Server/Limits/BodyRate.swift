/// The minimum rate of a request that has begun, in bytes per interval.
///
/// It applies to an incomplete message, and to a request whose end is required to start the
/// handler. It does not apply to pauses between messages of a request stream.
public struct BodyRate: Sendable, Hashable {
  /// Minimum bytes of the request per interval; 0 disables the limit. Default 1,000.
  public var bytesMin: Int
  /// Length of an interval, at whose end a request is checked. Default 10 s.
  public var interval: Duration

  /// The required rate grows by its base for each step of bytes held, so that a client cannot
  /// occupy much memory by sending slowly. A batch of half a megabyte may still arrive at 1 KB/s.
  private static let heldBytesStep = 64 * 1024

  /// - Parameter held: buffered bytes of the request.
  func bytesMin(holding held: Int) -> Int {
    bytesMin + bytesMin * (held / Self.heldBytesStep)
  }

  public init(bytesMin: Int = 1_000, interval: Duration = .seconds(10)) {
    self.bytesMin = bytesMin
    self.interval = interval
  }
}
