import FoundationEssentials
import ServiceKit
import Synchronization

/// Daily count of actions per network address and study. Kept in memory only, because addresses are
/// never stored. Bounded; the least recent entry is evicted first.
final class PeerDailyQuota: Sendable {
  private struct Key: Hashable {
    var peer: Peer
    var study: StudyID
  }

  private struct Day {
    var beganAt: Date
    var count = 0
  }

  /// Maximum count per day.
  let max: Int
  private let days: Mutex<RecentlyUsed<Key, Day>>
  private static let length: TimeInterval = 86_400

  init(max: Int, keptMax: Int = 50_000) {
    self.max = max
    days = Mutex(RecentlyUsed(capacity: keptMax))
  }

  /// Seconds until there is room; nil if there is room now.
  func wait(for study: StudyID, from peer: Peer, at now: Date) -> TimeInterval? {
    let day = days.withLock { $0.value(for: Key(peer: peer, study: study)) }
    guard let day, day.count >= max, isUnderWay(day, at: now) else { return nil }
    return Swift.max(1, (day.beganAt + Self.length).timeIntervalSince(now))
  }

  /// Counts one action.
  func count(_ study: StudyID, from peer: Peer, at now: Date) {
    let key = Key(peer: peer, study: study)
    days.withLock { days in
      var day = days.value(for: key) ?? Day(beganAt: now)
      if !isUnderWay(day, at: now) { day = Day(beganAt: now) }
      day.count += 1
      days.insert(day, for: key)
    }
  }

  /// Whether the day is current. A day in the future, after a clock was set back, counts as over.
  private func isUnderWay(_ day: Day, at now: Date) -> Bool {
    (0..<Self.length).contains(now.timeIntervalSince(day.beganAt))
  }
}
