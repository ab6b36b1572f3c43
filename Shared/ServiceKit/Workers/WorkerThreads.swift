import NIOPosix
import Synchronization

/// A few threads for work that takes longer than an event loop may be held up, with a bounded queue
/// before them: health checks and other calls keep being answered beside it.
public final class WorkerThreads: TaskExecutor {
  private let pool: NIOThreadPool
  /// Running and waiting.
  private let admitted = Mutex(0)
  private let admittedMax: Int
  /// What a caller gets when too much waits already, given the most that may.
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

  /// Runs work that never suspends on one of the threads.
  ///
  /// - Throws: the refusal, when too much waits already.
  public func run<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
  ) async throws -> Result {
    try admit()
    defer { admitted.withLock { $0 -= 1 } }
    return try await pool.runIfActive(work)
  }

  /// Runs work on the threads wherever it does not wait, e.g. for the database.
  ///
  /// - Throws: the refusal, when too much runs and waits already; what the work throws.
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

  /// Running and waiting now.
  public var admittedCount: Int { admitted.withLock { $0 } }

  public func enqueue(_ job: consuming ExecutorJob) {
    let unowned = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    // Also when the threads are being shut down: a job that is dropped would wait for ever.
    pool.submit { _ in unowned.runSynchronously(on: executor) }
  }
}
