/// A JSON text for a `jsonb` column. PostgreSQL checks and normalises it (key order, duplicate
/// keys, white space, numbers), so a stored document may differ in form.
public struct PostgresJSON: Sendable, Hashable {
  public var text: String

  public init(_ text: String) {
    self.text = text
  }
}

extension PostgresJSON: PostgresScalar {
  /// The only version of jsonb's binary form (`jsonb_recv`).
  private static let version: UInt8 = 1

  public static var postgresOID: UInt32 { PostgresType.jsonb }
  public static var postgresArrayOID: UInt32 { PostgresType.jsonbArray }

  public func encode(postgres buffer: inout PostgresBuffer) {
    buffer.append(Self.version)
    buffer.append(utf8: text)
  }

  public static func decode(postgres cell: PostgresCell) throws -> PostgresJSON {
    try cell.expect(PostgresType.jsonb, PostgresType.json, for: "PostgresJSON")
    let bytes = try cell.bytes()
    if cell.oid == PostgresType.json { return PostgresJSON(String(decoding: bytes, as: UTF8.self)) }
    guard bytes.first == version else { throw cell.failure("has an unknown version of jsonb") }
    return PostgresJSON(String(decoding: bytes.dropFirst(), as: UTF8.self))
  }
}
