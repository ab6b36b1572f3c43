internal import Questionnaires

/// Converts calculations that are sums or means of fields to scores.
///
/// `[a] + [b]` is blank if one of them is; `sum([a], [b])` and `mean([a], [b])` omit missing ones.
/// `c - [x]`, where `c` is the lowest plus the highest value of `x`, is a reversed item.
struct REDCapCalculationReader {
  let fields: REDCapFields
  /// The questionnaire that contains the calculation.
  let questionnaireID: String
  let position: Int

  private struct Item {
    var item: ScoreItem
    /// Remainder of a subtraction that is not a reversal.
    var constant = 0.0
  }

  /// - Throws: a failure that names the unsupported part.
  func score(
    id: String, title: TranslatedText, _ text: String
  ) throws(FormulaFailure) -> ScoreDefinition {
    var score = try shape(try FormulaParser.parse(text, .redcap))
    score.id = id
    score.title = title
    var seen = Set<ScoreItem.Subject>()
    guard score.items.allSatisfy({ seen.insert($0.subject).inserted }) else {
      throw unsupported("a field is counted twice")
    }
    guard score.items.count <= CatalogueLimits.default.scoreItemsMax, score.factor != 0,
      score.factor.isFinite, score.offset.isFinite,
      score.items.allSatisfy({ $0.weight != 0 && $0.weight.isFinite })
    else { throw unsupported("a factor is 0 or out of range, or there are too many fields") }
    return score
  }

  private func shape(
    _ expression: Formula
  ) throws(FormulaFailure) -> ScoreDefinition {
    if let single = try item(expression) {
      return ScoreDefinition(
        id: "", method: .sum, items: [single.item], offset: single.constant)
    }
    switch expression {
    case .negated(let inner): return scaled(try shape(inner), by: -1)
    case .binary(.times, .number(let factor), let inner),
      .binary(.times, let inner, .number(let factor)):
      return scaled(try shape(inner), by: factor)
    case .binary(.divided, let inner, .number(let divisor)) where divisor != 0:
      return divided(try shape(inner), by: divisor)
    case .call("sum", let arguments):
      return ScoreDefinition(
        id: "", method: .sum, items: try items(arguments), minimumAnswered: 1)
    case .call("mean", let arguments):
      let items = try items(arguments)
      guard items.allSatisfy({ $0.weight == 1 }) else {
        throw unsupported("a mean of weighted fields is not supported")
      }
      return ScoreDefinition(id: "", method: .mean, items: items, minimumAnswered: 1)
    case .call(let name, _): throw unsupported("the function `\(name)` is not supported")
    default:
      guard let terms = expression.terms else {
        throw unsupported("the calculation is neither a sum nor a mean of fields")
      }
      return try sum(terms)
    }
  }

  private func sum(
    _ terms: [(isSubtracted: Bool, value: Formula)]
  ) throws(FormulaFailure) -> ScoreDefinition {
    var offset = 0.0
    var rest: [(isSubtracted: Bool, value: Formula)] = []
    for term in terms {
      if case .number(let number) = term.value {
        offset += term.isSubtracted ? -number : number
      } else {
        rest.append(term)
      }
    }
    if rest.count == 1, try item(rest[0].value) == nil {
      var score = scaled(try shape(rest[0].value), by: rest[0].isSubtracted ? -1 : 1)
      score.offset += offset
      return score
    }
    var score = ScoreDefinition(id: "", method: .sum, items: [], offset: offset)
    for term in rest {
      guard var found = try item(term.value) else {
        throw unsupported("a term is neither a field nor a multiple of one")
      }
      if term.isSubtracted {
        found.item.weight.negate()
        found.constant.negate()
      }
      score.items.append(found.item)
      score.offset += found.constant
    }
    guard !score.items.isEmpty else { throw unsupported("no field is counted") }
    return score
  }

  private func items(
    _ arguments: [Formula]
  ) throws(FormulaFailure) -> [ScoreItem] {
    guard !arguments.isEmpty else { throw unsupported("no field is counted") }
    var items: [ScoreItem] = []
    for argument in arguments {
      guard let found = try item(argument), found.constant == 0 else {
        throw unsupported("an argument is neither a field nor a multiple of one")
      }
      items.append(found.item)
    }
    return items
  }

  private func scaled(_ score: ScoreDefinition, by factor: Double) -> ScoreDefinition {
    var score = score
    let isMeanOfThese =
      score.method == .mean && score.minimumAnswered == 1 && score.factor == 1
      && score.offset == 0 && factor == Double(score.items.count) && score.items.count > 1
    if isMeanOfThese {
      score.method = .proratedSum
      return score
    }
    score.factor *= factor
    score.offset *= factor
    return score
  }

  private func divided(_ score: ScoreDefinition, by divisor: Double) -> ScoreDefinition {
    var score = score
    let weights = score.items.reduce(0) { $0 + $1.weight }
    if score.method == .sum, score.minimumAnswered == 0, score.factor == 1, score.offset == 0,
      score.items.count > 1, divisor == weights
    {
      score.method = .mean
      return score
    }
    score.factor /= divisor
    score.offset /= divisor
    return score
  }

  /// Returns a field, its reversal, or a multiple of either; nil for other formulas.
  private func item(_ expression: Formula) throws(FormulaFailure) -> Item? {
    switch expression {
    case .negated(let inner):
      guard var found = try atom(inner) else { return nil }
      found.item.weight.negate()
      found.constant.negate()
      return found
    case .binary(.times, .number(let weight), let inner),
      .binary(.times, let inner, .number(let weight)):
      guard var found = try atom(inner) else { return nil }
      found.item.weight *= weight
      found.constant *= weight
      return found
    case .binary(.divided, let inner, .number(let divisor)) where divisor != 0:
      guard var found = try atom(inner) else { return nil }
      found.item.weight /= divisor
      found.constant /= divisor
      return found
    default: return try atom(expression)
    }
  }

  private func atom(_ expression: Formula) throws(FormulaFailure) -> Item? {
    if case .field(let name) = expression {
      return Item(item: ScoreItem(try subject(name).subject))
    }
    guard case .binary(.minus, .number(let constant), .field(let name)) = expression else {
      return nil
    }
    let (subject, range) = try subject(name)
    if let range, range.lowerBound + range.upperBound == constant {
      return Item(item: ScoreItem(subject, isReversed: true))
    }
    return Item(item: ScoreItem(subject, weight: -1), constant: constant)
  }

  private func subject(
    _ name: FormulaField
  ) throws(FormulaFailure) -> (subject: ScoreItem.Subject, range: ClosedRange<Double>?) {
    guard let field = fields[name.name] else {
      throw FormulaFailure(
        offset: name.offset, message: "the dictionary has no field `\(name.name)`")
    }
    guard field.questionnaireID == questionnaireID else {
      throw unsupported("`\(name.name)` belongs to another form", name)
    }
    if field.isScore {
      guard field.position < position else {
        throw unsupported("the calculation `\(name.name)` is not an earlier one", name)
      }
      return (.score(field.elementID), nil)
    }
    if case .multipleChoice? = field.kind {
      throw unsupported("choices of the checkbox field `\(name.name)` are counted", name)
    }
    guard name.code == nil, let scale = CountableScale(field.kind) else {
      throw unsupported("answers of `\(name.name)` are not numbers", name)
    }
    return (.question(field.elementID), scale.range)
  }

  private func unsupported(
    _ message: String, _ name: FormulaField? = nil
  ) -> FormulaFailure {
    FormulaFailure(offset: name?.offset ?? 0, message: message, isUnsupported: true)
  }
}
