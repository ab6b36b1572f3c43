/// Checks that what stands in a question from the beginning could be answered.
struct InitialAnswerChecker {
  /// With inheritance resolved.
  let kind: QuestionDefinition.Kind?

  func check(
    _ answer: AnswerValue, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    switch kind {
    // A missing kind is a finding of its own.
    case nil: break
    case .slider, .selfAssessmentManikin, .visualAnalogue:
      findings.add(
        path, .initialAnswerNotApplicable,
        "a scale must not begin with a position, which would bias the answer; leave it out")
    case .inherited, .unsupported:
      findings.add(path, .initialAnswerNotApplicable, "leave it out")
    case let kind?:
      if !isPossible(answer, for: kind) {
        findings.add(path, .initialAnswerInvalid, "this cannot be answered to the question")
      }
    }
  }

  private func isPossible(_ answer: AnswerValue, for kind: QuestionDefinition.Kind) -> Bool {
    guard !answer.isBlank else { return false }
    switch (kind, answer) {
    case (.singleChoice(let choice), .codes(let codes)):
      return codes.count == 1 && choice.options.contains { $0.code == codes[0] }
    case (.multipleChoice(let choice), .codes(let codes)):
      let known = Set(choice.options.map(\.code))
      let isAlone = !choice.options.contains { $0.isExclusive && codes.contains($0.code) }
      return Set(codes).count == codes.count && known.isSuperset(of: codes)
        && (isAlone || codes.count == 1)
    case (.yesNo, .codes(let codes)): return codes == ["yes"] || codes == ["no"]
    case (.country, .codes(let codes)): return codes.count == 1 && CountryCodes.isCode(codes[0])
    case (.number(let number), .number(let value)):
      return value >= number.minimum ?? -.infinity && value <= number.maximum ?? .infinity
        && (!number.isInteger || value == value.rounded())
    case (.duration(let duration), .number(let value)):
      let most = duration.maximumSeconds == 0 ? .infinity : Double(duration.maximumSeconds)
      return value >= Double(duration.minimumSeconds) && value <= most
    case (.date(let date), .text(let text)):
      return MomentSyntax.isDate(text) && text >= date.earliest
        && (date.latest.isEmpty || text <= date.latest)
    case (.time, .text(let text)): return MomentSyntax.isTime(text)
    case (.dateTime, .text(let text)): return MomentSyntax.isDateTime(text)
    case (.text(let entry), .text(let text)):
      return text.unicodeScalars.count <= Int(entry.effectiveMaximumLength)
    default: return false
    }
  }
}
