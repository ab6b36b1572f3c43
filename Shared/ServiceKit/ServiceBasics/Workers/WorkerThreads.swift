import NIOPosix
import Synchronization

/// Threads with a bounded queue for work that would block an event loop too long.
public final class WorkerThreads: TaskExecutor {
  private let pool: NIOThreadPool
  /// Number of running and queued jobs.
  private let admitted = Mutex(0)
  private let admittedMax: Int
  /// Makes the error for a caller if the queue is full, given the limit.
  private let refusal: @Sendable (Int) -> any Error

  public init(
    count: Int, waitingMax: Int, refusal: @escaping @Sendable (Int) -> any Error
  ) {
    pool = NIOThreadPool(numberOfThreads: count)
    pool.start()
    admittedMax = count + waitingMax
    self.refusal = refusal
  }

  deinit {
    pool.shutdownGracefully { _ in }
  }

  /// Runs non-suspending work on one of the threads.
  ///
  /// - Throws: the refusal if the queue is full.
  public func run<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
  ) async throws -> Result {
    try admit()
    defer { admitted.withLock { $0 -= 1 } }
    return try await pool.runIfActive(work)
  }

  /// Runs work on the threads except where it suspends, e.g. for the database.
  ///
  /// - Throws: the refusal if the queue is full; the errors of the work.
  public func running<Result: Sendable>(
    _ work: @Sendable () async throws -> Result
  ) async throws -> Result {
    try admit()
    defer { admitted.withLock { $0 -= 1 } }
    return try await withTaskExecutorPreference(self) { try await work() }
  }

  private func admit() throws {
    let isAdmitted = admitted.withLock { admitted in
      guard admitted < admittedMax else { return false }
      admitted += 1
      return true
    }
    guard isAdmitted else { throw refusal(admittedMax) }
  }

  /// Number of running and queued jobs.
  public var admittedCount: Int { admitted.withLock { $0 } }

  public func enqueue(_ job: consuming ExecutorJob) {
    let unowned = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    // Also during shutdown, because a dropped job would never resume its task.
    pool.submit { _ in unowned.runSynchronously(on: executor) }
  }
}
