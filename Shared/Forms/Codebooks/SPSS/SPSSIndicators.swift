/// Writes a 0/1 variable for each option of a multiple choice, and the rank of each option of a ranking,
/// whose codes share one cell.
enum SPSSIndicators {
  static func syntax(
    for column: SPSSColumn, _ own: CodebookLanguage, _ names: inout SPSSNames
  ) -> String {
    guard column.variable.source == .answer else { return "" }
    if column.variable.form == .ranking { return ranks(for: column, &names) }
    guard column.variable.form == .codes else { return "" }
    let question = column.variable.current?.label.text ?? ""
    let not = own.said(("not chosen", "nicht gewählt")).text
    let chosen = own.said(("chosen", "gewählt")).text
    var text = ""
    for code in column.variable.codes {
      let name = names.add("\(column.name)_\(code.code)")
      let option = code.label.text.isEmpty ? code.code : code.label.text
      let label = SPSSText.literal(
        "\(option): \(question)", bytesMax: SPSSText.variableLabelMax)
      text += """
        COMPUTE \(name) = INDEX(CONCAT(';',RTRIM(\(column.name)),';'),';\(code.code);') > 0.
        IF (\(column.name) = '') \(name) = $SYSMIS.
        FORMATS \(name) (F1.0).
        VARIABLE LEVEL \(name) (NOMINAL).
        VALUE LABELS \(name) 0 '\(not)' 1 '\(chosen)'.
        VARIABLE LABELS \(name) \(label).

        """
    }
    return text
  }

  /// The rank is the number of separators up to the code; missing if the option is not ranked.
  private static func ranks(for column: SPSSColumn, _ names: inout SPSSNames) -> String {
    let question = column.variable.current?.label.text ?? ""
    var text = ""
    for code in column.variable.codes {
      let name = names.add("\(column.name)_\(code.code)")
      let option = code.label.text.isEmpty ? code.code : code.label.text
      let label = SPSSText.literal("\(option): \(question)", bytesMax: SPSSText.variableLabelMax)
      let cell = "CONCAT(';',RTRIM(\(column.name)),';')"
      let before = "SUBSTR(\(cell),1,INDEX(\(cell),';\(code.code);'))"
      text += """
        IF (INDEX(\(cell),';\(code.code);') > 0) \(name) =
          LENGTH(\(before)) - LENGTH(REPLACE(\(before),';','')).
        FORMATS \(name) (F3.0).
        VARIABLE LEVEL \(name) (ORDINAL).
        VARIABLE LABELS \(name) \(label).

        """
    }
    return text
  }
}
