import Messages
import ReportPages

/// Burden and quality.
extension ReportPage {
  var burden: String {
    let figures = report.figures
    let sheets = ReportMarkup.table(
      say("Time for a questionnaire", "Dauer eines Fragebogens"),
      [
        say("Questionnaire", "Fragebogen"), say("People", "Personen"),
        say("Filled in", "Ausgefüllt"),
        say("Median", "Median"), say("Quartiles", "Quartile"),
      ],
      figures.questionnaires.map { one in
        [
          .text(title(ofQuestionnaire: one.questionnaireID)), .value(say.count(one.participants)),
          .value(say.count(one.sheets)), .value(say.minutes(one.minutes?.median)),
          .value(
            one.minutes.map { "\(say.number($0.lowerQuartile))–\(say.minutes($0.upperQuartile))" }
              ?? "–"),
        ]
      })
    let note =
      figures.truncated
      ? ReportMarkup.paragraph(
        say(
          "Of each questionnaire only the newest are counted, about 100,000 in total.",
          "Von jedem Fragebogen sind nur die neuesten gezählt, insgesamt etwa 100.000."),
        isNote: true) : ""
    return section(say("Burden", "Belastung"), sheets, note, realAndSimulated)
  }

  /// Real burden, beside that of the simulation if there is one.
  private var realAndSimulated: String {
    let (figures, total) = (report.figures, report.total)
    let personDays = (report.rows("localDate") ?? []).reduce(0) { $0 &+ Int($1.participants) }
    let perDay = personDays == 0 ? nil : Double(total.planned) / Double(personDays)
    let perPerson =
      total.participants == 0 ? nil : Double(total.planned) / Double(total.participants)
    let notified = figures.questionnaires.filter { $0.notified > 0 && $0.minutes != nil }
    let weight = notified.reduce(0) { $0 &+ $1.notified }
    let minutes =
      weight == 0
      ? nil
      : notified.reduce(0) { $0 + ($1.minutes?.median ?? 0) * Double($1.notified) } / Double(weight)
    let simulated = report.simulation
    let daily = simulated?.notificationsPerPersonAndDay
    let rows: [(String, String, String)] = [
      (
        say("Notifications per person and day", "Benachrichtigungen je Person und Tag"),
        perDay.map { say("mean ", "Mittel ") + say.number($0) } ?? "–",
        daily.map { "Median \($0.median) (\($0.p10)–\($0.p90))" } ?? "–"
      ),
      (
        say("Notifications per person", "Benachrichtigungen je Person"),
        perPerson.map { say("mean ", "Mittel ") + say.number($0) } ?? "–",
        simulated?.notificationsPerPerson.map { "Median \($0.median) (\($0.p10)–\($0.p90))" } ?? "–"
      ),
      (
        say("Questionnaires per person and day", "Fragebögen je Person und Tag"),
        figures.participantDays == 0 ? "–" : "Median \(say.number(figures.medianSheetsPerDay))", "–"
      ),
      (
        say("Minutes per person and day", "Minuten je Person und Tag"),
        figures.minutesPerDay.map { "Median \(say.minutes($0.median))" } ?? "–",
        minutes.flatMap { minutes in daily.map { say.minutes(minutes * Double($0.median)) } }
          .map { say("\($0) if all are answered", "\($0), wenn alle beantwortet werden") } ?? "–"
      ),
    ]
    var head = [say("Burden", "Belastung"), say("Real", "Tatsächlich")]
    if simulated != nil { head.append(say("Simulated", "Simuliert")) }
    let table = ReportMarkup.table(
      say("Burden of a participant", "Belastung einer Person"), head,
      rows.map { name, real, planned in
        [.text(name), .value(real)] + (simulated == nil ? [] : [.value(planned)])
      })
    guard let simulated else { return table }
    return table
      + ReportMarkup.paragraph(
        say(
          "Simulation: \(say.count(simulated.participants)) participants over \(simulated.days) days; "
            + "10th and 90th percentile in parentheses.",
          "Simulation: \(say.count(simulated.participants)) Teilnehmende über \(simulated.days) Tage; "
            + "in Klammern 10. und 90. Perzentil."), isNote: true)
  }

  var quality: String {
    let figures = Dictionary(
      report.figures.questionnaires.map { ($0.questionnaireID, $0) },
      uniquingKeysWith: { first, _ in first })
    let signs = ReportMarkup.table(
      say("Signs of careless answers", "Anzeichen für unachtsame Antworten"),
      [
        say("Questionnaire", "Fragebogen"), say("Seconds per answer", "Sekunden je Antwort"),
        say("Too fast", "Zu schnell"), say("Long run", "Lange Folge"),
        say("Small deviation", "Kleine Streuung"), say("Longest run", "Längste Folge"),
      ],
      report.questionnaires.map { one in
        let quality = one.figures.quality ?? .init()
        return [
          .text(title(ofQuestionnaire: one.questionnaireID)),
          .value(quality.timed == 0 ? "–" : say.number(quality.medianSecondsPerAnswer)),
          .value(say.percent(quality.tooFast, of: quality.timed)),
          .value(say.percent(quality.longRun, of: quality.judged)),
          .value(say.percent(quality.smallDeviation, of: quality.judged)),
          .value(quality.judged == 0 ? "–" : say.number(quality.medianLongestRun)),
        ]
      })
    let clocks = ReportMarkup.table(
      say("Clocks and arrival", "Uhren und Eingang"),
      [
        say("Questionnaire", "Fragebogen"), say("Implausible clock", "Unplausible Uhr"),
        say("Clock changed meanwhile", "Uhr zwischendurch verstellt"),
        say("Time zone unknown", "Zeitzone unbekannt"),
        say("More than a day late", "Über einen Tag verspätet"),
        say("Not completed", "Nicht abgeschlossen"),
      ],
      report.questionnaires.compactMap { figures[$0.questionnaireID] }.map { one in
        [.text(title(ofQuestionnaire: one.questionnaireID))]
          + [
            one.clockImplausible, one.clockInconsistent, one.zoneUnknown, one.late, one.incomplete,
          ]
          .map { .value(say.count($0)) }
      })
    return section(say("Data quality", "Datenqualität"), signs, clocks, programs)
  }

  /// Platforms and versions; empty without sheets.
  private var programs: String {
    let clients = report.figures.clients
    guard !clients.isEmpty else { return "" }
    return ReportMarkup.table(
      say("Platforms and app versions", "Plattformen und App-Versionen"),
      [
        say("Platform", "Plattform"), say("Version", "Version"),
        say("People, by their newest sheet", "Personen, nach ihrem neuesten Bogen"),
        say("Sheets", "Bögen"),
      ],
      clients.map {
        [
          .text($0.platform.isEmpty ? say("not named", "ohne Angabe") : $0.platform),
          .text($0.appVersion.isEmpty ? "–" : $0.appVersion), .value(say.count($0.participants)),
          .value(say.count($0.sheets)),
        ]
      },
      details: clients.count > Self.openRowsMax
        ? say("Numbers of each version", "Zahlen jeder Version") : nil)
  }
}
