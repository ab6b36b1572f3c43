/// Checks whether a role may migrate a schema, before any change.
struct MigrationRights {
  let schema: String
  let connection: PostgresConnection

  /// - Throws: `MigrationError.insufficientRights`; `PostgresError`.
  func check() async throws {
    let rows = try await connection.query(
      """
      SELECT current_user::text AS role, current_database()::text AS database,
        has_database_privilege(current_database(), 'CREATE') AS may_create_schema,
        (SELECT has_schema_privilege(oid, 'CREATE') FROM pg_namespace
          WHERE nspname = \(schema)) AS may_create_table,
        (SELECT pg_get_userbyid(relowner)::text FROM pg_class
          WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = \(schema))
            AND relkind IN ('r', 'p') AND NOT pg_has_role(relowner, 'USAGE')
          LIMIT 1) AS other_owner
      """)
    let role = try rows[0].decode("role", as: String.self)
    switch try rows[0].decode("may_create_table", as: Bool?.self) {
    case nil:
      guard try rows[0].decode("may_create_schema") else {
        let database = try rows[0].decode("database", as: String.self)
        throw MigrationError.insufficientRights(
          role: role,
          problem: "there is no schema \(schema), and it may not create one in \(database)")
      }
    case false?:
      throw MigrationError.insufficientRights(
        role: role, problem: "it may not create tables in the schema \(schema)")
    case true?:
      if let owner = try rows[0].decode("other_owner", as: String?.self) {
        throw MigrationError.insufficientRights(
          role: role, problem: "tables of the schema \(schema) belong to \(owner)")
      }
    }
  }

  /// - Throws: `MigrationError.unknownRuntimeRole`, `MigrationError.foreignRole`; `PostgresError`.
  func checkRole(_ role: String) async throws {
    let known = try await connection.query("SELECT FROM pg_roles WHERE rolname = \(role)")
    if known.isEmpty { throw MigrationError.unknownRuntimeRole(role) }
    try await Migrator.checkRole(role, of: schema, on: connection)
  }
}

extension Migrator {
  /// Checks that a serving role has no rights in the schema of another service, which
  /// deploy/postgres/bootstrap.sql guarantees. Otherwise a compromised service could read and change
  /// another one's data. Any role may ask.
  ///
  /// - Parameter role: nil: the current role. A superuser is not rejected.
  /// - Throws: `MigrationError.foreignRole`; `PostgresError`.
  static func checkRole(
    _ role: String?, of schema: String, on executor: some PostgresExecutor
  ) async throws {
    // Serving roles may read the applied migrations of their schema; in the schema bus no role may.
    // A schema that is not migrated yet is recognized by the name of its serving role.
    let rows = try await executor.query(
      """
      SELECT rolname::text AS role, nspname::text AS schema
      FROM pg_roles CROSS JOIN pg_namespace
      WHERE rolname = coalesce(\(role), current_user::text) AND NOT rolsuper
        AND nspname <> \(schema)
        AND (rolname = 'otolith_' || nspname OR EXISTS (
          SELECT FROM pg_class
          WHERE relnamespace = pg_namespace.oid AND relname = 'schema_migrations'
            AND has_table_privilege(pg_roles.oid, pg_class.oid, 'SELECT')))
      ORDER BY 2
      """)
    guard let row = rows.first else { return }
    throw MigrationError.foreignRole(
      try row.decode("role"), schema: schema, others: try rows.map { try $0.decode("schema") })
  }

  /// Checks that the current role serves no other service.
  ///
  /// - Throws: `MigrationError.foreignRole`; `PostgresError`.
  public func checkServingRole(on pool: PostgresPool) async throws {
    try await Self.checkRole(nil, of: schema, on: pool)
  }
}
