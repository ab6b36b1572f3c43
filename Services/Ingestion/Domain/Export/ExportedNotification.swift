import Codebooks

/// A sheet's notification and delivery, as exported.
struct ExportedNotification: Sendable, Hashable {
  /// The notification; nil if the sheet refers to no known one.
  var facts: NotificationFacts?
  /// Same as `SheetRecord.isNotificationExpired`.
  var isExpired: Bool?
  /// Same as `SheetRecord.isDeliveredLate`.
  var isDeliveredLate: Bool?
  /// Same as `SheetRecord.isOvertime`.
  var isOvertime: Bool?
  /// Same as `SheetRecord.isEarly`.
  var isEarly: Bool?

  /// The cells for ``columns``; empty if unknown.
  var cells: [String] {
    [
      Cell.time(facts?.notifiesAt), facts.map { Cell.flag($0.isFixed) } ?? "",
      isExpired.map { Cell.flag($0) } ?? "", isDeliveredLate.map { Cell.flag($0) } ?? "",
      isOvertime.map { Cell.flag($0) } ?? "",
      facts.map { Cell.flag($0.isAnsweredBefore) } ?? "", isEarly.map { Cell.flag($0) } ?? "",
    ]
  }
}

extension ExportedNotification {
  /// The columns about a sheet's notification.
  static let columns: [CodebookColumn] = [
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
    CodebookColumn(
      "notification_early", .flag,
      (
        "the sheet was finished before the device was to notify",
        "abgeschlossen, bevor das Gerät erinnern sollte"
      ), missing: [unasked]),
  ]

  private static let unasked = CodebookReason(
    "unasked",
    (
      "the sheet names no notification that is known, or the plan asks for no such thing",
      "der Antwortbogen nennt keine bekannte Erinnerung, oder der Plan verlangt so etwas nicht"
    ))
}
