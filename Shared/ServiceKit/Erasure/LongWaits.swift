import FoundationEssentials
import Logging
import Synchronization

/// Says once of each erasure that it waits long for transactions: an operator's session that is idle in one
/// holds up every erasure.
final class LongWaits: Sendable {
  private struct Wait {
    var since = ContinuousClock.now
    var isTold = false
  }

  private let patience: Duration
  private let logger: Logger
  private let waits = Mutex<[UUID: Wait]>([:])

  /// - Parameter patience: waiting for less is not worth a line.
  init(patience: Duration, logger: Logger) {
    self.patience = patience
    self.logger = logger
  }

  /// - Parameter transactions: as `pg_locks` names them; never empty.
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
      an erasure waits for transactions that were open when it began; pg_locks has them as virtualxid: let \
      them end, or end them
      """,
      metadata: [
        "count": "\(transactions.count)",
        "transactions": "\(transactions.prefix(Self.named).joined(separator: ", "))",
      ])
  }

  private static let named = 5

  /// Forgets all but those that wait still.
  func keep(_ erasureIDs: [UUID]) {
    let waiting = Set(erasureIDs)
    waits.withLock { waits in waits = waits.filter { waiting.contains($0.key) } }
  }
}
