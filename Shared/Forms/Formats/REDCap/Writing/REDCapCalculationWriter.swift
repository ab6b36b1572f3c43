internal import Questionnaires

/// Converts scores to calculations.
struct REDCapCalculationWriter {
  /// Something that a calculation cannot express.
  struct Failure: Error {
    var message: String
  }

  /// Variable and kind of a question by element id; nil if it is not in the dictionary.
  let question: (String) -> REDCapLogicWriter.Field?
  /// Variable of a score; nil if it was not written.
  let score: (String) -> String?

  func calculation(_ score: ScoreDefinition) throws(Failure) -> String {
    let needsAll = score.effectiveMinimumAnswered >= score.items.count
    let weights = score.items.reduce(0) { $0 + $1.weight }
    var inner: String
    var isSingle = false
    switch (score.method, needsAll) {
    case (.sum, true), (.proratedSum, true):
      inner = try terms(score.items)
      isSingle = score.items.count == 1
    case (.mean, true):
      isSingle = score.items.count == 1
      // The weight of a single item has no effect.
      inner = isSingle ? try atom(score.items[0]) : "(\(try terms(score.items))) / \(text(weights))"
    case (.sum, false):
      guard score.effectiveMinimumAnswered == 1 else { throw minimum(score) }
      inner = "sum(\(try arguments(score.items)))"
    case (.mean, false), (.proratedSum, false):
      guard score.effectiveMinimumAnswered == 1 else { throw minimum(score) }
      guard score.items.allSatisfy({ $0.weight == 1 }) else {
        throw Failure(message: "REDCap's mean() has no weights; the score is left out")
      }
      inner = "mean(\(try arguments(score.items)))"
      if score.method == .proratedSum { inner = "\(score.items.count) * \(inner)" }
    case (nil, _): throw Failure(message: "the score has no method; it is left out")
    }
    if score.factor != 1 {
      // Otherwise the factor would be read as the weight of the only item.
      if isSingle, score.items[0].weight == 1 || score.method == .mean { inner = "1 * \(inner)" }
      inner = "\(text(score.factor)) * (\(inner))"
    }
    if score.offset != 0 {
      inner =
        "\(isSingle && score.factor == 1 ? inner : "(\(inner))") \(score.offset < 0 ? "-" : "+") "
        + text(score.offset.magnitude)
    }
    return inner
  }

  private func minimum(_ score: ScoreDefinition) -> Failure {
    Failure(
      message: "REDCap requires all items or one, not \(score.effectiveMinimumAnswered) of "
        + "\(score.items.count); the score is left out")
  }

  private func terms(_ items: [ScoreItem]) throws(Failure) -> String {
    var result = ""
    for (index, item) in items.enumerated() {
      if index > 0 { result += item.weight < 0 ? " - " : " + " }
      if index == 0, item.weight < 0 { result += "-" }
      let weight = item.weight.magnitude
      if weight != 1 || (index == 0 && item.weight < 0) { result += "\(text(weight)) * " }
      result += try atom(item)
    }
    return result
  }

  private func arguments(_ items: [ScoreItem]) throws(Failure) -> String {
    var arguments: [String] = []
    for item in items {
      let atom = try atom(item)
      arguments.append(item.weight == 1 ? atom : "\(text(item.weight)) * \(atom)")
    }
    return arguments.joined(separator: ", ")
  }

  private func atom(_ item: ScoreItem) throws(Failure) -> String {
    switch item.subject {
    case .score(let id), .calculation(let id):
      guard let variable = score(id) else {
        throw Failure(message: "it counts the score `\(id)`, which is left out; so this one is too")
      }
      return "[\(variable)]"
    case .question(let id):
      guard let field = question(id) else {
        throw Failure(message: "the dictionary has no field for `\(id)`; the score is left out")
      }
      if case .multipleChoice? = field.kind {
        throw Failure(message: "it counts choices of the checkbox field `\(id)`; it is left out")
      }
      guard let scale = CountableScale(field.kind) else {
        throw Failure(message: "answers of `\(id)` are not numbers in REDCap; it is left out")
      }
      if case .singleChoice(let choice)? = field.kind {
        for option in choice.options
        where scale.weights?[option.code] != DecimalSyntax.number(option.code) {
          throw Failure(
            message: "REDCap counts the codes of `\(id)`, not its weights; the score is left out")
        }
      }
      guard item.isReversed else { return "[\(field.variable)]" }
      guard let range = scale.range else {
        throw Failure(message: "`\(id)` has no bounds for reversing; the score is left out")
      }
      return "(\(text(range.lowerBound + range.upperBound)) - [\(field.variable)])"
    }
  }

  private func text(_ number: Double) -> String { DecimalSyntax.text(number) }
}
