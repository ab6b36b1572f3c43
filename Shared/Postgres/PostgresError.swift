/// What went wrong between a query and its answer.
public struct PostgresError: Error, Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// The server refused the statement; `sqlState` says why.
    case server
    /// The connection broke. `commitUnknown` is true when a commit, or a statement outside a
    /// transaction, was under way: it may or may not have taken effect, so that only a retry that
    /// is safe to repeat (by id) may follow.
    case connectionLost(commitUnknown: Bool)
    /// No connection became free in time, or too many callers wait for one already.
    case poolExhausted
    /// The statement ran longer than `statementTimeout`.
    case timedOut
    /// The calling task was cancelled.
    case cancelled
    /// A column cannot be read as the type asked for.
    case decoding
    /// A parameter cannot be sent: over the size limit, or without a form in PostgreSQL.
    case parameter
    /// The pool was closed, or the connection was used outside its closure.
    case closed
  }

  public var kind: Kind
  /// Five characters (PostgreSQL manual, appendix A); nil when the server did not answer, but for
  /// `limitExceeded`.
  public var sqlState: String?
  public var message: String
  /// The constraint that was violated.
  public var constraint: String?
  /// The server's detail. It may quote values of the row: never log it.
  public var detail: String?

  public init(
    kind: Kind, sqlState: String? = nil, message: String, constraint: String? = nil,
    detail: String? = nil
  ) {
    self.kind = kind
    self.sqlState = sqlState
    self.message = message
    self.constraint = constraint
    self.detail = detail
  }

  /// The state of an error of kind `.parameter` when the parameters are larger than
  /// `PostgresConfiguration.parameterBytesMax`, or are too many (`program_limit_exceeded`).
  public static let limitExceeded = "54000"

  public var isUniqueViolation: Bool { sqlState == "23505" }
  public var isForeignKeyViolation: Bool { sqlState == "23503" }

  /// Whether the same transaction may be tried again at once: it surely had no effect, and its
  /// failure was a matter of the moment.
  public var isRetryable: Bool {
    switch kind {
    case .connectionLost(commitUnknown: false), .poolExhausted: return true
    case .server: return Self.retryableStates.contains(sqlState ?? "") || isPartitionMoved
    default: return false
    }
  }

  /// Whether a write was refused because the transaction may only read (`read_only_sql_transaction`).
  public var isOfReadOnlyServer: Bool { kind == .server && sqlState == "25006" }

  /// Whether whatever else is sent would fail as well, until somebody sees to the server: a full disk,
  /// a server that is shutting down or takes no writes, an error of its system. Not memory: less may
  /// fit in.
  var isOfTheServer: Bool {
    guard case .server = kind, let sqlState else { return false }
    return isOfReadOnlyServer
      || sqlState != "53200" && ["53", "57P", "58"].contains { sqlState.hasPrefix($0) }
  }

  /// Whether the row's partition appeared while the row was on its way to the default partition
  /// (`check_violation` without a constraint's name): the next attempt finds it.
  private var isPartitionMoved: Bool { sqlState == "23514" && constraint == nil }

  /// Serialization failure, deadlock, lock not available, too many connections, shutting down,
  /// crash, starting up, a prepared statement that the server no longer has.
  private static let retryableStates: Set<String> = [
    "40001", "40P01", "55P03", "53300", "57P01", "57P02", "57P03", "26000",
  ]
}

/// Without what may quote a participant: `detail`, and the message about data that cannot be taken
/// (class 22), such as `invalid input syntax for type date: "…"`.
extension PostgresError: CustomStringConvertible {
  public var description: String {
    let isAboutData = sqlState?.hasPrefix("22") == true
    var text = "\(kind): \(isAboutData ? "a value that PostgreSQL does not take" : message)"
    if let sqlState { text += " (SQLSTATE \(sqlState))" }
    if let constraint { text += " (constraint \(constraint))" }
    return text
  }
}
