internal import Fields

extension SheetValidation {
  mutating func checkLabels() {
    checkLabel(sheet.notificationID, "notification_id")
    checkLabel(sheet.appVersion, "app_version")
    checkLabel(sheet.platform, "platform")
    if !sheet.timeZone.isASCII || !context.timeZones.contains(sheet.timeZone) {
      violations.add(
        .timeZoneUnknown, "time_zone",
        FieldFault.notATimeZone(sheet.timeZone).description)
    }
  }

  mutating func checkLabel(_ label: String, _ field: @autoclosure () -> String) {
    let lengthMax = context.limits.labelLengthMax
    if label.unicodeScalars.count > lengthMax {
      violations.add(.labelTooLong, field(), "longer than \(lengthMax) characters")
    }
    if label.utf8.contains(0) {
      violations.add(.textInvalid, field(), "contains U+0000")
    }
  }

  /// The instant at which the sheet was finished, when it is usable.
  mutating func checkTimes() -> Instant? {
    let finishedAt = checkTime(sheet.finishedAt, "finished_at")
    if sheet.finishedAt == nil {
      violations.add(.timeMissing, "finished_at", "says when the sheet was finished")
    }
    if let startedAt = checkTime(sheet.startedAt, "started_at"), let finishedAt,
      startedAt > finishedAt
    {
      violations.add(
        .startedAfterFinished, "started_at", "after finished_at, \(finishedAt.iso8601)")
    }
    return finishedAt
  }

  /// Nil when the time is absent or unusable.
  @discardableResult
  mutating func checkTime(
    _ time: DeviceTime?, _ field: @autoclosure () -> String
  ) -> Instant? {
    guard let time else { return nil }
    guard let instant = time.instant else {
      violations.add(.timeInvalid, field(), FieldFault.notATime.description)
      return nil
    }
    let latest = context.now.advanced(
      byMicroseconds: context.limits.futureToleranceMicroseconds)
    if instant > latest {
      violations.add(
        .timeInFuture, field(),
        "after \(latest.iso8601); the device's clock is too far ahead")
    }
    return instant
  }
}
