internal import Serialization

/// A script in base R that reads an exported CSV and says what its columns mean.
public enum RScript {
  /// - Parameters:
  ///   - codebook: of exactly the file's columns: see ``Codebook/aligned(to:)``.
  ///   - file: the CSV's name; it is looked for beside the script.
  public static func bytes(_ codebook: Codebook, file: String) -> [UInt8] {
    let columns = codebook.labelledColumns
    var text = heading
    text += "otolith$file <- \(RText.literal(file))\n"
    text += "otolith$names <- \(RText.vector(columns.map(\.name)))\n"
    text += "otolith$forms <- \(RText.vector(columns.map(form)))\n"
    text += "otolith$labels <- \(RText.vector(columns.map { $0.current?.label.text ?? "" }))\n"
    text += "otolith$codes <- new.env()\n"
    for variable in columns {
      let labels = self.labels(of: variable)
      if !labels.isEmpty {
        text += "otolith$codes[[\(RText.literal(variable.name))]] <- \(list(labels))\n"
      }
    }
    text += rows(codebook.rowVariables.filter { $0.rows?.library == nil })
    text += terms(of: codebook)
    return Array((text + RScriptBody.text).utf8)
  }

  private static let heading = """
    # Reads an export of Otolith and says what its columns mean.
    #
    #   source("<this file>")              makes the data frame `data`
    #   otolith$factors(data)              the same with factors instead of codes
    #   otolith$chosen(data$x, "code")     whether a multiple choice has a code
    #
    # Codes are haven::labelled where the package haven is installed (not with
    # options(otolith.haven = FALSE)), otherwise they have the attributes "label" and "labels".
    # Ids stay characters; times are POSIXct in UTC; an empty cell is NA.
    otolith <- new.env()

    """

  /// The form of a column as the script knows it.
  private static func form(_ variable: CodebookVariable) -> String {
    variable.hasNumericCodes ? "numeric_code" : variable.form.rawValue
  }

  private static func labels(of variable: CodebookVariable) -> [(value: String, label: String)] {
    switch variable.form {
    case .code, .codes, .text, .identifier:
      return variable.codes.map { ($0.code, $0.label.text.isEmpty ? $0.code : $0.label.text) }
    case .integer, .number:
      guard let current = variable.current else { return [] }
      return [
        (current.minimum, current.minimumLabel), (current.maximum, current.maximumLabel),
      ].compactMap { value, label in
        guard let value, let label, !label.text.isEmpty else { return nil }
        return (value.shortText, label.text)
      }
    default: return []
    }
  }

  private static func list(_ labels: [(value: String, label: String)]) -> String {
    "list(\n  values = \(RText.vector(labels.map(\.value), indent: "    ")),\n"
      + "  labels = \(RText.vector(labels.map(\.label), indent: "    ")))"
  }

  /// Terms and sounds: which column has their codes, and which one says whose codes they are.
  private static func terms(of codebook: Codebook) -> String {
    let variables = codebook.rowVariables.compactMap { variable in
      variable.rows?.library.map { (variable, library: $0) }
    }
    guard let (first, library) = variables.first,
      codebook.columns.contains(where: { $0.name == library.column })
    else { return "otolith$terms <- NULL\n" }
    let codes = variables.flatMap { variable, library in
      variable.codes.map { (library.id, code: $0.code, label: $0.label.text) }
    }
    return """
      otolith$terms <- list(
        column = \(RText.literal(first.name)), of = \(RText.literal(library.column)),
        id = \(RText.vector(codes.map(\.0), indent: "    ")),
        code = \(RText.vector(codes.map(\.code), indent: "    ")),
        label = \(RText.vector(codes.map { $0.label.isEmpty ? $0.code : $0.label }, indent: "    ")))

      """
  }

  /// What stands in rows of one column: labels of questions, and of codes.
  private static func rows(_ variables: [CodebookVariable]) -> String {
    guard !variables.isEmpty else { return "otolith$rows <- NULL\n" }
    var codes: [(key: Int, code: String, label: String)] = []
    for (position, variable) in variables.enumerated() {
      for (value, label) in labels(of: variable) where variable.form != .number {
        codes.append((position + 1, value, label))
      }
    }
    func column(_ value: (CodebookRows) -> String) -> String {
      RText.vector(variables.map { $0.rows.map(value) ?? "" }, indent: "    ")
    }
    return """
      otolith$rows <- list(
        questionnaire = \(column(\.questionnaire)),
        element_id = \(column(\.element)),
        kind = \(column(\.kind)),
        label = \(RText.vector(variables.map { $0.current?.label.text ?? "" }, indent: "    ")),
        code_of = as.integer(\(RText.vector(codes.map { String($0.key) }, indent: "    "))),
        code = \(RText.vector(codes.map(\.code), indent: "    ")),
        code_label = \(RText.vector(codes.map(\.label), indent: "    ")))

      """
  }
}
