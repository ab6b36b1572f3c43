import Calendar
import Messages
import ReportPages

/// One strip per participant, with a field for each day.
extension ReportPage {
  /// Maximum number of participants, which a printed page has room for.
  static let stripsMax = 100
  /// Days before the time of the report.
  static let stripDays = 28

  /// Participants without their pseudonyms, the most compliant ones first; empty without any.
  var strips: String {
    let rows = (report.rows("participantDate") ?? []).filter { $0.planned > 0 }
    guard let first = rows.map(\.date).min(), let last = rows.map(\.date).max(),
      let start = CivilDate(iso8601: first), let end = CivilDate(iso8601: last)
    else { return "" }
    let days = (start.dayNumber...end.dayNumber).map { CivilDate(dayNumber: $0).iso8601 }
    let people = Dictionary(grouping: rows) { String($0.key.prefix { $0 != "/" }) }
    let lines = people.values.map { own in
      let byDay = Dictionary(own.map { ($0.date, $0) }) { first, _ in first }
      return (
        planned: own.reduce(0) { $0 + UInt64($1.planned) },
        answered: own.reduce(0) { $0 + $1.answered },
        shares: days.map { day in byDay[day]?.answeredOfPlanned }
      )
    }.sorted { one, other in
      let (own, others) = (one.answered * other.planned, other.answered * one.planned)
      return own == others ? one.planned > other.planned : own > others
    }
    let caption = say(
      "By participant and day, \(day(first)) to \(day(last))",
      "Nach Person und Tag, \(day(first)) bis \(day(last))")
    return ReportMarkup.table(
      caption,
      [
        say("Participant", "Person"), say("Planned", "Geplant"), say("Completed", "Beantwortet"),
        say("of planned", "der geplanten"), say("Days", "Tage"),
      ],
      lines.enumerated().map { place, line in
        [
          .text(String(place + 1)), .value(say.count(line.planned)),
          .value(say.count(line.answered)),
          .value(say.percent(line.answered, of: line.planned)), .strip(line.shares),
        ]
      })
      + ReportMarkup.paragraph(
        say(
          "A field is a day of the participant's calendar: the darker, the more was completed; pale "
            + "without any, empty without a planned notification. Participants are numbered by their "
            + "completion; at most \(Self.stripsMax) are shown, in a random choice.",
          "Ein Feld ist ein Tag im Kalender der Person: je kräftiger, desto mehr wurde beantwortet; blass "
            + "ohne Antwort, leer ohne geplante Benachrichtigung. Personen sind nach ihrem Anteil "
            + "nummeriert; höchstens \(Self.stripsMax) sind in zufälliger Auswahl gezeigt."),
        isNote: true)
  }
}

extension PlanningV1.ComplianceRow {
  /// The date of a row by participant and date.
  fileprivate var date: String { String(key.drop { $0 != "/" }.dropFirst()) }
}
