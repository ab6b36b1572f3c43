internal import Serialization

/// The cells of a definition on the page.
struct CodebookPageDefinition {
  private let definition: CodebookDefinition
  private let variable: CodebookVariable
  /// The language that is not named: the one asked for, of what Otolith says itself English.
  private let usual: String

  init(_ definition: CodebookDefinition, of variable: CodebookVariable, in language: String) {
    self.definition = definition
    self.variable = variable
    switch variable.source {
    case .answer, .score, .band: usual = language
    case .row, .measurement, .unknown: usual = "en"
    }
  }

  var versions: String { VersionRanges.text(definition.versions) }

  var meaning: String {
    var parts: [String] = []
    if let group = definition.group { parts.append(words(group)) }
    parts.append(words(definition.label))
    if let explanation = definition.explanation {
      parts.append("<small>\(words(explanation))</small>")
    }
    parts += definition.countedBy.map { count in
      let weight = count.weight == 1 ? "" : " × \(count.weight.shortText)"
      let reversed = count.reversed ? ", reversed" : ""
      return "<small>in score \(CodebookPage.escaped(count.score))\(weight)\(reversed)</small>"
    }
    if let score = definition.score { parts.append(CodebookPage.escaped(score.formula)) }
    return parts.filter { !$0.isEmpty }.joined(separator: "<br>")
  }

  var values: String {
    var parts = [
      [definition.type, variable.form.rawValue].filter { !$0.isEmpty }.map(CodebookPage.escaped)
        .joined(separator: ", ")
    ]
    parts += range
    if let length = definition.lengthMaximum { parts.append("at most \(length) characters") }
    if !definition.unit.isEmpty {
      parts.append("unit: <code>\(CodebookPage.escaped(definition.unit))</code>")
    }
    if !definition.codes.isEmpty {
      let codes = definition.codes.map { code in
        let weight = code.weight.map { " <small>counts \($0.shortText)</small>" } ?? ""
        let alone = code.exclusive ? " <small>alone</small>" : ""
        return
          "<li><code>\(CodebookPage.escaped(code.code))</code> \(words(code.label))\(weight)\(alone)</li>"
      }
      parts.append("<ul>\(codes.joined())</ul>")
    }
    return parts.joined(separator: "<br>")
  }

  private var range: [String] {
    func end(_ number: Double?, _ label: CodebookWords?, _ name: String) -> String? {
      guard let number else { return nil }
      return "\(name) \(number.shortText)" + (label.map { " = \(words($0))" } ?? "")
    }
    let ends = [
      end(definition.minimum, definition.minimumLabel, "from"),
      end(definition.maximum, definition.maximumLabel, "to"),
      definition.step.flatMap { $0 > 0 ? "in steps of \($0.shortText)" : nil },
      definition.earliest.map { "from \(CodebookPage.escaped($0))" },
      definition.latest.map { "to \(CodebookPage.escaped($0))" },
    ]
    return ends.compactMap(\.self)
  }

  private func words(_ words: CodebookWords) -> String { CodebookPage.words(words, usual) }
}
