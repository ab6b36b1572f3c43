/// What an operator can do about errors of the database.
extension PostgresError {
  /// Advice, and whether the problem may pass without a change by the operator. Nil for errors that
  /// are not the operator's.
  public var advice: (text: String, isTemporary: Bool)? {
    switch (kind, sqlState) {
    case (_, Self.addressState): ("correct the database address (OTOLITH_…DATABASE_URL)", false)
    case (_, Self.versionState?) where kind != .server: ("upgrade the server", false)
    case (_, Self.passwordState), (_, "28000"):
      ("check user and password in the database address, and the server's pg_hba.conf", false)
    case (_, "3D000"):
      (
        "create the database and run /usr/share/otolith/postgres/bootstrap.sql, or correct the database address",
        false
      )
    // Undefined table, column or function, invalid schema name.
    case (_, "42P01"), (_, "42703"), (_, "42883"), (_, "3F000"):
      ("bring the schema up to this version by the service's `migrate`", false)
    case (_, "42501"):
      (
        "run /usr/share/otolith/postgres/bootstrap.sql and the service's `migrate`, or correct the role in the "
          + "database address (of `migrate` and `partitions`: OTOLITH_MIGRATION_DATABASE_URL)",
        false
      )
    case (_, "25006"): ("use the address of the primary: this server is read-only", false)
    case (_, "53300"):
      ("raise the server's max_connections or lower OTOLITH_DATABASE_CONNECTIONS", true)
    case (_, "53100"): ("free space on the server's disk", true)
    case (_, "57P01"), (_, "57P02"), (_, "57P03"): ("try again once the server has started", true)
    case (.connectionLost, nil):
      ("check that the server runs, and the database address (OTOLITH_…DATABASE_URL)", true)
    case (.poolExhausted, _), (.timedOut, _), (.connectionLost, _):
      ("the server is busy: try again", true)
    default: nil
    }
  }
}
