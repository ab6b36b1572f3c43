import Calendar
import Fields
import Foundation
import Testing

@testable import IngestionService

@Suite struct ShareValueTests {
  private static let addresses: [(text: String, isValid: Bool)] = [
    ("https://studies.example.org", true), ("https://studies.example.org:8443", true),
    ("http://127.0.0.1:7400", true), ("http://localhost", true), ("", false),
    ("http://studies.example.org", false), ("https://", false), ("https://:443", false),
    ("https://studies.example.org/", false), ("https://a@b", false), ("https://a b", false),
    ("https://ä.example.org", false), ("javascript:alert(1)", false),
    ("https://" + String(repeating: "a", count: 72), true),
    ("https://" + String(repeating: "a", count: 73), false),
  ]

  @Test(arguments: addresses.indices) func addressesAreChecked(place: Int) {
    let (text, isValid) = Self.addresses[place]
    let address = ShareAddress(text)
    #expect((address != nil) == isValid)
    let token = String(repeating: "t", count: 43)
    #expect(address.map { $0.manifest(token).utf8.count <= 128 } ?? true)
  }

  private func share(_ change: (inout Share) -> Void = { _ in }) -> Share {
    var share = Share(
      shareID: UUID(), scope: ReportScope(studyID: "ears"), label: "", needsPasscode: false,
      createdAt: Instant(secondsSinceEpoch: 0), expiresAt: Instant(secondsSinceEpoch: 100))
    change(&share)
    return share
  }

  @Test func statesFollowTimeAndCounts() {
    let now = Instant(secondsSinceEpoch: 50)
    #expect(share().state(at: now) == .active)
    #expect(share().state(at: Instant(secondsSinceEpoch: 100)) == .expired)
    #expect(share { $0.wrongPasscodes = 9 }.state(at: now) == .active)
    #expect(share { $0.wrongPasscodes = 10 }.state(at: now) == .locked)
    #expect(share { $0.openings = 1_000 }.state(at: now) == .usedUp)
    #expect(share { $0.revokedAt = now }.state(at: Instant(secondsSinceEpoch: 200)) == .revoked)
  }

  @Test func secretsFollowFromTheKey() {
    let (shareID, participantID) = (UUID(), UUID())
    func secrets(_ byte: UInt8, _ shareID: UUID, _ participantID: UUID) -> ShareSecrets {
      ShareSecrets(
        key: Array(repeating: byte, count: 32), shareID: shareID, participantID: participantID)
    }
    let token = secrets(1, shareID, participantID).token
    #expect(token.utf8.count == 43)
    #expect(secrets(1, shareID, participantID).token == token)
    let others = [
      secrets(2, shareID, participantID), secrets(1, UUID(), participantID),
      secrets(1, shareID, UUID()),
    ]
    #expect(!others.map(\.token).contains(token))
    let digest = ShareSecrets.passcodeDigest("e\u{301}4711", token: token)
    #expect(ShareSecrets.passcodeDigest("\u{E9}4711", token: token) == digest)
    #expect(ShareSecrets.passcodeDigest("\u{E9}4711", token: others[0].token) != digest)
  }

  @Test func scopesAreReadAsTheyWereStored() throws {
    let scope = ReportScope(
      studyID: "ears", questionnaireIDs: ["a", "b"],
      series: [
        .item("mood"), .question(questionnaireID: "a", elementID: "x"),
        .noise(questionnaireID: "", unit: .decibelA), .threshold(ear: .left, frequency: 250),
        .measurement(vocabularyID: "v", code: "c", unit: "mm[Hg]", isSecondValue: true),
      ], hasHealthRecords: true, from: Instant(microseconds: 5), until: Instant(microseconds: 7))
    #expect(try StoredScope(try StoredScope(scope).json).scope == scope)
  }

  @Test func periodsSuitTheLengthOfTheData() {
    let day = 86_400
    #expect(ParticipantReport.period(of: 92 * day) == .day)
    #expect(ParticipantReport.period(of: 93 * day) == .week)
    #expect(ParticipantReport.period(of: 730 * day) == .week)
    #expect(ParticipantReport.period(of: 731 * day) == .month)
  }
}
