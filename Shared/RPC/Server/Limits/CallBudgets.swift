/// What calls of one kind may hold together.
struct CallBudgets: Sendable {
  /// In flight.
  let calls: SharedBudget
  /// Bytes of their requests that are not complete or not read yet.
  let bufferedBytes: SharedBudget

  init(calls: Int, bufferedBytes: Int) {
    self.calls = SharedBudget(limit: calls)
    self.bufferedBytes = SharedBudget(limit: bufferedBytes)
  }

  func adopt(calls: Int, bufferedBytes: Int) {
    self.calls.adopt(limit: calls)
    self.bufferedBytes.adopt(limit: bufferedBytes)
  }
}
