import Calendar

extension AnswerSheet {
  /// Local date of the start, `YYYY-MM-DD`, by which expressions know today; nil if the start is
  /// unknown. In UTC if the time zone is unknown.
  func startDate(in zones: ZoneDatabase) -> String? {
    guard let startedAt = startedAt?.instant else { return nil }
    return (zones.zone(timeZone) ?? .utc).date(at: startedAt).iso8601
  }
}
