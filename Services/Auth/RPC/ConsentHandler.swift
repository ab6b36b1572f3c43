import Fields
import Messages
import RPCServer
import ServiceKit
import Stubs

/// Reading and withdrawing consents.
struct ConsentHandler: AuthV1.ConsentServiceProtocol {
  let environment: AuthEnvironment

  func listConsents(
    _ request: AuthV1.ListConsentsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListConsentsResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let paging: Paging<Int> = check.page(request)
    try check.unwrap()
    let page = try await answering {
      try await ListOwnEnrolments(environment: environment).consents(
        of: claims.participantID, after: paging.last ?? 0, pageSize: paging.size)
    }
    return AuthV1.ListConsentsResponse(
      consents: page.items.map(\.message),
      nextPageToken: paging.token(after: page) { $0.number })
  }

  func getConsent(
    _ request: AuthV1.GetConsentRequest, context: ServerCallContext
  ) async throws -> AuthV1.Consent {
    let claims = try context.claims
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    check.consentVersion(request.consentVersion)
    let readLanguage = check.language(request.consentLanguage, field: "consent_language")
    let (study, language) = try check.unwrap(readStudy, readLanguage)
    return try await answering {
      try await ListOwnEnrolments(environment: environment).consent(
        of: claims.participantID, to: study, version: request.consentVersion, language: language)
    }.message
  }

  func setConsentParts(
    _ request: AuthV1.SetConsentPartsRequest, context: ServerCallContext
  ) async throws -> AuthV1.SetConsentPartsResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let choice = check.choice(
      request.partIDs, field: "part_ids", request.signature, field: "signature")
    let study = try check.unwrap(readStudy)
    let set = try await answering {
      try await SetConsentParts(environment: environment)(choice, study: study, caller: claims)
    }
    return AuthV1.SetConsentPartsResponse(
      changed: set.isChanged, consent: set.consent.withoutTexts.message)
  }

  func withdrawConsent(
    _ request: AuthV1.WithdrawConsentRequest, context: ServerCallContext
  ) async throws -> AuthV1.WithdrawConsentResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let study = try check.unwrap(readStudy)
    let token = try await answering {
      try await LeaveStudy(environment: environment)(
        study, caller: claims, withdrawingConsent: true)
    }
    return AuthV1.WithdrawConsentResponse(
      accessToken: token?.token ?? "",
      accessTokenExpireTime: token.map { GoogleProtobuf.Timestamp($0.expiresAt) })
  }
}
