import TestBasics
import Testing

@testable import RPCClient

@Suite struct ResolutionStateTests {
  private let start = ContinuousClock.now

  @Test func oneAtATimeAndNotTooOften() {
    var state = ResolutionState()
    #expect(state.requested(now: start) == .resolve)
    #expect(state.requested(now: start) == .nothing)
    state.finished(now: start + .seconds(1), pause: .seconds(5))
    #expect(state.requested(now: start + .seconds(2)) == .wait(.seconds(4)))
    #expect(state.requested(now: start + .seconds(9)) == .nothing)
    let isDue = state.timerFired()
    #expect(isDue)
    let isDueAgain = state.timerFired()
    #expect(!isDueAgain)
    #expect(state.requested(now: start + .seconds(9)) == .nothing)
    state.finished(now: start + .seconds(10), pause: .seconds(5))
    #expect(state.requested(now: start + .seconds(15)) == .resolve)
  }

  @Test func endsThatWereNotBegunMeanNothing() {
    var state = ResolutionState()
    state.finished(now: start, pause: .seconds(5))
    let isDue = state.timerFired()
    #expect(!isDue)
    #expect(state.requested(now: start) == .resolve)
  }

  /// However often addresses are requested, resolutions keep their minimum distance.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func distance(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var state = ResolutionState()
    var now = start
    var ended: ContinuousClock.Instant?
    var isRunning = false
    var timer: ContinuousClock.Instant?
    func begin() {
      #expect(!isRunning, "seed \(seed)")
      if let ended { #expect(now >= ended + .seconds(5), "seed \(seed)") }
      isRunning = true
    }
    for _ in 0..<200 {
      now += .milliseconds(Int.random(in: 0...2_000, using: &random))
      if let due = timer, now >= due {
        timer = nil
        if state.timerFired() { begin() }
      }
      if isRunning, Bool.random(using: &random) {
        state.finished(now: now, pause: .seconds(5))
        ended = now
        isRunning = false
      } else {
        switch state.requested(now: now) {
        case .resolve: begin()
        case .wait(let wait): timer = now + wait
        case .nothing: break
        }
      }
    }
  }
}
