import Fields
import Messages

extension SheetClosing {
  /// Returns nil for a closing unknown to this release; unspecified means complete.
  init?(_ closing: IngestionV1.SheetClosing) {
    switch closing {
    case .unspecified, .complete: self = .complete
    case .incomplete: self = .incomplete
    case .autosaved: self = .autosaved
    case .expired: self = .expired
    case .unrecognized: return nil
    }
  }
}

extension NoiseUnit {
  /// Returns nil for a unit unknown to this release.
  init?(_ unit: IngestionV1.NoiseUnit) {
    switch unit {
    case .unspecified: self = .untold
    case .decibelA: self = .decibelA
    case .decibelFullScale: self = .decibelFullScale
    case .amplitude: self = .amplitude
    case .unrecognized: return nil
    }
  }
}

extension IngestionV1.NoiseUnit {
  init(_ unit: NoiseUnit) {
    self =
      switch unit {
      case .untold: .unspecified
      case .decibelA: .decibelA
      case .decibelFullScale: .decibelFullScale
      case .amplitude: .amplitude
      }
  }
}

extension Device {
  init(_ message: IngestionV1.Device) {
    self.init(
      system: message.system.asLabel, systemVersion: message.systemVersion.asLabel,
      maker: message.maker.asLabel, model: message.model.asLabel)
  }
}

extension IngestionV1.Device {
  init(_ device: Device) {
    self.init(
      system: device.system, systemVersion: device.systemVersion, maker: device.maker,
      model: device.model)
  }
}
