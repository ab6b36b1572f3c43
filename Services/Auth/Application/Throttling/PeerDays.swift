import AuthDomain
import FoundationEssentials
import ServiceKit
import Synchronization

/// How many messages came lately from each address to each study, in this process's memory only: where
/// somebody calls from is stored nowhere. A bounded number is kept; what was counted longest ago is forgotten
/// first.
final class PeerMessages: Sendable {
  private struct Key: Hashable {
    var peer: Peer
    var study: StudyID
  }

  private struct Day {
    var beganAt: Date
    var count = 0
  }

  private let max: Int
  private let days: Mutex<RecentlyUsed<Key, Day>>

  init(max: Int, keptMax: Int = 50_000) {
    self.max = max
    days = Mutex(RecentlyUsed(capacity: keptMax))
  }

  /// - Throws: `MessageError.tooMany`.
  func requireRoom(for study: StudyID, from peer: Peer, at now: Date) throws {
    let day = days.withLock { $0.value(for: Key(peer: peer, study: study)) }
    guard let day, day.count >= max, isUnderWay(day, at: now) else { return }
    throw MessageError.tooMany(
      of: .peer, max: max,
      wait: Swift.max(1, (day.beganAt + MessageRules.interval).timeIntervalSince(now)))
  }

  /// One that was sent.
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
    (0..<MessageRules.interval).contains(now.timeIntervalSince(day.beganAt))
  }
}
