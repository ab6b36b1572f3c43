import ServiceKit

/// Whether all run the same release.
enum VersionRules {
  static let all = [
    Rule("versions") { facts in
      func text(_ status: ServiceStatus) -> String {
        guard let commit = status.commit, commit != "unknown" else { return status.version }
        return "\(status.version) (\(commit))"
      }
      guard Set(facts.statuses.map { text($0.status) }).count > 1 else { return [] }
      let list = facts.statuses.map { "\($0.instance.service) \(text($0.status))" }
      return [
        Finding(
          .attention, "services", "they are of different versions: finish the upgrade",
          evidence: list.joined(separator: ", "),
          command: "apt list --installed 'otolith*'")
      ]
    },
    Rule("tool") { facts in
      let versions = Set(facts.statuses.map(\.status.version))
      guard let version = versions.first, versions.count == 1, version != facts.version else {
        return []
      }
      return [
        Finding(
          .note, "otolithctl", "it is of another version than the services",
          evidence: "otolithctl \(facts.version), services \(version)",
          command: "apt list --installed 'otolith*'")
      ]
    },
  ]
}
