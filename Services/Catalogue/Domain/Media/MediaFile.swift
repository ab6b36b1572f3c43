import Fields
import FoundationEssentials

/// A stored file.
struct MediaFile: Sendable, Hashable {
  /// SHA-256 of the bytes.
  let hash: ContentHash
  let type: MediaType
  let byteCount: Int

  /// `<64 hexadecimal digits>.<extension>`.
  var name: String { "\(hash.hexadecimal).\(type.fileExtension)" }

  /// Location for references in definitions.
  var location: String { "media/\(name)" }

  /// Whether the text is the name of a stored file.
  static func isName(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].utf8.count == 64
      && ContentHash(hexadecimal: String(parts[0])) != nil
      && MediaType(fileExtension: parts[1]).map(MediaType.definitions.contains) == true
  }
}

/// A file of a project.
struct ProjectMedia: Sendable, Hashable {
  var file: MediaFile
  /// Time of the latest complete upload.
  var createdAt: Date
  /// Whether a published version names the file.
  var isNamed: Bool
}

/// Limits of the file store.
struct MediaLimits: Sendable, Hashable {
  /// Maximum size of one file in bytes.
  var fileBytesMax = 100 << 20
  /// Maximum size in bytes of all files of a project.
  var projectBytesMax = 2048 << 20
  /// Days after which files that no published version names are removed.
  var graceDays = 30

  /// Maximum size of a chunk in bytes.
  static let chunkBytesMax = 1 << 20
  /// Maximum number of incomplete uploads of a project.
  static let uploadsMax = 100
  /// Seconds after which an incomplete upload without a new chunk is removed.
  static let uploadSecondsMax = 86_400.0
}
