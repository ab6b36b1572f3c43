import AuthDomain
import Logging
import Messages
import Postgres
import RPC
import ServiceKit
import Stubs

/// What is known of studies: from the bus, and where that is behind, from the catalogue itself.
struct StudyDirectory: Sendable {
  let pool: PostgresPool
  /// Nil when the operator named no catalogue to ask.
  let catalogue: Channel?
  /// Nil: it is asked without a token.
  let credential: ServiceCredential?
  let logger: Logger
  private let store = StudyStore()
  private static let timeout = Duration.seconds(2)

  init(
    pool: PostgresPool, catalogue: Channel?, credential: ServiceCredential? = nil, logger: Logger
  ) {
    self.pool = pool
    self.catalogue = catalogue
    self.credential = credential
    self.logger = logger
  }

  /// The study, looked up at the catalogue when it is unknown or when `consentVersion`, which the
  /// participant was shown, is not the one known, or the text's languages are not.
  ///
  /// Throws NOT_FOUND with reason STUDY_UNKNOWN; UNAVAILABLE with RetryInfo when the study is
  /// unknown and the catalogue cannot be asked.
  func find(_ study: StudyID, consentVersion: String) async throws -> KnownStudy {
    try await find(study) {
      $0.terms.consentVersion == consentVersion && $0.knowsConsentLanguages
    }
  }

  /// The study, looked up at the catalogue when it is unknown or lacks the group that a leader
  /// names; empty: none.
  func find(_ study: StudyID, groupID: String) async throws -> KnownStudy {
    let known = try await find(study) { groupID.isEmpty || $0.terms.groupIDs.contains(groupID) }
    guard groupID.isEmpty || known.terms.groupIDs.contains(groupID) else {
      throw RPCError.groupUnknown
    }
    return known
  }

  private func find(
    _ study: StudyID, unless isGood: (KnownStudy) -> Bool
  ) async throws -> KnownStudy {
    let known = try await store.find(study, on: pool)
    if let known, isGood(known) { return known }
    guard let catalogue else {
      guard let known else { throw RPCError.studyUnknown }
      return known
    }
    do {
      let answer = try await CatalogueV1.CatalogueServiceClient(catalogue).getStudy(
        CatalogueV1.GetStudyRequest(studyID: study.text),
        options: try await credential?.options(for: "otolith-catalogue", timeout: Self.timeout)
          ?? CallOptions(timeout: Self.timeout))
      guard let told = answer.study, told.studyID == study.text else {
        throw RPCError(.internalError, "the catalogue answered without the study")
      }
      // What is kept serves everybody: never what a stranger sees of a study with groups.
      guard answer.allGroups else {
        throw RPCError(.permissionDenied, "the catalogue shows but a part of the study")
      }
      try await store.save(told, on: pool)
    } catch let error as RPCError {
      if let known { return known }
      if error.code == .notFound { throw RPCError.studyUnknown }
      logger.warning("the catalogue cannot be asked", metadata: ["status": "\(error.code)"])
      throw RPCError.notYetKnown("the study is not known here and the catalogue cannot be asked")
    }
    guard let learned = try await store.find(study, on: pool) else { throw RPCError.studyUnknown }
    return learned
  }
}
