import FoundationEssentials
import Postgres

/// Records that a service has finished an erasure. The last receipt completes the erasure and
/// releases the confirmation mail.
struct RecordErasureReceipt: Sendable {
  /// Accepts repeated receipts in any order.
  ///
  /// - Returns: the erasure if this receipt completed it.
  @discardableResult
  func callAsFunction(
    _ receipt: Erasure.Receipt, of erasureID: UUID, at now: Date, on connection: PostgresConnection
  ) async throws -> Erasure? {
    let (_, found) = try await connection.answers(
      to: ErasureRequestStore.add(receipt, to: erasureID), ErasureRequestStore.find(erasureID))
    guard var erasure = found, erasure.pendingServices.isEmpty,
      try await connection.answer(to: ErasureRequestStore.complete(erasureID, at: now))
    else { return nil }
    try await connection.answer(to: MailOutbox.release(erasureID, at: now))
    erasure.completedAt = now
    return erasure
  }
}
