import Fields

/// What the mail says about a leader's decision on a request to join a study.
enum DecisionText {
  /// German for German speakers, English for everybody else.
  ///
  /// - Parameters:
  ///   - study: its title.
  ///   - reason: the leader's words; empty: none.
  static func compose(
    username: String, study: String, isApproved: Bool, reason: String, language: String
  ) -> (subject: String, body: String) {
    LanguageTag(language)?.primary == "de"
      ? german(username: username, study: study, isApproved: isApproved, reason: reason)
      : english(username: username, study: study, isApproved: isApproved, reason: reason)
  }

  private static func german(
    username: String, study: String, isApproved: Bool, reason: String
  ) -> (String, String) {
    let decision =
      isApproved
      ? "Sie nehmen jetzt an der Studie teil, für die Sie sich beworben haben:"
      : "die Studienleitung hat Ihre Anfrage zu dieser Studie abgelehnt:"
    return (
      isApproved ? "Sie nehmen an der Studie teil" : "Ihre Anfrage zu einer Studie",
      body("Guten Tag \(username),", decision, study, "Dazu schreibt die Studienleitung:", reason)
    )
  }

  private static func english(
    username: String, study: String, isApproved: Bool, reason: String
  ) -> (String, String) {
    let decision =
      isApproved
      ? "you now take part in the study that you asked to join:"
      : "the study's leaders declined your request to join this study:"
    return (
      isApproved ? "You take part in the study" : "Your request to join a study",
      body("Hello \(username),", decision, study, "The study's leaders write:", reason)
    )
  }

  private static func body(
    _ greeting: String, _ decision: String, _ study: String, _ introduction: String,
    _ reason: String
  ) -> String {
    var parts = [greeting, decision, indented(study)]
    if !reason.isEmpty { parts += [introduction, indented(reason)] }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Unicode scalars of a line: at most 800 bytes, where mail servers take 998 (RFC 5321 §4.5.3.1.6).
  private static let lineLengthMax = 200

  /// What people wrote is indented, to tell it from our text.
  private static func indented(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).flatMap { broken($0) }.map { "    " + $0 }
      .joined(separator: "\n")
  }

  /// In lines of at most ``lineLengthMax``, broken at spaces where there are any.
  private static func broken(_ line: Substring) -> [String] {
    var rest = line.unicodeScalars[...]
    var lines: [String] = []
    while rest.count > lineLengthMax {
      let most = rest.prefix(lineLengthMax)
      let space = most.lastIndex(of: " ").flatMap { $0 == rest.startIndex ? nil : $0 }
      lines.append(String(rest[..<(space ?? most.endIndex)]))
      rest = rest[(space.map { rest.index(after: $0) } ?? most.endIndex)...]
    }
    return lines + [String(rest)]
  }
}
