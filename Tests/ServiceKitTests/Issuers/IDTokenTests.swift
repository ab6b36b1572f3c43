import Fields
import Foundation
import Testing

@testable import Tokens

/// Rejected and accepted ID tokens of a provider with an RSA and a P-256 key.
@Suite struct IDTokenTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)
  private static let issuer = "https://login.example.org/realms/clinic"
  private static let expected = IDToken.Expectation(
    issuer: issuer, clientID: "otolith", nonce: "n-1", rolesClaim: "realm_access.roles")

  private static let keys = try? PlayedIssuer.set([
    PlayedIssuerKey.rsa.json(["kid": "r"]), PlayedIssuerKey.p256.json(["kid": "e"]),
    PlayedIssuerKey.p384.json(["kid": "p"]), PlayedIssuerKey.ed25519.json(["kid": "d"]),
  ])

  /// Returns claims as JSON.
  ///
  /// - Parameter others: members to replace, as JSON; nil to remove one.
  private static func claims(_ others: [String: String?] = [:]) -> String {
    let seconds = Int(now.timeIntervalSince1970)
    var members: [String: String] = [
      "iss": #""\#(issuer)""#, "sub": #""a-7""#, "aud": #""otolith""#, "nonce": #""n-1""#,
      "iat": "\(seconds - 2)", "exp": "\(seconds + 300)",
    ]
    for (name, value) in others { members[name] = value }
    return "{"
      + members.sorted { $0.key < $1.key }.map { #""\#($0)":\#($1)"# }.joined(separator: ",")
      + "}"
  }

  private static func token(
    _ claims: String, _ algorithm: SignatureAlgorithm = .rs256, keyID: String = "r",
    said: String? = nil, type: String = #","typ":"JWT""#, key: PlayedIssuerKey? = nil
  ) -> String {
    let header = #"{"alg":"\#(said ?? algorithm.rawValue)","kid":"\#(keyID)"\#(type)}"#
    let input = Base64URL.encode(Array(header.utf8)) + "." + Base64URL.encode(Array(claims.utf8))
    let signature = (key ?? .suiting(algorithm)).signature(of: Array(input.utf8), algorithm)
    return input + "." + Base64URL.encode(signature)
  }

  private func verify(
    _ token: String, _ expected: IDToken.Expectation = expected, at now: Date = now
  ) async throws -> IDToken {
    try await IDToken.verify(token, expected, now: now) {
      Self.keys?.key($0, for: $1)
    }
  }

  private func rejection(
    _ token: String, _ expected: IDToken.Expectation = expected, at now: Date = now
  ) async -> IDToken.Rejection? {
    do {
      _ = try await verify(token, expected, at: now)
      return nil
    } catch {
      return error as? IDToken.Rejection
    }
  }

  @Test func `claims of a valid token`() async throws {
    let claims = Self.claims([
      "aud": #"["otolith","api"]"#, "azp": #""otolith""#, "email": #""a@example.org""#,
      "email_verified": "true", "preferred_username": #""alice""#, "amr": #"["pwd","mfa"]"#,
      "acr": #""gold""#, "auth_time": "1799999000", "realm_access": #"{"roles":["x","y"]}"#,
    ])
    let wanted = IDToken(
      subject: "a-7", verifiedEmail: "a@example.org", username: "alice", roleNames: ["x", "y"],
      authenticatedAt: Date(timeIntervalSince1970: 1_799_999_000), methods: ["pwd", "mfa"],
      contextClass: "gold")
    #expect(try await verify(Self.token(claims)) == wanted)
    #expect(try await verify(Self.token(claims, .es256, keyID: "e")) == wanted)
    #expect(try await verify(Self.token(claims, type: "")) == wanted)
  }

  /// Some providers write other types; such claims give nothing.
  @Test(arguments: [
    ["email_verified": "false"], ["email_verified": #""true""#], ["email_verified": nil],
    ["email": "7"],
  ])
  func `an address counts only if it is verified`(others: [String: String?]) async throws {
    let usual: [String: String?] = ["email": #""a@example.org""#, "email_verified": "true"]
    let claims = usual.merging(others) { $1 }
    let read = try await verify(Self.token(Self.claims(claims)))
    #expect(read.verifiedEmail == nil)
    #expect(read.roleNames.isEmpty && read.methods.isEmpty && read.contextClass == nil)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let rejection: IDToken.Rejection?
    let others: [String: String?]

    init(_ rejection: IDToken.Rejection?, _ others: [String: String?]) {
      self.rejection = rejection
      self.others = others
    }

    var testDescription: String { "\(others)" }
  }

  static let cases = [
    Case(.issuer, ["iss": #""https://login.example.org/realms/clinic/""#]),
    Case(.issuer, ["iss": #""HTTPS://login.example.org/realms/clinic""#]),
    Case(.malformed, ["iss": nil]),
    Case(.audience, ["aud": #""otolit""#]),
    Case(.audience, ["aud": "[]"]), Case(.audience, ["aud": "{}"]), Case(.malformed, ["aud": nil]),
    // Several audiences need the client that the token was issued to.
    Case(.authorizedParty, ["aud": #"["otolith","api"]"#]),
    Case(.authorizedParty, ["azp": #""api""#]),
    Case(.malformed, ["azp": "7"]),
    // Two clocks may differ by a minute.
    Case(nil, ["exp": "1799999941"]), Case(.expired, ["exp": "1799999940"]),
    Case(.malformed, ["exp": nil]), Case(.malformed, ["exp": #""1800000300""#]),
    Case(.malformed, ["exp": "1e300"]), Case(.malformed, ["exp": "-1"]),
    Case(nil, ["iat": "1800000060"]), Case(.issuedAt, ["iat": "1800000061"]),
    Case(nil, ["iat": "1799999640"]), Case(.issuedAt, ["iat": "1799999639"]),
    Case(.malformed, ["iat": nil]),
    Case(.nonce, ["nonce": nil]), Case(.nonce, ["nonce": #""n-2""#]),
    Case(.nonce, ["nonce": #""""#]),
    Case(.malformed, ["nonce": "1"]),
    Case(.malformed, ["sub": nil]), Case(.malformed, ["sub": #""""#]),
    Case(.malformed, ["sub": "7"]),
    Case(.malformed, ["sub": #""ä""#]), Case(.malformed, ["sub": #""a\nb""#]),
    Case(nil, ["sub": "\"\(String(repeating: "s", count: 255))\""]),
    Case(.malformed, ["sub": "\"\(String(repeating: "s", count: 256))\""]),
    Case(.authenticatedAt, ["auth_time": "1800000061"]), Case(.malformed, ["auth_time": #""now""#]),
  ]

  @Test(arguments: cases)
  func `each claim is checked`(wrong: Case) async {
    #expect(await rejection(Self.token(Self.claims(wrong.others))) == wrong.rejection)
  }

  @Test func `a claim that occurs twice is refused`() async {
    let claims = Self.claims().replacing(#""nonce":"n-1""#, with: #""nonce":"n-2","nonce":"n-1""#)
    #expect(await rejection(Self.token(claims)) == .malformed)
  }

  @Test func `a new authentication is required if it was asked for`() async {
    var expected = Self.expected
    expected.authenticatedSince = Self.now - 10
    for (claim, wanted) in [
      (nil, .authenticatedAt), ("1799999929", .authenticatedAt), ("1799999930", nil),
    ] as [(String?, IDToken.Rejection?)] {
      let token = Self.token(Self.claims(["auth_time": claim]))
      #expect(await rejection(token, expected) == wanted, "\(claim ?? "none")")
    }
  }

  @Test func `only two algorithms, and only with a key of their kind`() async {
    let claims = Self.claims()
    for (token, wanted) in [
      (Self.token(claims, .rs512), .algorithm), (Self.token(claims, .ps256), .algorithm),
      (Self.token(claims, .es384, keyID: "p"), .algorithm),
      (Self.token(claims, .edDSA, keyID: "d"), .algorithm),
      (Self.token(claims, said: "none"), .malformed),
      (Self.token(claims, said: "HS256"), .malformed),
      (Self.token(claims, said: "rs256"), .malformed),
      // The key decides which algorithm counts, not the token.
      (Self.token(claims, .es256, keyID: "r"), .keyUnknown),
      (Self.token(claims, .rs256, keyID: "e"), .keyUnknown),
      (Self.token(claims, .rs512, said: "RS256"), .signature),
      (Self.token(claims, keyID: "unknown"), .keyUnknown),
      (Self.token(claims, key: .otherRSA), .signature),
      // An access token of the same issuer.
      (Self.token(claims, type: #","typ":"at+jwt""#), .malformed),
      (Self.token(claims, type: #","jku":"https://evil.example/keys""#), .malformed),
    ] as [(String, IDToken.Rejection)] {
      #expect(await rejection(token) == wanted, "\(token.prefix(60))")
    }
  }

  @Test func `truncated, changed and huge tokens are refused`() async {
    let token = Self.token(Self.claims())
    for count in stride(from: 0, to: token.count, by: 7) {
      let cut = await rejection(String(token.prefix(count)))
      #expect(cut == .malformed || cut == .signature, "\(count)")
    }
    let parts = token.split(separator: ".").map(String.init)
    let other = Base64URL.encode(Array(Self.claims(["sub": #""b""#]).utf8))
    #expect(await rejection("\(parts[0]).\(other).\(parts[2])") == .signature)
    #expect(await rejection("\(parts[0]).\(parts[1]).") == .malformed)
    #expect(await rejection("\(token).") == .malformed)
    let huge = Self.claims(["x": "\"\(String(repeating: "x", count: 8_192))\""])
    #expect(await rejection(Self.token(huge)) == .malformed)
    #expect(await rejection(Self.token("[]")) == .malformed)
    #expect(await rejection(Self.token("")) == .malformed)
  }
}
