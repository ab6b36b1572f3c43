import Foundation
import Messages

/// The folder in which an archive is collected: `FILE.partial` beside the archive, accessible to
/// its owner only. An interrupted run continues in it.
final class OwnExportFolder {
  let path: String
  private(set) var state: OwnExportState
  /// Whether the folder was created by this run.
  let isNew: Bool
  /// Open files of the current service, by name.
  private var open: [String: FileHandle] = [:]
  /// State of these files, including data not yet covered by a resume token.
  private var written: [String: OwnExportState.File] = [:]

  /// - Parameters:
  ///   - archive: path of the archive.
  ///   - owner: see ``OwnExportState``.
  ///   - participantID: see ``OwnExportState``.
  ///   - language: empty for that of the folder or the account.
  /// - Throws: ``OutputFailure``; ``OwnExportFailure`` if the folder belongs to another
  ///   participant.
  init(
    of archive: String, owner: String, participantID: String, language: String
  ) throws {
    path = archive + ".partial"
    state = OwnExportState(owner: owner, participantID: participantID, language: language)
    isNew = mkdir(path, 0o700) == 0
    if !isNew, errno != EEXIST { throw OutputFailure(path: path) }
    guard let known = FileManager.default.contents(atPath: "\(path)/state.json"),
      let earlier = try? JSONDecoder().decode(OwnExportState.self, from: known)
    else { return }
    guard earlier.owner == owner, earlier.participantID == participantID else {
      throw OwnExportFailure(
        "\(path) is from an export of another participant: remove it, or choose another file")
    }
    if language.isEmpty || language == earlier.language { state = earlier }
  }

  /// Whether it contains data that a later run can continue from.
  var hasRecords: Bool { state.services.values.contains { $0 != OwnExportState.Service() } }

  func setLanguage(_ language: String) throws {
    state.language = language
    try save()
  }

  /// Truncates the files of a service to the stored state, to continue from there.
  ///
  /// - Throws: ``OutputFailure``.
  func begin(_ service: OwnExportService) throws {
    close()
    if mkdir("\(path)/\(service.rawValue)", 0o700) != 0, errno != EEXIST {
      throw OutputFailure(path: "\(path)/\(service.rawValue)")
    }
    // After a crash of the machine a file may be shorter than recorded.
    let isWhole = state[service].files.allSatisfy { name, file in
      (size(service, name) ?? 0) >= file.bytes
    }
    if !isWhole { state[service] = OwnExportState.Service() }
    written = state[service].files
  }

  /// - Throws: ``OutputFailure``; ``OwnExportFailure`` for an invalid file name.
  func append(_ part: CommonV1.ExportOwnRecordsResponse, to service: OwnExportService) throws {
    if part.file.isEmpty { return }
    let handle = try handle(service, part.file)
    try Descriptor.send(part.lines, to: handle, named: filePath(service, part.file))
    written[part.file, default: OwnExportState.File()].bytes += UInt64(part.lines.count)
    written[part.file, default: OwnExportState.File()].records += UInt64(part.records)
  }

  /// Stores the resume token that covers the data written so far.
  ///
  /// - Throws: ``OutputFailure``.
  func note(_ service: OwnExportService, resumeToken: String, isComplete: Bool) throws {
    state[service].files = written
    state[service].resumeToken = resumeToken
    state[service].isComplete = isComplete
    if isComplete { close() }
    try save()
  }

  func filePath(_ service: OwnExportService, _ name: String) -> String {
    "\(path)/\(service.rawValue)/\(name)"
  }

  /// Folder of the bytes of files.
  var filesPath: String { "\(path)/files" }

  /// Names of the files in ``filesPath``, sorted.
  var fileNames: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: filesPath)) ?? [])
      .filter { !$0.hasSuffix(".part") }.sorted()
  }

  /// Removes the folder and its contents.
  func remove() {
    close()
    try? FileManager.default.removeItem(atPath: path)
  }

  private func handle(_ service: OwnExportService, _ name: String) throws -> FileHandle {
    if let handle = open[name] { return handle }
    guard Self.isFileName(name) else {
      throw OwnExportFailure("\(service.rawValue) names a file \(name.debugDescription)")
    }
    let path = filePath(service, name)
    let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw OutputFailure(path: path) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let length = written[name]?.bytes ?? 0
    guard ftruncate(descriptor, off_t(length)) == 0, lseek(descriptor, 0, SEEK_END) >= 0 else {
      throw OutputFailure(path: path)
    }
    open[name] = handle
    return handle
  }

  /// Whether a file name from a service is safe in a path.
  static func isFileName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && name.utf8.count <= 64 && ["csv", "jsonl"].contains(parts[1])
      && !parts[0].isEmpty
      && parts[0].utf8.allSatisfy {
        ($0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z")) || $0 == UInt8(ascii: "_")
          || ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9"))
      }
  }

  private func size(_ service: OwnExportService, _ name: String) -> UInt64? {
    var found = stat()
    guard stat(filePath(service, name), &found) == 0 else { return nil }
    return UInt64(found.st_size)
  }

  private func close() {
    for handle in open.values { try? handle.close() }
    open = [:]
  }

  private func save() throws {
    try AtomicFile.write(
      try JSONEncoder().encode(state), to: "\(path)/state.json", mode: AtomicFile.privateMode)
  }
}

/// The reason why an archive cannot be made, as text for the user.
struct OwnExportFailure: Error, Sendable, Hashable, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

/// The services that store data of a participant, in the order of the archive: auth first, since it
/// knows whether the account exists and records requests of administrators.
enum OwnExportService: String, Sendable, Hashable, CaseIterable, Codable {
  case auth, ingestion, planning, catalogue
}
