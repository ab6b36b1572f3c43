/// The reactor's timers. A list suffices for a handful per pool.
struct TimerQueue {
  typealias Identifier = Int

  private var timers: [(id: Identifier, at: ContinuousClock.Instant, work: () -> Void)] = []
  private var lastID = 0

  mutating func add(
    at instant: ContinuousClock.Instant, _ work: @escaping () -> Void
  ) -> Identifier {
    lastID += 1
    timers.append((lastID, instant, work))
    return lastID
  }

  mutating func remove(_ id: Identifier) {
    timers.removeAll { $0.id == id }
  }

  /// Milliseconds until the next timer, rounded up; -1 if none.
  func timeoutMilliseconds(now: ContinuousClock.Instant = .now) -> Int32 {
    guard let next = timers.lazy.map(\.at).min() else { return -1 }
    let wait = now.duration(to: next) / Duration.milliseconds(1)
    return Int32(max(0, min(wait.rounded(.up), 60_000)))
  }

  /// Removes and returns the due timers, earliest first.
  mutating func due(now: ContinuousClock.Instant = .now) -> [() -> Void] {
    guard timers.contains(where: { $0.at <= now }) else { return [] }
    let due = timers.filter { $0.at <= now }.sorted { $0.at < $1.at }
    timers.removeAll { $0.at <= now }
    return due.map(\.work)
  }
}
