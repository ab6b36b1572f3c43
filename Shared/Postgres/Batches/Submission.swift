/// One row on its way through a `BatchedWriter`.
final class Submission<Row: Sendable, Outcome: Sendable>: QueuedRow, @unchecked Sendable {
  let row: Row
  /// Set before it is submitted; called once.
  private var onAnswer: ((Result<Outcome, any Error>) -> Void)?

  init(_ row: Row) {
    self.row = row
  }

  func onAnswer(_ body: @escaping (Result<Outcome, any Error>) -> Void) {
    onAnswer = body
  }

  func answer(_ result: Result<Outcome, any Error>) {
    let onAnswer = self.onAnswer
    self.onAnswer = nil
    onAnswer?(result)
  }
}
