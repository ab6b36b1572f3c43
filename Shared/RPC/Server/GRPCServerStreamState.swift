/// One call as the server sees it, from the request's first byte to the status.
///
/// The request side takes exactly one message and then the end of the stream; the response side
/// sends headers, messages and trailers, or trailers alone. Whatever ends the call first, the
/// response is finished once.
struct GRPCServerStreamState {
  private enum Request {
    case receiving(LengthPrefixedMessageReader, message: ArraySlice<UInt8>?)
    case complete
    case closed
  }

  private enum Response {
    case idle
    case headersSent
    case finished
  }

  enum ReceiveAction {
    case wait
    /// The request is complete: run the handler with this message.
    case invoke(ArraySlice<UInt8>)
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

  init(requestSizeMax: Int) {
    request = .receiving(LengthPrefixedMessageReader(sizeMax: requestSizeMax), message: nil)
  }

  var isFinished: Bool {
    if case .finished = response { true } else { false }
  }

  var hasSentHeaders: Bool {
    if case .headersSent = response { true } else { false }
  }

  /// Statuses as doc/statuscodes.md of gRPC: "Request cardinality violation" is UNIMPLEMENTED.
  mutating func receive(_ bytes: [UInt8], endStream: Bool) -> ReceiveAction {
    guard case .receiving(var reader, var message) = request else { return .wait }
    // The reader is moved out and back: a second reference would copy its buffer.
    request = .closed
    reader.append(bytes)
    do throws(RPCError) {
      while let next = try reader.next() {
        guard message == nil else {
          throw RPCError(.unimplemented, "the method takes one request message, got more")
        }
        message = next
      }
      guard endStream else {
        request = .receiving(reader, message: message)
        return .wait
      }
      guard reader.bufferedCount == 0 else {
        throw RPCError(.internalError, "the request ended inside a message")
      }
      guard let message else {
        throw RPCError(.unimplemented, "the method takes one request message, got none")
      }
      request = .complete
      return .invoke(message)
    } catch {
      return .fail(error)
    }
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
