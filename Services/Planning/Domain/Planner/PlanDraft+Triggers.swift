import Calendar
import FoundationEssentials

extension PlanDraft.Part {
  /// Creates the part of a schedule that follows a trigger. Drops existing notifications whose
  /// occurrence no longer gives their instant. Does not plan again what exists or is known to have
  /// no room.
  ///
  /// - Parameters:
  ///   - fired: firings that bring a notification.
  ///   - planner: returns a planner for the given firings.
  ///   - unplaced: wishes that have no room or were cancelled by staff.
  ///   - stands: returns whether a notification stays in place.
  init(
    following fired: [FiredTrigger], _ state: ScheduleState, _ number: Int,
    _ planner: ([FiredTrigger]) -> SchedulePlanner, _ handedOut: [StandingNotification],
    _ unplaced: [Instant], goesOn: Bool, now: Instant, stands: (StandingNotification) -> Bool
  ) {
    let whole = planner(fired)
    let wishes = fired.reduce(into: [UUID: Instant]()) { $0[$1.id] = whole.instant(after: $1) }
    let wanted = Set(wishes.values)
    let kept = handedOut.filter { $0.isSettled(at: now) || wanted.contains($0.asked) }
    let settled = Set(kept.filter(stands).map(\.asked)).union(unplaced)
    self.init(
      state: state, revision: number,
      planner: planner(fired.filter { wishes[$0.id].map { !settled.contains($0) } ?? false }),
      handedOut: kept, now: now, goesOn: goesOn, wishes: wishes)
  }
}

extension PlanDraft {
  /// Records the first notification of each firing.
  mutating func noteTriggered(_ parts: [Part]) {
    for part in parts where !part.wishes.isEmpty {
      var notifications: [Instant: Instant] = [:]
      for one in part.handedOut where !one.isCalledOff && !cancelled.contains(one.handedOut.id) {
        notifications[one.asked] = one.handedOut.instant.at
      }
      for one in new where one.notification.key == part.state.key {
        notifications[one.wish ?? one.notification.instant.at] = one.notification.instant.at
      }
      for (id, wish) in part.wishes {
        guard let notification = notifications[wish] else { continue }
        triggered[id] = min(triggered[id] ?? notification, notification)
      }
    }
  }
}
