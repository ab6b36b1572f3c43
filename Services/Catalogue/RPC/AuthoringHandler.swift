package import CatalogueApplication
internal import CatalogueDomain
public import Messages
import RPCCore
public import RPCServer
package import ServiceKit
public import Stubs

/// For study leaders and administrators.
public struct AuthoringHandler: CatalogueV1.AuthoringServiceProtocol {
  private let importStudy: ImportStudy
  private let clock: any WallClock
  private let threads: WorkerThreads

  package init(importStudy: ImportStudy, clock: any WallClock, threads: WorkerThreads) {
    self.importStudy = importStudy
    self.clock = clock
    self.threads = threads
  }

  public var requestAllowance: RequestAllowance? { .authoring }

  public func access(to method: CatalogueV1.AuthoringServiceMethod) -> MethodAccess {
    switch method {
    case .importStudy: .studyLeaderOrAdministrator
    }
  }

  public func importStudy(
    _ request: CatalogueV1.ImportStudyRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ImportStudyResponse {
    let claims = try context.claims
    let faults = Self.faults(of: request)
    return try await Self.naming(faults) {
      try await answering {
        try await importStudy.requireRight(
          toImport: request.study?.studyID ?? "", project: request.projectOrDefault, by: claims)
      }
      let now = clock.now()
      return try await threads.running {
        try await answering {
          var asked = StudyImport(request)
          // Something is refused already; what else is wrong is found out, and nothing written.
          if !faults.isEmpty { asked.validatesOnly = true }
          return CatalogueV1.ImportStudyResponse(try await importStudy(asked, by: claims, at: now))
        }
      }
    }
  }

  /// Fails with the faults, and what `body` finds besides, where there are any.
  private static func naming<Answer>(
    _ faults: [FieldViolation], _ body: () async throws -> Answer
  ) async throws -> Answer {
    guard !faults.isEmpty else { return try await body() }
    do {
      _ = try await body()
    } catch let error as RPCError where error.code == .invalidArgument {
      let named = Set(faults.map(\.field))
      throw RPCError.invalidArgument(
        faults + error.violations.filter { !named.contains($0.field) })
    } catch let error as RPCError {
      // Who may not import it is told of the faults alone.
      guard [.permissionDenied, .notFound].contains(error.code) else { throw error }
    }
    throw RPCError.invalidArgument(faults)
  }

  /// What the findings of an import do not name.
  private static func faults(of request: CatalogueV1.ImportStudyRequest) -> [FieldViolation] {
    var checks = FieldChecks()
    if request.study?.studyID.isEmpty ?? true { checks.reject("study.study_id", .missing) }
    for (index, questionnaire) in request.questionnaires.enumerated() {
      checks.sharing(questionnaire.sharing, field: "questionnaires[\(index)].sharing")
    }
    checks.optionalID(request.projectID, field: "project_id")
    for (index, sounds) in request.soundCollections.enumerated() {
      checks.sharing(
        sounds.provenance?.sharing, field: "sound_collections[\(index)].provenance.sharing")
    }
    for (index, vocabulary) in request.vocabularies.enumerated() {
      checks.sharing(
        vocabulary.provenance?.sharing, field: "vocabularies[\(index)].provenance.sharing")
    }
    return checks.violations
  }
}

extension CatalogueV1.ImportStudyResponse {
  fileprivate init(_ imported: ImportStudy.Imported) {
    self.init(
      studyRevision: imported.revision, studyChanged: imported.isChanged,
      questionnaires: imported.questionnaires.map {
        CatalogueV1.ImportedQuestionnaire(
          questionnaireID: $0.questionnaireID, version: $0.version,
          contentHash: ContentHash.hexadecimal($0.contentHash), published: $0.isNew)
      })
  }
}
