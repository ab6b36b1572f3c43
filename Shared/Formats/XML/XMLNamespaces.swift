/// The declarations of namespaces that hold where a parser stands.
struct XMLNamespaces {
  private var bindings: [[String: String]] = []

  private static let xml = "http://www.w3.org/XML/1998/namespace"

  static func isDeclaration(_ attribute: String) -> Bool {
    attribute == "xmlns" || attribute.hasPrefix("xmlns:")
  }

  mutating func enter(_ attributes: [(name: String, value: String)]) {
    var declared: [String: String] = [:]
    for (name, value) in attributes where Self.isDeclaration(name) {
      declared[name == "xmlns" ? "" : String(name.dropFirst(6))] = value
    }
    bindings.append(declared)
  }

  mutating func leave() { bindings.removeLast() }

  /// - Returns: nil when the prefix is not declared.
  func resolve(_ name: String, isElement: Bool) -> XMLName? {
    guard let colon = name.firstIndex(of: ":") else {
      return XMLName(namespace: isElement ? binding("") ?? "" : "", local: name)
    }
    let prefix = String(name[..<colon])
    let local = String(name[name.index(after: colon)...])
    guard !local.isEmpty, !local.contains(":") else { return nil }
    if prefix == "xml" { return XMLName(namespace: Self.xml, local: local) }
    return binding(prefix).map { XMLName(namespace: $0, local: local) }
  }

  private func binding(_ prefix: String) -> String? {
    for declared in bindings.reversed() {
      if let namespace = declared[prefix] { return namespace }
    }
    return nil
  }
}
