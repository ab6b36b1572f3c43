import RPCCore
import Testing

@testable import Telemetry

@Suite("Queued spans", .timeLimit(.minutes(1)))
struct SpanQueueTests {
  static func span(_ name: String) -> Span {
    var random = SystemRandomNumberGenerator()
    return Span(
      context: .root(using: &random), kind: .server, name: name, start: 1, end: 2)
  }

  @Test("Spans that do not fit are dropped and counted")
  func room() {
    let queue = SpanQueue(spansMax: 5, batchMax: 3)
    for number in 0..<8 { queue.add(Self.span("\(number)")) }
    #expect(queue.dropped == 3)
    #expect(queue.take().map(\.name) == ["0", "1", "2"])
    #expect(queue.take().map(\.name) == ["3", "4"])
    #expect(queue.take().isEmpty)
  }

  @Test("Unsent spans return to the front as far as there is room")
  func back() {
    let queue = SpanQueue(spansMax: 4, batchMax: 3)
    for number in 0..<3 { queue.add(Self.span("\(number)")) }
    let batch = queue.take()
    for number in 3..<5 { queue.add(Self.span("\(number)")) }
    queue.putBack(batch)
    #expect(queue.dropped == 1)
    #expect(queue.take().map(\.name) == ["1", "2", "3"])
    #expect(queue.take().map(\.name) == ["4"])
  }

  @Test("A full batch is sent at once, a partial one after a time")
  func waiting() async {
    let queue = SpanQueue(spansMax: 10, batchMax: 2)
    async let wait: Void = queue.waitForBatch(atMost: .seconds(50))
    queue.add(Self.span("a"))
    queue.add(Self.span("b"))
    await wait
    #expect(queue.take().count == 2)
    queue.add(Self.span("c"))
    let start = ContinuousClock.now
    // An earlier signal may still be pending, once.
    await queue.waitForBatch(atMost: .milliseconds(1))
    await queue.waitForBatch(atMost: .milliseconds(50))
    #expect(ContinuousClock.now - start >= .milliseconds(50))
  }
}
