import Logging
import Messages
import Metrics
import Postgres
import RPCClient
import RPCCore
import Stubs
import Synchronization

/// Sends recorded spans to a collector: in batches, again after what may pass, and at most so long. Calls
/// never wait for it: what does not fit meanwhile is dropped, and counted.
final class SpanExporter: Sendable {
  struct Pace: Sendable {
    /// Between two batches that are not full.
    var interval: Duration = .seconds(5)
    /// For one attempt.
    var timeout: Duration = .seconds(10)
    /// Before the second attempt; twice as much before each further one, with up to half of it left to
    /// chance.
    var backoff: Duration = .seconds(1)
    var backoffMax: Duration = .seconds(30)
    /// After which a batch is given up.
    var patience: Duration = .seconds(60)
    /// For all that waits when the process ends.
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

  /// Sends what comes until the task is cancelled.
  func run() async throws {
    while true {
      await queue.waitForBatch(atMost: pace.interval)
      try Task.checkCancellation()
      let batch = queue.take()
      if !batch.isEmpty { try await deliver(batch) }
    }
  }

  /// Sends all that waits, for the last time: within ``Pace/flushMax``, without repetitions.
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

  /// - Throws: `CancellationError`; the batch is in the queue again then.
  private func deliver(_ batch: [Span]) async throws {
    let end = ContinuousClock.now + pace.patience
    var backoff = pace.backoff
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
        guard let pause = Self.pause(after: error, backoff: backoff),
          ContinuousClock.now + pause < end
        else {
          counts.failed(batch.count)
          return
        }
        backoff = min(backoff * 2, pace.backoffMax)
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
    // They are not to be sent again.
    if rejected > 0 { counts.failed(Int(rejected)) }
  }

  /// After which the same may be sent again; nil: it is not to be (OTLP specification, failures).
  static func pause(after error: any Error, backoff: Duration) -> Duration? {
    guard let error = error as? RPCError else { return nil }
    let asked = error.details.lazy.compactMap { detail -> Duration? in
      if case .retryInfo(let delay) = detail { delay } else { nil }
    }.first
    switch error.code {
    case .cancelled, .deadlineExceeded, .aborted, .outOfRange, .unavailable, .dataLoss: break
    // Only if the collector says when it has room again.
    case .resourceExhausted where asked != nil: break
    default: return nil
    }
    if let asked { return max(asked, .zero) }
    return backoff / 2 + backoff / 2 * Double.random(in: 0...1)
  }
}

/// What became of recorded spans.
struct SpanCounts: Sendable {
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

  /// Looks again.
  func update() {
    let dropped = queue.dropped
    let new = counted.value.withLock { counted in
      defer { counted = max(counted, dropped) }
      return max(0, dropped - counted)
    }
    if new > 0 { droppedSpans.increment(by: new) }
  }
}
