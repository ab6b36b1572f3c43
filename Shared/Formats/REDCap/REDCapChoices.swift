internal import Questionnaires

/// Choices as a dictionary writes them: `1, Yes | 0, No, not at all`.
struct REDCapChoices {
  struct Choice: Equatable {
    /// As REDCap has it.
    var code: String
    var label: String
  }

  /// Something that is no choice.
  struct Failure: Error {
    /// In UTF-8 bytes of the cell.
    var offset: Int
    var rule: String
    var advice: String
  }

  /// - Returns: the choices; a code ends at the first comma, so labels may have more.
  static func parse(_ text: String) throws(Failure) -> [Choice] {
    var choices: [Choice] = []
    var seen = Set<String>()
    var offset = 0
    for part in text.split(separator: "|", omittingEmptySubsequences: false) {
      defer { offset += part.utf8.count + 1 }
      if part.allSatisfy(\.isWhitespace) { continue }
      let start = offset + part.prefix(while: \.isWhitespace).utf8.count
      guard let comma = part.firstIndex(of: ",") else {
        throw Failure(
          offset: start, rule: "CHOICE_WITHOUT_CODE",
          advice: "`\(part.trimmed)` has no code; write `1, \(part.trimmed)`")
      }
      let code = part[..<comma].trimmed
      guard !code.isEmpty else {
        throw Failure(
          offset: start, rule: "CHOICE_WITHOUT_CODE",
          advice: "a choice has nothing before its comma")
      }
      guard seen.insert(code).inserted else {
        throw Failure(
          offset: start, rule: "CODE_DUPLICATE", advice: "the code `\(code)` stands twice")
      }
      choices.append(Choice(code: code, label: part[part.index(after: comma)...].trimmed))
    }
    guard !choices.isEmpty else {
      throw Failure(
        offset: 0, rule: "CHOICES_MISSING",
        advice: "the field has no choices; write `1, Yes | 0, No`")
    }
    return choices
  }

  /// Codes of the catalogue for those of REDCap, by these: most stay as they are.
  static func codes(_ choices: [Choice]) -> [String: String] {
    var codes: [String: String] = [:]
    var used = Set(choices.map(\.code).filter(IdentifierSyntax.isCode))
    for choice in choices {
      if IdentifierSyntax.isCode(choice.code) {
        codes[choice.code] = choice.code
        continue
      }
      let mended = String(
        String.UnicodeScalarView(
          choice.code.unicodeScalars.map { scalar in
            IdentifierSyntax.isCode(String(scalar)) ? scalar : "_"
          })
      ).prefix(IdentifierSyntax.charactersMax - 6)
      var code = String(mended)
      var number = 1
      while !used.insert(code).inserted {
        number += 1
        code = "\(mended)_\(number)"
      }
      codes[choice.code] = code
    }
    return codes
  }

  /// - Parameter codes: REDCap's for ours, where they differ.
  static func text(_ options: [(code: String, label: String)], codes: [String: String]) -> String {
    options.map { "\(codes[$0.code] ?? $0.code), \(plain($0.label))" }.joined(separator: " | ")
  }

  /// Without what would end a choice.
  static func plain(_ label: String) -> String {
    label.replacing("|", with: "/").split(whereSeparator: \.isNewline).map { $0.trimmed }
      .joined(separator: " ")
  }
}
