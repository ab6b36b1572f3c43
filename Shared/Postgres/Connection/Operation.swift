internal import Synchronization

/// One statement on its way through a connection: from the caller to libpq and back.
final class Operation: @unchecked Sendable {
  enum Command {
    /// Prepared and kept by the connection.
    case statement(PostgresQuery)
    /// Sent once, without parameters.
    case single(String)
    /// Several statements in one text, by the simple protocol.
    case script(String)
    /// Nothing but the protocol's Sync: whether the server answers.
    case synchronisation
  }

  enum Role {
    case ordinary, commit, rollback
  }

  /// What the server still owes for an operation that was sent.
  enum Reply {
    case begin(StatementCache.Entry)
    case timeLimit(StatementCache.Entry)
    case prepare(StatementCache.Entry)
    case rows(StatementCache.Entry?)
    case sync
  }

  typealias Completion = (Result<ResultSet?, PostgresError>) -> Void

  let command: Command
  let role: Role
  /// Sent in front of the transaction's first statement, in the same packet; nil outside a
  /// transaction.
  let begin: String?
  let cancelRequested = Atomic<Bool>(false)
  /// When its caller stops waiting; nil for commits and scripts, which are not cut short.
  let deadline: ContinuousClock.Instant?
  /// One of a pool's single statements: it does not matter to its neighbours on the connection
  /// whether it is answered before or after them.
  let isIndependent: Bool

  // Set before it is handed over, then confined to the reactor's thread.
  private var completion: Completion?
  var replies: ArraySlice<Reply> = []
  var sentAt: ContinuousClock.Instant?
  var timeLimit = TimeLimit.none
  /// In place of the configured one.
  let ownTimeLimit: TimeLimit?
  /// One of the connection's own, for which nobody waits.
  var isOwn = false
  /// Whether a cancel request that was meant for a neighbour may have hit it.
  var mayBeHit = false
  var outcome: Result<ResultSet?, PostgresError>?

  init(
    _ command: Command, role: Role = .ordinary, begin: String? = nil, isIndependent: Bool = false,
    deadline: ContinuousClock.Instant? = nil, timeLimit: TimeLimit? = nil
  ) {
    self.command = command
    self.role = role
    self.begin = begin
    self.isIndependent = isIndependent
    self.deadline = deadline
    ownTimeLimit = timeLimit
  }

  /// Whether it goes by the simple protocol, which needs the connection outside pipeline mode.
  var isSimple: Bool {
    switch command {
    case .statement, .single, .synchronisation: false
    case .script: true
    }
  }

  /// Whether it may have taken back, by hand, what was set for the session or a transaction; of what
  /// somebody sets for themselves nothing is known.
  var mayHaveChangedSettings: Bool {
    if isSimple { return true }
    guard case .success(let result?)? = outcome else { return false }
    return switch result.commandTag {
    case "COMMIT", "ROLLBACK", "DISCARD ALL": true
    default: false
    }
  }

  /// Whether the server refused to write although nobody asked for a read-only transaction.
  var isWriteRefused: Bool {
    guard case .failure(let error)? = outcome, error.isOfReadOnlyServer else { return false }
    return begin?.hasSuffix(TransactionIsolation.readOnlySuffix) != true
  }

  /// Whether its caller has given it up.
  var isUnwanted: Bool { cancelRequested.load(ordering: .relaxed) }

  func onCompletion(_ completion: @escaping Completion) {
    self.completion = completion
  }

  /// Answers the caller, once.
  func complete(with result: Result<ResultSet?, PostgresError>) {
    let completion = self.completion
    self.completion = nil
    completion?(result)
  }

  /// Keeps the first failure, for what follows it in the pipeline is only aborted.
  func fail(_ error: PostgresError) {
    if case .failure? = outcome { return }
    outcome = .failure(error)
  }

  static var cancelledError: PostgresError {
    PostgresError(kind: .cancelled, message: "the task was cancelled")
  }
}
