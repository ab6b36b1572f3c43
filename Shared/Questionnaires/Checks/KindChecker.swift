internal import Patterns

/// Checks what a question asks for.
struct KindChecker {
  let limits: CatalogueLimits
  let texts: TextChecker

  /// - Parameter path: of the message that the type stands in: a question or a shared answer.
  func check(
    _ kind: QuestionDefinition.Kind?, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    switch kind {
    case nil:
      findings.add(path, .questionTypeMissing, "give the question one of the known types")
    case .singleChoice(let choice):
      checkOptions(
        choice.options, path.field("single_choice"), minimum: 2, mayExclude: false, into: &findings)
    case .multipleChoice(let choice):
      let here = path.field("multiple_choice")
      checkOptions(choice.options, here, minimum: 1, mayExclude: true, into: &findings)
      checkCounts(choice, here, into: &findings)
    case .slider(let slider):
      checkSlider(slider, path.field("slider"), into: &findings)
    case .selfAssessmentManikin(let manikin):
      checkManikin(manikin, path.field("self_assessment_manikin"), into: &findings)
    case .visualAnalogue(let line):
      let here = path.field("visual_analogue")
      checkLabels(line.minimumLabel, line.maximumLabel, here, into: &findings)
    case .number(let number):
      checkNumber(number, path.field("number"), into: &findings)
    case .date(let date):
      checkDate(date, path.field("date"), into: &findings)
    case .duration(let duration):
      if duration.maximumSeconds > 0, duration.minimumSeconds > duration.maximumSeconds {
        findings.add(path.field("duration"), .rangeEmpty, "the minimum is above the maximum")
      }
    case .text(let entry):
      checkText(entry, path.field(entry.style.messageName), into: &findings)
    case .unsupported(let unsupported):
      checkUnsupported(unsupported, path.field("unsupported"), into: &findings)
    case .inherited, .yesNo, .time, .dateTime, .country:
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
      if let weight = option.weight, !weight.isFinite {
        findings.add(here.field("weight"), .weightInvalid, "give a finite number or none")
      }
      texts.check(option.label, here.field("label"), required: true, into: &findings)
    }
  }

  private func checkCounts(
    _ choice: MultipleChoiceDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    let together = UInt32(clamping: choice.options.count { !$0.isExclusive })
    for (name, count) in [
      ("minimum_count", choice.minimumCount), ("maximum_count", choice.maximumCount),
    ] where count > together {
      findings.add(
        path.field(name), .countOutOfRange,
        "only \(together) options can be chosen together")
    }
    if choice.maximumCount > 0, choice.minimumCount > choice.maximumCount {
      findings.add(path, .rangeEmpty, "the minimum count is above the maximum count")
    }
  }

  private func checkManikin(
    _ manikin: ManikinDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    if manikin.dimension == nil {
      findings.add(
        path.field("dimension"), .dimensionMissing,
        "say whether the pictures show valence, arousal or dominance")
    }
    texts.check(manikin.lowestLabel, path.field("lowest_label"), required: false, into: &findings)
    texts.check(manikin.highestLabel, path.field("highest_label"), required: false, into: &findings)
  }

  private func checkLabels(
    _ minimum: TranslatedText, _ maximum: TranslatedText, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    texts.check(minimum, path.field("minimum_label"), required: false, into: &findings)
    texts.check(maximum, path.field("maximum_label"), required: false, into: &findings)
  }

  private func checkSlider(
    _ slider: SliderDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    checkLabels(slider.minimumLabel, slider.maximumLabel, path, into: &findings)
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
        "no whole number of steps of \(slider.step) leads from \(slider.minimum) to "
          + "\(slider.maximum)")
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
    UnitSyntax.check(number.unit, path.field("unit"), into: &findings)
  }

  private func checkDate(
    _ date: DateDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    let bounds = [("earliest", date.earliest), ("latest", date.latest)]
    for (name, bound) in bounds where !bound.isEmpty && !MomentSyntax.isDate(bound) {
      findings.add(path.field(name), .dateInvalid, "`\(bound)` is no date; write 2026-01-31")
    }
    if !date.earliest.isEmpty, !date.latest.isEmpty, date.earliest > date.latest {
      findings.add(path, .rangeEmpty, "the earliest date is after the latest")
    }
  }

  private func checkText(
    _ entry: TextEntryDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    let maximum = entry.style.maximumLengthMax
    if entry.maximumLength > maximum {
      findings.add(
        path.field("maximum_length"), .lengthOutOfRange,
        "\(entry.maximumLength) is more than the \(maximum) characters an answer may have")
    }
    let here = path.field("pattern")
    texts.check(entry.patternHint, here.field("hint"), required: false, into: &findings)
    guard !entry.pattern.isEmpty else { return }
    do throws(PatternError) {
      _ = try TextPattern(entry.pattern)
    } catch {
      findings.add(
        here.field("expression"), .patternInvalid, "at character \(error.position + 1): \(error)")
    }
    if entry.patternHint.isAbsent {
      findings.add(
        here.field("hint"), .patternHintMissing,
        "say in words what is asked for; a participant cannot read the pattern")
    }
  }

  private func checkUnsupported(
    _ unsupported: UnsupportedDefinition, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    if !IdentifierSyntax.isCode(unsupported.type) {
      findings.add(
        path.field("type"), .codeInvalid,
        "`\(unsupported.type)` is no name; use 1–64 letters, digits, `_`, `-`, `.`")
    }
    if unsupported.contents.unicodeScalars.count > limits.annotationCharactersMax {
      findings.add(
        path.field("contents"), .contentsInvalid,
        "at most \(limits.annotationCharactersMax) characters are allowed")
    }
  }
}

extension TextEntryDefinition.Style {
  /// The field of the protocol.
  var messageName: String {
    switch self {
    case .line: "text_line"
    case .area: "text_area"
    case .email, .url, .telephone: rawValue
    }
  }
}
