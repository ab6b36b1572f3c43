import Foundation
import Messages
import RPCCore
import Testing

@testable import CatalogueService

/// Versions of drafts: comparing, retiring, translating.
extension DraftTests {
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
      // Imports into the project follow the same rule.
      var study = CatalogueV1.ImportStudyRequest.sample("other", ["yearly"])
      study.projectID = ProjectFixture.id
      study.questionnaires = [asking("yearly", upTo: 200)]
      let request = study
      let importing = await #expect(throws: RPCError.self) {
        try await fixture.harness.importStudy(request)
      }
      #expect(importing?.violations.map(\.reason) == ["ITEM_RECODED"])
      // So does the item bank.
      let item = await reason {
        _ = try await fixture.harness.parts.library.publishItem(
          .init(projectID: ProjectFixture.id, item: LibrarySamples.item(minimum: 1)),
          context: fixture.context(fixture.leader))
      }
      #expect(item == "ITEM_RECODED")
    }
  }

  @Test func retiredQuestionnairesAreNotPublishedAndCanBeReinstated() async throws {
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
      // Existing users can still read it.
      let found7 = try await fixture.harness.version("daily", 1).version
      #expect(found7 == 1)
      let back = try await fixture.drafts.retireQuestionnaire(
        .init(questionnaireID: "daily", reinstate: true), context: leader)
      #expect(back.changed)
      let found8 = try await fixture.publish(draft).version
      #expect(found8 == 2)
    }
  }

  /// Conditions on other questionnaires are checked against their newest versions.
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
      // The author is warned, because it may be published later.
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
      // The study that uses it stays valid.
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
      // The translator confirms that the translation still fits.
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
