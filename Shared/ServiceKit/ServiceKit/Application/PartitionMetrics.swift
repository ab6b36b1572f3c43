import FoundationEssentials
import Metrics
import Postgres

/// Gauges of the tables partitioned by time.
enum PartitionMetrics {
  /// Records `otolith_partition_default_rows` (rows in the default partition, counted up to
  /// 100,000), `otolith_partition_problems` (failures of the last round) and
  /// `otolith_partition_end_timestamp_seconds` (end of the last partition).
  static func report(_ report: PartitionReport) {
    let dimensions = [("table", report.table)]
    Gauge(label: "otolith_partition_end_timestamp_seconds", dimensions: dimensions)
      .record(report.readyUntil.timeIntervalSince1970)
    guard !report.isBusy else { return }
    Gauge(label: "otolith_partition_default_rows", dimensions: dimensions)
      .record(report.defaultRows)
    Gauge(label: "otolith_partition_problems", dimensions: dimensions)
      .record(report.problems.count)
  }
}
