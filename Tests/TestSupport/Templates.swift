import Foundation
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
    _ = try await Subprocess.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "psql", "--no-psqlrc", "--quiet", "--dbname",
        TestDatabase.changing(cluster.connectionString, ["dbname": name]),
        "--file", Repository.file("deploy/postgres/bootstrap.sql").path,
      ])
    names[cluster.connectionString] = name
    return name
  }
}
