import Bus
import Fields
import FoundationEssentials
import Logging
import Messages
import Postgres
import ServiceKit

/// Stores the receipts of all services, including this one's own.
struct ErasureReceiptConsumer: EventConsumer {
  private let record = RecordErasureReceipt()
  let clock: any WallClock
  let logger: Logger

  var name: String { "erasure-receipts" }
  var types: Set<String> { [EventsV1.ErasureCompleted.fullName] }
  var sources: Set<String>? { Set(Erasure.services) }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let completed = try EventsV1.ErasureCompleted(serialized: event.data)
    guard let erasureID = UUID(text: completed.erasureID) else {
      throw PermanentFailure("the erasure id is not a UUID")
    }
    guard completed.service == event.source else {
      throw PermanentFailure("the receipt names another service than its sender")
    }
    let counts = Dictionary(
      completed.counts.map { ($0.kind, $0.count) }, uniquingKeysWith: { $0 + $1 })
    let completedErasure = try await record(
      Erasure.Receipt(
        service: event.source, counts: counts,
        completedAt: completed.completeTime?.date ?? event.time),
      of: erasureID, at: clock.now(), on: connection)
    if let completedErasure { tell(completedErasure) }
  }

  /// Logs a complete erasure. Runs within the transaction, so it may repeat if that fails.
  private func tell(_ erasure: Erasure) {
    let seconds = erasure.completedAt?.timeIntervalSince(erasure.requestedAt) ?? 0
    logger.info(
      "erasure complete",
      metadata: [
        "erasure": "\(erasure.erasureID.text)",
        "services": "\(erasure.receipts.map(\.service).joined(separator: ", "))",
        "seconds": "\(Int(seconds.rounded()))",
      ])
  }
}
