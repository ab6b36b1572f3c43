/// An external file, with its digest for verification.
public struct FileReference: Sendable, Hashable {
  /// An https address, a path relative to the gateway's file store, or the location of a file of the
  /// catalogue, see ``mediaHash``.
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

  /// SHA-256 in the location of a file of the catalogue, `media/<64 digits>.<extension>`; nil for
  /// other locations.
  public var mediaHash: String? {
    let parts = location.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "media" else { return nil }
    let name = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard name.count == 2, name[0].utf8.count == 64, !name[1].isEmpty,
      name[0].utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) })
    else { return nil }
    return String(name[0])
  }
}
