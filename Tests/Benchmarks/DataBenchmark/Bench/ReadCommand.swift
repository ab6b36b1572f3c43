import ArgumentParser
import FoundationEssentials
import Postgres

/// Callers that each read one sheet after the other through the pool.
struct ReadCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Point reads of answer sheets through the pool.")

  @OptionGroup var database: Database
  @OptionGroup var load: Load

  @Option(help: "Connections of the pool, 1-1000.")
  var connections = 4

  @Option(help: "How many people there are.")
  var participants = 20_000

  @Option(help: "How many sheets there are to be read.")
  var rows: Int

  struct NotFound: Error {}

  func run() async throws {
    let pool = database.ingestionPool(connections: connections)
    let (rows, participants) = (rows, participants)
    let measurement = try await load.drive { randomness in
      let number = Int.random(in: 0..<rows, using: &randomness)
      let found = try await pool.query(
        SheetStatements.read(number, participants: participants))
      guard let row = found.first else { throw NotFound() }
      _ = try row.decode(
        String.self, String.self, Int32.self, Date.self, [UInt8].self, PostgresJSON.self)
    }
    await pool.close()
    try measurement.report()
  }
}
