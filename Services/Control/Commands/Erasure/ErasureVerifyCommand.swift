import ArgumentParser
import Fields
import Foundation
import ServiceKit

/// Searches for remaining data of a participant.
struct ErasureVerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Search all data for a participant.",
    discussion: """
      Reads every row of every table with all columns, and prints each place that contains the participant's \
      id (as text with or without hyphens, as 16 bytes, or within bytes), with the number of rows. With \
      --log it also reads every event of the log set by the OTOLITH_BUS_… variables \
      (OTOLITH_BUS_DATABASE_URL if it is in PostgreSQL; --database is for tables). Use it if the log is in \
      NATS, since the schema bus is not required then.

      With --also it searches for a name or an address as well, ignoring case; within bytes of tables only \
      as given, in lower case, in upper case, and capitalized. The text is not printed: "text 1" is that of \
      the first --also. Other people may have the same name; only the id is unique.

      Run it when `erasure status` shows that every service is done. An address disappears a little later, \
      when the mail about the erasure has been sent; until then it is in auth.mail_outbox. After an erasure \
      of one --study the account remains, and its id is found.

      Deleted data is in no row, but remains in backups, archived WAL, and free space until PostgreSQL \
      reuses it: these are not searched.

      Exit status: 0 everything was searched and nothing found, 1 something was found, 2 nothing was found \
      but some places could not be searched, 64 wrong usage or settings. --json prints whether it is \
      `clean`, the number of tables and topics `lookedAt`, what was `found` and what was `notLookedAt`.

      Example:
        otolithctl erasure verify 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --log
      """)

  @Argument(help: "Participant id, a UUID.")
  var participant: String

  @Option(
    help: """
      PostgreSQL address of a database with a superuser role; once for each database. Default: \
      OTOLITH_SUPERUSER_DATABASE_URL, which keeps a password out of the process list.
      """)
  var database: [String] = []

  @Option(help: "Schemas that must exist, separated by commas; others are searched too.")
  var schemas = "auth,catalogue,ingestion,planning"

  @Flag(help: "Search all events of the log set by OTOLITH_BUS_TRANSPORT and related settings.")
  var log = false

  @Option(
    help: """
      A name or an address that must not be left either, at least 3 characters; repeatable. Visible to other \
      users of this machine in the process list.
      """)
  var also: [String] = []

  @OptionGroup var output: OutputOptions

  func run() async throws {
    guard let id = UUID(text: participant) else {
      throw ValidationError("\"\(participant)\" is not a participant id (a UUID)")
    }
    var reader = ControlSetting.reader()
    let ofEnvironment = reader.read(ControlSetting.superuserDatabaseURL).map { [$0] } ?? []
    if database.isEmpty, !reader.problems.isEmpty {
      throw ValidationError(reader.problems.joined(separator: "\n"))
    }
    let databases = database.isEmpty ? ofEnvironment : database
    guard !databases.isEmpty else {
      throw ValidationError("pass --database, or set OTOLITH_SUPERUSER_DATABASE_URL")
    }
    // Checked before the tables, which may take hours.
    let logSettings = log ? try Self.logSettings() : nil
    let texts = try also.enumerated().map { place, text in
      guard let spellings = SearchVariants(text: text, place: place + 1) else {
        throw ValidationError("--also needs at least 3 characters: shorter texts match everywhere")
      }
      return spellings
    }
    let sought = [SearchVariants(id)] + texts
    var findings = ErasureFindings(tellsWhat: !also.isEmpty)
    var seen: Set<String> = []
    for database in databases {
      seen.formUnion(
        await TableSearch(database: database, sought: sought).run(into: &findings))
    }
    let required = Set(schemas.split(separator: ",").map(String.init)).union(log ? [] : ["bus"])
    for schema in required.subtracting(seen).sorted() {
      findings.couldNotLook(at: "schema \(schema)", "it is in none of the given databases")
    }
    if let logSettings { try await searchLog(logSettings, sought, into: &findings) }
    try report(findings)
  }

  private static func logSettings() throws -> BusSettings {
    try BusOutput.parse([]).settings(
      needsDatabase: false,
      missingLog:
        "--log needs the log's address: set OTOLITH_BUS_DATABASE_URL, or OTOLITH_BUS_TRANSPORT "
        + "and related settings for NATS"
    ).settings
  }

  private func searchLog(
    _ settings: BusSettings, _ sought: [SearchVariants], into findings: inout ErasureFindings
  ) async throws {
    try await BusOutput.withLog(settings) {
      await LogSearch(log: $0, sought: sought).run(into: &findings)
    }
  }

  private func report(_ findings: ErasureFindings) throws {
    for unseen in findings.unseenLines { ErasureFindings.progress("not searched: \(unseen)") }
    try output.tell(document: findings.document)
    if findings.isAnythingLeft {
      if !output.json { for line in findings.table.lines { print(line) } }
      throw ExitCode(1)
    }
    guard !findings.isAnythingUnseen else { throw ExitCode(2) }
    if !output.json { print("nothing is left: searched \(findings.looked) tables and topics") }
  }
}
