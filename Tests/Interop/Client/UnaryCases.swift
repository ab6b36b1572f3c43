import Messages
import RPCClient
import TestingMessages

extension InteropCase {
  static let unary = [
    InteropCase("empty_unary") { session in
      _ = try await session.withClient { try await $0.emptyCall(.init(), options: .bounded) }
    },
    InteropCase("cacheable_unary", cacheable),
    InteropCase("large_unary") { session in
      try await session.withClient { try await $0.requireLargeUnary() }
    },
    InteropCase("unimplemented_method") { session in
      let error = try await session.withClient { client in
        try await failure { try await client.unimplementedCall(.init(), options: .bounded) }
      }
      try error.require(.unimplemented)
    },
    InteropCase("unimplemented_service") { session in
      let channel = session.channel()
      let client = GRPCTesting.UnimplementedServiceClient(channel)
      let error = try await failure {
        try await client.unimplementedCall(.init(), options: .bounded)
      }
      await channel.close()
      try error.require(.unimplemented)
    },
  ]

  /// Requests with the verb GET are gone from gRPC: what is left is that a proxy may keep the
  /// response.
  @Sendable private static func cacheable(_ session: Session) async throws {
    let request = GRPCTesting.SimpleRequest(
      payload: GRPCTesting.Payload(body: Array("\(UInt64.random(in: .min ... .max))".utf8)))
    var options = CallOptions.bounded
    options.metadata.add("1.2.3.4", for: "x-user-ip")
    let bodies = try await session.withClient { client in
      var bodies: [[UInt8]] = []
      for _ in 0..<2 {
        let response = try await client.cacheableUnaryCall(request, options: options)
        bodies.append(response.payload?.body ?? [])
      }
      return bodies
    }
    try require(!bodies[0].isEmpty, "the response is empty")
    try require(bodies[0] == bodies[1], "the second response was not kept")
  }
}

extension GRPCTesting.TestServiceClient {
  /// The call of `large_unary`.
  func requireLargeUnary() async throws {
    let response = try await unaryCall(.large, options: .bounded)
    try response.payload.requireZeros(GRPCTesting.SimpleRequest.largeResponseSize)
  }
}
