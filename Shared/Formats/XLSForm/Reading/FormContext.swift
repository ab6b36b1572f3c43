internal import Questionnaires
internal import Serialization

/// What all parts of one form's reader share.
///
/// A class, since they report to the same one.
final class FormContext {
  let findings: SourceFindingCollector
  var report: ConversionReport
  let defaultLanguage: String
  /// Annotations of the questionnaire.
  var annotations: [Annotation] = []
  /// Tags by how columns name their language.
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

  /// Every translation of a column, in the order of the columns.
  func text(_ row: SheetTable.Row, _ column: String, of table: SheetTable) -> TranslatedText {
    var translations: [Translation] = []
    var unnamed: String?
    for header in table.headers where header.name == column {
      guard let cell = row.cells[header] else { continue }
      guard let language = header.language else {
        unnamed = cell.text
        continue
      }
      let tag = tags[language] ?? defaultLanguage
      guard let other = translations.first(where: { $0.language == tag }) else {
        translations.append(Translation(language: tag, text: cell.text))
        continue
      }
      if other.text != cell.text {
        findings.add(
          "LANGUAGE_DUPLICATE", at: cell.position, place: column,
          "another column has the same text in `\(tag)`; remove one")
      }
    }
    if let unnamed { add(unnamed, to: &translations, row, column) }
    completeDefault(&translations, row, column)
    return TranslatedText(translations)
  }

  /// A column without a language is in the default one, unless that has a column of its own.
  private func add(
    _ text: String, to translations: inout [Translation], _ row: SheetTable.Row, _ column: String
  ) {
    if let named = translations.first(where: { $0.language == defaultLanguage }) {
      guard named.text != text else { return }
      report.lose(
        row["name"], "column `\(column)`",
        "the column for `\(defaultLanguage)` says something else and is taken; left out is "
          + "`\(text.prefix(60))`")
    } else {
      translations.insert(Translation(language: defaultLanguage, text: text), at: 0)
    }
  }

  /// What participants read must be there in the default language.
  private func completeDefault(
    _ translations: inout [Translation], _ row: SheetTable.Row, _ column: String
  ) {
    guard let first = translations.first, ["label", "hint"].contains(column),
      !translations.contains(where: { $0.language == defaultLanguage })
    else { return }
    report.lose(
      row["name"], column,
      "there is none in the default language `\(defaultLanguage)`; the one in `\(first.language)` "
        + "stands there")
    translations.append(Translation(language: defaultLanguage, text: first.text))
  }

  /// What participants read: a label may be missing where there is a hint or a picture.
  func label(_ row: SheetTable.Row, _ id: String, of table: SheetTable) -> TranslatedText {
    let label = text(row, "label", of: table)
    guard label.isAbsent else { return label }
    report.lose(id, "label", "there is none; the name is shown")
    return row.has("name")
      ? name(row) : TranslatedText([Translation(language: defaultLanguage, text: id)])
  }

  /// A list of choices as the file has it; nil where it is longer than an annotation may be.
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

  /// What stands in place of a text that is not there.
  func name(_ row: SheetTable.Row) -> TranslatedText {
    TranslatedText([Translation(language: defaultLanguage, text: row["name"])])
  }

  /// Refuses an expression that is broken, or larger than the limits: to keep it would show a
  /// question always that its author wanted hidden.
  func add(
    _ failure: FormulaFailure, of column: String, in row: SheetTable.Row, place: String
  ) {
    findings.add(
      "EXPRESSION_INVALID", at: row.position(column), place: place,
      "the `\(column)` cannot be read: \(failure.message), at character \(failure.offset + 1); "
        + "mend it")
  }

  /// Keeps a text that has no field.
  func annotations(for text: TranslatedText, _ column: String) -> [Annotation] {
    text.translations.map {
      Annotation(key: XLSFormAnnotation.text(column, $0.language), value: $0.text)
    }
  }

  /// Keeps a row that is no element, while there is room for it.
  func keep(_ row: SheetTable.Row) {
    let number = annotations.count { $0.key.hasPrefix("xlsform.row.") } + 1
    guard number <= XLSFormAnnotation.rowsMax else { return }
    annotations.append(
      Annotation(key: XLSFormAnnotation.row(number), value: row.json(without: [])))
  }
}

extension ColumnHeader {
  /// As it is written.
  var text: String { language.map { "\(name)::\($0)" } ?? name }
}

extension SheetTable.Row {
  /// The cells as a JSON object, in the order of the columns' names.
  func json(without names: Set<String>) -> String {
    let kept = cells.filter { !names.contains($0.key.name) }
      .map { (name: $0.key.text, text: $0.value.text) }
    return TableCells(kept.sorted { $0.name < $1.name }).json
  }
}
