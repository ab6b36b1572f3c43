package import AuthApplication
package import Messages
package import RPCServer
import ServiceKit
package import Stubs

/// Signing in and staying signed in.
package struct SessionHandler: AuthV1.SessionServiceProtocol {
  private let open: SignIn
  private let openAnonymously: SignInAnonymously
  private let renew: RefreshSession
  private let end: SignOut
  private let list: ListSessions
  private let endOwn: EndSessions
  private let prove: ProvePassword

  package init(
    open: SignIn, openAnonymously: SignInAnonymously, renew: RefreshSession, end: SignOut,
    list: ListSessions, endOwn: EndSessions, prove: ProvePassword
  ) {
    self.open = open
    self.openAnonymously = openAnonymously
    self.renew = renew
    self.end = end
    self.list = list
    self.endOwn = endOwn
    self.prove = prove
  }

  package func access(to method: AuthV1.SessionServiceMethod) -> MethodAccess {
    switch method {
    case .signIn, .signInAnonymously, .refresh, .signOut: .open
    case .listSessions, .endSession, .endAllSessions, .provePassword: .signedIn
    }
  }

  package func signIn(
    _ request: AuthV1.SignInRequest, context: ServerCallContext
  ) async throws -> AuthV1.SignInResponse {
    var check = FieldChecks()
    let audiences = check.audiences(request.audiences)
    check.sessionLabel(request.label)
    try check.unwrap()
    return try await answering {
      try await open(
        identifier: request.username.typed, password: request.password, audiences: audiences,
        label: request.label, from: context.identifiedPeer)
    }.signInResponse
  }

  package func signInAnonymously(
    _ request: AuthV1.SignInAnonymouslyRequest, context: ServerCallContext
  ) async throws -> AuthV1.SignInAnonymouslyResponse {
    var check = FieldChecks()
    let readID = check.requestID(request.requestID)
    let audiences = check.audiences(request.audiences)
    check.sessionLabel(request.label)
    let requestID = try check.unwrap(readID)
    return try await answering {
      try await openAnonymously(
        requestID: requestID, audiences: audiences, label: request.label)
    }.signInAnonymouslyResponse
  }

  package func refresh(
    _ request: AuthV1.RefreshRequest, context: ServerCallContext
  ) async throws -> AuthV1.RefreshResponse {
    try await answering { try await renew(request.refreshToken) }.refreshResponse
  }

  package func signOut(
    _ request: AuthV1.SignOutRequest, context: ServerCallContext
  ) async throws -> AuthV1.SignOutResponse {
    try await answering { try await end(request.refreshToken) }
    return AuthV1.SignOutResponse()
  }

  package func listSessions(
    _ request: AuthV1.ListSessionsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListSessionsResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let pageSize = check.pageSize(request.pageSize)
    let tokens = PageTokens("ListSessions", request) { ($0.pageSize, $0.pageToken) = (0, "") }
    let last = check.pageToken(request.pageToken, of: tokens)
    try check.unwrap()
    let page = try await answering { try await list(claims, after: last, pageSize: pageSize) }
    return AuthV1.ListSessionsResponse(
      sessions: page.items.map(\.message),
      nextPageToken: page.nextToken(tokens) { $0.sessionID })
  }

  package func endSession(
    _ request: AuthV1.EndSessionRequest, context: ServerCallContext
  ) async throws -> AuthV1.EndSessionResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readID = check.uuid(request.sessionID, field: "session_id")
    let sessionID = try check.unwrap(readID)
    try await answering { try await endOwn.one(sessionID, caller: claims) }
    return AuthV1.EndSessionResponse()
  }

  package func endAllSessions(
    _ request: AuthV1.EndAllSessionsRequest, context: ServerCallContext
  ) async throws -> AuthV1.EndAllSessionsResponse {
    let claims = try context.claims
    try await answering { try await endOwn.all(caller: claims, keepCurrent: request.keepCurrent) }
    return AuthV1.EndAllSessionsResponse()
  }

  package func provePassword(
    _ request: AuthV1.ProvePasswordRequest, context: ServerCallContext
  ) async throws -> AuthV1.ProvePasswordResponse {
    let claims = try context.claims
    var check = FieldChecks()
    if request.password.isEmpty { check.reject("password", .missing) }
    try check.unwrap()
    let issued = try await answering { try await prove(claims, password: request.password) }
    return AuthV1.ProvePasswordResponse(
      accessToken: issued.token,
      accessTokenExpireTime: GoogleProtobuf.Timestamp(issued.expiresAt))
  }
}
