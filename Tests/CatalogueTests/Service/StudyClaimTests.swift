import Foundation
import Messages
import RPCCore
import Testing

@testable import CatalogueService

/// Rights to ids of new studies, and the meaning of items per project.
@Suite struct StudyClaimTests {
  @Test func idsBelongToTheProjectWhoseNameTheyBear() {
    let claim = StudyClaim(project: "tinnitus")
    for id in ["tinnitus", "tinnitus-trial", "tinnitus-"] { #expect(claim.covers(id)) }
    for id in ["", "tinnitustrial", "stress", "tinnitu", "x-tinnitus"] {
      #expect(!claim.covers(id))
    }
    #expect(StudyClaim(project: "default").covers("stress"))
  }

  @Test func leadersOfAProjectTakeNoIdsOfOthers() async throws {
    try await ProjectFixture.with { fixture in
      func take(_ id: String, by caller: Caller) async -> String {
        await reason {
          var request = CatalogueV1.ImportStudyRequest.sample(id, ["\(id)-daily"])
          request.projectID = ProjectFixture.id
          try await fixture.harness.importStudy(request, by: caller)
        }
      }
      let leader = Caller.person(fixture.leader)
      let squatted = await take("track-your-stress", by: leader)
      #expect(squatted == "STUDY_ID_OF_ANOTHER_PROJECT")
      let own = await take("tinnitus-trial", by: leader)
      #expect(own == "")
      // An administrator may, and afterwards the project's leaders as well.
      let given = await take("track-your-stress", by: .administrator)
      #expect(given == "")
      let next = await take("track-your-stress", by: leader)
      #expect(next == "")
    }
  }

  @Test func anItemIsTheProjects() async throws {
    try await ProjectFixture.with { fixture in
      let library = fixture.harness.parts.library
      let other = UUID()
      _ = try await fixture.projects.createProject(
        .init(
          project: .init(
            projectID: "stress", title: SampleMessages.text("Stress"), defaultLanguage: "en")),
        context: fixture.context(other))
      /// Creates a questionnaire whose slider is an item, with a condition above 50.
      func contents(_ id: String, maximum: Double) -> CatalogueV1.Questionnaire {
        var contents = SampleMessages.questionnaire(id)
        contents.elements[1].content = .question(
          .init(
            text: SampleMessages.text("How stressed?"),
            type: .slider(.init(minimum: 0, maximum: maximum, step: 1)), itemID: "stress-now"))
        return contents
      }
      func publish(
        _ id: String, maximum: Double, in project: String, by person: UUID
      ) async throws {
        let draft = try await fixture.drafts.createDraft(
          .init(
            draftID: UUID().uuidString, projectID: project,
            source: .contents(contents(id, maximum: maximum))), context: fixture.context(person))
        _ = try await fixture.drafts.publishDraft(
          .init(draftID: draft.draftID, etag: draft.etag), context: fixture.context(person))
      }
      try await publish("squat", maximum: 70, in: ProjectFixture.id, by: fixture.leader)
      // Another project may use another scale,
      try await publish("stress-daily", maximum: 100, in: "stress", by: other)
      let item = await reason {
        _ = try await library.publishItem(
          .init(projectID: "stress", item: LibrarySamples.item()), context: fixture.context(other))
      }
      #expect(item == "")
      // but each has to keep its own.
      let error = await #expect(throws: RPCError.self) {
        try await publish("stress-again", maximum: 60, in: "stress", by: other)
      }
      #expect(error?.violations.map(\.reason) == ["ITEM_RECODED"])
    }
  }
}
