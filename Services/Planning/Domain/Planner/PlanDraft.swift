package import Calendar
package import FoundationEssentials
import Questionnaires

/// A plan and what has to be written before it is given out. Computed without a database.
package struct PlanDraft {
  /// Earliest first.
  package private(set) var plan: [PlannedNotification] = []
  /// Coming notifications that no longer hold.
  package private(set) var cancelled: [UUID] = []
  package private(set) var revisions: [PlanRevision] = []
  package private(set) var new: [NewNotification] = []
  /// The rules for the whole person, if they are others than before.
  package private(set) var rules: PersonRulesRevision?
  /// Of the rules that the plan is made under; 0: there are none, and never were.
  package private(set) var rulesNumber: Int
  /// What the rules leave no room for, beside what stays of what is known.
  package private(set) var unplaced: [UnplacedNotification] = []
  /// Schedules of which nothing stays of what is known to have no room.
  package private(set) var reopened: [ScheduleKey] = []
  /// When the first prompt of each time comes, or came, that a trigger fired; those without one are missing.
  package internal(set) var triggered: [UUID: Instant] = [:]

  /// One schedule that plans.
  struct Part {
    var state: ScheduleState
    var revision: Int
    var planner: SchedulePlanner
    var handedOut: [StandingNotification]
    let now: Instant
    /// When it asked for what staff has called off: it does not again.
    var calledOff: Set<Instant> = []
    /// From the first on whose local time is another one by the zone's rules of today; nil: there is none.
    var wrongFrom: Instant?
    var notBefore: Instant? { state.closedUntil.map { Instant(ceiling: $0) } }
    /// The last that is known to have no room: what comes before was looked at.
    var lastUnplaced: Instant?
    /// What is known to have no room stays so.
    var goesOn = false
    /// Of the trigger whose times it follows; empty: it follows none.
    var wishes: [UUID: Instant] = [:]

    /// What was planned by a clock that was ahead.
    var ahead: [StandingNotification] { handedOut.filter { $0.isAhead(of: now) } }
    /// When it does not ask again: staff has called it off, or it is there.
    var notAgain: Set<Instant> { calledOff.union(ahead.map(\.asked)) }

    var followUp: FollowUpDefinition { state.schedule?.followUp ?? FollowUpDefinition() }

    var startsAt: Instant? {
      [notBefore, lastUnplaced?.adding(seconds: 1)].compactMap(\.self).max()
    }

    func isWrong(_ one: StandingNotification) -> Bool {
      guard let wrongFrom, one.handedOut.isPending else { return false }
      return one.handedOut.instant.at >= wrongFrom
    }
  }

  /// Drawn, or asked for by staff.
  private struct Coming {
    var at: Instant
    var entry: ParticipantPlan.Entry?
    var byHand: PlannedNotification?
  }

  /// - Parameters:
  ///   - limit: 1–500.
  ///   - states: those that the participant sees; ties within the plan keep their order.
  ///   - standing: of the same studies, at least everything of the future and of the time of the
  ///     largest gap, and a day, before now.
  ///   - lastRules: that plans were made under; nil: none.
  ///   - known: what is known to have no room.
  ///   - until: nothing new is planned after it, or after its date; nil: only the limit counts.
  ///   - triggers: what is decided about the times that triggers fired.
  package init(
    for participantID: UUID, limit: Int, now date: Date, zone: IANAZone, states: [ScheduleState],
    enrolments: [String: EnrolmentRecord], standing: [StandingNotification],
    rules: PersonPromptRules = PersonPromptRules(), lastRules: PersonRulesRevision? = nil,
    known: [UnplacedNotification] = [], until: Instant? = nil,
    triggers: TriggerDecisions = TriggerDecisions()
  ) {
    let isRulesNews = lastRules.map { $0.rules != rules.text } ?? !rules.isTrivial
    rulesNumber = (lastRules?.number ?? 0) + (isRulesNews ? 1 : 0)
    let now = Instant(ceiling: date)
    let byHand = standing.filter { $0.origin == .staff && !$0.isCalledOff }
    let calledOff = standing.filter { $0.origin == .schedule && $0.isCalledOff }
    let standing = standing.filter { $0.origin == .schedule && !$0.isCalledOff }
    // What is in no plan that goes on as before is cancelled as far as it is still to come.
    var cancelled = standing.filter { $0.handedOut.isPending && $0.handedOut.instant.at > now }
    var parts: [Part] = []
    for state in states {
      let dayZero = state.dayZero(
        in: zone, joinedAt: enrolments[state.key.studyID]?.joinedAt, now: date)
      let inputs = state.inputs(timeZone: zone.name, dayZero: dayZero)
      let (number, isUnchanged) = state.revision(by: inputs)
      if !isUnchanged {
        revisions.append(PlanRevision(key: state.key, number: number, inputs: inputs))
      }
      guard let schedule = state.schedule, let dayZero else { continue }
      let open = standing.filter { $0.key == state.key && !Self.isClosed($0, state, now) }
      if isUnchanged { cancelled.removeAll(where: open.contains) }
      let planner = { (fired: [FiredTrigger]) in
        state.planner(
          of: schedule, for: participantID, dayZero, zone, revision: number, fired,
          rules.quietHours)
      }
      let handedOut = open.filter { isUnchanged || $0.isSettled(at: now) }
      let notAgain = calledOff.filter { isUnchanged && $0.key == state.key }.map(\.asked)
      let goesOn = isUnchanged && !isRulesNews
      let unplaced = goesOn ? known.filter { $0.key == state.key }.map(\.wish) : []
      if let triggerID = schedule.followedTriggerID {
        let part = Part(
          following: triggers.prompting(triggerID, of: state.key.studyID), state, number,
          planner, handedOut, unplaced + notAgain, goesOn: goesOn, now: now
        ) { !isRulesNews || Self.outlastsNewRules($0, rules, now, zone) }
        let gone = handedOut.filter { !part.handedOut.contains($0) }
        cancelled += gone.filter { !cancelled.contains($0) }
        parts.append(part)
        continue
      }
      let wrongFrom = Self.firstWrong(handedOut, planner([]), zone, rules, now)
      parts.append(
        Part(
          state: state, revision: number, planner: planner([]), handedOut: handedOut, now: now,
          calledOff: Set(notAgain), wrongFrom: wrongFrom,
          lastUnplaced: wrongFrom == nil ? unplaced.max() : nil,
          goesOn: goesOn && wrongFrom == nil))
    }
    let kept = Self.kept(byHand, states, now)
    cancelled += byHand.filter { !kept.contains($0) }
    self.cancelled = cancelled.map(\.handedOut.id)
    reopened = Self.reopened(known, except: parts)
    self.rules = isRulesNews ? PersonRulesRevision(number: rulesNumber, rules: rules.text) : nil
    if rules.isTrivial, !isRulesNews {
      planAlone(limit, now, until, parts, kept)
    } else {
      let others = standing.filter { one in
        !cancelled.contains(one) && !parts.contains { $0.state.key == one.key }
      }
      planTogether(limit, now, until, zone, parts, others + kept, rules)
    }
    noteTriggered(parts)
  }

  /// The first that the zone's rules of today would put at another instant: what was drawn by other rules, and is not
  /// among what is drawn by these. Everything else stays where it is.
  private static func firstWrong(
    _ standing: [StandingNotification], _ planner: SchedulePlanner, _ zone: IANAZone,
    _ rules: PersonPromptRules, _ now: Instant
  ) -> Instant? {
    standing.lazy.filter { one in
      guard one.handedOut.isPending, one.handedOut.instant.at > now,
        one.timeZones != zone.databaseVersion
      else { return false }
      let wish = one.wish ?? one.handedOut.instant.at
      let date = zone.date(at: wish)
      // Windows reach into the following day, and other rules into another date.
      return !(-2...1).contains { distance in
        let date = date.adding(days: distance)
        return planner.draws(
          on: date, from: Instant(secondsSinceEpoch: Instant.range.lowerBound),
          quiet: rules.quietHours.seconds(around: date, in: zone)
        ).contains { $0.wish == wish }
      }
    }.map(\.handedOut.instant.at).min()
  }

  /// Instants of the future that a sheet in answer would be refused at.
  private static func isClosed(
    _ standing: StandingNotification, _ state: ScheduleState, _ now: Instant
  ) -> Bool {
    guard let until = state.closedUntil.map({ Instant(ceiling: $0) }) else { return false }
    let instant = standing.handedOut.instant.at
    return standing.handedOut.isPending && instant > now && instant < until
  }

  /// Every schedule as if it were the only one.
  private mutating func planAlone(
    _ limit: Int, _ now: Instant, _ until: Instant?, _ parts: [Part],
    _ byHand: [StandingNotification]
  ) {
    let planned = parts.map { part in
      ParticipantPlan.Part(
        planner: part.planner,
        handedOut: part.handedOut.filter { !part.isWrong($0) }.map(\.handedOut),
        notBefore: part.notBefore, calledOff: part.notAgain,
        ahead: Set(part.ahead.map(\.handedOut.id)))
    }
    var wrong = parts.map { part in part.handedOut.filter(part.isWrong) }
    let drawn = ParticipantPlan.next(limit, now: now, parts: planned, until: until)
    let all = [
      drawn.map { Coming(at: $0.instant.at, entry: $0) },
      Self.coming(byHand, now).map { Coming(at: $0.instant.at, byHand: $0) },
    ]
    plan = PlanMerge.earliest(limit, of: all, at: \.at).compactMap { one -> PlannedNotification? in
      guard let entry = one.entry else { return one.byHand }
      let part = parts[entry.part]
      if let id = entry.id, let same = part.handedOut.first(where: { $0.handedOut.id == id }) {
        return same.notification
      }
      if let same = wrong[entry.part].firstIndex(where: { $0.handedOut.instant == entry.instant }) {
        return wrong[entry.part].remove(at: same).notification
      }
      let notification = PlannedNotification(
        id: UUID(), key: part.state.key, instant: entry.instant, followUp: part.followUp)
      new.append(NewNotification(notification: notification, revision: part.revision))
      return notification
    }
    cancelled += wrong.joined().map(\.handedOut.id)
  }

  /// By the rules for the whole person. Where these are others than before, everything that is still to come is placed
  /// anew; what comes out the same stays what it is.
  private mutating func planTogether(
    _ limit: Int, _ now: Instant, _ until: Instant?, _ zone: IANAZone, _ parts: [Part],
    _ others: [StandingNotification], _ rules: PersonPromptRules
  ) {
    func stands(_ one: StandingNotification) -> Bool {
      self.rules == nil || Self.outlastsNewRules(one, rules, now, zone)
    }
    let stale = parts.map { part in part.handedOut.filter { !stands($0) || part.isWrong($0) } }
    let firm = parts.map { part in part.handedOut.filter { stands($0) && !part.isWrong($0) } }
    let person = PersonPlan(
      count: limit,
      through: stale.joined().map { zone.date(at: $0.handedOut.instant.at) }.max()
        ?? zone.date(at: now),
      until: until.map { zone.date(at: $0) }, now: now, zone: zone,
      parts: zip(parts, firm).map { part, firm in
        PersonPlan.Part(
          planner: part.planner, studyID: part.state.key.studyID,
          priority: part.state.inForce?.schedule.priority ?? 0,
          last: firm.filter { !$0.isAhead(of: now) }.map(\.handedOut.instant.at).max(),
          notBefore: part.startsAt,
          calledOff: part.notAgain)
      }, rules: rules,
      standing: others.map { Self.standing($0, nil, zone) }
        + firm.enumerated().flatMap { index, firm in
          firm.map { Self.standing($0, index, zone) }
        })
    var left = stale
    var coming = firm.map { firm in
      firm.filter { $0.handedOut.isPending && $0.handedOut.instant.at > now }.map(\.notification)
    }
    for placed in person.placed {
      let part = parts[placed.part]
      var notification = PlannedNotification(
        id: UUID(), key: part.state.key, instant: placed.instant, followUp: part.followUp)
      if let same = left[placed.part].firstIndex(where: { $0.handedOut.instant == placed.instant })
      {
        notification = left[placed.part].remove(at: same).notification
      } else {
        new.append(
          NewNotification(
            notification: notification, revision: part.revision, date: placed.date,
            wish: placed.wish == placed.instant.at ? nil : placed.wish,
            rulesRevision: rulesNumber))
      }
      coming[placed.part].append(notification)
    }
    cancelled += left.joined().map(\.handedOut.id)
    unplaced = person.unplaced.map {
      UnplacedNotification(key: parts[$0.part].state.key, wish: $0.wish, refusal: $0.refusal)
    }
    coming.append(Self.coming(others.filter { $0.origin == .staff }, now))
    plan = PlanMerge.earliest(limit, of: coming, at: \.instant.at)
  }

  private static func coming(
    _ standing: [StandingNotification], _ now: Instant
  ) -> [PlannedNotification] {
    standing.filter { $0.handedOut.isPending && $0.handedOut.instant.at > now }
      .map(\.notification).sorted { $0.instant.at < $1.instant.at }
  }

  /// Whether it stays where it is when the rules for the whole person are others than before.
  static func outlastsNewRules(
    _ one: StandingNotification, _ rules: PersonPromptRules, _ now: Instant, _ zone: IANAZone
  ) -> Bool {
    guard one.handedOut.isPending else { return true }
    let at = one.handedOut.instant.at
    if at <= now { return true }
    // What is nearer would not be planned any more.
    return at < now.adding(minutes: SchedulePlanner.leadMinutes)
      && !rules.quietHours.seconds(around: zone.date(at: at), in: zone).contains {
        $0.contains(at.secondsSinceEpoch)
      }
  }

  /// Whether anything that was planned before is planned by other inputs.
  package var replans: Bool {
    revisions.contains { $0.number > 1 } || (rules.map { $0.number > 1 } ?? false)
  }
}
