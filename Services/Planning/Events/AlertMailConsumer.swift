import Bus
import Fields
import FoundationEssentials
import Messages
import Postgres
import ServiceKit

/// Consumes the outcomes of mails about alerts.
struct AlertMailConsumer: EventConsumer {
  private let deliveries = AlertDeliveryStore()

  var name: String { "alert-mails" }
  var types: Set<String> { [EventsV1.AlertMailSettled.fullName] }
  var sources: Set<String>? { ["otolith-auth"] }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let settled = try EventsV1.AlertMailSettled(serialized: event.data)
    try await connection.run([
      deliveries.settleMails(
        alertID: try uuid(settled.alertID, "alert id"), channelID: settled.channelID,
        isEscalation: settled.escalation, request: Int(settled.attempt), mails: Int(settled.mails),
        at: event.time)
    ])
  }
}
