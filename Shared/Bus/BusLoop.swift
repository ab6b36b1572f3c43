import Logging
import Postgres

/// The result of one round of a relay or a consumer.
enum Progress {
  /// There is more work now.
  case busy
  /// Work was done, and nothing is left.
  case done
  /// There is more work in a moment.
  case soon
  /// Work was done, and there is more in a moment.
  case later
  /// Nothing to do until a signal, the next poll or the given time.
  case idle(until: Duration?)
  /// Another instance is active.
  case standby
}

/// Runs rounds until the task is cancelled: immediately while there is work, with growing waits
/// while idle, and with longer waits after failures.
struct BusLoop: Sendable {
  let configuration: BusConfiguration
  let signal: WakeSignal
  let outages: OutageLog
  /// Called in each round with whether it failed.
  var onRound: @Sendable (_ hasFailed: Bool) -> Void = { _ in }

  /// - Parameter round: performs one round. `hasReason` is true at the start, while there is work,
  ///   and after a notification; false if only time has passed.
  nonisolated(nonsending) func run(
    _ round: nonisolated(nonsending) (_ hasReason: Bool) async throws -> Progress
  ) async {
    var poll = Backoff(first: configuration.pollFirst, max: configuration.pollMax)
    var moment = Backoff(first: configuration.unsettledFirst, max: configuration.unsettledMax)
    var outage = Backoff(first: .milliseconds(50), max: configuration.outageMax)
    var hasReason = true
    while !Task.isCancelled {
      let began = ContinuousClock.now
      do {
        let progress = try await round(hasReason)
        hasReason = true
        onRound(false)
        outages.succeeded()
        outage.reset()
        if case .soon = progress {} else { moment.reset() }
        switch progress {
        case .busy:
          poll.reset()
        case .done:
          poll.reset()
          hasReason = await signal.wait(atMost: poll.next())
          // Events that arrive meanwhile share a round: one costs as much for one event as for
          // many.
          try? await Task.sleep(until: began + configuration.roundInterval)
        case .later:
          poll.reset()
          try? await Task.sleep(until: began + configuration.roundInterval)
        case .soon:
          poll.reset()
          await signal.wait(atMost: moment.next())
        case .idle(let until):
          let next = poll.next()
          let time = until.map { max(.zero, min($0, next)) } ?? next
          hasReason = await signal.wait(atMost: time)
          // The same source may publish again soon, and its next notification may be lost.
          if hasReason { poll.reset() }
        case .standby:
          await signal.wait(atMost: configuration.standbyWait)
        }
      } catch {
        if Task.isCancelled { return }
        hasReason = true
        failed(error)
        try? await Task.sleep(for: outage.next())
      }
    }
  }

  private func failed(_ error: any Error) {
    onRound(true)
    guard let stop = error as? ConsumptionStop else { return outages.failed(error) }
    outages.failed { logger in
      logger.error(
        "\(outages.what) is stopped",
        metadata: ["reason": "\(stop)", "advice": "\(ConsumptionStop.advice)"])
    }
  }
}
