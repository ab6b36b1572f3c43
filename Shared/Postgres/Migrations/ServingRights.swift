/// The rights of the serving role: exactly those of the grants of a schema's migration sets.
struct ServingRights {
  let schema: String
  let sets: [MigrationSet]

  /// Grants the rights to a role and revokes all others. Runs in the caller's transaction, so a
  /// running service never lacks a right.
  ///
  /// - Throws: `PostgresError`.
  func grant(to role: String, on connection: PostgresConnection) async throws {
    let (schema, role) = (SQLIdentifier.quoted(self.schema), SQLIdentifier.quoted(role))
    // Revoking rights on a table also revokes those on its columns.
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

  /// Rights that the current role lacks. A restore does not restore grants to roles that did not
  /// exist yet.
  ///
  /// - Returns: missing rights such as `UPDATE (email) ON accounts`, by object. Missing objects are
  ///   skipped, since then a migration is missing. Empty if the role may not use the schema, whose
  ///   objects it cannot see.
  /// - Throws: `MigrationError.malformed`; `PostgresError`.
  func missing(on connection: PostgresConnection) async throws -> [String] {
    let needed = try sets.flatMap { try NeededRight.read($0) }
    if needed.isEmpty { return [] }
    let schemas = try await connection.query(
      """
      SELECT FROM pg_namespace
      WHERE nspname = \(schema) AND has_schema_privilege(oid, 'USAGE')
      """)
    if schemas.isEmpty { return [] }
    return try await connection.query(
      """
      WITH needed AS (
        SELECT * FROM unnest(\(needed.map(\.kind.rawValue)), \(needed.map(\.object)),
          \(needed.map(\.privilege)), \(needed.map(\.column))
        ) AS t (kind, object, privilege, column_name)
      ), lacking AS (
        SELECT needed.* FROM needed
        JOIN pg_namespace ON nspname = \(schema)
        JOIN pg_class ON relname = object AND relnamespace = pg_namespace.oid
        LEFT JOIN pg_attribute ON attrelid = pg_class.oid AND attname = column_name
          AND NOT attisdropped
        WHERE NOT CASE
          WHEN kind = 'sequence' THEN has_sequence_privilege(pg_class.oid, privilege)
          WHEN column_name = '' THEN has_table_privilege(pg_class.oid, privilege)
          ELSE has_column_privilege(pg_class.oid, attnum, privilege) END
        UNION
        SELECT needed.* FROM needed WHERE kind = 'function' AND NOT has_function_privilege(
          to_regprocedure(quote_ident(\(schema)) || '.' || object), privilege)
      )
      SELECT privilege
        || coalesce(' (' || string_agg(nullif(column_name, ''), ', ' ORDER BY column_name) || ')', '')
        || ' ON ' || object AS words
      FROM lacking GROUP BY object, privilege, column_name = '' ORDER BY object, privilege
      """
    ).map { try $0.decode("words") }
  }
}

/// A right of the serving role from a set's grants.
struct NeededRight: Hashable {
  enum Kind: String {
    case table, sequence, function
  }

  var kind: Kind
  /// Name without schema; a function with its argument types, `f(uuid, text)`.
  var object: String
  /// `SELECT`, `UPDATE`, …
  var privilege: String
  /// Column of a table; empty: the whole object.
  var column = ""

  /// Parses grants of this form:
  ///
  ///     GRANT SELECT, UPDATE (a, b) ON table TO :runtime
  ///     GRANT USAGE ON SEQUENCE sequence TO :runtime
  ///     GRANT EXECUTE ON FUNCTION f(uuid), g(text, int8) TO :runtime
  ///
  /// - Throws: `MigrationError.malformed`.
  static func read(_ set: MigrationSet) throws -> [NeededRight] {
    try SQLStatements.split(String(decoding: set.grants, as: UTF8.self)).flatMap { text in
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard let rights = rights(words) else {
        throw MigrationError.malformed("unsupported form of a grant in \(set.name): \(words)")
      }
      return rights
    }
  }

  private static func rights(_ statement: String) -> [NeededRight]? {
    guard
      let match = statement.wholeMatch(
        of: /GRANT ([A-Z].*?) ON (?:(FUNCTION|SEQUENCE) )?([a-z].*) TO :runtime/)
    else { return nil }
    let kind: Kind =
      switch match.2 {
      case "FUNCTION": .function
      case "SEQUENCE": .sequence
      default: .table
      }
    var rights: [NeededRight] = []
    for privilege in list(match.1) {
      guard let parts = privilege.wholeMatch(of: /([A-Z]+)(?: ?\(([a-z0-9_, ]+)\))?/) else {
        return nil
      }
      for object in list(match.3) {
        for column in parts.2.map({ list($0) }) ?? [""] {
          rights.append(
            NeededRight(
              kind: kind, object: object, privilege: String(parts.1), column: column))
        }
      }
    }
    return rights
  }

  /// Splits at commas that are not in parentheses.
  private static func list(_ text: Substring) -> [String] {
    var depth = 0
    var items = [""]
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        items.append("")
      } else {
        items[items.count - 1].append(character)
      }
    }
    return items.map { String($0.drop { $0 == " " }) }
  }
}
