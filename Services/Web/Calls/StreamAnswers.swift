import Messages
import RPCClient
import RPCCore

extension SessionCalls {
  /// Answers with the stream of a call, at the speed of the client. Its first message decides about
  /// the status.
  ///
  /// - Parameters:
  ///   - program: the service that is called.
  ///   - begin: starts the call.
  ///   - head: status and header fields by the first message; nil for an empty stream.
  ///   - bytes: the part of the body in a message.
  func stream<Part: Message>(
    _ request: WebRequest, _ kept: Kept, from program: String = "otolith-ingestion",
    _ begin: @Sendable (CallOptions) -> ResponseStream<Part>,
    head: (Part?) throws -> (status: Int, headers: [(name: String, value: String)]),
    bytes: @escaping @Sendable (Part) -> [UInt8]
  ) async -> WebResponse {
    var kept = kept
    let call = WebCall(request, hasDeadline: false)
    do {
      let (first, rest) = try await CallPropagation.$parent.withValue(call) {
        try await withToken(&kept, request.origin) { session in
          var parts = begin(upstream.options(for: program, request.origin, session))
            .makeAsyncIterator()
          let first = try await parts.next()
          return (first, OnePass(parts))
        }
      }
      let (status, headers) = try head(first)
      return WebResponse(
        status: status, headers: headers + (try kept.headers()),
        body: .stream { writer in
          if let first { try await writer.write(bytes(first)) }
          var parts = rest.value
          while let part = try await parts.next() { try await writer.write(bytes(part)) }
        })
    } catch {
      return WebResponse.error(CallAnswers.status(of: error))
        .adding((try? kept.headers()) ?? [])
    }
  }
}
