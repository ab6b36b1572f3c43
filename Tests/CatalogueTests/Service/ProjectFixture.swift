import Foundation
import Messages
import RPCCore
import RPCServer

@testable import CatalogueService

/// A project with one person for each role.
struct ProjectFixture: Sendable {
  static let id = "tinnitus"

  let harness: CatalogueHarness
  let owner = UUID()
  let leader = UUID()
  let translator = UUID()
  let reader = UUID()
  let stranger = UUID()

  /// Provides a catalogue with the project.
  static func with(_ body: @Sendable (ProjectFixture) async throws -> Void) async throws {
    try await CatalogueHarness.with { harness in
      let fixture = ProjectFixture(harness: harness)
      _ = try await harness.parts.projects.createProject(
        .init(project: fixture.project), context: fixture.context(fixture.owner))
      for (person, role) in [
        (fixture.leader, CatalogueV1.ProjectRole.leader), (fixture.translator, .translator),
        (fixture.reader, .reader),
      ] {
        _ = try await fixture.setRole(role, of: person)
      }
      try await body(fixture)
    }
  }

  var project: CatalogueV1.Project {
    .init(projectID: Self.id, title: SampleMessages.text("Tinnitus"), defaultLanguage: "en")
  }

  /// All people with their roles.
  var people: [(name: String, id: UUID)] {
    [
      ("owner", owner), ("leader", leader), ("translator", translator), ("reader", reader),
      ("stranger", stranger),
    ]
  }

  var drafts: DraftHandler { harness.parts.drafts }
  var projects: ProjectHandler { harness.parts.projects }

  func context(_ person: UUID) -> ServerCallContext { Caller.person(person).context }

  func setRole(
    _ role: CatalogueV1.ProjectRole, of person: UUID, by caller: UUID? = nil
  ) async throws -> Bool {
    try await projects.setProjectRole(
      .init(projectID: Self.id, participantID: person.uuidString, role: role),
      context: context(caller ?? owner)
    ).changed
  }

  /// Creates a draft by the leader.
  func draft(
    _ contents: CatalogueV1.Questionnaire = SampleMessages.questionnaire()
  ) async throws -> CatalogueV1.Draft {
    try await drafts.createDraft(
      .init(
        draftID: UUID().uuidString, projectID: Self.id, source: .contents(contents)),
      context: context(leader))
  }

  func publish(_ draft: CatalogueV1.Draft) async throws -> CatalogueV1.PublishDraftResponse {
    try await drafts.publishDraft(
      .init(draftID: draft.draftID, etag: draft.etag), context: context(leader))
  }

  /// Publishes contents as the next version of their questionnaire.
  @discardableResult
  func publish(
    _ contents: CatalogueV1.Questionnaire
  ) async throws -> CatalogueV1.PublishDraftResponse {
    try await publish(try await draft(contents))
  }

  func update(
    _ draft: CatalogueV1.Draft, _ mask: [String] = [], elements: [String] = [],
    by person: UUID? = nil,
    keepingMarks: Bool = false, _ change: (inout CatalogueV1.Questionnaire) -> Void
  ) async throws -> CatalogueV1.Draft {
    var contents = draft.questionnaire ?? .init()
    change(&contents)
    return try await drafts.updateDraft(
      .init(
        draftID: draft.draftID, questionnaire: contents,
        updateMask: mask.isEmpty ? nil : .init(paths: mask),
        etag: draft.etag, keepOutdatedMarks: keepingMarks, elementIDs: elements),
      context: context(person ?? leader))
  }
}

/// Returns the reason of the error of a call; "" for success.
func reason(_ call: () async throws -> Void) async -> String {
  do {
    try await call()
    return ""
  } catch let error as RPCError {
    return error.reason ?? error.violations.first?.reason ?? "\(error.code)"
  } catch let error as CatalogueError {
    return RPCError(error).reason ?? "\(error)"
  } catch {
    return "\(error)"
  }
}
