/// A sheet whose answers, scores and bands meet a rule.
public struct SheetCause: Sendable, Hashable {
  /// Bands of which a score has to lie in one.
  public struct BandMatch: Sendable, Hashable {
    public var scoreID: String
    public var codes: [String]

    public init(scoreID: String, codes: [String]) {
      self.scoreID = scoreID
      self.codes = codes
    }
  }

  public var questionnaireID: String
  /// Over its answers and scores, and the latest answers to others. Nil: every sheet.
  public var condition: Condition?
  /// All of them have to match.
  public var bands: [BandMatch]

  public init(questionnaireID: String, condition: Condition? = nil, bands: [BandMatch] = []) {
    self.questionnaireID = questionnaireID
    self.condition = condition
    self.bands = bands
  }
}

/// A health record.
public struct RecordCause: Sendable, Hashable {
  /// Compares a measured value.
  public struct Value: Sendable, Hashable {
    /// Nil when the definition names none.
    public var comparison: Comparison.Operator?
    /// Nil when the definition names none.
    public var number: Double?
    /// UCUM, spelled as in records.
    public var unit: String
    /// Of a pair.
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

  /// Nil when the definition names none.
  public var type: RecordType?
  /// Of events, therapies and quantities; empty: all.
  public var kinds: [String]
  /// Nil: any.
  public var value: Value?

  public init(type: RecordType?, kinds: [String] = [], value: Value? = nil) {
    self.type = type
    self.kinds = kinds
    self.value = value
  }
}

/// A listening session that is over.
public struct ListeningCause: Sendable, Hashable {
  /// Without pauses.
  public var minutesMin: UInt32
  /// Empty: any of the study's.
  public var collectionID: String

  public init(minutesMin: UInt32 = 0, collectionID: String = "") {
    self.minutesMin = minutesMin
    self.collectionID = collectionID
  }
}

/// Noise that was measured with a sheet.
public struct NoiseCause: Sendable, Hashable {
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    case decibelA = "decibel-a"
    case decibelFullScale = "decibel-full-scale"
    case amplitude
  }

  /// Nil when the definition names none.
  public var unit: Unit?
  /// At it or above it. Nil when the definition names none.
  public var level: Double?
  /// Empty: all that measure it.
  public var questionnaireIDs: [String]

  public init(unit: Unit?, level: Double?, questionnaireIDs: [String] = []) {
    self.unit = unit
    self.level = level
    self.questionnaireIDs = questionnaireIDs
  }
}

/// Days without anything that counts.
public struct InactivityCause: Sendable, Hashable {
  public var days: UInt32
  /// As long as it lasts; 0: once.
  public var repeatDays: UInt32
  /// Whose sheets count; empty: all.
  public var questionnaireIDs: [String]
  /// Health records and listening sessions do not count.
  public var sheetsOnly: Bool

  public init(
    days: UInt32, repeatDays: UInt32 = 0, questionnaireIDs: [String] = [], sheetsOnly: Bool = false
  ) {
    self.days = days
    self.repeatDays = repeatDays
    self.questionnaireIDs = questionnaireIDs
    self.sheetsOnly = sheetsOnly
  }

  /// Whether health records and listening sessions count, too.
  public var countsOtherThanSheets: Bool { questionnaireIDs.isEmpty && !sheetsOnly }
}

/// A therapy that ends.
public struct TherapyEndCause: Sendable, Hashable {
  /// From the last day on.
  public var days: Int32
  /// Empty: all.
  public var kinds: [String]

  public init(days: Int32 = 0, kinds: [String] = []) {
    self.days = days
    self.kinds = kinds
  }
}

/// Too few prompts are answered.
public struct ComplianceCause: Sendable, Hashable {
  public var percentBelow: UInt32
  /// Before the one that begins.
  public var days: UInt32
  /// With fewer it does not happen.
  public var promptsMin: UInt32
  /// For which they ask; empty: all.
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
