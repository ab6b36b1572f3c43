import Calendar
import Foundation
import PlanningService
import Questionnaires
import ReportPages

/// A page about a study as participants meet it: its texts, the consent, the first days of a
/// simulated participant, and links to the pages of its questionnaires.
struct StudyPreview {
  /// Number of dates that are shown, from that of joining.
  static let days = 3
  /// Enough for one in each group.
  private static let participants = 60

  let contents: CatalogueStudy
  /// BCP 47; empty for the study's default language.
  let language: String

  private var study: StudyDefinition { contents.study }
  private var say: ReportWords {
    ReportWords(language: language.isEmpty ? study.defaultLanguage : language)
  }

  /// - Parameter zone: time zone of the participant.
  func html(in zone: IANAZone) async -> String {
    let title = text(study.title) ?? study.id
    let heading = say("Preview of the study", "Vorschau der Studie")
    let sections = [
      section(say("For participants", "Für Teilnehmende"), [text(study.text)]),
      consent,
      section(say("Questionnaires", "Fragebögen"), [], links),
      await firstDays(in: zone),
    ]
    return ReportMarkup.page(
      say, title: "\(heading) \(title)",
      header: """
        <p class="sub">\(ReportMarkup.escaped(heading))</p>
        <h1>\(ReportMarkup.foreign(title))</h1>
        \(paragraphs(text(study.description)))
        """, sections: sections)
  }

  /// The text in the language, or else the default one, or else any.
  private func text(_ text: TranslatedText) -> String? {
    text[language] ?? text[study.defaultLanguage] ?? text.translations.first?.text
  }

  private func section(_ title: String, _ texts: [String?], _ rest: String = "") -> String {
    let body = texts.map(paragraphs).joined() + rest
    return body.isEmpty
      ? "" : "<section><h2>\(ReportMarkup.escaped(title))</h2>\n\(body)</section>"
  }

  private func paragraphs(_ text: String?) -> String {
    (text ?? "").split(whereSeparator: \.isNewline)
      .map { "<p>\(ReportMarkup.foreign(String($0)))</p>" }.joined(separator: "\n")
  }

  /// The consent text in every language, since participants agree to it in each.
  private var consent: String {
    let parts = study.consentText.translations.map { translation in
      "<article lang=\"\(ReportMarkup.escaped(translation.language))\">"
        + "<h3>\(ReportMarkup.escaped(translation.language))</h3>\n"
        + paragraphs(translation.text) + optional(in: translation.language) + "</article>"
    }
    let note = ReportMarkup.paragraph(
      say("The study has no consent text.", "Die Studie hat keinen Einwilligungstext."),
      isNote: true)
    return section(
      say("Consent", "Einwilligung"), [], parts.isEmpty ? note : parts.joined(separator: "\n"))
  }

  /// The statements that participants accept or not, with boxes to tick.
  private func optional(in language: String) -> String {
    study.consentDetails.parts.compactMap { $0.text[language] }
      .map { paragraphs("☐ \($0)") }.joined(separator: "\n")
  }

  private var links: String {
    let items = study.questionnaires.map { use -> String in
      let found = contents.questionnaires.first { $0.id == use.questionnaireID }
      let title = found.flatMap { text($0.title) } ?? use.questionnaireID
      let name = ReportMarkup.foreign(title)
      guard found != nil else {
        return "<li>\(name) (\(say("without a file", "ohne Datei")))</li>"
      }
      return "<li><a href=\"\(ReportMarkup.escaped(use.questionnaireID)).html\">\(name)</a></li>"
    }
    return items.isEmpty ? "" : "<ul>\(items.joined(separator: "\n"))</ul>"
  }

  // MARK: Days

  /// One participant of each group, who joins on the first day and answers nothing.
  private func firstDays(in zone: IANAZone) async -> String {
    let simulated = SimulatedStudy(study)
    let start = zone.date(at: Instant(simulated.startsAt ?? Date()))
    let outcomes = await PlanSimulation(
      of: simulated,
      PlanSimulationSettings(
        participants: simulated.groupIDs.isEmpty ? 1 : Self.participants, days: Self.days, seed: 1,
        start: start, zones: [PlanSimulationSettings.WeightedZone(zone)])
    ).run()
    let groups = simulated.groupIDs.isEmpty ? [""] : simulated.groupIDs
    let tables = groups.compactMap { group in
      outcomes.first { $0.groupID == group }.map { table($0, group) }
    }
    let note = ReportMarkup.paragraph(
      say(
        "Notifications of a simulated participant who joins on the first of \(Self.days) days.",
        "Benachrichtigungen eines simulierten Teilnehmers, der am ersten von \(Self.days) Tagen "
          + "beitritt."), isNote: true)
    return section(
      say("The first days", "Die ersten Tage"), [], note + tables.joined(separator: "\n"))
  }

  private func table(_ outcome: SimulatedOutcome, _ group: String) -> String {
    let rows = outcome.notifications.map { notification -> [ReportMarkup.Cell] in
      let id = notification.key.questionnaireID
      let found = contents.questionnaires.first { $0.id == id }
      return [
        .text(found.flatMap { text($0.title) } ?? id),
        .value("\(notification.date.dayNumber - outcome.firstDate.dayNumber + 1)"),
        .value(PlanFigures.clock(notification.minuteOfDay)),
      ]
    }
    guard !rows.isEmpty else {
      let none = say("No notifications.", "Keine Benachrichtigungen.")
      return ReportMarkup.paragraph(group.isEmpty ? none : "\(group): \(none)")
    }
    return ReportMarkup.table(
      group, [say("Questionnaire", "Fragebogen"), say("Day", "Tag"), say("Time", "Uhrzeit")], rows)
  }
}
