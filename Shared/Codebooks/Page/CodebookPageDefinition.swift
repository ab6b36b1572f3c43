internal import Serialization

/// The cells of a definition on the page.
struct CodebookPageDefinition {
  private let definition: CodebookDefinition
  private let variable: CodebookVariable
  private let own: CodebookLanguage
  /// The languages that are not named: the one asked for, and of what Otolith says itself its own.
  private let usual: [String]

  /// - Parameter language: the one asked for.
  init(
    _ definition: CodebookDefinition, of variable: CodebookVariable, asked language: String,
    _ own: CodebookLanguage
  ) {
    self.definition = definition
    self.variable = variable
    self.own = own
    let isOwn =
      switch variable.source {
      case .answer, .score, .band: false
      case .row, .measurement, .unknown: variable.rows == nil
      }
    usual = [language] + (isOwn ? [own.spoken] : [])
  }

  var versions: String { VersionRanges.text(definition.versions) }

  private func said(_ english: String, _ german: String) -> String {
    own.said((english, german)).text
  }

  var meaning: String {
    var parts: [String] = []
    if let group = definition.group { parts.append(words(group)) }
    parts.append(words(definition.label))
    if let explanation = definition.explanation {
      parts.append("<small>\(words(explanation))</small>")
    }
    parts += definition.countedBy.map { count in
      let weight = count.weight == 1 ? "" : " × \(count.weight.shortText)"
      let reversed = count.reversed ? ", \(said("reversed", "umgepolt"))" : ""
      let score = CodebookPage.escaped(count.score)
      return "<small>\(said("in score", "im Score")) \(score)\(weight)\(reversed)</small>"
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
    if let length = definition.lengthMaximum {
      parts.append(said("at most \(length) characters", "höchstens \(length) Zeichen"))
    }
    if !definition.unit.isEmpty {
      let unit = CodebookPage.escaped(definition.unit)
      parts.append("\(said("unit", "Einheit")): <code>\(unit)</code>")
    }
    if !definition.codes.isEmpty { parts.append("<ul>\(codes)</ul>") }
    return parts.joined(separator: "<br>")
  }

  private var codes: String {
    let (counts, alone) = (said("counts", "zählt"), said("alone", "allein"))
    return definition.codes.map { code in
      let weight = code.weight.map { " <small>\(counts) \($0.shortText)</small>" } ?? ""
      let exclusive = code.exclusive ? " <small>\(alone)</small>" : ""
      let name = "<code>\(CodebookPage.escaped(code.code))</code>"
      return "<li>\(name) \(words(code.label))\(weight)\(exclusive)</li>"
    }.joined()
  }

  private var range: [String] {
    let (from, to) = (said("from", "von"), said("to", "bis"))
    func end(_ number: Double?, _ label: CodebookWords?, _ name: String) -> String? {
      guard let number else { return nil }
      return "\(name) \(number.shortText)" + (label.map { " = \(words($0))" } ?? "")
    }
    let ends = [
      end(definition.minimum, definition.minimumLabel, from),
      end(definition.maximum, definition.maximumLabel, to),
      definition.step.flatMap { step in
        step > 0
          ? said("in steps of \(step.shortText)", "in Schritten von \(step.shortText)") : nil
      },
      definition.earliest.map { "\(from) \(CodebookPage.escaped($0))" },
      definition.latest.map { "\(to) \(CodebookPage.escaped($0))" },
    ]
    return ends.compactMap(\.self)
  }

  private func words(_ words: CodebookWords) -> String { CodebookPage.words(words, usual) }
}
