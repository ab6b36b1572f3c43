import Calendar
import FoundationEssentials
import Messages
import TestSupport
import Testing

@testable import IngestionService

/// Planning shows staff when a participant answered and when a trigger fired. Two studies must not
/// learn the same instant of the server, which would link the participant's pseudonyms.
@Suite struct SharedReceiptTests {
  private static let aYear: Int64 = 31_536_000

  private func study() -> TestStudy {
    var study = TestStudy.revisable
    study.message.nextLists = []
    study.message.triggers = [
      CatalogueV1.Trigger(
        triggerID: "stressed",
        cause: .sheet(
          CatalogueV1.SheetCause(
            questionnaireID: study.diaryID,
            conditions: [
              CatalogueV1.Condition(
                elementID: "stress", operator: .greaterOrEqual, number: .init(80))
            ])))
    ]
    return study
  }

  @Test("Two studies learn two instants of a clock that is ahead")
  func twoStudies() async throws {
    let stack = try await IngestionStack.shared.value
    let studies = [study(), study()]
    for study in studies { try await stack.deliver(study) }
    let caller = try stack.caller(id: UUID(), studies: Set(studies.map(\.studyID)))
    let sheets = studies.flatMap {
      [$0.diarySheet(stress: 80, at: 3), $0.diarySheet(stress: 80, at: Self.aYear)]
    }
    #expect(try await caller.submit(sheets).allSatisfy { $0.verdict == .created })
    let told = try await caller.acceptances().map { ($0.studyID, $0.finishTime) }
    let fired = try await caller.fired().map { ($0.studyID, $0.fireTime) }
    // No trigger fires by an implausible clock.
    #expect(told.count == 4 && fired.count == 2)
    let times = studies.map { study in
      Set((told + fired).filter { $0.0 == study.studyID }.compactMap { $0.1?.date })
    }
    #expect(times.map(\.count) == [1, 1] && times[0] != times[1])
    for time in times.joined() {
      #expect((0...10).contains(IngestionStack.start.timeIntervalSince(time)))
    }
  }

  @Test("The event of an amendment has the time of its sheet")
  func amended() async throws {
    let stack = try await IngestionStack.shared.value
    let study = study()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let sheet = study.diarySheet(stress: 80, at: 5)
    #expect(try await caller.outcomes(sheet) == ["created"])
    let withdrawal = IngestionV1.SubmitAmendmentsRequest(
      amendments: [sheet.amendment(.withdrawSheet(true))])
    #expect(try await caller.submitAmendments(withdrawal).verdicts.map(\.verdict) == [.created])
    let amended = try await caller.amendmentEvents()
    let accepted = try await caller.acceptances()
    #expect(amended.count == 1 && amended.first?.finishTime == accepted.first?.finishTime)
    let fired = try await caller.fired()
    #expect(fired.map(\.withdrawn) == [false, true] && fired[0].fireTime == fired[1].fireTime)
  }

  @Test("Receipts of a study keep their order and their day")
  func order() {
    let participantID = UUID()
    let day = Instant(secondsSinceEpoch: 1_774_742_400)
    let receipts = [0, 1, 2_000_000, 9_999_999, 20_000_000, 86_399_999_999].map {
      day.advanced(byMicroseconds: $0)
    }
    let told = receipts.map { $0.asReceipt(by: participantID, in: "tinnitus") }
    #expect(told == told.sorted())
    #expect(told.allSatisfy { $0.startOfDay == day })
    for (receipt, told) in zip(receipts, told) {
      #expect((0..<10_000_000).contains(receipt.microseconds - told.microseconds))
    }
    let ids = (0..<100).map { _ in UUID() }
    let equal = ids.count { id in
      receipts[5].asReceipt(by: id, in: "a") == receipts[5].asReceipt(by: id, in: "b")
    }
    #expect(equal == 0)
  }

  @Test("The time between two receipts of a day differs between studies")
  func differences() {
    let noon = Instant(secondsSinceEpoch: 1_774_785_600)
    // The receipts follow within seconds to hours.
    let later = [5_000_000, 60_123_456, 20_000_000_000].map { noon.advanced(byMicroseconds: $0) }
    for receipt in later {
      let equal = (0..<100).map { _ in UUID() }.count { id in
        let distances = ["a", "b"].map {
          receipt.asReceipt(by: id, in: $0).microseconds
            - noon.asReceipt(by: id, in: $0).microseconds
        }
        return distances[0] == distances[1]
      }
      #expect(equal == 0)
    }
  }
}
