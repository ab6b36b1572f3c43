import Foundation
import Postgres
import Questionnaires
import Testing

@testable import PlanningService

/// Firing of triggers by staff.
@Suite struct FireTriggerTests {
  /// Creates a study with one trigger that staff fires, and one with another cause.
  private func joined(cooldown: UInt32 = 0) async throws -> OverseenStudy {
    let study = try await OverseenStudy()
    try await study.planned.publish(
      TriggerDefinition(id: "t", cause: .staff, cooldownMinutes: cooldown),
      and: [TriggerDefinition(id: "silence", cause: .inactivity(InactivityCause(days: 300)))])
    try await study.planned.join(at: study.planned.now - 86_400)
    return study
  }

  private func fire(
    _ study: OverseenStudy, _ id: UUID = UUID(), _ triggerID: String = "t", name: String? = nil
  ) async throws -> KnownOccurrence {
    try await study.fire(
      FireTrigger.Request(
        occurrenceID: id, studyID: study.planned.studyID, pseudonym: name ?? study.name,
        triggerID: triggerID), by: study.leader, now: study.planned.now)
  }

  private func failure(
    _ body: () async throws -> KnownOccurrence
  ) async throws -> OversightError? {
    do {
      _ = try await body()
      return nil
    } catch let error as OversightError {
      return error
    }
  }

  @Test func itNotifiesOnceAfterItsDelay() async throws {
    let study = try await joined()
    let id = UUID()
    let fired = try await fire(study, id)
    #expect(fired.fired.id == id && fired.outcome == nil && fired.notificationAt == nil)
    #expect(fired.fired.firedAt.date == study.planned.now)
    #expect(try await fire(study.later(by: 5), id) == fired)
    let follows = try await study.planned.follows()
    #expect(follows.count == 1 && (1_200...2_400).contains(follows[0]))
    // A repeated request returns the current outcome.
    let again = try await fire(study, id)
    #expect(again.outcome == .planned)
    #expect(again.notificationAt == study.planned.now + TimeInterval(follows[0]))
    #expect(try await study.planned.follows() == follows)
    let audited = try await study.audited()
    #expect(audited.map(\.action) == ["trigger.fired"])
    #expect(audited.map(\.object) == ["\(study.planned.studyID) t \(id)"])
  }

  @Test func firingsTooNearDoNotNotify() async throws {
    let study = try await joined(cooldown: 60)
    let (first, second) = (UUID(), UUID())
    _ = try await fire(study, first)
    _ = try await fire(study.later(by: 600), second)
    #expect(try await study.planned.follows().count == 1)
    #expect(try await fire(study, first).outcome == .planned)
    #expect(try await fire(study, second).outcome == .cooldown)
    #expect(try await fire(study, second).notificationAt == nil)
  }

  @Test func whatIsRefusedFiresNothing() async throws {
    let study = try await joined()
    #expect(
      try await failure { try await fire(study, UUID(), "nothing") }
        == .triggerUnknown(triggerID: "nothing", studyID: study.planned.studyID))
    #expect(
      try await failure { try await fire(study, UUID(), "silence") } == .triggerNotByHand("silence")
    )
    #expect(
      try await failure { try await fire(study, name: "aaaaaaaaaaaaaaaa") } == .participantUnknown)
    #expect(try await study.planned.outcomes().isEmpty)
    #expect(try await study.audited().isEmpty)
    let id = UUID()
    let fired = try await fire(study, id)
    try await study.planned.leave(at: study.planned.now + 1)
    #expect(try await failure { try await fire(study) } == .participantLeft)
    // The response may have been lost.
    #expect(try await fire(study, id) == fired)
  }

  @Test func itFiresSoOftenADay() async throws {
    let study = try await joined()
    let planned = study.planned
    let tellings = (0..<FireTrigger.perDayMax).map { _ in
      TriggerMessage(
        participantID: planned.participantID, studyID: planned.studyID, triggerID: "t",
        occurrenceID: UUID(), firedAt: planned.now, toldAt: planned.now)
    }
    try await planned.pool.transaction { try await $0.run([TriggerStore().note(tellings)]) }
    #expect(
      try await failure { try await fire(study.later(by: 86_399)) }
        == .firedTooOften(maximum: FireTrigger.perDayMax))
    _ = try await fire(study.later(by: 86_400))
  }
}
