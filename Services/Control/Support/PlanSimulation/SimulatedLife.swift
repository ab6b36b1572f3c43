import Calendar
import Foundation
import PlanningService

/// One participant from joining on: a device that requests its plan, and a person who answers.
///
/// Plans are made by ``PlanDraft``, as in the service; state that the service keeps in tables is
/// kept here.
struct SimulatedLife {
  /// Seconds from a notification to its answer.
  private static let delays = 30...900

  /// The result so far.
  private(set) var outcome: SimulatedOutcome

  private let study: SimulatedStudy
  private let participant: SimulatedParticipant
  private let settings: PlanSimulationSettings
  private let rules: PersonNotificationRules
  private let end: Instant
  private var random: Xoshiro256
  private var filledIn: [String: Date] = [:]
  private var answers: [(at: Instant, questionnaireID: String)] = []
  private var revisions: [ScheduleKey: PlanRevision] = [:]
  private var lastRules: PersonRulesRevision?
  /// Notifications that were handed out and not cancelled, as long as they count.
  private var standing: [StandingNotification] = []
  private var unplaced: [UnplacedNotification] = []

  init(
    _ participant: SimulatedParticipant, in study: SimulatedStudy,
    _ settings: PlanSimulationSettings
  ) {
    self.participant = participant
    self.study = study
    self.settings = settings
    let zone = participant.zone
    rules = PersonNotificationRules(
      settings.rules,
      studies: [study.record.studyID: StudyNotificationRules(study.record.notificationRules)])
    end = zone.start(
      of: LocalTime(participant.firstDate.adding(days: settings.days), minuteOfDay: 0))
    random = participant.random
    outcome = SimulatedOutcome(
      zone: zone.name, groupID: participant.groupID, firstDate: participant.firstDate)
    live()
    outcome.unplaced = unplaced.filter { $0.wish < end }
  }

  private mutating func live() {
    fillInOnJoining()
    var now = participant.joinedAt
    var asking = askForPlan(at: now)
    while true {
      let notification = standing.filter { $0.handedOut.instant.at > now }
        .min { $0.handedOut.instant.at < $1.handedOut.instant.at }
      let answer = answers.first
      let coming = [notification?.handedOut.instant.at, answer?.at, asking].compactMap(\.self).min()
      guard let coming, coming < end else { return }
      if let answer, answer.at == coming {
        answers.removeFirst()
        if fillIn(answer.questionnaireID, at: answer.at) { asking = askForPlan(at: coming) }
      } else if asking == coming {
        asking = askForPlan(at: coming)
      } else {
        let due = standing.filter { $0.handedOut.instant.at == coming }
        for notification in due { come(notification) }
        now = coming
      }
    }
  }

  /// Everybody fills in blocking questionnaires; unscheduled ones are filled in at the answer rate.
  private mutating func fillInOnJoining() {
    for use in study.record.questionnaires where !use.isDeactivated && isSeen(use.groupIDs) {
      let isFilledIn = use.isBlocking || (use.schedules.isEmpty && answersOne())
      if isFilledIn { filledIn[use.questionnaireID] = participant.joinedAt.date }
    }
  }

  private func isSeen(_ groupIDs: [String]) -> Bool {
    groupIDs.isEmpty || groupIDs.contains(participant.groupID)
  }

  private mutating func answersOne() -> Bool {
    settings.answersPerMillion.map { random.next(through: 999_999) < $0 } ?? false
  }

  private mutating func come(_ notification: StandingNotification) {
    let instant = notification.handedOut.instant
    outcome.notifications.append(
      SimulatedNotification(key: notification.key, at: instant.at, in: participant.zone))
    guard answersOne() else { return }
    let delay =
      Self.delays.lowerBound + random.next(through: Self.delays.count - 1)
    let at = instant.at.adding(seconds: delay)
    if let expiresAt = instant.expiresAt, at >= expiresAt { return }
    let next = answers.firstIndex { $0.at > at } ?? answers.endIndex
    answers.insert((at, notification.key.questionnaireID), at: next)
  }

  /// - Returns: whether plans depend on it.
  private mutating func fillIn(_ questionnaireID: String, at instant: Instant) -> Bool {
    guard let use = study.use(questionnaireID) else { return false }
    if let last = filledIn[questionnaireID] {
      if use.isOneTime { return false }
      if let until = use.closedUntil(after: last), instant.date < until { return false }
    }
    filledIn[questionnaireID] = instant.date
    return study.decides(questionnaireID)
  }

  /// - Returns: when to request the next plan (when half of the notifications on the device have
  ///   passed); nil if there is nothing left.
  private mutating func askForPlan(at now: Instant) -> Instant? {
    let states = study.states(filledIn: filledIn, revisions: revisions)
      .seen(in: [study.record.studyID: participant.groupID])
    let recent = now.adding(seconds: -48 * 3600)
    standing.removeAll { $0.handedOut.instant.at <= recent }
    let limit = SchedulePlanner.limitDefault
    let draft = PlanDraft(
      for: participant.id, limit: limit, now: now.date, zone: participant.zone, states: states,
      enrolments: [
        study.record.studyID: EnrolmentRecord(
          joinedAt: participant.joinedAt.date, groupID: participant.groupID,
          groupedAt: participant.joinedAt.date)
      ], standing: standing, rules: rules, lastRules: lastRules,
      known: unplaced.filter { $0.wish > now })
    keep(draft, now)
    let joinedAt = participant.joinedAt.date
    for state in states where state.schedule != nil {
      guard state.dayZero(in: participant.zone, joinedAt: joinedAt, now: now.date) != nil else {
        continue
      }
      outcome.begun.insert(state.key)
    }
    guard draft.isCut else { return nil }
    return max(draft.plan[draft.plan.count / 2].instant.at, now.adding(seconds: 1))
  }

  /// Stores the plan as the service does.
  private mutating func keep(_ draft: PlanDraft, _ now: Instant) {
    let cancelled = Set(draft.cancelled)
    standing.removeAll { cancelled.contains($0.handedOut.id) }
    standing += draft.new.map { new in
      StandingNotification(
        key: new.notification.key,
        handedOut: HandedOut(
          id: new.notification.id, instant: new.notification.instant, isPending: true),
        date: new.date, wish: new.wish, followUp: new.notification.followUp,
        timeZones: participant.zone.databaseVersion, revision: new.revision)
    }
    for revision in draft.revisions { revisions[revision.key] = revision }
    if let rules = draft.rules { lastRules = rules }
    let reopened = Set(draft.reopened)
    unplaced.removeAll { $0.wish > now && reopened.contains($0.key) }
    unplaced += draft.unplaced.filter { one in
      one.refusal != .leadTime && !unplaced.contains { $0.key == one.key && $0.wish == one.wish }
    }
  }
}
