import Bus
import Synchronization
import Testing

@testable import Telemetry

@Suite struct LivenessTests {
  /// A part that answers on demand.
  private final class SlowPart: Sendable {
    private let answers = Mutex<[@Sendable () -> Void]>([])

    var part: Liveness.Part {
      Liveness.Part("slow", complaint: "it has not got on", bound: 3) { answered in
        self.answers.withLock { $0.append(answered) }
      }
    }

    var questionCount: Int { answers.withLock { $0.count } }

    func answer() {
      let open = answers.withLock { answers in
        defer { answers = [] }
        return answers
      }
      for answered in open { answered() }
    }
  }

  private static let quick = Liveness.Part("quick", complaint: "?") { $0() }

  @Test func aPartThatDoesNotAnswerForItsBoundIsStuck() {
    let slow = SlowPart()
    let liveness = Liveness(parts: [Self.quick, slow.part])
    liveness.look()
    for _ in 0..<2 {
      liveness.look()
      #expect(liveness.report.isPassed)
    }
    liveness.look()
    #expect(
      liveness.report.finding("slow")?.result == .failed("it has not got on for 3 seconds"))
    #expect(liveness.report.finding("quick")?.result == .ok)
    // No further question is sent while one is open.
    #expect(slow.questionCount == 1)
    slow.answer()
    #expect(liveness.report.isPassed)
  }

  @Test func timeInWhichNobodyAskedIsNotCounted() async throws {
    let slow = SlowPart()
    let liveness = Liveness(parts: [slow.part])
    liveness.look()
    try await Task.sleep(for: .milliseconds(20))
    liveness.look()
    #expect(liveness.report.isPassed)
    slow.answer()
    liveness.look()
    #expect(slow.questionCount == 1)
  }

  @Test func itAsksByItself() async throws {
    let slow = SlowPart()
    let liveness = Liveness(parts: [slow.part])
    liveness.start()
    liveness.start()
    defer { liveness.stop() }
    while slow.questionCount == 0 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(slow.questionCount == 1)
  }
}
