import Foundation
import Messages

/// The citation of a published questionnaire.
struct Citation: Sendable {
  private let questionnaire: CatalogueV1.Questionnaire
  private let title: String
  /// `YYYY-MM-DD` in UTC; empty if unknown.
  private let date: String

  /// - Parameter language: language of the title (BCP 47); falls back to the default language.
  init(_ questionnaire: CatalogueV1.Questionnaire, language: String) {
    let translations = questionnaire.title?.translations ?? []
    func title(in tag: String) -> String? { translations.first { $0.language == tag }?.text }
    let title =
      title(in: language) ?? title(in: questionnaire.defaultLanguage) ?? translations.first?.text
    self.questionnaire = questionnaire
    self.title = Self.line(title ?? "").isEmpty ? questionnaire.questionnaireID : title ?? ""
    date =
      questionnaire.publishTime.map { String($0.date.formatted(.iso8601.year().month().day())) }
      ?? ""
  }

  private var name: String {
    "questionnaire \(questionnaire.questionnaireID), version \(questionnaire.version)"
  }

  // MARK: BibTeX

  /// An entry for BibTeX and biber, in UTF-8.
  var bibTeX: String {
    var fields: [(name: String, value: String)] = []
    if !questionnaire.authors.isEmpty {
      fields.append(("author", questionnaire.authors.map(Self.author).joined(separator: " and ")))
    }
    // Braces preserve the title's capitals.
    fields.append(("title", "{\(Self.escaped(title))}"))
    if !date.isEmpty {
      fields.append(("year", String(date.prefix(4))))
      fields.append(("month", String(Int(date.dropFirst(5).prefix(2)) ?? 1)))
    }
    if !questionnaire.doi.isEmpty { fields.append(("doi", Self.verbatim(questionnaire.doi))) }
    fields.append(("version", "\(questionnaire.version)"))
    fields.append(("howpublished", Self.escaped("Otolith catalogue, \(name)")))
    let notes = [
      ("Licence", questionnaire.licence), ("Source", questionnaire.source),
      ("Cite as", questionnaire.citation), ("SHA-256", questionnaire.contentHash),
    ].filter { !$0.1.isEmpty }.map { Self.escaped("\($0): \($1)") }
    if !notes.isEmpty { fields.append(("note", notes.joined(separator: ". "))) }
    let lines = fields.map { "  \($0.name) = {\($0.value)}" }.joined(separator: ",\n")
    return
      "@misc{\(questionnaire.questionnaireID)-v\(questionnaire.version),\n\(lines)\n}\n"
  }

  /// Braces protect names that are not a person's name in a form of BibTeX, and an `and` within a
  /// name.
  private static func author(_ name: String) -> String {
    let line = line(name)
    let words = line.lowercased().split(separator: " ")
    if words.contains("and") || words.contains("others") { return "{\(escaped(line))}" }
    if let (family, given) = parts(of: line) { return "\(escaped(family)), \(escaped(given))" }
    return line.contains(",") ? "{\(escaped(line))}" : escaped(line)
  }

  /// Escapes commands of TeX. Braces become commands, since BibTeX counts them even after a
  /// backslash.
  private static func escaped(_ text: String) -> String {
    line(text).map { character in
      switch character {
      case "\\": "{\\textbackslash}"
      case "{": "{\\textbraceleft}"
      case "}": "{\\textbraceright}"
      case "~": "{\\textasciitilde}"
      case "^": "{\\textasciicircum}"
      case "$", "&", "%", "#", "_": "\\\(character)"
      default: String(character)
      }
    }.joined()
  }

  /// A DOI is verbatim; characters that would end the field are percent-encoded.
  private static func verbatim(_ text: String) -> String {
    line(text).replacing("{", with: "%7B").replacing("}", with: "%7D")
      .replacing("\\", with: "%5C").replacing(" ", with: "%20")
  }

  // MARK: Citation File Format

  /// A `CITATION.cff` of the Citation File Format 1.2.0 (doi:10.5281/zenodo.5171937).
  var citationFile: String {
    var lines = [
      "cff-version: 1.2.0", "message: \(Self.quoted(message))", "type: dataset",
      "title: \(Self.quoted(title))", "version: \"\(questionnaire.version)\"",
    ]
    if !date.isEmpty { lines.append("date-released: \"\(date)\"") }
    lines += ["authors:"] + people
    // The schema's pattern.
    let isDOI =
      questionnaire.doi.wholeMatch(of: /10\.\d{4,9}(\.\d+)?\/[A-Za-z0-9:\/_;\-.()\[\]\\]+/) != nil
    if isDOI { lines.append("doi: \(Self.quoted(questionnaire.doi))") }
    var identifiers = [("sha256:", questionnaire.contentHash)]
    if !isDOI { identifiers.append(("", questionnaire.doi)) }
    identifiers.removeAll { $0.1.isEmpty }
    if !identifiers.isEmpty { lines.append("identifiers:") }
    for (scheme, value) in identifiers {
      lines += ["  - type: other", "    value: \(Self.quoted(scheme + value))"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A message with the data that the format has no field for. Its field for licences accepts
  /// SPDX identifiers only.
  private var message: String {
    var text = "If you use this questionnaire (\(name)), cite it"
    text +=
      questionnaire.citation.isEmpty
      ? " using these metadata." : " as: \(questionnaire.citation)"
    if !questionnaire.licence.isEmpty { text += " Licence: \(questionnaire.licence)." }
    if !questionnaire.source.isEmpty {
      text += " Structure and codes come from: \(questionnaire.source)"
    }
    return text
  }

  /// The authors, each once; at least one, as the schema requires.
  private var people: [String] {
    var seen = Set<String>()
    let names = questionnaire.authors.map(Self.line).filter {
      !$0.isEmpty && seen.insert($0).inserted
    }
    return (names.isEmpty ? ["anonymous"] : names).flatMap { name -> [String] in
      guard let (family, given) = Self.parts(of: name) else {
        return ["  - name: \(Self.quoted(name))"]
      }
      return ["  - family-names: \(Self.quoted(family))", "    given-names: \(Self.quoted(given))"]
    }
  }

  /// A double-quoted scalar of YAML 1.2; quotes, backslashes and invisible characters are escaped.
  private static func quoted(_ text: String) -> String {
    let scalars = line(text).unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
        String(format: scalar.value > 0xFFFF ? "\\U%08X" : "\\u%04X", scalar.value)
      default: scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : "\(scalar)"
      }
    }
    return "\"\(scalars.joined())\""
  }

  // MARK: Texts

  /// Family and given names if the author separated them by one comma; nil for other forms.
  private static func parts(of author: String) -> (family: String, given: String)? {
    let parts = author.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    return (parts[0], parts[1])
  }

  /// The text on one line, without control characters.
  private static func line(_ text: String) -> String {
    text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ").filter { character in
      character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
  }
}
