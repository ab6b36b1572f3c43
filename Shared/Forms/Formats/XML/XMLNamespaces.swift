/// The namespace declarations in scope.
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

  /// - Returns: nil if the prefix is not declared, which an empty declaration does not do
  ///   (Namespaces in XML 1.0 §5), or if the local part is not a valid name (§4).
  func resolve(_ name: String, isElement: Bool) -> XMLName? {
    guard let colon = name.firstIndex(of: ":") else {
      return XMLName(namespace: isElement ? binding("") ?? "" : "", local: name)
    }
    let prefix = String(name[..<colon])
    let local = String(name[name.index(after: colon)...])
    guard let first = local.unicodeScalars.first, !Self.onlyContinuesNames(first),
      !local.contains(":")
    else { return nil }
    if prefix == "xml" { return XMLName(namespace: Self.xml, local: local) }
    guard let namespace = binding(prefix), !namespace.isEmpty else { return nil }
    return XMLName(namespace: namespace, local: local)
  }

  /// Characters that a name may contain but not begin with (XML 1.0 §2.3: NameChar without
  /// NameStartChar).
  private static func onlyContinuesNames(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", ".", "0"..."9", "\u{B7}", "\u{300}"..."\u{36F}", "\u{203F}"..."\u{2040}": true
    default: false
    }
  }

  private func binding(_ prefix: String) -> String? {
    for declared in bindings.reversed() {
      if let namespace = declared[prefix] { return namespace }
    }
    return nil
  }
}

/// A name with its namespace resolved (Namespaces in XML 1.0).
struct XMLName: Sendable, Hashable {
  /// Namespace; empty if there is no namespace.
  var namespace: String
  var local: String
}
