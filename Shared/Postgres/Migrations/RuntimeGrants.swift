/// Gives the role that serves the rights that its statements need, and takes away all others.
struct RuntimeGrants {
  let schema: String
  let sets: [MigrationSet]
  let role: String

  /// Part of the caller's transaction, so that whoever serves meanwhile never lacks a right.
  ///
  /// - Throws: `PostgresError`.
  func apply(on connection: PostgresConnection) async throws {
    let (schema, role) = (SQLIdentifier.quoted(schema), SQLIdentifier.quoted(role))
    // Rights on columns go with those on their table.
    var script = """
      REVOKE ALL ON SCHEMA \(schema) FROM \(role);
      REVOKE ALL ON ALL TABLES IN SCHEMA \(schema) FROM \(role);
      REVOKE ALL ON ALL SEQUENCES IN SCHEMA \(schema) FROM \(role);
      REVOKE ALL ON ALL ROUTINES IN SCHEMA \(schema) FROM \(role);
      GRANT USAGE ON SCHEMA \(schema) TO \(role);
      GRANT SELECT ON \(schema).schema_migrations TO \(role);

      """
    for set in sets {
      script += String(decoding: set.grants, as: UTF8.self).replacing(":runtime", with: role)
    }
    try await connection.executeScript(script)
  }
}
