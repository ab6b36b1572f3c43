import Glibc
import RPCServer
import RPCTestSupport
import Synchronization
import Testing

/// The watchdog detects a handler that blocks the event loop.
@Suite(.timeLimit(.minutes(5))) struct EventLoopAnswerTests {
  private final class Block: Sendable {
    private let isOver = Mutex(false)

    func end() { isOver.withLock { $0 = true } }

    /// Blocks the thread, which handlers must not do.
    func wait() { while !isOver.withLock({ $0 }) { usleep(1_000) } }
  }

  @Test func aHandlerThatBlocksKeepsTheAnswerBack() async throws {
    let (block, entered, counter) = (Block(), Signal(), Counter())
    let service = ClosureService.unary { request, _ in
      entered.fire()
      block.wait()
      return request
    }
    try await withServer(service) { server, channel in
      server.server.whenEventLoopsAnswer { counter.add() }
      await counter.reaches(1)
      async let answer = channel.call("x")
      await entered.wait()
      server.server.whenEventLoopsAnswer { counter.add() }
      try await Task.sleep(for: .milliseconds(50))
      #expect(counter.value == 1)
      block.end()
      await counter.reaches(2)
      #expect(try await answer == "x")
    }
  }

  @Test func whereNoneRunsNobodyWaits() async throws {
    let server = try await TestServer(.echo)
    #expect(server.server.certificateEnd == nil)
    await server.stop()
    let counter = Counter()
    server.server.whenEventLoopsAnswer { counter.add() }
    #expect(counter.value == 1)
  }
}
