internal import CPQ

/// A result of libpq, which is read-only once it is complete and therefore may be read from any
/// thread.
final class ResultSet: @unchecked Sendable {
  private let result: OpaquePointer
  let columns: ColumnLayout

  /// Takes over the result.
  init(_ result: OpaquePointer, columns: ColumnLayout?) {
    self.result = result
    self.columns = columns ?? ColumnLayout(of: result)
  }

  deinit {
    PQclear(result)
  }

  var count: Int { Int(PQntuples(result)) }

  var rows: [PostgresRow] { (0..<count).map { PostgresRow(result: self, index: $0) } }

  /// The rows that the statement affected, or returned.
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
