import ArgumentParser
import Control
import Foundation
import ProgramVersion
import RPCClient
import ServiceKit
import SimulatedCohort

/// Runs a simulated cohort against a development set-up.
@main
struct Cohort: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cohort",
    abstract: "Run a simulated cohort against a development set-up.",
    discussion: """
      The services must run with OTOLITH_CLOCK_FILE set to the same file as --clock-file: the cohort lives \
      its days in seconds and ends at the present. Needs the credentials of a study leader in OTOLITH_USERNAME \
      and OTOLITH_PASSWORD_FILE for the export, and OTOLITH_AUTH_ADDRESS and so on for services at other \
      than the usual ports of this machine. The last line is the summary.
      """,
    version: OtolithVersion.text(of: "cohort"))

  @Option(help: "1-10000.")
  var participants = 50

  @Option(help: "1-60.")
  var days = 14

  @Option(help: "Random seed; the same seed gives the same cohort.")
  var seed: UInt64 = 2014

  @Option(help: "File whose first line is the password of studies that require one.")
  var studyPasswordFile: String

  @Option(help: "Folder in which otolith-auth writes mails (its OTOLITH_MAIL_DIRECTORY).")
  var mailDirectory: String

  @Option(help: "OTOLITH_CLOCK_FILE of the services.")
  var clockFile: String

  @Option(help: "Folder for the CSV files.")
  var exportDirectory: String

  func validate() throws {
    guard (1...10_000).contains(participants) else {
      throw ValidationError("--participants must be between 1 and 10000")
    }
    guard (1...60).contains(days) else { throw ValidationError("--days must be between 1 and 60") }
  }

  func run() async throws {
    var reader = SettingsReader()
    func addresses(_ setting: Setting<[NetworkAddress]?>, _ service: String) -> [ServerAddress] {
      let usual = NetworkAddress(
        host: "127.0.0.1", port: ServiceSettings.defaultPorts[service] ?? 0)
      return (reader.read(setting) ?? [usual]).map { ServerAddress(host: $0.host, port: $0.port) }
    }
    let client = OtolithClient(
      ServiceAddresses(
        auth: addresses(ControlSetting.auth, "otolith-auth"),
        catalogue: addresses(ControlSetting.catalogue, "otolith-catalogue"),
        ingestion: addresses(ControlSetting.ingestion, "otolith-ingestion"),
        planning: addresses(ControlSetting.planning, "otolith-planning")), retry: .repeatable)
    guard reader.problems.isEmpty, let username = reader.read(ControlSetting.username),
      let passwordFile = reader.read(ControlSetting.passwordFile)
    else {
      throw ValidationError(
        (reader.problems + ["set OTOLITH_USERNAME and OTOLITH_PASSWORD_FILE"])
          .joined(separator: "\n"))
    }
    let settings = CohortSettings(
      participants: participants, days: days, seed: seed,
      studyPassword: try firstLine(of: studyPasswordFile), mailDirectory: mailDirectory,
      clockFile: clockFile, leader: (username, try firstLine(of: passwordFile)),
      exportDirectory: exportDirectory)
    let result: Result<SimulationSummary, any Error>
    do {
      result = .success(
        try await CohortSimulation(settings: settings, client: client, say: tell).run())
    } catch {
      result = .failure(error)
    }
    await client.close()
    print(try result.get().line)
  }

  private func firstLine(of path: String) throws -> String {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return text.split(separator: "\n").first.map(String.init) ?? ""
  }

  /// Prints a line without buffering, also to a pipe.
  @Sendable private func tell(_ line: String) {
    print(line)
    fflush(nil)
  }
}
