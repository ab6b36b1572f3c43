public import Formats
internal import Foundation

/// Opens the files that commands are given.
public enum CatalogueFile {
  /// Names standard input in place of a file.
  public static let standardInput = "-"

  /// Reads a file, or standard input, whole, within the limit; one byte more is read at most.
  ///
  /// - Throws: ``Formats/SourceError`` when there is no such file or it is too large.
  public static func bytes(
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
        SourceFinding(
          file: path, rule: "FILE_TOO_LARGE",
          advice: "is larger than the limit of \(limits.bytesMax) bytes"))
    }
    return bytes
  }

  public static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  public static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  private static func error(_ path: String, _ advice: String) -> SourceError {
    SourceError(SourceFinding(file: path, rule: "FILE_UNREADABLE", advice: advice))
  }
}
