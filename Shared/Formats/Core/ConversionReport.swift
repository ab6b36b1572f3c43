public import Questionnaires

/// What became of a definition on its way into or out of a format.
public struct ConversionReport: Sendable, Hashable {
  /// Something that the other side cannot express.
  public struct Loss: Sendable, Hashable, CustomStringConvertible {
    /// The element, by its id or as the file names it; empty for the definition as a whole.
    public var place: String
    /// What it is: a type, a rule, a property.
    public var what: String
    /// What was done instead, or is to be done by hand.
    public var advice: String

    public init(place: String, what: String, advice: String) {
      self.place = place
      self.what = what
      self.advice = advice
    }

    public var description: String {
      place.isEmpty ? "\(what): \(advice)" : "\(place): \(what): \(advice)"
    }
  }

  /// Elements by their type; see `ElementDefinition.typeName`.
  public private(set) var counts: [String: Int] = [:]
  /// Every element, or property of one, that could not be expressed.
  public private(set) var losses: [Loss] = []
  /// Losses beyond the limit.
  public private(set) var omittedLosses = 0
  /// What the reader should know though nothing is lost: a code that was changed, a default taken.
  public private(set) var notes: [String] = []
  private let limit: Int

  public init(limits: FormatLimits = .default) { limit = limits.findingsMax }

  public mutating func count(_ element: ElementDefinition) {
    counts[element.typeName, default: 0] += 1
  }

  public mutating func count(_ questionnaire: QuestionnaireDefinition) {
    for element in questionnaire.elements { count(element) }
  }

  public mutating func lose(_ place: String, _ what: String, _ advice: String) {
    guard losses.count < limit else {
      omittedLosses += 1
      return
    }
    losses.append(Loss(place: place, what: what, advice: advice))
  }

  public mutating func note(_ text: String) {
    if notes.count < limit { notes.append(text) }
  }

  public var isLossless: Bool { losses.isEmpty }

  /// All elements.
  public var elementCount: Int { counts.values.reduce(0, +) }
}
