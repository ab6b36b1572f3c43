/// What a server answered.
package struct HTTPAnswer: Sendable, Hashable {
  package var status: Int
  /// By name in lower case; of several with one name the last.
  package var headers: [String: String]
  package var body: [UInt8]

  package init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
