import FoundationEssentials
import Postgres

extension LogCursor {
  /// Reads the columns txid, position, event_id, log_id and log_timeline.
  init(row: PostgresRow) throws {
    self.init(position: try LogPosition(row: row), event: try row.decode("event_id"))
    if let id = try row.decode("log_id", as: String?.self) {
      log = LogIdentity(id: id, timeline: try row.decode("log_timeline"))
    }
  }
}

extension LogPosition {
  var transactionID: TransactionID { TransactionID(value: transaction) }

  /// Reads the columns txid and position.
  init(row: PostgresRow) throws {
    self.init(
      transaction: try row.decode("txid", as: TransactionID.self).value,
      number: try row.decode("position"))
  }
}

/// PostgreSQL's `xid8`: 64 bits, so it never wraps around.
struct TransactionID: Sendable, Hashable, PostgresEncodable, PostgresDecodable {
  var value: UInt64

  static var postgresOID: UInt32 { PostgresType.xid8 }

  func encode(postgres buffer: inout PostgresBuffer) {
    buffer.append(value)
  }

  static func decode(postgres cell: PostgresCell) throws -> TransactionID {
    guard cell.oid == PostgresType.xid8 else {
      throw cell.failure("has type \(cell.oid); expected xid8")
    }
    return TransactionID(value: try cell.integer(UInt64.self))
  }
}
