import FoundationEssentials
import Messages
import TestSupport
import Testing

@testable import IngestionService

/// Exports of some days, groups and questionnaires.
@Suite struct ExportFilterTests {
  private func fresh() async throws -> (IngestionStack, TestStudy, Caller) {
    let stack = try await IngestionStack.shared.value
    var study = TestStudy.revisable
    study.message.groups = ["a", "b"].map { CatalogueV1.StudyGroup(groupID: $0) }
    try await stack.deliver(study)
    return (stack, study, try stack.participant(leading: [study.studyID]))
  }

  private func days(_ first: String, _ last: String = "") -> CommonV1.ExportFilter {
    CommonV1.ExportFilter(firstDate: first, lastDate: last)
  }

  /// The clock's start is 01:00 UTC on 29 March.
  @Test func daysAreThoseOfTheParticipantsCalendar() async throws {
    let (stack, study, leader) = try await fresh()
    let caller = try stack.participant(in: study.studyID)
    var sheets = (0..<4).map { study.diarySheet(stress: Double($0), at: -7200) }
    // 23:00 UTC on 28 March.
    for (index, zone) in ["UTC", "Europe/Berlin", "Pacific/Kiritimati", "no zone"].enumerated() {
      sheets[index].timeZone = zone
    }
    #expect(try await caller.submit(sheets).allSatisfy { $0.verdict == .created })
    func stresses(_ filter: CommonV1.ExportFilter) async throws -> [String] {
      try await leader.sheets(study, filter: filter).column("stress")
    }
    #expect(try await stresses(days("2026-03-29")) == ["1", "2"])
    #expect(try await stresses(days("", "2026-03-28")) == ["0", "3"])
    #expect(try await stresses(days("2026-03-28", "2026-03-29")) == ["0", "1", "2", "3"])
    #expect(try await stresses(days("2026-03-30")) == [])
    #expect(try await leader.sheets(study, filter: .init()).rows.count == 4)
  }

  @Test func aSheetOfAWrongClockHasTheDayOfItsReceipt() async throws {
    let (stack, study, leader) = try await fresh()
    let caller = try stack.participant(in: study.studyID)
    let sheet = study.diarySheet(at: 400 * 86_400)
    #expect(try await caller.verdicts(sheet) == [.created])
    let found = try await leader.sheets(study, filter: days("2026-03-29", "2026-03-29"))
    #expect(found.column("sheet_id") == [sheet.sheetID])
    #expect(found.rows.first?["deviations"]?.contains("CLOCK_IMPLAUSIBLE") == true)
    #expect(try await leader.sheets(study, filter: days("2027-01-01")).rows.isEmpty)
  }

  @Test func groupsAreThoseAtTheFinishAndQuestionnairesAreNamed() async throws {
    let (stack, study, leader) = try await fresh()
    for group in ["a", "b", ""] {
      let caller = try stack.caller(
        id: UUID(), studies: [study.studyID], groups: group.isEmpty ? [:] : [study.studyID: group])
      #expect(
        try await caller.verdicts(study.diarySheet(), study.symptomSheet()) == [.created, .created])
    }
    func long(_ filter: CommonV1.ExportFilter) async throws -> ReceivedExport {
      try await leader.received(.init(studyID: study.studyID, layout: .long, filter: filter))
    }
    let symptoms = try await long(.init(questionnaireIDs: [study.symptomID]))
    #expect(Set(symptoms.column("questionnaire")) == [study.symptomID])
    #expect(symptoms.rows.count == 3)
    let both = try await long(.init(groupIDs: ["a", "b"], questionnaireIDs: [study.symptomID]))
    #expect(both.column("group") == ["a", "b"])
    #expect(try await long(.init(groupIDs: ["c"])).rows.isEmpty)
  }

  @Test func formerRevisionsHaveTheDayOfTheirSheet() async throws {
    let (stack, study, leader) = try await fresh()
    let caller = try stack.participant(in: study.studyID)
    let sheets = [study.diarySheet(stress: 1, at: -86_400), study.diarySheet(stress: 2, at: -60)]
    #expect(try await caller.submit(sheets).allSatisfy { $0.verdict == .created })
    for sheet in sheets {
      #expect(try await caller.amended(sheet.amendment(stress: 9)) == ["created 2"])
    }
    let found = try await leader.revisions(
      study.studyID, filter: days("2026-03-28", "2026-03-28"))
    #expect(Set(found.column("sheet_id")) == [sheets[0].sheetID])
    let other = try await leader.revisions(
      study.studyID, filter: .init(questionnaireIDs: [study.symptomID]))
    #expect(other.rows.isEmpty)
  }

  @Test func theFilterIsChecked() async throws {
    let (_, study, leader) = try await fresh()
    func reasons(_ filter: CommonV1.ExportFilter) async throws -> [String] {
      await failure { try await leader.sheets(study, filter: filter) }?.violations
        .map { "\($0.field) \($0.reason)" } ?? []
    }
    #expect(
      try await reasons(
        .init(
          firstDate: "2026-02-30", lastDate: "tomorrow", groupIDs: ["", "A b"],
          questionnaireIDs: Array(repeating: "q", count: 101))) == [
          "filter.first_date DATE_INVALID", "filter.last_date DATE_INVALID",
          "filter.group_ids[0] REQUIRED", "filter.group_ids[1] ID_INVALID",
          "filter.questionnaire_ids TOO_MANY",
        ])
    #expect(
      try await reasons(days("2026-03-02", "2026-03-01")) == ["filter.last_date PERIOD_INVALID"])
    for filtered in [
      IngestionV1.ExportAnswerSheetsRequest(
        studyID: study.studyID, layout: .participants, filter: days("2026-03-01")),
      .init(studyID: study.studyID, questionnaireID: study.diaryID, layout: .participants),
      .init(studyID: study.studyID, layout: .participants, since: "1.sheets.x.1.1"),
    ] {
      let refused = await failure { try await leader.received(filtered) }
      #expect(refused?.violations.map(\.reason) == ["FILTER_NOT_APPLICABLE"])
    }
    for refused in [
      await failure {
        try await leader.exportedSessions(study.studyID, .init(questionnaireIDs: ["q"]))
      },
      await failure {
        try await leader.exportedRecords(study.studyID, .init(questionnaireIDs: ["q"]))
      },
    ] {
      #expect(
        refused?.violations.map { "\($0.field) \($0.reason)" } == [
          "filter.questionnaire_ids FILTER_NOT_APPLICABLE"
        ])
    }
  }

  @Test func blindedStaffCannotSelectGroups() async throws {
    let (stack, study, _) = try await fresh()
    let blinded = try stack.caller(
      id: UUID(), studies: [], leading: [study.studyID]
    ) { $0.blindedStudies = [study.studyID] }
    let groups = CommonV1.ExportFilter(groupIDs: ["a"])
    let refusals = [
      await failure { try await blinded.sheets(study, filter: groups) },
      await failure { try await blinded.revisions(study.studyID, filter: groups) },
      await failure { try await blinded.exportedSessions(study.studyID, groups) },
      await failure { try await blinded.exportedRecords(study.studyID, groups) },
    ]
    #expect(refusals.map { $0?.reason } == Array(repeating: "GROUPS_CONCEALED", count: 4))
    #expect(refusals.allSatisfy { $0?.code == .permissionDenied })
    // Other filters are allowed, and the list of participants has no groups.
    #expect(try await blinded.sheets(study, filter: days("2026-03-01")).rows.isEmpty)
    let member = UUID()
    try await stack.deliver(
      EventsV1.ParticipantEnrolled(
        participantID: member.uuidString, studyID: study.studyID, groupID: "a"),
      subject: member.uuidString)
    #expect(try await blinded.participants(study.studyID).column("group") == [""])
  }
}
