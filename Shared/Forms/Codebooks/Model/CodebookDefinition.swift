/// The definition of a variable in some versions of its questionnaire.
public struct CodebookDefinition: Sendable, Hashable, Codable {
  /// Versions, newest first; empty for variables without versions.
  public var versions: [UInt32]
  /// The text of the question, the title of the score, or a description of the column.
  public var label: CodebookWords
  /// Explanation shown with the question.
  public var explanation: CodebookWords?
  /// Title of the nearest group with one: the subject of a matrix row.
  public var group: CodebookWords?
  /// Question type as in Otolith's own files: `slider`, `single-choice`; or `score`, `band`; empty
  /// for other columns.
  public var type: String
  /// Id of the bank item; empty if there is no item.
  public var item: String
  /// Whether it could stay unanswered.
  public var optional: Bool
  /// Whether it was shown under a condition, its own or that of its group or page.
  public var conditional: Bool
  /// UCUM code; empty if there is no unit.
  public var unit: String
  /// The least value; nil if unbounded.
  public var minimum: Double?
  public var maximum: Double?
  /// Distance between two values; nil or 0 for any value.
  public var step: Double?
  /// Meaning of the least value.
  public var minimumLabel: CodebookWords?
  /// Meaning of the largest value.
  public var maximumLabel: CodebookWords?
  /// `YYYY-MM-DD`; nil if unbounded.
  public var earliest: String?
  public var latest: String?
  /// Maximum length of a text in Unicode scalars.
  public var lengthMaximum: Int?
  /// Possible codes in display order.
  public var codes: [CodebookCode]
  /// The scores that count the answer.
  public var countedBy: [CodebookCount]
  /// The computation of a score.
  public var score: CodebookScore?

  public init(
    versions: [UInt32] = [], label: CodebookWords, explanation: CodebookWords? = nil,
    group: CodebookWords? = nil, type: String = "", item: String = "", optional: Bool = false,
    conditional: Bool = false, unit: String = "", minimum: Double? = nil, maximum: Double? = nil,
    step: Double? = nil, minimumLabel: CodebookWords? = nil, maximumLabel: CodebookWords? = nil,
    earliest: String? = nil, latest: String? = nil, lengthMaximum: Int? = nil,
    codes: [CodebookCode] = [], countedBy: [CodebookCount] = [], score: CodebookScore? = nil
  ) {
    self.versions = versions
    self.label = label
    self.explanation = explanation
    self.group = group
    self.type = type
    self.item = item
    self.optional = optional
    self.conditional = conditional
    self.unit = unit
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    self.minimumLabel = minimumLabel
    self.maximumLabel = maximumLabel
    self.earliest = earliest
    self.latest = latest
    self.lengthMaximum = lengthMaximum
    self.codes = codes
    self.countedBy = countedBy
    self.score = score
  }

  /// Whether both are equal apart from their versions.
  func isSame(as other: CodebookDefinition) -> Bool {
    var copy = other
    copy.versions = versions
    return self == copy
  }
}

/// A possible code of a cell.
public struct CodebookCode: Sendable, Hashable, Codable {
  public var code: String
  public var label: CodebookWords
  /// Value for scores; nil to use the code itself if it is a number.
  public var weight: Double?
  /// Whether it excludes all other options.
  public var exclusive: Bool
  /// Whether it means that there is no answer.
  public var missing: Bool

  public init(
    _ code: String, _ label: CodebookWords, weight: Double? = nil, exclusive: Bool = false,
    missing: Bool = false
  ) {
    self.code = code
    self.label = label
    self.weight = weight
    self.exclusive = exclusive
    self.missing = missing
  }
}

/// How a score counts an answer.
public struct CodebookCount: Sendable, Hashable, Codable {
  public var score: String
  public var weight: Double
  /// Whether it counts lowest + highest − value of the scale, because the item is worded in the
  /// opposite direction.
  public var reversed: Bool

  public init(score: String, weight: Double, reversed: Bool) {
    self.score = score
    self.weight = weight
    self.reversed = reversed
  }
}

/// A text with its language, which may differ from the requested one.
public struct CodebookWords: Sendable, Hashable, Codable {
  public var text: String
  /// BCP 47.
  public var language: String

  public init(_ text: String, language: String) {
    self.text = text
    self.language = language
  }
}
