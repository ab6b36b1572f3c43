internal import Questionnaires

/// Describes the context of a text: a translator sees `Often` without the question.
struct TranslationNotes {
  /// Texts in the source language.
  private let wordings: [String: String]

  init(_ definition: some LocalizedDefinition) {
    wordings = Dictionary(
      definition.texts.compactMap { text in
        text.text[definition.defaultLanguage].map { (text.key.description, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// - Returns: empty if the key is self-explanatory.
  func note(_ key: TextKey) -> String {
    let parts = key.description.split(separator: ".").map(String.init)
    guard parts.count >= 3 else { return "" }
    let owner = parts[0...1].joined(separator: ".")
    let about = ["question", "title", "headline", "text"].lazy
      .compactMap { wordings["\(owner).\($0)"] }.first
    switch parts[0] {
    case "elements": return elementNote(Array(parts.dropFirst(2)), about, id: parts[1])
    case "scores" where parts[2] == "bands":
      return said("Band of the score", about, id: parts[1])
    default: return ""
    }
  }

  private func elementNote(_ parts: [String], _ about: String?, id: String) -> String {
    let part = parts.first == "shared" ? parts.dropFirst().first : parts.first
    switch part {
    case "options": return said("Option of", about, id: id)
    case "description": return said("Explains", about, id: id)
    case "minimum-label": return said("Left end of", about, id: id)
    case "maximum-label": return said("Right end of", about, id: id)
    case "pattern-hint": return said("Describes valid answers to", about, id: id)
    case "title": return "Title of a group"
    default: return ""
    }
  }

  private func said(_ what: String, _ about: String?, id: String) -> String {
    "\(what) `\(id)`" + (about.map { ": \($0)" } ?? "")
  }
}
