import FoundationEssentials
import Messages
import TestSupport
import Testing

/// Sheets and offers after the end of a consent, as claimed by the access token.
@Suite struct ConsentTests {
  @Test func sheetsAfterTheEndWaitForTheNextConsent() async throws {
    let stack = try await IngestionStack.shared.value
    var study = TestStudy()
    study.message.questionnaires[0].blocking = true
    try await stack.deliver(study)
    let (id, start) = (UUID(), IngestionStack.start)
    func caller(until end: Date?) throws -> Caller {
      try stack.caller(id: id, studies: [study.studyID]) { claims in
        claims.consentEnds = end.map { [study.studyID: $0] } ?? [:]
      }
    }
    let (ending, renewed) = (try caller(until: start - 30), try caller(until: nil))
    #expect(try await ending.offers(in: study.studyID).isEmpty)
    // Before the end, and with the token after the next consent, nothing changes.
    for other in [try caller(until: start + 3600), renewed] {
      #expect(try await other.offers(in: study.studyID).map(\.questionnaireID) == [study.diaryID])
    }
    let (earlier, later) = (study.diarySheet(at: -31), study.diarySheet(at: -30))
    #expect(try await ending.verdicts(earlier) == [.created])
    #expect(try await ending.obstacles(later) == [["CONSENT_ENDED"]])
    #expect(try await renewed.verdicts(earlier, later) == [.exists, .created])
  }
}
