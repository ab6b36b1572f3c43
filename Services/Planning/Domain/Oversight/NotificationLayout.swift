import Calendar
package import Codebooks
package import FoundationEssentials

/// Columns of the notification export: one row for each notification counted for compliance.
package enum NotificationLayout {
  package static let header = columns.map(\.name)

  /// - Parameter now: time at which the outcome is determined.
  package static func row(for counted: CountedNotification, now: Date) -> [String] {
    let standing = counted.record.standing
    let (instant, life) = (standing.handedOut.instant, standing.life)
    func time(_ date: Date?) -> String { date.map { Instant($0).iso8601 } ?? "" }
    // The server's times are given as days: one round of planning writes one instant into several
    // studies.
    func day(_ date: Date?) -> String { date.map { Instant($0).startOfDay.iso8601 } ?? "" }
    return [
      counted.record.id.uuidString.lowercased(), counted.participant, standing.key.studyID,
      standing.key.questionnaireID, standing.key.scheduleID, counted.groupID,
      standing.origin.rawValue, String(counted.isTest), counted.timeZone, counted.localTime,
      instant.at.iso8601, String(instant.fixed), instant.expiresAt?.iso8601 ?? "",
      day(counted.record.plannedAt), day(life.handedOutAt), day(life.sentAt),
      time(life.deliveredAt), time(life.openedAt), String(life.snoozedAt.count),
      time(life.dismissedAt), time(life.answeredAt), counted.outcome(at: now).rawValue,
      String(life.wasDelivered), String(life.wasOpened),
      life.answeredAt.map { String(Int(max(0, $0.timeIntervalSince(instant.at.date)))) } ?? "",
    ]
  }
}

extension NotificationLayout {
  package static let columns: [CodebookColumn] = planColumns + instantColumns + lifeColumns

  private static let planColumns: [CodebookColumn] = [
    CodebookColumn(
      "notification_id", .identifier,
      (
        "the notification, unique with its participant",
        "die Erinnerung, eindeutig zusammen mit der teilnehmenden Person"
      )),
    .participant,
    CodebookColumn("study", .identifier, ("id of the study", "Id der Studie")),
    CodebookColumn(
      "questionnaire", .identifier,
      ("id of the questionnaire that it asks for", "Id des Fragebogens, um den es geht")),
    CodebookColumn(
      "schedule", .identifier,
      ("id of the schedule", "Id des Zeitplans, der sie geplant hat"),
      missing: [
        CodebookReason("only_one", ("the schedule has no id", "der Zeitplan hat keine Id"))
      ]),
    CodebookColumn(
      "group", .identifier,
      ("the participant's group in the study", "Gruppe der Person in der Studie"),
      missing: [.none]),
    CodebookColumn(
      "origin", .code, ("origin of the notification", "wer sie geplant hat"),
      codes: [
        "schedule": ("a schedule of the study", "ein Zeitplan der Studie"),
        "staff": ("the study's staff, by hand", "das Team der Studie, von Hand"),
      ]),
    CodebookColumn(
      "test_participant", .flag,
      (
        "marked as a test participant by an administrator",
        "von der Verwaltung als Testperson markiert"
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
        "the time was fixed by the participant or the study, not drawn at random",
        "zu einer Zeit, die die Person oder die Studie festgelegt hat, nicht ausgelost"
      )),
    CodebookColumn(
      "expires_at", .instant,
      ("when the time for answering ended", "wann die Zeit zum Antworten endete"),
      missing: [CodebookReason("until_next", ("with the next one", "mit der nächsten"))]),
    CodebookColumn(
      "planned_at", .instant,
      (
        "day on which it was planned, by the server's clock, as its midnight in UTC",
        "Tag der Planung nach der Uhr des Servers, als dessen Mitternacht in UTC"
      )),
  ]

  private static let lifeColumns: [CodebookColumn] = [
    CodebookColumn(
      "handed_out_at", .instant,
      (
        "day on which a device received it, by the server's clock, as its midnight in UTC",
        "Tag, an dem ein Gerät sie erhielt, nach der Uhr des Servers, als dessen Mitternacht in UTC"
      ), missing: [never]),
    CodebookColumn(
      "sent_at", .instant,
      (
        "day on which a push message was sent, by the server's clock, as its midnight in UTC",
        "Tag, an dem eine Push-Nachricht gesendet wurde, nach der Uhr des Servers, als dessen Mitternacht in UTC"
      ), missing: [never]),
    CodebookColumn(
      "delivered_at", .instant,
      (
        "when it was shown, by the device's clock",
        "wann sie gezeigt wurde, nach der Uhr des Geräts"
      ),
      missing: [never, .notTold]),
    CodebookColumn(
      "opened_at", .instant, ("when it was opened", "wann sie geöffnet wurde"),
      missing: [never, .notTold]),
    CodebookColumn(
      "snoozes", .integer, ("number of snoozes", "wie oft sie aufgeschoben wurde")),
    CodebookColumn(
      "dismissed_at", .instant, ("when it was dismissed", "wann sie verworfen wurde"),
      missing: [never, .notTold]),
    CodebookColumn(
      "answered_at", .instant,
      ("when its questionnaire was finished", "wann ihr Fragebogen abgeschlossen wurde"),
      missing: [never]),
    CodebookColumn(
      "outcome", .code, ("outcome of the notification", "was daraus wurde"),
      codes: [
        "answered_in_time": ("answered in time", "rechtzeitig beantwortet"),
        "answered_late": (
          "answered after the time for answering had ended",
          "beantwortet, nachdem die Zeit zum Antworten vorüber war"
        ),
        "dismissed": ("dismissed and not answered", "verworfen und nicht beantwortet"),
        "missed": (
          "not answered in time, although a device had received it or it was sent",
          "nicht rechtzeitig beantwortet, obwohl ein Gerät sie hatte oder sie gesendet wurde"
        ),
        "expired": (
          "not answered in time; it did not reach a device",
          "nicht rechtzeitig beantwortet; sie hat kein Gerät erreicht"
        ),
        "open": (
          "it can still be answered in time", "sie kann noch rechtzeitig beantwortet werden"
        ),
        "no_room": (
          "not planned: it followed a trigger, and the rules left no room; not in compliance reports",
          "nicht geplant: sie folgte einem Auslöser, und die Regeln ließen keinen Platz; nicht in Berichten"
        ),
        "displaced": (
          "not planned: it gave its place to one that followed a trigger; not in compliance reports",
          "nicht geplant: sie machte einer nach einem Auslöser Platz; nicht in Berichten"
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
