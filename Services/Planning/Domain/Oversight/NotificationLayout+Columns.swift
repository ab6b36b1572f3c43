package import Codebooks

extension NotificationLayout {
  package static let columns: [CodebookColumn] = planColumns + instantColumns + lifeColumns

  private static let planColumns: [CodebookColumn] = [
    CodebookColumn(
      "notification_id", .identifier,
      (
        "the notification, unique with its participant",
        "die Erinnerung, eindeutig zusammen mit der teilnehmenden Person"
      )),
    CodebookColumn(
      "participant", .identifier,
      (
        "pseudonym of the participant, the same in all exports of this study and in no other study",
        "Pseudonym der teilnehmenden Person, gleich in allen Exporten dieser Studie und in keiner anderen Studie"
      )),
    CodebookColumn("study", .identifier, ("id of the study", "Id der Studie")),
    CodebookColumn(
      "questionnaire", .identifier,
      ("id of the questionnaire that it asks for", "Id des Fragebogens, um den es geht")),
    CodebookColumn(
      "schedule", .identifier,
      ("id of the schedule that planned it", "Id des Zeitplans, der sie geplant hat"),
      missing: [
        CodebookReason("only_one", ("the schedule has no id", "der Zeitplan hat keine Id"))
      ]),
    CodebookColumn(
      "group", .identifier,
      ("the participant's group in the study", "Gruppe der Person in der Studie"),
      missing: [.none]),
    CodebookColumn(
      "origin", .code, ("who planned it", "wer sie geplant hat"),
      codes: [
        "schedule": ("a schedule of the study", "ein Zeitplan der Studie"),
        "staff": ("the study's staff, by hand", "das Team der Studie, von Hand"),
      ]),
    CodebookColumn(
      "test_participant", .flag,
      (
        "an administrator marked the participant: the answers are a test",
        "von der Verwaltung als Testperson markiert: die Antworten sind ein Test"
      )),
  ]

  private static let instantColumns: [CodebookColumn] = [
    CodebookColumn(
      "time_zone", .identifier,
      (
        "IANA name of the zone that it was planned in",
        "IANA-Name der Zeitzone, in der sie geplant wurde"
      )),
    CodebookColumn(
      "local_time", .localTime,
      (
        "the instant by the clocks of that zone", "der Zeitpunkt nach den Uhren dieser Zone"
      )),
    CodebookColumn(
      "notify_at", .instant,
      ("when the device was to notify", "wann das Gerät erinnern sollte")),
    CodebookColumn(
      "fixed", .flag,
      (
        "at a time fixed by the participant or the study, not drawn",
        "zu einer Zeit, die die Person oder die Studie festgelegt hat, nicht ausgelost"
      )),
    CodebookColumn(
      "expires_at", .instant,
      ("when the time for answering ended", "wann die Zeit zum Antworten endete"),
      missing: [CodebookReason("until_next", ("with the next one", "mit der nächsten"))]),
    CodebookColumn("planned_at", .instant, ("when it was planned", "wann sie geplant wurde")),
  ]

  private static let lifeColumns: [CodebookColumn] = [
    CodebookColumn(
      "handed_out_at", .instant,
      ("when a device was told of it", "wann ein Gerät davon erfuhr"), missing: [never]),
    CodebookColumn(
      "sent_at", .instant,
      ("when a push message was sent", "wann eine Push-Nachricht gesendet wurde"),
      missing: [never]),
    CodebookColumn(
      "delivered_at", .instant, ("when it was shown", "wann sie gezeigt wurde"),
      missing: [never, .notTold]),
    CodebookColumn(
      "opened_at", .instant, ("when it was opened", "wann sie geöffnet wurde"),
      missing: [never, .notTold]),
    CodebookColumn(
      "snoozes", .integer, ("how often it was put off", "wie oft sie aufgeschoben wurde")),
    CodebookColumn(
      "dismissed_at", .instant, ("when it was dismissed", "wann sie verworfen wurde"),
      missing: [never, .notTold]),
    CodebookColumn(
      "answered_at", .instant,
      ("when its questionnaire was finished", "wann ihr Fragebogen abgeschlossen wurde"),
      missing: [never]),
    CodebookColumn(
      "outcome", .code, ("what became of it", "was daraus wurde"),
      codes: [
        "answered_in_time": ("answered in time", "rechtzeitig beantwortet"),
        "answered_late": (
          "answered after the time for answering had ended",
          "beantwortet, nachdem die Zeit zum Antworten vorüber war"
        ),
        "dismissed": ("dismissed and not answered", "verworfen und nicht beantwortet"),
        "missed": (
          "not answered in time; a device had it, or it was sent",
          "nicht rechtzeitig beantwortet; ein Gerät hatte sie, oder sie wurde gesendet"
        ),
        "expired": (
          "not answered in time; it never reached anybody",
          "nicht rechtzeitig beantwortet; sie hat niemanden erreicht"
        ),
        "open": (
          "it can still be answered in time", "sie kann noch rechtzeitig beantwortet werden"
        ),
      ]),
    CodebookColumn(
      "delivered", .flag,
      ("it was shown, as far as is known", "sie wurde gezeigt, soweit bekannt")),
    CodebookColumn(
      "opened", .flag,
      ("it was opened, as far as is known", "sie wurde geöffnet, soweit bekannt")),
    CodebookColumn(
      "answer_seconds", .integer,
      (
        "from the notification to the finished questionnaire",
        "von der Erinnerung bis zum abgeschlossenen Fragebogen"
      ), unit: "s", missing: [never]),
  ]

  private static let never = CodebookReason(
    "never", ("that did not happen", "das ist nicht geschehen"))
}
