internal import Questionnaires

/// One item of a formr table.
struct FormrItem {
  /// Cells by the columns of XLSForm.
  private(set) var cells: [String: Sheet.Cell]
  let kind: String
  /// Options in the item's own columns.
  private(set) var options:
    [(list: String, name: String, label: String, position: SourcePosition)] =
      []
  private(set) var changes: [(what: String, advice: String)] = []
  private let words: [String]
  private let type: Sheet.Cell
  private let names: Set<String>
  private let own: [String: Sheet.Cell]

  init(_ own: [String: Sheet.Cell], type: Sheet.Cell, names: Set<String>) {
    words = type.text.split(whereSeparator: \.isWhitespace).map(String.init)
    kind = words.first?.lowercased() ?? ""
    cells = own
    self.own = own
    self.type = type
    self.names = names
  }

  var name: String { own["name"]?.text.trimmed ?? "" }

  /// Whether participants see the item.
  var isAsked: Bool { !Self.notAsked.contains(kind) }

  /// - Parameter lists: names of the lists in the sheet `choices`.
  mutating func read(lists: Set<String>) {
    readType(lists)
    let used = Set(options.map(\.label))
    if !ownChoices.allSatisfy({ used.contains($0.cell.text) }),
      !changes.contains(where: { $0.what.hasPrefix("choices") || $0.what.hasPrefix("labels") })
    {
      changes.append(("choices", "the item does not use those of its columns; left out"))
    }
    let mark = own["optional"]?.text.trimmed ?? ""
    let isOptional = mark == "*" || mark.isEmpty && Self.optional.contains(kind)
    if kind != "note" { set("required", isOptional ? "no" : "yes", own["optional"]) }
    if let rule = own["showif"] { set("relevant", xpath(rule.text), rule) }
    readValue()
    if own["item_order"] != nil || own["block_order"] != nil {
      changes.append(("order", "items are shown in the order of the file"))
    }
  }

  private mutating func set(_ column: String, _ text: String, _ source: Sheet.Cell? = nil) {
    cells[column] = Sheet.Cell(text: text, position: (source ?? type).position)
  }

  private mutating func readType(_ lists: Set<String>) {
    let numbers = self.numbers(lists)
    switch kind {
    case "text", "letters": set("type", "text")
    case "textarea":
      set("type", "text")
      set("appearance", "multiline")
    case "email", "url", "tel":
      let style: TextEntryDefinition.Style =
        kind == "email" ? .email : kind == "url" ? .url : .telephone
      set("type", "text")
      let pattern = style.defaultPattern ?? ""
      if let quote = ["'", "\""].first(where: { !pattern.contains($0) }), !pattern.isEmpty {
        set("constraint", "regex(., \(quote)\(ConstraintPart.withAnchors(pattern))\(quote))")
      }
    case "number": readNumber(numbers)
    case "range", "range_ticks", "visual_analog_scale", "rating_button": readRange(numbers)
    case "mc", "mc_button", "select_one", "button": choose("select_one", lists)
    case "mc_multiple", "mc_multiple_button", "select_multiple", "mselect":
      choose("select_multiple", lists)
    case "select_or_add_one": choose("select_one", lists, orOther: true)
    case "select_or_add_multiple": choose("select_multiple", lists, orOther: true)
    case "sex":
      choose("select_one", lists, given: [("1", "male"), ("2", "female")])
    case "check", "check_button": set("type", "acknowledge")
    case "note", "date", "time", "file": set("type", kind)
    case "mc_heading", "note_iframe", "instruction":
      set("type", "note")
      if !ownChoices.isEmpty {
        changes.append(
          ("choices", "the items below have their own; those of the heading are left out"))
      }
    case "datetime", "datetime-local": set("type", "dateTime")
    default: set("type", "formr-\(kind)")
    }
  }

  /// The minimum, maximum and step, which may have spaces between them; empty where not given.
  private func numbers(_ lists: Set<String>) -> [String] {
    words.dropFirst().filter { !lists.contains($0) || DecimalSyntax.number($0) != nil }
      .joined(separator: " ")
      .split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false).map(\.trimmed)
  }

  private mutating func readNumber(_ numbers: [String]) {
    let step = numbers.count > 2 && !numbers[2].isEmpty ? numbers[2] : "1"
    set(
      "type", DecimalSyntax.number(step).map { $0 == $0.rounded() } == true ? "integer" : "decimal")
    let bounds = zip([">=", "<="], numbers).filter { DecimalSyntax.number($1) != nil }
    if !bounds.isEmpty {
      set("constraint", bounds.map { ". \($0) \($1)" }.joined(separator: " and "))
    }
  }

  /// The first and the last choice label the ends.
  private mutating func readRange(_ numbers: [String]) {
    let usual = kind == "rating_button" ? ["1", "5", "1"] : ["0", "100", "1"]
    // One number is the number of buttons.
    let isCount = kind == "rating_button" && numbers.count == 1 && !numbers[0].isEmpty
    let numbers = isCount ? ["", numbers[0]] : numbers
    let values = usual.indices.map {
      $0 < numbers.count && !numbers[$0].isEmpty ? numbers[$0] : usual[$0]
    }
    guard values.allSatisfy({ DecimalSyntax.number($0) != nil }) else {
      return set("type", "formr-\(kind)")
    }
    set("type", "range")
    var parameters = "start=\(values[0]) end=\(values[1]) step=\(values[2])"
    let labels = ownChoices.map(\.cell)
    if let first = labels.first, let last = labels.last, labels.count > 1 {
      let list = "formr_\(name)"
      options = [
        (list, values[0], first.text, first.position), (list, values[1], last.text, last.position),
      ]
      parameters += " tick_labelset=\(list)"
      if labels.count > 2 { changes.append(("labels between the ends", "they are left out")) }
    }
    set("parameters", parameters)
    if kind != "range" { changes.append(("type `\(kind)`", "read as a slider")) }
  }

  /// The filled choice columns; formr stores the column's number as the code.
  private var ownChoices: [(number: Int, cell: Sheet.Cell)] {
    own.compactMap { name, cell -> (number: Int, cell: Sheet.Cell)? in
      guard name.hasPrefix("choice"), let number = Int(name.dropFirst(6)) else { return nil }
      return (number, cell)
    }.sorted { $0.number < $1.number }
  }

  private mutating func choose(
    _ type: String, _ lists: Set<String>, given: [(String, String)] = [], orOther: Bool = false
  ) {
    let suffix = orOther ? " or_other" : ""
    if let list = words.dropFirst().last(where: lists.contains) {
      return set("type", "\(type) \(list)\(suffix)")
    }
    let list = "formr_\(name)"
    options =
      given.isEmpty
      ? ownChoices.map { (list, "\($0.number)", $0.cell.text, $0.cell.position) }
      : given.map { (list, $0.0, $0.1, self.type.position) }
    set("type", options.isEmpty ? "formr-\(kind)" : "\(type) \(list)\(suffix)")
  }

  /// A constant becomes the initial answer; others are kept.
  private mutating func readValue() {
    guard let value = own["value"] else { return }
    let text = value.text.trimmed
    let isQuoted = text.count > 1 && text.first == "\"" && text.last == "\""
    guard isQuoted || DecimalSyntax.number(text) != nil else {
      changes.append(
        ("value", "`\(text.prefix(60))` is computed by formr; it is kept, not filled in"))
      return
    }
    cells["value"] = nil
    set("default", isQuoted ? String(text.dropFirst().dropLast()) : text, value)
  }

  /// Rewrites a comparison of R in XPath; other R stays as it is.
  private func xpath(_ text: String) -> String {
    var rest = text.replacing("//js_only", with: "")[...]
    var result = ""
    while let character = rest.first {
      if character.isLetter || character == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        rest = rest.dropFirst(word.count)
        result += names.contains(String(word)) ? "${\(word)}" : word
        continue
      }
      if character == "\"" || character == "'" {
        let quoted = rest.dropFirst().prefix { $0 != character }
        rest = rest.dropFirst(quoted.count + 2)
        result += quoted.contains("'") ? "\"\(quoted)\"" : "'\(quoted)'"
        continue
      }
      let pairs = [("==", " = "), ("&&", " and "), ("||", " or "), ("&", " and "), ("|", " or ")]
      if let pair = pairs.first(where: { rest.hasPrefix($0.0) }) {
        result += pair.1
        rest = rest.dropFirst(pair.0.count)
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result.trimmed
  }

  private static let notAsked: Set<String> = [
    "calculate", "random", "hidden", "get", "browser", "ip", "referrer", "server", "block",
  ]
  private static let optional: Set<String> = ["check", "check_button", "mc_multiple", "note"]
}
