import Foundation
import Messages
import ReportPages

/// Recruitment, the checklist, and compliance.
extension ReportPage {
  /// Maximum number of rows of a table that is open.
  static let openRowsMax = 14

  var recruitment: String {
    let days = everyDay
    guard !days.isEmpty else {
      return section(
        say("Recruitment and attrition", "Rekrutierung und Ausscheiden"),
        ReportMarkup.paragraph(say("No participant has joined.", "Bisher nimmt niemand teil.")))
    }
    var enrolled = 0
    let standing = days.map { day -> Double in
      enrolled = enrolled &+ Int(clamping: day.joined) &- Int(clamping: day.left)
      return Double(enrolled)
    }
    let labels = days.map { day($0.date) }
    let counts = report.recruitment
    let table = ReportMarkup.table(
      say("Days with changes (UTC)", "Tage mit Änderungen (UTC)"),
      [
        say("Day", "Tag"), say("Joined", "Eingetreten"), say("Left", "Ausgeschieden"),
        say("of these, consent withdrawn", "davon Einwilligung widerrufen"),
      ],
      counts.days.map {
        [
          .text(day($0.date)), .value(say.count($0.joined)), .value(say.count($0.left)),
          .value(say.count($0.withdrawn)),
        ]
      },
      details: counts.days.count > Self.openRowsMax
        ? say("Numbers of each day", "Zahlen jedes Tages") : nil)
    return section(
      say("Recruitment and attrition", "Rekrutierung und Ausscheiden"), standings,
      "<div class=\"charts\">",
      ReportChart(
        title: say("Enrolled participants by day", "Eingeschlossene Teilnehmende nach Tag"),
        description: say(
          "Enrolled participants by day; the table has the changes.",
          "Eingeschlossene Teilnehmende nach Tag; die Tabelle enthält die Änderungen."),
        labels: labels, values: standing, isLine: true, format: { say.number($0) }
      ).svg,
      ReportChart(
        title: say("Joined (up) and left (down)", "Eingetreten (oben), ausgeschieden (unten)"),
        description: say(
          "Participants who joined and left by day; the table has the numbers.",
          "Ein- und Austritte nach Tag; die Tabelle enthält die Zahlen."),
        labels: labels, values: days.map { Double($0.joined) },
        downward: days.map { Double($0.left) }, format: { say.number($0) }
      ).svg,
      "</div>", table)
  }

  /// Numbers of participants and of requests.
  private var standings: String {
    let counts = report.recruitment
    return ReportMarkup.table(
      say("Participants", "Teilnehmende"), [say("State", "Stand"), say("Number", "Anzahl")],
      [
        [
          .text(say("Ever enrolled", "Jemals eingeschlossen")),
          .value(say.count(counts.participants)),
        ],
        [
          .text(say("Enrolled now", "Derzeit eingeschlossen")),
          .value(say.count(counts.enrolled)),
        ],
        [
          .text(say("Left, consent withdrawn", "Ausgeschieden, Einwilligung widerrufen")),
          .value(say.count(counts.withdrawn)),
        ],
        [
          .text(say("Requests to join, undecided", "Beitrittsanfragen, offen")),
          .value(say.count(counts.requestsPending)),
        ],
        [
          .text(say("Requests to join, not admitted", "Beitrittsanfragen, nicht aufgenommen")),
          .value(say.count(counts.requestsEnded)),
        ],
      ])
  }

  /// The days from the first change to the time of the report, also those without changes; at most
  /// the last 3,660.
  private var everyDay: [AuthV1.RecruitmentDay] {
    let changes = Dictionary(
      report.recruitment.days.map { ($0.date, $0) }, uniquingKeysWith: { first, _ in first })
    guard let first = report.recruitment.days.first.flatMap({ Self.midnight($0.date) }),
      let last = report.recruitment.countTime?.date
    else { return [] }
    var days: [AuthV1.RecruitmentDay] = []
    var day = max(first, last - 3_660 * 86_400)
    while day <= last {
      let name = String(day.formatted(.iso8601).prefix(10))
      days.append(changes[name] ?? .init(date: name))
      day += 86_400
    }
    return days
  }

  /// The start of a day in UTC, `YYYY-MM-DD`; nil for other texts.
  static func midnight(_ date: String) -> Date? {
    try? Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day().parse(date)
  }

  /// The results of the checklist for reporting momentary assessment (CREMAS), items 10 to 14.
  var checklist: String {
    let (total, counts) = (report.total, report.recruitment)
    let unsent = total.planned - min(total.planned, total.sent)
    let rows: [[ReportMarkup.Cell]] = [
      [
        .text(say("10 Attrition", "10 Ausscheiden")),
        .text(
          say(
            "\(say.count(counts.participants)) joined, \(say.count(counts.enrolled)) are enrolled now "
              + "(\(say.percent(counts.enrolled, of: counts.participants))); "
              + "\(say.count(counts.withdrawn)) withdrew their consent. By day: chart above.",
            "\(say.count(counts.participants)) eingeschlossen, \(say.count(counts.enrolled)) davon derzeit "
              + "(\(say.percent(counts.enrolled, of: counts.participants))); "
              + "\(say.count(counts.withdrawn)) widerriefen die Einwilligung. Nach Tag: Diagramm oben."
          )),
      ],
      [
        .text(say("11 Prompt delivery", "11 Zustellung")),
        .text(
          say(
            "\(say.count(total.planned)) planned, \(say.count(total.delivered)) received "
              + "(\(say.percent(total.delivered, of: total.planned))); \(say.count(unsent)) reached no "
              + "device, \(say.count(total.missedUnseen)) were sent, but not reported as shown.",
            "\(say.count(total.planned)) geplant, \(say.count(total.delivered)) empfangen "
              + "(\(say.percent(total.delivered, of: total.planned))); \(say.count(unsent)) erreichten "
              + "kein Gerät, \(say.count(total.missedUnseen)) wurden gesendet, aber nicht als angezeigt "
              + "gemeldet.")),
      ],
      [
        .text(say("12 Latency", "12 Latenz")),
        .text(
          say(
            "Median \(latency(total.medianAnswerSeconds)), 90th percentile "
              + "\(latency(total.p90AnswerSeconds)) from the notification to the end of the answer.",
            "Median \(latency(total.medianAnswerSeconds)), 90. Perzentil "
              + "\(latency(total.p90AnswerSeconds)) von der Benachrichtigung bis zum Ende der Antwort."
          )),
      ],
      [
        .text(say("13 Compliance rate", "13 Compliance")),
        .text(
          say(
            "\(say.count(total.answered)) completed: \(say.percent(total.answered, of: total.planned)) of planned, "
              + "\(say.percent(total.answered, of: total.delivered)) of received. By day of study: chart below.",
            "\(say.count(total.answered)) beantwortet: \(say.percent(total.answered, of: total.planned)) der geplanten, "
              + "\(say.percent(total.answered, of: total.delivered)) der empfangenen. Nach Studientag: "
              + "Diagramm unten.")),
      ],
      [
        .text(say("14 Missing data", "14 Fehlende Daten")),
        .text(
          say(
            "By cause, weekday and hour: tables below. Relation to covariates: to be computed from the "
              + "export.",
            "Nach Ursache, Wochentag und Stunde: Tabellen unten. Zusammenhang mit Kovariaten: aus dem "
              + "Export zu berechnen.")),
      ],
    ]
    return section(
      "CREMAS",
      ReportMarkup.table(
        say(
          "Results of the CREMAS checklist (doi 10.2196/jmir.4954)",
          "Ergebnisse der CREMAS-Checkliste (doi 10.2196/jmir.4954)"),
        [say("Item", "Punkt"), say("Reported", "Bericht")], rows))
  }

  private func latency(_ seconds: Double) -> String {
    seconds <= 0
      ? "–" : seconds < 90 ? "\(say.number(seconds, decimals: 0)) s" : say.minutes(seconds / 60)
  }

  var compliance: String {
    let total = report.total
    guard total.planned > 0 else {
      return section(
        "Compliance",
        ReportMarkup.paragraph(
          say("No notification was due yet.", "Bisher war keine Benachrichtigung fällig.")))
    }
    let groups = report.rows("group").flatMap { rows in
      rows.allSatisfy(\.key.isEmpty) ? nil : rows
    }.map {
      broken($0, say("By group", "Nach Gruppe"), say("Group", "Gruppe")) { row in
        row.key.isEmpty ? say("no group", "ohne Gruppe") : group(row.key)
      }
    }
    return section(
      "Compliance", fiveCounts, causes, "<div class=\"charts\">", byStudyDay, byHour, "</div>",
      broken(
        report.rows("schedule") ?? [], say("By schedule", "Nach Zeitplan"),
        say("Questionnaire, schedule", "Fragebogen, Zeitplan")
      ) { schedule($0.key) },
      groups ?? "",
      broken(
        report.rows("weekday") ?? [], say("By weekday", "Nach Wochentag"),
        say("Weekday", "Wochentag")
      ) { say.weekday($0.key) },
      broken(
        report.rows("hour") ?? [], say("By hour", "Nach Stunde"), say("Hour", "Stunde"),
        details: say("Numbers by hour", "Zahlen nach Stunde")
      ) { "\($0.key):00" },
      strips,
      broken(
        report.rows("studyDay") ?? [], say("By day of study", "Nach Studientag"),
        say("Day", "Tag"), details: say("Numbers by day of study", "Zahlen nach Studientag")
      ) { String((Int($0.key) ?? 0) + 1) })
  }
}
