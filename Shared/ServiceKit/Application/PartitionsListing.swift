import ArgumentParser
import FoundationEssentials
public import Postgres

/// Shows a schema's partitions and sets their retention, for the commands of services and of
/// `otolithctl bus`.
public struct PartitionsListing: Sendable {
  private let overview: PartitionOverview

  /// - Parameter pool: of the role that owns the schema.
  public init(pool: PostgresPool) {
    overview = PartitionOverview(pool: pool)
  }

  /// Sets what is asked for, all or nothing that is wrong, then prints every table.
  ///
  /// - Throws: as ``tables(setting:)``.
  public func run(_ retentions: [PartitionRetention]) async throws {
    for table in try await tables(setting: retentions) {
      for line in Self.lines(of: table) { print(line) }
    }
  }

  /// Sets what is asked for, all or nothing that is wrong.
  ///
  /// - Returns: every table as it is then.
  /// - Throws: `ValidationError` for a table that is not divided by time; `PostgresError`.
  public func tables(
    setting retentions: [PartitionRetention]
  ) async throws -> [PartitionOverview.Table] {
    let known = Set(try await overview.tables().map(\.name))
    for retention in retentions where !known.contains(retention.table) {
      throw ValidationError(
        "\(retention.table) is not divided by time; these are: "
          + known.sorted().joined(separator: ", "))
    }
    for retention in retentions {
      _ = try await overview.setRetention(days: retention.days, of: retention.table)
    }
    return try await overview.tables()
  }

  static func lines(of table: PartitionOverview.Table) -> [String] {
    let kept = table.retentionDays.map { "kept \($0) days" } ?? "kept for ever"
    let only = table.dropsOnlyEmpty ? ", dropped only when empty" : ""
    return [
      "\(table.name): by \(table.width) of \(table.timeColumn), \(table.ahead) ahead, \(kept)\(only)"
    ]
      + table.partitions.map { partition in
        let times: String =
          if let start = partition.startsAt, let end = partition.endsAt {
            "\(day(start)) to \(day(end))"
          } else {
            "whatever has no partition"
          }
        let rows = partition.estimatedRows.map { "about \($0) rows" } ?? "not yet counted"
        return "  \(partition.name)  \(times)  \(partition.bytes >> 10) KiB, \(rows)"
      }
  }

  /// `2026-03-01`, in UTC.
  private static func day(_ date: Date) -> String {
    String(date.ISO8601Format().prefix(10))
  }
}
