import CZlib
import TestBasics
import Testing

@testable import RPCCore

@Suite struct MessageCompressorTests {
  private func compress(_ bytes: [UInt8], _ encoding: MessageEncoding) throws -> [UInt8] {
    try bytes.withUnsafeBytes { try MessageCompressor.compress($0, encoding) }
  }

  private func decompress(
    _ bytes: [UInt8], _ encoding: MessageEncoding, sizeMax: Int = 1 << 20
  ) throws -> [UInt8] {
    try bytes.withUnsafeBytes {
      try MessageCompressor.decompress($0, encoding, sizeMax: sizeMax)
    }
  }

  @Test(arguments: MessageEncoding.allCases, [0, 1, 511, 512, 513, 4_096, 1 << 20])
  func roundTrip(encoding: MessageEncoding, size: Int) throws {
    var random = SeededGenerator(seed: UInt64(size))
    let noise = (0..<size).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    let runs = (0..<size).map { UInt8(truncatingIfNeeded: $0 / 1_000) }
    #expect(try decompress(compress(noise, encoding), encoding) == noise)
    #expect(try decompress(compress(runs, encoding), encoding) == runs)
  }

  /// The formats' first bytes, from RFC 1952 §2.3.1 and RFC 1950 §2.2.
  @Test func formats() throws {
    #expect(try compress([1, 2, 3], .gzip).starts(with: [0x1f, 0x8b, 8]))
    let header = try compress([1, 2, 3], .deflate).prefix(2).map { Int($0) }
    #expect(header[0] == 0x78)
    #expect((header[0] << 8 | header[1]) % 31 == 0)
  }

  @Test(arguments: [MessageEncoding.gzip, .deflate])
  func theSizeLimitHoldsAtItsEdge(encoding: MessageEncoding) throws {
    for size in [100, 5_000, 100_000] {
      let bytes = try compress(Array(repeating: 0, count: size), encoding)
      #expect(try decompress(bytes, encoding, sizeMax: size).count == size)
      let error = #expect(throws: RPCError.self) {
        try decompress(bytes, encoding, sizeMax: size - 1)
      }
      #expect(error?.code == .resourceExhausted)
    }
  }

  @Test(arguments: [MessageEncoding.gzip, .deflate])
  func whatIsNotOneWholeStreamIsRefused(encoding: MessageEncoding) throws {
    let whole = try compress(Array(repeating: 7, count: 3_000), encoding)
    let other = try compress([1], encoding == .gzip ? .deflate : .gzip)
    var flipped = whole
    flipped[whole.count / 2] ^= 0xff
    for bytes in [[], Array(whole.dropLast()), whole + [0], other, flipped, [0, 1, 2, 3]] {
      let error = #expect(throws: RPCError.self) { try decompress(bytes, encoding) }
      #expect(error?.code == .internalError)
    }
  }

  /// The last four bytes (RFC 1952 §2.3.1, ISIZE) state the decompressed size: output never exceeds
  /// it, and a larger one than allowed is rejected at once.
  @Test func aGzipIsTakenAtItsWord() throws {
    var whole = try compress(Array(repeating: 7, count: 300_000), .gzip)
    #expect(whole.withUnsafeBytes { MessageCompressor.decompressedCountMax($0, .gzip) } == 300_000)
    let large = #expect(throws: RPCError.self) { try decompress(whole, .gzip, sizeMax: 299_999) }
    #expect(large?.reason == "MESSAGE_TOO_LARGE")
    // Less than the actual size.
    whole.replaceSubrange((whole.count - 4)..., with: [0x10, 0x27, 0, 0])
    #expect(whole.withUnsafeBytes { MessageCompressor.decompressedCountMax($0, .gzip) } == 10_000)
    let liar = #expect(throws: RPCError.self) { try decompress(whole, .gzip) }
    #expect(liar?.code == .internalError)
  }

  @Test(arguments: [
    ("gzip", 1 as UInt8), ("identity,deflate,gzip", 3), (" gzip ;q=1 , br", 1), ("", 0), (",,", 0),
    ("GZIP", 0), ("xgzip", 0), ("deflate", 2),
  ])
  func acceptedEncodings(list: String, rawValue: UInt8) {
    let expected = AcceptedEncodings(rawValue: rawValue)
    #expect(AcceptedEncodings(list: Array(list.utf8)[...]) == expected)
    #expect(expected.accepts(.identity))
  }
}
