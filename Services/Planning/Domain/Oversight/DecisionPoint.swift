import Calendar
package import Codebooks
package import FoundationEssentials
import Questionnaires

/// A decision whether to notify: an occurrence of a trigger, or an instant that a schedule drew.
package struct DecisionPoint: Sendable, Hashable {
  /// The notification of a schedule, the occurrence, or an id derived from the draw.
  package var id: UUID
  package var participant: String
  package var studyID: String
  /// Empty for the draw of a schedule.
  package var triggerID: String
  /// Empty for an occurrence, as ``scheduleID``.
  package var questionnaireID: String
  package var scheduleID: String
  /// Current group of the participant; empty if none.
  package var groupID: String
  package var isTest: Bool
  package var timeZone: String
  package var at: Date
  /// The instant in that time zone, `YYYY-MM-DDTHH:MM:SS`.
  package var localTime: String
  /// Days since the latest joining in that time zone; nil before it.
  package var studyDay: Int?
  /// `planned`, or the reason against a notification.
  package var decision: String
  /// Instant of the notification; nil without one.
  package var placedAt: Date?
  /// Draw of an occurrence; nil if nothing is drawn.
  package var draw: OccurrenceDraw?

  /// Whether the draw took place; nil if the trigger has none, or if it is not decided yet.
  fileprivate var isAvailable: Bool? {
    guard draw?.seed != nil else { return nil }
    return ["planned", "not_drawn"].contains(decision)
  }
}

/// Columns of the export of decision points.
///
/// An instant is given as date and hour only: one health record may fire triggers in several studies at
/// once, which would link the participant's pseudonyms.
package enum DecisionPointLayout {
  package static let header = columns.map(\.name)

  package static func row(for one: DecisionPoint) -> [String] {
    let isTrigger = !one.triggerID.isEmpty
    let date = String(one.localTime.prefix(10))
    return [
      one.participant, one.studyID, isTrigger ? "trigger" : "schedule", one.triggerID,
      one.questionnaireID, one.scheduleID, one.groupID, String(one.isTest), one.timeZone, date,
      CivilDate(iso8601: date).map { String($0.dayOfWeek.rawValue) } ?? "",
      Int(one.localTime.dropFirst(11).prefix(2)).map(String.init) ?? "",
      one.studyDay.map(String.init) ?? "", one.decision,
      one.placedAt.map { Instant($0).iso8601 } ?? "",
      isTrigger || one.placedAt == nil ? "" : one.id.uuidString.lowercased(),
    ] + drawCells(of: one)
  }

  private static func drawCells(of one: DecisionPoint) -> [String] {
    let draw = one.isAvailable == true ? one.draw : nil
    let probabilities = (one.draw?.options ?? []).map {
      "\($0.id)=\(Double($0.partsPerMillion) / Double(TriggerDraw.certain))"
    }
    return [
      one.isAvailable.map { String($0) } ?? "", probabilities.joined(separator: " "),
      draw?.optionID ?? "", draw?.number.map(String.init) ?? "", draw?.seed?.hexadecimal ?? "",
    ]
  }

  package static let columns: [CodebookColumn] =
    whatColumns + whenColumns + [
      CodebookColumn(
        "decision", .code,
        ("outcome of the decision", "Ergebnis der Entscheidung"), codes: decisions),
      CodebookColumn(
        "notify_at", .instant,
        ("when the device was to notify", "wann das Gerät erinnern sollte"), missing: [notPlanned]),
      CodebookColumn(
        "notification_id", .identifier,
        (
          "the notification of a schedule, as in the table of notifications",
          "die Erinnerung eines Zeitplans, wie in der Tabelle der Erinnerungen"
        ), missing: [notPlanned, ofSchedule]),
    ] + drawColumns

  private static let whatColumns: [CodebookColumn] = [
    .participant,
    CodebookColumn("study", .identifier, ("id of the study", "Id der Studie")),
    CodebookColumn(
      "kind", .code, ("what led to the decision", "was zur Entscheidung führte"),
      codes: [
        "trigger": ("an occurrence of a trigger", "ein Auslöser"),
        "schedule": (
          "an instant of a schedule, also of one that follows a trigger",
          "ein Zeitpunkt eines Zeitplans, auch eines Zeitplans nach einem Auslöser"
        ),
      ]),
    CodebookColumn(
      "trigger", .identifier, ("id of the trigger", "Id des Auslösers"), missing: [ofTrigger]),
    CodebookColumn(
      "questionnaire", .identifier,
      ("id of the questionnaire that it asks for", "Id des Fragebogens, um den es geht"),
      missing: [ofSchedule]),
    CodebookColumn(
      "schedule", .identifier, ("id of the schedule", "Id des Zeitplans"),
      missing: [
        ofSchedule,
        CodebookReason("only_one", ("the schedule has no id", "der Zeitplan hat keine Id")),
      ]),
    CodebookColumn(
      "group", .identifier,
      ("the participant's group in the study", "Gruppe der Person in der Studie"), missing: [.none]),
    CodebookColumn(
      "test_participant", .flag,
      (
        "marked as a test participant by an administrator",
        "von der Verwaltung als Testperson markiert"
      )),
  ]

  private static let whenColumns: [CodebookColumn] = [
    CodebookColumn(
      "time_zone", .identifier,
      ("IANA name of the zone of date and hour", "IANA-Name der Zeitzone von Tag und Stunde")),
    CodebookColumn("date", .date, ("day of the decision point", "Tag des Entscheidungspunkts")),
    CodebookColumn(
      "weekday", .integer, ("weekday, 1 (Monday) to 7", "Wochentag, 1 (Montag) bis 7")),
    CodebookColumn("hour", .integer, ("hour of the clock, 0 to 23", "Stunde der Uhr, 0 bis 23")),
    CodebookColumn(
      "study_day", .integer,
      ("days since the latest joining", "Tage seit dem letzten Eintritt"),
      missing: [
        CodebookReason(
          "before", ("before the latest joining", "vor dem letzten Eintritt"))
      ]),
  ]

  private static let drawColumns: [CodebookColumn] = [
    CodebookColumn(
      "available", .flag,
      (
        "whether the participant was available, so that it was drawn",
        "ob die Person verfügbar war, sodass gelost wurde"
      ), missing: [notDrawn]),
    CodebookColumn(
      "probabilities", .text,
      (
        "options of the draw with their probabilities, such as walk=0.3 rest=0.3",
        "Möglichkeiten der Auslosung mit ihren Wahrscheinlichkeiten, etwa walk=0.3 rest=0.3"
      ), missing: [notDrawn, unavailable]),
    CodebookColumn(
      "option", .identifier, ("drawn option", "ausgeloste Möglichkeit"),
      missing: [
        notDrawn, unavailable,
        CodebookReason(
          "nothing", ("the draw gave no notification", "ausgelost wurde keine Erinnerung")),
      ]),
    CodebookColumn(
      "draw_number", .integer,
      (
        "drawn number, 0 to 999999, compared with the sums of the probabilities",
        "ausgeloste Zahl, 0 bis 999999, verglichen mit den Summen der Wahrscheinlichkeiten"
      ), missing: [notDrawn, unavailable]),
    CodebookColumn(
      "draw_seed", .identifier,
      ("seed of the number, as in ALGORITHM.md", "Startwert der Zahl, siehe ALGORITHM.md"),
      missing: [notDrawn, unavailable]),
  ]

  private static let notDrawn = CodebookReason(
    "without_draw",
    (
      "the draw of a schedule, a trigger without a draw, or not decided yet",
      "ein Zeitpunkt eines Zeitplans, ein Auslöser ohne Auslosung, oder noch nicht entschieden"
    ))
  private static let unavailable = CodebookReason(
    "unavailable", ("the participant was not available", "die Person war nicht verfügbar"))

  private static let decisions: CodebookCodes.Codes = [
    "planned": ("a notification was planned", "eine Erinnerung wurde geplant"),
    "cooldown": (
      "none: too close to another occurrence", "keine: zu nah an einem anderen Auslösen"
    ),
    "at_most": (
      "none: the trigger had reached its maximum number",
      "keine: der Auslöser hatte seine Höchstzahl erreicht"
    ),
    "too_late": ("none: it was known too late", "keine: es wurde zu spät bekannt"),
    "withdrawn": ("none: its cause was withdrawn", "keine: der Anlass wurde zurückgezogen"),
    "idle": (
      "none: the study was paused, or no schedule waited for the trigger",
      "keine: die Studie ruhte, oder kein Zeitplan wartete auf den Auslöser"
    ),
    "unavailable": (
      "none: the participant was not available for the draw",
      "keine: die Person war für die Auslosung nicht verfügbar"
    ),
    "not_drawn": ("none: the draw gave none", "keine: die Auslosung ergab keine"),
    "undecided": ("not decided yet", "noch nicht entschieden"),
    "quiet_hours": ("none: quiet hours", "keine: Ruhezeit"),
    "cap": ("none: the day had its maximum number", "keine: der Tag hatte seine Höchstzahl"),
    "gap": ("none: too close to another notification", "keine: zu nah an einer anderen Erinnerung"),
    "lead_time": ("none: too soon to reach a device", "keine: zu bald, um ein Gerät zu erreichen"),
    "displaced": (
      "none: it gave its place to one that followed a trigger",
      "keine: sie machte einer nach einem Auslöser Platz"
    ),
    "no_room": (
      "none: no room beside other notifications, while groups are concealed",
      "keine: kein Platz neben anderen Erinnerungen, solange Gruppen verborgen sind"
    ),
  ]

  private static let notPlanned = CodebookReason(
    "not_planned",
    ("no notification, or it has no time of its own", "keine Erinnerung, oder keine eigene Zeit"))
  private static let ofTrigger = CodebookReason(
    "of_schedule", ("the draw of a schedule", "ein Zeitpunkt eines Zeitplans"))
  private static let ofSchedule = CodebookReason(
    "of_trigger", ("an occurrence of a trigger", "ein Auslöser"))
}
