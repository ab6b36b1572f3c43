import Fields
import Messages
import RPCServer
import ServiceKit
import Stubs

/// Sign-in of staff with the external provider.
struct ProviderSignInHandler: AuthV1.ProviderSignInServiceProtocol {
  let environment: AuthEnvironment

  func getSignInProvider(
    _ request: AuthV1.GetSignInProviderRequest, context: ServerCallContext
  ) async throws -> AuthV1.SignInProvider {
    AuthV1.SignInProvider(displayName: environment.provider?.rules.displayName ?? "")
  }

  func beginProviderSignIn(
    _ request: AuthV1.BeginProviderSignInRequest, context: ServerCallContext
  ) async throws -> AuthV1.BeginProviderSignInResponse {
    let begun = try await answering {
      try await BeginProviderSignIn(environment: environment)(
        reauthenticates: request.reauthenticate)
    }
    return AuthV1.BeginProviderSignInResponse(
      authorizationURL: begun.authorizationURL, browserBinding: begun.binding,
      expireTime: GoogleProtobuf.Timestamp(begun.expiresAt))
  }

  func completeProviderSignIn(
    _ request: AuthV1.CompleteProviderSignInRequest, context: ServerCallContext
  ) async throws -> AuthV1.CompleteProviderSignInResponse {
    var check = FieldChecks()
    check.opaque(request.state, atMost: 128, field: "state")
    check.opaque(request.code, atMost: 4_096, field: "code")
    check.opaque(request.browserBinding, atMost: 128, field: "browser_binding")
    if !request.issuer.isEmpty {
      check.opaque(request.issuer, atMost: ProviderAddress.lengthMax, field: "issuer")
    }
    let audiences = check.audiences(request.audiences)
    try check.unwrap()
    return try await answering {
      try await CompleteProviderSignIn(environment: environment)(
        .init(
          state: request.state, code: request.code, issuer: request.issuer,
          binding: request.browserBinding, audiences: audiences, label: request.label.asLabel,
          client: GivenClient(request.client)))
    }.completeProviderSignInResponse
  }
}

extension FieldChecks {
  /// Checks a value that another program made.
  fileprivate mutating func opaque(_ text: String, atMost count: Int, field: String) {
    if text.isEmpty {
      reject(field, .missing)
    } else if text.utf8.count > count {
      reject(field, .tooLong, "must have at most \(count) bytes")
    }
  }
}
