import Fields
import Foundation

@testable import Tokens

/// Access tokens of calls, valid and broken in every part: tokens that are not signed by the key,
/// expired, or of another issuer or audience are rejected.
enum TokenTarget: FuzzTarget {
  static let name = "token"

  private static let issuer = "otolith"
  private static let audience = "otolith-catalogue"
  private static let now = Date(timeIntervalSince1970: 1_763_800_000)
  private static let key = key(7)
  private static let otherKey = key(8)

  private static func key(_ byte: UInt8) -> SigningKey {
    SigningKey(seed: [UInt8](repeating: byte, count: 32)) ?? SigningKey()
  }

  /// The same key as another issuer would have it.
  private static let issuersKey = IssuerKey(
    keyID: "k", algorithms: [.edDSA], thumbprint: key.keyID, material: .ed25519(key.publicKey))

  static func run(_ input: [UInt8]) {
    var source = ByteSource(input)
    let form = source.byte()
    if form & 7 == 0 { return check(String(decoding: source.remaining(), as: UTF8.self)) }
    var program = TokenProgram(source)
    let header = program.header()
    let payload = program.payload()
    let signed = Base64URL.encode(header.utf8) + "." + Base64URL.encode(payload.utf8)
    let signer = form & 8 == 0 ? key : otherKey
    var signature = signer.signature(of: Array(signed.utf8))
    if form & 48 == 48 { program.spoil(&signature) }
    check(signed + "." + Base64URL.encode(signature))
  }

  private static func check(_ text: String) {
    let token: JSONWebSignature
    do throws(TokenRejection) {
      token = try JSONWebSignature(parsing: text)
    } catch {
      expect(error == .malformed, "\(text) is \(error)")
      return
    }
    expect(text.utf8.count <= JSONWebSignature.sizeMax, "\(text.utf8.count) bytes are read")
    let names = ClaimNames(
      roles: "realm_access.roles", studies: "s", leads: "", roleNames: ["admin": [.administrator]])
    for key in [TrustedKey.own(key.publicKey), .issuers(issuersKey)] {
      let claims: AccessClaims
      do throws(TokenRejection) {
        claims = try AccessToken.verify(
          token, key: key, issuer: issuer, audience: audience, names: names, now: now)
      } catch {
        if error != .signatureInvalid { believed(text, token) }
        continue
      }
      believed(text, token)
      expect(claims.expiresAt + AccessToken.leeway > now, "expired: \(text)")
      expect(claims.audiences.contains(audience), "for others: \(text)")
      let payload = try? JSONSerialization.jsonObject(with: Data(token.payload)) as? [String: Any]
      expect(payload?["iss"] as? String == issuer, "of another issuer: \(text)")
    }
    let trusted = TrustedServiceKey(
      service: "otolith-planning", keyID: key.keyID, publicKey: key.publicKey, notAfter: now + 60)
    if let claims = try? ServiceToken.verify(token, key: trusted, audience: audience, now: now) {
      believed(text, token)
      expect(claims.roles == [.service] && claims.ledStudies.isEmpty, "a service is \(claims)")
      expect(claims.expiresAt <= claims.issuedAt + ServiceToken.lifetimeMax, "lives long: \(text)")
    }
  }

  /// An accepted token equals the key's own signature: Ed25519 has one signature for a text.
  private static func believed(_ text: String, _ token: JSONWebSignature) {
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { fatalError("no signature") }
    let signature = key.signature(of: Array(text.utf8[..<dot]))
    expect(
      text.utf8[text.utf8.index(after: dot)...].elementsEqual(Base64URL.encode(signature).utf8),
      "believed without a signature: \(text)")
    expect(token.algorithm == .edDSA, "\(token.algorithm) with a key of Ed25519")
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    var seeds: [(name: String, bytes: [UInt8])] = []
    for form in [1, 9, 49] as [UInt8] {
      seeds.append(("good-\(form)", [form] + TokenProgram.good))
      seeds.append(("service-\(form)", [form] + TokenProgram.service))
      seeds.append(("issuer-\(form)", [form] + TokenProgram.issuer))
    }
    for (index, step) in stride(from: 0, to: 250, by: 10).enumerated() {
      let bytes = (0..<60).map { UInt8(truncatingIfNeeded: step + $0 * (index + 3)) }
      seeds.append(("odd-\(index)", [1] + bytes))
    }
    let token = JSONWebSignature.make(payload: Array(#"{"iss":"otolith"}"#.utf8), key: key)
    return seeds + [("text", [0] + Array(token.utf8)), ("dots", [0] + Array("e30.e30.AA".utf8))]
  }
}
