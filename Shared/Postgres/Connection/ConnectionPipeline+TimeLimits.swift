internal import CPQ

/// How statements get the time limit that their callers' deadlines ask for: in the packet that
/// carries the statement, without a round trip, and only when another one is in force.
extension ConnectionPipeline {
  /// Sees to it that the statement which is being sent runs under its limit.
  ///
  /// Outside a transaction the session's setting is changed, in front and by itself, for what the
  /// statement's failure takes back would be the setting too. Inside one it is the transaction's.
  ///
  /// - Returns: what the server will answer in front of the statement; nil when the connection broke.
  func sendTimeLimit(for operation: Operation) -> [Operation.Reply]? {
    // The limit does not reach into a commit anyway, and what is rolled back takes no time.
    guard operation.role == .ordinary, operation.timeLimit != currentLimit else { return [] }
    guard isInsideTransaction else {
      return setSessionLimit(operation.timeLimit, at: inFlight.count - 1) ? [] : nil
    }
    currentLimit = operation.timeLimit
    let query = Self.setting(operation.timeLimit, isLocal: true)
    let (entry, isNew) = prepare(query)
    guard let entry, execute(query, entry) else { return nil }
    return (isNew ? [.prepare(entry)] : []) + [.timeLimit(entry)]
  }

  /// Scripts run under the configured limit.
  ///
  /// - Returns: whether it is in force; if not, it is on its way.
  func restoreLimitForScript() -> Bool {
    // What somebody set for a transaction of their own is theirs.
    guard currentLimit != configuredLimit, !isInsideTransaction else { return true }
    if !setSessionLimit(configuredLimit, at: inFlight.count) {
      lose(PostgresError.connectionMessage(connection))
    }
    return false
  }

  private func setSessionLimit(_ limit: TimeLimit, at place: Int) -> Bool {
    sessionLimit = limit
    currentLimit = limit
    return sendOwn(Self.setting(limit, isLocal: false), at: place) { [self] isDone in
      if !isDone { forgetLimits() }
    }
  }

  private static func setting(_ limit: TimeLimit, isLocal: Bool) -> PostgresQuery {
    "SELECT set_config('statement_timeout', \(limit.setting), \(isLocal))"
  }

  /// A transaction of ours has ended, and with it what it had set for itself.
  func endTransactionLimit() {
    currentLimit = sessionLimit
  }

  /// Something else may have changed the setting, or taken a change of ours back.
  func forgetLimits() {
    sessionLimit = nil
    currentLimit = nil
  }
}
