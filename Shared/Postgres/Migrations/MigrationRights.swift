/// Whether a role may migrate a schema at all, asked before anything is changed.
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
    let foreign = try await SchemaRights(schema: schema).foreign(of: role, on: connection)
    if !foreign.isEmpty { throw MigrationError.foreignRole(schema: schema, rights: foreign) }
  }
}
