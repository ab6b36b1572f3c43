public import FoundationEssentials

extension Bool: PostgresScalar {
  public static var postgresOID: UInt32 { PostgresType.bool }
  public static var postgresArrayOID: UInt32 { PostgresType.boolArray }
  public func encode(postgres buffer: inout PostgresBuffer) { buffer.append(UInt8(self ? 1 : 0)) }

  public static func decode(postgres cell: PostgresCell) throws -> Bool {
    try cell.expect(PostgresType.bool, for: "Bool")
    return try cell.bytes(count: 1)[0] != 0
  }
}

/// NaN, infinities and the sign of zero survive the round trip; the payload of a NaN may not.
extension Double: PostgresScalar {
  public static var postgresOID: UInt32 { PostgresType.float8 }
  public static var postgresArrayOID: UInt32 { PostgresType.float8Array }
  public func encode(postgres buffer: inout PostgresBuffer) { buffer.append(bitPattern) }

  public static func decode(postgres cell: PostgresCell) throws -> Double {
    try cell.expect(PostgresType.float8, PostgresType.float4, for: "Double")
    if cell.oid == PostgresType.float4 {
      return Double(Float(bitPattern: try cell.integer(UInt32.self)))
    }
    return Double(bitPattern: try cell.integer(UInt64.self))
  }
}

/// `float4`; the payload of a NaN may not survive.
extension Float: PostgresScalar {
  public static var postgresOID: UInt32 { PostgresType.float4 }
  public static var postgresArrayOID: UInt32 { PostgresType.float4Array }
  public func encode(postgres buffer: inout PostgresBuffer) { buffer.append(bitPattern) }

  public static func decode(postgres cell: PostgresCell) throws -> Float {
    try cell.expect(PostgresType.float4, for: "Float")
    return Float(bitPattern: try cell.integer(UInt32.self))
  }
}

/// `text`, `varchar`, `char(n)`, `name`, `json`, and enums of the database.
///
/// PostgreSQL cannot store NUL characters: the server rejects them (SQLSTATE 22021).
extension String: PostgresScalar {
  public static var postgresOID: UInt32 { PostgresType.text }
  public static var postgresArrayOID: UInt32 { PostgresType.textArray }
  public func encode(postgres buffer: inout PostgresBuffer) { buffer.append(utf8: self) }

  public static func decode(postgres cell: PostgresCell) throws -> String {
    switch cell.oid {
    case PostgresType.text, PostgresType.varchar, PostgresType.bpchar, PostgresType.name,
      PostgresType.char, PostgresType.unknown, PostgresType.json:
      break
    case PostgresType.firstUserDefined...:
      break
    default:
      throw cell.failure("has type \(cell.oid), not decodable as String; cast it in the query")
    }
    return String(decoding: try cell.bytes(), as: UTF8.self)
  }
}

extension UUID: PostgresScalar {
  public static var postgresOID: UInt32 { PostgresType.uuid }
  public static var postgresArrayOID: UInt32 { PostgresType.uuidArray }

  public func encode(postgres buffer: inout PostgresBuffer) {
    withUnsafeBytes(of: uuid) { buffer.append(contentsOf: $0) }
  }

  public static func decode(postgres cell: PostgresCell) throws -> UUID {
    try cell.expect(PostgresType.uuid, for: "UUID")
    return UUID(uuid: try cell.bytes(count: 16).loadUnaligned(as: uuid_t.self))
  }
}
