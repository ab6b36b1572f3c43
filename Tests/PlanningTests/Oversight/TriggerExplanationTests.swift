import Calendar
import Foundation
import Messages
import Questionnaires
import Testing

@testable import PlanningService

/// Explanations of notifications that follow a trigger, from the tables.
@Suite struct TriggerExplanationTests {
  private func joined(
    rules: PromptRulesDefinition = PromptRulesDefinition(),
    beside others: [CatalogueV1.StudyQuestionnaire] = [], delay: ClosedRange<Int> = 20...40
  ) async throws -> OverseenStudy {
    let study = try await OverseenStudy()
    try await study.planned.publish(
      TriggerDefinition(id: "t", cause: .staff, cooldownMinutes: 15), beside: others,
      .following(RelativePlan(delayMinutes: delay)), rules: rules)
    try await study.planned.join(at: study.planned.now - 86_400)
    return study
  }

  private func explained(
    _ study: OverseenStudy, _ one: PlannedNotification
  ) async throws -> ExplainedNotification.Draw {
    try #require(
      try await study.explain(one.id, in: .study(study.planned.studyID)).draw)
  }

  @Test func anOccurrenceAndItsDelayAreTold() async throws {
    let study = try await joined()
    let (id, firedAt) = (UUID(), study.planned.now - 30)
    try await study.planned.fire(id, at: firedAt)
    let one = try #require(try await study.planned.plan().first)
    let draw = try await explained(study, one)
    let followed = try #require(draw.explanation.followed)
    #expect(draw.explanation.isReproduced && draw.cooldownMinutes == 15)
    #expect(followed.occurrence.fired.id == id)
    #expect(followed.occurrence.fired.firedAt.date == firedAt)
    let notice = followed.occurrence.fired.toldAt.date.timeIntervalSince(study.planned.now)
    #expect((60..<120).contains(notice))
    #expect(followed.delay.bounds == 1_200...2_400)
    #expect(followed.delay.drawn == one.instant.at)
    #expect(followed.delay.drawn.date == firedAt + Double(followed.delay.seconds))
    // Earlier and later firings do not affect it.
    let later = study.later(by: 3_600)
    try await later.planned.fire(UUID(), at: later.planned.now)
    let next = try #require(try await later.planned.plan().first)
    for notification in [one, next] {
      #expect(try await explained(later, notification).explanation.isReproduced)
    }
  }

  @Test func whatRulesMovedIsPlacedAgain() async throws {
    // Twenty minutes after noon UTC is 14:20 in Berlin.
    var study = try await joined(
      rules: PromptRulesDefinition(minimumGapMinutes: 30), beside: [.use(.everyDay(at: 860))],
      delay: 20...20)
    _ = try await study.planned.plan()
    study = study.later(by: 60)
    try await study.planned.fire()
    let one = try #require(
      try await study.planned.plan().first { $0.key.questionnaireID == "follow-up" })
    let explanation = try await explained(study, one).explanation
    #expect(explanation.isReproduced && explanation.placement?.isMoved == true)
    #expect(explanation.followed?.delay.drawn == explanation.wish)
    // Quiet hours of the person move it.
    study = study.later(by: 60)
    try await study.planned.choose(
      quiet: [IngestionV1.QuietHours(startMinute: 840, endMinute: 1_000)], revision: 1)
    let after = try #require(
      try await study.planned.plan().first { $0.key.questionnaireID == "follow-up" })
    #expect(after.instant.at != one.instant.at)
    #expect(try await explained(study, after).explanation.isReproduced)
  }

  @Test func whatHappenedAtAnotherTimeIsNotReproduced() async throws {
    let study = try await joined()
    let id = UUID()
    try await study.planned.fire(id)
    let one = try #require(try await study.planned.plan().first)
    try await study.planned.fire(id, at: study.planned.now + 7_200)
    let other = try #require(try await study.planned.plan().first)
    #expect(other.id != one.id)
    #expect(try await explained(study, other).explanation.isReproduced)
    let draw = try await explained(study, one)
    #expect(!draw.explanation.isReproduced && draw.explanation.followed == nil)
    #expect(draw.cooldownMinutes == nil)
  }

  @Test func whatWasTakenBackIsStillExplained() async throws {
    let study = try await joined()
    let id = UUID()
    try await study.planned.fire(id)
    let one = try #require(try await study.planned.plan().first)
    try await study.planned.fire(id, at: study.planned.now, withdrawn: true)
    #expect(try await study.planned.plan().isEmpty)
    let explanation = try await explained(study, one).explanation
    #expect(explanation.isReproduced && explanation.followed?.occurrence.isWithdrawn == true)
  }
}
