import Bus
import Foundation
import Messages
import Postgres
import Testing

@testable import AuthService
@testable import Identity
@testable import ServiceBasics
@testable import Tokens

/// A copy of the database opens nothing: no code, password, token or signing key is in any column.
@Suite struct StolenDumpTests {
  private static let spelled = "Correct-Horse 4711"

  /// Returns every row of every table as text; `bytea` in hexadecimal digits.
  private func dump(_ auth: AuthFixture) async throws -> String {
    let tables: [String] = try await auth.pool.query(
      """
      SELECT relname::text AS name FROM pg_class
      WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')
        AND NOT relispartition
      """
    ).map { try $0.decode("name") }
    var text = ""
    for table in tables {
      let rows = try await auth.pool.query(
        """
        SELECT coalesce(string_agg(given::text, ' '), '') AS contents
        FROM \(unescaped: table) AS given
        """)
      text += try rows.first?.decode("contents", as: String.self) ?? ""
    }
    return text
  }

  private func hexadecimal(_ text: String) -> String {
    text.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  @Test func `nothing in it signs a token or opens an account`() async throws {
    try await AuthFixture.with { auth in
      let (waiting, settled) = (AuthFixture.newAddress(), AuthFixture.newName())
      try await auth.register("", password: Self.spelled, email: waiting, consent: true)
      let registered = try await auth.register(settled, password: Self.spelled)
      let session = try await auth.signIn(settled, password: Self.spelled)
      let anonymous = try await auth.signInAnonymously()
      let upgraded = AuthFixture.newAddress()
      _ = try await auth.upgrade(
        "", email: upgraded, consent: true, token: anonymous.accessToken)
      let study = try AuthFixture.newStudy()
      try await auth.study(study)
      let invitation = try await CreateInvitation(environment: auth.environment)(
        NewInvitation(
          invitationID: UUID(), study: study, groupID: "", usesMax: 3, validDays: 3),
        actor: auth.leaderID(of: study.text))
      let credential = ServiceCredential(
        pool: auth.pool, outbox: Outbox(source: "otolith-auth"), sealing: AuthFixture.sealing,
        clock: auth.clock)
      try await credential.begin()

      let holder = AuthFixture.newName()
      try await auth.register(holder)
      let factor = try await auth.setUpSecondFactor(try await auth.signIn(holder).accessToken)

      var secrets = [Self.spelled, registered.recoveryCode, invitation.code]
      secrets += [factor.secret.base32, factor.codes[0]]
      secrets += [session, try await auth.signIn(settled, password: Self.spelled)].flatMap {
        [$0.refreshToken, $0.accessToken]
      }
      secrets += [anonymous.refreshToken, anonymous.accessToken]
      for (purpose, address) in [("confirmation", waiting), ("email_change", upgraded)] {
        secrets.append(try #require(try await auth.mailed(purpose, at: address)))
      }
      secrets += secrets.map { $0.filter { $0 != "-" } }
      let text = try await dump(auth)
      // The dump is complete.
      #expect(text.contains(waiting) && text.contains(settled) && text.contains(study.text))
      for secret in Set(secrets) {
        #expect(secret.count >= 10 && !text.contains(secret))
        #expect(!text.contains(hexadecimal(secret)))
      }
      for store in [
        SigningKeyStore.accessTokenKeys(sealedWith: AuthFixture.sealing),
        .serviceKeys(sealedWith: AuthFixture.sealing),
      ] {
        let keys = try await store.list(on: auth.pool)
        #expect(!keys.isEmpty)
        for key in keys {
          let seed = key.key.seed.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
          #expect(!text.contains(seed.joined()))
        }
      }
    }
  }

  @Test func `with the key before, waiting codes are sealed anew`() async throws {
    try await AuthFixture.with { auth in
      let address = AuthFixture.newAddress()
      try await auth.register("", email: address, consent: true)
      let study = try AuthFixture.newStudy()
      try await auth.study(study)
      let invitation = try await CreateInvitation(environment: auth.environment)(
        NewInvitation(
          invitationID: UUID(), study: study, groupID: "", usesMax: 3, validDays: 3),
        actor: auth.leaderID(of: study.text))
      let code = try #require(try await auth.mailed("confirmation", at: address))
      let new = SealingKey()
      func process(_ sealing: SealingKeys) -> AuthFixture {
        AuthFixture(pool: auth.pool, rules: auth.rules, sealing: sealing)
      }
      let both = process(SealingKeys(current: new, previous: AuthFixture.sealing.current))
      let typed = try #require(InvitationCode(invitation.code))
      func found(by process: AuthFixture, of study: StudyID) async throws -> UUID? {
        let statement = process.environment.invitations.usable(
          by: typed, of: study, at: auth.clock.now())
        let invitation = try await auth.pool.answer(to: statement)
        return invitation?.invitationID
      }
      #expect(try await found(by: both, of: study) == invitation.invitationID)
      let other = try AuthFixture.newStudy()
      #expect(try await found(by: both, of: other) == nil)
      #expect(try await both.mailed("confirmation", at: address) == code)
      // Lost keys keep no other code from being sealed anew.
      let lost = process(SealingKeys(current: SealingKey())).environment
      let lostID = UUID()
      _ = try await auth.pool.answer(
        to: lost.invitations.insert(
          NewInvitation(invitationID: lostID, study: study, groupID: "", usesMax: 3, validDays: 3),
          code: .random(), at: auth.clock.now()))
      for codes in [both.environment.mails.codes, both.environment.invitations.codes] {
        try await auth.pool.write { try await codes.reseal(on: $0) }
      }
      let renewed = process(SealingKeys(current: new))
      #expect(try await renewed.mailed("confirmation", at: address) == code)
      let known = try await auth.pool.answer(
        to: renewed.environment.invitations.find(invitation.invitationID))
      #expect(known?.code == invitation.code)
      #expect(try await found(by: renewed, of: study) == invitation.invitationID)
      // The code that none can open hides and blocks no other, and can be revoked.
      let revoked = try await RevokeInvitation(environment: renewed.environment)(
        lostID, of: study, actor: auth.leaderID(of: study.text))
      #expect(revoked.invitationID == lostID)
      await #expect(throws: (any Error).self) {
        try await auth.mailed("confirmation", at: address)
      }
    }
  }
}
