import Codebooks

/// The columns of the tables of an analysis.
enum AnalysisLayout {
  /// One row for each item of each notification and sheet.
  static func observations(hasGroups: Bool) -> [CodebookColumn] {
    person(hasGroups: hasGroups) + time + origin + delay + item
  }

  /// One row for each participant.
  static func participants(hasGroups: Bool) -> [CodebookColumn] {
    person(hasGroups: hasGroups) + stay + counts
  }

  private static func person(hasGroups: Bool) -> [CodebookColumn] {
    let group = CodebookColumn(
      "group", .identifier,
      (
        "the participant's current group (arm) in the study",
        "aktuelle Gruppe (Arm) der Person in der Studie"
      ), missing: [none])
    return [.participant] + (hasGroups ? [group] : []) + [
      CodebookColumn(
        "test_participant", .flag,
        (
          "marked as a test participant by an administrator",
          "von der Verwaltung als Testperson markiert"
        ))
    ]
  }

  private static let time: [CodebookColumn] = [
    CodebookColumn(
      "study_day", .integer,
      (
        "local_date minus joined_on of the participant, from 0",
        "local_date minus joined_on der Person, ab 0"
      ), unit: "d", missing: [unknownJoining, unknownZone]),
    CodebookColumn(
      "week", .integer, ("study_day divided by 7, from 0", "study_day durch 7, ab 0"),
      unit: "wk", missing: [unknownJoining, unknownZone]),
    CodebookColumn(
      "local_date", .date,
      (
        "day of the notification, or of a sheet without one, in the participant's calendar",
        "Tag der Erinnerung, oder eines Antwortbogens ohne Erinnerung, im Kalender der Person"
      ), missing: [unknownZone]),
    CodebookColumn(
      "local_time", .time,
      (
        "time of the notification, or when a sheet without one was finished, by the participant's clock",
        "Uhrzeit der Erinnerung, oder des Abschlusses eines Antwortbogens ohne Erinnerung, nach der Uhr der Person"
      ), missing: [unknownZone]),
    CodebookColumn(
      "weekday", .code, ("day of the week of local_date", "Wochentag von local_date"),
      codes: [
        "1": ("Monday", "Montag"), "2": ("Tuesday", "Dienstag"), "3": ("Wednesday", "Mittwoch"),
        "4": ("Thursday", "Donnerstag"), "5": ("Friday", "Freitag"),
        "6": ("Saturday", "Samstag"), "7": ("Sunday", "Sonntag"),
      ], missing: [unknownZone]),
    CodebookColumn(
      "time_zone", .text,
      ("IANA name of that zone", "IANA-Name dieser Zeitzone"), missing: [unknownZone]),
    CodebookColumn(
      "utc_offset_minutes", .integer,
      (
        "local_time minus UTC; distinguishes the two hours when clocks are set back",
        "local_time minus UTC; unterscheidet die beiden Stunden, wenn die Uhren zurückgestellt werden"
      ), unit: "min", missing: [unknownZone]),
  ]

  private static let origin: [CodebookColumn] = [
    .questionnaire,
    CodebookColumn(
      "version", .integer,
      ("version of the questionnaire that was shown", "Fassung des Fragebogens, die gezeigt wurde"),
      missing: [noSheet]),
    CodebookColumn(
      "schedule", .identifier, ("id of the schedule", "Id des Zeitplans"),
      missing: [
        noNotification,
        CodebookReason("only_one", ("the schedule has no id", "der Zeitplan hat keine Id")),
      ]),
    CodebookColumn(
      "origin", .code, ("origin of the notification", "wer sie geplant hat"),
      codes: [
        "schedule": ("a schedule of the study", "ein Zeitplan der Studie"),
        "staff": ("the study's staff, by hand", "das Team der Studie, von Hand"),
      ], missing: [noNotification]),
    CodebookColumn(
      "prompt_of_day", .integer,
      (
        "number of the notification among those of the participant on local_date, from 1",
        "Nummer der Erinnerung unter denen der Person an local_date, ab 1"
      ), missing: [noNotification]),
    CodebookColumn(
      "notification_id", .identifier,
      (
        "the notification, as in the exports of notifications and sheets",
        "die Erinnerung, wie in den Exporten der Erinnerungen und Antwortbögen"
      ), missing: [noNotification]),
    CodebookColumn(
      "sheet_id", .identifier,
      ("the answer sheet, as in its exports", "der Antwortbogen, wie in dessen Exporten"),
      missing: [noSheet]),
    CodebookColumn(
      "sheet_of_prompt", .integer,
      (
        "number of the sheet among those of its notification in the order of finishing; 1 counts",
        "Nummer des Antwortbogens unter denen seiner Erinnerung nach dem Abschluss; 1 zählt"
      ), missing: [noNotification, noSheet]),
    CodebookColumn(
      "compliance", .code,
      (
        "outcome of the notification as compliance reports count it, or why a sheet stands alone",
        "was aus der Erinnerung wurde, wie Berichte es zählen, oder warum ein Antwortbogen für sich steht"
      ), codes: AnalysisCodes.compliance),
  ]

  private static let delay: [CodebookColumn] = [
    CodebookColumn(
      "open_seconds", .integer,
      (
        "from the notification to its opening; exact to the device's clock",
        "von der Erinnerung bis zum Öffnen, nach der Uhr des Geräts"
      ), unit: "s", missing: [never, noNotification]),
    CodebookColumn(
      "start_seconds", .integer,
      (
        "from the notification to the beginning of the sheet",
        "von der Erinnerung bis zum Beginn des Ausfüllens"
      ), unit: "s", missing: [noNotification, noSheet]),
    CodebookColumn(
      "answer_seconds", .integer,
      (
        "from the notification to the finished sheet; negative: finished before",
        "von der Erinnerung bis zum Abschluss; negativ: davor abgeschlossen"
      ), unit: "s", missing: [noNotification, noSheet]),
    CodebookColumn(
      "fill_seconds", .integer,
      ("from the beginning to the finished sheet", "vom Beginn des Ausfüllens bis zum Abschluss"),
      unit: "s", missing: [noSheet]),
    CodebookColumn(
      "closing", .code, ("how the sheet was closed", "wie der Antwortbogen abgeschlossen wurde"),
      codes: CodebookCodes.closing, missing: [noSheet]),
    CodebookColumn(
      "revision", .integer,
      (
        "counts what the participant, or staff by a correction, made of the sheet, from 1; the values are those of this one",
        "zählt, was die Person oder das Team durch eine Berichtigung daraus gemacht hat, ab 1; die Werte sind die dieses Standes"
      ), missing: [noSheet]),
    CodebookColumn(
      "deviations", .codes,
      (
        "rules that the sheet was filled in against, explained in the codebook of the export of sheets",
        "Regeln, gegen die er ausgefüllt wurde, erklärt im Codebook des Exports der Antwortbögen"
      ), missing: [none, noSheet]),
    CodebookColumn(
      "correction", .code,
      (
        "why staff corrected answers; the export of revisions has the answers before",
        "warum das Team Antworten berichtigt hat; die Antworten davor stehen im Export der Stände"
      ), codes: CodebookCodes.correction, missing: [none, noSheet]),
    CodebookColumn(
      "mark", .code,
      (
        "why staff marked the sheet; its rows are complete: leave them out if the analysis needs it",
        "warum das Team den Antwortbogen markiert hat; seine Zeilen sind vollständig: weglassen, wenn die Auswertung es braucht"
      ), codes: CodebookCodes.mark, missing: [none, noSheet]),
    CodebookColumn(
      "review_state", .code,
      ("how far the review by staff is", "wie weit die Prüfung durch das Team ist"),
      codes: CodebookCodes.reviewState, missing: [none, noSheet]),
  ]

  private static let item: [CodebookColumn] = [
    .elementID,
    CodebookColumn(
      "kind", .code, ("what the value is", "was der Wert ist"), codes: CodebookCodes.valueKind),
    CodebookColumn(
      "value", .mixed, ("the answer, or the score", "die Antwort oder der Score"),
      missing: [CodebookReason("missing", ("see the column missing", "siehe Spalte missing"))]),
    CodebookColumn(
      "number", .number,
      (
        "the value as a number: numbers, scores, and weights or numbers of single codes",
        "der Wert als Zahl: Zahlen, Scores, und Gewichte oder Zahlen einzelner Codes"
      ),
      missing: [
        CodebookReason("not_a_number", ("the value is no number", "der Wert ist keine Zahl")),
        CodebookReason("missing", ("see the column missing", "siehe Spalte missing")),
      ]),
    CodebookColumn(
      "missing", .code,
      ("why the item has no answer", "warum es keine Antwort gibt"), codes: AnalysisCodes.missing,
      missing: [CodebookReason("answered", ("it has one", "es gibt eine"))]),
  ]

  private static let stay: [CodebookColumn] = [
    CodebookColumn(
      "activity", .code, ("current state", "aktueller Stand"), codes: AnalysisCodes.activity,
      missing: [unknownJoining]),
    CodebookColumn(
      "joined_on", .date,
      ("day of the latest joining in UTC", "Tag des letzten Beitritts in UTC"),
      missing: [unknownJoining]),
    CodebookColumn(
      "left_on", .date, ("day of leaving in UTC", "Tag des Austritts in UTC"),
      missing: [CodebookReason("enrolled", ("still enrolled", "nimmt noch teil")), unknownJoining]),
    CodebookColumn(
      "consent_version", .text,
      (
        "version of the consent text that the participant agreed to last",
        "Fassung der Einwilligung, der die Person zuletzt zugestimmt hat"
      ), missing: [unknownJoining]),
    CodebookColumn(
      "consent_language", .text,
      (
        "language in which the consent text was shown, BCP 47",
        "Sprache, in der die Einwilligung gezeigt wurde, BCP 47"
      ), missing: [unknownJoining]),
    CodebookColumn(
      "first_on", .date,
      (
        "first local_date in the observations, without sheets of an implausible clock",
        "erstes local_date der Beobachtungen, ohne Antwortbögen mit unplausibler Uhr"
      ),
      missing: [noRows]),
    CodebookColumn(
      "last_on", .date,
      (
        "last local_date in the observations, without sheets of an implausible clock",
        "letztes local_date der Beobachtungen, ohne Antwortbögen mit unplausibler Uhr"
      ),
      missing: [noRows]),
    CodebookColumn(
      "time_zone", .text,
      ("zone of the last observation", "Zeitzone der letzten Beobachtung"), missing: [noRows]),
    CodebookColumn(
      "time_zones", .integer,
      ("number of different zones", "Anzahl verschiedener Zeitzonen")),
    CodebookColumn(
      "platform", .text,
      (
        "operating system of the last sheet that names one: iOS, Android, Web or other",
        "Betriebssystem des letzten Antwortbogens, der eines nennt: iOS, Android, Web oder other"
      ), missing: [noRows, .notTold]),
  ]

  private static let counts: [CodebookColumn] = [
    CodebookColumn(
      "prompts", .integer,
      (
        "number of notifications that compliance reports count as planned",
        "Zahl der Erinnerungen, die Berichte als geplant zählen"
      )),
    CodebookColumn(
      "answered_in_time", .integer,
      ("number of those answered in time", "Zahl der rechtzeitig beantworteten")),
    CodebookColumn(
      "answered_late", .integer,
      ("number of those answered late", "Zahl der verspätet beantworteten")),
    CodebookColumn(
      "sheets", .integer,
      (
        "number of answer sheets, including those without a notification",
        "Zahl der Antwortbögen, auch ohne Erinnerung"
      )),
  ]

  private static let none = CodebookReason("none", ("no value", "es gibt keine Angabe"))
  private static let never = CodebookReason(
    "never", ("that did not happen, or is not known", "nicht geschehen oder nicht bekannt"))
  private static let noNotification = CodebookReason(
    "unasked", ("there is no notification", "es gibt keine Erinnerung"))
  private static let noSheet = CodebookReason(
    "no_sheet", ("there is no answer sheet", "es gibt keinen Antwortbogen"))
  private static let noRows = CodebookReason(
    "no_observations", ("there are no observations", "es gibt keine Beobachtungen"))
  private static let unknownJoining = CodebookReason(
    "unknown",
    (
      "planning does not know the participant any more, for example after an erasure",
      "die Planung kennt die Person nicht mehr, zum Beispiel nach einer Löschung"
    ))
  private static let unknownZone = CodebookReason(
    "zone_unknown", ("the zone is unknown", "die Zeitzone ist unbekannt"))
}
