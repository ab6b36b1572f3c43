/// A noise level while the questionnaire was filled in; a level, never a recording (TYT §2).
struct NoiseMeasurement: Sendable, Hashable, Codable {
  /// Device time; optional.
  var measuredAt: DeviceTime?
  var level: Double
  /// Unit of the level; nil if unknown to this release.
  var unit: NoiseUnit? = .untold

  private enum CodingKeys: String, CodingKey {
    case measuredAt = "measure_time"
    case level, unit
  }
}

/// The unit of a noise level. Raw values appear in tables and export columns.
enum NoiseUnit: String, Sendable, Hashable, CaseIterable, Codable {
  /// A-weighted decibels of a calibrated microphone, re 20 µPa (IEC 61672).
  case decibelA = "dba"
  /// Decibels relative to full scale of an uncalibrated microphone.
  case decibelFullScale = "dbfs"
  /// Amplitude as recorded by the former systems (TYT `soundlevel`, TYS `amplitude`).
  case amplitude
  /// Unspecified by the client.
  case untold = "unit_unknown"

  /// The valid levels. For an unspecified unit, the range of all scales: −200 dB covers the finest
  /// converters, and no sound in air reaches 200 dB.
  var levels: ClosedRange<Double> {
    switch self {
    case .decibelA: 0...150
    case .decibelFullScale: -160...0
    case .amplitude: 0...1
    case .untold: -200...200
    }
  }

  /// Returns the level, limited to the scale if it is a little beyond it, as of a microphone that
  /// is calibrated a little too low; nil if it is not a level. The level of digital silence, −∞
  /// decibels, is the lower end.
  func limited(_ level: Double) -> Double? {
    if level == -.infinity, self != .amplitude { return levels.lowerBound }
    let margin = (levels.upperBound - levels.lowerBound) / 10
    // Also excludes NaN.
    guard level >= levels.lowerBound - margin, level <= levels.upperBound + margin else {
      return nil
    }
    return min(max(level, levels.lowerBound), levels.upperBound)
  }
}
