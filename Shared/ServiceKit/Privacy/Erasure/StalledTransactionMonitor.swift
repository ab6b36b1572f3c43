import FoundationEssentials
import Logging
import Synchronization

/// Warns once per erasure that waits long for transactions. One idle transaction of an operator's
/// session delays every erasure.
final class StalledTransactionMonitor: Sendable {
  private struct Wait {
    var since = ContinuousClock.now
    var isTold = false
  }

  private let patience: Duration
  private let logger: Logger
  private let waits = Mutex<[UUID: Wait]>([:])

  /// - Parameter patience: minimum waiting time before a warning.
  init(patience: Duration, logger: Logger) {
    self.patience = patience
    self.logger = logger
  }

  /// - Parameter transactions: names in `pg_locks`; not empty.
  func goesOn(_ erasureID: UUID, for transactions: [String]) {
    let isToBeTold = waits.withLock { waits in
      var wait = waits[erasureID, default: Wait()]
      defer { waits[erasureID] = wait }
      guard !wait.isTold, ContinuousClock.now - wait.since >= patience else { return false }
      wait.isTold = true
      return true
    }
    guard isToBeTold else { return }
    logger.warning(
      """
      an erasure waits for transactions that were open when it began (virtualxid in pg_locks): let \
      them finish, or terminate them
      """,
      metadata: [
        "count": "\(transactions.count)",
        "transactions": "\(transactions.prefix(Self.named).joined(separator: ", "))",
      ])
  }

  private static let named = 5

  /// Forgets all erasures except those that still wait.
  func keep(_ erasureIDs: [UUID]) {
    let waiting = Set(erasureIDs)
    waits.withLock { waits in waits = waits.filter { waiting.contains($0.key) } }
  }
}
