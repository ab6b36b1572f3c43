import Fields
import FoundationEssentials
import Messages
import RPCCore
import RPCServer
import ServiceKit
import Stubs

/// `otolith.ingestion.v1.AnswerFileService`. Participants access only their own files.
struct AnswerFileHandler: IngestionV1.AnswerFileServiceProtocol {
  private static let (pageDefault, pageMax) = (100, 1000)

  let upload: UploadFile
  let read: ReadFiles
  let clock: any WallClock
  // Threads for calls that read and write files, which would block an event loop. Many downloads do
  // not keep uploads waiting.
  private let writers = Self.threads()
  private let readers = Self.threads()

  init(upload: UploadFile, read: ReadFiles, clock: any WallClock) {
    self.upload = upload
    self.read = read
    self.clock = clock
  }

  private static func threads() -> WorkerThreads {
    WorkerThreads(count: 2, waitingMax: 510) { most in
      RPCError(
        .resourceExhausted, "at most \(most) calls may read or write files at once",
        reason: .fileCallLimit, details: [.retryInfo(delay: .seconds(1))])
    }
  }

  func uploadAnswerFileChunk(
    _ request: IngestionV1.UploadAnswerFileChunkRequest, context: ServerCallContext
  ) async throws -> IngestionV1.UploadAnswerFileChunkResponse {
    let submitter = try Submitter(context)
    var checks = FieldChecks()
    checks.id(request.studyID, field: "study_id")
    checks.fileHash(request.sha256)
    try checks.unwrap()
    let chunk = UploadFile.Chunk(
      key: AnswerFileKey(
        participantID: submitter.participantID, studyID: request.studyID, sha256: request.sha256),
      byteCount: Int(clamping: request.byteCount), offset: Int(clamping: request.offset),
      data: request.data)
    let now = clock.now()
    return try await writers.running {
      try await answering {
        let progress = try await upload(chunk, by: submitter, at: now)
        return IngestionV1.UploadAnswerFileChunkResponse(
          receivedByteCount: UInt64(clamping: progress.receivedCount),
          file: progress.file.map { IngestionV1.AnswerFile($0) })
      }
    }
  }

  func listAnswerFiles(
    _ request: IngestionV1.ListAnswerFilesRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ListAnswerFilesResponse {
    let participantID = try context.claims.participantID
    var checks = FieldChecks()
    checks.optionalID(request.studyID, field: "study_id")
    let paging: Paging<FilePosition> = checks.page(
      request, standard: Self.pageDefault, max: Self.pageMax)
    try checks.unwrap()
    let last = paging.last ?? FilePosition(sha256: "", studyID: "")
    let found = try await answering {
      try await read.list(
        of: participantID, in: request.studyID, pendingOnly: request.pendingOnly,
        after: (last.sha256, last.studyID), limit: paging.size + 1)
    }
    let page = Page(found, size: paging.size)
    return IngestionV1.ListAnswerFilesResponse(
      files: page.items.map { IngestionV1.AnswerFile($0) },
      nextPageToken: paging.token(after: page) {
        FilePosition(sha256: $0.sha256, studyID: $0.studyID)
      })
  }

  func downloadAnswerFile(
    _ request: IngestionV1.DownloadAnswerFileRequest, context: ServerCallContext,
    to writer: ResponseWriter<IngestionV1.DownloadAnswerFileResponse>
  ) async throws {
    let participantID = try context.claims.participantID
    var checks = FieldChecks()
    checks.id(request.studyID, field: "study_id")
    checks.fileHash(request.sha256)
    try checks.unwrap()
    let key = AnswerFileKey(
      participantID: participantID, studyID: request.studyID, sha256: request.sha256)
    let file = try await answering { try await read.file(key) }
    try await send(file, from: request.offset, atMost: request.byteCount) {
      try await writer.write(.init(file: IngestionV1.AnswerFile(file)))
    } part: {
      try await writer.write(.init(data: $0), compress: false)
    }
  }

  func listStudyAnswerFiles(
    _ request: IngestionV1.ListStudyAnswerFilesRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ListStudyAnswerFilesResponse {
    let exporter = try context.claims.participantID
    var checks = FieldChecks()
    checks.id(request.studyID, field: "study_id")
    checks.optionalID(request.questionnaireID, field: "questionnaire_id")
    let paging: Paging<String> = checks.page(
      request, standard: Self.pageDefault, max: Self.pageMax, isKnown: { UUID(text: $0) != nil })
    try checks.unwrap()
    let found = try await answering {
      try await read.list(
        ofStudy: request.studyID, questionnaireID: request.questionnaireID,
        includesTests: request.includeTestParticipants,
        after: paging.last.flatMap { UUID(text: $0) }, limit: paging.size + 1, exporter: exporter)
    }
    let page = Page(found, size: paging.size)
    return IngestionV1.ListStudyAnswerFilesResponse(
      files: page.items.map { IngestionV1.StudyAnswerFile($0.file, of: $0.pseudonym) },
      nextPageToken: paging.token(after: page) { $0.file.place.text })
  }

  func downloadStudyAnswerFile(
    _ request: IngestionV1.DownloadStudyAnswerFileRequest, context: ServerCallContext,
    to writer: ResponseWriter<IngestionV1.DownloadStudyAnswerFileResponse>
  ) async throws {
    var checks = FieldChecks()
    checks.id(request.studyID, field: "study_id")
    let asked = checks.uuid(request.fileID, field: "file_id")
    let fileID = try checks.unwrap(asked)
    let file = try await answering { try await read.file(fileID, of: request.studyID) }
    try await send(file, from: request.offset, atMost: request.byteCount) {
      try await writer.write(
        .init(mediaType: file.type?.rawValue ?? "", byteCount: UInt64(clamping: file.byteCount)))
    } part: {
      try await writer.write(.init(data: $0), compress: false)
    }
  }

  /// Sends the description and the bytes of a range. No thread waits for a slow client.
  private func send(
    _ file: AnswerFile, from start: UInt64, atMost: UInt64,
    description: () async throws -> Void, part: ([UInt8]) async throws -> Void
  ) async throws {
    try await readers.running { try await answering { try read.require(file, from: start) } }
    try await description()
    var offset = Int(clamping: start)
    let rest = UInt64(clamping: file.byteCount - offset)
    let end = offset + Int(clamping: atMost == 0 ? rest : min(atMost, rest))
    while offset < end {
      let (place, count) = (offset, min(AnswerFileLimits.partBytesMax, end - offset))
      let data = try await readers.running {
        try await answering { try read.part(of: file, from: place, count: count) }
      }
      try await part(data)
      offset += count
    }
  }
}

/// The place of a file in a participant's list.
struct FilePosition: PagePosition, Hashable {
  var sha256: String
  var studyID: String

  init(sha256: String, studyID: String) {
    self.sha256 = sha256
    self.studyID = studyID
  }

  init?(pageKey: String) {
    let parts = pageKey.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, AnswerFileKey.isHash(parts[0]), IdentifierSyntax.isID(parts[1]) else {
      return nil
    }
    self.init(sha256: parts[0], studyID: parts[1])
  }

  var pageKey: String { "\(sha256) \(studyID)" }
}

extension IngestionV1.AnswerFile {
  /// Without the sheets.
  init(_ file: AnswerFile) {
    self.init(
      sha256: file.sha256, studyID: file.studyID, mediaType: file.type?.rawValue ?? "",
      byteCount: UInt64(clamping: file.byteCount),
      createTime: GoogleProtobuf.Timestamp(file.changedAt))
  }

  init(_ file: OwnAnswerFile) {
    self.init(
      sha256: file.sha256, studyID: file.studyID, mediaType: file.mediaType,
      byteCount: UInt64(clamping: file.byteCount),
      createTime: file.createdAt.map { GoogleProtobuf.Timestamp($0) },
      sheetIDs: file.sheetIDs.map(\.text))
  }
}

extension IngestionV1.StudyAnswerFile {
  init(_ file: StudyAnswerFile, of pseudonym: String) {
    self.init(
      participant: pseudonym, sheetID: file.sheetID.text, questionnaireID: file.questionnaireID,
      elementID: file.elementID, sha256: file.sha256, fileID: file.stored?.fileID.text ?? "",
      mediaType: file.stored?.mediaType ?? "",
      byteCount: UInt64(clamping: file.stored?.byteCount ?? 0))
  }
}

extension FieldChecks {
  /// Checks 64 lower-case hexadecimal digits.
  fileprivate mutating func fileHash(_ text: String) {
    if !AnswerFileKey.isHash(text) {
      reject("sha256", .fileHashInvalid, "expected 64 lower-case hexadecimal digits")
    }
  }
}
