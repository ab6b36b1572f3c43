internal import Questionnaires

/// A question as the rules of FHIR refer to it. Derived from the definition by both reader and
/// writer.
struct FHIRQuestion {
  let elementID: String
  let linkID: String
  /// The kind with inheritance resolved.
  let kind: QuestionDefinition.Kind?
  /// Type of the item.
  let type: String
  /// LinkId of the open choice in FHIR that a text question and its choice come from.
  let openChoice: String?
  /// `value[x]` by code.
  private let values: [String: JSONValue.Member]

  init(
    elementID: String, linkID: String, kind: QuestionDefinition.Kind?, type: String,
    openChoice: String? = nil, options: FHIROptionTable, language: String
  ) {
    self.elementID = elementID
    self.linkID = linkID
    self.kind = kind
    self.type = type
    self.openChoice = openChoice
    values = Dictionary(
      (kind?.options ?? []).map {
        ($0.code, options.value(code: $0.code, label: $0.label[language]))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns `answer[x]` without texts; nil for an unknown code.
  func answer(code: String) -> JSONValue.Member? {
    switch kind {
    case .yesNo?:
      guard code == "yes" || code == "no" else { return nil }
      return JSONValue.Member("answerBoolean", .bool(code == "yes"))
    case .country?:
      return JSONValue.Member(
        "answerCoding", ["system": .string(FHIRAddress.countries), "code": .string(code)])
    default:
      guard let value = values[code] else { return nil }
      let name = "answer" + value.name.dropFirst("value".count)
      guard name == "answerCoding" else { return JSONValue.Member(name, value.value) }
      let kept = (value.value.members ?? []).filter { $0.name == "system" || $0.name == "code" }
      return JSONValue.Member(name, .object(kept))
    }
  }

  func answer(number: Double) -> JSONValue.Member? {
    guard number.isFinite else { return nil }
    switch type {
    case "quantity": return JSONValue.Member("answerQuantity", FHIRQuantity.json(number, kind))
    case "integer" where Int32(exactly: number) != nil:
      return JSONValue.Member("answerInteger", .number(number))
    default: return JSONValue.Member("answerDecimal", .number(number))
    }
  }

  func answer(text: String) -> JSONValue.Member? {
    guard !text.isEmpty else { return nil }
    switch kind {
    case .date?: return JSONValue.Member("answerDate", .string(text))
    case .time?: return JSONValue.Member("answerTime", .string(FHIRMoment.time(text)))
    case .dateTime?: return JSONValue.Member("answerDateTime", .string(FHIRMoment.dateTime(text)))
    case .text?: return JSONValue.Member("answerString", .string(text))
    default: return nil
    }
  }

  /// Returns Otolith's code for an answer of this type; nil if there is no match.
  func code(type: String, value: JSONValue) -> String? {
    switch (kind, type) {
    case (.yesNo?, "Boolean"): return value.bool.map { $0 ? "yes" : "no" }
    case (.country?, "Coding"): return value["code"]?.string
    default: break
    }
    for option in kind?.options ?? [] {
      guard let own = values[option.code], own.name == "value" + type else { continue }
      if type == "Coding" {
        guard own.value["code"] == value["code"], own.value["code"] != nil else { continue }
        let systems = (own.value["system"]?.string, value["system"]?.string)
        if systems.0 == nil || systems.1 == nil || systems.0 == systems.1 { return option.code }
      } else if own.value == value {
        return option.code
      }
    }
    return nil
  }
}

extension QuestionDefinition.Kind {
  /// Returns the item type for the question.
  ///
  /// - Parameter kept: the original type, used if it also fits.
  func fhirType(_ kept: String? = nil) -> String {
    switch self {
    case .inherited, .unsupported: "string"
    case .singleChoice, .multipleChoice, .country, .ranking: "choice"
    case .yesNo: "boolean"
    case .slider(let slider):
      kept == "decimal" || kept == "integer" ? kept ?? "" : slider.isWhole ? "integer" : "decimal"
    case .selfAssessmentManikin: "integer"
    case .visualAnalogue, .countdown: "decimal"
    case .number(let number):
      kept == "quantity" ? "quantity" : number.isInteger && number.isSmall ? "integer" : "decimal"
    case .date: "date"
    case .time: "time"
    case .dateTime: "dateTime"
    case .duration: "integer"
    case .file: "attachment"
    case .text(let entry):
      switch entry.style {
      case .area: "text"
      case .url: "url"
      case .line, .email, .telephone: "string"
      }
    }
  }
}

extension SliderDefinition {
  /// Whether all positions are FHIR integers.
  var isWhole: Bool {
    step >= 1 && [minimum, maximum, step].allSatisfy { Int32(exactly: $0) != nil }
  }
}

extension NumberDefinition {
  /// Whether the bounds are FHIR integers.
  var isSmall: Bool {
    [minimum, maximum].allSatisfy { $0.map { Int32(exactly: $0) != nil } ?? true }
  }
}
