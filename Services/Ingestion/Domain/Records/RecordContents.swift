public import Questionnaires

/// What a record is about. Levels are in dB HL (ISO 389), frequencies in hertz.
public enum RecordContents: Sendable, Hashable {
  case event(EventRecord)
  case therapy(TherapyRecord)
  case audiogram(AudiogramRecord)
  case tinnitusMatch(TinnitusMatchRecord)
  case measurement(MeasurementRecord)

  public var type: RecordType {
    switch self {
    case .event: .event
    case .therapy: .therapy
    case .audiogram: .audiogram
    case .tinnitusMatch: .tinnitusMatch
    case .measurement: .measurement
    }
  }

  /// Those of the vocabulary, each once.
  public var codes: Set<RecordCode> {
    switch self {
    case .event(let event): Set([event.kind].compactMap(\.self))
    case .therapy(let therapy): Set([therapy.kind].compactMap(\.self))
    case .audiogram: []
    case .tinnitusMatch(let match): Set(match.matches.compactMap(\.timbre))
    case .measurement(let measurement): Set([measurement.quantity].compactMap(\.self))
    }
  }

  /// Thresholds, matches or values: how much there is to look at.
  public var valueCount: Int {
    switch self {
    case .event, .therapy: 1
    case .audiogram(let audiogram): audiogram.thresholds.count
    case .tinnitusMatch(let match): match.matches.count
    case .measurement(let measurement): measurement.values.count
    }
  }
}

public struct EventRecord: Sendable, Hashable {
  public var time: DeviceTime?
  public var kind: RecordCode?

  public init(time: DeviceTime?, kind: RecordCode?) {
    self.time = time
    self.kind = kind
  }
}

public struct TherapyRecord: Sendable, Hashable {
  /// `YYYY-MM-DD`.
  public var startDate: String
  /// Empty: it goes on.
  public var endDate: String
  public var kind: RecordCode?

  public init(startDate: String, endDate: String = "", kind: RecordCode?) {
    self.startDate = startDate
    self.endDate = endDate
    self.kind = kind
  }
}

public struct AudiogramRecord: Sendable, Hashable {
  public struct Threshold: Sendable, Hashable {
    /// Nil: not said, or one that this release does not know.
    public var ear: Ear?
    public var frequency: Double
    public var level: Double
    /// The other ear was.
    public var isMasked: Bool
    /// Nothing was heard, up to the level.
    public var hasNoResponse: Bool
    /// From which on it was uncomfortably loud; nil: not tested.
    public var discomfortLevel: Double?

    public init(
      ear: Ear?, frequency: Double, level: Double, isMasked: Bool = false,
      hasNoResponse: Bool = false, discomfortLevel: Double? = nil
    ) {
      self.ear = ear
      self.frequency = frequency
      self.level = level
      self.isMasked = isMasked
      self.hasNoResponse = hasNoResponse
      self.discomfortLevel = discomfortLevel
    }
  }

  public var time: DeviceTime?
  public var thresholds: [Threshold]

  public init(time: DeviceTime?, thresholds: [Threshold]) {
    self.time = time
    self.thresholds = thresholds
  }
}

public struct TinnitusMatchRecord: Sendable, Hashable {
  public struct Match: Sendable, Hashable {
    /// Nil: not said, or one that this release does not know.
    public var ear: Ear?
    public var pitch: Double?
    public var timbre: RecordCode?
    public var loudness: Double?
    public var maskingLevel: Double?

    public init(
      ear: Ear?, pitch: Double? = nil, timbre: RecordCode? = nil, loudness: Double? = nil,
      maskingLevel: Double? = nil
    ) {
      self.ear = ear
      self.pitch = pitch
      self.timbre = timbre
      self.loudness = loudness
      self.maskingLevel = maskingLevel
    }
  }

  public var time: DeviceTime?
  public var matches: [Match]

  public init(time: DeviceTime?, matches: [Match]) {
    self.time = time
    self.matches = matches
  }
}

public struct MeasurementRecord: Sendable, Hashable {
  public struct Value: Sendable, Hashable {
    public var time: DeviceTime?
    public var value: Double
    /// Of a quantity that is measured in pairs, such as the diastolic one of a blood pressure.
    public var secondValue: Double?

    public init(time: DeviceTime?, value: Double, secondValue: Double? = nil) {
      self.time = time
      self.value = value
      self.secondValue = secondValue
    }
  }

  public var quantity: RecordCode?
  /// A code of UCUM, see ``UnitOfMeasure``.
  public var unit: String
  public var values: [Value]

  public init(quantity: RecordCode?, unit: String, values: [Value]) {
    self.quantity = quantity
    self.unit = unit
    self.values = values
  }
}
