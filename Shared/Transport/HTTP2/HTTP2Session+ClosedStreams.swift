/// Peer errors that nghttp2 does not detect.
extension HTTP2Session {
  /// Ends the connection because of a peer error (RFC 9113 §5.4.1).
  func breakOff(_ code: HTTP2ErrorCode) {
    guard !isBroken else { return }
    isBroken = true
    terminate(code)
  }

  /// Judges a frame that is allowed only on an open stream.
  ///
  /// - Parameter opens: whether it is a HEADERS frame.
  func judgeLate(stream id: Int32, opens: Bool) {
    guard role == .server, id <= lastRemoteStream, streams[id] == nil,
      let error = closedStreams.error(of: id, opens: opens)
    else { return }
    breakOff(error)
  }

  /// Judges the DATA frames that nghttp2 has skipped silently.
  ///
  /// - Parameter accepted: the stream of the frame that it is starting to read; nil after it has
  ///   read everything.
  func judgeIgnoredData(before accepted: Int32?) {
    while let id = scanner.nextSkippedData(before: accepted) {
      judgeLate(stream: id, opens: false)
    }
  }
}
