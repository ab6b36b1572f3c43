import Messages
import RPCCore
import Testing

@testable import CatalogueService

@Suite struct ImportRightsTests {
  @Test func onlyLeadersOfTheStudyAndAdministratorsImport() async throws {
    let cases: [(Caller, StatusCode, String)] = [
      (.nobody, .unauthenticated, "TOKEN_MISSING"),
      (.participant(of: ["sample"]), .permissionDenied, "NOT_STUDY_LEADER"),
      (.leader(of: ["other"]), .permissionDenied, "NOT_STUDY_LEADER"),
    ]
    try await CatalogueHarness.with { harness in
      for (caller, code, reason) in cases {
        for isCheck in [false, true] {
          var request = CatalogueV1.ImportStudyRequest.sample()
          request.validateOnly = isCheck
          let checked = request
          let error = await #expect(throws: RPCError.self) {
            try await harness.importStudy(checked, by: caller)
          }
          #expect(error?.code == code)
          #expect(error?.reason == reason)
        }
      }
      let studies = try await harness.count("studies")
      #expect(studies == 0)
    }
  }

  @Test func aLeaderImportsTheOwnStudy() async throws {
    try await CatalogueHarness.with { harness in
      let leader = Caller.leader(of: ["sample"])
      // The author needs a role in the project to edit and retire what the import brings.
      let refused = await reason { try await harness.importStudy(.sample(), by: leader) }
      #expect(refused == "PROJECT_UNKNOWN")
      #expect(try await harness.count("studies") == 0)
      #expect(try await harness.importStudy(.sample()).projectID == "default")
      let response = try await harness.importStudy(.sample().reworded("Goodbye"), by: leader)
      #expect(response.studyRevision == 2)
      #expect(response.projectID == "default")
    }
  }

  @Test func aDefinedRoleWithTheVerbImportsTheStudy() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(.sample())
      let next = CatalogueV1.ImportStudyRequest.sample().reworded("Goodbye")
      let others: [Caller] = [
        .holder(of: "sample", [.studyRead]), .holder(of: "other", [.studyPublish]),
      ]
      for other in others {
        let refused = await reason { try await harness.importStudy(next, by: other) }
        #expect(refused == "NOT_STUDY_LEADER")
      }
      let holder = Caller.holder(of: "sample", [.studyPublish])
      #expect(try await harness.importStudy(next, by: holder).studyRevision == 2)
    }
  }

  @Test func aStudyStaysInItsProject() async throws {
    try await ProjectFixture.with { fixture in
      try await fixture.harness.importStudy(.sample())
      var request = CatalogueV1.ImportStudyRequest.sample()
      request.projectID = ProjectFixture.id
      let moved = request
      let error = await #expect(throws: RPCError.self) {
        try await fixture.harness.importStudy(moved)
      }
      #expect(error?.violations.map(\.field) == ["project_id"])
      #expect(error?.violations.map(\.reason) == ["STUDY_OF_ANOTHER_PROJECT"])
    }
  }

  /// Otherwise the leader of one study could replace the newest version of another study's
  /// questionnaire.
  @Test func questionnairesStayWithTheStudyThatBroughtThem() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(.sample())
      let other = CatalogueV1.ImportStudyRequest.sample("other")
      let unchanged = try await harness.importStudy(other)
      #expect(unchanged.questionnaires.map(\.published) == [false])
      let error = await #expect(throws: RPCError.self) {
        try await harness.importStudy(other.reworded("Goodbye"), by: .leader(of: ["other"]))
      }
      #expect(error?.code == .permissionDenied)
      #expect(error?.reason == "QUESTIONNAIRE_OF_ANOTHER_STUDY")
      #expect(try await harness.count("study_revisions") == 2)
      #expect(try await harness.count("questionnaire_versions") == 1)
      let both = try await harness.importStudy(
        other.reworded("Goodbye"), by: .leader(of: ["other", "sample"]))
      #expect(both.questionnaires.map(\.version) == [2])
      let administrator = try await harness.importStudy(other.reworded("Farewell"))
      #expect(administrator.questionnaires.map(\.version) == [3])
    }
  }

  /// Otherwise the leader of one study could replace the sounds and terms that the participants of
  /// another study get.
  @Test func libraryEntriesStayWithTheStudyThatBroughtThem() async throws {
    try await CatalogueHarness.with { harness in
      func study(_ id: String, title: String) -> CatalogueV1.ImportStudyRequest {
        var request = CatalogueV1.ImportStudyRequest.sample(id, ["\(id)-daily"])
        request.study?.soundCollectionIDs = ["noises"]
        request.study?.vocabularyIDs = ["frequencies"]
        request.soundCollections = [LibrarySamples.sounds()]
        request.vocabularies = [LibrarySamples.vocabulary()]
        request.soundCollections[0].title = SampleMessages.text(title)
        request.vocabularies[0].title = SampleMessages.text(title)
        return request
      }
      try await harness.importStudy(study("home", title: "First"))
      try await harness.importStudy(.sample("other", ["other-daily"]))
      for isCheck in [true, false] {
        var request = study("other", title: "Replaced")
        request.validateOnly = isCheck
        let asked = request
        let error = await #expect(throws: RPCError.self) {
          try await harness.importStudy(asked, by: .leader(of: ["other"]))
        }
        #expect(error?.code == .permissionDenied)
        #expect(error?.reason == "LIBRARY_ENTRY_OF_ANOTHER_STUDY")
      }
      #expect(try await harness.count("library_versions") == 2)
      // Unchanged contents may be used, and the home study and an administrator may replace them.
      try await harness.importStudy(study("other", title: "First"), by: .leader(of: ["other"]))
      #expect(try await harness.count("library_versions") == 2)
      try await harness.importStudy(study("home", title: "Second"), by: .leader(of: ["home"]))
      #expect(try await harness.count("library_versions") == 4)
      try await harness.importStudy(
        study("other", title: "Third"), by: .leader(of: ["other", "home"]))
      try await harness.importStudy(study("other", title: "Fourth"))
      #expect(try await harness.count("library_versions") == 8)
    }
  }

  @Test func entriesPublishedForTheProjectNeedItsLeader() async throws {
    try await ProjectFixture.with { fixture in
      let harness = fixture.harness
      let leader = fixture.context(fixture.leader)
      _ = try await harness.parts.library.publishSoundCollection(
        .init(projectID: ProjectFixture.id, soundCollection: LibrarySamples.sounds()),
        context: leader)
      var request = CatalogueV1.ImportStudyRequest.sample("tinnitus-own")
      request.projectID = ProjectFixture.id
      request.study?.soundCollectionIDs = ["noises"]
      try await harness.importStudy(request)
      request.soundCollections = [LibrarySamples.sounds()]
      request.soundCollections[0].title = SampleMessages.text("Replaced")
      let asked = request
      let refused = await reason {
        _ = try await harness.importStudy(asked, by: .leader(of: ["tinnitus-own"]))
      }
      #expect(refused == "LIBRARY_ENTRY_OF_ANOTHER_STUDY")
      _ = try await harness.authoring.importStudy(asked, context: leader)
      #expect(try await harness.count("library_versions") == 2)
    }
  }

  @Test func theAccessPasswordIsKeptHashedAndChangesTheStudyWhenItChanges() async throws {
    try await CatalogueHarness.with { harness in
      var request = CatalogueV1.ImportStudyRequest.sample()
      request.study?.access = .password
      let missing = await #expect(throws: RPCError.self) { try await harness.importStudy(request) }
      #expect(missing?.violations.map(\.reason) == ["PASSWORD_MISSING"])

      request.accessPassword = "heather otter"
      try await harness.importStudy(request)
      let first = try await harness.lastHash()
      #expect(first.hasPrefix("$argon2id$"))
      #expect(!first.contains("heather"))

      // The same password, and an absent one, leave the study unchanged.
      #expect(try await !harness.importStudy(request).studyChanged)
      request.accessPassword = ""
      #expect(try await !harness.importStudy(request).studyChanged)

      request.accessPassword = "another otter"
      #expect(try await harness.importStudy(request).studyRevision == 2)
      let second = try await harness.lastHash()
      #expect(second != first && second.hasPrefix("$argon2id$"))

      request.study?.access = .open
      request.accessPassword = ""
      #expect(try await harness.importStudy(request).studyRevision == 3)
      #expect(try await harness.lastHash() == "")
      // An open study that never had a password publishes none.
      request.study?.paused = true
      #expect(try await harness.importStudy(request).studyRevision == 4)
      #expect(
        try await harness.events().suffix(2).map(\.type) == ["StudyPublished", "StudyPublished"])
      request.study?.access = .password
      await #expect(throws: RPCError.self) { try await harness.importStudy(request) }
    }
  }

  /// The password does not leave the service, except as a hash to the service that checks it.
  @Test func readersNeverSeeThePassword() async throws {
    try await CatalogueHarness.with { harness in
      var request = CatalogueV1.ImportStudyRequest.sample()
      request.study?.access = .password
      request.accessPassword = "heather otter"
      try await harness.importStudy(request)
      let hash = Array(try await harness.lastHash().utf8)
      let answer = try await harness.study("sample").serialized()
      #expect(answer.firstRange(of: hash) == nil)
      #expect(answer.firstRange(of: Array("heather".utf8)) == nil)
    }
  }
}

extension CatalogueHarness {
  /// Returns the last published hash of the access password; its event precedes the study, which
  /// contains none.
  fileprivate func lastHash() async throws -> String {
    let told = try #require(await events().last)
    #expect(told.type == "StudyPublished")
    let published = try EventsV1.StudyPublished(serialized: told.data)
    let event = try #require(await events().dropLast().last)
    #expect(event.type == "StudyPasswordSet")
    #expect(event.subject == told.subject)
    let set = try EventsV1.StudyPasswordSet(serialized: event.data)
    #expect(set.studyID == published.study?.studyID)
    #expect(set.studyRevision == published.study?.revision)
    return set.accessPasswordHash
  }
}
