/// Errors of the peer that nghttp2 lets pass.
extension HTTP2Session {
  /// Ends the connection for an error of the peer (RFC 9113 §5.4.1).
  func breakOff(_ code: HTTP2ErrorCode) {
    guard !isBroken else { return }
    isBroken = true
    terminate(code)
  }

  /// A frame has come that only an open stream may have.
  ///
  /// - Parameter opens: it is a HEADERS frame.
  func judgeLate(stream id: Int32, opens: Bool) {
    guard role == .server, id <= lastRemoteStream, streams[id] == nil,
      let error = closedStreams.error(of: id, opens: opens)
    else { return }
    breakOff(error)
  }

  /// Judges the DATA frames that nghttp2 has passed over in silence.
  ///
  /// - Parameter accepted: the stream of the one that it has just begun to read; nil when it has
  ///   read everything.
  func judgeIgnoredData(before accepted: Int32?) {
    while dataFramesJudged < scanner.dataStreams.count {
      let id = scanner.dataStreams[dataFramesJudged]
      dataFramesJudged += 1
      if id == accepted { return }
      judgeLate(stream: id, opens: false)
    }
    if accepted == nil {
      scanner.dataStreams.removeAll(keepingCapacity: true)
      dataFramesJudged = 0
    }
  }
}
