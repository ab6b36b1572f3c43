internal import Patterns

/// Checks the type of a question.
struct KindChecker {
  let limits: CatalogueLimits
  let texts: TextChecker

  /// - Parameter path: path of the message that contains the type: a question or a shared answer.
  func check(_ kind: QuestionDefinition.Kind?, _ path: FindingPlace) {
    switch kind {
    case nil:
      path.add(.questionTypeMissing, "give the question one of the known types")
    case .singleChoice(let choice):
      checkOptions(choice.options, path.field("single_choice"), mayExclude: false)
    case .multipleChoice(let choice):
      let here = path.field("multiple_choice")
      checkOptions(choice.options, here, mayExclude: true)
      checkCounts(choice, here)
    case .slider(let slider):
      checkSlider(slider, path.field("slider"))
    case .selfAssessmentManikin(let manikin):
      checkManikin(manikin, path.field("self_assessment_manikin"))
    case .visualAnalogue(let line):
      let here = path.field("visual_analogue")
      checkLabels(line.minimumLabel, line.maximumLabel, here)
    case .number(let number):
      checkNumber(number, path.field("number"))
    case .date(let date):
      checkDate(date, path.field("date"))
    case .duration(let duration):
      if duration.maximumSeconds > 0, duration.minimumSeconds > duration.maximumSeconds {
        path.field("duration").add(.rangeEmpty, "the minimum is above the maximum")
      }
    case .ranking(let ranking):
      checkRanking(ranking, path.field("ranking"))
    case .countdown(let countdown):
      if !(1...limits.countdownSecondsMax).contains(countdown.seconds) {
        path.field("countdown").field("seconds").add(
          .countdownOutOfRange, "give 1–\(limits.countdownSecondsMax) seconds")
      }
    case .text(let entry):
      checkText(entry, path.field(entry.style.messageName))
    case .file(let file):
      checkFile(file, path.field("file"))
    case .unsupported(let unsupported):
      checkUnsupported(unsupported, path.field("unsupported"))
    case .inherited, .yesNo, .time, .dateTime, .country:
      break
    }
  }

  private func checkOptions(
    _ options: [OptionDefinition], _ path: FindingPlace, mayExclude: Bool
  ) {
    // One option is a confirmation: "I agree".
    if options.isEmpty {
      path.field("options").add(.tooFewOptions, "no options; offer at least one")
    }
    if options.count > limits.optionsMax {
      path.field("options").add(
        .tooManyOptions, "\(options.count) options; at most \(limits.optionsMax) are allowed")
    }
    var seen = Set<String>()
    for (position, option) in options.prefix(limits.optionsMax).enumerated() {
      let here = path.item("options", position)
      if !IdentifierSyntax.isCode(option.code) {
        here.field("code").add(
          .codeInvalid, "invalid code `\(option.code)`; use 1–64 letters, digits, `_`, `-`, `.`")
      } else if !seen.insert(option.code).inserted {
        here.field("code").add(
          .codeDuplicate, "duplicate code `\(option.code)`; codes must be unique")
      }
      if option.isExclusive, !mayExclude {
        here.field("exclusive").add(
          .exclusiveNotApplicable, "options of a single choice are always exclusive; leave it out")
      }
      if let weight = option.weight, !weight.isFinite {
        here.field("weight").add(.weightInvalid, "give a finite number or none")
      }
      texts.check(option.label, here.field("label"), required: true)
    }
  }

  private func checkCounts(_ choice: MultipleChoiceDefinition, _ path: FindingPlace) {
    let together = UInt32(clamping: choice.options.count { !$0.isExclusive })
    for (name, count) in [
      ("minimum_count", choice.minimumCount), ("maximum_count", choice.maximumCount),
    ] where count > together {
      path.field(name).add(
        .countOutOfRange, "at most \(together) options can be chosen together")
    }
    if choice.maximumCount > 0, choice.minimumCount > choice.maximumCount {
      path.add(.rangeEmpty, "the minimum count is above the maximum count")
    }
  }

  private func checkRanking(_ ranking: RankingDefinition, _ path: FindingPlace) {
    checkOptions(ranking.options, path, mayExclude: false)
    let count = ranking.options.count
    if count == 1 || count > limits.rankedOptionsMax {
      path.field("options").add(
        count == 1 ? .tooFewOptions : .tooManyOptions,
        "\(count) options; a ranking has 2–\(limits.rankedOptionsMax)")
    }
    if ranking.rankedCount > count {
      path.field("ranked_count").add(
        .rankedCountOutOfRange, "\(ranking.rankedCount) of \(count) options cannot be ranked")
    }
  }

  private func checkManikin(_ manikin: ManikinDefinition, _ path: FindingPlace) {
    if manikin.dimension == nil {
      path.field("dimension").add(
        .dimensionMissing, "specify valence, arousal or dominance")
    }
    texts.check(manikin.lowestLabel, path.field("lowest_label"), required: false)
    texts.check(manikin.highestLabel, path.field("highest_label"), required: false)
  }

  private func checkLabels(
    _ minimum: TranslatedText, _ maximum: TranslatedText, _ path: FindingPlace
  ) {
    texts.check(minimum, path.field("minimum_label"), required: false)
    texts.check(maximum, path.field("maximum_label"), required: false)
  }

  private func checkSlider(_ slider: SliderDefinition, _ path: FindingPlace) {
    checkLabels(slider.minimumLabel, slider.maximumLabel, path)
    let numbers = [
      ("minimum", slider.minimum), ("maximum", slider.maximum), ("step", slider.step),
    ]
    for (name, number) in numbers where !number.isFinite {
      path.field(name).add(.numberNotFinite, "give a finite number")
    }
    guard numbers.allSatisfy(\.1.isFinite) else { return }
    if slider.step < 0 {
      path.field("step").add(.stepNegative, "give a positive step, or 0 for a continuous slider")
    }
    guard slider.minimum < slider.maximum else {
      path.add(
        .rangeEmpty, "the minimum \(slider.minimum) must be below the maximum \(slider.maximum)")
      return
    }
    if slider.step > 0, !slider.stepDividesRange {
      path.field("step").add(
        .stepDoesNotDivide,
        "the range is not a multiple of the step \(slider.step) from \(slider.minimum) to "
          + "\(slider.maximum)")
    }
    checkAppearance(slider, path)
  }

  /// Checks the labels and marks of a slider with a valid range.
  private func checkAppearance(_ slider: SliderDefinition, _ path: FindingPlace) {
    if slider.labels.count > limits.sliderLabelsMax {
      path.field("labels").add(
        .sliderLabelInvalid,
        "\(slider.labels.count) labels; at most \(limits.sliderLabelsMax) are allowed")
    }
    var before = -Double.infinity
    for (position, label) in slider.labels.enumerated() {
      let here = path.item("labels", position)
      if !(slider.minimum...slider.maximum).contains(label.value) || label.value <= before {
        here.field("value").add(
          .sliderLabelInvalid,
          "give values from \(slider.minimum) to \(slider.maximum) in ascending order")
      }
      before = label.value
      texts.check(label.text, here.field("label"), required: true)
    }
    let steps = slider.step > 0 ? (slider.maximum - slider.minimum) / slider.step : .infinity
    if slider.hasMarks, steps > Double(limits.sliderMarksMax) {
      path.field("marks").add(
        .sliderMarksNotApplicable,
        "marks need a step, and at most \(limits.sliderMarksMax) steps from end to end")
    }
    if slider.isVertical, slider.isKnob {
      path.field("vertical").add(.sliderMarksNotApplicable, "a knob has no direction; leave it out")
    }
  }

  private func checkNumber(_ number: NumberDefinition, _ path: FindingPlace) {
    for (name, bound) in [("minimum", number.minimum), ("maximum", number.maximum)] {
      guard let bound else { continue }
      if !bound.isFinite {
        path.field(name).add(.numberNotFinite, "give a finite number or none")
      } else if number.isInteger, bound != bound.rounded() {
        path.field(name).add(.boundNotInteger, "\(bound) is not a whole number")
      }
    }
    if let minimum = number.minimum, let maximum = number.maximum, minimum > maximum {
      path.add(.rangeEmpty, "the minimum \(minimum) is above the maximum \(maximum)")
    }
    UnitSyntax.check(number.unit, path.field("unit"))
    checkPattern(number.pattern, number.patternHint, path.field("pattern"))
  }

  private func checkDate(_ date: DateDefinition, _ path: FindingPlace) {
    let bounds = [("earliest", date.earliest), ("latest", date.latest)]
    for (name, bound) in bounds where !bound.isEmpty && !MomentSyntax.isDate(bound) {
      path.field(name).add(.dateInvalid, "invalid date `\(bound)`; write 2026-01-31")
    }
    if !date.earliest.isEmpty, !date.latest.isEmpty, date.earliest > date.latest {
      path.add(.rangeEmpty, "the earliest date is after the latest")
    }
  }

  private func checkText(_ entry: TextEntryDefinition, _ path: FindingPlace) {
    let maximum = entry.style.maximumLengthMax
    if entry.maximumLength > maximum {
      path.field("maximum_length").add(
        .lengthOutOfRange, "\(entry.maximumLength) exceeds the maximum of \(maximum) characters")
    }
    checkPattern(entry.pattern, entry.patternHint, path.field("pattern"))
  }

  private func checkPattern(_ pattern: String, _ hint: TranslatedText, _ here: FindingPlace) {
    texts.check(hint, here.field("hint"), required: false)
    guard !pattern.isEmpty else { return }
    do throws(PatternError) {
      _ = try TextPattern(pattern)
    } catch {
      here.field("expression").add(.patternInvalid, "at character \(error.position + 1): \(error)")
    }
    if hint.isAbsent {
      here.field("hint").add(
        .patternHintMissing,
        "describe the expected answer in words; participants do not see the pattern")
    }
  }

  private func checkFile(_ file: FileDefinition, _ path: FindingPlace) {
    if file.kind == nil {
      path.field("kind").add(.fileKindMissing, "specify photo, audio, drawing or any")
    }
    if file.maximumBytes > FileDefinition.maximumBytesMax {
      path.field("maximum_bytes").add(
        .fileLimitInvalid, "at most \(FileDefinition.maximumBytesMax) bytes are allowed")
    }
    if file.maximumSeconds > FileDefinition.maximumSecondsMax {
      path.field("maximum_seconds").add(
        .fileLimitInvalid, "at most \(FileDefinition.maximumSecondsMax) seconds are allowed")
    } else if file.maximumSeconds > 0, file.kind != .audio {
      path.field("maximum_seconds").add(.fileLimitInvalid, "only recordings have a length")
    }
    if file.isSignature, file.kind != .drawing {
      path.field("signature").add(.fileLimitInvalid, "only drawings can be signatures")
    }
  }

  private func checkUnsupported(_ unsupported: UnsupportedDefinition, _ path: FindingPlace) {
    if !IdentifierSyntax.isCode(unsupported.type) {
      path.field("type").add(
        .codeInvalid, "invalid name `\(unsupported.type)`; use 1–64 letters, digits, `_`, `-`, `.`")
    }
    if unsupported.contents.unicodeScalars.count > limits.annotationCharactersMax {
      path.field("contents").add(
        .contentsInvalid, "at most \(limits.annotationCharactersMax) characters are allowed")
    }
  }
}

extension TextEntryDefinition.Style {
  /// The field name in the protocol.
  var messageName: String {
    switch self {
    case .line: "text_line"
    case .area: "text_area"
    case .email, .url, .telephone: rawValue
    }
  }
}
