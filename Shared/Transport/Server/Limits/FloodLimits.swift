/// Limits per connection for frames that cost the server more than the client. Over a limit
/// the connection ends with GOAWAY ENHANCE_YOUR_CALM (RFC 9113 §10.5), whose debug data names it.
///
/// Honest clients do not reach them at any speed: each call earns the frames it needs, even if it
/// fails, and the rates apply to frames without calls. The table of honest clients in
/// `Shared/Transport/Tests/Interop` tests this.
public struct FloodLimits: Sendable, Hashable {
  /// RST_STREAM (rapid reset, CVE-2023-44487). Each answered call permits one, and each call that
  /// the client ended near its announced deadline, which a busy client does for every call. Those
  /// are limited by the calls and handlers that may run; a call that arrives together with its
  /// reset starts nothing. Default 1,000, 500 a second.
  public var resets = RateLimit(burst: 1_000, perSecond: 500)
  /// Streams that the server had to reset because of client errors ("MadeYouReset", CVE-2025-8671).
  /// Default 100, 10 a second.
  public var provokedResets = RateLimit(burst: 100, perSecond: 10)
  /// Streams above the limit of concurrent ones, opened before the client could know it. Default
  /// 1,000, 100 a second.
  public var refusedStreams = RateLimit(burst: 1_000, perSecond: 100)
  /// PING (CVE-2019-9512). Each answered call, each message sent and each 16 KiB permit one,
  /// because clients measure the bandwidth by PING. gRPC's own rule about PINGs without calls is in
  /// the keepalive configuration. Default 1,000, 100 a second.
  public var pings = RateLimit(burst: 1_000, perSecond: 100)
  /// SETTINGS (CVE-2019-9515). Each 64 KiB sent permit one, because a client that measures the
  /// bandwidth changes its windows. Default 100, 10 a second.
  public var settings = RateLimit(burst: 100, perSecond: 10)
  /// Empty DATA frames that do not end a stream (CVE-2019-9518). Default 1,000, 100 a second.
  public var emptyData = RateLimit(burst: 1_000, perSecond: 100)
  /// WINDOW_UPDATE of less than 1 KiB, which makes the server send tiny frames (CVE-2019-9511).
  /// Each stream permits one, since gRPC's C core opens them with a WINDOW_UPDATE of 5 bytes; each
  /// answered call one, each message sent two, and each KiB one. Default 1,000, 100 a second.
  public var smallWindowUpdates = RateLimit(burst: 1_000, perSecond: 100)
  /// PRIORITY frames (CVE-2019-9513); each stream permits one. Default 1,000, 100 a second.
  public var priorities = RateLimit(burst: 1_000, perSecond: 100)
  /// Frames of unknown types, among them PRIORITY_UPDATE (RFC 9218), and acknowledgements of PING;
  /// each stream permits one. Default 1,000, 100 a second.
  public var unknownFrames = RateLimit(burst: 1_000, perSecond: 100)
  /// Header sections over their limits, which must be decompressed to their end nevertheless.
  /// Default 100, 10 a second.
  public var oversizedHeaders = RateLimit(burst: 100, perSecond: 10)
  /// Bytes of header sections, as they were sent, above `ServerLimits.metadataSizeMax` in each:
  /// HPACK must decode them in any case. Default 4 MiB, 256 KiB a second.
  public var oversizedHeaderBytes = RateLimit(burst: 4 << 20, perSecond: 256 << 10)

  public init() {}
}
