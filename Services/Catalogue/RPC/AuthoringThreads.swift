import Messages
import RPCCore
import ServiceKit

/// Threads for checking, comparing and publishing definitions. Thousands of elements would block an
/// event loop for too long, and also the concurrency runtime's own threads, which the bus needs.
struct AuthoringThreads: Sendable {
  static let retryDelay = Duration.seconds(2)

  let staff: WorkerThreads
  /// Threads of callers without a staff role. Project roles are not in tokens, and accounts can be
  /// created without an invitation, so these calls must not keep the staff's waiting.
  let others: WorkerThreads

  /// - Parameter waitingMax: maximum number of calls of each kind that wait for a thread or the
  ///   database, each with its request in memory.
  init(waitingMax: Int = 63) {
    // One core at most for each kind, so that other calls keep the rest.
    func make() -> WorkerThreads {
      WorkerThreads(count: 1, waitingMax: waitingMax) { most in
        RPCError(
          .resourceExhausted,
          "at most \(most) concurrent requests that write definitions are allowed",
          reason: .authoringLimit, details: [.retryInfo(delay: Self.retryDelay)])
      }
    }
    staff = make()
    others = make()
  }

  func threads(of claims: AccessClaims) -> WorkerThreads {
    claims.roles.isDisjoint(with: [.studyLeader, .administrator, .service]) ? others : staff
  }
}
