import ArgumentParser
import Foundation
import Postgres
import ServiceKit

struct BusPartitionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "partitions",
    abstract: "Show the yearly partitions of the log in PostgreSQL, and set their retention.",
    discussion: """
      Running services drop years whose retention has ended, within the hour: completely and irreversibly, \
      read or not. Topics also have a retention of their own, see `topics`.

      --json prints an array of tables, each with its `partitions`.

      Example:
        otolithctl bus partitions --database postgresql://otolith_bus@db/otolith --retention log=365
      """)

  @OptionGroup var owner: BusOwner

  @Option(help: "log=DAYS or log=forever.")
  var retention: [PartitionRetention] = []

  @Flag(help: "Accept that a retention drops existing data.")
  var yes = false

  @OptionGroup var output: OutputOptions

  /// A table in the JSON output.
  private struct Table: Encodable {
    struct Partition: Encodable {
      var name: String
      /// Nil, like the end, for the default partition.
      var startTime: Date?
      var endTime: Date?
      var bytes: Int
      var estimatedRows: Int?
    }

    var table: String
    var timeColumn: String
    var width: String
    var ahead: Int
    /// Nil if kept permanently.
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
      guard output.json else { return try await listing.run(retention, dropping: yes) }
      let tables = try await listing.tables(setting: retention, dropping: yes)
      try output.tell(document: tables.map(Table.init))
    }
  }
}
