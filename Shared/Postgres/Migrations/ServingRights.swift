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
    try SQLStatements.split(set.grants).flatMap { text in
      let words = text.split(whereSeparator: \.isWhitespace)
      guard let rights = rights(words) else {
        throw MigrationError.malformed(
          "unsupported form of a grant in \(set.name): \(words.joined(separator: " "))")
      }
      return rights
    }
  }

  // Without regular expressions, which Swift compiles at each use: half of a service's start.
  private static func rights(_ words: [Substring]) -> [NeededRight]? {
    guard words.first == "GRANT", words.suffix(2) == ["TO", ":runtime"],
      let on = words.firstIndex(of: "ON"), on > 1, on < words.count - 3
    else { return nil }
    var objects = words[(on + 1)...].dropLast(2)
    let kind = Kind(keyword: objects[on + 1])
    if kind != .table { objects.removeFirst() }
    guard let first = objects.first?.first, ("a"..."z").contains(first) else { return nil }
    let names = list(objects.joined(separator: " "))
    var rights: [NeededRight] = []
    for text in list(words[1..<on].joined(separator: " ")) {
      guard let (privilege, columns) = privilege(text) else { return nil }
      for object in names {
        for column in columns {
          rights.append(
            NeededRight(kind: kind, object: object, privilege: privilege, column: column))
        }
      }
    }
    return rights
  }

  /// Reads `SELECT` or `UPDATE (a, b)`. The whole object is the column "".
  private static func privilege(_ text: String) -> (name: String, columns: [String])? {
    let name = text.prefix { ("A"..."Z").contains($0) }
    let rest = text[name.endIndex...].drop { $0 == " " }
    if name.isEmpty { return nil }
    if rest.isEmpty { return (String(name), [""]) }
    guard rest.first == "(", rest.last == ")", rest.count > 2 else { return nil }
    let columns = rest.dropFirst().dropLast()
    guard columns.allSatisfy({ "_, ".contains($0) || $0.isLowercase || $0.isNumber }) else {
      return nil
    }
    return (String(name), list(String(columns)))
  }

  /// Splits at commas that are not in parentheses.
  private static func list(_ text: String) -> [String] {
    var depth = 0
    return text.utf8.split { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      return byte == UInt8(ascii: ",") && depth == 0
    }.map { String(Substring($0).drop { $0 == " " }) }
  }
}

extension NeededRight.Kind {
  /// - Parameter keyword: the word after `ON`.
  fileprivate init(keyword: Substring) {
    self =
      switch keyword {
      case "FUNCTION": .function
      case "SEQUENCE": .sequence
      default: .table
      }
  }
}
