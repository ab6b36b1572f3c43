import AuthDomain
import FoundationEssentials
import ServiceKit
import Synchronization

/// How often each address of the network did something to each study within a day, in this process's memory
/// only: where somebody calls from is stored nowhere. A bounded number is kept; what was counted longest ago is
/// forgotten first.
final class PeerDays: Sendable {
  private struct Key: Hashable {
    var peer: Peer
    var study: StudyID
  }

  private struct Day {
    var beganAt: Date
    var count = 0
  }

  /// Of a day.
  let max: Int
  private let days: Mutex<RecentlyUsed<Key, Day>>
  private static let length: TimeInterval = 86_400

  init(max: Int, keptMax: Int = 50_000) {
    self.max = max
    days = Mutex(RecentlyUsed(capacity: keptMax))
  }

  /// Seconds until there is room; nil: there is.
  func wait(for study: StudyID, from peer: Peer, at now: Date) -> TimeInterval? {
    let day = days.withLock { $0.value(for: Key(peer: peer, study: study)) }
    guard let day, day.count >= max, isUnderWay(day, at: now) else { return nil }
    return Swift.max(1, (day.beganAt + Self.length).timeIntervalSince(now))
  }

  /// One that was done.
  func count(_ study: StudyID, from peer: Peer, at now: Date) {
    let key = Key(peer: peer, study: study)
    days.withLock { days in
      var day = days.value(for: key) ?? Day(beganAt: now)
      if !isUnderWay(day, at: now) { day = Day(beganAt: now) }
      day.count += 1
      days.insert(day, for: key)
    }
  }

  /// A day that has yet to begin is of a clock that was set back, and would not end.
  private func isUnderWay(_ day: Day, at now: Date) -> Bool {
    (0..<Self.length).contains(now.timeIntervalSince(day.beganAt))
  }
}
