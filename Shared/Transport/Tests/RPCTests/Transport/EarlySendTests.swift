import HTTP2
import RPCTestSupport
import Synchronization
import Testing

@testable import RPCCore

@Suite(.timeLimit(.minutes(5))) struct EarlySendTests {
  private final class Flags: Sendable {
    let answerArrived = Atomic(false)
    let sawAnswer = Atomic(false)
  }

  /// A client can continue with an answer while the server is still processing other requests of
  /// the same read.
  @Test func answersDoNotWaitForTheRestOfALongTurn() async throws {
    let flags = Flags()
    let service = ClosureService.unary { request, _ in
      // They block the loop, which handlers must not do, to simulate a long turn.
      let start = ContinuousClock.now
      switch request.service {
      case "long": while ContinuousClock.now - start < .milliseconds(2) {}
      case "last":
        while !flags.answerArrived.load(ordering: .acquiring),
          ContinuousClock.now - start < .seconds(20)
        {}
        flags.sawAnswer.store(flags.answerArrived.load(ordering: .acquiring), ordering: .releasing)
      default: break
      }
      return request
    }
    let server = try await TestServer(service)
    let peer = try await RawPeer.connect(port: server.port) { session in
      for text in ["first", "long", "last"] {
        guard let stream = session.submitRequest(.request(), endStream: false) else { return }
        session.send(
          stream: stream, LengthPrefixedMessage.frame(Text(service: text).serialized()))
        session.finish(stream: stream)
      }
    }
    let first = await peer.events { $0.status(of: 1) != nil }
    flags.answerArrived.store(true, ordering: .releasing)
    #expect(first.status(of: 1) == .ok)
    let all = await peer.events { $0.isClosed(5) }
    #expect(all.status(of: 5) == .ok)
    let sawAnswer = flags.sawAnswer.load(ordering: .acquiring)
    #expect(sawAnswer)
    peer.close()
    await server.stop()
  }
}
