import Foundation
public import Logging
public import Postgres
import TestBasics

/// A fresh database with the roles and schemas of `deploy/postgres/bootstrap.sql`.
///
/// It disappears with the cluster; `drop` removes it earlier, `with` does so by itself.
public struct TestDatabase: Sendable {
  /// Owners of schemas, named as in bootstrap.sql.
  public enum Role: String, Sendable, CaseIterable {
    case auth, catalogue, ingestion, planning, bus

    /// The owner, who may do everything in its schema. Tests may also serve with it, as in a
    /// database with one role for each service.
    public var name: String { self == .bus ? "otolith_bus" : runtimeName + "_owner" }

    /// The role that serves, with the rights that `Migrator.apply(on:runtimeRole:)` gives it.
    public var runtimeName: String { "otolith_\(rawValue)" }

    /// The schema that it owns.
    public var schema: String { rawValue }
  }

  public let name: String
  public let cluster: TestCluster

  /// The same database on a replica of its cluster.
  public func replicated(on replica: TestCluster) -> TestDatabase {
    TestDatabase(name: name, cluster: replica)
  }

  /// Creates a database in the shared cluster, or in another.
  public static func create(in given: TestCluster? = nil) async throws -> TestDatabase {
    let cluster: TestCluster
    if let given { cluster = given } else { cluster = try await TestCluster.shared.value }
    let database = TestDatabase(
      name: "test_\(UUID().uuidString.replacing("-", with: "").lowercased())", cluster: cluster)
    try await Turn.shared.take {
      let template = try await Templates.shared.template(for: cluster)
      try await withSuperuser(of: cluster) { connection in
        try await connection.execute(
          "CREATE DATABASE \(unescaped: database.name) TEMPLATE \(unescaped: template)")
        // A copy has everything but the rights on the database itself.
        try await connection.execute(
          """
          UPDATE pg_database SET datacl = (
            SELECT datacl FROM pg_database WHERE datname = \(template))
          WHERE datname = \(database.name)
          """)
      }
    }
    return database
  }

  /// Lends a fresh database and drops it afterwards.
  public static func with<T: Sendable>(
    in cluster: TestCluster? = nil, _ body: @Sendable (TestDatabase) async throws -> T
  ) async throws -> T {
    let database = try await create(in: cluster)
    do {
      let value = try await body(database)
      try await database.drop()
      return value
    } catch {
      try await database.drop()
      throw error
    }
  }

  /// Drops the database and closes its connections.
  public func drop() async throws {
    try await Self.withSuperuser(of: cluster) { connection in
      try await connection.execute(
        "DROP DATABASE IF EXISTS \(unescaped: name) WITH (FORCE)")
    }
  }

  /// Connection string of the superuser.
  public var connectionString: String {
    Self.changing(cluster.connectionString, ["dbname": name])
  }

  public func connectionString(for role: Role) -> String {
    Self.changing(cluster.connectionString, ["dbname": name, "user": role.name])
  }

  /// A pool as a service of that role has it, its schema in the search path; without a role the
  /// superuser's.
  public func pool(
    as role: Role? = nil, connections: Int = 4, logger: Logger = TestLog.logger,
    adjust: (inout PostgresConfiguration) -> Void = { _ in }
  ) -> PostgresPool {
    PostgresPool(
      configuration: configuration(as: role, connections: connections, adjust: adjust),
      logger: logger)
  }

  /// A pool as a running service of that schema has it.
  public func runtimePool(
    as role: Role, connections: Int = 4, adjust: (inout PostgresConfiguration) -> Void = { _ in }
  ) -> PostgresPool {
    var configuration = configuration(as: role, connections: connections, adjust: adjust)
    configuration.connectionString = Self.changing(
      cluster.connectionString, ["dbname": name, "user": role.runtimeName])
    return PostgresPool(configuration: configuration, logger: TestLog.logger)
  }

  public func configuration(
    as role: Role? = nil, connections: Int = 4,
    adjust: (inout PostgresConfiguration) -> Void = { _ in }
  ) -> PostgresConfiguration {
    var configuration = PostgresConfiguration(
      connectionString: role.map(connectionString(for:)) ?? connectionString,
      connections: connections,
      // Long, for a machine that is busy; tests of the limit set their own.
      acquireTimeout: .seconds(60),
      searchPath: role?.schema, applicationName: "otolith-tests")
    adjust(&configuration)
    return configuration
  }

  /// Runs deploy/postgres/bootstrap.sql, as every fresh database had it run once.
  public func bootstrap() async throws {
    _ = try await Subprocess.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "psql", "--no-psqlrc", "--quiet", "--dbname", connectionString, "--file",
        Repository.file("deploy/postgres/bootstrap.sql").path,
      ])
  }

  static func withSuperuser(
    of cluster: TestCluster, _ body: (PostgresConnection) async throws -> Void
  ) async throws {
    let pool = PostgresPool(
      configuration: PostgresConfiguration(
        connectionString: cluster.connectionString, connections: 1,
        acquireTimeout: .seconds(30), statementTimeout: .seconds(120)),
      logger: TestLog.logger)
    do {
      try await pool.withConnection(body)
    } catch {
      await pool.close()
      throw error
    }
    await pool.close()
  }

  /// Appends changes in libpq's `key=value` form, where the last value of a keyword counts.
  static func changing(
    _ connectionString: String, _ changes: KeyValuePairs<String, String>
  ) -> String {
    precondition(
      !connectionString.contains("://"), "OTOLITH_TEST_POSTGRES must be in key=value form")
    return connectionString + changes.map { " \($0.key)=\($0.value)" }.joined()
  }
}
