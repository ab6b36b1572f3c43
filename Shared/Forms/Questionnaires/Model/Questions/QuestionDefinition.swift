/// A question to a participant.
public struct QuestionDefinition: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// The kind of the nearest enclosing group with a kind, or of the questionnaire.
    case inherited
    case singleChoice(SingleChoiceDefinition)
    case multipleChoice(MultipleChoiceDefinition)
    /// Stored as the codes `yes` and `no`.
    case yesNo
    case slider(SliderDefinition)
    case selfAssessmentManikin(ManikinDefinition)
    case visualAnalogue(VisualAnalogueDefinition)
    case number(NumberDefinition)
    /// Stored as `YYYY-MM-DD`.
    case date(DateDefinition)
    /// Stored as `HH:MM`.
    case time
    /// Stored as `YYYY-MM-DDTHH:MM`, in the zone of the sheet.
    case dateTime
    /// Stored as a number of seconds.
    case duration(DurationDefinition)
    case ranking(RankingDefinition)
    /// Stored as a number of seconds.
    case countdown(CountdownDefinition)
    case text(TextEntryDefinition)
    /// Stored as the ISO 3166-1 code in two capital letters.
    case country
    /// Stored as the SHA-256 of the bytes, in lower-case hexadecimal digits.
    case file(FileDefinition)
    /// A type unknown to this version of Otolith.
    case unsupported(UnsupportedDefinition)
  }

  public var text: TranslatedText
  /// Explanation shown with the question.
  public var description: TranslatedText
  /// Whether the question may stay unanswered; required by default (generic forms §4).
  public var isOptional: Bool
  /// Condition under which an optional question needs an answer nevertheless; nil for never.
  public var requiredIf: Condition?
  /// Kind; nil if absent or unknown to the wire format.
  public var kind: Kind?
  /// Id of the bank item that this question uses; empty if none. Answers to the same item are
  /// comparable across questionnaires and versions.
  public var itemID: String
  /// Prefilled answer; nil if none. Sliders and similar scales have none, since it would bias the
  /// answer (TYT §2, TYS FR 13).
  public var initialAnswer: AnswerValue?
  /// Whether the answers are left out of participants' lists of series and of distributions (generic
  /// forms §13).
  public var isHiddenFromStatistics: Bool
  /// Whether the options are shown in a random order; see ``ShownOrder``.
  public var hasRandomOptions: Bool
  /// Preceding question whose answer decides which options are offered; empty if all are.
  public var offeredBy: String
  /// Words at the ends of the scale, in place of those of the shared answer; nil if none.
  public var poles: PolesDefinition?

  public init(
    text: TranslatedText, description: TranslatedText = TranslatedText(), isOptional: Bool = false,
    requiredIf: Condition? = nil, kind: Kind?, itemID: String = "",
    initialAnswer: AnswerValue? = nil, isHiddenFromStatistics: Bool = false,
    hasRandomOptions: Bool = false, offeredBy: String = "", poles: PolesDefinition? = nil
  ) {
    self.hasRandomOptions = hasRandomOptions
    self.offeredBy = offeredBy
    self.poles = poles
    self.isHiddenFromStatistics = isHiddenFromStatistics
    self.text = text
    self.description = description
    self.isOptional = isOptional
    self.requiredIf = requiredIf
    self.kind = kind
    self.itemID = itemID
    self.initialAnswer = initialAnswer
  }
}

extension QuestionDefinition.Kind {
  /// The options of a choice or ranking; nil for other kinds.
  public var options: [OptionDefinition]? {
    switch self {
    case .singleChoice(let choice): choice.options
    case .multipleChoice(let choice): choice.options
    case .ranking(let ranking): ranking.options
    default: nil
    }
  }

  /// Changes the options; those for which `body` returns false are left out.
  public func mappingOptions(_ body: (inout OptionDefinition) -> Bool) -> QuestionDefinition.Kind {
    func mapped(_ options: [OptionDefinition]) -> [OptionDefinition] {
      options.compactMap { option in
        var option = option
        return body(&option) ? option : nil
      }
    }
    switch self {
    case .singleChoice(var choice):
      choice.options = mapped(choice.options)
      return .singleChoice(choice)
    case .multipleChoice(var choice):
      choice.options = mapped(choice.options)
      return .multipleChoice(choice)
    case .ranking(var ranking):
      ranking.options = mapped(ranking.options)
      return .ranking(ranking)
    default: return self
    }
  }
}

/// A calendar date within bounds.
public struct DateDefinition: Sendable, Hashable {
  /// `YYYY-MM-DD`, inclusive; empty for the standard bound.
  public var earliest: String
  public var latest: String

  /// Standard bounds. A phone that is set to the Buddhist, Persian, Islamic, Hebrew or another
  /// calendar writes years outside of them.
  public static let standardEarliest = "1800-01-01"
  public static let standardLatest = "2199-12-31"

  public init(earliest: String = "", latest: String = "") {
    self.earliest = earliest
    self.latest = latest
  }

  /// The bounds that apply. An own bound beyond the standard ones leaves the other side open.
  public var effectiveEarliest: String {
    guard earliest.isEmpty else { return earliest }
    return latest.isEmpty || latest >= Self.standardEarliest ? Self.standardEarliest : "0001-01-01"
  }

  public var effectiveLatest: String {
    guard latest.isEmpty else { return latest }
    return earliest <= Self.standardLatest ? Self.standardLatest : "9999-12-31"
  }
}

/// A duration in seconds, within bounds.
public struct DurationDefinition: Sendable, Hashable {
  /// Inclusive; 0 is the smallest possible value.
  public var minimumSeconds: UInt32
  /// Inclusive; 0 means unlimited.
  public var maximumSeconds: UInt32

  public init(minimumSeconds: UInt32 = 0, maximumSeconds: UInt32 = 0) {
    self.minimumSeconds = minimumSeconds
    self.maximumSeconds = maximumSeconds
  }
}

/// An order of options, stored as codes from the first rank on.
public struct RankingDefinition: Sendable, Hashable {
  public var options: [OptionDefinition]
  /// Options to rank; 0 means all.
  public var rankedCount: UInt32

  public init(options: [OptionDefinition], rankedCount: UInt32 = 0) {
    self.options = options
    self.rankedCount = rankedCount
  }

  /// Number of ranks that an answer has.
  public var ranks: Int {
    rankedCount == 0 ? options.count : min(Int(rankedCount), options.count)
  }
}

/// A time to wait.
public struct CountdownDefinition: Sendable, Hashable {
  /// Longest time from start to end that is stored, in seconds: a day.
  public static let maximum = 86_400.0

  public var seconds: UInt32
  /// Whether the participant may end it early.
  public var isSkippable: Bool

  public init(seconds: UInt32, isSkippable: Bool = false) {
    self.seconds = seconds
    self.isSkippable = isSkippable
  }
}

/// Words at the ends of a scale, as in a semantic differential.
public struct PolesDefinition: Sendable, Hashable {
  public var lowest: TranslatedText
  public var highest: TranslatedText

  public init(lowest: TranslatedText, highest: TranslatedText) {
    self.lowest = lowest
    self.highest = highest
  }
}

/// One of the options.
public struct SingleChoiceDefinition: Sendable, Hashable {
  public var options: [OptionDefinition]
  /// Whether it is shown as a knob instead of a list.
  public var isKnob: Bool

  public init(options: [OptionDefinition], isKnob: Bool = false) {
    self.options = options
    self.isKnob = isKnob
  }
}

/// A question type of a newer version or another system. Every format preserves it; clients show it
/// as not supported, and it is never required (TNA FR 7).
public struct UnsupportedDefinition: Sendable, Hashable {
  /// Name with the source format: `hologram`, `fhir.attachment`.
  public var type: String
  /// Contents of the definition as JSON.
  public var contents: String

  public init(type: String, contents: String = "{}") {
    self.type = type
    self.contents = contents
  }
}

/// A line without marks between two labelled ends, stored as any value from 0 to 100: the
/// millimetres of the paper form.
public struct VisualAnalogueDefinition: Sendable, Hashable {
  public static let maximum = 100.0

  public var minimumLabel: TranslatedText
  public var maximumLabel: TranslatedText

  public init(
    minimumLabel: TranslatedText = TranslatedText(), maximumLabel: TranslatedText = TranslatedText()
  ) {
    self.minimumLabel = minimumLabel
    self.maximumLabel = maximumLabel
  }
}
