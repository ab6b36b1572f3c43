/// A citation as a `CITATION.cff` of the Citation File Format 1.2.0 (doi:10.5281/zenodo.5171937).
public enum CitationFile {
  public static func text(_ citation: Citation) -> String {
    var lines = [
      "cff-version: 1.2.0",
      "message: \(quoted(message(citation)))",
      "type: dataset",
      "title: \(quoted(nonEmpty(citation.title, or: citation.questionnaireID)))",
      "version: \(quoted("\(citation.version)"))",
    ]
    if !citation.date.isEmpty { lines.append("date-released: \(quoted(citation.date))") }
    lines.append("authors:")
    lines += authors(citation)
    if isDOI(citation.doi) { lines.append("doi: \(quoted(citation.doi))") }
    if let licence = licences[citation.licence.lowercased()] {
      lines.append("license: \(quoted(licence))")
    }
    let identifiers = identifiers(citation)
    if !identifiers.isEmpty { lines += ["identifiers:"] + identifiers }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What the format has no field for is said here.
  private static func message(_ citation: Citation) -> String {
    var text = "If you use this questionnaire (\(citation.name)), cite it"
    text += citation.wish.isEmpty ? " by these data." : " as: \(citation.wish)"
    if !citation.licence.isEmpty, licences[citation.licence.lowercased()] == nil {
      text += " Licence: \(citation.licence)."
    }
    if !citation.source.isEmpty { text += " Structure and codes come from: \(citation.source)" }
    return text
  }

  /// One at least; each once, as the schema asks for.
  private static func authors(_ citation: Citation) -> [String] {
    var seen = Set<String>()
    let names = citation.authors.map(Citation.line).filter {
      !$0.isEmpty && seen.insert($0).inserted
    }
    guard !names.isEmpty else { return ["  - name: \"anonymous\""] }
    return names.flatMap { name -> [String] in
      guard let (family, given) = Citation.parts(of: name) else {
        return ["  - name: \(quoted(name))"]
      }
      return ["  - family-names: \(quoted(family))", "    given-names: \(quoted(given))"]
    }
  }

  private static func identifiers(_ citation: Citation) -> [String] {
    var lines: [String] = []
    if !citation.contentHash.isEmpty {
      lines += [
        "  - type: other", "    value: \(quoted("sha256:\(citation.contentHash)"))",
        "    description: \(quoted("SHA-256 of the contents of version \(citation.version)"))",
      ]
    }
    if !citation.doi.isEmpty, !isDOI(citation.doi) {
      lines += ["  - type: other", "    value: \(quoted(citation.doi))"]
    }
    return lines
  }

  private static func nonEmpty(_ text: String, or other: String) -> String {
    Citation.line(text).isEmpty ? other : text
  }

  /// As the schema's pattern has it: `10.` with 4 to 9 digits, then what DOIs are spelled with.
  static func isDOI(_ text: String) -> Bool {
    guard text.hasPrefix("10."), let slash = text.firstIndex(of: "/") else { return false }
    let parts = text[text.index(text.startIndex, offsetBy: 3)..<slash].split(
      separator: ".", omittingEmptySubsequences: false)
    let suffix = text[text.index(after: slash)...]
    return (1...2).contains(parts.count) && (4...9).contains(parts[0].count)
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }
      && !suffix.isEmpty
      && suffix.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || ":/_;-.()[]\\".contains($0))
      }
  }

  /// A double-quoted scalar of YAML 1.2, whatever the text is: what would end it, or cannot be seen, is escaped.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in Citation.line(text).unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
          .privateUse:
          let digits = String(scalar.value, radix: 16, uppercase: true)
          let width = scalar.value > 0xFFFF ? 8 : 4
          let zeros = String(repeating: "0", count: width - digits.count)
          result += (width == 8 ? "\\U" : "\\u") + zeros + digits
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// Identifiers of SPDX that questionnaires have, by their lower-case spelling: the schema takes no other name.
  private static let licences: [String: String] = {
    var ids = [
      "CC0-1.0", "MIT", "Apache-2.0", "BSD-3-Clause", "ODbL-1.0", "PDDL-1.0", "ODC-By-1.0",
    ]
    for kind in ["BY", "BY-SA", "BY-ND", "BY-NC", "BY-NC-SA", "BY-NC-ND"] {
      for version in ["1.0", "2.0", "2.5", "3.0", "4.0"] { ids.append("CC-\(kind)-\(version)") }
    }
    ids += ["GPL-2.0-only", "GPL-2.0-or-later", "GPL-3.0-only", "GPL-3.0-or-later"]
    return Dictionary(uniqueKeysWithValues: ids.map { ($0.lowercased(), $0) })
  }()
}
