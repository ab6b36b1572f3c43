import CNghttp2

/// The callbacks of nghttp2: C functions that find the session by its user data and record events.
/// They neither feed nor drain the session.
enum HTTP2Callbacks {
  /// One table for all sessions; nghttp2 copies it into each.
  nonisolated(unsafe) static let shared: Result<OpaquePointer, HTTP2ConnectionError> = {
    var callbacks: OpaquePointer?
    let code = nghttp2_session_callbacks_new(&callbacks)
    guard code == 0, let callbacks else {
      return .failure(HTTP2ConnectionError(libraryCode: code))
    }
    nghttp2_session_callbacks_set_on_begin_frame_callback(callbacks, onBeginFrame)
    nghttp2_session_callbacks_set_on_begin_headers_callback(callbacks, onBeginHeaders)
    nghttp2_session_callbacks_set_on_header_callback(callbacks, onHeader)
    nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks, onFrameReceived)
    nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks, onDataChunk)
    nghttp2_session_callbacks_set_on_stream_close_callback(callbacks, onStreamClose)
    nghttp2_session_callbacks_set_on_frame_send_callback(callbacks, onFrameSent)
    nghttp2_session_callbacks_set_on_frame_not_send_callback(callbacks, onFrameNotSent)
    nghttp2_session_callbacks_set_on_invalid_frame_recv_callback(callbacks, onInvalidFrame)
    return .success(callbacks)
  }()

  private static func owner(_ userData: UnsafeMutableRawPointer?) -> HTTP2Session? {
    userData.map { Unmanaged<HTTP2Session>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Checks frames that nghttp2 accepts: oversized CONTINUATION, and frames on closed streams.
  /// nghttp2 reports HEADERS on closed streams, but not DATA.
  private static let onBeginFrame: nghttp2_on_begin_frame_callback = { _, header, userData in
    guard let owner = owner(userData), let header = header?.pointee, !owner.isBroken else {
      return 0
    }
    switch nghttp2_frame_type(UInt32(header.type)) {
    case NGHTTP2_CONTINUATION where header.length > HTTP2Session.frameSizeMax:
      // RFC 9113 §4.2
      owner.breakOff(.frameSizeError)
    case NGHTTP2_HEADERS: owner.judgeLate(stream: header.stream_id, opens: true)
    case NGHTTP2_DATA: owner.judgeIgnoredData(before: header.stream_id)
    default: break
    }
    return 0
  }

  private static let onBeginHeaders: nghttp2_on_begin_headers_callback = { _, frame, userData in
    guard let owner = owner(userData), let frame else { return 0 }
    owner.assembly.begin()
    if frame.pointee.headers.cat == NGHTTP2_HCAT_REQUEST {
      let id = frame.pointee.hd.stream_id
      owner.streams[id] = HTTP2Stream(id: id)
      owner.closedStreams.opened(id, after: owner.lastRemoteStream)
      owner.lastRemoteStream = id
      owner.requests &+= 1
    }
    return 0
  }

  private static let onHeader: nghttp2_on_header_callback = {
    _, frame, name, nameCount, value, valueCount, _, userData in
    guard let owner = owner(userData) else { return 0 }
    let verdict = owner.assembly.append(
      name: UnsafeBufferPointer(start: name, count: nameCount),
      value: UnsafeBufferPointer(start: value, count: valueCount), owner.configuration)
    switch verdict {
    case .fits: return 0
    case .tooLarge: owner.scanner.counts.headerListsTooLarge += 1
    case .tooLong: owner.scanner.counts.headerListsTooLong += 1
    case .skipped: break
    }
    return owner.noteOversized(stream: frame?.pointee.hd.stream_id)
  }

  private static let onFrameReceived: nghttp2_on_frame_recv_callback = { session, frame, userData in
    guard let owner = owner(userData), let frame else { return 0 }
    let header = frame.pointee.hd
    let endStream = header.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0
    switch nghttp2_frame_type(UInt32(header.type)) {
    case NGHTTP2_HEADERS:
      if endStream { owner.streams[header.stream_id]?.remoteEnded = true }
      owner.noteHeaders(stream: header.stream_id, endStream: endStream)
    case NGHTTP2_DATA:
      if endStream {
        owner.streams[header.stream_id]?.remoteEnded = true
        owner.noteEndOfData(stream: header.stream_id)
      }
    case NGHTTP2_SETTINGS:
      if header.flags & UInt8(NGHTTP2_FLAG_ACK.rawValue) == 0 {
        owner.remoteConcurrentStreamsMax = nghttp2_session_get_remote_settings(
          session, NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS)
        owner.events.append(.remoteSettings)
      }
    case NGHTTP2_PING:
      if header.flags & UInt8(NGHTTP2_FLAG_ACK.rawValue) != 0 {
        let payload = withUnsafeBytes(of: frame.pointee.ping.opaque_data) {
          $0.loadUnaligned(as: UInt64.self)
        }
        owner.events.append(.pingAcknowledged(UInt64(bigEndian: payload)))
      } else {
        owner.events.append(.ping)
      }
    case NGHTTP2_GOAWAY:
      let goAway = frame.pointee.goaway
      owner.events.append(
        .goAway(
          lastStream: goAway.last_stream_id, HTTP2ErrorCode(rawValue: goAway.error_code),
          debugData: Array(
            UnsafeBufferPointer(start: goAway.opaque_data, count: goAway.opaque_data_len))))
    default:
      break
    }
    return 0
  }

  private static let onDataChunk: nghttp2_on_data_chunk_recv_callback = {
    _, _, stream, data, count, userData in
    guard let owner = owner(userData) else { return 0 }
    owner.events.append(
      .data(
        stream: stream, Array(UnsafeBufferPointer(start: data, count: count)), endStream: false))
    return 0
  }

  private static let onStreamClose: nghttp2_on_stream_close_callback = {
    _, stream, code, userData in
    guard let owner = owner(userData) else { return 0 }
    if let removed = owner.streams.removeValue(forKey: stream) {
      owner.queuedBytes -= removed.body.queuedBytes
      owner.events.append(
        .streamClosed(
          stream: stream,
          removed.wasOvertakenByGoAway ? .refusedStream : HTTP2ErrorCode(rawValue: code)))
    }
    return 0
  }

  /// A request that was queued when the peer's GOAWAY arrived. nghttp2 closes its stream next with
  /// INTERNAL_ERROR; but it may be retried on another connection, as if the peer had refused it.
  private static let onFrameNotSent: nghttp2_on_frame_not_send_callback = {
    _, frame, code, userData in
    guard let owner = owner(userData), owner.role == .client, let frame,
      nghttp2_frame_type(UInt32(frame.pointee.hd.type)) == NGHTTP2_HEADERS,
      code == NGHTTP2_ERR_START_STREAM_NOT_ALLOWED.rawValue
        || code == NGHTTP2_ERR_SESSION_CLOSING.rawValue
    else { return 0 }
    owner.streams[frame.pointee.hd.stream_id]?.wasOvertakenByGoAway = true
    return 0
  }

  private static let onFrameSent: nghttp2_on_frame_send_callback = { session, frame, userData in
    guard let owner = owner(userData), let frame else { return 0 }
    let header = frame.pointee.hd
    let type = nghttp2_frame_type(UInt32(header.type))
    if type == NGHTTP2_RST_STREAM {
      let code = HTTP2ErrorCode(rawValue: frame.pointee.rst_stream.error_code)
      owner.noteResetSent(code, stream: header.stream_id)
      // SETTINGS that overflow a window end the connection (RFC 9113 §6.9.2); nghttp2 ends the
      // stream. Its other resets with this code may end the connection, too (§5.4.1).
      return code == .flowControlError
        ? nghttp2_session_terminate_session(session, code.rawValue) : 0
    }
    guard owner.role == .server, type == NGHTTP2_HEADERS || type == NGHTTP2_DATA else { return 0 }
    owner.messageFramesSent &+= 1
    guard
      header.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0,
      let stream = owner.streams[header.stream_id], !stream.remoteEnded
    else { return 0 }
    owner.answeredEarly.append(header.stream_id)
    return 0
  }

  private static let onInvalidFrame: nghttp2_on_invalid_frame_recv_callback = {
    _, frame, _, userData in
    guard let owner = owner(userData), let frame,
      nghttp2_frame_type(UInt32(frame.pointee.hd.type)) == NGHTTP2_HEADERS
    else { return 0 }
    owner.closedStreams.resetByUs(frame.pointee.hd.stream_id)
    // Over the limit after the peer has acknowledged it: a connection error.
    if owner.streams.count >= owner.configuration.concurrentStreamsMax {
      owner.scanner.counts.refusedStreams += 1
    }
    return 0
  }

  /// Fills a DATA frame from the stream's queue, or defers it until
  /// `nghttp2_session_resume_data`.
  static let readBody: nghttp2_data_source_read_callback = {
    session, streamID, buffer, length, flags, source, userData in
    guard let owner = owner(userData), let source, let pointer = source.pointee.ptr, let flags
    else { return Int(NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue) }
    let stream = Unmanaged<HTTP2Stream>.fromOpaque(pointer).takeUnretainedValue()
    let read = stream.body.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: length))
    switch read {
    case .nothingYet:
      stream.body.isDeferred = true
      return Int(NGHTTP2_ERR_DEFERRED.rawValue)
    case .bytes(let count, let last):
      if last {
        flags.pointee |= NGHTTP2_DATA_FLAG_EOF.rawValue
        if let trailers = stream.body.trailers {
          flags.pointee |= NGHTTP2_DATA_FLAG_NO_END_STREAM.rawValue
          let code = trailers.withNameValues { fields, count in
            nghttp2_submit_trailer(session, streamID, fields, count)
          }
          if code != 0 { return Int(NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue) }
        }
      }
      owner.queuedBytes -= count
      owner.noteRead(from: stream)
      return count
    }
  }
}

extension HTTP2Session {
  /// Our own resets use CANCEL, NO_ERROR or ENHANCE_YOUR_CALM; refused streams are counted
  /// separately.
  fileprivate func noteResetSent(_ code: HTTP2ErrorCode, stream id: Int32) {
    if role == .server, streams[id]?.remoteEnded != true { closedStreams.resetByUs(id) }
    switch code {
    case .cancel, .noError, .enhanceYourCalm, .refusedStream: break
    default: scanner.counts.provokedResets += 1
    }
  }

  /// Continues to read an oversized header section, so that its request can be answered, up to a
  /// size that no honest client produces.
  ///
  /// To keep HPACK in step, nghttp2 decompresses the rest without processing the fields and resets
  /// the stream with INTERNAL_ERROR.
  /// - Returns: what the callback returns.
  fileprivate func noteOversized(stream: Int32?) -> Int32 {
    guard assembly.oversizedListSize > configuration.oversizedHeaderListMax else { return 0 }
    // A server informs its client by the reset alone; a client informs its caller by this event.
    if let stream {
      switch role {
      case .client: events.append(.headersTooLarge(stream: stream, endStream: false))
      case .server: closedStreams.resetByUs(stream)
      }
    }
    return NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue
  }

  fileprivate func noteHeaders(stream: Int32, endStream: Bool) {
    if isBroken { return }
    if let block = assembly.finish() {
      events.append(.headers(stream: stream, block, endStream: endStream))
    } else {
      events.append(.headersTooLarge(stream: stream, endStream: endStream))
    }
  }

  /// Sets the end flag on the last DATA event if that is the latest event.
  fileprivate func noteEndOfData(stream: Int32) {
    if case .data(stream, let bytes, endStream: false) = events.last {
      events[events.count - 1] = .data(stream: stream, bytes, endStream: true)
    } else {
      events.append(.data(stream: stream, [], endStream: true))
    }
  }

  fileprivate func noteRead(from stream: HTTP2Stream) {
    guard stream.wantsWritableEvent, stream.body.queuedBytes <= configuration.lowWaterMark
    else { return }
    stream.wantsWritableEvent = false
    events.append(.writable(stream: stream.id))
  }
}
