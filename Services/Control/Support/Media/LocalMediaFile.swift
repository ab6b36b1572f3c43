import Formats
import Foundation

/// A file to upload: its size and SHA-256, and its bytes in parts.
struct LocalMediaFile {
  /// Maximum size of a chunk in bytes, the service's.
  static let chunkBytes = 1 << 20

  let path: String
  let byteCount: Int
  /// 64 lower-case hexadecimal digits.
  let sha256: String
  private let handle: FileHandle

  /// Reads the file once for its hash.
  ///
  /// - Throws: ``CommandFailure``.
  init(path: String) throws {
    self.path = path
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw CommandFailure(
        FileManager.default.fileExists(atPath: path)
          ? "the file \(path) cannot be read" : "there is no file \(path)", .unreadableFile)
    }
    self.handle = handle
    var digest = ContentDigest()
    var byteCount = 0
    while let part = try Self.part(of: handle, path) {
      digest.add(part)
      byteCount += part.count
    }
    guard byteCount > 0 else { throw CommandFailure("the file \(path) is empty", .badFile) }
    self.byteCount = byteCount
    sha256 = digest.hexadecimal()
  }

  /// Returns the next bytes from an offset.
  ///
  /// - Throws: ``CommandFailure`` if the file is shorter than before.
  func chunk(at offset: UInt64) throws -> [UInt8] {
    do { try handle.seek(toOffset: offset) } catch { throw Self.unreadable(path) }
    guard let part = try Self.part(of: handle, path) else {
      throw CommandFailure("the file \(path) changed during the upload", .badFile)
    }
    return [UInt8](part)
  }

  private static func part(of handle: FileHandle, _ path: String) throws -> Data? {
    do {
      let part = try handle.read(upToCount: chunkBytes)
      return part?.isEmpty == true ? nil : part
    } catch {
      throw unreadable(path)
    }
  }

  private static func unreadable(_ path: String) -> CommandFailure {
    CommandFailure("the file \(path) cannot be read", .unreadableFile)
  }
}
