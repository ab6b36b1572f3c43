import FoundationEssentials
import Postgres

/// One database per cluster in which bootstrap.sql was run; the others are copies of it.
actor Templates {
  static let shared = Templates()
  private var names: [String: String] = [:]

  func template(for cluster: TestCluster) async throws -> String {
    if let name = names[cluster.connectionString] { return name }
    let name = "template_\(UUID().uuidString.replacing("-", with: "").lowercased())"
    try await TestDatabase.withSuperuser(of: cluster) { connection in
      try await connection.execute("CREATE DATABASE \(unescaped: name)")
    }
    try await TestDatabase(name: name, cluster: cluster).bootstrap()
    // Where one role does everything it is also a member of the bus.
    try await TestDatabase.withSuperuser(of: cluster) { connection in
      for role in TestDatabase.Role.allCases where role != .bus {
        try await connection.execute("GRANT otolith_bus_member TO \(unescaped: role.name)")
      }
    }
    names[cluster.connectionString] = name
    return name
  }
}
