/// Limits and window sizes of one connection. Each limit bounds the cost of one kind of abuse; the
/// defaults suit a gateway that multiplexes many calls.
public struct HTTP2SessionConfiguration: Sendable, Hashable {
  /// Maximum concurrent streams of the peer. Default 1,000.
  public var concurrentStreamsMax: UInt32 = 1_000
  /// Unconsumed bytes that the peer may send on a stream. Default 256 KiB; at most 2^31-1.
  public var streamWindow: Int32 = 256 * 1024
  /// Unconsumed bytes that the peer may send on the whole connection. Default 4 MiB.
  public var connectionWindow: Int32 = 4 * 1024 * 1024
  /// Maximum size of one header section, counted as in RFC 9113 §6.5.2. Default 16 KiB.
  public var headerListSizeMax: Int = 16 * 1024
  /// Maximum number of fields of one header section, including pseudo-header fields. Default 128.
  public var headerFieldsMax: Int = 128
  /// Bytes, counted the same way, up to which an oversized header section is decompressed and
  /// checked so that it can be answered. Literal fields in HEADERS and ``continuationsMax``
  /// CONTINUATION frames stay below. A larger section expands by compression; its stream is reset.
  /// Default 256 KiB.
  public var oversizedHeaderListMax: Int = 256 * 1024
  /// Maximum entries of one SETTINGS frame. Default 32.
  public var settingsEntriesMax: Int = 32
  /// Maximum RST_STREAM frames at once before the connection is closed (the rapid reset attack,
  /// CVE-2023-44487). Default 1,000.
  public var resetBurst: UInt64 = 1_000
  /// RST_STREAM frames regained per second. Default 100.
  public var resetsPerSecond: UInt64 = 100
  /// Maximum CONTINUATION frames after one HEADERS frame. Default 8.
  public var continuationsMax: Int = 8
  /// Maximum acknowledgements of SETTINGS and PING queued for a peer that does not read. Default
  /// 1,000.
  public var outboundAcknowledgementsMax: Int = 1_000
  /// Queued bytes of a stream at which a requested ``HTTP2Event/writable(stream:)`` is reported.
  /// Default 16 KiB.
  public var lowWaterMark: Int = 16 * 1024
  /// Whether the resets of streams that a server answered early are left to
  /// ``HTTP2Session/resetAnsweredStreams(_:)``. Default false: they follow the answer at once.
  public var delaysEarlyResets = false

  public init() {}
}
