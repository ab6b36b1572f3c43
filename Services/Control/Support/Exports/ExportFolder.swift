public import Fields
import Formats
public import Foundation

/// A folder with all files of a study's export; `export.json` records which of them are complete.
public struct ExportFolder: Sendable {
  public let path: String

  /// A file to write, and its request.
  public struct Part: Sendable, Hashable {
    public var name: String
    public var request: ExportRequest
  }

  /// A complete file.
  public struct File: Codable, Sendable, Hashable {
    public var name: String
    /// ``ExportRequest/Kind``.
    public var what: String
    public var studyId: String
    public var questionnaireId: String
    public var includeTestParticipants: Bool
    public var legacyScales: Bool
    /// Rows that were selected; absent: all.
    public var filter: Filter?
    /// Cursor that the export continues; absent: it has all rows.
    public var since: String?
    public var rows: Int
    public var bytes: Int
    /// Time at which the export began, RFC 3339: later data may be included.
    public var asOf: String?
    /// Cursor that continues this export; absent for tables that are always exported as a whole.
    public var cursor: String?

    public init(
      name: String, _ request: ExportRequest, rows: Int, bytes: Int, asOf: Date? = nil,
      cursor: String = ""
    ) {
      self.name = name
      what = request.kind.rawValue
      studyId = request.studyID
      questionnaireId = request.questionnaireID
      includeTestParticipants = request.includeTestParticipants
      legacyScales = request.legacyScales
      filter = request.filter.isEmpty ? nil : Filter(request.filter)
      since = request.since.isEmpty ? nil : request.since
      self.rows = rows
      self.bytes = bytes
      self.asOf = asOf?.formatted(.iso8601)
      self.cursor = cursor.isEmpty ? nil : cursor
    }

    /// Whether the file has the rows and values of the request, apart from ``since``.
    func selects(as request: ExportRequest) -> Bool {
      var expected = File(name: name, request, rows: rows, bytes: bytes)
      (expected.since, expected.asOf, expected.cursor) = (since, asOf, cursor)
      return expected == self
    }
  }

  /// A filter of rows, as the manifest names it.
  public struct Filter: Codable, Sendable, Hashable {
    public var firstDate: String?
    public var lastDate: String?
    public var groupIds: [String]
    public var questionnaireIds: [String]

    public init(_ filter: ExportFilter) {
      firstDate = filter.firstDate
      lastDate = filter.lastDate
      groupIds = filter.groupIDs
      questionnaireIds = filter.questionnaireIDs
    }
  }

  /// Contents of `export.json`.
  public struct State: Codable, Sendable, Hashable {
    /// Version of this format.
    public var format = 1
    public var studyId: String
    /// Start of the run that wrote the first file, RFC 3339.
    public var beginTime: String
    /// Whether all files are complete.
    public var isWhole = false
    /// Files by name.
    public var files: [String: File] = [:]
    /// SHA-256 of all files of the export by name, in lower-case hexadecimal; absent until all are
    /// complete. Files of answers are named by their own, in `files/files.csv`.
    public var sha256: [String: String]?
  }

  /// The reason why the folder cannot be used.
  public struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
    public let description: String
  }

  private static let stateName = "export.json"
  /// The table of answer files.
  static let answerFiles = "files/files.csv"
  /// Maximum size of `export.json` in bytes; enough for far more than a hundred questionnaires.
  private static let stateBytesMax = 1 << 20

  public func path(of name: String) -> String { "\(path)/\(name)" }

  /// Creates the folder, accessible to its owner only.
  ///
  /// - Returns: the state to continue from. A new run replaces all files one by one.
  /// - Throws: ``Failure`` if there is no export to resume, or one of another study;
  ///   ``OutputFailure``.
  public func begin(_ parts: [Part], isResumed: Bool, now: Date) throws -> State {
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw OutputFailure(path: path) }
    let studyID = parts.first?.request.studyID ?? ""
    let fresh = State(studyId: studyID, beginTime: now.formatted(.iso8601))
    guard FileManager.default.fileExists(atPath: path(of: Self.stateName)) else {
      guard !isResumed else {
        throw Failure(
          description: "\(path) does not contain an export to resume: remove --resume")
      }
      guard try FileManager.default.contentsOfDirectory(atPath: path).isEmpty else {
        throw Failure(
          description: "\(path) contains other files: choose an empty or new folder")
      }
      try note(fresh)
      return fresh
    }
    var found = try state()
    // Until all files are complete again.
    found.sha256 = nil
    guard found.studyId == studyID else {
      throw Failure(
        description:
          "\(path) contains the export of the study \(found.studyId): choose another folder")
    }
    if isResumed { return found }
    try note(fresh)
    return fresh
  }

  /// - Returns: the file, if an earlier run wrote it for the same request and its size is
  ///   unchanged.
  public func finished(_ part: Part, in state: State) -> File? {
    guard let file = state.files[part.name], file.name == part.name,
      file.selects(as: part.request), (file.since ?? "") == part.request.since
    else { return nil }
    var found = stat()
    guard stat(path(of: part.name), &found) == 0, found.st_mode & S_IFMT == S_IFREG,
      found.st_size == file.bytes
    else { return nil }
    return file
  }

  /// Stores the state.
  ///
  /// - Throws: ``OutputFailure``.
  public func note(_ state: State) throws {
    try Self.write(state, to: path(of: Self.stateName))
  }

  /// Records the hashes of all files in the manifest, and signs it.
  ///
  /// - Parameters:
  ///   - key: nil for no signature.
  ///   - withAnswerFiles: whether the table of answer files is of this export.
  /// - Throws: ``Failure``; ``OutputFailure``.
  public func seal(by key: ManifestKey?, withAnswerFiles: Bool) throws {
    var state = try state()
    // The folder may still have files of an earlier export, with other rows.
    let paths = state.files.keys.flatMap { CodebookFiles(beside: path(of: $0)).paths }
    state.sha256 = try Self.hashes(
      of: paths.map { (URL(filePath: $0).lastPathComponent, $0) }
        + (withAnswerFiles ? [(Self.answerFiles, path(of: Self.answerFiles))] : []))
    try Self.write(state, to: path(of: Self.stateName), signedBy: key)
  }

  /// Returns the hashes of regular files by name; others are left out.
  private static func hashes(of files: [(name: String, path: String)]) throws -> [String: String] {
    var hashes: [String: String] = [:]
    for (name, path) in files {
      var found = stat()
      guard lstat(path, &found) == 0, found.st_mode & S_IFMT == S_IFREG else { continue }
      guard let handle = FileHandle(forReadingAtPath: path) else { throw OutputFailure(path: path) }
      var digest = ContentDigest()
      while let part = try handle.read(upToCount: 1 << 20), !part.isEmpty { digest.add(part) }
      hashes[name] = digest.hexadecimal()
    }
    return hashes
  }

  /// Writes the manifest of a single file beside it.
  ///
  /// - Parameters:
  ///   - csv: path of the file.
  ///   - key: signs the manifest; nil for no signature.
  /// - Throws: ``OutputFailure``.
  public static func note(
    _ file: File, beside csv: String, now: Date, signedBy key: ManifestKey? = nil
  ) throws {
    var state = State(studyId: file.studyId, beginTime: file.asOf ?? now.formatted(.iso8601))
    state.isWhole = true
    state.files[file.name] = file
    state.sha256 = try hashes(
      of: CodebookFiles(beside: csv).paths.map { (URL(filePath: $0).lastPathComponent, $0) })
    try write(state, to: manifest(beside: csv), signedBy: key)
  }

  /// Path of the manifest of a single file.
  static func manifest(beside csv: String) -> String {
    (csv.lowercased().hasSuffix(".csv") ? String(csv.dropLast(4)) : csv) + ".manifest.json"
  }

  private static func write(
    _ state: State, to path: String, signedBy key: ManifestKey? = nil
  ) throws {
    let bytes = Array(try DocumentJSON.bytes(state))
    // That of an earlier export.
    unlink(path + ManifestKey.ending)
    try AtomicFile.write(bytes, to: path, mode: AtomicFile.privateMode)
    if let key {
      try AtomicFile.write(
        key.signature(of: bytes), to: path + ManifestKey.ending, mode: AtomicFile.privateMode)
    }
  }

  /// Removes a folder without a complete file.
  public func discard() {
    unlink(path(of: Self.stateName))
    rmdir(path)
  }

  /// - Throws: ``Failure`` without a manifest.
  func state() throws -> State { try Self.state(at: path(of: Self.stateName)) }

  /// Reads a manifest.
  ///
  /// - Throws: ``Failure``.
  static func state(at name: String) throws -> State {
    guard let handle = FileHandle(forReadingAtPath: name),
      let bytes = try handle.read(upToCount: stateBytesMax),
      let state = try? JSONDecoder().decode(State.self, from: bytes), state.format == 1
    else {
      throw Failure(
        description: "\(name) does not exist or was not written by this program: choose another one"
      )
    }
    return state
  }
}
