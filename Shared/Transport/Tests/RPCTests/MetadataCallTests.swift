import MessageSupport
import RPCClient
import RPCCore
import RPCTestSupport
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct MetadataCallTests {
  @Test func errorsCarryTrailers() async throws {
    let service = ClosureService.unary { _, context in
      context.addTrailingMetadata("from the context", for: "a")
      var error = RPCError(.notFound, "x")
      error.trailers.add("from the error", for: "b")
      throw error
    }
    try await withServer(service) { _, channel in
      let error = await failure { try await channel.call("x") }
      #expect(error?.trailers.first(for: "a") == "from the context")
      #expect(error?.trailers.first(for: "b") == "from the error")
    }
  }

  /// In an only header section it would be trailing metadata.
  @Test func initialMetadataOfAFailedCallHasItsOwnSection() async throws {
    let service = ClosureService.unary { _, context in
      context.addInitialMetadata("first", for: "a")
      context.addTrailingMetadata("last", for: "b")
      throw RPCError(.notFound, "x")
    }
    try await withServer(service) { server, _ in
      let peer = try await RawPeer.connect(port: server.port)
      try await peer.run { session in
        let stream = session.submitRequest(.request(), endStream: false) ?? 0
        session.send(stream: stream, LengthPrefixedMessage.frame(Text(service: "x").serialized()))
        session.finish(stream: stream)
      }
      let sections = await peer.events { $0.isClosed(1) }.headers(of: 1)
      peer.close()
      try #require(sections.count == 2)
      #expect(sections[0].first("a") == "first")
      #expect(sections[0].first("grpc-status") == nil)
      #expect(sections[1].first("a") == nil)
      #expect(sections[1].first("b") == "last")
      #expect(sections[1].first("grpc-status") == "5")
    }
  }

  @Test func metadataThatCannotBeSentIsInternalOnEitherSide() async throws {
    let service = ClosureService.unary { request, context in
      if request.service == "initial" { context.addInitialMetadata("a\nb", for: "x") }
      if request.service == "trailing" { context.addTrailingMetadata("ü", for: "x") }
      return request
    }
    try await withServer(service) { _, channel in
      for text in ["initial", "trailing"] {
        let error = await failure { try await channel.call(text) }
        #expect(error?.code == .internalError)
        #expect(error?.message == "the value of metadata key x cannot be sent")
      }
      var options = CallOptions()
      options.metadata.add("v", for: "bad key")
      let error = await failure { try await channel.call("x", options: options) }
      #expect(error?.code == .internalError)
    }
  }
}
