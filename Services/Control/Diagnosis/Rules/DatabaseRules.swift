import ServiceKit

/// Connections, rights and room of the databases.
enum DatabaseRules {
  static let all = [
    Rule("pool") { facts in
      // Where the database does not answer they wait as well, and more connections would mend nothing.
      let waiting = facts.statuses.filter { $0.status.pool.waiting > 0 && isAnswering($0.status) }
      return waiting.map { instance, status in
        let pool = status.pool
        return Finding(
          .attention, instance.subject, "calls wait for a connection to its database",
          evidence: "\(pool.waiting) wait, \(pool.open) of \(pool.max) are open, \(pool.idle) idle",
          command: "sudoedit \(HostSettings.usualFile(of: instance.service))  # raise "
            + "OTOLITH_DATABASE_CONNECTIONS, then systemctl restart \(instance.service)")
      }
    },
    Rule("rights") { facts in
      facts.statuses.compactMap { instance, status -> Finding? in
        guard let database = status.database, database.hasTooManyRights else { return nil }
        return Finding(
          .attention, instance.subject,
          "it serves with a role that may do more than serving needs",
          evidence: "the role \(database.role) owns the schema or is a superuser",
          command: "\(instance.service) check")
      }
    },
    Rule("connections") { facts in clusters(of: facts).flatMap { findings(of: $0) } },
  ]

  private static func isAnswering(_ status: ServiceStatus) -> Bool {
    status.database != nil
      && !status.readiness.contains { $0.name == "database" && $0.result == "failed" }
  }

  /// Services that share a PostgreSQL server share its connections.
  private static func clusters(of facts: Facts) -> [[Facts.Told]] {
    let known = facts.statuses.filter { $0.status.database != nil }
    return Dictionary(grouping: known) { $0.status.database?.cluster ?? "" }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  /// Beside its pool: one that watches, two to the log of the bus, one that listens to it.
  static let connectionsBesidePool = 4

  private static func findings(of services: [Facts.Told]) -> [Finding] {
    guard let database = services.first?.status.database else { return [] }
    let available = database.connectionsMax - database.connectionsReserved
    let wanted = services.reduce(0) { $0 + $1.status.pool.max + connectionsBesidePool }
    let names = services.map(\.instance.service).joined(separator: ", ")
    var findings: [Finding] = []
    if database.connectionsUsed * 10 >= available * 9 {
      findings.append(
        Finding(
          .attention, "database", "its server has hardly a connection left",
          evidence: "\(database.connectionsUsed) of \(available) are in use",
          command: "psql -c 'SELECT usename, count(*) FROM pg_stat_activity GROUP BY 1'"))
    }
    if wanted > available {
      findings.append(
        Finding(
          .attention, "database", "its server permits fewer connections than services may open",
          evidence: "\(names) may open \(wanted) with the bus and watches; \(available) are "
            + "permitted (max_connections \(database.connectionsMax))",
          command: "psql -c 'ALTER SYSTEM SET max_connections = \(roundedUp(wanted))'"))
    }
    return findings
  }

  /// With room for operators and tools.
  private static func roundedUp(_ connections: Int) -> Int { (connections + 20 + 9) / 10 * 10 }
}
