import FoundationEssentials
import Messages
import RPCCore
import TestSupport
import Testing

/// Devices with wrong clocks: no sheet is refused, no questionnaire stays closed.
@Suite struct ClockServiceTests {
  /// The symptom questionnaire blocks the diary and the momentary one.
  private func fresh(
    _ change: (inout TestStudy) -> Void = { _ in }
  ) async throws -> (IngestionStack, TestStudy, Caller) {
    let stack = try await IngestionStack.shared.value
    var study = TestStudy()
    study.message.questionnaires[1].blocking = true
    change(&study)
    try await stack.deliver(study, at: IngestionStack.start.addingTimeInterval(-100_000))
    let caller = try stack.participant(in: study.studyID)
    let participantID = caller.participantID.uuidString
    try await stack.deliver(
      EventsV1.ParticipantEnrolled(
        participantID: participantID, studyID: study.studyID,
        joinTime: GoogleProtobuf.Timestamp(IngestionStack.start.addingTimeInterval(-100_000))),
      subject: participantID)
    return (stack, study, caller)
  }

  /// Seconds from the stack's clock to 2099-01-01.
  private static let year2099 = 4_070_908_800 - TestStudy.now

  @Test(arguments: [90, 1500, 80_000, year2099])
  func aFastClockClosesNothing(ahead: Int64) async throws {
    let (_, study, caller) = try await fresh()
    #expect(try await caller.outcomes(study.symptomSheet(at: ahead)) == ["created"])
    let standing = try await caller.standing(in: study.studyID)
    #expect(standing.questionnaires.map(\.open) == [true, false, true])
    #expect(standing.questionnaires.map(\.blockedBy) == [[], [], []])
    #expect(standing.percent == 100)
    #expect(standing.questionnaires[1].lastFinishTime?.seconds == TestStudy.now)
    #expect(try await caller.offers(in: study.studyID).isEmpty)
    // The clock was corrected.
    let verdicts = try await caller.submit([
      study.momentarySheet(rested: true), study.diarySheet(at: 1),
    ])
    #expect(verdicts.map(\.verdict) == [.created, .created])
    #expect(verdicts.map(\.deviations) == [[], []])
    // One-time means once.
    #expect(try await caller.outcomes(study.symptomSheet(at: -5)) == ["ALREADY_FILLED_IN"])
  }

  @Test(arguments: [3600 - TestStudy.now, year2099])
  func sheetsOfOneWrongClockKeepTheirOrder(at wrong: Int64) async throws {
    let (_, study, caller) = try await fresh()
    let sheets = [
      study.momentarySheet(rested: true, at: wrong + 1800), study.symptomSheet(at: wrong),
      study.diarySheet(at: wrong + 60),
    ]
    let verdicts = try await caller.submit(sheets)
    #expect(verdicts.map(\.verdict) == [.created, .created, .created])
    #expect(verdicts.allSatisfy { $0.deviations.contains("CLOCK_IMPLAUSIBLE") })
  }

  /// One device is ten minutes behind another, or its clock was set back in between.
  @Test func theOrderOfTwoClocksRefusesNothing() async throws {
    let (_, study, caller) = try await fresh()
    #expect(try await caller.outcomes(study.symptomSheet(at: -300)) == ["created"])
    let late = try await caller.submit([study.momentarySheet(rested: true, at: -600)])[0]
    #expect(late.verdict == .created)
    #expect(Set(late.deviations) == ["BLOCKED", "CLOCK_INCONSISTENT"])
    // After more than a day, the answer to the hidden question is left out.
    let old = try await caller.submit([study.momentarySheet(rested: true, at: -86_800)])[0]
    #expect(old.verdict == .created)
    #expect(Set(old.deviations) == ["BLOCKED", "ANSWER_LEFT_OUT"])
  }

  /// Both offline: the sheet dated later comes first, and then the other one fits.
  @Test func aBatchInTheOrderOfTwoClocksIsTakenInTwoSteps() async throws {
    let (_, study, caller) = try await fresh()
    let sheets = [study.momentarySheet(rested: true, at: -90), study.symptomSheet(at: -30)]
    #expect(try await caller.submit(sheets).map(\.verdict) == [.retryLater, .created])
    let again = try await caller.submit([sheets[0]])[0]
    #expect(again.verdict == .created)
    #expect(Set(again.deviations) == ["BLOCKED", "CLOCK_INCONSISTENT"])
  }

  @Test func aSheetOfTheOtherOrderCanBeAmended() async throws {
    let (_, study, caller) = try await fresh { $0.message.questionnaires[2].revisable = true }
    let sheet = study.momentarySheet(rested: true, at: -600)
    #expect(try await caller.outcomes(study.symptomSheet(at: -300)) == ["created"])
    #expect(try await caller.outcomes(sheet) == ["created"])
    var answers = sheet.answers
    answers[1] = TestStudy.choice("rested", "yes")
    let amended = try await caller.amended(sheet.amendment(.answers(.init(answers: answers))))
    #expect(amended == ["created 2"])
  }

  /// The answer `mood` hides `rested`, and shows `moody` to those who were never asked.
  @Test func theOtherOrderRefusesNothingThatWasTaken() async throws {
    let (_, study, caller) = try await fresh {
      $0.questionnaires[2].elements.append(
        TestStudy.question(
          "moody", .yesNo(CatalogueV1.YesNo()),
          when: [
            CatalogueV1.Condition(
              questionnaireID: $0.symptomID, elementID: "worst", operator: .equal, codes: ["mood"])
          ]))
    }
    #expect(try await caller.outcomes(study.symptomSheet("mood", at: -300)) == ["created"])
    let late = try await caller.submit([study.momentarySheet(rested: true, at: -600)])[0]
    #expect(late.verdict == .created)
    #expect(Set(late.deviations) == ["BLOCKED", "ANSWER_LEFT_OUT"])
  }

  /// A device that is ten minutes behind saw the later of two answers.
  @Test func notesDoNotKeepTheOtherOrderFromBeingTried() async throws {
    let (_, study, caller) = try await fresh {
      $0.message.questionnaires[1].recurrence = .repeated
    }
    let symptoms = [study.symptomSheet(at: -900), study.symptomSheet("mood", at: -300)]
    #expect(try await caller.verdicts(symptoms[0], symptoms[1]) == [.created, .created])
    var sheet = study.momentarySheet(rested: false, at: -600)
    sheet.notificationID = "no UUID"
    let verdict = try await caller.submit([sheet])[0]
    #expect(verdict.verdict == .created)
    #expect(Set(verdict.deviations) == ["CLOCK_INCONSISTENT", "REFERENCE_LEFT_OUT"])
  }

  /// A repeat interval counts by each clock, and refuses only what is too soon by both.
  @Test func aRepeatIntervalNeedsBothClocks() async throws {
    let (stack, study, caller) = try await fresh {
      $0.message.questionnaires[1].blocking = false
      $0.message.questionnaires[0].repeatIntervalHours = 1
    }
    #expect(try await caller.outcomes(study.diarySheet(at: 1500)) == ["created"])
    #expect(try await caller.outcomes(study.diarySheet(at: 1560)) == ["REPEATED_TOO_SOON"])
    // 70 minutes later, the clock was corrected.
    let later = try await IngestionStack(sharing: stack)
    later.clock.advance(seconds: 4200)
    let returned = try later.caller(id: caller.participantID, studies: [study.studyID])
    #expect(try await returned.standing(in: study.studyID).questionnaires[0].open)
    #expect(try await returned.outcomes(study.diarySheet(at: 4200)) == ["created"])
  }

  /// Other services learn no time to come.
  @Test func planningLearnsWhenASheetCounts() async throws {
    let (stack, study, caller) = try await fresh()
    let sheets = [
      study.symptomSheet(at: Self.year2099), study.diarySheet(at: 90), study.diarySheet(at: -5),
    ]
    #expect(try await caller.verdicts(sheets[0], sheets[1], sheets[2]).count == 3)
    let events = try await stack.accepted(of: caller)
    let times = Dictionary(
      events.map { ($0.sheetID, $0.finishTime?.seconds ?? 0) }, uniquingKeysWith: { $1 })
    let told = sheets.map { (times[$0.sheetID] ?? 0) - TestStudy.now }
    #expect((-10...0).contains(told[0]) && told[1] == told[0] && told[2] == -5)
    // A sheet that was ahead does not head the list for years.
    let listed = try await caller.listAll()
    #expect(listed.last?.sheet?.sheetID == sheets[2].sheetID)
    #expect(
      listed.compactMap(\.sheet?.finishTime?.seconds).max() == TestStudy.now + Self.year2099)
  }
}
