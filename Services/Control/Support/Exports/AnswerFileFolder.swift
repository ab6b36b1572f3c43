import Fields
import Formats
import Foundation
import Messages
import RPCClient
import RPCCore
import Serialization

/// A folder with the bytes of files that participants answered with, named by their SHA-256, as the
/// cells of exports name them. What is there with the right size is kept; an incomplete file is
/// continued.
struct AnswerFileFolder {
  let path: String
  let client: OtolithClient
  /// Returns options with a token before each call.
  let options: () async throws -> CallOptions

  /// Files of a folder.
  struct Outcome: Sendable, Hashable {
    var answers = 0
    /// Answers whose file has not arrived or is damaged.
    var missing = 0
  }

  /// Part of the list of a study's files in one row for each answer.
  private static let header = [
    "participant", "sheet_id", "questionnaire_id", "element_id", "sha256", "file", "media_type",
    "byte_count", "state",
  ]

  /// Writes the files of a study, and `files.csv` with one row for each answer.
  ///
  /// - Throws: `RPCError`; `OutputFailure`.
  func write(
    study: String, includesTests: Bool, questionnaires: Set<String>
  ) async throws -> Outcome {
    try begin()
    var outcome = Outcome()
    var csv = CSVWriter()
    csv.write(Self.header)
    let answers = try await Pages.all(size: 1000) { size, token in
      let page = try await client.answerFiles.listStudyAnswerFiles(
        .init(
          studyID: study, includeTestParticipants: includesTests, pageSize: size, pageToken: token),
        options: try await options())
      return (page.files, page.nextPageToken)
    }
    for answer in answers
    where questionnaires.isEmpty || questionnaires.contains(answer.questionnaireID) {
      let name = Self.name(answer.sha256, answer.mediaType)
      var isThere = !answer.fileID.isEmpty
      if isThere {
        isThere = try await fetch(name, answer.sha256, byteCount: answer.byteCount) { offset in
          let parts = client.answerFiles.downloadStudyAnswerFile(
            .init(studyID: study, fileID: answer.fileID, offset: offset),
            options: try await options())
          return parts.map(\.data)
        }
      }
      csv.write([
        answer.participant, answer.sheetID, answer.questionnaireID, answer.elementID,
        answer.sha256, isThere ? name : "", answer.mediaType, String(answer.byteCount),
        isThere ? "stored" : "missing",
      ])
      outcome.answers += 1
      outcome.missing += isThere ? 0 : 1
    }
    try AtomicFile.write(
      csv.bytes, to: "\(path)/files.csv", mode: AtomicFile.privateMode)
    return outcome
  }

  /// Writes the caller's own files.
  ///
  /// - Returns: their names in the folder.
  /// - Throws: `RPCError`; `OutputFailure`.
  func writeOwn() async throws -> [String] {
    let files = try await Pages.all(size: 1000) { size, token in
      let page = try await client.answerFiles.listAnswerFiles(
        .init(pageSize: size, pageToken: token), options: try await options())
      return (page.files, page.nextPageToken)
    }.filter { !$0.mediaType.isEmpty }
    guard !files.isEmpty else { return [] }
    try begin()
    var names: Set<String> = []
    for file in files {
      let name = Self.name(file.sha256, file.mediaType)
      let isThere = try await fetch(name, file.sha256, byteCount: file.byteCount) { offset in
        let parts = client.answerFiles.downloadAnswerFile(
          .init(studyID: file.studyID, sha256: file.sha256, offset: offset),
          options: try await options())
        return parts.map(\.data)
      }
      if isThere { names.insert(name) }
    }
    return names.sorted()
  }

  private func begin() throws {
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw OutputFailure(path: path) }
  }

  private static func name(_ sha256: String, _ type: String) -> String {
    MediaType(rawValue: type).map { "\(sha256).\($0.fileExtension)" } ?? sha256
  }

  /// Downloads a file unless it is there.
  ///
  /// - Returns: false if the service has lost the bytes, or they are damaged.
  private func fetch<Parts: AsyncSequence>(
    _ name: String, _ sha256: String, byteCount: UInt64,
    _ begin: (_ offset: UInt64) async throws -> Parts
  ) async throws -> Bool where Parts.Element == [UInt8] {
    let (place, draft) = ("\(path)/\(name)", "\(path)/\(name).part")
    if Self.size(place) == byteCount { return true }
    let offset = Self.size(draft).flatMap { $0 <= byteCount ? $0 : nil } ?? 0
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw OutputFailure(path: draft) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.truncate(atOffset: offset)
      try handle.seekToEnd()
      if offset < byteCount {
        for try await part in try await begin(offset) where !part.isEmpty {
          try handle.write(contentsOf: part)
        }
      }
      try handle.close()
    } catch let error as RPCError
      where ["FILE_BYTES_MISSING", "FILE_UNKNOWN"].contains(error.reason)
    {
      unlink(draft)
      return false
    }
    // The whole file, since an earlier run may have written a part of it.
    guard try LocalMediaFile(path: draft).sha256 == sha256 else {
      unlink(draft)
      return false
    }
    guard rename(draft, place) == 0 else { throw OutputFailure(path: place) }
    return true
  }

  private static func size(_ path: String) -> UInt64? {
    var found = stat()
    guard lstat(path, &found) == 0, found.st_mode & S_IFMT == S_IFREG else { return nil }
    return UInt64(found.st_size)
  }
}
