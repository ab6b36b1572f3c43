/// What happened on a connection, in order, since the last look.
public enum HTTP2Event: Sendable, Hashable {
  /// A header section arrived: a request, a response (also an informational one) or trailers.
  case headers(stream: Int32, HTTP2HeaderBlock, endStream: Bool)
  /// A header section was larger than ``HTTP2SessionConfiguration/headerListSizeMax`` or had more
  /// fields than ``HTTP2SessionConfiguration/headerFieldsMax``. It was read to its end, as HPACK
  /// demands, and thrown away.
  case headersTooLarge(stream: Int32, endStream: Bool)
  /// Bytes of a body. Their share of the flow-control windows is given back by the `consume`
  /// commands only.
  case data(stream: Int32, [UInt8], endStream: Bool)
  /// Everything queued on the stream above the low-water mark has left; more may be queued.
  case writable(stream: Int32)
  /// The stream is gone: both sides ended it (`noError`), one reset it, or a GOAWAY excluded it.
  case streamClosed(stream: Int32, HTTP2ErrorCode)
  /// The peer's SETTINGS are in force.
  case remoteSettings
  /// The peer sent a PING, whose acknowledgement is queued already.
  case ping
  /// The peer acknowledged a PING that carried this payload.
  case pingAcknowledged(UInt64)
  /// The peer opens no more streams and answers none above `lastStream`.
  case goAway(lastStream: Int32, HTTP2ErrorCode, debugData: [UInt8])
}
