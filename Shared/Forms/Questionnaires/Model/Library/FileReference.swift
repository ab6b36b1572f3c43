/// An external file, with its digest for verification.
public struct FileReference: Sendable, Hashable {
  /// An https address, or a path relative to the gateway's file store.
  public var location: String
  /// IANA media type, such as `audio/wav`.
  public var mediaType: String
  /// Lower-case hexadecimal, 64 digits.
  public var sha256: String
  public var byteCount: UInt64

  public init(location: String, mediaType: String, sha256: String, byteCount: UInt64) {
    self.location = location
    self.mediaType = mediaType
    self.sha256 = sha256
    self.byteCount = byteCount
  }
}
