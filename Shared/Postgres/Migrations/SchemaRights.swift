/// Who may do something in a service's schema, and what else they may. Any role may ask.
public struct SchemaRights: Sendable {
  private let schema: String

  /// - Parameter schema: of one service.
  public init(schema: String) {
    self.schema = schema
  }

  /// What a role has to do with the schemas of other services; of a superuser, who may do everything
  /// anyway, nothing is said.
  ///
  /// - Parameter role: nil: the one that asks.
  /// - Throws: `PostgresError`.
  public func foreign(
    of role: String? = nil, on executor: some PostgresExecutor
  ) async throws -> [ForeignRights] {
    // Whoever serves with a schema may read what was applied to it; nobody may in the schema bus.
    let rows = try await executor.query(
      """
      WITH asked AS (
        SELECT rolname, oid FROM pg_roles
        WHERE rolname = coalesce(\(role), current_user::text) AND NOT rolsuper
      )
      SELECT asked.rolname::text AS role, nspname::text AS schema, holder.rolname::text AS holder,
        holder.oid = relowner AS is_owner
      FROM asked CROSS JOIN pg_class
      JOIN pg_namespace ON pg_namespace.oid = relnamespace
      CROSS JOIN LATERAL (
        SELECT relowner AS oid UNION SELECT grantee FROM aclexplode(relacl)) AS holders
      JOIN pg_roles AS holder ON holder.oid = holders.oid
      WHERE relname = 'schema_migrations' AND relkind = 'r' AND nspname <> \(schema)
        AND pg_has_role(asked.oid, holder.oid, 'USAGE')
      UNION ALL
      SELECT asked.rolname::text, nspname::text, NULL, NULL FROM asked CROSS JOIN pg_namespace
      WHERE nspname <> \(schema) AND asked.rolname = 'otolith_' || nspname
      ORDER BY 2, 3
      """)
    return try rows.map { row in
      let kind: ForeignRights.Kind =
        if let holder = try row.decode("holder", as: String?.self) {
          try row.decode("is_owner", as: Bool.self) ? .owns(owner: holder) : .serves(holder: holder)
        } else {
          .isNamedAfterIt
        }
      return ForeignRights(
        role: try row.decode("role"), schema: try row.decode("schema"), kind: kind)
    }
  }

  /// Roles that were given rights in the schema, beside its owner.
  ///
  /// - Parameter served: the role that serves; nil: the one that asks. It is left out.
  /// - Returns: by name; `PUBLIC` for everybody.
  /// - Throws: `PostgresError`.
  public func others(
    besides served: String? = nil, on executor: some PostgresExecutor
  ) async throws -> [String] {
    try await executor.query(
      """
      WITH own AS (SELECT oid, nspowner, nspacl FROM pg_namespace WHERE nspname = \(schema)),
      rights AS (
        SELECT nspowner AS owner, (aclexplode(nspacl)).grantee FROM own
        UNION SELECT relowner, (aclexplode(relacl)).grantee FROM pg_class
          WHERE relnamespace = (SELECT oid FROM own)
        UNION SELECT relowner, (aclexplode(attacl)).grantee FROM pg_class
          JOIN pg_attribute ON attrelid = pg_class.oid
          WHERE relnamespace = (SELECT oid FROM own)
        UNION SELECT proowner, (aclexplode(proacl)).grantee FROM pg_proc
          WHERE pronamespace = (SELECT oid FROM own)
      )
      SELECT DISTINCT coalesce(rolname::text, 'PUBLIC') AS name
      FROM rights LEFT JOIN pg_roles ON pg_roles.oid = grantee
      WHERE grantee <> owner
        AND coalesce(rolname::text, 'PUBLIC') <> coalesce(\(served), current_user::text)
        AND coalesce(grantee <> (SELECT nspowner FROM own), true)
      ORDER BY 1
      """
    ).map { try $0.decode("name") }
  }

  /// One line that takes all rights in a schema from a role, for its owner to run.
  public static func revocation(schema: String, from role: String) -> String {
    let schema = SQLIdentifier.typed(schema)
    let role = role == "PUBLIC" ? role : SQLIdentifier.typed(role)
    return
      (["SCHEMA \(schema)"]
      + ["TABLES", "SEQUENCES", "ROUTINES"].map { "ALL \($0) IN SCHEMA \(schema)" })
      .map { "REVOKE ALL ON \($0) FROM \(role)" }.joined(separator: "; ")
  }

  /// One line that says who else has rights in the schema and how to take them away.
  ///
  /// - Parameter role: one of `others`.
  public func warning(about role: String) -> String {
    "\(role) has rights in the schema \(schema), too; if that is not meant, as its owner: "
      + Self.revocation(schema: schema, from: role)
  }
}
