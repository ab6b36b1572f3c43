package import Questionnaires

/// An item's scale as JSON. Which member is there says which kind it is.
package struct StoredScale: Codable, Sendable, Hashable {
  package struct Code: Codable, Sendable, Hashable {
    package var code: String
    package var weight: Double?

    package init(code: String, weight: Double? = nil) {
      self.code = code
      self.weight = weight
    }
  }

  package struct Range: Codable, Sendable, Hashable {
    package var minimum: Double
    package var maximum: Double
    package var step: Double

    package init(minimum: Double, maximum: Double, step: Double) {
      self.minimum = minimum
      self.maximum = maximum
      self.step = step
    }
  }

  package var single: [Code]?
  package var multiple: [Code]?
  package var range: Range?
  /// The unit of a number.
  package var number: String?
  package var entry: String?

  package init(_ scale: AnswerScale) {
    switch scale {
    case .codes(let codes, let isMultiple):
      let sorted = codes.map { Code(code: $0.code, weight: $0.weight) }.sorted { $0.code < $1.code }
      if isMultiple { multiple = sorted } else { single = sorted }
    case .range(let minimum, let maximum, let step):
      range = Range(minimum: minimum, maximum: maximum, step: step)
    case .number(let unit): number = unit
    case .entry(let name): entry = name
    }
  }

  /// Nil for one that a later version of this program wrote.
  package var scale: AnswerScale? {
    if let codes = single ?? multiple {
      return .codes(
        Set(codes.map { AnswerScale.Code(code: $0.code, weight: $0.weight) }),
        isMultiple: multiple != nil)
    }
    if let range { return .range(minimum: range.minimum, maximum: range.maximum, step: range.step) }
    if let number { return .number(unit: number) }
    return entry.map { .entry($0) }
  }
}
