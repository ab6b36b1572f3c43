import Calendar
import FoundationEssentials
import Questionnaires

// The part of each schedule in a plan.
extension PlanDraft {
  /// A schedule that takes part in the plan.
  struct Part {
    var state: ScheduleState
    var revision: Int
    var planner: SchedulePlanner
    var handedOut: [StandingNotification]
    let now: Instant
    /// Instants that staff cancelled; they are not asked for again.
    var calledOff: Set<Instant> = []
    /// First instant whose local time changed with the zone's current rules; nil if none did.
    var wrongFrom: Instant?
    var notBefore: Instant? { state.closedUntil.map { Instant(ceiling: $0) } }
    /// Latest wish known to have no room; everything before it has been considered.
    var lastUnplaced: Instant?
    /// Whether known notifications without room stay so.
    var goesOn = false
    /// Instants by occurrence id, if the schedule follows a trigger; otherwise empty.
    var wishes: [UUID: Instant] = [:]

    /// Whether the schedule follows a trigger.
    var isAfter: Bool { state.prescribed?.plan.isAfter == true }

    /// Returns whether others may be missing before an existing notification.
    func isAhead(_ one: StandingNotification) -> Bool { one.isAhead(of: now, by: revision) }

    /// Instants not asked for again: cancelled by staff, or existing.
    func notAgain(_ standing: [StandingNotification]) -> Set<Instant> {
      calledOff.union(standing.filter(isAhead).map(\.asked))
    }

    var followUp: FollowUpDefinition { state.schedule?.followUp ?? FollowUpDefinition() }

    var startsAt: Instant? {
      [notBefore, lastUnplaced?.adding(seconds: 1)].compactMap(\.self).max()
    }

    func isWrong(_ one: StandingNotification) -> Bool {
      guard let wrongFrom, one.handedOut.isPending else { return false }
      return one.handedOut.instant.at >= wrongFrom
    }
  }

  /// Inputs that are the same for all schedules.
  struct Inputs {
    let participantID: UUID
    let date: Date
    let now: Instant
    let zone: IANAZone
    let rules: PersonNotificationRules
    let isRulesNews: Bool
    /// Notifications of schedules that were not cancelled.
    let standing: [StandingNotification]
    /// Notifications of schedules that staff cancelled.
    let calledOff: [StandingNotification]
    /// Notifications known to have no room.
    let known: [UnplacedNotification]
    let triggers: TriggerDecisions
  }

  /// Records the revision of a schedule and returns its part of the plan; nil if it has none.
  ///
  /// - Parameter cancelled: notifications to cancel; those that go on are removed.
  mutating func part(
    of state: ScheduleState, joinedAt: Date?, _ inputs: Inputs,
    _ cancelled: inout [StandingNotification]
  ) -> Part? {
    let (now, zone, rules) = (inputs.now, inputs.zone, inputs.rules)
    let dayZero = state.dayZero(in: zone, joinedAt: joinedAt, now: inputs.date)
    let revision = state.inputs(timeZone: zone.name, dayZero: dayZero)
    let (number, isUnchanged) = state.revision(by: revision)
    if !isUnchanged {
      revisions.append(
        PlanRevision(
          key: state.key, number: number, inputs: revision, drawnAs: state.drawnAs))
    }
    guard let schedule = state.schedule, let dayZero else { return nil }
    let open = inputs.standing.filter { $0.key == state.key && !Self.isClosed($0, state, now) }
    let planner = { (fired: [FiredTrigger]) in
      state.planner(
        of: schedule, for: inputs.participantID, dayZero, zone, fired, rules.quietHours)
    }
    let goesOn = isUnchanged && !inputs.isRulesNews
    let unplaced = goesOn ? inputs.known.filter { $0.key == state.key } : []
    let notAgain = inputs.calledOff.filter { $0.key == state.key }.map(\.asked)
    var part: Part
    if let triggerID = schedule.followedTriggerID {
      part = Part(
        following: inputs.triggers.notifying(
          triggerID, of: state.key.studyID, option: schedule.anchor.optionID), state, number,
        planner, open, unplaced.map(\.wish) + notAgain, goesOn: goesOn, now: now
      ) { !inputs.isRulesNews || Self.outlastsNewRules($0, rules, now, zone) }
    } else {
      let whole = planner([])
      let stays = open.filter {
        isUnchanged || $0.isSettled(at: now) || whole.alsoDraws($0, by: rules.quietHours)
      }
      let wrongFrom = Self.firstWrong(stays, whole, zone, rules, now)
      part = Part(
        state: state, revision: number, planner: whole, handedOut: stays, now: now,
        // A displaced notification may lie far behind everything that was considered.
        calledOff: Set(notAgain + unplaced.filter { $0.refusal == .displaced }.map(\.wish)),
        wrongFrom: wrongFrom,
        lastUnplaced: wrongFrom == nil
          ? unplaced.filter { $0.refusal != .displaced }.map(\.wish).max() : nil,
        goesOn: goesOn && wrongFrom == nil)
    }
    cancelled.removeAll(where: part.handedOut.contains)
    adapt(&part, isNewRevision: !isUnchanged)
    if !isUnchanged { noteLeadTime(part, rules) }
    return part
  }

  /// Gives future notifications that stay the present expiry, reminders and snoozing of their
  /// schedule. Only the expiry is an input of the plan.
  private mutating func adapt(_ part: inout Part, isNewRevision: Bool) {
    for index in part.handedOut.indices where !part.handedOut[index].isSettled(at: part.now) {
      var one = part.handedOut[index]
      one.followUp = part.followUp
      if isNewRevision {
        let at = one.handedOut.instant.at
        one.handedOut.instant.expiresAt = part.planner.planned(at).expiresAt
      }
      guard one != part.handedOut[index] else { continue }
      part.handedOut[index] = one
      adapted.append(one.notification)
    }
  }

  /// Lists what the lead time of a new revision leaves out.
  private mutating func noteLeadTime(_ part: Part, _ rules: PersonNotificationRules) {
    let now = part.now
    guard part.wishes.isEmpty else { return }
    let known = part.calledOff.union(part.handedOut.map(\.asked))
    let first = max(now.adding(seconds: 1), part.notBefore ?? now)
    let lead = now.adding(minutes: SchedulePlanner.leadMinutes)
    unplaced += part.planner.wishes(around: now, from: first, by: rules.quietHours)
      .filter { $0 < lead && !known.contains($0) }
      .map { UnplacedNotification(key: part.state.key, wish: $0, refusal: .leadTime) }
  }
}

extension SchedulePlanner {
  /// Returns whether the schedule also draws an existing notification.
  fileprivate func alsoDraws(_ one: StandingNotification, by quietHours: QuietHours) -> Bool {
    let instant = one.handedOut.instant
    return planned(instant.at).fixed == instant.fixed
      && wishes(around: one.asked, by: quietHours).contains(one.asked)
  }
}
