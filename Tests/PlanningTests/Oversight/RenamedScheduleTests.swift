import Calendar
import Foundation
import Postgres
import Questionnaires
import Testing

@testable import PlanningService

/// A schedule that got another id several times, at last an earlier one, is one schedule.
@Suite struct RenamedScheduleTests {
  private static let ids = ["a", "b", "c", "a"]

  @Test func everyNotificationIsReproduced() async throws {
    var study = try await OverseenStudy()
    try await study.planned.join(at: study.planned.now - 86_400)
    var planned: Set<UUID> = []
    for (index, id) in Self.ids.enumerated() {
      try await study.planned.publish(
        [.use("momentary", [Schedule(id: id, plan: .tenDaily, expiresAfterMinutes: 60)])],
        revision: UInt32(index + 1),
        rules: PromptRulesDefinition(perDayMax: 10, minimumGapMinutes: 30))
      // Each planning adds to a day that an earlier one began.
      planned.formUnion(try await study.planned.plan(limit: 6 + 8 * index).map(\.id))
      for notificationID in planned {
        let draw = try await study.explain(notificationID, in: .study(study.planned.studyID)).draw
        #expect(draw?.explanation.isReproduced == true, "\(notificationID) under \(id)")
      }
      study = study.later(by: 3_600)
    }
    #expect(planned.count > 24)
    #expect(try await study.planned.count("cancelled") == 0)
  }

  @Test func whatStoodBeforeHasTheIDOfThePlanning() async throws {
    var study = try await OverseenStudy()
    try await study.planned.join(at: study.planned.now - 86_400)
    let replays = ReplayStore()
    for (index, id) in Self.ids.enumerated() {
      try await study.planned.publish(
        [.use("momentary", [Schedule(id: id, plan: .tenDaily, expiresAfterMinutes: 60)])],
        revision: UInt32(index + 1))
      _ = try await study.planned.plan(limit: 6 + 8 * index)
      let (person, now) = (study.planned.participantID, study.planned.now)
      let parts = try await study.planned.pool.answer(to: replays.parts(of: person, at: now))
      let stood = try await study.planned.pool.answer(to: replays.stood(of: person, at: now))
      #expect(parts.map(\.revision.key.scheduleID) == [id])
      #expect(stood.named(by: parts).allSatisfy { $0.key.scheduleID == id })
      #expect(index == 0 || Set(stood.map(\.key.scheduleID)).count == min(index, 3))
      study = study.later(by: 3_600)
    }
  }
}
