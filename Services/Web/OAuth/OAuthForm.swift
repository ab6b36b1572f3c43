import FoundationEssentials
import Messages

/// The parameters of an OAuth request, and its client.
struct OAuthForm: Sendable {
  /// The client, by HTTP Basic or in the form; nil without one.
  let client: AuthV1.ClientCredentials?
  private let parameters: [String: String]

  /// - Throws: ``OAuthProblem`` for a request of another form, and for repeated parameters.
  init(_ request: WebRequest) throws(OAuthProblem) {
    guard
      RequestChecks.mediaType(request.header("content-type"))
        == "application/x-www-form-urlencoded", request.query.isEmpty
    else {
      throw OAuthProblem("invalid_request", "the parameters must be a form in the body")
    }
    let body = String(validating: request.body, as: UTF8.self)
    guard let pairs = body.flatMap({ WebRequest.pairs($0[...]) }),
      // A message's text would end at a NUL.
      !pairs.contains(where: { $0.value.utf8.contains(0) })
    else {
      throw OAuthProblem("invalid_request", "the form is invalid, or repeats a parameter")
    }
    // An empty parameter counts as absent (RFC 6749 §3.2).
    parameters = pairs.reduce(into: [:]) { $0[$1.name] = $1.value.isEmpty ? nil : $1.value }
    client = try Self.client(parameters, request.headers["authorization"])
  }

  subscript(name: String) -> String? { parameters[name] }

  func required(_ name: String) throws(OAuthProblem) -> String {
    guard let value = parameters[name] else {
      throw OAuthProblem("invalid_request", "\(name) is missing")
    }
    return value
  }

  /// A client must not prove itself in two ways (RFC 6749 §2.3).
  private static func client(
    _ parameters: [String: String], _ authorization: [String]
  ) throws(OAuthProblem) -> AuthV1.ClientCredentials? {
    let (id, secret) = (parameters["client_id"], parameters["client_secret"])
    guard let header = authorization.first else {
      return id.map { AuthV1.ClientCredentials(clientID: $0, clientSecret: secret ?? "") }
    }
    guard authorization.count == 1, let basic = basic(header) else {
      throw OAuthProblem("invalid_client", "Authorization must be Basic, once")
    }
    guard secret == nil, id == nil || id == basic.clientID else {
      throw OAuthProblem("invalid_request", "the client proves itself in two ways")
    }
    return basic
  }

  /// Reads an id and a secret, each encoded as in forms (RFC 6749 §2.3.1).
  private static func basic(_ header: String) -> AuthV1.ClientCredentials? {
    let parts = header.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "basic",
      let bytes = Data(base64Encoded: String(parts[1])),
      let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(0),
      let colon = text.firstIndex(of: ":"),
      let id = WebRequest.decoded(text[..<colon]),
      let secret = WebRequest.decoded(text[text.index(after: colon)...]),
      !id.isEmpty, !id.utf8.contains(0), !secret.utf8.contains(0)
    else { return nil }
    return AuthV1.ClientCredentials(clientID: id, clientSecret: secret)
  }
}
