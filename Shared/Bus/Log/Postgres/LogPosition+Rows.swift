import Postgres

extension LogPosition {
  var transactionID: TransactionID { TransactionID(value: transaction) }

  /// Reads the columns txid and position.
  init(row: PostgresRow) throws {
    self.init(
      transaction: try row.decode("txid", as: TransactionID.self).value,
      number: try row.decode("position"))
  }
}
