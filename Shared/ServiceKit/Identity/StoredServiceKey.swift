import FoundationEssentials

/// A key by which a service proves who it is, and when it was made.
struct StoredServiceKey: Sendable {
  var key: SigningKey
  var createdAt: Date
}
