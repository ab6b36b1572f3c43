import Fields

/// Finds metadata of cameras in pictures: Exif and XMP, which may name a place, a device and a
/// person.
struct PictureMetadata {
  /// Maximum number of segments or chunks; a picture with more counts as one with metadata.
  private static let partsMax = 100_000

  /// Returns bytes of the picture from an offset, fewer at its end.
  let read: (_ offset: Int, _ count: Int) throws -> [UInt8]

  /// Whether a picture has metadata; false for other types.
  ///
  /// - Throws: errors of ``read``.
  func isPresent(in type: MediaType) throws -> Bool {
    switch type {
    case .jpeg: try inJPEG()
    case .png:
      try inChunks(from: 8, isBigEndian: true) {
        $0 == "eXIf" || $0 == "tEXt" || $0 == "iTXt" || $0 == "zTXt"
      }
    case .webp: try inChunks(from: 12, isBigEndian: false) { $0 == "EXIF" || $0 == "XMP " }
    default: false
    }
  }

  /// Segments from the start of the picture to its first scan (ITU-T T.81, B.1.1).
  private func inJPEG() throws -> Bool {
    var offset = 2
    for _ in 0..<Self.partsMax {
      let head = try read(offset, 16)
      guard head.count >= 4, head[0] == 0xFF else { return false }
      // Fill bytes.
      if head[1] == 0xFF {
        offset += 1
        continue
      }
      // The first scan, or the end of the picture.
      if head[1] == 0xDA || head[1] == 0xD9 { return false }
      let content = head.dropFirst(4)
      if head[1] == 0xE1,
        content.starts(with: Array("Exif\0".utf8)) || content.starts(with: Array("http:".utf8))
      {
        return true
      }
      let length = Int(head[2]) << 8 | Int(head[3])
      guard length >= 2 else { return false }
      offset += 2 + length
    }
    return true
  }

  /// Chunks with type and length (PNG, and RIFF in which they are padded to an even length).
  private func inChunks(
    from start: Int, isBigEndian: Bool, _ isMetadata: (String) -> Bool
  ) throws -> Bool {
    var offset = start
    for _ in 0..<Self.partsMax {
      let head = try read(offset, 8)
      guard head.count == 8 else { return false }
      let (first, second) = (Array(head[0..<4]), Array(head[4..<8]))
      let type = String(decoding: isBigEndian ? second : first, as: UTF8.self)
      if isMetadata(type) { return true }
      let digits = isBigEndian ? first : second.reversed()
      let length = digits.reduce(0) { $0 << 8 | Int($1) }
      offset += 8 + (isBigEndian ? length + 4 : length + length % 2)
    }
    return true
  }
}
