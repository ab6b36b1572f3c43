/// What is asked of the admin endpoint: all of it that counts.
struct AdminRequest: Sendable, Hashable {
  var method: String
  /// Without what follows a question mark.
  var path: String
  /// Names and values of the query, as they stand there. Names of checks need no escapes.
  var query: [(name: String, value: String)]
  var wantsJSON: Bool

  /// - Parameters:
  ///   - target: path and query (RFC 9112 §3.2.1).
  ///   - accept: the value of the header field; nil without one.
  init(method: String, target: String, accept: String? = nil) {
    self.method = method
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    query = (parts.count > 1 ? parts[1] : "").split(separator: "&").prefix(Self.queryMax)
      .map { part in
        let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(pair[0]), pair.count > 1 ? String(pair[1]) : "")
      }
    wantsJSON = accept?.lowercased().contains("application/json") ?? false
  }

  /// More are not looked at: there are fewer checks.
  private static let queryMax = 50

  func values(of name: String) -> [String] {
    query.filter { $0.name == name }.map(\.value)
  }

  /// Whether it is there, and not switched off: `verbose`, `verbose=1`, `verbose=true`.
  func hasFlag(_ name: String) -> Bool {
    values(of: name).contains { !["0", "false", "no", "off"].contains($0.lowercased()) }
  }

  static func == (one: AdminRequest, other: AdminRequest) -> Bool {
    one.method == other.method && one.path == other.path && one.wantsJSON == other.wantsJSON
      && one.query.elementsEqual(other.query) { $0 == $1 }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(method)
    hasher.combine(path)
  }
}
