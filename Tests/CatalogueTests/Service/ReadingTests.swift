import Messages
import RPCCore
import Testing

@testable import CatalogueService

@Suite struct ReadingTests {
  private let nobody = Caller.nobody.context

  @Test func studiesAreListedByIDInTheLanguageAskedFor() async throws {
    try await CatalogueHarness.with { harness in
      for id in ["b", "a-1", "a", "c"] {
        try await harness.importStudy(.sample(id, ["daily-\(id)"]))
      }
      let listed = try await harness.catalogue.listStudies(.init(language: "de"), context: nobody)
      // Byte order, independent of the database's collation of hyphens.
      #expect(listed.studies.map(\.studyID) == ["a", "a-1", "b", "c"])
      #expect(listed.studies.map(\.title?.text) == Array(repeating: "Probe", count: 4))
      #expect(listed.studies.allSatisfy { $0.title?.translations.isEmpty == true })
      #expect(listed.studies.map(\.languages) == Array(repeating: ["de", "en"], count: 4))
      #expect(listed.nextPageToken.isEmpty)
    }
  }

  @Test func pagesLeadThroughAllStudies() async throws {
    try await CatalogueHarness.with { harness in
      let ids = (1...5).map { "study-\($0)" }
      for id in ids { try await harness.importStudy(.sample(id)) }
      for size in 1...6 as ClosedRange<UInt32> {
        var seen: [String] = []
        var token = ""
        repeat {
          let page = try await harness.catalogue.listStudies(
            .init(pageSize: size, pageToken: token), context: nobody)
          #expect(page.studies.count <= size)
          seen += page.studies.map(\.studyID)
          token = page.nextPageToken
        } while !token.isEmpty
        #expect(seen == ids)
      }
    }
  }

  @Test func badRequestsAreNamed() async throws {
    let cases: [(CatalogueV1.ListStudiesRequest, String, String)] = [
      (.init(pageSize: 101), "page_size", "PAGE_SIZE_OUT_OF_RANGE"),
      (.init(pageToken: "made-up"), "page_token", "PAGE_TOKEN_INVALID"),
      (.init(pageToken: String(repeating: "a", count: 4_000)), "page_token", "PAGE_TOKEN_INVALID"),
      (.init(language: "d!"), "language", "LANGUAGE_INVALID"),
    ]
    try await CatalogueHarness.with { harness in
      for (request, field, reason) in cases {
        let error = await #expect(throws: RPCError.self) {
          try await harness.catalogue.listStudies(request, context: nobody)
        }
        #expect(error?.code == .invalidArgument)
        #expect(error?.violations.map(\.field) == [field])
        #expect(error?.violations.map(\.reason) == [reason])
      }
      let all = await #expect(throws: RPCError.self) {
        try await harness.catalogue.listStudies(
          .init(
            language: "?", pageSize: 101, pageToken: "x", projectID: "No Project",
            readMask: .init(paths: ["colour"])), context: nobody)
      }
      #expect(
        all?.violations.map { "\($0.field) \($0.reason)" } == [
          "language LANGUAGE_INVALID", "page_size PAGE_SIZE_OUT_OF_RANGE",
          "page_token PAGE_TOKEN_INVALID", "project_id ID_INVALID",
          "read_mask.paths[0] FIELD_UNKNOWN",
        ])
      // The largest page is allowed.
      let listed = try await harness.catalogue.listStudies(.init(pageSize: 100), context: nobody)
      #expect(listed.studies.isEmpty)
    }
  }

  @Test func pagesAreBoundedByTheirSizeToo() {
    let mebibyte = 1 << 20
    #expect(CatalogueHandler.countOnPage([10, 10]) == 2)
    #expect(CatalogueHandler.countOnPage([mebibyte, mebibyte, 1]) == 2)
    #expect(CatalogueHandler.countOnPage([5 * mebibyte, 1]) == 1)
  }

  @Test func languagesFallBack() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(.sample())
      for (asked, answered) in [
        ("de", "de"), ("de-AT", "de"), ("fr", "en"), ("", "en"), ("fr-CA", "en"),
      ] {
        let answer = try await harness.catalogue.getStudy(
          .init(studyID: "sample", language: asked), context: nobody)
        #expect(answer.study?.title?.language == answered)
        #expect(answer.study?.description?.language == "en")
      }
    }
  }

  /// A German study is shown in English to readers of other languages unless it says otherwise (SON
  /// NFA03).
  @Test func theStudyChoosesBetweenEnglishAndItsDefaultLanguage() async throws {
    try await CatalogueHarness.with { harness in
      for (fallback, language) in [
        (CatalogueV1.LanguageFallback.unspecified, "en"), (.defaultLanguage, "de"),
        (.english, "en"),
      ] {
        var request = CatalogueV1.ImportStudyRequest.sample()
        request.study?.defaultLanguage = "de"
        request.study?.description = nil
        request.study?.languageFallback = fallback
        try await harness.importStudy(request)
        let read = try await harness.catalogue.getStudy(
          .init(studyID: "sample", language: "fr"), context: nobody)
        #expect(read.study?.title?.language == language)
        let masked = try await harness.catalogue.getStudy(
          .init(
            studyID: "sample", language: "fr", readMask: .init(paths: ["language_fallback"])),
          context: nobody)
        #expect(masked.study?.languageFallback == read.study?.languageFallback)
        let device = try await harness.catalogue.getDeviceCatalogue(
          .init(studyIDs: ["sample"], language: "fr"),
          context: Caller.participant(of: ["sample"]).context)
        #expect(device.studies.first?.study?.title?.language == language)
        #expect(device.studies.first?.questionnaires.first?.title?.language == language)
      }
    }
  }

  @Test func allLanguagesAreAnsweredAtOnce() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(.sample())
      let answer = try await harness.catalogue.getStudy(
        .init(studyID: "sample", language: "?", allLanguages: true), context: nobody)
      #expect(answer.study?.title?.translations.map(\.language).sorted() == ["de", "en"])
      #expect(answer.study?.title?.text == "")
      #expect(answer.study?.consentText?.translations.isEmpty == false)
      let english = try await harness.catalogue.getStudy(
        .init(studyID: "sample", language: "en"), context: nobody)
      #expect(english.study?.title?.translations == [])
      #expect(english.etag != answer.etag)
      let again = try await harness.catalogue.getStudy(
        .init(studyID: "sample", etag: answer.etag, allLanguages: true), context: nobody)
      #expect(again.notModified)
      let masked = try await harness.catalogue.getStudy(
        .init(
          studyID: "sample", readMask: .init(paths: ["consent_text"]), allLanguages: true),
        context: nobody)
      #expect(masked.study?.consentText == answer.study?.consentText)
      #expect(masked.study?.title == nil)
    }
  }

  @Test func unknownStudiesAreNotFound() async throws {
    try await CatalogueHarness.with { harness in
      for (id, code, reason) in [
        ("unknown", StatusCode.notFound, "STUDY_UNKNOWN"), ("", .invalidArgument, "REQUIRED"),
        ("Not An Id", .invalidArgument, "ID_INVALID"),
        ("'; DROP TABLE studies; --", .invalidArgument, "ID_INVALID"),
      ] {
        let error = await #expect(throws: RPCError.self) {
          try await harness.catalogue.getStudy(.init(studyID: id), context: nobody)
        }
        #expect(error?.code == code)
        #expect((error?.reason ?? error?.violations.first?.reason) == reason)
        let enrolled = Caller.participant(of: [id]).context
        let questionnaires = await #expect(throws: RPCError.self) {
          try await harness.catalogue.listStudyQuestionnaires(
            .init(studyID: id), context: enrolled)
        }
        #expect((questionnaires?.reason ?? questionnaires?.violations.first?.reason) == reason)
      }
    }
  }

  @Test func questionnairesAreForThoseWhoTakePartAndThoseWhoLead() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(.sample())
      let request = CatalogueV1.ListStudyQuestionnairesRequest(studyID: "sample")
      for caller in [Caller.participant(of: ["sample"]), .leader(of: ["sample"])] {
        let answer = try await harness.catalogue.listStudyQuestionnaires(
          request, context: caller.context)
        #expect(answer.questionnaires.count == 1)
      }
      for (caller, reason) in [
        (Caller.nobody, "TOKEN_MISSING"), (.participant(of: ["other"]), "NOT_ENROLLED"),
        (.leader(of: ["other"]), "NOT_ENROLLED"), (.administrator, "NOT_ENROLLED"),
      ] {
        let error = await #expect(throws: RPCError.self) {
          try await harness.catalogue.listStudyQuestionnaires(request, context: caller.context)
        }
        #expect(error?.reason == reason)
      }
    }
  }

  @Test func questionnairesComeInTheStudysOrderAndVersion() async throws {
    try await CatalogueHarness.with { harness in
      var request = CatalogueV1.ImportStudyRequest.sample("sample", ["z-first", "a-second"])
      request.study?.questionnaires[0].deactivated = true
      request.study?.questionnaires[1].recurrence = .oneTime
      request.study?.questionnaires[1].schedules = [
        .init(plan: .monthly(.init(dayOfMonth: 31, minuteOfDay: 60)), startDay: 2)
      ]
      try await harness.importStudy(request)
      // Another study publishes a newer version, which this study does not use.
      try await harness.importStudy(.sample("other", ["z-first"]).reworded("Goodbye"))
      let answer = try await harness.catalogue.listStudyQuestionnaires(
        .init(studyID: "sample", language: "de-AT"),
        context: Caller.participant(of: ["sample"]).context)
      var uses = try #require(request.study?.questionnaires)
      for index in uses.indices { uses[index].version = 1 }
      #expect(answer.uses == uses)
      #expect(answer.questionnaires.map(\.questionnaireID) == ["z-first", "a-second"])
      #expect(answer.questionnaires.map(\.version) == [1, 1])
      #expect(answer.questionnaires.map(\.title?.text) == ["Täglich", "Täglich"])
      #expect(answer.questionnaires.allSatisfy { $0.contentHash.count == 64 })
      #expect(
        answer.questionnaires[0].elements[0].content
          == .headline(.init(text: "Teil A", language: "de")))
    }
  }

  @Test func versionsAreAnsweredWithAllLanguages() async throws {
    try await CatalogueHarness.with { harness in
      let request = CatalogueV1.ImportStudyRequest.sample()
      try await harness.importStudy(request)
      try await harness.importStudy(request.reworded("Goodbye"))
      #expect(try await harness.version("daily", 0).version == 2)
      let first = try await harness.version("daily", 1)
      #expect(first.version == 1)
      #expect(first.elements == request.questionnaires[0].elements)
      for (id, version) in [
        ("daily", 3), ("daily", UInt32.max), ("unknown", 0), ("unknown", 1),
      ] as [(String, UInt32)] {
        let error = await #expect(throws: RPCError.self) {
          _ = try await harness.version(id, version)
        }
        #expect(error?.reason == "QUESTIONNAIRE_VERSION_UNKNOWN")
      }
      let error = await #expect(throws: RPCError.self) {
        try await harness.catalogue.getQuestionnaireVersion(
          .init(questionnaireID: "daily"), context: nobody)
      }
      #expect(error?.code == .unauthenticated)
    }
  }

  @Test func onlyTheStudiesAreOpenToEverybody() async throws {
    try await CatalogueHarness.with { harness in
      let open = CatalogueV1.CatalogueServiceMethod.allCases.filter { method in
        (try? harness.catalogue.access(to: method).check(nobody)) != nil
      }
      #expect(open == [.listStudies, .getStudy])
    }
  }

  @Test func aDatabaseThatIsAwayIsAReasonToTryAgain() async throws {
    try await CatalogueHarness.with { harness in
      await harness.pool.close()
      let error = await #expect(throws: RPCError.self) {
        try await harness.catalogue.listStudies(.init(), context: nobody)
      }
      #expect(error?.code == .unavailable)
      let importing = await #expect(throws: RPCError.self) {
        try await harness.importStudy(.sample())
      }
      #expect(importing?.code == .unavailable)
    }
  }
}
