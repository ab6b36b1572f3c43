import Foundation
import Messages
import Postgres
import ServiceKit
import Synchronization
import Testing

@testable import CatalogueService
@testable import Tokens

/// The use-cases on a database of their own, without handlers. The project `tinnitus` has a person
/// for each role.
struct UseCases: Sendable {
  static let project = "tinnitus"
  static let now = CatalogueHarness.time

  let pool: PostgresPool
  let feed: ChangeFeed
  let events = RecordedEvents()
  let owner = UseCases.claims()
  let leader = UseCases.claims()
  let translator = UseCases.claims()
  let reader = UseCases.claims()
  let stranger = UseCases.claims()
  let administrator = UseCases.claims([.administrator])

  static func with(_ body: @Sendable (UseCases) async throws -> Void) async throws {
    try await CatalogueHarness.with { harness in
      let cases = UseCases(pool: harness.pool, feed: ChangeFeed(pool: harness.pool))
      _ = try await cases.createProject(contents(), by: cases.owner.participantID, at: now)
      for (claims, role) in [
        (cases.leader, ProjectRole.leader), (cases.translator, .translator),
        (cases.reader, .reader),
      ] {
        _ = try await cases.setRole(
          role, of: claims.participantID, in: project, by: cases.owner, at: now)
      }
      try await body(cases)
    }
  }

  static func claims(
    _ roles: Set<Role> = [.studyLeader], enrolled: Set<String> = [], led: Set<String> = [],
    groups: [String: String] = [:]
  ) -> AccessClaims {
    AccessClaims(
      participantID: UUID(), roles: roles, enrolledStudies: enrolled, ledStudies: led,
      groups: groups, sessionID: UUID(), issuedAt: now, expiresAt: now + 600)
  }

  static func contents(_ id: String = project, _ title: String = "Tinnitus") -> ProjectContents {
    ProjectContents(
      CatalogueV1.Project(
        projectID: id, title: SampleMessages.text(title), defaultLanguage: "en"))
  }

  var createProject: CreateProject { CreateProject(pool: pool, feed: feed) }
  var setRole: SetProjectRole { SetProjectRole(pool: pool) }
  var readProjects: ReadProjects { ReadProjects(pool: pool) }
  var readDrafts: ReadDrafts { ReadDrafts(pool: pool) }
  var createDraft: CreateDraft { CreateDraft(pool: pool, versions: ReadVersions(pool: pool)) }
  var publishDraft: PublishDraft {
    PublishDraft(pool: pool, forms: DecodedForms(), events: events, feed: feed)
  }
  var publishEntry: PublishLibraryEntry { PublishLibraryEntry(pool: pool, feed: feed) }
  var importStudy: ImportStudy {
    ImportStudy(
      pool: pool, events: events, feed: feed,
      hasher: PasswordHasher(
        configuration: PasswordHasherConfiguration(memoryKiB: 8, iterations: 1)))
  }

  /// Creates a draft by the leader.
  func draft(
    _ contents: CatalogueV1.Questionnaire = SampleMessages.questionnaire()
  ) async throws -> Draft {
    try await createDraft(.with(contents), by: leader, at: Self.now)
  }

  /// Publishes contents as a version.
  @discardableResult
  func publish(_ contents: CatalogueV1.Questionnaire) async throws -> PublishDraft.Outcome {
    let draft = try await draft(contents)
    return try await publishDraft(
      draft.id, etag: EntityTag.draft(draft), by: leader, at: Self.now)
  }

  @discardableResult
  func importSample(
    _ request: CatalogueV1.ImportStudyRequest = .sample()
  ) async throws -> ImportStudy.Imported {
    try await importStudy(StudyImport(request), by: administrator, at: Self.now)
  }
}

/// Returns the error of a use-case; nil for success.
func refusal<Answer>(_ useCase: () async throws -> Answer) async throws -> CatalogueError? {
  do {
    _ = try await useCase()
    return nil
  } catch let error as CatalogueError {
    return error
  }
}

extension NewDraft {
  static func with(
    _ contents: CatalogueV1.Questionnaire, id: UUID = UUID(), in project: String = UseCases.project
  ) -> NewDraft {
    NewDraft(
      id: id, projectID: project, request: contents.serialized(), origin: nil,
      contents: { _ in DraftContents(contents) }, markedSince: { contents, _ in contents })
  }
}

/// Records published events.
final class RecordedEvents: PublicationEvents {
  private let state = Mutex<(names: [String], wakes: Int)>(([], 0))

  var names: [String] { state.withLock { $0.names } }
  var wakes: Int { state.withLock { $0.wakes } }

  func publish(
    _ events: [PublicationEvent], at time: Date, on connection: PostgresConnection
  ) async throws {
    let names = events.map { event in
      switch event {
      case .version(let version): "version \(version.id) \(version.version)"
      case .revision(let study): "revision \(study.id) \(study.revision)"
      case .password(let study, let revision, let hash):
        "password \(study) \(revision) \(hash == nil ? "none" : "some")"
      case .deleted(let study): "deleted \(study)"
      }
    }
    state.withLock { $0.names += names }
  }

  func wake() { state.withLock { $0.wakes += 1 } }
}

/// Decodes drafts as they are.
struct DecodedForms: DraftForms {
  func publishable(_ contents: DraftContents) throws -> PublishableQuestionnaire {
    PublishableQuestionnaire(try contents.message())
  }
}

/// Replaces the contents of a draft.
struct Replacement: DraftEdit {
  struct Edited: EditedDraft {
    var contents: DraftContents
    var isChanged: Bool
    var changesOnlyTexts: Bool
    var difference: (old: [UInt8], new: [UInt8]) { ([1], [2]) }

    func check() {}
  }

  var questionnaire: CatalogueV1.Questionnaire
  var changesOnlyTexts = false

  func applied(to contents: DraftContents) -> any EditedDraft {
    let new = DraftContents(questionnaire)
    return Edited(
      contents: new, isChanged: new != contents, changesOnlyTexts: changesOnlyTexts)
  }
}
