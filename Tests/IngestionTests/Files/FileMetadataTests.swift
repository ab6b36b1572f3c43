import Fields
import Testing

/// Metadata of cameras in pictures and MP4 files, also in broken and hostile ones.
@Suite struct FileMetadataTests {
  private func isPresent(_ bytes: [UInt8], _ type: MediaType) -> Bool {
    let metadata = FileMetadata { offset, count in
      guard count >= 0 else {
        Issue.record("a read of \(count) bytes at \(offset)")
        return []
      }
      return offset < bytes.count ? Array(bytes[offset..<min(bytes.count, offset + count)]) : []
    }
    return (try? metadata.isPresent(in: type)) ?? true
  }

  private func segment(_ marker: UInt8, _ text: String) -> [UInt8] {
    let count = text.utf8.count + 2
    return [0xFF, marker, UInt8(count >> 8), UInt8(count & 255)] + Array(text.utf8)
  }

  private func chunk(_ type: String, _ count: Int = 3) -> [UInt8] {
    [0, 0, 0, UInt8(count)] + Array(type.utf8) + [UInt8](repeating: 1, count: count + 4)
  }

  private func part(_ type: String, _ count: Int) -> [UInt8] {
    Array(type.utf8) + [UInt8(count), 0, 0, 0] + [UInt8](repeating: 1, count: count + count % 2)
  }

  private let start: [UInt8] = [0xFF, 0xD8]
  private let scan: [UInt8] = [0xFF, 0xDA, 0, 2]

  @Test func `segments of JPEG`() {
    let plain = segment(0xE0, "JFIF\0") + segment(0xE2, "ICC_PROFILE\0")
    #expect(!isPresent(start + plain + scan, .jpeg))
    for text in ["Exif\0\0MM", "http://ns.adobe.com/xap/1.0/\0"] {
      #expect(isPresent(start + plain + segment(0xE1, text) + scan, .jpeg), "\(text)")
      // Fill bytes in front of the marker.
      #expect(isPresent(start + [0xFF, 0xFF] + segment(0xE1, text) + scan, .jpeg), "\(text)")
      // Behind the first scan are no segments of metadata.
      #expect(!isPresent(start + plain + scan + segment(0xE1, text), .jpeg), "\(text)")
    }
  }

  @Test func `an announced second picture counts as metadata`() {
    #expect(isPresent(start + segment(0xE2, "MPF\0MM\0*") + scan, .jpeg))
  }

  @Test(arguments: 0...12) func `lengths that end within the name of Exif`(_ length: UInt8) {
    let bytes = start + [0xFF, 0xE1, 0, length] + Array("Exif\0\0MM\0*".utf8) + scan
    // Below 2, it is no segment.
    #expect(isPresent(bytes, .jpeg) == (length >= 2))
  }

  @Test func `chunks of PNG and WebP`() {
    let png = [UInt8](repeating: 0, count: 8) + chunk("IHDR", 13)
    #expect(!isPresent(png + chunk("IDAT") + chunk("IEND", 0), .png))
    for type in ["eXIf", "tEXt", "iTXt", "zTXt"] {
      #expect(isPresent(png + chunk("IDAT") + chunk(type) + chunk("IEND", 0), .png), "\(type)")
    }
    let webp = Array("RIFF\0\0\0\0WEBP".utf8) + part("VP8X", 10) + part("VP8 ", 7)
    #expect(!isPresent(webp, .webp))
    for type in ["EXIF", "XMP "] { #expect(isPresent(webp + part(type, 4), .webp), "\(type)") }
  }

  /// As iOS writes it: orientation, and a directory with the colour space.
  private func exif(_ tag: UInt16, next: UInt8 = 0) -> [UInt8] {
    let entry: [UInt8] = [UInt8(tag >> 8), UInt8(tag & 255), 0, 3, 0, 0, 0, 1, 0, 1, 0, 0]
    return Array("MM\0*\0\0\0\u{8}".utf8) + [0, 2] + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 1, 0, 0]
      + [0x87, 0x69, 0, 4, 0, 0, 0, 1, 0, 0, 0, 38] + [0, 0, 0, next] + [0, 1] + entry
      + [0, 0, 0, 0]
  }

  @Test func `size, orientation and colours are harmless, a place or a device is not`() {
    func jpeg(_ exif: [UInt8]) -> [UInt8] {
      start + [0xFF, 0xE1, 0, UInt8(exif.count + 8)] + Array("Exif\0\0".utf8) + exif + scan
    }
    func png(_ exif: [UInt8]) -> [UInt8] {
      [UInt8](repeating: 0, count: 8) + [0, 0, 0, UInt8(exif.count)] + Array("eXIf".utf8) + exif
        + [0, 0, 0, 0]
    }
    #expect(!isPresent(jpeg(exif(0xA001)), .jpeg))
    #expect(!isPresent(png(exif(0xA001)), .png))
    // GPS, maker, model, serial number, owner, maker note, comment; a thumbnail.
    for tag: UInt16 in [0x8825, 0x010F, 0x0110, 0xA431, 0xA430, 0x927C, 0x9286] {
      #expect(isPresent(jpeg(exif(tag)), .jpeg) && isPresent(png(exif(tag)), .png), "\(tag)")
    }
    #expect(isPresent(jpeg(exif(0xA001, next: 9)), .jpeg))
    for count in 0..<exif(0xA001).count {
      #expect(isPresent(jpeg(Array(exif(0xA001).prefix(count))), .jpeg), "\(count)")
    }
  }

  private func box(_ type: String, _ contents: [UInt8] = []) -> [UInt8] {
    let count = contents.count + 8
    let name = type.first == "©" ? [0xA9] + Array(type.dropFirst().utf8) : Array(type.utf8)
    return [0, 0, UInt8(count >> 8), UInt8(count & 255)] + name + contents
  }

  private func handler(_ type: String) -> [UInt8] {
    box("hdlr", [UInt8](repeating: 0, count: 8) + Array(type.utf8) + [0, 0, 0, 0])
  }

  private func film(_ parts: [UInt8]...) -> [UInt8] {
    let track = box("trak", box("tkhd") + box("mdia", handler("soun")))
    return box("ftyp", Array("M4A ".utf8)) + box("moov", box("mvhd") + track + parts.flatMap { $0 })
      + box("mdat", Array("©xyz+48.4+10.0/".utf8))
  }

  @Test func `boxes of MP4 with places, devices and texts`() {
    let version: [UInt8] = [0, 0, 0, 0]
    let encoder = box("ilst", box("©too", [1, 2]))
    let metadata = version + handler("mdir") + encoder
    let harmless: [[UInt8]] = [
      [], box("udta"), box("udta", [0, 0, 0, 0]), box("free", box("©xyz")),
      box("udta", box("meta", metadata) + box("free", [1])), box("meta", handler("mdir") + encoder),
    ]
    for parts in harmless { #expect(!isPresent(film(parts), .mp4), "\(parts)") }
    let harmful: [[UInt8]] = [
      box("udta", box("©xyz", Array("+48.4+10.0/".utf8))), box("udta", box("loci")),
      box("udta", box("©mak")), box("trak", box("udta", box("name"))),
      box("udta", box("meta", version + handler("mdir") + box("ilst", box("©day")))),
      box("meta", version + handler("mdta") + box("keys")),
      box("meta", handler("mdta") + box("keys")),
      box("uuid", [UInt8](repeating: 7, count: 16)),
      box("trak", box("mdia", handler("meta"))), box("trak", box("mdia", handler("camm"))),
    ]
    for parts in harmful {
      #expect(isPresent(film(parts), .mp4), "\(parts)")
      // Behind the bytes of the film, and in a fragment.
      #expect(isPresent(film() + box("moov", parts), .mp4), "\(parts)")
      #expect(isPresent(film() + box("moof", box("traf", parts)), .mp4), "\(parts)")
    }
    #expect(isPresent(film() + box("uuid"), .mp4) && !isPresent(film() + box("meta"), .mp4))
  }

  @Test func `lengths of boxes that are large, absent or impossible`() {
    let place = box("moov", box("udta", box("©xyz")))
    let large = [0, 0, 0, 1] + Array("mdat".utf8) + [0, 0, 0, 0, 0, 0, 0, 18, 1, 2]
    #expect(isPresent(film() + large + place, .mp4))
    #expect(!isPresent(film() + large, .mp4))
    // Up to the end of the file.
    #expect(!isPresent(film() + [0, 0, 0, 0] + Array("mdat".utf8) + place, .mp4))
    #expect(isPresent(film() + [0, 0, 0, 0] + Array("moov".utf8) + box("udta", box("loci")), .mp4))
    for length: UInt8 in 1...7 { #expect(isPresent([0, 0, 0, length] + Array("mdat".utf8), .mp4)) }
    let far = [0, 0, 0, 1] + Array("moov".utf8) + [UInt8](repeating: 0xFF, count: 8)
    #expect(isPresent(far + box("udta", box("loci")), .mp4))
    #expect(!isPresent(far, .mp4))
    let whole = film(box("udta", box("meta", [0, 0, 0, 0] + handler("mdir"))), box("meta"))
    for count in 0..<whole.count { _ = isPresent(Array(whole.prefix(count)), .mp4) }
    let many = FileMetadata { _, count in
      Array(([0, 0, 0, 8] + Array("free".utf8)).prefix(count))
    }
    #expect((try? many.isPresent(in: .mp4)) == true)
  }

  @Test func `boxes are read in the order of the file`() throws {
    // Otherwise, each of many boxes in boxes would open a block of the file again.
    let whole = (0..<50).flatMap { _ in film(box("trak", box("mdia", box("traf") + box("free")))) }
    var offsets: [Int] = []
    let metadata = FileMetadata { offset, count in
      offsets.append(offset)
      return Array(whole.dropFirst(offset).prefix(count))
    }
    #expect(try !metadata.isPresent(in: .mp4))
    #expect(offsets == offsets.sorted() && offsets.count > 50 * 10)
  }

  @Test func `an end within a part, and endless parts, do no harm`() {
    let picture = start + segment(0xE0, "JFIF\0") + segment(0xE1, "Exif\0\0") + scan
    for count in 0..<picture.count { _ = isPresent(Array(picture.prefix(count)), .jpeg) }
    #expect(!isPresent(start + [0xFF, 0xE1, 0, 0], .jpeg))
    #expect(isPresent(start + segment(0xFE, "taken by") + scan, .jpeg))
    #expect(!isPresent([UInt8](repeating: 0xFF, count: 100), .jpeg))
    // A length that leads far behind the end.
    let far = [UInt8](repeating: 0, count: 8) + [0xFF, 0xFF, 0xFF, 0xFF] + Array("IDAT".utf8)
    #expect(!isPresent(far, .png))
    // Parts without contents, more than are looked at.
    let many = FileMetadata { _, count in
      Array(([0, 0, 0, 0] + Array("IDAT".utf8)).prefix(count))
    }
    #expect((try? many.isPresent(in: .png)) == true)
    #expect(!isPresent(Array("%PDF-1.7 Exif".utf8), .pdf))
  }
}
