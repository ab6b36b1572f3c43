import Bus
import Calendar
import CalendarSamples
import Foundation
import Messages
import Testing

@testable import PlanningService

/// A plan contains no notification within the repeat interval of the last answer.
@Suite struct RepeatIntervalTests {
  private func instants(
    _ planned: Planned, zone: String = "Europe/Berlin", limit: Int = 64
  ) async throws -> [Instant] {
    try await planned.plan(zone: zone, limit: limit)
      .filter { $0.key.questionnaireID == "momentary" }.map(\.instant.at)
  }

  /// Every morning at eight.
  private func mornings(interval: UInt32) -> CatalogueV1.StudyQuestionnaire {
    .use("momentary", .everyDay(at: 480), interval: interval)
  }

  @Test func nothingIsAskedForBeforeTheIntervalIsOver() async throws {
    var planned = try await Planned()
    try await planned.publish([
      .use("momentary", .everyDay(at: 480, 1200), interval: 20), .use("other", .everyDay(at: 720)),
    ])
    // Monday, 14:00 in Berlin.
    #expect(try await instants(planned).first == Instant(2026, 6, 1, 18))
    let others = try await planned.plan().filter { $0.key.questionnaireID == "other" }
    try await planned.answer("momentary")
    // Tuesday at 8:00 would be too early as well: 20 hours after 14:00 end at 10:00.
    #expect(try await instants(planned).first == Instant(2026, 6, 2, 18))
    #expect(try await planned.revisions() == [1])
    #expect(try await instants(planned) == instants(planned))
    #expect(try await planned.count("cancelled") == 2)
    let still = try await planned.plan().filter { $0.key.questionnaireID == "other" }
    #expect(Array(still.prefix(others.count)) == others)
    // Wednesday morning is dropped; the evening lies exactly at the end of the interval.
    planned.now = Instant(2026, 6, 2, 22).date
    try await planned.answer("momentary")
    #expect(try await instants(planned).first == Instant(2026, 6, 3, 18))
  }

  @Test func theVeryEndOfTheIntervalIsNotTooSoon() async throws {
    for (late, next) in [(0, Instant(2026, 6, 3, 6)), (0.000001, Instant(2026, 6, 4, 6))] {
      var planned = try await Planned()
      try await planned.publish([mornings(interval: 24)])
      _ = try await planned.plan()
      planned.now = Instant(2026, 6, 2, 6).date + late
      try await planned.answer("momentary")
      #expect(try await instants(planned).first == next, "\(late) s late")
    }
  }

  /// The distance between two mornings at eight is 25 hours in autumn and 23 in spring.
  @Test func hoursAreCountedOverChangesOfTheClock() async throws {
    for (saturday, next) in [
      (Instant(2026, 10, 24, 6), Instant(2026, 10, 25, 7)),
      (Instant(2026, 3, 28, 7), Instant(2026, 3, 30, 6)),
    ] {
      var planned = try await Planned()
      planned.now = saturday.date - 3600
      try await planned.publish([mornings(interval: 24)])
      _ = try await planned.plan()
      planned.now = saturday.date
      try await planned.answer("momentary")
      #expect(try await instants(planned).first == next)
    }
  }

  @Test func theIntervalTravelsWithTheParticipant() async throws {
    var planned = try await Planned()
    try await planned.publish([mornings(interval: 24)])
    _ = try await planned.plan()
    planned.now = Instant(2026, 6, 2, 6).date
    try await planned.answer("momentary")
    for (zone, next) in [
      ("America/New_York", Instant(2026, 6, 3, 12)), ("Asia/Tokyo", Instant(2026, 6, 3, 23)),
      // UTC+5:45.
      ("Asia/Kathmandu", Instant(2026, 6, 4, 2, 15)), ("Europe/Berlin", Instant(2026, 6, 3, 6)),
    ] {
      #expect(try await instants(planned, zone: zone).first == next, "\(zone)")
    }
    #expect(try await planned.revisions() == [1, 2, 3, 4, 5])
  }

  @Test func theLatestSheetCountsInWhateverOrderTheyCome() async throws {
    let first = Instant(2026, 6, 1, 10).date
    let finished = [first, first + 5 * 3600, first + 2 * 3600]
    for order in [[0, 1, 2], [1, 0, 2], [2, 1, 0], [1, 1, 2, 0, 1]] {
      for isBatch in [false, true] {
        var planned = try await Planned()
        planned.now = first + 6 * 3600
        try await planned.publish([.use("momentary", .everyDay(at: 480), interval: 18)])
        if isBatch {
          try await planned.answerTogether("momentary", finishedAt: order.map { finished[$0] })
        } else {
          for index in order {
            try await planned.answer("momentary", finishedAt: finished[index])
          }
        }
        // 15:00 plus 18 hours is Tuesday, 9:00 UTC, after that morning.
        #expect(try await instants(planned).first == Instant(2026, 6, 3, 6), "\(order)")
      }
    }
  }

  @Test func whatIsToldAgainWritesNothing() async throws {
    let planned = try await Planned()
    try await planned.publish([mornings(interval: 24)])
    try await planned.answer("momentary")
    let before = try await planned.completionRows()
    try await planned.answer("momentary")
    try await planned.answer("momentary", finishedAt: planned.now - 60)
    #expect(try await planned.completionRows() == before)
  }

  @Test func anIntervalThatComesLaterCountsFromTheLatestSheet() async throws {
    var planned = try await Planned()
    // The first sheet arrives before the study.
    try await planned.answer("momentary", finishedAt: planned.now - 86_400)
    try await planned.publish([mornings(interval: 0)])
    let plan = try await planned.plan()
    try await planned.answer("momentary")
    #expect(try await planned.plan() == plan)
    planned.now += 60
    try await planned.publish([mornings(interval: 20)], revision: 2)
    // Closed until Tuesday, 8:00 UTC.
    #expect(try await instants(planned).first == Instant(2026, 6, 3, 6))
    // Removing the interval opens the questionnaire again.
    planned.now = Instant(2026, 6, 5, 12).date
    try await planned.answer("momentary")
    try await planned.publish([mornings(interval: 0)], revision: 3)
    #expect(try await instants(planned).first == Instant(2026, 6, 6, 6))
  }

  @Test func whatWasFilledInBeforeTimesWereNotedClosesNothing() async throws {
    let planned = try await Planned()
    try await planned.publish([mornings(interval: 24)])
    try await planned.pool.execute(
      """
      INSERT INTO completions (participant_id, study_id, questionnaire_id)
      VALUES (\(planned.participantID), \(planned.studyID), 'momentary')
      """)
    #expect(try await instants(planned).first == Instant(2026, 6, 2, 6))
    try await planned.answer("momentary")
    #expect(try await instants(planned).first == Instant(2026, 6, 3, 6))
  }

  @Test func anIntervalBeyondAllLimitsOnlyEmptiesThePlan() async throws {
    let planned = try await Planned()
    try await planned.publish([mornings(interval: .max), .use("other", .everyDay(at: 720))])
    try await planned.answer("momentary", finishedAt: Instant(9999, 12, 31, 23).date)
    #expect(try await instants(planned).isEmpty)
    #expect(try await planned.plan().count == 64)
  }

  /// Participants who answer every notification, early or late, are never asked too soon.
  @Test(arguments: 0..<6) func aPlanThatIsFollowedIsNeverRefused(_ seed: UInt64) async throws {
    var planned = try await Planned()
    let hours = 1 + Int(seed) % 4
    try await planned.publish([
      .use("momentary", .standard(.daily(10)), expires: 120, interval: UInt32(hours))
    ])
    var random = Xoshiro256(seed: seed)
    var last: Date?
    for _ in 0..<25 {
      let asked = try await instants(planned, limit: 8)
      #expect(asked.count == 8)
      if let last {
        #expect(asked.allSatisfy { $0.date >= last + Double(hours) * 3600 }, "after \(last)")
      }
      planned.now = asked[0].date + Double(random.next(through: 5400))
      try await planned.answer("momentary")
      last = planned.now
    }
  }

  @Test func withoutAnIntervalNothingIsClosed() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.everyDay(at: 1200))])
    let before = try await planned.plan()
    try await planned.answer("momentary")
    try await planned.answer("momentary")
    #expect(try await planned.plan() == before)
  }

  @Test func anEmptySheetFillsNothingIn() async throws {
    let planned = try await Planned()
    try await planned.answer("momentary", isEmpty: true)
    #expect(try await planned.completionRows() == [])
    try await planned.answer("momentary")
    #expect(try await planned.completionRows().count == 1)
  }
}

extension Planned {
  /// Applies one batch of events, as after an outage of the bus.
  fileprivate func answerTogether(_ questionnaireID: String, finishedAt: [Date]) async throws {
    let events = finishedAt.map { finishedAt in
      Event(
        source: "test", type: EventsV1.AnswerSheetAccepted.fullName,
        subject: participantID.uuidString.lowercased(), time: now,
        data: EventsV1.AnswerSheetAccepted(
          sheetID: UUID().uuidString, participantID: participantID.uuidString.lowercased(),
          studyID: studyID, questionnaireID: questionnaireID, version: 1,
          finishTime: .init(finishedAt)
        ).serialized())
    }
    try await pool.transaction { try await AnswerConsumer().apply(events, on: $0) }
  }

  /// Returns the physical positions of the rows, which change with every update.
  fileprivate func completionRows() async throws -> [String] {
    try await pool.query(
      """
      SELECT ctid || ' ' || xmax || ' ' || finished_at AS row FROM completions
      WHERE participant_id = \(participantID) ORDER BY 1
      """
    ).map { try $0.decode("row") }
  }
}
