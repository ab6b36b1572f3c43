/// What a push message says to whoever sees the screen: that there is something to do, never of which
/// study.
package struct PushText: Sendable, Hashable {
  package var title: String
  package var body: String

  package init(title: String, body: String) {
    self.title = title
    self.body = body
  }
}
