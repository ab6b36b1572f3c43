package import Calendar
package import FoundationEssentials

/// State at the time of a planning, as far as it is stored.
package struct PlanReplay: Sendable {
  /// A schedule that took part in the planning.
  package struct Part: Sendable {
    package var revision: PlanRevision
    /// Ids that the schedule had before.
    package var earlierIDs: [String] = []
    /// Whether the same planning created the revision.
    package var isNew: Bool
    /// Priority in the study's current version; the lowest yields first.
    package var priority: Int = 0
    /// Time before which nothing was asked for; nil if there was no such limit.
    package var closedUntil: Date?
    /// Latest instant that was known to have no room.
    package var lastUnplaced: Instant?
    /// Wishes of the notifications that were planned, or had no room, in this planning.
    package var wishes: Set<Instant> = []
  }

  package var participantID: UUID
  /// Time of the planning.
  package var at: Date
  package var rules: PersonNotificationRules
  /// Whether the rules were new, so that everything was placed again.
  package var areRulesNew: Bool
  /// Schedules ordered by study id, then in the study's own order.
  package var parts: [Part]
  /// Notifications of the last two days and of the future that stood before the planning.
  package var stood: [StandingNotification]
  /// Firings of triggers, in their current state.
  package var occurrences: [KnownOccurrence] = []

  /// Returns the placements on `date` and all earlier dates.
  ///
  /// - Parameter studyID: study whose schedules were planned; nil for all studies.
  func placed(
    through date: CivilDate, in zone: IANAZone, of studyID: String?
  ) -> [(key: ScheduleKey, instant: Instant)] {
    let parts = parts.filter { studyID == nil || $0.revision.key.studyID == studyID }
    let now = Instant(ceiling: at)
    let firm = stood.filter {
      !$0.isCalledOff && (!areRulesNew || PlanDraft.outlastsNewRules($0, rules, now, zone))
    }
    let planning = parts.map { part in
      let own = firm.filter { $0.origin == .schedule && $0.key == part.revision.key }
      let calledOff = stood.filter {
        $0.origin == .schedule && $0.isCalledOff && $0.key == part.revision.key
          // New inputs also ask again for what gave its place to another.
          && ($0.noRoom != .displaced || !part.isNew && !areRulesNew)
      }
      func isAhead(_ one: StandingNotification) -> Bool {
        one.isAhead(of: now, by: part.revision.number)
      }
      return PersonPlan.Part(
        planner: planner(
          by: part.revision, in: zone, but: Set((own + calledOff).map(\.asked))),
        studyID: part.revision.key.studyID, priority: part.priority,
        last: own.filter { !isAhead($0) }.map(\.handedOut.instant.at).max(),
        notBefore: [
          part.closedUntil.map { Instant(ceiling: $0) },
          part.looksBack || areRulesNew ? nil : part.lastUnplaced?.adding(seconds: 1),
        ].compactMap(\.self).max(),
        calledOff: Set((own.filter(isAhead) + calledOff).map(\.asked)))
    }
    let standing = firm.filter { studyID == nil || $0.key.studyID == studyID }.map { one in
      PlanDraft.standing(
        one,
        one.origin == .schedule ? parts.firstIndex { $0.revision.key == one.key } : nil, zone)
    }
    let plan = PersonPlan(
      count: 0, through: date, until: date, now: now, zone: zone, parts: planning, rules: rules,
      standing: standing)
    return plan.placed.map { (parts[$0.part].revision.key, $0.instant.at) }
  }
}

extension PlanReplay.Part {
  /// Whether wishes without room before this planning could be planned again.
  fileprivate var looksBack: Bool { isNew || revision.inputs.schedule?.plan.isAfter == true }
}

extension PlanRevision {
  /// Returns a planner with the inputs of this revision.
  ///
  /// - Precondition: The revision has a schedule.
  func planner(
    of participantID: UUID, in zone: any ZoneRules, _ fired: [FiredTrigger],
    _ quietHours: QuietHours
  ) -> SchedulePlanner {
    guard let schedule = inputs.schedule else { preconditionFailure("nothing is planned by it") }
    return SchedulePlanner(
      schedule: schedule, zone: zone,
      // Any sufficiently early date works if days are not counted.
      dayZero: inputs.dayZero ?? CivilDate(dayNumber: -schedule.startDay),
      studyStart: inputs.studyStart.map { Instant(ceiling: $0) },
      studyEnd: inputs.studyEnd.map { Instant(ceiling: $0) },
      seed: PlanSeed(participantID, key.questionnaire, drawnAs: drawnAs), fired: fired,
      quietHours: quietHours)
  }
}

extension PlanReplay {
  /// Returns a planner with the inputs of a revision. A plan that follows a trigger uses the
  /// firings that had notifications then.
  ///
  /// - Parameter settled: instants that already have a notification or must not be asked for again.
  func planner(
    by revision: PlanRevision, in zone: IANAZone, but settled: Set<Instant> = []
  ) -> SchedulePlanner {
    let fired = followed(by: revision, in: zone).filter { !settled.contains($0.wish) }
    return revision.planner(
      of: participantID, in: zone, fired.map(\.occurrence.fired), rules.quietHours)
  }

  /// Returns the firings that a schedule followed: those whose instants it asked for at that time
  /// or before.
  func followed(
    by revision: PlanRevision, in zone: IANAZone
  ) -> [(occurrence: KnownOccurrence, wish: Instant)] {
    guard let schedule = revision.inputs.schedule, let triggerID = schedule.followedTriggerID
    else { return [] }
    let planner = revision.planner(of: participantID, in: zone, [], rules.quietHours)
    let asked = wishes(of: revision.key)
    return occurrences.filter {
      $0.studyID == revision.key.studyID && $0.triggerID == triggerID
        && $0.gives(schedule.anchor.optionID)
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
