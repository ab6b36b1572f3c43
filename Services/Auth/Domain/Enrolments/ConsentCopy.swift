import Calendar
import FoundationEssentials
import ReportPages

/// The copy of a consent that the participant keeps: one HTML page without scripts.
struct ConsentCopy {
  let consent: GivenConsent
  /// Title of the study in the language of the consent, or its id.
  let title: String

  /// Nil if the text is unknown here.
  var html: String? {
    guard let text = consent.text else { return nil }
    let say = ReportWords(language: consent.language)
    let heading = say("Consent", "Einwilligung")
    return ReportMarkup.page(
      say, title: "\(heading): \(title)", style: Self.css,
      header: """
        <h1>\(ReportMarkup.escaped(heading))</h1>
        <p>\(ReportMarkup.foreign(title))</p>
        \(ReportMarkup.facts(facts(say)))
        """,
      sections: [
        "<section lang=\"\(ReportMarkup.escaped(consent.language))\" dir=\"auto\">"
          + paragraphs(text) + "</section>",
        parts(say), signature(say),
      ])
  }

  private static let css = """
    .box { margin-inline-end: .5rem; } svg.sign { width: 18rem; height: 6rem; display: block;
      border-bottom: 1px solid var(--line); }
    svg.sign path { fill: none; stroke: var(--text); stroke-width: 2; stroke-linecap: round;
      stroke-linejoin: round; }
    """

  private func facts(_ say: ReportWords) -> [(name: String, text: String)] {
    var facts = [(say("Study", "Studie"), consent.studyID)]
    let version = [consent.label, consent.date].filter { !$0.isEmpty }.joined(separator: ", ")
    if !version.isEmpty { facts.append((say("Version", "Fassung"), version)) }
    let day = CivilDate(
      dayNumber: Int((consent.givenAt.timeIntervalSince1970 / 86_400).rounded(.down)))
    facts.append((say("Given on", "Gegeben am"), "\(day.iso8601) (UTC)"))
    facts.append((say("Identification of the text", "Kennung des Textes"), consent.version))
    return facts
  }

  private func parts(_ say: ReportWords) -> String {
    guard !consent.parts.isEmpty else { return "" }
    let items = consent.parts.map { part in
      let state = part.isAccepted ? say("accepted", "zugestimmt") : say("not accepted", "abgelehnt")
      return "<p><span class=\"box\">\(part.isAccepted ? "☑" : "☐")</span>"
        + "\(ReportMarkup.foreign(part.text ?? part.partID)) "
        + "<span class=\"sub\">(\(ReportMarkup.escaped(state)))</span></p>"
    }
    let title = say("Optional parts", "Freiwillige Teile")
    return
      "<section><h2>\(ReportMarkup.escaped(title))</h2>\n\(items.joined(separator: "\n"))</section>"
  }

  private func signature(_ say: ReportWords) -> String {
    guard let signature = consent.signature else { return "" }
    let title = ReportMarkup.escaped(say("Signature", "Unterschrift"))
    let (width, height) = ConsentSignature.size
    // The path consists of letters and numbers only.
    let drawing = signature.drawing.map {
      "<svg class=\"sign\" viewBox=\"0 0 \(width) \(height)\" role=\"img\" aria-label=\"\(title)\">"
        + "<path d=\"\(ReportMarkup.escaped($0))\"/></svg>"
    }
    let name = signature.name.map { "<p>\(ReportMarkup.foreign($0))</p>" }
    return "<section><h2>\(title)</h2>\n\(drawing ?? "")\(name ?? "")</section>"
  }

  private func paragraphs(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { "<p>\(ReportMarkup.escaped(String($0)))</p>" }
      .joined(separator: "\n")
  }
}
