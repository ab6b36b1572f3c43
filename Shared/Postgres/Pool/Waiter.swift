internal import Synchronization

/// Somebody who needs a connection: for one statement, or for a closure.
final class Waiter: @unchecked Sendable {
  enum Want {
    case statement(Operation)
    case lease
  }

  let want: Want
  let cancelRequested = Atomic<Bool>(false)

  /// Who waits for a lease; set before the waiter is admitted, used once.
  var continuation: CheckedContinuation<ConnectionPipeline, any Error>?

  /// When the caller stops waiting; nil when it did not say.
  let deadline: ContinuousClock.Instant?

  // Guarded by the pool's lock.
  var waitsUntil: ContinuousClock.Instant = .now
  var isQueued = false
  var pipeline: ConnectionPipeline?

  init(_ want: Want, deadline: ContinuousClock.Instant?) {
    self.want = want
    self.deadline = deadline
  }

  var operation: Operation? {
    if case .statement(let operation) = want { operation } else { nil }
  }

  func fail(_ error: PostgresError) {
    switch want {
    case .statement(let operation): operation.complete(with: .failure(error))
    case .lease: continuation?.resume(throwing: error)
    }
  }
}
