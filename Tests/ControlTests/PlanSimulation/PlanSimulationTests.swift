import Calendar
import CalendarSamples
import Foundation
import Questionnaires
import Testing

@testable import Control
@testable import PlanningService

@Suite struct PlanSimulationTests {
  private typealias Samples = SimulatedSamples

  /// All notifications by the planner of one schedule, called directly.
  private func drawn(
    _ study: SimulatedStudy, _ settings: PlanSimulationSettings, number: Int
  ) -> [Instant] {
    let participant = SimulatedParticipant(
      number: number, settings, groupIDs: study.groupIDs)
    let one = study.schedules[0]
    let planner = SchedulePlanner(
      schedule: one.schedule, zone: participant.zone, dayZero: participant.firstDate,
      studyStart: nil, studyEnd: nil,
      seed: PlanSeed(
        participant: withUnsafeBytes(of: participant.id.uuid) { Array($0) },
        studyID: one.key.studyID, questionnaireID: one.key.questionnaireID, revision: 1))
    let end = participant.firstDate.adding(days: settings.days)
    return planner.next(500, now: participant.joinedAt).map(\.at)
      .filter { participant.zone.date(at: $0) < end }
  }

  /// Covers a clock change, with more notifications than a device holds.
  @Test func notificationsAreThoseThatTheScheduleDraws() async throws {
    let study = Samples.study([Samples.use("mood", [Samples.standard(10)])])
    let settings = try Samples.settings(
      zones: [("Europe/Berlin", 2), ("America/New_York", 1), ("Pacific/Apia", 1)])
    let outcomes = await PlanSimulation(of: study, settings).run()
    #expect(outcomes.count == settings.participants)
    for (number, outcome) in outcomes.enumerated() {
      #expect(outcome.notifications.map(\.at) == drawn(study, settings, number: number))
      #expect(outcome.notifications.count > 64)
    }
    #expect(Set(outcomes.map(\.zone)).count == 3)
    #expect(Set(outcomes.map(\.firstDate)).count > 1)
  }

  @Test func aSeedMakesTheSamePeopleWhateverTheirNumber() async throws {
    let study = Samples.study(
      [Samples.use("mood", [Samples.standard(4)], groups: ["a"])], groups: ["a", "b"])
    let few = await PlanSimulation(of: study, try Samples.settings(answers: 0.5)).run()
    let many = await PlanSimulation(
      of: study, try Samples.settings(participants: 50, answers: 0.5)
    ).run()
    #expect(Array(many.prefix(few.count)) == few)
    #expect(Set(many.map(\.groupID)) == ["a", "b"])
    #expect(many.allSatisfy { ($0.groupID == "a") == !$0.notifications.isEmpty })
    let others = await PlanSimulation(of: study, try Samples.settings(seed: 8, answers: 0.5)).run()
    #expect(others != few)
  }

  @Test func rulesHoldAndWhatHasNoRoomIsTold() async throws {
    let study = Samples.study(
      [
        Samples.use("mood", [Samples.standard(6, priority: 1)]),
        Samples.use("tea", [Samples.daily([600, 605, 1_350])]),
      ], rules: PromptRulesDefinition(minimumGapMinutes: 20))
    let rules = NotificationSettings(
      quietHours: [.init(day: 0, startMinute: 22 * 60, endMinute: 9 * 60)], perDayMax: 7)
    let settings = try Samples.settings(participants: 8, rules: rules)
    let outcomes = await PlanSimulation(of: study, settings).run()
    for outcome in outcomes {
      #expect(outcome.notifications.allSatisfy { (540..<1320).contains($0.minuteOfDay) })
      let dates = Dictionary(grouping: outcome.notifications, by: \.date)
      #expect(dates.values.allSatisfy { $0.count <= 7 })
      #expect(dates.values.contains { $0.count == 7 })
      let distances = zip(outcome.notifications, outcome.notifications.dropFirst()).map {
        $1.at.seconds(since: $0.at)
      }
      #expect(distances.allSatisfy { $0 >= 20 * 60 })
      let told = Set(outcome.unplaced.map(\.refusal))
      #expect(told.contains(.quietHours) && !told.isDisjoint(with: [.gap, .cap]))
      // On a whole date, each requested notification is planned or reported as unplaced.
      let date = outcome.firstDate.adding(days: 3)
      let midnight = try zone(outcome.zone).start(of: LocalTime(date, minuteOfDay: 0))
      let refused = outcome.unplaced.filter {
        (0..<86_400).contains($0.wish.seconds(since: midnight))
      }
      #expect(dates[date, default: []].count + refused.count == 9)
    }
  }

  @Test func whatIsFilledInOnceIsNotAskedAgain() async throws {
    let study = Samples.study([
      Samples.use("once", [Samples.daily([600])], recurrence: .oneTime)
    ])
    let never = await PlanSimulation(of: study, try Samples.settings()).run()
    #expect(never.allSatisfy { $0.notifications.count >= 9 })
    let always = await PlanSimulation(of: study, try Samples.settings(answers: 1)).run()
    #expect(always.allSatisfy { $0.notifications.count == 1 })
  }

  @Test func whatCountsFromAnAnswerBeginsWithIt() async throws {
    let anchor = ScheduleAnchorDefinition.Event.questionnaire("first")
    let study = Samples.study([
      Samples.use("first", [Samples.daily([600])], recurrence: .oneTime),
      Samples.use("then", [Samples.daily([720], anchor: anchor)]),
      Samples.use("visit", [Samples.daily([900], anchor: .staffDate("visit"))]),
    ])
    let then = Samples.key("then")
    let silent = await PlanSimulation(of: study, try Samples.settings()).run()
    #expect(
      silent.allSatisfy {
        !$0.begun.contains(then) && $0.notifications.allSatisfy { $0.key != then }
      })
    let settings = try Samples.settings(answers: 1)
    let answered = await PlanSimulation(of: study, settings).run()
    for outcome in answered {
      let first = try #require(outcome.notifications.first { $0.key == Samples.key("first") })
      let next = try #require(outcome.notifications.first { $0.key == then })
      // Filled in minutes after ten, so noon of the same day is the first.
      #expect(next.date == first.date && next.minuteOfDay == 720)
    }
    let lines = PlanReport(of: study, settings, answered).lines
    #expect(lines.map { $0.silence == nil } == [true, true, false])
    #expect(lines[2].silence?.contains("`visit`") == true)
    let quiet = PlanReport(of: study, try Samples.settings(), silent).lines
    #expect(quiet[1].silence?.contains("`first`") == true)
  }

  @Test func whatBlocksIsFilledInOnJoining() async throws {
    let study = Samples.study([
      Samples.use("profile", recurrence: .oneTime, isBlocking: true),
      Samples.use("mood", [Samples.daily([600])]),
    ])
    let outcomes = await PlanSimulation(of: study, try Samples.settings()).run()
    #expect(outcomes.allSatisfy { !$0.notifications.isEmpty })
  }
}
