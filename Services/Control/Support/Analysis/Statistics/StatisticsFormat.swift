import Calendar

/// A file format of statistics programs.
enum StatisticsFormat: String, Sendable, Hashable, CaseIterable {
  /// SPSS and PSPP.
  case sav
  /// Stata 14 and later.
  case dta

  /// Maximum length of a text in bytes; longer ones end with `…`.
  var textBytesMax: Int {
    switch self {
    case .sav: 32_767
    case .dta: 2_045
    }
  }

  /// Maximum length of the label of a variable, in bytes for SPSS and in characters for Stata.
  var labelMax: Int {
    switch self {
    case .sav: 255
    case .dta: 80
    }
  }

  /// Maximum length of the label of a value, in bytes.
  var valueLabelBytesMax: Int {
    switch self {
    case .sav: 120
    case .dta: 32_000
    }
  }

  /// Display format of a date, a clock time, and a number.
  var dateFormat: String { self == .sav ? "DATE11" : "%td" }
  var timeFormat: String { self == .sav ? "TIME5" : "%tcHH:MM" }

  /// Returns the number of a date: seconds since 1582-10-14, or days since 1960-01-01.
  func number(of date: CivilDate) -> Double {
    switch self {
    case .sav:
      Double(date.dayNumber - CivilDate(year: 1582, month: 10, day: 14).dayNumber) * 86_400
    case .dta: Double(date.dayNumber - CivilDate(year: 1960, month: 1, day: 1).dayNumber)
    }
  }

  /// Returns the number of a clock time: seconds, or milliseconds, since midnight.
  func number(ofMinute minute: Int) -> Double {
    Double(minute) * (self == .sav ? 60 : 60_000)
  }

  func label(_ text: String) -> String {
    switch self {
    case .sav: text.cut(toBytes: labelMax)
    case .dta: text.count <= labelMax ? text : String(text.prefix(labelMax - 1)) + "…"
    }
  }
}

extension String {
  /// The text if it has at most so many bytes, otherwise its beginning and `…`.
  func cut(toBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var kept = ""
    var bytes = "…".utf8.count
    for character in self {
      bytes += character.utf8.count
      if bytes > limit { break }
      kept.append(character)
    }
    return kept + "…"
  }
}
