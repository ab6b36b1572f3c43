/// One row of a result. It keeps the whole result in memory.
public struct PostgresRow: Sendable {
  let result: ResultSet
  let index: Int

  /// The columns' names, in order.
  public var columns: [String] { result.columns.names }

  /// Decodes a column by name.
  ///
  /// - Throws: `PostgresError` of kind `.decoding`: unknown column, another type, or NULL without
  ///   an Optional.
  public func decode<T: PostgresDecodable>(_ column: String, as type: T.Type = T.self) throws -> T {
    guard let position = result.columns.positions[column] else {
      throw PostgresError(kind: .decoding, message: "no column \"\(column)\"")
    }
    return try cell(position)
  }

  /// Reads the only column of a row.
  ///
  /// - Throws: `PostgresError` of kind `.decoding`.
  public func decode<T: PostgresDecodable>(_ type: T.Type) throws -> T {
    guard result.columns.names.count == 1 else {
      throw PostgresError(
        kind: .decoding, message: "expected 1 column, got \(result.columns.names.count)")
    }
    return try cell(0)
  }

  /// Decodes the row by position; the number of types must equal that of the columns.
  ///
  /// - Throws: `PostgresError` of kind `.decoding`.
  public func decode<each T: PostgresDecodable>(_ types: repeat (each T).Type) throws -> (
    repeat each T
  ) {
    var count = 0
    for _ in repeat each types { count += 1 }
    guard count == result.columns.names.count else {
      throw PostgresError(
        kind: .decoding, message: "expected \(count) columns, got \(result.columns.names.count)")
    }
    var position = 0
    func next<V: PostgresDecodable>(_ type: V.Type) throws -> V {
      defer { position += 1 }
      return try cell(position)
    }
    return (repeat try next(each types))
  }

  /// Decodes a cell, which points into the result.
  private func cell<T: PostgresDecodable>(_ column: Int) throws -> T {
    try withExtendedLifetime(result) {
      try T.decode(postgres: result.cell(row: index, column: column))
    }
  }
}
