import Calendar
package import FoundationEssentials

// Existing notifications in the form that plans use.
extension PlanDraft {
  /// Returns the notifications added by staff that stay: the study still asks for their
  /// questionnaire.
  static func kept(
    _ byHand: [StandingNotification], _ states: [ScheduleState], _ now: Instant
  ) -> [StandingNotification] {
    let asked = Set(states.lazy.filter(\.isAsked).map(\.key.questionnaire))
    return byHand.filter { $0.isSettled(at: now) || asked.contains($0.key.questionnaire) }
  }

  /// Returns the schedules whose known notifications without room are all discarded, sorted.
  static func reopened(_ known: [UnplacedNotification], except parts: [Part]) -> [ScheduleKey] {
    let goingOn = parts.filter(\.goesOn).map(\.state.key)
    return Set(known.map(\.key)).subtracting(goingOn).sorted { $0.isBefore($1) }
  }

  /// Returns the first notification that moves under the zone's current rules: drawn by other rules
  /// and not among the instants drawn by the current ones. All others stay in place.
  static func firstWrong(
    _ standing: [StandingNotification], _ planner: SchedulePlanner, _ zone: IANAZone,
    _ rules: PersonNotificationRules, _ now: Instant
  ) -> Instant? {
    standing.lazy.filter { one in
      guard one.handedOut.isPending, one.handedOut.instant.at > now,
        one.timeZones != zone.databaseVersion
      else { return false }
      return !planner.wishes(around: one.asked, by: rules.quietHours).contains(one.asked)
    }.map(\.handedOut.instant.at).min()
  }

  /// Returns whether a future instant lies in the time in which answers are rejected.
  static func isClosed(
    _ standing: StandingNotification, _ state: ScheduleState, _ now: Instant
  ) -> Bool {
    guard let until = state.closedUntil.map({ Instant(ceiling: $0) }) else { return false }
    let instant = standing.handedOut.instant.at
    return standing.handedOut.isPending && instant > now && instant < until
  }

  /// Returns whether a notification stays in place when the person's rules change.
  static func outlastsNewRules(
    _ one: StandingNotification, _ rules: PersonNotificationRules, _ now: Instant, _ zone: IANAZone
  ) -> Bool {
    guard one.handedOut.isPending else { return true }
    let at = one.handedOut.instant.at
    if at <= now { return true }
    // A nearer notification could not be planned again.
    return at < now.adding(minutes: SchedulePlanner.leadMinutes)
      && !rules.quietHours.seconds(around: zone.date(at: at), in: zone).contains {
        $0.contains(at.secondsSinceEpoch)
      }
  }

  static func standing(
    _ one: StandingNotification, _ part: Int?, _ zone: IANAZone
  ) -> PersonPlan.Standing {
    let at = one.handedOut.instant.at
    return PersonPlan.Standing(
      at: at, date: one.date ?? zone.date(at: at), studyID: one.key.studyID, part: part)
  }
}

extension [StandingNotification] {
  /// Returns the notifications under the present ids of their schedules.
  func named(by states: [ScheduleState]) -> [StandingNotification] {
    named(states.map { ($0.key, $0.earlierIDs) })
  }

  /// Returns the notifications under the ids that their schedules had in a planning.
  func named(by parts: [PlanReplay.Part]) -> [StandingNotification] {
    named(parts.map { ($0.revision.key, $0.earlierIDs) })
  }

  private func named(
    _ schedules: [(key: ScheduleKey, earlierIDs: [String])]
  ) -> [StandingNotification] {
    let names = schedules.reduce(into: [ScheduleKey: ScheduleKey]()) { names, schedule in
      for id in schedule.earlierIDs {
        names[ScheduleKey(schedule.key.questionnaire, scheduleID: id)] = schedule.key
      }
    }
    guard !names.isEmpty else { return self }
    return map { one in
      var one = one
      one.key = names[one.key] ?? one.key
      return one
    }
  }

  /// Returns the notifications whose time has come and which can still be answered.
  ///
  /// - Parameter seen: schedules that the participant sees.
  func open(at now: Date, in seen: [ScheduleState]) -> [StandingNotification] {
    let answerable = Set(
      seen.lazy.filter { $0.isAsked && !$0.isBlocked && ($0.closedUntil ?? now) <= now }
        .map(\.key.questionnaire))
    let due = filter { !$0.isCalledOff && $0.handedOut.instant.at.date <= now }
    // A notification without an expiry ends with the next one of its schedule.
    let latest = Dictionary(
      due.map { ($0.key, $0.handedOut.instant.at) }, uniquingKeysWith: Swift.max)
    return due.filter { one in
      guard one.handedOut.isPending, answerable.contains(one.key.questionnaire) else {
        return false
      }
      return one.handedOut.instant.expiresAt.map { $0.date > now }
        ?? (one.handedOut.instant.at == latest[one.key])
    }.sorted { $0.handedOut.instant.at < $1.handedOut.instant.at }
  }
}

extension StandingNotification {
  /// Maximum difference between the clocks of planning instances, in seconds.
  package static let clockTolerance: TimeInterval = 3600

  /// Returns whether others may be missing before it: it was planned by a clock that was ahead, or
  /// it is in the future and was planned by another revision than the current one, which also draws
  /// it. Its schedule goes on as if it did not exist, and it stays in place.
  func isAhead(of now: Instant, by current: Int) -> Bool {
    if handedOut.instant.at > now, revision != current { return true }
    guard let plannedAt, handedOut.isPending else { return false }
    return plannedAt > now.date.addingTimeInterval(Self.clockTolerance)
  }

  /// Whether it was answered or dismissed, or its time has come, so that planning does not change
  /// it.
  func isSettled(at now: Instant) -> Bool {
    !handedOut.isPending || handedOut.instant.at <= now
  }
}
