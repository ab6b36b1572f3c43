import Fields
import Foundation
import Testing

@testable import CatalogueService

@Suite struct MediaTypeTests {
  static let samples: [(MediaType, [UInt8])] = [
    (.png, [0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A]),
    (.jpeg, [0xFF, 0xD8, 0xFF, 0xE0]),
    (.webp, Array("RIFF\0\0\0\0WEBPVP8 ".utf8)),
    (.wav, Array("RIFF\0\0\0\0WAVEfmt ".utf8)),
    (.flac, Array("fLaC\0".utf8)),
    (.mp3, Array("ID3\u{4}".utf8)),
    (.mp3, [0xFF, 0xFB, 0x90, 0x64]),
    (.mp3, [0xFF, 0xF3, 0x44, 0xC0]),
    (.ogg, ogg("OpusHead")),
    (.ogg, ogg("\u{1}vorbis")),
    (.mp4, Array("\0\0\0\u{20}ftypM4A \0".utf8)),
    (.mp4, Array("\0\0\0\u{18}ftypisom".utf8)),
    (.webm, webM("webm")),
    (.pdf, Array("%PDF-1.7".utf8)),
  ]

  private static func ogg(_ packet: String) -> [UInt8] {
    Array("OggS".utf8) + [UInt8](repeating: 0, count: 22) + [1, 19] + Array(packet.utf8)
  }

  private static func webM(_ type: String) -> [UInt8] {
    [0x1A, 0x45, 0xDF, 0xA3, 0x9F, 0x42, 0x86, 0x81, 1, 0x42, 0x82, 0x84] + Array(type.utf8)
  }

  @Test func `types are recognised by content`() {
    for (type, start) in Self.samples {
      #expect(MediaType(start: start) == type)
      // Random bytes behind the first ones change nothing.
      let rest = (0..<16).map { _ in UInt8.random(in: 0...255) }
      #expect(MediaType(start: start + rest) == type, "\(start + rest)")
    }
  }

  @Test func `other contents are refused, and so is each cut start`() {
    let others = [
      "", "RIFF", "RIFF\0\0\0\0AVI ", "<svg xmlns", "<?xml version", "<!doctype html>",
      "GIF89a", "\u{7F}ELF", "PK\u{3}\u{4}", "\0\0\0\u{20}ftypheic", "\0\0\0\u{20}ftypqt  ",
      "OggS", "ID", "#!/bin/sh",
    ]
    for text in others { #expect(MediaType(start: Array(text.utf8)) == nil, "\(text)") }
    #expect(MediaType(start: Self.ogg("\u{80}theora")) == nil)
    #expect(MediaType(start: Self.webM("matr")) == nil)
    // Layer I and II, and reserved bit and sampling rates.
    for start: [UInt8] in [
      [0xFF, 0xFF, 0x90, 0x64], [0xFF, 0xFD, 0x90, 0x64], [0xFF, 0xFB, 0xF0, 0x64],
      [0xFF, 0xFB, 0x00, 0x64], [0xFF, 0xFB, 0x9C, 0x64], [0xFF, 0xEB, 0x90, 0x64], [0xFF],
    ] {
      #expect(MediaType(start: start) == nil, "\(start)")
    }
    for (_, start) in Self.samples {
      for count in 0..<3 { #expect(MediaType(start: Array(start.prefix(count))) == nil) }
    }
  }

  @Test func `names of stored files lead back to the type`() {
    let hash = ContentHash(bytes: [UInt8](repeating: 0xAB, count: 32))
    for type in MediaType.allCases {
      let file = MediaFile(hash: hash, type: type, byteCount: 1)
      #expect(MediaType(fileExtension: type.fileExtension) == type)
      #expect(MediaFile.isName(file.name) == MediaType.definitions.contains(type))
      #expect(file.location == "media/" + file.name)
    }
    let digits = hash.hexadecimal
    for name in [
      "", digits, "\(digits).svg", "\(digits).wav.wav", "\(digits.uppercased()).wav",
      "\(digits.dropLast()).wav", "\(digits)0.wav", "../\(digits.dropLast(3)).wav", ".wav",
    ] {
      #expect(!MediaFile.isName(name), "\(name)")
    }
  }
}
