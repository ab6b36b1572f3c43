import Calendar

extension AnswerSheet {
  /// Local date of the start, `YYYY-MM-DD`, by which expressions know today; nil if the start is
  /// unknown. In UTC if the time zone is unknown.
  func startDate(in zones: ZoneDatabase) -> String? {
    guard let startedAt = startedAt?.instant else { return nil }
    return (zones.zone(timeZone) ?? .utc).date(at: startedAt).iso8601
  }
}

extension SheetRecord {
  /// The same, by the stored offset from UTC.
  var startDate: String? {
    guard let startedAt = sheet.startedAt?.instant else { return nil }
    let offset = Int64(utcOffsetMinutes ?? 0) * 60_000_000
    return CivilDate(of: startedAt.advanced(byMicroseconds: offset)).iso8601
  }
}
