import Messages
import Testing

@Suite struct ConcurrentImportTests {
  @Test func equalImportsAtOncePublishOnce() async throws {
    try await CatalogueHarness.with { harness in
      let responses = try await withThrowingTaskGroup { group in
        for _ in 0..<8 { group.addTask { try await harness.importStudy(.sample()) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(responses.map(\.studyRevision) == Array(repeating: 1, count: 8))
      #expect(responses.count(where: \.studyChanged) == 1)
      #expect(responses.flatMap(\.questionnaires).count(where: \.published) == 1)
      #expect(
        try await harness.events().map(\.type) == [
          "QuestionnaireVersionPublished", "StudyPublished",
        ])
    }
  }

  @Test func differentImportsAtOnceGetVersionsOneAfterTheOther() async throws {
    try await CatalogueHarness.with { harness in
      let responses = try await withThrowingTaskGroup { group in
        for number in 0..<8 {
          group.addTask { try await harness.importStudy(.sample().reworded("Words \(number)")) }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(Set(responses.map(\.studyRevision)) == Set(1...8))
      #expect(Set(responses.flatMap(\.questionnaires).map(\.version)) == Set(1...8))
      #expect(try await harness.events().count == 16)
      for response in responses {
        let version = response.questionnaires[0]
        let stored = try await harness.version("daily", version.version)
        #expect(stored.contentHash == version.contentHash)
      }
    }
  }

  /// Imports that share questionnaires in opposite orders must not deadlock.
  @Test func sharedQuestionnairesDoNotDeadlock() async throws {
    try await CatalogueHarness.with { harness in
      let ids = (0..<6).map { "shared-\($0)" }
      try await withThrowingTaskGroup { group in
        for number in 0..<8 {
          let order = number.isMultiple(of: 2) ? ids : ids.reversed()
          group.addTask {
            try await harness.importStudy(
              .sample("study-\(number)", order).reworded("Words \(number)"))
          }
        }
        try await group.waitForAll()
      }
      #expect(try await harness.count("studies") == 8)
    }
  }

  @Test func twoPasswordsAtOnceLeaveOneOfThem() async throws {
    try await CatalogueHarness.with { harness in
      var request = CatalogueV1.ImportStudyRequest.sample()
      request.study?.access = .password
      let template = request
      try await withThrowingTaskGroup { group in
        for number in 0..<2 {
          group.addTask {
            var request = template
            request.accessPassword = "password number \(number)"
            try await harness.importStudy(request)
          }
        }
        try await group.waitForAll()
      }
      #expect(try await harness.study("sample").revision == 2)
      let hashes = try await harness.events().filter { $0.type == "StudyPasswordSet" }
        .map { try EventsV1.StudyPasswordSet(serialized: $0.data).accessPasswordHash }
      let stored = try await harness.pool.query("SELECT access_password_hash AS hash FROM studies")
      #expect(try stored[0].decode("hash", as: String.self) == hashes.last)
    }
  }
}
