import Messages
import Testing

/// A translation stays "translated" only while the wording that it was made from does.
@Suite struct OutdatedTranslationTests {
  private static func reworded(
    _ title: String = "Every day", german: String = "Täglich"
  ) -> CatalogueV1.Questionnaire {
    var contents = SampleMessages.questionnaire()
    contents.title = SampleMessages.text(title, german: german)
    return contents
  }

  private static func marks(_ questionnaire: CatalogueV1.Questionnaire?) -> [Bool] {
    questionnaire?.title?.translations.map(\.outdated) ?? []
  }

  /// What was written outside of the service, with nothing said about translations.
  @Test func aNextVersionMarksWhatItsWordingLeftBehind() async throws {
    try await ProjectFixture.with { fixture in
      let first = try await fixture.publish(Self.reworded("Daily"))
      #expect(first.findings == [])
      let draft = try await fixture.draft(Self.reworded())
      #expect(Self.marks(draft.questionnaire) == [false, true])
      let second = try await fixture.publish(draft)
      #expect(second.version == 2)
      #expect(second.findings.map(\.reason) == ["TRANSLATION_OUTDATED"])
      #expect(second.findings.map(\.path) == ["title.translations[1]"])
      let stored = try await fixture.harness.version("daily", 2)
      #expect(Self.marks(stored) == [false, true])
      // The same again changes nothing, and takes no mark back.
      let again = try await fixture.publish(Self.reworded())
      #expect(!again.published)
      // What follows the wording is no longer marked.
      let followed = try await fixture.publish(Self.reworded(german: "Jeden Tag"))
      #expect(followed.version == 3)
      #expect(followed.findings == [])
    }
  }

  /// Who looks at a translation and finds that it still holds makes a version that says so.
  @Test func aConfirmedTranslationIsPublished() async throws {
    try await ProjectFixture.with { fixture in
      try await fixture.publish(Self.reworded("Daily"))
      try await fixture.publish(Self.reworded())
      let draft = try await fixture.drafts.createDraft(
        .init(
          draftID: "00000000-0000-4000-8000-000000000001", projectID: ProjectFixture.id,
          source: .revisionOf(.init(questionnaireID: "daily"))),
        context: fixture.context(fixture.leader))
      #expect(Self.marks(draft.questionnaire) == [false, true])
      let confirmed = try await fixture.update(draft, keepingMarks: true) {
        $0.title?.translations[1].outdated = false
      }
      let published = try await fixture.publish(confirmed)
      #expect(published.published)
      #expect(published.version == 3)
      #expect(published.findings == [])
      let stored = try await fixture.harness.version("daily", 3)
      #expect(Self.marks(stored) == [false, false])
      // From then on it is a translation of this wording.
      let again = try await fixture.publish(Self.reworded())
      #expect(!again.published)
    }
  }

  @Test func anImportOfAStudyMarksThemToo() async throws {
    try await CatalogueHarness.with { harness in
      var request = CatalogueV1.ImportStudyRequest.sample()
      request.questionnaires = [Self.reworded("Daily")]
      try await harness.importStudy(request)
      request.questionnaires = [Self.reworded()]
      let answer = try await harness.importStudy(request)
      #expect(answer.questionnaires.map(\.version) == [2])
      let stored = try await harness.version("daily", 2)
      #expect(Self.marks(stored) == [false, true])
      let again = try await harness.importStudy(request)
      #expect(again.questionnaires.map(\.published) == [false])
    }
  }
}
