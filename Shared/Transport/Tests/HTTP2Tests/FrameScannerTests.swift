import TestBasics
import Testing

@testable import HTTP2

@Suite struct FrameScannerTests {
  /// Frames and their expected counts.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var field: @Sendable (HTTP2FrameCounts) -> Int
    var expected: Int
    var isQuiet: Bool

    init(
      _ name: String, _ bytes: [UInt8], expected: Int = 1, isQuiet: Bool = false,
      _ field: @escaping @Sendable (HTTP2FrameCounts) -> Int
    ) {
      self.name = name
      self.bytes = bytes
      self.field = field
      self.expected = expected
      self.isQuiet = isQuiet
    }

    var testDescription: String { name }
  }

  static let cases = [
    Case("HEADERS", frame(type: 1, flags: 4, stream: 1, [0x83]), isQuiet: true) { $0.headers },
    Case(
      "a header section at its limit",
      frame(type: 1, flags: 4, stream: 1, .init(repeating: 0x90, count: 100)),
      expected: 0, isQuiet: true
    ) { $0.excessHeaderBytes },
    Case(
      "a header section over its limit",
      frame(type: 1, flags: 0, stream: 1, .init(repeating: 0x90, count: 60))
        + frame(type: 9, flags: 0, stream: 1, .init(repeating: 0x90, count: 43))
        + frame(type: 9, flags: 4, stream: 1, .init(repeating: 0x90, count: 5)), expected: 8
    ) { $0.excessHeaderBytes },
    Case(
      "two header sections within their limit",
      frame(type: 1, flags: 4, stream: 1, .init(repeating: 0x90, count: 60))
        + frame(type: 1, flags: 4, stream: 3, .init(repeating: 0x90, count: 60)), expected: 0,
      isQuiet: true
    ) { $0.excessHeaderBytes },
    Case("DATA", frame(type: 0, flags: 0, stream: 1, [1, 2]), expected: 2, isQuiet: true) {
      $0.dataBytes
    },
    Case("DATA is not empty", frame(type: 0, flags: 0, stream: 1, [1]), expected: 0, isQuiet: true)
    { $0.emptyData },
    Case("empty DATA", frame(type: 0, flags: 0, stream: 1, [])) { $0.emptyData },
    Case(
      "empty DATA that ends a stream", frame(type: 0, flags: 1, stream: 1, []), expected: 0,
      isQuiet: true
    ) { $0.emptyData },
    Case("only padding", frame(type: 0, flags: 8, stream: 1, [2, 0, 0])) { $0.emptyData },
    Case("only the length of no padding", frame(type: 0, flags: 8, stream: 1, [0])) {
      $0.emptyData
    },
    Case(
      "padding and a byte", frame(type: 0, flags: 8, stream: 1, [2, 7, 0, 0]), expected: 0,
      isQuiet: true
    ) { $0.emptyData },
    Case("PRIORITY", frame(type: 2, flags: 0, stream: 1, [0, 0, 0, 0, 1])) { $0.priorities },
    Case("RST_STREAM", frame(type: 3, flags: 0, stream: 1, [0, 0, 0, 8])) { $0.resets },
    Case("SETTINGS", frame(type: 4, flags: 0, stream: 0, [])) { $0.settings },
    Case("SETTINGS ACK", frame(type: 4, flags: 1, stream: 0, []), expected: 0, isQuiet: true) {
      $0.settings
    },
    Case("PING", frame(type: 6, flags: 0, stream: 0, .init(repeating: 0, count: 8))) { $0.pings },
    Case("PING ACK", frame(type: 6, flags: 1, stream: 0, .init(repeating: 0, count: 8))) {
      $0.unknown
    },
    Case("WINDOW_UPDATE 1", frame(type: 8, flags: 0, stream: 0, [0, 0, 0, 1])) {
      $0.smallWindowUpdates
    },
    Case("WINDOW_UPDATE 1023", frame(type: 8, flags: 0, stream: 0, [0, 0, 3, 0xff])) {
      $0.smallWindowUpdates
    },
    Case(
      "WINDOW_UPDATE 1024", frame(type: 8, flags: 0, stream: 0, [0, 0, 4, 0]), expected: 0,
      isQuiet: true
    ) { $0.smallWindowUpdates },
    Case(
      "the reserved bit is no part of the increment",
      frame(type: 8, flags: 0, stream: 0, [0x80, 0, 0, 1])
    ) { $0.smallWindowUpdates },
    Case(
      "all WINDOW_UPDATEs", frame(type: 8, flags: 0, stream: 0, [0, 0, 4, 0]), isQuiet: true
    ) { $0.windowUpdates },
    Case(
      "GOAWAY", frame(type: 7, flags: 0, stream: 0, .init(repeating: 0, count: 8)), expected: 0,
      isQuiet: true
    ) { $0.unknown },
    Case("unknown", frame(type: 0xbe, flags: 0xff, stream: 3, [1, 2, 3])) { $0.unknown },
    Case("PRIORITY_UPDATE", frame(type: 0x10, flags: 0, stream: 0, [0, 0, 0, 1])) { $0.unknown },
  ]

  @Test(arguments: cases)
  func countsWhateverThePieces(_ item: Case) {
    // After a preface, twice, in one piece and byte by byte.
    let bytes = [UInt8](repeating: 0x50, count: 24) + item.bytes + item.bytes
    for size in [bytes.count, 1, 7] {
      var scanner = HTTP2FrameScanner(prefaceCount: 24, headerSectionMax: 100)
      scanner.feed(bytes, inPiecesOf: size)
      #expect(item.field(scanner.counts) == 2 * item.expected)
      #expect(scanner.counts.isQuiet == item.isQuiet)
    }
  }

  @Test func anUnfinishedFrameHasANameUntilItsEnd() {
    var scanner = HTTP2FrameScanner(prefaceCount: 0, headerSectionMax: 100)
    #expect(scanner.unfinished == nil)
    let ping = frame(type: 6, flags: 0, stream: 0, .init(repeating: 0, count: 8))
    scanner.feed(Array(ping.prefix(3)), inPiecesOf: 3)
    let name = scanner.unfinished
    #expect(name != nil)
    scanner.feed(Array(ping[3..<10]), inPiecesOf: 1)
    #expect(scanner.unfinished == name)
    scanner.feed(Array(ping[10...]), inPiecesOf: 100)
    #expect(scanner.unfinished == nil)
    scanner.feed(Array(ping.prefix(1)), inPiecesOf: 1)
    #expect(scanner.unfinished != name)
  }

  @Test func aHeaderSectionLastsToItsLastContinuation() {
    var scanner = HTTP2FrameScanner(prefaceCount: 0, headerSectionMax: 100)
    scanner.feed(frame(type: 1, flags: 0, stream: 1, [0x83]), inPiecesOf: 100)
    let name = scanner.unfinished
    #expect(name != nil)
    let more = frame(type: 9, flags: 0, stream: 1, [0x83])
    scanner.feed(more + more.prefix(4), inPiecesOf: 1)
    #expect(scanner.unfinished == name)
    scanner.feed(Array(more.dropFirst(4)), inPiecesOf: 1)
    scanner.feed(frame(type: 9, flags: 4, stream: 1, []), inPiecesOf: 100)
    #expect(scanner.unfinished == nil)
  }

  @Test func anUnfinishedBodyIsNoUnfinishedFrame() {
    var scanner = HTTP2FrameScanner(prefaceCount: 0, headerSectionMax: 100)
    let data = frame(type: 0, flags: 0, stream: 1, [1, 2, 3])
    scanner.feed(Array(data.dropLast()), inPiecesOf: 100)
    #expect(scanner.unfinished == nil)
  }

  /// Random legal frames: the sums do not depend on how the bytes are split.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func cutsDoNotMatter(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = (0..<50).flatMap { _ in Self.cases.randomElement(using: &random)?.bytes ?? [] }
    var whole = HTTP2FrameScanner(prefaceCount: 0, headerSectionMax: 100)
    whole.feed(bytes, inPiecesOf: bytes.count)
    var cut = HTTP2FrameScanner(prefaceCount: 0, headerSectionMax: 100)
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...20, using: &random))
      cut.feed(Array(piece), inPiecesOf: piece.count)
      rest = rest.dropFirst(piece.count)
    }
    #expect(cut == whole)
  }
}

extension HTTP2FrameScanner {
  fileprivate mutating func feed(_ bytes: [UInt8], inPiecesOf size: Int) {
    var rest = bytes[...]
    while !rest.isEmpty {
      rest.prefix(size).withUnsafeBytes { scan($0) }
      rest = rest.dropFirst(size)
    }
  }
}
