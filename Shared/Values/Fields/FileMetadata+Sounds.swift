extension FileMetadata {
  /// Maximum size of harmless texts in bytes.
  private static let textBytesMax = 4096
  /// Maximum number of elements of WebM; a recording of an hour has up to 180,000.
  static let elementsMax = 400_000

  private func little(_ bytes: some Collection<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  // MARK: WAV

  /// Chunks of RIFF. Of texts in a list, the name of the encoder is harmless.
  func inWAV() throws -> Bool {
    var offset = 12
    for _ in 0..<Self.partsMax {
      let head = try read(offset, 12)
      guard head.count >= 8 else { return false }
      let length = little(head[4..<8])
      switch String(decoding: head[0..<4], as: UTF8.self) {
      case "LIST":
        guard head.dropFirst(8).elementsEqual("INFO".utf8),
          (4...Self.textBytesMax).contains(length),
          Self.names(inRIFF: try read(offset + 12, length - 4)).isSubset(of: ["ISFT"])
        else { return true }
      case "id3 ", "ID3 ", "bext", "iXML", "axml", "_PMX", "cart", "DISP": return true
      default: break
      }
      offset += 8 + length + length % 2
    }
    return true
  }

  /// Names of the chunks in a list.
  private static func names(inRIFF list: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var rest = list[...]
    while rest.count >= 8 {
      names.insert(String(decoding: rest.prefix(4), as: UTF8.self))
      let length = rest.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(8 + length + length % 2)
    }
    return names
  }

  // MARK: FLAC and Ogg

  /// Blocks of metadata in front of the sound (RFC 9639, 8).
  func inFLAC() throws -> Bool {
    var offset = 4
    for _ in 0..<Self.partsMax {
      let head = try read(offset, 4)
      guard head.count == 4 else { return false }
      let length = head.dropFirst().reduce(0) { $0 << 8 | Int($1) }
      switch head[0] & 0x7F {
      // Data of other programs, cue sheets, pictures.
      case 2, 5, 6: return true
      case 4:
        guard length <= Self.textBytesMax,
          isHarmless(comments: try read(offset + 4, length)[...])
        else { return true }
      default: break
      }
      if head[0] & 0x80 != 0 { return false }
      offset += 4 + length
    }
    return true
  }

  /// The page behind the first one begins with the comments (RFC 3533, 6; RFC 7845, 5.2). Several
  /// streams, and comments that are longer than a page, count as metadata.
  func inOgg() throws -> Bool {
    var offset = 0
    for page in 0..<Self.partsMax {
      let head = try read(offset, 27)
      guard head.count == 27, head.starts(with: "OggS".utf8) else { return false }
      let segments = try read(offset + 27, Int(head[26]))
      let length = segments.reduce(0) { $0 + Int($1) }
      if page > 0, head[5] & 2 != 0 { return true }
      if page == 1 {
        let packet = segments.firstIndex { $0 < 255 }.map { segments[...$0] }
        guard let packet,
          let comments = Self.comments(
            try read(offset + 27 + segments.count, packet.reduce(0) { $0 + Int($1) })),
          isHarmless(comments: comments)
        else { return true }
      }
      offset += 27 + segments.count + length
    }
    return true
  }

  /// The comments in the second packet of a stream; nil if they are unknown.
  private static func comments(_ packet: [UInt8]) -> ArraySlice<UInt8>? {
    for start in [Array("OpusTags".utf8), [3] + Array("vorbis".utf8)]
    where packet.starts(with: start) { return packet.dropFirst(start.count) }
    // A block of FLAC with comments, or Speex, whose packet has no name.
    if let first = packet.first, first & 0x7F == 4, packet.count > 8 {
      let length = packet[1...3].reduce(0) { $0 << 8 | Int($1) }
      if length == packet.count - 4 { return packet.dropFirst(4) }
    }
    return packet[...]
  }

  /// Vorbis comments (their specification, 5): the name of the encoder, and nothing but `ENCODER`.
  private func isHarmless(comments: ArraySlice<UInt8>) -> Bool {
    var rest = comments
    func next() -> Int? {
      guard rest.count >= 4 else { return nil }
      defer { rest = rest.dropFirst(4) }
      return little(rest.prefix(4))
    }
    guard let vendor = next(), vendor <= rest.count else { return false }
    rest = rest.dropFirst(vendor)
    guard let count = next(), count <= rest.count else { return false }
    for _ in 0..<count {
      guard let length = next(), length <= rest.count else { return false }
      let comment = String(decoding: rest.prefix(length), as: UTF8.self).uppercased()
      guard comment.hasPrefix("ENCODER") else { return false }
      rest = rest.dropFirst(length)
    }
    return true
  }

  // MARK: MP3

  /// Tags of ID3 in front of the sound, where those about the encoder are harmless, and tags at its end.
  func inMP3() throws -> Bool {
    let head = try read(0, 10)
    if head.starts(with: "ID3".utf8) {
      let length = head.dropFirst(6).reduce(0) { $0 << 7 | Int($1 & 0x7F) }
      // Version 2.2, extensions, and tags whose zeros are marked are rare.
      guard head.count == 10, head[3] > 2, head[5] == 0, length <= Self.textBytesMax,
        Self.isHarmless(tag: try read(10, length), head[3])
      else { return true }
    }
    // The end: tags of ID3v1 and APE.
    let end = try size()
    let last = try read(max(0, end - 160), min(160, end))
    return last.suffix(128).starts(with: "TAG".utf8)
      || [0, 128].contains { last.dropLast($0).suffix(32).starts(with: "APETAGEX".utf8) }
  }

  /// Frames with the settings of the encoder and the length (ID3v2.4.0-frames, 4).
  private static func isHarmless(tag: [UInt8], _ version: UInt8) -> Bool {
    var rest = tag[...]
    while let first = rest.first, first != 0 {
      guard rest.count >= 10,
        ["TSSE", "TLEN"].contains(String(decoding: rest.prefix(4), as: UTF8.self))
      else { return false }
      let length = rest.dropFirst(4).prefix(4).reduce(0) { $0 << (version > 3 ? 7 : 8) | Int($1) }
      rest = rest.dropFirst(10 + length)
    }
    return true
  }

  /// Number of bytes of the file, by halving.
  private func size() throws -> Int {
    var (known, beyond) = (0, 1 << 40)
    while known < beyond {
      let middle = (known + beyond) / 2
      if try read(middle, 1).isEmpty { beyond = middle } else { known = middle + 1 }
    }
    return known
  }

  // MARK: WebM

  /// Elements with others in them (RFC 9559): segment, information, tracks, tags.
  private static let masters: Set<Int> = [
    0x1853_8067, 0x1549_A966, 0x1654_AE6B, 0xAE, 0x1254_C367, 0x7373, 0x67C8,
  ]
  /// Title, names of files and tracks, attachments, chapters, texts in tags.
  private static let texts: Set<Int> = [
    0x7BA9, 0x7384, 0x3C_83AB, 0x3E_83BB, 0x536E, 0x1941_A469, 0x1043_A770,
  ]
  private static let cluster = 0x1F43_B675
  private static let tagName = 0x45A3

  /// Elements of EBML (RFC 8794, 4): an id and a length, each with its own number of bytes.
  func inWebM() throws -> Bool {
    var offset = 0
    for _ in 0..<Self.elementsMax {
      let head = try read(offset, 12)
      guard let first = head.first else { return false }
      let idCount = first.leadingZeroBitCount + 1
      guard idCount <= 4, head.count > idCount else { return false }
      let id = head.prefix(idCount).reduce(0) { $0 << 8 | Int($1) }
      let lengthCount = head[idCount].leadingZeroBitCount + 1
      guard lengthCount <= 8, head.count >= idCount + lengthCount else { return false }
      let mask = 1 << (7 * lengthCount) - 1
      let length = head[idCount..<idCount + lengthCount].reduce(0) { $0 << 8 | Int($1) } & mask
      // All bits are set where a live recording did not know the length.
      let isOpen = length == mask
      offset += idCount + lengthCount
      if Self.masters.contains(id) || id == Self.cluster && isOpen { continue }
      if isOpen || Self.texts.contains(id) && length > 0 { return true }
      if id == Self.tagName {
        let name = String(decoding: try read(offset, min(length, 64)), as: UTF8.self).uppercased()
        if !["ENCODER", "DURATION"].contains(name) { return true }
      }
      // Behind the end of any file.
      offset = min(offset + length, 1 << 60)
    }
    return true
  }
}
