import ArgumentParser
import Foundation
import Messages

/// Days in options.
enum UTCDay {
  /// Returns the period from the beginning of one day to the end of another.
  ///
  /// - Parameters:
  ///   - from: value of `--from`, `YYYY-MM-DD`; nil if absent.
  ///   - to: value of `--to`.
  /// - Throws: `ValidationError` for other formats.
  static func period(
    from: String?, to: String?
  ) throws -> (start: GoogleProtobuf.Timestamp?, end: GoogleProtobuf.Timestamp?) {
    (
      try midnight(from, "--from").map { GoogleProtobuf.Timestamp($0) },
      try midnight(to, "--to").map { GoogleProtobuf.Timestamp($0.addingTimeInterval(86_400)) }
    )
  }

  private static func midnight(_ date: String?, _ option: String) throws -> Date? {
    guard let date else { return nil }
    let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
    guard let midnight = try? style.parse(date) else {
      throw ValidationError("\(option) must be a date as YYYY-MM-DD")
    }
    return midnight
  }
}
