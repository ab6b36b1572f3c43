import FoundationEssentials
import Messages
import RPCCore
import TestSupport
import Testing

@testable import IngestionService
@testable import ServiceKit

/// Listening sessions and settings after an erasure.
extension ErasureTests {
  private func listening(
    _ stack: IngestionStack
  ) async throws -> (ListeningStudy, Caller, IngestionV1.ListeningSession) {
    let study = ListeningStudy()
    try await study.deliver(to: stack)
    let caller = try stack.participant(in: study.studyID)
    let session = study.session(at: -300, rating: 2)
    #expect(
      try await caller.listening(to: session, study.session("brook", at: -200)) == [
        "created", "created",
      ])
    _ = try await caller.updateSettings(
      .init(settings: IngestionV1.Settings(ringTone: "bell")))
    return (study, caller, session)
  }

  private func counts(
    _ receipt: EventsV1.ErasureCompleted
  ) -> [String: Int64] {
    Dictionary(
      receipt.counts.map { ($0.kind, Int64($0.count)) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func sessionsAndSettingsGo() async throws {
    let (stack, _) = try await fresh()
    let (study, caller, session) = try await listening(stack)
    let erased = counts(try await receipt(stack, of: request(caller)))
    #expect(
      erased == ["listening_sessions": 2, "listening_usage": 1, "participant_settings": 1])
    // An older token restores nothing.
    for who in [caller, try stack.caller(id: caller.participantID, studies: [])] {
      #expect(try await who.listening(to: session) == ["PARTICIPANT_ERASED"])
      #expect(try await who.listAllSessions() == [])
      #expect(try await who.getSettings() == IngestionV1.Settings())
      let refused = await failure {
        try await who.updateSettings(.init(settings: IngestionV1.Settings(ringTone: "bell")))
      }
      #expect(refused?.code == .failedPrecondition && refused?.reason == "ACCOUNT_ERASED")
    }
    let leader = try stack.participant(leading: [study.studyID])
    #expect(try await leader.exportedSessions(study.studyID).isEmpty)
  }

  @Test func sessionsStayWithoutTheirOwner() async throws {
    let (stack, _) = try await fresh()
    let (study, caller, session) = try await listening(stack)
    let leader = try stack.participant(leading: [study.studyID])
    let before = try await leader.exportedSessions(study.studyID)
    let erased = counts(
      try await receipt(stack, of: request(caller, mode: .anonymiseAnswers)))
    #expect(
      erased == [
        "listening_sessions.anonymised": 2, "listening_usage": 1, "participant_settings": 1,
      ])
    let after = try await leader.exportedSessions(study.studyID)
    func without(_ rows: [[String: String]]) -> [[String: String]] {
      rows.map { $0.filter { !["session_id", "participant"].contains($0.key) } }
        .sorted { ($0["started_at"] ?? "") < ($1["started_at"] ?? "") }
    }
    #expect(without(after) == without(before))
    #expect(Set(after.map { $0["participant"] }).count == 1)
    for column in ["session_id", "participant"] {
      #expect(
        Set(after.map { $0[column] }).isDisjoint(with: Set(before.map { $0[column] })))
    }
    #expect(try await caller.listening(to: session) == ["PARTICIPANT_ERASED"])
    let hashes = try await stack.pool.query(
      """
      SELECT FROM listening_sessions
      WHERE study_id = \(study.studyID) AND octet_length(payload_hash) > 0
      """)
    #expect(hashes.isEmpty)
  }

  /// Erasure in one study: other studies and the settings, which belong to the account, stay.
  @Test func erasingOneStudyDeletesItsSessions() async throws {
    let (stack, _) = try await fresh()
    let (study, _, _) = try await listening(stack)
    let other = ListeningStudy()
    try await other.deliver(to: stack)
    let caller = try stack.participant(in: study.studyID, other.studyID)
    let (mine, kept) = (study.session(at: -300), other.session(at: -300))
    #expect(try await caller.listening(to: mine, kept) == ["created", "created"])
    _ = try await caller.updateSettings(.init(settings: IngestionV1.Settings(ringTone: "bell")))
    _ = try await receipt(stack, of: request(caller, study: study.studyID))
    #expect(try await caller.listAllSessions() == [kept])
    #expect(try await caller.getSettings().ringTone == "bell")
    #expect(try await caller.listening(to: mine, kept) == ["PARTICIPANT_ERASED", "exists"])
    // Later sessions need a token that shows another joining.
    #expect(try await caller.listening(to: study.session(at: 1)) == ["TOKEN_OUTDATED"])
  }
}
