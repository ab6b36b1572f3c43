/// How much a transaction sees of the others (PostgreSQL manual §13.2).
public enum TransactionIsolation: Sendable {
  case readCommitted, repeatableRead, serializable

  static let readOnlySuffix = " READ ONLY"

  func begin(readOnly: Bool) -> String {
    let access = readOnly ? Self.readOnlySuffix : ""
    switch self {
    case .readCommitted: return "BEGIN ISOLATION LEVEL READ COMMITTED" + access
    case .repeatableRead: return "BEGIN ISOLATION LEVEL REPEATABLE READ" + access
    case .serializable: return "BEGIN ISOLATION LEVEL SERIALIZABLE" + access
    }
  }
}
