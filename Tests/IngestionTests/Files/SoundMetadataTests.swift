import Fields
import Testing

/// Texts, tags and comments in sounds, also in broken and hostile ones.
@Suite struct SoundMetadataTests {
  private func isPresent(_ bytes: [UInt8], _ type: MediaType) -> Bool {
    let metadata = FileMetadata { offset, count in
      guard count >= 0, offset >= 0 else {
        Issue.record("a read of \(count) bytes at \(offset)")
        return []
      }
      return offset < bytes.count ? Array(bytes[offset..<min(bytes.count, offset + count)]) : []
    }
    return (try? metadata.isPresent(in: type)) ?? true
  }

  private func little(_ number: Int, _ count: Int = 4) -> [UInt8] {
    (0..<count).map { UInt8(number >> (8 * $0) & 255) }
  }

  private func big(_ number: Int, _ count: Int) -> [UInt8] { little(number, count).reversed() }

  // MARK: Files

  private func riff(_ type: String, _ contents: [UInt8]) -> [UInt8] {
    Array(type.utf8) + little(contents.count) + contents
      + [UInt8](repeating: 0, count: contents.count % 2)
  }

  private func wav(_ parts: [UInt8]...) -> [UInt8] {
    Array("RIFF\0\0\0\0WAVE".utf8) + riff("fmt ", [UInt8](repeating: 1, count: 16))
      + riff("data", [1, 2, 3]) + parts.flatMap { $0 }
  }

  private func comments(_ texts: String...) -> [UInt8] {
    little(3) + Array("Lav".utf8) + little(texts.count)
      + texts.flatMap { little($0.utf8.count) + Array($0.utf8) }
  }

  private func flac(_ blocks: (type: UInt8, contents: [UInt8])...) -> [UInt8] {
    var bytes = Array("fLaC".utf8) + [0] + big(34, 3) + [UInt8](repeating: 0, count: 34)
    for block in blocks { bytes += [block.type] + big(block.contents.count, 3) + block.contents }
    return bytes + [0x81] + big(2, 3) + [0, 0] + [0xFF, 0xF8]
  }

  /// A page with one packet, or with the begin of one that is longer than a page.
  private func page(_ flags: UInt8, _ packet: [UInt8]) -> [UInt8] {
    let packet = packet.prefix(255 * 255)
    let rest = packet.count < 255 * 255 ? [UInt8(packet.count % 255)] : []
    let table = [UInt8](repeating: 255, count: packet.count / 255) + rest
    return Array("OggS\0".utf8) + [flags] + [UInt8](repeating: 0, count: 20) + [UInt8(table.count)]
      + table + packet
  }

  private func opus(_ comments: [UInt8]) -> [UInt8] {
    page(2, Array("OpusHead".utf8) + [UInt8](repeating: 1, count: 11))
      + page(0, Array("OpusTags".utf8) + comments) + page(4, [UInt8](repeating: 7, count: 300))
  }

  private func mp3(_ frames: [UInt8] = [], flags: UInt8 = 0, _ end: [UInt8] = []) -> [UInt8] {
    Array("ID3".utf8) + [4, 0, flags, 0, 0, UInt8(frames.count >> 7), UInt8(frames.count & 127)]
      + frames + [0xFF, 0xFB, 0x90, 0] + [UInt8](repeating: 5, count: 200) + end
  }

  private func frame(_ name: String, _ text: String) -> [UInt8] {
    Array(name.utf8) + big(text.utf8.count, 4) + [0, 0] + Array(text.utf8)
  }

  /// An element with a length of one byte, or, if it is open, of eight bytes with all bits set.
  private func element(_ id: Int, _ contents: [UInt8], isOpen: Bool = false) -> [UInt8] {
    var count = 4
    while count > 1, id >> (8 * (count - 1)) == 0 { count -= 1 }
    let length =
      isOpen
      ? [1] + [UInt8](repeating: 0xFF, count: 7)
      : [0x40 | UInt8(contents.count >> 8), UInt8(contents.count & 255)]
    return big(id, count) + length + contents
  }

  /// As browsers record: segment and clusters of unknown length.
  private func webm(_ parts: [UInt8]..., information: [UInt8] = []) -> [UInt8] {
    let info = element(0x1549_A966, element(0x4D80, Array("Chrome".utf8)) + information)
    let tracks = element(
      0x1654_AE6B, element(0xAE, element(0xD7, [1]) + element(0x86, Array("A_OPUS".utf8))))
    let cluster = element(
      0x1F43_B675, element(0xE7, [0]) + element(0xA3, [0x81, 0, 0, 0x80, 9]), isOpen: true)
    return element(0x1A45_DFA3, element(0x4282, Array("webm".utf8)))
      + element(0x1853_8067, info + tracks + cluster + cluster + parts.flatMap { $0 }, isOpen: true)
  }

  private func tag(_ name: String) -> [UInt8] {
    let simple = element(0x67C8, element(0x45A3, Array(name.utf8)) + element(0x4487, [1]))
    return element(0x1254_C367, element(0x7373, simple))
  }

  // MARK: Tests

  private var harmless: [(bytes: [UInt8], type: MediaType)] {
    let list = riff("LIST", Array("INFO".utf8) + riff("ISFT", Array("Lavf\0".utf8)))
    return [
      (wav(), .wav), (wav(list), .wav), (wav(riff("JUNK", [1])), .wav),
      (flac(), .flac), (flac((4, comments()), (3, [1, 2])), .flac),
      (flac((4, comments("encoder=Lavf60"))), .flac),
      (opus(comments()), .ogg), (opus(comments("ENCODER=Mozilla", "encoder_options=x")), .ogg),
      (
        page(2, [1] + Array("vorbis".utf8))
          + page(0, [3] + Array("vorbis".utf8) + comments() + [1]), .ogg
      ),
      (
        page(2, [0x7F] + Array("FLAC".utf8)) + page(0, [4] + big(comments().count, 3) + comments()),
        .ogg
      ),
      (mp3(), .mp3), (mp3(frame("TSSE", "Lavf60") + [0, 0, 0]), .mp3),
      (Array(mp3().dropFirst(10)), .mp3),
      (webm(), .webm), (webm(tag("ENCODER"), tag("DURATION")), .webm),
      (webm(element(0xEC, [1])), .webm),
    ]
  }

  private var harmful: [(bytes: [UInt8], type: MediaType)] {
    let place = "LOCATION=+48.4+10.0/"
    let list = riff(
      "LIST", Array("INFO".utf8) + riff("ISFT", [1]) + riff("IART", Array("Ada".utf8)))
    let end = Array("TAG".utf8) + [UInt8](repeating: 0x41, count: 125)
    let ape = Array("APETAGEX".utf8) + [UInt8](repeating: 0, count: 24)
    return [
      (wav(list), .wav), (wav(riff("LIST", Array("adtllabl".utf8))), .wav),
      (wav(riff("LIST", [])), .wav),
      (wav(riff("bext", [1])), .wav), (wav(riff("id3 ", [1])), .wav),
      (wav(riff("iXML", [1])), .wav),
      (flac((4, comments(place))), .flac), (flac((6, [1])), .flac), (flac((2, [1])), .flac),
      (flac((4, little(9))), .flac),
      (opus(comments(place)), .ogg), (opus(comments("ENCODER=x", "ARTIST=Ada")), .ogg),
      (opus(comments(String(repeating: "x", count: 70_000))), .ogg),
      (opus(comments()) + opus(comments()), .ogg),
      (page(2, Array("OpusHead".utf8)) + page(0, Array("OpusTags".utf8) + [9]), .ogg),
      (mp3(frame("TPE1", "Ada")), .mp3), (mp3(frame("TSSE", "x") + frame("COMM", "home")), .mp3),
      (mp3(flags: 0x80), .mp3), (mp3([], end), .mp3), (mp3([], ape), .mp3),
      (mp3([], ape + end), .mp3),
      (webm(tag("LOCATION")), .webm), (webm(element(0x1941_A469, [1])), .webm),
      (webm(information: element(0x7BA9, Array("Home".utf8))), .webm),
      (webm(element(0x1654_AE6B, element(0xAE, element(0x536E, Array("Ada".utf8))))), .webm),
      (webm(element(0x1043_A770, [1])), .webm),
    ]
  }

  @Test func `the name of an encoder is harmless`() {
    for (number, file) in harmless.enumerated() {
      #expect(!isPresent(file.bytes, file.type), "\(number): \(file.type)")
    }
  }

  @Test func `texts, tags, comments and pictures are found`() {
    for (number, file) in harmful.enumerated() {
      #expect(isPresent(file.bytes, file.type), "\(number): \(file.type)")
    }
  }

  @Test func `any end of a file is read without harm`() {
    for file in harmless + harmful where file.bytes.count < 5_000 {
      for count in 0..<file.bytes.count {
        _ = isPresent(Array(file.bytes.prefix(count)), file.type)
      }
    }
    // A recording that ends within a block of sound, as after a failure, is no metadata.
    for count in 1...20 { #expect(!isPresent(Array(webm().dropLast(count)), .webm), "\(count)") }
  }

  @Test func `an hour in live clusters is read, and endless elements end`() {
    let block = element(0xA3, [0x81, 0, 0, 0x80, 9])
    let hour = webm() + (0..<180_000).flatMap { _ in block }
    #expect(!isPresent(hour, .webm))
    #expect(isPresent(hour + tag("ARTIST"), .webm))
    let many = FileMetadata { _, count in Array([0xEC, 0x80].prefix(count)) }
    #expect((try? many.isPresent(in: .webm)) == true)
    let huge = FileMetadata { _, count in
      Array(([0xEC, 0x01] + [UInt8](repeating: 0xFE, count: 7)).prefix(count))
    }
    #expect((try? huge.isPresent(in: .webm)) == true)
  }
}
