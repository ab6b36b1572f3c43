internal import Questionnaires

/// The lists of the choices sheet.
struct ChoiceLists {
  struct List {
    var options: [OptionDefinition] = []
    /// Of the options' rows.
    var positions: [SourcePosition] = []
    /// All rows.
    var rows: [SheetTable.Row] = []
    /// Whether there are columns that options have no field for.
    var hasMore = false
  }

  private(set) var lists: [String: List] = [:]

  init(_ table: SheetTable, _ context: FormContext) {
    var lost = Set<String>()
    for row in table.rows {
      let list = row["list_name"]
      guard !list.isEmpty else { continue }
      guard row.has("name") else {
        context.findings.add(
          "NAME_MISSING", at: row.position("list_name"), place: "choices",
          "give the choice of `\(list)` a name, which is what is stored")
        continue
      }
      var option = OptionDefinition(
        code: row["name"], label: context.text(row, "label", of: table))
      // Some have a picture alone.
      if option.label.isAbsent {
        option.label = context.name(row)
        context.report.lose(
          "choices", "`\(row["name"])` of `\(list)`", "it has no label; its name is shown")
      }
      if row.has("weight") {
        option.weight = DecimalSyntax.number(row["weight"])
        if option.weight == nil {
          context.findings.add(
            "NUMBER_INVALID", at: row.position("weight"), place: "choices",
            "`\(row["weight"])` is no number; the column `weight` is what scores count")
        }
      }
      for header in row.cells.keys
      where !["list_name", "name", "label", "weight"].contains(header.name) {
        lost.insert(header.name)
        lists[list, default: List()].hasMore = true
      }
      lists[list, default: List()].options.append(option)
      lists[list]?.positions.append(row.position("name"))
      lists[list]?.rows.append(row)
    }
    for name in lost.sorted() {
      context.report.lose(
        "choices", "column `\(name)`",
        "options have no such property; it is kept for the way back, without effect")
    }
    for name in lists.keys.sorted() { mergeFiltered(name, context) }
  }

  /// A list for a `choice_filter` may have one choice several times, for different answers before;
  /// all are offered here, so each is offered once.
  private mutating func mergeFiltered(_ name: String, _ context: FormContext) {
    guard var list = lists[name], list.hasMore else { return }
    var seen = Set<String>()
    let kept = list.options.indices.filter { seen.insert(list.options[$0].code).inserted }
    guard kept.count < list.options.count else { return }
    list.options = kept.map { list.options[$0] }
    list.positions = kept.map { list.positions[$0] }
    lists[name] = list
    context.report.lose(
      "choices", "list `\(name)`",
      "choices that stand several times, for different answers, are offered once")
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
  /// The list that stands for a yes/no question.
  static let yesNoList = "yes_no"

  /// What a yes/no question is written as.
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

  /// Whether the options say no more than a yes/no question does.
  var isYesNo: Bool {
    guard count == 2 else { return false }
    return self == .yesNo(self[0].label.translations.map(\.language))
  }
}
