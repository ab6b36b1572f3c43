/// The parts of an HTTP request that the admin endpoint evaluates.
package struct AdminRequest: Sendable, Hashable {
  var method: String
  /// Path without the query.
  var path: String
  /// Names and values of the query, not percent-decoded. Names of checks need no escapes.
  var query: [(name: String, value: String)]
  var wantsJSON: Bool

  /// - Parameters:
  ///   - target: path and query (RFC 9112 §3.2.1).
  ///   - accept: the value of the header field; nil if absent.
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

  /// Maximum number of query items; the rest is ignored. There are fewer checks than this.
  private static let queryMax = 50

  func values(of name: String) -> [String] {
    query.filter { $0.name == name }.map(\.value)
  }

  /// Whether a flag is present and not switched off: `verbose`, `verbose=1`, `verbose=true`.
  func hasFlag(_ name: String) -> Bool {
    values(of: name).contains { !["0", "false", "no", "off"].contains($0.lowercased()) }
  }

  package static func == (one: AdminRequest, other: AdminRequest) -> Bool {
    one.method == other.method && one.path == other.path && one.wantsJSON == other.wantsJSON
      && one.query.elementsEqual(other.query) { $0 == $1 }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(method)
    hasher.combine(path)
  }
}
