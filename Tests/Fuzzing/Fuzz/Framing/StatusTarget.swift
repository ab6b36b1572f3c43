@testable import HTTP2
@testable import RPCClient
@testable import RPCCore
@testable import RPCServer

/// Statuses: percent-encoding, details, and a client's handling of a response's header sections.
enum StatusTarget: FuzzTarget {
  static let name = "status"

  static func run(_ input: [UInt8]) {
    var source = ByteSource(input)
    switch source.byte() & 3 {
    case 0: percentEncoding(source.remaining())
    case 1: details(&source)
    default: response(&source)
    }
  }

  private static func percentEncoding(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let encoded = PercentEncoding.encode(text)
    expect(encoded.utf8.allSatisfy { (0x20...0x7e).contains($0) }, "\(encoded) cannot be sent")
    expect(PercentEncoding.decode(encoded) == text, "\(text) became \(encoded)")
    let decoded = PercentEncoding.decode(text)
    expect(
      PercentEncoding.decode(PercentEncoding.encode(decoded)) == decoded, "\(decoded) is not kept")
    let shortened = TrailerText.shortened(text)
    expect(shortened.utf8.count <= TrailerText.sizeMax, "\(shortened.utf8.count) bytes are left")
  }

  /// An error from a handler reaches the client unchanged, or shortened if it is too long.
  private static func details(_ source: inout ByteSource) {
    let passedOn = RPCError(.unknown, "", details: StatusDetailsCodec.decode(source.run()))
    if let bytes = StatusDetailsCodec.encode(passedOn) { _ = StatusDetailsCodec.decode(bytes) }
    var error = RPCError(
      StatusCode(rawValue: 1 + source.below(16)) ?? .unknown, text(&source))
    for _ in 0..<source.below(5) {
      switch source.byte() & 3 {
      case 0:
        let violations = (0..<source.below(4)).map { _ in
          FieldViolation(field: text(&source), reason: "R", description: text(&source))
        }
        let many = source.flag() ? 1 : 40
        error.details.append(.badRequest(Array(repeating: violations, count: many).flatMap { $0 }))
      case 1: error.details.append(.errorInfo(reason: text(&source), metadata: [:]))
      case 2:
        error.details.append(
          .retryInfo(delay: .nanoseconds(Int64(bitPattern: source.uint64()))))
      default: error.details.append(.other(typeURL: text(&source), value: source.run()))
      }
    }
    var block = HTTP2HeaderBlock([(":status", "200"), ("content-type", "application/grpc")])
    do {
      try GRPCResponseHead.trailers(error, metadata: Metadata(), into: &block)
    } catch {
      fatalError("the status cannot be sent: \(error)")
    }
    expect(block.listSize < 16 * 1_024, "trailers of \(block.listSize) bytes")
    var state = GRPCClientStreamState(responseSizeMax: 1_024)
    guard case .end(let received?, _) = state.receiveHeaders(block, endStream: true) else {
      fatalError("\(error) became no error")
    }
    expect(received.code == error.code, "\(error) became \(received)")
    expect(received.message == TrailerText.shortened(error.message), "\(error) became \(received)")
    let whole = GRPCClientStreamStateDetails.canCarry(error)
    expect(
      !whole || received.details == error.details, "\(error.details) became \(received.details)")
  }

  /// Any header sections and bytes, in any order.
  private static func response(_ source: inout ByteSource) {
    var state = GRPCClientStreamState(responseSizeMax: 1 + 16 * source.below(64))
    var hasEnded = false
    while !source.isEmpty {
      let form = source.byte()
      let endStream = form & 1 == 1
      switch form >> 1 & 3 {
      case 0, 1:
        let action = state.receiveHeaders(block(&source, form), endStream: endStream)
        if case .end = action {
          expect(!hasEnded, "the call ended twice")
          hasEnded = true
        }
      case 2:
        switch state.receiveData(source.run(), endStream: endStream) {
        case .messages(let messages):
          expect(!hasEnded || messages.isEmpty, "a message after the end")
        case .end:
          expect(!hasEnded, "the call ended twice")
          hasEnded = true
        }
      default:
        let action = state.streamClosed(HTTP2ErrorCode(rawValue: UInt32(source.byte())))
        expect(!hasEnded || action == .none, "the call ended twice")
        hasEnded = true
      }
      expect(!hasEnded || state.isEnded, "ended and not ended")
    }
  }

  private static func block(_ source: inout ByteSource, _ form: UInt8) -> HTTP2HeaderBlock {
    var block = HTTP2HeaderBlock()
    if form & 0x10 == 0 { block.append(":status", form & 0x20 == 0 ? "200" : text(&source)) }
    if form & 0x40 == 0 { block.append("content-type", "application/grpc") }
    for _ in 0..<source.below(6) {
      let value = text(&source)
      switch source.byte() & 7 {
      case 0: block.append("grpc-status", value)
      case 1: block.append("grpc-status", "\(source.below(20))")
      case 2: block.append("grpc-message", value)
      case 3: block.append("grpc-status-details-bin", value)
      case 4: block.append("grpc-encoding", source.flag() ? "gzip" : value)
      case 5: block.append("x-bin", value)
      default: block.append(value, text(&source))
      }
    }
    return block
  }

  private static func text(_ source: inout ByteSource) -> String {
    String(decoding: source.run(), as: UTF8.self)
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    [
      ("plain", [0] + Array("all is well".utf8)),
      ("escapes", [0] + Array("100 % of Zürich%20%c3%bc%zz%".utf8)),
      ("details", [1, 0, 4, 3, 0x62, 0x61, 0x64, 3, 0, 2, 1, 0x61, 1, 0x62, 1, 1, 2, 0x6f, 0x6b]),
      ("many-details", [1, 0, 2, 1, 0x62, 1, 0, 3, 20] + Array(repeating: 0x61, count: 60)),
      ("trailers-only", [2, 4, 1, 2, 0, 1, 5, 3, 0x61, 0x25, 0x32, 2]),
      ("messages", [2, 4, 0, 0, 4, 7, 0, 0, 0, 0, 2, 8, 1, 1, 1, 0, 1, 0]),
      ("reset", [2, 4, 0, 0, 6, 7]),
    ]
  }
}

/// Parts of errors that `grpc-status-details-bin` carries unchanged.
enum GRPCClientStreamStateDetails {
  static func canCarry(_ error: RPCError) -> Bool {
    guard !error.details.isEmpty, let bytes = StatusDetailsCodec.encode(error) else { return false }
    // A shortened list says so.
    return !error.details.isEmpty
      && !StatusDetailsCodec.decode(bytes).contains { detail in
        if case .badRequest(let all) = detail {
          all.contains { $0.reason == "MORE_VIOLATIONS" }
        } else {
          false
        }
      } && !hasText(error, containing: "\0") && !looksLikeOurs(error)
  }

  /// protobuf-c cannot carry a NUL; the encoder replaces it.
  private static func hasText(_ error: RPCError, containing text: Character) -> Bool {
    error.message.contains(text)
      || error.details.contains { detail in
        switch detail {
        case .badRequest(let all):
          all.contains { $0.field.contains(text) || $0.description.contains(text) }
        case .errorInfo(let reason, _): reason.contains(text)
        case .retryInfo: false
        case .other(let url, _): url.contains(text)
        }
      }
  }

  /// A detail given as raw bytes that is one of those we read.
  private static func looksLikeOurs(_ error: RPCError) -> Bool {
    error.details.contains { detail in
      if case .other(let url, _) = detail { url.hasPrefix("type.googleapis.com/") } else { false }
    }
  }
}
