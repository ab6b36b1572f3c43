import Foundation
import Messages
import Postgres
import QuestionnaireWire
import Questionnaires
import ServiceKit

@testable import PlanningService

extension Planned {
  /// The questionnaire `follow-up` follows the trigger `t`, by default after 20 to 40 minutes.
  func publish(
    _ trigger: TriggerDefinition, beside others: [CatalogueV1.StudyQuestionnaire] = [],
    _ schedule: Schedule? = nil, revision: UInt32 = 1,
    rules: PromptRulesDefinition = PromptRulesDefinition(), and more: [TriggerDefinition] = []
  ) async throws {
    let followUp = CatalogueV1.StudyQuestionnaire.use(
      "follow-up", [schedule ?? .following(RelativePlan(delayMinutes: 20...40))])
    try await apply(
      EventsV1.StudyPublished(
        study: CatalogueV1.Study(
          studyID: studyID, questionnaires: [followUp] + others, revision: revision,
          promptRules: CatalogueV1.PromptRules(rules),
          triggers: ([trigger] + more).map { CatalogueV1.Trigger($0) })), by: StudyConsumer())
  }

  func fire(
    _ occurrenceID: UUID = UUID(), at date: Date? = nil, withdrawn: Bool = false
  ) async throws {
    try await apply(
      EventsV1.TriggerFired(
        participantID: participantID.uuidString.lowercased(), studyID: studyID, triggerID: "t",
        occurrenceID: occurrenceID.uuidString.lowercased(), fireTime: .init(date ?? now),
        withdrawn: withdrawn), by: TriggerConsumer())
  }

  /// Returns the seconds from now to each notification that follows the trigger.
  func follows(limit: Int = 64) async throws -> [Int] {
    try await plan(limit: limit).filter { $0.key.questionnaireID == "follow-up" }.map {
      Int($0.instant.at.date.timeIntervalSince(now))
    }
  }

  /// Returns why notifications are stored that were not planned, earliest first.
  func withoutRoom() async throws -> [String] {
    try await pool.query(
      """
      SELECT no_room FROM notifications
      WHERE participant_id = \(participantID) AND no_room IS NOT NULL AND cancelled_at IS NOT NULL
      ORDER BY at
      """
    ).map { try $0.decode("no_room") }
  }

  /// Outcomes ordered by firing time.
  func outcomes() async throws -> [TriggerOutcome?] {
    try await pool.transaction {
      try await $0.answers(
        to: TriggerStore().occurrences(of: participantID, in: [studyID], since: now - 30 * 86_400))
    }.map(\.outcome)
  }
}

extension Schedule {
  static func following(_ plan: RelativePlan, priority: Int = 0) -> Schedule {
    Schedule(
      plan: .after(plan), anchor: ScheduleAnchorDefinition(event: .trigger("t")),
      expiresAfterMinutes: 60, priority: priority)
  }
}
