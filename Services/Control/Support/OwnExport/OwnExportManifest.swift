import Formats
import Foundation
import Serialization

/// `manifest.json`: the files of an archive with sizes and hashes.
struct OwnExportManifest {
  struct File {
    /// Path on disk.
    var path: String
    /// Name in the archive.
    var name: String
    var bytes: UInt64
    var records: UInt64
    var sha256: String

    /// - Throws: ``OutputFailure`` for a file that cannot be read.
    init(path: String, name: String, _ file: OwnExportState.File) throws {
      self.path = path
      self.name = name
      bytes = file.bytes
      records = file.records
      guard let handle = FileHandle(forReadingAtPath: path) else { throw OutputFailure(path: path) }
      defer { try? handle.close() }
      var digest = ContentDigest()
      while let piece = try handle.read(upToCount: 1 << 16), !piece.isEmpty { digest.add(piece) }
      sha256 = digest.hexadecimal()
    }
  }

  var state: OwnExportState
  var files: [File]
  var createdAt: Date

  func bytes() -> [UInt8] {
    var json = JSONWriter(isPretty: true)
    json.object { object in
      object.name("format")
      object.string("otolith-own-export-1")
      object.name("created_at")
      object.string(createdAt.formatted(.iso8601))
      object.name("language")
      object.string(state.language)
      object.name("files")
      object.array { array in
        for file in files { array.object { write(file, to: &$0) } }
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private func write(_ file: File, to object: inout JSONWriter) {
    object.name("name")
    object.string(file.name)
    object.name("bytes")
    object.integer(Int64(file.bytes))
    object.name("records")
    object.integer(Int64(file.records))
    object.name("sha256")
    object.string(file.sha256)
  }
}
