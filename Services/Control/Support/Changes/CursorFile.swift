internal import Foundation

/// A file with the cursor of a program that follows the catalogue's changes.
struct CursorFile: Sendable {
  let path: String

  /// Maximum length of a cursor.
  private static let bytesMax = 4_096

  /// An unusable cursor file.
  struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
    let description: String
  }

  /// - Returns: an empty cursor (the beginning) if the file does not exist.
  /// - Throws: ``Failure`` if the file does not contain a cursor.
  func read() throws -> String {
    guard FileManager.default.fileExists(atPath: path) else { return "" }
    guard let handle = FileHandle(forReadingAtPath: path) else { throw failure("cannot be read") }
    defer { try? handle.close() }
    let bytes = (try? handle.read(upToCount: Self.bytesMax + 1)) ?? Data()
    guard bytes.count <= Self.bytesMax, let text = String(bytes: bytes, encoding: .utf8) else {
      throw failure("does not contain a cursor")
    }
    let cursor = text.hasSuffix("\n") ? String(text.dropLast()) : text
    guard !cursor.isEmpty, cursor.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw failure("does not contain a cursor")
    }
    return cursor
  }

  /// Replaces the file atomically.
  ///
  /// - Throws: ``OutputFailure``.
  func write(_ cursor: String) throws {
    try OutputFile.write(Array("\(cursor)\n".utf8), to: path)
  }

  private func failure(_ what: String) -> Failure {
    Failure(description: "\(path) \(what): remove it to read everything from the beginning")
  }
}
