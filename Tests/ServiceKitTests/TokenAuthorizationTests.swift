import Foundation
import RPCCore
import RPCServer
import ServiceKit
import Synchronization
import Testing

@testable import Identity
@testable import Tokens

@Suite struct TokenAuthorizationTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)
  private let key = SigningKey()

  /// A key that is known, or has to be looked up.
  private struct Keys: TrustedKeySource {
    let publicKey: [UInt8]
    let isKnown: Bool

    func key(_ keyID: String?, for algorithm: SignatureAlgorithm) async -> TrustedKey? {
      .own(publicKey)
    }

    func knownKey(_ keyID: String?, for algorithm: SignatureAlgorithm) -> TrustedKey? {
      isKnown ? .own(publicKey) : nil
    }
  }

  private func authorizer(keyIsKnown: Bool) -> TokenAuthorizer {
    TokenAuthorizer(
      verifier: TokenVerifier(
        keyRing: Keys(publicKey: key.publicKey, isKnown: keyIsKnown), issuer: "otolith",
        audience: "otolith-test", clock: PlayedClock(Self.now)))
  }

  private func context(_ roles: Set<Role>? = [.participant]) throws -> ServerCallContext {
    var metadata = Metadata()
    if let roles {
      let token = try AccessToken.sign(
        AccessClaims(
          participantID: UUID(), roles: roles, sessionID: UUID(), issuedAt: Self.now,
          expiresAt: Self.now + 600),
        issuer: "otolith", audiences: ["otolith-test"], with: key)
      metadata.add("Bearer \(token)", for: "authorization")
    }
    return ServerCallContext(service: "s", method: "m", requestMetadata: metadata)
  }

  @Test func aKnownKeyDecidesAtOnceAndSoDoesARememberedToken() async throws {
    let known = try context()
    #expect(try authorizer(keyIsKnown: true).authorize(known, for: .signedIn) == nil)
    #expect(try known.claims.roles == [.participant])

    let asking = authorizer(keyIsKnown: false)
    let first = try context()
    let pending = try #require(try asking.authorize(first, for: .signedIn))
    #expect(throws: RPCError.self) { try first.claims }
    try await pending()
    #expect(try first.claims.roles == [.participant])
    let again = ServerCallContext(
      service: "s", method: "m", requestMetadata: first.requestMetadata)
    #expect(try asking.authorize(again, for: .signedIn) == nil)
    #expect(try again.claims == first.claims)
  }

  @Test func openMethodsAreNotAskedForTokens() async throws {
    let context = try context(nil)
    #expect(try authorizer(keyIsKnown: true).authorize(context, for: .open) == nil)
    #expect(try await context.claimsIfAny == nil)
  }

  @Test(arguments: [true, false])
  func openMethodsMayLookAtATokenThatComes(keyIsKnown: Bool) async throws {
    let authorizer = authorizer(keyIsKnown: keyIsKnown)
    let good = try context([.studyLeader])
    #expect(try authorizer.authorize(good, for: .open) == nil)
    // Only if the method requests it.
    #expect(throws: RPCError.self) { try good.claims }
    #expect(try await good.claimsIfAny?.roles == [.studyLeader])
    var metadata = Metadata()
    metadata.add("Bearer a.b.c", for: "authorization")
    let bad = ServerCallContext(service: "s", method: "m", requestMetadata: metadata)
    #expect(try authorizer.authorize(bad, for: .open) == nil)
    let error = await #expect(throws: RPCError.self) { try await bad.claimsIfAny }
    #expect(error?.code == .unauthenticated)
  }

  @Test(arguments: [nil, "", "Bearer", "Bearer ", "Basic abc", "Bearer a.b.c"])
  func whatIsNoTokenIsRefusedAtOnce(header: String?) throws {
    var metadata = Metadata()
    if let header { metadata.add(header, for: "authorization") }
    let context = ServerCallContext(service: "s", method: "m", requestMetadata: metadata)
    for keyIsKnown in [true, false] {
      let error = #expect(throws: RPCError.self) {
        try authorizer(keyIsKnown: keyIsKnown).authorize(context, for: .signedIn)
      }
      #expect(error?.code == .unauthenticated)
      #expect(error?.reason == (header == "Bearer a.b.c" ? "TOKEN_MALFORMED" : "TOKEN_MISSING"))
    }
  }

  /// Also without a required token, because a proxy may have checked the other one.
  @Test(arguments: [MethodAccess.open, .signedIn])
  func twoHeadersAreRefused(access: MethodAccess) throws {
    let good = try context([.participant])
    var metadata = good.requestMetadata
    metadata.add("Bearer a.b.c", for: "Authorization")
    let both = ServerCallContext(service: "s", method: "m", requestMetadata: metadata)
    let error = #expect(throws: RPCError.self) {
      try authorizer(keyIsKnown: true).authorize(both, for: access)
    }
    #expect(error?.code == .unauthenticated)
    #expect(error?.reason == "TOKEN_MALFORMED")
  }

  private static let roles: [(String, MethodAccess, Set<Role>, String)] = [
    ("signedIn", .signedIn, Set(Role.allCases), ""),
    (
      "administrator", MethodRight.installation(.accountRead).access, [.administrator],
      "NOT_ADMINISTRATOR"
    ),
    ("studyLeader", MethodRight.study(.memberRead).access, [.studyLeader], "NOT_STUDY_LEADER"),
    (
      "studyLeaderOrAdministrator", MethodRight.anywhere(.projectCreate).access,
      [.studyLeader, .administrator], "NOT_STUDY_LEADER"
    ),
    ("gateway", MethodRight.installation(.promptDeliver).access, [.gateway], "NOT_GATEWAY"),
    ("participant", MethodRight.participant.access, [.participant], "NOT_PARTICIPANT"),
  ]

  @Test func rolesDecide() throws {
    for (name, access, allowed, reason) in Self.roles {
      for role in Role.allCases {
        let context = try context([role])
        _ = try authorizer(keyIsKnown: true).authorize(context, for: access)
        if allowed.contains(role) {
          #expect(throws: Never.self, "\(name) \(role)") { try access.check(context) }
        } else {
          let error = #expect(throws: RPCError.self, "\(name) \(role)") {
            try access.check(context)
          }
          #expect(error?.code == .permissionDenied)
          #expect(error?.reason == reason)
        }
      }
      // Without an authorizer every call is rejected.
      let error = #expect(throws: RPCError.self) { try access.check(try self.context(nil)) }
      #expect(error?.reason == "TOKEN_MISSING")
    }
    #expect(throws: Never.self) { try MethodAccess.open.check(try context(nil)) }
  }

  @Test func anOpenNetworkHasOneIdentity() throws {
    let context = try context(nil)
    let identity = UUID()
    let authorizer = OpenNetworkAuthorizer(
      participantID: identity, roles: [.administrator], started: Self.now)
    let administrator = MethodRight.installation(.accountRead).access
    #expect(try authorizer.authorize(context, for: administrator) == nil)
    try administrator.check(context)
    #expect(try context.claims.participantID == identity)
    let error = #expect(throws: RPCError.self) {
      try MethodRight.study(.memberRead).access.check(context)
    }
    #expect(error?.reason == "NOT_STUDY_LEADER")
  }
}
