internal import Questionnaires

/// A `choice_filter` that compares a column of the list with one earlier answer.
struct ChoiceFilter: Hashable {
  /// Name of the column.
  var column: String
  /// Name of the earlier question.
  var question: String
  /// Whether the column holds several codes, separated by spaces.
  var isList = false
  /// Whether rows with an empty cell are offered always; otherwise they never are.
  var offersEmpty = false

  /// The column of filters that are written here.
  static let ownColumn = "offered_for"

  init(column: String, question: String, isList: Bool = false, offersEmpty: Bool = false) {
    self.column = column
    self.question = question
    self.isList = isList
    self.offersEmpty = offersEmpty
  }

  /// Parses `column = ${question}`, `selected(${question}, column)` and
  /// `selected(column, ${question})`, each also with `string-length(column) = 0 or` before it.
  ///
  /// - Returns: nil for other filters.
  init?(_ text: String) {
    var rest = text.filter { !$0.isWhitespace }
    var free: String?
    if rest.hasPrefix("string-length("), let end = rest.firstRange(of: ")=0or") {
      free = String(rest[rest.index(rest.startIndex, offsetBy: 14)..<end.lowerBound])
      rest = String(rest[end.upperBound...])
    }
    let operands: [Substring]
    let isSelected = rest.hasPrefix("selected(") && rest.hasSuffix(")")
    if isSelected {
      operands = rest.dropFirst(9).dropLast().split(separator: ",")
    } else {
      operands = rest.split(separator: "=", omittingEmptySubsequences: false)
    }
    guard operands.count == 2 else { return nil }
    let names = operands.map(Self.question)
    let place = names[0] == nil ? 1 : 0
    guard let question = names[place], names[1 - place] == nil else { return nil }
    let column = String(operands[1 - place])
    guard ElementName.isName(column), free.map({ $0 == column }) ?? true else { return nil }
    self.init(
      column: column.lowercased(), question: question, isList: isSelected && place == 1,
      offersEmpty: free != nil)
  }

  /// The name in `${name}`.
  private static func question(_ text: Substring) -> String? {
    guard text.hasPrefix("${"), text.hasSuffix("}") else { return nil }
    let name = String(text.dropFirst(2).dropLast())
    return ElementName.isName(name) ? name : nil
  }

  /// Writes the filter of options.
  ///
  /// - Parameter isMultiple: whether the earlier question may have several codes.
  /// - Returns: nil if XLSForm cannot compare several codes with several.
  static func text(
    _ options: [OptionDefinition], question: String, isMultiple: Bool
  ) -> String? {
    let filtered = options.map(\.offeredFor)
    if isMultiple, filtered.contains(where: { $0.count > 1 }) { return nil }
    let test =
      isMultiple
      ? "selected(${\(question)}, \(ownColumn))" : "selected(\(ownColumn), ${\(question)})"
    return filtered.contains([]) ? "string-length(\(ownColumn)) = 0 or \(test)" : test
  }
}

extension QuestionRow {
  /// Limits the options to those that the row's `choice_filter` offers for codes of the earlier
  /// question, which is known by its name only.
  ///
  /// - Returns: nil without a filter that can be read.
  func filtered(
    _ options: [OptionDefinition], _ list: ChoiceLists.List
  ) -> (options: [OptionDefinition], question: String)? {
    guard let filter = lists.filter(of: row) else { return nil }
    var codes: [String: [String]] = [:]
    for row in list.rows {
      let name = row["name"]
      let value = row[filter.column]
      let values = filter.isList ? value.split(separator: " ").map(String.init) : [value]
      codes[lists.codes[name] ?? name, default: []] +=
        values.filter { !$0.isEmpty }.map { lists.codes[$0] ?? $0 }
    }
    // A repeated name with another label has a code of its own, whose row is not known.
    guard options.allSatisfy({ codes[$0.code] != nil }) else { return nil }
    let limited = options.compactMap { option -> OptionDefinition? in
      var option = option
      var seen = Set<String>()
      option.offeredFor = (codes[option.code] ?? []).filter { seen.insert($0).inserted }
      return option.offeredFor.isEmpty && !filter.offersEmpty ? nil : option
    }
    guard !limited.isEmpty else { return nil }
    return (limited, filter.question)
  }
}

extension SurveyReader {
  /// Replaces names of earlier questions by ids, and drops filters by anything else.
  mutating func readOffers() {
    var before = Set<String>()
    for position in elements.indices {
      defer { before.insert(elements[position].id) }
      guard var question = elements[position].question, !question.offeredBy.isEmpty else {
        continue
      }
      let name = question.offeredBy
      let found = questions[name]
      let known: Set<String>? =
        switch found?.kind {
        case .yesNo: ["yes", "no"]
        case let kind: kind?.options.map { Set($0.map(\.code)) }
        }
      if let found, let known, before.contains(found.id) {
        question.offeredBy = found.id
        question.kind = question.kind?.mappingOptions { option in
          // A code that the earlier question lacks is never chosen.
          let isFiltered = !option.offeredFor.isEmpty
          option.offeredFor.removeAll { !known.contains($0) }
          return !isFiltered || !option.offeredFor.isEmpty
        }
      } else {
        question.offeredBy = ""
        question.kind = question.kind?.mappingOptions { option in
          option.offeredFor = []
          return true
        }
        context.report.lose(
          elements[position].id, "choice_filter",
          "`${\(name)}` is no choice before it; all options are offered", .changed)
      }
      elements[position].content = .question(question)
    }
  }
}
