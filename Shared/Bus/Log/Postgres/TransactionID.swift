import Postgres

/// PostgreSQL's `xid8`: 64 bits, so that it never wraps around.
struct TransactionID: Sendable, Hashable, PostgresEncodable, PostgresDecodable {
  var value: UInt64

  static var postgresOID: UInt32 { PostgresType.xid8 }

  func encode(postgres buffer: inout PostgresBuffer) {
    buffer.append(value)
  }

  static func decode(postgres cell: PostgresCell) throws -> TransactionID {
    guard cell.oid == PostgresType.xid8 else {
      throw cell.failure("has type \(cell.oid), which is not xid8")
    }
    return TransactionID(value: try cell.integer(UInt64.self))
  }
}
