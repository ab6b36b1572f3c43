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

  package init(
    open: SignIn, openAnonymously: SignInAnonymously, renew: RefreshSession, end: SignOut
  ) {
    self.open = open
    self.openAnonymously = openAnonymously
    self.renew = renew
    self.end = end
  }

  package func access(to method: AuthV1.SessionServiceMethod) -> MethodAccess {
    switch method {
    case .signIn, .signInAnonymously, .refresh, .signOut: .open
    }
  }

  package func signIn(
    _ request: AuthV1.SignInRequest, context: ServerCallContext
  ) async throws -> AuthV1.SignInResponse {
    var check = FieldChecks()
    let audiences = check.audiences(request.audiences)
    try check.unwrap()
    return try await answering {
      try await open(
        identifier: request.username, password: request.password, audiences: audiences,
        from: context.identifiedPeer)
    }.signInResponse
  }

  package func signInAnonymously(
    _ request: AuthV1.SignInAnonymouslyRequest, context: ServerCallContext
  ) async throws -> AuthV1.SignInAnonymouslyResponse {
    var check = FieldChecks()
    let readID = check.requestID(request.requestID)
    let audiences = check.audiences(request.audiences)
    let requestID = try check.unwrap(readID)
    return try await answering {
      try await openAnonymously(requestID: requestID, audiences: audiences)
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
}
