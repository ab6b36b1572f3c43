import Questionnaires

/// An item's scale as JSON; the member that is present determines the kind.
struct StoredScale: Codable, Sendable, Hashable {
  struct Code: Codable, Sendable, Hashable {
    var code: String
    var weight: Double?
  }

  struct Range: Codable, Sendable, Hashable {
    var minimum: Double
    var maximum: Double
    var step: Double
  }

  var single: [Code]?
  var multiple: [Code]?
  var range: Range?
  /// Unit of a number.
  var number: String?
  var entry: String?
  /// Codes of a ranking.
  var ranking: [String]?

  init(_ scale: AnswerScale) {
    switch scale {
    case .codes(let codes, let isMultiple):
      let sorted = codes.map { Code(code: $0.code, weight: $0.weight) }.sorted { $0.code < $1.code }
      if isMultiple { multiple = sorted } else { single = sorted }
    case .range(let minimum, let maximum, let step):
      range = Range(minimum: minimum, maximum: maximum, step: step)
    case .number(let unit): number = unit
    case .entry(let name): entry = name
    case .ranking(let codes): ranking = codes.sorted()
    }
  }

  /// The scale; nil if a later release wrote an unknown kind.
  var scale: AnswerScale? {
    if let codes = single ?? multiple {
      return .codes(
        Set(codes.map { AnswerScale.Code(code: $0.code, weight: $0.weight) }),
        isMultiple: multiple != nil)
    }
    if let range { return .range(minimum: range.minimum, maximum: range.maximum, step: range.step) }
    if let ranking { return .ranking(Set(ranking)) }
    if let number { return .number(unit: number) }
    return entry.map { .entry($0) }
  }
}
