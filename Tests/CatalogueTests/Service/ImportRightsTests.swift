import Messages
import RPCCore
import Testing

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
      let response = try await harness.importStudy(.sample(), by: .leader(of: ["sample"]))
      #expect(response.studyRevision == 1)
    }
  }

  /// Else the leader of one study would decide what everybody gets who asks for the newest version
  /// of another study's questionnaire.
  @Test func questionnairesStayWithTheStudyThatBroughtThem() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(.sample())
      let other = CatalogueV1.ImportStudyRequest.sample("other")
      let error = await #expect(throws: RPCError.self) {
        try await harness.importStudy(other.reworded("Goodbye"), by: .leader(of: ["other"]))
      }
      #expect(error?.code == .permissionDenied)
      #expect(error?.reason == "QUESTIONNAIRE_OF_ANOTHER_STUDY")
      #expect(try await harness.count("studies") == 1)
      #expect(try await harness.count("questionnaire_versions") == 1)

      let unchanged = try await harness.importStudy(other, by: .leader(of: ["other"]))
      #expect(unchanged.questionnaires.map(\.published) == [false])
      let both = try await harness.importStudy(
        other.reworded("Goodbye"), by: .leader(of: ["other", "sample"]))
      #expect(both.questionnaires.map(\.version) == [2])
      let administrator = try await harness.importStudy(other.reworded("Farewell"))
      #expect(administrator.questionnaires.map(\.version) == [3])
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

      // The same password, and none at all, leave the study as it is.
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
      // An open study that had none before tells of none.
      request.study?.paused = true
      #expect(try await harness.importStudy(request).studyRevision == 4)
      #expect(
        try await harness.events().suffix(2).map(\.type) == ["StudyPublished", "StudyPublished"])
      request.study?.access = .password
      await #expect(throws: RPCError.self) { try await harness.importStudy(request) }
    }
  }

  /// The password never leaves the service, not even as a hash, but to the service that checks it.
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
  /// The access password's hash as it was told last: in front of the study, which tells none.
  fileprivate func lastHash() async throws -> String {
    let told = try #require(await events().last)
    #expect(told.type == "StudyPublished")
    let published = try EventsV1.StudyPublished(serialized: told.data)
    #expect(published.accessPasswordHash.isEmpty)
    let event = try #require(await events().dropLast().last)
    #expect(event.type == "StudyPasswordSet")
    #expect(event.subject == told.subject)
    let set = try EventsV1.StudyPasswordSet(serialized: event.data)
    #expect(set.studyID == published.study?.studyID)
    #expect(set.studyRevision == published.study?.revision)
    return set.accessPasswordHash
  }
}
