public import Messages
public import RPC
import ServiceKit
public import Stubs

/// Signing in and staying signed in.
public struct SessionHandler: AuthV1.SessionServiceProtocol {
  private let core: AuthCore

  init(core: AuthCore) { self.core = core }

  public func access(to method: AuthV1.SessionServiceMethod) -> MethodAccess {
    switch method {
    case .signIn, .signInAnonymously, .refresh, .signOut: .open
    }
  }

  public func signIn(
    _ request: AuthV1.SignInRequest, context: ServerCallContext
  ) async throws -> AuthV1.SignInResponse {
    var check = FieldChecks()
    let audiences = check.audiences(request.audiences)
    try check.unwrap()
    return try await answering {
      try await SignIn(core: core).run(
        identifier: request.username, password: request.password, audiences: audiences)
    }
  }

  public func signInAnonymously(
    _ request: AuthV1.SignInAnonymouslyRequest, context: ServerCallContext
  ) async throws -> AuthV1.SignInResponse {
    var check = FieldChecks()
    let readID = check.requestID(request.requestID)
    let audiences = check.audiences(request.audiences)
    let requestID = try check.unwrap(readID)
    return try await answering {
      try await AnonymousSignIn(core: core).run(requestID: requestID, audiences: audiences)
    }
  }

  public func refresh(
    _ request: AuthV1.RefreshRequest, context: ServerCallContext
  ) async throws -> AuthV1.SignInResponse {
    try await answering { try await SessionExchange(core: core).refresh(request.refreshToken) }
  }

  public func signOut(
    _ request: AuthV1.SignOutRequest, context: ServerCallContext
  ) async throws -> AuthV1.SignOutResponse {
    try await answering { try await SessionExchange(core: core).signOut(request.refreshToken) }
    return AuthV1.SignOutResponse()
  }
}
