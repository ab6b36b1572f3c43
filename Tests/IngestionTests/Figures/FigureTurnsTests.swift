import Synchronization
import Testing

@testable import IngestionService

/// One call counts figures at a time.
@Suite struct FigureTurnsTests {
  private final class Counts: Sendable {
    private let numbers = Mutex((now: 0, most: 0))
    var now: Int { numbers.withLock { $0.now } }
    /// Maximum number of concurrent calls.
    var most: Int { numbers.withLock { $0.most } }

    func begin() {
      numbers.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
    }

    func end() { numbers.withLock { $0.now -= 1 } }
  }

  @Test func othersWaitAndTooManyAreRefused() async throws {
    let (turns, counts) = (FigureTurns(), Counts())
    let (gate, opening) = AsyncStream<Void>.makeStream()
    let first = Task {
      try await turns.take {
        counts.begin()
        for await _ in gate {}
        counts.end()
      }
    }
    while counts.now == 0 { await Task.yield() }
    let others = (0..<FigureTurns.waitingMax).map { _ in
      Task {
        try await turns.take {
          counts.begin()
          await Task.yield()
          counts.end()
        }
      }
    }
    while turns.waiting < FigureTurns.waitingMax { await Task.yield() }
    await #expect(throws: IngestionError.figureLimit(FigureTurns.waitingMax)) {
      try await turns.take {}
    }
    opening.finish()
    try await first.value
    for other in others { try await other.value }
    #expect(counts.most == 1 && turns.waiting == 0)
    // The line is open again.
    try await turns.take { counts.begin() }
    #expect(counts.now == 1)
  }

  @Test func whoIsCancelledLeavesTheLine() async throws {
    let turns = FigureTurns()
    try await turns.take {
      let waiting = Task { try await turns.take {} }
      while turns.waiting == 0 { await Task.yield() }
      waiting.cancel()
      await #expect(throws: CancellationError.self) { try await waiting.value }
      #expect(turns.waiting == 0)
    }
  }
}
