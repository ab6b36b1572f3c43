import Bus
import Calendar
import CalendarSamples
import Foundation
import Messages
import Postgres
import QuestionnaireWire
import Questionnaires
import ServiceKit
import TestSupport

@testable import PlanningService

/// The schema `planning` on a real PostgreSQL. Tests share it and are isolated by their own
/// participants and studies.
enum PlanningDatabase {
  static let shared = Task { try await create() }

  static func create() async throws -> PostgresPool {
    let pool = try await TestDatabase.create().pool(as: .planning, connections: 8)
    _ = try await Migrator(schema: "planning", sets: PlanningAssembly.migrationSets)
      .apply(on: pool)
    return pool
  }
}

/// One participant of one study, and a clock.
struct Planned {
  let pool: PostgresPool
  /// Cache with the studies from the bus.
  let studies: StudyCache
  let participantID = UUID()
  let studyID = "study-\(UUID().uuidString.prefix(8).lowercased())"
  /// A Monday.
  var now = Instant(2026, 6, 1, 12).date
  /// Issue time of the token; nil for the current time.
  var tokenIssuedAt: Date?
  /// Group named by the token.
  var group: String?
  static let events = PlanAnnouncements(outbox: Outbox(source: PlanningAssembly.name))

  init() async throws {
    self.init(pool: try await PlanningDatabase.shared.value)
  }

  init(pool: PostgresPool) {
    self.pool = pool
    studies = StudyCache(pool: pool, owner: StudyOwner(canBeAsked: true) { _ in .notFound })
  }

  // MARK: What the bus brings

  func publish(
    _ questionnaires: [CatalogueV1.StudyQuestionnaire], revision: UInt32 = 1,
    startsAt: Date? = nil, endsAt: Date? = nil, paused: Bool = false,
    rules: PromptRulesDefinition = PromptRulesDefinition()
  ) async throws {
    try await apply(
      EventsV1.StudyPublished(
        study: CatalogueV1.Study(
          studyID: studyID, startTime: startsAt.map { .init($0) },
          endTime: endsAt.map { .init($0) },
          questionnaires: questionnaires, revision: revision, paused: paused,
          promptRules: CatalogueV1.PromptRules(rules))),
      by: StudyConsumer())
  }

  func join(at date: Date, group: String = "") async throws {
    var event = enrolled(at: date)
    event.groupID = group
    try await apply(event, by: EnrolmentConsumer(events: Self.events))
  }

  func regroup(_ group: String, at date: Date) async throws {
    try await apply(
      EventsV1.MemberGroupChanged(
        participantID: participantID.uuidString.lowercased(), studyID: studyID, groupID: group,
        changeTime: .init(date)), by: EnrolmentConsumer(events: Self.events))
  }

  func leave(at date: Date) async throws {
    try await apply(ended(at: date), by: EnrolmentConsumer(events: Self.events))
  }

  func enrolled(at date: Date) -> EventsV1.ParticipantEnrolled {
    EventsV1.ParticipantEnrolled(
      participantID: participantID.uuidString.lowercased(), studyID: studyID,
      joinTime: .init(date))
  }

  func ended(at date: Date) -> EventsV1.EnrolmentEnded {
    EventsV1.EnrolmentEnded(
      participantID: participantID.uuidString.lowercased(), studyID: studyID, leaveTime: .init(date)
    )
  }

  func choose(
    quiet: [IngestionV1.QuietHours], perDay: UInt32 = 0, gap: UInt32 = 0, revision: UInt64
  ) async throws {
    try await apply(
      EventsV1.PromptSettingsChanged(
        participantID: participantID.uuidString.lowercased(), revision: revision,
        quietHours: quiet, notificationsPerDayMax: perDay, notificationGapMinutes: gap,
        changeTime: .init(now)), by: NotificationSettingsConsumer())
  }

  /// - Parameter finishedAt: nil for the current time.
  func answer(
    _ questionnaireID: String, sheetID: UUID = UUID(), notificationID: String = "",
    finishedAt: Date? = nil, isEmpty: Bool = false
  ) async throws {
    try await apply(
      EventsV1.AnswerSheetAccepted(
        sheetID: sheetID.uuidString, participantID: participantID.uuidString.lowercased(),
        studyID: studyID, questionnaireID: questionnaireID, version: 1,
        finishTime: .init(finishedAt ?? now), notificationID: notificationID, empty: isEmpty),
      by: AnswerConsumer())
  }

  func apply<M: Message>(_ message: M, by consumer: any EventConsumer) async throws {
    let event = Event(
      source: "test", type: M.fullName, subject: studyID, time: now, data: message.serialized())
    try await pool.transaction { try await consumer.apply(event, on: $0) }
  }

  // MARK: What the participant asks

  func plan(
    zone: String? = "Europe/Berlin", limit: Int = 64, named: Bool = true,
    zones: ZoneDatabase = hostZones
  ) async throws -> [PlannedNotification] {
    try await answer(zone: zone, limit: limit, named: named, zones: zones).plan
  }

  func answer(
    zone: String? = "Europe/Berlin", limit: Int = 64, named: Bool = true,
    planToken: PlanToken? = nil, zones: ZoneDatabase = hostZones
  ) async throws -> GetNotificationPlan.Answer {
    try await GetNotificationPlan(
      pool: pool, zones: zones, studies: studies, events: Self.events)(
        PlanPerson.Request(
          participantID: participantID, studyIDs: [studyID],
          token: PlanPerson.Token(
            requiresEnrolment: named, issuedAt: tokenIssuedAt ?? now,
            groups: group.map { [studyID: $0] } ?? [:], consentEnds: [:]),
          timeZone: zone, limit: limit, known: planToken, now: now))
  }

  func choose(
    _ choice: ChangeSchedule.Choice, for questionnaireID: String = "momentary",
    schedule scheduleID: String = ""
  ) async throws -> ScheduleInForce? {
    try await ChangeSchedule(pool: pool, studies: studies, events: Self.events)(
      choice, request(questionnaireID, scheduleID)
    ).schedule.inForce
  }

  func schedule(
    of questionnaireID: String = "momentary", _ scheduleID: String = ""
  ) async throws -> ScheduleInForce? {
    try await FindSchedule(pool: pool, studies: studies)(request(questionnaireID, scheduleID))
      .inForce
  }

  private func request(_ questionnaireID: String, _ scheduleID: String) -> ScheduleRequest {
    ScheduleRequest(
      participantID: participantID,
      key: QuestionnaireKey(studyID: studyID, questionnaireID: questionnaireID),
      scheduleID: scheduleID, tokenIssuedAt: tokenIssuedAt ?? now, group: group, now: now)
  }

  // MARK: What the tables hold

  func unplacedCount() async throws -> Int {
    try await pool.query(
      """
      SELECT count(*) AS count FROM unplaced_notifications
      WHERE participant_id = \(participantID)
      """)[0].decode("count")
  }

  func count(_ state: String) async throws -> Int {
    try await pool.query(
      """
      SELECT count(*) AS count FROM notifications
      WHERE participant_id = \(participantID) AND study_id = \(studyID) AND \(state) = CASE
        WHEN cancelled_at IS NOT NULL THEN 'cancelled' WHEN answered_at IS NOT NULL THEN 'answered'
        ELSE 'pending' END
      """)[0].decode("count")
  }

  /// Returns the events in the outbox, oldest first.
  func told() async throws -> [EventsV1.NotificationsPlanned] {
    try await pool.query(
      """
      SELECT data FROM outbox WHERE subject = \(participantID.uuidString.lowercased())
        AND type = \(EventsV1.NotificationsPlanned.fullName) ORDER BY id
      """
    ).map { try EventsV1.NotificationsPlanned(serialized: $0.decode("data")) }
  }

  func revisions(of questionnaireID: String = "momentary") async throws -> [Int] {
    try await pool.query(
      """
      SELECT revision FROM plan_revisions
      WHERE participant_id = \(participantID) AND study_id = \(studyID)
        AND questionnaire_id = \(questionnaireID) ORDER BY 1
      """
    ).map { try $0.decode("revision") }
  }
}

extension CatalogueV1.StudyQuestionnaire {
  /// Uses the questionnaire `momentary`.
  static func use(
    _ plan: Plan, mayChange: Bool = true, startDay: UInt32 = 0, expires: UInt32 = 60,
    deactivated: Bool = false
  ) -> Self {
    use(
      "momentary", plan, mayChange: mayChange, startDay: startDay, expires: expires,
      deactivated: deactivated)
  }

  static func use(
    _ questionnaireID: String, _ plan: Plan, mayChange: Bool = true,
    startDay: UInt32 = 0, expires: UInt32 = 60, oneTime: Bool = false, deactivated: Bool = false,
    blocking: Bool = false, groups: [String] = [], interval: UInt32 = 0
  ) -> Self {
    Self(
      questionnaireID: questionnaireID, version: 1, recurrence: oneTime ? .oneTime : .repeated,
      schedules: [
        CatalogueV1.Schedule(
          plan: Schedule(plan: plan).message.plan, participantMayChange: mayChange,
          startDay: startDay, expiresAfterMinutes: expires)
      ], deactivated: deactivated, blocking: blocking,
      repeatIntervalHours: interval, groupIDs: groups)
  }

  static func use(_ questionnaireID: String, _ schedules: [Schedule]) -> Self {
    Self(
      questionnaireID: questionnaireID, version: 1, recurrence: .repeated,
      schedules: schedules.map { CatalogueV1.Schedule($0.definition) })
  }
}

extension Plan {
  static let tenDaily = Plan.standard(.daily(10))

  static func everyDay(at minutes: Int...) -> Plan {
    .custom(
      CustomPlan(
        times: DayOfWeek.allCases.flatMap { day in
          minutes.map { WeeklyTime(day: day, minuteOfDay: $0) }
        }))
  }
}

extension Schedule {
  var message: CatalogueV1.Schedule { CatalogueV1.Schedule(definition) }
}
