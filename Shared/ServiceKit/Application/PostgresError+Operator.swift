public import Postgres

/// What an operator is told when a command cannot work with the database.
extension PostgresError: OperatorMendable {
  /// One line that says what is wrong and what to do about it.
  public var operatorMessage: String {
    let advice = advice.map { "; \($0.text)" } ?? ""
    switch kind {
    case .connectionLost where sqlState == nil:
      return "PostgreSQL cannot be reached: \(message)\(advice)"
    case .connectionLost: return "PostgreSQL cannot be used: \(message)\(advice)"
    default: return "PostgreSQL: \(description)\(advice)"
    }
  }

  var exitCode: Int32 { advice?.exitCode ?? 1 }

  /// What to do, and whether the state passes by itself.
  private var advice: (text: String, exitCode: Int32)? {
    switch (kind, sqlState) {
    case (_, Self.addressState): ("correct the database address (OTOLITH_…DATABASE_URL)", 78)
    case (_, Self.versionState?) where kind != .server: ("upgrade the server", 78)
    case (_, "28P01"), (_, "28000"):
      ("check user and password in the database address, and the server's pg_hba.conf", 78)
    case (_, "3D000"):
      ("create it and run deploy/postgres/bootstrap.sql, or correct the database address", 78)
    case (_, "42501"):
      ("run deploy/postgres/bootstrap.sql, or correct the role in the database address", 78)
    case (_, "25006"): ("give the address of the primary: this server takes no writes", 78)
    case (_, "53300"):
      ("raise the server's max_connections or lower OTOLITH_DATABASE_CONNECTIONS", 69)
    case (_, "53100"): ("make room on the server's disk", 69)
    case (_, "57P01"), (_, "57P02"), (_, "57P03"): ("try again when it has started", 69)
    case (.connectionLost, nil):
      ("check that it runs, and the database address (OTOLITH_…DATABASE_URL)", 69)
    case (.poolExhausted, _), (.timedOut, _), (.connectionLost, _):
      ("the server is busy: try again", 69)
    default: nil
    }
  }
}
