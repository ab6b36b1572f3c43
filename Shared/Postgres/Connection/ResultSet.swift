internal import CPQ

/// A result of libpq. It is read-only once complete, so it may be read from any thread.
final class ResultSet: @unchecked Sendable {
  private let result: OpaquePointer
  let columns: ColumnLayout

  /// Takes ownership of the result.
  init(_ result: OpaquePointer, columns: ColumnLayout?) {
    self.result = result
    self.columns = columns ?? ColumnLayout(of: result)
  }

  deinit {
    PQclear(result)
  }

  var count: Int { Int(PQntuples(result)) }

  var rows: [PostgresRow] { (0..<count).map { PostgresRow(result: self, index: $0) } }

  /// Number of affected or returned rows.
  var affected: Int { PQcmdTuples(result).flatMap { Int(String(cString: $0)) } ?? 0 }

  /// `COMMIT`, `INSERT 0 1`, …
  var commandTag: String { PQcmdStatus(result).map { String(cString: $0) } ?? "" }

  func cell(row: Int, column: Int) -> PostgresCell {
    let (row, position) = (Int32(row), Int32(column))
    let isNull = PQgetisnull(result, row, position) == 1
    let storage =
      isNull
      ? nil
      : UnsafeRawBufferPointer(
        start: PQgetvalue(result, row, position), count: Int(PQgetlength(result, row, position)))
    return PostgresCell(
      oid: columns.oids[column], column: columns.names[column], storage: storage)
  }
}

/// Columns of a result, shared by all executions of a prepared statement.
final class ColumnLayout: Sendable {
  let names: [String]
  let oids: [UInt32]
  /// Position of the first column of each name.
  let positions: [String: Int]

  init(of result: OpaquePointer) {
    let columns = 0..<PQnfields(result)
    names = columns.map { column in PQfname(result, column).map { String(cString: $0) } ?? "" }
    oids = columns.map { PQftype(result, $0) }
    positions = Dictionary(
      zip(names, names.indices), uniquingKeysWith: { first, _ in first })
  }
}
