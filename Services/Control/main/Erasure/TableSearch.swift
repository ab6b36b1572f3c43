import Foundation
import Postgres

/// Looks for a participant in every row of every table of a database: all columns of whatever type,
/// with the rights of a superuser, whom no row is hidden from.
struct TableSearch {
  let database: String
  let spellings: ParticipantSpellings

  /// So many rows take long enough to tell which table it is.
  private static let rowsOfLarge = 100_000

  /// - Returns: the schemas that have tables.
  func run(into findings: inout ErasureFindings) async -> Set<String> {
    var configuration = PostgresConfiguration(
      connectionString: database, connections: 1, statementTimeout: .zero,
      applicationName: "otolithctl")
    configuration.onlyReads = true
    configuration.sessionSettings = ["bytea_output": "hex", "row_security": "off"]
    let pool = PostgresPool(configuration: configuration, logger: BusOutput.logger)
    var schemas: Set<String> = []
    do {
      schemas = try await search(pool, into: &findings)
    } catch {
      findings.couldNotLook(at: "a database", Self.message(error))
    }
    await pool.close()
    return schemas
  }

  private func search(
    _ pool: PostgresPool, into findings: inout ErasureFindings
  ) async throws -> Set<String> {
    let (name, isSuperuser) = try await pool.queryRow(
      "SELECT current_database()::text, current_setting('is_superuser') = 'on'",
      as: String.self, Bool.self)
    guard isSuperuser else {
      findings.couldNotLook(
        at: "database \(name)", "the role is no superuser's and may not see all")
      return []
    }
    // Each partition by itself, so that there is progress to tell.
    let tables = try await pool.query(
      """
      SELECT nspname::text, relname::text, format('%I.%I', nspname, relname), reltuples::float8
      FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE relkind IN ('r', 'm', 'f') AND nspname <> 'information_schema' AND nspname !~ '^pg_'
      ORDER BY 1, 2
      """, as: String.self, String.self, String.self, Double.self)
    for (schema, table, quoted, estimate) in tables {
      let place = "\(schema).\(table)"
      if estimate >= Double(Self.rowsOfLarge) {
        ErasureFindings.progress("\(place): looking at about \(Int(estimate)) rows")
      }
      do {
        findings.looked(at: place, found: try await rows(of: quoted, pool))
      } catch {
        findings.couldNotLook(at: place, Self.message(error))
      }
    }
    return Set(tables.map(\.0))
  }

  private func rows(of quoted: String, _ pool: PostgresPool) async throws -> Int {
    // A column's name comes before a row's: this is none.
    try await pool.query(
      """
      SELECT count(*) AS found FROM ONLY \(unescaped: quoted) AS "row looked at"
      WHERE EXISTS (
        SELECT FROM (SELECT lower("row looked at"::text) AS printed OFFSET 0) AS seen,
          unnest(\(spellings.inRows)::text[]) AS spelling
        WHERE position(spelling IN printed) > 0)
      """)[0].decode("found")
  }

  private static func message(_ error: any Error) -> String {
    (error as? PostgresError)?.operatorMessage ?? "\(error)"
  }
}
