/// Limits and window sizes of one connection. Each limit is there to make one kind of abuse cheap to
/// survive; the defaults suit a gateway that multiplexes many calls.
public struct HTTP2SessionConfiguration: Sendable, Hashable {
  /// Streams that the peer may have open at once. Default 1,000.
  public var concurrentStreamsMax: UInt32 = 1_000
  /// Bytes the peer may send on a stream before they are consumed. Default 256 KiB; at most 2^31-1.
  public var streamWindow: Int32 = 256 * 1024
  /// Bytes the peer may send on the whole connection before they are consumed. Default 4 MiB.
  public var connectionWindow: Int32 = 4 * 1024 * 1024
  /// Bytes of one header section, counted as in RFC 9113 §6.5.2. Default 16 KiB.
  public var headerListSizeMax: Int = 16 * 1024
  /// Fields of one header section, pseudo-header fields included. Default 128.
  public var headerFieldsMax: Int = 128
  /// Bytes, counted in the same way, up to which a header section over its limit is decompressed and
  /// checked so that it can be answered: what a request of literal fields can bring in HEADERS and
  /// ``continuationsMax`` CONTINUATION frames is below. A larger one unpacks to more than was sent;
  /// its stream is reset. Default 256 KiB.
  public var oversizedHeaderListMax: Int = 256 * 1024
  /// Entries in one SETTINGS frame. Default 32.
  public var settingsEntriesMax: Int = 32
  /// RST_STREAM frames accepted at once before the connection is closed (the rapid reset attack,
  /// CVE-2023-44487). Default 1,000.
  public var resetBurst: UInt64 = 1_000
  /// RST_STREAM frames regained for each second. Default 100.
  public var resetsPerSecond: UInt64 = 100
  /// CONTINUATION frames after one HEADERS frame. Default 8.
  public var continuationsMax: Int = 8
  /// Acknowledgements of SETTINGS and PING queued for a peer that does not read. Default 1,000.
  public var outboundAcknowledgementsMax: Int = 1_000
  /// When the bytes queued on a stream fall to this many, ``HTTP2Event/writable(stream:)`` is
  /// reported for a stream that asked for it. Default 16 KiB.
  public var lowWaterMark: Int = 16 * 1024

  public init() {}
}
