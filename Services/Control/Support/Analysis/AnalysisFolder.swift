import Formats
import Foundation
import ProgramVersion
import Serialization

/// The folder of an analysis. It is written as `FOLDER.partial`, accessible to its owner only, and
/// renamed when it is complete.
final class AnalysisFolder {
  /// The folder exists, or another run writes it.
  struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
    var description: String
  }

  /// A complete file of the folder.
  struct File: Sendable, Hashable, Codable {
    var name: String
    var bytes: Int
    /// Number of rows; nil for files other than tables.
    var rows: Int?
    var sha256: String
  }

  let path: String
  private let target: String
  private let lock: Int32
  private(set) var files: [File] = []

  /// - Throws: ``Failure``; ``OutputFailure``.
  init(_ target: String) throws {
    var target = target
    while target.count > 1, target.hasSuffix("/") { target.removeLast() }
    self.target = target
    path = target + ".partial"
    guard access(target, F_OK) != 0 else {
      throw Failure(description: "\(target) exists: choose another folder")
    }
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw OutputFailure(path: path) }
    lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    guard lock >= 0 else { throw OutputFailure(path: path) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      close(lock)
      throw Failure(description: "another process writes \(path)")
    }
    // An interrupted run has left these files and folders.
    for name in try FileManager.default.contentsOfDirectory(atPath: path) {
      try FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
  }

  /// Writes a folder, which gets its name when it is complete and is removed on an error.
  ///
  /// - Throws: ``Failure``; ``OutputFailure``; errors of `contents`.
  static func write<Result>(
    _ target: String, _ contents: (AnalysisFolder) async throws -> Result
  ) async throws -> Result {
    let folder = try AnalysisFolder(target)
    do {
      let result = try await contents(folder)
      try folder.commit()
      return result
    } catch {
      folder.discard()
      throw error
    }
  }

  func path(of name: String) -> String { "\(path)/\(name)" }

  /// Writes a whole file.
  ///
  /// - Throws: ``OutputFailure``.
  func write(_ bytes: some Collection<UInt8>, to name: String) throws {
    var file = try AnalysisFile(self, name)
    try file.write(Array(bytes))
    try add(file)
  }

  /// Writes the manifest and its signature.
  ///
  /// - Parameter key: nil for no signature.
  /// - Throws: ``OutputFailure``.
  func write(manifest: some Encodable, signedBy key: ManifestKey?) throws {
    let bytes = Array(try DocumentJSON.bytes(manifest))
    try write(bytes, to: AnalysisManifest.name)
    if let key {
      try write(key.signature(of: bytes), to: AnalysisManifest.name + ManifestKey.ending)
    }
  }

  /// Ends a file and notes it for the manifest.
  ///
  /// - Throws: ``OutputFailure``.
  func add(_ file: consuming AnalysisFile, rows: Int? = nil) throws {
    files.append(try file.end(rows: rows))
  }

  /// Gives the folder its name.
  ///
  /// - Throws: ``Failure`` if a folder of that name was made meanwhile; ``OutputFailure``.
  func commit() throws {
    guard fsync(lock) == 0 else { throw OutputFailure(path: path) }
    // An empty folder of that name is replaced, a full one is not.
    guard rename(path, target) == 0 else { throw OutputFailure(path: target) }
    close(lock)
    AtomicFile.syncName(of: target)
  }

  /// Removes what was written.
  func discard() {
    try? FileManager.default.removeItem(atPath: path)
    close(lock)
  }
}

/// A file of the folder while it is written.
struct AnalysisFile {
  private let name: String
  private let path: String
  private let handle: FileHandle
  private var digest = ContentDigest()
  private var bytes = 0

  /// - Throws: ``OutputFailure``.
  init(_ folder: AnalysisFolder, _ name: String) throws {
    self.name = name
    path = folder.path(of: name)
    let descriptor = open(
      path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, AtomicFile.privateMode)
    guard descriptor >= 0 else { throw OutputFailure(path: path) }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// - Throws: ``OutputFailure``.
  mutating func write(_ part: [UInt8]) throws {
    try Descriptor.send(part, to: handle, named: path)
    digest.add(part)
    bytes += part.count
  }

  /// - Throws: ``OutputFailure``.
  fileprivate consuming func end(rows: Int?) throws -> AnalysisFolder.File {
    guard fsync(handle.fileDescriptor) == 0 else { throw OutputFailure(path: path) }
    return AnalysisFolder.File(name: name, bytes: bytes, rows: rows, sha256: digest.hexadecimal())
  }
}

/// `manifest.json`: what the files of an analysis are made of, with their hashes.
struct AnalysisManifest: Sendable, Hashable, Codable {
  static let name = "manifest.json"

  /// Rows of an export.
  struct Source: Sendable, Hashable, Codable {
    /// `notifications`, `participants`, or `sheets`.
    var table: String
    var questionnaire: String?
    var rows: Int
  }

  var format = "otolith-analysis 1"
  var study: String
  /// Time at which the first export began: later data may be included.
  var asOf: Date
  var program = "otolithctl \(OtolithVersion.current)"
  var commit = OtolithVersion.commit
  var hasGroups: Bool
  var includesTestParticipants: Bool
  /// Rows that were selected; absent: all. Days are those of the column `local_date`.
  var filter: ExportFolder.Filter?
  var sources: [Source]
  var files: [AnalysisFolder.File] = []
}
