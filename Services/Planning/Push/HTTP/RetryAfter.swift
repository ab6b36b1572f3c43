import Calendar
import FoundationEssentials

/// How long a server wants to be left alone: seconds or a date (RFC 9110 §10.2.3).
enum RetryAfter {
  /// A server that says more is asked again after a day.
  static let max = Duration.seconds(86_400)

  /// Nil where it says nothing, or nothing that can be read.
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

  /// Of an IMF-fixdate, `Sun, 06 Nov 1994 08:49:37 GMT`, as senders have to write it (RFC 9110 §5.6.7).
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
