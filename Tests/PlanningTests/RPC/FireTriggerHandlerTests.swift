import Foundation
import Messages
import Questionnaires
import RPCClient
import Stubs
import Testing

@testable import PlanningService

/// Firing triggers through the API.
@Suite struct FireTriggerHandlerTests {
  private func with(
    _ body: (ServedPlanning, PlanningV1.FireTriggerRequest) async throws -> Void
  ) async throws {
    try await ServedPlanning.with { served in
      try await served.planned.publish(
        TriggerDefinition(id: "t", cause: .staff),
        and: [TriggerDefinition(id: "silence", cause: .inactivity(InactivityCause(days: 300)))])
      try await served.planned.join(at: served.planned.now - 86_400)
      try await body(
        served,
        PlanningV1.FireTriggerRequest(
          studyID: served.planned.studyID, participant: served.name, triggerID: "t",
          occurrenceID: UUID().uuidString.lowercased()))
    }
  }

  @Test func onlyTheStudysLeadersFire() async throws {
    try await with { served, request in
      for options in [try served.token(), try served.leader(of: ["another"])] {
        let error = try await served.failure {
          try await served.oversight.fireTrigger(request, options: options)
        }
        #expect(error.code == .permissionDenied && error.reason == "NOT_STUDY_LEADER")
      }
      let leader = try served.leader()
      let fired = try #require(
        try await served.oversight.fireTrigger(request, options: leader).occurrence)
      #expect(fired.participant == served.name && fired.triggerID == "t")
      #expect(fired.occurrenceID == request.occurrenceID && fired.outcome == .unspecified)
      #expect(fired.fireTime?.date == served.clock.now())
      let plan = try await served.plan()
      #expect(plan.notifications.map(\.questionnaireID) == ["follow-up"])
      let again = try #require(
        try await served.oversight.fireTrigger(request, options: leader).occurrence)
      #expect(again.outcome == .planned && again.promptTime == plan.notifications[0].notifyTime)
    }
  }

  @Test func eachRefusalHasItsReason() async throws {
    try await with { served, request in
      let leader = try served.leader()
      func refusal(
        _ change: (inout PlanningV1.FireTriggerRequest) -> Void
      ) async throws -> String {
        var request = request
        change(&request)
        let error = try await served.failure {
          try await served.oversight.fireTrigger(request, options: leader)
        }
        return "\(error.code) \(error.reason ?? "-")"
      }
      #expect(try await refusal { $0.triggerID = "nothing" } == "notFound TRIGGER_UNKNOWN")
      #expect(
        try await refusal { $0.triggerID = "silence" } == "failedPrecondition TRIGGER_NOT_BY_HAND")
      #expect(
        try await refusal { $0.participant = "aaaaaaaaaaaaaaaa" } == "notFound PARTICIPANT_UNKNOWN")
      let wrong = try await served.failure {
        try await served.oversight.fireTrigger(
          .init(participant: "nobody", triggerID: "?", occurrenceID: "1"), options: leader)
      }
      #expect(
        wrong.violations.map { "\($0.field) \($0.reason)" } == [
          "study_id REQUIRED", "participant PARTICIPANT_INVALID", "trigger_id ID_INVALID",
          "occurrence_id ID_INVALID",
        ])
    }
  }
}
