/// A text with the language that it is in, since that may be another one than was asked for.
public struct CodebookWords: Sendable, Hashable, Decodable {
  public var text: String
  /// BCP 47.
  public var language: String

  public init(_ text: String, language: String) {
    self.text = text
    self.language = language
  }
}
