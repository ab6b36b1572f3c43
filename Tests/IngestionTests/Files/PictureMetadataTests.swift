import Fields
import Testing

@testable import IngestionService

/// Metadata of cameras in pictures, also in broken and hostile ones.
@Suite struct PictureMetadataTests {
  private func isPresent(_ bytes: [UInt8], _ type: MediaType) -> Bool {
    let metadata = PictureMetadata { offset, count in
      offset < bytes.count ? Array(bytes[offset..<min(bytes.count, offset + count)]) : []
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

  @Test func `an end within a part, and endless parts, do no harm`() {
    let picture = start + segment(0xE0, "JFIF\0") + segment(0xE1, "Exif\0\0") + scan
    for count in 0..<picture.count { _ = isPresent(Array(picture.prefix(count)), .jpeg) }
    #expect(!isPresent(start + [0xFF, 0xE1, 0, 0], .jpeg))
    #expect(!isPresent([UInt8](repeating: 0xFF, count: 100), .jpeg))
    // A length that leads far behind the end.
    let far = [UInt8](repeating: 0, count: 8) + [0xFF, 0xFF, 0xFF, 0xFF] + Array("IDAT".utf8)
    #expect(!isPresent(far, .png))
    // Parts without contents, more than are looked at.
    let many = PictureMetadata { _, count in
      Array(([0, 0, 0, 0] + Array("IDAT".utf8)).prefix(count))
    }
    #expect((try? many.isPresent(in: .png)) == true)
    #expect(!isPresent(Array("%PDF-1.7 Exif".utf8), .pdf))
  }
}
