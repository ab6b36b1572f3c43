package import CatalogueApplication
internal import CatalogueDomain
public import Messages
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
    try Self.check(request)
    try await answering {
      try await importStudy.requireRight(
        toImport: request.study?.studyID ?? "", project: request.projectOrDefault, by: claims)
    }
    let now = clock.now()
    return try await threads.running {
      try await answering {
        CatalogueV1.ImportStudyResponse(
          try await importStudy(StudyImport(request), by: claims, at: now))
      }
    }
  }

  private static func check(_ request: CatalogueV1.ImportStudyRequest) throws {
    var checks = FieldChecks()
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
    try checks.unwrap()
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
