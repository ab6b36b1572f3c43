import RPCCore

/// An error answer of OAuth 2.0 (RFC 6749 §5.2).
struct OAuthProblem: Error {
  let error: String
  let description: String
  private var status: Int
  private var cause: RPCError?

  init(_ error: String, _ description: String) {
    self.error = error
    self.description = description
    status = error == "invalid_client" ? 401 : 400
  }

  /// Creates the answer to an error of otolith-auth.
  init(_ cause: RPCError) {
    self.init(Self.name(of: cause), cause.message)
    self.cause = cause
    if ["temporarily_unavailable", "server_error"].contains(error) {
      status = cause.code.httpStatus
    }
  }

  var response: WebResponse {
    var response = WebResponse.json {
      $0.member("error", error)
      $0.member("error_description", description)
    }
    response.status = status
    response.error = cause
    return status == 401
      ? response.adding([("www-authenticate", #"Basic realm="otolith""#)]) : response
  }

  private static func name(of cause: RPCError) -> String {
    switch cause.reason {
    case "CLIENT_REJECTED", "CLIENT_REQUIRED": "invalid_client"
    case "CLIENT_NOT_GATEWAY": "unauthorized_client"
    case "CLIENT_MISMATCH", "REFRESH_TOKEN_REJECTED", "REFRESH_REPEATED_LIMIT", "ACCOUNT_SUSPENDED",
      "ACCOUNT_ERASED":
      "invalid_grant"
    default:
      switch cause.code {
      case .invalidArgument: isAboutScope(cause) ? "invalid_scope" : "invalid_request"
      case .unavailable, .resourceExhausted, .deadlineExceeded, .cancelled:
        "temporarily_unavailable"
      default: "server_error"
      }
    }
  }

  private static func isAboutScope(_ cause: RPCError) -> Bool {
    cause.details.contains {
      guard case .badRequest(let violations) = $0 else { return false }
      return violations.contains { $0.field.hasPrefix("audiences") }
    }
  }
}
