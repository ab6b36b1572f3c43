import Foundation
import Messages
import RPCCore
import ServiceKit
import Testing

@testable import AuthService

/// Optional parts, signatures, texts of groups, copies, and the team's list.
@Suite struct ConsentPartsTests {
  private static let drawing = AuthV1.ConsentSignature(drawing: "M10 20L30 40M0 0L600 200")

  /// A study with the parts `contact` and `label`, and a group `kids` with a text of its own.
  private func publish(
    _ study: String, version: String = "v1", revision: UInt32 = 1, text: String = "Ja",
    contact: String = "Kontakt", kids: String = "Kinder", label: String = "2.1",
    signature: CatalogueV1.ConsentSignatureKind = .unspecified, earlierEnd: Date? = nil,
    access: CatalogueV1.StudyAccess = .open, _ auth: AuthFixture
  ) async throws {
    func german(_ text: String) -> CatalogueV1.LocalizedText {
      .init(translations: [.init(language: "de", text: text)])
    }
    let message = CatalogueV1.Study(
      studyID: study, title: german("Hören & Schlafen"), consentText: german(text),
      consentVersion: version, access: access, revision: revision,
      groups: [
        .init(groupID: "kids", consentText: german(kids), consentVersion: "\(version)-kids"),
        .init(groupID: "adults"),
      ], earlierConsentsEndTime: earlierEnd.map { .init($0) }, consentLabel: label,
      consentDate: "2026-01-31",
      consentParts: [
        .init(partID: "contact", text: german(contact)),
        .init(partID: "label", text: german("Kennung")),
      ], consentSignature: signature)
    try await auth.deliver(
      EventsV1.StudyPublished(study: message), of: study, to: StudyConsumer())
  }

  private func join(
    _ study: String, _ token: String, version: String = "v1", parts: [String] = [],
    signed signature: AuthV1.ConsentSignature? = nil, invitation: String = "", _ auth: AuthFixture
  ) async throws -> AuthV1.JoinStudyResponse {
    try await auth.enrolments.joinStudy(
      .init(
        studyID: study, consentVersion: version, consentLanguage: "de",
        invitationCode: invitation, consentPartIDs: parts, consentSignature: signature),
      context: auth.caller(token))
  }

  private func set(
    _ study: String, _ parts: [String], signed signature: AuthV1.ConsentSignature? = nil,
    of token: String, _ auth: AuthFixture
  ) async throws -> AuthV1.SetConsentPartsResponse {
    try await auth.consents.setConsentParts(
      .init(studyID: study, partIDs: parts, signature: signature), context: auth.caller(token))
  }

  private func read(
    _ study: String, version: String = "v1", of token: String, _ auth: AuthFixture
  ) async throws -> AuthV1.Consent {
    try await auth.consents.getConsent(
      .init(studyID: study, consentVersion: version, consentLanguage: "de"),
      context: auth.caller(token))
  }

  @Test func `parts are accepted, added and withdrawn, and each change is kept`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await publish(study, auth)
    let session = try await auth.signInAnonymously()
    let token = session.accessToken
    let unknown = try await failure { try await join(study, token, parts: ["other"], auth) }
    #expect(unknown?.violations.map(\.reason) == ["CONSENT_PART_UNKNOWN"])
    let joined = try await join(study, token, parts: ["contact"], auth)
    #expect(joined.enrolment?.consentPartIDs == ["contact"])

    auth.clock.advance(by: 60)
    let added = try await set(study, ["contact", "label"], of: token, auth)
    #expect(added.changed)
    #expect(added.consent?.parts.map(\.accepted) == [true, true])
    #expect(try await set(study, ["label", "contact"], of: token, auth).changed == false)
    #expect(try await set(study, ["label"], of: token, auth).changed)
    let bad = try await failure { try await set(study, ["other"], of: token, auth) }
    #expect(bad?.violations.map(\.reason) == ["CONSENT_PART_UNKNOWN"])

    let listed = try await auth.consents.listConsents(.init(), context: auth.caller(token)).consents
    let accepted = listed.map { $0.parts.filter(\.accepted).map(\.partID) }
    #expect(accepted == [["contact"], ["contact", "label"], ["label"]])
    #expect(listed.allSatisfy { $0.consentLabel == "2.1" && $0.consentDate == "2026-01-31" })
    let consent = try await read(study, of: token, auth)
    #expect(consent.parts.map(\.text) == ["Kontakt", "Kennung"])
    let text = "Ja\u{1E}Kontakt\u{1E}Kennung"
    let hash = Sodium.sha256(Array(text.utf8)).map { String(format: "%02x", $0) }.joined()
    #expect(consent.textSha256 == hash)
    #expect(
      try await auth.events(EventsV1.ParticipantEnrolled.self, subject: session.participantID).map(
        \.consentPartIDs) == [["contact"], ["contact", "label"], ["label"]])
    #expect(
      try await auth.audited(study) == [
        "consent.given", "study.joined", "consent.parts_changed", "consent.parts_changed",
      ])
    let stranger = try await auth.signInAnonymously().accessToken
    let none = try await failure { try await set(study, [], of: stranger, auth) }
    #expect(none?.reason == "CONSENT_UNKNOWN")
  }

  @Test func `a request that waits is repeated with other parts`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await publish(study, access: .request, auth)
    let token = try await auth.signInAnonymously().accessToken
    var ids = Set<String>()
    for parts in [["contact", "label"], ["label"], ["label"]] {
      let joined = try await join(study, token, parts: parts, auth)
      ids.insert(try #require(joined.joinRequest).joinRequestID)
    }
    #expect(ids.count == 1)
    let listed = try await auth.consents.listConsents(.init(), context: auth.caller(token)).consents
    let accepted = listed.map { $0.parts.filter(\.accepted).map(\.partID) }
    #expect(accepted == [["contact", "label"], ["label"]])
    let id = try #require(ids.first)
    _ = try await auth.decide(study, id, approve: true)
    #expect(try await auth.enrolments(of: token).map(\.consentPartIDs) == [["label"]])
  }

  @Test func `a changed part asks again, and cannot be added to the earlier text`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await publish(study, auth)
    let token = try await auth.signInAnonymously().accessToken
    _ = try await join(study, token, parts: ["label"], auth)
    // Another label, date or signature changes no text.
    try await publish(study, version: "v2", revision: 2, label: "2.2", signature: .name, auth)
    #expect(try await auth.enrolments(of: token).map(\.consentOutdated) == [false])
    try await publish(study, version: "v3", revision: 3, contact: "Kontakt und Post", auth)
    #expect(try await auth.enrolments(of: token).map(\.consentOutdated) == [true])
    let refused = try await failure { try await set(study, ["contact"], of: token, auth) }
    #expect(refused?.reason == "CONSENT_OUTDATED")
    #expect(try await set(study, [], of: token, auth).changed)
    let renewed = try await join(study, token, version: "v3", parts: ["contact"], auth)
    #expect(renewed.enrolment?.consentPartIDs == ["contact"])
  }

  @Test func `a signature is kept with the text, and the copy shows it without scripts`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await publish(
      study, text: "<script>alert(1)</script>\nZweiter Absatz", signature: .drawing, auth)
    let token = try await auth.signInAnonymously().accessToken
    let unsigned = try await failure { try await join(study, token, auth) }
    #expect(unsigned?.reason == "CONSENT_SIGNATURE_REQUIRED")
    for drawing in [
      "M1 1", "M1 1L1 1", "L1 1L2 2", "M1 1L601 2", "M1 1L2 201", "M1 1 L2 2", "M1 1L2 2Z",
      "M1 1L2 2\"/>", "M-1 1L2 2", "M1 1L2 2M", "M٣ 1L2 2",
      String(repeating: "M1 1L2 2", count: 1001),
    ] {
      let bad = try await failure {
        try await join(study, token, signed: AuthV1.ConsentSignature(drawing: drawing), auth)
      }
      #expect(bad?.violations.map(\.reason) == ["CONSENT_SIGNATURE_INVALID"], "\(drawing)")
    }
    _ = try await join(study, token, parts: ["contact"], signed: Self.drawing, auth)
    // Withdrawing needs no signature and keeps the given one; adding needs another.
    #expect(try await set(study, [], of: token, auth).changed)
    let consent = try await read(study, of: token, auth)
    #expect(consent.signature == Self.drawing)
    #expect(consent.copyHtml.contains("<path d=\"M10 20L30 40M0 0L600 200\"/>"))
    #expect(consent.copyHtml.contains("Hören &amp; Schlafen"))
    #expect(consent.copyHtml.contains("<p>Zweiter Absatz</p>"))
    #expect(consent.copyHtml.contains("2.1, 2026-01-31"))
    #expect(!consent.copyHtml.contains("<script"))
    let added = try await failure { try await set(study, ["contact"], of: token, auth) }
    #expect(added?.reason == "CONSENT_SIGNATURE_REQUIRED")
    let named = AuthV1.ConsentSignature(name: "Ada <b> Lovelace")
    #expect(try await set(study, ["contact"], signed: named, of: token, auth).changed)
    #expect(
      try await read(study, of: token, auth).copyHtml.contains("Ada &lt;b&gt; Lovelace"))
    let listed = try await auth.consents.listConsents(.init(), context: auth.caller(token)).consents
    #expect(listed.allSatisfy { $0.signature == nil && $0.copyHtml.isEmpty })
  }

  @Test func `a study that asks for a name takes no drawing instead`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await publish(study, signature: .name, auth)
    let token = try await auth.signInAnonymously().accessToken
    let drawn = try await failure { try await join(study, token, signed: Self.drawing, auth) }
    #expect(drawn?.reason == "CONSENT_SIGNATURE_REQUIRED")
    for name in [
      "A", "  ", "\u{200B}\u{200B}", "--", "A\u{7}B", String(repeating: "a", count: 101),
    ] {
      let bad = try await failure {
        try await join(study, token, signed: AuthV1.ConsentSignature(name: name), auth)
      }
      #expect(bad?.violations.map(\.reason) == ["CONSENT_SIGNATURE_INVALID"])
    }
    var both = Self.drawing
    both.name = "Ada Lovelace"
    _ = try await join(study, token, signed: both, auth)
    #expect(try await read(study, of: token, auth).signature == .init(name: "Ada Lovelace"))
  }

  @Test func `an invitation to a group asks for the text of the group`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await publish(study, auth)
    let leader = try await auth.leader(of: study)
    let invitation = try await auth.memberships.createInvitation(
      .init(invitationID: AuthFixture.newID(), studyID: study, groupID: "kids", usesMax: 5),
      context: leader)
    let token = try await auth.signInAnonymously().accessToken
    let refused = try await failure {
      try await join(study, token, invitation: invitation.code, auth)
    }
    #expect(refused?.reason == "CONSENT_OF_GROUP")
    #expect(
      refused?.details.contains(
        .errorInfo(reason: "CONSENT_OF_GROUP", metadata: ["group_id": "kids"])) == true)
    let joined = try await join(
      study, token, version: "v1-kids", invitation: invitation.code, auth)
    #expect(joined.enrolment?.groupID == "kids")
    #expect(joined.enrolment?.consentOutdated == false)
    #expect(try await read(study, version: "v1-kids", of: token, auth).text == "Kinder")
    // The study's text changes for the others only, the group's for the group only.
    try await publish(study, version: "v2", revision: 2, text: "Ja!", auth)
    #expect(try await auth.enrolments(of: token).map(\.consentOutdated) == [false])
    let end = AuthFixture.start + 3_600
    try await publish(
      study, version: "v3", revision: 3, text: "Ja!", kids: "Kinder!", earlierEnd: end, auth)
    let enrolment = try await auth.enrolments(of: token).first
    #expect(enrolment?.consentOutdated == true)
    #expect(enrolment?.consentEndTime?.date == end)
    #expect(
      try await join(study, token, version: "v3-kids", auth).enrolment?.consentEndTime == nil)
    // Without an invitation, the group's text is not the participant's.
    let other = try await auth.signInAnonymously().accessToken
    let wrong = try await failure { try await join(study, other, version: "v3-kids", auth) }
    #expect(wrong?.reason == "CONSENT_OUTDATED")
  }

  @Test func `a member who is moved to a group is asked for its text, and keeps the consent`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await publish(study, earlierEnd: AuthFixture.start - 60, auth)
    let leader = try await auth.leader(of: study)
    let session = try await auth.signInAnonymously()
    _ = try await join(study, session.accessToken, auth)
    let member = try #require(
      try await auth.memberships.listMembers(.init(studyID: study), context: leader).members.first)
    _ = try await auth.memberships.setMemberGroup(
      .init(studyID: study, memberID: member.memberID, groupID: "kids"), context: leader)
    let outdated = try await auth.refresh(session.refreshToken).outdatedConsents
    #expect(outdated == [.init(studyID: study, consentVersion: "v1-kids")])
    _ = try await join(study, session.accessToken, version: "v1-kids", auth)
    #expect(try await auth.enrolments(of: session.accessToken).map(\.consentOutdated) == [false])
  }
}
