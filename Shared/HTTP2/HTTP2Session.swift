import CNghttp2

/// One HTTP/2 connection without its socket: bytes in by ``receive(_:)``, what happened out by
/// ``takeEvents()``, commands in, bytes out by ``drain(atMost:_:)``.
///
/// nghttp2 does framing, HPACK, the stream states and the windows. A session belongs to one event
/// loop (or one test): it is not `Sendable`, and nothing in it is locked. nghttp2 may be neither fed
/// nor drained from inside its own callbacks, so these only note events, which the owner reads
/// afterwards and may answer with any command.
///
/// A stream is named by its number. HTTP/2 never reuses one (RFC 9113 §5.1.1), so a command that
/// comes late, for a stream that has gone, finds nothing and does nothing.
public final class HTTP2Session {
  public enum Role: Sendable, Hashable {
    case server
    case client
  }

  /// Payload of the largest frame that may be received: SETTINGS_MAX_FRAME_SIZE, which we leave at
  /// its initial value (RFC 9113 §6.5.2).
  static let frameSizeMax = 16_384

  public let role: Role
  public let configuration: HTTP2SessionConfiguration
  let session: OpaquePointer

  // What the callbacks write. One thread at a time, and none of these is in use while nghttp2 calls
  // back: to check that at every access is a tenth of what receiving a header section costs.
  @exclusivity(unchecked) var streams: [Int32: HTTP2Stream] = [:]
  @exclusivity(unchecked) var events: [HTTP2Event] = []
  @exclusivity(unchecked) var assembling = HTTP2HeaderBlock()
  @exclusivity(unchecked) var assemblingIsTooLarge = false
  /// Size of a header section that is too large, as far as it was decompressed.
  @exclusivity(unchecked) var oversizedListSize = 0
  /// A rule of HTTP/2 was broken that nghttp2 does not know: the connection ends, and requests that
  /// come behind in the same bytes are none.
  @exclusivity(unchecked) var isBroken = false
  /// How large the header sections of this connection are.
  @exclusivity(unchecked) var headerByteCount = 0
  @exclusivity(unchecked) var headerFieldCount = 0
  @exclusivity(unchecked) var answeredEarly: [Int32] = []
  /// What has become of the client's streams (server only).
  @exclusivity(unchecked) var closedStreams: ClosedStreams
  @exclusivity(unchecked) var scanner: HTTP2FrameScanner
  /// How many of the scanner's DATA frames nghttp2 has read or passed over.
  @exclusivity(unchecked) var dataFramesJudged = 0
  /// Bytes of bodies that wait to be sent, on all streams.
  @exclusivity(unchecked) public internal(set) var queuedBytes = 0
  /// Pieces of bodies queued to be sent, ever, and their bytes.
  @exclusivity(unchecked) public private(set) var bodyWrites: UInt64 = 0
  @exclusivity(unchecked) public private(set) var bodyBytes: UInt64 = 0
  /// The peer's SETTINGS_MAX_CONCURRENT_STREAMS; unlimited until it says otherwise.
  public internal(set) var remoteConcurrentStreamsMax = UInt32.max
  /// The highest stream that the peer opened and that we have seen a header section of.
  @exclusivity(unchecked) public internal(set) var lastRemoteStream: Int32 = 0
  /// Streams that the peer opened, ever, and those that were answered with a header section.
  @exclusivity(unchecked) public internal(set) var requests: UInt64 = 0
  @exclusivity(unchecked) public private(set) var answers: UInt64 = 0

  /// HEADERS and DATA frames that have left, on any stream (server only).
  @exclusivity(unchecked) public internal(set) var messageFramesSent: UInt64 = 0

  /// - Throws: ``HTTP2ConnectionError`` when nghttp2 cannot be set up (memory).
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
    // Does not report the open streams as closed; they go with `streams`.
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

  /// Reads what the peer sent.
  ///
  /// - Throws: ``HTTP2ConnectionError`` when the connection cannot go on: no HTTP/2 preface, a
  ///   flood, no memory. Drain, which gives a last GOAWAY, and close. Lesser offences end in a
  ///   GOAWAY or RST_STREAM that nghttp2 queues by itself.
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

  /// What the peer sent since the last call, counted (server only).
  public func takeFrameCounts() -> HTTP2FrameCounts {
    defer { scanner.counts = HTTP2FrameCounts() }
    return scanner.counts
  }

  /// Names the header section, or the frame that is not DATA, that has begun and not ended; nil when
  /// there is none. Another one has another name.
  public var unfinishedFrame: UInt64? { scanner.unfinished }

  /// The events since the last call, oldest first.
  public func takeEvents() -> [HTTP2Event] {
    var taken: [HTTP2Event] = []
    swap(&taken, &events)
    return taken
  }

  /// Hands over the bytes to be sent, frame by frame, until nothing is left or `limit` is reached.
  ///
  /// Sending ends streams and empties queues, so look at the events afterwards.
  /// - Parameter sink: gets bytes that are valid only during the call, and must not use the session.
  /// - Returns: how many bytes were handed over; at most one frame (16 KiB) more than `limit`.
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
        if resetAnsweredStreams() { continue }
        break
      }
      sink(UnsafeRawBufferPointer(start: data, count: count))
      total += count
    }
    return total
  }

  /// A server that has answered in full before the request ended asks the client to stop with a
  /// reset that is no error (RFC 9113 §8.1).
  private func resetAnsweredStreams() -> Bool {
    var anyReset = false
    for id in answeredEarly where streams[id] != nil {
      closedStreams.resetByUs(id)
      nghttp2_submit_rst_stream(
        session, UInt8(NGHTTP2_FLAG_NONE.rawValue), id, HTTP2ErrorCode.noError.rawValue)
      anyReset = true
    }
    answeredEarly.removeAll()
    return anyReset
  }

  /// There are bytes to drain.
  public var wantsWrite: Bool {
    nghttp2_session_want_write(session) != 0 || !answeredEarly.isEmpty
  }

  /// Nothing more will be sent or read: close the connection.
  public var isFinished: Bool {
    !wantsWrite && nghttp2_session_want_read(session) == 0
  }

  /// Streams open now.
  public var openStreams: Int { streams.count }

  public func isOpen(stream id: Int32) -> Bool { streams[id] != nil }

  // MARK: - Commands on a stream

  /// Opens a stream (client).
  ///
  /// - Parameter endStream: the request has no body. Otherwise ``send(stream:_:)`` and
  ///   ``finish(stream:trailers:)`` follow.
  /// - Returns: the stream's number, or nil when this connection can open no more streams: its
  ///   numbers are used up or the peer is going away.
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

  /// Answers a stream (server), once.
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

  /// Queues bytes of the body. They leave as the peer's windows allow.
  public func send(stream id: Int32, _ bytes: [UInt8]) {
    guard let stream = streams[id], !stream.body.isFinished else { return }
    stream.body.append(bytes)
    queuedBytes += bytes.count
    bodyWrites &+= 1
    bodyBytes &+= UInt64(bytes.count)
    resumeIfDeferred(stream)
  }

  /// Ends our side after what is queued, with trailers or without.
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

  /// Bytes queued on the stream that have not left; 0 for a stream that is gone.
  public func queuedBytes(stream id: Int32) -> Int {
    streams[id]?.body.queuedBytes ?? 0
  }

  /// Asks for one ``HTTP2Event/writable(stream:)`` when the queue falls to the low-water mark.
  public func notifyWhenWritable(stream id: Int32) {
    streams[id]?.wantsWritableEvent = true
  }

  /// Ends a stream at once; what is queued on it is thrown away.
  public func reset(stream id: Int32, _ code: HTTP2ErrorCode) {
    guard let stream = streams[id] else { return }
    queuedBytes -= stream.body.queuedBytes
    stream.body.discard()
    if role == .server, !stream.remoteEnded { closedStreams.resetByUs(id) }
    nghttp2_submit_rst_stream(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), id, code.rawValue)
  }
}
