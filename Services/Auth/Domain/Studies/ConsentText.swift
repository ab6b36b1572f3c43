/// A study's consent text in one language.
package struct ConsentText: Sendable, Hashable {
  /// BCP 47.
  package var language: String
  package var text: String

  package init(language: String, text: String) {
    self.language = language
    self.text = text
  }
}
