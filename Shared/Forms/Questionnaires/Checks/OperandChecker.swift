/// Checks the operand of a comparison.
struct OperandChecker {
  let target: ConditionTarget
  /// The question's id.
  let name: String

  func check(_ comparison: Comparison, _ operation: Comparison.Operator, _ path: FindingPlace) {
    if operation == .answered || operation == .notAnswered {
      refuse(comparison, path)
      return
    }
    switch target {
    case .codes, .text:
      guard !operation.isOrder else {
        path.field("operator").add(
          .operatorNotApplicable, "answers of `\(name)` have no order; compare for equality")
        return
      }
    case .presence:
      path.field("operator").add(
        .operatorNotApplicable, "`\(name)` can only be tested for having an answer")
      return
    case .number, .moment: break
    }
    switch target {
    case .codes(let known):
      refuse(comparison, but: .codes, path)
      checkCodes(comparison.codes, known, path)
    case .number(let minimum, let maximum):
      refuse(comparison, but: .number, path)
      checkNumber(comparison.number, minimum, maximum, path.field("number"))
    case .moment(let example, let isValid):
      refuse(comparison, but: .text, path)
      if !isValid(comparison.text) {
        path.field("text").add(.comparedTextInvalid, "write it in the stored form: \(example)")
      }
    case .text:
      refuse(comparison, but: .text, path)
      if comparison.text.isEmpty {
        path.field("text").add(.comparedTextInvalid, "give the text to compare with")
      }
    case .presence: break
    }
  }

  private enum Operand { case codes, number, text }

  private func refuse(_ comparison: Comparison, but allowed: Operand? = nil, _ path: FindingPlace) {
    if allowed != .codes, !comparison.codes.isEmpty {
      path.field("codes").add(.codesNotApplicable, "leave the codes out here")
    }
    if allowed != .number, comparison.number != nil {
      path.field("number").add(.numberNotApplicable, "leave the number out here")
    }
    if allowed != .text, !comparison.text.isEmpty {
      path.field("text").add(.textNotApplicable, "leave the text out here")
    }
  }

  private func checkCodes(_ given: [String], _ known: Set<String>, _ path: FindingPlace) {
    if given.isEmpty {
      path.field("codes").add(.codesMissing, "name the codes to compare with")
    }
    var seen = Set<String>()
    for (position, code) in given.enumerated() {
      let here = path.item("codes", position)
      if !known.contains(code) {
        here.add(.codeUnknown, "the question has no option `\(code)`; it has \(known.listed)")
      } else if !seen.insert(code).inserted {
        here.add(.codeDuplicate, "duplicate code `\(code)`")
      }
    }
  }

  private func checkNumber(
    _ number: Double?, _ minimum: Double?, _ maximum: Double?, _ path: FindingPlace
  ) {
    guard let number else {
      path.add(.numberMissing, "give the number to compare with")
      return
    }
    guard number.isFinite else {
      path.add(.numberNotFinite, "give a finite number")
      return
    }
    if number < minimum ?? -.infinity || number > maximum ?? .infinity {
      path.add(.numberOutOfRange, "no answer can reach \(number)")
    }
  }
}
