public import Logging
package import Metrics
internal import Synchronization

/// Logs the start of a failure, reminders while it lasts, and its end. `otolith_work_failing{work}`
/// is 1 in between, 0 otherwise.
///
/// One cause, such as an unavailable database, makes many kinds of work fail. Of those that fail
/// with the same error one logs it, and logs that it works again; the metric shows all of them.
public final class OutageLog: Sendable {
  /// The subject of the log lines, and the name of the work in metrics.
  public let what: String
  private let logger: Logger
  private let reminderInterval: Duration
  /// Time of the last log line about a failure; nil while the work succeeds.
  private let saidAt = Mutex<ContinuousClock.Instant?>(nil)
  private let failing: Gauge
  private struct Told {
    var reason: String
    var at: ContinuousClock.Instant
  }

  /// What each failing work of this process has logged last. Not for longer than the interval of
  /// reminders: a work may run again only a day later, and must not silence the others until then.
  private static let told = Mutex<[ObjectIdentifier: Told]>([:])

  /// - Parameters:
  ///   - what: the subject of the log lines, and the name of the work in metrics.
  ///   - reminderInterval: interval of reminders while the failure lasts.
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

  /// Records a failure, unless the task was cancelled.
  public func failed(_ error: any Error) {
    if Task.isCancelled { return }
    let reason = "\(error)"
    guard !isToldByOthers(reason) else {
      failing.record(1)
      logger.debug("\(what) fails, and is tried again", metadata: ["error": "\(reason)"])
      return
    }
    failed { logger in
      Self.told.withLock { $0[ObjectIdentifier(self)] = Told(reason: reason, at: .now) }
      var metadata: Logger.Metadata = ["error": "\(reason)"]
      if let advice = (error as? PostgresError)?.advice { metadata["advice"] = "\(advice.text)" }
      logger.warning("\(what) fails, and is tried again", metadata: metadata)
    }
  }

  /// - Parameter tell: logs the failure; called at its start and for reminders.
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

  private func isToldByOthers(_ reason: String) -> Bool {
    let this = ObjectIdentifier(self)
    let now = ContinuousClock.now
    return Self.told.withLock { told in
      told.contains {
        $0.key != this && $0.value.reason == reason && now - $0.value.at < reminderInterval
      }
    }
  }

  private func forgetReason() {
    _ = Self.told.withLock { $0.removeValue(forKey: ObjectIdentifier(self)) }
  }

  deinit { forgetReason() }

  public func succeeded() {
    forgetReason()
    let wasOut = saidAt.withLock { saidAt in
      defer { saidAt = nil }
      return saidAt != nil
    }
    failing.record(0)
    if wasOut { logger.info("\(what) works again") }
  }

  /// Runs a round and waits, until cancelled. Failures are logged, and retried after the wait.
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
