internal import Questionnaires

/// Writes the kind of a question.
struct FHIRKindWriter {
  struct OpenText {
    var label: TranslatedText
    var maximumLength: UInt32
  }

  let language: String
  let link: String
  let options: FHIROptionTable
  /// The original type if it differs from the one that would be written.
  var type: String?
  /// A pattern that only other systems understand.
  var keptRegex: String?
  /// Data of an open choice.
  var open: OpenText?
  /// Child items: help and scale ends.
  private(set) var children: [JSONValue] = []
  private(set) var losses: [(what: String, advice: String)] = []

  init(
    language: String, link: String, options: FHIROptionTable, type: String? = nil,
    keptRegex: String? = nil
  ) {
    self.keptRegex = keptRegex
    self.language = language
    self.link = link
    self.options = options
    self.type = type
  }

  mutating func addHelp(_ text: TranslatedText) { addChild("help", text) }

  private mutating func addChild(_ control: String, _ text: TranslatedText) {
    guard !text.isAbsent else { return }
    var node = FHIRNode()
    node.set("linkId", .string("\(link).\(control)"))
    node.set("text", text, language: language)
    node.set("type", "display")
    FHIRItemWriter.control(control, into: &node)
    children.append(node.json(FHIRItemWriter.order))
  }

  mutating func lose(_ what: String, _ advice: String) { losses.append((what, advice)) }

  mutating func write(
    _ kind: QuestionDefinition.Kind, initial: AnswerValue?, into node: inout FHIRNode
  ) {
    if case .unsupported(let unsupported) = kind {
      write(unsupported, into: &node)
      return
    }
    node.set("type", .string(open == nil ? kind.fhirType(type) : "open-choice"))
    switch kind {
    case .inherited, .unsupported, .yesNo, .time: break
    case .singleChoice(let choice):
      write(choice.options, initial: initial, into: &node)
      if choice.isKnob { knob(into: &node) }
    case .multipleChoice(let choice):
      node.set("repeats", true)
      if choice.minimumCount > 0 {
        node.extend(FHIRAddress.minOccurs, "Integer", .number(Int(choice.minimumCount)))
      }
      if choice.maximumCount > 0 {
        node.extend(FHIRAddress.maxOccurs, "Integer", .number(Int(choice.maximumCount)))
      }
      if choice.isNoneAllowed {
        node.extend(.noneAllowed, "Boolean", true)
        lose("that no option is an answer", "other systems do not distinguish it from no answer")
      }
      write(choice.options, initial: initial, into: &node)
    case .slider(let slider): write(slider, into: &node)
    case .selfAssessmentManikin(let manikin):
      bound(FHIRAddress.minValue, 1, kind, into: &node)
      bound(FHIRAddress.maxValue, 9, kind, into: &node)
      node.extend(.manikin, "Code", .string(manikin.dimension?.rawValue ?? "unknown"))
      addChild("lower", manikin.shownLowestLabel)
      addChild("upper", manikin.shownHighestLabel)
      lose("self-assessment manikin", "other systems ask for a whole number from 1 to 9")
    case .visualAnalogue(let line):
      FHIRItemWriter.control("slider", into: &node)
      bound(FHIRAddress.minValue, 0, kind, into: &node)
      bound(FHIRAddress.maxValue, VisualAnalogueDefinition.maximum, kind, into: &node)
      node.extend(.visualAnalogue, "Boolean", true)
      addChild("lower", line.minimumLabel)
      addChild("upper", line.maximumLabel)
      lose("visual analogue", "other systems show a slider from 0 to 100")
    case .number(let number): write(number, kind, into: &node)
    case .date(let date):
      if !date.earliest.isEmpty {
        node.extend(FHIRAddress.minValue, "Date", .string(date.earliest))
      }
      if !date.latest.isEmpty { node.extend(FHIRAddress.maxValue, "Date", .string(date.latest)) }
    case .dateTime:
      node.extend(.localTime, "Boolean", true)
      if initial != nil { lose("a date-time without a zone", "other systems read it as UTC") }
    case .duration(let duration):
      bound(FHIRAddress.minValue, Double(duration.minimumSeconds), kind, into: &node)
      if duration.maximumSeconds > 0 {
        bound(FHIRAddress.maxValue, Double(duration.maximumSeconds), kind, into: &node)
      }
      unit("s", into: &node)
      node.extend(.duration, "Boolean", true)
      lose("duration", "other systems ask for a number of seconds")
    case .text(let entry): write(entry, into: &node)
    case .ranking(let ranking): write(ranking, into: &node)
    case .countdown(let countdown): write(countdown, kind, into: &node)
    case .file(let file): write(file, into: &node)
    case .country:
      node.set("answerValueSet", .string(FHIRAddress.countryValueSets[0]))
    }
    if kind.options == nil, let initial { write(initial, for: kind, into: &node) }
  }

  private mutating func knob(into node: inout FHIRNode) {
    node.extend(.knob, "Boolean", true)
    lose("knob", "other systems show a list or a slider")
  }

  // MARK: Choices

  mutating func write(
    _ all: [OptionDefinition], initial: AnswerValue?, into node: inout FHIRNode
  ) {
    var chosen: [String] = []
    if case .codes(let codes)? = initial { chosen = codes }
    if let open {
      node.extend(.openLabel, open.label, language: language)
      if open.maximumLength > 0 { node.set("maxLength", .number(Int(open.maximumLength))) }
    }
    let written = (open == nil ? all : all.dropLast()).map {
      option($0, isChosen: chosen.contains($0.code))
    }
    if !written.isEmpty { node.set("answerOption", .array(written)) }
  }

  private func option(_ option: OptionDefinition, isChosen: Bool) -> JSONValue {
    var node = FHIRNode()
    let value = options.value(
      code: option.code,
      label: option.label[language] ?? option.label.translations.first?.text)
    if let weight = option.weight, weight.isFinite {
      node.extend(FHIRAddress.weights[0], "Decimal", .number(weight))
    }
    if option.isExclusive { node.extend(FHIRAddress.optionExclusive, "Boolean", true) }
    if option.isMissing { node.extend(.missingOption, "Boolean", true) }
    if option.isFixed { node.extend(.fixedPosition, "Boolean", true) }
    if !option.offeredFor.isEmpty {
      node.extend(.offeredFor, "String", .string(option.offeredFor.joined(separator: " ")))
    }
    node.extensions += options.extensions(code: option.code)
    switch value.name {
    case "valueCoding":
      var coding = FHIRNode()
      for member in value.value.members ?? [] { coding.set(member.name, member.value) }
      coding.set("display", option.label, language: language)
      node.set(
        "valueCoding", coding.json(["id", "system", "version", "code", "display", "userSelected"]))
    case "valueString": node.set("valueString", option.label, language: language)
    default: node.set(value.name, value.value)
    }
    if isChosen { node.set("initialSelected", true) }
    return node.json(["id", "extension", value.name, "initialSelected"])
  }

  // MARK: Numbers

  private mutating func write(_ slider: SliderDefinition, into node: inout FHIRNode) {
    let kind = QuestionDefinition.Kind.slider(slider)
    FHIRItemWriter.control("slider", into: &node)
    bound(FHIRAddress.minValue, slider.minimum, kind, into: &node)
    bound(FHIRAddress.maxValue, slider.maximum, kind, into: &node)
    if slider.step.isFinite, slider.step != 0 {
      if let step = Int32(exactly: slider.step) {
        node.extend(FHIRAddress.sliderStep, "Integer", .number(Int(step)))
      } else {
        node.extend(.sliderStep, "Decimal", .number(slider.step))
        lose("a step of \(slider.step)", "other systems choose their own step")
      }
    } else if kind.fhirType(type) == "integer" {
      // The default step of an integer is 1.
      node.extend(.sliderStep, "Decimal", 0)
    }
    if slider.isKnob { knob(into: &node) }
    if slider.showsNumber { node.extend(.showsNumber, "Boolean", true) }
    writeAppearance(of: slider, into: &node)
    addChild("lower", slider.minimumLabel)
    addChild("upper", slider.maximumLabel)
  }

  private func write(
    _ number: NumberDefinition, _ kind: QuestionDefinition.Kind, into node: inout FHIRNode
  ) {
    if let minimum = number.minimum { bound(FHIRAddress.minValue, minimum, kind, into: &node) }
    if let maximum = number.maximum { bound(FHIRAddress.maxValue, maximum, kind, into: &node) }
    if !number.unit.isEmpty { unit(number.unit, into: &node) }
    if number.isInteger, kind.fhirType(type) != "integer" {
      node.extend(.wholeNumber, "Boolean", true)
    }
    if !number.pattern.isEmpty { node.extend(FHIRAddress.regex, "String", .string(number.pattern)) }
    node.extend(.entryFormat, number.patternHint, language: language)
  }

  func unit(_ code: String, into node: inout FHIRNode) {
    node.extend(
      FHIRAddress.unit, "Coding",
      ["system": .string(FHIRAddress.units), "code": .string(code), "display": .string(code)])
  }

  /// Writes a bound in the type of the item.
  func bound(
    _ url: String, _ bound: Double, _ kind: QuestionDefinition.Kind, into node: inout FHIRNode
  ) {
    guard bound.isFinite else { return }
    let isInteger = kind.fhirType(type) == "integer" && Int32(exactly: bound) != nil
    node.extend(url, isInteger ? "Integer" : "Decimal", .number(bound))
  }

  // MARK: Texts, and what is there from the beginning

  private mutating func write(_ entry: TextEntryDefinition, into node: inout FHIRNode) {
    if entry.maximumLength > 0 { node.set("maxLength", .number(Int(entry.maximumLength))) }
    var pattern = entry.pattern
    if entry.style == .email || entry.style == .telephone {
      node.extend(.textStyle, "Code", .string(entry.style.rawValue))
      if pattern.isEmpty { pattern = entry.style.defaultPattern ?? "" }
      lose(entry.style.rawValue, "other systems ask for a text with a pattern")
    }
    if pattern.isEmpty { pattern = keptRegex ?? "" }
    if !pattern.isEmpty { node.extend(FHIRAddress.regex, "String", .string(pattern)) }
    node.extend(.entryFormat, entry.patternHint, language: language)
    if entry.isMasked { node.extend(.masked, "Boolean", true) }
  }

  private func write(
    _ initial: AnswerValue, for kind: QuestionDefinition.Kind, into node: inout FHIRNode
  ) {
    guard let value = value(initial, for: kind) else { return }
    node.set("initial", [.object([value])])
  }

  private func value(
    _ initial: AnswerValue, for kind: QuestionDefinition.Kind
  ) -> JSONValue.Member? {
    switch (initial, kind) {
    case (.codes(let codes), .yesNo):
      return codes.first.map { JSONValue.Member("valueBoolean", .bool($0 == "yes")) }
    case (.codes(let codes), .country):
      return codes.first.map {
        JSONValue.Member(
          "valueCoding", ["system": .string(FHIRAddress.countries), "code": .string($0)])
      }
    case (.number(let number), _) where number.isFinite:
      switch kind.fhirType(type) {
      case "quantity": return JSONValue.Member("valueQuantity", FHIRQuantity.json(number, kind))
      case "integer" where Int32(exactly: number) != nil:
        return JSONValue.Member("valueInteger", .number(number))
      default: return JSONValue.Member("valueDecimal", .number(number))
      }
    case (.text(let text), .date): return JSONValue.Member("valueDate", .string(text))
    case (.text(let text), .time):
      return JSONValue.Member("valueTime", .string(FHIRMoment.time(text)))
    case (.text(let text), .dateTime):
      return JSONValue.Member("valueDateTime", .string(FHIRMoment.dateTime(text)))
    case (.text(let text), .text(let entry)) where !text.isEmpty:
      return JSONValue.Member(
        entry.style == .url ? "valueUri" : "valueString", .string(text))
    default: return nil
    }
  }
}
