import TestBasics
import Testing

@testable import RPCClient
@testable import RPCCore

@Suite struct HealthWatchStateTests {
  private var random = SeededGenerator(seed: 3)

  private func make() -> HealthWatchState {
    var backoff = Backoff.Configuration()
    backoff.initial = .seconds(1)
    backoff.multiplier = 2
    backoff.jitter = 0
    return HealthWatchState(backoff: backoff)
  }

  @Test func followsTheAnswers() {
    var state = make()
    #expect(state.health == .unknown)
    state.received(isServing: true)
    #expect(state.health == .healthy)
    state.received(isServing: false)
    #expect(state.health == .unhealthy)
    state.received(isServing: true)
    #expect(state.health == .healthy)
  }

  @Test(arguments: StatusCode.allCases)
  mutating func howAWatchEnds(code: StatusCode) {
    for answersFirst in [false, true] {
      var state = make()
      if answersFirst { state.received(isServing: true) }
      let action = state.ended(code, using: &random)
      if code == .unimplemented {
        #expect(action == .stop)
        #expect(state.health == .healthy)
      } else {
        #expect(action == .watchAgain(after: .seconds(1)))
        #expect(state.health == .unhealthy)
      }
    }
  }

  @Test mutating func asksLessAndLessUntilAnAnswer() {
    var state = make()
    #expect(state.ended(.unavailable, using: &random) == .watchAgain(after: .seconds(1)))
    #expect(state.ended(.unavailable, using: &random) == .watchAgain(after: .seconds(2)))
    #expect(state.ended(.unavailable, using: &random) == .watchAgain(after: .seconds(4)))
    state.received(isServing: true)
    #expect(state.ended(.unavailable, using: &random) == .watchAgain(after: .seconds(1)))
  }
}
