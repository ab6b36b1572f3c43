/// Why a use case of files refused a request.
enum MediaRefusal: Sendable, Hashable {
  /// The service has no folder for files.
  case storeAbsent
  case storeUnavailable
  case storeFull
  /// The file does not exist or the caller may not read it (deliberately indistinguishable).
  case unknown
  /// The file is known, but its bytes are missing.
  case bytesMissing
  /// A published version names the file.
  case inUse
  case uploadedConcurrently
  /// Bytes of all files of a project.
  case quotaExceeded(max: Int)
  case tooManyUploads(max: Int)
  /// The range begins after the end of the file.
  case rangeInvalid(byteCount: Int)
  /// The file is empty or larger than the limit in bytes.
  case tooLarge(max: Int)
  /// The chunk is larger than the limit in bytes, or does not fit into the file.
  case chunkInvalid(max: Int)
  case typeNotAccepted
  case checksumMismatch
}
