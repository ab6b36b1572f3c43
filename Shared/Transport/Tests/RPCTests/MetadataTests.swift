import HTTP2
import MessageSupport
import TestBasics
import Testing

@testable import RPCCore

@Suite struct MetadataTests {
  @Test func keepsDuplicatesInOrderAndIgnoresCase() {
    var metadata = Metadata()
    metadata.add("1", for: "A")
    metadata.addBinary([1], for: "x-Bin")
    metadata.add("2", for: "a")
    metadata.addBinary([], for: "X-BIN")
    #expect(metadata.values(for: "a") == ["1", "2"])
    #expect(metadata.first(for: "A") == "1")
    #expect(metadata.binaryValues(for: "x-bin") == [[1], []])
    #expect(metadata.values(for: "x-bin").isEmpty)
    #expect(metadata.first(for: "b") == nil)
    #expect(metadata.count == 4)
  }

  @Test func travelsThroughHeaderFields() throws {
    var metadata: Metadata = ["a": "1", "b.c_d-e": "~ !", "empty": ""]
    metadata.addBinary([0, 255, 128], for: "x-bin")
    metadata.addBinary([], for: "x-bin")
    metadata.add("2", for: "a")
    var block = HTTP2HeaderBlock([(":status", "200"), ("content-type", "application/grpc")])
    try MetadataCodec.encode(metadata, into: &block)
    #expect(block.first("x-bin") == "AP+A")
    #expect(try MetadataCodec.decode(block) == metadata)
  }

  @Test(
    arguments: [
      ("AP+A", [[0, 255, 128]]),
      ("AQ", [[1]]),
      ("AQ==", [[1]]),
      ("AQ,Ag==,AwQ", [[1], [2], [3, 4]]),
      ("AQ, Ag", [[1], [2]]),
      ("", [[]]),
    ] as [(String, [[UInt8]])])
  func readsBase64WithAndWithoutPadding(value: String, bytes: [[UInt8]]) throws {
    let block = HTTP2HeaderBlock([("k-bin", value)])
    #expect(try MetadataCodec.decode(block).binaryValues(for: "k-bin") == bytes)
  }

  @Test(arguments: ["A", "AQ=", "A===", "AQ===", "A_-B", "A B=", "AQ==AQ=="])
  func refusesWhatIsNotBase64(value: String) {
    #expect(throws: RPCError(.internalError, "metadata key k-bin is not Base64")) {
      try MetadataCodec.decode(HTTP2HeaderBlock([("k-bin", value)]))
    }
  }

  @Test(arguments: [
    ("", "v"), ("a b", "v"), ("ä", "v"), (":path", "v"), ("grpc-status", "0"), ("grpc-x", "v"),
    ("content-type", "v"), ("te", "v"), ("connection", "v"), ("k", "ü"), ("k", "a\nb"), ("k", " a"),
    ("k", "a "), ("k", "a\u{0}"), ("k-bin", "text"),
  ])
  func refusesToSend(key: String, value: String) {
    var metadata = Metadata()
    metadata.add(value, for: key)
    var block = HTTP2HeaderBlock()
    #expect(throws: RPCError.self) { try MetadataCodec.encode(metadata, into: &block) }
  }

  /// Tests every position in the text, which is checked in chunks.
  @Test(arguments: [1, 7, 8, 9, 16, 23])
  func whatCanBeSentIsPrintable(count: Int) {
    for place in 0..<count {
      for byte in 0..<UInt8(0x80) {
        var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: count)
        bytes[place] = byte
        var metadata = Metadata()
        metadata.add(String(decoding: bytes, as: UTF8.self), for: "k")
        var block = HTTP2HeaderBlock()
        let isSent = (try? MetadataCodec.encode(metadata, into: &block)) != nil
        let isAtAnEnd = place == 0 || place == count - 1
        #expect(isSent == ((0x20...0x7e).contains(byte) && !(byte == 0x20 && isAtAnEnd)))
      }
    }
  }

  @Test func refusesToSendBytesUnderATextKey() {
    var metadata = Metadata()
    metadata.addBinary([1], for: "k")
    var block = HTTP2HeaderBlock()
    #expect(throws: RPCError.self) { try MetadataCodec.encode(metadata, into: &block) }
  }

  @Test func fieldsOfTheProtocolAreNoMetadata() throws {
    let block = HTTP2HeaderBlock([
      (":path", "/a/b"), ("te", "trailers"), ("content-type", "application/grpc"),
      ("grpc-timeout", "1S"), ("grpc-encoding", "identity"), ("user-agent", "x"),
    ])
    #expect(try MetadataCodec.decode(block) == ["user-agent": "x"])
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func base64RoundTrips(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = (0..<Int.random(in: 0...50, using: &random)).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
    let text = Base64.encode(bytes)
    #expect(!text.contains("="))
    #expect(Base64.decode(text.utf8) == bytes)
    let padded = text + String(repeating: "=", count: (4 - text.count % 4) % 4)
    #expect(Base64.decode(padded.utf8) == bytes)
  }
}
