@testable import Tokens

/// Writes the header and payload of a token from an input's decisions: most members are as they should
/// be, some have another value, another type, or come twice.
struct TokenProgram {
  private var source: ByteSource

  init(_ source: ByteSource) { self.source = source }

  private static let headers: [(name: String, values: [String])] = [
    ("alg", [#""EdDSA""#, #""Ed25519""#, #""none""#, #""HS256""#, #""RS256""#, "null"]),
    ("typ", [#""at+jwt""#, #""JWT""#, #""application/at+jwt""#, #""otolith-service+jwt""#, "1"]),
    ("kid", [#""k""#, #""""#, "null", #""é""#]),
    ("crit", [#"["exp"]"#]), ("jwk", ["{}"]), ("b64", ["false"]), ("zip", [#""DEF""#]),
    ("cty", [#""x""#]),
  ]

  private static let claims: [(name: String, values: [String])] = [
    ("iss", [#""otolith""#, #""otolith-planning""#, #""other""#, "1"]),
    (
      "sub",
      [#""0191b2c4-0000-7000-8000-000000000001""#, #""otolith-planning""#, #""""#, #""a|b""#]
    ),
    ("aud", [#""otolith-catalogue""#, #"["x","otolith-catalogue"]"#, "[]", "{}", #""y""#]),
    ("iat", ["1763799990", "1763800031", "0", "-1", "1e308", "1763799990.5", #""1""#]),
    (
      "exp",
      ["1763800200", "1763799970", "1763799971", "253402300799", "1e18", "null", "1763800500"]
    ),
    ("nbf", ["1763800000", "1763800031", "[]"]),
    ("jti", [#""j""#, "3"]), ("sid", [#""s""#, "null"]),
    ("roles", [#"["administrator","x"]"#, #""service""#, "{}", "[1]"]),
    ("studies", [#"["a"]"#, #""b""#, "4"]), ("leads", [#"["a"]"#, "[[]]"]),
    ("groups", [#"{"a":"b"}"#, #"["a"]"#, #"{"a":1}"#]),
    ("client_id", [#""otolith-catalogue""#]), ("token_use", [#""access""#, #""id""#]),
    ("realm_access", [#"{"roles":["admin"]}"#, #"{"roles":"admin"}"#, #"[]"#]),
    ("s", [#"["a","b"]"#]), ("at_hash", [#""x""#]), ("events", ["{}"]), ("typ", [#""ID""#]),
  ]

  mutating func header() -> String { object(Self.headers, usual: 3) }

  mutating func payload() -> String { object(Self.claims, usual: 5) }

  /// - Parameter usual: so many members stand there unless the input leaves them out.
  private mutating func object(_ members: [(name: String, values: [String])], usual: Int) -> String
  {
    var written: [String] = []
    for member in members.prefix(usual) {
      let choice = source.byte()
      guard choice < 250 else { continue }
      // The first value for a zero, so that an input that is used up is right.
      let value = choice < 128 ? member.values[Int(choice) % member.values.count] : member.values[0]
      written.append("\"\(member.name)\":\(value)")
    }
    for _ in 0..<source.below(8) {
      let member = members[source.below(members.count)]
      let choice = source.byte()
      let value =
        choice == 255
        ? String(decoding: source.run(), as: UTF8.self)
        : member.values[Int(choice) % member.values.count]
      written.append("\"\(member.name)\":\(value)")
    }
    return "{" + written.joined(separator: ",") + "}"
  }

  mutating func spoil(_ signature: inout [UInt8]) {
    switch source.below(4) {
    case 0: signature = source.run()
    case 1: signature[source.below(64)] ^= 1 << (source.byte() & 7)
    case 2: signature.removeLast(source.below(64))
    default: signature += source.run()
    }
  }

  static let good: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 8, 0, 9, 0, 11, 0]
  /// `typ` and the claims of a service.
  static let service: [UInt8] = [0, 3, 0, 0, 1, 1, 0, 0, 0, 1, 6, 0]
  static let issuer: [UInt8] = [0, 1, 0, 0, 0, 3, 0, 0, 0, 4, 14, 0, 15, 0, 12, 0, 13, 0]
}
