import AuthDomain
public import Messages
public import RPC
import ServiceKit
public import Stubs

/// Which studies a participant takes part in.
public struct EnrolmentHandler: AuthV1.EnrolmentServiceProtocol {
  /// In bytes; the catalogue's versions are much shorter.
  static let consentVersionMax = 128

  private let core: AuthCore
  private let studies: StudyDirectory

  init(core: AuthCore, studies: StudyDirectory) {
    self.core = core
    self.studies = studies
  }

  public func access(to method: AuthV1.EnrolmentServiceMethod) -> MethodAccess {
    switch method {
    case .joinStudy: .participant
    case .leaveStudy, .listEnrolments: .signedIn
    }
  }

  public func joinStudy(
    _ request: AuthV1.JoinStudyRequest, context: ServerCallContext
  ) async throws -> AuthV1.JoinStudyResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    if request.consentVersion.isEmpty {
      check.reject("consent_version", .missing)
    } else if request.consentVersion.utf8.count > Self.consentVersionMax {
      check.reject(
        "consent_version", "INVALID", "must name the version of the text that was shown")
    }
    let readLanguage = check.language(request.consentLanguage, field: "consent_language")
    let invitation = check.invitationCode(request.invitationCode)
    check.words(request.note, field: "note")
    let (study, language) = try check.unwrap(readStudy, readLanguage)
    let joining = Joining.Request(
      caller: claims, study: study, password: request.password,
      consentVersion: request.consentVersion, consentLanguage: language, invitation: invitation,
      note: request.note)
    return try await answering {
      try await Joining(core: core, studies: studies).run(joining)
    }
  }

  public func leaveStudy(
    _ request: AuthV1.LeaveStudyRequest, context: ServerCallContext
  ) async throws -> AuthV1.LeaveStudyResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let study = try check.unwrap(readStudy)
    return try await answering {
      try await Leaving(core: core).run(study, caller: claims)
    }
  }

  public func listEnrolments(
    _ request: AuthV1.ListEnrolmentsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListEnrolmentsResponse {
    let claims = try context.claims
    return try await answering {
      let enrolments = try await core.enrolments.list(of: claims.participantID, on: core.pool)
      let requests = try await core.joinRequests.list(of: claims.participantID, on: core.pool)
      return AuthV1.ListEnrolmentsResponse(
        enrolments: enrolments.map(\.message), joinRequests: requests.map(\.message))
    }
  }
}
