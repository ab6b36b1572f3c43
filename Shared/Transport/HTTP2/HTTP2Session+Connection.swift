import CNghttp2

/// Flow control, and commands on the connection.
extension HTTP2Session {
  // MARK: - Flow control

  /// Returns received bytes to the stream's window, not to the connection's.
  public func consume(stream id: Int32, count: Int) {
    guard count > 0, streams[id] != nil else { return }
    nghttp2_session_consume_stream(session, id, count)
  }

  /// Returns received bytes to the connection's window, not to any stream's.
  ///
  /// Doing so on arrival prevents a slow reader of one stream from stopping the others. A
  /// connection can then hold at most its streams times ``HTTP2SessionConfiguration/streamWindow``.
  public func consumeConnection(count: Int) {
    guard count > 0 else { return }
    nghttp2_session_consume_connection(session, count)
  }

  // MARK: - Commands on the connection

  public func ping(_ payload: UInt64) {
    let bytes = withUnsafeBytes(of: payload.bigEndian) { Array($0) }
    nghttp2_submit_ping(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), bytes)
  }

  /// Announces a shutdown without refusing streams: GOAWAY with the highest stream number (RFC 9113
  /// §6.8).
  public func submitShutdownNotice() {
    nghttp2_submit_shutdown_notice(session)
  }

  /// Refuses streams above `lastStream`, by default the last received one.
  ///
  /// - Parameter debugData: text for the peer's log (RFC 9113 §6.8), truncated to 16,376 bytes.
  public func submitGoAway(
    _ code: HTTP2ErrorCode = .noError, lastStream: Int32? = nil, debugData: [UInt8] = []
  ) {
    nghttp2_submit_goaway(
      session, UInt8(NGHTTP2_FLAG_NONE.rawValue),
      lastStream ?? nghttp2_session_get_last_proc_stream_id(session), code.rawValue,
      debugData, min(debugData.count, 16_384 - 8))
  }

  /// Sends GOAWAY and ends the session, even with open streams.
  public func terminate(_ code: HTTP2ErrorCode) {
    nghttp2_session_terminate_session(session, code.rawValue)
  }
}
