/// Budgets shared by all calls of one kind.
struct CallBudgets: Sendable {
  /// Calls in flight.
  let calls: SharedBudget
  /// Bytes of incomplete or unread requests.
  let bufferedBytes: SharedBudget

  init(calls: Int, bufferedBytes: Int) {
    self.calls = SharedBudget(limit: calls)
    self.bufferedBytes = SharedBudget(limit: bufferedBytes)
  }

  /// Budgets of calls that share the bytes of other calls.
  init(calls: Int, bytesOf others: CallBudgets) {
    self.calls = SharedBudget(limit: calls)
    bufferedBytes = others.bufferedBytes
  }

  func adopt(calls: Int, bufferedBytes: Int) {
    self.calls.adopt(limit: calls)
    self.bufferedBytes.adopt(limit: bufferedBytes)
  }
}

/// The group of budgets that a call counts against.
enum CallPhase {
  /// The caller is authenticated, or the server requires no credentials.
  case known
  /// The caller is not authenticated (yet).
  case open
  /// An open call whose request is incomplete after the read that began it. Callers without
  /// credentials cannot occupy the places of complete calls by sending slowly.
  case arriving
}
