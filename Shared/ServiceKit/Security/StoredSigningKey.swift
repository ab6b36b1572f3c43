public import FoundationEssentials

/// A signing key and when it was made.
public struct StoredSigningKey: Sendable {
  public var key: SigningKey
  public var createdAt: Date
  /// Whether it stands in the clear, or sealed with the key before, where keys are sealed.
  public var needsSealing: Bool

  public init(key: SigningKey, createdAt: Date, needsSealing: Bool = false) {
    self.key = key
    self.createdAt = createdAt
    self.needsSealing = needsSealing
  }
}
