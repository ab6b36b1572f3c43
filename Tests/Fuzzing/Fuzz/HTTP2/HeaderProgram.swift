/// Header sections of gRPC calls in HPACK, mostly right.
enum HeaderProgram {
  static let paths = [
    "/otolith.fuzz.v1.Echo/Unary", "/otolith.fuzz.v1.Echo/ServerStreaming",
    "/otolith.fuzz.v1.Echo/ClientStreaming", "/otolith.fuzz.v1.Echo/BidirectionalStreaming",
    "/otolith.fuzz.v1.Echo/Missing", "/missing/Missing", "/", "",
  ]

  private static let fields: [(name: String, value: String)] = [
    ("grpc-timeout", "1S"), ("grpc-timeout", "1n"), ("grpc-timeout", "-1S"),
    ("grpc-encoding", "gzip"), ("grpc-encoding", "deflate"), ("grpc-encoding", "snappy"),
    ("grpc-accept-encoding", "gzip,deflate,identity"), ("te", "trailers"),
    ("user-agent", "grpc-fuzz/1"), ("x-bin", "AAEC"), ("x-bin", "====,"),
    ("authorization", "Bearer a"), ("content-length", "7"), ("connection", "close"),
    ("traceparent", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"),
    ("grpc-previous-rpc-attempts", "2"), ("grpc-retry-pushback-ms", "10"), (":path", "/again"),
    ("connect-timeout-ms", "1"), ("content-encoding", "gzip"), ("accept-encoding", "gzip"),
    ("connect-content-encoding", "gzip"), ("connect-protocol-version", "1"),
    ("origin", "http://a"), ("access-control-request-method", "POST"),
  ]

  private static let webTypes = [
    "application/proto", "application/json", "application/connect+proto",
    "application/connect+json", "application/grpc-web", "application/grpc-web-text",
  ]

  static func request(_ source: inout ByteSource) -> [UInt8] {
    let form = source.byte()
    var writer = HPACKWriter()
    if form != 0xff {
      writer.indexed(form & 0x40 == 0 ? 3 : 2)  // :method POST, GET
      writer.indexed(6)  // :scheme http
      if form & 0x20 == 0 {
        writer.literal(.withIncrementalIndexing, nameIndex: 4, Array(paths[Int(form & 7)].utf8))
      } else {
        writer.literal(.withoutIndexing, nameIndex: 4, source.run())
      }
      writer.literal(.withIncrementalIndexing, nameIndex: 1, Array("fuzz".utf8))
      writer.literal(
        .withIncrementalIndexing, nameIndex: 31,
        form & 0x10 == 0 ? Array("application/grpc".utf8) : contentType(&source))
    }
    if form & 0x08 != 0 { more(&writer, &source) }
    return writer.bytes
  }

  private static func contentType(_ source: inout ByteSource) -> [UInt8] {
    let choice = Int(source.byte())
    return choice < webTypes.count ? Array(webTypes[choice].utf8) : source.run()
  }

  static func response(_ source: inout ByteSource, endStream: Bool) -> [UInt8] {
    let form = source.byte()
    var writer = HPACKWriter()
    if form & 0x40 == 0 {
      writer.indexed(8)  // :status 200
    } else {
      writer.literal(.withoutIndexing, nameIndex: 8, Array("\(100 + 100 * Int(form & 7))".utf8))
    }
    if form & 0x20 == 0 {
      writer.literal(.withIncrementalIndexing, nameIndex: 31, Array("application/grpc".utf8))
    }
    if endStream, form & 0x10 == 0 { status(&writer, &source) }
    if form & 0x08 != 0 { more(&writer, &source) }
    return writer.bytes
  }

  static func trailers(_ source: inout ByteSource) -> [UInt8] {
    let form = source.byte()
    var writer = HPACKWriter()
    if form & 0x10 == 0 { status(&writer, &source) }
    if form & 0x08 != 0 { more(&writer, &source) }
    return writer.bytes
  }

  private static func status(_ writer: inout HPACKWriter, _ source: inout ByteSource) {
    let code = source.byte()
    writer.literal(
      .withIncrementalIndexing, Array("grpc-status".utf8),
      code & 0x80 == 0 ? Array("\(code & 0x1f)".utf8) : source.run())
    if code & 0x40 != 0 {
      writer.literal(.withoutIndexing, Array("grpc-message".utf8), Array("a%20b%C3%A4%".utf8))
    }
    if code & 0x20 != 0 {
      writer.literal(.withoutIndexing, Array("grpc-status-details-bin".utf8), source.run())
    }
  }

  /// Fields of any kind in any representation.
  private static func more(_ writer: inout HPACKWriter, _ source: inout ByteSource) {
    for _ in 0...source.below(8) {
      let form = source.byte()
      let kind: HPACKWriter.Literal =
        switch form >> 6 {
        case 0: .withIncrementalIndexing
        case 1: .withoutIndexing
        default: .neverIndexed
        }
      switch form & 0x3f {
      case let index where Int(index) < fields.count:
        let field = fields[Int(index)]
        writer.literal(kind, Array(field.name.utf8), Array(field.value.utf8))
      case 0x30: writer.indexed(Int(source.byte()))
      case 0x31: writer.tableSize(Int(source.byte()) * 64)
      case 0x32: writer.literal(kind, nameIndex: Int(source.byte()), source.run())
      case 0x33: writer.raw(source.run())
      case 0x34:
        // One that is larger than the limit allows.
        writer.literal(
          kind, Array("large".utf8), [UInt8](repeating: 0x61, count: 256 * Int(source.byte())))
      default: writer.literal(kind, source.run(), source.run())
      }
    }
  }
}
