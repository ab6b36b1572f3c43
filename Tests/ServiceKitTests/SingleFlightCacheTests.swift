import Synchronization
import Testing

@testable import ServiceKit

@Suite struct InquiriesTests {
  private final class Counter: Sendable {
    private let value = Mutex(0)
    func increment() -> Int {
      value.withLock {
        $0 += 1
        return $0
      }
    }
    var count: Int { value.withLock { $0 } }
  }

  private func number(_ inquired: Inquired<Int>) -> Int? {
    if case .found(let value) = inquired.answer { value } else { nil }
  }

  @Test func callersShareAQuestion() async {
    let inquiries = SingleFlightCache<String, Int>()
    let counter = Counter()
    let answers = await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<50 {
        group.addTask {
          number(await inquiries.ask("a") { .found(counter.increment()) })
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers == Array(repeating: 1, count: 50))
    #expect(number(await inquiries.ask("b") { .found(counter.increment()) }) == 2)
  }

  @Test func answersStandForAWhile() async {
    let inquiries = SingleFlightCache<String, Int>(
      answeredFor: .zero, unreachableFor: .seconds(600))
    let counter = Counter()
    for expected in 1...3 {
      #expect(number(await inquiries.ask("a") { .found(counter.increment()) }) == expected)
    }
    for _ in 0..<3 {
      _ = await inquiries.ask("b") {
        _ = counter.increment()
        return .unreachable
      }
    }
    #expect(counter.count == 4)
  }

  @Test func anAnswerTellsForWhomItWasAsked() async {
    let inquiries = SingleFlightCache<String, Int>(answeredFor: .seconds(600))
    #expect(await inquiries.ask("a") { .notFound }.age == nil)
    let second = await inquiries.ask("a") { .found(1) }
    #expect(number(second) == nil && second.age != nil)
    let shared = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<10 {
        group.addTask { await inquiries.ask("b") { .notFound }.age == nil }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(shared == 1)
  }

  @Test func anOwnerThatIsAwayIsLeftAloneAltogether() async {
    let inquiries = SingleFlightCache<Int, Int>(
      answeredFor: .zero, unreachableFor: .seconds(600), backsOffAltogether: true)
    let counter = Counter()
    #expect(number(await inquiries.ask(0) { .found(counter.increment()) }) == 1)
    for key in 0..<10 {
      let inquired = await inquiries.ask(key) {
        _ = counter.increment()
        return .unreachable
      }
      #expect(number(inquired) == nil)
    }
    #expect(counter.count == 2)
    let impatient = SingleFlightCache<Int, Int>(
      answeredFor: .zero, unreachableFor: .zero, backsOffAltogether: true, keyCountMax: 5)
    for key in 0..<10 {
      _ = await impatient.ask(key) {
        _ = counter.increment()
        return .unreachable
      }
    }
    #expect(counter.count == 12)
  }

  /// An answer requested after a call arrived is as good as one requested for it.
  @Test func whatWasAskedSinceACallCameInIsAsGoodAsAskedForIt() async {
    let inquiries = SingleFlightCache<String, Int>(answeredFor: .seconds(600))
    let before = ContinuousClock.now
    for _ in 0..<2 {
      #expect(await inquiries.ask("a", arrivedAt: before) { .found(1) }.age == nil)
    }
    #expect(await inquiries.ask("a", arrivedAt: .now) { .found(2) }.age != nil)
  }

  @Test func aFreshAnswerIsAskedForByTheFirstWhoWantsIt() async {
    let inquiries = SingleFlightCache<String, Int>(answeredFor: .seconds(600), pause: .zero)
    let counter = Counter()
    #expect(number(await inquiries.ask("a") { .found(counter.increment()) }) == 1)
    let fresh = await inquiries.askAfresh("a", arrivedAt: .now) { .found(counter.increment()) }
    #expect(number(fresh) == 2 && fresh.age == nil)
    let before = ContinuousClock.now
    for _ in 0..<5 {
      let shared = await inquiries.askAfresh("a", arrivedAt: before) { .found(counter.increment()) }
      #expect(number(shared) == 3 && shared.age == nil)
    }
    let ages = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<50 {
        group.addTask {
          await inquiries.askAfresh("a", arrivedAt: .now) { .found(counter.increment()) }.age == nil
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(ages.allSatisfy { $0 })
    #expect(counter.count <= 53)
  }

  /// Calls that do not wait, because of the limit or an unreachable owner, get the cached answer.
  @Test func notEverybodyWaits() async {
    let counter = Counter()
    let full = SingleFlightCache<String, Int>(
      answeredFor: .seconds(600), pause: .seconds(600), waitingMax: 0)
    _ = await full.ask("a") { .found(counter.increment()) }
    #expect(await full.askAfresh("a", arrivedAt: .now) { .found(counter.increment()) }.age != nil)
    let away = SingleFlightCache<String, Int>(unreachableFor: .seconds(600), pause: .zero)
    for _ in 0..<3 {
      _ = await away.askAfresh("a", arrivedAt: .now) {
        _ = counter.increment()
        return .unreachable
      }
    }
    #expect(counter.count == 2)
    // A cancelled call does not wait for the pause.
    let slow = SingleFlightCache<String, Int>(answeredFor: .seconds(600), pause: .seconds(600))
    _ = await slow.ask("a") { .found(counter.increment()) }
    let call = Task {
      await slow.askAfresh("a", arrivedAt: .now) { .found(counter.increment()) }.age
    }
    call.cancel()
    #expect(await call.value != nil)
  }

  @Test func manyKeysAreNotAskedFor() async {
    let inquiries = SingleFlightCache<Int, Int>(answeredFor: .seconds(600), keyCountMax: 10)
    let counter = Counter()
    for key in 0..<30 { _ = await inquiries.ask(key) { .found(counter.increment()) } }
    #expect(counter.count == 10)
    #expect(number(await inquiries.ask(3) { .found(0) }) == 4)
    let forgetful = SingleFlightCache<Int, Int>(answeredFor: .zero, keyCountMax: 10)
    for key in 0..<30 { _ = await forgetful.ask(key) { .found(counter.increment()) } }
    #expect(counter.count == 40)
  }

  @Test func madeUpKeysDoNotTakeThePlacesOfOthers() async {
    let inquiries = SingleFlightCache<Int, Int>(answeredFor: .seconds(600), keyCountMax: 10)
    #expect(number(await inquiries.ask(-1) { .found(-1) }) == -1)
    for key in 0..<30 { _ = await inquiries.ask(key) { .notFound } }
    #expect(number(await inquiries.ask(100) { .found(100) }) == 100)
    #expect(number(await inquiries.ask(-1) { .unreachable }) == -1)
  }
}
