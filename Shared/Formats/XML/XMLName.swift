/// A name with its namespace resolved (Namespaces in XML 1.0).
struct XMLName: Sendable, Hashable {
  /// Empty: none.
  var namespace: String
  var local: String
}
