/// A value that can be decoded from a column in PostgreSQL's binary format.
///
/// A `RawRepresentable` type whose raw value is decodable only needs to declare the conformance; an
/// unknown raw value is a decoding error.
public protocol PostgresDecodable {
  /// - Throws: `PostgresError` of kind `.decoding` if the column has another type or is NULL.
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

/// The format of a parameter's bytes (PostgreSQL manual §55.1.3).
public enum PostgresFormat: Int32, Sendable {
  case text = 0
  case binary = 1
}

/// A value that can be a parameter of a query, in PostgreSQL's binary or text format.
///
/// A `RawRepresentable` type whose raw value is encodable only needs to declare the conformance:
/// `extension Role: PostgresEncodable {}`.
public protocol PostgresEncodable: Sendable {
  /// The declared type of the parameter; one of `PostgresType`.
  static var postgresOID: UInt32 { get }

  /// The format that `encode` writes: binary, unless that would require information from the
  /// database.
  static var postgresFormat: PostgresFormat { get }

  /// Whether the parameter is NULL; then nothing is encoded.
  var isPostgresNull: Bool { get }

  func encode(postgres buffer: inout PostgresBuffer)
}

extension PostgresEncodable {
  public static var postgresFormat: PostgresFormat { .binary }
  public var isPostgresNull: Bool { false }
}

extension PostgresEncodable where Self: RawRepresentable, RawValue: PostgresEncodable {
  public static var postgresOID: UInt32 { RawValue.postgresOID }
  public func encode(postgres buffer: inout PostgresBuffer) { rawValue.encode(postgres: &buffer) }
}

extension Optional: PostgresEncodable where Wrapped: PostgresEncodable {
  public static var postgresOID: UInt32 { Wrapped.postgresOID }
  public static var postgresFormat: PostgresFormat { Wrapped.postgresFormat }
  public var isPostgresNull: Bool { self?.isPostgresNull ?? true }
  public func encode(postgres buffer: inout PostgresBuffer) { self?.encode(postgres: &buffer) }
}

/// An enumerated type of the database (`CREATE TYPE … AS ENUM`) as a Swift enum of strings.
///
/// Its object id differs between databases, so a parameter is sent without a type and PostgreSQL
/// infers it from the context, such as a compared or inserted column. Cast it where the context is
/// ambiguous; always cast an array for `unnest`: `unnest(\(moods)::mood[])`.
///
/// A label unknown to the Swift enum is a decoding error. For `text` columns use `PostgresScalar`
/// instead.
public protocol PostgresEnum: PostgresScalar, RawRepresentable where RawValue == String {}

extension PostgresEnum {
  public static var postgresOID: UInt32 { PostgresType.unspecified }
  public static var postgresArrayOID: UInt32 { PostgresType.unspecified }
  /// Text, because an array's binary form contains its elements' type.
  public static var postgresArrayFormat: PostgresFormat { .text }
}
