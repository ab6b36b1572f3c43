internal import Questionnaires
internal import Serialization

/// A list of choices as the form had it that a questionnaire was read from.
struct KeptChoices {
  let name: String
  let rows: [SheetOutput.Row]

  /// - Parameter json: see ``XLSFormAnnotation/choices``; nil for anything else.
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

  /// Whether it still says the same as the options: somebody may have changed these since.
  func fits(_ options: [OptionDefinition]) -> Bool {
    var seen = Set<String>()
    let first = rows.filter { seen.insert($0["name"]).inserted }
    guard first.count == options.count else { return false }
    return zip(first, options).allSatisfy { row, option in
      let label = row.filter { $0.key.name == "label" && !$0.value.isEmpty }
      return row["name"] == option.code && label.count == option.label.translations.count
        && option.label.translations.allSatisfy {
          label[ColumnHeader(name: "label", language: $0.language)] == $0.text
        } && DecimalSyntax.number(row["weight"]) == option.weight
    }
  }
}
