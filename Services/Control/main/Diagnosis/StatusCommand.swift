import ArgumentParser
import ControlDiagnosis
import ControlSupport
import Foundation
import ServiceKit

struct StatusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Show how all services are.",
    discussion: """
      Asks the admin endpoint of each service (its OTOLITH_ADMIN_LISTEN): --admin, or \
      OTOLITH_AUTH_ADMIN_ADDRESS, OTOLITH_CATALOGUE_ADMIN_ADDRESS, OTOLITH_INGESTION_ADMIN_ADDRESS and \
      OTOLITH_PLANNING_ADMIN_ADDRESS (HOST:PORT, of several processes separated by commas); without \
      either, where the service's file of settings says (--config), or 127.0.0.1 with the ports 7411 to 7414. Where none is known, grpc.health.v1 and the certificate \
      are asked for at OTOLITH_AUTH_ADDRESS and so on.

      When a backup was made last, only those know who make them: let them write the time (date -u +%FT%TZ) \
      into a file, or touch it, after each that is whole, and name it in OTOLITH_BACKUP_STAMP_FILE.

      Exit status: 0 all is well, 1 something wants attention, 2 something is broken; `otolithctl doctor` says \
      what, and what to type next. 64 wrong arguments or settings.

      Examples:
        otolithctl status
        otolithctl status --only auth,planning --json
      """)

  @OptionGroup var options: DiagnosisOptions

  @Flag(help: "Show it again and again, until interrupted.")
  var watch = false

  @Option(help: "Seconds between two looks of --watch, 1-3600.")
  var interval = 5

  func validate() throws {
    guard (1...3600).contains(interval) else {
      throw ValidationError("--interval must be from 1 to 3600")
    }
  }

  func run() async throws {
    var exitCode = try await show(clearing: false)
    while watch {
      try await Task.sleep(for: .seconds(interval))
      exitCode = try await show(clearing: true)
    }
    if exitCode != 0 { throw ExitCode(exitCode) }
  }

  private func show(clearing: Bool) async throws -> Int32 {
    let facts = try await options.facts(looksAtMachine: false)
    let diagnosis = Diagnosis(facts)
    var text: String
    if options.json {
      text = try StatusDocument(facts, diagnosis, showsServices: true).text()
    } else {
      text = StatusTable(facts).tables.map { title, table in
        ([title] + table.lines).joined(separator: "\n")
      }.joined(separator: "\n\n")
      let summary = DiagnosisText(diagnosis, serviceCount: facts.instances.count).summary
      text += "\n\n\(summary)"
      if diagnosis.exitCode != 0 { text += ": otolithctl doctor says what, and what to type" }
    }
    if clearing, !options.json, isatty(STDOUT_FILENO) == 1 { text = "\u{1B}[H\u{1B}[2J" + text }
    print(text)
    try StandardOutput.flush()
    return diagnosis.exitCode
  }
}
