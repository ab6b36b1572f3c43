import Postgres

/// What one round of a relay or a consumer came to.
enum Progress {
  /// There is more to do now.
  case busy
  /// Something was done, and it was all there was.
  case done
  /// There is more to do in a moment.
  case soon
  /// Nothing to do, until the signal, or until then if it is sooner than the next poll.
  case idle(until: Duration?)
  /// Another instance does it.
  case standby
}

/// Runs rounds until the task is cancelled: at once while there is work, with growing waits while
/// there is none, with longer ones after failures.
struct BusLoop: Sendable {
  let configuration: BusConfiguration
  let signal: WakeSignal
  let outages: BusOutageLog

  /// - Parameter round: told whether there is a reason to look: the start, more to do, or news; else
  ///   only time has passed.
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
        outages.succeeded()
        outage.reset()
        if case .soon = progress {} else { moment.reset() }
        switch progress {
        case .busy:
          poll.reset()
        case .done:
          poll.reset()
          hasReason = await signal.wait(atMost: poll.next())
          // What comes meanwhile is done together: a round costs as much for one event as for many.
          try? await Task.sleep(until: began + configuration.roundInterval)
        case .soon:
          poll.reset()
          await signal.wait(atMost: moment.next())
        case .idle(let until):
          let next = poll.next()
          let time = until.map { max(.zero, min($0, next)) } ?? next
          hasReason = await signal.wait(atMost: time)
          // Whoever gave the news may have more soon, and the next hint may be lost.
          if hasReason { poll.reset() }
        case .standby:
          await signal.wait(atMost: configuration.standbyWait)
        }
      } catch {
        if Task.isCancelled { return }
        hasReason = true
        outages.failed(error)
        try? await Task.sleep(for: outage.next())
      }
    }
  }
}
