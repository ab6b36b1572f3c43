import Calendar
import CalendarSamples
import Foundation
import Messages
import Postgres
import Testing

@testable import PlanningService

/// A device that uses deltas has the same plan as one that requests full plans.
@Suite struct PlanDeltaTests {
  /// Applies answers like a device.
  private struct Device {
    var token: PlanToken?
    var pending: [UUID: Instant] = [:]

    mutating func take(_ answer: GetNotificationPlan.Answer) {
      if !answer.isDelta { pending = [:] }
      for id in answer.removed { pending[id] = nil }
      for one in answer.plan { pending[one.id] = one.instant.at }
      token = answer.token
    }

    /// Future instants of the stored plan.
    func coming(_ limit: Int, after now: Date) -> [Instant] {
      Array(pending.values.filter { $0.date > now }.sorted().prefix(limit))
    }
  }

  private func ask(
    _ device: inout Device, _ planned: Planned, limit: Int = 10, zone: String? = "Europe/Berlin"
  ) async throws -> GetNotificationPlan.Answer {
    let answer = try await planned.answer(zone: zone, limit: limit, planToken: device.token)
    device.take(answer)
    let full = try await planned.answer(zone: zone, limit: limit)
    #expect(
      device.coming(limit, after: planned.now) == full.plan.map(\.instant.at),
      "the device and a full plan differ")
    return answer
  }

  @Test func ofSomebodyElseATokenIsNone() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.tenDaily)])
    let (one, other) = (UUID(), UUID())
    func answer(_ person: UUID, _ token: PlanToken?) async throws -> GetNotificationPlan.Answer {
      try await GetNotificationPlan(
        pool: planned.pool, zones: hostZones, studies: planned.studies, events: Planned.events)(
          PlanPerson.Request(
            participantID: person, studyIDs: [planned.studyID],
            token: PlanPerson.Token(
              requiresEnrolment: true, issuedAt: planned.now, groups: [:], consentEnds: [:]),
            timeZone: "Europe/Berlin", limit: 10, known: token, now: planned.now))
    }
    _ = try await answer(one, nil)
    let newer = try await answer(other, nil).token
    #expect(try await answer(other, newer).isDelta)
    let mixedUp = try await answer(one, newer)
    #expect(!mixedUp.isDelta && mixedUp.plan.count == 10)
  }

  @Test func concurrentCallsReadTheirOwnBasis() async throws {
    let planned = try await Planned()
    let people = (1...40).map { ($0, UUID()) }
    // Every third has no plan.
    for (number, person) in people where number % 3 > 0 {
      try await planned.pool.execute(
        """
        INSERT INTO planning_due (participant_id, plan_at, zone_digest, changed)
        VALUES (\(person), \(planned.now), 0, \(number))
        """)
    }
    let reader = PlanBasisReader(pool: planned.pool)
    let read = try await withThrowingTaskGroup(of: (Int, Int?).self) { group in
      for (number, person) in people {
        group.addTask { (number, try await reader.basis(of: person)?.ownChange) }
      }
      return try await group.reduce(into: [Int: Int?]()) { $0[$1.0] = .some($1.1) }
    }
    for (number, _) in people { #expect(read[number] == (number % 3 > 0 ? number : nil)) }
  }

  @Test func onlyWhatIsNewIsTold() async throws {
    var planned = try await Planned()
    try await planned.publish([.use(.tenDaily)])
    var device = Device()
    let first = try await ask(&device, planned)
    #expect(!first.isDelta)
    #expect(first.plan.count == 10)
    let again = try await ask(&device, planned)
    #expect(again.isDelta)
    // The last notification marks the end of the device's plan.
    #expect(again.plan.map(\.id) == [first.plan[9].id])
    planned.now += 24 * 3600
    let known = Set(first.plan.dropLast().map(\.id))
    let next = try await ask(&device, planned)
    #expect(next.isDelta)
    #expect(!next.plan.isEmpty)
    #expect(known.isDisjoint(with: next.plan.map(\.id)))
    // A larger limit returns the last known notification and ten new ones.
    let more = try await ask(&device, planned, limit: 20)
    #expect(more.plan.count == 11)
  }

  @Test func whatIsCalledOffOrAnsweredIsRemoved() async throws {
    var planned = try await Planned()
    try await planned.publish([.use(.everyDay(at: 840, 900)), .use("evening", .everyDay(at: 1200))])
    var device = Device()
    let first = try await ask(&device, planned)
    planned.now = first.plan[0].instant.at.date + 60
    try await planned.answer("momentary", notificationID: first.plan[0].id.uuidString)
    let answered = try await ask(&device, planned)
    #expect(answered.removed == [first.plan[0].id])
    _ = try await planned.choose(.muted)
    let muted = try await ask(&device, planned)
    let gone = first.plan.filter { $0.key.questionnaireID == "momentary" }.dropFirst()
    #expect(Set(muted.removed).isSuperset(of: gone.map(\.id)))
    #expect(muted.plan.allSatisfy { $0.key.questionnaireID == "evening" })
    _ = try await planned.choose(.prescribed)
    #expect(try await ask(&device, planned).isDelta)
    // A different zone moves all notifications.
    let tokyo = try await ask(&device, planned, zone: "Asia/Tokyo")
    #expect(tokyo.isDelta)
    #expect(tokyo.plan.count == 10)
  }

  /// Changes that can affect a plan.
  enum News: CaseIterable {
    case nothing, answered, muted, settings, published, regrouped, left, erased, zone
    case zoneOfAnother, limit, group, comes, dayEnds, scheduledNow
  }

  /// A device with the plan receives every change, from the unchanged check or from a new plan.
  @Test(arguments: News.allCases)
  func aPlanThatStaysIsNotMadeAgain(news: News) async throws {
    var planned = try await Planned()
    // After the last notification of the day.
    if news == .dayEnds { planned.now += 5 * 3600 }
    try await planned.publish([.use(.everyDay(at: 840, 900))])
    try await planned.join(at: planned.now - 3600)
    _ = try await planned.answer(limit: 5)
    let first = try await planned.answer(limit: 5)
    // Detects a recomputed plan: it contains the last notification, an unchanged answer does not.
    func isMadeAgain(
      _ planned: Planned, limit: Int = 5, zone: String? = "Europe/Berlin"
    ) async throws -> Bool {
      let answer = try await planned.answer(zone: zone, limit: limit, planToken: first.token)
      return !answer.isDelta || !answer.plan.isEmpty || answer.token != first.token
    }
    #expect(try await !isMadeAgain(planned))
    var (limit, zone) = (5, "Europe/Berlin")
    switch news {
    case .nothing: planned.now = first.plan[0].instant.at.date - 1
    case .answered:
      try await planned.answer("momentary", notificationID: first.plan[0].id.uuidString)
    case .muted: _ = try await planned.choose(.muted)
    case .settings:
      try await planned.apply(
        EventsV1.PromptSettingsChanged(
          participantID: planned.participantID.uuidString.lowercased(), revision: 1,
          changeTime: .init(planned.now), promptMail: true), by: NotificationSettingsConsumer())
    case .published:
      try await planned.publish([.use(.everyDay(at: 840, 900))], revision: 2)
    case .regrouped: try await planned.regroup("b", at: planned.now)
    case .left: try await planned.leave(at: planned.now)
    case .erased:
      try await planned.pool.execute(
        "SELECT erase_participant(\(planned.participantID), \(planned.studyID), 'erase')")
    case .zone: zone = "Asia/Tokyo"
    case .zoneOfAnother: _ = try await planned.answer(zone: "Asia/Tokyo", limit: 5)
    case .limit: limit = 4
    case .group: planned.group = "b"
    case .comes: planned.now = first.plan[0].instant.at.date
    case .dayEnds: planned.now += 6 * 3600
    case .scheduledNow:
      try await planned.pool.execute(
        """
        UPDATE planning_due SET plan_at = '-infinity'
        WHERE participant_id = \(planned.participantID)
        """)
    }
    do {
      #expect(try await isMadeAgain(planned, limit: limit, zone: zone) == (news != .nothing))
    } catch let error as PlanningError {
      #expect(news == .left || news == .erased, "\(error)")
    }
  }

  @Test func aTokenOfSomethingElseIsNone() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.tenDaily)])
    let first = try await planned.answer(limit: 5)
    var future = first.token
    future.change += 1_000_000_000
    #expect(try await planned.answer(limit: 5, planToken: future).isDelta == false)
    var elsewhere = first.token
    elsewhere.scope &+= 1
    #expect(try await planned.answer(limit: 5, planToken: elsewhere).plan == first.plan)
  }

  @Test func tokensHaveOneSpelling() throws {
    let token = PlanToken(change: 7, through: 1_780_000_000, scope: 0xab)
    #expect(token.text == "1.7.1780000000.ab")
    #expect(PlanToken(text: token.text) == token)
    let standing = PlanToken(
      change: 7, through: 8, scope: 0xab, standsUntil: 9, basis: 0xcd, timeZone: "Etc/GMT+1")
    #expect(standing.text == "2.7.8.ab.9.cd.Etc/GMT+1")
    #expect(PlanToken(text: standing.text) == standing)
    for text in [
      "", "1", "1.7.1.ab.", "2.7.1.ab", "1.-7.1.ab", "1.07.1.ab", "1.7.1.AB", "1.7.+1.ab",
      "2.7.8.ab.0.0.UTC", "2.7.8.ab.0.cd.UTC", "2.7.8.ab.-9.cd.UTC", "2.7.8.ab.09.cd.UTC",
      "2.7.8.ab.9.CD.UTC", "1.7.8.ab.9.cd.UTC", "2.7.8.ab.9", "2.7.8.ab.9.cd",
    ] {
      #expect(PlanToken(text: text) == nil, "\(text)")
    }
  }
}
