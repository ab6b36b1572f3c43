internal import Questionnaires

/// Reads the kind of an item.
struct FHIRKindReader {
  let context: FHIRImport
  let item: FHIRObject
  /// Codes of the item's controls.
  let controls: Set<String>
  /// Labels from display items below the question.
  var minimumLabel = TranslatedText()
  var maximumLabel = TranslatedText()

  struct Result {
    var kind: QuestionDefinition.Kind
    var initial: AnswerValue?
    var annotations: [Annotation] = []
    /// Positions in the order of the options.
    var optionPositions: [SourcePosition] = []
    /// Label of the option that stands for a text in an open choice.
    var openLabel: TranslatedText?
  }

  /// Reads the kind by `type`.
  ///
  /// - Returns: nil for types without an equivalent; then nothing was consumed.
  func read(_ type: String) -> Result? {
    switch type {
    case "boolean": return Result(kind: .yesNo, initial: initialCode(["yes", "no"]))
    case "choice", "open-choice", "coding", "question": return readChoice(type)
    case "decimal", "integer":
      return item.has("answerOption") ? readChoice(type) : readNumber(type)
    case "quantity": return readQuantity()
    case "date": return item.has("answerOption") ? readChoice(type) : readDate()
    case "time":
      return item.has("answerOption")
        ? readChoice(type) : Result(kind: .time, initial: initialMoment(FHIRMoment.localTime))
    case "dateTime":
      let isLocal = item.flag(of: FHIRAddress.own(.localTime))
      return Result(
        kind: .dateTime,
        initial: initialMoment { text in
          FHIRMoment.localDateTime(text).map { ($0.text, isLocal && $0.isExact) }
        })
    case "string", "text", "url":
      return item.has("answerOption") ? readChoice(type) : readText(type)
    case "attachment": return readFile()
    default: return nil
    }
  }

  // MARK: Numbers

  private func readNumber(_ type: String) -> Result {
    let minimum = bound(FHIRAddress.minValue)
    let maximum = bound(FHIRAddress.maxValue)
    if let code = item.text(of: FHIRAddress.own(.manikin)) {
      dropInitial("scales have no initial position")
      return Result(
        kind: .selfAssessmentManikin(
          ManikinDefinition(
            ManikinDefinition.Dimension(rawValue: code), lowestLabel: minimumLabel,
            highestLabel: maximumLabel)))
    }
    if item.flag(of: FHIRAddress.own(.visualAnalogue)) {
      dropInitial("scales have no initial position")
      return Result(
        kind: .visualAnalogue(
          VisualAnalogueDefinition(minimumLabel: minimumLabel, maximumLabel: maximumLabel)))
    }
    if item.flag(of: FHIRAddress.own(.duration)) {
      _ = item.extensions(FHIRAddress.unit)
      return Result(
        kind: .duration(
          DurationDefinition(
            minimumSeconds: minimum.flatMap { UInt32(exactly: $0) } ?? 0,
            maximumSeconds: maximum.flatMap { UInt32(exactly: $0) } ?? 0)),
        initial: initialNumber())
    }
    if let seconds = item.count(of: FHIRAddress.own(.countdown)) {
      _ = item.extensions(FHIRAddress.unit)
      dropInitial("a countdown has no initial answer")
      return Result(
        kind: .countdown(
          CountdownDefinition(
            seconds: seconds, isSkippable: item.flag(of: FHIRAddress.own(.skippable)))))
    }
    if controls.contains("slider") {
      if let minimum, let maximum { return readSlider(type, minimum, maximum) }
      context.lose(
        item, "a slider without `minValue` and `maxValue`", "it became a number", .changed)
    }
    let isWhole = item.flag(of: FHIRAddress.own(.wholeNumber))
    var number = NumberDefinition(
      minimum: minimum, maximum: maximum, isInteger: type == "integer" || isWhole, unit: unit())
    var annotations: [Annotation] = []
    number.pattern = pattern(unless: nil, &annotations)
    number.patternHint = context.text(.entryFormat, of: item)
    return Result(kind: .number(number), initial: initialNumber(), annotations: annotations)
  }

  private func readSlider(_ type: String, _ minimum: Double, _ maximum: Double) -> Result {
    dropInitial("sliders have no initial position")
    let whole = item.number(of: FHIRAddress.sliderStep)
    let step = item.number(of: FHIRAddress.own(.sliderStep)) ?? whole
    let slider = SliderDefinition(
      minimum: minimum, maximum: maximum, step: step ?? (type == "integer" ? 1 : 0),
      minimumLabel: minimumLabel, maximumLabel: maximumLabel,
      isKnob: item.flag(of: FHIRAddress.own(.knob)),
      showsNumber: item.flag(of: FHIRAddress.own(.showsNumber)),
      labels: item.text(of: FHIRAddress.own(.sliderLabels)).map(FHIRWords.labels) ?? [],
      hasMarks: item.flag(of: FHIRAddress.own(.sliderMarks)),
      isVertical: item.flag(of: FHIRAddress.own(.vertical)))
    var result = Result(kind: .slider(slider))
    if QuestionDefinition.Kind.slider(slider).fhirType() != type {
      result.annotations = [Annotation(key: FHIRAddress.Key.type, value: type)]
    }
    return result
  }

  private func readQuantity() -> Result? {
    let options = item.json["extension"]?.array?.filter {
      $0["url"]?.string == FHIRAddress.unitOption
    }
    // A choice of units needs a second value.
    guard (options ?? []).count <= 1 else { return nil }
    let initial = item.peek("initial")?.array?.first?["valueQuantity"]
    var unit = unit()
    if unit.isEmpty, let option = item.extensions(FHIRAddress.unitOption).first {
      unit = option.choice("value")?.value["code"]?.string ?? ""
    }
    if unit.isEmpty { unit = initial?["code"]?.string ?? "" }
    var result = Result(
      kind: .number(
        NumberDefinition(
          minimum: bound(FHIRAddress.minValue) ?? bound(FHIRAddress.sdc("minQuantity")),
          maximum: bound(FHIRAddress.maxValue) ?? bound(FHIRAddress.sdc("maxQuantity")),
          unit: unit)),
      annotations: [Annotation(key: FHIRAddress.Key.type, value: "quantity")])
    if let initial, initial["value"] != nil {
      result.initial = item.number(initial["value"] ?? .null, "initial").map(AnswerValue.number)
    }
    _ = item.take("initial")
    return result
  }

  /// Returns an integer, a decimal, or the value of a quantity.
  private func bound(_ url: String) -> Double? {
    guard let found = item.extensions(url).first, let value = found.choice("value") else {
      return nil
    }
    let number = value.type == "Quantity" ? value.value["value"] ?? .null : value.value
    return found.number(number, "value")
  }

  private func unit() -> String {
    guard let coding = item.value(of: FHIRAddress.unit)?.value else { return "" }
    return coding["code"]?.string ?? coding["display"]?.string ?? ""
  }

  // MARK: Files, dates and texts

  /// The kind follows from the accepted types: all pictures, all sounds, or any files.
  private func readFile() -> Result {
    let types = item.extensions(FHIRAddress.mimeType).compactMap {
      $0.choice("value")?.value.string?.lowercased()
    }
    let word = item.text(of: FHIRAddress.own(.file))
    let isSignature = word == "signature"
    func all(_ prefix: String) -> Bool {
      !types.isEmpty && types.allSatisfy { $0.hasPrefix(prefix) }
    }
    let kind =
      isSignature
      ? .drawing
      : word.flatMap(FileDefinition.Kind.init(rawValue:))
        ?? (all("image/") ? .photo : all("audio/") ? .audio : .any)
    var file = FileDefinition(kind: kind, isSignature: isSignature)
    if let size = bound(FHIRAddress.maxSize), size > 0 {
      let most = Double(FileDefinition.maximumBytesMax)
      if size * 1_000_000 > most {
        context.lose(
          item, "`maxSize` \(size)", "files have at most \(FileDefinition.maximumBytesMax) bytes",
          .changed)
      }
      file.maximumBytes = UInt32(min(size * 1_000_000, most).rounded())
    }
    if let seconds = item.number(of: FHIRAddress.own(.recordingSeconds)) {
      file.maximumSeconds = UInt32(exactly: seconds) ?? 0
    }
    if word == nil, Set(types) != file.mediaTypes, !types.isEmpty {
      context.lose(
        item, "`mimeType` \(types.joined(separator: ", "))",
        "accepted are \(file.mediaTypes.sorted().joined(separator: ", "))", .changed)
    }
    dropInitial("files have no initial answer")
    return Result(kind: .file(file))
  }

  // MARK: Dates and texts

  private func readDate() -> Result {
    let bounds = [FHIRAddress.minValue, FHIRAddress.maxValue].map { item.text(of: $0) ?? "" }
    return Result(
      kind: .date(DateDefinition(earliest: bounds[0], latest: bounds[1])),
      initial: initialMoment { MomentSyntax.isDate($0) ? ($0, true) : nil })
  }

  private func readText(_ type: String) -> Result {
    var annotations: [Annotation] = []
    var entry = TextEntryDefinition(style: type == "text" ? .area : type == "url" ? .url : .line)
    if type == "string", let style = item.text(of: FHIRAddress.own(.textStyle)) {
      entry.style = TextEntryDefinition.Style(rawValue: style) ?? .line
    }
    if let maximum = item.integer("maxLength") {
      let most = Int(entry.style.maximumLengthMax)
      if maximum > most {
        context.lose(
          item, "`maxLength` \(maximum)", "answers have at most \(most) characters", .changed)
      }
      entry.maximumLength = UInt32(max(0, min(maximum, most)))
    }
    entry.pattern = pattern(unless: entry.style.defaultPattern, &annotations)
    entry.isMasked = entry.style == .line && item.flag(of: FHIRAddress.own(.masked))
    entry.patternHint = context.text(.entryFormat, of: item)
    return Result(
      kind: .text(entry),
      initial: initial()?.value.string.map { .text(context.lines($0)) }, annotations: annotations)
  }

  /// Reads `regex`; one that cannot be applied is kept.
  ///
  /// - Returns: empty for none, and for the usual one.
  private func pattern(unless usual: String?, _ annotations: inout [Annotation]) -> String {
    guard let pattern = item.text(of: FHIRAddress.regex), pattern != usual else { return "" }
    let mended = MendedPattern(pattern)
    if let reason = mended.reason {
      let isKept = annotations.keep(pattern, as: FHIRAddress.Key.regex)
      let result =
        isKept ? "kept as `\(FHIRAddress.Key.regex)`, not applied" : "too long to be kept"
      context.lose(
        item, "`regex`", "`\(pattern)` is \(result): \(reason)", isKept ? .kept : .lost)
    }
    return mended.text ?? ""
  }
}
