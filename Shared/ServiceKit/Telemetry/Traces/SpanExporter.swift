import Logging
import Messages
import Metrics
import Postgres
import RPCClient
import RPCCore
import Stubs
import Synchronization

/// Sends recorded spans to a collector in batches, with retries for a limited time. Calls never
/// wait for it: spans that do not fit into the queue are dropped and counted.
final class SpanExporter: Sendable {
  struct Pace: Sendable {
    /// Maximum interval between batches.
    var interval: Duration = .seconds(5)
    /// Time limit of one attempt.
    var timeout: Duration = .seconds(10)
    /// First and maximum delay before another attempt, see `Backoff`.
    var backoff: Duration = .seconds(1)
    var backoffMax: Duration = .seconds(30)
    /// Time after which a batch is dropped.
    var patience: Duration = .seconds(60)
    /// Time limit for the remaining spans at exit.
    var flushMax: Duration = .seconds(5)
  }

  private let queue: SpanQueue
  private let messages: SpanMessages
  private let client: OpenTelemetryCollectorTraceV1.TraceServiceClient
  private let headers: Metadata
  private let pace: Pace
  private let counts: SpanCounts
  private let outages: OutageLog

  init(
    queue: SpanQueue, messages: SpanMessages, channel: any ClientChannel, headers: Metadata,
    pace: Pace = Pace(), counts: SpanCounts, logger: Logger
  ) {
    self.queue = queue
    self.messages = messages
    client = OpenTelemetryCollectorTraceV1.TraceServiceClient(channel)
    self.headers = headers
    self.pace = pace
    self.counts = counts
    outages = OutageLog("sending traces to OTOLITH_TRACES_ADDRESS", logger: logger)
  }

  /// Sends spans until the task is cancelled.
  func run() async throws {
    while true {
      await queue.waitForBatch(atMost: pace.interval)
      try Task.checkCancellation()
      let batch = queue.take()
      if !batch.isEmpty { try await deliver(batch) }
    }
  }

  /// Sends the remaining spans once, within ``Pace/flushMax`` and without retries.
  func flush() async {
    let end = ContinuousClock.now + pace.flushMax
    while true {
      let batch = queue.take()
      guard !batch.isEmpty else { return }
      let left = end - ContinuousClock.now
      guard left > .zero, (try? await export(batch, within: left)) != nil else {
        counts.failed(batch.count + queue.count)
        return
      }
    }
  }

  /// - Throws: `CancellationError`; the batch is then back in the queue.
  private func deliver(_ batch: [Span]) async throws {
    let end = ContinuousClock.now + pace.patience
    var backoff = Backoff(first: pace.backoff, max: pace.backoffMax)
    while true {
      do {
        try await export(batch, within: pace.timeout)
        outages.succeeded()
        return
      } catch {
        if Task.isCancelled {
          queue.putBack(batch)
          throw CancellationError()
        }
        outages.failed(error)
        guard let pause = Self.pause(after: error, backoff: backoff.next()),
          ContinuousClock.now + pause < end
        else {
          counts.failed(batch.count)
          return
        }
        do {
          try await Task.sleep(for: pause)
        } catch {
          queue.putBack(batch)
          throw error
        }
      }
    }
  }

  private func export(_ batch: [Span], within timeout: Duration) async throws {
    var options = CallOptions(metadata: headers, timeout: timeout)
    options.inheritsDeadline = false
    let answer = try await client.export(messages.request(batch), options: options)
    let rejected = max(0, min(answer.partialSuccess?.rejectedSpans ?? 0, Int64(batch.count)))
    counts.exported(batch.count - Int(rejected))
    // Rejected spans must not be sent again.
    if rejected > 0 { counts.failed(Int(rejected)) }
  }

  /// Returns the delay before a retry; nil if the error is permanent (OTLP specification,
  /// failures).
  static func pause(after error: any Error, backoff: Duration) -> Duration? {
    guard let error = error as? RPCError else { return nil }
    let asked = error.details.lazy.compactMap { detail -> Duration? in
      if case .retryInfo(let delay) = detail { delay } else { nil }
    }.first
    switch error.code {
    case .cancelled, .deadlineExceeded, .aborted, .outOfRange, .unavailable, .dataLoss: break
    // Retried only if the collector gives a delay.
    case .resourceExhausted where asked != nil: break
    default: return nil
    }
    if let asked { return max(asked, .zero) }
    return backoff
  }
}

/// Counters of recorded spans by outcome.
package struct SpanCounts: Sendable {
  private let exportedSpans: Counter
  private let failedSpans: Counter
  private let droppedSpans: Counter
  private let queue: SpanQueue
  private let counted = DroppedSoFar()

  private final class DroppedSoFar: Sendable { let value = Mutex(0) }

  init(_ queue: SpanQueue, factory: any MetricsFactory) {
    self.queue = queue
    let label = "otolith_trace_spans_total"
    exportedSpans = Counter(label: label, dimensions: [("outcome", "exported")], factory: factory)
    failedSpans = Counter(label: label, dimensions: [("outcome", "failed")], factory: factory)
    droppedSpans = Counter(label: label, dimensions: [("outcome", "dropped")], factory: factory)
  }

  func exported(_ count: Int) { exportedSpans.increment(by: count) }

  func failed(_ count: Int) { failedSpans.increment(by: count) }

  /// Updates the counter of dropped spans.
  package func update() {
    let dropped = queue.dropped
    let new = counted.value.withLock { counted in
      defer { counted = max(counted, dropped) }
      return max(0, dropped - counted)
    }
    if new > 0 { droppedSpans.increment(by: new) }
  }
}
