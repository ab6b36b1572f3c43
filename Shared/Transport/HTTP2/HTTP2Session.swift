import CNghttp2

/// One HTTP/2 connection without its socket: ``receive(_:)`` reads bytes, ``takeEvents()`` returns
/// events, commands queue frames, and ``drain(atMost:_:)`` returns bytes to send.
///
/// nghttp2 handles framing, HPACK, stream states and windows. A session belongs to one event loop
/// (or one test): it is not `Sendable` and has no locks. nghttp2 must not be fed or drained in its
/// callbacks, so these only record events. The owner reads the events afterwards and may answer
/// with any command.
///
/// Streams are identified by number. HTTP/2 never reuses numbers (RFC 9113 §5.1.1), so a late
/// command for a closed stream has no effect.
public final class HTTP2Session {
  public enum Role: Sendable, Hashable {
    case server
    case client
  }

  /// Maximum payload of received frames: SETTINGS_MAX_FRAME_SIZE, at its initial value (RFC 9113
  /// §6.5.2).
  static let frameSizeMax = 16_384

  public let role: Role
  public let configuration: HTTP2SessionConfiguration
  let session: OpaquePointer

  // State written by the callbacks. Only one thread uses it, never during a callback; checking that
  // at each access would cost a tenth of receiving a header section.
  @exclusivity(unchecked) var streams: [Int32: HTTP2Stream] = [:]
  @exclusivity(unchecked) var events: [HTTP2Event] = []
  @exclusivity(unchecked) var assembly = HTTP2HeaderAssembly()
  /// Whether the peer violated an HTTP/2 rule that nghttp2 does not check: the connection ends, and
  /// later requests in the same bytes are ignored.
  @exclusivity(unchecked) var isBroken = false
  @exclusivity(unchecked) var answeredEarly: [Int32] = []
  /// Record of the client's closed streams (server only).
  @exclusivity(unchecked) var closedStreams: ClosedStreams
  @exclusivity(unchecked) var scanner: HTTP2FrameScanner
  /// Bytes of bodies waiting to be sent, on all streams.
  @exclusivity(unchecked) public internal(set) var queuedBytes = 0
  /// Total number of queued body chunks, and their bytes.
  @exclusivity(unchecked) public private(set) var bodyWrites: UInt64 = 0
  @exclusivity(unchecked) public private(set) var bodyBytes: UInt64 = 0
  /// The peer's SETTINGS_MAX_CONCURRENT_STREAMS; unlimited until received.
  public internal(set) var remoteConcurrentStreamsMax = UInt32.max
  /// The highest stream that the peer opened with a complete header section.
  @exclusivity(unchecked) public internal(set) var lastRemoteStream: Int32 = 0
  /// Total number of streams opened by the peer, and of those answered with a header section.
  @exclusivity(unchecked) public internal(set) var requests: UInt64 = 0
  @exclusivity(unchecked) public private(set) var answers: UInt64 = 0

  /// Number of sent HEADERS and DATA frames (server only).
  @exclusivity(unchecked) public internal(set) var messageFramesSent: UInt64 = 0

  /// - Throws: ``HTTP2ConnectionError`` if nghttp2 cannot be set up (memory).
  public init(
    role: Role, configuration: HTTP2SessionConfiguration = HTTP2SessionConfiguration()
  ) throws(HTTP2ConnectionError) {
    self.role = role
    self.configuration = configuration
    scanner = HTTP2FrameScanner(
      prefaceCount: role == .server ? 24 : 0, headerSectionMax: configuration.headerListSizeMax)
    closedStreams = ClosedStreams(remembered: Int(clamping: configuration.concurrentStreamsMax))
    let option = try HTTP2Options(configuration)
    let callbacks = try HTTP2Callbacks.shared.get()
    var created: OpaquePointer?
    let code =
      switch role {
      case .server: nghttp2_session_server_new2(&created, callbacks, nil, option.pointer)
      case .client: nghttp2_session_client_new2(&created, callbacks, nil, option.pointer)
      }
    guard code == 0, let created else { throw HTTP2ConnectionError(libraryCode: code) }
    session = created
    nghttp2_session_set_user_data(created, Unmanaged.passUnretained(self).toOpaque())
    try submitSettings()
  }

  deinit {
    // Does not report the open streams as closed; `streams` releases them.
    nghttp2_session_del(session)
  }

  private func submitSettings() throws(HTTP2ConnectionError) {
    func entry(_ id: nghttp2_settings_id, _ value: UInt32) -> nghttp2_settings_entry {
      nghttp2_settings_entry(settings_id: Int32(id.rawValue), value: value)
    }
    var entries = [
      entry(NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE, UInt32(max(0, configuration.streamWindow))),
      entry(
        NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE,
        UInt32(clamping: configuration.headerListSizeMax)),
    ]
    switch role {
    case .server:
      entries.append(
        entry(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, configuration.concurrentStreamsMax))
    case .client:
      entries.append(entry(NGHTTP2_SETTINGS_ENABLE_PUSH, 0))
    }
    try check(
      nghttp2_submit_settings(
        session, UInt8(NGHTTP2_FLAG_NONE.rawValue), entries, entries.count))
    try check(
      nghttp2_session_set_local_window_size(
        session, UInt8(NGHTTP2_FLAG_NONE.rawValue), 0, configuration.connectionWindow))
  }

  private func check(_ code: Int32) throws(HTTP2ConnectionError) {
    if code != 0 { throw HTTP2ConnectionError(libraryCode: code) }
  }

  // MARK: - Bytes and events

  /// Processes bytes from the peer.
  ///
  /// - Throws: ``HTTP2ConnectionError`` when the connection cannot go on: no HTTP/2 preface, a
  ///   flood, no memory. Drain the last GOAWAY and close. For minor errors nghttp2 queues a GOAWAY
  ///   or RST_STREAM itself.
  public func receive(_ bytes: UnsafeRawBufferPointer) throws(HTTP2ConnectionError) {
    guard let base = bytes.baseAddress else { return }
    if role == .server { scanner.scan(bytes) }
    let read = nghttp2_session_mem_recv(
      session, base.assumingMemoryBound(to: UInt8.self), bytes.count)
    if read < 0 {
      let error = HTTP2ConnectionError(libraryCode: Int32(read))
      terminate(error.code)
      throw error
    }
    if role == .server { judgeIgnoredData(before: nil) }
  }

  /// Returns the counts of the peer's frames since the last call (server only).
  public func takeFrameCounts() -> HTTP2FrameCounts {
    defer { scanner.counts = HTTP2FrameCounts() }
    return scanner.counts
  }

  /// Unique number of the incomplete header section or non-DATA frame; nil if all are complete.
  public var unfinishedFrame: UInt64? { scanner.unfinished }

  /// Returns the events since the last call, oldest first.
  public func takeEvents() -> [HTTP2Event] {
    var taken: [HTTP2Event] = []
    swap(&taken, &events)
    return taken
  }

  /// Passes the bytes to send to `sink`, frame by frame, until none are left or `limit` is reached.
  ///
  /// Sending ends streams and empties queues, so read the events afterwards.
  /// - Parameter sink: gets bytes that are valid only during the call; must not use the session.
  /// - Returns: number of bytes passed on; at most one frame (16 KiB) above `limit`.
  @discardableResult
  public func drain(
    atMost limit: Int = .max, _ sink: (UnsafeRawBufferPointer) -> Void
  ) throws(HTTP2ConnectionError) -> Int {
    var total = 0
    while total < limit {
      var data: UnsafePointer<UInt8>?
      let count = nghttp2_session_mem_send(session, &data)
      if count < 0 { throw HTTP2ConnectionError(libraryCode: Int32(count)) }
      if count == 0 {
        if configuration.delaysEarlyResets || !resetAnsweredStreams(takeAnsweredEarly()) { break }
        continue
      }
      sink(UnsafeRawBufferPointer(start: data, count: count))
      total += count
    }
    return total
  }

  /// Whether there are bytes to drain.
  public var wantsWrite: Bool {
    nghttp2_session_want_write(session) != 0
      || !configuration.delaysEarlyResets && !answeredEarly.isEmpty
  }

  /// Whether nothing more will be sent or read, so that the connection can be closed.
  public var isFinished: Bool {
    !wantsWrite && nghttp2_session_want_read(session) == 0
  }

  /// Number of open streams.
  public var openStreams: Int { streams.count }

  public func isOpen(stream id: Int32) -> Bool { streams[id] != nil }

  // MARK: - Commands on a stream

  /// Opens a stream (client).
  ///
  /// - Parameter endStream: whether the request has no body. Otherwise ``send(stream:_:)`` and
  ///   ``finish(stream:trailers:)`` follow.
  /// - Returns: the stream's number; nil if this connection cannot open more streams: its numbers
  ///   are used up or the peer is shutting down.
  public func submitRequest(_ headers: HTTP2HeaderBlock, endStream: Bool) -> Int32? {
    guard nghttp2_session_check_request_allowed(session) != 0 else { return nil }
    let next = nghttp2_session_get_next_stream_id(session)
    guard next < 1 << 31 else { return nil }
    let stream = HTTP2Stream(id: Int32(next))
    stream.hasSubmittedHeaders = true
    let pointer = Unmanaged.passUnretained(stream).toOpaque()
    let id = headers.withNameValues { fields, count in
      withProvider(for: stream, unless: endStream) { provider in
        nghttp2_submit_request(session, nil, fields, count, provider, pointer)
      }
    }
    guard id > 0 else { return nil }
    assert(id == stream.id)
    streams[id] = stream
    return id
  }

  /// Sends the response headers of a stream (server), once.
  public func submitResponse(stream id: Int32, _ headers: HTTP2HeaderBlock, endStream: Bool) {
    guard let stream = streams[id], !stream.hasSubmittedHeaders else { return }
    stream.hasSubmittedHeaders = true
    answers &+= 1
    _ = headers.withNameValues { fields, count in
      withProvider(for: stream, unless: endStream) { provider in
        nghttp2_submit_response(session, id, fields, count, provider)
      }
    }
  }

  private func withProvider<R>(
    for stream: HTTP2Stream, unless endStream: Bool,
    _ body: (UnsafePointer<nghttp2_data_provider>?) -> R
  ) -> R {
    if endStream { return body(nil) }
    var provider = nghttp2_data_provider()
    provider.source.ptr = Unmanaged.passUnretained(stream).toOpaque()
    provider.read_callback = HTTP2Callbacks.readBody
    return withUnsafePointer(to: &provider) { body($0) }
  }

  /// Queues bytes of the body. They are sent as the peer's windows allow.
  public func send(stream id: Int32, _ bytes: [UInt8]) {
    guard let stream = streams[id], !stream.body.isFinished else { return }
    stream.body.append(bytes)
    queuedBytes += bytes.count
    bodyWrites &+= 1
    bodyBytes &+= UInt64(bytes.count)
    resumeIfDeferred(stream)
  }

  /// Ends our side after the queued bytes, with or without trailers.
  public func finish(stream id: Int32, trailers: HTTP2HeaderBlock? = nil) {
    guard let stream = streams[id] else { return }
    stream.body.finish(trailers: trailers)
    resumeIfDeferred(stream)
  }

  private func resumeIfDeferred(_ stream: HTTP2Stream) {
    guard stream.body.isDeferred else { return }
    stream.body.isDeferred = false
    nghttp2_session_resume_data(session, stream.id)
  }

  /// Bytes queued on the stream; 0 for a closed stream.
  public func queuedBytes(stream id: Int32) -> Int {
    streams[id]?.body.queuedBytes ?? 0
  }

  /// Requests one ``HTTP2Event/writable(stream:)`` when the queue falls to the low-water mark.
  public func notifyWhenWritable(stream id: Int32) {
    streams[id]?.wantsWritableEvent = true
  }

  /// Resets a stream at once and discards its queued bytes.
  public func reset(stream id: Int32, _ code: HTTP2ErrorCode) {
    guard let stream = streams[id] else { return }
    queuedBytes -= stream.body.queuedBytes
    stream.body.discard()
    if role == .server, !stream.remoteEnded { closedStreams.resetByUs(id) }
    nghttp2_submit_rst_stream(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), id, code.rawValue)
  }
}
