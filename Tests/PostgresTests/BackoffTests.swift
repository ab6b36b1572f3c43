import TestBasics
import Testing

@testable import Postgres

@Suite struct BackoffTests {
  @Test(arguments: [(0, 100), (1, 200), (2, 400), (5, 3200), (6, 5000), (1000, 5000)])
  func itDoublesUpToTheLimit(attempt: Int, milliseconds: Int) {
    var generator = SeededGenerator(seed: 7)
    let delays = (0..<1000).map { _ in
      Backoff.delay(
        attempt: attempt, first: .milliseconds(100), max: .seconds(5), using: &generator)
    }
    let full = Duration.milliseconds(milliseconds)
    #expect(delays.allSatisfy { $0 >= full / 2 && $0 <= full })
    // The delays cover the whole range.
    #expect(delays.contains { $0 < full * 0.52 })
    #expect(delays.contains { $0 > full * 0.98 })
  }

  @Test func aSuccessStartsItAnew() {
    var backoff = Backoff(first: .milliseconds(100), max: .seconds(5))
    for _ in 0..<10 { _ = backoff.next() }
    #expect(backoff.next() >= .milliseconds(2500))
    backoff.reset()
    #expect(backoff.next() <= .milliseconds(100))
  }

  @Test func timersFireInOrderAndOnce() {
    var timers = TimerQueue()
    let now = ContinuousClock.now
    var fired: [Int] = []
    _ = timers.add(at: now + .milliseconds(30)) { fired.append(3) }
    _ = timers.add(at: now + .milliseconds(10)) { fired.append(1) }
    let removed = timers.add(at: now + .milliseconds(15)) { fired.append(9) }
    _ = timers.add(at: now + .milliseconds(20)) { fired.append(2) }
    timers.remove(removed)
    #expect(timers.timeoutMilliseconds(now: now) == 10)
    #expect(timers.due(now: now).isEmpty)
    for work in timers.due(now: now + .milliseconds(25)) { work() }
    #expect(fired == [1, 2])
    #expect(timers.timeoutMilliseconds(now: now + .milliseconds(25)) == 5)
    for work in timers.due(now: now + .seconds(1)) { work() }
    #expect(fired == [1, 2, 3])
    #expect(timers.timeoutMilliseconds(now: now) == -1)
  }

  @Test func theStatementUsedLongestAgoGivesWay() {
    var cache = StatementCache(countMax: 2)
    func key(_ sql: String) -> StatementCache.Key { StatementCache.Key(sql: sql, types: []) }
    let a = cache.insert(key("a"))
    _ = cache.insert(key("b"))
    #expect(cache.find(key("a")) === a)
    _ = cache.insert(key("c"))
    #expect(cache.find(key("b")) == nil)
    #expect(cache.find(key("a")) === a)
    #expect(cache.count == 2)
    #expect(cache.takeDiscarded() == ["s2"])
    #expect(cache.takeDiscarded() == [])
    #expect(cache.find(StatementCache.Key(sql: "a", types: [25])) == nil)
  }
}
