import Foundation
import Messages
import Questionnaires
import RPCCore
import Testing

@testable import CatalogueService
@testable import ServiceBasics

/// Requests that our clients never send.
@Suite struct NonsenseTests {
  private static let words = [
    "", " ", ".", "elements.", "elements.nobody", "elements..", "title.text", "TITLE", "*.title",
    "'; --",
    "\u{202E}", String(repeating: "a", count: 10_000),
  ]

  @Test func batchesOfThousands() async throws {
    try await ProjectFixture.with { fixture in
      for count in [0, 101, 10_000] {
        let found = await reason {
          _ = try await fixture.harness.catalogue.batchGetQuestionnaireVersions(
            .init(versions: (0..<count).map { .init(questionnaireID: "q\($0)", version: 1) }),
            context: fixture.context(fixture.stranger))
        }
        #expect(found == (count == 0 ? "REQUIRED" : "BATCH_INVALID"))
      }
      let most = try await fixture.harness.catalogue.batchGetQuestionnaireVersions(
        .init(
          versions: (0..<100).map {
            .init(questionnaireID: Self.words[$0 % Self.words.count] + "\($0)", version: .max)
          }), context: fixture.context(fixture.stranger))
      #expect(most.missing.map { Int($0) } == Array(0..<100))
    }
  }

  /// The limit concerns stored bytes and is checked before reading them.
  @Test func batchesOfTooManyBytes() async throws {
    try await ProjectFixture.with { fixture in
      for id in ["one", "two"] {
        try await fixture.publish(SampleMessages.questionnaire(id))
      }
      let reading = fixture.harness.catalogue.versions
      let reader = CatalogueReader(try Caller.administrator.context.claims)
      let keys = ["one", "two"].map { QuestionnaireVersionKey(id: $0, version: 1) }
      let bytes = try await fixture.harness.pool.answer(
        to: QuestionnaireStore().byteCount(of: keys))
      let found = try await reading.versions(keys, for: reader, bytesMax: bytes)
      #expect(found.compactMap(\.self).count == 2)
      let tooMany = await reason {
        _ = try await reading.versions(keys, for: reader, bytesMax: bytes - 1)
      }
      #expect(tooMany == "ANSWER_TOO_LARGE")
    }
  }

  @Test func masks() async throws {
    try await ProjectFixture.with { fixture in
      let draft = try await fixture.draft()
      for word in Self.words {
        let read = await reason {
          _ = try await fixture.drafts.getDraft(
            .init(draftID: draft.draftID, readMask: .init(paths: [word])),
            context: fixture.context(fixture.reader))
        }
        #expect(read == "FIELD_UNKNOWN")
        let written = await reason { _ = try await fixture.update(draft, [word]) { _ in } }
        #expect(written == "FIELD_UNKNOWN", "\(word)")
        let element = await reason {
          _ = try await fixture.update(draft, elements: [word]) { _ in }
        }
        #expect(element == "ELEMENT_UNKNOWN", "\(word)")
        let study = await reason {
          _ = try await fixture.harness.catalogue.listStudies(
            .init(readMask: .init(paths: [word])), context: Caller.nobody.context)
        }
        #expect(study == "FIELD_UNKNOWN")
      }
      let many = await reason {
        _ = try await fixture.update(draft, elements: Array(repeating: "stress", count: 201)) { _ in
        }
      }
      #expect(many == "TOO_MANY_FIELDS")
      let unchanged = try await fixture.drafts.getDraft(
        .init(draftID: draft.draftID), context: fixture.context(fixture.reader))
      #expect(unchanged.draft?.etag == draft.etag)
    }
  }

  @Test func pagesOfEveryList() async throws {
    try await ProjectFixture.with { fixture in
      let tokens = [
        "x", "AAAA", "====", String(repeating: "a", count: 300), "MjoA",
      ]
      for token in tokens {
        let drafts = await reason {
          _ = try await fixture.drafts.listDrafts(
            .init(projectID: ProjectFixture.id, pageToken: token),
            context: fixture.context(fixture.reader))
        }
        #expect(drafts == "PAGE_TOKEN_INVALID", "\(token)")
        let audit = await reason {
          _ = try await fixture.projects.listAuditEntries(
            .init(projectID: ProjectFixture.id, pageToken: token),
            context: fixture.context(fixture.owner))
        }
        #expect(audit == "PAGE_TOKEN_INVALID", "\(token)")
        let found = await reason {
          _ = try await fixture.harness.catalogue.searchQuestionnaires(
            .init(pageToken: token), context: fixture.context(fixture.reader))
        }
        #expect(found == "PAGE_TOKEN_INVALID", "\(token)")
        let projects = await reason {
          _ = try await fixture.projects.listProjects(
            .init(pageToken: token), context: fixture.context(fixture.reader))
        }
        #expect(projects == "PAGE_TOKEN_INVALID", "\(token)")
        let roles = await reason {
          _ = try await fixture.projects.listProjectRoles(
            .init(projectID: ProjectFixture.id, pageToken: token),
            context: fixture.context(fixture.reader))
        }
        #expect(roles == "PAGE_TOKEN_INVALID", "\(token)")
        let items = await reason {
          _ = try await fixture.harness.parts.library.listItems(
            .init(pageToken: token), context: fixture.context(fixture.reader))
        }
        #expect(items == "PAGE_TOKEN_INVALID", "\(token)")
      }
      // A distant position in the trail gives an empty page.
      let request = CatalogueV1.ListAuditEntriesRequest(projectID: ProjectFixture.id)
      let places = PageTokens(request) { _ in }
      for number in ["0", "-5", "\(Int.max)"] {
        let page = try await fixture.projects.listAuditEntries(
          .init(projectID: ProjectFixture.id, pageToken: places.token(after: number)),
          context: fixture.context(fixture.owner))
        #expect(page.entries.isEmpty == (number != "\(Int.max)"))
      }
    }
  }
}
