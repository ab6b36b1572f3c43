import RPCCore

/// One call as the server sees it, from the request's first byte to the status.
///
/// The request side takes messages and then the end of the stream: exactly one message for a method
/// with one request, any number for a method with a stream of them. The response side sends headers,
/// messages and trailers, or trailers alone. Whatever ends the call first, the response is finished
/// once.
struct GRPCServerStreamState {
  private enum Request {
    /// A method with one request, which is kept until the stream ends.
    case single(LengthPrefixedMessageReader, message: InboundMessage?)
    case stream(LengthPrefixedMessageReader)
    case closed
  }

  private enum Response {
    case idle
    case headersSent
    case finished
  }

  enum ReceiveAction {
    case wait
    /// The one request is complete: run the handler with it.
    case invoke(InboundMessage)
    /// Messages for the handler, which runs already.
    case deliver([InboundMessage], isLast: Bool)
    /// The request cannot be served: finish with this error.
    case fail(RPCError)
  }

  enum SendAction: Hashable {
    case headersAndMessage
    case message
    /// The response is finished or the stream gone.
    case drop
  }

  enum FinishAction: Hashable {
    case trailersOnly
    case trailers
    case drop
  }

  private var request: Request
  private var response = Response.idle

  /// - Parameter takesStream: the method takes any number of requests.
  init(requestSizeMax: Int, encoding: MessageEncoding = .identity, takesStream: Bool = false) {
    let reader = LengthPrefixedMessageReader(sizeMax: requestSizeMax, encoding: encoding)
    request = takesStream ? .stream(reader) : .single(reader, message: nil)
  }

  /// Takes requests of this size from now on; nothing may have come yet.
  mutating func allow(requestSizeMax: Int) {
    switch request {
    case .single(var reader, let message):
      reader.sizeMax = requestSizeMax
      request = .single(reader, message: message)
    case .stream(var reader):
      reader.sizeMax = requestSizeMax
      request = .stream(reader)
    case .closed: break
    }
  }

  var isFinished: Bool {
    if case .finished = response { true } else { false }
  }

  var hasSentHeaders: Bool {
    if case .headersSent = response { true } else { false }
  }

  /// Statuses as doc/statuscodes.md of gRPC: "Request cardinality violation" is UNIMPLEMENTED.
  mutating func receive(_ bytes: [UInt8], endStream: Bool) -> ReceiveAction {
    // The reader is moved out and back: a second reference would copy its buffer.
    do throws(RPCError) {
      switch request {
      case .single(var reader, var message):
        request = .closed
        return try receiveSingle(&reader, &message, bytes, endStream: endStream)
      case .stream(var reader):
        request = .closed
        return try receiveStream(&reader, bytes, endStream: endStream)
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

  private func requireWhole(_ reader: LengthPrefixedMessageReader) throws(RPCError) {
    guard reader.bufferedCount == 0 else {
      throw RPCError(.internalError, "the request ended inside a message")
    }
  }

  /// Bytes of requests that wait for the rest, or for the end of the stream.
  var bufferedBytes: Int {
    switch request {
    case .single(let reader, let message): reader.bufferedCount + (message?.wireCount ?? 0)
    case .stream(let reader): reader.bufferedCount
    case .closed: 0
    }
  }

  /// A message has begun, or must come, and has not ended; or the end of the stream must come.
  var isInsideMessage: Bool {
    switch request {
    case .single: true
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

  /// The stream is gone.
  /// - Returns: whether the call was still under way, so that its handler must be cancelled.
  mutating func closed() -> Bool {
    defer {
      response = .finished
      request = .closed
    }
    return !isFinished
  }
}
