import Messages
import RPCCore
import RPCServer
import ServiceKit
import Stubs

/// Calls for study leaders and administrators.
struct AuthoringHandler: CatalogueV1.AuthoringServiceProtocol {
  let importStudy: ImportStudy
  let retire: RetireStudy
  let delete: DeleteStudy
  let clock: any WallClock
  let threads: AuthoringThreads

  var requestAllowance: RequestAllowance? { .authoring }

  func importStudy(
    _ request: CatalogueV1.ImportStudyRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ImportStudyResponse {
    let claims = try context.claims
    let faults = Self.faults(of: request)
    return try await Self.naming(faults) {
      try await answering {
        try await importStudy.requireRight(
          toImport: request.study?.studyID ?? "", project: request.givenProject, by: claims)
      }
      let now = clock.now()
      return try await threads.threads(of: claims).running {
        try await answering {
          var asked = StudyImport(request)
          // The request is already invalid; a dry run collects the remaining findings.
          if !faults.isEmpty { asked.validatesOnly = true }
          return CatalogueV1.ImportStudyResponse(try await importStudy(asked, by: claims, at: now))
        }
      }
    }
  }

  func retireStudy(
    _ request: CatalogueV1.RetireStudyRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.RetireStudyResponse {
    let claims = try context.claims
    try FieldChecks.requireIDs(["study_id": request.studyID])
    let now = clock.now()
    return try await answering(attempts: 3) {
      let outcome = try await retire(
        request.studyID, reinstates: request.reinstate, by: claims, at: now)
      return CatalogueV1.RetireStudyResponse(
        changed: outcome.isChanged, revision: outcome.revision)
    }
  }

  func deleteStudy(
    _ request: CatalogueV1.DeleteStudyRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.DeleteStudyResponse {
    let claims = try context.claims
    try FieldChecks.requireIDs(["study_id": request.studyID])
    let now = clock.now()
    return try await answering(attempts: 3) {
      let outcome = try await delete(
        request.studyID, validatesOnly: request.validateOnly, by: claims, at: now)
      return CatalogueV1.DeleteStudyResponse(
        deleted: outcome.isDeleted, revision: outcome.revision,
        hadParticipants: outcome.hadParticipants,
        unusedQuestionnaireIDs: outcome.unusedQuestionnaires)
    }
  }

  /// If there are faults, fails with them and the findings of `body`.
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
      // A caller who may not import learns only the faults of the request.
      guard [.permissionDenied, .notFound].contains(error.code) else { throw error }
    }
    throw RPCError.invalidArgument(faults)
  }

  private static let changeReasonCharactersMax = 500

  /// Returns the faults that the findings of an import do not cover.
  private static func faults(of request: CatalogueV1.ImportStudyRequest) -> [FieldViolation] {
    var checks = FieldChecks()
    if request.study?.studyID.isEmpty ?? true { checks.reject("study.study_id", .missing) }
    for (index, questionnaire) in request.questionnaires.enumerated() {
      checks.sharing(questionnaire.sharing, field: "questionnaires[\(index)].sharing")
    }
    checks.optionalID(request.projectID, field: "project_id")
    if request.changeReason.count > changeReasonCharactersMax {
      checks.reject(
        "change_reason", .textTooLong, "give at most \(changeReasonCharactersMax) characters")
    }
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
      }, projectID: imported.projectID, effects: imported.effects?.message)
  }
}

extension RequestAllowance {
  /// Limits for methods that take whole questionnaires in all languages; see `CatalogueLimits`. The
  /// largest questionnaire, 5,000 elements in 20 languages, has half a million translations, which
  /// take a third of the memory. Participants and translators have the usual limits.
  static let authoring = RequestAllowance(
    sizeMax: 52 << 20, elementsMax: 1_000_000, memoryMax: 384 << 20,
    requirement: RightRequirement(.anywhere(.studyImport)))
}
