import AuthApplication
import AuthDomain
package import Bus
import Fields
import FoundationEssentials
package import Logging
import Messages
package import Postgres
package import ServiceKit

/// Takes in the receipts of all services, this one's own among them.
package struct ErasureReceiptConsumer: EventConsumer {
  private let record = RecordErasureReceipt()
  private let clock: any WallClock
  private let logger: Logger

  package init(clock: any WallClock, logger: Logger) {
    self.clock = clock
    self.logger = logger
  }

  package var name: String { "erasure-receipts" }
  package var types: Set<String> { [EventsV1.ErasureCompleted.fullName] }
  package var sources: Set<String>? { Set(Erasure.services) }

  package func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let completed = try EventsV1.ErasureCompleted(serialized: event.data)
    guard let erasureID = UUID(text: completed.erasureID) else {
      throw PermanentFailure("the erasure id is not a UUID")
    }
    guard completed.service == event.source else {
      throw PermanentFailure("a service gives receipts in its own name only")
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

  /// Told within the transaction: again where that fails.
  private func tell(_ erasure: Erasure) {
    let seconds = erasure.completedAt?.timeIntervalSince(erasure.requestedAt) ?? 0
    logger.info(
      "an erasure is complete",
      metadata: [
        "erasure": "\(erasure.erasureID.text)",
        "services": "\(erasure.receipts.map(\.service).joined(separator: ", "))",
        "seconds": "\(Int(seconds.rounded()))",
      ])
  }
}
