import TestBasics
import Testing

@testable import RPCCore

@Suite struct ConnectionAgeStateTests {
  private func state(
    idle: Int? = nil, age: Int? = nil, seed: UInt64 = 1
  ) -> ConnectionAgeState {
    var random = SeededGenerator(seed: seed)
    return ConnectionAgeState(
      ConnectionLifetimeConfiguration(
        idleMax: idle.map { .milliseconds($0) }, ageMax: age.map { .milliseconds($0) }),
      openedAt: at(0), using: &random)
  }

  @Test func unlimitedByDefault() {
    var state = state()
    #expect(!state.countsIdleTime)
    #expect(state.next(at: at(1_000_000_000), hasCalls: false) == .wait(until: nil))
  }

  @Test func idleFromTheBeginning() {
    var state = state(idle: 100)
    #expect(state.countsIdleTime)
    #expect(state.next(at: at(0), hasCalls: false) == .wait(until: at(100)))
    #expect(state.next(at: at(99), hasCalls: false) == .wait(until: at(100)))
    #expect(state.next(at: at(100), hasCalls: false) == .idleTooLong)
    #expect(state.next(at: at(200), hasCalls: false) == .wait(until: nil))
  }

  /// A call ends between two checks: the next check is before the idle time can be over.
  @Test func idleFromTheEndOfTheLastCall() {
    var state = state(idle: 100)
    #expect(state.next(at: at(100), hasCalls: true) == .wait(until: at(200)))
    state.becameIdle(at: at(101))
    #expect(state.next(at: at(200), hasCalls: false) == .wait(until: at(201)))
    state.becameIdle(at: at(200))
    #expect(state.next(at: at(201), hasCalls: false) == .wait(until: at(300)))
    #expect(state.next(at: at(300), hasCalls: false) == .idleTooLong)
  }

  @Test func aZeroIdleTimeDoesNotSpin() {
    var state = state(idle: 0)
    #expect(state.next(at: at(5), hasCalls: true) == .wait(until: at(6)))
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func theAgeVariesByATenthAtMost(seed: UInt64) {
    var state = state(age: 1_000, seed: seed)
    #expect(state.next(at: at(899), hasCalls: true) != .tooOld)
    #expect(state.next(at: at(1_101), hasCalls: true) == .tooOld)
    #expect(state.next(at: at(1_102), hasCalls: true) == .wait(until: nil))
  }

  @Test func theAgesOfManyConnectionsAreSpread() {
    var early = 0
    for seed in 0..<1_000 as Range<UInt64> {
      var state = state(age: 1_000, seed: seed)
      if state.next(at: at(1_000), hasCalls: true) == .tooOld { early += 1 }
    }
    #expect((400...600).contains(early))
  }

  @Test func theEarlierOfTheTwoComesFirst() {
    var idleFirst = state(idle: 100, age: 1_000)
    #expect(idleFirst.next(at: at(0), hasCalls: false) == .wait(until: at(100)))
    #expect(idleFirst.next(at: at(100), hasCalls: false) == .idleTooLong)
    #expect(idleFirst.next(at: at(1_101), hasCalls: false) == .tooOld)
    var ageFirst = state(idle: 10_000, age: 100)
    #expect(ageFirst.next(at: at(111), hasCalls: false) == .tooOld)
    #expect(ageFirst.next(at: at(112), hasCalls: false) == .wait(until: at(10_000)))
  }

  @Test func extremeTimesDoNotOverflow() {
    var random = SeededGenerator(seed: 1)
    var state = ConnectionAgeState(
      ConnectionLifetimeConfiguration(
        idleMax: .seconds(Int64.max), ageMax: .seconds(Int64.max)),
      openedAt: at(0), using: &random)
    #expect(state.next(at: at(1_000), hasCalls: false) != .idleTooLong)
  }
}
