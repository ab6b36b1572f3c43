import Formats
public import Foundation
import Serialization

/// Joins what was collected into one zip archive, with `manifest.json` and, in the participant's language,
/// `README.txt`.
public struct OwnExportArchive {
  /// What is in it.
  public struct Contents: Sendable, Hashable {
    public var files: Int
    public var records: UInt64
  }

  private let folder: OwnExportFolder

  public init(_ folder: OwnExportFolder) { self.folder = folder }

  /// Puts the archive in its place whole, or leaves what is there; then the folder goes.
  ///
  /// - Parameters:
  ///   - passphrase: encrypts all files (AES-256); their names stay readable.
  ///   - now: stands in the manifest.
  /// - Throws: ``OutputFailure``; `ZipFileWriter.Failure`.
  public func write(to path: String, passphrase: String? = nil, now: Date) throws -> Contents {
    let files = try folder.state.services.sorted { $0.key < $1.key }.flatMap { service, state in
      try state.files.sorted { $0.key < $1.key }.map { name, file in
        try OwnExportManifest.File(
          path: "\(folder.path)/\(service)/\(name)", name: "\(service)/\(name)", file)
      }
    }
    let manifest = OwnExportManifest(state: folder.state, files: files, createdAt: now)
    try put(manifest.bytes(), "manifest.json")
    try put(
      Array(OwnExportReadme(language: folder.state.language).text(files: files).utf8), "README.txt")
    let entries =
      ["README.txt", "manifest.json"].map {
        ZipFileWriter.Entry(name: $0, path: "\(folder.path)/\($0)")
      } + files.map { ZipFileWriter.Entry(name: $0.name, path: $0.path) }
    let archive = "\(folder.path)/archive.zip"
    // Of an earlier run.
    unlink(archive)
    try ZipFileWriter.write(entries, to: archive, passphrase: passphrase)
    try move(archive, to: path)
    folder.remove()
    return Contents(files: files.count, records: files.reduce(0) { $0 + $1.records } / 2)
  }

  private func put(_ bytes: [UInt8], _ name: String) throws {
    let draft = try DraftFile(path: "\(folder.path)/\(name)", mode: DraftFile.privateMode)
    do {
      try draft.write(bytes)
    } catch {
      draft.discard()
      throw error
    }
    try draft.commit()
  }

  /// Personal: readable for nobody but who asked for it.
  private func move(_ archive: String, to path: String) throws {
    let descriptor = open(archive, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw OutputFailure(path: archive) }
    defer { close(descriptor) }
    guard fchmod(descriptor, DraftFile.privateMode) == 0, fsync(descriptor) == 0,
      rename(archive, path) == 0
    else { throw OutputFailure(path: path) }
  }
}
