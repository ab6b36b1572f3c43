/// Why a request about files is rejected.
enum FileRefusal: Error, Hashable {
  /// The service has no folder for files.
  case storeAbsent
  case storeUnavailable
  case storeFull
  /// No file of the caller or study has this hash or id.
  case unknown
  /// The file is known, but its bytes are missing or damaged.
  case bytesMissing
  case uploadedConcurrently
  /// Bytes of all files of the participant in the study, or of the study.
  case quotaExceeded(of: String, max: Int)
  case tooManyUploads(max: Int)
  /// The range begins after the end of the file.
  case rangeInvalid(byteCount: Int)
  /// The file is empty or larger than the limit in bytes.
  case tooLarge(max: Int)
  case chunkInvalid
  /// Types that are accepted.
  case typeNotAccepted([String])
  case hasMetadata
  case checksumMismatch
}
