import Foundation
import Messages
import RPCCore
import Testing

/// Every missing field of a request is named.
@Suite struct MissingFieldTests {
  private func violations(_ call: () async throws -> Void) async -> [String] {
    do {
      try await call()
      return []
    } catch {
      return (error as? RPCError)?.violations.map { "\($0.field) \($0.reason)" } ?? ["\(error)"]
    }
  }

  @Test func aChangeNamesTheEtagThatItIsMadeOn() async throws {
    try await ProjectFixture.with { fixture in
      let draft = try await fixture.draft()
      let leader = fixture.context(fixture.leader)
      let updated = await violations {
        _ = try await fixture.drafts.updateDraft(
          .init(draftID: draft.draftID, questionnaire: draft.questionnaire), context: leader)
      }
      #expect(updated == ["etag REQUIRED"])
      let published = await violations {
        _ = try await fixture.drafts.publishDraft(.init(draftID: "x"), context: leader)
      }
      #expect(published == ["draft_id ID_INVALID", "etag REQUIRED"])
      let project = await violations {
        _ = try await fixture.projects.updateProject(
          .init(project: .init(projectID: ProjectFixture.id)),
          context: fixture.context(fixture.owner))
      }
      #expect(project == ["etag REQUIRED"])
    }
  }

  @Test func everyFieldThatThereIsNotIsNamed() async throws {
    try await ProjectFixture.with { fixture in
      let draft = try await fixture.draft()
      let reader = fixture.context(fixture.reader)
      let mask = ["nope", "title", "nope2"]
      let read = await violations {
        _ = try await fixture.drafts.getDraft(
          .init(draftID: draft.draftID, readMask: .init(paths: mask)), context: reader)
      }
      #expect(read == ["read_mask.paths[0] FIELD_UNKNOWN", "read_mask.paths[2] FIELD_UNKNOWN"])
      let studies = await violations {
        _ = try await fixture.harness.catalogue.listStudies(
          .init(readMask: .init(paths: mask)), context: Caller.nobody.context)
      }
      #expect(studies == ["read_mask.paths[0] FIELD_UNKNOWN", "read_mask.paths[2] FIELD_UNKNOWN"])
      let written = await violations {
        _ = try await fixture.update(draft, ["nope", "version", "title"]) { _ in }
      }
      #expect(
        written == [
          "update_mask.paths[0] FIELD_UNKNOWN", "update_mask.paths[1] FIELD_NOT_WRITABLE",
        ])
      let project = await violations {
        _ = try await fixture.projects.updateProject(
          .init(
            project: .init(projectID: ProjectFixture.id), updateMask: .init(paths: mask), etag: "x"),
          context: fixture.context(fixture.owner))
      }
      #expect(
        project == ["update_mask.paths[0] FIELD_UNKNOWN", "update_mask.paths[2] FIELD_UNKNOWN"])
    }
  }

  @Test func tooLargePartsAreNamedAsSent() async throws {
    try await ProjectFixture.with { fixture in
      var contents = SampleMessages.questionnaire()
      contents.elements = (0...5_000).map {
        .init(elementID: "p\($0)", content: .pageBreak(.init()))
      }
      let many = contents
      let created = await violations { _ = try await fixture.draft(many) }
      #expect(created == ["contents.elements TOO_MANY_ELEMENTS"])
    }
  }

  @Test func anUnknownSharingIsRefusedWhereItIsWritten() async throws {
    try await ProjectFixture.with { fixture in
      var contents = SampleMessages.questionnaire()
      contents.sharing = .unrecognized(99)
      let shared = contents
      let draft = await violations { _ = try await fixture.draft(shared) }
      #expect(draft == ["contents.sharing SHARING_UNKNOWN"])
      let imported = await violations {
        _ = try await fixture.harness.authoring.importStudy(
          .init(questionnaires: [shared]), context: Caller.administrator.context)
      }
      #expect(imported.contains("questionnaires[0].sharing SHARING_UNKNOWN"))
    }
  }

  @Test func aStudyWithoutANameIsNotOneOfAnotherLeader() async throws {
    try await ProjectFixture.with { fixture in
      let imported = await violations {
        _ = try await fixture.harness.authoring.importStudy(
          .init(), context: fixture.context(fixture.stranger))
      }
      #expect(imported == ["study.study_id REQUIRED"])
    }
  }
}
