import TestBasics
import Testing

@testable import ServiceKit

/// Calls that need answers no older than themselves, in thousands of orders and simulated time.
@Suite struct InquiryPaceTests {
  private struct Call {
    var arrivedAt: ContinuousClock.Instant
    var looksAt: ContinuousClock.Instant?
    var isDone = false
  }

  /// One key of `SingleFlightCache`, one call at a time.
  private struct Simulation {
    let pace: LookupRateLimit
    let answersWithin: Duration
    var generator: SeededGenerator
    var calls: [Call]
    var now: ContinuousClock.Instant
    var running: (askedAt: ContinuousClock.Instant, until: ContinuousClock.Instant)?
    var answered: ContinuousClock.Instant?
    var questions: [ContinuousClock.Instant] = []

    mutating func run() {
      while !calls.allSatisfy(\.isDone) {
        guard let time = nextTime else { return }
        now = max(now, time)
        if let running, running.until <= now { answer(running.askedAt) }
        for index in calls.indices.shuffled(using: &generator) {
          guard !calls[index].isDone, let looksAt = calls[index].looksAt, looksAt <= now else {
            continue
          }
          look(index)
        }
      }
    }

    private var nextTime: ContinuousClock.Instant? {
      (calls.filter { !$0.isDone }.compactMap(\.looksAt) + [running?.until].compactMap(\.self))
        .min()
    }

    private mutating func answer(_ askedAt: ContinuousClock.Instant) {
      running = nil
      answered = askedAt
      for index in calls.indices where !calls[index].isDone && calls[index].looksAt == nil {
        calls[index].looksAt = now
      }
    }

    private mutating func look(_ index: Int) {
      let call = calls[index]
      switch pace.step(
        for: call.arrivedAt, at: now, running: running?.askedAt, answered: answered)
      {
      case .take:
        #expect(answered.map { $0 >= call.arrivedAt } == true)
        #expect(call.arrivedAt.duration(to: now) <= pace.pause + answersWithin * 2)
        calls[index].isDone = true
      case .share, .lookAgainAfterAnswer: calls[index].looksAt = nil
      case .lookAgain(let time):
        #expect(time > now)
        calls[index].looksAt = time
      case .put:
        #expect(running == nil)
        questions.append(now)
        let length = Int.random(in: 0...Int(answersWithin / .milliseconds(1)), using: &generator)
        running = (now, now + .milliseconds(length))
        calls[index].looksAt = nil
      }
    }
  }

  @Test(arguments: 0..<200) func everybodyGetsAFreshAnswerByFewQuestions(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let start = ContinuousClock.now
    let calls = (0..<60).map { _ in
      let arrivedAt = start + .milliseconds(Int.random(in: 0...4000, using: &generator))
      return Call(arrivedAt: arrivedAt, looksAt: arrivedAt)
    }
    let pace = LookupRateLimit(pause: .milliseconds(Int.random(in: 0...1000, using: &generator)))
    let answersWithin = Duration.milliseconds(Int.random(in: 1...800, using: &generator))
    var simulation = Simulation(
      pace: pace, answersWithin: answersWithin, generator: generator, calls: calls, now: start)
    simulation.run()
    #expect(simulation.calls.allSatisfy { $0.isDone })
    for (one, next) in zip(simulation.questions, simulation.questions.dropFirst()) {
      #expect(one.duration(to: next) >= pace.pause)
    }
  }
}
