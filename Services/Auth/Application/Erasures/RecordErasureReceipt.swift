package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres

/// Notes that a service is done. With the last receipt the erasure is complete, and the mail that says so is
/// due.
package struct RecordErasureReceipt: Sendable {
  private let requests = ErasureRequestStore()
  private let outbox = MailOutbox()

  package init() {}

  /// Receipts may come again and in any order.
  ///
  /// - Returns: the erasure, where this receipt has made it complete.
  @discardableResult
  package func callAsFunction(
    _ receipt: Erasure.Receipt, of erasureID: UUID, at now: Date, on connection: PostgresConnection
  ) async throws -> Erasure? {
    try await requests.add(receipt, to: erasureID, on: connection)
    guard var erasure = try await requests.find(erasureID, on: connection),
      erasure.pendingServices.isEmpty,
      try await requests.complete(erasureID, at: now, on: connection)
    else { return nil }
    try await outbox.release(erasureID, at: now, on: connection)
    erasure.completedAt = now
    return erasure
  }
}
