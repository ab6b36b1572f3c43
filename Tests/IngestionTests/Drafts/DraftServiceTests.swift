import FoundationEssentials
import Messages
import RPCCore
import TestSupport
import Testing

@testable import IngestionService

@Suite struct DraftServiceTests {
  private func fresh() async throws -> (IngestionStack, TestStudy, Caller) {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    return (stack, study, try stack.participant(in: study.studyID))
  }

  @Test func itGoesOnOnAnotherDevice() async throws {
    let (_, study, phone) = try await fresh()
    let tablet = phone
    let begun = study.diaryDraft()
    var request = begun
    request.elements = [TestStudy.element("stress", .number(40), at: -20)]
    let first = try await phone.save(request)
    #expect(first.replaced == [])
    #expect(first.draft?.percent == 16)
    #expect(first.draft?.state == .current && first.draft?.currentVersion == 1)
    #expect(try await tablet.draft(begun.draftID) == first.draft)
    // Updates of a draft contain only the changes.
    let second = try await tablet.save(
      .init(
        draftID: begun.draftID,
        elements: [
          TestStudy.element("stressors", .choice(.init(codes: ["work"])), at: -10),
          TestStudy.element("stress", .number(41), at: -10),
        ]))
    #expect(second.replaced == [])
    #expect(second.draft?.percent == 33)
    #expect(second.draft?.etag != first.draft?.etag)
    #expect(second.draft?.startTime == begun.startTime)
    #expect(
      second.draft?.elements.map(\.elementID) == ["stress", "stressors"])
    // The phone changed the same element offline: it receives the newer value.
    let late = TestStudy.element("stress", .number(42), at: -15)
    let third = try await phone.save(.init(draftID: begun.draftID, elements: [late]))
    #expect(third.replaced == [late])
    #expect(third.draft == second.draft)
    #expect(third.draft?.elements[0].answer?.value == .number(41))
    #expect(try await phone.allDrafts() == [begun.draftID])
  }

  @Test func theSameAgainChangesNothing() async throws {
    let (_, study, caller) = try await fresh()
    let request = study.diaryDraft(
      UUID().uuidString.lowercased(), TestStudy.element("stress", .number(1)),
      TestStudy.element("note", nil))
    let first = try await caller.save(request)
    #expect(try await caller.save(request) == first)
    #expect(first.draft?.elements.map { $0.answer == nil } == [true, false])
    var upperCase = request
    upperCase.draftID = request.draftID.uppercased()
    #expect(try await caller.save(upperCase) == first)
  }

  @Test func savedAtOnceAllCounts() async throws {
    let (_, study, caller) = try await fresh()
    let request = study.diaryDraft()
    let elements = ["stress", "weight"].flatMap { id in
      (0..<8).map { TestStudy.element(id, .number(Double($0)), at: Int64($0) - 100) }
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for element in elements {
        group.addTask {
          var one = request
          one.elements = [element]
          try await caller.save(one)
        }
      }
      try await group.waitForAll()
    }
    let draft = try await caller.draft(request.draftID)
    #expect(draft.elements.map(\.answer?.value) == [.number(7), .number(7)])
  }

  @Test func itEndsWithItsSheet() async throws {
    let (_, study, caller) = try await fresh()
    let sheet = study.diarySheet(at: -1)
    let request = study.diaryDraft(sheet.sheetID, TestStudy.element("stress", .number(1)))
    try await caller.save(request)
    #expect(try await caller.verdicts(sheet) == [.created])
    #expect(try await caller.allDrafts() == [])
    #expect(await failure { try await caller.draft(sheet.sheetID) }?.reason == "DRAFT_UNKNOWN")
    let late = await failure { try await caller.save(request) }
    #expect(late?.code == .failedPrecondition && late?.reason == "DRAFT_ENDED")
    // A draft cannot start if its sheet exists.
    let another = study.diarySheet(at: -2)
    #expect(try await caller.verdicts(another) == [.created])
    let begun = await failure { try await caller.save(study.diaryDraft(another.sheetID)) }
    #expect(begun?.reason == "DRAFT_ENDED")
    // A rejected sheet does not end the draft.
    var refused = study.diarySheet(stress: 1000, at: -3)
    refused.sheetID = UUID().uuidString.lowercased()
    try await caller.save(study.diaryDraft(refused.sheetID))
    #expect(try await caller.verdicts(refused) == [.rejected])
    #expect(try await caller.allDrafts() == [refused.sheetID])
  }

  @Test func deletedItStaysSo() async throws {
    let (_, study, caller) = try await fresh()
    let request = study.diaryDraft(
      UUID().uuidString.lowercased(), TestStudy.element("stress", .number(1)))
    let draft = try #require(try await caller.save(request).draft)
    try await caller.save(
      .init(draftID: draft.draftID, elements: [TestStudy.element("weight", .number(1))]))
    let stale = await failure { try await caller.delete(draft.draftID, etag: draft.etag) }
    #expect(stale?.code == .aborted && stale?.reason == "ETAG_MISMATCH")
    #expect(await failure { try await caller.delete(draft.draftID, etag: "x") } != nil)
    let current = try await caller.draft(draft.draftID).etag
    try await caller.delete(draft.draftID, etag: current)
    try await caller.delete(draft.draftID, etag: current)
    try await caller.delete(UUID().uuidString.lowercased())
    // An offline device does not restore it.
    #expect(await failure { try await caller.save(request) }?.reason == "DRAFT_ENDED")
    #expect(try await caller.allDrafts() == [])
  }

  @Test func onesOwnAlone() async throws {
    let (stack, study, caller) = try await fresh()
    let other = try stack.participant(in: study.studyID)
    let request = study.diaryDraft()
    try await caller.save(request)
    #expect(await failure { try await other.draft(request.draftID) }?.reason == "DRAFT_UNKNOWN")
    try await other.delete(request.draftID)
    #expect(try await other.allDrafts() == [])
    try await other.save(request)
    #expect(try await caller.allDrafts() == [request.draftID])
    #expect(try await other.allDrafts() == [request.draftID])
  }

  @Test func pagesLeaveNothingOut() async throws {
    let (stack, study, caller) = try await fresh()
    let second = TestStudy()
    try await stack.deliver(second)
    let both = try stack.caller(
      id: caller.participantID, studies: [study.studyID, second.studyID])
    var ids: [String] = []
    for place in 0..<7 {
      let request = (place < 5 ? study : second).diaryDraft()
      ids.append(request.draftID)
      try await both.save(request)
    }
    #expect(Set(try await both.allDrafts(pageSize: 2)) == Set(ids))
    #expect(try await both.allDrafts(pageSize: 2).count == 7)
    #expect(Set(try await both.allDrafts(in: second.studyID)) == Set(ids.suffix(2)))
    let page = try await both.drafts(.init(pageSize: 2))
    #expect(page.drafts.count == 2)
    #expect(try await both.drafts(.init(pageSize: 7)).nextPageToken.isEmpty)
    let mixed = await failure {
      try await both.drafts(
        .init(studyID: study.studyID, pageSize: 2, pageToken: page.nextPageToken))
    }
    #expect(mixed?.violations.map(\.reason) == ["PAGE_TOKEN_INVALID"])
  }

  @Test func theStudysCurrentStateIsReported() async throws {
    let (stack, original, caller) = try await fresh()
    var study = original
    let request = study.diaryDraft()
    try await caller.save(request)
    study.questionnaires.append(study.diary(version: 2))
    study.message.revision = 2
    study.message.questionnaires[0].version = 2
    try await stack.deliver(study)
    try await eventually("the study's newer version is known") {
      try await caller.draft(request.draftID).state == .olderVersion
    }
    #expect(try await caller.draft(request.draftID).currentVersion == 2)
    #expect(try await caller.draft(request.draftID).version == 1)
    study.message.revision = 3
    study.message.questionnaires[0].deactivated = true
    try await stack.deliver(study)
    try await eventually("the questionnaire is known to be closed") {
      try await caller.draft(request.draftID).state == .closed
    }
    // It continues nevertheless.
    try await caller.save(
      .init(draftID: request.draftID, elements: [TestStudy.element("stress", .number(1))]))
  }

  @Test func progressNeedsOneQuery() async throws {
    let (stack, study, caller) = try await fresh()
    let older = study.diaryDraft()
    try await caller.save(older)
    let newer = study.diaryDraft(
      UUID().uuidString.lowercased(), TestStudy.element("stress", .number(1)))
    try await caller.save(newer)
    func progress() async throws -> [String: DraftProgress] {
      try await stack.pool.answer(
        to: DraftStore.progress(
          participantID: caller.participantID, studyID: study.studyID, now: stack.clock.now()))
    }
    let found = try await progress()
    #expect(Array(found.keys) == [study.diaryID])
    #expect(
      [older.draftID, newer.draftID].contains(
        found[study.diaryID]?.draftID.uuidString.lowercased()))
    try await caller.delete(older.draftID)
    #expect(try await progress()[study.diaryID]?.percent == 16)
    try await caller.delete(newer.draftID)
    #expect(try await progress().isEmpty)
  }
}
