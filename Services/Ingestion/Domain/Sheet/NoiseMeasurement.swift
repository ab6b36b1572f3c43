/// How loud it was while the questionnaire was filled in; a level, never a recording (TYT §2).
public struct NoiseMeasurement: Sendable, Hashable {
  /// By the device's clock. May be absent.
  public var measuredAt: DeviceTime?
  public var level: Double
  /// What the level is in. Nil: a unit that this service does not know.
  public var unit: NoiseUnit?

  public init(measuredAt: DeviceTime? = nil, level: Double, unit: NoiseUnit? = .untold) {
    self.measuredAt = measuredAt
    self.level = level
    self.unit = unit
  }
}

/// What a level of noise is in. Tables and the columns of exports have the raw value.
public enum NoiseUnit: String, Sendable, Hashable, CaseIterable {
  /// A-weighted decibels of a calibrated microphone, re 20 µPa (IEC 61672).
  case decibelA = "dba"
  /// Decibels relative to full scale of an uncalibrated microphone.
  case decibelFullScale = "dbfs"
  /// As the former systems recorded it (TYT `soundlevel`, TYS `amplitude`).
  case amplitude
  /// As older clients leave it.
  case untold = "unit_unknown"

  /// Of a level in this unit. Where none is told, what any scale has: decibels below full scale end at -200
  /// with the finest converters, and no sound in air has as much as 200 decibels.
  public var levels: ClosedRange<Double> {
    switch self {
    case .decibelA: 0...150
    case .decibelFullScale: -160...0
    case .amplitude: 0...1
    case .untold: -200...200
    }
  }
}
