import Calendar
import CalendarSamples
import Foundation
import Questionnaires

@testable import PlanningService

/// A seeded random person, planned for over some days like by the service, with the resulting table
/// rows.
struct PlannedPerson {
  /// A row of `notifications`.
  struct Row {
    var notification: PlannedNotification
    var revision: PlanRevision
    var date: CivilDate?
    var wish: Instant?
    var rules: PersonNotificationRules
    var rulesAt: Date?
    var plannedAt: Date
    var cancelledAt: Date?

    var standing: StandingNotification {
      StandingNotification(
        key: notification.key,
        handedOut: HandedOut(
          id: notification.id, instant: notification.instant, isPending: true),
        date: date, wish: wish, life: NotificationLife(handedOutAt: plannedAt),
        timeZones: hostZones.reading.version, revision: revision.number)
    }
  }

  let participantID: UUID
  let zone: IANAZone
  private var states: [ScheduleState]
  private(set) var rows: [Row] = []
  private var unplaced: [(one: UnplacedNotification, at: Date)] = []
  private var rules = PersonNotificationRules()
  private var lastRules: PersonRulesRevision?
  private var rulesAt: Date?
  private var facts = TriggerFacts()

  init(_ generator: inout Xoshiro256) throws {
    participantID = UUID(
      uuid: (
        UInt8(generator.next(through: 255)), UInt8(generator.next(through: 255)), 3, 4, 5, 6, 7, 8,
        9, 10, 11, 12, 13, 14, 15, 16
      ))
    zone = try CalendarSamples.zone(
      generator.element(of: ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "UTC"]))
    let count = generator.next(in: 1...4)
    states = []
    for number in 0..<count {
      let study = number < 2 ? "alpha" : "beta"
      states.append(Self.state("q\(number)", study, Self.schedule(&generator)))
    }
  }

  private static func schedule(_ generator: inout Xoshiro256) -> Schedule {
    let start = generator.next(in: 6 * 60...12 * 60)
    let plan: Plan =
      generator.next(through: 3) == 0
      ? .daily(DailyPlan(minutesOfDay: [start, start + 300]))
      : .standard(
        .daily(
          generator.next(in: 1...6), from: start, to: (start + 600) % 1440,
          gap: generator.element(of: [0, 15, 60])))
    var days = ScheduleDaysDefinition()
    if generator.next(through: 3) == 0 { days.rhythm = .everyDays(2) }
    return Schedule(
      plan: plan, startDay: generator.next(through: 2), days: days,
      isDrawnOnce: generator.next(through: 4) == 0, expiresAfterMinutes: 30,
      priority: generator.next(through: 2))
  }

  private static func state(
    _ questionnaireID: String, _ studyID: String, _ schedule: Schedule
  ) -> ScheduleState {
    ScheduleState(
      key: ScheduleKey(QuestionnaireKey(studyID: studyID, questionnaireID: questionnaireID)),
      prescribed: schedule, isOneTime: false, isDeactivated: false, isCompleted: false,
      isPaused: false, isBlocking: false, groupIDs: [], closedUntil: nil, studyStart: nil,
      studyEnd: nil, own: nil, revision: nil)
  }

  /// Chooses rules that leave no room for some notifications.
  mutating func choose(_ generator: inout Xoshiro256) {
    let quiet = generator.next(in: 6 * 60...20 * 60)
    rules = PersonNotificationRules(
      quietHours: QuietHours(
        windows: DayOfWeek.allCases.map {
          DayWindow(day: $0, startMinute: quiet, endMinute: quiet + 90)
        }), gapMinutes: generator.element(of: [0, 20, 45]),
      perDayMax: generator.element(of: [0, 4, 8]),
      studies: ["alpha": StudyNotificationRules(gapMinutes: generator.element(of: [0, 30]))])
  }

  /// Adds a schedule that follows a trigger.
  mutating func follow(_ generator: inout Xoshiro256) {
    let least = generator.next(through: 60)
    let windows: [DayWindow] =
      generator.next(through: 1) == 0
      ? []
      : DayOfWeek.allCases.map { DayWindow(day: $0, startMinute: 8 * 60, endMinute: 20 * 60) }
    states.append(
      Self.state(
        "follow-up", "alpha",
        Schedule(
          plan: .after(
            RelativePlan(
              delayMinutes: least...least + generator.next(through: 60), windows: windows)),
          anchor: ScheduleAnchorDefinition(event: .trigger("t")), expiresAfterMinutes: 30,
          priority: generator.next(through: 2))))
    facts.triggers = [
      "alpha": [
        TriggerDefinition(
          id: "t", cause: .staff, cooldownMinutes: generator.element(of: [0, 90]))
      ]
    ]
  }

  /// Fires the trigger; planning learns of it later.
  mutating func fire(at date: Date, toldAt: Date, _ generator: inout Xoshiro256) {
    let words = (generator.next(), generator.next())
    let id = withUnsafeBytes(of: words) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    facts.occurrences.append(
      KnownOccurrence(
        studyID: "alpha", triggerID: "t",
        fired: FiredTrigger(
          id: id, firedAt: Instant(ceiling: date), toldAt: Instant(ceiling: toldAt))))
  }

  mutating func forgetWhatFired() { facts.occurrences = [] }

  /// Plans on request of a device.
  mutating func plan(_ limit: Int, at now: Date) {
    let joinedAt = Instant(2026, 3, 20).date
    let standing = rows.filter {
      $0.cancelledAt == nil && $0.notification.instant.at.date > now - 48 * 3600
    }
    let enrolments = [
      "alpha": EnrolmentRecord(joinedAt: joinedAt), "beta": EnrolmentRecord(joinedAt: joinedAt),
    ]
    let decisions = TriggerDecisions(
      for: participantID, now: now, zone: zone, states: states, enrolments: enrolments,
      facts: facts, quietHours: rules.quietHours, seedOfDraw: { _ in 0 })
    let draft = PlanDraft(
      for: participantID, limit: limit, now: now, zone: zone, states: states,
      enrolments: enrolments, standing: standing.map(\.standing), rules: rules,
      lastRules: lastRules, known: unplaced.map(\.one).filter { $0.wish.date > now },
      triggers: decisions)
    for news in decisions.news(notifications: draft.triggered, at: now) {
      facts.occurrences.removeAll { $0.fired.id == news.fired.id }
      facts.occurrences.append(news)
    }
    keep(draft, at: now)
  }

  private mutating func keep(_ draft: PlanDraft, at now: Date) {
    for index in rows.indices where draft.cancelled.contains(rows[index].notification.id) {
      rows[index].cancelledAt = now
    }
    for revision in draft.revisions {
      for index in states.indices where states[index].key == revision.key {
        states[index].revision = revision
      }
    }
    if let news = draft.rules { (lastRules, rulesAt) = (news, now) }
    unplaced.removeAll { draft.reopened.contains($0.one.key) && $0.one.wish.date > now }
    unplaced += draft.unplaced.map { ($0, now) }
    for new in draft.new {
      guard
        let revision = states.first(where: { $0.key == new.notification.key })?.revision
      else { continue }
      rows.append(
        Row(
          notification: new.notification, revision: revision, date: new.date, wish: new.wish,
          rules: new.rulesRevision == nil ? PersonNotificationRules() : rules,
          rulesAt: new.rulesRevision == nil ? nil : rulesAt, plannedAt: now))
    }
  }

  /// Explains a row from the current table rows.
  func explanation(of row: Row) -> NotificationExplanation {
    let at = row.plannedAt
    let parts = states.compactMap { state -> PlanReplay.Part? in
      guard let revision = state.revision else { return nil }
      return PlanReplay.Part(
        revision: revision, isNew: rows.first?.plannedAt == at,
        priority: state.prescribed?.priority ?? 0,
        lastUnplaced: unplaced.filter {
          $0.one.key == state.key && $0.at < at && $0.one.wish.date > at
        }.map(\.one.wish).max(),
        wishes: Set(
          rows.filter { $0.notification.key == state.key && $0.plannedAt == at }
            .map(\.standing.asked)
            + unplaced.filter { $0.one.key == state.key && $0.at == at }.map(\.one.wish)))
    }
    let stood = rows.filter {
      $0.plannedAt < at && $0.cancelledAt.map { $0 > at } ?? true
        && $0.notification.instant.at.date > at - 48 * 3600
    }
    return NotificationExplanation(
      of: row.standing, revision: row.revision, zone: zone,
      replay: PlanReplay(
        participantID: participantID, at: at, rules: row.rules,
        areRulesNew: row.rulesAt == at, parts: parts,
        stood: stood.map(\.standing).sorted { $0.handedOut.instant.at < $1.handedOut.instant.at },
        occurrences: facts.occurrences))
  }
}
