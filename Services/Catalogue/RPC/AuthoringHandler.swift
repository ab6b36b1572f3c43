public import Messages
public import RPC
internal import ServiceKit
public import Stubs

/// For study leaders and administrators.
public struct AuthoringHandler: CatalogueV1.AuthoringServiceProtocol {
  private let importer: StudyImporter
  private let clock: any WallClock
  private let threads: WorkerThreads

  init(importer: StudyImporter, clock: any WallClock, threads: WorkerThreads) {
    self.importer = importer
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
    let project = request.projectID.isEmpty ? ProjectStore.defaultID : request.projectID
    try await answering {
      try await importer.requireRight(
        toImport: request.study?.studyID ?? "", project: project, by: claims)
    }
    let now = clock.now()
    return try await threads.running {
      try await answering { try await importer.importStudy(request, by: claims, at: now) }
    }
  }
}
