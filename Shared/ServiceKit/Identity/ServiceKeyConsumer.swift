import Bus
import FoundationEssentials
import Messages
import Postgres

/// Learns the keys by which the other services prove who they are.
///
/// Each service vouches for its own only: whose a key is, says the event's source, which the log has
/// checked, and nothing in the event.
struct ServiceKeyConsumer: EventConsumer {
  let keyRing: ServiceKeyRing

  var name: String { "service-keys" }
  var types: Set<String> { [EventsV1.ServiceKeyPublished.fullName] }
  var sources: Set<String>? { Set(ServiceSettings.defaultPorts.keys) }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let published = try EventsV1.ServiceKeyPublished(serialized: event.data)
    guard published.publicKey.count == 32,
      published.keyID == JSONWebKeySet.thumbprint(of: published.publicKey),
      let notAfter = published.expireTime
    else { throw PermanentFailure("no Ed25519 key under its thumbprint with an end") }
    try await keyRing.remember(
      TrustedServiceKey(
        service: event.source, keyID: published.keyID, publicKey: published.publicKey,
        notAfter: notAfter.date), on: connection)
  }
}
