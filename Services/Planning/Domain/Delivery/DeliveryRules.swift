package import FoundationEssentials

/// When prompts are told that could not be told in time. All times in seconds.
package enum DeliveryRules {
  /// What is later is not told any more: whoever is asked so late was asked at another moment than was
  /// drawn. The app still shows it, and its next reminder comes.
  package static let latenessMax: TimeInterval = 2 * 3_600
  /// What is later than this when it is taken for the first time was held up with all others, and does not
  /// come with all of them at once.
  package static let spreadFrom: TimeInterval = 60
  /// Whether what is told `now` is told later than anybody should wait for it.
  package static func isLate(dueAt: Date, now: Date) -> Bool {
    now.timeIntervalSince(dueAt) >= spreadFrom
  }

  /// Over so long it is spread, or over half of the time until it expires, if that is less.
  package static let spreadMax: TimeInterval = 600

  private static let pauseMin: TimeInterval = 10
  private static let pauseMax: TimeInterval = 900

  /// How long nobody tries again: twice as long each time.
  ///
  /// - Parameters:
  ///   - attempt: 1 for the first that failed.
  ///   - wanted: what whoever refused asked for.
  package static func pause(after attempt: Int, wanted: Duration? = nil) -> TimeInterval {
    let doubled = pauseMin * Double(1 << min(max(attempt - 1, 0), 20))
    let asked = wanted.map { Double($0.components.seconds) } ?? 0
    return max(min(doubled, pauseMax), asked)
  }
}
