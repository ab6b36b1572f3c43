import Foundation
import Messages
import Questionnaires
import ServiceKit
import Testing

@testable import CatalogueService

@Suite struct StudyUseCaseTests {
  private let now = UseCases.now

  @Test func `an import publishes what changed`() async throws {
    try await UseCases.with { cases in
      var dry = CatalogueV1.ImportStudyRequest.sample()
      dry.validateOnly = true
      #expect(try await cases.importSample(dry).revision == 1)
      #expect(cases.events.names.isEmpty)
      for (request, revision, events) in [
        (
          CatalogueV1.ImportStudyRequest.sample(), 1 as UInt32,
          ["version daily 1", "revision sample 1"]
        ),
        (.sample(), 1, []),
        (.sample().reworded("Bye"), 2, ["version daily 2", "revision sample 2"]),
      ] {
        let before = cases.events.names
        let imported = try await cases.importSample(request)
        #expect(imported.revision == revision && imported.isChanged == !events.isEmpty)
        #expect(cases.events.names == before + events)
      }
      var broken = CatalogueV1.ImportStudyRequest.sample()
      broken.study?.title = nil
      guard case .findings = try await refusal({ try await cases.importSample(broken) }) else {
        Issue.record("a study without a title is refused")
        return
      }
    }
  }

  @Test func `leaders import their studies, and administrators all`() async throws {
    try await UseCases.with { cases in
      let rights = ImportRights()
      let own = UseCases.claims(led: ["mine"])
      try await cases.importSample()
      let imports: [(String, String?, AccessClaims, CatalogueError?)] = [
        ("mine", "default", own, .unknown(.project)),
        ("mine", nil, own, .unknown(.project)),
        ("sample", nil, UseCases.claims(led: ["sample"]), nil),
        ("sample", "default", UseCases.claims(led: ["sample"]), nil),
        (
          "sample", UseCases.project, UseCases.claims(led: ["sample"]),
          .studyOfAnotherProject("default")
        ),
        ("sample", UseCases.project, cases.administrator, .studyOfAnotherProject("default")),
        ("sample", UseCases.project, own, .forbidden(.notStudyLeader(study: "sample"))),
        ("other", "default", own, .forbidden(.notStudyLeader(study: "other"))),
        ("tinnitus-1", UseCases.project, cases.leader, nil),
        (
          "other", UseCases.project, cases.leader,
          .forbidden(.studyIDOfAnotherProject(UseCases.project))
        ),
        ("mine", UseCases.project, own, .unknown(.project)),
        ("other", "default", cases.administrator, nil),
        ("other", "none", cases.administrator, .unknown(.project)),
      ]
      for (study, project, claims, error) in imports {
        let found = try await refusal {
          try await rights.require(toImport: study, project: project, claims, on: cases.pool)
        }
        #expect(found == error, "\(study) \(project ?? "-")")
      }
    }
  }

  @Test func `an unchanged password keeps its hash`() async throws {
    let hasher = PasswordHasher(
      configuration: PasswordHasherConfiguration(memoryKiB: 8, iterations: 1))
    let stored = try await hasher.hash("secret")
    for (given, isNeeded, keeps, has) in [
      ("secret", true, true, true), ("", true, true, true), ("other", true, false, true),
      ("secret", false, false, false),
    ] {
      let password = try await AccessPassword.decide(
        given: given, isNeeded: isNeeded, storedHash: stored, hasher: hasher)
      #expect(password.isChanged == !keeps && (password.hash != nil) == has)
    }
  }

  @Test func `an outcome counts revisions and versions from the published ones`() throws {
    let request = StudyImport(.sample())
    let publication = Publication(
      request: request, referenced: [:], password: AccessPassword(storedHash: nil, hash: nil),
      projectID: "default", time: now)
    let first = ImportOutcome(publication, current: nil, earlier: nil, newest: [:])
    #expect(first.newVersions.map(\.version) == [1])
    #expect(first.newRevision?.revision == 1)
    #expect(first.auditRecords.map(\.action) == ["questionnaire.published", "study.published"])
    let version = first.newVersions[0]
    let again = ImportOutcome(
      publication,
      current: StudyStore.Current(
        revision: 1, contentHash: try #require(first.newRevision).contentHash,
        accessPasswordHash: nil, projectID: "tinnitus", definition: []),
      earlier: nil,
      newest: [
        version.id: QuestionnaireStore.Newest(
          version: 1, contentHash: version.contentHash, homeStudyID: "sample",
          projectID: "tinnitus", isRetired: false)
      ])
    #expect(again.newVersions.isEmpty && again.newRevision == nil)
    #expect(again.imported.revision == 1 && again.projectID == "tinnitus")
    #expect(again.events(password: publication.password).isEmpty)
  }

  @Test func `a study uses versions of its project and shared ones`() async throws {
    try await UseCases.with { cases in
      var shared = SampleMessages.questionnaire("shared")
      shared.sharing = .anyone
      try await cases.publish(SampleMessages.questionnaire())
      try await cases.publish(shared)
      let keys = ["daily", "shared", "none"].map { QuestionnaireVersionKey(id: $0, version: 1) }
      let references = StudyReferences(pool: cases.pool)
      for (claims, project, ids) in [
        (cases.leader, "default", ["daily", "shared"]),
        (cases.stranger, UseCases.project, ["daily", "shared"]),
        (cases.stranger, "default", ["shared"]),
      ] {
        let found: [QuestionnaireVersionKey: ReferencedVersion] = try await references.versions(
          keys, by: claims, project: project)
        #expect(found.keys.map(\.id).sorted() == ids)
      }
    }
  }
}
