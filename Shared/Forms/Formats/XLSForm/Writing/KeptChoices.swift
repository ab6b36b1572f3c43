internal import Questionnaires
internal import Serialization

/// A list of choices as in the original form.
struct KeptChoices {
  let name: String
  let rows: [SheetOutput.Row]

  /// - Parameter json: see ``XLSFormAnnotation/choices``; the result is nil for other JSON.
  init?(json: String) {
    guard let value = try? JSONParser.parse(Array(json.utf8), file: ""),
      let name = value["list"]?.string, ElementName.isName(name), let rows = value["rows"]?.array
    else { return nil }
    self.name = name
    self.rows = rows.map { row in
      var cells = SheetOutput.Row()
      for member in row.members ?? [] {
        if let text = member.value.string { cells[ColumnHeader(member.name)] = text }
      }
      return cells
    }
  }

  /// Whether it still matches the options, which may have been changed since.
  func fits(_ options: [OptionDefinition]) -> Bool {
    let offered = rows.filter { !XLSFormWord.isYes($0["disabled"]) }
    let codes = MendedCodes.codes(offered.map { $0["name"] })
    let written = offered.map { row in
      let label = row.filter { $0.key.name == "label" && !$0.value.isEmpty }
        .map { Translation(language: $0.key.language ?? "", text: HTMLText.plain($0.value)) }
      return OptionDefinition(
        code: codes[row["name"]] ?? "",
        label: TranslatedText(label.sorted { $0.language < $1.language }),
        weight: DecimalSyntax.number(row["weight"]), isMissing: row["missing"] == "yes")
    }
    let separated = RepeatedCodes(written, language: "")
    // Forms refuse two choices of one name and different labels.
    guard separated.changes.allSatisfy({ $0.newCode == nil }),
      separated.options.count == options.count
    else { return false }
    return zip(separated.options, options).allSatisfy { row, option in
      var option = option
      option.isExclusive = false
      option.label.translations = option.label.translations
        .map { Translation(language: $0.language, text: HTMLText.plain($0.text)) }
        .sorted { $0.language < $1.language }
      return row == option
    }
  }
}
