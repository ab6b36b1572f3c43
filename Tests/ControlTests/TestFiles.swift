import Foundation

/// Files of the checkout that tests read.
enum TestFiles {
  private static let checkout = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let content = checkout.appending(path: "Services/Catalogue/Content").path

  /// Third-party examples, which stand beside the checkout and not in it.
  static func importExample(_ name: String) -> String? {
    let path = checkout.deletingLastPathComponent()
      .appending(path: "shared/data/import-examples/\(name)").path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// Runs `body` with a new empty folder.
  static func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.path)
  }

  static func write(_ text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }

  static func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(filePath: path))
  }

  /// A file that has a length and no contents.
  static func writeHole(byteCount: UInt64, to path: String) throws {
    try write("", to: path)
    let handle = try FileHandle(forUpdating: URL(filePath: path))
    defer { try? handle.close() }
    try handle.truncate(atOffset: byteCount)
  }
}
