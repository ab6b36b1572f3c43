/// Time zone data: of this machine, of the services and of PostgreSQL.
enum TimeZoneRules {
  static let all = [
    Rule("zones-of-services") { facts in
      facts.statuses.compactMap { instance, status -> Finding? in
        guard let inUse = status.timeZones.inUse, let installed = status.timeZones.installed,
          inUse != installed
        else { return nil }
        return Finding(
          .note, instance.subject, "it has not read an update of its time zones yet",
          evidence:
            "it computes with \(inUse), its machine has \(installed); it looks once a minute",
          command: "otolithctl status")
      }
    },
    Rule("zones-of-machines") { facts in
      var versions: [String: [String]] = [:]
      for (instance, status) in facts.statuses {
        if let installed = status.timeZones.installed {
          versions[installed, default: []].append(instance.service)
        }
      }
      if let own = facts.machine.timeZoneVersion { versions[own, default: []].append("otolithctl") }
      guard versions.count > 1 else { return [] }
      let list = versions.sorted { $0.key < $1.key }
        .map { "\($0.value.joined(separator: ", ")): \($0.key)" }
      return [
        Finding(
          .attention, "machines", "they have different time zone data",
          evidence: list.joined(separator: "; "),
          command: "apt-get update && apt-get install --only-upgrade tzdata")
      ]
    },
    Rule("zones-of-postgresql") { facts in
      facts.statuses.compactMap { instance, status -> Finding? in
        guard let differing = status.timeZones.differingZones, !differing.isEmpty else {
          return nil
        }
        let more = differing.count > 3 ? " and \(differing.count - 3) more" : ""
        return Finding(
          .attention, instance.subject, "PostgreSQL has other local times than it",
          evidence: differing.prefix(3).joined(separator: ", ") + more,
          command: "apt-get update && apt-get install --only-upgrade tzdata  # on both machines")
      }
    },
  ]
}
