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
          "ID_INVALID",
          {
            _ = try await fixture.drafts.createDraft(
              .init(draftID: UUID().uuidString, projectID: ProjectFixture.id), context: leader)
          }
        ),
        ("FIELD_NOT_WRITABLE", { _ = try await fixture.update(draft, ["version"]) { _ in } }),
        ("FIELD_UNKNOWN", { _ = try await fixture.update(draft, ["colour"]) { _ in } }),
        ("ELEMENT_UNKNOWN", { _ = try await fixture.update(draft, ["elements.x"]) { _ in } }),
        (
          "FIELD_UNKNOWN",
          {
            _ = try await fixture.drafts.getDraft(
              .init(draftID: draft.draftID, readMask: ["colour"]), context: leader)
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
      let changed = try await fixture.update(draft, ["elements.stress", "licence"]) {
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

  @Test func ofTwoWhoChangeAtOnceOneMustReadAgain() async throws {
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
        .init(draftID: draft.draftID, readMask: ["title"]), context: reader)
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
      // The same contents from another draft publish nothing new.
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

  @Test func theSameItemMeansComparableAnswers() async throws {
    try await ProjectFixture.with { fixture in
      func asking(_ id: String, upTo maximum: Double) -> CatalogueV1.Questionnaire {
        var contents = SampleMessages.questionnaire(id)
        contents.elements[1].content = .question(
          .init(
            text: SampleMessages.text("How stressed?"),
            type: .slider(.init(minimum: 0, maximum: maximum, step: 1)), itemID: "stress-now"))
        return contents
      }
      try await fixture.publish(asking("daily", upTo: 100))
      let found4 = try await fixture.publish(asking("weekly", upTo: 100)).published
      #expect(found4)
      let draft = try await fixture.draft(asking("monthly", upTo: 200))
      let error = await #expect(throws: RPCError.self) { _ = try await fixture.publish(draft) }
      #expect(error?.violations.map(\.reason) == ["ITEM_RECODED"])
      #expect(error?.violations.map(\.field) == ["elements[1].question.item_id"])
      // Importing into the project meets the same rule.
      var study = CatalogueV1.ImportStudyRequest.sample("other", ["yearly"])
      study.projectID = ProjectFixture.id
      study.questionnaires = [asking("yearly", upTo: 200)]
      let request = study
      let importing = await #expect(throws: RPCError.self) {
        try await fixture.harness.importStudy(request)
      }
      #expect(importing?.violations.map(\.reason) == ["ITEM_RECODED"])
      // And so does the bank.
      let item = await reason {
        _ = try await fixture.harness.parts.library.publishItem(
          .init(projectID: ProjectFixture.id, item: LibrarySamples.item(minimum: 1)),
          context: fixture.context(fixture.leader))
      }
      #expect(item == "ITEM_RECODED")
    }
  }

  @Test func whatIsRetiredIsNotPublishedAnewAndCanComeBack() async throws {
    try await ProjectFixture.with { fixture in
      try await fixture.publish(SampleMessages.questionnaire())
      let leader = fixture.context(fixture.leader)
      let retire = CatalogueV1.RetireQuestionnaireRequest(questionnaireID: "daily")
      let found5 = try await fixture.drafts.retireQuestionnaire(retire, context: leader).changed
      #expect(found5)
      let found6 = try await fixture.drafts.retireQuestionnaire(retire, context: leader).changed
      #expect(!found6)
      var contents = SampleMessages.questionnaire()
      contents.closing = SampleMessages.text("Bye")
      let draft = try await fixture.draft(contents)
      let retired = await reason { _ = try await fixture.publish(draft) }
      #expect(retired == "QUESTIONNAIRE_RETIRED")
      // It is still there for those who use it.
      let found7 = try await fixture.harness.version("daily", 1).version
      #expect(found7 == 1)
      let back = try await fixture.drafts.retireQuestionnaire(
        .init(questionnaireID: "daily", reinstate: true), context: leader)
      #expect(back.changed)
      let found8 = try await fixture.publish(draft).version
      #expect(found8 == 2)
    }
  }

  /// Conditions over other questionnaires are checked against their newest versions.
  @Test func questionnairesThatConditionsAskAboutAreLookedUp() async throws {
    try await ProjectFixture.with { fixture in
      try await fixture.publish(SampleMessages.questionnaire("asked"))
      func draft(_ other: String, _ element: String) async throws -> CatalogueV1.Draft {
        var contents = SampleMessages.questionnaire()
        contents.elements[0].enableWhen = [
          .init(questionnaireID: other, elementID: element, operator: .answered)
        ]
        return try await fixture.draft(contents)
      }
      let wrong = try await draft("asked", "nothing")
      let checked = try await fixture.drafts.checkDraft(
        .init(draftID: wrong.draftID), context: fixture.context(fixture.leader))
      #expect(!checked.publishable)
      #expect(checked.findings.map(\.path) == ["elements[0].enable_when[0].element_id"])
      #expect(checked.findings.map(\.reason) == ["QUESTION_UNKNOWN"])
      let refused = await reason { _ = try await fixture.publish(wrong) }
      #expect(refused == "DRAFT_HAS_FINDINGS")
      // It may be published afterwards: the author is told.
      let early = try await fixture.publish(try await draft("later", "stress"))
      #expect(early.published)
      #expect(early.findings.map(\.reason) == ["QUESTIONNAIRE_UNKNOWN"])
      #expect(early.findings.map(\.path) == ["elements[0].enable_when[0].questionnaire_id"])
      let right = try await draft("asked", "stress")
      let published = try await fixture.publish(right)
      #expect(published.findings == [])
    }
  }

  @Test func noStudyTakesUpWhatIsRetired() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(.sample())
      _ = try await harness.parts.drafts.retireQuestionnaire(
        .init(questionnaireID: "daily"), context: Caller.administrator.context)
      // The study that uses it goes on.
      let again = try await harness.importStudy(.sample())
      #expect(!again.studyChanged)
      let refused = await reason { _ = try await harness.importStudy(.sample("other")) }
      #expect(refused == "QUESTIONNAIRE_RETIRED")
      let studies = try await harness.count("studies")
      #expect(studies == 1)
    }
  }

  @Test func versionsAreCompared() async throws {
    try await ProjectFixture.with { fixture in
      let first = SampleMessages.questionnaire()
      var second = first
      second.elements[2].enableWhen = []
      second.elements.append(
        .init(
          elementID: "rested",
          content: .question(.init(text: SampleMessages.text("Rested?"), type: .yesNo(.init())))))
      second.elements[0].content = .headline(SampleMessages.text("Part A", german: "Abschnitt A"))
      try await fixture.publish(first)
      try await fixture.publish(second)
      let answer = try await fixture.drafts.compareVersions(
        .init(
          old: .init(questionnaireID: "daily", version: 1), new: .init(questionnaireID: "daily")),
        context: fixture.context(fixture.reader))
      #expect(
        answer.changes.map(\.kind) == [.reworded, .altered, .added])
      #expect(answer.changes.map(\.elementID) == ["part_a", "cause", "rested"])
      #expect(answer.changes[0].languages == ["de"])
    }
  }

  @Test func translationsAreCountedAndMarkedWhenTheirSourceChanges() async throws {
    try await ProjectFixture.with { fixture in
      let draft = try await fixture.draft()
      let changed = try await fixture.update(draft) {
        $0.title = SampleMessages.text("Every day", german: "Täglich")
      }
      #expect(changed.questionnaire?.title?.translations.map(\.outdated) == [false, true])
      func german() async throws -> CatalogueV1.LanguageState {
        let state = try await fixture.drafts.getTranslationState(
          .init(subject: .draftID(draft.draftID)), context: fixture.context(fixture.translator))
        return try #require(state.languages.first { $0.language == "de" })
      }
      let before = try await german()
      #expect(before.outdated == 1)
      #expect(before.openTexts.contains("title"))
      #expect(!before.promised)
      #expect(before.translated < before.total)
      // The translator has looked at it: the translation still holds.
      let confirmed = try await fixture.update(
        changed, by: fixture.translator, keepingMarks: true
      ) {
        $0.title?.translations[1].outdated = false
      }
      #expect(confirmed.questionnaire?.title?.translations.map(\.outdated) == [false, false])
      let found9 = try await german().outdated
      #expect(found9 == 0)
    }
  }
}
