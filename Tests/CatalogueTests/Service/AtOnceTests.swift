import Foundation
import Messages
import RPCCore
import Testing

/// Concurrent requests, as from clients that retry too early or that do not know of each other.
@Suite struct AtOnceTests {
  private static let times = 6

  private func atOnce<Answer: Sendable>(
    _ body: @escaping @Sendable (Int) async throws -> Answer
  ) async throws -> [Answer] {
    try await withThrowingTaskGroup(of: Answer.self) { group in
      for number in 0..<Self.times { group.addTask { try await body(number) } }
      var answers: [Answer] = []
      for try await answer in group { answers.append(answer) }
      return answers
    }
  }

  @Test func theSameDraftIsMadeOnce() async throws {
    try await ProjectFixture.with { fixture in
      let request = CatalogueV1.CreateDraftRequest(
        draftID: UUID().uuidString, projectID: ProjectFixture.id,
        source: .contents(SampleMessages.questionnaire()))
      let drafts = try await atOnce { _ in
        try await fixture.drafts.createDraft(request, context: fixture.context(fixture.leader))
      }
      #expect(Set(drafts).count == 1)
      let count = try await fixture.harness.count("drafts")
      #expect(count == 1)
    }
  }

  @Test func theSameProjectIsMadeOnce() async throws {
    try await ProjectFixture.with { fixture in
      let request = CatalogueV1.CreateProjectRequest(
        project: .init(
          projectID: "at-once", title: SampleMessages.text("At once"), defaultLanguage: "en"))
      let projects = try await atOnce { _ in
        try await fixture.projects.createProject(
          request, context: fixture.context(fixture.owner))
      }
      #expect(Set(projects).count == 1)
    }
  }

  @Test func oneOfConcurrentDraftChangesWins() async throws {
    try await ProjectFixture.with { fixture in
      let draft = try await fixture.draft()
      let reasons = try await atOnce { number in
        await reason {
          _ = try await fixture.update(draft, ["closing"]) {
            $0.closing = SampleMessages.text("Bye \(number)")
          }
        }
      }
      #expect(reasons.count { $0 == "" } == 1)
      #expect(reasons.count { $0 == "ETAG_MISMATCH" } == Self.times - 1)
    }
  }

  @Test func aDraftIsPublishedOnceHoweverOftenAtOnce() async throws {
    try await ProjectFixture.with { fixture in
      let draft = try await fixture.draft()
      let answers = try await atOnce { _ in try await fixture.publish(draft) }
      #expect(answers.count { $0.published } == 1)
      #expect(Set(answers.map(\.version)) == [1])
      #expect(Set(answers.map(\.contentHash)).count == 1)
      let versions = try await fixture.harness.count("questionnaire_versions")
      #expect(versions == 1)
      let events = try await fixture.harness.events()
      #expect(events.map(\.type) == ["QuestionnaireVersionPublished"])
    }
  }

  /// Two authors of the next version: one has to look at the other's first.
  @Test func oneOfConcurrentDraftsIsPublished() async throws {
    try await ProjectFixture.with { fixture in
      try await fixture.publish(SampleMessages.questionnaire())
      var drafts: [CatalogueV1.Draft] = []
      for number in 0..<Self.times {
        var contents = SampleMessages.questionnaire()
        contents.closing = SampleMessages.text("Bye \(number)")
        drafts.append(try await fixture.draft(contents))
      }
      let made = drafts
      let reasons = try await atOnce { number in
        await reason { _ = try await fixture.publish(made[number]) }
      }
      #expect(reasons.count { $0 == "" } == 1)
      #expect(reasons.count { $0 == "PUBLISHED_MEANWHILE" } == Self.times - 1)
      let newest = try await fixture.harness.catalogue.getQuestionnaireVersion(
        .init(questionnaireID: "daily"), context: fixture.context(fixture.reader))
      #expect(newest.version == 2)
    }
  }

  @Test func publishingAndRetiringAtOnceLeaveOneTruth() async throws {
    try await ProjectFixture.with { fixture in
      try await fixture.publish(SampleMessages.questionnaire())
      var contents = SampleMessages.questionnaire()
      contents.closing = SampleMessages.text("Bye")
      let draft = try await fixture.draft(contents)
      let reasons = try await atOnce { number in
        await reason {
          if number.isMultiple(of: 2) {
            _ = try await fixture.publish(draft)
          } else {
            _ = try await fixture.drafts.retireQuestionnaire(
              .init(questionnaireID: "daily"), context: fixture.context(fixture.leader))
          }
        }
      }
      #expect(Set(reasons).isSubset(of: ["", "QUESTIONNAIRE_RETIRED"]))
      let told = try await fixture.harness.pool.query(
        "SELECT retired FROM changes WHERE kind = 2 AND resource_id = 'daily'")
      let isTold = try told[0].decode("retired", as: Bool.self)
      #expect(isTold)
      let found = try await fixture.harness.catalogue.searchQuestionnaires(
        .init(), context: fixture.context(fixture.reader))
      #expect(found.questionnaires.isEmpty)
    }
  }
}
