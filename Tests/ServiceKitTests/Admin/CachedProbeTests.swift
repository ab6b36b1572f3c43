import Synchronization
import Testing

@testable import Telemetry

@Suite struct CachedProbeTests {
  private final class Source: Sendable {
    private let state = Mutex((looks: 0, isOpen: true, isWaitedFor: false))

    var looks: Int { state.withLock { $0.looks } }
    var isWaitedFor: Bool { state.withLock { $0.isWaitedFor } }

    func set(isOpen: Bool) { state.withLock { $0.isOpen = isOpen } }

    func look() async -> Int {
      let number = state.withLock { state in
        state.looks += 1
        return state.looks
      }
      while isShut() { try? await Task.sleep(for: .milliseconds(1)) }
      return number
    }

    private func isShut() -> Bool {
      state.withLock { state in
        state.isWaitedFor = !state.isOpen
        return state.isWaitedFor
      }
    }
  }

  @Test func whatWasLookedAtCountsForAWhile() async {
    let source = Source()
    let look = CachedProbe(ageMax: .seconds(3600), patience: .seconds(3600)) {
      await source.look()
    }
    for _ in 0..<100 { #expect(await look.value() == 1) }
    #expect(source.looks == 1)
    let short = CachedProbe(ageMax: .zero, patience: .seconds(3600)) { await source.look() }
    #expect(await short.value() == 2)
    #expect(await short.value() == 3)
  }

  @Test func manyWhoAskAtOnceLookOnce() async {
    let source = Source()
    source.set(isOpen: false)
    let look = CachedProbe(ageMax: .seconds(3600), patience: .seconds(3600)) {
      await source.look()
    }
    await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<50 { group.addTask { await look.value() } }
      group.addTask {
        while source.looks == 0 { await Task.yield() }
        source.set(isOpen: true)
        return 1
      }
      for await value in group { #expect(value == 1) }
    }
    #expect(source.looks == 1)
  }

  @Test func whoWaitsInVainIsGivenTheValueFromBefore() async {
    let source = Source()
    let look = CachedProbe(ageMax: .zero, patience: .milliseconds(20)) { await source.look() }
    while await look.value() == nil {}
    source.set(isOpen: false)
    while !source.isWaitedFor { _ = await look.value() }
    let (known, looks) = (await look.value(), source.looks)
    #expect(known != nil)
    // The same computation is still in progress.
    #expect(await look.value() == known)
    #expect(source.looks == looks)
    source.set(isOpen: true)
  }

  @Test func aValueMayBeValidForLongerThanAnother() async {
    let source = Source()
    let look = CachedProbe(
      ageMax: { $0 < 3 ? .zero : .seconds(3600) }, patience: .seconds(3600),
      look: { await source.look() })
    for expected in [1, 2, 3, 3] { #expect(await look.value() == expected) }
  }

  @Test(.timeLimit(.minutes(1))) func aValueFromLongBeforeIsNotGiven() async {
    let source = Source()
    let look = CachedProbe(
      ageMax: .zero, patience: .milliseconds(20), previousAgeMax: .milliseconds(500)
    ) { await source.look() }
    while await look.value() == nil {}
    source.set(isOpen: false)
    while !source.isWaitedFor { _ = await look.value() }
    // The computation that is in progress does not end, and the previous value grows old.
    while await look.value() != nil {}
    source.set(isOpen: true)
    while await look.value() == nil {}
  }

  @Test func whoWaitsInVainForTheFirstLookIsGivenNothing() async {
    let source = Source()
    source.set(isOpen: false)
    let look = CachedProbe(ageMax: .zero, patience: .milliseconds(1)) { await source.look() }
    #expect(await look.value() == nil)
    source.set(isOpen: true)
  }
}
