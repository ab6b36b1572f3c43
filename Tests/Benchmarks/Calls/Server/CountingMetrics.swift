import CoreMetrics
import Synchronization

/// A metrics backend that really counts, so that the measured server pays for its metrics: every
/// instrument is one atomic number, or a histogram of twenty.
final class CountingMetrics: MetricsFactory {
  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    AtomicCounter()
  }

  func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    Histogram()
  }

  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    Histogram()
  }

  func destroyCounter(_ handler: any CounterHandler) {}
  func destroyRecorder(_ handler: any RecorderHandler) {}
  func destroyTimer(_ handler: any TimerHandler) {}
}

private final class AtomicCounter: CounterHandler {
  private let value = Atomic<Int64>(0)

  func increment(by amount: Int64) { value.wrappingAdd(amount, ordering: .relaxed) }
  func reset() { value.store(0, ordering: .relaxed) }
}

/// One bucket for each power of two from a microsecond on.
private final class Histogram: TimerHandler, RecorderHandler {
  private let buckets = Mutex([Int64](repeating: 0, count: 32))

  func recordNanoseconds(_ duration: Int64) { record(duration / 1_000) }

  func record(_ value: Int64) {
    let bucket = min(31, 64 - max(0, value).leadingZeroBitCount)
    buckets.withLock { $0[bucket] += 1 }
  }

  func record(_ value: Double) { record(Int64(value)) }
}
