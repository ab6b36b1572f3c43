package import Codebooks

extension ExportedNotification {
  /// What the columns mean that tell of a sheet's notification.
  package static let variables: [CodebookVariable] = [
    CodebookVariable(
      "notification_time", .instant, "when the device was to notify", missing: [unasked]),
    CodebookVariable(
      "notification_fixed", .flag, "at a time fixed by the participant or the study, not drawn",
      missing: [unasked]),
    CodebookVariable(
      "notification_expired", .flag,
      "the sheet was finished, or begun, after the time for answering had ended",
      missing: [unasked]),
    CodebookVariable(
      "delivered_late", .flag, "the sheet arrived a day or more after it was finished",
      missing: [unasked]),
    CodebookVariable(
      "notification_overtime", .flag, "filling in took longer than the plan allows",
      missing: [unasked]),
    CodebookVariable(
      "notification_answered_before", .flag,
      "another sheet, finished earlier, answers the same notification: that one counts",
      missing: [unasked]),
  ]

  private static let unasked = CodebookMissing(
    reason: "unasked",
    meaning: "the sheet names no notification that is known, or the plan asks for no such thing")
}
