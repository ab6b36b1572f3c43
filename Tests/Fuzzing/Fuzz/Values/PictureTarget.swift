import Fields

/// The metadata of an uploaded picture, film or sound: for any bytes the same answer each time, by a bounded number
/// of reads of a bounded size.
enum PictureTarget: FuzzTarget {
  static let name = "picture"

  static func run(_ input: [UInt8]) {
    for type in MediaType.allCases {
      var reads = 0
      let metadata = FileMetadata { offset, count in
        reads += 1
        precondition(offset >= 0 && 0...65_536 ~= count, "a read beyond all parts")
        guard offset < input.count else { return [] }
        return Array(input[offset..<min(input.count, offset + count)])
      }
      let found = (try? metadata.isPresent(in: type)) ?? true
      precondition(reads <= 800_002, "more reads than parts")
      precondition(found == ((try? metadata.isPresent(in: type)) ?? true), "another answer")
    }
    _ = MediaType(start: Array(input.prefix(MediaType.startBytes)))
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    let png =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", [UInt8](repeating: 0, count: 13))
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 7] + Array("JFIF\0".utf8)
    let exifHead: [UInt8] = [0xFF, 0xFF, 0xE1, 0, 64] + Array("Exif\0\0".utf8)
    let webp =
      Array("RIFF\0\0\0\0WEBPVP8X".utf8) + [10, 0, 0, 0] + [UInt8](repeating: 0, count: 10)
    let track = box("trak", box("tkhd") + box("mdia", handler("soun")))
    let film = box("ftyp", Array("M4A ".utf8)) + box("moov", box("mvhd") + track)
    let items = handler("mdir") + box("ilst", box("\u{A9}too", [1, 2]))
    return [
      ("jpeg", jpeg + exifHead + exif + [0xFF, 0xDA, 0, 2]),
      ("png", png + chunk("IDAT", [0x78]) + chunk("IEND", [])),
      ("png-exif", png + chunk("eXIf", exif) + chunk("tEXt", Array("a\0b".utf8))),
      ("webp", webp + Array("EXIF".utf8) + [UInt8(exif.count), 0, 0, 0] + exif),
      ("mp4", film + box("udta", box("meta", [0, 0, 0, 0] + items)) + box("mdat", [1])),
      ("mp4-place", film + box("moov", box("udta", box("\u{A9}xyz", Array("+48.4+10.0/".utf8))))),
      (
        "mp4-large",
        film + [0, 0, 0, 1] + Array("moov".utf8) + [0, 0, 0, 0, 0, 0, 0, 24] + box("free")
      ),
      ("wav", Array("RIFF\0\0\0\0WAVELIST\u{10}\0\0\0INFOISFT\u{4}\0\0\0Lavf".utf8)),
      ("flac", Array("fLaC".utf8) + [0x84, 0, 0, 8] + [UInt8](repeating: 0, count: 8)),
      (
        "ogg",
        ogg(2, Array("OpusHead".utf8))
          + ogg(0, Array("OpusTags".utf8) + [1, 0, 0, 0, 0x41, 0, 0, 0, 0])
      ),
      ("mp3", Array("ID3\u{4}\0\0\0\0\0\u{B}TSSE\0\0\0\u{1}\0\0L".utf8) + [0xFF, 0xFB]),
      ("webm", [0x18, 0x53, 0x80, 0x67, 0xFF, 0x12, 0x54, 0xC3, 0x67, 0x81, 0xEC, 0xEC, 0x80]),
    ]
  }

  /// Orientation and colour space, which are harmless.
  private static let exif: [UInt8] = {
    func entry(_ tag: UInt16, _ type: UInt8, _ value: [UInt8]) -> [UInt8] {
      [UInt8(tag >> 8), UInt8(tag & 0xFF), 0, type, 0, 0, 0, 1] + value
    }
    return Array("MM\0*\0\0\0\u{8}".utf8)
      + [0, 2] + entry(0x0112, 3, [0, 1, 0, 0]) + entry(0x8769, 4, [0, 0, 0, 38]) + [0, 0, 0, 0]
      + [0, 1] + entry(0xA001, 3, [0, 1, 0, 0]) + [0, 0, 0, 0]
  }()

  /// A page of Ogg with one packet.
  private static func ogg(_ flags: UInt8, _ packet: [UInt8]) -> [UInt8] {
    Array("OggS\0".utf8) + [flags] + [UInt8](repeating: 0, count: 20) + [1, UInt8(packet.count)]
      + packet
  }

  /// A chunk of PNG; nothing reads the checksum.
  private static func chunk(_ type: String, _ contents: [UInt8]) -> [UInt8] {
    [0, 0, 0, UInt8(contents.count)] + Array(type.utf8) + contents + [0, 0, 0, 0]
  }

  /// A box of MP4, whose type has one byte for each character.
  private static func box(_ type: String, _ contents: [UInt8] = []) -> [UInt8] {
    [0, 0, 0, UInt8(contents.count + 8)] + type.unicodeScalars.map { UInt8($0.value) } + contents
  }

  private static func handler(_ type: String) -> [UInt8] {
    box("hdlr", [UInt8](repeating: 0, count: 8) + Array(type.utf8) + [0, 0, 0, 0])
  }
}
