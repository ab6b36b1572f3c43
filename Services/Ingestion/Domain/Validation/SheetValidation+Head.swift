import Calendar
internal import Fields
import FoundationEssentials

extension SheetValidation {
  /// False when they name nothing that can be.
  mutating func checkNames() -> Bool {
    guard !sheet.isWellNamed else { return true }
    for (field, fault) in sheet.nameFaults {
      violations.add(fault == .missing ? .required : .idInvalid, field, fault.description)
    }
    return false
  }

  mutating func checkLabels() {
    checkLabel(sheet.appVersion, "app_version")
    checkLabel(sheet.platform, "platform")
    checkDevice()
    checkClosing()
    checkTimeZone(sheet.timeZone)
    if !sheet.notificationID.isEmpty, UUID(text: sheet.notificationID) == nil {
      violations.add(
        .notificationIDInvalid, "notification_id",
        "\(sheet.notificationID.quotedExcerpt) is not a UUID")
    }
  }

  /// The instant at which the sheet was finished, when it is usable.
  mutating func checkTimes() -> Instant? {
    let finishedAt = checkTime(sheet.finishedAt, "finish_time", mark: .clockImplausible)
    if sheet.finishedAt == nil {
      violations.add(.timeMissing, "finish_time", "says when the sheet was finished")
    }
    let startedAt = checkTime(sheet.startedAt, "start_time")
    guard let finishedAt else { return nil }
    if !context.isPlausible(finishedAt, in: sheet.studyID) { mark(.clockImplausible) }
    if let startedAt, startedAt > finishedAt { mark(.clockInconsistent) }
    return finishedAt
  }
}
