/// Finds metadata in pictures, films and sounds that may name a place, a device or a person: Exif, XMP,
/// ID3, comments, tags, texts, and tracks of other data than sounds and films. What systems write by
/// themselves is harmless: size, orientation and colours in Exif, the program that encoded a sound.
public struct FileMetadata {
  /// Maximum number of segments, chunks or boxes; a file with more counts as one with metadata.
  static let partsMax = 100_000
  /// Maximum size of harmless Exif in bytes.
  private static let exifBytesMax = 4096

  let read: (_ offset: Int, _ count: Int) throws -> [UInt8]

  /// - Parameter read: returns bytes of the file from an offset, fewer at its end.
  public init(read: @escaping (_ offset: Int, _ count: Int) throws -> [UInt8]) {
    self.read = read
  }

  /// Whether a file has such metadata; false for other types.
  ///
  /// - Throws: errors of the reading.
  public func isPresent(in type: MediaType) throws -> Bool {
    switch type {
    case .jpeg: try inJPEG()
    case .png: try inChunks(from: 8, isBigEndian: true)
    case .webp: try inChunks(from: 12, isBigEndian: false)
    case .mp4: try inBoxes()
    case .wav: try inWAV()
    case .flac: try inFLAC()
    case .ogg: try inOgg()
    case .mp3: try inMP3()
    case .webm: try inWebM()
    case .pdf: false
    }
  }

  /// Segments from the start of the picture to its first scan (ITU-T T.81, B.1.1).
  private func inJPEG() throws -> Bool {
    var offset = 2
    for _ in 0..<Self.partsMax {
      let head = try read(offset, 10)
      guard head.count >= 4, head[0] == 0xFF else { return false }
      // Fill bytes.
      if head[1] == 0xFF {
        offset += 1
        continue
      }
      // The first scan, or the end of the picture.
      if head[1] == 0xDA || head[1] == 0xD9 { return false }
      let length = Int(head[2]) << 8 | Int(head[3])
      guard length >= 2 else { return false }
      if head[1] == 0xE1 {
        let isExif = head.dropFirst(4).starts(with: Array("Exif\0".utf8))
        // Length, prefix and its fill byte take 8 bytes.
        guard isExif, (8...Self.exifBytesMax).contains(length),
          HarmlessExif(try read(offset + 10, length - 8)).isHarmless
        else { return true }
      }
      // Further pictures behind the end of this one, which have metadata of their own (CIPA DC-007).
      if head[1] == 0xE2, head.dropFirst(4).starts(with: Array("MPF\0".utf8)) { return true }
      // Comments, and data of other programs (Photoshop's has names and places).
      if head[1] == 0xFE || head[1] == 0xED { return true }
      offset += 2 + length
    }
    return true
  }

  /// Chunks with type and length (PNG, and RIFF in which they are padded to an even length).
  private func inChunks(from start: Int, isBigEndian: Bool) throws -> Bool {
    var offset = start
    for _ in 0..<Self.partsMax {
      let head = try read(offset, 8)
      guard head.count == 8 else { return false }
      let (first, second) = (Array(head[0..<4]), Array(head[4..<8]))
      let digits = isBigEndian ? first : second.reversed()
      let length = digits.reduce(0) { $0 << 8 | Int($1) }
      switch String(decoding: isBigEndian ? second : first, as: UTF8.self) {
      case "eXIf", "EXIF":
        guard length <= Self.exifBytesMax, HarmlessExif(try read(offset + 8, length)).isHarmless
        else { return true }
      case "tEXt", "iTXt", "zTXt", "XMP ": return true
      default: break
      }
      offset += 8 + (isBigEndian ? length + 4 : length + length % 2)
    }
    return true
  }

  /// Boxes, some of which have boxes in them (ISO/IEC 14496-12, 4.2).
  private func inBoxes() throws -> Bool {
    var waiting = [MP4Boxes(in: .file, from: 0, to: MP4Boxes.fileEnd)]
    var count = 0
    // In the order of the file, so that a reader of blocks reads each once.
    while var boxes = waiting.popLast() {
      guard let box = try boxes.next(read) else { continue }
      waiting.append(boxes)
      count += 1
      guard count <= Self.partsMax, let contents = box.contents else { return true }
      switch (boxes.parent, box.type) {
      case (_, "free"), (_, "skip"), (.metadata, "hdlr"), (.items, MP4Boxes.encoder): continue
      case (.items, _): return true
      case (.metadata, "ilst"): waiting.append(contents.boxes(in: .items))
      case (.file, "meta"), (.userData, "meta"):
        // QuickTime's has no version in front of its boxes.
        let isPlain = try read(contents.start + 4, 4) == Array("hdlr".utf8)
        waiting.append(contents.boxes(in: .metadata, after: isPlain ? 0 : 4))
      case (.userData, _), (.metadata, _), (_, "uuid"): return true
      case (_, "udta"): waiting.append(contents.boxes(in: .userData))
      case (_, "moov"), (_, "trak"), (_, "mdia"), (_, "moof"), (_, "traf"):
        waiting.append(contents.boxes(in: .file))
      case (_, "hdlr"):
        let track = String(decoding: try read(contents.start + 8, 4), as: UTF8.self)
        if track != "soun" && track != "vide" { return true }
      default: continue
      }
    }
    return false
  }
}

/// Boxes beside each other.
private struct MP4Boxes {
  enum Parent { case file, userData, metadata, items }

  struct Contents {
    var start: Int
    var end: Int

    func boxes(in parent: Parent, after prefix: Int = 0) -> MP4Boxes {
      MP4Boxes(in: parent, from: start + prefix, to: end)
    }
  }

  /// Beyond any file.
  static let fileEnd = 1 << 60
  /// The name of the program that wrote the file; its first byte is no UTF-8.
  static let encoder = String(decoding: [0xA9] + Array("too".utf8), as: UTF8.self)

  let parent: Parent
  private var offset: Int
  private let end: Int

  init(in parent: Parent, from offset: Int, to end: Int) {
    (self.parent, self.offset, self.end) = (parent, offset, end)
  }

  /// Returns the next box; without contents if its length is impossible.
  mutating func next(
    _ read: (_ offset: Int, _ count: Int) throws -> [UInt8]
  ) throws -> (type: String, contents: Contents?)? {
    guard offset <= end - 8 else { return nil }
    let head = try read(offset, 16)
    guard head.count >= 8 else { return nil }
    func number(_ bytes: ArraySlice<UInt8>) -> Int {
      Int(clamping: bytes.reduce(0) { $0 << 8 | UInt64($1) })
    }
    let type = String(decoding: head[4..<8], as: UTF8.self)
    var (length, headCount) = (number(head[0..<4]), 8)
    // The end of QuickTime's user data; elsewhere, a box up to the end of the file.
    if length == 0, parent == .userData { return nil }
    if length == 0 { length = end - offset }
    if length == 1, head.count == 16 { (length, headCount) = (number(head[8..<16]), 16) }
    guard length >= headCount else { return (type, nil) }
    let start = offset + headCount
    offset += min(length, end - offset)
    return (type, Contents(start: start, end: offset))
  }
}

/// Exif (JEITA CP-3451): a TIFF header and directories of tags.
private struct HarmlessExif {
  /// Orientation, resolution, and what the Exif directory says of size and colours.
  private static let harmless: Set<Int> = [
    0x0100, 0x0101, 0x0112, 0x011A, 0x011B, 0x0128, 0x0213, 0x9000, 0x9101, 0xA000, 0xA001, 0xA002,
    0xA003, 0xA406,
  ]
  /// The tag that leads to the Exif directory.
  private static let directory = 0x8769

  private let bytes: [UInt8]
  private let isBigEndian: Bool

  init(_ bytes: [UInt8]) {
    let hasPrefix = bytes.starts(with: Array("Exif\0\0".utf8))
    self.bytes = hasPrefix ? Array(bytes.dropFirst(6)) : bytes
    isBigEndian = self.bytes.first == UInt8(ascii: "M")
  }

  private func number(at place: Int, _ count: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    let digits = bytes[place..<place + count]
    return (isBigEndian ? Array(digits) : digits.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Whether all tags are known and harmless, and there is no thumbnail.
  var isHarmless: Bool {
    guard number(at: 2, 2) == 42, var place = number(at: 4, 4) else { return false }
    // The first directory, and the one that it leads to.
    for _ in 0..<2 {
      guard let count = number(at: place, 2), count <= 32,
        number(at: place + 2 + 12 * count, 4) == 0
      else { return false }
      var next: Int?
      for entry in 0..<count {
        let start = place + 2 + 12 * entry
        guard let tag = number(at: start, 2) else { return false }
        if tag == Self.directory {
          next = number(at: start + 8, 4)
        } else if !Self.harmless.contains(tag) {
          return false
        }
      }
      guard let next else { return true }
      place = next
    }
    return false
  }
}
