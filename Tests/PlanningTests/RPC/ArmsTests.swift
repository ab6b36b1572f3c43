import CalendarSamples
import Foundation
import Messages
import RPCClient
import RPCCore
import Stubs
import Testing

@testable import PlanningService

/// Which staff sees the arms of a trial in planning.
@Suite struct ArmsTests {
  /// Staff without access to single rows cannot compare the arms of a trial.
  @Test func groupsNeedTheRightToExport() async throws {
    try await ServedPlanning.with { served in
      try await served.planned.publish([.use(.everyDay(at: 1200))])
      let study = served.planned.studyID
      let clinician = try served.staff([study: [.clinician]])
      for request in [
        PlanningV1.GetComplianceRequest(studyID: study, breakdown: .group),
        PlanningV1.GetComplianceRequest(studyID: study, breakdown: .total, groupID: "a"),
      ] {
        let error = try await served.failure {
          try await served.oversight.getCompliance(request, options: clinician)
        }
        #expect(error.code == .permissionDenied && error.reason == "NOT_STUDY_LEADER")
        for options in [try served.leader(), try served.staff([study: [.dataReader]])] {
          _ = try await served.oversight.getCompliance(request, options: options)
        }
      }
      _ = try await served.oversight.getCompliance(
        .init(studyID: study, breakdown: .studyDay), options: clinician)
    }
  }

  @Test func statusesHaveNoGroupWithoutTheRightToExport() async throws {
    try await ServedPlanning.with { served in
      try await served.planned.publish([.use(.everyDay(at: 1200))])
      try await served.planned.join(at: served.planned.now - 86_400, group: "a")
      let study = served.planned.studyID
      for (options, groups) in [
        (try served.leader(), ["a"]), (try served.staff([study: [.dataReader]]), ["a"]),
        (try served.staff([study: [.clinician]]), [""]),
      ] {
        let statuses = try await served.oversight.listParticipantStatuses(
          .init(studyID: study), options: options)
        #expect(statuses.participants.map(\.groupID) == groups)
      }
    }
  }

  @Test func blindedStaffGetsNothingOfGroups() async throws {
    try await ServedPlanning.with { served in
      try await served.planned.publish([
        .use("open", .everyDay(at: 600)), .use("armed", .everyDay(at: 700), groups: ["a"]),
      ])
      try await served.planned.join(at: served.planned.now - 86_400, group: "a")
      _ = try await served.plan()
      let study = served.planned.studyID
      let (leader, blinded) = (try served.leader(), try served.leader(isBlinded: true))
      func asked(_ options: CallOptions) async throws -> Set<String> {
        Set(
          try await served.oversight.getParticipantPlan(
            .init(studyID: study, participant: served.name), options: options
          ).notifications.map(\.questionnaireID))
      }
      #expect(try await asked(leader) == ["open", "armed"])
      #expect(try await asked(blinded) == ["open"])
      let statuses = try await served.oversight.listParticipantStatuses(
        .init(studyID: study), options: blinded)
      #expect(statuses.participants.map(\.groupID) == [""])
      for request in [
        PlanningV1.GetComplianceRequest(studyID: study, breakdown: .group),
        PlanningV1.GetComplianceRequest(studyID: study, breakdown: .total, groupID: "a"),
      ] {
        let error = try await served.failure {
          try await served.oversight.getCompliance(request, options: blinded)
        }
        #expect(error.reason == "GROUPS_CONCEALED")
      }
    }
  }
}
