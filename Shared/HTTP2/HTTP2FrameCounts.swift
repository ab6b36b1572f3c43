/// What the peer sent since somebody last asked, counted by what it can be abused for.
///
/// Frames that HTTP/2 tells us to ignore are counted like others: ignoring them costs time too.
public struct HTTP2FrameCounts: Sendable, Hashable {
  /// HEADERS frames, and what is like them.
  public var headers = 0
  /// DATA frames that carry no data and do not end a stream; padding is no data.
  public var emptyData = 0
  /// Bytes of DATA frames, padding included.
  public var dataBytes = 0
  /// PRIORITY frames, which have no effect (RFC 9113 §5.3.2).
  public var priorities = 0
  /// RST_STREAM frames (CVE-2023-44487).
  public var resets = 0
  /// RST_STREAM frames that errors of the peer made us send (CVE-2025-8671).
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
  /// Acknowledgements of PING, and frames of types that we do not know.
  public var unknown = 0
  /// Header sections thrown away because of their size, and because of their number of fields.
  public var headerListsTooLarge = 0
  public var headerListsTooLong = 0
  /// Bytes of header sections, as they were sent, above ``HTTP2SessionConfiguration/headerListSizeMax``
  /// in each: compressed, no section that is within the limit is longer.
  public var excessHeaderBytes = 0

  /// Bytes below which a WINDOW_UPDATE hardly pays for itself: it takes 13 itself, and the DATA
  /// frame that it allows 9 more.
  public static let smallIncrement = 1_024

  public init() {}

  /// Nothing but requests, their bodies, and windows for large answers.
  public var isQuiet: Bool {
    emptyData | priorities | resets | provokedResets | refusedStreams | settings | pings
      | smallWindowUpdates | unknown | headerListsTooLarge | headerListsTooLong | excessHeaderBytes
      == 0
  }
}
