import Foundation
import Messages
import Postgres
import ServiceKit
import TestSupport
import Testing

@testable import PlanningService
@testable import Privacy

/// Labels by which a study's own records know participants.
@Suite struct SubjectLabelTests {
  private func record(_ label: String, toldAt: Date, _ planned: Planned) async throws {
    let change = EnrolmentChange(
      participantID: planned.participantID, studyID: planned.studyID, at: planned.now,
      kind: .joined(groupID: ""), consent: .init(endsAt: nil, toldAt: toldAt), subjectLabel: label)
    try await planned.pool.transaction {
      try await RecordEnrolmentChange(events: Planned.events)(change, on: $0)
    }
  }

  private func stored(_ planned: Planned) async throws -> String {
    try await planned.pool.query(
      """
      SELECT subject_label FROM enrolments
      WHERE participant_id = \(planned.participantID) AND study_id = \(planned.studyID)
      """)[0].decode("subject_label")
  }

  @Test func theLatestLabelCountsInAnyOrder() async throws {
    let planned = try await Planned()
    try await record("KL-2", toldAt: planned.now + 20, planned)
    try await record("KL-1", toldAt: planned.now + 10, planned)
    #expect(try await stored(planned) == "KL-2")
    // A newer token tells the end of the consent, and nothing about the label.
    try await planned.pool.transaction {
      try await $0.answers(
        to: EnrolmentStore().keep(
          consentEnds: [planned.studyID: nil], of: planned.participantID,
          toldAt: planned.now + 60))
    }
    try await record("KL-3", toldAt: planned.now + 30, planned)
    #expect(try await stored(planned) == "KL-3")
    try await record("", toldAt: planned.now + 40, planned)
    #expect(try await stored(planned) == "")
  }

  @Test func aLabelIsShownAndFoundWithTheRightInAStudyThatUsesLabels() async throws {
    let planned = try await Planned()
    let pseudonym = String(planned.participantID.uuidString.lowercased().filter(\.isLetter))
    try await planned.apply(
      EventsV1.StudyPublished(
        study: CatalogueV1.Study(studyID: planned.studyID, revision: 1, subjectLabels: true)),
      by: StudyConsumer())
    try await record("KL-42", toldAt: planned.now, planned)
    try await planned.pool.execute(
      """
      UPDATE enrolments SET pseudonym = \(pseudonym) WHERE study_id = \(planned.studyID)
      """)
    func found(_ search: String, showsLabels: Bool = true) async throws -> [String] {
      try await planned.pool.transaction {
        try await $0.answers(
          to: ParticipantFactsStore().facts(
            of: planned.studyID, includesTests: false, concealsGroups: false, search: search,
            showsLabels: showsLabels, now: planned.now, after: nil, limit: 5))
      }.map(\.subjectLabel)
    }
    #expect(try await found("") == ["KL-42"])
    #expect(try await found("kl-4") == ["KL-42"])
    #expect(try await found(pseudonym.uppercased()) == ["KL-42"])
    #expect(try await found("4").isEmpty)
    #expect(try await found("%").isEmpty)
    #expect(try await found("", showsLabels: false) == [""])
    #expect(try await found("kl-4", showsLabels: false).isEmpty)
    try await planned.apply(
      EventsV1.StudyPublished(
        study: CatalogueV1.Study(studyID: planned.studyID, revision: 2)), by: StudyConsumer())
    #expect(try await found("") == [""])
    #expect(try await found("kl-4").isEmpty)
  }
}
