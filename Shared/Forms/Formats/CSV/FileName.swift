/// Derives ids from file names.
enum FileName {
  /// Returns a questionnaire id: lower-case letters, digits and hyphens.
  static func id(_ name: String) -> String {
    let stem = name.split(separator: "/").last.map(String.init) ?? name
    let base = stem.lastIndex(of: ".").map { String(stem[..<$0]) } ?? stem
    let id = words(base)
    return id.isEmpty ? "questionnaire" : id
  }

  /// Returns lower-case letters and digits with hyphens between words; empty if the name has none.
  static func words(_ name: String) -> String {
    let parts = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return String(parts.joined(separator: "-").prefix(64))
  }
}
