import Foundation
import Messages
import RPCCore
import Testing

@Suite struct DeviceCatalogueTests {
  private func request(_ study: String = "sample") -> CatalogueV1.ImportStudyRequest {
    var request = CatalogueV1.ImportStudyRequest.sample(study, ["daily", "weekly"])
    request.study?.groups = [.init(groupID: "a", title: SampleMessages.text("A", german: "Ah"))]
    request.study?.questionnaires[1].groupIDs = ["a"]
    request.study?.nextLists = [
      .init(
        afterQuestionnaireID: "daily",
        offers: [.init(questionnaireID: "weekly", info: SampleMessages.text("Go on"))])
    ]
    request.study?.soundCollectionIDs = ["noises"]
    request.study?.vocabularyIDs = ["frequencies"]
    request.soundCollections = [LibrarySamples.sounds()]
    request.vocabularies = [LibrarySamples.vocabulary()]
    return request
  }

  private func fetch(
    _ harness: CatalogueHarness, _ studies: [String] = [], language: String = "de",
    etag: String = "", as caller: Caller = .member(of: "sample", group: "a")
  ) async throws -> CatalogueV1.GetDeviceCatalogueResponse {
    let context = caller.context
    let answer = try await harness.catalogue.getDeviceCatalogue(
      .init(studyIDs: studies, language: language, etag: etag), context: context)
    // The response was encoded for the first request.
    #expect(answer.notModified == (context.encodedResponse == nil))
    #expect(context.encodedResponse ?? answer.serialized() == answer.serialized())
    return answer
  }

  @Test func oneCallHasEverythingThatADeviceNeeds() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(request())
      let answer = try await fetch(harness)
      let again = try await fetch(harness)
      #expect(again == answer)
      let study = try #require(answer.studies.first)
      #expect(answer.studies.count == 1)
      #expect(study.study?.title?.text == "Probe")
      #expect(study.study?.groups.map(\.title?.text) == ["Ah"])
      #expect(study.study?.nextLists.map(\.afterQuestionnaireID) == ["daily"])
      #expect(study.questionnaires.map(\.questionnaireID) == ["daily", "weekly"])
      #expect(study.questionnaires.map(\.title?.text) == ["Täglich", "Täglich"])
      #expect(study.soundCollections.map(\.title?.text) == ["Geräusche"])
      #expect(study.soundCollections[0].sounds.map(\.title?.text) == ["Regen"])
      #expect(study.vocabularies.map(\.title?.text) == ["Frequenzen"])
      let unchanged = try await fetch(harness, etag: answer.etag)
      #expect(unchanged.notModified && unchanged.studies.isEmpty)
      // Answered from memory, without the database.
      await harness.pool.close()
      let found1 = try await fetch(harness, etag: answer.etag).notModified
      #expect(found1)
    }
  }

  @Test func aPublicationChangesTheAnswerAtOnce() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(request())
      var etag = try await fetch(harness).etag
      var changed = request()
      changed.questionnaires[0].closing = SampleMessages.text("Bye")
      let newVersion = changed
      changed.vocabularies[0].extensible = true
      let newVocabulary = changed
      for next in [newVersion, newVocabulary] {
        try await harness.importStudy(next)
        let answer = try await fetch(harness, etag: etag)
        #expect(!answer.notModified)
        #expect(answer.studies.first?.questionnaires.first?.version == 2)
        etag = answer.etag
        let found2 = try await fetch(harness, etag: etag).notModified
        #expect(found2)
      }
      let found3 = try await fetch(harness).studies[0].vocabularies[0].version
      #expect(found3 == 2)
    }
  }

  @Test func theEtagBelongsToTheQuestion() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(request())
      try await harness.importStudy(.sample("second", ["second-daily"]))
      let both = Caller.participant(of: ["sample", "second"])
      let german = try await fetch(harness, as: both)
      #expect(german.studies.map(\.study?.studyID) == ["sample", "second"])
      let english = try await fetch(harness, language: "en", etag: german.etag, as: both)
      #expect(!english.notModified)
      let one = try await fetch(harness, ["second"], etag: german.etag, as: both)
      #expect(one.studies.map(\.study?.studyID) == ["second"])
      // A language without a difference shares the answer.
      let austrian = try await fetch(harness, language: "de-AT", etag: german.etag, as: both)
      #expect(austrian.notModified)
    }
  }

  @Test func itIsForThoseWhoTakePart() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(request())
      for (caller, studies, expected) in [
        (Caller.nobody, ["sample"], "TOKEN_MISSING"),
        (.participant(of: ["other"]), ["sample"], "NOT_ENROLLED"),
        (.administrator, ["sample"], "NOT_ENROLLED"),
        (.participant(of: ["gone"]), ["gone"], "STUDY_UNKNOWN"),
        (.participant(of: ["sample"]), ["gone"], "STUDY_UNKNOWN"),
        (.service, ["sample", "sample"], "STUDY_DUPLICATE"),
        (.service, ["sample", ""], "REQUIRED"), (.service, ["No Study"], "ID_INVALID"),
        (.service, (0...20).map { "study-\($0)" }, "TOO_MANY_STUDIES"),
      ] {
        let found = await reason { _ = try await fetch(harness, studies, as: caller) }
        #expect(found == expected)
      }
      for caller in [Caller.leader(of: ["sample"]), .service] {
        let found4 = try await fetch(harness, ["sample"], as: caller).studies.count
        #expect(found4 == 1)
      }
      // A token without a study is not an error: there is nothing to show yet.
      let found5 = try await fetch(harness, as: .participant(of: [])).studies.isEmpty
      #expect(found5)
    }
  }

  @Test func soundsAndVocabulariesThatAreNotThereAreFindings() async throws {
    try await CatalogueHarness.with { harness in
      var bare = request()
      bare.soundCollections = []
      bare.vocabularies = []
      let missing = bare
      let error = await #expect(throws: RPCError.self) { try await harness.importStudy(missing) }
      #expect(
        error?.violations.map(\.reason) == ["SOUND_COLLECTION_UNKNOWN", "VOCABULARY_UNKNOWN"])
      bare = request()
      bare.vocabularies[0].terms = []
      let wrong = bare
      let empty = await #expect(throws: RPCError.self) { try await harness.importStudy(wrong) }
      #expect(empty?.violations.map(\.field) == ["vocabularies[0].terms"])
      let found6 = try await harness.count("library_versions")
      #expect(found6 == 0)
    }
  }

  @Test func participantsSeeTheQuestionnairesOfTheirGroup() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(request())
      var tags = Set<String>()
      for (caller, expected) in [
        (Caller.member(of: "sample", group: "a"), ["daily", "weekly"]),
        (.member(of: "sample", group: "b"), ["daily"]), (.participant(of: ["sample"]), ["daily"]),
        (.leader(of: ["sample"]), ["daily", "weekly"]), (.service, ["daily", "weekly"]),
      ] {
        let answer = try await fetch(harness, ["sample"], as: caller)
        tags.insert(answer.etag)
        let study = try #require(answer.studies.first)
        #expect(study.questionnaires.map(\.questionnaireID) == expected)
        #expect(study.study?.questionnaires.map(\.questionnaireID) == expected)
        #expect(study.study?.nextLists.count == expected.count - 1)
        let listed = try await harness.catalogue.listStudyQuestionnaires(
          .init(studyID: "sample"), context: caller.context)
        #expect(listed.uses.map(\.questionnaireID) == expected)
        #expect(listed.questionnaires.map(\.questionnaireID) == expected)
        tags.insert(listed.etag)
      }
      // Leaders and services share an answer.
      #expect(tags.count == 8)
    }
  }

  @Test func unlistedStudiesAreSeenByThoseWhoKnowThem() async throws {
    try await CatalogueHarness.with { harness in
      var hidden = CatalogueV1.ImportStudyRequest.sample("hidden", ["hidden-daily"])
      hidden.study?.unlisted = true
      try await harness.importStudy(hidden)
      var paused = CatalogueV1.ImportStudyRequest.sample("paused", ["paused-daily"])
      paused.study?.paused = true
      try await harness.importStudy(paused)
      try await harness.importStudy(.sample())
      func list(_ request: CatalogueV1.ListStudiesRequest) async throws -> [String] {
        try await harness.catalogue.listStudies(request, context: Caller.nobody.context)
          .studies.map(\.studyID)
      }
      let found7 = try await list(.init())
      #expect(found7 == ["paused", "sample"])
      let found8 = try await list(.init(running: true))
      #expect(found8 == ["sample"])
      let found9 = try await list(.init(projectID: "default"))
      #expect(found9 == ["paused", "sample"])
      let found10 = try await list(.init(projectID: "other"))
      #expect(found10 == [])
      let found11 = try await harness.study("hidden").unlisted
      #expect(found11)
      hidden.study?.unlisted = false
      try await harness.importStudy(hidden)
      let found12 = try await list(.init())
      #expect(found12 == ["hidden", "paused", "sample"])
    }
  }

  @Test func masksSelectFields() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(request())
      let nobody = Caller.nobody.context
      let study = try await harness.catalogue.getStudy(
        .init(studyID: "sample", readMask: .init(paths: ["title"])), context: nobody)
      #expect(study.study?.title != nil && study.study?.consentText == nil)
      let whole = try await harness.catalogue.getStudy(.init(studyID: "sample"), context: nobody)
      #expect(whole.etag != study.etag)
      let part = Caller.participant(of: ["sample"]).context
      let questionnaires = try await harness.catalogue.listStudyQuestionnaires(
        .init(studyID: "sample", readMask: .init(paths: ["title"])), context: part)
      #expect(questionnaires.questionnaires.allSatisfy { $0.elements.isEmpty && $0.version == 1 })
      let unknown = await reason {
        _ = try await harness.catalogue.listStudies(
          .init(readMask: .init(paths: ["colour"])), context: nobody)
      }
      #expect(unknown == "FIELD_UNKNOWN")
    }
  }
}
