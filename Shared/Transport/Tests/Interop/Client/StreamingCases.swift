import RPCClient
import TestingMessages

extension InteropCase {
  static let streaming = [
    InteropCase("client_streaming") { session in
      let size = try await session.withClient { client in
        let call = client.streamingInputCall(options: .bounded)
        for size in [27_182, 8, 1_828, 45_904] {
          try await call.write(.init(payload: .zeros(size)))
        }
        return try await call.response().aggregatedPayloadSize
      }
      try require(size == 74_922, "\(size) bytes counted")
    },
    InteropCase("server_streaming") { session in
      let sizes = [31_415, 9, 2_653, 58_979]
      try await session.withClient { client in
        try await client.streamingOutputCall(.init(sizes: sizes), options: .bounded)
          .requireZeros(sizes)
      }
    },
    InteropCase("ping_pong") { session in
      try await session.withClient { client in
        let call = client.fullDuplexCall(options: .bounded)
        var responses = call.responses.makeAsyncIterator()
        for (request, response) in [(27_182, 31_415), (8, 9), (1_828, 2_653), (45_904, 58_979)] {
          try await call.write(.init(sizes: [response], payload: request))
          guard let received = try await responses.next() else {
            throw CaseFailed("the call ended before the response of \(response) bytes")
          }
          try received.payload.requireZeros(response)
        }
        call.finish()
        try require(try await responses.next() == nil, "an excess response")
      }
    },
    InteropCase("empty_stream") { session in
      try await session.withClient { client in
        let call = client.fullDuplexCall(options: .bounded)
        call.finish()
        for try await _ in call.responses { throw CaseFailed("a response without a request") }
      }
    },
  ]
}

extension ResponseStream<GRPCTesting.StreamingOutputCallResponse> {
  /// - Throws: ``CaseFailed`` unless the responses are zeros of exactly these sizes.
  func requireZeros(_ sizes: [Int]) async throws {
    var expected = sizes[...]
    for try await response in self {
      guard let size = expected.popFirst() else { throw CaseFailed("an excess response") }
      try response.payload.requireZeros(size)
    }
    try require(expected.isEmpty, "missing responses of \(expected) bytes")
  }
}
