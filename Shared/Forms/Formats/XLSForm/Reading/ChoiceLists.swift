internal import Questionnaires

/// The lists of the choices sheet.
struct ChoiceLists {
  struct List {
    var options: [OptionDefinition] = []
    /// Positions of the options' rows.
    var positions: [SourcePosition] = []
    /// All rows.
    var rows: [SheetTable.Row] = []
    /// Whether there are columns without a field of options.
    var hasMore = false
  }

  private(set) var lists: [String: List] = [:]
  /// Codes by the names of choices in the file.
  let codes: [String: String]

  /// Lines of the questions whose answers have codes, by name.
  private let questions: [String: Int]

  /// - Parameters:
  ///   - tables: the choices sheet, and files.
  ///   - survey: its filters determine which columns are read.
  init(_ tables: [SheetTable], survey: SheetTable, _ context: FormContext) {
    questions = Dictionary(
      survey.rows.filter { RowType($0["type"]).hasCodes }.map { ($0["name"], $0.line) },
      uniquingKeysWith: { first, _ in first })
    codes = MendedCodes.codes(tables.flatMap(\.rows).map { $0["name"] }.filter { !$0.isEmpty })
    var unknown: [String: SourcePosition] = [:]
    let columns = survey.rows.compactMap { filter(of: $0)?.column }
    for table in tables { read(table, Set(columns), &unknown, context) }
    for (name, position) in unknown.sorted(by: { $0.key < $1.key }) {
      context.report.lose(
        "choices", "column `\(name)`",
        "options do not support it; kept for converting back, without effect", at: position, .kept)
    }
    for name in lists.keys.sorted() { separate(name, context) }
  }

  /// The filter of a row by an earlier question whose answers have codes; nil for others.
  func filter(of row: SheetTable.Row) -> ChoiceFilter? {
    guard let filter = ChoiceFilter(row["choice_filter"]), let line = questions[filter.question],
      line < row.line
    else { return nil }
    return filter
  }

  private mutating func read(
    _ table: SheetTable, _ filterColumns: Set<String>, _ unknown: inout [String: SourcePosition],
    _ context: FormContext
  ) {
    for row in table.rows {
      let list = row["list_name"]
      guard !list.isEmpty else { continue }
      guard row.has("name") else {
        context.findings.add(
          "NAME_MISSING", at: row.position("list_name"), place: "choices",
          "add a name to the choice of `\(list)`; it is the stored value")
        continue
      }
      lists[list, default: List()].rows.append(row)
      if row.isYes("disabled") {
        lists[list]?.hasMore = true
        context.report.lose(
          "choices", "`\(row["name"])` of `\(list)`",
          "the choice is switched off by `disabled`; it is not offered, and kept for converting "
            + "back", at: row.position("name"), .kept)
        continue
      }
      let option = option(row, list, of: table, context)
      let known =
        ["list_name", "name", "label", "weight", "disabled"] + (option.isMissing ? ["missing"] : [])
      for header in row.cells.keys
      where !known.contains(header.name) && !filterColumns.contains(header.name) {
        unknown[header.name] = unknown[header.name] ?? row.position(header.name)
        lists[list]?.hasMore = true
      }
      lists[list]?.options.append(option)
      lists[list]?.positions.append(row.position("name"))
    }
  }

  private func option(
    _ row: SheetTable.Row, _ list: String, of table: SheetTable, _ context: FormContext
  ) -> OptionDefinition {
    let name = row["name"]
    var option = OptionDefinition(
      code: codes[name] ?? name, label: context.text(row, "label", of: table))
    if option.code != name {
      context.report.mend(
        "choices", "name", "`\(name)` of `\(list)` is stored as `\(option.code)`",
        at: row.position("name"))
    }
    // Some options have only a picture.
    if option.label.isAbsent {
      option.label = context.name(row)
      context.report.lose(
        "choices", "`\(name)` of `\(list)`", "it has no label; its name is shown",
        at: row.position("name"), .changed)
    }
    if row.has("weight") {
      option.weight = DecimalSyntax.number(row["weight"])
      if option.weight == nil {
        context.findings.add(
          "NUMBER_INVALID", at: row.position("weight"), place: "choices",
          "`\(row["weight"])` is not a number; the column `weight` is the value for scores")
      }
    }
    option.isMissing = row["missing"] == "yes"
    context.tellShown(row, ["name", "label"], place: "choices", "`\(name)` of `\(list)`")
    return option
  }

  /// Gives repeated names codes of their own. A list for a `choice_filter` may repeat a choice for
  /// different earlier answers; here all choices are offered, each once.
  private mutating func separate(_ name: String, _ context: FormContext) {
    guard var list = lists[name] else { return }
    let separated = RepeatedCodes(list.options, language: context.defaultLanguage)
    guard !separated.changes.isEmpty else { return }
    for change in separated.changes {
      context.report.mend(
        "choices", "\(change.what) of `\(name)`", change.advice,
        at: list.positions[change.position])
    }
    list.options = separated.options
    list.positions = separated.positions.map { list.positions[$0] }
    lists[name] = list
  }

  subscript(name: String) -> List? { lists[name] }

  /// The option that pyxform adds for `or_other`.
  static let otherCode = "other"

  static func other(like options: [OptionDefinition], _ defaultLanguage: String) -> OptionDefinition
  {
    let languages = options.first?.label.translations.map(\.language) ?? [defaultLanguage]
    return OptionDefinition(
      code: otherCode,
      label: TranslatedText(languages.map { Translation(language: $0, text: "Other") }))
  }
}

extension [OptionDefinition] {
  /// The list of a yes/no question.
  static let yesNoList = "yes_no"

  /// Returns the options of a yes/no question.
  static func yesNo(_ languages: [String]) -> [OptionDefinition] {
    ["yes", "no"].map { code in
      OptionDefinition(
        code: code,
        label: TranslatedText(
          languages.map { language in
            let words = LanguageNames.yesAndNo(language)
            return Translation(language: language, text: code == "yes" ? words.yes : words.no)
          }))
    }
  }

  /// Whether the options are equivalent to a yes/no question.
  var isYesNo: Bool {
    guard count == 2 else { return false }
    return self == .yesNo(self[0].label.translations.map(\.language))
  }
}
