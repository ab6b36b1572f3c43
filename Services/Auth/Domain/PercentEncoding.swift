/// Percent encoding of values in forms, queries and labels: all but the unreserved characters
/// (RFC 3986 §2.3).
enum PercentEncoding {
  private static let unreserved = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
  private static let digits = Array("0123456789ABCDEF".utf8)

  static func encode(_ text: String) -> String {
    let bytes = text.utf8.flatMap { byte in
      unreserved.contains(byte)
        ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
