import Fields
import FoundationEssentials
import Messages
import RPCServer
import ServiceKit
import Stubs

/// Sign-in and refresh.
struct SessionHandler: AuthV1.SessionServiceProtocol {
  let environment: AuthEnvironment

  func signIn(
    _ request: AuthV1.SignInRequest, context: ServerCallContext
  ) async throws -> AuthV1.SignInResponse {
    var check = FieldChecks()
    let audiences = check.audiences(request.audiences)
    try check.unwrap()
    return try await answering {
      try await SignIn(environment: environment)(
        identifier: request.username.typed, password: request.password, audiences: audiences,
        label: request.label.asLabel, oneTimeCode: request.oneTimeCode,
        client: GivenClient(request.client), from: context.identifiedPeer)
    }.signInResponse
  }

  func signInAnonymously(
    _ request: AuthV1.SignInAnonymouslyRequest, context: ServerCallContext
  ) async throws -> AuthV1.SignInAnonymouslyResponse {
    var check = FieldChecks()
    let readID = check.requestID(request.requestID)
    let audiences = check.audiences(request.audiences)
    let requestID = try check.unwrap(readID)
    return try await answering {
      try await SignInAnonymously(environment: environment)(
        requestID: requestID, audiences: audiences, label: request.label.asLabel,
        client: GivenClient(request.client))
    }.signInAnonymouslyResponse
  }

  func refresh(
    _ request: AuthV1.RefreshRequest, context: ServerCallContext
  ) async throws -> AuthV1.RefreshResponse {
    try await answering {
      try await RefreshSession(environment: environment)(
        request.refreshToken, client: GivenClient(request.client))
    }.refreshResponse
  }

  func signOut(
    _ request: AuthV1.SignOutRequest, context: ServerCallContext
  ) async throws -> AuthV1.SignOutResponse {
    try await answering {
      try await EndSessions(environment: environment).signOut(
        request.refreshToken, client: GivenClient(request.client))
    }
    return AuthV1.SignOutResponse()
  }

  func listSessions(
    _ request: AuthV1.ListSessionsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListSessionsResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let paging: Paging<UUID> = check.page(request)
    try check.unwrap()
    let page = try await answering {
      try await ListSessions(environment: environment)(
        claims, after: paging.last, pageSize: paging.size)
    }
    return AuthV1.ListSessionsResponse(
      sessions: page.items.map(\.message),
      nextPageToken: paging.token(after: page) { $0.sessionID })
  }

  func endSession(
    _ request: AuthV1.EndSessionRequest, context: ServerCallContext
  ) async throws -> AuthV1.EndSessionResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readID = check.uuid(request.sessionID, field: "session_id")
    let sessionID = try check.unwrap(readID)
    try await answering {
      try await EndSessions(environment: environment).one(sessionID, caller: claims)
    }
    return AuthV1.EndSessionResponse()
  }

  func endAllSessions(
    _ request: AuthV1.EndAllSessionsRequest, context: ServerCallContext
  ) async throws -> AuthV1.EndAllSessionsResponse {
    let claims = try context.claims
    try await answering {
      try await EndSessions(environment: environment).all(
        caller: claims, keepCurrent: request.keepCurrent)
    }
    return AuthV1.EndAllSessionsResponse()
  }

  func provePassword(
    _ request: AuthV1.ProvePasswordRequest, context: ServerCallContext
  ) async throws -> AuthV1.ProvePasswordResponse {
    let claims = try context.claims
    var check = FieldChecks()
    if request.password.isEmpty { check.reject("password", .missing) }
    try check.unwrap()
    let issued = try await answering {
      try await ProvePassword(environment: environment)(
        claims, password: request.password, oneTimeCode: request.oneTimeCode)
    }
    return AuthV1.ProvePasswordResponse(
      accessToken: issued.token,
      accessTokenExpireTime: GoogleProtobuf.Timestamp(issued.expiresAt))
  }
}
