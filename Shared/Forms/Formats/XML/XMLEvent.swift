/// Events of the pull parser.
enum XMLEvent: Sendable, Hashable {
  case start(XMLElement)
  case end(XMLName)
  /// The text between two tags with references resolved; never empty.
  case text(String)
}

/// A start tag.
struct XMLElement: Sendable, Hashable {
  var name: XMLName
  /// Attributes without namespace declarations.
  var attributes: [XMLName: String]

  /// The value of an attribute without a prefix.
  subscript(local: String) -> String? { attributes[XMLName(namespace: "", local: local)] }
}
