internal import Serialization

/// Writes SPSS syntax that reads an exported CSV and labels its columns. It also runs in PSPP.
public enum SPSSSyntax {
  /// - Parameters:
  ///   - codebook: describes exactly the file's columns; see ``Codebook/aligned(to:)``.
  ///   - file: name of the CSV in the syntax. Each of its rows must be one line.
  ///   - shape: shape of the file; if absent, strings are as wide as the definitions allow.
  public static func bytes(_ codebook: Codebook, file: String, shape: FileShape? = nil) -> [UInt8] {
    var names = SPSSNames(codebook.columns.map(\.name))
    let own = CodebookLanguage(own: codebook.language)
    let columns = codebook.labelledColumns.enumerated().map { position, variable in
      SPSSColumn(
        variable, name: names[variable.name] ?? "", position: position + 1,
        width: shape.flatMap { position < $0.widths.count ? $0.widths[position] : nil })
    }
    var text = heading + reading(columns, file)
    for column in columns { text += conversion(of: column) }
    text += "EXECUTE.\n"
    text += order(columns)
    for column in columns { text += meaning(of: column, own) }
    for column in columns { text += SPSSIndicators.syntax(for: column, own, &names) }
    text += "EXECUTE.\nRESTORE.\n"
    return Array(text.utf8)
  }

  private static let heading = """
    * Reads an export of Otolith and labels its columns.
    * Run it in the folder of the file, in Unicode mode (SET UNICODE=ON, the default):
    *   INSERT FILE='<this file>' CD=YES.
    * Names are those of the file if SPSS accepts them; the codebook has both.
    * Labels longer than SPSS allows end with an ellipsis; the codebook has the full text.
    PRESERVE.
    SET DECIMAL=DOT.

    """

  private static func reading(_ columns: [SPSSColumn], _ file: String) -> String {
    let variables = columns.map { "    \($0.read) \($0.format)\n" }.joined().dropLast()
    return """
      GET DATA /TYPE=TXT /FILE=\(SPSSText.fileName(file)) /ENCODING='UTF8'
        /ARRANGEMENT=DELIMITED /DELCASE=LINE /FIRSTCASE=2 /DELIMITERS=',' /QUALIFIER='"'
        /VARIABLES=
      \(variables).

      """
  }

  private static func conversion(of column: SPSSColumn) -> String {
    let (name, read) = (column.name, column.read)
    func part(_ from: Int, _ count: Int, _ format: String) -> String {
      "NUMBER(SUBSTR(\(read),\(from),\(count)),\(format))"
    }
    switch column.kind {
    case .flag: return "RECODE \(read) ('true'=1) ('false'=0) INTO \(name).\n"
    case .instant:
      return """
        NUMERIC \(name) (DATETIME23.2).
        IF (\(read) <> '') \(name) = DATE.DMY(\(part(9, 2, "F2.0")),
          \(part(6, 2, "F2.0")),\(part(1, 4, "F4.0")))
          + TIME.HMS(\(part(12, 2, "F2.0")),
          \(part(15, 2, "F2.0")),\(part(18, 9, "F9.0"))).

        """
    case .string where column.variable.form == .text || column.variable.form == .mixed:
      // Removes the apostrophes that protect against formulas; lines were joined before.
      let plain = ["';'", "'|'", "X'09'", "'،'", "'؛'"]
        .reduce(name) { "REPLACE(\($0),\n    CONCAT(\($1),\"'\"),\($1))" }
      return """
        IF (SUBSTR(\(name),1,1) = "'") \(name) = SUBSTR(\(name),2).
        IF (INDEX(\(name),"'") > 0) \(name) = \(plain).

        """
    case .string, .number, .date, .time: return ""
    }
  }

  /// The columns in file order, without those that were only read for conversion.
  private static func order(_ columns: [SPSSColumn]) -> String {
    let names = columns.map { "    \($0.name)\n" }.joined().dropLast()
    return "MATCH FILES FILE=* /KEEP=\n\(names).\n"
  }

  private static func meaning(of column: SPSSColumn, _ own: CodebookLanguage) -> String {
    let variable = column.variable
    var text = ""
    switch column.kind {
    case .number(let display): text += "FORMATS \(column.name) (\(display)).\n"
    case .flag:
      text += "FORMATS \(column.name) (F1.0).\n"
      let (no, yes) = (own.said(("false", "falsch")).text, own.said(("true", "wahr")).text)
      text += "VALUE LABELS \(column.name) 0 '\(no)' 1 '\(yes)'.\n"
    case .string, .instant, .date, .time: break
    }
    text += SPSSMissing.syntax(for: column)
    text += "VARIABLE LEVEL \(column.name) (\(level(of: column))).\n"
    if let label = variable.current?.label.text, !label.isEmpty {
      let literal = SPSSText.literal(label, bytesMax: SPSSText.variableLabelMax)
      text += "VARIABLE LABELS \(column.name) \(literal).\n"
    }
    return text + valueLabels(of: column)
  }

  private static func level(of column: SPSSColumn) -> String {
    if column.isString || column.variable.form == .flag || column.variable.form == .code {
      return "NOMINAL"
    }
    return "SCALE"
  }

  private static func valueLabels(of column: SPSSColumn) -> String {
    let variable = column.variable
    var labels: [(value: String, label: String)] = []
    switch variable.form {
    case .code:
      for code in variable.codes where !code.label.text.isEmpty {
        let value = column.isString ? "'\(code.code)'" : code.code
        labels.append((value, code.label.text))
      }
    case .codes, .ranking, .text, .identifier:
      for code in variable.codes where !code.label.text.isEmpty {
        labels.append(("'\(code.code)'", code.label.text))
      }
      for missing in variable.missing where !missing.cell.isEmpty {
        labels.append(("'\(missing.cell)'", missing.meaning.text))
      }
    default: ends(of: variable, &labels)
    }
    guard !labels.isEmpty else { return "" }
    let lines = labels.map {
      "  \($0.value) \(SPSSText.literal($0.label, bytesMax: SPSSText.valueLabelMax))"
    }
    return "VALUE LABELS \(column.name)\n\(lines.joined(separator: "\n")).\n"
  }

  /// The meanings of a scale's ends and of labelled values.
  private static func ends(
    of variable: CodebookVariable, _ labels: inout [(value: String, label: String)]
  ) {
    guard variable.form == .integer || variable.form == .number, let current = variable.current
    else { return }
    for (value, label) in [
      (current.minimum, current.minimumLabel), (current.maximum, current.maximumLabel),
    ] {
      if let value, let label, !label.text.isEmpty { labels.append((value.shortText, label.text)) }
    }
    let ends = Set(labels.map(\.value))
    for code in current.codes where !ends.contains(code.code) {
      labels.append((code.code, code.label.text))
    }
  }
}
