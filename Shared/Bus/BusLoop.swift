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
  let outages: OutageLog

  nonisolated(nonsending) func run(
    _ round: nonisolated(nonsending) () async throws -> Progress
  ) async {
    var poll = Backoff(first: configuration.pollFirst, max: configuration.pollMax)
    var moment = Backoff(first: configuration.unsettledFirst, max: configuration.unsettledMax)
    var outage = Backoff(first: .milliseconds(50), max: configuration.outageMax)
    while !Task.isCancelled {
      do {
        let progress = try await round()
        outages.succeeded()
        outage.reset()
        if case .soon = progress {} else { moment.reset() }
        switch progress {
        case .busy:
          poll.reset()
        case .done:
          poll.reset()
          await signal.wait(atMost: poll.next())
        case .soon:
          poll.reset()
          await signal.wait(atMost: moment.next())
        case .idle(let until):
          let next = poll.next()
          await signal.wait(atMost: until.map { max(.zero, min($0, next)) } ?? next)
        case .standby:
          await signal.wait(atMost: configuration.pollMax)
        }
      } catch {
        if Task.isCancelled { return }
        outages.failed(error)
        try? await Task.sleep(for: outage.next())
      }
    }
  }
}
