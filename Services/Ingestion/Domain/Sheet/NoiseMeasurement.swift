/// How loud it was while the questionnaire was filled in; a level, never a recording (TYT §2).
public struct NoiseMeasurement: Sendable, Hashable {
  /// By the device's clock. May be absent.
  public var measuredAt: DeviceTime?
  /// Microphone amplitude 0–1, or decibels where the device is calibrated.
  public var level: Double

  /// What any scale of levels has: decibels below full scale end at -200 with the finest converters, and no
  /// sound in air has as much as 200 decibels.
  public static let levels = -200.0...200.0

  public init(measuredAt: DeviceTime? = nil, level: Double) {
    self.measuredAt = measuredAt
    self.level = level
  }
}
