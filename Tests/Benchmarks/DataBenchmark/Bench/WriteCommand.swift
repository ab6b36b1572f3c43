import ArgumentParser
import FoundationEssentials
import Postgres

/// Callers that each submit one sheet after the other to a batched writer.
struct WriteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "write", abstract: "Answer sheets through a batched writer.")

  @OptionGroup var database: Database
  @OptionGroup var load: Load

  @Option(help: "The most sheets of one batch.")
  var batchMax = 500

  @Option(help: "How many people there are.")
  var participants = 20_000

  struct NotNew: Error {}

  func run() async throws {
    let pool = database.ingestionPool(connections: 4)
    let people = try await Sheet.participants(participants, on: pool)
    let writer = BatchedWriter<Sheet, Bool>(
      pool: pool, rowsMax: batchMax, statement: { SheetStatements.insert($0) },
      outcomes: { sheets, rows in
        var stored: Set<UUID> = []
        stored.reserveCapacity(rows.count)
        for row in rows {
          let (_, sheetID) = try row.decode(UUID.self, UUID.self)
          stored.insert(sheetID)
        }
        return sheets.map { stored.contains($0.sheetID) }
      })
    let measurement = try await load.drive { randomness in
      let isNew = try await writer.submit(Sheet(of: people, using: &randomness))
      if !isNew { throw NotNew() }
    }
    await pool.close()
    try measurement.report()
  }
}
