import Foundation
import Postgres

/// Searches all columns of every row of every table for a participant, names and addresses. It
/// needs the rights of a superuser, who bypasses row security.
struct TableSearch {
  let database: String
  let sought: [SearchVariants]

  /// Number of rows from which progress is shown.
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
        at: "database \(name)", "the role is not a superuser and may not see all rows")
      return []
    }
    // Each partition separately, for progress.
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
        ErasureFindings.progress("\(place): searching about \(Int(estimate)) rows")
      }
      do {
        findings.looked(at: place, found: try await rows(of: quoted, pool), of: sought)
      } catch {
        findings.couldNotLook(at: place, Self.message(error))
      }
    }
    return Set(tables.map(\.0))
  }

  /// - Returns: the number of matching rows for each search term.
  private func rows(of quoted: String, _ pool: PostgresPool) async throws -> [Int] {
    // Quotation marks are doubled in rows and escaped by backslashes in JSON.
    let printed =
      sought.contains(where: \.isText)
      ? #"replace(replace(lower("row looked at"::text), '"', ''), '\', '')"#
      : #"lower("row looked at"::text)"#
    let spellings = sought.enumerated().flatMap { place, each in
      each.inRows.map { (text: $0, place: place) }
    }
    // The alias must not equal a column name, which would take precedence.
    let found = try await pool.query(
      """
      SELECT named.place, count(*) FROM ONLY \(unescaped: quoted) AS "row looked at",
        LATERAL (SELECT \(unescaped: printed) AS printed OFFSET 0) AS seen,
        LATERAL (
          SELECT DISTINCT spelling.place
          FROM unnest(\(spellings.map(\.text))::text[], \(spellings.map(\.place))::bigint[])
            AS spelling (text, place)
          WHERE position(spelling.text IN seen.printed) > 0) AS named
      GROUP BY named.place
      """, as: Int.self, Int.self)
    return found.reduce(into: Array(repeating: 0, count: sought.count)) { $0[$1.0] = $1.1 }
  }

  private static func message(_ error: any Error) -> String {
    (error as? PostgresError)?.operatorMessage ?? "\(error)"
  }
}
