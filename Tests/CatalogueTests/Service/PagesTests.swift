import Foundation
import Messages
import RPCCore
import Testing

/// Lists whose page tokens are more than an id.
@Suite struct PagesTests {
  @Test func aProjectsRolesComeInPages() async throws {
    try await ProjectFixture.with { fixture in
      for role in [CatalogueV1.ProjectRole.reader, .translator, .reader, .leader] {
        _ = try await fixture.setRole(role, of: UUID())
      }
      let reader = fixture.context(fixture.reader)
      func page(
        _ size: UInt32, _ token: String = "", etag: String = ""
      ) async throws -> CatalogueV1.ListProjectRolesResponse {
        try await fixture.projects.listProjectRoles(
          .init(projectID: ProjectFixture.id, etag: etag, pageSize: size, pageToken: token),
          context: reader)
      }
      let all = try await page(0)
      #expect(all.members.count == 8 && all.nextPageToken.isEmpty)
      #expect(all.members.map(\.role.rawValue) == all.members.map(\.role.rawValue).sorted())
      for size in [UInt32(1), 3, 8] {
        var seen: [CatalogueV1.ProjectMember] = []
        var token = ""
        repeat {
          let part = try await page(size, token)
          #expect(part.members.count <= Int(size))
          let again = try await page(size, token, etag: part.etag)
          #expect(again == .init(etag: part.etag, notModified: true))
          seen += part.members
          token = part.nextPageToken
        } while !token.isEmpty
        #expect(seen == all.members)
      }
      let tooMany = await reason { _ = try await page(1_001) }
      #expect(tooMany == "PAGE_SIZE_OUT_OF_RANGE")
      #expect(try await page(1_000).members.count == 8)
    }
  }

  /// The last member of the previous page may have left.
  @Test func aPageOfRolesContinuesAfterAFormerMember() async throws {
    try await ProjectFixture.with { fixture in
      let owner = fixture.context(fixture.owner)
      let all = try await fixture.projects.listProjectRoles(
        .init(projectID: ProjectFixture.id), context: owner
      ).members
      let first = try await fixture.projects.listProjectRoles(
        .init(projectID: ProjectFixture.id, pageSize: 2), context: owner)
      let last = try #require(UUID(uuidString: first.members[1].participantID))
      _ = try await fixture.setRole(.unspecified, of: last)
      let rest = try await fixture.projects.listProjectRoles(
        .init(projectID: ProjectFixture.id, pageToken: first.nextPageToken), context: owner)
      #expect(rest.members == Array(all[2...]))
    }
  }

  @Test func aStudysQuestionnairesComeInPages() async throws {
    try await CatalogueHarness.with { harness in
      let ids = ["e", "b", "d", "a", "c"]
      try await harness.importStudy(.sample("sample", ids))
      let part = Caller.participant(of: ["sample"]).context
      for size in [UInt32(1), 2, 5, 100, 0] {
        var (uses, questionnaires): ([String], [String]) = ([], [])
        var token = ""
        repeat {
          var request = CatalogueV1.ListStudyQuestionnairesRequest(
            studyID: "sample", pageSize: size, pageToken: token)
          let page = try await harness.catalogue.listStudyQuestionnaires(request, context: part)
          #expect(size == 0 || page.uses.count <= Int(size))
          uses += page.uses.map(\.questionnaireID)
          questionnaires += page.questionnaires.map(\.questionnaireID)
          request.etag = page.etag
          let again = try await harness.catalogue.listStudyQuestionnaires(request, context: part)
          #expect(again == .init(etag: page.etag, notModified: true))
          token = page.nextPageToken
        } while !token.isEmpty
        #expect(uses == ids && questionnaires == ids, "\(size)")
      }
    }
  }

  @Test func aPageOfQuestionnairesThatHasLostItsPlaceIsNone() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(.sample("sample", ["a", "b", "c"]))
      let part = Caller.participant(of: ["sample"]).context
      func page(_ token: String, size: UInt32 = 2) async throws -> String {
        try await harness.catalogue.listStudyQuestionnaires(
          .init(studyID: "sample", pageSize: size, pageToken: token), context: part
        ).nextPageToken
      }
      let token = try await page("")
      let without = CatalogueV1.ImportStudyRequest.sample("sample", ["a", "c"])
      try await harness.importStudy(without)
      for bad in [token, "x"] {
        let found = await reason { _ = try await page(bad) }
        #expect(found == "PAGE_TOKEN_INVALID")
      }
      let tooMany = await reason { _ = try await page("", size: 101) }
      #expect(tooMany == "PAGE_SIZE_OUT_OF_RANGE")
    }
  }
}
