internal import Serialization

/// Writes a codebook as CSV: one row for each code of each definition of each variable, and one for
/// each definition without codes.
///
/// Formulas are neutralised as in exports.
public enum CodebookTable {
  public static let header = [
    "position", "variable", "spss_name", "source", "form", "questionnaire", "element", "kind",
    "vocabulary", "collection", "versions", "older_definitions", "changes", "type", "label",
    "language", "explanation",
    "group", "item", "optional", "conditional", "unit", "minimum", "maximum", "step",
    "minimum_label", "maximum_label", "earliest", "latest", "length_maximum", "scores",
    "formula", "missing", "code", "code_label", "code_language", "code_weight", "exclusive",
    "code_missing",
  ]

  public static func bytes(_ codebook: Codebook) -> [UInt8] {
    var csv = CSVWriter()
    csv.write(header)
    let names = SPSSNames(codebook.columns.map(\.name))
    var position = 0
    for variable in codebook.variables {
      if variable.rows == nil { position += 1 }
      let head = [
        variable.rows == nil ? String(position) : "", variable.name,
        names[variable.name] ?? "", variable.source.rawValue, variable.form.rawValue,
        variable.rows?.questionnaire ?? questionnaire(of: variable, in: codebook),
        variable.rows?.library == nil ? variable.subject : "", variable.rows?.kind ?? "",
        variable.rows?.vocabulary ?? "", variable.rows?.collection ?? "",
      ]
      let missing = variable.missing.map {
        "\($0.cell.isEmpty ? "empty" : $0.cell) = \($0.meaning.text)"
      }
      for definition in variable.definitions {
        let middle =
          cells(of: definition, variable) + [CSVWriter.harmless(missing.joined(separator: "; "))]
        if definition.codes.isEmpty { csv.write(head + middle + ["", "", "", "", "", ""]) }
        for code in definition.codes { csv.write(head + middle + cells(of: code)) }
      }
    }
    return csv.bytes
  }

  private static func questionnaire(
    of variable: CodebookVariable, in codebook: Codebook
  ) -> String {
    guard codebook.table == .wide, !variable.subject.isEmpty else { return "" }
    return codebook.questionnaires.first?.questionnaire ?? ""
  }

  private static func cells(
    of definition: CodebookDefinition, _ variable: CodebookVariable
  ) -> [String] {
    let counts = definition.countedBy.map {
      "\($0.score)\($0.weight == 1 ? "" : " × \($0.weight.shortText)")\($0.reversed ? " reversed" : "")"
    }
    return [
      VersionRanges.text(definition.versions), String(variable.olderDefinitions),
      variable.changes.map(\.rawValue).joined(separator: ";"), definition.type,
      free(definition.label), definition.label.language, free(definition.explanation),
      free(definition.group), definition.item, String(definition.optional),
      String(definition.conditional), CSVWriter.harmless(definition.unit),
      number(definition.minimum), number(definition.maximum), number(definition.step),
      free(definition.minimumLabel), free(definition.maximumLabel), definition.earliest ?? "",
      definition.latest ?? "", definition.lengthMaximum.map(String.init) ?? "",
      counts.joined(separator: "; "), definition.score.map { CSVWriter.harmless($0.formula) } ?? "",
    ]
  }

  private static func cells(of code: CodebookCode) -> [String] {
    [
      code.code, free(code.label), code.label.language, number(code.weight),
      String(code.exclusive), String(code.missing),
    ]
  }

  private static func free(_ words: CodebookWords?) -> String {
    CSVWriter.harmless(words?.text ?? "")
  }

  private static func number(_ number: Double?) -> String { number?.shortText ?? "" }
}
