import Foundation
import Messages
import RPCCore
import RPCServer
import ServiceKit
import Testing

@testable import AuthService

/// The consents of a study's members, as its staff sees them.
@Suite struct MemberConsentTests {
  private func publish(
    _ study: String, version: String = "v1", revision: UInt32 = 1, text: String = "Ja",
    english: String = "Yes", armsWithText: [String] = [], earlierEnd: Date? = nil,
    _ auth: AuthFixture
  ) async throws {
    func texts(_ german: String, _ english: String) -> CatalogueV1.LocalizedText {
      .init(translations: [
        .init(language: "de", text: german), .init(language: "en", text: english),
      ])
    }
    let message = CatalogueV1.Study(
      studyID: study, consentText: texts(text, english), consentVersion: version, access: .open,
      revision: revision,
      groups: ["a", "b"].map { arm in
        let hasText = armsWithText.contains(arm)
        return .init(
          groupID: arm, consentText: hasText ? texts("Arm \(arm)", "Arm \(arm)") : nil,
          consentVersion: hasText ? "\(version)-\(arm)" : "")
      }, earlierConsentsEndTime: earlierEnd.map { .init($0) }, consentLabel: version,
      consentParts: [.init(partID: "contact", text: texts("Kontakt", "Contact"))],
      consentSignature: .name)
    try await auth.deliver(
      EventsV1.StudyPublished(study: message), of: study, to: StudyConsumer())
  }

  private func join(
    _ study: String, version: String = "v1", language: String = "de", parts: [String] = [],
    _ auth: AuthFixture
  ) async throws -> String {
    let token = try await auth.signInAnonymously().accessToken
    _ = try await auth.enrolments.joinStudy(
      .init(
        studyID: study, consentVersion: version, consentLanguage: language, consentPartIDs: parts,
        consentSignature: .init(name: "Ada Lovelace")), context: auth.caller(token))
    return token
  }

  private func list(
    _ study: String, _ state: AuthV1.MemberConsentState = .unspecified,
    by context: ServerCallContext, _ auth: AuthFixture
  ) async throws -> [AuthV1.MemberConsent] {
    var consents: [AuthV1.MemberConsent] = []
    var page = ""
    repeat {
      let response = try await auth.memberships.listMemberConsents(
        .init(studyID: study, state: state, pageSize: 2, pageToken: page), context: context)
      consents += response.consents
      page = response.nextPageToken
    } while !page.isEmpty
    return consents
  }

  @Test func `the team sees version, language, day, parts and state of each consent`() async throws
  {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await publish(study, auth)
    let leader = try await auth.leader(of: study)
    _ = try await join(study, parts: ["contact"], auth)
    _ = try await join(study, language: "en", auth)
    let left = try await join(study, auth)
    _ = try await auth.leave(study, token: left)
    let withdrawn = try await join(study, auth)
    _ = try await auth.consents.withdrawConsent(
      .init(studyID: study), context: auth.caller(withdrawn))
    #expect(
      try await list(study, by: leader, auth).map(\.state) == [
        .current, .current, .left, .withdrawn,
      ])

    // Only the German text changes, at first without an end of earlier consents.
    try await publish(study, version: "v2", revision: 2, text: "Ja!", auth)
    #expect(
      try await list(study, by: leader, auth).map(\.state) == [
        .outdated, .current, .left, .withdrawn,
      ])
    let end = AuthFixture.start + 86_400
    try await publish(
      study, version: "v3", revision: 3, text: "Ja?", earlierEnd: end, auth)
    _ = try await join(study, version: "v3", auth)
    auth.clock.advance(by: 2 * 86_400)
    let all = try await list(study, by: leader, auth)
    #expect(all.map(\.state) == [.lapsed, .current, .left, .withdrawn, .current])
    #expect(all.map(\.consentLabel) == ["v1", "v1", "v1", "v1", "v3"])
    #expect(all.map(\.consentLanguage) == ["de", "en", "de", "de", "de"])
    let accepted = all.map { $0.parts.map(\.accepted) }
    #expect(accepted == [[true], [false], [false], [false], [false]])
    #expect(all.map(\.signed).allSatisfy { $0 })
    let day = (AuthFixture.start.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400
    #expect(all[0].giveTime?.date.timeIntervalSince1970 == day)
    #expect(all[0].endTime?.date.timeIntervalSince1970 == day + 86_400)
    #expect(all[2].leaveTime?.date.timeIntervalSince1970 == day)
    for state in [AuthV1.MemberConsentState.lapsed, .current, .left, .withdrawn, .outdated] {
      #expect(
        try await list(study, state, by: leader, auth)
          == all.filter { $0.state == state })
    }
  }

  @Test func `reading a signed consent needs its own right and is recorded`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await publish(study, auth)
    let leader = try await auth.leader(of: study)
    _ = try await join(study, parts: ["contact"], auth)
    let member = try #require(try await list(study, by: leader, auth).first).memberID
    let request = AuthV1.GetMemberConsentRequest(studyID: study, memberID: member)
    let read = try await auth.memberships.getMemberConsent(request, context: leader)
    #expect(read.consent?.text == "Ja")
    #expect(read.consent?.signature?.name == "Ada Lovelace")
    #expect(read.consent?.copyHtml.contains("Ada Lovelace") == true)
    #expect(try await auth.audited(study).last == "consent.read")
    let clinician = try await auth.staff(.clinician, in: study)
    let refused = try await failure {
      try await auth.memberships.getMemberConsent(request, context: clinician)
    }
    #expect(refused?.code == .permissionDenied)
    let unknown = try await failure {
      try await auth.memberships.getMemberConsent(
        .init(studyID: study, memberID: AuthFixture.newID()), context: leader)
    }
    #expect(unknown?.reason == "MEMBER_UNKNOWN")
  }

  @Test func `texts of groups do not disclose arms to blinded staff`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await publish(study, armsWithText: ["a"], auth)
    let statistician = try await auth.staff(.unblindedStatistician, in: study)
    let start = AuthV1.StartAllocationSchemeRequest(
      schemeID: AuthFixture.newID(), studyID: study, method: .blocks,
      arms: [.init(groupID: "a", ratio: 1), .init(groupID: "b", ratio: 1)],
      factors: [.init(factor: "site", levels: ["x", "y"])], blockMultiples: [1], blinded: true)
    let refused = try await failure {
      try await auth.allocations.startAllocationScheme(start, context: statistician)
    }
    #expect(refused?.reason == "ARM_HAS_CONSENT_TEXT")
    // A later revision may give an arm a text all the same.
    try await publish(study, version: "v2", revision: 2, auth)
    _ = try await auth.allocations.startAllocationScheme(start, context: statistician)
    let token = try await join(study, version: "v2", auth)
    let leader = try await auth.leader(of: study)
    let member = try #require(try await list(study, by: leader, auth).first).memberID
    _ = try await auth.allocations.allocateMember(
      .init(
        requestID: AuthFixture.newID(), studyID: study, memberID: member,
        strata: [.init(factor: "site", level: "x")]),
      context: try await auth.staff(.recruiter, in: study))
    let group = try #require(try await auth.enrolments(of: token).first).groupID
    // A text of one arm would tell both: its members have the version, the others have not.
    for (arm, version) in [(group, "v3-\(group)"), (group == "a" ? "b" : "a", "v4")] {
      try await publish(
        study, version: String(version.prefix(2)), revision: version == "v4" ? 4 : 3,
        text: version == "v4" ? "Ja!" : "Ja", armsWithText: [arm], auth)
      _ = try await auth.enrolments.joinStudy(
        .init(
          studyID: study, consentVersion: version, consentLanguage: "de",
          consentSignature: .init(name: "Ada Lovelace")), context: auth.caller(token))
      #expect(try await list(study, by: statistician, auth).map(\.consentVersion) == [version])
      #expect(try await list(study, by: leader, auth).map(\.consentVersion) == [""])
      let request = AuthV1.ListMembersRequest(studyID: study)
      let seen = try await auth.memberships.listMembers(request, context: leader).members
      #expect(seen.map(\.consentVersion) == [""])
    }
    let hidden = try await failure {
      try await auth.memberships.getMemberConsent(
        .init(studyID: study, memberID: member), context: leader)
    }
    #expect(hidden?.reason == "GROUPS_CONCEALED")
  }
}
