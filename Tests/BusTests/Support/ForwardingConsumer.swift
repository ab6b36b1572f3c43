import Bus
import FoundationEssentials
import Postgres

/// Publishes an event for each received event.
struct ForwardingConsumer: EventConsumer {
  let name = "forwarding"
  let types: Set<String> = [BusHarness.enrolled]
  let outbox = Outbox(source: "otolith-planning")

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    try await outbox.publish(
      [
        Event(
          source: outbox.source, type: BusHarness.ended, subject: event.subject, time: event.time,
          data: event.data)
      ], on: connection)
  }
}
