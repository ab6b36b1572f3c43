import Calendar
import CalendarSamples
import Foundation
import Postgres
import Testing

@testable import PlanningService

/// Outcomes of notifications, counted by PostgreSQL and by the test.
@Suite struct ComplianceTests {
  /// A row of `notifications` with its participant.
  private struct Notification {
    var person: Int
    var questionnaireID: String
    var at: Date
    var expiresAt: Date?
    var life = NotificationLife()
  }

  private static let zones = ["Europe/Berlin", "UTC-09:30", "Asia/Kolkata"]
  private static let groups = ["", "a", "b"]
  let now = Instant(2026, 6, 20, 12).date
  private let pausedAt = Instant(2026, 6, 10)
  private let resumedAt = Instant(2026, 6, 12)

  func day(_ number: Double) -> Date { Instant(2026, 6, 1).date + number * 86_400 }

  private func notifications(_ generator: inout Xoshiro256) -> [Notification] {
    (0..<600).map { _ in
      var notification = Notification(
        person: generator.next(through: 5), questionnaireID: generator.element(of: ["q", "r"]),
        at: day(0) + Double(generator.next(through: 22 * 1440)) * 60)
      if generator.next(through: 2) > 0 {
        notification.expiresAt = notification.at + Double(generator.next(in: 10...600)) * 60
      }
      func after(_ chance: Int) -> Date? {
        generator.next(through: 99) < chance
          ? notification.at + Double(generator.next(through: 90_000)) : nil
      }
      notification.life = NotificationLife(
        handedOutAt: after(70), sentAt: after(10), deliveredAt: after(40), openedAt: after(20),
        dismissedAt: after(15), answeredAt: after(50), cancelledAt: after(10))
      return notification
    }
  }

  /// Stores a study with six participants; the fourth left, the fifth left and joined again, and the
  /// consent of the sixth ended.
  private func store(
    _ notifications: [Notification], _ studyID: String, _ people: [UUID], on pool: PostgresPool
  ) async throws {
    try await pool.execute(
      "INSERT INTO studies (study_id, revision, paused) VALUES (\(studyID), 1, false)")
    try await pool.execute(
      """
      INSERT INTO study_pauses (study_id, paused_at, resumed_at)
      VALUES (\(studyID), \(pausedAt.date), \(resumedAt.date))
      """)
    for (number, person) in people.enumerated() {
      let left: Date? = [3: day(15), 4: day(5)][number]
      try await pool.execute(
        """
        INSERT INTO enrolments (participant_id, study_id, joined_at, left_at, group_id,
          consent_ends_at)
        VALUES (\(person), \(studyID), \(number == 4 ? day(8) : day(0)), \(left),
          \(Self.groups[number % 3]), \(number == 5 ? day(11) : nil))
        """)
      try await pool.execute(
        """
        INSERT INTO participants (participant_id, time_zone)
        VALUES (\(person), \(Self.zones[number % 3]))
        """)
      for questionnaireID in ["q", "r"] {
        try await pool.execute(
          """
          INSERT INTO plan_revisions (participant_id, study_id, questionnaire_id, schedule_id,
            revision, planned_at, time_zone)
          VALUES (\(person), \(studyID), \(questionnaireID), '', 1, \(day(0)),
            \(Self.zones[number % 3]))
          """)
      }
    }
    for one in notifications {
      try await pool.execute(
        """
        INSERT INTO notifications (notification_id, participant_id, study_id, questionnaire_id,
          schedule_id, revision, at, expires_at, fixed, planned_at, handed_out_at, sent_at,
          delivered_at, opened_at, dismissed_at, answered_at, cancelled_at)
        VALUES (\(UUID()), \(people[one.person]), \(studyID), \(one.questionnaireID), '', 1,
          \(one.at), \(one.expiresAt), false, \(day(0)), \(one.life.handedOutAt),
          \(one.life.sentAt), \(one.life.deliveredAt), \(one.life.openedAt),
          \(one.life.dismissedAt), \(one.life.answeredAt), \(one.life.cancelledAt))
        ON CONFLICT DO NOTHING
        """)
    }
  }

  /// Returns the notifications that count for compliance.
  private func counted(_ notifications: [Notification]) -> [Notification] {
    notifications.filter { one in
      let isLeft =
        (one.person == 3 && one.at >= day(15))
        || (one.person == 4 && one.at >= day(5) && one.at < day(8))
        || (one.person == 5 && one.life.hasLapsed(at: one.at, consentEnd: day(11)))
      let isPaused = one.at >= pausedAt.date && one.at < resumedAt.date
      return one.life.cancelledAt == nil && one.at <= now && !isLeft && !isPaused
    }
  }

  /// Returns nil for notifications that the breakdown leaves out.
  private func key(
    _ one: Notification, _ breakdown: ComplianceBreakdown, names: [String]
  ) throws -> String? {
    let zone = try zone(Self.zones[one.person % 3])
    let instant = Instant(one.at)
    let date = zone.date(at: instant)
    switch breakdown {
    case .total: return ""
    case .participant: return names[one.person]
    case .localDate: return date.iso8601
    case .participantDate: return "\(names[one.person])/\(date.iso8601)"
    case .utcDate: return CivilDate(of: instant).iso8601
    case .hour: return String(format: "%02d", zone.secondOfDay(at: instant) / 3600)
    case .weekday: return String(date.dayOfWeek.rawValue)
    case .questionnaire: return one.questionnaireID
    case .group: return Self.groups[one.person % 3]
    case .schedule: return "\(one.questionnaireID)/"
    case .studyDay:
      let joinedAt = day(one.person == 4 ? 8 : 0)
      guard one.at >= joinedAt else { return nil }
      let joined = zone.date(at: Instant(joinedAt))
      return String(format: "%04d", max(0, date.dayNumber - joined.dayNumber))
    }
  }

  private func row(_ key: String, _ counted: [Notification], of all: [Notification])
    -> ComplianceRow
  {
    var row = ComplianceRow(key: key)
    row.participants = Set(counted.map(\.person)).count
    var seconds: [Double] = []
    for one in counted {
      let next = all.filter {
        $0.person == one.person && $0.questionnaireID == one.questionnaireID && $0.at > one.at
          && $0.life.cancelledAt == nil
      }.map(\.at).min()
      let life = one.life
      row.planned += 1
      let isAnswered = life.answeredAt != nil
      if life.deliveredAt != nil || life.openedAt != nil || life.dismissedAt != nil || isAnswered {
        row.delivered += 1
      }
      if life.openedAt != nil || isAnswered { row.opened += 1 }
      if life.hasReachedOut || life.wasDelivered { row.sent += 1 }
      switch life.state(until: one.expiresAt ?? next, at: now) {
      case .answered:
        let answeredAt = life.answeredAt ?? now
        if one.expiresAt.map({ answeredAt > $0 }) ?? false {
          row.answeredLate += 1
        } else {
          row.answeredInTime += 1
        }
        seconds.append(answeredAt.timeIntervalSince(one.at))
      case .dismissed: row.dismissed += 1
      case .missed:
        row.missed += 1
        if life.openedAt != nil {
          row.missedOpened += 1
        } else if life.deliveredAt != nil {
          row.missedUnopened += 1
        } else {
          row.missedUnseen += 1
        }
      case .expired: row.expired += 1
      default: row.open += 1
      }
    }
    row.medianAnswerSeconds = quantile(seconds, 0.5)
    row.p90AnswerSeconds = quantile(seconds, 0.9)
    return row
  }

  /// Interpolates between the two nearest values, as PostgreSQL does.
  private func quantile(_ values: [Double], _ share: Double) -> Double? {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return nil }
    let place = share * Double(sorted.count - 1)
    let (low, high) = (sorted[Int(place)], sorted[min(Int(place) + 1, sorted.count - 1)])
    return low + (high - low) * (place - place.rounded(.down))
  }

  @Test func everyBreakdownCountsAsByHand() async throws {
    let study = try await OverseenStudy()
    let (pool, studyID) = (study.planned.pool, study.planned.studyID)
    var generator = Xoshiro256(seed: 20)
    let people = (0..<6).map { _ in UUID() }
    // Instants are unique.
    let all = Dictionary(
      notifications(&generator).map { ("\($0.person) \($0.questionnaireID) \($0.at)", $0) },
      uniquingKeysWith: { first, _ in first }
    ).values.map { $0 }
    try await store(all, studyID, people, on: pool)
    let count = CountCompliance(pool: pool, pseudonyms: study.pseudonyms, zones: hostZones)
    let names = people.map { study.owner.pseudonyms.pseudonym(of: $0) }
    let inPeriod = counted(all).filter { $0.at >= day(1) && $0.at < day(18) }
    let lapsed = all.filter {
      $0.person == 5 && $0.life.cancelledAt == nil && $0.at >= day(1) && $0.at < day(18)
        && $0.life.hasLapsed(at: $0.at, consentEnd: day(11))
        && !($0.at >= pausedAt.date && $0.at < resumedAt.date)
    }
    #expect(!lapsed.isEmpty)
    for breakdown in ComplianceBreakdown.allCases {
      let keyed = try inPeriod.compactMap { one in
        try key(one, breakdown, names: names).map { (key: $0, one: one) }
      }
      if breakdown == .studyDay { #expect(keyed.count < inPeriod.count) }
      var expected = Dictionary(grouping: keyed) { $0.key }.mapValues { $0.map(\.one) }
      if breakdown == .participant {
        for name in names { expected[name] = expected[name] ?? [] }
      }
      var wanted = expected.sorted { $0.key < $1.key }.map { row($0.key, $0.value, of: all) }
      if breakdown == .total { wanted[0].consentEnded = lapsed.count }
      // Read page by page.
      var rows: [ComplianceRow] = []
      var hasMore = true
      while hasMore {
        let page = try await count(
          ComplianceQuestion(studyID: studyID, breakdown: breakdown, from: day(1), to: day(18)),
          isStaff: true, now: now, after: rows.last?.key, limit: 4)
        rows += page.items
        hasMore = page.hasMore
      }
      #expect(rows.map(\.key) == wanted.map(\.key), "\(breakdown)")
      for (row, wanted) in zip(rows, wanted) { expectSame(row, wanted, "\(breakdown)") }
      if breakdown == .participant { try await expectExported(wanted, from: study) }
    }
    let some = try await count(
      ComplianceQuestion(
        studyID: studyID, breakdown: .total, from: day(1), to: day(18), questionnaireID: "q",
        groupID: "a"), isStaff: true, now: now, limit: 4)
    expectSame(
      try #require(some.items.first),
      row(
        "", inPeriod.filter { $0.questionnaireID == "q" && Self.groups[$0.person % 3] == "a" },
        of: all), "filtered")
    let own = try await count(
      ComplianceQuestion(
        studyID: studyID, breakdown: .total, from: day(1), to: day(18), participantID: people[2]),
      isStaff: false, now: now, limit: 4)
    expectSame(
      try #require(own.items.first), row("", inPeriod.filter { $0.person == 2 }, of: all), "own")
  }

  private func expectSame(_ row: ComplianceRow, _ wanted: ComplianceRow, _ what: String) {
    var (counts, expected) = (row, wanted)
    for path in [\ComplianceRow.medianAnswerSeconds, \.p90AnswerSeconds] {
      let (one, other) = (row[keyPath: path], wanted[keyPath: path])
      #expect((one == nil) == (other == nil), "\(what) \(row.key)")
      #expect(abs((one ?? 0) - (other ?? 0)) < 0.01, "\(what) \(row.key)")
      counts[keyPath: path] = nil
      expected[keyPath: path] = nil
    }
    #expect(counts == expected, "\(what)")
  }

  @Test func aStudyWithoutNotificationsHasOneEmptyTotal() async throws {
    let study = try await OverseenStudy()
    let question = ComplianceQuestion(
      studyID: study.planned.studyID, breakdown: .total, from: day(0), to: day(9))
    let pool = study.planned.pool
    let count = CountCompliance(pool: pool, pseudonyms: study.pseudonyms, zones: hostZones)
    let page = try await count(question, isStaff: true, now: now, limit: 10)
    #expect(page.items == [ComplianceRow(key: "")] && !page.hasMore)
    #expect(page.items[0].answeredOfPlanned == 0 && page.items[0].answeredOfDelivered == 0)
  }

  @Test func aPauseIsKeptAsLongAsItLasts() async throws {
    let planned = try await Planned()
    func pauses() async throws -> [[Date?]] {
      try await planned.pool.query(
        """
        SELECT paused_at, resumed_at FROM study_pauses WHERE study_id = \(planned.studyID)
        ORDER BY 1
        """
      ).map { [try $0.decode("paused_at"), try $0.decode("resumed_at")] }
    }
    var later = planned
    try await planned.publish([.use(.tenDaily)])
    #expect(try await pauses().isEmpty)
    try await planned.publish([.use(.tenDaily)], revision: 2, paused: true)
    later.now += 60
    try await later.publish([.use(.tenDaily)], revision: 3, paused: true)
    #expect(try await pauses() == [[planned.now, nil]])
    later.now += 60
    try await later.publish([.use(.tenDaily)], revision: 4)
    #expect(try await pauses() == [[planned.now, planned.now + 120]])
    try await later.publish([.use(.tenDaily)], revision: 5)
    #expect(try await pauses() == [[planned.now, planned.now + 120]])
  }
}
