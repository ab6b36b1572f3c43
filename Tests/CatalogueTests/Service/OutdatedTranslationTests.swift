import Messages
import Testing

/// A translation counts as translated only while its source text stays the same.
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

  /// Texts edited outside of the service, without marks.
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
      // A repetition changes nothing and keeps the marks.
      let again = try await fixture.publish(Self.reworded())
      #expect(!again.published)
      // An updated translation loses its mark.
      let followed = try await fixture.publish(Self.reworded(german: "Jeden Tag"))
      #expect(followed.version == 3)
      #expect(followed.findings == [])
    }
  }

  /// Confirming a translation creates a version.
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
      // It is then a translation of this text.
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
