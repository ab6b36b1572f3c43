import Postgres

extension PostgresError {
  /// A statement that always returns a row returned none.
  static func noRow(_ what: String) -> PostgresError {
    PostgresError(kind: .decoding, message: "\(what) returned no row")
  }
}
