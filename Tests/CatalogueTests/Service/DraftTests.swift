import Foundation
import Messages
import RPCCore
import Testing

@Suite struct DraftTests {
  @Test func aDraftIsMadeOnceHoweverOftenItIsSent() async throws {
    try await ProjectFixture.with { fixture in
      let request = CatalogueV1.CreateDraftRequest(
        draftID: UUID().uuidString, projectID: ProjectFixture.id, questionnaireID: "daily")
      let leader = fixture.context(fixture.leader)
      let first = try await fixture.drafts.createDraft(request, context: leader)
      #expect(first.questionnaire?.questionnaireID == "daily")
      #expect(first.questionnaire?.defaultLanguage == "en")
      #expect(first.baseVersion == 0)
      let again = try await fixture.drafts.createDraft(request, context: leader)
      #expect(again == first)
      var other = request
      other.questionnaireID = "weekly"
      let changed = other
      let reason = await reason {
        _ = try await fixture.drafts.createDraft(changed, context: leader)
      }
      #expect(reason == "DRAFT_EXISTS")
      let found1 = try await fixture.harness.count("drafts")
      #expect(found1 == 1)
    }
  }

  @Test func malformedRequestsAreNamed() async throws {
    try await ProjectFixture.with { fixture in
      let leader = fixture.context(fixture.leader)
      let draft = try await fixture.draft()
      let cases: [(String, () async throws -> Void)] = [
        (
          "ID_INVALID",
          {
            _ = try await fixture.drafts.createDraft(
              .init(draftID: "1", projectID: ProjectFixture.id, questionnaireID: "a"),
              context: leader)
          }
        ),
        (
          "REQUIRED",
          {
            _ = try await fixture.drafts.createDraft(
              .init(draftID: UUID().uuidString, projectID: ProjectFixture.id), context: leader)
          }
        ),
        ("FIELD_NOT_WRITABLE", { _ = try await fixture.update(draft, ["version"]) { _ in } }),
        ("FIELD_UNKNOWN", { _ = try await fixture.update(draft, ["colour"]) { _ in } }),
        ("ELEMENT_UNKNOWN", { _ = try await fixture.update(draft, elements: ["x"]) { _ in } }),
        (
          "FIELD_UNKNOWN",
          {
            _ = try await fixture.drafts.getDraft(
              .init(draftID: draft.draftID, readMask: .init(paths: ["colour"])), context: leader)
          }
        ),
        (
          "QUESTIONNAIRE_VERSION_UNKNOWN",
          {
            _ = try await fixture.drafts.createDraft(
              .init(
                draftID: UUID().uuidString, projectID: ProjectFixture.id, questionnaireID: "a",
                source: .forkOf(.init(questionnaireID: "unknown"))), context: leader)
          }
        ),
      ]
      for (expected, call) in cases {
        let found = await reason(call)
        #expect(found == expected)
      }
    }
  }

  @Test func elementsChangeOneByOneAndFieldsByMask() async throws {
    try await ProjectFixture.with { fixture in
      let draft = try await fixture.draft()
      let changed = try await fixture.update(draft, ["licence"], elements: ["stress"]) {
        $0.licence = "CC0-1.0"
        $0.doi = "ignored"
        $0.elements[1].content = .question(
          .init(text: SampleMessages.text("How calm?"), type: .yesNo(.init())))
        $0.elements[0].content = .headline(SampleMessages.text("ignored"))
      }
      let contents = try #require(changed.questionnaire)
      #expect(contents.licence == "CC0-1.0")
      #expect(contents.doi == "")
      #expect(contents.elements[0] == draft.questionnaire?.elements[0])
      #expect(contents.elements[1] != draft.questionnaire?.elements[1])
      #expect(changed.etag != draft.etag)
      let unchanged = try await fixture.update(changed) { _ in }
      #expect(unchanged.etag == changed.etag)
    }
  }

  @Test func oneOfTwoConcurrentChangesMustReadAgain() async throws {
    try await ProjectFixture.with { fixture in
      let draft = try await fixture.draft()
      let results = await withTaskGroup(of: String.self) { group in
        for word in ["first", "second", "third"] {
          group.addTask {
            await reason {
              _ = try await fixture.update(draft) { $0.closing = SampleMessages.text(word) }
            }
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(results.sorted() == ["", "ETAG_MISMATCH", "ETAG_MISMATCH"])
      let stale = await reason { _ = try await fixture.publish(draft) }
      #expect(stale == "ETAG_MISMATCH")
      let deleting = await reason {
        _ = try await fixture.drafts.deleteDraft(
          .init(draftID: draft.draftID, etag: draft.etag),
          context: fixture.context(fixture.leader))
      }
      #expect(deleting == "ETAG_MISMATCH")
    }
  }

  @Test func readingSaysWhetherAnythingChanged() async throws {
    try await ProjectFixture.with { fixture in
      let reader = fixture.context(fixture.reader)
      let draft = try await fixture.draft()
      let read = try await fixture.drafts.getDraft(.init(draftID: draft.draftID), context: reader)
      #expect(read.draft == draft)
      let again = try await fixture.drafts.getDraft(
        .init(draftID: draft.draftID, etag: draft.etag), context: reader)
      #expect(again.notModified)
      #expect(again.draft?.questionnaire == nil)
      let masked = try await fixture.drafts.getDraft(
        .init(draftID: draft.draftID, readMask: .init(paths: ["title"])), context: reader)
      #expect(masked.draft?.questionnaire?.title == draft.questionnaire?.title)
      #expect(masked.draft?.questionnaire?.elements == [])

      for _ in 0..<3 { _ = try await fixture.draft() }
      var seen: [String] = []
      var token = ""
      repeat {
        let page = try await fixture.drafts.listDrafts(
          .init(projectID: ProjectFixture.id, pageSize: 3, pageToken: token), context: reader)
        seen += page.drafts.map(\.draftID)
        #expect(page.drafts.allSatisfy { $0.questionnaire?.elements == [] })
        token = page.nextPageToken
      } while !token.isEmpty
      #expect(seen.count == 4)
      #expect(seen == seen.sorted())
    }
  }

  @Test func findingsKeepADraftFromBeingPublished() async throws {
    try await ProjectFixture.with { fixture in
      var contents = SampleMessages.questionnaire()
      contents.languages = ["fr"]
      let draft = try await fixture.draft(contents)
      let checked = try await fixture.drafts.checkDraft(
        .init(draftID: draft.draftID), context: fixture.context(fixture.reader))
      #expect(!checked.publishable)
      #expect(checked.findings.contains { $0.reason == "TRANSLATION_MISSING" })
      let error = await #expect(throws: RPCError.self) { _ = try await fixture.publish(draft) }
      #expect(error?.code == .failedPrecondition)
      #expect(error?.reason == "DRAFT_HAS_FINDINGS")
      #expect(error?.violations.count == checked.findings.count)
      let found2 = try await fixture.harness.count("questionnaire_versions")
      #expect(found2 == 0)
    }
  }

  @Test func publishingMakesTheNextVersionOnce() async throws {
    try await ProjectFixture.with { fixture in
      let draft = try await fixture.draft()
      let first = try await fixture.publish(draft)
      #expect(first.version == 1 && first.published)
      let again = try await fixture.publish(draft)
      #expect(again.version == 1 && !again.published)
      #expect(again.contentHash == first.contentHash)

      let changed = try await fixture.update(draft) { $0.closing = SampleMessages.text("Bye") }
      let second = try await fixture.publish(changed)
      #expect(second.version == 2 && second.published)
      #expect(second.contentHash != first.contentHash)
      // The same contents from another draft create no new version.
      let same = try await fixture.publish(
        try await fixture.drafts.createDraft(
          .init(
            draftID: UUID().uuidString, projectID: ProjectFixture.id,
            source: .revisionOf(.init(questionnaireID: "daily"))),
          context: fixture.context(fixture.leader)))
      #expect(same.version == 2 && !same.published)
      let events = try await fixture.harness.events()
      #expect(events.map(\.type) == Array(repeating: "QuestionnaireVersionPublished", count: 2))
      let told = try EventsV1.QuestionnaireVersionPublished(serialized: events[1].data)
      #expect(told.questionnaire?.version == 2)
      #expect(told.questionnaire?.contentHash == second.contentHash)
    }
  }

  @Test func aDraftMustTakeIntoAccountWhatWasPublishedMeanwhile() async throws {
    try await ProjectFixture.with { fixture in
      let slow = try await fixture.draft()
      try await fixture.publish(SampleMessages.questionnaire())
      let changed = try await fixture.update(slow) { $0.closing = SampleMessages.text("Bye") }
      let reason = await reason { _ = try await fixture.publish(changed) }
      #expect(reason == "PUBLISHED_MEANWHILE")
      let merged = try await fixture.drafts.updateDraft(
        .init(
          draftID: changed.draftID, questionnaire: changed.questionnaire, etag: changed.etag,
          baseVersion: 1), context: fixture.context(fixture.leader))
      let found3 = try await fixture.publish(merged).version
      #expect(found3 == 2)
    }
  }
}
