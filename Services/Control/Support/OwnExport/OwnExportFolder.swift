import Foundation

/// Where an archive is collected: `FILE.partial` beside the file that it becomes, readable for its owner
/// alone. A run that was broken off goes on in it.
public final class OwnExportFolder {
  public let path: String
  public private(set) var state: OwnExportState
  /// Whether there was none of this name before.
  public let isNew: Bool
  /// Of the service that is read now, by name.
  private var open: [String: FileHandle] = [:]
  /// What was written of it, with what no token covers yet.
  private var written: [String: OwnExportState.File] = [:]

  /// - Parameters:
  ///   - archive: the path of the file to be.
  ///   - owner: see ``OwnExportState``, as is the next.
  ///   - language: empty: what the folder knows, or what the account says.
  /// - Throws: ``OutputFailure``; ``OwnExportFailure`` where the folder is of another participant.
  public init(
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

  /// Whether anything was received that a later run goes on behind.
  public var hasRecords: Bool { state.services.values.contains { $0 != OwnExportState.Service() } }

  public func setLanguage(_ language: String) throws {
    state.language = language
    try save()
  }

  /// Makes the files of a service what the state says of them, to be gone on with.
  ///
  /// - Throws: ``OutputFailure``.
  func begin(_ service: OwnExportService) throws {
    close()
    if mkdir("\(path)/\(service.rawValue)", 0o700) != 0, errno != EEXIST {
      throw OutputFailure(path: "\(path)/\(service.rawValue)")
    }
    // After a crash of the machine a file may be shorter than what was noted.
    let isWhole = state[service].files.allSatisfy { name, file in
      (size(service, name) ?? 0) >= file.bytes
    }
    if !isWhole { state[service] = OwnExportState.Service() }
    written = state[service].files
  }

  /// - Throws: ``OutputFailure``; ``OwnExportFailure`` for a name that is none.
  func append(_ part: some OwnRecordsPart, to service: OwnExportService) throws {
    if part.file.isEmpty { return }
    let handle = try handle(service, part.file)
    try Descriptor.send(part.lines, to: handle, named: filePath(service, part.file))
    written[part.file, default: OwnExportState.File()].bytes += UInt64(part.lines.count)
    written[part.file, default: OwnExportState.File()].records += UInt64(part.records)
  }

  /// What was written is gone on behind from now on.
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

  /// With all that was collected.
  public func remove() {
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

  /// What a service calls a file becomes a path.
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
    let draft = try DraftFile(path: "\(path)/state.json", mode: DraftFile.privateMode)
    do {
      try draft.write(try JSONEncoder().encode(state))
    } catch {
      draft.discard()
      throw error
    }
    try draft.commit()
  }
}
