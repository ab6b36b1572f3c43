/// A sheet whose answers, scores and bands satisfy a rule.
public struct SheetCause: Sendable, Hashable {
  /// Bands, one of them required for a score.
  public struct BandMatch: Sendable, Hashable {
    public var scoreID: String
    public var codes: [String]

    public init(scoreID: String, codes: [String]) {
      self.scoreID = scoreID
      self.codes = codes
    }
  }

  public var questionnaireID: String
  /// Condition on its answers and scores, and the latest answers to others; nil means every sheet.
  public var condition: Condition?
  /// All of them must match.
  public var bands: [BandMatch]

  public init(questionnaireID: String, condition: Condition? = nil, bands: [BandMatch] = []) {
    self.questionnaireID = questionnaireID
    self.condition = condition
    self.bands = bands
  }
}

/// A health record.
public struct RecordCause: Sendable, Hashable {
  /// A comparison with a measured value.
  public struct Value: Sendable, Hashable {
    public var comparison: Comparison.Operator?
    public var number: Double?
    /// UCUM, in the syntax of records.
    public var unit: String
    /// Whether it compares the second value of a pair.
    public var isSecond: Bool

    public init(
      _ comparison: Comparison.Operator?, _ number: Double?, unit: String, isSecond: Bool = false
    ) {
      self.comparison = comparison
      self.number = number
      self.unit = unit
      self.isSecond = isSecond
    }
  }

  public var type: RecordType?
  /// Kinds of events, therapies and quantities; empty means all.
  public var kinds: [String]
  /// Condition on the value; nil for any value.
  public var value: Value?

  public init(type: RecordType?, kinds: [String] = [], value: Value? = nil) {
    self.type = type
    self.kinds = kinds
    self.value = value
  }
}

/// A completed listening session.
public struct ListeningCause: Sendable, Hashable {
  /// Minimum minutes without pauses.
  public var minutesMin: UInt32
  /// Empty means any collection of the study.
  public var collectionID: String

  public init(minutesMin: UInt32 = 0, collectionID: String = "") {
    self.minutesMin = minutesMin
    self.collectionID = collectionID
  }
}

/// A noise level measured with a sheet.
public struct NoiseCause: Sendable, Hashable {
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    case decibelA = "decibel-a"
    case decibelFullScale = "decibel-full-scale"
    case amplitude
  }

  public var unit: Unit?
  /// Minimum level; nil if absent.
  public var level: Double?
  /// Empty means all questionnaires that measure noise.
  public var questionnaireIDs: [String]

  public init(unit: Unit?, level: Double?, questionnaireIDs: [String] = []) {
    self.unit = unit
    self.level = level
    self.questionnaireIDs = questionnaireIDs
  }
}

/// A number of days without activity.
public struct InactivityCause: Sendable, Hashable {
  public var days: UInt32
  /// Days between repetitions while it lasts; 0 means once.
  public var repeatDays: UInt32
  /// Questionnaires that count as activity; empty means all.
  public var questionnaireIDs: [String]
  /// Whether health records and listening sessions are ignored.
  public var sheetsOnly: Bool

  public init(
    days: UInt32, repeatDays: UInt32 = 0, questionnaireIDs: [String] = [], sheetsOnly: Bool = false
  ) {
    self.days = days
    self.repeatDays = repeatDays
    self.questionnaireIDs = questionnaireIDs
    self.sheetsOnly = sheetsOnly
  }

  /// Whether health records and listening sessions count as activity.
  public var countsOtherThanSheets: Bool { questionnaireIDs.isEmpty && !sheetsOnly }
}

/// The end of a therapy.
public struct TherapyEndCause: Sendable, Hashable {
  /// Days after the last day.
  public var days: Int32
  /// Empty means all.
  public var kinds: [String]

  public init(days: Int32 = 0, kinds: [String] = []) {
    self.days = days
    self.kinds = kinds
  }
}

/// Low compliance: too few notifications were answered.
public struct ComplianceCause: Sendable, Hashable {
  public var percentBelow: UInt32
  /// Days before the current one.
  public var days: UInt32
  /// Minimum notifications for an evaluation.
  public var promptsMin: UInt32
  /// Questionnaires of the notifications; empty means all.
  public var questionnaireIDs: [String]

  public init(
    percentBelow: UInt32, days: UInt32, promptsMin: UInt32, questionnaireIDs: [String] = []
  ) {
    self.percentBelow = percentBelow
    self.days = days
    self.promptsMin = promptsMin
    self.questionnaireIDs = questionnaireIDs
  }
}
