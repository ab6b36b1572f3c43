import NIOPosix
import RPC
import Synchronization

/// A few threads for work that takes tens of milliseconds, with a bounded queue before them.
final class HashingThreads: Sendable {
  /// What a refused caller is told to wait.
  static let retryDelay = Duration.seconds(2)

  private let pool: NIOThreadPool
  /// Running and waiting.
  private let admitted = Mutex(0)
  private let admittedMax: Int

  init(count: Int, waitingMax: Int) {
    pool = NIOThreadPool(numberOfThreads: count)
    pool.start()
    admittedMax = count + waitingMax
  }

  deinit {
    pool.shutdownGracefully { _ in }
  }

  /// Throws RESOURCE_EXHAUSTED with RetryInfo when too much waits already.
  func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async throws -> Result {
    let isAdmitted = admitted.withLock { admitted in
      guard admitted < admittedMax else { return false }
      admitted += 1
      return true
    }
    guard isAdmitted else {
      throw RPCError(
        .resourceExhausted, "more than \(admittedMax) password checks at once",
        reason: "PASSWORD_CHECKS_LIMIT", details: [.retryInfo(delay: Self.retryDelay)])
    }
    defer { admitted.withLock { $0 -= 1 } }
    return try await pool.runIfActive(work)
  }

  /// Running and waiting now.
  var admittedCount: Int { admitted.withLock { $0 } }
}
