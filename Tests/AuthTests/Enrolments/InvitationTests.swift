import Foundation
import Messages
import RPCCore
import Testing

@testable import AuthService

@Suite struct InvitationTests {
  private func invite(
    _ auth: AuthFixture, _ study: String, id: String = AuthFixture.newID(), group: String = "",
    uses: UInt32 = 0, days: UInt32 = 0
  ) async throws -> AuthV1.Invitation {
    try await auth.memberships.createInvitation(
      .init(
        invitationID: id, studyID: study, groupID: group, usesMax: uses, validDays: days),
      context: auth.leader(of: study))
  }

  @Test func `an unlisted open study is joined by invitation, into its group`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, unlisted: true, groups: ["a", "b"])
    let session = try await auth.signInAnonymously()
    let refused = try await failure { try await auth.join(study, token: session.accessToken) }
    #expect(refused?.code == .permissionDenied)
    #expect(refused?.reason == "INVITATION_REQUIRED")
    let invitation = try await invite(auth, study, group: "b")
    let spoken = invitation.code.lowercased().replacing("-", with: " ")
    let joined = try await auth.join(study, token: session.accessToken, invitation: spoken)
    #expect(joined.enrolment?.groupID == "b")
    #expect(try await auth.claims(joined.accessToken).groups == [study: "b"])
    let events = try await auth.events(
      EventsV1.ParticipantEnrolled.self, subject: session.participantID)
    #expect(events.map(\.groupID) == ["b"])
    // A repetition needs no second use; none is left.
    #expect(
      try await auth.join(study, token: session.accessToken, invitation: spoken).outcome
        == .alreadyExists)
    let other = try await auth.signInAnonymously()
    let usedUp = try await failure {
      try await auth.join(study, token: other.accessToken, invitation: spoken)
    }
    #expect(usedUp?.reason == "INVITATION_REJECTED")
  }

  @Test func `an invitation stands for a password and for a decision`() async throws {
    let auth = try await AuthFixture.shared()
    for access in [CatalogueV1.StudyAccess.password, .request] {
      let study = AuthFixture.newName()
      try await auth.publish(study, password: "Sternwarte Ulm", access: access)
      let invitation = try await invite(auth, study, uses: 2)
      let session = try await auth.signInAnonymously()
      if access == .request { _ = try await auth.join(study, token: session.accessToken) }
      let joined = try await auth.join(
        study, token: session.accessToken, invitation: invitation.code)
      #expect(joined.outcome == .created)
      #expect(joined.enrolment != nil)
      // No request is pending any more.
      #expect(
        try await auth.memberships.listJoinRequests(
          .init(studyID: study), context: auth.leader(of: study)
        ).joinRequests.isEmpty)
    }
  }

  @Test func `of many at once only so many join as the invitation is for`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, unlisted: true)
    let invitation = try await invite(auth, study, uses: 3)
    let joined = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let session = try await auth.signInAnonymously()
          let refusal = try await failure {
            try await auth.join(study, token: session.accessToken, invitation: invitation.code)
          }
          return refusal == nil
        }
      }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(joined == 3)
    let listed = try await auth.memberships.listInvitations(
      .init(studyID: study), context: auth.leader(of: study)
    ).invitations
    #expect(listed.map(\.uses) == [3])
  }

  /// The same participant on two devices, or after a lost response.
  @Test func `joining twice at once by one code uses it once`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, unlisted: true)
    let invitation = try await invite(auth, study, uses: 5)
    let session = try await auth.signInAnonymously()
    let outcomes = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let joined = try await auth.join(
            study, token: session.accessToken, invitation: invitation.code)
          return "\(joined.outcome)"
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.sorted() == ["alreadyExists", "alreadyExists", "alreadyExists", "created"])
    let listed = try await auth.memberships.listInvitations(
      .init(studyID: study), context: auth.leader(of: study)
    ).invitations
    #expect(listed.map(\.uses) == [1])
    #expect(
      try await auth.events(EventsV1.ParticipantEnrolled.self, subject: session.participantID)
        .count == 1)
  }

  @Test func `an invitation does not open a closed study`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, unlisted: true)
    let invitation = try await invite(auth, study)
    let session = try await auth.signInAnonymously()
    func reason() async throws -> String? {
      try await failure {
        try await auth.join(study, token: session.accessToken, invitation: invitation.code)
      }?.reason
    }
    try await auth.publish(study, revision: 2, unlisted: true, paused: true)
    #expect(try await reason() == "STUDY_PAUSED")
    try await auth.publish(study, endsAt: auth.clock.now(), revision: 3, unlisted: true)
    #expect(try await reason() == "STUDY_ENDED")
    try await auth.publish(
      study, startsAt: auth.clock.now() + 1, revision: 4, unlisted: true)
    #expect(try await reason() == "STUDY_NOT_STARTED")
    // None of these used the code up or counted as a guess.
    try await auth.publish(study, revision: 5, unlisted: true)
    #expect(try await reason() == nil)
  }

  @Test func `codes end by time and by revocation, and are of one study`() async throws {
    let auth = try await AuthFixture.shared()
    let (study, other) = (AuthFixture.newName(), AuthFixture.newName())
    try await auth.publish(study, unlisted: true)
    try await auth.publish(other, unlisted: true)
    let session = try await auth.signInAnonymously()
    func reason(_ code: String, of study: String) async throws -> String? {
      try await failure {
        try await auth.join(study, token: session.accessToken, invitation: code)
      }?.reason
    }
    let short = try await invite(auth, study, days: 1)
    #expect(try await reason(short.code, of: other) == "INVITATION_REJECTED")
    auth.clock.advance(by: 86_400)
    let fresh = try await auth.signInAnonymously()
    #expect(
      try await failure {
        try await auth.join(study, token: fresh.accessToken, invitation: short.code)
      }?.reason == "INVITATION_REJECTED")
    let revoked = try await invite(auth, study)
    let context = try await auth.leader(of: study)
    let request = AuthV1.RevokeInvitationRequest(
      studyID: study, invitationID: revoked.invitationID)
    let first = try await auth.memberships.revokeInvitation(request, context: context)
    #expect(first.invitation?.revokeTime?.date == auth.clock.now())
    auth.clock.advance(by: 5)
    #expect(try await auth.memberships.revokeInvitation(request, context: context) == first)
    #expect(
      try await failure {
        try await auth.join(study, token: fresh.accessToken, invitation: revoked.code)
      }?.reason == "INVITATION_REJECTED")
    let misplaced = try await failure {
      try await auth.memberships.revokeInvitation(
        .init(studyID: other, invitationID: revoked.invitationID),
        context: auth.leader(of: other))
    }
    #expect(misplaced?.reason == "INVITATION_UNKNOWN")
  }

  @Test func `guessing codes slows down`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, unlisted: true)
    let invitation = try await invite(auth, study)
    let session = try await auth.signInAnonymously()
    for _ in 1...5 {
      _ = try await failure {
        try await auth.join(study, token: session.accessToken, invitation: "00000-00000")
      }
    }
    let slowed = try await failure {
      try await auth.join(study, token: session.accessToken, invitation: invitation.code)
    }
    #expect(slowed?.reason == "TOO_MANY_ATTEMPTS")
    let malformed = try await failure {
      try await auth.join(study, token: session.accessToken, invitation: "short")
    }
    #expect(malformed?.violations.map(\.field) == ["invitation_code"])
  }

  @Test func `invitations come page by page, newest first`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study)
    var made: [String] = []
    for number in 0..<51 {
      // Some have the same creation time.
      if number % 3 == 0 { auth.clock.advance(by: 1) }
      made.append(try await invite(auth, study).invitationID)
    }
    let context = try await auth.leader(of: study)
    func page(_ size: UInt32, _ token: String) async throws -> AuthV1.ListInvitationsResponse {
      try await auth.memberships.listInvitations(
        .init(studyID: study, pageSize: size, pageToken: token), context: context)
    }
    let standard = try await page(0, "")
    #expect(standard.invitations.count == 50 && !standard.nextPageToken.isEmpty)
    var listed: [AuthV1.Invitation] = []
    var token = ""
    repeat {
      let part = try await page(7, token)
      listed += part.invitations
      token = part.nextPageToken
      // Newer ones appear on no later page.
      auth.clock.advance(by: 1)
      _ = try await invite(auth, study)
    } while !token.isEmpty
    #expect(listed.map(\.invitationID).sorted() == made.sorted())
    #expect(Array(listed.prefix(50)) == standard.invitations)
    let times = listed.compactMap(\.createTime?.date)
    #expect(times == times.sorted(by: >))
    let foreign = try await failure { try await page(7, "AAAA") }
    #expect(foreign?.violations.map(\.reason) == ["PAGE_TOKEN_INVALID"])
    let large = try await failure { try await page(201, "") }
    #expect(large?.violations.map(\.reason) == ["PAGE_SIZE_OUT_OF_RANGE"])
  }

  @Test func `making an invitation twice makes one`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, groups: ["a"])
    let id = AuthFixture.newID()
    let first = try await invite(auth, study, id: id, group: "a")
    #expect(try await invite(auth, study, id: id, group: "a") == first)
    let reused = try await failure { try await invite(auth, study, id: id) }
    #expect(reused?.reason == "INVITATION_ID_REUSED")
    let unknown = try await failure { try await invite(auth, study, group: "z") }
    #expect(unknown?.reason == "GROUP_UNKNOWN")
    let bad = try await failure {
      try await invite(auth, study, id: "x", uses: 100_001, days: 366)
    }
    #expect(
      bad?.violations.map(\.field) == ["invitation_id", "uses_max", "valid_days"])
  }
}
