import FoundationEssentials
import Messages
import TestSupport
import Testing

/// Items of every kind that arrive after an erasure, with another fault besides.
extension ErasureTests {
  private static let erased = ["PARTICIPANT_ERASED"]

  @Test func anErasureOutweighsOtherFaults() async throws {
    let (stack, study) = try await fresh()
    let sounds = ListeningStudy()
    try await sounds.deliver(to: stack)
    let records = RecordStudy()
    try await records.publish(on: stack)
    let studies = [study.studyID, sounds.studyID, records.id]
    let caller = try stack.caller(id: UUID(), studies: Set(studies))
    let stored = study.diarySheet(at: -5)
    #expect(try await caller.verdicts(study.symptomSheet(at: -100), stored).count == 2)
    _ = try await receipt(stack, of: request(caller))
    for token in [studies, []] {
      let late = try stack.caller(id: caller.participantID, studies: Set(token))
      for verdict in try await late.submit(faultySheets(study)) {
        #expect(verdict.violations.map(\.reason) == Self.erased, "\(verdict)")
      }
      var noStart = sounds.session()
      noStart.startTime = nil
      for verdict in try await late.listened([
        sounds.session("none"), sounds.session(at: 4_000_000_000), noStart,
      ]) {
        #expect(verdict.violations.map(\.reason) == Self.erased, "\(verdict)")
      }
      var (untimed, unnamed) = (records.event("a", at: -5), records.event("b", at: -5))
      untimed.changeTime = nil
      unnamed.studyID = "No id"
      let changes = [records.record("c", at: -5, nil), untimed, unnamed]
      for verdict in try await late.sync(changes.map { .init(record: $0) }).verdicts {
        #expect(verdict.violations.map(\.reason) == Self.erased, "\(verdict)")
      }
      for verdict in try await late.amend(stored.amendment(at: -3, stress: 1)) {
        #expect(verdict.violations.map(\.reason) == Self.erased, "\(verdict)")
      }
      var noted = study.diarySheet(at: -20)
      noted.answers.append(IngestionV1.Answer(elementID: "note", value: .text("§")))
      for verdict in try await BadTextTests.submit(
        [noted], replacing: "§", by: [0xFF, 0], as: late)
      {
        #expect(verdict.violations.map(\.reason) == Self.erased, "\(verdict)")
      }
      let withdrawal = await failure { try await late.withdrawSession(UUID().uuidString) }
      #expect(withdrawal?.reason == Self.erased[0])
      // A device that continues a draft names neither study nor questionnaire.
      let element = TestStudy.element("stress", .number(5), at: -60)
      for draft in [
        study.diaryDraft(UUID().uuidString.lowercased(), element),
        .init(draftID: UUID().uuidString.lowercased(), elements: [element]),
      ] {
        let refused = await failure { try await late.save(draft) }
        #expect(refused?.reason == Self.erased[0])
      }
    }
    #expect(try await caller.listAll().isEmpty)
  }

  /// A token of later no longer names the study.
  @Test func whatNamesNoStudyMayBeOfAnErasedOne() async throws {
    let (stack, study) = try await fresh()
    let caller = try stack.participant(in: study.studyID)
    let stored = study.diarySheet(at: -5)
    #expect(try await caller.verdicts(stored) == [.created])
    _ = try await receipt(stack, of: request(caller, study: study.studyID))
    let late = try stack.caller(id: caller.participantID, studies: [])
    for verdict in try await late.amend(stored.amendment(at: -3, stress: 1)) {
      #expect(verdict.violations.map(\.reason) == Self.erased, "\(verdict)")
    }
    let element = TestStudy.element("stress", .number(5), at: -60)
    let draft = await failure {
      try await late.save(.init(draftID: UUID().uuidString.lowercased(), elements: [element]))
    }
    #expect(draft?.reason == Self.erased[0])
    let withdrawal = await failure { try await late.withdrawSession(UUID().uuidString) }
    #expect(withdrawal?.reason == Self.erased[0])
  }

  private func faultySheets(_ study: TestStudy) -> [IngestionV1.AnswerSheet] {
    var sheets = (0..<7).map { study.diarySheet(at: -10 - Int64($0)) }
    sheets[0].answers[1] = TestStudy.choice("stressors", "nothing")
    sheets[1].finishTime = nil
    sheets[2].contentHash = "other"
    sheets[3].questionnaireID = "none"
    sheets[4].closing = .unspecified
    sheets[5].finishTime = GoogleProtobuf.Timestamp(seconds: 4_070_908_800)
    sheets[6].studyID = "No id"
    // Its answer was shown because of a sheet that is gone.
    return sheets + [study.momentarySheet(rested: true, at: -9)]
  }

  /// Its time does not show that an item is newer than the erasure, but the new enrolment will.
  @Test func aClockFarAheadWaitsForTheNewEnrolment() async throws {
    let (stack, study) = try await fresh()
    let caller = try stack.participant(in: study.studyID)
    _ = try await receipt(stack, of: request(caller, study: study.studyID))
    func renewed(_ studies: Set<String>) throws -> Caller {
      try stack.caller(id: caller.participantID, studies: studies) {
        $0.issuedAt = IngestionStack.start + 30
      }
    }
    let (back, gone) = (try renewed([study.studyID]), try renewed([]))
    let sheet = study.diarySheet(at: 2_000_000_000)
    #expect(try await caller.obstacles(sheet) == [["TOKEN_OUTDATED"]])
    #expect(try await back.obstacles(sheet) == [["ENROLMENT_NOT_YET_KNOWN"]])
    #expect(try await gone.outcomes(sheet) == Self.erased)
    try await stack.deliver(
      EventsV1.ParticipantEnrolled(
        participantID: caller.participantID.uuidString, studyID: study.studyID,
        joinTime: GoogleProtobuf.Timestamp(IngestionStack.start + 30)),
      subject: caller.participantID.uuidString)
    #expect(try await back.verdicts(sheet) == [.created])
  }

  /// An erasure in one study says nothing about the others.
  @Test func faultsOfOtherStudiesKeepTheirReasons() async throws {
    let (stack, study) = try await fresh()
    let kept = TestStudy()
    try await stack.deliver(kept)
    let caller = try stack.participant(in: study.studyID, kept.studyID)
    #expect(try await caller.verdicts(study.diarySheet(at: -5)) == [.created])
    _ = try await receipt(stack, of: request(caller, study: study.studyID))
    var (gone, other) = (study.diarySheet(at: -4), kept.diarySheet(at: -4))
    gone.answers[1] = TestStudy.choice("stressors", "nothing")
    other.answers[1] = TestStudy.choice("stressors", "nothing")
    #expect(try await caller.outcomes(gone, other) == ["PARTICIPANT_ERASED", "OPTION_UNKNOWN"])
  }
}
