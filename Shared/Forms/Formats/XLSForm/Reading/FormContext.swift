internal import Questionnaires
internal import Serialization

/// State shared by the parts of one form's reader.
///
/// A class, because the parts share it.
final class FormContext {
  let findings: SourceFindingCollector
  var report: ConversionReport
  let defaultLanguage: String
  /// Annotations of the questionnaire.
  var annotations: [Annotation] = []
  /// Tags by the language names in columns.
  private let tags: [String: String]

  init(
    findings: SourceFindingCollector, report: ConversionReport, defaultLanguage: String,
    tags: [String: String]
  ) {
    self.findings = findings
    self.report = report
    self.defaultLanguage = defaultLanguage
    self.tags = tags
  }

  /// Returns all translations of a column, in column order.
  func text(_ row: SheetTable.Row, _ column: String, of table: SheetTable) -> TranslatedText {
    var translations: [Translation] = []
    var unnamed: String?
    for header in table.headers where header.name == column {
      guard let cell = row.cells[header] else { continue }
      guard let language = header.language else {
        unnamed = cell.text
        continue
      }
      // Texts in an unknown language are kept as columns.
      guard let tag = tags[language] else { continue }
      guard let other = translations.first(where: { $0.language == tag }) else {
        translations.append(Translation(language: tag, text: cell.text))
        continue
      }
      if other.text != cell.text {
        report.lose(
          row["name"], "column `\(header.text)`",
          "another column has a text in `\(tag)`, which is used; left out is "
            + "`\(cell.text.prefix(60))`", at: cell.position)
      }
    }
    if let unnamed { add(unnamed, to: &translations, row, column) }
    completeDefault(&translations, row, column)
    return TranslatedText(translations)
  }

  /// A column without a language belongs to the default one, unless that has a column of its own.
  private func add(
    _ text: String, to translations: inout [Translation], _ row: SheetTable.Row, _ column: String
  ) {
    if let named = translations.first(where: { $0.language == defaultLanguage }) {
      guard named.text != text else { return }
      report.lose(
        row["name"], "column `\(column)`",
        "the column for `\(defaultLanguage)` differs and is used; left out is "
          + "`\(text.prefix(60))`", at: row.position(column))
    } else {
      translations.insert(Translation(language: defaultLanguage, text: text), at: 0)
    }
  }

  /// Reports cells that a spreadsheet shows in another form than the stored one, which is read.
  func tellShown(_ row: SheetTable.Row, _ columns: [String], place: String, _ what: String) {
    let cells = row.cells.filter { columns.contains($0.key.name) }.map(\.value)
    for cell in cells.sorted(by: { $0.position.column < $1.position.column }) {
      guard let shown = cell.shown else { continue }
      report.lose(
        place, what,
        "the spreadsheet shows `\(cell.text)` as \(shown); format the cell as text, and type it "
          + "again", at: cell.position, .changed)
    }
  }

  /// Texts for participants must exist in the default language.
  private func completeDefault(
    _ translations: inout [Translation], _ row: SheetTable.Row, _ column: String
  ) {
    guard let first = translations.first, ["label", "hint"].contains(column),
      !translations.contains(where: { $0.language == defaultLanguage })
    else { return }
    report.lose(
      row["name"], column,
      "the default language `\(defaultLanguage)` has no text; the text in `\(first.language)` "
        + "is used", at: row.position(column), .changed)
    translations.append(Translation(language: defaultLanguage, text: first.text))
  }

  /// Returns the label for participants; it may be missing if there is a hint or a picture.
  func label(_ row: SheetTable.Row, _ id: String, of table: SheetTable) -> TranslatedText {
    tellShown(row, ["label"], place: id, "label")
    let label = text(row, "label", of: table)
    guard label.isAbsent else { return label }
    report.lose(id, "label", "it is empty; the name is shown", .changed)
    return row.has("name")
      ? name(row) : TranslatedText([Translation(language: defaultLanguage, text: id)])
  }

  /// Returns a list of choices as JSON; nil if it exceeds the limit of an annotation.
  func json(_ list: ChoiceLists.List, named name: String) -> String? {
    let rows = list.rows.map { row in
      let cells = row.cells.filter { $0.key.name != "list_name" }.map { header, cell in
        var header = header
        if ColumnHeader.translatable.contains(header.name) {
          header.language = header.language.map { tags[$0] ?? $0 } ?? defaultLanguage
        }
        return JSONValue.Member(header.text, .string(cell.text))
      }
      return JSONValue.object(cells.sorted { $0.name < $1.name })
    }
    let text = JSONWriter.line(["list": .string(name), "rows": .array(rows)])
    return text.unicodeScalars.count <= CatalogueLimits.default.annotationCharactersMax ? text : nil
  }

  /// Returns the replacement for a missing text.
  func name(_ row: SheetTable.Row) -> TranslatedText {
    TranslatedText([Translation(language: defaultLanguage, text: row["name"])])
  }

  /// Keeps a text without a field.
  func annotations(for text: TranslatedText, _ column: String) -> [Annotation] {
    text.translations.map {
      Annotation(key: XLSFormAnnotation.text(column, $0.language), value: $0.text)
    }
  }

  /// Keeps a row that is not an element, within the limit.
  func keep(_ row: SheetTable.Row) {
    let number = annotations.count { $0.key.hasPrefix("xlsform.row.") } + 1
    guard number <= XLSFormAnnotation.rowsMax else { return }
    annotations.append(
      Annotation(key: XLSFormAnnotation.row(number), value: row.json(without: [])))
  }
}

extension ColumnHeader {
  /// The header as written.
  var text: String { language.map { "\(name)::\($0)" } ?? name }
}

extension SheetTable.Row {
  /// Returns the cells as a JSON object, sorted by column name.
  func json(without names: Set<String>) -> String {
    let kept = cells.filter { !names.contains($0.key.name) }
      .map { (name: $0.key.text, text: $0.value.text) }
    return TableCells(kept.sorted { $0.name < $1.name }).json
  }
}
