import Foundation
import Postgres

/// Looks for a participant, and for names and addresses, in every row of every table of a database: all columns
/// of whatever type, with the rights of a superuser, whom no row is hidden from.
struct TableSearch {
  let database: String
  let sought: [Spellings]

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
        findings.looked(at: place, found: try await rows(of: quoted, pool), of: sought)
      } catch {
        findings.couldNotLook(at: place, Self.message(error))
      }
    }
    return Set(tables.map(\.0))
  }

  /// - Returns: how many rows name each of what is looked for.
  private func rows(of quoted: String, _ pool: PostgresPool) async throws -> [Int] {
    // Quotation marks of a text stand behind others inside of rows, and behind backslashes inside of JSON.
    let printed =
      sought.contains(where: \.isText)
      ? #"replace(replace(lower("row looked at"::text), '"', ''), '\', '')"#
      : #"lower("row looked at"::text)"#
    let spellings = sought.enumerated().flatMap { place, each in
      each.inRows.map { (text: $0, place: place) }
    }
    // A column's name comes before a row's: this is none.
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
