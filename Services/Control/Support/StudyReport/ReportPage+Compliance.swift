import Messages
import ReportPages

/// Tables and charts of compliance.
extension ReportPage {
  /// Planned, sent, received, opened and completed notifications.
  var fiveCounts: String {
    let total = report.total
    let counts: [(String, UInt64)] = [
      (say("Planned", "Geplant"), UInt64(total.planned)),
      (say("Sent", "Gesendet"), UInt64(total.sent)),
      (say("Received", "Empfangen"), UInt64(total.delivered)),
      (say("Opened", "Geöffnet"), UInt64(total.opened)),
      (say("Completed", "Beantwortet"), total.answered),
    ]
    return ReportMarkup.table(
      say("Notifications", "Benachrichtigungen"),
      [say("Step", "Schritt"), say("Number", "Anzahl"), say("of planned", "der geplanten"), ""],
      counts.map {
        [
          .text($0.0), .value(say.count($0.1)), .value(say.percent($0.1, of: total.planned)),
          .bar(Double($0.1) / Double(max(total.planned, 1))),
        ]
      })
  }

  /// What became of planned notifications, and why others were not planned.
  var causes: String {
    let total = report.total
    let counts: [(String, UInt32)] = [
      (say("Completed in time", "Rechtzeitig beantwortet"), total.answeredInTime),
      (say("Completed late", "Verspätet beantwortet"), total.answeredLate),
      (say("Dismissed by the participant", "Von der Person abgelehnt"), total.dismissed),
      (say("Opened, not completed", "Geöffnet, nicht beantwortet"), total.missedOpened),
      (say("Shown, not opened", "Angezeigt, nicht geöffnet"), total.missedUnopened),
      (
        say("Sent, not reported as shown", "Gesendet, nicht als angezeigt gemeldet"),
        total.missedUnseen
      ),
      (say("Not sent: no device had it", "Nicht gesendet: auf keinem Gerät"), total.expired),
      (say("Still open", "Noch offen"), total.open),
    ]
    let outside: [(String, UInt32)] = [
      (
        say("Not planned: consent had ended", "Nicht geplant: Einwilligung ausgelaufen"),
        total.consentEnded
      ),
      (say("Not planned: no room", "Nicht geplant: kein Platz"), total.noRoom),
    ]
    return ReportMarkup.table(
      say("Outcome and cause of missing answers", "Ausgang und Ursache fehlender Antworten"),
      [say("Outcome", "Ausgang"), say("Number", "Anzahl"), say("of planned", "der geplanten"), ""],
      counts.map {
        [
          .text($0.0), .value(say.count($0.1)), .value(say.percent($0.1, of: total.planned)),
          .bar(Double($0.1) / Double(max(total.planned, 1))),
        ]
      } + outside.map { [.text($0.0), .value(say.count($0.1)), .value("–"), .text("")] })
  }

  var byStudyDay: String {
    let rows = report.rows("studyDay") ?? []
    return ReportChart(
      title: say("Completed of planned by day of study", "Beantwortet von geplant nach Studientag"),
      description: say(
        "Share of completed notifications by day of study; the table has the numbers.",
        "Anteil beantworteter Benachrichtigungen nach Studientag; die Tabelle enthält die Zahlen."),
      labels: rows.map { say("day ", "Tag ") + String((Int($0.key) ?? 0) + 1) },
      values: rows.map(\.answeredOfPlanned), maximum: 1, format: { say.percent($0) }
    ).svg
  }

  var byHour: String {
    let rows = Dictionary(
      (report.rows("hour") ?? []).map { (Int($0.key) ?? 0, $0) },
      uniquingKeysWith: { first, _ in first })
    return ReportChart(
      title: say("Completed of planned by hour", "Beantwortet von geplant nach Stunde"),
      description: say(
        "Share of completed notifications by the participants' hour; the table has the numbers.",
        "Anteil beantworteter Benachrichtigungen nach Ortszeit; die Tabelle enthält die Zahlen."),
      labels: (0..<24).map { "\($0):00" },
      values: (0..<24).map { rows[$0]?.answeredOfPlanned ?? 0 }, maximum: 1,
      format: { say.percent($0) }
    ).svg
  }

  /// A table of a breakdown.
  func broken(
    _ rows: [PlanningV1.ComplianceRow], _ caption: String, _ heading: String,
    details: String? = nil, _ name: (PlanningV1.ComplianceRow) -> String
  ) -> String {
    ReportMarkup.table(
      caption,
      [
        heading, say("People", "Personen"), say("Planned", "Geplant"), say("Sent", "Gesendet"),
        say("Received", "Empfangen"), say("Opened", "Geöffnet"), say("Completed", "Beantwortet"),
        say("of planned", "der geplanten"), "",
      ],
      rows.map { row in
        return [
          .text(name(row)), .value(say.count(row.participants)), .value(say.count(row.planned)),
          .value(say.count(row.sent)), .value(say.count(row.delivered)),
          .value(say.count(row.opened)), .value(say.count(row.answered)),
          .value(say.percent(row.answered, of: row.planned)), .bar(row.answeredOfPlanned),
        ]
      }, details: details)
  }

  /// - Parameter key: `questionnaire/schedule`.
  func schedule(_ key: String) -> String {
    let parts = key.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let title = title(ofQuestionnaire: String(parts[0]))
    return parts.count == 2 && !parts[1].isEmpty ? "\(title), \(parts[1])" : title
  }

  func group(_ id: String) -> String {
    words(report.study.groups.first { $0.groupID == id }?.title) ?? id
  }
}

extension PlanningV1.ComplianceRow {
  /// Notifications that were answered, in time or late.
  var answered: UInt64 { UInt64(answeredInTime) + UInt64(answeredLate) }
}
