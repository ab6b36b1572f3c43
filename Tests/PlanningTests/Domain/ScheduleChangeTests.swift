import Calendar
import Questionnaires
import Testing

@testable import PlanningService

@Suite struct ScheduleChangeTests {
  private let standard = Plan.standard(.daily(4))
  private let manyTimes = Plan.custom(
    CustomPlan(times: DayOfWeek.allCases.map { WeeklyTime(day: $0, minuteOfDay: 600) }))
  private let monthly = Plan.monthly(MonthlyPlan(dayOfMonth: 15, minuteOfDay: 600))

  private func weekly(_ day: DayOfWeek = .monday, _ minute: Int = 600) -> Plan {
    .custom(CustomPlan(times: [WeeklyTime(day: day, minuteOfDay: minute)]))
  }

  private func change(of plan: Plan, allowed: Bool = true) -> ScheduleChange {
    ScheduleChange(prescribed: Schedule(plan: plan, participantMayChange: allowed))
  }

  @Test func nothingMayChangeUnlessTheStudyAllowsIt() {
    for plan in [standard, manyTimes, monthly, weekly()] {
      let findings = change(of: plan, allowed: false).findings(for: plan)
      #expect(findings.map(\.reason) == [.fixedByStudy])
      #expect(findings.map(\.field) == [""])
    }
  }

  @Test func aDailyQuestionnaireLeavesTheChoiceOfMode() {
    for prescribed in [standard, manyTimes] {
      for own in [standard, manyTimes, weekly(), monthly] {
        #expect(change(of: prescribed).findings(for: own).isEmpty)
      }
    }
  }

  @Test func aWeeklyQuestionnaireKeepsItsDayAndNumber() {
    let change = change(of: weekly())
    #expect(change.findings(for: weekly(.monday, 1200)).isEmpty)
    #expect(change.findings(for: weekly(.tuesday)).map(\.field) == ["custom.times[0].day"])
    #expect(change.findings(for: manyTimes).map(\.field) == ["custom.times"])
    #expect(
      change.findings(for: .custom(CustomPlan(times: []))).map(\.field) == ["custom.times"])
    #expect(change.findings(for: standard).map(\.field) == [""])
    #expect(change.findings(for: monthly).map(\.field) == [""])
  }

  @Test func aMonthlyQuestionnaireKeepsItsDay() {
    let change = change(of: monthly)
    #expect(
      change.findings(for: .monthly(MonthlyPlan(dayOfMonth: 15, minuteOfDay: 0))).isEmpty)
    #expect(
      change.findings(for: .monthly(MonthlyPlan(dayOfMonth: 16, minuteOfDay: 600))).map(\.field)
        == ["monthly.day_of_month"])
    for own in [standard, manyTimes, weekly()] {
      #expect(change.findings(for: own).map(\.reason) == [.fixedByStudy])
    }
  }

  @Test func anOwnPlanIsInForceOnlyAsLongAsTheStudyAllowsIt() {
    func inForce(_ prescribed: Plan, _ own: Plan?, allowed: Bool = true) -> ScheduleInForce {
      change(of: prescribed, allowed: allowed).inForce(own: OwnSchedule(plan: own, isMuted: false))
    }
    #expect(inForce(standard, manyTimes).schedule.plan == manyTimes)
    #expect(inForce(standard, manyTimes).isOwn)
    for (prescribed, own, allowed) in [
      (standard, nil, true), (standard, manyTimes, false), (weekly(), manyTimes, true),
      (standard, .standard(.daily(0)), true),
    ] {
      let inForce = inForce(prescribed, own, allowed: allowed)
      #expect(inForce.schedule.plan == prescribed)
      #expect(!inForce.isOwn)
    }
    #expect(change(of: standard).inForce(own: nil).schedule.plan == standard)
  }

  @Test func mutingIsAChangeToo() {
    let muted = OwnSchedule(plan: nil, isMuted: true)
    let inForce = change(of: standard).inForce(own: muted)
    #expect(inForce.isMuted && inForce.isOwn && inForce.schedule.plan == standard)
    let fixed = change(of: standard, allowed: false).inForce(own: muted)
    #expect(!fixed.isMuted && !fixed.isOwn)
    // The plan chosen before is still shown.
    let kept = change(of: standard).inForce(own: OwnSchedule(plan: manyTimes, isMuted: true))
    #expect(kept.isMuted && kept.schedule.plan == manyTimes)
  }

  /// TYS §7.2.6: a questionnaire that is asked weekly or monthly cannot be muted unless the study
  /// allows it.
  @Test func whatAsksRarelyStaysOnUnlessTheStudySaysSo() {
    let everyMonth = Schedule(
      plan: .daily(DailyPlan(minutesOfDay: [600])), participantMayChange: true,
      days: ScheduleDaysDefinition(rhythm: .everyMonths(1)))
    for prescribed in [
      Schedule(plan: weekly(), participantMayChange: true),
      Schedule(plan: monthly, participantMayChange: true), everyMonth,
    ] {
      let muted = OwnSchedule(plan: nil, isMuted: true)
      let change = ScheduleChange(prescribed: prescribed)
      #expect(change.findingsForMuting.map(\.field) == ["muted"])
      // It was muted before the study changed.
      #expect(!change.inForce(own: muted).isMuted && !change.inForce(own: muted).isOwn)
      var deletable = prescribed
      deletable.participantMayMute = true
      let allowed = ScheduleChange(prescribed: deletable)
      #expect(allowed.findingsForMuting.isEmpty && allowed.inForce(own: muted).isMuted)
    }
    #expect(change(of: standard).findingsForMuting.isEmpty)
    #expect(change(of: standard, allowed: false).findingsForMuting.map(\.field) == [""])
    let once = ScheduleChange(prescribed: everyMonth)
    #expect(once.findings(for: .daily(DailyPlan(minutesOfDay: [700]))).isEmpty)
    #expect(
      once.findings(for: .daily(DailyPlan(minutesOfDay: [600, 700]))).map(\.field)
        == ["daily.minutes_of_day"])
    #expect(once.findings(for: standard).map(\.reason) == [.fixedByStudy])
  }

  @Test func aPlanBeyondTheBoundsIsNotInForce() {
    let prescribed = Schedule(
      plan: standard, participantMayChange: true,
      bounds: ParticipantBoundsDefinition(perDayMax: 4))
    let change = ScheduleChange(prescribed: prescribed)
    let own = Plan.standard(.daily(5))
    #expect(change.findings(for: own).map(\.reason) == [.outOfBounds])
    #expect(change.inForce(own: OwnSchedule(plan: own, isMuted: false)).schedule == prescribed)
    #expect(
      self.change(of: standard).findings(for: .standard(.daily(4, gap: 14))).map(\.reason)
        == [.outOfBounds])
  }

  @Test func anOwnPlanLeavesTheStudysConditionsAsTheyAre() {
    let prescribed = Schedule(
      plan: standard, participantMayChange: true, startDay: 3, expiresAfterMinutes: 60)
    var expected = prescribed
    expected.plan = manyTimes
    let inForce = ScheduleChange(prescribed: prescribed)
      .inForce(own: OwnSchedule(plan: manyTimes, isMuted: false))
    #expect(inForce.schedule == expected)
  }

  @Test func numbersThatFitTooRarelyCanStillBePlanned() {
    #expect(Schedule(plan: .standard(.daily(60))).isPlannable)
    #expect(Schedule(plan: .standard(.daily(4))).isPlannable)
    #expect(!Schedule(plan: .standard(.daily(97))).isPlannable)
    #expect(!Schedule(plan: .custom(CustomPlan(times: []))).isPlannable)
  }
}
