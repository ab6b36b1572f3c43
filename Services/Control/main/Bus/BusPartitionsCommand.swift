import ArgumentParser
import Foundation
import Postgres
import ServiceKit

struct BusPartitionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "partitions",
    abstract: "Show the months of the log in PostgreSQL, and set how long they are kept.",
    discussion: """
      Running services drop, within the hour, months that ended before the retention: whole ones, for \
      good, read or not. Topics have a retention of their own besides, see `topics`.

      --json prints an array of tables, each with its `partitions`.

      Example:
        otolithctl bus partitions --database postgresql://otolith_bus@db/otolith --retention log=365
      """)

  @OptionGroup var owner: BusOwner

  @Option(help: "log=DAYS or log=forever.")
  var retention: [PartitionRetention] = []

  @OptionGroup var output: OutputOptions

  /// A table as programs are told of it.
  private struct Table: Encodable {
    struct Partition: Encodable {
      var name: String
      /// Nil, as the end: whatever has no partition of its own.
      var startTime: Date?
      var endTime: Date?
      var bytes: Int
      var estimatedRows: Int?
    }

    var table: String
    var timeColumn: String
    var width: String
    var ahead: Int
    /// Nil: kept for ever.
    var retentionDays: Int?
    var dropsOnlyEmpty: Bool
    var partitions: [Partition]

    init(_ table: PartitionOverview.Table) {
      self.table = table.name
      timeColumn = table.timeColumn
      width = table.width
      ahead = table.ahead
      retentionDays = table.retentionDays
      dropsOnlyEmpty = table.dropsOnlyEmpty
      partitions = table.partitions.map {
        Partition(
          name: $0.name, startTime: $0.startsAt, endTime: $0.endsAt, bytes: $0.bytes,
          estimatedRows: $0.estimatedRows)
      }
    }
  }

  func run() async throws {
    try await owner.with { pool in
      try await owner.migrator.verify(on: pool)
      let listing = PartitionsListing(pool: pool)
      guard output.json else { return try await listing.run(retention) }
      try output.tell(document: try await listing.tables(setting: retention).map(Table.init))
    }
  }
}
