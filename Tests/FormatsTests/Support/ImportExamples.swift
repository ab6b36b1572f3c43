import FoundationEssentials

/// Third-party examples, which stand beside the checkout and not in it.
enum ImportExamples {
  /// - Returns: nil where the examples are not at hand.
  static func bytes(_ name: String) throws -> [UInt8]? {
    let checkout = URL(filePath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = checkout.deletingLastPathComponent()
      .appending(path: "shared/data/import-examples/\(name)").path
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return [UInt8](try Data(contentsOf: URL(filePath: path)))
  }
}
