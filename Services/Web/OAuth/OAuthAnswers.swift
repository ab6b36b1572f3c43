import FoundationEssentials
import Messages
import NIOHTTP1
import RPCClient
import RPCCore
import Serialization
import Stubs

/// Answers OAuth 2.0 clients (RFC 6749, 7009, 7662, 8414) by calls to otolith-auth, which has the rules.
/// No cookie is read. There is no password grant, and no sign-in of people.
struct OAuthAnswers: Sendable {
  let upstream: Upstream

  static let prefix = "/oauth/"
  static let metadataPath = "/.well-known/oauth-authorization-server"
  /// Maximum size of a form. An access token has up to 8 KiB.
  static let bodyBytesMax = 16 << 10

  private enum Path {
    static let token = "/oauth/token"
    static let introspection = "/oauth/introspect"
    static let revocation = "/oauth/revoke"
    static let keys = "/oauth/jwks"
  }

  func answer(_ request: WebRequest) async -> WebResponse {
    do {
      return try await CallPropagation.$parent.withValue(WebCall(request)) {
        switch request.path {
        case Self.metadataPath, Path.keys:
          guard request.method == .GET else { return .onlyGET }
          return try await request.path == Path.keys ? keys(request) : metadata(request)
        case Path.token, Path.introspection, Path.revocation:
          guard request.method == .POST else {
            return WebResponse.text("Only POST is supported.", status: 405)
              .adding([("allow", "POST")])
          }
          return try await answer(try OAuthForm(request), request)
        default: return .text("Not found.", status: 404)
        }
      }
    } catch let problem as OAuthProblem {
      return problem.response
    } catch {
      return OAuthProblem(CallAnswers.status(of: error)).response
    }
  }

  private func answer(_ form: OAuthForm, _ request: WebRequest) async throws -> WebResponse {
    switch request.path {
    case Path.introspection: try await introspect(form, request.origin)
    case Path.revocation: try await revoke(form, request.origin)
    default: try await token(form, request.origin)
    }
  }

  // MARK: - Tokens

  private func token(_ form: OAuthForm, _ origin: RequestOrigin) async throws -> WebResponse {
    switch form["grant_type"] {
    case "client_credentials":
      let scope = form["scope"] ?? ""
      let answer = try await upstream.clientTokens.signInClient(
        AuthV1.SignInClientRequest(
          client: form.client, audiences: scope.split(separator: " ").map(String.init)),
        options: upstream.options(for: "otolith-auth", origin, nil))
      return Self.tokens(answer.accessToken, until: answer.accessTokenExpireTime) {
        $0.member("scope", answer.audiences.joined(separator: " "))
      }
    case "refresh_token":
      let token = try form.required("refresh_token")
      guard form["scope"] == nil else {
        throw OAuthProblem("invalid_scope", "a refresh keeps the scope of the session; omit it")
      }
      let answer = try await upstream.refresh(token, origin, by: form.client)
      return Self.tokens(answer.accessToken, until: answer.accessTokenExpireTime) {
        $0.member("refresh_token", answer.refreshToken)
      }
    case nil: throw OAuthProblem("invalid_request", "grant_type is missing")
    default:
      throw OAuthProblem(
        "unsupported_grant_type", "only client_credentials and refresh_token are supported")
    }
  }

  private static func tokens(
    _ accessToken: String, until end: GoogleProtobuf.Timestamp?,
    _ write: (inout JSONWriter) -> Void
  ) -> WebResponse {
    .json { writer in
      writer.member("access_token", accessToken)
      writer.member("token_type", "Bearer")
      writer.member("expires_in", max(0, Int(end?.date.timeIntervalSinceNow ?? 0)))
      write(&writer)
    }
  }

  private func introspect(
    _ form: OAuthForm, _ origin: RequestOrigin
  ) async throws -> WebResponse {
    let answer = try await upstream.clientTokens.introspectToken(
      AuthV1.IntrospectTokenRequest(client: form.client, token: try form.required("token")),
      options: upstream.options(for: "otolith-auth", origin, nil))
    return .json { writer in
      writer.member("active", answer.active)
      guard answer.active else { return }
      writer.member("scope", answer.audiences.joined(separator: " "))
      if !answer.clientID.isEmpty { writer.member("client_id", answer.clientID) }
      writer.member("sub", answer.participantID)
      writer.member("aud", answer.audiences)
      if !answer.refreshToken {
        writer.member("token_type", "Bearer")
        writer.member("iss", answer.issuer)
      }
      if let time = answer.issueTime { writer.member("iat", time.seconds) }
      if let time = answer.expireTime { writer.member("exp", time.seconds) }
    }
  }

  private func revoke(_ form: OAuthForm, _ origin: RequestOrigin) async throws -> WebResponse {
    let token = try form.required("token")
    // An access token: services accept it without a question here, until it expires after ten minutes.
    guard !token.contains(".") else {
      throw OAuthProblem(
        "unsupported_token_type", "only refresh tokens are revoked; their access tokens expire")
    }
    try await upstream.signOut(token, origin, by: form.client)
    return WebResponse(status: 200, headers: [("cache-control", "no-store")])
  }

  // MARK: - Documents

  private func published(_ request: WebRequest) async throws -> AuthV1.ListSigningKeysResponse {
    try await upstream.keys.listSigningKeys(
      AuthV1.ListSigningKeysRequest(),
      options: upstream.options(for: "otolith-auth", request.origin, nil))
  }

  private func keys(_ request: WebRequest) async throws -> WebResponse {
    let published = try await published(request)
    return Self.document(Array(published.jwksJSON.utf8))
  }

  private func metadata(_ request: WebRequest) async throws -> WebResponse {
    let issuer = try await published(request).issuer
    guard let end = issuer.firstRange(of: "://")?.upperBound,
      ["https://", "http://"].contains(String(issuer[..<end])),
      !issuer[end...].contains(where: { "/?#".contains($0) })
    else {
      return .text("OTOLITH_TOKEN_ISSUER is not the address of this server.", status: 404)
    }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("issuer", issuer)
      writer.member("token_endpoint", issuer + Path.token)
      writer.member("introspection_endpoint", issuer + Path.introspection)
      writer.member("revocation_endpoint", issuer + Path.revocation)
      writer.member("jwks_uri", issuer + Path.keys)
      writer.member("grant_types_supported", ["client_credentials", "refresh_token"])
      writer.member("response_types_supported", [String]())
      let secrets = ["client_secret_basic", "client_secret_post"]
      writer.member("token_endpoint_auth_methods_supported", secrets + ["none"])
      writer.member("revocation_endpoint_auth_methods_supported", secrets + ["none"])
      writer.member("introspection_endpoint_auth_methods_supported", secrets)
      writer.member(
        "scopes_supported",
        ["otolith-auth", "otolith-catalogue", "otolith-ingestion", "otolith-planning"])
    }
    return Self.document(writer.bytes)
  }

  private static func document(_ json: [UInt8]) -> WebResponse {
    WebResponse(
      status: 200,
      headers: [("content-type", "application/json"), ("cache-control", "max-age=300")],
      body: .bytes(json))
  }
}
