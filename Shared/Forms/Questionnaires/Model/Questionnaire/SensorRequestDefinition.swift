/// A measurement during a questionnaire (TYS `can_use`).
public struct SensorRequestDefinition: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Latitude, longitude, altitude.
    case position
    /// The level only, never a recording (TYT §2).
    case noiseLevel = "noise-level"
  }

  public var kind: Kind?
  /// Measurements per sheet.
  public var count: UInt32

  public init(kind: Kind?, count: UInt32) {
    self.kind = kind
    self.count = count
  }
}
