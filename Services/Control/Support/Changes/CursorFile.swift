internal import Foundation

/// Where a program that follows the catalogue's changes keeps how far it has read.
public struct CursorFile: Sendable {
  public let path: String

  /// No cursor is longer.
  private static let bytesMax = 4_096

  /// What is wrong with a file that is there.
  public struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
    public let description: String
  }

  public init(path: String) { self.path = path }

  /// - Returns: empty where there is no file: from the beginning.
  /// - Throws: ``Failure`` for a file that holds no cursor.
  public func read() throws -> String {
    guard FileManager.default.fileExists(atPath: path) else { return "" }
    guard let handle = FileHandle(forReadingAtPath: path) else { throw failure("cannot be read") }
    defer { try? handle.close() }
    let bytes = (try? handle.read(upToCount: Self.bytesMax + 1)) ?? Data()
    guard bytes.count <= Self.bytesMax, let text = String(bytes: bytes, encoding: .utf8) else {
      throw failure("holds no cursor")
    }
    let cursor = text.hasSuffix("\n") ? String(text.dropLast()) : text
    guard !cursor.isEmpty, cursor.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw failure("holds no cursor")
    }
    return cursor
  }

  /// Replaces it, whole or not at all.
  ///
  /// - Throws: ``OutputFailure``.
  public func write(_ cursor: String) throws {
    try OutputFile.write(Array("\(cursor)\n".utf8), to: path)
  }

  private func failure(_ what: String) -> Failure {
    Failure(description: "\(path) \(what): remove it to read everything from the beginning")
  }
}
