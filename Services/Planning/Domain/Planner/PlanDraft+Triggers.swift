import Calendar
import FoundationEssentials

extension PlanDraft.Part {
  /// One whose instants follow a trigger. What stands where no occurrence has it any more is left out of it; what
  /// stands, or is known to have no room, is not planned once more.
  ///
  /// - Parameters:
  ///   - fired: the times that prompt.
  ///   - planner: by the times that it is to plan for.
  ///   - unplaced: wishes that are known to have no room, or that staff has called off.
  ///   - stands: whether a notification stays where it is.
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
  /// Notes when what triggers fired prompts first.
  mutating func noteTriggered(_ parts: [Part]) {
    for part in parts where !part.wishes.isEmpty {
      var prompts: [Instant: Instant] = [:]
      for one in part.handedOut where !one.isCalledOff && !cancelled.contains(one.handedOut.id) {
        prompts[one.asked] = one.handedOut.instant.at
      }
      for one in new where one.notification.key == part.state.key {
        prompts[one.wish ?? one.notification.instant.at] = one.notification.instant.at
      }
      for (id, wish) in part.wishes {
        guard let prompt = prompts[wish] else { continue }
        triggered[id] = min(triggered[id] ?? prompt, prompt)
      }
    }
  }
}
