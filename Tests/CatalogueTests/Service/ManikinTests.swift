import Messages
import Testing

@testable import CatalogueService

/// Every response and event contains the meaning of a manikin's ends (TYT §3.3.3 stores only
/// numbers).
@Suite struct ManikinTests {
  private static func question(
    _ manikin: CatalogueV1.SelfAssessmentManikin
  ) -> CatalogueV1.Question {
    .init(
      text: SampleMessages.text("Mood?", german: "Stimmung?"),
      type: .selfAssessmentManikin(manikin))
  }

  private func contents(
    _ id: String = "daily",
    _ manikin: CatalogueV1.SelfAssessmentManikin = .init(dimension: .arousal)
  ) -> CatalogueV1.Questionnaire {
    var contents = SampleMessages.questionnaire(id)
    contents.elements.append(
      .init(elementID: "mood", content: .question(Self.question(manikin))))
    return contents
  }

  private func manikin(
    of questionnaire: CatalogueV1.Questionnaire?
  ) throws -> CatalogueV1.SelfAssessmentManikin {
    guard case .question(let question)? = questionnaire?.elements.last?.content,
      case .selfAssessmentManikin(let manikin)? = question.type
    else { throw NoManikin() }
    return manikin
  }

  private struct NoManikin: Error {}

  private func importing(
    _ contents: CatalogueV1.Questionnaire, defaultLanguage: String = "en"
  ) -> CatalogueV1.ImportStudyRequest {
    var request = CatalogueV1.ImportStudyRequest(
      study: SampleMessages.study("sample", [contents.questionnaireID]),
      questionnaires: [contents])
    request.study?.defaultLanguage = defaultLanguage
    return request
  }

  @Test func answersSayWhatTheEndsMeanInTheLanguageAskedFor() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(importing(contents()))
      let catalogue = harness.catalogue
      let member = Caller.participant(of: ["sample"]).context
      for (language, words) in [
        ("de-AT", ["ruhig", "erregt"]), ("en", ["calm", "excited"]), ("fr", ["calm", "excited"]),
      ] {
        let listed = try await catalogue.listStudyQuestionnaires(
          .init(studyID: "sample", language: language), context: member)
        let shown = try manikin(of: listed.questionnaires.first)
        #expect([shown.lowestLabel?.text, shown.highestLabel?.text] == words, "\(language)")
        let device = try await catalogue.getDeviceCatalogue(
          .init(studyIDs: ["sample"], language: language),
          context: Caller.participant(of: ["sample"]).context)
        #expect(try manikin(of: device.studies.first?.questionnaires.first) == shown)
      }
      let whole = try await catalogue.getQuestionnaireVersion(
        .init(questionnaireID: "daily"), context: Caller.administrator.context)
      let all = try manikin(of: whole)
      #expect(all.lowestLabel?.translations.map(\.language) == ["en", "de"])
    }
  }

  @Test func eventsSayItToo() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(importing(contents()))
      let event = try #require(
        try await harness.events().first { $0.type == "QuestionnaireVersionPublished" })
      let published = try EventsV1.QuestionnaireVersionPublished(serialized: event.data)
      #expect(
        try manikin(of: published.questionnaire).highestLabel?.translations.map(\.text)
          == ["excited", "erregt"])
    }
  }

  /// The dimension's texts belong to no version: sending them back creates no version, and they do
  /// not count as supported languages.
  @Test func wordsOfTheDimensionMakeNoVersion() async throws {
    try await CatalogueHarness.with { harness in
      let first = try await harness.importStudy(importing(contents()))
      let answered = try await harness.catalogue.getQuestionnaireVersion(
        .init(questionnaireID: "daily"), context: Caller.administrator.context)
      var sentBack = contents()
      sentBack.elements = answered.elements
      let again = try await harness.importStudy(importing(sentBack))
      #expect(!again.questionnaires[0].published)
      #expect(again.questionnaires[0].contentHash == first.questionnaires[0].contentHash)
      let own = CatalogueV1.SelfAssessmentManikin(
        dimension: .arousal, lowestLabel: SampleMessages.text("sleepy", german: "müde"))
      let changed = try await harness.importStudy(importing(contents("daily", own)))
      #expect(changed.questionnaires[0].published)
      let shown = try manikin(
        of: try await harness.catalogue.getQuestionnaireVersion(
          .init(questionnaireID: "daily"), context: Caller.administrator.context))
      #expect(shown.lowestLabel == own.lowestLabel)
      #expect(shown.highestLabel?.translations.map(\.text) == ["excited", "erregt"])
    }
  }

  /// A language that exists only in the dimension's texts creates a view with an etag of its own.
  @Test func aLanguageOfTheWordsAloneIsAViewOfItsOwn() async throws {
    try await CatalogueHarness.with { harness in
      let french = { (text: String) in
        CatalogueV1.LocalizedText(translations: [.init(language: "fr", text: text)])
      }
      let questionnaire = CatalogueV1.Questionnaire(
        questionnaireID: "daily", title: french("Tous les jours"), defaultLanguage: "fr",
        elements: [
          .init(
            elementID: "mood",
            content: .question(
              .init(
                text: french("Humeur ?"), type: .selfAssessmentManikin(.init(dimension: .valence))))
          )
        ])
      var request = importing(questionnaire, defaultLanguage: "fr")
      request.study?.title = french("Étude")
      request.study?.description = nil
      request.study?.consentText = french("J'accepte.")
      try await harness.importStudy(request)
      let member = Caller.participant(of: ["sample"]).context
      var tags: Set<String> = []
      for (language, word) in [("de", "unangenehm"), ("it", "unpleasant"), ("fr", "unpleasant")] {
        let listed = try await harness.catalogue.listStudyQuestionnaires(
          .init(studyID: "sample", language: language), context: member)
        tags.insert(listed.etag)
        #expect(try manikin(of: listed.questionnaires.first).lowestLabel?.text == word)
      }
      #expect(tags.count > 1)
    }
  }

  /// The meaning of the numbers belongs to the structure.
  @Test func readersOfTheStructureSeeTheDimensionTexts() async throws {
    try await ProjectFixture.with { fixture in
      var shared = contents(
        "shared", .init(dimension: .valence, lowestLabel: SampleMessages.text("secret")))
      shared.sharing = .structure
      try await fixture.publish(shared)
      let seen = try await fixture.harness.catalogue.getQuestionnaireVersion(
        .init(questionnaireID: "shared"), context: fixture.context(fixture.stranger))
      #expect(
        try manikin(of: seen).lowestLabel?.translations.map(\.text)
          == ["unpleasant", "unangenehm"])
    }
  }

  @Test func itemsSayItToo() async throws {
    try await ProjectFixture.with { fixture in
      _ = try await fixture.harness.parts.library.publishItem(
        .init(
          projectID: ProjectFixture.id,
          item: .init(
            itemID: "mood", defaultLanguage: "en",
            question: Self.question(.init(dimension: .dominance)))),
        context: fixture.context(fixture.leader))
      let item = try await fixture.harness.parts.library.getItem(
        .init(itemID: "mood", language: "de"), context: fixture.context(fixture.stranger)
      ).item
      guard case .selfAssessmentManikin(let manikin)? = item?.question?.type else {
        throw NoManikin()
      }
      #expect(manikin.lowestLabel?.text == "ausgeliefert")
    }
  }
}
