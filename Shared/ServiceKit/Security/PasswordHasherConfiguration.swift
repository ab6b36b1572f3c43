/// What hashing a password may cost.
public struct PasswordHasherConfiguration: Sendable, Hashable {
  /// Memory of one hash in KiB, at least 8. Default 19 MiB (OWASP password storage cheat sheet).
  public var memoryKiB: Int
  /// Passes over it, at least 1. Default 2.
  public var iterations: Int
  /// Hashes computed at once, at least 1. Default 2.
  public var threads: Int
  /// Hashes that may wait for a thread; more are refused. Default 256, some five seconds of work.
  public var waitingMax: Int

  public init(
    memoryKiB: Int = 19 * 1024, iterations: Int = 2, threads: Int = 2, waitingMax: Int = 256
  ) {
    precondition(memoryKiB >= 8 && iterations >= 1 && threads >= 1 && waitingMax >= 0)
    self.memoryKiB = memoryKiB
    self.iterations = iterations
    self.threads = threads
    self.waitingMax = waitingMax
  }
}
