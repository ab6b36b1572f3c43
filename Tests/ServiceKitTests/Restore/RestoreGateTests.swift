import RPCCore
import RPCServer
import TestSupport
import Testing

@testable import ServiceKit

@Suite struct RestoreGateTests {
  private func refusal(_ gate: RestoreGate, of service: String) -> RPCError? {
    do {
      _ = try gate.authorize(ServerCallContext(service: service, method: "M"), for: .open)
      return nil
    } catch {
      return error
    }
  }

  @Test func callsAreRefusedUntilItIsOpen() async throws {
    let gate = RestoreGate(exempt: ["health"])
    let refused = try #require(refusal(gate, of: "answers"))
    #expect(refused.code == .unavailable)
    #expect(refused.reason == "ERASURES_NOT_REPLAYED")
    #expect(refusal(gate, of: "health") == nil)
    #expect(await !gate.opened(atMost: .zero))
    #expect(await !gate.opened(atMost: .milliseconds(10)))
    let waiting = Task { await gate.opened() }
    gate.open()
    #expect(await waiting.value)
    #expect(refusal(gate, of: "answers") == nil)
    #expect(await gate.opened(atMost: .zero))
    gate.close()
    #expect(refusal(gate, of: "answers")?.reason == "ERASURES_NOT_REPLAYED")
    #expect(refusal(gate, of: "health") == nil)
  }

  @Test func whoIsCancelledWaitsNoLonger() async {
    let gate = RestoreGate(exempt: [])
    let waiting = Task { await gate.opened() }
    waiting.cancel()
    #expect(await !waiting.value)
  }
}
