import FoundationEssentials

/// Events of a process that are not yet stored, counted by minute. Memory use is bounded even
/// during an attack.
package struct SecurityEventCounts: Sendable {
  /// Maximum number of distinct events of one kind and minute.
  static let distinctMax = 20

  package struct Key: Sendable, Hashable {
    /// Start of the minute.
    var minute: Date
    var event: SecurityEvent
  }

  private struct Group: Sendable, Hashable {
    var minute: Date
    var kind: SecurityEvent.Kind
  }

  /// Distinct events of the current minutes, including those already taken.
  private var seen: [Group: Set<SecurityEvent>] = [:]
  private(set) var counts: [Key: Int] = [:]

  mutating func add(_ event: SecurityEvent, at time: Date) {
    let minute = Date(timeIntervalSince1970: (time.timeIntervalSince1970 / 60).rounded(.down) * 60)
    let group = Group(minute: minute, kind: event.kind)
    // A clock that was set back reopens an older minute.
    if seen[group] == nil {
      seen = [group: []].merging(seen.filter { $0.key.minute == minute }) { $1 }
    }
    var counted = event
    if seen[group, default: []].count < Self.distinctMax {
      seen[group, default: []].insert(event)
    } else if seen[group]?.contains(event) != true {
      counted = SecurityEvent(event.kind, who: "")
    }
    counts[Key(minute: minute, event: counted), default: 0] += 1
  }

  /// Returns the counts to store and clears them.
  mutating func take() -> [Key: Int] {
    defer { counts = [:] }
    return counts
  }

  /// Restores the counts after a failed store.
  mutating func putBack(_ taken: [Key: Int]) {
    // During a long database outage, the oldest minutes are dropped.
    guard counts.count + taken.count <= Self.waitingMax else { return }
    counts.merge(taken, uniquingKeysWith: +)
  }

  /// Maximum number of rows waiting for the database: hours of an attack with every kind of event.
  static let waitingMax = 20_000
}
