/// A value that can be read from a column in PostgreSQL's binary format.
///
/// A `RawRepresentable` type whose raw value is decodable needs no more than the conformance; a
/// raw value that it does not know is a decoding error.
public protocol PostgresDecodable {
  /// - Throws: `PostgresError` of kind `.decoding` when the column has another type or is NULL.
  static func decode(postgres cell: PostgresCell) throws -> Self
}

extension PostgresDecodable where Self: RawRepresentable, RawValue: PostgresDecodable {
  public static func decode(postgres cell: PostgresCell) throws -> Self {
    guard let value = Self(rawValue: try RawValue.decode(postgres: cell)) else {
      throw cell.failure("holds a value unknown to \(Self.self)")
    }
    return value
  }
}

extension Optional: PostgresDecodable where Wrapped: PostgresDecodable {
  public static func decode(postgres cell: PostgresCell) throws -> Self {
    cell.isNull ? nil : try Wrapped.decode(postgres: cell)
  }
}
