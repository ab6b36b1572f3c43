import Postgres

/// Who a service is for its database: it should be a role that may do what serving needs and no more.
struct ServingRole {
  let schema: String

  /// What it lacks, in words; nil when it lacks nothing. No reason to refuse: some calls need it, others do not.
  ///
  /// - Parameter rights: `SchemaStanding.missingRights`.
  static func lack(_ rights: [String]) -> String? {
    guard let first = rights.first else { return nil }
    let more = rights.count > 1 ? " and \(rights.count - 1) more rights" : ""
    return "the role that serves has not \(first)\(more): calls that need it fail; `migrate` gives "
      + "all of them anew (of the packages: systemctl start otolith-SERVICE-migrate)"
  }

  /// What it may do beyond serving, in words; nil when nothing. One role may do everything where an operator wants
  /// it so, hence no reason to refuse; one that does not own the schema serves with it alone.
  ///
  /// - Throws: `MigrationError.foreignRole`; `PostgresError`.
  func excess(on pool: PostgresPool) async throws -> String? {
    let rows = try await pool.query(
      """
      SELECT current_user::text AS role, rolsuper AS is_superuser,
        coalesce((SELECT pg_has_role(nspowner, 'USAGE') FROM pg_namespace
          WHERE nspname = \(schema)), false) AS is_owner
      FROM pg_roles WHERE rolname = current_user
      """)
    guard let row = rows.first else { return nil }
    let role = try row.decode("role", as: String.self)
    let what: String
    if try row.decode("is_superuser", as: Bool.self) {
      what = "is a superuser: whoever takes over the service has the whole cluster"
    } else if try row.decode("is_owner", as: Bool.self) {
      what =
        "owns the schema \(schema): whoever takes over the service may change and delete all of it"
    } else {
      let foreign = try await SchemaRights(schema: schema).foreign(on: pool)
      if !foreign.isEmpty { throw MigrationError.foreignRole(schema: schema, rights: foreign) }
      return nil
    }
    return
      "the role \(role) of OTOLITH_DATABASE_URL \(what); serve with otolith_\(schema), and give "
      + "the owner in OTOLITH_MIGRATION_DATABASE_URL alone"
  }
}
