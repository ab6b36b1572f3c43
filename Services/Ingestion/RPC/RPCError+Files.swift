import Messages
import RPCCore
import ServiceKit

extension RPCError {
  /// Maps refusals of files to statuses.
  init(_ refusal: FileRefusal) {
    self =
      switch refusal {
      case .storeAbsent:
        RPCError(
          .failedPrecondition, "the service stores no files: OTOLITH_FILES_DIRECTORY is not set",
          reason: .fileStoreAbsent)
      case .storeUnavailable:
        RPCError(
          .unavailable, "the folder of files cannot be read or written; see the log",
          reason: .fileStoreUnavailable)
      case .storeFull:
        RPCError(
          .resourceExhausted, "the file system of the folder of files is full",
          reason: .fileStoreFull)
      case .unknown: RPCError(.notFound, "there is no such file", reason: .fileUnknown)
      case .bytesMissing:
        RPCError(
          .dataLoss, "the bytes of the file are missing or damaged; upload it again",
          reason: .fileBytesMissing)
      case .uploadedConcurrently:
        RPCError(
          .aborted, "another call is writing the upload; try again",
          reason: .fileUploadedConcurrently, details: [.retryInfo(delay: .seconds(1))])
      case .quotaExceeded(let owner, let max):
        RPCError(
          .resourceExhausted, "the file does not fit into the \(max) bytes of the \(owner)",
          reason: .fileQuotaExceeded, metadata: ["bytes_max": String(max)])
      case .tooManyUploads(let max):
        RPCError(
          .resourceExhausted,
          "\(max) uploads are incomplete, which is the limit; complete them, or wait a day",
          reason: .tooManyFileUploads)
      case .rangeInvalid(let byteCount):
        RPCError(.outOfRange, "offset: the file has \(byteCount) bytes", reason: .fileRangeInvalid)
      case .tooLarge(let max):
        .badField("byte_count", .fileTooLarge, "must be at least 1 and at most \(max)")
      case .chunkInvalid:
        .badField(
          "data", .fileChunkInvalid,
          "must have at most \(AnswerFileLimits.chunkBytesMax) bytes, and a multiple of "
            + "\(BlockCipher.blockBytes) except at the end of the file")
      case .typeNotAccepted(let accepted):
        .badField(
          "data", .fileTypeNotAccepted,
          "the content is not one of \(accepted.joined(separator: ", "))")
      case .hasMetadata:
        .badField(
          "data", .fileHasMetadata,
          "the file has metadata, which may name a place or a person; remove them first")
      case .checksumMismatch:
        .badField(
          "sha256", .fileChecksumMismatch,
          "the bytes have another hash and were removed; upload the file again")
      }
  }

  private static func badField(
    _ field: String, _ reason: IngestionV1.ErrorReason, _ description: String
  ) -> RPCError {
    .invalidArgument([FieldViolation(field: field, reason: reason, description: description)])
  }
}
