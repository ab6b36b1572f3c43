/// What one connection may send of the frames that cost the server more than the client. Over a limit
/// the connection ends with GOAWAY ENHANCE_YOUR_CALM (RFC 9113 §10.5), whose debug data names it.
///
/// No client that does useful work meets one, however fast it is: what calls need is earned by calls,
/// those that end in errors included, and the rates are for what comes without. The table of honest
/// clients in `Tests/Interop` holds them to that.
public struct FloodLimits: Sendable, Hashable {
  /// RST_STREAM (rapid reset, CVE-2023-44487). Each answered call earns one, and each call
  /// ended near the deadline that the client announced, which a busy client does for every call. Those
  /// are bounded by the calls and handlers that may run, as answered ones are; a call that comes
  /// together with its reset begins nothing. Default 1,000, 500 a second.
  public var resets = RateLimit(burst: 1_000, perSecond: 500)
  /// Streams that the server had to reset for errors of the client ("MadeYouReset",
  /// CVE-2025-8671). Default 100, 10 a second.
  public var provokedResets = RateLimit(burst: 100, perSecond: 10)
  /// Streams above the limit of concurrent ones, opened before the client could know it. Default
  /// 1,000, 100 a second.
  public var refusedStreams = RateLimit(burst: 1_000, perSecond: 100)
  /// PING (CVE-2019-9512); each answered call earns one, each message sent, and each 16 KiB: clients
  /// measure the bandwidth by PING. Default 1,000, 100 a second. What gRPC thinks of PINGs without
  /// calls is the keepalive configuration's affair.
  public var pings = RateLimit(burst: 1_000, perSecond: 100)
  /// SETTINGS (CVE-2019-9515); each 64 KiB sent earn one, since a client that has measured the
  /// bandwidth changes its windows. Default 100, 10 a second.
  public var settings = RateLimit(burst: 100, perSecond: 10)
  /// DATA frames without data that end nothing (CVE-2019-9518). Default 1,000, 100 a second.
  public var emptyData = RateLimit(burst: 1_000, perSecond: 100)
  /// WINDOW_UPDATE of less than 1 KiB, which makes the server dribble (CVE-2019-9511). Each stream
  /// earns one, as gRPC's C core opens them with a WINDOW_UPDATE of 5 bytes; each answered call one,
  /// each message sent two, and each KiB one. Default 1,000, 100 a second.
  public var smallWindowUpdates = RateLimit(burst: 1_000, perSecond: 100)
  /// PRIORITY frames (CVE-2019-9513); each stream earns one. Default 1,000, 100 a second.
  public var priorities = RateLimit(burst: 1_000, perSecond: 100)
  /// Frames of unknown types, among them PRIORITY_UPDATE (RFC 9218), and acknowledgements of PING;
  /// each stream earns one. Default 1,000, 100 a second.
  public var unknownFrames = RateLimit(burst: 1_000, perSecond: 100)
  /// Header sections over their limits, which are decompressed to their end all the same. Default
  /// 100, 10 a second.
  public var oversizedHeaders = RateLimit(burst: 100, perSecond: 10)
  /// Bytes of header sections, as they were sent, above `ServerLimits.metadataSizeMax` in each:
  /// HPACK has to read them whatever they are. Default 4 MiB, 256 KiB a second.
  public var oversizedHeaderBytes = RateLimit(burst: 4 << 20, perSecond: 256 << 10)

  public init() {}
}
