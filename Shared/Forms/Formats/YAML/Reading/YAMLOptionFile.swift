internal import Questionnaires

/// Reads options from a table beside the questionnaire.
struct YAMLOptionFile {
  let defaultLanguage: String

  /// Columns other than labels.
  private static let columns = ["exclusive", "weight", "missing", "fixed", "offered-for"]

  /// - Parameter value: the key with the file's name, for findings.
  /// - Returns: no options, with findings, if the table cannot be read.
  func options(_ name: String, at value: YAMLValue) -> [OptionDefinition] {
    do throws(SourceError) {
      let file = try ChoiceFile(named: name, value.reading.options)
      let labels = file.columns.compactMap { column in language(of: column).map { (column, $0) } }
      let known = [file.codeColumn] + Self.columns + labels.map(\.0)
      for column in file.columns where !column.isEmpty && !known.contains(column) {
        value.report(
          "`\(name)` has the unknown column `\(column)`; known are `code`, `label`, `label:de`, "
            + Self.columns.map { "`\($0)`" }.joined(separator: ", "), .choiceFile)
      }
      return file.rows.map { option($0, file, labels, name, value) }
    } catch {
      for finding in error.findings {
        let place = finding.position.map { " line \($0.line):" } ?? ""
        value.report("`\(name)`:\(place) \(finding.advice)", .choiceFile)
      }
      return []
    }
  }

  /// The language of a column with labels: `label`, `label:de`; nil for other columns.
  private func language(of column: String) -> String? {
    if column == "label" { return defaultLanguage }
    return column.hasPrefix("label:") ? String(column.dropFirst(6)) : nil
  }

  private func option(
    _ row: ChoiceFile.Row, _ file: ChoiceFile, _ labels: [(column: String, language: String)],
    _ name: String, _ value: YAMLValue
  ) -> OptionDefinition {
    func truth(_ column: String) -> Bool {
      let text = row.cells[column]?.lowercased() ?? "false"
      if !["true", "false"].contains(text) {
        value.report(
          "`\(name)` line \(row.line): `\(column)` is `true` or `false`, not `\(text)`", .choiceFile
        )
      }
      return text == "true"
    }
    let weight = row.cells["weight"]
    if let weight, YAMLValue.number(weight) == nil {
      value.report("`\(name)` line \(row.line): `\(weight)` is not a number", .choiceFile)
    }
    return OptionDefinition(
      code: row.cells[file.codeColumn] ?? "",
      label: TranslatedText(
        labels.compactMap { column, language in
          row.cells[column].map { Translation(language: language, text: $0) }
        }),
      isExclusive: truth("exclusive"), weight: weight.flatMap(YAMLValue.number),
      isMissing: truth("missing"), isFixed: truth("fixed"),
      offeredFor: (row.cells["offered-for"] ?? "").split(separator: " ").map(String.init))
  }
}
