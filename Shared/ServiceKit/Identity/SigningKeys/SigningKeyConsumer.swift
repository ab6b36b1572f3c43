package import Bus
import FoundationEssentials
import Messages
package import Postgres
import Tokens

/// Stores the signing keys that `otolith-auth` publishes on the bus.
package struct SigningKeyConsumer: EventConsumer {
  package let keyRing: SigningKeyRing

  package init(keyRing: SigningKeyRing) {
    self.keyRing = keyRing
  }

  package var name: String { "signing-keys" }
  package var types: Set<String> { [EventsV1.SigningKeyPublished.fullName] }
  package var sources: Set<String>? { ["otolith-auth"] }

  package func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let published = try EventsV1.SigningKeyPublished(serialized: event.data)
    // Adding the key to memory before the commit is harmless: it is genuine even if this
    // transaction fails.
    guard published.publicKey.count == 32, let notAfter = published.expireTime?.date else {
      throw PermanentFailure("invalid event: expected an Ed25519 key of 32 bytes with an expiry")
    }
    keyRing.add(
      PublicSigningKey(
        keyID: published.keyID, publicKey: published.publicKey, notAfter: notAfter))
    try await keyRing.remember(
      keyID: published.keyID, publicKey: published.publicKey, notAfter: notAfter, on: connection)
  }
}
