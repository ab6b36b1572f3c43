import Formats
import Foundation
import Serialization

/// Packs the collected files into one zip archive, with `manifest.json` and a `README.txt` in the
/// participant's language.
struct OwnExportArchive {
  /// Counts of the archive's contents.
  struct Contents: Sendable, Hashable {
    var files: Int
    var records: UInt64
  }

  private let folder: OwnExportFolder

  init(_ folder: OwnExportFolder) { self.folder = folder }

  /// Creates the archive atomically, then removes the folder.
  ///
  /// - Parameters:
  ///   - passphrase: encrypts all files (AES-256); their names stay readable.
  ///   - now: time for the manifest.
  /// - Throws: ``OutputFailure``; `ZipFileWriter.Failure`.
  func write(to path: String, passphrase: String? = nil, now: Date) throws -> Contents {
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
      + folder.fileNames.map {
        ZipFileWriter.Entry(name: "files/\($0)", path: "\(folder.filesPath)/\($0)")
      }
    let archive = "\(folder.path)/archive.zip"
    // Left by an earlier run.
    unlink(archive)
    try ZipFileWriter.write(entries, to: archive, passphrase: passphrase)
    try move(archive, to: path)
    folder.remove()
    return Contents(files: files.count, records: files.reduce(0) { $0 + $1.records } / 2)
  }

  private func put(_ bytes: [UInt8], _ name: String) throws {
    try AtomicFile.write(bytes, to: "\(folder.path)/\(name)", mode: AtomicFile.privateMode)
  }

  /// Moves the archive and makes it readable by its owner only.
  private func move(_ archive: String, to path: String) throws {
    let descriptor = open(archive, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw OutputFailure(path: archive) }
    defer { close(descriptor) }
    guard fchmod(descriptor, AtomicFile.privateMode) == 0, fsync(descriptor) == 0,
      rename(archive, path) == 0
    else { throw OutputFailure(path: path) }
  }
}
