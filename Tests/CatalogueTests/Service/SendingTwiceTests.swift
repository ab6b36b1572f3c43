import Foundation
import Messages
import RPCCore
import Testing

@testable import CatalogueService

/// Every write repeated after a lost response: nothing changes, nothing is recorded, and the caller
/// gets a success.
@Suite struct SendingTwiceTests {
  private typealias Write = @Sendable () async throws -> Void

  private func expectOnce(
    _ name: String, _ fixture: ProjectFixture, _ write: Write
  ) async throws {
    let first = await reason(write)
    #expect(first == "", "\(name)")
    func state() async throws -> [Int] {
      var counts: [Int] = []
      for table in [
        "audit_log", "outbox", "questionnaire_versions", "study_revisions", "library_versions",
        "drafts", "project_roles", "projects",
      ] { counts.append(try await fixture.harness.count(table)) }
      return counts
    }
    let before = try await state()
    let second = await reason(write)
    #expect(second == "", "\(name), sent again")
    let after = try await state()
    #expect(after == before, "\(name), sent again")
  }

  @Test func everyWriteMayBeSentAgain() async throws {
    try await ProjectFixture.with { fixture in
      let projects = fixture.projects
      let (library, id) = (fixture.harness.parts.library, ProjectFixture.id)
      let (leader, owner) = (fixture.context(fixture.leader), fixture.context(fixture.owner))
      var project = fixture.project
      project.projectID = "another"
      let another = project
      try await expectOnce("CreateProject", fixture) {
        _ = try await projects.createProject(.init(project: another), context: owner)
      }
      let etag = try await projects.getProject(.init(projectID: id), context: owner).project?.etag
      var renamed = fixture.project
      renamed.title = SampleMessages.text("Ears")
      let ears = renamed
      try await expectOnce("UpdateProject", fixture) {
        _ = try await projects.updateProject(.init(project: ears, etag: etag ?? ""), context: owner)
      }
      try await expectOnce("SetProjectRole", fixture) {
        _ = try await fixture.setRole(.reader, of: fixture.stranger)
      }
      try await expectOnce("SetProjectRole, leaving", fixture) {
        _ = try await fixture.setRole(
          .unspecified, of: fixture.stranger, by: fixture.stranger)
      }
      try await expectOnce("PublishSoundCollection", fixture) {
        _ = try await library.publishSoundCollection(
          .init(projectID: id, soundCollection: LibrarySamples.sounds()), context: leader)
      }
      try await expectOnce("PublishVocabulary", fixture) {
        _ = try await library.publishVocabulary(
          .init(projectID: id, vocabulary: LibrarySamples.vocabulary()), context: leader)
      }
      try await expectOnce("PublishItem", fixture) {
        _ = try await library.publishItem(
          .init(projectID: id, item: LibrarySamples.item()), context: leader)
      }
      try await expectOnce("ImportStudy", fixture) {
        try await fixture.harness.importStudy(.sample())
      }
      try await draftsMayBeSentAgain(fixture)
    }
  }

  private func draftsMayBeSentAgain(_ fixture: ProjectFixture) async throws {
    let drafts = fixture.drafts
    let leader = fixture.context(fixture.leader)
    let draftID = UUID().uuidString
    try await expectOnce("CreateDraft", fixture) {
      _ = try await drafts.createDraft(
        .init(
          draftID: draftID, projectID: ProjectFixture.id,
          source: .contents(SampleMessages.questionnaire("own-daily"))), context: leader)
    }
    let made = try await drafts.getDraft(.init(draftID: draftID), context: leader).draft ?? .init()
    // The new text makes other translations outdated, which the service marks.
    var contents = made.questionnaire ?? .init()
    contents.elements[0].content = .headline(
      SampleMessages.text("Section A", german: "Teil A"))
    let changed = contents
    try await expectOnce("UpdateDraft", fixture) {
      _ = try await drafts.updateDraft(
        .init(draftID: draftID, questionnaire: changed, etag: made.etag), context: leader)
    }
    contents.closing = SampleMessages.text("Goodbye")
    let late = contents
    let overtaken = await reason {
      _ = try await drafts.updateDraft(
        .init(draftID: draftID, questionnaire: late, etag: made.etag), context: leader)
    }
    #expect(overtaken == "ETAG_MISMATCH")
    let current = try await drafts.getDraft(.init(draftID: draftID), context: leader).draft
    try await expectOnce("PublishDraft", fixture) {
      _ = try await drafts.publishDraft(
        .init(draftID: draftID, etag: current?.etag ?? ""), context: leader)
    }
    for reinstate in [false, true] {
      try await expectOnce("RetireQuestionnaire", fixture) {
        _ = try await drafts.retireQuestionnaire(
          .init(questionnaireID: "own-daily", reinstate: reinstate), context: leader)
      }
    }
    try await expectOnce("DeleteDraft", fixture) {
      _ = try await drafts.deleteDraft(.init(draftID: draftID), context: leader)
    }
  }
}
