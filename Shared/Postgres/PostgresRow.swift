/// One row of a result. It keeps the whole result in memory as long as it lives.
public struct PostgresRow: Sendable {
  let result: ResultSet
  let index: Int

  /// The columns' names, in order.
  public var columns: [String] { result.columns.names }

  /// Reads a column by its name.
  ///
  /// - Throws: `PostgresError` of kind `.decoding`: no such column, another type, or a NULL that
  ///   the type does not take.
  public func decode<T: PostgresDecodable>(_ column: String, as type: T.Type = T.self) throws -> T {
    guard let position = result.columns.positions[column] else {
      throw PostgresError(kind: .decoding, message: "no column \"\(column)\"")
    }
    return try T.decode(postgres: result.cell(row: index, column: position))
  }

  /// Reads the only column of a row.
  ///
  /// - Throws: `PostgresError` of kind `.decoding`.
  public func decode<T: PostgresDecodable>(_ type: T.Type) throws -> T {
    guard result.columns.names.count == 1 else {
      throw PostgresError(
        kind: .decoding, message: "\(result.columns.names.count) columns instead of 1")
    }
    return try T.decode(postgres: result.cell(row: index, column: 0))
  }

  /// Reads the row by position; there must be as many columns as types.
  ///
  /// - Throws: `PostgresError` of kind `.decoding`.
  public func decode<each T: PostgresDecodable>(_ types: repeat (each T).Type) throws -> (
    repeat each T
  ) {
    var count = 0
    for _ in repeat each types { count += 1 }
    guard count == result.columns.names.count else {
      throw PostgresError(
        kind: .decoding, message: "\(result.columns.names.count) columns instead of \(count)")
    }
    var position = 0
    func next<V: PostgresDecodable>(_ type: V.Type) throws -> V {
      defer { position += 1 }
      return try V.decode(postgres: result.cell(row: index, column: position))
    }
    return (repeat try next(each types))
  }
}
