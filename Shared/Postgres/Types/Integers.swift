extension Int16: PostgresScalar {
  public static var postgresOID: UInt32 { PostgresType.int2 }
  public static var postgresArrayOID: UInt32 { PostgresType.int2Array }
  public func encode(postgres buffer: inout PostgresBuffer) { buffer.append(self) }
}

extension Int32: PostgresScalar {
  public static var postgresOID: UInt32 { PostgresType.int4 }
  public static var postgresArrayOID: UInt32 { PostgresType.int4Array }
  public func encode(postgres buffer: inout PostgresBuffer) { buffer.append(self) }
}

extension Int64: PostgresScalar {
  public static var postgresOID: UInt32 { PostgresType.int8 }
  public static var postgresArrayOID: UInt32 { PostgresType.int8Array }
  public func encode(postgres buffer: inout PostgresBuffer) { buffer.append(self) }
}

extension Int: PostgresScalar {
  public static var postgresOID: UInt32 { PostgresType.int8 }
  public static var postgresArrayOID: UInt32 { PostgresType.int8Array }
  public func encode(postgres buffer: inout PostgresBuffer) { buffer.append(Int64(self)) }
}

extension FixedWidthInteger where Self: PostgresDecodable {
  /// Decodes `int2`, `int4`, `int8` and `oid` into any integer type that can represent the value.
  ///
  /// `sum(int8)` is `numeric` in PostgreSQL: cast it, `sum(x)::int8`.
  public static func decode(postgres cell: PostgresCell) throws -> Self {
    let wide: Int64
    switch cell.oid {
    case PostgresType.int2: wide = Int64(try cell.integer(Int16.self))
    case PostgresType.int4: wide = Int64(try cell.integer(Int32.self))
    case PostgresType.int8: wide = try cell.integer(Int64.self)
    case PostgresType.oid: wide = Int64(try cell.integer(UInt32.self))
    default:
      throw cell.failure("has type \(cell.oid), which is not an integer type; cast it in the query")
    }
    guard let value = Self(exactly: wide) else {
      throw cell.failure("is out of range for \(Self.self)")
    }
    return value
  }
}
