import Fields
import FoundationEssentials

/// A file of a participant in a study, stored or being uploaded.
struct AnswerFile: Sendable, Hashable {
  let participantID: UUID
  let studyID: String
  /// SHA-256 of the bytes, 64 lower-case hexadecimal digits.
  let sha256: String
  /// Random; names the bytes in the folder, and the file for staff.
  let fileID: UUID
  /// Key of the bytes, sealed by the service.
  let sealedKey: [UInt8]
  let byteCount: Int
  /// Nil while the upload is incomplete.
  let type: MediaType?
  /// Time at which the upload was complete, or of a recent chunk.
  let changedAt: Date

  /// Name of the bytes in the folder.
  var name: String { Self.name(of: fileID) }

  static func name(of fileID: UUID) -> String { fileID.text.replacing("-", with: "") }

  /// Reads a name; nil for other text.
  static func id(ofName name: String) -> UUID? {
    guard name.utf8.count == 32 else { return nil }
    let digits = Array(name)
    let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
    guard let id = UUID(text: parts.joined(separator: "-")), Self.name(of: id) == name else {
      return nil
    }
    return id
  }
}

/// The key of a file.
struct AnswerFileKey: Sendable, Hashable {
  var participantID: UUID
  var studyID: String
  var sha256: String

  /// Whether the text is a SHA-256 in lower-case hexadecimal digits.
  static func isHash(_ text: String) -> Bool {
    text.utf8.count == 64
      && text.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }
}

/// A file of a participant, and the sheets that name it.
struct OwnAnswerFile: Sendable, Hashable {
  var sha256: String
  var studyID: String
  /// Empty while the file is not stored.
  var mediaType: String
  /// 0 if no upload has begun.
  var byteCount: Int
  /// Nil while the file is not stored.
  var createdAt: Date?
  var sheetIDs: [UUID]
}

/// An answer of a study that is a file.
struct StudyAnswerFile: Sendable, Hashable {
  /// Random; the place in lists.
  var place: UUID
  var participantID: UUID
  var sheetID: UUID
  var questionnaireID: String
  var elementID: String
  var sha256: String
  /// Nil while the file is missing.
  var stored: Stored?

  struct Stored: Sendable, Hashable {
    var fileID: UUID
    var mediaType: String
    var byteCount: Int
  }
}

/// Limits of the store of files.
struct AnswerFileLimits: Sendable, Hashable {
  /// Maximum size of one file in bytes.
  var fileBytesMax = 100 << 20
  /// Maximum size in bytes of all files of a participant in a study.
  var participantBytesMax = 1024 << 20
  /// Maximum size in bytes of all files of a study.
  var studyBytesMax = 102_400 << 20
  /// Days after which files that no sheet names are removed.
  var graceDays = 30

  /// Maximum size of a chunk in bytes.
  static let chunkBytesMax = 1 << 20
  /// Maximum number of bytes that are read at once.
  static let partBytesMax = 256 << 10
  /// Maximum number of incomplete uploads of a participant in a study.
  static let uploadsMax = 20
  /// Seconds after which an incomplete upload without a new chunk is removed, unless a sheet names
  /// the file.
  static let uploadSecondsMax = 86_400.0
}
