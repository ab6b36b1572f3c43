import HTTP2
import MessageSupport
import RPCCore

/// Header sections of requests that are not plain gRPC.
extension GRPCRequestHead {
  /// Validates the header section of gRPC-Web or Connect.
  ///
  /// - Another HTTP method: 405; another content type: 415, as Connect demands.
  /// - A malformed timeout or version: INVALID_ARGUMENT; an unknown encoding: UNIMPLEMENTED.
  static func web(
    _ block: HTTP2HeaderBlock, _ fields: GRPCRequestFields
  ) throws(Refusal) -> GRPCRequestHead {
    guard let path = fields.path, let method = fields.method else {
      throw .notGRPC(httpStatus: 405)
    }
    var head = GRPCRequestHead(path: block.valueBytes(at: path), metadata: fields.metadata)
    let form: WebForm
    if block.valueEquals(at: method, "GET") {
      form = try head.readQuery()
    } else if block.valueEquals(at: method, "POST") {
      guard
        let found = fields.contentType.flatMap({
          WebForm(contentType: block.valueBytes(at: $0))
        })
      else { throw .notGRPC(httpStatus: 415) }
      form = found
    } else if block.valueEquals(at: method, "OPTIONS"),
      let origin = block.first("origin"), block.index(of: "access-control-request-method") != nil
    {
      throw .preflight(origin: origin, headers: block.first("access-control-request-headers"))
    } else {
      throw .notGRPC(httpStatus: 405)
    }
    head.web = form
    do throws(RPCError) {
      switch form.kind {
      case .grpcWeb: try head.readGRPC(block, fields)
      case .connectUnary: try head.readConnect(block, "content-encoding", "accept-encoding")
      case .connectStream:
        try head.readConnect(block, "connect-content-encoding", "connect-accept-encoding")
      }
      if let fault = fields.metadataFault { throw RPCError(.invalidArgument, fault.message) }
    } catch {
      throw .web(form, error)
    }
    return head
  }

  /// Reads the request from the query of a GET.
  private mutating func readQuery() throws(Refusal) -> WebForm {
    guard let mark = path.firstIndex(of: UInt8(ascii: "?")),
      let query = ConnectQuery(path[path.index(after: mark)...])
    else { throw .notGRPC(httpStatus: 405) }
    path = path[..<mark]
    var form = WebForm(.connectUnary, isJSON: query.encoding == "json")
    guard form.isJSON || query.encoding == "proto" else { throw .notGRPC(httpStatus: 415) }
    form.isGet = true
    guard let message = query.message else {
      throw .web(form, RPCError(.invalidArgument, "the parameters of the query are not valid"))
    }
    if let name = query.compression {
      guard let known = MessageEncoding(name: name) else {
        throw .web(form, Self.unsupported(String(decoding: name, as: UTF8.self)))
      }
      encoding = known
    }
    queryMessage = message
    return form
  }

  private mutating func readGRPC(
    _ block: HTTP2HeaderBlock, _ fields: GRPCRequestFields
  ) throws(RPCError) {
    if let index = fields.encoding { try read(encoding: block, index) }
    if let index = fields.acceptEncoding {
      acceptedEncodings = AcceptedEncodings(list: block.valueBytes(at: index))
    }
    guard let index = fields.timeout else { return }
    guard let duration = GRPCTimeout.decode(block.value(at: index)) else {
      throw RPCError(.invalidArgument, "malformed grpc-timeout")
    }
    timeout = duration
  }

  private mutating func readConnect(
    _ block: HTTP2HeaderBlock, _ encodingField: StaticString, _ acceptField: StaticString
  ) throws(RPCError) {
    if let version = block.first("connect-protocol-version"), version != "1" {
      throw RPCError(.invalidArgument, "connect-protocol-version must be 1")
    }
    if let index = block.index(of: encodingField), queryMessage == nil {
      try read(encoding: block, index)
    }
    if let index = block.index(of: acceptField) {
      acceptedEncodings = AcceptedEncodings(list: block.valueBytes(at: index))
    } else if encoding != .identity {
      // The client accepts what it sends.
      acceptedEncodings = AcceptedEncodings(list: Array(encoding.rawValue.utf8)[...])
    }
    guard let text = block.first("connect-timeout-ms") else { return }
    guard (1...10).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let milliseconds = Int64(text)
    else { throw RPCError(.invalidArgument, "connect-timeout-ms must be at most 10 digits") }
    timeout = .milliseconds(milliseconds)
  }

  private mutating func read(encoding block: HTTP2HeaderBlock, _ index: Int) throws(RPCError) {
    guard let known = MessageEncoding(name: block.valueBytes(at: index)) else {
      throw Self.unsupported(block.value(at: index))
    }
    encoding = known
  }

  private static func unsupported(_ encoding: String) -> RPCError {
    RPCError(
      .unimplemented,
      "the encoding \(encoding) is not supported: use \(AcceptedEncodings.everything)")
  }
}

/// The query of a Connect GET.
struct ConnectQuery {
  /// Codec of the message.
  let encoding: String
  let compression: ArraySlice<UInt8>?
  /// The request; nil if it or the version is not valid, or if a parameter is repeated.
  let message: [UInt8]?

  /// Returns nil without an encoding, which every Connect GET has.
  init?(_ query: ArraySlice<UInt8>) {
    var values: [String: [UInt8]] = [:]
    var isRepeated = false
    for pair in query.split(separator: UInt8(ascii: "&")) {
      let end = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
      let name = String(decoding: pair[..<end], as: UTF8.self)
      if values[name] != nil { isRepeated = true }
      values[name] = Self.decoded(pair[end...].dropFirst())
    }
    guard let name = values["encoding"] else { return nil }
    encoding = String(decoding: name, as: UTF8.self)
    compression = values["compression"].map { $0[...] }
    let isKnown = !isRepeated && [nil, Array("v1".utf8)].contains(values["connect"])
    message = (isKnown ? values["message"] : nil).flatMap { text in
      values["base64"] == [UInt8(ascii: "1")] ? Base64.decode(text, isURLSafe: true) : text
    }
  }

  /// Replaces percent escapes and plus signs; nil for an invalid escape.
  private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): result.append(0x20)
      case UInt8(ascii: "%"):
        guard let value = PercentEncoding.escaped(rest.prefix(2)) else { return nil }
        result.append(value)
        rest = rest.dropFirst(2)
      default: result.append(byte)
      }
    }
    return result
  }
}
