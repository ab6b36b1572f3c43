// Generated from otolith/catalogue/v1/media.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension CatalogueV1 {
  /// Stores files by the SHA-256 of their bytes. A definition names a stored file by putting
  /// `Media.location` into FileReference; it can be published only if its project has the file.
  /// Uploading and deleting need the role leader in the project, lists the role reader.
  ///
  /// A file that no published version names is removed some time after its upload
  /// (`OTOLITH_MEDIA_GRACE_DAYS`, by default 30 days). A file that is named stays: published versions
  /// do.
  ///
  /// Each method may return FAILED_PRECONDITION with reason MEDIA_STORE_ABSENT if the service has no
  /// folder for files (`OTOLITH_MEDIA_DIRECTORY`), and UNAVAILABLE with reason MEDIA_STORE_UNAVAILABLE
  /// if the folder cannot be read or written. To callers without a role in the project, it does not
  /// exist: NOT_FOUND with reason PROJECT_UNKNOWN. A role that is not sufficient: PERMISSION_DENIED
  /// with reason ROLE_INSUFFICIENT. RESOURCE_EXHAUSTED with reason AUTHORING_LIMIT and RetryInfo: too
  /// many files are being read or written.
  public protocol MediaServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: CatalogueV1.MediaServiceMethod) -> MethodAccess

    /// Uploads a file in chunks, and resumes a broken upload. Send the chunks in order, each at the
    /// `received_byte_count` of the previous response. A call without data returns how many bytes have
    /// arrived, of this upload or of an earlier one by any member of the project. A chunk at another
    /// offset is ignored, so repeating a call is safe. The last chunk stores the file after its hash
    /// was verified. If the project already has the file, the first response contains it. An
    /// incomplete upload is kept for a day after its last chunk.
    ///
    /// Accepted are PNG, JPEG, WebP, WAV, FLAC, MP3, Ogg and MP4 (M4A), recognised by their content.
    ///
    /// Errors: INVALID_ARGUMENT with reason ID_INVALID, MEDIA_HASH_INVALID, MEDIA_TOO_LARGE,
    /// MEDIA_CHUNK_INVALID, MEDIA_TYPE_NOT_ACCEPTED or MEDIA_CHECKSUM_MISMATCH (after the latter two,
    /// the received bytes are removed); RESOURCE_EXHAUSTED with reason MEDIA_QUOTA_EXCEEDED,
    /// TOO_MANY_MEDIA_UPLOADS or MEDIA_STORE_FULL; ABORTED with reason MEDIA_UPLOADED_CONCURRENTLY and
    /// RetryInfo.
    func uploadMediaChunk(
      _ request: CatalogueV1.UploadMediaChunkRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.UploadMediaChunkResponse

    /// Returns the description of a file. Callable without a token, as DownloadMedia.
    ///
    /// Errors: NOT_FOUND with reason MEDIA_UNKNOWN; INVALID_ARGUMENT with reason MEDIA_HASH_INVALID;
    /// UNAUTHENTICATED for an invalid token.
    func getMedia(
      _ request: CatalogueV1.GetMediaRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.GetMediaResponse

    /// Returns the bytes of a file, or a range of them. Callable without a token for a file that a
    /// published version names: its hash is known only from the definition or from the file itself.
    /// Other files are MEDIA_UNKNOWN except for members of a project that has them, administrators and
    /// services. The first message has the description, the following ones the bytes in order; bytes
    /// never change, so that a broken download continues at its offset.
    ///
    /// Errors: NOT_FOUND with reason MEDIA_UNKNOWN; DATA_LOSS with reason MEDIA_BYTES_MISSING;
    /// INVALID_ARGUMENT with reason MEDIA_HASH_INVALID; OUT_OF_RANGE with reason
    /// MEDIA_RANGE_INVALID; UNAUTHENTICATED for an invalid token.
    func downloadMedia(
      _ request: CatalogueV1.DownloadMediaRequest,
      context: ServerCallContext,
      to writer: ResponseWriter<CatalogueV1.DownloadMediaResponse>
    ) async throws

    /// Lists the files of a project by hash, with their total size.
    ///
    /// Errors: INVALID_ARGUMENT with reason ID_INVALID, PAGE_SIZE_OUT_OF_RANGE or PAGE_TOKEN_INVALID.
    func listMedia(
      _ request: CatalogueV1.ListMediaRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.ListMediaResponse

    /// Deletes a file from a project. Its bytes are removed when no project has the file any more.
    ///
    /// Errors: FAILED_PRECONDITION with reason MEDIA_IN_USE if a published version names the file;
    /// INVALID_ARGUMENT with reason ID_INVALID or MEDIA_HASH_INVALID.
    func deleteMedia(
      _ request: CatalogueV1.DeleteMediaRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.DeleteMediaResponse
  }

  /// Calls the methods that ``MediaServiceProtocol`` describes.
  public struct MediaServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func uploadMediaChunk(
      _ request: CatalogueV1.UploadMediaChunkRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.UploadMediaChunkResponse {
      try await channel.unary(
        service: MediaServiceMethods.service,
        method: MediaServiceMethods.uploadMediaChunk,
        request: request,
        options: options)
    }

    public func getMedia(
      _ request: CatalogueV1.GetMediaRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.GetMediaResponse {
      try await channel.unary(
        service: MediaServiceMethods.service,
        method: MediaServiceMethods.getMedia,
        request: request,
        options: options)
    }

    public func downloadMedia(
      _ request: CatalogueV1.DownloadMediaRequest,
      options: CallOptions = CallOptions()
    ) -> ResponseStream<CatalogueV1.DownloadMediaResponse> {
      channel.serverStreaming(
        service: MediaServiceMethods.service,
        method: MediaServiceMethods.downloadMedia,
        request: request,
        options: options)
    }

    public func listMedia(
      _ request: CatalogueV1.ListMediaRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.ListMediaResponse {
      try await channel.unary(
        service: MediaServiceMethods.service,
        method: MediaServiceMethods.listMedia,
        request: request,
        options: options)
    }

    public func deleteMedia(
      _ request: CatalogueV1.DeleteMediaRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.DeleteMediaResponse {
      try await channel.unary(
        service: MediaServiceMethods.service,
        method: MediaServiceMethods.deleteMedia,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.catalogue.v1.MediaService`, by their names on the wire.
  public enum MediaServiceMethod: String, Sendable, CaseIterable {
    case uploadMediaChunk = "UploadMediaChunk"
    case getMedia = "GetMedia"
    case downloadMedia = "DownloadMedia"
    case listMedia = "ListMedia"
    case deleteMedia = "DeleteMedia"
  }

  /// The names of `otolith.catalogue.v1.MediaService` and its methods on the wire.
  public enum MediaServiceMethods {
    public static let service = "otolith.catalogue.v1.MediaService"
    public static let uploadMediaChunk = "UploadMediaChunk"
    public static let getMedia = "GetMedia"
    public static let downloadMedia = "DownloadMedia"
    public static let listMedia = "ListMedia"
    public static let deleteMedia = "DeleteMedia"
  }
}

extension CatalogueV1.MediaServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: CatalogueV1.mediaFile)
    registry.unary(
      service: CatalogueV1.MediaServiceMethods.service,
      method: CatalogueV1.MediaServiceMethods.uploadMediaChunk,
      access: access(to: .uploadMediaChunk)
    ) { (request: CatalogueV1.UploadMediaChunkRequest, context: ServerCallContext) -> CatalogueV1.UploadMediaChunkResponse in
      try await self.uploadMediaChunk(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.MediaServiceMethods.service,
      method: CatalogueV1.MediaServiceMethods.getMedia,
      access: access(to: .getMedia)
    ) { (request: CatalogueV1.GetMediaRequest, context: ServerCallContext) -> CatalogueV1.GetMediaResponse in
      try await self.getMedia(request, context: context)
    }
    registry.serverStreaming(
      service: CatalogueV1.MediaServiceMethods.service,
      method: CatalogueV1.MediaServiceMethods.downloadMedia,
      access: access(to: .downloadMedia)
    ) { (request: CatalogueV1.DownloadMediaRequest, context: ServerCallContext, writer: ResponseWriter<CatalogueV1.DownloadMediaResponse>) in
      try await self.downloadMedia(request, context: context, to: writer)
    }
    registry.unary(
      service: CatalogueV1.MediaServiceMethods.service,
      method: CatalogueV1.MediaServiceMethods.listMedia,
      access: access(to: .listMedia)
    ) { (request: CatalogueV1.ListMediaRequest, context: ServerCallContext) -> CatalogueV1.ListMediaResponse in
      try await self.listMedia(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.MediaServiceMethods.service,
      method: CatalogueV1.MediaServiceMethods.deleteMedia,
      access: access(to: .deleteMedia)
    ) { (request: CatalogueV1.DeleteMediaRequest, context: ServerCallContext) -> CatalogueV1.DeleteMediaResponse in
      try await self.deleteMedia(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension CatalogueV1.MediaServiceProtocol {
  public func uploadMediaChunk(
    _ request: CatalogueV1.UploadMediaChunkRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.UploadMediaChunkResponse {
    throw RPCError(.unimplemented, "UploadMediaChunk is not implemented here")
  }

  public func getMedia(
    _ request: CatalogueV1.GetMediaRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.GetMediaResponse {
    throw RPCError(.unimplemented, "GetMedia is not implemented here")
  }

  public func downloadMedia(
    _ request: CatalogueV1.DownloadMediaRequest,
    context: ServerCallContext,
    to writer: ResponseWriter<CatalogueV1.DownloadMediaResponse>
  ) async throws {
    throw RPCError(.unimplemented, "DownloadMedia is not implemented here")
  }

  public func listMedia(
    _ request: CatalogueV1.ListMediaRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.ListMediaResponse {
    throw RPCError(.unimplemented, "ListMedia is not implemented here")
  }

  public func deleteMedia(
    _ request: CatalogueV1.DeleteMediaRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.DeleteMediaResponse {
    throw RPCError(.unimplemented, "DeleteMedia is not implemented here")
  }
}
