import ArgumentParser
import FoundationEssentials
import Postgres

/// Loads sheets by COPY, a number of them at a time.
struct CopyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "copy", abstract: "Answer sheets by COPY.")

  @OptionGroup var database: Database
  @OptionGroup var load: Load

  @Option(help: "Sheets of each COPY.")
  var bulk = 2_000

  @Option(help: "How many people there are.")
  var participants = 20_000

  struct WrongCount: Error {}

  func run() async throws {
    let pool = database.ingestionPool(connections: 4)
    let people = try await Sheet.participants(participants, on: pool)
    let bulk = bulk
    var measurement = try await load.drive { _ in
      let stored = try await pool.copyIn(
        into: "answer_sheets", columns: SheetStatements.columns,
        rows: Sheets(count: bulk, participants: people, randomness: Randomness())
      ) { sheet in
        (
          sheet.participantID, sheet.sheetID, sheet.studyID, sheet.questionnaireID, sheet.version,
          sheet.startedAt, sheet.finishedAt, sheet.receivedAt, sheet.timeZone,
          sheet.notificationID, sheet.autosaved, sheet.appVersion, sheet.platform,
          sheet.answers, sheet.noise, sheet.positions, sheet.references,
          Int16(60)
        )
      }
      if stored != bulk { throw WrongCount() }
    }
    await pool.close()
    // Of sheets, each of which waits for its COPY.
    measurement.perSecond *= Double(bulk)
    measurement.cpuMicroseconds = measurement.cpuMicroseconds.map { $0 / Double(bulk) }
    try measurement.report()
  }

  /// New sheets, made as they are asked for.
  private struct Sheets: AsyncSequence, AsyncIteratorProtocol {
    var count: Int
    let participants: [UUID]
    var randomness: Randomness

    func makeAsyncIterator() -> Sheets { self }

    mutating func next() async -> Sheet? {
      guard count > 0 else { return nil }
      count -= 1
      return Sheet(of: participants, using: &randomness)
    }
  }
}
