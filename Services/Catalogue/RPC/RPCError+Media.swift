import Messages
import RPCCore

extension RPCError {
  /// Maps refusals of files to statuses.
  init(_ refusal: MediaRefusal) {
    self =
      switch refusal {
      case .storeAbsent:
        RPCError(
          .failedPrecondition, "the service stores no files: OTOLITH_MEDIA_DIRECTORY is not set",
          reason: .mediaStoreAbsent)
      case .storeUnavailable:
        RPCError(
          .unavailable, "the folder of files cannot be read or written; see the log",
          reason: .mediaStoreUnavailable)
      case .storeFull:
        RPCError(
          .resourceExhausted, "the file system of the folder of files is full",
          reason: .mediaStoreFull)
      case .unknown:
        RPCError(.notFound, "there is no file with this hash", reason: .mediaUnknown)
      case .bytesMissing:
        RPCError(
          .dataLoss, "the bytes of the file are missing; upload it again",
          reason: .mediaBytesMissing)
      case .inUse:
        RPCError(
          .failedPrecondition, "a published version names the file, so that it stays",
          reason: .mediaInUse)
      case .uploadedConcurrently:
        RPCError(
          .aborted, "another call is writing the upload; try again",
          reason: .mediaUploadedConcurrently, details: [.retryInfo(delay: .seconds(1))])
      case .quotaExceeded(let max):
        RPCError(
          .resourceExhausted,
          "the file does not fit into the \(max) bytes of the project; delete other files",
          reason: .mediaQuotaExceeded)
      case .tooManyUploads(let max):
        RPCError(
          .resourceExhausted,
          "the project has \(max) incomplete uploads, which is the limit; complete them, or wait "
            + "a day", reason: .tooManyMediaUploads)
      case .rangeInvalid(let byteCount):
        RPCError(
          .outOfRange, "offset: the file has \(byteCount) bytes", reason: .mediaRangeInvalid)
      case .tooLarge(let max):
        .badField("byte_count", .mediaTooLarge, "must be at least 1 and at most \(max)")
      case .chunkInvalid(let max):
        .badField(
          "data", .mediaChunkInvalid,
          "must have at most \(max) bytes and end, after `offset`, within `byte_count`")
      case .typeNotAccepted:
        .badField(
          "data", .mediaTypeNotAccepted,
          "the content is not PNG, JPEG, WebP, WAV, FLAC, MP3, Ogg or MP4 audio")
      case .checksumMismatch:
        .badField(
          "sha256", .mediaChecksumMismatch,
          "the bytes have another hash and were removed; upload the file again")
      }
  }
}
