import Calendar
import CalendarSamples
import Foundation
import Testing

@testable import PlanningService

/// A handed-out plan after a change of zone rules (anchors A.2): only notifications whose local
/// time would change are moved, to the instants of the new rules.
@Suite struct ZoneRulesChangeTests {
  /// A zone `Here` with the rules of any other zone.
  private struct Somewhere {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "otolith-zones-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func zone(like name: String, version: String) throws -> IANAZone {
      try Data("# version \(version)\n".utf8).write(to: folder.appending(path: "tzdata.zi"))
      try Data(contentsOf: URL(filePath: "\(hostZones.path)/\(name)"))
        .write(to: folder.appending(path: "Here"))
      return try #require(try ZoneDatabase(path: folder.path).zone("Here"))
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
  }

  private static let participantID = UUID()

  private func state(_ plan: Plan, revision: PlanRevision?) -> ScheduleState {
    ScheduleState(
      key: ScheduleKey(QuestionnaireKey(studyID: "s", questionnaireID: "q")),
      prescribed: Schedule(plan: plan, expiresAfterMinutes: 30), isOneTime: false,
      isDeactivated: false, isCompleted: false, isPaused: false, isBlocking: false, groupIDs: [],
      closedUntil: nil, studyStart: nil, studyEnd: nil, own: nil, revision: revision)
  }

  private func draft(
    _ plan: Plan, in zone: IANAZone, at now: Date, after before: PlanDraft?, version: String,
    rules: PersonNotificationRules
  ) -> PlanDraft {
    PlanDraft(
      for: Self.participantID, limit: 40, now: now, zone: zone,
      states: [state(plan, revision: before?.revisions.first)], enrolments: [:],
      standing: (before?.new ?? []).map { new in
        StandingNotification(
          key: new.notification.key,
          handedOut: HandedOut(
            id: new.notification.id, instant: new.notification.instant, isPending: true),
          date: new.date, wish: new.wish, timeZones: version, revision: new.revision)
      }, rules: rules, lastRules: before?.rules)
  }

  @Test(arguments: [false, true])
  func onlyWhatWouldBeAtAnotherLocalTimeMoves(_ isWholePerson: Bool) throws {
    let somewhere = try Somewhere()
    defer { somewhere.remove() }
    let rules =
      isWholePerson
      ? PersonNotificationRules(
        NotificationSettings(
          quietHours: [NotificationSettings.Quiet(day: 0, startMinute: 780, endMinute: 840)]),
        studies: [:])
      : PersonNotificationRules()
    let names = hostZones.names.sorted()
    try forEachSeed(120) { generator in
      let plan: Plan =
        generator.next(through: 1) == 0
        ? .standard(.daily(4, gap: 30)) : .everyDay(at: 510, 1260)
      let (old, new) = (generator.element(of: names), generator.element(of: names))
      let now = Instant(2026, generator.next(in: 1...12), generator.next(in: 1...28), 9).date
      let first = try somewhere.zone(like: old, version: "1")
      let before = draft(plan, in: first, at: now, after: nil, version: "", rules: rules)
      let second = try somewhere.zone(like: new, version: "2")
      let after = draft(plan, in: second, at: now, after: before, version: "1", rules: rules)
      let fresh = draft(plan, in: second, at: now, after: nil, version: "", rules: rules)
      guard !before.plan.isEmpty, !fresh.plan.isEmpty else { return [] }
      let wanted = Set(fresh.plan.map(\.instant.at))
      let kept = Set(before.plan.map(\.id)).subtracting(after.cancelled)
      var broken: [String] = []
      // Every notification lies where the new rules place it, within the common range.
      let end = fresh.plan[fresh.plan.count - 1].instant.at
      for one in after.plan where one.instant.at <= end && !wanted.contains(one.instant.at) {
        broken.append("\(old) → \(new): \(one.instant.at) is not of the new rules")
      }
      for one in before.plan where one.instant.at <= end {
        let isRight = wanted.contains(one.instant.at)
        if !isRight, kept.contains(one.id) { broken.append("\(one.instant.at) stays") }
        if isRight, !kept.contains(one.id) { broken.append("\(one.instant.at) is called off") }
      }
      if old == new, !after.cancelled.isEmpty || !after.new.isEmpty {
        broken.append("\(old): the same rules move something")
      }
      return broken.map { "\(old) → \(new) at \(now), \(plan): \($0)" }
    }
  }
}
