import Bus
import Postgres
import TestSupport

extension Transport {
  /// A log in the schema `bus` of the test's database.
  static let postgres = Transport(testDescription: "postgres") { database in
    try await postgresLog(in: database, named: "postgres")
  }

  /// A log in the publisher's outbox database, so that one statement moves events.
  static let postgresBesideTheOutbox = Transport(testDescription: "postgres beside the outbox") {
    try await postgresLog(in: $0, named: "postgres", as: .auth)
  }

  static func postgresLog(
    in database: TestDatabase, named name: String, as role: TestDatabase.Role = .planning
  ) async throws -> TransportLog {
    let owner = database.pool(as: .bus)
    _ = try await Migrator(schema: "bus", sets: [BusMigrations.log]).apply(on: owner)
    // One role appends for several services here; SpeakerTests covers the rights.
    try await owner.execute("DELETE FROM sources")
    await owner.close()
    return TransportLog(
      open: { makePostgresLog(database, named: name, as: role) },
      settle: {
        let pool = database.pool(as: .bus, connections: 1)
        // Transactions of other tests delay readers, because the cluster is shared.
        try await eventually("everything in the log is settled") {
          try await pool.query(
            """
            SELECT NOT EXISTS (
              SELECT FROM bus.log WHERE txid >= pg_snapshot_xmin(pg_current_snapshot())) AS settled
            """)[0].decode("settled")
        }
        await pool.close()
      },
      cut: {
        let admin = database.pool(connections: 1)
        try await admin.execute(
          """
          SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND usename LIKE 'otolith_%'
          """)
        await admin.close()
      },
      remove: {})
  }

  static func makePostgresLog(
    _ database: TestDatabase, named name: String = "postgres",
    as role: TestDatabase.Role = .planning
  ) -> PostgresEventLog {
    var configuration = database.runtimePool(as: role, connections: 2).configuration
    configuration.searchPath = "bus"
    return PostgresEventLog(configuration: configuration, name: name, logger: TestLog.logger)
  }
}
