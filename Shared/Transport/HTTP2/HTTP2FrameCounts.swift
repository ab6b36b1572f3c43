/// Counts of the peer's frames since the last read, grouped by possible abuse.
///
/// Frames that HTTP/2 requires to be ignored are counted too, since ignoring them costs time.
public struct HTTP2FrameCounts: Sendable, Hashable {
  /// HEADERS frames and similar ones.
  public var headers = 0
  /// DATA frames without data (padding does not count) that do not end a stream.
  public var emptyData = 0
  /// Bytes of DATA frames, padding included.
  public var dataBytes = 0
  /// PRIORITY frames, which have no effect (RFC 9113 §5.3.2).
  public var priorities = 0
  /// RST_STREAM frames (CVE-2023-44487).
  public var resets = 0
  /// RST_STREAM frames sent because of peer errors (CVE-2025-8671).
  public var provokedResets = 0
  /// Streams that were refused because too many were open.
  public var refusedStreams = 0
  /// SETTINGS frames, acknowledgements not included (CVE-2019-9515).
  public var settings = 0
  /// PING frames, acknowledgements not included (CVE-2019-9512).
  public var pings = 0
  public var windowUpdates = 0
  /// WINDOW_UPDATE frames of less than ``HTTP2FrameCounts/smallIncrement`` bytes (CVE-2019-9511).
  public var smallWindowUpdates = 0
  /// Acknowledgements of PING, and frames of unknown types.
  public var unknown = 0
  /// Header sections discarded because of their size or number of fields.
  public var headerListsTooLarge = 0
  public var headerListsTooLong = 0
  /// Compressed bytes of header sections beyond ``HTTP2SessionConfiguration/headerListSizeMax``
  /// each; a section within the limit is never longer when compressed.
  public var excessHeaderBytes = 0

  /// Increment below which a WINDOW_UPDATE is small. The frame itself takes 13 bytes, and the
  /// header of the DATA frame that it allows 9.
  public static let smallIncrement = 1_024

  public init() {}

  /// Whether there were only requests, their bodies, and larger window updates.
  public var isQuiet: Bool {
    emptyData | priorities | resets | provokedResets | refusedStreams | settings | pings
      | smallWindowUpdates | unknown | headerListsTooLarge | headerListsTooLong | excessHeaderBytes
      == 0
  }
}
