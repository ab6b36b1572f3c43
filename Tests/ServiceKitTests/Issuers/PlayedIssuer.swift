import Fields
import Foundation
import RPCCore
import Synchronization

@testable import Identity
@testable import ServiceBasics
@testable import Tokens

/// A simulated issuer: a key set, and tokens with claims chosen by the test.
struct PlayedIssuer {
  static let now = Date(timeIntervalSince1970: 1_800_000_000)
  static let name = "https://identity.example"
  static let audience = "questionnaires.example"

  let clock = PlayedClock(now)
  let source: KeySource
  let verifier: TokenVerifier

  /// - Parameter keys: each as JSON.
  init(
    keys: [String], types: Set<TokenType> = [.accessToken], names: ClaimNames = ClaimNames()
  ) throws {
    source = KeySource(try Self.set(keys))
    var names = names
    if names.roleNames.isEmpty {
      names.roleNames = Dictionary(uniqueKeysWithValues: Role.allCases.map { ($0.rawValue, [$0]) })
    }
    verifier = TokenVerifier(
      keyRing: source, issuer: Self.name, audience: Self.audience, clock: clock, types: types,
      names: names)
  }

  static func set(_ keys: [String]) throws -> IssuerKeySet {
    try IssuerKeySet(reading: #"{"keys":["# + keys.joined(separator: ",") + "]}")
  }

  /// Returns the signed part: header and claims.
  static func input(header: String, claims: String = claims()) -> String {
    Base64URL.encode(header.utf8) + "." + Base64URL.encode(claims.utf8)
  }

  /// - Parameter others: further claims, each with a comma in front.
  static func claims(expiresIn seconds: Int = 600, _ others: String = "") -> String {
    let now = Int(now.timeIntervalSince1970)
    return #"{"iss":"\#(name)","sub":"auth0|alice","aud":"\#(audience)","iat":\#(now),"#
      + #""exp":\#(now + seconds),"roles":["study_leader"]\#(others)}"#
  }

  static func header(
    _ algorithm: String, keyID: String? = "k", type: String? = "at+jwt"
  ) -> String {
    let members = [("alg", algorithm), ("kid", keyID), ("typ", type)]
      .compactMap { name, value in value.map { "\"\(name)\":\"\($0)\"" } }
    return "{" + members.joined(separator: ",") + "}"
  }

  /// Returns a token with a valid signature.
  static func token(
    _ algorithm: SignatureAlgorithm, key: PlayedIssuerKey? = nil, keyID: String? = "k",
    type: String? = "at+jwt", claims: String = claims()
  ) -> String {
    let input = input(
      header: header(algorithm.rawValue, keyID: keyID, type: type), claims: claims)
    let key = key ?? .suiting(algorithm)
    return input + "." + Base64URL.encode(key.signature(of: Array(input.utf8), algorithm))
  }

  /// Returns why the token is rejected; nil if it is accepted.
  func reason(_ token: String) async -> String? {
    do {
      _ = try await verifier.verify(token)
      return nil
    } catch let error as RPCError {
      return error.reason ?? "\(error)"
    } catch {
      return "\(error)"
    }
  }
}

/// Counts lookups.
final class KeySource: TrustedKeySource {
  private let state: Mutex<(set: IssuerKeySet, questions: Int)>

  init(_ set: IssuerKeySet) { state = Mutex((set, 0)) }

  func replace(_ set: IssuerKeySet) { state.withLock { $0.set = set } }
  var questions: Int { state.withLock { $0.questions } }

  /// Every key needs a lookup.
  func knownKey(_ keyID: String?, for algorithm: SignatureAlgorithm) -> TrustedKey? { nil }

  func key(_ keyID: String?, for algorithm: SignatureAlgorithm) async -> TrustedKey? {
    state.withLock { state in
      state.questions += 1
      return state.set.key(keyID, for: algorithm).map { .issuers($0) }
    }
  }
}

/// A clock that stands still until it is set.
final class PlayedClock: WallClock {
  private let time: Mutex<Date>

  init(_ time: Date) { self.time = Mutex(time) }

  func now() -> Date { time.withLock { $0 } }
  func set(_ new: Date) { time.withLock { $0 = new } }
}
