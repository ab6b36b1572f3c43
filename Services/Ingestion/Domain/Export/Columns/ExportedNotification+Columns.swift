package import Codebooks

extension ExportedNotification {
  /// The columns that tell of a sheet's notification.
  package static let columns: [CodebookColumn] = [
    CodebookColumn(
      "notification_time", .instant,
      ("when the device was to notify", "wann das Gerät erinnern sollte"), missing: [unasked]),
    CodebookColumn(
      "notification_fixed", .flag,
      (
        "at a time fixed by the participant or the study, not drawn",
        "zu einer Zeit, die die Person oder die Studie festgelegt hat, nicht ausgelost"
      ), missing: [unasked]),
    CodebookColumn(
      "notification_expired", .flag,
      (
        "the sheet was finished, or begun, after the time for answering had ended",
        "abgeschlossen oder begonnen, nachdem die Zeit zum Antworten vorüber war"
      ), missing: [unasked]),
    CodebookColumn(
      "delivered_late", .flag,
      (
        "the sheet arrived a day or more after it was finished",
        "der Antwortbogen kam einen Tag oder mehr nach dem Abschluss an"
      ), missing: [unasked]),
    CodebookColumn(
      "notification_overtime", .flag,
      (
        "filling in took longer than the plan allows",
        "das Ausfüllen dauerte länger, als der Plan erlaubt"
      ), missing: [unasked]),
    CodebookColumn(
      "notification_answered_before", .flag,
      (
        "another sheet, finished earlier, answers the same notification: that one counts",
        "ein anderer, früher abgeschlossener Antwortbogen beantwortet dieselbe Erinnerung: jener zählt"
      ), missing: [unasked]),
  ]

  private static let unasked = CodebookReason(
    "unasked",
    (
      "the sheet names no notification that is known, or the plan asks for no such thing",
      "der Antwortbogen nennt keine bekannte Erinnerung, oder der Plan verlangt so etwas nicht"
    ))
}
