/// What a pull parser meets.
enum XMLEvent: Sendable, Hashable {
  case start(XMLElement)
  case end(XMLName)
  /// Everything between two tags, references resolved; never empty.
  case text(String)
}

/// A start tag.
struct XMLElement: Sendable, Hashable {
  var name: XMLName
  /// Without declarations of namespaces.
  var attributes: [XMLName: String]

  /// The value of an attribute that has no prefix.
  subscript(local: String) -> String? { attributes[XMLName(namespace: "", local: local)] }
}
