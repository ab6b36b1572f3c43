package import Calendar
package import FoundationEssentials
import Questionnaires

/// One schedule of one participant, with all that decides about its plan. A questionnaire without a schedule has
/// one of these, too.
package struct ScheduleState: Sendable {
  package var key: ScheduleKey
  /// Nil: there is none.
  package var prescribed: Schedule?
  package var isOneTime: Bool
  package var isDeactivated: Bool
  package var isCompleted: Bool
  /// When the questionnaire was last filled in, if it is completed; nil: not known.
  package var finishedAt: Date?
  /// The study is.
  package var isPaused: Bool
  /// Of the study.
  package var promptRules: StudyPromptRules
  /// Until it was filled in, nothing else of the study is planned.
  package var isBlocking: Bool
  /// The groups that see it; empty: everybody.
  package var groupIDs: [String]
  /// Nothing is asked for before: it was filled in less than its repeat interval ago.
  package var closedUntil: Date?
  package var studyStart: Date?
  package var studyEnd: Date?
  package var own: OwnSchedule?
  /// The last one; nil when nothing was ever planned.
  package var revision: PlanRevision?
  /// The date from which it counts, where staff sets that; nil: not set.
  package var staffDate: CivilDate?
  /// Another one must be filled in first.
  package fileprivate(set) var isBlocked = false
  /// When the trigger that the schedule counts from last fired.
  fileprivate var anchorFiredAt: Instant?
  /// When the questionnaire that the schedule counts from was last filled in.
  fileprivate var anchorFinishedAt: Date?

  package init(
    key: ScheduleKey, prescribed: Schedule?, isOneTime: Bool, isDeactivated: Bool,
    isCompleted: Bool, finishedAt: Date? = nil, isPaused: Bool,
    promptRules: StudyPromptRules = StudyPromptRules(), isBlocking: Bool,
    groupIDs: [String], closedUntil: Date?, studyStart: Date?, studyEnd: Date?,
    own: OwnSchedule?, revision: PlanRevision?, staffDate: CivilDate? = nil
  ) {
    self.staffDate = staffDate
    self.key = key
    self.prescribed = prescribed
    self.isOneTime = isOneTime
    self.isDeactivated = isDeactivated
    self.isCompleted = isCompleted
    self.finishedAt = finishedAt
    self.isPaused = isPaused
    self.promptRules = promptRules
    self.isBlocking = isBlocking
    self.groupIDs = groupIDs
    self.closedUntil = closedUntil
    self.studyStart = studyStart
    self.studyEnd = studyEnd
    self.own = own
    self.revision = revision
  }

  /// Whether the study asks for the questionnaire, by a schedule or by hand.
  package var isAsked: Bool { !isDeactivated && !isPaused && !(isOneTime && isCompleted) }

  /// Nil where the study prescribes no schedule.
  package var inForce: ScheduleInForce? {
    prescribed.map { ScheduleChange(prescribed: $0).inForce(own: own) }
  }

  /// What to plan by; nil when there is nothing to ask for.
  package var schedule: Schedule? {
    isBlocked ? nil : scheduleOnceOpen
  }

  /// The same once nothing else must be filled in first.
  var scheduleOnceOpen: Schedule? {
    guard !isDeactivated, !isPaused, !(isOneTime && isCompleted), let inForce,
      !inForce.isMuted,
      inForce.schedule.isPlannable
    else { return nil }
    return inForce.schedule
  }

  /// Whether nothing can be planned without knowing when the participant joined.
  package var countsFromJoining: Bool {
    guard schedule != nil, let prescribed, prescribed.anchor.event == .joining else { return false }
    return prescribed.countsDays
  }

  /// Day 0 of the schedule; nil: what it counts from has not happened, or is not known yet.
  ///
  /// - Parameters:
  ///   - joinedAt: nil: the bus has not told of it yet.
  ///   - now: stands for it then, where it is enough to know that the first day has come.
  package func dayZero(
    in zone: any ZoneRules, joinedAt: Date?, now: Date
  ) -> CivilDate? {
    guard let prescribed else { return nil }
    let date: CivilDate? =
      switch prescribed.anchor.event {
      case .joining:
        (joinedAt ?? (prescribed.countsDays ? nil : now)).map {
          zone.date(at: Instant(flooring: $0))
        }
      case .questionnaire: anchorFinishedAt.map { zone.date(at: Instant(flooring: $0)) }
      case .date(let date): CivilDate(iso8601: date)
      case .staffDate: staffDate
      // What follows each time needs no day 0.
      case .trigger:
        prescribed.plan.isAfter
          ? zone.date(at: Instant(flooring: now)) : anchorFiredAt.map { zone.date(at: $0) }
      }
    return date?.adding(days: Int(prescribed.anchor.offsetDays))
  }

  /// - Parameter dayZero: nil: nothing is planned.
  func inputs(timeZone: String, dayZero: CivilDate?) -> PlanInputs {
    var schedule = dayZero == nil ? nil : schedule
    // What participants may do is no reason to draw again.
    schedule?.participantMayChange = false
    schedule?.participantMayMute = false
    schedule?.bounds = nil
    schedule?.priority = 0
    schedule?.followUp = FollowUpDefinition()
    let counts = schedule?.countsDays ?? false
    return PlanInputs(
      timeZone: timeZone, schedule: schedule, dayZero: counts ? dayZero : nil,
      studyStart: studyStart, studyEnd: studyEnd)
  }
}

extension ScheduleState {
  /// The number of the revision that plans by these inputs.
  func revision(by inputs: PlanInputs) -> (number: Int, isUnchanged: Bool) {
    let isUnchanged =
      revision.map { $0.inputs.plansTheSame(as: inputs) } ?? (inputs.schedule == nil)
    return ((revision?.number ?? 0) + (isUnchanged ? 0 : 1), isUnchanged)
  }
}

extension [ScheduleState] {
  /// Those that count days from a trigger know when it last fired, or is going to where it never did.
  package func counting(from decisions: TriggerDecisions, at now: Date) -> [ScheduleState] {
    map { state in
      guard case .trigger(let id) = state.prescribed?.anchor.event else { return state }
      var state = state
      let fired = decisions.prompting(id, of: state.key.studyID).map(\.firedAt)
      state.anchorFiredAt = fired.last { $0.date <= now } ?? fired.first
      return state
    }
  }

  /// Those that the participant sees, in the same order, and which of them must wait for others.
  ///
  /// - Parameter groups: the participant's group in each study; empty: none. Questionnaires of other
  ///   studies are left out.
  package func seen(in groups: [String: String]) -> [ScheduleState] {
    var seen = filter { state in
      guard let group = groups[state.key.studyID] else { return false }
      return state.groupIDs.isEmpty || state.groupIDs.contains(group)
    }
    let blockedStudies = Set(
      seen.lazy.filter { $0.isBlocking && !$0.isDeactivated && !$0.isCompleted }
        .map(\.key.studyID))
    for index in seen.indices where !seen[index].isBlocking {
      seen[index].isBlocked = blockedStudies.contains(seen[index].key.studyID)
    }
    for index in seen.indices {
      guard case .questionnaire(let id) = seen[index].prescribed?.anchor.event else { continue }
      let key = QuestionnaireKey(studyID: seen[index].key.studyID, questionnaireID: id)
      seen[index].anchorFinishedAt = first { $0.key.questionnaire == key }?.finishedAt
    }
    return seen
  }
}
