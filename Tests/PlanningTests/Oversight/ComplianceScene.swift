import Calendar
import CalendarSamples
import Foundation
import Postgres
import Testing

@testable import PlanningService

/// A study whose participants and notifications change in every way.
struct ComplianceScene {
  static let start = Instant(2026, 6, 1).date
  static let breakdowns = ComplianceBreakdown.allCases.filter {
    ![.participant, .participantDate].contains($0)
  }
  private static let zones = ["Europe/Berlin", "UTC-09:30", "Asia/Kolkata", "Etc/UTC"]

  let pool: PostgresPool
  let studyID = "study-\(UUID().uuidString.prefix(8).lowercased())"
  var generator: Xoshiro256
  var now = Self.start + 20 * 86_400
  var people: [UUID] = []
  var notifications: [UUID] = []
  var planned = 0
  var isPaused = false

  init(pool: PostgresPool, seed: UInt64) async throws {
    self.pool = pool
    generator = Xoshiro256(seed: seed)
    try await pool.execute(
      "INSERT INTO studies (study_id, revision, paused) VALUES (\(studyID), 1, false)")
    for (place, questionnaireID) in ["q", "r"].enumerated() {
      try await pool.execute(
        """
        INSERT INTO study_questionnaires
          (study_id, questionnaire_id, position, one_time, deactivated, group_ids)
        VALUES (\(studyID), \(questionnaireID), \(place), false, false, \(place == 0 ? [] : ["b"]))
        """)
    }
    for _ in 0..<5 { try await join() }
    for _ in 0..<40 { try await plan() }
  }

  private mutating func time(_ days: ClosedRange<Int>) -> Date {
    Self.start
      + Double(generator.next(in: days.lowerBound * 86_400...days.upperBound * 86_400))
  }

  mutating func join() async throws {
    let person = UUID()
    people.append(person)
    try await pool.execute(
      """
      INSERT INTO enrolments (participant_id, study_id, joined_at, group_id)
      VALUES (\(person), \(studyID), \(time(0...9)), \(generator.element(of: ["", "a", "b"])))
      """)
    try await move(person)
    for questionnaireID in ["q", "r"] {
      try await pool.execute(
        """
        INSERT INTO plan_revisions (participant_id, study_id, questionnaire_id, schedule_id,
          revision, planned_at, time_zone)
        VALUES (\(person), \(studyID), \(questionnaireID), 's', 1, \(time(0...9)),
          \(generator.element(of: Self.zones)))
        """)
    }
  }

  /// Changes the time zone, which counts for notifications of staff.
  private mutating func move(_ person: UUID) async throws {
    let zone = generator.element(of: Self.zones)
    try await pool.execute(
      """
      INSERT INTO participants (participant_id, time_zone) VALUES (\(person), \(zone))
      ON CONFLICT (participant_id) DO UPDATE SET time_zone = EXCLUDED.time_zone
      """)
  }

  mutating func plan() async throws {
    let (id, isOfStaff) = (UUID(), generator.next(through: 4) == 0)
    // Instants are unique.
    let at = time(0...40) + 0.001 * Double(planned)
    planned += 1
    let end = generator.next(through: 2) == 0 ? nil : at + Double(generator.next(in: 60...9_000))
    try await pool.execute(
      """
      INSERT INTO notifications (notification_id, participant_id, study_id, questionnaire_id,
        schedule_id, revision, at, expires_at, fixed, planned_at, origin)
      VALUES (\(id), \(generator.element(of: people)), \(studyID),
        \(generator.element(of: ["q", "r"])), \(isOfStaff ? "" : "s"), \(isOfStaff ? nil : 1), \(at),
        \(end), false, \(at), \(isOfStaff ? "staff" : "schedule"))
      """)
    notifications.append(id)
  }

  /// Late answers and corrections, reports, cancellations and notifications without room.
  mutating func change() async throws {
    let id = generator.element(of: notifications)
    let delay =
      Double(generator.next(through: 10_000)) + 0.000_001 * Double(generator.next(through: 9))
    var change: PostgresQuery = "UPDATE notifications SET "
    switch generator.next(through: 11) {
    case 0...3: change.append("answered_at = at + \(String(delay))::text::interval")
    case 4: change.append("opened_at = at + \(String(delay))::text::interval")
    case 5...6: change.append("delivered_at = at + \(String(delay))::text::interval")
    case 7: change.append("dismissed_at = at + \(String(delay))::text::interval")
    case 8: change.append("snoozed_at = ARRAY[at], snoozed_until = at + '1 hour'::interval")
    case 9: change.append("sent_at = CASE WHEN sent_at IS NULL THEN at END")
    case 10: change.append("cancelled_at = at, no_room = 'cap'")
    default: change.append("cancelled_at = at")
    }
    change.append(" WHERE notification_id = \(id)")
    try await pool.execute(change)
  }

  mutating func changePerson() async throws {
    let person = generator.element(of: people)
    var change: PostgresQuery = "UPDATE enrolments SET "
    switch generator.next(through: 5) {
    case 0: change.append("left_at = \(time(5...30))")
    case 1: change.append("joined_at = \(time(0...30))")
    case 2: change.append("group_id = \(generator.element(of: ["", "a", "b"]))")
    case 3: change.append("consent_ends_at = \(time(5...30))")
    case 4: return try await move(person)
    default:
      try await pool.execute(
        """
        INSERT INTO test_participants AS t (participant_id, marked, revision)
        VALUES (\(person), true, 1)
        ON CONFLICT (participant_id) DO UPDATE SET marked = NOT t.marked
        """)
      return
    }
    change.append(" WHERE participant_id = \(person) AND study_id = \(studyID)")
    try await pool.execute(change)
  }

  mutating func changeStudy() async throws {
    if generator.next(through: 1) == 0 {
      try await pool.execute(
        """
        UPDATE study_questionnaires SET group_ids = \(generator.element(of: [[], ["b"]]))
        WHERE study_id = \(studyID) AND questionnaire_id = 'r'
        """)
    } else if isPaused {
      try await pool.execute(
        """
        UPDATE study_pauses SET resumed_at = paused_at + '1 day'::interval
        WHERE study_id = \(studyID) AND resumed_at IS NULL
        """)
      isPaused = false
    } else {
      try await pool.execute(
        """
        INSERT INTO study_pauses (study_id, paused_at) VALUES (\(studyID), \(time(0...30)))
        ON CONFLICT DO NOTHING
        """)
      isPaused = true
    }
  }

  /// Erases a participant in steps; `check` runs between them.
  mutating func erase(_ check: (inout Self) async throws -> Void) async throws {
    let person = people.remove(at: generator.next(through: people.count - 1))
    let (erasure, studyID) = (UUID(), generator.element(of: ["", self.studyID]))
    try await pool.execute(
      """
      INSERT INTO erasures (erasure_id, digest, is_whole, participant_id, study_id, mode,
        requested_at)
      VALUES (\(erasure), erasure_digest(\(person), \(studyID)), \(studyID.isEmpty), \(person),
        \(studyID), 'ERASE_ANSWERS', now())
      """)
    while try await !pool.query(
      "SELECT erase_participant(\(person), \(studyID), 'ERASE_ANSWERS', 3)"
    ).isEmpty {
      try await check(&self)
    }
    try await pool.execute(
      """
      UPDATE erasures SET participant_id = NULL, study_id = NULL, mode = NULL, done_at = now()
      WHERE erasure_id = \(erasure)
      """)
    notifications = try await pool.query(
      "SELECT notification_id FROM notifications WHERE study_id = \(self.studyID)"
    ).map { try $0.decode("notification_id") }
  }

  mutating func question() -> ComplianceQuestion {
    ComplianceQuestion(
      studyID: studyID, breakdown: generator.element(of: Self.breakdowns),
      from: time(2...9), to: time(18...50),
      questionnaireID: generator.element(of: ["", "", "q"]),
      groupID: generator.element(of: ["", "", "a"]),
      includesTests: generator.next(through: 1) == 0,
      concealsGroups: generator.next(through: 2) == 0)
  }

  /// Compares facts with a recount.
  mutating func check(_ facts: ComplianceFacts, _ place: String) async throws {
    let question = question()
    let expected = try await pool.answer(
      to: ComplianceStore().rows(question, now: now, after: nil, limit: 1_000))
    #expect(
      facts.rows(question, now: now).map(\.rounded) == expected.map(\.rounded),
      "\(place) \(question)")
  }
}

extension ComplianceRow {
  /// Without the last digits of quantiles.
  var rounded: ComplianceRow {
    func rounded(_ seconds: Double?) -> Double? {
      seconds.map { ($0 * 1_000_000).rounded() / 1_000_000 }
    }
    var row = self
    row.medianAnswerSeconds = rounded(medianAnswerSeconds)
    row.p90AnswerSeconds = rounded(p90AnswerSeconds)
    return row
  }
}
