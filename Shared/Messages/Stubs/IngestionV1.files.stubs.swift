// Generated from otolith/ingestion/v1/files.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension IngestionV1 {
  /// Stores the files of answers. The answer to a question of the type `FileEntry` is the SHA-256 of
  /// the file. Sheet and bytes may arrive in any order: a sheet is accepted without the bytes, which
  /// are then pending (`SheetVerdict.pending_files`), and missing in exports until they arrive.
  ///
  /// A file belongs to a participant and a study. The hash of another participant's file is like that
  /// of an unknown file. Bytes are encrypted on disk. They are removed with the participant's data in
  /// the study, in every mode of erasure, and with the last answer that names them. A file that no
  /// sheet names is removed some time after its upload (`OTOLITH_FILES_GRACE_DAYS`, by default 30
  /// days).
  ///
  /// Each method may return FAILED_PRECONDITION with reason FILE_STORE_ABSENT if the service has no
  /// folder for files (`OTOLITH_FILES_DIRECTORY`), and UNAVAILABLE with reason FILE_STORE_UNAVAILABLE
  /// if the folder cannot be read or written; RESOURCE_EXHAUSTED with reason FILE_CALL_LIMIT and
  /// RetryInfo.
  public protocol AnswerFileServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: IngestionV1.AnswerFileServiceMethod) -> MethodAccess

    /// Uploads a file in chunks, and resumes a broken upload. Send the chunks in order, each at the
    /// `received_byte_count` of the previous response; each has a multiple of 65,536 bytes, except at
    /// the end of the file. A call without data returns how many bytes have arrived. A chunk at
    /// another offset is ignored, so repeating a call is safe. The last chunk stores the file after
    /// its hash and type were verified. If the caller already has the file in the study, the first
    /// response contains it. An incomplete upload is kept for a day after its last chunk, or for 30
    /// days if a sheet names it.
    ///
    /// Accepted are PNG, JPEG, WebP, WebM, WAV, FLAC, MP3, Ogg, MP4 (M4A) and PDF, recognised by their
    /// content. They must not have metadata of a camera or of a program for music: places, devices,
    /// names and texts.
    ///
    /// Errors: INVALID_ARGUMENT with reason FILE_HASH_INVALID, FILE_TOO_LARGE, FILE_CHUNK_INVALID,
    /// FILE_TYPE_NOT_ACCEPTED, FILE_HAS_METADATA or FILE_CHECKSUM_MISMATCH (after the latter three,
    /// the received bytes are removed); RESOURCE_EXHAUSTED with reason FILE_QUOTA_EXCEEDED,
    /// TOO_MANY_FILE_UPLOADS or FILE_STORE_FULL; ABORTED with reason FILE_UPLOADED_CONCURRENTLY and
    /// RetryInfo; PERMISSION_DENIED with reason NOT_ENROLLED unless the caller takes part in the study
    /// or a stored sheet names the file, or PARTICIPANT_ERASED.
    func uploadAnswerFileChunk(
      _ request: IngestionV1.UploadAnswerFileChunkRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.UploadAnswerFileChunkResponse

    /// Lists the caller's files by hash, including those that sheets name and that are not stored yet.
    ///
    /// Errors: INVALID_ARGUMENT.
    func listAnswerFiles(
      _ request: IngestionV1.ListAnswerFilesRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ListAnswerFilesResponse

    /// Returns the bytes of one of the caller's files, or a range of them. The first message has the
    /// description, the following ones the bytes in order; bytes never change, so that a broken
    /// download continues at its offset.
    ///
    /// Errors: NOT_FOUND with reason FILE_UNKNOWN; DATA_LOSS with reason FILE_BYTES_MISSING;
    /// INVALID_ARGUMENT with reason FILE_HASH_INVALID; OUT_OF_RANGE with reason FILE_RANGE_INVALID.
    func downloadAnswerFile(
      _ request: IngestionV1.DownloadAnswerFileRequest,
      context: ServerCallContext,
      to writer: ResponseWriter<IngestionV1.DownloadAnswerFileResponse>
    ) async throws

    /// Lists the answers of a study that are files. Files of withdrawn sheets, of amended answers and
    /// of participants being erased are left out, as in exports. Needs the right `export.read`.
    ///
    /// Errors: INVALID_ARGUMENT; PERMISSION_DENIED with reason NOT_STUDY_LEADER.
    func listStudyAnswerFiles(
      _ request: IngestionV1.ListStudyAnswerFilesRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ListStudyAnswerFilesResponse

    /// Returns the bytes of a file of a study, as DownloadAnswerFile. Needs the right `export.read`.
    ///
    /// Errors: as DownloadAnswerFile; PERMISSION_DENIED with reason NOT_STUDY_LEADER.
    func downloadStudyAnswerFile(
      _ request: IngestionV1.DownloadStudyAnswerFileRequest,
      context: ServerCallContext,
      to writer: ResponseWriter<IngestionV1.DownloadStudyAnswerFileResponse>
    ) async throws
  }

  /// Calls the methods that ``AnswerFileServiceProtocol`` describes.
  public struct AnswerFileServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func uploadAnswerFileChunk(
      _ request: IngestionV1.UploadAnswerFileChunkRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.UploadAnswerFileChunkResponse {
      try await channel.unary(
        service: AnswerFileServiceMethods.service,
        method: AnswerFileServiceMethods.uploadAnswerFileChunk,
        request: request,
        options: options)
    }

    public func listAnswerFiles(
      _ request: IngestionV1.ListAnswerFilesRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ListAnswerFilesResponse {
      try await channel.unary(
        service: AnswerFileServiceMethods.service,
        method: AnswerFileServiceMethods.listAnswerFiles,
        request: request,
        options: options)
    }

    public func downloadAnswerFile(
      _ request: IngestionV1.DownloadAnswerFileRequest,
      options: CallOptions = CallOptions()
    ) -> ResponseStream<IngestionV1.DownloadAnswerFileResponse> {
      channel.serverStreaming(
        service: AnswerFileServiceMethods.service,
        method: AnswerFileServiceMethods.downloadAnswerFile,
        request: request,
        options: options)
    }

    public func listStudyAnswerFiles(
      _ request: IngestionV1.ListStudyAnswerFilesRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ListStudyAnswerFilesResponse {
      try await channel.unary(
        service: AnswerFileServiceMethods.service,
        method: AnswerFileServiceMethods.listStudyAnswerFiles,
        request: request,
        options: options)
    }

    public func downloadStudyAnswerFile(
      _ request: IngestionV1.DownloadStudyAnswerFileRequest,
      options: CallOptions = CallOptions()
    ) -> ResponseStream<IngestionV1.DownloadStudyAnswerFileResponse> {
      channel.serverStreaming(
        service: AnswerFileServiceMethods.service,
        method: AnswerFileServiceMethods.downloadStudyAnswerFile,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.ingestion.v1.AnswerFileService`, by their names on the wire.
  public enum AnswerFileServiceMethod: String, Sendable, CaseIterable {
    case uploadAnswerFileChunk = "UploadAnswerFileChunk"
    case listAnswerFiles = "ListAnswerFiles"
    case downloadAnswerFile = "DownloadAnswerFile"
    case listStudyAnswerFiles = "ListStudyAnswerFiles"
    case downloadStudyAnswerFile = "DownloadStudyAnswerFile"
  }

  /// The names of `otolith.ingestion.v1.AnswerFileService` and its methods on the wire.
  public enum AnswerFileServiceMethods {
    public static let service = "otolith.ingestion.v1.AnswerFileService"
    public static let uploadAnswerFileChunk = "UploadAnswerFileChunk"
    public static let listAnswerFiles = "ListAnswerFiles"
    public static let downloadAnswerFile = "DownloadAnswerFile"
    public static let listStudyAnswerFiles = "ListStudyAnswerFiles"
    public static let downloadStudyAnswerFile = "DownloadStudyAnswerFile"
  }
}

extension IngestionV1.AnswerFileServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: IngestionV1.filesFile)
    registry.unary(
      service: IngestionV1.AnswerFileServiceMethods.service,
      method: IngestionV1.AnswerFileServiceMethods.uploadAnswerFileChunk,
      access: access(to: .uploadAnswerFileChunk)
    ) { (request: IngestionV1.UploadAnswerFileChunkRequest, context: ServerCallContext) -> IngestionV1.UploadAnswerFileChunkResponse in
      try await self.uploadAnswerFileChunk(request, context: context)
    }
    registry.unary(
      service: IngestionV1.AnswerFileServiceMethods.service,
      method: IngestionV1.AnswerFileServiceMethods.listAnswerFiles,
      access: access(to: .listAnswerFiles)
    ) { (request: IngestionV1.ListAnswerFilesRequest, context: ServerCallContext) -> IngestionV1.ListAnswerFilesResponse in
      try await self.listAnswerFiles(request, context: context)
    }
    registry.serverStreaming(
      service: IngestionV1.AnswerFileServiceMethods.service,
      method: IngestionV1.AnswerFileServiceMethods.downloadAnswerFile,
      access: access(to: .downloadAnswerFile)
    ) { (request: IngestionV1.DownloadAnswerFileRequest, context: ServerCallContext, writer: ResponseWriter<IngestionV1.DownloadAnswerFileResponse>) in
      try await self.downloadAnswerFile(request, context: context, to: writer)
    }
    registry.unary(
      service: IngestionV1.AnswerFileServiceMethods.service,
      method: IngestionV1.AnswerFileServiceMethods.listStudyAnswerFiles,
      access: access(to: .listStudyAnswerFiles)
    ) { (request: IngestionV1.ListStudyAnswerFilesRequest, context: ServerCallContext) -> IngestionV1.ListStudyAnswerFilesResponse in
      try await self.listStudyAnswerFiles(request, context: context)
    }
    registry.serverStreaming(
      service: IngestionV1.AnswerFileServiceMethods.service,
      method: IngestionV1.AnswerFileServiceMethods.downloadStudyAnswerFile,
      access: access(to: .downloadStudyAnswerFile)
    ) { (request: IngestionV1.DownloadStudyAnswerFileRequest, context: ServerCallContext, writer: ResponseWriter<IngestionV1.DownloadStudyAnswerFileResponse>) in
      try await self.downloadStudyAnswerFile(request, context: context, to: writer)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension IngestionV1.AnswerFileServiceProtocol {
  public func uploadAnswerFileChunk(
    _ request: IngestionV1.UploadAnswerFileChunkRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.UploadAnswerFileChunkResponse {
    throw RPCError(.unimplemented, "UploadAnswerFileChunk is not implemented here")
  }

  public func listAnswerFiles(
    _ request: IngestionV1.ListAnswerFilesRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ListAnswerFilesResponse {
    throw RPCError(.unimplemented, "ListAnswerFiles is not implemented here")
  }

  public func downloadAnswerFile(
    _ request: IngestionV1.DownloadAnswerFileRequest,
    context: ServerCallContext,
    to writer: ResponseWriter<IngestionV1.DownloadAnswerFileResponse>
  ) async throws {
    throw RPCError(.unimplemented, "DownloadAnswerFile is not implemented here")
  }

  public func listStudyAnswerFiles(
    _ request: IngestionV1.ListStudyAnswerFilesRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ListStudyAnswerFilesResponse {
    throw RPCError(.unimplemented, "ListStudyAnswerFiles is not implemented here")
  }

  public func downloadStudyAnswerFile(
    _ request: IngestionV1.DownloadStudyAnswerFileRequest,
    context: ServerCallContext,
    to writer: ResponseWriter<IngestionV1.DownloadStudyAnswerFileResponse>
  ) async throws {
    throw RPCError(.unimplemented, "DownloadStudyAnswerFile is not implemented here")
  }
}
