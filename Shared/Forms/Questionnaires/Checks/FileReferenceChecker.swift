/// Checks a reference to an external file.
struct FileReferenceChecker {
  let limits: CatalogueLimits

  /// - Parameter mediaTypes: accepted prefixes of the media type.
  func check(_ file: FileReference, mediaTypes: String, _ path: FindingPlace) {
    if !isLocation(file.location) {
      path.field("location").add(
        .fileReferenceInvalid, "give an https address, or a relative path without `..`")
    }
    if !file.mediaType.hasPrefix(mediaTypes) || file.mediaType.utf8.count <= mediaTypes.utf8.count
      || file.mediaType.utf8.count > 100
    {
      path.field("media_type").add(
        .fileReferenceInvalid, "give a media type that starts with `\(mediaTypes)`")
    }
    if file.sha256.utf8.count != 64
      || !file.sha256.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) })
    {
      path.field("sha256").add(
        .fileReferenceInvalid, "give the SHA-256 of the file as 64 lower-case hexadecimal digits")
    }
    if let hash = file.mediaHash, hash != file.sha256 {
      path.field("sha256").add(
        .mediaDiffers, "give the hash that `location` names: \(hash)")
    }
    if file.byteCount == 0 {
      path.field("byte_count").add(.fileReferenceInvalid, "give the size of the file")
    }
  }

  private func isLocation(_ text: String) -> Bool {
    guard (1...limits.remarkCharactersMax).contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return false }
    if text.hasPrefix("https://") { return text.utf8.count > 8 }
    return !text.hasPrefix("/") && !text.contains(":") && !text.contains("\\")
      && !text.split(separator: "/", omittingEmptySubsequences: false)
        .contains { $0 == ".." || $0 == "." || $0.isEmpty }
  }
}
