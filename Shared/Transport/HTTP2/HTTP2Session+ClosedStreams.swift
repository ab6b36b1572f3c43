import CNghttp2

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

/// Streams that a server has answered before their requests ended.
extension HTTP2Session {
  /// Returns the streams answered before their requests ended, since the last call.
  public func takeAnsweredEarly() -> [Int32] {
    if answeredEarly.isEmpty { return [] }
    defer { answeredEarly = [] }
    return answeredEarly
  }

  /// A server that has answered completely before the request ended asks the client to stop by a
  /// reset with NO_ERROR (RFC 9113 §8.1).
  ///
  /// - Parameter answered: those of ``takeAnsweredEarly()``; streams that have ended are skipped.
  /// - Returns: whether any was reset.
  @discardableResult
  public func resetAnsweredStreams(_ answered: [Int32]) -> Bool {
    var anyReset = false
    for id in answered where streams[id]?.remoteEnded == false {
      closedStreams.resetByUs(id)
      nghttp2_submit_rst_stream(
        session, UInt8(NGHTTP2_FLAG_NONE.rawValue), id, HTTP2ErrorCode.noError.rawValue)
      anyReset = true
    }
    return anyReset
  }
}
