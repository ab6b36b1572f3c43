import Calendar
import FoundationEssentials

/// An HTTP response.
struct HTTPAnswer: Sendable, Hashable {
  var status: Int
  /// Headers by lower-case name; the last one counts if a name is repeated.
  var headers: [String: String] = [:]
  var body: [UInt8] = []
}

/// Error code of a platform, for outcomes and logs.
enum PlatformWord {
  private static let lengthMax = 64

  /// Returns the code if it is a plain word; other text from the server is omitted.
  static func plain(_ text: String?) -> String {
    guard let text, !text.isEmpty, text.utf8.count <= lengthMax,
      text.utf8.allSatisfy({ $0.isLetterOrDigit || $0 == UInt8(ascii: "_") })
    else { return "without a reason" }
    return text
  }
}

/// Parses Retry-After: seconds or a date (RFC 9110 §10.2.3).
enum RetryAfter {
  /// Maximum back-off; longer values are limited to one day.
  static let max = Duration.seconds(86_400)

  /// Returns nil if the header is missing or invalid.
  static func read(_ answer: HTTPAnswer, at now: Date) -> Duration? {
    guard let text = answer.headers["retry-after"] else { return nil }
    if let seconds = Int64(text), seconds >= 0 { return min(.seconds(seconds), max) }
    guard let then = secondsSince1970(text) else { return nil }
    let seconds = Double(then) - now.timeIntervalSince1970
    return seconds <= 0 ? .zero : min(.seconds(Int64(seconds.rounded(.up))), max)
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Parses an IMF-fixdate, `Sun, 06 Nov 1994 08:49:37 GMT`, which senders must use (RFC 9110
  /// §5.6.7).
  private static func secondsSince1970(_ text: String) -> Int? {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 6, parts[5] == "GMT", let month = months.firstIndex(of: String(parts[2])),
      let day = number(parts[1], 2, in: 1...31), let year = number(parts[3], 4, in: 1_970...9_999)
    else { return nil }
    let clock = parts[4].split(separator: ":", omittingEmptySubsequences: false)
    guard clock.count == 3, let hour = number(clock[0], 2, in: 0...23),
      let minute = number(clock[1], 2, in: 0...59), let second = number(clock[2], 2, in: 0...60)
    else { return nil }
    let days = CivilDate(year: year, month: month + 1, day: day).dayNumber
    return ((days * 24 + hour) * 60 + minute) * 60 + second
  }

  private static func number(
    _ text: Substring, _ digits: Int, in range: ClosedRange<Int>
  ) -> Int? {
    guard text.utf8.count == digits, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(text), range.contains(number)
    else { return nil }
    return number
  }
}
