import ArgumentParser
import Fields
import Foundation
import ServiceKit

/// Whether anything is left of a participant.
struct ErasureVerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Look for a participant everywhere.",
    discussion: """
      Reads every row of every table, whatever its columns, and prints each place that holds the \
      participant's id, as text with or without hyphens, as 16 bytes, or inside of bytes, with the number \
      of rows. With --log also every event of the log that the OTOLITH_BUS_… variables name \
      (OTOLITH_BUS_DATABASE_URL where that is PostgreSQL; --database is where tables are): needed where \
      it is NATS, since the schema bus is not looked for then.

      With --also it looks for a name or an address as well, everywhere and whether letters are large or \
      small; inside of bytes that a table has, as given, in small, in large, or with capitals. The text is \
      not printed: "text 1" is what the first --also gave. Somebody else may have the same name: only the \
      id is one person's alone.

      Clean once `erasure status` says that every service is done; before that their work is under way. An \
      address is clean a little later, when the mail that tells of the erasure has gone: until then it is in \
      auth.mail_outbox. Where --study was erased alone, the account stays, and its id is found.

      What was deleted is in no row, but stays in backups, in archived WAL, and in free space until \
      PostgreSQL uses it again: those are not looked at.

      Exit status: 0 everything was looked at and nothing is left, 1 something is left, 2 nothing was \
      found, but something could not be looked at, 64 wrong usage or settings. --json tells whether it is `clean`, how \
      many tables and topics were `lookedAt`, what was `found` and what was `notLookedAt`.

      Example:
        otolithctl erasure verify 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --log
      """)

  @Argument(help: "The participant's id, a UUID.")
  var participant: String

  @Option(
    help: """
      PostgreSQL address of a database, with a superuser's role; once for each database. Default: \
      OTOLITH_SUPERUSER_DATABASE_URL, in which a password is seen by fewer.
      """)
  var database: [String] = []

  @Option(help: "The schemas that must be found, separated by commas. Others are looked at, too.")
  var schemas = "auth,catalogue,ingestion,planning"

  @Flag(help: "Read the log that OTOLITH_BUS_TRANSPORT and its like name, event by event.")
  var log = false

  @Option(
    help: """
      A name or an address that must not be left either, at least 3 characters; once for each. Others \
      on this machine see it among its processes.
      """)
  var also: [String] = []

  @OptionGroup var output: OutputOptions

  func run() async throws {
    guard let id = UUID(text: participant) else {
      throw ValidationError("\"\(participant)\" is not a participant's id, which is a UUID")
    }
    var reader = SettingsReader()
    let ofEnvironment = reader.read(ControlSetting.superuserDatabaseURL).map { [$0] } ?? []
    if database.isEmpty, !reader.problems.isEmpty {
      throw ValidationError(reader.problems.joined(separator: "\n"))
    }
    let databases = database.isEmpty ? ofEnvironment : database
    guard !databases.isEmpty else {
      throw ValidationError("give --database, or set OTOLITH_SUPERUSER_DATABASE_URL")
    }
    // Before the tables, which may take hours.
    let logSettings = log ? try Self.logSettings() : nil
    let texts = try also.enumerated().map { place, text in
      guard let spellings = Spellings(text: text, place: place + 1) else {
        throw ValidationError("--also needs at least 3 characters: fewer are found everywhere")
      }
      return spellings
    }
    let sought = [Spellings(id)] + texts
    var findings = ErasureFindings(tellsWhat: !also.isEmpty)
    var seen: Set<String> = []
    for database in databases {
      seen.formUnion(
        await TableSearch(database: database, sought: sought).run(into: &findings))
    }
    let required = Set(schemas.split(separator: ",").map(String.init)).union(log ? [] : ["bus"])
    for schema in required.subtracting(seen).sorted() {
      findings.couldNotLook(at: "schema \(schema)", "it is in none of the databases that were seen")
    }
    if let logSettings { try await searchLogs(logSettings, sought, into: &findings) }
    try report(findings)
  }

  private static func logSettings() throws -> BusSettings {
    try BusOutput.parse([]).settings(
      needsDatabase: false,
      missingLog:
        "--log needs the log's address: set OTOLITH_BUS_DATABASE_URL, or OTOLITH_BUS_TRANSPORT "
        + "and its like for NATS"
    ).settings
  }

  private func searchLogs(
    _ settings: BusSettings, _ sought: [Spellings], into findings: inout ErasureFindings
  ) async throws {
    let logs = try BusLogs(settings, name: "otolithctl", logger: BusOutput.logger)
    for log in logs.all { await LogSearch(log: log, sought: sought).run(into: &findings) }
    await logs.close()
  }

  private func report(_ findings: ErasureFindings) throws {
    for unseen in findings.unseenLines { ErasureFindings.progress("not looked at: \(unseen)") }
    try output.tell(document: findings.document)
    if findings.isAnythingLeft {
      if !output.json { for line in findings.table.lines { print(line) } }
      throw ExitCode(1)
    }
    guard !findings.isAnythingUnseen else { throw ExitCode(2) }
    if !output.json { print("nothing is left: looked at \(findings.looked) tables and topics") }
  }
}
