import ServiceKit

/// Whether schemas are those that the programs expect.
enum SchemaRules {
  static let all = [
    Rule("schema") { facts in
      facts.statuses.flatMap { instance, status in
        status.schema.map { findings(of: $0, instance) } ?? []
      }
    }
  ]

  private static func findings(
    of schema: ServiceStatus.Schema, _ instance: Facts.Instance
  ) -> [Finding] {
    var findings: [Finding] = []
    if !schema.changed.isEmpty {
      findings.append(
        Finding(
          .broken, instance.subject, "its schema was made by other migrations than it has",
          evidence: "\(schema.name): \(names(schema.changed)) differ",
          command: "\(instance.service) check"))
    }
    if !schema.pending.isEmpty {
      findings.append(
        Finding(
          .broken, instance.subject, "its schema lacks migrations",
          evidence: "\(schema.name): \(names(schema.pending)) not applied",
          command: migration(instance)))
    }
    if !schema.newer.isEmpty {
      findings.append(
        Finding(
          .attention, instance.subject, "it is older than its schema: the upgrade is not finished",
          evidence: "\(schema.name): it does not know \(names(schema.newer))",
          command: "systemctl restart \(instance.service)"))
    }
    return findings
  }

  /// Which gives the role that serves its rights, too.
  static func migration(_ instance: Facts.Instance) -> String {
    "systemctl start \(instance.service)-migrate  # of the packages; else \(instance.service) migrate"
  }

  private static func names(_ all: [String]) -> String {
    all.count <= 3
      ? all.joined(separator: ", ")
      : all.prefix(2).joined(separator: ", ") + " and \(all.count - 2) more"
  }
}
