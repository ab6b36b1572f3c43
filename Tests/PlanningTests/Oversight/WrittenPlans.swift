import Fields
import Foundation
import Postgres
import ServiceKit

@testable import PlanningService

/// A study in the database whose rows the test writes itself.
struct WrittenPlans {
  let study: OverseenStudy
  let people = (0..<5).map { _ in UUID() }
  var now = Date(timeIntervalSince1970: 1_780_000_000)

  var pool: PostgresPool { study.planned.pool }
  var studyID: String { study.planned.studyID }

  init() async throws {
    study = try await OverseenStudy()
    try await pool.execute(
      "INSERT INTO studies (study_id, revision, paused) VALUES (\(studyID), 1, false)")
    for person in people {
      try await pool.execute(
        """
        WITH enrolment AS (
          INSERT INTO enrolments (participant_id, study_id, joined_at)
          VALUES (\(person), \(studyID), \(now - 86_400))),
        participant AS (
          INSERT INTO participants (participant_id, time_zone) VALUES (\(person), 'Asia/Kolkata'))
        INSERT INTO plan_revisions (participant_id, study_id, questionnaire_id, schedule_id,
          revision, planned_at, time_zone)
        VALUES (\(person), \(studyID), 'q', '', 1, \(now), 'Europe/Berlin')
        """)
    }
  }

  func name(_ person: Int) -> String { study.owner.pseudonyms.pseudonym(of: people[person]) }

  func notify(_ person: Int, at: Date, noRoom: String? = nil, wish: Date? = nil) async throws {
    try await pool.execute(
      """
      INSERT INTO notifications (notification_id, participant_id, study_id, questionnaire_id,
        revision, at, expires_at, fixed, planned_at, wish, no_room, cancelled_at)
      VALUES (\(UUID()), \(people[person]), \(studyID), 'q', 1, \(at), \(at + 3_600), false, \(now),
        \(wish), \(noRoom), \(noRoom == nil ? nil : now))
      ON CONFLICT DO NOTHING
      """)
  }

  func refuse(_ person: Int, at: Date, _ reason: String) async throws {
    try await pool.execute(
      """
      INSERT INTO unplaced_notifications (participant_id, study_id, questionnaire_id, schedule_id,
        wish, reason, rules_revision, planned_at)
      VALUES (\(people[person]), \(studyID), 'q', '', \(at), \(reason), 1, \(now))
      ON CONFLICT DO NOTHING
      """)
  }

  func fire(
    _ person: Int, at: Date, _ outcome: String?, notifiesAt: Date? = nil,
    draw: OccurrenceDraw? = nil
  ) async throws {
    try await pool.execute(
      """
      INSERT INTO trigger_occurrences (participant_id, study_id, trigger_id, occurrence_id,
        fired_at, withdrawn, told_at, outcome, prompts_at, decided_at, draw_options, draw_seed)
      VALUES (\(people[person]), \(studyID), 't', \(UUID()), \(at), false, \(at), \(outcome),
        \(notifiesAt), \(outcome == nil ? nil : now), \(draw?.storedOptions),
        \(draw?.seed?.hexadecimal))
      """)
  }

  func export(
    _ table: PlanExportRow.Table, since: String = "", concealed: Bool = false
  ) async throws -> (rows: [[String]], cursor: ExportCursor) {
    let export = ExportNotifications(
      pool: pool, pseudonyms: study.pseudonyms,
      securityEvents: SecurityEvents(pool: pool, clock: SetClock(now)), pageRows: 3)
    var csv: [UInt8] = []
    let cursor = try await export(
      ExportNotifications.Request(
        table: table,
        question: ComplianceQuestion(
          studyID: studyID, breakdown: .total, from: Date(timeIntervalSince1970: 0), to: now + 1,
          concealsGroups: concealed), since: since, exporter: study.leader),
      now: now
    ) { csv += $0.csv }
    let lines = String(decoding: csv, as: UTF8.self).split(whereSeparator: \.isNewline)
    return (
      lines.dropFirst().map {
        $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }, cursor
    )
  }
}
