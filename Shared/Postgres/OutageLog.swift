public import Logging
package import Metrics
internal import Synchronization

/// Says once that something is out of order, again each time that it has been so for long, and once that
/// it works again. `otolith_work_failing{work}` is 1 in between, 0 otherwise.
public final class OutageLog: Sendable {
  private let what: String
  private let logger: Logger
  private let reminderInterval: Duration
  /// When that was last said; nil while it works.
  private let saidAt = Mutex<ContinuousClock.Instant?>(nil)
  private let failing: Gauge

  /// - Parameters:
  ///   - what: begins a sentence, and names the work in metrics.
  ///   - reminderInterval: after how long what is still out of order is said again.
  public convenience init(
    _ what: String, logger: Logger, reminderInterval: Duration = .seconds(600)
  ) {
    self.init(
      what, logger: logger, reminderInterval: reminderInterval, metrics: MetricsSystem.factory)
  }

  package init(
    _ what: String, logger: Logger, reminderInterval: Duration = .seconds(600),
    metrics: any MetricsFactory
  ) {
    self.what = what
    self.reminderInterval = reminderInterval
    self.logger = logger
    failing = Gauge(
      label: "otolith_work_failing", dimensions: [("work", what)], factory: metrics)
    failing.record(0)
  }

  /// Says nothing of what a task could not do since it was cancelled.
  public func failed(_ error: any Error) {
    if Task.isCancelled { return }
    failed { logger in
      logger.warning("\(what) fails, and is tried again", metadata: ["error": "\(error)"])
    }
  }

  /// - Parameter tell: called when it worked until now, or it was last called long ago.
  public func failed(telling tell: (Logger) -> Void) {
    failing.record(1)
    let now = ContinuousClock.now
    let isToBeSaid = saidAt.withLock { saidAt in
      if let last = saidAt, now - last < reminderInterval { return false }
      saidAt = now
      return true
    }
    if isToBeSaid { tell(logger) }
  }

  public func succeeded() {
    let wasOut = saidAt.withLock { saidAt in
      defer { saidAt = nil }
      return saidAt != nil
    }
    failing.record(0)
    if wasOut { logger.info("\(what) works again") }
  }

  /// Does a round and waits, until cancelled. A round that fails is told of, and is made again after the wait.
  ///
  /// - Throws: `CancellationError`, nothing else.
  public nonisolated(nonsending) func repeating(
    every interval: Duration, _ round: nonisolated(nonsending) () async throws -> Void
  ) async throws {
    while true {
      do {
        try await round()
        succeeded()
      } catch is CancellationError {
        throw CancellationError()
      } catch {
        failed(error)
      }
      try await Task.sleep(for: interval)
    }
  }
}
