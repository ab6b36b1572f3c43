import Questionnaires

/// The contents of a record. Levels are in dB HL (ISO 389), frequencies in hertz.
enum RecordContents: Sendable, Hashable {
  case event(EventRecord)
  case therapy(TherapyRecord)
  case audiogram(AudiogramRecord)
  case tinnitusMatch(TinnitusMatchRecord)
  case measurement(MeasurementRecord)

  var type: RecordType {
    switch self {
    case .event: .event
    case .therapy: .therapy
    case .audiogram: .audiogram
    case .tinnitusMatch: .tinnitusMatch
    case .measurement: .measurement
    }
  }

  /// The vocabulary codes, without duplicates.
  var codes: Set<RecordCode> {
    switch self {
    case .event(let event): Set([event.kind].compactMap(\.self))
    case .therapy(let therapy): Set([therapy.kind].compactMap(\.self))
    case .audiogram: []
    case .tinnitusMatch(let match): Set(match.matches.compactMap(\.timbre))
    case .measurement(let measurement): Set([measurement.quantity].compactMap(\.self))
    }
  }

  /// Number of thresholds, matches or values: the cost of validation.
  var valueCount: Int {
    switch self {
    case .event, .therapy: 1
    case .audiogram(let audiogram): audiogram.thresholds.count
    case .tinnitusMatch(let match): match.matches.count
    case .measurement(let measurement): measurement.values.count
    }
  }
}

struct EventRecord: Sendable, Hashable {
  var time: DeviceTime?
  var kind: RecordCode?
}

struct TherapyRecord: Sendable, Hashable {
  /// `YYYY-MM-DD`.
  var startDate: String
  /// Empty if the therapy continues.
  var endDate: String = ""
  var kind: RecordCode?
}

struct AudiogramRecord: Sendable, Hashable {
  struct Threshold: Sendable, Hashable {
    /// The ear; nil if unspecified or unknown to this release.
    var ear: Ear?
    var frequency: Double
    var level: Double
    /// Whether the other ear was masked.
    var isMasked: Bool = false
    /// Whether nothing was heard up to the level.
    var hasNoResponse: Bool = false
    /// Level from which the tone was uncomfortably loud; nil if not tested.
    var discomfortLevel: Double?
  }

  var time: DeviceTime?
  var thresholds: [Threshold]
}

struct TinnitusMatchRecord: Sendable, Hashable {
  struct Match: Sendable, Hashable {
    /// The ear; nil if unspecified or unknown to this release.
    var ear: Ear?
    var pitch: Double?
    var timbre: RecordCode?
    var loudness: Double?
    var maskingLevel: Double?
  }

  var time: DeviceTime?
  var matches: [Match]
}

struct MeasurementRecord: Sendable, Hashable {
  struct Value: Sendable, Hashable {
    var time: DeviceTime?
    var value: Double
    /// The second value of a paired quantity, such as the diastolic blood pressure.
    var secondValue: Double?
  }

  var quantity: RecordCode?
  /// A UCUM code, see ``UnitOfMeasure``.
  var unit: String
  var values: [Value]
}
