import ArgumentParser
import ControlDiagnosis
import Foundation
import ProgramVersion
import ServiceKit

/// Which services are looked at.
struct DiagnosisOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Where a service's admin endpoint is, its OTOLITH_ADMIN_LISTEN; may be given several times, also for "
        + "several processes of one service.", valueName: "service=host:port"))
  var admin: [AdminTarget] = []

  @Option(
    help: ArgumentHelp(
      "A service's file of settings; default: /etc/otolith/SERVICE.conf, where it is there. May be given once for "
        + "each service.", valueName: "service=file"))
  var config: [ServiceFile] = []

  @Option(help: "Only these, separated by commas: auth, catalogue, ingestion, planning.")
  var only: String?

  @Flag(help: "Print JSON.")
  var json = false

  static let services = ["auth", "catalogue", "ingestion", "planning"]

  private typealias Addresses = Setting<[NetworkAddress]?>

  /// Where admin endpoints are, and where calls are answered.
  private static var settings: [(name: String, admin: Addresses, calls: Addresses)] {
    [
      ("auth", ControlSetting.authAdmin, ControlSetting.auth),
      ("catalogue", ControlSetting.catalogueAdmin, ControlSetting.catalogue),
      ("ingestion", ControlSetting.ingestionAdmin, ControlSetting.ingestion),
      ("planning", ControlSetting.planningAdmin, ControlSetting.planning),
    ]
  }

  func validate() throws {
    for name in chosen where !Self.services.contains(name) {
      throw ValidationError(
        "\"\(name)\" is none of \(Self.services.joined(separator: ", "))")
    }
    if Set(config.map(\.service)).count < config.count {
      throw ValidationError("--config is given twice for one service")
    }
  }

  /// What services of this machine are set by.
  ///
  /// - Throws: `ValidationError` for a file that was named and cannot be read.
  private func hosts() throws -> [String: HostSettings] {
    var hosts: [String: HostSettings] = [:]
    for name in chosen {
      let file = config.first { $0.service == name }?.path
      let host = HostSettings(of: "otolith-\(name)", file: file)
      if file != nil, !host.isRead { throw ValidationError(host.problems[0]) }
      hosts[name] = host
    }
    return hosts
  }

  private var chosen: [String] {
    only.map { $0.split(separator: ",").map { $0.filter { $0 != " " } } } ?? Self.services
  }

  /// - Parameter looksAtMachine: whether this machine and its settings are looked at, too.
  func facts(looksAtMachine: Bool) async throws -> Facts {
    var reader = SettingsReader()
    var targets: [Target] = []
    let hosts = try hosts()
    for (name, endpoints, calls) in Self.settings where chosen.contains(name) {
      let given = admin.filter { $0.service == name }.map(\.address)
      targets += Target.all(
        of: "otolith-\(name)", admin: given.isEmpty ? reader.read(endpoints) ?? [] : given,
        calls: reader.read(calls), host: hosts[name])
    }
    let protection = CallProtection(
      trustRootsFile: reader.readable(ControlSetting.trustRoots),
      permitsPlaintext: reader.read(ControlSetting.plaintextBehindProxy))
    let stamp = BackupStamp(path: reader.read(ControlSetting.backupStamp))
    guard reader.problems.isEmpty else {
      throw ValidationError(reader.problems.joined(separator: "\n"))
    }
    let instances = await Gathering(targets: targets, protection: protection).instances()
    return Facts(
      instances: instances,
      machine: looksAtMachine
        ? await MachineGathering(hosts: chosen.compactMap { hosts[$0] }).facts() : MachineFacts(),
      backup: stamp.facts, callsThisMachinePlain: protection.trustRootsFile == nil, time: Date(),
      version: OtolithVersion.current)
  }
}

/// `auth=127.0.0.1:7411`
struct AdminTarget: ExpressibleByArgument {
  let service: String
  let address: NetworkAddress

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, DiagnosisOptions.services.contains(String(parts[0])),
      let address = NetworkAddress(String(parts[1]))
    else { return nil }
    service = String(parts[0])
    self.address = address
  }
}

/// `auth=/etc/otolith/auth.conf`
struct ServiceFile: ExpressibleByArgument {
  let service: String
  let path: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, DiagnosisOptions.services.contains(String(parts[0])) else { return nil }
    service = String(parts[0])
    path = String(parts[1])
  }
}
