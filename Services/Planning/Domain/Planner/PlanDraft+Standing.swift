import Calendar
package import FoundationEssentials

// What stands already, as plans see it.
extension PlanDraft {
  /// What staff asks for stands as long as its study asks for the questionnaire at all.
  static func kept(
    _ byHand: [StandingNotification], _ states: [ScheduleState], _ now: Instant
  ) -> [StandingNotification] {
    let asked = Set(states.lazy.filter(\.isAsked).map(\.key.questionnaire))
    return byHand.filter { $0.isSettled(at: now) || asked.contains($0.key.questionnaire) }
  }

  /// The schedules of which nothing stays of what is known to have no room, in one order.
  static func reopened(_ known: [UnplacedNotification], except parts: [Part]) -> [ScheduleKey] {
    let goingOn = parts.filter(\.goesOn).map(\.state.key)
    return Set(known.map(\.key)).subtracting(goingOn).sorted { $0.isBefore($1) }
  }

  static func standing(
    _ one: StandingNotification, _ part: Int?, _ zone: IANAZone
  ) -> PersonPlan.Standing {
    let at = one.handedOut.instant.at
    return PersonPlan.Standing(
      at: at, date: one.date ?? zone.date(at: at), studyID: one.key.studyID, part: part)
  }
}

extension StandingNotification {
  /// How far the clocks of those who plan may be apart, in seconds.
  package static let clockTolerance: TimeInterval = 3600

  /// Planned by a clock that was ahead: what comes before it may never have been planned, so that its schedule goes
  /// on as if it were not there, and it stays where it is.
  func isAhead(of now: Instant) -> Bool {
    guard let plannedAt, handedOut.isPending else { return false }
    return plannedAt > now.date.addingTimeInterval(Self.clockTolerance)
  }

  /// Answered or dismissed, or its time has come: nothing that is planned changes it.
  func isSettled(at now: Instant) -> Bool {
    !handedOut.isPending || handedOut.instant.at <= now
  }
}
