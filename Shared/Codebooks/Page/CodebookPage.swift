/// A codebook as a page for people: one file, without scripts and without anything from elsewhere.
public enum CodebookPage {
  public static func bytes(_ codebook: Codebook) -> [UInt8] {
    let names = SPSSNames(codebook.columns.map(\.name))
    var text = head(of: codebook)
    let language = codebook.language
    for questionnaire in codebook.questionnaires { text += section(of: questionnaire, language) }
    text += table("Columns", codebook.columns, names, language)
    text += table("Questions and scores in rows", codebook.rowVariables, names, language)
    return Array((text + "</main>\n</html>\n").utf8)
  }

  private static func head(of codebook: Codebook) -> String {
    let title = "\(codebook.study): \(codebook.table.rawValue)"
    let language =
      codebook.language.isEmpty
      ? "the language of each questionnaire"
      : "the language <code>\(escaped(codebook.language))</code>"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width">
      <title>\(escaped(title))</title>
      <style>\(style)</style>
      <main>
      <h1>Codebook of \(escaped(title))</h1>
      <p>Words are in \(language) where there is such a text; another language stands with the text.
      An empty cell is no value.</p>

      """
  }

  private static let style = """
    body{font:15px/1.4 sans-serif;margin:1rem}table{border-collapse:collapse;margin:1rem 0}
    th,td{border:1px solid #999;padding:.25rem .5rem;text-align:start;vertical-align:top}
    code{white-space:pre-wrap;overflow-wrap:anywhere}ul{margin:0;padding-inline-start:1.2rem}
    small{color:#555}
    """

  private static func section(
    of questionnaire: CodebookQuestionnaire, _ language: String
  ) -> String {
    let lines = questionnaire.versions.map { version in
      let notes = [
        version.licence.isEmpty ? nil : "licence: \(escaped(version.licence))",
        version.citation.isEmpty ? nil : "cite as: \(escaped(version.citation))",
        version.demonstrationWording ? "wording for demonstration, not the instrument's" : nil,
      ].compactMap(\.self).map { "; \($0)" }.joined()
      return "<li>version \(version.version): \(words(version.title, language))\(notes)</li>\n"
    }
    return "<h2>Questionnaire <code>\(escaped(questionnaire.questionnaire))</code></h2>\n<ul>\n"
      + lines.joined() + "</ul>\n"
  }

  private static func table(
    _ title: String, _ variables: [CodebookVariable], _ names: SPSSNames, _ language: String
  ) -> String {
    guard !variables.isEmpty else { return "" }
    let heads = ["variable", "meaning", "values", "no value", "versions"]
      .map { "<th scope=\"col\">\($0)</th>" }.joined()
    let rows = variables.map { "<tr>\(row(of: $0, names, language))</tr>\n" }
    return "<h2>\(title)</h2>\n<table>\n<thead><tr>\(heads)</tr></thead>\n<tbody>\n"
      + rows.joined() + "</tbody>\n</table>\n"
  }

  private static func row(
    of variable: CodebookVariable, _ names: SPSSNames, _ language: String
  ) -> String {
    var name = "<code>\(escaped(variable.name))</code>"
    if let rows = variable.rows {
      name += [rows.questionnaire, rows.element, rows.kind]
        .map { "<br><code>\(escaped($0))</code>" }.joined()
    } else if let other = names[variable.name], other != variable.name {
      name += "<br><small>SPSS: <code>\(escaped(other))</code></small>"
    }
    let definitions = variable.definitions.map {
      CodebookPageDefinition($0, of: variable, in: language)
    }
    let missing = variable.missing.map { missing in
      let cell = missing.cell.isEmpty ? "" : "<code>\(escaped(missing.cell))</code>: "
      return "<li>\(cell)\(escaped(missing.meaning))</li>"
    }
    var versions = definitions.map { "<p>\($0.versions)</p>" }.joined()
    if variable.olderDefinitions > 0 {
      versions += "<p>and \(variable.olderDefinitions) older versions that differ</p>"
    }
    if !variable.changes.isEmpty {
      versions += "<p>\(variable.changes.map(\.rawValue).joined(separator: ", "))</p>"
    }
    return [
      name, definitions.map(\.meaning).joined(separator: "<hr>"),
      definitions.map(\.values).joined(separator: "<hr>"),
      missing.isEmpty ? "" : "<ul>\(missing.joined())</ul>", versions,
    ].map { "<td>\($0)</td>" }.joined()
  }

  /// Texts in the direction of their own letters; another language than the usual one is named.
  static func words(_ words: CodebookWords, _ usual: String) -> String {
    guard !words.text.isEmpty else { return "" }
    let language = words.language.isEmpty ? "" : " lang=\"\(escaped(words.language))\""
    let told =
      words.language.isEmpty || words.language == usual
      ? "" : " <small>\(escaped(words.language))</small>"
    return "<bdi\(language)>\(escaped(words.text))</bdi>\(told)"
  }

  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
