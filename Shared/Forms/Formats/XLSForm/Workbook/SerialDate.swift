/// Dates as stored by spreadsheets: days since the end of 1899, with the time as a fraction
/// (ECMA-376-1 §18.17.4.1).
struct SerialDate {
  /// Whether days count from 1904, as in old Macintosh files.
  let is1904: Bool

  /// - Returns: `2026-01-31`, `18:30`, or both with a `T` between; nil if it is not a date.
  func text(_ serial: Double) -> String? {
    guard serial.isFinite, (0..<2_958_466).contains(serial) else { return nil }
    let minutesOfDay = 24 * 60
    let minutes = Int((serial * Double(minutesOfDay)).rounded())
    let days = minutes / minutesOfDay
    let minute = minutes % minutesOfDay
    let time = "\(padded(minute / 60)):\(padded(minute % 60))"
    guard days > 0 else { return time }
    // Early spreadsheets had a nonexistent 29 February 1900; days before it are off by one.
    let epoch = is1904 ? -24_107 : days < 60 ? -25_568 : -25_569
    let date = civil(daysSince1970: days + epoch)
    return minute == 0 ? date : "\(date)T\(time)"
  }

  /// Converts days to the Gregorian calendar (Hinnant, "chrono-compatible low-level date
  /// algorithms").
  private func civil(daysSince1970: Int) -> String {
    let shifted = daysSince1970 + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return "\(padded(year, to: 4))-\(padded(month))-\(padded(day))"
  }

  private func padded(_ number: Int, to width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
