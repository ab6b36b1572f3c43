/// Writes the page of a codebook, in a language that Otolith speaks.
struct CodebookPageWriter {
  private let codebook: Codebook
  private let names: SPSSNames
  private let own: CodebookLanguage

  init(_ codebook: Codebook) {
    self.codebook = codebook
    names = SPSSNames(codebook.columns.map(\.name))
    own = CodebookLanguage(own: codebook.language)
  }

  var text: String {
    let rows = codebook.rowVariables
    return head + codebook.questionnaires.map(section).joined()
      + table(("Columns", "Spalten"), codebook.columns)
      + table(
        ("Questions and scores in rows", "Fragen und Scores in Zeilen"),
        rows.filter { $0.rows?.library == nil })
      + table(
        ("Terms and sounds in rows", "Begriffe und Klänge in Zeilen"),
        rows.filter { $0.rows?.library != nil })
      + "</main>\n</html>\n"
  }

  private func said(_ english: String, _ german: String) -> String {
    own.said((english, german)).text
  }

  private var head: String {
    let title = "\(codebook.study): \(codebook.table.rawValue)"
    let heading = said("Codebook of", "Codebook zu")
    let language = "<code>\(escaped(codebook.language))</code>"
    // Without a language Otolith speaks English.
    let words =
      codebook.language.isEmpty
      ? "Words are in the language of each questionnaire, what Otolith says itself in English."
      : said(
        "Words are in the language \(language) where there is such a text.",
        "Texte sind in der Sprache \(language), wo es einen solchen Text gibt.")
    let rest = said(
      "Another language stands with the text. An empty cell is no value.",
      "Eine andere Sprache steht beim Text. Eine leere Zelle ist kein Wert.")
    return """
      <!DOCTYPE html>
      <html lang="\(own.spoken)">
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width">
      <title>\(escaped(title))</title>
      <style>\(Self.style)</style>
      <main>
      <h1>\(heading) \(escaped(title))</h1>
      <p>\(words) \(rest)</p>

      """
  }

  private static let style = """
    body{font:15px/1.4 sans-serif;margin:1rem}table{border-collapse:collapse;margin:1rem 0}
    th,td{border:1px solid #999;padding:.25rem .5rem;text-align:start;vertical-align:top}
    code{white-space:pre-wrap;overflow-wrap:anywhere}ul{margin:0;padding-inline-start:1.2rem}
    small{color:#555}
    """

  private func section(of questionnaire: CodebookQuestionnaire) -> String {
    let lines = questionnaire.versions.map { version in
      let notes = [
        version.licence.isEmpty
          ? nil : "\(said("licence", "Lizenz")): \(escaped(version.licence))",
        version.citation.isEmpty
          ? nil : "\(said("cite as", "zu zitieren als")): \(escaped(version.citation))",
        version.demonstrationWording
          ? said(
            "wording for demonstration, not the instrument&#39;s",
            "Wortlaut zu Vorführzwecken, nicht der des Instruments") : nil,
      ].compactMap(\.self).map { "; \($0)" }.joined()
      let title = CodebookPage.words(version.title, [codebook.language])
      return "<li>\(said("version", "Fassung")) \(version.version): \(title)\(notes)</li>\n"
    }
    let heading = said("Questionnaire", "Fragebogen")
    return "<h2>\(heading) <code>\(escaped(questionnaire.questionnaire))</code></h2>\n<ul>\n"
      + lines.joined() + "</ul>\n"
  }

  private func table(
    _ title: CodebookPhrase.Words, _ variables: [CodebookVariable]
  ) -> String {
    guard !variables.isEmpty else { return "" }
    let heads: [CodebookPhrase.Words] = [
      ("variable", "Variable"), ("meaning", "Bedeutung"), ("values", "Werte"),
      ("no value", "kein Wert"), ("versions", "Fassungen"),
    ]
    let row = heads.map { "<th scope=\"col\">\(own.said($0).text)</th>" }.joined()
    let rows = variables.map { "<tr>\(self.row(of: $0))</tr>\n" }
    return "<h2>\(own.said(title).text)</h2>\n<table>\n<thead><tr>\(row)</tr></thead>\n<tbody>\n"
      + rows.joined() + "</tbody>\n</table>\n"
  }

  private func row(of variable: CodebookVariable) -> String {
    var name = "<code>\(escaped(variable.name))</code>"
    if let rows = variable.rows {
      name += rows.members.map { "<br><code>\(escaped($0.value))</code>" }.joined()
    } else if let other = names[variable.name], other != variable.name {
      name += "<br><small>SPSS: <code>\(escaped(other))</code></small>"
    }
    let definitions = variable.definitions.map {
      CodebookPageDefinition($0, of: variable, asked: codebook.language, own)
    }
    let missing = variable.missing.map { missing in
      let cell = missing.cell.isEmpty ? "" : "<code>\(escaped(missing.cell))</code>: "
      return "<li>\(cell)\(escaped(missing.meaning.text))</li>"
    }
    return [
      name, definitions.map(\.meaning).joined(separator: "<hr>"),
      definitions.map(\.values).joined(separator: "<hr>"),
      missing.isEmpty ? "" : "<ul>\(missing.joined())</ul>",
      definitions.map { "<p>\($0.versions)</p>" }.joined() + changes(of: variable),
    ].map { "<td>\($0)</td>" }.joined()
  }

  private func changes(of variable: CodebookVariable) -> String {
    let older = variable.olderDefinitions
    let untold =
      older == 0
      ? ""
      : said(
        "and \(older) older versions that differ", "und \(older) ältere Fassungen, die abweichen")
    return [untold, variable.changes.map { own.said($0.words).text }.joined(separator: ", ")]
      .filter { !$0.isEmpty }.map { "<p>\($0)</p>" }.joined()
  }

  private func escaped(_ text: String) -> String { CodebookPage.escaped(text) }
}

extension CodebookChange {
  fileprivate var words: CodebookPhrase.Words {
    switch self {
    case .reworded: ("reworded", "anders formuliert")
    case .relabelled: ("relabelled", "Codes anders benannt")
    case .recoded: ("recoded", "anders codiert")
    case .rescored: ("rescored", "anders berechnet")
    }
  }
}
