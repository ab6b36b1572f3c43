import Logging
import Postgres
import Synchronization
import Testing

@testable import Bus

@Suite struct BusLoopTests {
  /// Runs rounds with these results in turn; the last one repeats.
  private func run(
    _ progress: [Progress], configuration: BusConfiguration, signal: WakeSignal,
    _ round: @escaping @Sendable (Int) -> Void
  ) -> Task<Void, Never> {
    let loop = BusLoop(
      configuration: configuration, signal: signal,
      outages: OutageLog("testing", logger: Logger(label: "test")))
    return Task {
      let count = Mutex(0)
      await loop.run { _ in
        let number = count.withLock { count in
          count += 1
          return count
        }
        round(number)
        return progress[min(number, progress.count) - 1]
      }
    }
  }

  private func configuration(poll: Duration) -> BusConfiguration {
    var configuration = BusConfiguration()
    configuration.pollFirst = poll
    configuration.pollMax = poll
    return configuration
  }

  @Test func whatIsDoneIsNotLookedAtAgainWithoutNews() async {
    let signal = WakeSignal()
    let isNews = Mutex(false)
    let (rounds, report) = AsyncStream.makeStream(of: (number: Int, isNews: Bool).self)
    let task = run(
      [.busy, .done, .idle(until: nil)], configuration: configuration(poll: .seconds(600)),
      signal: signal
    ) { number in
      report.yield((number, isNews.withLock { $0 }))
    }
    var iterator = rounds.makeAsyncIterator()
    #expect(await iterator.next()?.number == 1)
    #expect(await iterator.next()?.number == 2)
    // A loop without waiting would run before the signal.
    for _ in 0..<1_000 { await Task.yield() }
    isNews.withLock { $0 = true }
    signal.raise()
    let third = await iterator.next()
    #expect(third?.number == 3)
    #expect(third?.isNews == true)
    task.cancel()
    await task.value
  }

  /// Rounds keep a minimum distance, because few large ones cost less; an idle loop starts at once.
  @Test func roundsOfWorkKeepTheirDistance() async {
    let signal = WakeSignal()
    let (rounds, report) = AsyncStream.makeStream(of: Int.self)
    var configuration = configuration(poll: .seconds(600))
    configuration.roundInterval = .seconds(600)
    let task = run(
      [.idle(until: nil), .done, .done], configuration: configuration, signal: signal
    ) { report.yield($0) }
    var iterator = rounds.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    signal.raise()
    #expect(await iterator.next() == 2)
    signal.raise()
    for _ in 0..<1_000 { await Task.yield() }
    // It waits despite a signal, and ends at once when cancelled.
    task.cancel()
    await task.value
    report.finish()
    #expect(await iterator.next() == nil)
  }

  @Test func newsThatComeWhileItWorksAreLookedAtNext() async {
    let signal = WakeSignal()
    let (rounds, report) = AsyncStream.makeStream(of: Int.self)
    let task = run(
      [.done, .idle(until: nil)], configuration: configuration(poll: .seconds(600)), signal: signal
    ) { number in
      if number == 1 { signal.raise() }
      report.yield(number)
    }
    var iterator = rounds.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    #expect(await iterator.next() == 2)
    task.cancel()
    await task.value
  }

  @Test func aRoundIsToldWhetherThereIsAReason() async {
    let signal = WakeSignal()
    let (rounds, report) = AsyncStream.makeStream(of: Bool.self)
    let loop = BusLoop(
      configuration: configuration(poll: .milliseconds(1)), signal: signal,
      outages: OutageLog("testing", logger: Logger(label: "test")))
    let task = Task {
      let count = Mutex(0)
      await loop.run { hasReason in
        let number = count.withLock { count in
          count += 1
          return count
        }
        report.yield(hasReason)
        // After a signal during a round, it does not wait.
        if number == 2 { signal.raise() }
        return number == 4 ? .busy : .idle(until: nil)
      }
    }
    var iterator = rounds.makeAsyncIterator()
    // Causes: start, time, signal, time, more work.
    for expected in [true, false, true, false, true] { #expect(await iterator.next() == expected) }
    task.cancel()
    await task.value
  }

  @Test func lostHintsAreMadeUpFor() async {
    let (rounds, report) = AsyncStream.makeStream(of: Int.self)
    let task = run(
      [.done], configuration: configuration(poll: .milliseconds(5)), signal: WakeSignal()
    ) { report.yield($0) }
    var iterator = rounds.makeAsyncIterator()
    for number in 1...3 { #expect(await iterator.next() == number) }
    task.cancel()
    await task.value
  }
}
