import Calendar
import ServiceKit

extension Inquired {
  /// Devices' clocks differ from ours; a sheet may have been finished later than it says.
  private static var clockTolerance: Duration { .seconds(30) }

  /// Sheets finished until then cannot rest on anything that came into being after the answer. To refuse
  /// a later one for good because of it would be unjust: somebody else had asked too early.
  func settledUntil(now: Instant) -> Instant {
    guard let age else { return .distantFuture }
    let microseconds = (age + Self.clockTolerance) / .microseconds(1)
    return now.advanced(byMicroseconds: -Int64(microseconds))
  }
}
