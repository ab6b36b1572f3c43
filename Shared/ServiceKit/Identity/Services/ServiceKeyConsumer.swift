package import Bus
import FoundationEssentials
import Messages
package import Postgres
import Settings
import Tokens

/// Stores the keys that prove the identity of other services.
///
/// A service can only publish its own keys: the owner is the event's source, which the log has
/// verified, not a field of the event.
package struct ServiceKeyConsumer: EventConsumer {
  package let keyRing: ServiceKeyRing

  package init(keyRing: ServiceKeyRing) {
    self.keyRing = keyRing
  }

  package var name: String { "service-keys" }
  package var types: Set<String> { [EventsV1.ServiceKeyPublished.fullName] }
  package var sources: Set<String>? { Set(ServiceSettings.defaultPorts.keys) }

  package func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let published = try EventsV1.ServiceKeyPublished(serialized: event.data)
    guard published.publicKey.count == 32,
      published.keyID == JSONWebKeySet.thumbprint(of: published.publicKey),
      let notAfter = published.expireTime
    else {
      throw PermanentFailure(
        "invalid event: expected an Ed25519 key under its thumbprint with an expiry")
    }
    try await keyRing.remember(
      TrustedServiceKey(
        service: event.source, keyID: published.keyID, publicKey: published.publicKey,
        notAfter: notAfter.date), on: connection)
  }
}
