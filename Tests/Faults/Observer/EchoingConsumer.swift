import Bus
import Foundation
import Postgres

/// Answers every accepted sheet with an event of its own, published within the same transaction.
struct EchoingConsumer: EventConsumer {
  let name: String
  let outbox: Outbox
  let ledger: EffectLedger

  var types: Set<String> { [Kinds.accepted] }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    try await ledger.write(event, by: name, on: connection)
    let echo = Event(
      source: outbox.source, type: Kinds.echo, subject: event.subject, time: event.time,
      data: event.id.bytes)
    try await outbox.publish([echo], on: connection)
  }
}
