import Foundation
import Messages
import RPCCore
import Testing

@testable import AuthService

@Suite struct TestParticipantTests {
  @Test func `the mark is in tokens and events from then on`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let study = AuthFixture.newName()
    try await auth.publish(study)
    let session = try await auth.signInAnonymously()
    let id = session.participantID
    #expect(try await !auth.claims(session.accessToken).isTestParticipant)

    #expect(try await auth.setTest(id, true, by: administrator).testParticipant)
    #expect(try await auth.setTest(id, true, by: administrator).testParticipant)
    let refreshed = try await auth.refresh(session.refreshToken)
    #expect(try await auth.claims(refreshed.accessToken).isTestParticipant)
    let joined = try await auth.join(study, token: refreshed.accessToken)
    #expect(try await auth.claims(joined.accessToken).isTestParticipant)
    let account = try await auth.accounts.getAccount(
      .init(), context: auth.caller(joined.accessToken))
    #expect(account.testParticipant)
    let enrolled = try await auth.events(EventsV1.ParticipantEnrolled.self, subject: id)
    #expect(enrolled.map(\.testParticipant) == [true])

    try await auth.setTest(id, false, by: administrator)
    let again = try await auth.refresh(refreshed.refreshToken)
    #expect(try await !auth.claims(again.accessToken).isTestParticipant)
    let changes = try await auth.events(EventsV1.TestParticipantChanged.self, subject: id)
    #expect(changes.map(\.testParticipant) == [true, false])
    #expect(changes[0].accountRevision < changes[1].accountRevision)
    #expect(enrolled.map(\.accountRevision) == [changes[0].accountRevision])
    #expect(
      try await auth.administered(id) == ["account.test_marked ", "account.test_unmarked "])
  }

  @Test func `staff cannot be marked as test participants`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let name = try await auth.newAdministrator()
    let id = try await auth.managed(name, by: administrator).participantID
    let refused = try await failure { try await auth.setTest(id, true, by: administrator) }
    #expect(refused?.code == .failedPrecondition && refused?.reason == "NOT_A_PARTICIPANT")
  }
}
