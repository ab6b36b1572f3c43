/// What the admin endpoint answers.
struct AdminResponse: Sendable, Hashable {
  var status: Int
  var contentType = "text/plain; charset=utf-8"
  var body: String
  /// What may be asked instead (RFC 9110 §10.2.1); nil: it is not said.
  var allowedMethods: String?
}

/// An answer that is there at once, or takes a look that may wait.
enum AdminAnswer: Sendable {
  case now(AdminResponse)
  case later(@Sendable () async -> AdminResponse)
}
