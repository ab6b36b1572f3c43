import Fields
import Serialization

/// A JSON Web Token (RFC 7519) in compact serialisation, signed by a key of ours.
enum SignedToken {
  /// - Parameters:
  ///   - header: members beside `alg`, in order.
  ///   - payload: writes the claims.
  /// - Returns: nil when OpenSSL has no memory.
  static func make(
    _ key: PrivateKey, header: [(String, String)], payload: (inout JSONWriter) -> Void
  ) -> String? {
    var head = JSONWriter()
    head.object { json in
      json.name("alg")
      json.string(key.algorithm.rawValue)
      for (name, value) in header {
        json.name(name)
        json.string(value)
      }
    }
    var claims = JSONWriter()
    claims.object(payload)
    let input = Base64URL.encode(head.bytes) + "." + Base64URL.encode(claims.bytes)
    return key.signature(of: Array(input.utf8)).map { input + "." + Base64URL.encode($0) }
  }
}
