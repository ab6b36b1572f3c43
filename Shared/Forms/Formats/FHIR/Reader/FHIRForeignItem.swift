internal import Questionnaires

/// The expressions of an item, or of the questionnaire, that other systems wrote.
struct FHIRForeignItem {
  /// Empty for the questionnaire.
  var link = ""
  var parent: String?
  var type = ""
  var text = ""
  var hasItems = false
  var position = SourcePosition(line: 1)
  var variables: [(name: String, expression: String)] = []
  var calculated: String?
  var condition: String?
  var constraints: [(expression: String, message: String)] = []
  /// Expressions that are always kept.
  var others: [String] = []

  /// All items in order, the questionnaire first.
  static func all(_ resource: JSONValue) -> [FHIRForeignItem] {
    var items = [FHIRForeignItem(resource, parent: nil)]
    var open = (resource["item"]?.array ?? []).reversed().map { ($0, String?.none) }
    while let (json, parent) = open.popLast() {
      let item = FHIRForeignItem(json, parent: parent)
      items.append(item)
      open += (json["item"]?.array ?? []).reversed().map { ($0, item.link) }
    }
    return items
  }

  /// LinkId of the item around, by the linkId of an item; absent for outer items.
  static func parents(_ items: [FHIRForeignItem]) -> [String: String] {
    Dictionary(items.map { ($0.link, $0.parent) }, uniquingKeysWith: { first, _ in first })
      .compactMapValues(\.self)
  }

  var isForeign: Bool { calculated != nil || condition != nil || !constraints.isEmpty }

  private init(_ json: JSONValue, parent: String?) {
    link = json["linkId"]?.string ?? ""
    self.parent = parent
    position = json.position
    type = json["type"]?.string ?? ""
    text = json["text"]?.string ?? ""
    hasItems = json["item"]?.array?.isEmpty == false
    let extensions = json["extension"]?.array ?? []
    let urls = Set(extensions.compactMap { $0["url"]?.string })
    for found in extensions {
      let expression = Self.path(found["valueExpression"])
      switch found["url"]?.string {
      case FHIRAddress.variable:
        guard let name = found["valueExpression"]?["name"]?.string else { continue }
        variables.append((name, expression ?? ""))
      case FHIRAddress.calculatedExpression: calculated = expression
      case FHIRAddress.enableWhenExpression
      where !urls.contains(FHIRAddress.own(.condition)):
        condition = expression
      case FHIRAddress.constraint where !urls.contains(FHIRAddress.own(.constraint)):
        readConstraint(found)
      default: if let expression { others.append(expression) }
      }
    }
  }

  private static func path(_ json: JSONValue?) -> String? {
    guard let json, json["language"]?.string == "text/fhirpath" else { return nil }
    return json["expression"]?.string
  }

  /// A warning is no rule.
  private mutating func readConstraint(_ json: JSONValue) {
    func part(_ name: String) -> JSONValue? {
      json["extension"]?.array?.first { $0["url"]?.string == name }
    }
    guard part("severity")?["valueCode"]?.string == "error",
      let expression = part("expression")?["valueString"]?.string,
      let message = part("human")?["valueString"]?.string
    else { return }
    constraints.append((expression, message))
  }

  /// Whether a value of this type is an answer to the item.
  func allows(_ found: FormulaType) -> Bool {
    switch type {
    case "boolean": found == .truth
    case "integer", "decimal", "quantity": found == .number || found == .choice
    case "string", "text": found == .text
    case "date": found == .date
    default: false
    }
  }
}

extension [ElementDefinition] {
  /// Position of the first element of an item or of the items in it, by linkId.
  ///
  /// - Parameter parents: see ``FHIRForeignItem/parents(_:)``.
  func firstPositions(_ parents: [String: String]) -> [String: Int] {
    var first: [String: Int] = [:]
    for (position, element) in enumerated() {
      var link: String? = element.linkID
      // The items around an item that was seen have their first element.
      while let current = link, first[current] == nil {
        first[current] = position
        link = parents[current]
      }
    }
    return first
  }
}

extension AnswerExpression {
  /// Whether it has a value for all answers.
  var isNeverMissing: Bool {
    guard case .call(let function, let operands) = self else {
      if case .number = self { return true }
      return false
    }
    switch function {
    case .answered, .count: return true
    case .and, .or, .not: return operands.allSatisfy(\.isNeverMissing)
    case .choose: return operands.dropFirst().allSatisfy(\.isNeverMissing)
    case .coalesce: return operands.contains(where: \.isNeverMissing)
    case .add, .subtract, .multiply, .equal, .notEqual, .less, .lessOrEqual, .greater,
      .greaterOrEqual:
      return operands.allSatisfy(\.isNeverMissing)
    default: return false
    }
  }
}

extension Condition {
  /// - Returns: nil for expressions beyond comparisons of an answer with a constant.
  init?(_ expression: AnswerExpression, _ types: FormulaTypes) {
    guard case .call(let function, let operands) = expression else { return nil }
    switch function {
    case .and, .or:
      let parts = operands.compactMap { Condition($0, types) }
      guard parts.count == operands.count else { return nil }
      self = function == .and ? .all(parts) : .any(parts)
    case .answered:
      guard let subject = Self.subject(operands[0]) else { return nil }
      self = .comparison(Comparison(subject, .answered))
    case .not:
      guard case .call(.answered, let inner) = operands[0], let subject = Self.subject(inner[0])
      else { return nil }
      self = .comparison(Comparison(subject, .notAnswered))
    default:
      guard let comparison = function.comparison, let subject = Self.subject(operands[0]) else {
        return nil
      }
      let type = types.type(of: operands[0])
      switch operands[1] {
      case .text(let text) where type == .choice && !comparison.isOrder:
        self = .comparison(Comparison(subject, comparison, codes: [text]))
      case .text(let text) where type == .text && !comparison.isOrder || type?.isMoment == true:
        self = .comparison(Comparison(subject, comparison, text: text))
      case .number(let number) where type == .number:
        self = .comparison(Comparison(subject, comparison, number: number))
      default: return nil
      }
    }
  }

  private static func subject(_ expression: AnswerExpression) -> QuestionReference? {
    switch expression {
    case .answer(let id): QuestionReference(elementID: id)
    case .calculation(let id): QuestionReference(subject: .calculation(id))
    default: nil
    }
  }
}
