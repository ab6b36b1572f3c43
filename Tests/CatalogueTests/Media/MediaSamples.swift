import Fields
import Foundation
import Glibc
import Logging
import ServiceKit
import Synchronization

@testable import CatalogueService

/// A folder of files for one test.
struct MediaSamples: Sendable {
  let folder: MediaFolder

  /// Provides a new folder, and removes it.
  static func with(_ body: (MediaSamples) async throws -> Void) async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "media-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: path) }
    try await body(MediaSamples(folder: MediaFolder(path: path.path, isPublic: true)))
  }

  /// The contents of a WAV file.
  static func sound(_ byteCount: Int = 1000, seed: UInt8 = 0) -> [UInt8] {
    let head = Array("RIFF\0\0\0\0WAVEfmt ".utf8)
    return head + [UInt8](repeating: seed, count: byteCount - head.count)
  }

  static func hash(_ bytes: [UInt8]) -> ContentHash { ContentHash(of: bytes) }

  static func contents(_ upload: MediaUpload) throws -> (hash: ContentHash, start: [UInt8]) {
    let found = try MediaUpload.digest(of: upload.byteCount) {
      try upload.bytes(from: $0, count: $1)
    }
    return (ContentHash(bytes: found.sha256), found.start)
  }

  /// Paths of all regular files below the folder, sorted.
  var files: [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)
    return (paths?.allObjects as? [String] ?? []).filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(
        atPath: "\(folder.path)/\(path)", isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  /// Stores the contents, without a row.
  func store(_ bytes: [UInt8], in project: String = "tinnitus") throws -> MediaFile {
    let hash = Self.hash(bytes)
    let upload = try folder.upload(of: hash.hexadecimal, by: project)
    try upload.append(bytes)
    let contents = try Self.contents(upload)
    guard contents.hash == hash, let type = MediaType(start: contents.start) else {
      throw MediaFolder.Failure.unavailable(reason: "unexpected contents")
    }
    let file = MediaFile(hash: hash, type: type, byteCount: bytes.count)
    try folder.store(upload, as: file.name)
    return file
  }
}

/// A file system with room for some bytes.
final class FullDisk: Sendable {
  private let room: Mutex<Int>

  init(room: Int) { self.room = Mutex(room) }

  var write: MediaFolder.Write {
    { descriptor, bytes, count, offset in
      let most = self.room.withLock { room in
        let most = min(count, room)
        room -= most
        return most
      }
      guard most > 0 else {
        errno = ENOSPC
        return -1
      }
      return pwrite(descriptor, bytes, most, offset)
    }
  }
}
