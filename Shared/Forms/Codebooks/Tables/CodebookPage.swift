internal import Serialization

/// Writes a codebook as an HTML page: one file without scripts and external resources, with
/// English headings.
public struct CodebookPage {
  private let codebook: Codebook
  private let names: SPSSNames
  /// Language of Otolith's own words.
  private let own: String

  public static func bytes(_ codebook: Codebook) -> [UInt8] {
    Array(CodebookPage(codebook).text.utf8)
  }

  private init(_ codebook: Codebook) {
    self.codebook = codebook
    names = SPSSNames(codebook.columns.map(\.name))
    own = CodebookLanguage(own: codebook.language).spoken
  }

  private var text: String {
    let title = HTMLEscaping.escaped("\(codebook.study): \(codebook.table.rawValue)")
    let language =
      codebook.language.isEmpty
      ? "Texts are in the language of each questionnaire, Otolith's own words in English."
      : "Texts are in the language <code>\(HTMLEscaping.escaped(codebook.language))</code> where available."
    let rows = codebook.rowVariables
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width">
      <title>\(title)</title>
      <style>
      body{font:15px/1.4 sans-serif;margin:1rem}table{border-collapse:collapse;margin:1rem 0}
      th,td{border:1px solid #999;padding:.25rem .5rem;text-align:start;vertical-align:top}
      code{white-space:pre-wrap;overflow-wrap:anywhere}small{color:#555}
      </style>
      <main>
      <h1>Codebook of \(title)</h1>
      <p>\(language) Texts in another language are marked. An empty cell means no value.</p>
      \(codebook.questionnaires.map(section).joined())\
      \(table("Columns", codebook.columns))\
      \(table("Questions and scores in rows", rows.filter { $0.rows?.library == nil }))\
      \(table("Terms and sounds in rows", rows.filter { $0.rows?.library != nil }))\
      </main>
      </html>

      """
  }

  private func section(of questionnaire: CodebookQuestionnaire) -> String {
    let lines = questionnaire.versions.map { version in
      var line = "version \(version.version): " + words(version.title, [codebook.language])
      if !version.licence.isEmpty { line += "; licence: \(HTMLEscaping.escaped(version.licence))" }
      if !version.citation.isEmpty {
        line += "; cite as: \(HTMLEscaping.escaped(version.citation))"
      }
      if version.demonstrationWording {
        line += "; wording for demonstration, not the instrument&#39;s"
      }
      return "<li>\(line)</li>\n"
    }
    let id = HTMLEscaping.escaped(questionnaire.questionnaire)
    return "<h2>Questionnaire <code>\(id)</code></h2>\n<ul>\n\(lines.joined())</ul>\n"
  }

  private func table(_ title: String, _ variables: [CodebookVariable]) -> String {
    guard !variables.isEmpty else { return "" }
    let heads = ["variable", "meaning", "values", "no value", "versions"]
      .map { "<th scope=\"col\">\($0)</th>" }
    let rows = variables.map { "<tr>\(cells(of: $0).map { "<td>\($0)</td>" }.joined())</tr>\n" }
    return "<h2>\(title)</h2>\n<table>\n<thead><tr>\(heads.joined())</tr></thead>\n<tbody>\n"
      + rows.joined() + "</tbody>\n</table>\n"
  }

  private func cells(of variable: CodebookVariable) -> [String] {
    // Otolith's own words are in one of its own languages.
    let isOwn =
      switch variable.source {
      case .answer, .score, .band: false
      case .row, .measurement, .unknown: variable.rows == nil
      }
    let usual = [codebook.language] + (isOwn ? [own] : [])
    var name = [code(variable.name)] + (variable.rows?.members.map { code($0.value) } ?? [])
    if variable.rows == nil, let other = names[variable.name], other != variable.name {
      name.append("<small>SPSS: \(code(other))</small>")
    }
    let missing = variable.missing.map {
      ($0.cell.isEmpty ? "" : code($0.cell) + ": ") + HTMLEscaping.escaped($0.meaning.text)
    }
    var versions = variable.definitions.map { VersionRanges.text($0.versions) }
    if variable.olderDefinitions > 0 {
      versions.append("and \(variable.olderDefinitions) older versions with differences")
    }
    versions += variable.changes.map(\.rawValue)
    return [
      name.joined(separator: "<br>"),
      variable.definitions.map { meaning($0, usual) }.joined(separator: "<hr>"),
      variable.definitions.map { values($0, variable.form, usual) }.joined(separator: "<hr>"),
      missing.joined(separator: "<br>"), versions.joined(separator: "<br>"),
    ]
  }

  private func meaning(_ definition: CodebookDefinition, _ usual: [String]) -> String {
    var parts = [definition.group, definition.label].compactMap { $0.map { words($0, usual) } }
    if let explanation = definition.explanation {
      parts.append("<small>\(words(explanation, usual))</small>")
    }
    parts += definition.countedBy.map { count in
      let weight = count.weight == 1 ? "" : " × \(count.weight.shortText)"
      let reversed = count.reversed ? ", reversed" : ""
      return "<small>in score \(HTMLEscaping.escaped(count.score))\(weight)\(reversed)</small>"
    }
    if let score = definition.score { parts.append(HTMLEscaping.escaped(score.formula)) }
    return parts.filter { !$0.isEmpty }.joined(separator: "<br>")
  }

  private func values(
    _ definition: CodebookDefinition, _ form: CodebookForm, _ usual: [String]
  ) -> String {
    func end(_ name: String, _ number: Double?, _ label: CodebookWords?) -> String? {
      number.map { "\(name) \($0.shortText)" + (label.map { " = \(words($0, usual))" } ?? "") }
    }
    let parts = [
      [definition.type, form.rawValue].filter { !$0.isEmpty }.map { HTMLEscaping.escaped($0) }
        .joined(separator: ", "),
      end("from", definition.minimum, definition.minimumLabel),
      end("to", definition.maximum, definition.maximumLabel),
      definition.step.flatMap { $0 > 0 ? "in steps of \($0.shortText)" : nil },
      definition.earliest.map { "from \(HTMLEscaping.escaped($0))" },
      definition.latest.map { "to \(HTMLEscaping.escaped($0))" },
      definition.lengthMaximum.map { "at most \($0) characters" },
      definition.unit.isEmpty ? nil : "unit: \(code(definition.unit))",
    ]
    let codes = definition.codes.map { one in
      let weight = one.weight.map { " <small>counts \($0.shortText)</small>" } ?? ""
      let exclusive = one.exclusive ? " <small>alone</small>" : ""
      let missing = one.missing ? " <small>no answer</small>" : ""
      return "\(code(one.code)) \(words(one.label, usual))\(weight)\(exclusive)\(missing)"
    }
    return (parts.compactMap(\.self) + codes).joined(separator: "<br>")
  }

  private func code(_ text: String) -> String { "<code>\(HTMLEscaping.escaped(text))</code>" }

  /// A text with its own direction, and its language if it is not a usual one.
  private func words(_ words: CodebookWords, _ usual: [String]) -> String {
    guard !words.text.isEmpty else { return "" }
    let language = HTMLEscaping.escaped(words.language)
    let text =
      "<bdi\(language.isEmpty ? "" : " lang=\"\(language)\"")>\(HTMLEscaping.escaped(words.text))</bdi>"
    return language.isEmpty || usual.contains(words.language)
      ? text : "\(text) <small>\(language)</small>"
  }
}
