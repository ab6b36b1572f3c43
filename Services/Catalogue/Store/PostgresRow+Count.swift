internal import Postgres

extension PostgresRow {
  /// A column `integer` that is never negative.
  func decodeCount(_ column: String) throws -> UInt32 {
    UInt32(try decode(column, as: Int32.self))
  }
}
