internal import CPQ

/// Applies callers' deadlines as time limits of statements. The limit is sent in the packet of the
/// statement, without a round trip, and only if it differs from the current one.
extension ConnectionPipeline {
  /// Ensures that the statement being sent runs under its limit.
  ///
  /// Outside a transaction, the session's setting is changed by a separate statement before it,
  /// since a failure of the statement would also revert the setting. Inside one, the transaction's
  /// setting is changed.
  ///
  /// - Returns: the replies that precede the statement's; nil if the connection broke.
  func sendTimeLimit(for operation: Operation) -> [Operation.Reply]? {
    // The limit does not affect a commit, and a rollback takes no time.
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

  /// Restores the configured limit, under which scripts run.
  ///
  /// - Returns: whether it is in effect; otherwise it is being sent.
  func restoreLimitForScript() -> Bool {
    // Settings of a transaction that a caller began by hand are left alone.
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

  /// Called when a transaction has ended, and with it its own limit.
  func endTransactionLimit() {
    currentLimit = sessionLimit
  }

  /// Called when the setting may have been changed or reverted otherwise.
  func forgetLimits() {
    sessionLimit = nil
    currentLimit = nil
  }
}
