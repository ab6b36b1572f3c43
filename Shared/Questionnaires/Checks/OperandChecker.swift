/// Checks what an answer is compared with.
struct OperandChecker {
  let target: ConditionTarget
  /// The question's id.
  let name: String

  func check(
    _ comparison: Comparison, _ operation: Comparison.Operator, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    if operation == .answered || operation == .notAnswered {
      refuse(comparison, path, into: &findings)
      return
    }
    switch target {
    case .codes, .text:
      guard !operation.isOrder else {
        findings.add(
          path.field("operator"), .operatorNotApplicable,
          "answers of `\(name)` have no order; compare for equality")
        return
      }
    case .presence:
      findings.add(
        path.field("operator"), .operatorNotApplicable,
        "of `\(name)` only whether it is answered can be asked")
      return
    case .number, .moment: break
    }
    switch target {
    case .codes(let known):
      refuse(comparison, but: .codes, path, into: &findings)
      checkCodes(comparison.codes, known, path, into: &findings)
    case .number(let minimum, let maximum):
      refuse(comparison, but: .number, path, into: &findings)
      checkNumber(comparison.number, minimum, maximum, path.field("number"), into: &findings)
    case .moment(let example, let isValid):
      refuse(comparison, but: .text, path, into: &findings)
      if !isValid(comparison.text) {
        findings.add(
          path.field("text"), .comparedTextInvalid, "write it as it is stored: \(example)")
      }
    case .text:
      refuse(comparison, but: .text, path, into: &findings)
      if comparison.text.isEmpty {
        findings.add(path.field("text"), .comparedTextInvalid, "give the text to compare with")
      }
    case .presence: break
    }
  }

  private enum Operand { case codes, number, text }

  private func refuse(
    _ comparison: Comparison, but allowed: Operand? = nil, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    if allowed != .codes, !comparison.codes.isEmpty {
      findings.add(path.field("codes"), .codesNotApplicable, "leave the codes out here")
    }
    if allowed != .number, comparison.number != nil {
      findings.add(path.field("number"), .numberNotApplicable, "leave the number out here")
    }
    if allowed != .text, !comparison.text.isEmpty {
      findings.add(path.field("text"), .textNotApplicable, "leave the text out here")
    }
  }

  private func checkCodes(
    _ given: [String], _ known: Set<String>, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    if given.isEmpty {
      findings.add(path.field("codes"), .codesMissing, "name the codes to compare with")
    }
    var seen = Set<String>()
    for (position, code) in given.enumerated() {
      let here = path.item("codes", position)
      if !known.contains(code) {
        findings.add(
          here, .codeUnknown, "the question has no option `\(code)`; it has \(known.listed)")
      } else if !seen.insert(code).inserted {
        findings.add(here, .codeDuplicate, "`\(code)` stands twice")
      }
    }
  }

  private func checkNumber(
    _ number: Double?, _ minimum: Double?, _ maximum: Double?, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    guard let number else {
      findings.add(path, .numberMissing, "give the number to compare with")
      return
    }
    guard number.isFinite else {
      findings.add(path, .numberNotFinite, "give a finite number")
      return
    }
    if number < minimum ?? -.infinity || number > maximum ?? .infinity {
      findings.add(path, .numberOutOfRange, "no answer can reach \(number)")
    }
  }
}
