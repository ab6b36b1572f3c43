public import FoundationEssentials

/// A signing key and when it was made.
public struct StoredSigningKey: Sendable {
  public var key: SigningKey
  public var createdAt: Date

  public init(key: SigningKey, createdAt: Date) {
    self.key = key
    self.createdAt = createdAt
  }
}
