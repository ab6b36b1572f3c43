import ArgumentParser
import Foundation
import Messages

/// Days that options name.
enum UTCDay {
  /// From the beginning of one day to the end of another.
  ///
  /// - Parameters:
  ///   - from: of `--from`, `YYYY-MM-DD`; nil: none is named.
  ///   - to: of `--to`.
  /// - Throws: `ValidationError` for anything else.
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
      throw ValidationError("\(option) takes a date as YYYY-MM-DD")
    }
    return midnight
  }
}
