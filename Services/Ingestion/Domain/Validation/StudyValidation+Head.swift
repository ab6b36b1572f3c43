import Calendar
internal import Fields

extension StudyValidation {
  /// The list of names grows: one that a newer list may have waits for it.
  mutating func checkTimeZone(_ name: String) {
    guard !name.isASCII || !context.timeZones.contains(name) else { return }
    guard !name.isEmpty else {
      violations.add(.required, "time_zone", FieldFault.missing.description)
      return
    }
    if name.isASCII, name.utf8.count <= context.limits.labelLengthMax,
      context.timeZones.hasArea(of: name)
    {
      waits(
        for: .timeZoneNotYetKnown, "time_zone",
        "\(name.quotedExcerpt) is no IANA time zone that is known here")
    } else {
      violations.add(
        .timeZoneUnknown, "time_zone",
        FieldFault.notATimeZone(name).description)
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

  /// Nil when the time is absent or unusable.
  @discardableResult
  mutating func checkTime(
    _ time: DeviceTime?, _ field: @autoclosure () -> String, mark: Deviation = .clockInconsistent
  ) -> Instant? {
    guard let time else { return nil }
    guard let instant = time.instant else {
      violations.add(.timeInvalid, field(), FieldFault.notATime.description)
      return nil
    }
    if context.isTooLate(instant) { self.mark(mark) }
    return instant
  }

  mutating func mark(_ deviation: Deviation) {
    if !deviations.contains(deviation) { deviations.append(deviation) }
  }
}

extension Set<String> {
  /// Whether one of these time zones is in the same area (`Europe/…`) as one that is not among them.
  func hasArea(of name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ $0.utf8.first?.isLetter == true }) else {
      return false
    }
    return contains { $0.hasPrefix("\(parts[0])/") }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self & 0xDF)
  }
}
