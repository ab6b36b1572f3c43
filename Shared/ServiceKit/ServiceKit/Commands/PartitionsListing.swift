import ArgumentParser
import FoundationEssentials
public import Postgres

/// Shows a schema's partitions and sets their retention, for the commands of services and of
/// `otolithctl bus`.
public struct PartitionsListing: Sendable {
  private let overview: PartitionOverview

  /// - Parameter pool: a pool of the role that owns the schema.
  public init(pool: PostgresPool) {
    overview = PartitionOverview(pool: pool)
  }

  /// Sets the given retentions, all or none, then prints every table.
  ///
  /// - Throws: the errors of ``tables(setting:dropping:)``.
  public func run(_ retentions: [PartitionRetention], dropping isAccepted: Bool) async throws {
    for table in try await tables(setting: retentions, dropping: isAccepted) {
      for line in Self.lines(of: table) { print(line) }
    }
  }

  /// Sets the given retentions, all or none.
  ///
  /// - Parameter isAccepted: whether existing data beyond the retention may be dropped.
  /// - Returns: every table after the change.
  /// - Throws: `ValidationError` for a table that is not partitioned by time, and for data that
  ///   would be dropped without being accepted; `PostgresError`.
  public func tables(
    setting retentions: [PartitionRetention], dropping isAccepted: Bool
  ) async throws -> [PartitionOverview.Table] {
    let tables = try await overview.tables()
    if retentions.isEmpty { return tables }
    var lost: [String] = []
    for retention in retentions {
      guard let table = tables.first(where: { $0.name == retention.table }) else {
        throw ValidationError(
          "\(retention.table) is not partitioned by time; partitioned tables: "
            + tables.map(\.name).sorted().joined(separator: ", "))
      }
      lost += table.partitions(before: retention.days).map(Self.line)
    }
    guard lost.isEmpty || isAccepted else {
      throw ValidationError(
        "this retention drops data for good, within the hour:\n"
          + lost.joined(separator: "\n") + "\nNothing was changed; pass --yes to accept.")
    }
    for retention in retentions {
      _ = try await overview.setRetention(days: retention.days, of: retention.table)
    }
    return try await overview.tables()
  }

  static func lines(of table: PartitionOverview.Table) -> [String] {
    let kept = table.retentionDays.map { "kept \($0) days" } ?? "kept without limit"
    let only = table.dropsOnlyEmpty ? ", dropped only when empty" : ""
    return [
      "\(table.name): by \(table.width) of \(table.timeColumn), \(table.ahead) ahead, \(kept)\(only)"
    ]
      + table.partitions.map(line)
  }

  private static func line(of partition: PartitionOverview.Partition) -> String {
    let times: String =
      if let start = partition.startsAt, let end = partition.endsAt {
        "\(day(start)) to \(day(end))"
      } else {
        "rows outside all other partitions"
      }
    let rows = partition.estimatedRows.map { "about \($0) rows" } ?? "not yet counted"
    return "  \(partition.name)  \(times)  \(partition.bytes >> 10) KiB, \(rows)"
  }

  /// Formats a date in UTC, e.g. `2026-03-01`.
  private static func day(_ date: Date) -> String {
    String(date.ISO8601Format().prefix(10))
  }
}

extension PartitionOverview.Table {
  /// Partitions with data that a retention drops.
  fileprivate func partitions(before days: Int?) -> [PartitionOverview.Partition] {
    guard let days, !dropsOnlyEmpty else { return [] }
    let kept = Date(timeIntervalSinceNow: -Double(days) * 86_400)
    return partitions.filter { partition in
      partition.endsAt.map { $0 <= kept } == true && partition.estimatedRows != 0
    }
  }
}
