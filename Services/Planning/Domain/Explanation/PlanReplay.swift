package import Calendar
package import FoundationEssentials

/// What was known when something was planned, as far as it is kept.
package struct PlanReplay: Sendable {
  /// A schedule that planned then.
  package struct Part: Sendable {
    package var revision: PlanRevision
    /// The revision was made by the same planning.
    package var isNew: Bool
    /// What gives way first has the lowest; the study's of today.
    package var priority: Int
    /// Nothing was asked for before; nil: at any time.
    package var closedUntil: Date?
    /// The last that was known to have no room.
    package var lastUnplaced: Instant?
    /// Where it would have what was planned then, or had no room.
    package var wishes: Set<Instant>

    package init(
      revision: PlanRevision, isNew: Bool, priority: Int = 0, closedUntil: Date? = nil,
      lastUnplaced: Instant? = nil, wishes: Set<Instant> = []
    ) {
      self.revision = revision
      self.isNew = isNew
      self.priority = priority
      self.closedUntil = closedUntil
      self.lastUnplaced = lastUnplaced
      self.wishes = wishes
    }
  }

  package var participantID: UUID
  /// When the plan was made.
  package var at: Date
  package var rules: PersonPromptRules
  /// The rules were new then: everything was placed anew.
  package var areRulesNew: Bool
  /// In the order of the studies' ids, and within a study in the order in which it names them.
  package var parts: [Part]
  /// What stood before and was not called off by then, of two days before and all later ones.
  package var stood: [StandingNotification]
  /// The times that triggers fired, as they are known now.
  package var occurrences: [KnownOccurrence]

  package init(
    participantID: UUID, at: Date, rules: PersonPromptRules, areRulesNew: Bool, parts: [Part],
    stood: [StandingNotification], occurrences: [KnownOccurrence] = []
  ) {
    self.participantID = participantID
    self.at = at
    self.rules = rules
    self.areRulesNew = areRulesNew
    self.parts = parts
    self.stood = stood
    self.occurrences = occurrences
  }

  /// Where everything of a date and those before it was placed.
  ///
  /// - Parameter studyID: only its schedules planned; nil: those of all studies did.
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
      }
      return PersonPlan.Part(
        planner: planner(
          by: part.revision, in: zone, but: Set((own + calledOff).map(\.asked))),
        studyID: part.revision.key.studyID, priority: part.priority,
        last: own.map(\.handedOut.instant.at).max(),
        notBefore: [
          part.closedUntil.map { Instant(ceiling: $0) },
          part.looksBack || areRulesNew ? nil : part.lastUnplaced?.adding(seconds: 1),
        ].compactMap(\.self).max(), calledOff: part.isNew ? [] : Set(calledOff.map(\.asked)))
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
  /// What was known to have no room did not keep it from planning before.
  fileprivate var looksBack: Bool { isNew || revision.inputs.schedule?.plan.isAfter == true }
}

extension PlanRevision {
  /// Draws by these inputs again.
  ///
  /// - Precondition: there is a schedule.
  func planner(
    of participantID: UUID, in zone: any ZoneRules, _ fired: [FiredTrigger],
    _ quietHours: QuietHours
  ) -> SchedulePlanner {
    guard let schedule = inputs.schedule else { preconditionFailure("nothing is planned by it") }
    return SchedulePlanner(
      schedule: schedule, zone: zone,
      // Where days are not counted, any date before all others will do.
      dayZero: inputs.dayZero ?? CivilDate(dayNumber: -schedule.startDay),
      studyStart: inputs.studyStart.map { Instant(ceiling: $0) },
      studyEnd: inputs.studyEnd.map { Instant(ceiling: $0) },
      seed: PlanSeed(
        participant: participantID.bytes, studyID: key.studyID,
        questionnaireID: key.questionnaireID, revision: number, scheduleID: key.scheduleID),
      fired: fired, quietHours: quietHours)
  }
}
