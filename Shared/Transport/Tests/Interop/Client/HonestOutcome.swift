/// The results of many calls.
struct HonestOutcome: Sendable, CustomStringConvertible {
  var calls = 0
  private(set) var failures = 0
  /// The first failure.
  private(set) var first = ""

  mutating func note(_ error: any Error) {
    if failures == 0 { first = "\(error)" }
    failures += 1
  }

  mutating func add(_ other: HonestOutcome) {
    if failures == 0 { first = other.first }
    calls += other.calls
    failures += other.failures
  }

  /// The line that the harness reads.
  var description: String { "calls=\(calls) failures=\(failures)" }
}
