import Foundation
import Messages
import RPCCore
import TestSupport
import Testing

@testable import CatalogueService

/// The meaning of field masks (AIP-134, AIP-157, AIP-161), apart from the fields.
@Suite struct FieldMaskTests {
  private static let whole: [GoogleProtobuf.FieldMask?] = [
    nil, GoogleProtobuf.FieldMask(), GoogleProtobuf.FieldMask(paths: ["*"]),
  ]

  @Test(arguments: whole + [GoogleProtobuf.FieldMask(paths: ["title", "*"])])
  func aMaskThatLeavesNothingOutReadsAll(_ mask: GoogleProtobuf.FieldMask?) async throws {
    try await ProjectFixture.with { fixture in
      let draft = try await fixture.draft()
      let reader = fixture.context(fixture.reader)
      let read = try await fixture.drafts.getDraft(
        .init(draftID: draft.draftID, readMask: mask), context: reader)
      #expect(read.draft == draft)
      try await fixture.harness.importStudy(.sample())
      let study = try await fixture.harness.catalogue.getStudy(
        .init(studyID: "sample"), context: Caller.nobody.context)
      let masked = try await fixture.harness.catalogue.getStudy(
        .init(studyID: "sample", readMask: mask), context: Caller.nobody.context)
      #expect(masked == study)
    }
  }

  @Test func aMaskThatLeavesNothingOutWritesAllAlsoWhatIsEmpty() async throws {
    try await ProjectFixture.with { fixture in
      let owner = fixture.context(fixture.owner)
      func etag() async throws -> String {
        try await fixture.projects.getProject(
          .init(projectID: ProjectFixture.id), context: owner
        ).project?.etag ?? ""
      }
      var project = fixture.project
      for mask in Self.whole {
        project.description = SampleMessages.text("About")
        let described = try await fixture.projects.updateProject(
          .init(project: project, updateMask: .init(paths: ["description"]), etag: etag()),
          context: owner)
        #expect(described.description == project.description)
        project.description = nil
        let emptied = try await fixture.projects.updateProject(
          .init(project: project, updateMask: mask, etag: etag()), context: owner)
        #expect(emptied.title == project.title && emptied.description == nil)
      }
      var draft = try await fixture.draft()
      draft = try await fixture.update(draft, ["licence"]) { $0.licence = "CC0-1.0" }
      draft = try await fixture.update(draft, ["*"]) { $0.licence = "" }
      #expect(draft.questionnaire?.licence == "")
    }
  }

  /// Unknown paths are rejected: an older service must not appear to have written a field that it
  /// does not know.
  @Test func inAnUpdateTheWildcardStandsAlone() async throws {
    try await ProjectFixture.with { fixture in
      let draft = try await fixture.draft()
      let unknown = await #expect(throws: RPCError.self) {
        _ = try await fixture.update(draft, ["*", "colour"]) { _ in }
      }
      #expect(unknown?.code == .invalidArgument)
      #expect(
        unknown?.violations.map(\.field) == ["update_mask.paths[0]", "update_mask.paths[1]"])
      #expect(unknown?.violations.last?.description.contains("`colour`") == true)
      let known = await #expect(throws: RPCError.self) {
        _ = try await fixture.update(draft, ["licence", "*"]) { _ in }
      }
      #expect(known?.violations.map(\.field) == ["update_mask.paths[1]"])
      #expect(known?.violations.map(\.reason) == ["FIELD_UNKNOWN"])
      let ofProject = await #expect(throws: RPCError.self) {
        _ = try await fixture.projects.updateProject(
          .init(
            project: fixture.project, updateMask: .init(paths: ["title", "*"]), etag: "x"),
          context: fixture.context(fixture.owner))
      }
      #expect(ofProject?.violations.map(\.field) == ["update_mask.paths[1]"])
    }
  }

  /// Masks were lists of texts in the same field. If such a list counted as an empty mask, fields
  /// that the client did not send would be overwritten.
  @Test(arguments: Set(QuestionnaireMask.names + StudyMask.names).sorted())
  func aMaskInItsFormerFormIsNoMask(_ path: String) {
    let field = Array(path.utf8)
    let request: [UInt8] = [3 << 3 | 2, UInt8(field.count)] + field
    #expect(throws: DecodingError.self) {
      _ = try CatalogueV1.UpdateDraftRequest(serialized: request, limits: .default)
    }
  }

  @Test func everyFieldOfAStudyCanBeMasked() throws {
    let text = try String(
      contentsOf: Repository.file("proto/otolith/catalogue/v1/study.proto"), encoding: .utf8)
    let start = try #require(text.range(of: "message Study {\n")).upperBound
    let end = try #require(text.range(of: "\n}", range: start..<text.endIndex)).lowerBound
    let fields = text[start..<end].split(separator: "\n").compactMap { line -> String? in
      let words = line.split(separator: " ")
      guard words.count >= 4, words[words.count - 2] == "=", line.hasSuffix(";") else { return nil }
      return String(words[words.count - 3])
    }
    #expect(fields.count > 25)
    #expect(Set(fields) == Set(StudyMask.names))
  }

  /// `elements.<id>` is not a path of a FieldMask, because masks do not reach into lists.
  @Test func elementsAreNamedBesideTheMask() async throws {
    try await ProjectFixture.with { fixture in
      let draft = try await fixture.draft()
      let path = await reason { _ = try await fixture.update(draft, ["elements.stress"]) { _ in } }
      #expect(path == "FIELD_UNKNOWN")
      let most = try await fixture.update(
        draft, elements: Array(repeating: "stress", count: 200)
      ) {
        $0.licence = "ignored"
        $0.elements[1].content = .question(
          .init(text: SampleMessages.text("How calm?"), type: .yesNo(.init())))
      }
      #expect(most.questionnaire?.licence == draft.questionnaire?.licence)
      #expect(most.questionnaire?.elements[1] != draft.questionnaire?.elements[1])
      let error = await #expect(throws: RPCError.self) {
        _ = try await fixture.update(most, elements: ["stress", "x"]) { _ in }
      }
      #expect(error?.violations.map(\.field) == ["element_ids[1]"])
    }
  }

  /// Output-only fields of a project are neither stored nor part of its history.
  @Test func outputOnlyFieldsOfAProjectAreNotStored() async throws {
    try await ProjectFixture.with { fixture in
      let owner = fixture.context(fixture.owner)
      var project = fixture.project
      (project.projectID, project.etag, project.role) = ("another", "made up", .reader)
      let made = try await fixture.projects.createProject(.init(project: project), context: owner)
      #expect(made.role == .owner && made.etag != "made up")
      let entries = try await fixture.projects.listAuditEntries(
        .init(projectID: "another", resource: "projects/another"), context: owner
      ).entries
      let kept = try CatalogueV1.Project(
        serialized: #require(entries.first?.new).value, limits: .default)
      (project.etag, project.role) = ("", .unspecified)
      #expect(kept == project)
    }
  }
}
