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
  var continuation: CheckedContinuation<Link, any Error>?

  // Guarded by the pool's lock.
  var deadline: ContinuousClock.Instant = .now
  var isQueued = false
  var link: Link?

  init(_ want: Want) {
    self.want = want
  }

  func fail(_ error: PostgresError) {
    switch want {
    case .statement(let operation): operation.complete(with: .failure(error))
    case .lease: continuation?.resume(throwing: error)
    }
  }
}
