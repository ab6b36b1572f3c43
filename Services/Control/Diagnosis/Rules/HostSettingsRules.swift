import ServiceKit

/// What services of this machine are set by, and the databases that settings name.
enum HostSettingsRules {
  static let all = [
    Rule("settings") { facts in facts.machine.services.flatMap { findings(of: $0) } },
    Rule("databases") { facts in
      facts.machine.databases.filter { $0.service == nil }.compactMap { database in
        database.problem.map { problem in
          Finding(
            .broken, "this machine", "the database of \(database.setting) cannot be used from here",
            evidence: problem, command: "psql \"$\(database.setting)\" -c 'SELECT current_user'")
        }
      }
    },
    Rule("databases-of-services") { facts in
      let served = Set(facts.statuses.filter { $0.status.database != nil }.map(\.instance.service))
      let problems = facts.machine.databases.filter { database in
        // Who serves from it is let in.
        database.problem != nil
          && !(database.isForOthers && served.contains(database.service ?? ""))
      }
      return Dictionary(grouping: problems) { $0.service ?? "" }
        .filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }
        .flatMap { findings(of: $1, of: $0) }
    },
  ]

  private static func findings(of settings: MachineFacts.ServiceSettings) -> [Finding] {
    let isUsual = settings.path == HostSettings.usualFile(of: settings.service)
    let check = "\(settings.service) check" + (isUsual ? "" : " --config \(settings.path)")
    let problems = settings.problems.map { problem in
      settings.isRead
        ? Finding(
          .broken, settings.service, "its settings cannot be used: it does not start with them",
          evidence: problem, command: check)
        : Finding(
          .note, settings.service, "its settings cannot be looked at", evidence: problem,
          command: "sudo otolithctl doctor")
    }
    return problems
      + settings.warnings.map {
        Finding(
          .attention, settings.service, "its settings are not what they should be", evidence: $0,
          command: check)
      }
  }

  /// Of one service: settings with the same fate are told together.
  private static func findings(
    of databases: [MachineFacts.Database], of service: String
  ) -> [Finding] {
    let command = "systemctl start \(service)-check; journalctl -u \(service)-check -n 20"
    func names(_ databases: [MachineFacts.Database]) -> String {
      databases.map(\.setting).joined(separator: ", ")
    }
    let (closed, broken) = (
      databases.filter(\.isForOthers), databases.filter { !$0.isForOthers }
    )
    var findings = Dictionary(grouping: broken) { $0.problem ?? "" }.sorted { $0.key < $1.key }.map
    {
      Finding(
        .broken, service, "its database cannot be used from here",
        evidence: "\(names($1)): \($0)", command: command)
    }
    if !closed.isEmpty {
      findings.append(
        Finding(
          .note, service, "its database answers; whether it is let in, its own user alone can say",
          evidence: "\(names(closed)): \(closed[0].problem ?? "")", command: command))
    }
    return findings
  }
}
