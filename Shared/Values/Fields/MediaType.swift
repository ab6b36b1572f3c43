/// Types of files that are stored, recognised by their first bytes and never by a name.
///
/// SVG is missing: a browser that opens it runs the programs in it.
public enum MediaType: String, Sendable, Hashable, CaseIterable {
  case png = "image/png"
  case jpeg = "image/jpeg"
  case webp = "image/webp"
  case wav = "audio/wav"
  case flac = "audio/flac"
  case mp3 = "audio/mpeg"
  case ogg = "audio/ogg"
  case mp4 = "audio/mp4"
  case webm = "audio/webm"
  case pdf = "application/pdf"

  /// Types of the sounds and pictures of definitions.
  public static let definitions: Set = [png, jpeg, webp, wav, flac, mp3, ogg, mp4]
  public static let pictures: Set = [png, jpeg, webp]
  public static let sounds: Set = [wav, flac, mp3, ogg, mp4, webm]

  /// Number of bytes at the start of a file that decide on its type.
  public static let startBytes = 64

  /// Extension of the names of stored files.
  public var fileExtension: String {
    switch self {
    case .png: "png"
    case .jpeg: "jpg"
    case .webp: "webp"
    case .wav: "wav"
    case .flac: "flac"
    case .mp3: "mp3"
    case .ogg: "ogg"
    case .mp4: "m4a"
    case .webm: "webm"
    case .pdf: "pdf"
    }
  }

  public init?(fileExtension: some StringProtocol) {
    guard let type = Self.allCases.first(where: { $0.fileExtension == fileExtension }) else {
      return nil
    }
    self = type
  }

  /// - Parameter start: the first ``startBytes`` bytes, or the whole file if it is shorter.
  /// - Returns: nil for other contents.
  public init?(start: [UInt8]) {
    func has(_ bytes: [UInt8], at position: Int = 0) -> Bool {
      start.count >= position + bytes.count
        && start[position..<position + bytes.count].elementsEqual(bytes)
    }
    func has(_ text: String, at position: Int = 0) -> Bool { has(Array(text.utf8), at: position) }

    if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if has([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webp
    } else if has("RIFF"), has("WAVE", at: 8) {
      self = .wav
    } else if has("fLaC") {
      self = .flac
    } else if has("OggS"), Self.isOggSound(start) {
      self = .ogg
    } else if has("ftyp", at: 4), Self.soundBrands.contains(where: { has($0, at: 8) }) {
      self = .mp4
    } else if has([0x1A, 0x45, 0xDF, 0xA3]), Self.isWebM(start) {
      self = .webm
    } else if has("%PDF-") {
      self = .pdf
    } else if has("ID3") || Self.isLayer3Frame(start) {
      self = .mp3
    } else {
      return nil
    }
  }

  /// Brands of MP4 files that can be sounds; others are pictures (HEIC, AVIF) or films.
  private static let soundBrands = [
    "M4A ", "M4B ", "isom", "iso2", "iso4", "iso5", "iso6", "mp41", "mp42", "dash",
  ]

  /// Whether the first packet of an Ogg stream begins a sound (Opus, Vorbis, FLAC, Speex).
  private static func isOggSound(_ start: [UInt8]) -> Bool {
    guard start.count > 26 else { return false }
    // A page has 27 bytes of header and one byte for each segment (RFC 3533 §6).
    let packet = start.dropFirst(27 + Int(start[26]))
    return [Array("OpusHead".utf8), [1] + Array("vorbis".utf8), [0x7F] + Array("FLAC".utf8)]
      .contains { packet.starts(with: $0) } || packet.starts(with: Array("Speex   ".utf8))
  }

  /// Whether the header of an EBML file names the type WebM, and not Matroska in general (RFC 8794).
  private static func isWebM(_ start: [UInt8]) -> Bool {
    let docType: [UInt8] = [0x42, 0x82, 0x84] + Array("webm".utf8)
    return start.indices.contains { start[$0...].starts(with: docType) }
  }

  /// Whether an MPEG frame of layer III begins here, with a valid bit rate and sampling rate.
  private static func isLayer3Frame(_ start: [UInt8]) -> Bool {
    guard start.count >= 4, start[0] == 0xFF, start[1] & 0xE6 == 0xE2 else { return false }
    let bitRate = start[2] >> 4
    return start[1] & 0x18 != 0x08 && bitRate != 0 && bitRate != 15 && start[2] & 0x0C != 0x0C
  }
}
