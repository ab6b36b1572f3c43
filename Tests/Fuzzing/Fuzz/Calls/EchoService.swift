import Messages

@testable import RPCCore
@testable import RPCServer

/// Methods of all four kinds whose handlers are controlled by the request's bytes: answer, fail,
/// add invalid metadata, write much, wait for cancellation.
enum EchoService {
  static let name = "otolith.fuzz.v1.Echo"

  typealias Text = GoogleProtobuf.StringValue
  typealias Bytes = GoogleProtobuf.BytesValue

  static let registry: MethodRegistry = {
    var registry = MethodRegistry()
    registry.unary(service: name, method: "Unary", access: .open) {
      (request: Text, context) async throws -> Text in
      try await obey(Array(request.value.utf8), context)
      return request
    }
    registry.serverStreaming(service: name, method: "ServerStreaming", access: .open) {
      (request: Bytes, context, writer: ResponseWriter<Bytes>) in
      try await obey(request.value, context)
      for count in request.value.prefix(16) {
        try await writer.write(Bytes(value: [UInt8](repeating: count, count: Int(count) * 16)))
      }
    }
    registry.clientStreaming(service: name, method: "ClientStreaming", access: .open) {
      (requests: RequestStream<Bytes>, context) async throws -> Bytes in
      var all: [UInt8] = []
      for try await request in requests {
        try await obey(request.value, context)
        all += request.value
        if request.value.first == 0xfd { break }
      }
      return Bytes(value: all)
    }
    registry.bidirectionalStreaming(service: name, method: "BidirectionalStreaming", access: .open)
    {
      (requests: RequestStream<Bytes>, context, writer: ResponseWriter<Bytes>) in
      if context.requestMetadata.isEmpty { try await writer.sendHeaders() }
      for try await request in requests {
        try await obey(request.value, context)
        try await writer.write(request, compress: request.value.count > 4)
      }
    }
    return registry
  }()

  private static func obey(_ bytes: [UInt8], _ context: ServerCallContext) async throws {
    switch bytes.first {
    case UInt8(ascii: "e"):
      throw RPCError(
        StatusCode(rawValue: Int(bytes.dropFirst().first ?? 2) % 20) ?? .ok,
        String(decoding: bytes, as: UTF8.self), reason: "FUZZ")
    case UInt8(ascii: "m"): context.addInitialMetadata("\n", for: "bad key")
    case UInt8(ascii: "t"): context.addTrailingMetadata(binary: bytes, for: "x-bin")
    case UInt8(ascii: "c"): context.responseEncoding = .gzip
    case UInt8(ascii: "d"): context.responseEncoding = .deflate
    case UInt8(ascii: "w"): try await waitForCancellation()
    case UInt8(ascii: "y"): await Task.yield()
    default: break
    }
  }

  private static func waitForCancellation() async throws {
    let waiter = WriteWaiter()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        if waiter.isDone {
          continuation.resume(throwing: CancellationError())
        } else {
          waiter.continuation = continuation
        }
      }
    } onCancel: {
      waiter.resume(throwing: CancellationError())
    }
  }
}
