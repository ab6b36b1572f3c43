/// An event on a connection.
public enum HTTP2Event: Sendable, Hashable {
  /// A header section arrived: a request, a response (also an informational one) or trailers.
  case headers(stream: Int32, HTTP2HeaderBlock, endStream: Bool)
  /// A header section was larger than ``HTTP2SessionConfiguration/headerListSizeMax`` or had more
  /// fields than ``HTTP2SessionConfiguration/headerFieldsMax``. It was read to its end, as HPACK
  /// requires, and discarded.
  case headersTooLarge(stream: Int32, endStream: Bool)
  /// Bytes of a body. They are returned to the flow-control windows only by the `consume` commands.
  case data(stream: Int32, [UInt8], endStream: Bool)
  /// The stream's queue has fallen to the low-water mark; more may be queued.
  case writable(stream: Int32)
  /// The stream is closed: both sides ended it (`noError`), one reset it, or a GOAWAY excluded it.
  case streamClosed(stream: Int32, HTTP2ErrorCode)
  /// The peer's SETTINGS were applied.
  case remoteSettings
  /// The peer sent a PING; its acknowledgement is already queued.
  case ping
  /// The peer acknowledged a PING that carried this payload.
  case pingAcknowledged(UInt64)
  /// The peer opens no more streams and processes none above `lastStream`.
  case goAway(lastStream: Int32, HTTP2ErrorCode, debugData: [UInt8])
}
