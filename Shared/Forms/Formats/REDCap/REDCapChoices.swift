internal import Questionnaires

/// Choices in the syntax of a dictionary: `1, Yes | 0, No, not at all`.
struct REDCapChoices {
  struct Choice: Equatable {
    /// Code in REDCap.
    var code: String
    var label: String
  }

  /// An invalid choice.
  struct Failure: Error {
    /// Offset in UTF-8 bytes of the cell.
    var offset: Int
    var rule: String
    var advice: String
  }

  /// - Returns: the choices; a code ends at the first comma, so labels may contain commas.
  static func parse(_ text: String) throws(Failure) -> [Choice] {
    var choices: [Choice] = []
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
          advice: "a choice has no code before its comma")
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

  /// - Parameter codes: REDCap's codes by Otolith's, where they differ.
  static func text(_ options: [(code: String, label: String)], codes: [String: String]) -> String {
    options.map { "\(codes[$0.code] ?? $0.code), \(plain($0.label))" }.joined(separator: " | ")
  }

  /// Removes characters that would end a choice.
  static func plain(_ label: String) -> String {
    label.replacing("|", with: "/").split(whereSeparator: \.isNewline).map { $0.trimmed }
      .joined(separator: " ")
  }
}
