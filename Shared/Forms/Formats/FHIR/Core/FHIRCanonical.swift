/// The canonical URL of a definition, optionally with a version: `url|version`.
struct FHIRCanonical: Hashable, CustomStringConvertible {
  var url: String
  var version: String?

  init(url: String, version: String? = nil) {
    self.url = url
    self.version = version
  }

  init(_ text: String) {
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    url = String(parts.first ?? "")
    version = parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : nil
  }

  var description: String { version.map { "\(url)|\($0)" } ?? url }
}
