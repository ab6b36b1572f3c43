import FoundationEssentials
import Messages
import Postgres
import RPCCore
import TestSupport
import Testing

@Suite struct AmendmentServiceTests {
  private func fresh() async throws -> (IngestionStack, TestStudy, Caller) {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy.revisable
    try await stack.deliver(study)
    return (stack, study, try stack.participant(in: study.studyID))
  }

  @Test func offersFollowFromTheNewRevision() async throws {
    let (stack, study, caller) = try await fresh()
    let sheet = study.diarySheet(stress: 10, at: -30)
    #expect(try await caller.submit([sheet])[0].next.isEmpty)
    let amendment = sheet.amendment(reason: "a slip", stress: 70)
    let verdict = try await caller.amend(amendment)[0]
    #expect(verdict.verdict == .created && verdict.newestRevision == 2)
    #expect(verdict.amendmentID == amendment.amendmentID)
    #expect(verdict.scores.map(\.value?.value) == [70])
    #expect(verdict.next.map(\.questionnaireID) == [study.symptomID])
    #expect(try await caller.offers(in: study.studyID).map(\.questionnaireID) == [study.symptomID])
    // The same amendment again, also with answers in another order.
    var again = amendment
    if case .answers(var answers) = amendment.change {
      answers.answers.reverse()
      again.change = .answers(answers)
    }
    #expect(try await caller.amended(amendment, again) == ["exists 2", "exists 2"])
    // Different contents are a conflict.
    var other = amendment
    other.reason = "another"
    #expect(try await caller.amended(other) == ["conflict 2"])
    // The sheet as first sent is still recognised.
    #expect(try await caller.verdicts(sheet) == [.exists])
    let stored = try #require(try await caller.listAll().first)
    #expect(stored.revision == 2 && !stored.withdrawn)
    #expect(stored.sheet?.answers[0].value == .number(70))
    #expect(stored.scores.map(\.value?.value) == [70])
    let series = try await caller.series(
      .init(studyID: study.studyID, questionnaireID: study.diaryID, elementID: "stress"))
    #expect(series.points.map(\.value) == [.number(70)])
    let event = try #require(try await caller.amendmentEvents().first)
    #expect(event.sheetID == sheet.sheetID && event.revision == 2 && !event.withdrawn)
    #expect(event.scores.map(\.value?.value) == [70])
    #expect(event.finishTime == sheet.finishTime)
    #expect(try await caller.amendmentEvents().count == 1)
    let leader = try stack.participant(leading: [study.studyID])
    let csv = try await leader.export(study.studyID, study.diaryID, .wide).flatMap(\.csv)
    #expect(String(decoding: csv, as: UTF8.self).contains(",2,,,,,false,,,,,,,,,,,,,,70,work,"))
  }

  @Test func aStaleBaseRevisionReturnsTheNewest() async throws {
    let (_, study, caller) = try await fresh()
    let sheet = study.diarySheet(stress: 10, at: -30)
    #expect(try await caller.verdicts(sheet) == [.created])
    #expect(
      try await caller.amended(
        sheet.amendment(on: 1, stress: 11), sheet.amendment(on: 1, stress: 12),
        sheet.amendment(on: 2, stress: 13), sheet.amendment(on: 9, stress: 14)) == [
          "created 2", "conflict REVISION_STALE 2", "created 3", "conflict REVISION_UNKNOWN 3",
        ])
    #expect(
      try await caller.revisions(of: sheet.sheetID, pageSize: 1).map {
        $0.answers[0].value
      } == [.number(10), .number(11), .number(13)])
  }

  @Test func oneOfManyConcurrentSheetsIsTheNext() async throws {
    let (_, study, caller) = try await fresh()
    let sheet = study.diarySheet(stress: 10, at: -30)
    #expect(try await caller.verdicts(sheet) == [.created])
    let outcomes = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<12 {
        group.addTask {
          try await caller.amended(sheet.amendment(on: 1, stress: Double(number)))[0]
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.filter { $0 == "created 2" }.count == 1)
    #expect(outcomes.filter { $0 == "conflict REVISION_STALE 2" }.count == 11)
    #expect(try await caller.amendmentEvents().count == 1)
  }

  @Test func itIsValidatedAsASheet() async throws {
    let (_, study, caller) = try await fresh()
    let sheet = study.diarySheet(stress: 10, at: -30)
    #expect(try await caller.verdicts(sheet) == [.created])
    let verdict = try await caller.amend(
      sheet.amendment(
        .answers(.init(answers: [.init(elementID: "stress", value: .number(101))]))))[0]
    #expect(verdict.verdict == .rejected && verdict.newestRevision == 1)
    #expect(
      verdict.violations.map { "\($0.field) \($0.reason)" } == [
        "answers.answers[0].number OUT_OF_RANGE", "answers.answers[\"stressors\"] ANSWER_MISSING",
      ])
    // A required answer may be withdrawn and is missing then.
    #expect(
      try await caller.amended(
        sheet.amendment(.withdrawnAnswers(.init(elementIDs: ["stress"])))) == ["created 2"])
    #expect(try await caller.listAll().first?.sheet?.answers.map(\.elementID) == ["stressors"])
    #expect(try await caller.listAll().first?.scores.map(\.value) == [nil])
    #expect(
      try await caller.amended(
        sheet.amendment(on: 2, .withdrawnAnswers(.init(elementIDs: ["nothing"])))) == [
          "rejected QUESTION_UNKNOWN 2"
        ])
    // Withdrawing again changes nothing and publishes no event.
    let again = sheet.amendment(on: 2, .withdrawnAnswers(.init(elementIDs: ["stress", "note"])))
    #expect(try await caller.amended(again, again) == ["exists 2", "exists 2"])
    #expect(try await caller.amended(again) == ["exists 2"])
    #expect(try await caller.amendmentEvents().map(\.revision) == [2])
  }

  @Test func postponementsHaveARetryDelay() async throws {
    let (stack, study, caller) = try await fresh()
    let sheet = study.diarySheet(stress: 10, at: -30)
    #expect(try await caller.verdicts(sheet) == [.created])
    let ending = try stack.caller(id: caller.participantID, studies: [study.studyID]) {
      $0.consentEnds = [study.studyID: IngestionStack.start.addingTimeInterval(-10)]
    }
    let verdicts = try await ending.amend(
      sheet.amendment(at: -5, stress: 1), sheet.amendment(at: -5, .withdrawSheet(true)))
    #expect(verdicts.map(\.verdict) == [.retryLater, .created])
    #expect(verdicts[0].violations.map(\.reason) == ["CONSENT_ENDED"])
    #expect(verdicts.map(\.retryDelay) == [GoogleProtobuf.Duration(seconds: 3600), nil])
  }

  @Test func otherSheetsDecideAsTheyAreNow() async throws {
    let (_, study, caller) = try await fresh()
    let symptom = study.symptomSheet("mood", at: -100)
    let momentary = study.momentarySheet(rested: false, at: -50)
    #expect(try await caller.verdicts(symptom, momentary) == [.created, .created])
    #expect(
      try await caller.amended(
        symptom.amendment(.answers(.init(answers: [TestStudy.choice("worst", "sleep")])))) == [
          "created 2"
        ])
    // The amended symptom makes the last question visible.
    #expect(
      try await caller.outcomes(
        study.momentarySheet(rested: true, at: -40), study.momentarySheet(rested: false, at: -39))
        == ["created", "ANSWER_MISSING"])
    #expect(
      try await caller.amended(
        momentary.amendment(.answers(.init(answers: [TestStudy.choice("perceived", "no")])))) == [
          "rejected ANSWER_MISSING 1"
        ])
  }

  @Test func aSheetTakenBackCountsForNothing() async throws {
    let (stack, study, caller) = try await fresh()
    let first = study.symptomSheet("mood", at: -100)
    #expect(try await caller.verdicts(first) == [.created])
    #expect(try await caller.outcomes(study.symptomSheet("sleep")) == ["ALREADY_FILLED_IN"])
    let withdrawal = first.amendment(reason: "not mine", .withdrawSheet(true))
    #expect(try await caller.amended(withdrawal) == ["created 2"])
    #expect(try await caller.amended(withdrawal) == ["exists 2"])
    // Another device may know any revision; only other changes are rejected.
    #expect(
      try await caller.amended(
        first.amendment(.withdrawSheet(true)), first.amendment(on: 2, .withdrawSheet(true)))
        == ["exists 2", "exists 2"])
    #expect(
      try await caller.amended(first.amendment(on: 2, .answers(.init(answers: first.answers))))
        == ["rejected ALREADY_WITHDRAWN 2"])
    let stored = try #require(try await caller.listAll().first)
    #expect(stored.withdrawn && stored.revision == 2 && stored.sheet?.answers == [])
    // No condition sees it, and the questionnaire can be filled in again.
    #expect(try await caller.outcomes(study.momentarySheet(rested: false, at: -90)) == ["created"])
    let second = study.symptomSheet("sleep", at: -80)
    #expect(try await caller.verdicts(second) == [.created])
    #expect(try await caller.outcomes(study.symptomSheet("sleep")) == ["ALREADY_FILLED_IN"])
    #expect(try await caller.verdicts(first) == [.exists])
    #expect(try await caller.amendmentEvents().map(\.withdrawn) == [true])
    let leader = try stack.participant(leading: [study.studyID])
    let csv = try await leader.export(study.studyID, study.symptomID, .wide).flatMap(\.csv)
    let lines = String(decoding: csv, as: UTF8.self).split(separator: "\r\n")
    #expect(lines.count == 3)
    #expect(lines[1].hasSuffix(",2,2026-03-29T01:00:00.000000Z,,,,false,,,,,,,,,,,,,,"))
    #expect(lines[2].hasSuffix(",1,,,,,false,,,,,,,,,,,,,,sleep"))
  }

  @Test func aSheetWithoutAnyAnswerCountsForNothingEither() async throws {
    let (_, study, caller) = try await fresh()
    let first = study.symptomSheet("mood", at: -100)
    #expect(try await caller.verdicts(first) == [.created])
    #expect(
      try await caller.amended(
        first.amendment(.withdrawnAnswers(.init(elementIDs: ["worst"])))) == ["created 2"])
    #expect(try await caller.verdicts(study.symptomSheet("sleep", at: -90)) == [.created])
    let answer = try await caller.withdraw("worst", of: study.symptomID, in: study.studyID)
    #expect(answer.sheets == 1)
    #expect(try await caller.verdicts(study.symptomSheet("mood", at: -80)) == [.created])
    #expect(try await caller.listAll().map(\.withdrawn) == [false, true, true])
    #expect(try await caller.amendmentEvents().map(\.withdrawn) == [true, true])
  }

  /// A sheet with an implausible clock counts as of its receipt.
  @Test func aWithdrawalPublishesTheRemainingSheet() async throws {
    let (_, study, caller) = try await fresh()
    let times: [Int64] = [-50, -40, -30, 900_000]
    let sheets = times.map { study.diarySheet(stress: 1, at: $0) }
    #expect(try await caller.submit(sheets).allSatisfy { $0.verdict == .created })
    func left(after withdrawn: Int...) async throws -> [Int64?] {
      let amendments = withdrawn.map { sheets[$0].amendment(.withdrawSheet(true)) }
      let verdicts = try await caller.submitAmendments(.init(amendments: amendments)).verdicts
      #expect(verdicts.allSatisfy { $0.verdict == .created })
      return try await caller.amendmentEvents().suffix(withdrawn.count).map {
        $0.remainingFinishTime.map { $0.seconds - TestStudy.now }
      }
    }
    let ahead = try await caller.acceptances().first { $0.sheetID == sheets[3].sheetID }
    let receipt = try #require(ahead?.finishTime?.seconds)
    #expect(try await left(after: 1) == [receipt - TestStudy.now])
    #expect((-10...0).contains(receipt - TestStudy.now))
    #expect(try await left(after: 3) == [-30])
    #expect(try await left(after: 2, 0) == [nil, nil])
  }

  @Test func allAnswersToAQuestionAreTakenBack() async throws {
    let (_, study, caller) = try await fresh()
    let sheets = (0..<5).map { study.diarySheet(stress: Double($0), at: Int64($0) - 50) }
    #expect(try await caller.submit(sheets).allSatisfy { $0.verdict == .created })
    #expect(
      try await caller.amended(
        sheets[0].amendment(.withdrawnAnswers(.init(elementIDs: ["stress"]))),
        sheets[1].amendment(.withdrawSheet(true))) == ["created 2", "created 2"])
    let answer = try await caller.withdraw("stress", of: study.diaryID, in: study.studyID)
    #expect(answer.sheets == 3 && answer.complete)
    let again = try await caller.withdraw("stress", of: study.diaryID, in: study.studyID)
    #expect(again.sheets == 0 && again.complete)
    let points = try await caller.series(
      .init(studyID: study.studyID, questionnaireID: study.diaryID, elementID: "stress")
    ).points
    #expect(points == [])
    #expect(try await caller.revisions(of: sheets[4].sheetID).map(\.answers.count) == [2, 1])
    let unknown = await failure {
      try await caller.withdraw("nothing", of: study.diaryID, in: study.studyID)
    }
    #expect(unknown?.code == .notFound && unknown?.reason == "ELEMENT_UNKNOWN")
    let elsewhere = await failure {
      try await caller.withdraw("stress", of: "nothing", in: study.studyID)
    }
    #expect(elsewhere?.reason == "QUESTIONNAIRE_NOT_IN_STUDY")
  }

  @Test func leadersSeeWhatWasSaidBefore() async throws {
    let (stack, study, caller) = try await fresh()
    let sheet = study.diarySheet(stress: 10, at: -30)
    let plain = study.diarySheet(stress: 1, at: -29)
    #expect(try await caller.verdicts(sheet, plain) == [.created, .created])
    #expect(
      try await caller.amended(
        sheet.amendment(reason: "first", at: -20, stress: 11),
        sheet.amendment(on: 2, reason: "second", at: -10, .withdrawSheet(true))) == [
          "created 2", "created 3",
        ])
    let leader = try stack.participant(leading: [study.studyID])
    let (records, rows) = try await leader.formerRevisions(in: study.studyID)
    #expect(rows == 4 && records.count == 4)
    #expect(
      records.filter { $0["element_id"] == "stress" }.map { $0["value"] } == ["10", "11"])
    #expect(records.map { $0["revision"] } == ["1", "1", "2", "2"])
    #expect(records.map { $0["reason"] } == ["", "", "first", "first"])
    #expect(records.map { $0["replaced_because"] } == ["first", "first", "second", "second"])
    #expect(Set(records.map { $0["sheet_id"] }) == [sheet.sheetID])
    let refused = await failure { try await caller.formerRevisions(in: study.studyID) }
    #expect(refused?.code == .permissionDenied)
    // The pseudonym is that of the export of sheets.
    let csv = try await leader.export(study.studyID, study.diaryID, .wide).flatMap(\.csv)
    let name = try #require(records.first?["participant"])
    #expect(String(decoding: csv, as: UTF8.self).contains(name))
  }
}
