public import Metrics
public import Postgres
import ServiceBasics

/// Metrics of a `BatchedWriter`.
///
/// | name | kind | labels |
/// |---|---|---|
/// | `otolith_batches_total` | counter | `kind`; `outcome`: `written` or `failed` |
/// | `otolith_batch_rows_total` | counter of written rows | `kind` |
/// | `otolith_batch_seconds` | timer | `kind` |
/// | `otolith_batch_waiting_rows` | gauge after the last batch | `kind` |
public struct BatchMetrics: Sendable {
  private let batches: LabelledCounters
  private let rows: Counter
  private let duration: Timer
  private let waiting: Gauge

  /// - Parameter kind: what a row is, e.g. `sheet`.
  public init(of kind: String, factory: any MetricsFactory = MetricsSystem.factory) {
    let labels = [("kind", kind)]
    batches = LabelledCounters(
      "otolith_batches_total", of: "outcome", ["written", "failed"], labels: labels,
      factory: factory)
    rows = Counter(label: "otolith_batch_rows_total", dimensions: labels, factory: factory)
    duration = Timer(label: "otolith_batch_seconds", dimensions: labels, factory: factory)
    waiting = Gauge(label: "otolith_batch_waiting_rows", dimensions: labels, factory: factory)
    waiting.record(0)
  }

  /// Records a batch; for the writer's `onBatch`.
  public func note(_ report: BatchReport) {
    batches.add(report.isWritten ? "written" : "failed")
    if report.isWritten { rows.increment(by: report.rows) }
    duration.record(duration: report.duration)
    waiting.record(report.waiting)
  }
}
