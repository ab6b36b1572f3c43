internal import Synchronization

/// A caller that needs a connection: for one statement, or for a closure.
final class Waiter: @unchecked Sendable {
  enum Want {
    case statement(Operation)
    case lease
  }

  let want: Want
  let cancelRequested = Atomic<Bool>(false)

  /// The caller that waits for a lease; set before the waiter is admitted, used once.
  var continuation: CheckedContinuation<ConnectionPipeline, any Error>?

  /// Time at which the caller stops waiting; nil if unspecified.
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
