import Messages
import Testing

@Suite struct EntityTagTests {
  @Test func unchangedStudiesAreNotSentAgain() async throws {
    try await CatalogueHarness.with { harness in
      let context = Caller.nobody.context
      try await harness.importStudy(.sample())
      let first = try await harness.catalogue.getStudy(
        .init(studyID: "sample", language: "de"), context: context)
      #expect(!first.etag.isEmpty)
      let request = CatalogueV1.GetStudyRequest(
        studyID: "sample", language: "de", etag: first.etag)
      #expect(
        try await harness.catalogue.getStudy(request, context: context)
          == .init(etag: first.etag, notModified: true))
      // Another language is another response, unless it leads to the same texts.
      var english = request
      english.language = "en"
      #expect(try await harness.catalogue.getStudy(english, context: context).study != nil)
      var austrian = request
      austrian.language = "de-AT"
      #expect(try await harness.catalogue.getStudy(austrian, context: context).notModified)
      // A change is visible at once.
      try await harness.importStudy(.sample().reworded("Goodbye"))
      let changed = try await harness.catalogue.getStudy(request, context: context)
      #expect(!changed.notModified)
      #expect(changed.study?.revision == 2)
      #expect(changed.etag != first.etag)
    }
  }

  @Test func unchangedListsAreNotSentAgain() async throws {
    try await CatalogueHarness.with { harness in
      let context = Caller.nobody.context
      for id in ["a", "b", "c"] { try await harness.importStudy(.sample(id, ["daily-\(id)"])) }
      func list(_ size: UInt32, token: String = "", etag: String = "") async throws
        -> CatalogueV1.ListStudiesResponse
      {
        try await harness.catalogue.listStudies(
          .init(pageSize: size, pageToken: token, etag: etag), context: context)
      }
      let all = try await list(0)
      #expect(try await list(0, etag: all.etag) == .init(etag: all.etag, notModified: true))
      let first = try await list(1)
      let second = try await list(1, token: first.nextPageToken)
      #expect(Set([all.etag, first.etag, second.etag]).count == 3)
      // A list with a further study differs, even if the page shows the same studies.
      let full = try await list(3)
      try await harness.importStudy(.sample("d", ["daily-d"]))
      #expect(try await !list(3, etag: full.etag).notModified)
      #expect(try await list(3).nextPageToken.isEmpty == false)
      // Pages without a change keep their tags.
      #expect(try await list(1, etag: first.etag).notModified)
      #expect(try await list(1, token: first.nextPageToken, etag: second.etag).notModified)
    }
  }

  @Test func unchangedQuestionnairesAreNotSentAgain() async throws {
    try await CatalogueHarness.with { harness in
      let context = Caller.participant(of: ["sample"]).context
      try await harness.importStudy(.sample())
      let first = try await harness.catalogue.listStudyQuestionnaires(
        .init(studyID: "sample", language: "de"), context: context)
      let request = CatalogueV1.ListStudyQuestionnairesRequest(
        studyID: "sample", language: "de", etag: first.etag)
      #expect(
        try await harness.catalogue.listStudyQuestionnaires(request, context: context)
          == .init(etag: first.etag, notModified: true))
      let study = try await harness.catalogue.getStudy(
        .init(studyID: "sample", language: "de"), context: context)
      #expect(study.etag != first.etag)
      try await harness.importStudy(.sample().reworded("Goodbye"))
      let changed = try await harness.catalogue.listStudyQuestionnaires(request, context: context)
      #expect(changed.questionnaires.map(\.version) == [2])
      #expect(changed.questionnaires[0].closing?.text == "Goodbye")
    }
  }

  /// A translation of one questionnaire alone creates a view of its own.
  @Test func languagesOfQuestionnairesCount() async throws {
    try await CatalogueHarness.with { harness in
      var request = CatalogueV1.ImportStudyRequest.sample()
      request.questionnaires[0].title?.translations.append(.init(language: "hu", text: "Napi"))
      try await harness.importStudy(request)
      let context = Caller.participant(of: ["sample"]).context
      var titles: [String?] = []
      var tags: Set<String> = []
      for language in ["hu", "en", "hu-HU"] {
        let answer = try await harness.catalogue.listStudyQuestionnaires(
          .init(studyID: "sample", language: language), context: context)
        titles.append(answer.questionnaires[0].title?.text)
        tags.insert(answer.etag)
      }
      #expect(titles == ["Napi", "Daily", "Napi"])
      #expect(tags.count == 2)
    }
  }
}
