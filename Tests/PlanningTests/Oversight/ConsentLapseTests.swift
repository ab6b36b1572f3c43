import Bus
import Calendar
import CalendarSamples
import Foundation
import Messages
import ServiceKit
import Testing

@testable import PlanningService

/// Participants whose consent ended because the study changed its text, also those whose devices
/// never call again.
@Suite struct ConsentLapseTests {
  private static let day: TimeInterval = 86_400

  /// Delivers an event about the consent.
  private func tell(_ study: OverseenStudy, end: Date?, at time: Date) async throws {
    var enrolled = study.planned.enrolled(at: Instant(2026, 6, 1, 11).date)
    enrolled.consentEndTime = end.map { .init($0) }
    let event = Event(
      source: "otolith-auth", type: EventsV1.ParticipantEnrolled.fullName,
      subject: enrolled.participantID, time: time, data: enrolled.serialized())
    let consumer = EnrolmentConsumer(events: Planned.events)
    try await study.planned.pool.transaction { try await consumer.apply(event, on: $0) }
  }

  private func states(
    _ study: OverseenStudy, cancelled: Bool = false
  ) async throws -> [PlanningV1.NotificationState] {
    let found = try await study.list(
      ListNotifications.Request(
        studyID: study.planned.studyID, pseudonym: study.name, from: .distantPast,
        includesCancelled: cancelled, limit: 100))
    return found.page.items.map {
      PlanningV1.NotificationRecord(
        $0, consentEndsAt: found.consentEndsAt, now: study.planned.now
      ).state
    }
  }

  private func compliance(_ study: OverseenStudy) async throws -> ComplianceRow {
    let (pool, now) = (study.planned.pool, study.planned.now)
    return try await CountCompliance(pool: pool, pseudonyms: study.pseudonyms, zones: hostZones)(
      ComplianceQuestion(
        studyID: study.planned.studyID, breakdown: .total, from: now - 20 * Self.day, to: now),
      isStaff: true, now: now, limit: 1
    ).items[0]
  }

  private func activity(_ study: OverseenStudy) async throws -> ParticipantActivity? {
    try await ListActivities(
      pool: study.planned.pool, zones: hostZones, pseudonyms: study.pseudonyms)(
        studyID: study.planned.studyID, rules: ActivityRules(), now: study.planned.now,
        after: nil, limit: 10
      ).items.first?.1
  }

  @Test func aLapseIsNoSilence() async throws {
    var study = try await OverseenStudy()
    try await study.planned.publish([.use(.everyDay(at: 1200))])
    let start = study.planned.now
    try await tell(study, end: nil, at: start)
    #expect(try await study.planned.plan(limit: 10).count == 10)
    // Two of ten lie before the end.
    try await tell(study, end: start + 2 * Self.day, at: start + 60)
    #expect(try await states(study).prefix(3) == [.handedOut, .handedOut, .consentEnded])
    study.planned.now += 6 * Self.day
    #expect(
      try await states(study)
        == Array(repeating: .missed, count: 2) + Array(repeating: .consentEnded, count: 8))
    let row = try await compliance(study)
    #expect(row.planned == 2 && row.missed == 2)
    #expect(try await activity(study) == .consentEnded)
    // A late event changes nothing.
    try await tell(study, end: nil, at: start)
    #expect(try await activity(study) == .consentEnded)

    // The new consent does not turn what was not shown into what was missed.
    try await tell(study, end: nil, at: study.planned.now)
    #expect(try await study.planned.count("cancelled") == 4)
    #expect(try await states(study).prefix(3) == [.missed, .missed, .handedOut])
    study.planned.now += Self.day
    let renewed = try await compliance(study)
    #expect(renewed.planned == 3 && renewed.missed == 3)
    #expect(try await activity(study) == .silent)
  }

  @Test func tokensTellTheSameUnlessAnEventIsNewer() async throws {
    var study = try await OverseenStudy()
    try await study.planned.publish([.use(.everyDay(at: 1200))])
    let start = study.planned.now
    try await tell(study, end: nil, at: start)
    _ = try await study.planned.plan(limit: 5)
    try await tell(study, end: start + Self.day, at: start + 60)
    study.planned.now += 3 * Self.day
    // A token from before the change, without the end.
    study.planned.tokenIssuedAt = start
    _ = try await study.planned.plan(limit: 5)
    #expect(try await activity(study) == .consentEnded)
    #expect(try await study.planned.count("cancelled") == 0)
    // One from after the renewal, which arrives before its event.
    study.planned.tokenIssuedAt = nil
    _ = try await study.planned.plan(limit: 5)
    #expect(try await activity(study) == .silent)
    #expect(try await study.planned.count("cancelled") == 2)
    #expect(try await compliance(study).planned == 1)
    try await tell(study, end: nil, at: study.planned.now)
    #expect(try await study.planned.count("cancelled") == 2)
  }

  /// The answer that learns of the renewal from its token already leaves out what lapsed.
  @Test func whatLapsedIsNotOpenAfterTheRenewal() async throws {
    var study = try await OverseenStudy()
    try await study.planned.publish([.use(.everyDay(at: 1200), expires: 7 * 1440)])
    let start = study.planned.now
    try await tell(study, end: nil, at: start)
    let first = try await study.planned.answer(limit: 5)
    try await tell(study, end: start + Self.day, at: start + 60)
    study.planned.now += 3 * Self.day
    let renewed = try await study.planned.answer(limit: 5, planToken: first.token)
    #expect(renewed.open.map(\.handedOut.id) == first.plan.prefix(1).map(\.id))
    #expect(renewed.isDelta)
    #expect(Set(renewed.removed) == Set(first.plan[1...2].map(\.id)))
  }

  /// A device that does not know of the end goes on showing notifications: those are not cancelled,
  /// and count.
  @Test func whatADeviceShowedStays() async throws {
    var study = try await OverseenStudy()
    try await study.planned.publish([.use(.everyDay(at: 1200))])
    let start = study.planned.now
    try await tell(study, end: nil, at: start)
    let plan = try await study.planned.plan(limit: 6)
    try await tell(study, end: start + Self.day, at: start + 60)
    for (place, event) in [
      (1, "delivered_at"), (2, "dismissed_at"), (3, "opened_at"), (4, "snoozed_until"),
    ] {
      let at = plan[place].instant.at.date + 60
      try await study.planned.pool.execute(
        """
        UPDATE notifications SET \(unescaped: event) = \(at),
          snoozed_at = CASE WHEN \(place) = 4 THEN ARRAY[\(at)] ELSE '{}' END
        WHERE notification_id = \(plan[place].id)
        """)
    }
    study.planned.now += 6 * Self.day
    let shown: [PlanningV1.NotificationState] = [.missed, .missed, .dismissed, .missed, .missed]
    #expect(try await states(study) == shown + [.consentEnded])
    #expect(try await compliance(study).planned == 5)
    try await tell(study, end: nil, at: study.planned.now)
    #expect(try await study.planned.count("cancelled") == 1)
    #expect(try await states(study) == shown)
    let renewed = try await compliance(study)
    #expect(renewed.planned == 5 && renewed.dismissed == 1 && renewed.missed == 4)
  }

  @Test func aTokenFromBeforeTheEndRemovesNothing() async throws {
    var study = try await OverseenStudy()
    try await study.planned.publish([.use(.everyDay(at: 1200), expires: 7 * 1440)])
    let start = study.planned.now
    try await tell(study, end: nil, at: start)
    let first = try await study.planned.answer(limit: 5)
    study.planned.now += 3 * Self.day
    study.planned.tokenIssuedAt = study.planned.now - 3_600
    // The event tells of an end in the past.
    try await tell(study, end: start + Self.day, at: study.planned.now)
    let answer = try await study.planned.answer(limit: 5, planToken: first.token)
    #expect(answer.isDelta && answer.removed.isEmpty)
    #expect(try await study.planned.count("cancelled") == 0)
    #expect(try await states(study).prefix(4).dropFirst().allSatisfy { $0 == .consentEnded })
  }

  @Test func nothingIsPlannedAheadWithoutAConsent() async throws {
    let study = try await OverseenStudy()
    let now = study.planned.now
    var record = EnrolmentRecord(joinedAt: now - 10)
    #expect(!record.isConsentEnded(at: now))
    record.consentEndsAt = now
    #expect(record.isConsentEnded(at: now) && !record.isConsentEnded(at: now - 1))
  }
}
