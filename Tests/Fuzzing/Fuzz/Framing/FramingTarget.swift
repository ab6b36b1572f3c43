@testable import HTTP2
@testable import RPCCore
@testable import RPCServer

/// Length-prefixed messages with and without compression: independent of how bytes are split, and
/// within the size limit.
enum FramingTarget: FuzzTarget {
  static let name = "framing"

  static func run(_ input: [UInt8]) {
    var source = ByteSource(input)
    let form = source.byte()
    let encoding = MessageEncoding.allCases[Int(form & 0x0f) % MessageEncoding.allCases.count]
    let sizeMax = form & 0x80 == 0 ? 1 + source.below(256) : 1 << (source.byte() & 0x0f)
    compression(source, encoding, sizeMax: sizeMax)

    let pieceSize = 1 + source.below(32)
    let bytes = stream(&source, encoding)
    let whole = read([bytes], encoding, sizeMax: sizeMax)
    var pieces: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      pieces.append(Array(rest.prefix(pieceSize)))
      rest = rest.dropFirst(pieceSize)
    }
    let cut = read(pieces, encoding, sizeMax: sizeMax)
    expect(whole == cut, "cut in pieces of \(pieceSize): \(whole) became \(cut)")
    calls(pieces, encoding, sizeMax: sizeMax, hasEnd: form & 0x40 == 0)
  }

  /// The messages, and the error that ended them.
  private struct Outcome: Equatable {
    var messages: [[UInt8]] = []
    var error: RPCError?
    var left = 0
  }

  private static func read(
    _ pieces: [[UInt8]], _ encoding: MessageEncoding, sizeMax: Int
  ) -> Outcome {
    var reader = LengthPrefixedMessageReader(sizeMax: sizeMax, encoding: encoding)
    var outcome = Outcome()
    for piece in pieces {
      reader.append(piece)
      do throws(RPCError) {
        while let message = try reader.next() {
          expect(message.bytes.count <= sizeMax, "a message of \(message.bytes.count) bytes")
          expect(!message.isCompressed || encoding != .identity, "compressed with nothing")
          outcome.messages.append(Array(message.bytes))
          let contents = try? message.contents(sizeMax: sizeMax)
          expect(contents?.count ?? 0 <= sizeMax, "contents of \(contents?.count ?? 0) bytes")
        }
      } catch {
        outcome.error = error
        return outcome
      }
    }
    outcome.left = reader.bufferedCount
    return outcome
  }

  /// The same bytes as the request of a call of either kind.
  private static func calls(
    _ pieces: [[UInt8]], _ encoding: MessageEncoding, sizeMax: Int, hasEnd: Bool
  ) {
    for takesStream in [false, true] {
      var state = GRPCServerStreamState(
        requestSizeMax: sizeMax, encoding: encoding, takesStream: takesStream)
      var invoked = 0
      for index in 0..<(pieces.count + 1) {
        let isEnd = hasEnd && index == pieces.count
        if index == pieces.count, !isEnd { break }
        switch state.receive(isEnd ? [] : pieces[index], endStream: isEnd) {
        case .wait: break
        case .invoke:
          invoked += 1
          expect(!takesStream && isEnd && invoked == 1, "invoked out of turn")
        case .deliver(_, let isLast):
          expect(takesStream && isLast == isEnd, "delivered out of turn")
        case .fail(let error):
          expect(error.code != .ok, "failed with OK")
          _ = state.finish()
        }
      }
    }
  }

  private static func compression(
    _ source: ByteSource, _ encoding: MessageEncoding, sizeMax: Int
  ) {
    var source = source
    let bytes = source.remaining()
    bytes.withUnsafeBytes { raw in
      if let opened = try? MessageCompressor.decompress(raw, encoding, sizeMax: sizeMax) {
        expect(encoding == .identity || opened.count <= sizeMax, "\(opened.count) bytes came out")
      }
      guard let packed = try? MessageCompressor.compress(raw, encoding) else {
        fatalError("cannot compress \(bytes.count) bytes")
      }
      packed.withUnsafeBytes { packed in
        let again = try? MessageCompressor.decompress(packed, encoding, sizeMax: bytes.count)
        expect(again == bytes, "\(bytes) became \(again ?? [])")
        guard encoding != .identity, !bytes.isEmpty else { return }
        let less = try? MessageCompressor.decompress(packed, encoding, sizeMax: bytes.count - 1)
        expect(less == nil, "more came out than allowed")
      }
    }
  }

  private static func stream(_ source: inout ByteSource, _ encoding: MessageEncoding) -> [UInt8] {
    var bytes: [UInt8] = []
    while !source.isEmpty {
      let form = source.byte()
      let message = source.run()
      switch form & 7 {
      case 0: bytes += message
      case 1, 2:
        let repeated = Array(repeating: message, count: 1 + Int(form >> 3)).flatMap { $0 }
        let packed = repeated.withUnsafeBytes { try? MessageCompressor.compress($0, encoding) }
        bytes += LengthPrefixedMessage.frame(packed ?? [], isCompressed: encoding != .identity)
      case 3: bytes += LengthPrefixedMessage.frame(message, isCompressed: true)
      default: bytes += LengthPrefixedMessage.frame(message)
      }
    }
    return bytes
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    [
      ("plain", [0, 200, 3, 4, 2, 8, 1, 4, 0, 5, 1, 0xff]),
      ("gzip", [1, 200, 5, 1, 4, 1, 2, 3, 4, 3, 2, 0x1f, 0x8b, 4, 1, 0]),
      ("deflate", [2, 200, 7, 2, 4, 1, 2, 3, 4, 3, 2, 0x78, 0x9c]),
      ("bomb", [1, 20, 9, 0xf9, 100] + [UInt8](repeating: 0, count: 100)),
      ("large-limit", [0x81, 15, 30, 1, 20] + [UInt8](repeating: 7, count: 20)),
      ("cut", [0x40, 9, 0, 0, 3, 0, 0, 0]),
    ]
  }
}
