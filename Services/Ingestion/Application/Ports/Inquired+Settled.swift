import Calendar
import ServiceKit

extension Inquired {
  /// See ``Calendar/Instant/settled(byAnswerOf:now:)``; all of time where the question was put for the call.
  func settledUntil(now: Instant) -> Instant {
    age.map { .settled(byAnswerOf: $0, now: now) } ?? .distantFuture
  }
}

extension Instant {
  /// Devices' clocks differ from ours; a sheet may have been finished later than it says.
  private static var clockTolerance: Duration { .seconds(30) }

  /// Sheets finished until then cannot rest on anything that came into being after the answer. To refuse
  /// a later one for good because of it would be unjust: somebody else had asked too early.
  ///
  /// - Parameter age: since the question was put.
  static func settled(byAnswerOf age: Duration, now: Instant) -> Instant {
    now.advanced(byMicroseconds: -Int64((age + clockTolerance) / .microseconds(1)))
  }
}
