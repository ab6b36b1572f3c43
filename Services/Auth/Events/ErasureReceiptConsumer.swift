import AuthApplication
import AuthDomain
package import Bus
import FoundationEssentials
import Messages
package import Postgres
package import ServiceKit

/// Takes in the receipts of all services, this one's own among them.
package struct ErasureReceiptConsumer: EventConsumer {
  private let record = RecordErasureReceipt()
  private let clock: any WallClock

  package init(clock: any WallClock) { self.clock = clock }

  package var name: String { "erasure-receipts" }
  package var types: Set<String> { [EventsV1.ErasureCompleted.fullName] }
  package var sources: Set<String>? { Set(Erasure.services) }

  package func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let completed = try EventsV1.ErasureCompleted(serialized: event.data)
    guard let erasureID = UUID(uuidString: completed.erasureID) else {
      throw PermanentFailure("the erasure id is not a UUID")
    }
    guard completed.service == event.source else {
      throw PermanentFailure("a service gives receipts in its own name only")
    }
    let counts = Dictionary(
      completed.counts.map { ($0.kind, $0.count) }, uniquingKeysWith: { $0 + $1 })
    try await record(
      Erasure.Receipt(
        service: event.source, counts: counts,
        completedAt: completed.completeTime?.date ?? event.time),
      of: erasureID, at: clock.now(), on: connection)
  }
}
