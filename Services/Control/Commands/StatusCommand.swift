import ArgumentParser
import Foundation
import ServiceKit

struct StatusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Show the state of all services and their problems.",
    discussion: """
      Queries the admin endpoint of each service (its OTOLITH_ADMIN_LISTEN): --admin, or \
      OTOLITH_AUTH_ADMIN_ADDRESS, OTOLITH_CATALOGUE_ADMIN_ADDRESS, OTOLITH_INGESTION_ADMIN_ADDRESS and \
      OTOLITH_PLANNING_ADMIN_ADDRESS (HOST:PORT, several processes separated by commas); otherwise \
      127.0.0.1 with the ports 7411 to 7414, for the services that are installed on this machine from packages, \
      or else all four. Problems are failed checks of /livez and /readyz, services \
      that do not answer, and an old backup. `otolith-… check` checks the settings of one service.

      To show the time of the last backup, let backup scripts write it (date -u +%FT%TZ) into a file, or \
      touch the file, after each complete backup, and set OTOLITH_BACKUP_STAMP_FILE to its path.

      Exit status: 0 no problems, 1 attention required, 2 broken, 64 wrong arguments or settings.

      Examples:
        otolithctl status
        otolithctl status --only auth,planning --json
      """)

  @Option(
    help: ArgumentHelp(
      "Address of a service's admin endpoint (its OTOLITH_ADMIN_LISTEN); repeatable, also for "
        + "several processes of one service.", valueName: "service=host:port"))
  var admin: [AdminTarget] = []

  @Option(help: "Only these services, separated by commas: auth, catalogue, ingestion, planning.")
  var only: String?

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Repeat until interrupted.")
  var watch = false

  @Option(help: "Seconds between updates of --watch, 1-3600.")
  var interval = 5

  fileprivate typealias Addresses = Setting<[NetworkAddress]?>

  /// Settings with the addresses of admin endpoints, and those for calls.
  fileprivate static var settings: [(service: String, admin: Addresses, calls: Addresses)] {
    [
      ("auth", ControlSetting.authAdmin, ControlSetting.auth),
      ("catalogue", ControlSetting.catalogueAdmin, ControlSetting.catalogue),
      ("ingestion", ControlSetting.ingestionAdmin, ControlSetting.ingestion),
      ("planning", ControlSetting.planningAdmin, ControlSetting.planning),
    ]
  }

  private var chosen: [String] {
    only.map { $0.split(separator: ",").map { $0.filter { $0 != " " } } }
      ?? Self.settings.map(\.service)
  }

  func validate() throws {
    let services = Self.settings.map(\.service)
    for name in chosen where !services.contains(name) {
      throw ValidationError("\"\(name)\" is not one of \(services.joined(separator: ", "))")
    }
    guard (1...3600).contains(interval) else {
      throw ValidationError("--interval must be between 1 and 3600")
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
    let report = try await report()
    var text = json ? try report.json() : report.text
    if clearing, !json, isatty(STDOUT_FILENO) == 1 { text = "\u{1B}[H\u{1B}[2J" + text }
    print(text)
    try StandardOutput.flush()
    return report.exitCode
  }

  private func report() async throws -> StatusReport {
    var reader = ControlSetting.reader()
    let installed = InstalledServices().names
    var targets: [StatusReport.Target] = []
    for (name, setting, calls) in Self.settings where chosen.contains(name) {
      let given = admin.filter { $0.service == name }.map(\.address)
      if let addresses = given.isEmpty ? reader.read(setting) : given {
        targets += addresses.map { StatusReport.Target(service: "otolith-\(name)", address: $0) }
      } else if only != nil || installed.isEmpty || installed.contains(name) {
        targets.append(Self.usual(name, setting, calledAt: reader.read(calls)))
      }
    }
    let backup = reader.read(ControlSetting.backupStamp)
    guard reader.problems.isEmpty else {
      throw ValidationError(reader.problems.joined(separator: "\n"))
    }
    return await StatusReport.gather(targets, backup: BackupStamp(path: backup))
  }

  /// The default endpoint on this machine. If calls go to another machine, the service is probably
  /// there.
  private static func usual(
    _ name: String, _ setting: Addresses, calledAt addresses: [NetworkAddress]?
  ) -> StatusReport.Target {
    let service = "otolith-\(name)"
    let elsewhere = addresses?.first { !$0.isLoopback }
    return StatusReport.Target(
      service: service,
      address: NetworkAddress(
        host: "127.0.0.1", port: (ServiceSettings.defaultPorts[service] ?? 0) + 10),
      advice: elsewhere.map {
        "calls go to \($0): if the service runs on another machine, set \(setting.variable) to its "
          + "OTOLITH_ADMIN_LISTEN"
      })
  }
}

/// `auth=127.0.0.1:7411`
struct AdminTarget: ExpressibleByArgument {
  let service: String
  let address: NetworkAddress

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, StatusCommand.settings.contains(where: { $0.service == parts[0] }),
      let address = NetworkAddress(parts[1])
    else { return nil }
    service = parts[0]
    self.address = address
  }
}
