/// Writes a 0/1 variable for each option of a multiple choice, whose codes share one cell.
enum SPSSIndicators {
  static func syntax(
    for column: SPSSColumn, _ own: CodebookLanguage, _ names: inout SPSSNames
  ) -> String {
    guard column.variable.form == .codes, column.variable.source == .answer else { return "" }
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
}
