import Bus
import FoundationEssentials
import Messages
import Postgres

/// Learns the signing keys that `otolith-auth` publishes on the bus.
struct SigningKeyConsumer: EventConsumer {
  let keyRing: SigningKeyRing

  var name: String { "signing-keys" }
  var types: Set<String> { [EventsV1.SigningKeyPublished.fullName] }
  var sources: Set<String>? { ["otolith-auth"] }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let published = try EventsV1.SigningKeyPublished(serialized: event.data)
    // Adding to memory before the commit is harmless: the key is genuine whether or not this
    // transaction succeeds.
    keyRing.add(keyID: published.keyID, publicKey: published.publicKey)
    try await keyRing.remember(
      keyID: published.keyID, publicKey: published.publicKey,
      notAfter: published.expireTime?.date ?? .distantFuture, on: connection)
  }
}
