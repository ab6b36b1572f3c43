/// Checks a reference to a file that is kept elsewhere.
struct FileReferenceChecker {
  let limits: CatalogueLimits

  /// - Parameter mediaTypes: what the media type must begin with.
  func check(
    _ file: FileReference, mediaTypes: String, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    if !isLocation(file.location) {
      findings.add(
        path.field("location"), .fileReferenceInvalid,
        "give an https address, or a relative path without `..`")
    }
    if !file.mediaType.hasPrefix(mediaTypes) || file.mediaType.utf8.count <= mediaTypes.utf8.count
      || file.mediaType.utf8.count > 100
    {
      findings.add(
        path.field("media_type"), .fileReferenceInvalid,
        "give a media type that begins with `\(mediaTypes)`")
    }
    if file.sha256.utf8.count != 64
      || !file.sha256.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) })
    {
      findings.add(
        path.field("sha256"), .fileReferenceInvalid,
        "give the SHA-256 of the file as 64 lower-case hexadecimal digits")
    }
    if file.byteCount == 0 {
      findings.add(path.field("byte_count"), .fileReferenceInvalid, "give the size of the file")
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
