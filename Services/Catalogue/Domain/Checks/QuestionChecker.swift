/// Checks one question by itself.
struct QuestionChecker {
  let limits: CatalogueLimits
  let texts: TextChecker

  func check(
    _ question: QuestionDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    texts.check(question.text, path.field("text"), required: true, into: &findings)
    texts.check(question.description, path.field("description"), required: false, into: &findings)
    switch question.kind {
    case nil:
      findings.add(path, .questionTypeMissing, "give the question one of the known types")
    case .singleChoice(let options, _):
      checkOptions(
        options, path.field("single_choice"), minimum: 2, mayExclude: false, into: &findings)
    case .multipleChoice(let options):
      checkOptions(
        options, path.field("multiple_choice"), minimum: 1, mayExclude: true, into: &findings)
    case .slider(let slider):
      checkSlider(slider, path.field("slider"), into: &findings)
    case .selfAssessmentManikin(let dimension):
      if dimension == nil {
        findings.add(
          path.field("self_assessment_manikin").field("dimension"), .dimensionMissing,
          "say whether the pictures show valence or arousal")
      }
    case .number(let number):
      checkNumber(number, path.field("number"), into: &findings)
    case .textLine(let length):
      checkLength(length, path.field("text_line"), limits.textLineLengthMax, into: &findings)
    case .textArea(let length):
      checkLength(length, path.field("text_area"), limits.textAreaLengthMax, into: &findings)
    case .yesNo, .date, .time:
      break
    }
  }

  private func checkOptions(
    _ options: [OptionDefinition], _ path: FindingPath, minimum: Int, mayExclude: Bool,
    into findings: inout FindingCollector
  ) {
    if options.count < minimum {
      findings.add(
        path.field("options"), .tooFewOptions,
        "\(options.count) options; at least \(minimum) must be offered")
    }
    if options.count > limits.optionsMax {
      findings.add(
        path.field("options"), .tooManyOptions,
        "\(options.count) options; at most \(limits.optionsMax) are allowed")
    }
    var seen = Set<String>()
    for (position, option) in options.prefix(limits.optionsMax).enumerated() {
      let here = path.item("options", position)
      if !IdentifierSyntax.isCode(option.code) {
        findings.add(
          here.field("code"), .codeInvalid,
          "`\(option.code)` is no code; use 1–64 letters, digits, `_`, `-`, `.`")
      } else if !seen.insert(option.code).inserted {
        findings.add(
          here.field("code"), .codeDuplicate, "`\(option.code)` stands twice; codes must differ")
      }
      if option.isExclusive, !mayExclude {
        findings.add(
          here.field("exclusive"), .exclusiveNotApplicable,
          "a single choice is exclusive anyway; leave it out")
      }
      texts.check(option.label, here.field("label"), required: true, into: &findings)
    }
  }

  private func checkSlider(
    _ slider: SliderDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    texts.check(
      slider.minimumLabel, path.field("minimum_label"), required: false, into: &findings)
    texts.check(
      slider.maximumLabel, path.field("maximum_label"), required: false, into: &findings)
    let numbers = [
      ("minimum", slider.minimum), ("maximum", slider.maximum), ("step", slider.step),
    ]
    for (name, number) in numbers where !number.isFinite {
      findings.add(path.field(name), .numberNotFinite, "give a finite number")
    }
    guard numbers.allSatisfy(\.1.isFinite) else { return }
    if slider.step < 0 {
      findings.add(
        path.field("step"), .stepNegative, "give a positive step, or 0 for a continuous slider")
    }
    guard slider.minimum < slider.maximum else {
      findings.add(
        path, .rangeEmpty,
        "the minimum \(slider.minimum) must be below the maximum \(slider.maximum)")
      return
    }
    if slider.step > 0, !Self.divides(slider.step, slider.maximum - slider.minimum) {
      findings.add(
        path.field("step"), .stepDoesNotDivide,
        "no whole number of steps of \(slider.step) leads from \(slider.minimum) to \(slider.maximum)"
      )
    }
  }

  /// Decimal steps such as 0.01 have no exact binary form, so a billionth of a step is forgiven.
  private static func divides(_ step: Double, _ length: Double) -> Bool {
    let steps = length / step
    return steps >= 1 - 1e-9 && abs(steps - steps.rounded()) <= 1e-9 * max(1, steps)
      && steps <= 1e9
  }

  private func checkNumber(
    _ number: NumberDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    for (name, bound) in [("minimum", number.minimum), ("maximum", number.maximum)] {
      guard let bound else { continue }
      if !bound.isFinite {
        findings.add(path.field(name), .numberNotFinite, "give a finite number or none")
      } else if number.isInteger, bound != bound.rounded() {
        findings.add(path.field(name), .boundNotInteger, "\(bound) is no whole number")
      }
    }
    if let minimum = number.minimum, let maximum = number.maximum, minimum > maximum {
      findings.add(path, .rangeEmpty, "the minimum \(minimum) is above the maximum \(maximum)")
    }
    // UCUM §2: codes are printable ASCII without spaces.
    let isCode = number.unit.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    if !isCode || number.unit.utf8.count > IdentifierSyntax.charactersMax {
      findings.add(
        path.field("unit"), .unitInvalid, "give a UCUM code of at most 64 characters, e.g. `mm[Hg]`"
      )
    }
  }

  private func checkLength(
    _ length: UInt32, _ path: FindingPath, _ maximum: UInt32,
    into findings: inout FindingCollector
  ) {
    if length > maximum {
      findings.add(
        path.field("maximum_length"), .lengthOutOfRange,
        "\(length) is more than the \(maximum) characters an answer may have")
    }
  }
}
