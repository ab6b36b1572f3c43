import ArgumentParser
import ControlSupport
import Foundation
import ServiceKit

struct SimulateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Play the main job with a simulated cohort against a development set-up.",
    discussion: """
      The services must run with OTOLITH_CLOCK_FILE set to the same file as --clock-file: the \
      cohort lives its days in seconds and ends at the present. Needs a study leader's credentials \
      for the export. The last line is the summary; with --json it is an object, and the story is told on the standard \
      error.

      Example:
        otolithctl simulate --study-password-file study.password --mail-directory mail --clock-file clock --export-directory export
      """)

  @Option(help: "1-10000.")
  var participants = 50

  @Option(help: "1-60.")
  var days = 14

  @Option(help: "The same seed makes the same cohort.")
  var seed: UInt64 = 2014

  @Option(
    help: "File whose first line is the password of studies that need one.", completion: .file())
  var studyPasswordFile: String

  @Option(help: "Where otolith-auth writes mails (its OTOLITH_MAIL_DIRECTORY).")
  var mailDirectory: String

  @Option(help: "The services' OTOLITH_CLOCK_FILE.")
  var clockFile: String

  @Option(help: "Where the CSV files go.")
  var exportDirectory: String

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: Credentials

  func validate() throws {
    guard (1...10_000).contains(participants) else {
      throw ValidationError("--participants takes 1 to 10000")
    }
    guard (1...60).contains(days) else { throw ValidationError("--days takes 1 to 60") }
  }

  func run() async throws {
    let settings = CohortSettings(
      participants: participants, days: days, seed: seed,
      studyPassword: try firstLine(of: studyPasswordFile), mailDirectory: mailDirectory,
      clockFile: clockFile, leader: try credentials.resolve(), exportDirectory: exportDirectory)
    let summary = try await Connection.with { client in
      try await CohortSimulation(settings: settings, client: client, say: tell).run()
    }
    if output.json { try output.tell(document: summary) } else { print(summary.line) }
  }

  /// A story is read while it happens, also through a pipe.
  @Sendable private func tell(_ line: String) {
    if output.json { return StandardError.writeLine(line) }
    print(line)
    fflush(nil)
  }
}
