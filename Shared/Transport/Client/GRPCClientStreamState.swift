import HTTP2
import MessageSupport
import RPCCore

/// The state of one call on the client, from the request's headers to the status.
///
/// A response is headers, messages and trailers, or only trailers. Anything else ends the call with
/// the status defined by gRPC.
struct GRPCClientStreamState {
  private enum State {
    case awaitingHeaders
    case receiving(LengthPrefixedMessageReader)
    /// Not gRPC: the body is ignored, and the call ends with this error at the end of the stream.
    case foreign(RPCError)
    case ended
  }

  enum HeadersAction {
    case none
    case initialMetadata(Metadata)
    case end(RPCError?, trailing: Metadata)
  }

  enum DataAction {
    case messages([InboundMessage])
    /// The call is over; reset the stream if it is open.
    case end(RPCError)
  }

  enum CloseAction: Hashable {
    case none
    case end(RPCError)
    /// The server has not processed the request: it may be sent again on any connection (gRFC A6,
    /// transparent retries).
    case retry
  }

  private var state = State.awaitingHeaders
  private let responseSizeMax: Int

  init(responseSizeMax: Int) {
    self.responseSizeMax = responseSizeMax
  }

  var isEnded: Bool {
    if case .ended = state { true } else { false }
  }

  mutating func receiveHeaders(_ block: HTTP2HeaderBlock, endStream: Bool) -> HeadersAction {
    switch state {
    case .awaitingHeaders:
      return receiveFirst(block, endStream: endStream)
    case .receiving(let reader):
      state = .ended
      if reader.bufferedCount > 0, block.contains("grpc-status", value: "0") {
        return .end(
          RPCError(.internalError, "the response ended inside a message"), trailing: Metadata())
      }
      return status(of: block)
    case .foreign(let error):
      guard endStream else { return .none }
      state = .ended
      return .end(error, trailing: Metadata())
    case .ended:
      return .none
    }
  }

  private mutating func receiveFirst(_ block: HTTP2HeaderBlock, endStream: Bool) -> HeadersAction {
    let httpStatus =
      block.contains(":status", value: "200")
      ? 200 : block.first(":status").flatMap { Int($0) } ?? 0
    // An informational response announces another (RFC 9110 §15.2).
    if (100..<200).contains(httpStatus), !endStream { return .none }
    if endStream, block.index(of: "grpc-status") != nil {
      state = .ended
      return status(of: block)
    }
    if let foreign = Self.foreign(block, httpStatus: httpStatus) {
      state = endStream ? .ended : .foreign(foreign)
      return endStream ? .end(foreign, trailing: Metadata()) : .none
    }
    if endStream {
      state = .ended
      return .end(RPCError(.unknown, "the response has no grpc-status"), trailing: Metadata())
    }
    var encoding = MessageEncoding.identity
    if let index = block.index(of: "grpc-encoding") {
      guard let known = MessageEncoding(name: block.valueBytes(at: index)) else {
        // doc/compression.md: a server must not use an encoding that was not offered.
        state = .foreign(
          RPCError(.internalError, "grpc-encoding \(block.value(at: index)) was not offered"))
        return .none
      }
      encoding = known
    }
    do {
      let metadata = try MetadataCodec.decode(block)
      state = .receiving(
        LengthPrefixedMessageReader(sizeMax: responseSizeMax, encoding: encoding))
      return .initialMetadata(metadata)
    } catch {
      state = .foreign(error)
      return .none
    }
  }

  /// Why a header section is not that of a gRPC response; nil if it is.
  private static func foreign(_ block: HTTP2HeaderBlock, httpStatus: Int) -> RPCError? {
    if httpStatus != 200 {
      return RPCError(StatusCode(httpStatus: httpStatus), "HTTP status \(httpStatus)")
    }
    if block.contains("content-type", value: "application/grpc") { return nil }
    let contentType = block.first("content-type") ?? ""
    if !contentType.lowercased().hasPrefix("application/grpc") {
      return RPCError(.unknown, "unexpected content type \(contentType.debugDescription)")
    }
    return nil
  }

  private func status(of block: HTTP2HeaderBlock) -> HeadersAction {
    guard let status = block.index(of: "grpc-status") else {
      return .end(RPCError(.unknown, "the response has no grpc-status"), trailing: Metadata())
    }
    let trailing = (try? MetadataCodec.decode(block)) ?? Metadata()
    if block.valueEquals(at: status, "0") { return .end(nil, trailing: trailing) }
    let text = block.value(at: status)
    guard let number = Int(text), number != 0 else {
      return .end(
        RPCError(.unknown, "malformed grpc-status \(text.debugDescription)"), trailing: trailing)
    }
    // An unknown status, from a later version of gRPC, is UNKNOWN (PROTOCOL-HTTP2, "Status").
    var error = RPCError(
      StatusCode(rawValue: number) ?? .unknown,
      PercentEncoding.decode(block.first("grpc-message") ?? ""))
    if let index = block.index(of: "grpc-status-details-bin"),
      let bytes = Base64.decode(block.valueBytes(at: index))
    {
      error.details = StatusDetailsCodec.decode(bytes)
    }
    error.trailers = trailing
    return .end(error, trailing: trailing)
  }

  mutating func receiveData(_ bytes: [UInt8], endStream: Bool) -> DataAction {
    switch state {
    case .awaitingHeaders:
      state = .ended
      return .end(RPCError(.internalError, "data before the headers of the response"))
    case .receiving(var reader):
      state = .ended
      reader.append(bytes)
      var messages: [InboundMessage] = []
      do throws(RPCError) {
        while let message = try reader.next() { messages.append(message) }
      } catch {
        return .end(error)
      }
      if endStream {
        return .end(RPCError(.unknown, "the response ended without trailers"))
      }
      state = .receiving(reader)
      return .messages(messages)
    case .foreign(let error):
      guard endStream else { return .messages([]) }
      state = .ended
      return .end(error)
    case .ended:
      return .messages([])
    }
  }

  /// The stream was closed by RST_STREAM, or after both sides ended.
  mutating func streamClosed(_ code: HTTP2ErrorCode) -> CloseAction {
    defer { state = .ended }
    switch state {
    case .awaitingHeaders:
      return code == .refusedStream ? .retry : .end(RPCError(reset: code))
    case .receiving: return .end(RPCError(reset: code))
    case .foreign(let error): return .end(error)
    case .ended: return .none
    }
  }

  /// Cancels the call on behalf of the caller.
  mutating func abandon() {
    state = .ended
  }
}
