public import Foundation

/// A folder with every file of a study's export, and `export.json`, which says what of it is whole.
public struct ExportFolder: Sendable {
  public let path: String

  public init(path: String) { self.path = path }

  /// A file to be written, and what goes into it.
  public struct Part: Sendable, Hashable {
    public var name: String
    public var request: ExportRequest

    public init(name: String, request: ExportRequest) {
      self.name = name
      self.request = request
    }
  }

  /// A file that is whole.
  public struct File: Codable, Sendable, Hashable {
    public var name: String
    /// ``ExportRequest/Kind``.
    public var what: String
    public var studyId: String
    public var questionnaireId: String
    public var includeTestParticipants: Bool
    public var legacyScales: Bool
    public var rows: Int
    public var bytes: Int

    public init(name: String, _ request: ExportRequest, rows: Int, bytes: Int) {
      self.name = name
      what = request.kind.rawValue
      studyId = request.studyID
      questionnaireId = request.questionnaireID
      includeTestParticipants = request.includeTestParticipants
      legacyScales = request.legacyScales
      self.rows = rows
      self.bytes = bytes
    }
  }

  /// What `export.json` says.
  public struct State: Codable, Sendable, Hashable {
    /// Of this form of it.
    public var format = 1
    public var studyId: String
    /// When the run began that the first of the files is of, RFC 3339.
    public var beginTime: String
    /// All files are there.
    public var isWhole = false
    /// By their names.
    public var files: [String: File] = [:]
  }

  /// Why the folder cannot be written into.
  public struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
    public let description: String
  }

  private static let stateName = "export.json"
  /// Of a state; far more than one of a hundred questionnaires has.
  private static let stateBytesMax = 1 << 20

  public func path(of name: String) -> String { "\(path)/\(name)" }

  /// Makes the folder, for its owner alone.
  ///
  /// - Returns: the state to go on with. Of a new run every file that is there is replaced, one by one.
  /// - Throws: ``Failure`` where there is nothing to go on with, or another study's; ``OutputFailure``.
  public func begin(_ parts: [Part], isResumed: Bool, now: Date) throws -> State {
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw OutputFailure(path: path) }
    let studyID = parts.first?.request.studyID ?? ""
    let fresh = State(studyId: studyID, beginTime: now.formatted(.iso8601))
    guard FileManager.default.fileExists(atPath: path(of: Self.stateName)) else {
      guard !isResumed else {
        throw Failure(
          description: "\(path) holds no export to go on with: leave --resume out")
      }
      guard try FileManager.default.contentsOfDirectory(atPath: path).isEmpty else {
        throw Failure(
          description: "\(path) holds files that are no export: name an empty folder, or a new one")
      }
      try note(fresh)
      return fresh
    }
    let found = try state()
    guard found.studyId == studyID else {
      throw Failure(
        description: "\(path) holds the export of the study \(found.studyId): name another folder")
    }
    if isResumed { return found }
    try note(fresh)
    return fresh
  }

  /// - Returns: the file, where an earlier run wrote it by the same request and it is as long as then.
  public func finished(_ part: Part, in state: State) -> File? {
    guard let file = state.files[part.name],
      file == File(name: part.name, part.request, rows: file.rows, bytes: file.bytes)
    else { return nil }
    var found = stat()
    guard stat(path(of: part.name), &found) == 0, found.st_mode & S_IFMT == S_IFREG,
      found.st_size == file.bytes
    else { return nil }
    return file
  }

  /// Writes down how far it is.
  ///
  /// - Throws: ``OutputFailure``.
  public func note(_ state: State) throws {
    let draft = try DraftFile(path: path(of: Self.stateName), mode: DraftFile.privateMode)
    do {
      try draft.write(Array(try DocumentJSON.text(state).utf8) + [UInt8(ascii: "\n")])
    } catch {
      draft.discard()
      throw error
    }
    try draft.commit()
  }

  private func state() throws -> State {
    let name = path(of: Self.stateName)
    guard let handle = FileHandle(forReadingAtPath: name),
      let bytes = try handle.read(upToCount: Self.stateBytesMax),
      let state = try? JSONDecoder().decode(State.self, from: bytes), state.format == 1
    else {
      throw Failure(
        description: "\(name) is not what this program writes: name another folder")
    }
    return state
  }
}
