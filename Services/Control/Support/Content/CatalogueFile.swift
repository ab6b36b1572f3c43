import Formats
internal import Foundation

/// Reads files given to commands.
enum CatalogueFile {
  /// Stands for standard input.
  static let standardInput = "-"

  /// Reads a file or standard input completely, up to one byte beyond the limit.
  ///
  /// - Throws: ``Formats/SourceError`` if the file does not exist or is too large.
  static func bytes(
    at path: String, limits: FormatLimits = .default
  ) throws(SourceError) -> [UInt8] {
    guard !isFolder(path) else { throw error(path, "is a folder; name a file in it") }
    let isInput = path == standardInput
    guard let handle = isInput ? .standardInput : FileHandle(forReadingAtPath: path) else {
      throw error(path, "cannot be opened for reading")
    }
    defer { if !isInput { try? handle.close() } }
    var bytes: [UInt8] = []
    do {
      while bytes.count <= limits.bytesMax {
        let length = min(1 << 20, limits.bytesMax + 1 - bytes.count)
        guard let part = try handle.read(upToCount: length), !part.isEmpty else { break }
        bytes += part
      }
    } catch {
      throw self.error(path, "cannot be read: \(error.localizedDescription)")
    }
    guard bytes.count <= limits.bytesMax else {
      throw SourceError(
        file: path, rule: "FILE_TOO_LARGE",
        advice: "is larger than the limit of \(limits.bytesMax) bytes")
    }
    return bytes
  }

  static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  private static func error(_ path: String, _ advice: String) -> SourceError {
    SourceError(file: path, rule: "FILE_UNREADABLE", advice: advice)
  }
}
