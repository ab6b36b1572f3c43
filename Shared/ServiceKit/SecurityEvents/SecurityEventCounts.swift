import FoundationEssentials

/// Events of a process that are not stored yet, counted by the minute. Takes as little room for a flood as
/// for a few.
struct SecurityEventCounts: Sendable {
  /// Events of one kind and minute that are told apart.
  static let distinctMax = 20

  struct Key: Sendable, Hashable {
    /// Its beginning.
    var minute: Date
    var event: SecurityEvent
  }

  private struct Group: Sendable, Hashable {
    var minute: Date
    var kind: SecurityEvent.Kind
  }

  /// Of the minutes that are open, also what was taken out already.
  private var seen: [Group: Set<SecurityEvent>] = [:]
  private(set) var counts: [Key: Int] = [:]

  mutating func add(_ event: SecurityEvent, at time: Date) {
    let minute = Date(timeIntervalSince1970: (time.timeIntervalSince1970 / 60).rounded(.down) * 60)
    let group = Group(minute: minute, kind: event.kind)
    // A clock that was set back makes an older minute the open one.
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

  /// What is to be stored.
  mutating func take() -> [Key: Int] {
    defer { counts = [:] }
    return counts
  }

  /// After it could not be stored.
  mutating func putBack(_ taken: [Key: Int]) {
    // While the database is away for long, the oldest minutes are not worth the memory.
    guard counts.count + taken.count <= Self.waitingMax else { return }
    counts.merge(taken, uniquingKeysWith: +)
  }

  /// Rows that wait for the database: hours of a flood of every kind.
  static let waitingMax = 20_000
}
