/// A value that can be a parameter of a query, in PostgreSQL's binary format, or in text.
///
/// A `RawRepresentable` type whose raw value is encodable needs no more than the conformance:
/// `extension Role: PostgresEncodable {}`.
public protocol PostgresEncodable: Sendable {
  /// The type that the parameter is declared as; one of `PostgresType`.
  static var postgresOID: UInt32 { get }

  /// How `encode` writes it; binary unless the binary form would need what only the database knows.
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
