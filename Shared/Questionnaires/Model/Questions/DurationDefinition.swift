/// A length of time in seconds, within bounds.
public struct DurationDefinition: Sendable, Hashable {
  /// Inclusive; 0 is the smallest there is.
  public var minimumSeconds: UInt32
  /// Inclusive; 0 means no bound.
  public var maximumSeconds: UInt32

  public init(minimumSeconds: UInt32 = 0, maximumSeconds: UInt32 = 0) {
    self.minimumSeconds = minimumSeconds
    self.maximumSeconds = maximumSeconds
  }
}
