internal import Synchronization

/// Collects the results of rows that were submitted together.
final class AnswerCollector<Outcome: Sendable>: Sendable {
  private struct State {
    var results: [Result<Outcome, any Error>?]
    var missing: Int
  }

  private let state: Mutex<State>
  private let continuation: CheckedContinuation<[Result<Outcome, any Error>], any Error>

  init(
    count: Int, continuation: CheckedContinuation<[Result<Outcome, any Error>], any Error>
  ) {
    self.continuation = continuation
    state = Mutex(State(results: Array(repeating: nil, count: count), missing: count))
  }

  func put(_ result: Result<Outcome, any Error>, at index: Int) {
    let complete: [Result<Outcome, any Error>]? = state.withLock { state in
      state.results[index] = result
      state.missing -= 1
      return state.missing == 0 ? state.results.compactMap { $0 } : nil
    }
    if let complete { continuation.resume(returning: complete) }
  }
}
