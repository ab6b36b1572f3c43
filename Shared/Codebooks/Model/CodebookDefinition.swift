/// How a variable was asked for, or computed, in some versions of its questionnaire.
public struct CodebookDefinition: Sendable, Hashable, Decodable {
  /// Newest first; empty: it has none.
  public var versions: [UInt32]
  /// The question as it was asked, the score's title, or what the column is.
  public var label: CodebookWords
  /// What was shown with the question.
  public var explanation: CodebookWords?
  /// Title of the nearest group with one: what a row of a matrix is about.
  public var group: CodebookWords?
  /// Of the question, as Otolith's own files call it: `slider`, `single-choice`; `score`, `band`; empty: no question.
  public var type: String
  /// The item of the bank that it is; empty: none.
  public var item: String
  /// It could be left out.
  public var optional: Bool
  /// It was shown only under a condition, its own or one of its group or page.
  public var conditional: Bool
  /// UCUM code; empty: none.
  public var unit: String
  /// The least value; nil: no bound.
  public var minimum: Double?
  public var maximum: Double?
  /// Between two values; nil or 0: any value.
  public var step: Double?
  /// What the least value means.
  public var minimumLabel: CodebookWords?
  /// What the largest value means.
  public var maximumLabel: CodebookWords?
  /// `YYYY-MM-DD`; nil: no bound.
  public var earliest: String?
  public var latest: String?
  /// In Unicode scalars, of a text.
  public var lengthMaximum: Int?
  /// What may stand there, in the order in which it was offered.
  public var codes: [CodebookCode]
  /// Which scores count the answer, and how.
  public var countedBy: [CodebookCount]
  /// How a score is computed.
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

  /// The same in other versions.
  func isSame(as other: CodebookDefinition) -> Bool {
    var copy = other
    copy.versions = versions
    return self == copy
  }
}

/// What may stand in a cell.
public struct CodebookCode: Sendable, Hashable, Decodable {
  public var code: String
  public var label: CodebookWords
  /// What scores count; nil: the code itself, where it is a number.
  public var weight: Double?
  /// Cannot be chosen together with others.
  public var exclusive: Bool

  public init(
    _ code: String, _ label: CodebookWords, weight: Double? = nil, exclusive: Bool = false
  ) {
    self.code = code
    self.label = label
    self.weight = weight
    self.exclusive = exclusive
  }
}

/// How a score counts an answer.
public struct CodebookCount: Sendable, Hashable, Decodable {
  public var score: String
  public var weight: Double
  /// It counts lowest + highest − value of the scale: the item is worded in the opposite direction.
  public var reversed: Bool

  public init(score: String, weight: Double, reversed: Bool) {
    self.score = score
    self.weight = weight
    self.reversed = reversed
  }
}
