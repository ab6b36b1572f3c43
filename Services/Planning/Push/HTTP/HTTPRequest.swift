/// A POST, all that push platforms know.
package struct HTTPRequest: Sendable {
  package var url: String
  /// Names in lower case.
  package var headers: [(name: String, value: String)]
  package var body: [UInt8]

  package init(url: String, headers: [(name: String, value: String)], body: [UInt8]) {
    self.url = url
    self.headers = headers
    self.body = body
  }
}
