internal import Questionnaires
internal import Serialization

/// Reads the kind of a field.
struct FormsFieldReading {
  /// A step of a path below the question.
  enum Step {
    case field(String)
    case item(String, Int)
  }

  let field: FormsObject
  let elementID: String
  let language: String
  let limits: CatalogueLimits
  private(set) var annotations: [Annotation] = []
  /// Losses with their replacements, and mended parts.
  private(set) var losses: [(what: String, advice: String, effect: ConversionReport.Effect)] = []
  private(set) var places: [(path: [Step], position: SourcePosition)] = []
  /// Attributes that were understood.
  private(set) var known: Set<String> = ["name", "label", "type", "required", "statistics"]
  private(set) var isUnsupported = false

  init(field: FormsObject, elementID: String, language: String, limits: CatalogueLimits) {
    self.field = field
    self.elementID = elementID
    self.language = language
    self.limits = limits
  }

  mutating func kind(_ name: String) -> QuestionDefinition.Kind {
    guard let type = FormsType(rawValue: name) else { return unsupported(name) }
    let kind: QuestionDefinition.Kind
    switch type {
    case .text: kind = .text(entry(.line))
    case .password:
      var masked = entry(.line)
      masked.isMasked = true
      kind = .text(masked)
    case .textarea: kind = .text(entry(.area))
    case .email: kind = .text(entry(.email))
    case .url: kind = .text(entry(.url))
    case .tel: kind = .text(entry(.telephone))
    case .number: kind = .number(number())
    case .date: kind = .date(DateDefinition())
    case .time: kind = .time
    case .select, .radio:
      kind = .singleChoice(SingleChoiceDefinition(options: options("single_choice")))
    case .multiselect, .checkbox, .composite:
      // "dabei kann die Liste leer sein", required or not (generic forms §4.6).
      kind = .multipleChoice(
        MultipleChoiceDefinition(options: options("multiple_choice"), isNoneAllowed: true))
    }
    if let written = FormsType(kind), written != type {
      annotations.append(Annotation(key: FormsAnnotation.type, value: type.rawValue))
    }
    keepPattern(of: kind)
    return kind
  }

  /// If the contents are too long to be kept, only the type is kept.
  private mutating func unsupported(_ name: String) -> QuestionDefinition.Kind {
    isUnsupported = true
    let line = JSONWriter.line(field.value)
    let fits = line.unicodeScalars.count <= limits.annotationCharactersMax
    var names = FormsNames()
    let type = "forms.\(names.code(name).prefix(IdentifierSyntax.charactersMax - 6))"
    lose(
      "type \(name)", fits ? "kept as not supported, and not required" : "too long to be kept",
      fits ? .kept : .changed)
    return .unsupported(UnsupportedDefinition(type: type, contents: fits ? line : "{}"))
  }

  private mutating func entry(_ style: TextEntryDefinition.Style) -> TextEntryDefinition {
    known.formUnion(["pattern", FormsPatterns.hint])
    let written = field.string("pattern") ?? ""
    let mended = MendedPattern(written)
    if let reason = mended.reason { keep(pattern: written, "kept, not applied: \(reason)") }
    note("pattern", [.field(messageName(of: style)), .field("pattern")])
    let hint = field.string(FormsPatterns.hint).map { [Translation(language: language, text: $0)] }
    return TextEntryDefinition(
      style: style, pattern: mended.text ?? "", patternHint: TranslatedText(hint ?? []))
  }

  private func messageName(of style: TextEntryDefinition.Style) -> String {
    switch style {
    case .line: "text_line"
    case .area: "text_area"
    case .email, .url, .telephone: style.rawValue
    }
  }

  private mutating func number() -> NumberDefinition {
    known.formUnion(["min", "max", "pattern"])
    note("min", [.field("number"), .field("minimum")])
    note("max", [.field("number"), .field("maximum")])
    var number = NumberDefinition(
      minimum: field.number("min"), maximum: field.number("max"),
      isInteger: field.string("pattern") == FormsPatterns.integer)
    let written = field.string("pattern") ?? ""
    guard !number.isInteger, !written.isEmpty, written != FormsPatterns.number else {
      return number
    }
    let mended = MendedPattern(written)
    if let reason = mended.reason { keep(pattern: written, "kept, not applied: \(reason)") }
    note("pattern", [.field("number"), .field("pattern")])
    number.pattern = mended.text ?? ""
    if let hint = field.string(FormsPatterns.hint) {
      known.insert(FormsPatterns.hint)
      number.patternHint = TranslatedText([Translation(language: language, text: hint)])
    }
    return number
  }

  /// Keeps the pattern of a field other than a text; one implied by the type is not a loss.
  private mutating func keepPattern(of kind: QuestionDefinition.Kind) {
    if case .text = kind { return }
    known.insert("pattern")
    guard let pattern = field.string("pattern"), pattern != FormsPatterns.integer else { return }
    if case .number = kind {
      if pattern == FormsPatterns.number {
        annotations.append(Annotation(key: FormsAnnotation.pattern, value: pattern))
      }
      return
    }
    keep(pattern: pattern, "kept, but only texts are validated by a pattern")
  }

  private mutating func keep(pattern: String, _ advice: String) {
    if annotations.keep(pattern, as: FormsAnnotation.pattern, limits: limits) {
      lose("pattern", advice, .kept)
    } else {
      lose("pattern", "too long to be kept; left out", .lost)
    }
  }

  private mutating func options(_ message: String) -> [OptionDefinition] {
    known.insert("options")
    guard let options = field.objects("options") else {
      if field.value["options"] == nil {
        field.add(FormsRule.optionsMissing, "list the possible answers in `options`")
      }
      return []
    }
    var codes = FormsNames()
    var firsts: [String: String] = [:]
    var labels: [String: Set<String>] = [:]
    var values: [JSONValue.Member] = []
    var read: [OptionDefinition] = []
    for option in options {
      guard let value = value(of: option) else {
        option.add(
          FormsRule.valueMissing, at: "value", "add a value to the option; replies contain it")
        continue
      }
      // The value is shown if there is no label.
      let label = option.string("label") ?? value
      guard labels[value, default: []].insert(label).inserted else {
        lose("value `\(value)`", "it is in the list again; it is offered once", .mended)
        continue
      }
      let code = codes.code(value)
      if let first = firsts[value] {
        lose(
          "value `\(value)`",
          "it stands for `\(first)` and `\(label)`; `\(label)` is stored as `\(code)`", .mended)
      } else {
        firsts[value] = label
      }
      if code != value { values.append(.init(code, .string(value))) }
      let path: [Step] = [.field(message), .item("options", read.count)]
      places.append((path, option.position))
      read.append(
        OptionDefinition(
          code: code,
          label: TranslatedText([Translation(language: language, text: label)])))
    }
    keepValues(values)
    return read
  }

  private mutating func keepValues(_ values: [JSONValue.Member]) {
    guard !values.isEmpty else { return }
    let line = JSONWriter.line(.object(values))
    if !annotations.keep(line, as: FormsAnnotation.values, limits: limits) {
      lose("values of options", "replaced by codes; too long to be kept", .changed)
    }
  }

  /// Numbers are values too, in their original spelling.
  private func value(of option: FormsObject) -> String? {
    if let number = option.value["value"]?.number { return number.text }
    return option.string("value").flatMap { $0.isEmpty ? nil : $0 }
  }

  private mutating func lose(
    _ what: String, _ advice: String, _ effect: ConversionReport.Effect
  ) {
    losses.append((what, advice, effect))
  }

  private mutating func note(_ name: String, _ path: [Step]) {
    if let position = field.value[name]?.position { places.append((path, position)) }
  }
}

extension FindingPath {
  func appending(_ step: FormsFieldReading.Step) -> FindingPath {
    switch step {
    case .field(let name): field(name)
    case .item(let name, let index): item(name, index)
    }
  }
}
