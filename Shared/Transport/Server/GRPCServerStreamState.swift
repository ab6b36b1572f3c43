import RPCCore

/// One call as the server sees it, from the request's first byte to the status.
///
/// The request side takes messages and then the end of the stream: exactly one message for a method
/// with one request, any number for a method with a stream of them. The response side sends
/// headers, messages and trailers, or trailers alone. The response is finished exactly once.
struct GRPCServerStreamState {
  private enum Request {
    /// A unary request, kept until the stream ends.
    case single(LengthPrefixedMessageReader, message: InboundMessage?)
    case stream(LengthPrefixedMessageReader)
    /// The whole body is the request (unary Connect).
    case whole([UInt8], sizeMax: Int, MessageEncoding)
    case closed
  }

  private enum Response {
    case idle
    case headersSent
    case finished
  }

  enum ReceiveAction {
    case wait
    /// The unary request is complete: run the handler with it.
    case invoke(InboundMessage)
    /// Messages for the running handler.
    case deliver([InboundMessage], isLast: Bool)
    /// The request is invalid: finish with this error.
    case fail(RPCError)
  }

  enum SendAction: Hashable {
    case headersAndMessage
    case message
    /// The response is finished, or the stream is closed.
    case drop
  }

  enum FinishAction: Hashable {
    case trailersOnly
    case trailers
    case drop
  }

  private var request: Request
  private var response = Response.idle
  private var hasQuery = false
  /// Decodes a body in Base64 (gRPC-Web).
  private var text: Base64Stream?

  /// - Parameter takesStream: whether the method has a request stream.
  init(requestSizeMax: Int, encoding: MessageEncoding = .identity, takesStream: Bool = false) {
    let reader = LengthPrefixedMessageReader(sizeMax: requestSizeMax, encoding: encoding)
    request = takesStream ? .stream(reader) : .single(reader, message: nil)
  }

  /// - Parameter query: the request of a GET, which has no body.
  init(requestSizeMax: Int, encoding: MessageEncoding, query: [UInt8]?) {
    request = .whole(query ?? [], sizeMax: requestSizeMax, encoding)
    hasQuery = query != nil
  }

  /// Decodes the body as Base64; must be called before any data arrives.
  mutating func decodeText() { text = Base64Stream() }

  /// Changes the maximum request size; must be called before any data arrives.
  mutating func allow(requestSizeMax: Int) {
    switch request {
    case .single(var reader, let message):
      reader.sizeMax = requestSizeMax
      request = .single(reader, message: message)
    case .stream(var reader):
      reader.sizeMax = requestSizeMax
      request = .stream(reader)
    case .whole(let body, _, let encoding):
      request = .whole(body, sizeMax: requestSizeMax, encoding)
    case .closed: break
    }
  }

  var isFinished: Bool {
    if case .finished = response { true } else { false }
  }

  var hasSentHeaders: Bool {
    if case .headersSent = response { true } else { false }
  }

  /// Statuses follow gRPC's doc/statuscodes.md: "Request cardinality violation" is UNIMPLEMENTED.
  mutating func receive(_ bytes: [UInt8], endStream: Bool) -> ReceiveAction {
    if text != nil {
      guard let decoded = text?.decode(bytes, isLast: endStream) else {
        return .fail(RPCError(.internalError, "the request is not Base64"))
      }
      return receiveDecoded(decoded, endStream: endStream)
    }
    return receiveDecoded(bytes, endStream: endStream)
  }

  private mutating func receiveDecoded(_ bytes: [UInt8], endStream: Bool) -> ReceiveAction {
    // The reader is moved out and back: a second reference would copy its buffer.
    do throws(RPCError) {
      switch request {
      case .single(var reader, var message):
        request = .closed
        return try receiveSingle(&reader, &message, bytes, endStream: endStream)
      case .stream(var reader):
        request = .closed
        return try receiveStream(&reader, bytes, endStream: endStream)
      case .whole(var body, let sizeMax, let encoding):
        request = .closed
        return try receiveWhole(&body, sizeMax, encoding, bytes, endStream: endStream)
      case .closed:
        return .wait
      }
    } catch {
      return .fail(error)
    }
  }

  private mutating func receiveSingle(
    _ reader: inout LengthPrefixedMessageReader, _ message: inout InboundMessage?,
    _ bytes: [UInt8], endStream: Bool
  ) throws(RPCError) -> ReceiveAction {
    reader.append(bytes)
    while let next = try reader.next() {
      guard message == nil else {
        throw RPCError(.unimplemented, "the method takes one request message, got more")
      }
      message = next
    }
    guard endStream else {
      request = .single(reader, message: message)
      return .wait
    }
    try requireWhole(reader)
    guard let message else {
      throw RPCError(.unimplemented, "the method takes one request message, got none")
    }
    return .invoke(message)
  }

  private mutating func receiveStream(
    _ reader: inout LengthPrefixedMessageReader, _ bytes: [UInt8], endStream: Bool
  ) throws(RPCError) -> ReceiveAction {
    reader.append(bytes)
    var messages: [InboundMessage] = []
    while let next = try reader.next() { messages.append(next) }
    if endStream {
      try requireWhole(reader)
    } else {
      request = .stream(reader)
      if messages.isEmpty { return .wait }
    }
    return .deliver(messages, isLast: endStream)
  }

  private mutating func receiveWhole(
    _ body: inout [UInt8], _ sizeMax: Int, _ encoding: MessageEncoding, _ bytes: [UInt8],
    endStream: Bool
  ) throws(RPCError) -> ReceiveAction {
    guard !hasQuery || bytes.isEmpty else {
      throw RPCError(.invalidArgument, "the request is in the query: send no body")
    }
    guard body.count + bytes.count <= sizeMax else {
      throw .messageTooLarge(
        "message of more than \(sizeMax) bytes exceeds the limit", limit: sizeMax)
    }
    if body.isEmpty { body = bytes } else { body += bytes }
    guard endStream else {
      request = .whole(body, sizeMax: sizeMax, encoding)
      return .wait
    }
    // An empty body is not compressed.
    return .invoke(InboundMessage(body[...], body.isEmpty ? .identity : encoding))
  }

  private func requireWhole(_ reader: LengthPrefixedMessageReader) throws(RPCError) {
    guard reader.bufferedCount == 0 else {
      throw RPCError(.internalError, "the request ended inside a message")
    }
  }

  /// Bytes of incomplete requests, or of one that waits for the end of the stream.
  var bufferedBytes: Int {
    switch request {
    case .single(let reader, let message): reader.bufferedCount + (message?.wireCount ?? 0)
    case .stream(let reader): reader.bufferedCount
    case .whole(let body, _, _): body.count
    case .closed: 0
    }
  }

  /// Whether more data must follow: the rest of a message, a required message, or the end of the
  /// stream.
  var isInsideMessage: Bool {
    switch request {
    case .single, .whole: true
    case .stream(let reader): reader.bufferedCount > 0
    case .closed: false
    }
  }

  mutating func sendHeaders() -> Bool {
    guard case .idle = response else { return false }
    response = .headersSent
    return true
  }

  mutating func sendMessage() -> SendAction {
    switch response {
    case .idle:
      response = .headersSent
      return .headersAndMessage
    case .headersSent:
      return .message
    case .finished:
      return .drop
    }
  }

  mutating func finish() -> FinishAction {
    defer {
      response = .finished
      request = .closed
    }
    switch response {
    case .idle: return .trailersOnly
    case .headersSent: return .trailers
    case .finished: return .drop
    }
  }

  /// Marks the stream as closed.
  ///
  /// - Returns: whether the call was still active, so its handler must be cancelled.
  mutating func closed() -> Bool {
    defer {
      response = .finished
      request = .closed
    }
    return !isFinished
  }
}
