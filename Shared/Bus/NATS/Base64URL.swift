internal import FoundationEssentials

/// Base64 with `-` and `_`, without padding (RFC 4648 §5).
enum Base64URL {
  static func encode(_ bytes: some Collection<UInt8>) -> String {
    String(
      decoding: Data(bytes).base64EncodedData().compactMap { byte -> UInt8? in
        switch byte {
        case UInt8(ascii: "+"): UInt8(ascii: "-")
        case UInt8(ascii: "/"): UInt8(ascii: "_")
        case UInt8(ascii: "="): nil
        default: byte
        }
      }, as: UTF8.self)
  }

  static func decode(_ text: some StringProtocol) -> [UInt8]? {
    var base64 = text.utf8.map { byte -> UInt8 in
      switch byte {
      case UInt8(ascii: "-"): UInt8(ascii: "+")
      case UInt8(ascii: "_"): UInt8(ascii: "/")
      default: byte
      }
    }
    while base64.count % 4 != 0 { base64.append(UInt8(ascii: "=")) }
    return Data(base64Encoded: Data(base64)).map { Array($0) }
  }
}
