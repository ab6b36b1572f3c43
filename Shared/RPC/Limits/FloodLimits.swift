/// What one connection may send of the frames that cost the server more than the client. Over a limit
/// the connection ends with GOAWAY ENHANCE_YOUR_CALM (RFC 9113 §10.5), whose debug data names it.
///
/// Answers earn more: cancelling some of many calls, measuring the bandwidth by PING while messages
/// arrive, and opening windows for small messages are all in order.
public struct FloodLimits: Sendable, Hashable {
  /// RST_STREAM (rapid reset, CVE-2023-44487); four answers earn one. Default 1,000, 100 a second.
  public var resets = RateLimit(burst: 1_000, perSecond: 100)
  /// Streams that the server had to reset for errors of the client ("MadeYouReset",
  /// CVE-2025-8671). Default 100, 10 a second.
  public var provokedResets = RateLimit(burst: 100, perSecond: 10)
  /// Streams above the limit of concurrent ones, opened before the client could know it. Default
  /// 1,000, 100 a second.
  public var refusedStreams = RateLimit(burst: 1_000, perSecond: 100)
  /// PING (CVE-2019-9512); each message sent earns one, and each 16 KiB. Default 1,000, 100 a second.
  /// What gRPC thinks of PINGs without calls is the keepalive configuration's affair.
  public var pings = RateLimit(burst: 1_000, perSecond: 100)
  /// SETTINGS (CVE-2019-9515). Default 100, 10 a second.
  public var settings = RateLimit(burst: 100, perSecond: 10)
  /// DATA frames without data that end nothing (CVE-2019-9518). Default 1,000, 100 a second.
  public var emptyData = RateLimit(burst: 1_000, perSecond: 100)
  /// WINDOW_UPDATE of less than 1 KiB, which makes the server dribble (CVE-2019-9511); each message
  /// sent earns two, and each KiB. Default 1,000, 100 a second.
  public var smallWindowUpdates = RateLimit(burst: 1_000, perSecond: 100)
  /// PRIORITY frames (CVE-2019-9513). Default 1,000, 100 a second.
  public var priorities = RateLimit(burst: 1_000, perSecond: 100)
  /// Frames of unknown types and acknowledgements of PING. Default 1,000, 100 a second.
  public var unknownFrames = RateLimit(burst: 1_000, perSecond: 100)
  /// Header sections over their limits, which are decompressed to their end all the same. Default
  /// 100, 10 a second.
  public var oversizedHeaders = RateLimit(burst: 100, perSecond: 10)

  public init() {}
}
