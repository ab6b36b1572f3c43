import RPCClient
import RPCCore
import Synchronization
import TestingMessages

extension InteropCase {
  static let compression = [
    InteropCase("client_compressed_unary", clientUnary),
    InteropCase("client_compressed_streaming", clientStreaming),
    InteropCase("server_compressed_unary", serverUnary),
    InteropCase("server_compressed_streaming", serverStreaming),
  ]

  @Sendable private static func clientUnary(_ session: Session) async throws {
    try await session.withClient { client in
      let call = { @Sendable (expected: Bool, encoding: MessageEncoding) in
        var request = GRPCTesting.SimpleRequest.large
        request.expectCompressed = .init(expected)
        var options = CallOptions.bounded
        options.encoding = encoding
        return try await client.unaryCall(request, options: options)
      }
      // Checks that the server verifies the compression.
      try await failure { try await call(true, .identity) }.require(.invalidArgument)
      for (expected, encoding) in [
        (true, MessageEncoding.gzip), (true, .deflate), (false, .identity),
      ] {
        try await call(expected, encoding).payload
          .requireZeros(GRPCTesting.SimpleRequest.largeResponseSize)
      }
    }
  }

  @Sendable private static func clientStreaming(_ session: Session) async throws {
    let compressed = GRPCTesting.StreamingInputCallRequest(
      payload: .zeros(27_182), expectCompressed: .init(true))
    let plain = GRPCTesting.StreamingInputCallRequest(
      payload: .zeros(45_904), expectCompressed: .init(false))
    var options = CallOptions.bounded
    options.encoding = .gzip
    try await session.withClient { [options] client in
      let probe = client.streamingInputCall(options: .bounded)
      let error = try await failure {
        try await probe.write(compressed)
        return try await probe.response()
      }
      try error.require(.invalidArgument)

      let call = client.streamingInputCall(options: options)
      try await call.write(compressed)
      try await call.write(plain, compress: false)
      let size = try await call.response().aggregatedPayloadSize
      try require(size == 73_086, "\(size) bytes counted")
    }
  }

  @Sendable private static func serverUnary(_ session: Session) async throws {
    try await session.withClient { client in
      for wanted in [true, false] {
        var request = GRPCTesting.SimpleRequest.large
        request.responseCompressed = .init(wanted)
        let seen = SeenEncodings()
        let response = try await client.unaryCall(request, options: seen.options)
        try response.payload.requireZeros(GRPCTesting.SimpleRequest.largeResponseSize)
        try require(seen.compressed == [wanted], "compressed: \(seen.compressed)")
      }
    }
  }

  @Sendable private static func serverStreaming(_ session: Session) async throws {
    let wanted = [(size: 31_415, compressed: true), (size: 92_653, compressed: false)]
    let request = GRPCTesting.StreamingOutputCallRequest(
      responseParameters: wanted.map { size, compressed in
        GRPCTesting.ResponseParameters(size: Int32(size), compressed: .init(compressed))
      })
    let seen = SeenEncodings()
    try await session.withClient { client in
      try await client.streamingOutputCall(request, options: seen.options)
        .requireZeros(wanted.map(\.size))
    }
    try require(
      seen.compressed == wanted.map(\.compressed), "compressed: \(seen.compressed)")
  }
}

/// Records which responses of a call were compressed.
private final class SeenEncodings: Sendable {
  private let seen = Mutex<[Bool]>([])

  var compressed: [Bool] { seen.withLock { $0 } }

  var options: CallOptions {
    var options = CallOptions.bounded
    options.onResponseEncoding = { encoding in
      self.seen.withLock { $0.append(encoding != .identity) }
    }
    return options
  }
}
