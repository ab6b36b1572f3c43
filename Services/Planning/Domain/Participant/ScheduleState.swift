package import Calendar
package import FoundationEssentials
import Questionnaires

/// One schedule of one participant, with all data that determines its plan. A questionnaire without
/// a schedule has one such state, too.
package struct ScheduleState: Sendable {
  package var key: ScheduleKey
  /// Schedule of the study; nil if absent.
  package var prescribed: Schedule?
  package var isOneTime: Bool
  package var isDeactivated: Bool
  package var isCompleted: Bool
  /// Time at which the questionnaire was last filled in, if it is completed; nil if unknown.
  package var finishedAt: Date?
  /// Whether the study is paused.
  package var isPaused: Bool
  /// Notification rules of the study.
  package var notificationRules: StudyNotificationRules
  /// Whether nothing else of the study is planned until the questionnaire is filled in.
  package var isBlocking: Bool
  /// Groups that see the questionnaire; empty for all participants.
  package var groupIDs: [String]
  /// Time until which the questionnaire is closed by its repeat interval.
  package var closedUntil: Date?
  package var studyStart: Date?
  package var studyEnd: Date?
  package var own: OwnSchedule?
  /// Latest revision; nil if nothing was ever planned.
  package var revision: PlanRevision?
  /// Date set by staff from which the schedule counts; nil if not set.
  package var staffDate: CivilDate?
  /// Earlier ids of the schedule, first one first, whose plans go on under the present id.
  package var earlierIDs: [String]
  /// Whether another questionnaire must be filled in first.
  package fileprivate(set) var isBlocked = false
  /// Latest firing of the trigger that the schedule counts from.
  fileprivate var anchorFiredAt: Instant?
  /// Time at which the questionnaire that the schedule counts from was last filled in.
  fileprivate var anchorFinishedAt: Date?

  package init(
    key: ScheduleKey, prescribed: Schedule?, isOneTime: Bool, isDeactivated: Bool,
    isCompleted: Bool, finishedAt: Date? = nil, isPaused: Bool,
    notificationRules: StudyNotificationRules = StudyNotificationRules(), isBlocking: Bool,
    groupIDs: [String], closedUntil: Date?, studyStart: Date?, studyEnd: Date?,
    own: OwnSchedule?, revision: PlanRevision?, staffDate: CivilDate? = nil,
    earlierIDs: [String] = []
  ) {
    self.staffDate = staffDate
    self.earlierIDs = earlierIDs
    self.key = key
    self.prescribed = prescribed
    self.isOneTime = isOneTime
    self.isDeactivated = isDeactivated
    self.isCompleted = isCompleted
    self.finishedAt = finishedAt
    self.isPaused = isPaused
    self.notificationRules = notificationRules
    self.isBlocking = isBlocking
    self.groupIDs = groupIDs
    self.closedUntil = closedUntil
    self.studyStart = studyStart
    self.studyEnd = studyEnd
    self.own = own
    self.revision = revision
  }

  /// Id of the schedule on which draws depend.
  var drawnAs: String { revision?.drawnAs ?? earlierIDs.first ?? key.scheduleID }

  /// Whether other questionnaires of the study wait for this one.
  fileprivate var blocks: Bool { isBlocking && !isDeactivated && !isCompleted }

  /// Whether the study asks for the questionnaire, by a schedule or by staff.
  package var isAsked: Bool { !isDeactivated && !isPaused && !(isOneTime && isCompleted) }

  /// Schedule in force; nil if the study prescribes none.
  package var inForce: ScheduleInForce? {
    prescribed.map { ScheduleChange(prescribed: $0).inForce(own: own) }
  }

  /// Schedule to plan by; nil if there is nothing to ask for.
  package var schedule: Schedule? {
    isBlocked ? nil : scheduleOnceOpen
  }

  /// Schedule to plan by once no other questionnaire must be filled in first.
  var scheduleOnceOpen: Schedule? {
    guard !isDeactivated, !isPaused, !(isOneTime && isCompleted), let inForce,
      !inForce.isMuted,
      inForce.schedule.isPlannable
    else { return nil }
    return inForce.schedule
  }

  /// Whether planning needs to know when the participant joined.
  package var countsFromJoining: Bool {
    guard schedule != nil, let prescribed, prescribed.anchor.event == .joining else { return false }
    return prescribed.countsDays
  }

  /// Returns day 0 of the schedule; nil if the event that it counts from has not happened or is
  /// unknown.
  ///
  /// - Parameters:
  ///   - joinedAt: nil if the bus has not reported it yet.
  ///   - now: used in place of `joinedAt` if days are not counted.
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
      // A plan that follows each firing needs no day 0.
      case .trigger:
        prescribed.plan.isAfter
          ? zone.date(at: Instant(flooring: now)) : anchorFiredAt.map { zone.date(at: $0) }
      }
    return date?.adding(days: Int(prescribed.anchor.offsetDays))
  }

  /// - Parameter dayZero: day 0; nil if nothing is planned.
  func inputs(timeZone: String, dayZero: CivilDate?) -> PlanInputs {
    var schedule = dayZero == nil ? nil : schedule
    // A change of the participant's permissions must not cause a new draw.
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
  /// Returns the number of the revision with these inputs.
  func revision(by inputs: PlanInputs) -> (number: Int, isUnchanged: Bool) {
    let isUnchanged =
      revision.map {
        $0.inputs.plansTheSame(as: inputs) && ($0.key == key || inputs.schedule == nil)
      }
      ?? (inputs.schedule == nil)
    return ((revision?.number ?? 0) + (isUnchanged ? 0 : 1), isUnchanged)
  }
}

extension [ScheduleState] {
  /// Returns the states with the latest firing, or else the next one, for schedules that count days
  /// from a trigger.
  package func counting(from decisions: TriggerDecisions, at now: Date) -> [ScheduleState] {
    map { state in
      guard let anchor = state.prescribed?.anchor, case .trigger(let id) = anchor.event else {
        return state
      }
      var state = state
      let fired = decisions.notifying(id, of: state.key.studyID, option: anchor.optionID)
        .map(\.firedAt)
      state.anchorFiredAt = fired.last { $0.date <= now } ?? fired.first
      return state
    }
  }

  /// Questionnaires that keep others of their study from being planned, in order.
  package var blocking: [QuestionnaireKey] {
    let blocked = Set(
      lazy.filter { $0.isBlocked && $0.scheduleOnceOpen != nil }.map(\.key.studyID))
    return filter { $0.blocks && blocked.contains($0.key.studyID) }.map(\.key.questionnaire)
      .reduce(into: []) { found, key in if !found.contains(key) { found.append(key) } }
  }

  /// Returns the states that the participant sees, in the same order, with blocked ones marked.
  ///
  /// - Parameter groups: the participant's group in each study; empty if none. Questionnaires of
  ///   other studies are left out.
  package func seen(in groups: [String: String]) -> [ScheduleState] {
    var seen = filter { state in
      guard let group = groups[state.key.studyID] else { return false }
      return state.groupIDs.isEmpty || state.groupIDs.contains(group)
    }
    let blockedStudies = Set(seen.lazy.filter(\.blocks).map(\.key.studyID))
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
