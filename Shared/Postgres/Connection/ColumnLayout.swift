internal import CPQ

/// The columns of a result, shared by every execution of a prepared statement.
final class ColumnLayout: Sendable {
  let names: [String]
  let oids: [UInt32]
  /// The first column of each name.
  let positions: [String: Int]

  init(of result: OpaquePointer) {
    let columns = 0..<PQnfields(result)
    names = columns.map { column in PQfname(result, column).map { String(cString: $0) } ?? "" }
    oids = columns.map { PQftype(result, $0) }
    positions = Dictionary(
      zip(names, names.indices), uniquingKeysWith: { first, _ in first })
  }
}
