import Calendar
import Fields
import Foundation
import Postgres
import Privacy
import Testing

@testable import PlanningService

/// Exports of notifications and decision points, and those that continue them.
@Suite struct PlanExportTests {
  private typealias Rows = [String: [[String]]]
  private static let tables: [PlanExportRow.Table] = [.notifications, .decisionPoints]

  /// Rows by participant.
  private func byPerson(_ rows: [[String]], _ table: PlanExportRow.Table) throws -> Rows {
    let place = try #require(table.header.firstIndex(of: "participant"))
    return Dictionary(grouping: rows) { $0[place] }
  }

  @Test func eachDecisionHasARow() async throws {
    let written = try await WrittenPlans()
    let now = written.now
    let at = { (minutes: Double) in now - minutes * 60 }
    try await written.notify(0, at: at(60))
    try await written.notify(0, at: at(50), wish: at(55))
    // Draws without room are in both tables.
    try await written.notify(0, at: at(45), noRoom: "gap")
    try await written.refuse(0, at: at(45), "gap")
    try await written.refuse(0, at: at(40), "cap")
    try await written.fire(0, at: at(30), "planned", notifiesAt: at(28))
    try await written.fire(0, at: at(29), "cooldown")
    // Days count from it.
    try await written.fire(0, at: at(20), "planned", notifiesAt: at(20))
    try await written.fire(0, at: at(10), nil)
    // Neither outside of the participation nor in the future.
    try await written.fire(0, at: at(5), "left")
    try await written.fire(0, at: now - 1.2 * 86_400, "idle")
    try await written.fire(0, at: now + 60, "planned", notifiesAt: now + 120)
    try await written.refuse(0, at: now + 60, "cap")
    try await written.pool.execute(
      """
      UPDATE enrolments SET left_at = \(now - 1.5 * 86_400)
      WHERE participant_id = \(written.people[0]) AND study_id = \(written.studyID)
      """)
    let rows = try await written.export(.decisionPoints).rows
    let header = DecisionPointLayout.header
    #expect(rows.allSatisfy { $0.count == header.count && $0[0] == written.name(0) })
    func column(_ name: String) throws -> [String] {
      let place = try #require(header.firstIndex(of: name))
      return rows.map { $0[place] }
    }
    #expect(
      try column("decision") == [
        "planned", "planned", "gap", "cap", "planned", "cooldown", "planned", "undecided",
      ])
    #expect(
      try column("kind")
        == Array(repeating: "schedule", count: 4) + Array(repeating: "trigger", count: 4))
    #expect(
      try column("notify_at").map { $0.isEmpty } == [
        false, false, true, true, false, true, true, true,
      ])
    #expect(try column("notification_id").map { !$0.isEmpty }.prefix(3) == [true, true, false])
    // 19:26 UTC on 28 May 2026 is 21:26 in Berlin; 20:16 is 1:46 on the next day in Kolkata.
    #expect(try column("date").first == "2026-05-28" && column("date").last == "2026-05-29")
    #expect(try column("hour").first == "21" && column("hour").last == "1")
    #expect(try column("study_day").first == "1")
    // No cell has the instant of an occurrence.
    #expect(!rows.joined().contains { $0.contains(Instant(at(20)).iso8601) })
  }

  @Test func concealedGroupsHideTriggers() async throws {
    let written = try await WrittenPlans()
    try await written.fire(1, at: written.now - 60, "planned")
    #expect(try await written.export(.decisionPoints, concealed: true).rows.count == 1)
    try await written.pool.execute(
      """
      INSERT INTO study_questionnaires
        (study_id, questionnaire_id, position, one_time, deactivated, group_ids)
      VALUES (\(written.studyID), 'q', 0, false, false, '{a}')
      """)
    #expect(try await written.export(.decisionPoints, concealed: true).rows.isEmpty)
    #expect(try await written.export(.decisionPoints).rows.count == 1)
  }

  @Test func concealedGroupsHideWhatTookTheRoom() async throws {
    let written = try await WrittenPlans()
    for (minutes, reason) in ["gap", "cap", "displaced", "quiet_hours"].enumerated() {
      try await written.refuse(1, at: written.now - 600 + Double(minutes) * 60, reason)
    }
    try await written.notify(1, at: written.now - 60, noRoom: "gap")
    func decisions(concealed: Bool) async throws -> [String] {
      let place = try #require(DecisionPointLayout.header.firstIndex(of: "decision"))
      return try await written.export(.decisionPoints, concealed: concealed).rows.map { $0[place] }
    }
    let reasons = ["gap", "cap", "displaced", "quiet_hours", "gap"]
    func use(_ questionnaireID: String, groups: String) async throws {
      try await written.pool.execute(
        """
        INSERT INTO study_questionnaires
          (study_id, questionnaire_id, position, one_time, deactivated, group_ids)
        VALUES (\(written.studyID), \(questionnaireID), 0, false, false, \(groups)::text::text[])
        """)
    }
    try await use("q", groups: "{}")
    #expect(try await decisions(concealed: true) == reasons)
    try await use("r", groups: "{a}")
    #expect(
      try await decisions(concealed: true) == [
        "no_room", "no_room", "no_room", "quiet_hours", "no_room",
      ])
    #expect(try await decisions(concealed: false) == reasons)
  }

  @Test func whoJoinsAfterTheNamingHasNoRows() async throws {
    let written = try await WrittenPlans()
    let (pool, now) = (written.pool, written.now)
    try await written.notify(0, at: now - 60)
    let question = ComplianceQuestion(
      studyID: written.studyID, breakdown: .participantDate,
      from: Date(timeIntervalSince1970: 0), to: now)
    let people = CountedNotificationStore().participants(
      question, since: nil, now: now, after: nil, limit: 10)
    let days = ComplianceStore().rows(question, now: now, after: nil, limit: 10)
    #expect(try await pool.answer(to: people).isEmpty)
    #expect(try await pool.answer(to: days).isEmpty)
    _ = try await written.export(.notifications)
    let names = written.people.indices.map(written.name).sorted()
    #expect(try await pool.answer(to: people) == names)
    let keys = try await pool.answer(to: days).map(\.key)
    #expect(keys.map { String($0.prefix { $0 != "/" }) } == names)
  }

  @Test(arguments: [UInt64(1), 2, 3]) func updatesGiveTheWholeExport(seed: UInt64) async throws {
    var written = try await WrittenPlans()
    var random = Xoshiro256(seed: seed)
    var known: [PlanExportRow.Table: (rows: Rows, cursor: ExportCursor)] = [:]
    for table in Self.tables {
      let whole = try await written.export(table)
      known[table] = (try byPerson(whole.rows, table), whole.cursor)
    }
    for round in 0..<12 {
      for _ in 0..<4 { try await change(&written, &random) }
      written.now += Double(random.next(through: 7_200))
      let tests = Set(try await testParticipants(written))
      for table in Self.tables {
        var (rows, cursor) = try #require(known[table])
        let update = try await written.export(table, since: cursor.text)
        for (name, news) in try byPerson(update.rows, table) {
          rows[name] = news.filter { $0.count { !$0.isEmpty } > 1 }
        }
        cursor = update.cursor
        // The list of participants lacks them.
        rows = rows.filter { !$0.value.isEmpty && !tests.contains($0.key) }
        let whole = try byPerson(try await written.export(table).rows, table)
        #expect(rows == whole, "seed \(seed), round \(round), \(table)")
        known[table] = (rows, cursor)
      }
    }
  }

  @Test func onlyChangesComeAgain() async throws {
    var written = try await WrittenPlans()
    for person in written.people.indices {
      try await written.notify(person, at: written.now - 86_000)
    }
    var cursor = try await written.export(.notifications).cursor
    written.now += 86_400
    cursor.transaction = try await written.pool.answer(to: ExportStateStore.state).next
    cursor.seconds = Int64(written.now.timeIntervalSince1970)
    #expect(try await written.export(.notifications, since: cursor.text).rows.isEmpty)
    try await written.pool.execute(
      """
      UPDATE notifications SET opened_at = \(written.now)
      WHERE participant_id = \(written.people[2])
      """)
    let opened = try await written.export(.notifications, since: cursor.text).rows
    #expect(opened.map { $0[1] } == [written.name(2)])
    // Late news of the leaving removes the row.
    try await written.pool.execute(
      """
      UPDATE enrolments SET left_at = joined_at WHERE participant_id = \(written.people[2])
      """)
    let left = try await written.export(.notifications, since: cursor.text).rows
    #expect(left.count == 1 && left[0].filter { !$0.isEmpty } == [written.name(2)])
  }

  @Test func cursorsOfOthersAreRefused() async throws {
    let written = try await WrittenPlans()
    let cursor = try await written.export(.notifications).cursor
    var (ahead, elsewhere, timeless, old) = (cursor, cursor, cursor, cursor)
    ahead.transaction += 1_000_000_000
    elsewhere.system &+= 1
    timeless.seconds = nil
    old.table = .concealedNotifications
    for text in ["x", ahead.text, elsewhere.text, timeless.text, old.text, cursor.text + ".1"] {
      await #expect(throws: OversightError.exportCursorInvalid, "\(text)") {
        _ = try await written.export(.notifications, since: text)
      }
    }
    await #expect(throws: OversightError.exportCursorInvalid) {
      _ = try await written.export(.decisionPoints, since: cursor.text)
    }
  }

  private func testParticipants(_ written: WrittenPlans) async throws -> [String] {
    try await written.pool.query(
      """
      SELECT participant_id FROM test_participants
      WHERE marked AND participant_id = ANY (\(written.people))
      """
    ).map { written.study.owner.pseudonyms.pseudonym(of: try $0.decode("participant_id")) }
  }

  /// Writes something at random that an export may show.
  private func change(_ written: inout WrittenPlans, _ random: inout Xoshiro256) async throws {
    let (pool, studyID, now) = (written.pool, written.studyID, written.now)
    let number = random.next(through: written.people.count - 1)
    let person = written.people[number]
    let at = now + Double(random.next(in: -20_000...10_000))
    switch random.next(through: 12) {
    case 0, 1: try await written.notify(number, at: at)
    case 2:
      try await pool.execute(
        """
        UPDATE notifications SET answered_at = at + interval '1 minute', opened_at = at
        WHERE participant_id = \(person) AND at <= \(at)
        """)
    case 3:
      try await pool.execute(
        """
        UPDATE notifications SET cancelled_at = \(now)
        WHERE participant_id = \(person) AND at > \(at) AND answered_at IS NULL
        """)
    case 4: try await written.refuse(number, at: at, "cap")
    case 5:
      try await written.fire(number, at: at, random.element(of: ["planned", "cooldown", nil]))
    case 6:
      try await pool.execute(
        """
        UPDATE trigger_occurrences SET fired_at = \(at), outcome = 'idle', decided_at = \(now)
        WHERE participant_id = \(person)
        """)
    case 7:
      try await pool.execute(
        "UPDATE enrolments SET left_at = \(at) WHERE participant_id = \(person)")
    case 8:
      try await pool.execute(
        "UPDATE enrolments SET joined_at = \(at) WHERE participant_id = \(person)")
    case 9:
      try await pool.execute(
        "UPDATE enrolments SET consent_ends_at = \(at) WHERE participant_id = \(person)")
    case 10:
      try await pool.execute(
        "UPDATE participants SET time_zone = 'UTC' WHERE participant_id = \(person)")
    case 11:
      try await pool.execute(
        """
        INSERT INTO test_participants (participant_id, marked, revision) VALUES (\(person), true, 1)
        ON CONFLICT (participant_id) DO UPDATE SET marked = NOT test_participants.marked
        """)
    default:
      try await pool.execute(
        """
        INSERT INTO study_pauses (study_id, paused_at, resumed_at)
        VALUES (\(studyID), \(at), \(at + 600)) ON CONFLICT DO NOTHING
        """)
    }
  }
}
