internal import Questionnaires

/// Rewrites an item table of formr (formr.org) as the equivalent XLSForm.
struct FormrTable {
  /// Columns that only formr has.
  private static let ownColumns: Set<String> = [
    "showif", "choice1", "choice2", "item_order", "block_order", "optional",
  ]

  private(set) var survey: Sheet
  private(set) var choices: Sheet
  private(set) var losses: [ConversionReport.Loss] = []
  /// Names by column, in lower case.
  private var headers: [Int: String] = [:]
  private let names: Set<String>
  private var lists: Set<String> = []

  /// Whether the first row is the header of an item table.
  static func isTable(_ sheet: Sheet) -> Bool {
    let names = headings(sheet)
    return names.isSuperset(of: ["type", "name"]) && !names.isDisjoint(with: ownColumns)
      && names.isDisjoint(with: ["relevant", "constraint", "calculation"])
  }

  /// Whether the first row is the header of lists of choices.
  static func isChoices(_ sheet: Sheet) -> Bool {
    Set((sheet.rows.first ?? [:]).values.map { ColumnHeader($0.text).name })
      .isSuperset(of: ["list_name", "name"])
  }

  /// Whether the rows are formr's settings, of the columns `item` and `value`.
  static func isSettings(_ sheet: Sheet) -> Bool {
    headings(sheet).isSuperset(of: ["item", "value"])
  }

  private static func headings(_ sheet: Sheet) -> Set<String> {
    Set((sheet.rows.first ?? [:]).values.map { $0.text.trimmed.lowercased() })
  }

  init(_ items: Sheet, _ given: Sheet?) {
    survey = Sheet(name: "survey")
    choices = Sheet(name: "choices")
    var headings: [String: Sheet.Cell] = [:]
    for (column, cell) in (items.rows.first ?? [:]).sorted(by: { $0.key < $1.key })
    where !cell.text.trimmed.isEmpty {
      let name = cell.text.trimmed.lowercased()
      guard let earlier = headers.first(where: { $0.value == name })?.key else {
        (headers[column], headings[name]) = (name, cell)
        continue
      }
      if items.rows.dropFirst().contains(where: { Self.differs($0[column], from: $0[earlier]) }) {
        losses.append(
          ConversionReport.Loss(
            place: "header", what: "column `\(cell.text.trimmed)`",
            advice: "an earlier column has the same name and is read; this one is left out",
            position: cell.position))
      }
    }
    let nameColumn = headers.first { $0.value == "name" }?.key ?? -1
    names = Set(items.rows.dropFirst().compactMap { $0[nameColumn]?.text.trimmed })
    readChoices(given.map { SheetTable($0) }, headings)
    let columns = Self.columns + headers.values.filter(Self.isKept).sorted()
    survey.rows = [Self.header(columns, headings)]
    readItems(items, columns)
  }

  private static func differs(_ cell: Sheet.Cell?, from first: Sheet.Cell?) -> Bool {
    let text = cell?.text.trimmed ?? ""
    return !text.isEmpty && text != first?.text.trimmed ?? ""
  }

  private static let columns = [
    "type", "name", "label", "relevant", "required", "constraint", "default", "appearance",
    "parameters",
  ]

  /// Columns of formr from which those of XLSForm are made.
  private static let sources = ["relevant": "showif", "required": "optional", "default": "value"]

  /// The given headings; a made column stands where its source does.
  private static func header(
    _ names: [String], _ headings: [String: Sheet.Cell]
  ) -> [Int: Sheet.Cell] {
    var row: [Int: Sheet.Cell] = [:]
    for (column, name) in names.enumerated() {
      let source = headings[name] ?? headings[sources[name] ?? ""] ?? headings["type"]
      row[column] = Sheet.Cell(
        text: headings[name]?.text ?? name, position: source?.position ?? SourcePosition(line: 1))
    }
    return row
  }

  /// Columns that are kept as they are.
  private static func isKept(_ name: String) -> Bool {
    !columns.contains(name) && !["showif", "optional"].contains(name)
      && !name.hasPrefix("choice")
  }

  /// A list's name stands only in its first row.
  private mutating func readChoices(_ table: SheetTable?, _ headings: [String: Sheet.Cell]) {
    var header = Self.header(["list_name", "name", "label"], [:])
    for (column, cell) in header {
      let own = table?.position(of: ColumnHeader(name: cell.text))
      header[column]?.position = own ?? headings["type"]?.position ?? cell.position
    }
    choices.rows = [header]
    var list = ""
    for row in table?.rows ?? [] {
      if row.has("list_name") { list = row["list_name"] }
      guard row.has("name"), !list.isEmpty else { continue }
      add(list, row["name"], row["label"], at: row.position("name"))
    }
  }

  private mutating func add(
    _ list: String, _ name: String, _ label: String, at position: SourcePosition
  ) {
    lists.insert(list)
    choices.rows.append([
      0: Sheet.Cell(text: list, position: position), 1: Sheet.Cell(text: name, position: position),
      2: Sheet.Cell(text: label.isEmpty ? name : label, position: position),
    ])
  }

  private mutating func readItems(_ items: Sheet, _ columns: [String]) {
    var pages: [[[Int: Sheet.Cell]]] = [[]]
    func written(_ cells: [String: Sheet.Cell]) -> [Int: Sheet.Cell] {
      columns.enumerated().reduce(into: [:]) { $0[$1.offset] = cells[$1.element] }
    }
    for row in items.rows.dropFirst() {
      var cells: [String: Sheet.Cell] = [:]
      for (column, cell) in row where !cell.text.trimmed.isEmpty {
        if let name = headers[column] { cells[name] = cell }
      }
      guard let type = cells["type"] else {
        // Refused like in a form.
        if cells["name"] != nil { pages[pages.count - 1].append(written(cells)) }
        continue
      }
      var item = FormrItem(cells, type: type, names: names)
      if item.kind == "submit" {
        pages.append([])
        continue
      }
      guard item.isAsked else {
        losses.append(
          ConversionReport.Loss(
            place: item.name, what: item.kind, advice: "formr fills in the item itself; left out",
            position: type.position))
        continue
      }
      item.read(lists: lists)
      for option in item.options {
        add(option.list, option.name, option.label, at: option.position)
      }
      for (what, advice) in item.changes {
        losses.append(
          ConversionReport.Loss(
            place: item.name, what: what, advice: advice, position: type.position,
            effect: .changed))
      }
      pages[pages.count - 1].append(written(item.cells))
    }
    pages.removeAll(where: \.isEmpty)
    for (number, page) in pages.enumerated() {
      survey.rows += pages.count > 1 ? Self.page(page, number + 1) : page
    }
  }

  /// The rows between two buttons are a page.
  private static func page(_ rows: [[Int: Sheet.Cell]], _ number: Int) -> [[Int: Sheet.Cell]] {
    func row(_ texts: [Int: String], _ position: SourcePosition) -> [Int: Sheet.Cell] {
      texts.mapValues { Sheet.Cell(text: $0, position: position) }
    }
    let first = (rows.first?[0] ?? rows.first?[1])?.position ?? SourcePosition(line: 1)
    let last = (rows.last?[0] ?? rows.last?[1])?.position ?? first
    return [row([0: "begin_group", 1: "formr_page_\(number)", 7: "field-list"], first)] + rows
      + [row([0: "end_group"], last)]
  }
}
