import ArgumentParser
import Foundation

/// Days that options name.
enum UTCDay {
  /// - Parameter date: `YYYY-MM-DD`; nil: none is named.
  /// - Throws: `ValidationError` for anything else.
  static func midnight(_ date: String?, _ option: String) throws -> Date? {
    guard let date else { return nil }
    let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
    guard let midnight = try? style.parse(date) else {
      throw ValidationError("\(option) takes a date as YYYY-MM-DD")
    }
    return midnight
  }
}
