internal import Foundation

/// A citation as an entry for BibTeX and biber, in UTF-8.
public enum BibTeX {
  public static func entry(_ citation: Citation) -> String {
    var fields: [(name: String, value: String)] = []
    if !citation.authors.isEmpty {
      fields.append(("author", citation.authors.map(author).joined(separator: " and ")))
    }
    // Braces keep the title's capitals.
    fields.append(("title", "{\(escaped(citation.title))}"))
    if citation.date.count >= 7 {
      fields.append(("year", String(citation.date.prefix(4))))
      fields.append(("month", String(Int(citation.date.dropFirst(5).prefix(2)) ?? 1)))
    }
    if !citation.doi.isEmpty { fields.append(("doi", verbatim(citation.doi))) }
    fields.append(("version", "\(citation.version)"))
    fields.append(("howpublished", escaped("Otolith catalogue, \(citation.name)")))
    var notes: [String] = []
    if !citation.licence.isEmpty { notes.append("Licence: \(citation.licence)") }
    if !citation.source.isEmpty { notes.append("Source: \(citation.source)") }
    if !citation.wish.isEmpty { notes.append("Cite as: \(citation.wish)") }
    if !citation.contentHash.isEmpty { notes.append("SHA-256: \(citation.contentHash)") }
    if !notes.isEmpty { fields.append(("note", notes.map(escaped).joined(separator: ". "))) }
    let lines = fields.map { "  \($0.name) = {\($0.value)}" }.joined(separator: ",\n")
    return "@misc{\(citation.questionnaireID)-v\(citation.version),\n\(lines)\n}\n"
  }

  /// Braces keep together what is no person's name in one of BibTeX's forms, and an `and` within it.
  private static func author(_ name: String) -> String {
    let line = Citation.line(name)
    let words = line.lowercased().split(separator: " ")
    if words.contains("and") || words.contains("others") { return "{\(escaped(line))}" }
    if let (family, given) = Citation.parts(of: line) {
      return "\(escaped(family)), \(escaped(given))"
    }
    return line.contains(",") ? "{\(escaped(line))}" : escaped(line)
  }

  /// What TeX takes for a command stands for itself. Braces are written out as commands: BibTeX counts them even
  /// after a backslash.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in Citation.line(text) {
      switch character {
      case "\\": result += "{\\textbackslash}"
      case "{": result += "{\\textbraceleft}"
      case "}": result += "{\\textbraceright}"
      case "~": result += "{\\textasciitilde}"
      case "^": result += "{\\textasciicircum}"
      case "$", "&", "%", "#", "_": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  /// A DOI is taken letter by letter; what would end the field is percent-encoded.
  private static func verbatim(_ text: String) -> String {
    Citation.line(text).map { character in
      switch character {
      case "{": "%7B"
      case "}": "%7D"
      case "\\": "%5C"
      case " ": "%20"
      default: String(character)
      }
    }.joined()
  }
}
