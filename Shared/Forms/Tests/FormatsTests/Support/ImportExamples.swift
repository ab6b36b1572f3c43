import FoundationEssentials

/// Third-party examples, stored beside the checkout.
enum ImportExamples {
  /// - Returns: nil if the examples are missing.
  static func bytes(_ name: String) throws -> [UInt8]? {
    let checkout = URL(filePath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = checkout.deletingLastPathComponent()
      .appending(path: "shared/data/import-examples/\(name)").path
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return [UInt8](try Data(contentsOf: URL(filePath: path)))
  }
}
