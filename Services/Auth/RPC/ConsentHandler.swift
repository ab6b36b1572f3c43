package import AuthApplication
import AuthDomain
package import Messages
package import RPCServer
import ServiceKit
package import Stubs

/// What participants consented to, and taking it back.
package struct ConsentHandler: AuthV1.ConsentServiceProtocol {
  private let read: ReadConsents
  private let leave: LeaveStudy

  package init(read: ReadConsents, leave: LeaveStudy) {
    self.read = read
    self.leave = leave
  }

  package func access(to method: AuthV1.ConsentServiceMethod) -> MethodAccess {
    switch method {
    case .listConsents, .getConsent, .withdrawConsent: .signedIn
    }
  }

  package func listConsents(
    _ request: AuthV1.ListConsentsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListConsentsResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let pageSize = check.pageSize(request.pageSize)
    let tokens = PageTokens("ListConsents", request) { ($0.pageSize, $0.pageToken) = (0, "") }
    let last = check.pageToken(request.pageToken, of: tokens) { Int($0) } ?? 0
    try check.unwrap()
    let page = try await answering {
      try await read.list(of: claims.participantID, after: last, pageSize: pageSize)
    }
    let next = page.hasMore ? page.items.last.map { tokens.token(after: "\($0.number)") } : nil
    return AuthV1.ListConsentsResponse(
      consents: page.items.map(\.message), nextPageToken: next ?? "")
  }

  package func getConsent(
    _ request: AuthV1.GetConsentRequest, context: ServerCallContext
  ) async throws -> AuthV1.Consent {
    let claims = try context.claims
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    check.consentVersion(request.consentVersion)
    let readLanguage = check.language(request.consentLanguage, field: "consent_language")
    let (study, language) = try check.unwrap(readStudy, readLanguage)
    return try await answering {
      try await read.find(
        of: claims.participantID, to: study, version: request.consentVersion, language: language)
    }.message
  }

  package func withdrawConsent(
    _ request: AuthV1.WithdrawConsentRequest, context: ServerCallContext
  ) async throws -> AuthV1.WithdrawConsentResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let study = try check.unwrap(readStudy)
    let token = try await answering {
      try await leave(study, caller: claims, withdrawingConsent: true)
    }
    return AuthV1.WithdrawConsentResponse(
      accessToken: token?.token ?? "",
      accessTokenExpireTime: token.map { GoogleProtobuf.Timestamp($0.expiresAt) })
  }
}
