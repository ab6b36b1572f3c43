import Foundation
import Messages
import ReportPages

/// A report as one HTML page without scripts and without any other file.
struct ReportPage {
  let report: StudyReport
  let say: ReportWords

  /// - Parameter language: BCP 47; nil for that of the study.
  init(_ report: StudyReport, language: String? = nil) {
    self.report = report
    say = ReportWords(language: language ?? report.study.defaultLanguage)
  }

  var html: String {
    let title = words(report.study.title) ?? report.study.studyID
    let heading = say("Report of the study", "Bericht zur Studie")
    return ReportMarkup.page(
      say, title: "\(heading) \(title)",
      header: """
        <p class="sub">\(ReportMarkup.escaped(heading))</p>
        <h1>\(ReportMarkup.foreign(title))</h1>
        \(about)
        """, sections: sections)
  }

  private var sections: [String] {
    [tiles, recruitment, checklist, compliance, burden, quality, distributions, definitions]
  }

  func section(_ title: String, _ parts: String...) -> String {
    "<section><h2>\(ReportMarkup.escaped(title))</h2>\n\(parts.joined(separator: "\n"))</section>"
  }

  /// The text in the language of the report, else in any; nil without a text.
  func words(_ text: CatalogueV1.LocalizedText?) -> String? {
    guard let text else { return nil }
    let language = say.language
    let found =
      text.translations.first { $0.language == language }
      ?? text.translations.first { $0.language.hasPrefix("\(language)-") }
      ?? text.translations.first { $0.language == report.study.defaultLanguage }
    let shown = found?.text ?? text.shown
    return shown.isEmpty || shown == "-" ? nil : shown
  }

  /// Title of a questionnaire, with its id if titles are equal or absent.
  func title(ofQuestionnaire id: String) -> String {
    func title(_ id: String) -> String? {
      words(report.questionnaires.first { $0.questionnaireID == id }?.definition?.title)
    }
    guard let own = title(id) else { return id }
    let isShared = report.questionnaires.contains {
      $0.questionnaireID != id && title($0.questionnaireID) == own
    }
    return isShared ? "\(own) (\(id))" : own
  }

  private var about: String {
    let asOf = date(report.recruitment.countTime?.date)
    return ReportMarkup.paragraph(
      say("Study", "Studie") + " \(report.study.studyID). "
        + say("As of \(asOf) UTC. ", "Stand: \(asOf) UTC. ") + period, isNote: true)
      + ReportMarkup.paragraph(
        say(
          "Test participants and erased data are not counted.",
          "Testteilnehmende und gelöschte Daten sind nicht mitgezählt."), isNote: true)
  }

  /// The period of the notifications.
  private var period: String {
    guard let one = report.compliance["total"], let from = one.fromTime?.date,
      let to = one.toTime?.date
    else { return "" }
    return say(
      "Notifications from \(day(from)) to \(day(to)).",
      "Benachrichtigungen vom \(day(from)) bis \(day(to)).")
  }

  private var tiles: String {
    let (total, recruited, figures) = (report.total, report.recruitment, report.figures)
    let sheets = figures.questionnaires.reduce(0) { $0 &+ $1.sheets }
    let all: [(String, String)] = [
      (
        say.count(recruited.enrolled),
        say(
          "enrolled now, of \(say.count(recruited.participants)) ever",
          "derzeit eingeschlossen, von insgesamt \(say.count(recruited.participants))")
      ),
      (
        say.percent(total.answered, of: total.planned),
        say("of planned notifications completed", "der geplanten Benachrichtigungen beantwortet")
      ),
      (
        say.percent(total.answered, of: total.delivered),
        say("of received notifications completed", "der empfangenen Benachrichtigungen beantwortet")
      ),
      (
        (figures.truncated ? say("at least ", "mindestens ") : "") + say.count(sheets),
        say("questionnaires filled in", "ausgefüllte Fragebögen")
      ),
      (
        say.minutes(figures.minutesPerDay?.median),
        say("median per participant and day", "Median je Person und Tag")
      ),
    ]
    return "<div class=\"tiles\">"
      + all.map {
        "<div><b>\(ReportMarkup.escaped($0.0))</b><span>\(ReportMarkup.escaped($0.1))</span></div>"
      }.joined() + "</div>"
  }

  /// Date and time in UTC.
  func date(_ date: Date?) -> String {
    guard let date else { return "–" }
    let text = date.formatted(.iso8601)
    return "\(day(date)), \(text.dropFirst(11).prefix(5))"
  }

  func day(_ date: Date) -> String { day(String(date.formatted(.iso8601).prefix(10))) }

  /// - Parameter iso: `YYYY-MM-DD`; other texts stay as they are.
  func day(_ iso: String) -> String {
    let parts = iso.split(separator: "-")
    guard parts.count == 3, say.isGerman else { return iso }
    return "\(parts[2]).\(parts[1]).\(parts[0])"
  }
}
