/// An error of a query.
public struct PostgresError: Error, Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// The server rejected the statement; see `sqlState`.
    case server
    /// The connection broke. `commitUnknown` is true if a commit, or a statement outside a
    /// transaction, was in flight: it may have taken effect, so only a retry that is safe to repeat
    /// (by id) is allowed.
    case connectionLost(commitUnknown: Bool)
    /// No connection became free in time, or too many callers are waiting.
    case poolExhausted
    /// The statement ran longer than `statementTimeout`.
    case timedOut
    /// The calling task was cancelled.
    case cancelled
    /// A column cannot be decoded as the requested type.
    case decoding
    /// A parameter cannot be encoded: over the size limit, or not representable in PostgreSQL.
    case parameter
    /// The pool was closed, or the connection was used outside its closure.
    case closed
  }

  public var kind: Kind
  /// Five characters (PostgreSQL manual, appendix A); nil if the server did not answer, except for
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

  /// The SQLSTATE of an error of kind `.parameter` for parameters larger than
  /// `PostgresConfiguration.parameterBytesMax` or too many (`program_limit_exceeded`).
  public static let limitExceeded = "54000"

  public var isUniqueViolation: Bool { sqlState == "23505" }
  public var isForeignKeyViolation: Bool { sqlState == "23503" }

  /// Whether the transaction may be retried at once: it had no effect, and the failure was
  /// transient.
  public var isRetryable: Bool {
    switch kind {
    case .connectionLost(commitUnknown: false), .poolExhausted: return true
    case .server: return Self.retryableStates.contains(sqlState ?? "") || isPartitionMoved
    default: return false
    }
  }

  /// Whether a write was rejected in a read-only transaction (`read_only_sql_transaction`).
  public var isOfReadOnlyServer: Bool { kind == .server && sqlState == "25006" }

  /// Whether the server has no space left on its disk (`disk_full`).
  public var isOfFullDisk: Bool { kind == .server && sqlState == "53100" }

  /// Whether other statements would fail as well until an operator acts: a full disk, a server that
  /// is shutting down or read-only, a system error. Not out of memory: smaller statements may
  /// succeed.
  var isOfTheServer: Bool {
    guard case .server = kind, let sqlState else { return false }
    return isOfReadOnlyServer
      || sqlState != "53200" && ["53", "57P", "58"].contains { sqlState.hasPrefix($0) }
  }

  /// Whether the row's partition was created while the row was being inserted into the default
  /// partition (`check_violation` without a constraint name); a retry succeeds.
  private var isPartitionMoved: Bool { sqlState == "23514" && constraint == nil }

  /// Serialization failure, deadlock, lock not available, too many connections, shutting down,
  /// crash, starting up, a prepared statement unknown to the server.
  private static let retryableStates: Set<String> = [
    "40001", "40P01", "55P03", "53300", "57P01", "57P02", "57P03", "26000",
  ]
}

extension PostgresError.Kind {
  /// What happened, for log lines.
  fileprivate var words: String {
    switch self {
    case .server: "PostgreSQL rejected the statement"
    case .connectionLost(commitUnknown: false): "no connection to PostgreSQL"
    case .connectionLost(commitUnknown: true):
      "the connection to PostgreSQL was lost during a commit, which may have taken effect"
    case .poolExhausted: "no free connection to PostgreSQL"
    case .timedOut: "PostgreSQL did not answer in time"
    case .cancelled: "the query was cancelled"
    case .decoding: "unexpected value from PostgreSQL"
    case .parameter: "value not allowed in PostgreSQL"
    case .closed: "the connections to PostgreSQL are closed"
    }
  }
}

/// Without text that may quote a participant: `detail`, and the message of data exceptions (class
/// 22), such as `invalid input syntax for type date: "…"`.
extension PostgresError: CustomStringConvertible {
  public var description: String {
    let isAboutData = sqlState?.hasPrefix("22") == true
    var text = "\(kind.words): \(isAboutData ? "PostgreSQL rejected a value" : message)"
    if let sqlState { text += " (SQLSTATE \(sqlState))" }
    if let constraint { text += " (constraint \(constraint))" }
    return text
  }
}
