import MessageSupport

@testable import HTTP2
@testable import RPCCore
@testable import RPCServer

/// Metadata to and from header fields, Base64 with it: what was read can be sent and read again.
enum MetadataTarget: FuzzTarget {
  static let name = "metadata"

  private static let names = [
    "authorization", "x-trace-bin", "grpc-timeout", "a-bin", "te", "content-type", "grpc-status",
    ":path",
    "grpc-encoding", "traceparent", "tracestate", "grpc-retry-pushback-ms", "user-agent", "host",
    "grpc-accept-encoding", "",
  ]

  static func run(_ input: [UInt8]) {
    var source = ByteSource(input)
    base64(source)
    web(source)
    var block = HTTP2HeaderBlock()
    while !source.isEmpty, block.count < 200 {
      let form = source.byte()
      let name = form & 0x80 == 0 ? Array(names[Int(form & 0x0f)].utf8) : source.run()
      let value =
        form & 0x40 == 0 ? source.run() : Array(Base64.encode(source.run()).utf8)
      name.withUnsafeBufferPointer { name in
        value.withUnsafeBufferPointer { value in block.append(name: name, value: value) }
      }
    }
    check(block)
    request(with: block)
  }

  /// The same fields as those of a request, and what is read out of them.
  private static func request(with fields: HTTP2HeaderBlock) {
    var block = HTTP2HeaderBlock([
      (":method", "POST"), (":path", "/a/b"), ("content-type", "application/grpc"),
    ])
    for index in 0..<fields.count {
      fields.nameBytes(at: index).withUnsafeBufferPointer { name in
        fields.valueBytes(at: index).withUnsafeBufferPointer { value in
          block.append(name: name, value: value)
        }
      }
    }
    do throws(GRPCRequestHead.Refusal) {
      let head = try GRPCRequestHead(block)
      expect(head.timeout ?? .zero >= .zero, "\(head) has a negative timeout")
      _ = RetryPushback(head.metadata)
      for parent in head.metadata.values(for: "traceparent") {
        guard
          let trace = TraceContext(
            traceparent: parent, tracestate: head.metadata.first(for: "tracestate"))
        else { continue }
        let again = TraceContext(traceparent: trace.traceparent, tracestate: trace.state)
        expect(again == trace, "\(trace) became \(again.debugDescription)")
      }
    } catch {
      if case .invalid(_, let error) = error { expect(error.code != .ok, "refused with OK") }
    }
  }

  private static func check(_ block: HTTP2HeaderBlock) {
    guard let metadata = try? MetadataCodec.decode(block) else { return }
    var again = HTTP2HeaderBlock()
    do throws(RPCError) {
      try MetadataCodec.encode(metadata, into: &again)
    } catch {
      // Names and values that HTTP/2 allows and gRPC does not.
      expect(error.code == .internalError, "encoding throws \(error)")
      return
    }
    expect(again.listSize >= 0, "size")
    do {
      let read = try MetadataCodec.decode(again)
      expect(read == metadata, "\(metadata) became \(read)")
    } catch {
      fatalError("what was encoded cannot be decoded: \(error)")
    }
  }

  private static func base64(_ source: ByteSource) {
    var source = source
    let bytes = source.remaining()
    let text = Base64.encode(bytes)
    expect(Base64.decode(text.utf8) == bytes, "\(bytes) is \(text)")
    expect(!text.contains("="), "\(text) is padded")
    if let read = Base64.decode(bytes) {
      expect(Base64.decode(Base64.encode(read).utf8) == read, "\(read)")
    }
  }

  /// Queries of a GET, and Base64 in parts of any size.
  private static func web(_ source: ByteSource) {
    var source = source
    let cut = source.below(256)
    let bytes = source.remaining()
    if let query = ConnectQuery(bytes[...]), let message = query.message {
      expect(message.count <= bytes.count, "\(message.count) bytes of \(bytes.count)")
    }
    let text = Base64.encoded(bytes, isPadded: true)
    var stream = Base64Stream()
    let first = stream.decode(Array(text.prefix(cut)), isLast: false)
    let rest = stream.decode(Array(text.dropFirst(cut)), isLast: true)
    expect(first.flatMap { first in rest.map { first + $0 } } == bytes, "cut at \(cut)")
    var other = Base64Stream()
    _ = other.decode(bytes, isLast: true)
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    func text(_ index: UInt8, _ value: String) -> [UInt8] {
      [index, UInt8(value.utf8.count)] + Array(value.utf8)
    }
    return [
      ("text", text(0, "Bearer abc") + text(2, "one") + text(2, "two")),
      ("binary", text(1, "AAECAw") + text(1, "AAECAw==") + text(3, "AQ, Ag==,")),
      ("encoded", [0x41, 4, 0, 0xff, 0x80, 1, 0x43, 0]),
      ("own-name", [0x80, 3, 0x61, 0x21, 0x62, 2, 0x63, 0x64] + text(14, " padded ")),
      (
        "trace",
        text(9, "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01") + text(10, "a=b")
      ),
      ("call", text(2, "100m") + text(8, "gzip") + text(14, "gzip, deflate;q=1") + text(11, "-1")),
      ("reserved", text(4, "trailers") + text(5, "application/grpc") + text(6, "0")),
    ]
  }
}
