import Calendar

// What stands already, as plans see it.
extension PlanDraft {
  /// What staff asks for stands as long as its study asks for the questionnaire at all.
  static func kept(
    _ byHand: [StandingNotification], _ states: [ScheduleState], _ now: Instant
  ) -> [StandingNotification] {
    let asked = Set(states.lazy.filter(\.isAsked).map(\.key.questionnaire))
    return byHand.filter {
      !$0.handedOut.isPending || $0.handedOut.instant.at <= now
        || asked.contains($0.key.questionnaire)
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
