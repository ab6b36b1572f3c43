import MessageSupport
import RPCClient
import TestingMessages

extension InteropCase {
  static let unary = [
    InteropCase("empty_unary") { session in
      _ = try await session.withClient { try await $0.emptyCall(.init(), options: .bounded) }
    },
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
}

extension GRPCTesting.TestServiceClient {
  /// The call of `large_unary`.
  func requireLargeUnary() async throws {
    let response = try await unaryCall(.large, options: .bounded)
    try response.payload.requireZeros(GRPCTesting.SimpleRequest.largeResponseSize)
  }
}
