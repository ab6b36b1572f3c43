import Bus
import Calendar
import CalendarSamples
import Foundation
import Messages
import Testing

@testable import PlanningService

/// A questionnaire is open again after its sheet is withdrawn.
@Suite struct WithdrawnSheetTests {
  private func asked(_ planned: Planned) async throws -> Int { try await planned.plan().count }

  private func oneTime() async throws -> Planned {
    let planned = try await Planned()
    try await planned.publish([.use("momentary", .everyDay(at: 600), oneTime: true)])
    #expect(try await asked(planned) == 64)
    return planned
  }

  @Test func aOneTimeQuestionnaireIsAskedForAgain() async throws {
    let planned = try await oneTime()
    let sheetID = UUID()
    try await planned.answer("momentary", sheetID: sheetID)
    #expect(try await asked(planned) == 0)
    try await planned.withdraw("momentary", sheetID: sheetID)
    #expect(try await asked(planned) == 64)
    try await planned.answer("momentary")
    #expect(try await asked(planned) == 0)
    #expect(try await planned.revisions() == [1, 2, 3, 4])
  }

  /// Includes earlier sheets, and sheets in one batch.
  @Test func anotherSheetThatFillsItInKeepsItSo() async throws {
    for withdrawn in [[0], [1], [0, 1], [1, 0]] {
      let planned = try await oneTime()
      let sheets = [UUID(), UUID()]
      for (place, sheetID) in sheets.enumerated() {
        try await planned.answer(
          "momentary", sheetID: sheetID, finishedAt: planned.now + Double(place))
      }
      var left = [0, 1]
      for place in withdrawn {
        left.removeAll { $0 == place }
        try await planned.withdraw(
          "momentary", sheetID: sheets[place], finishedAt: planned.now + Double(place),
          leaving: left.max().map { planned.now + Double($0) })
      }
      #expect(try await asked(planned) == (withdrawn.count == 2 ? 64 : 0), "\(withdrawn)")
    }
  }

  @Test func everyOrderAndRepetitionEndsTheSame() async throws {
    let orders = [[0, 1], [1, 0], [0, 0, 1, 1], [1, 0, 0], [0, 1, 0], [1, 0, 1, 0]]
    for order in orders {
      for isBatch in [false, true] {
        let planned = try await oneTime()
        let sheetID = UUID()
        let events = order.map { step in
          step == 0
            ? planned.event(planned.accepted("momentary", sheetID))
            : planned.event(planned.withdrawn("momentary", sheetID))
        }
        for batch in isBatch ? [events] : events.map({ [$0] }) {
          try await planned.pool.transaction { try await AnswerConsumer().apply(batch, on: $0) }
        }
        #expect(try await asked(planned) == 64, "\(order) \(isBatch)")
        // A later sheet counts as usual.
        try await planned.answer("momentary")
        #expect(try await asked(planned) == 0, "\(order) \(isBatch)")
      }
    }
  }

  /// The withdrawal precedes the other sheet, which was finished earlier.
  @Test func whatComesAfterAWithdrawalIsNotTakenBackByIt() async throws {
    for isBatch in [false, true] {
      let planned = try await oneTime()
      let sheetID = UUID()
      try await planned.answer("momentary", sheetID: sheetID)
      let events = [
        planned.event(planned.withdrawn("momentary", sheetID)),
        planned.event(
          planned.accepted("momentary", UUID(), finishedAt: planned.now - 60)),
        planned.event(planned.withdrawn("momentary", sheetID)),
      ]
      for batch in isBatch ? [events] : events.map({ [$0] }) {
        try await planned.pool.transaction { try await AnswerConsumer().apply(batch, on: $0) }
      }
      #expect(try await asked(planned) == 0, "\(isBatch)")
    }
  }

  /// The last withdrawal of a batch names the remaining sheet.
  @Test func theLastWithdrawalOfABatchSaysWhatIsLeft() async throws {
    let planned = try await oneTime()
    let sheets = [UUID(), UUID()]
    for sheetID in sheets { try await planned.answer("momentary", sheetID: sheetID) }
    let events = [
      planned.event(planned.withdrawn("momentary", sheets[0], leaving: planned.now)),
      planned.event(planned.withdrawn("momentary", sheets[1])),
    ]
    try await planned.pool.transaction { try await AnswerConsumer().apply(events, on: $0) }
    #expect(try await asked(planned) == 64)
  }

  @Test func whatIsAmendedStaysFilledIn() async throws {
    let planned = try await oneTime()
    let sheetID = UUID()
    try await planned.answer("momentary", sheetID: sheetID)
    var amended = planned.withdrawn("momentary", sheetID)
    amended.withdrawn = false
    try await planned.apply(amended, by: AnswerConsumer())
    #expect(try await asked(planned) == 0)
  }

  @Test func anotherQuestionnaireStudyOrParticipantIsNotMeant() async throws {
    let (planned, other) = (try await oneTime(), try await Planned())
    let sheetID = UUID()
    try await planned.answer("momentary", sheetID: sheetID)
    try await planned.withdraw("other", sheetID: sheetID)
    var elsewhere = planned.withdrawn("momentary", sheetID)
    elsewhere.studyID = other.studyID
    try await planned.apply(elsewhere, by: AnswerConsumer())
    var somebody = planned.withdrawn("momentary", sheetID)
    somebody.participantID = other.participantID.uuidString
    try await planned.apply(somebody, by: AnswerConsumer())
    #expect(try await asked(planned) == 0)
  }

  /// Notifications that were already handed out stay.
  @Test func theIntervalCountsFromTheSheetThatIsLeft() async throws {
    for isTakenBack in [false, true] {
      var planned = try await Planned()
      try await planned.publish([.use("momentary", .everyDay(at: 480), interval: 20)])
      // Monday at noon, and the night to Wednesday.
      let monday = planned.now
      try await planned.answer("momentary")
      let late = UUID()
      planned.now = Instant(2026, 6, 2, 22).date
      try await planned.answer("momentary", sheetID: late)
      if isTakenBack {
        try await planned.withdraw("momentary", sheetID: late, leaving: monday)
      }
      let next = try await planned.plan().first?.instant.at
      #expect(next == Instant(2026, 6, isTakenBack ? 3 : 4, 6))
    }
  }

  @Test func aBlockingQuestionnaireBlocksAgain() async throws {
    let planned = try await Planned()
    try await planned.publish([
      .use("first", .everyDay(at: 600), oneTime: true, blocking: true), .use(.everyDay(at: 720)),
    ])
    let sheetID = UUID()
    func others() async throws -> Int {
      try await planned.plan().filter { $0.key.questionnaireID == "momentary" }.count
    }
    #expect(try await others() == 0)
    try await planned.answer("first", sheetID: sheetID)
    #expect(try await others() == 64)
    try await planned.withdraw("first", sheetID: sheetID)
    #expect(try await others() == 0)
  }

  @Test func aLaterCompletionIsNotMeant() async throws {
    for (seconds, count) in [(0.0, 64), (1, 0)] {
      let planned = try await oneTime()
      try await planned.pool.execute(
        """
        INSERT INTO completions (participant_id, study_id, questionnaire_id, finished_at)
        VALUES (\(planned.participantID), \(planned.studyID), 'momentary',
          \(planned.now + seconds))
        """)
      try await planned.withdraw("momentary", sheetID: UUID())
      #expect(try await asked(planned) == count)
    }
  }
}

extension Planned {
  func withdraw(
    _ questionnaireID: String, sheetID: UUID, finishedAt: Date? = nil, leaving: Date? = nil
  ) async throws {
    try await apply(
      withdrawn(questionnaireID, sheetID, finishedAt: finishedAt, leaving: leaving),
      by: AnswerConsumer())
  }

  fileprivate func withdrawn(
    _ questionnaireID: String, _ sheetID: UUID, finishedAt: Date? = nil, leaving: Date? = nil
  ) -> EventsV1.AnswerSheetAmended {
    EventsV1.AnswerSheetAmended(
      sheetID: sheetID.uuidString, participantID: participantID.uuidString, studyID: studyID,
      questionnaireID: questionnaireID, version: 1, finishTime: .init(finishedAt ?? now),
      revision: 2, withdrawn: true, remainingFinishTime: leaving.map { .init($0) })
  }

  fileprivate func accepted(
    _ questionnaireID: String, _ sheetID: UUID, finishedAt: Date? = nil
  ) -> EventsV1.AnswerSheetAccepted {
    EventsV1.AnswerSheetAccepted(
      sheetID: sheetID.uuidString, participantID: participantID.uuidString, studyID: studyID,
      questionnaireID: questionnaireID, version: 1, finishTime: .init(finishedAt ?? now))
  }

  fileprivate func event<M: Message>(_ message: M) -> Event {
    Event(
      source: "test", subject: participantID.uuidString, time: now, message: message)
  }
}
