import Calendar

extension PlanReplay {
  /// Draws by a revision's inputs again; what follows a trigger, by the times that had prompts then.
  ///
  /// - Parameter settled: where prompts stand already, or are not to be asked for again.
  func planner(
    by revision: PlanRevision, in zone: IANAZone, but settled: Set<Instant> = []
  ) -> SchedulePlanner {
    let fired = followed(by: revision, in: zone).filter { !settled.contains($0.wish) }
    return revision.planner(
      of: participantID, in: zone, fired.map(\.occurrence.fired), rules.quietHours)
  }

  /// The times that a schedule followed: those by which the instants come out again that it asked for then, or before.
  func followed(
    by revision: PlanRevision, in zone: IANAZone
  ) -> [(occurrence: KnownOccurrence, wish: Instant)] {
    guard let triggerID = revision.inputs.schedule?.followedTriggerID else { return [] }
    let planner = revision.planner(of: participantID, in: zone, [], rules.quietHours)
    let asked = wishes(of: revision.key)
    return occurrences.filter {
      $0.studyID == revision.key.studyID && $0.triggerID == triggerID
    }.compactMap { occurrence in
      planner.instant(after: occurrence.fired).map { (occurrence: occurrence, wish: $0) }
    }.filter { asked.contains($0.wish) }
  }

  private func wishes(of key: ScheduleKey) -> Set<Instant> {
    let stood = stood.filter { $0.origin == .schedule && $0.key == key }.map(\.asked)
    return stood.reduce(into: parts.first { $0.revision.key == key }?.wishes ?? []) {
      $0.insert($1)
    }
  }
}
