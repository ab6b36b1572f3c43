import FoundationEssentials
import Metrics
import Postgres

/// What an operator watches of the tables that are divided by time.
enum PartitionMetrics {
  /// `otolith_partition_default_rows`: rows without a partition of their own, up to 100,000;
  /// `otolith_partition_problems`: what the last round could not do;
  /// `otolith_partition_end_timestamp_seconds`: until when rows find a partition, which stands still
  /// where nobody makes partitions any more.
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
