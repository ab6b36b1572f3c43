import IngestionDomain
import Messages

extension SheetClosing {
  /// Nil for a way that this release does not know, or two ways at once.
  init?(_ said: IngestionV1.SheetClosing, autosaved: Bool) {
    let closing: SheetClosing?
    switch said {
    case .unspecified: closing = nil
    case .complete: closing = .complete
    case .incomplete: closing = .incomplete
    case .autosaved: closing = .autosaved
    case .expired: closing = .expired
    case .unrecognized: return nil
    }
    self.init(closing, autosaved: autosaved)
  }
}

extension NoiseUnit {
  /// Nil for a unit that this release does not know.
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
      system: message.system, systemVersion: message.systemVersion, maker: message.maker,
      model: message.model)
  }
}

extension IngestionV1.Device {
  init(_ device: Device) {
    self.init(
      system: device.system, systemVersion: device.systemVersion, maker: device.maker,
      model: device.model)
  }
}
