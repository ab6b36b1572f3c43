internal import Synchronization

/// One statement from the caller to libpq and back.
final class Operation: @unchecked Sendable {
  enum Command {
    /// Prepared and cached by the connection.
    case statement(PostgresQuery)
    /// Sent once, without parameters.
    case single(String)
    /// Several statements in one text, sent with the simple protocol.
    case script(String)
    /// The protocol's Sync message without a statement: checks whether the server answers.
    case synchronisation
  }

  enum Role {
    case ordinary, commit, rollback
  }

  /// The results that the server still owes for an operation.
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
  /// Sent before the transaction's first statement, in the same packet; nil outside a transaction.
  let begin: String?
  let cancelRequested = Atomic<Bool>(false)
  /// Time at which its caller stops waiting; nil for commits and scripts, which are not
  /// interrupted.
  let deadline: ContinuousClock.Instant?
  /// Whether it is a single statement of a pool, whose order on the connection does not matter.
  let isIndependent: Bool

  // Set before it is started, then confined to the reactor's thread.
  private var completion: Completion?
  var replies: ArraySlice<Reply> = []
  var sentAt: ContinuousClock.Instant?
  var timeLimit = TimeLimit.none
  /// Replaces the configured limit.
  let ownTimeLimit: TimeLimit?
  /// Whether it is the connection's own, without a caller.
  var isOwn = false
  /// Whether a cancel request for another operation may have hit it.
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

  /// Whether it uses the simple protocol, which requires leaving pipeline mode.
  var isSimple: Bool {
    switch command {
    case .statement, .single, .synchronisation: false
    case .script: true
    }
  }

  /// Whether it may have reverted settings of the session or a transaction. Settings changed by
  /// callers are not tracked.
  var mayHaveChangedSettings: Bool {
    if isSimple { return true }
    guard case .success(let result?)? = outcome else { return false }
    return switch result.commandTag {
    case "COMMIT", "ROLLBACK", "DISCARD ALL": true
    default: false
    }
  }

  /// Whether the server rejected a write although the transaction was not requested as read-only.
  var isWriteRefused: Bool {
    guard case .failure(let error)? = outcome, error.isOfReadOnlyServer else { return false }
    return begin?.hasSuffix(TransactionIsolation.readOnlySuffix) != true
  }

  /// Whether the server had no space left on its disk.
  var metFullDisk: Bool {
    guard case .failure(let error)? = outcome else { return false }
    return error.isOfFullDisk
  }

  /// Whether its caller has given up.
  var isUnwanted: Bool { cancelRequested.load(ordering: .relaxed) }

  func onCompletion(_ completion: @escaping Completion) {
    self.completion = completion
  }

  /// Passes the result to the caller, once.
  func complete(with result: Result<ResultSet?, PostgresError>) {
    let completion = self.completion
    self.completion = nil
    completion?(result)
  }

  /// Keeps the first failure; later ones in the pipeline are only consequences.
  func fail(_ error: PostgresError) {
    if case .failure? = outcome { return }
    outcome = .failure(error)
  }

  static var cancelledError: PostgresError {
    PostgresError(kind: .cancelled, message: "the task was cancelled")
  }
}
