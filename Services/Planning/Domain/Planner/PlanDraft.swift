package import Calendar
package import FoundationEssentials
import Questionnaires

/// A plan with the changes that must be stored before it is handed out. Computed without a
/// database.
package struct PlanDraft: Sendable {
  /// Notifications of the plan, earliest first.
  package private(set) var plan: [PlannedNotification] = []
  /// Whether the limit ended the plan.
  package private(set) var isCut = false
  /// Ids of future notifications that are cancelled.
  package internal(set) var cancelled: [UUID] = []
  package internal(set) var revisions: [PlanRevision] = []
  package private(set) var new: [NewNotification] = []
  /// New rules of the person; nil if unchanged.
  package private(set) var rules: PersonRulesRevision?
  /// Revision of the rules used; 0 if there never were any.
  package private(set) var rulesNumber: Int
  /// New notifications without room; known ones that stay are not included.
  package internal(set) var unplaced: [UnplacedNotification] = []
  /// Schedules whose known notifications without room are all discarded.
  package private(set) var reopened: [ScheduleKey] = []
  /// Notifications after triggers for which there is no room; they are stored as cancelled.
  package internal(set) var withoutRoom: [NewNotification] = []
  /// Ids of cancelled notifications that gave their place to others.
  package internal(set) var displaced: [UUID] = []
  /// Notifications that stay, with a new expiry or follow-up.
  package internal(set) var adapted: [PlannedNotification] = []
  /// Instant of the first notification of each firing, by occurrence id.
  package internal(set) var triggered: [UUID: Instant] = [:]

  /// A notification that can come into the plan.
  private struct Coming {
    var notification: PlannedNotification
    /// Index of the part that draws it; nil if it exists.
    var drawnBy: Int?
  }

  /// - Parameters:
  ///   - limit: maximum number of instants, reminders included; 1 or more.
  ///   - states: schedules that the participant sees; ties within the plan keep their order.
  ///   - standing: notifications of the same studies; at least those of the future, and of the past
  ///     as far back as the largest gap and one day.
  ///   - lastRules: rules of the previous plan; nil if absent.
  ///   - known: notifications known to have no room.
  ///   - until: latest instant, or date, of a new notification; nil if only the limit counts.
  ///   - triggers: decisions about the firings of triggers.
  package init(
    for participantID: UUID, limit: Int, now date: Date, zone: IANAZone, states: [ScheduleState],
    enrolments: [String: EnrolmentRecord], standing: [StandingNotification],
    rules: PersonNotificationRules = PersonNotificationRules(),
    lastRules: PersonRulesRevision? = nil,
    known: [UnplacedNotification] = [], until: Instant? = nil,
    triggers: TriggerDecisions = TriggerDecisions()
  ) {
    let isRulesNews = lastRules.map { $0.rules != rules.text } ?? !rules.isTrivial
    rulesNumber = (lastRules?.number ?? 0) + (isRulesNews ? 1 : 0)
    let now = Instant(ceiling: date)
    let byHand = standing.filter { $0.origin == .staff && !$0.isCalledOff }
    let calledOff = standing.filter { $0.origin == .schedule && $0.isCalledOff }
    let standing = standing.filter { $0.origin == .schedule && !$0.isCalledOff }
    let inputs = Inputs(
      participantID: participantID, date: date, now: now, zone: zone, rules: rules,
      isRulesNews: isRulesNews, standing: standing, calledOff: calledOff, known: known,
      triggers: triggers)
    // A future notification is cancelled unless it belongs to a plan that continues unchanged.
    var cancelled = standing.filter { $0.handedOut.isPending && $0.handedOut.instant.at > now }
    var parts: [Part] = []
    for state in states {
      let joinedAt = enrolments[state.key.studyID]?.joinedAt
      if let part = part(of: state, joinedAt: joinedAt, inputs, &cancelled) { parts.append(part) }
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

  /// Plans every schedule independently.
  private mutating func planAlone(
    _ limit: Int, _ now: Instant, _ until: Instant?, _ parts: [Part],
    _ byHand: [StandingNotification]
  ) {
    let planned = parts.map { part in
      let right = part.handedOut.filter { !part.isWrong($0) }
      return ParticipantPlan.Part(
        planner: part.planner, handedOut: right.map(\.handedOut), notBefore: part.notBefore,
        calledOff: part.notAgain(right),
        ahead: Set(right.filter(part.isAhead).map(\.handedOut.id)))
    }
    var wrong = parts.map { part in part.handedOut.filter(part.isWrong) }
    let drawn = ParticipantPlan.next(limit, now: now, parts: planned, until: until)
    let existing = Dictionary(
      parts.flatMap(\.handedOut).map { ($0.handedOut.id, $0.notification) },
      uniquingKeysWith: { first, _ in first })
    let all = [
      drawn.map { entry in
        if let one = entry.id.flatMap({ existing[$0] }) { return Coming(notification: one) }
        let part = parts[entry.part]
        return Coming(
          notification: PlannedNotification(
            id: UUID(), key: part.state.key, instant: entry.instant, followUp: part.followUp),
          drawnBy: entry.part)
      }, Self.coming(byHand, now).map { Coming(notification: $0) },
    ]
    let coming = PlanMerge.earliest(limit, of: all, at: \.notification.instant.at) {
      $0.notification.instantCount
    }
    isCut = coming.count < all[0].count + all[1].count || drawn.count >= limit
    plan = coming.map { one in
      let notification = one.notification
      guard let index = one.drawnBy else { return notification }
      if let same = wrong[index].firstIndex(where: { $0.handedOut.instant == notification.instant })
      {
        return wrong[index].remove(at: same).notification
      }
      new.append(NewNotification(notification: notification, revision: parts[index].revision))
      return notification
    }
    cancelled += wrong.joined().map(\.handedOut.id)
  }

  /// Plans by the person's rules. If the rules changed, all future notifications are placed again;
  /// those with an unchanged instant keep their ids.
  private mutating func planTogether(
    _ limit: Int, _ now: Instant, _ until: Instant?, _ zone: IANAZone, _ parts: [Part],
    _ others: [StandingNotification], _ rules: PersonNotificationRules
  ) {
    func stands(_ one: StandingNotification) -> Bool {
      self.rules == nil || Self.outlastsNewRules(one, rules, now, zone)
    }
    let stale = parts.map { part in part.handedOut.filter { !stands($0) || part.isWrong($0) } }
    let firm = parts.map { part in part.handedOut.filter { stands($0) && !part.isWrong($0) } }
    let planning = Together(
      now: now, zone: zone, parts: parts, firm: firm, others: others, rules: rules)
    // Up to the date of the last notification to place again, everything is planned.
    let through =
      stale.joined().map { zone.date(at: $0.handedOut.instant.at) }.max() ?? zone.date(at: now)
    let until = until.map { zone.date(at: $0) }
    var person = planning.plan(count: limit, through: through, until: until)
    let displaced = planning.displaced(by: person)
    if !displaced.isEmpty {
      person = planning.plan(count: limit, through: through, until: until, without: displaced)
    }
    note(displaced: firm.joined().filter { displaced.contains($0.handedOut.id) })
    var left = stale
    var coming = firm.map { firm in
      Self.coming(firm.filter { !displaced.contains($0.handedOut.id) }, now)
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
    note(person.unplaced, of: parts)
    coming.append(Self.coming(others.filter { $0.origin == .staff }, now))
    plan = PlanMerge.earliest(limit, of: coming, at: \.instant.at) { $0.instantCount }
    let count = coming.reduce(0) { $0 + $1.count }
    isCut = plan.count < count || count >= limit
  }

  private static func coming(
    _ standing: [StandingNotification], _ now: Instant
  ) -> [PlannedNotification] {
    standing.filter { $0.handedOut.isPending && $0.handedOut.instant.at > now }
      .map(\.notification).sorted { $0.instant.at < $1.instant.at }
  }

  /// Whether any earlier plan is replaced by one with other inputs.
  package var replans: Bool {
    revisions.contains { $0.number > 1 } || (rules.map { $0.number > 1 } ?? false)
  }
}
