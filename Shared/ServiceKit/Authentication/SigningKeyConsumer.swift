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
    guard published.publicKey.count == 32, let notAfter = published.expireTime?.date else {
      throw PermanentFailure("no Ed25519 key with an end")
    }
    keyRing.add(
      PublicSigningKey(
        keyID: published.keyID, publicKey: published.publicKey, notAfter: notAfter))
    try await keyRing.remember(
      keyID: published.keyID, publicKey: published.publicKey, notAfter: notAfter, on: connection)
  }
}
