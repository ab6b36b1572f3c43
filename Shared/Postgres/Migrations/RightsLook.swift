/// Asks which of the rights that serving needs a role has not: a restore brings tables back without them where
/// their roles were not there yet.
struct RightsLook {
  let schema: String
  let connection: PostgresConnection

  /// - Returns: in words, `UPDATE (email) ON accounts`, by the objects; those of what is not there count as
  ///   had, for it is a migration that lacks then; none where the role may not even use the schema, in which
  ///   it sees nothing.
  /// - Throws: `PostgresError`.
  func missing(of needed: [NeededRight]) async throws -> [String] {
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
