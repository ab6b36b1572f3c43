internal import Questionnaires

/// Reads a calculation as a score if it is a sum or mean of answers with weights.
///
/// `${a} + 2 * ${b}` has a value only if both are answered; with `coalesce(${a}, 0)` for every
/// answer it counts the answered ones.
struct ScoreReader {
  /// The score item of an answer or another calculation; nil if it cannot be counted.
  let subject: (String) -> (ScoreItem.Subject, range: ClosedRange<Double>?)?

  func score(_ expression: Formula, id: String) -> ScoreDefinition? {
    var score = ScoreDefinition(id: id, method: .sum, items: [])
    var rest = expression
    if case .binary(let sign, let left, let right) = rest, sign == .plus || sign == .minus,
      let constant = right.constantNumber
    {
      score.offset = sign == .plus ? constant : -constant
      rest = left
    }
    if case .binary(.times, let left, let right) = rest {
      if let factor = left.constantNumber, Self.isCompound(right) {
        (score.factor, rest) = (factor, right)
      } else if let factor = right.constantNumber, Self.isCompound(left) {
        (score.factor, rest) = (factor, left)
      }
    }
    var divisor: Double?
    if case .binary(.divided, let left, let right) = rest, let number = right.constantNumber,
      number != 0
    {
      (divisor, rest) = (number, left)
    }
    var present = 0
    for part in rest.parts(of: .plus) {
      guard let (item, mayBeMissing) = item(part) else { return nil }
      score.items.append(item)
      if mayBeMissing { present += 1 }
    }
    guard present == 0 || present == score.items.count else { return nil }
    if present > 0, score.items.count > 1 { score.minimumAnswered = 1 }
    if let divisor {
      let weights = score.items.map(\.weight).reduce(0, +)
      if divisor == weights, present == 0 {
        score.method = .mean
      } else {
        score.factor /= divisor
      }
    }
    return score
  }

  private static func isCompound(_ expression: Formula) -> Bool {
    switch expression {
    case .binary(.plus, _, _), .binary(.divided, _, _): true
    default: false
    }
  }

  private func item(_ expression: Formula) -> (ScoreItem, mayBeMissing: Bool)? {
    switch expression {
    case .field(let field):
      return subject(field.name).map { (ScoreItem($0.0), false) }
    case .call("coalesce", let arguments):
      guard arguments.count == 2, case .field(let field) = arguments[0],
        arguments[1].constantNumber == 0
      else { return nil }
      return subject(field.name).map { (ScoreItem($0.0), true) }
    case .negated(let part): return weighted(part, -1)
    case .binary(.times, let left, let right):
      if let weight = left.constantNumber { return weighted(right, weight) }
      return right.constantNumber.flatMap { weighted(left, $0) }
    case .binary(.minus, let ends, .field(let field)):
      guard let sum = ends.constantNumber, let (subject, range) = subject(field.name), let range,
        sum == range.lowerBound + range.upperBound
      else { return nil }
      return (ScoreItem(subject, isReversed: true), false)
    default: return nil
    }
  }

  private func weighted(
    _ expression: Formula, _ weight: Double
  ) -> (ScoreItem, mayBeMissing: Bool)? {
    item(expression).map { item, mayBeMissing in
      var item = item
      item.weight *= weight
      return (item, mayBeMissing)
    }
  }

  /// The range of answers whose score value equals their number in an expression; nil if the two
  /// differ, as for options with weights of their own.
  static func plainRange(_ kind: QuestionDefinition.Kind?) -> PlainRange? {
    switch kind {
    case .singleChoice(let choice):
      guard
        choice.options.allSatisfy({ option in
          option.isMissing
            || DecimalSyntax.number(option.code).map { option.weight ?? $0 == $0 } ?? false
        })
      else { return nil }
    case .slider, .number: break
    default: return nil
    }
    return CountableScale(kind).map { PlainRange(range: $0.range) }
  }

  struct PlainRange {
    /// The range; nil if unbounded.
    var range: ClosedRange<Double>?
  }
}
