import CalendarSamples
import Foundation
import Postgres
import Testing

@testable import PlanningService

/// Compliance counted from notifications in memory is equal to a recount after each change.
@Suite struct ComplianceFactTests {
  private static let start = ComplianceScene.start
  /// Erasures of other tests' participants would run at the same time.
  private static let database = Task { try await PlanningDatabase.create() }

  @Test(arguments: 0..<3) func countsFollowEveryChange(round: Int) async throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    let pool = try await Self.database.value
    var scene = try await ComplianceScene(pool: pool, seed: seed)
    let store = ComplianceFactStore(studyID: scene.studyID, pool: pool)
    let from = Self.start + 2 * 86_400
    var facts: [ComplianceFacts?] = [nil, nil]
    for step in 0..<80 {
      switch scene.generator.next(through: 19) {
      case 0...8: try await scene.change()
      case 9...11: try await scene.plan()
      case 12...14: try await scene.changePerson()
      case 15: try await scene.changeStudy()
      case 16 where scene.people.count > 2:
        try await scene.erase { scene in
          facts[0] = try await store.facts(facts[0], from: from, limit: 1_000)
          try await scene.check(try #require(facts[0]), "erasure at \(step), seed \(seed)")
        }
      case 17: try await scene.join()
      // Notifications come and expire without a write.
      default: scene.now += Double(scene.generator.next(in: 60...90_000))
      }
      for place in facts.indices where scene.generator.next(through: 2) == 0 {
        facts[place] = try await store.facts(facts[place], from: from, limit: 1_000)
        for _ in 0..<3 {
          try await scene.check(
            try #require(facts[place]), "process \(place), step \(step), seed \(seed)")
        }
      }
    }
  }

  @Test func aReadingBringsOnlyWhatChanged() async throws {
    let pool = try await Self.database.value
    let scene = try await ComplianceScene(pool: pool, seed: 1)
    let store = ComplianceFactStore(studyID: scene.studyID, pool: pool)
    let first = try #require(try await store.facts(nil, from: Self.start, limit: 1_000))
    #expect(first.count == 40)
    // Without an erasure no row disappears, so that a whole reading shows itself.
    try await pool.execute(
      "DELETE FROM notifications WHERE notification_id = \(scene.notifications[0])")
    #expect(try await store.facts(first, from: Self.start, limit: 1_000)?.count == 40)
    #expect(try await store.facts(nil, from: Self.start, limit: 1_000)?.count == 39)
    #expect(try await store.facts(nil, from: Self.start, limit: 38) == nil)
    var later = first
    later.drop(before: .distantFuture)
    #expect(later.count == 0)
  }

  @Test func aNotificationThatIsCommittedLaterIsNotMissed() async throws {
    let pool = try await Self.database.value
    var scene = try await ComplianceScene(pool: pool, seed: 2)
    let store = ComplianceFactStore(studyID: scene.studyID, pool: pool)
    var facts = try #require(try await store.facts(nil, from: Self.start, limit: 1_000))
    let changed = scene.notifications[0]
    try await pool.transaction { connection in
      try await connection.execute(
        "UPDATE notifications SET opened_at = at WHERE notification_id = \(changed)")
      // A later transaction is visible earlier.
      try await scene.plan()
      facts = try #require(try await store.facts(facts, from: Self.start, limit: 1_000))
      #expect(facts.count == 41)
      try await scene.check(facts, "before the commit")
    }
    facts = try #require(try await store.facts(facts, from: Self.start, limit: 1_000))
    let opened = facts.members.flatMap(\.facts).filter { $0.marks.contains(.opened) }
    #expect(opened.map(\.id) == [changed])
  }

  @Test func moreNotificationsThanFitAreCountedByPostgreSQL() async throws {
    let study = try await OverseenStudy()
    let pool = study.planned.pool
    var scene = try await ComplianceScene(pool: pool, seed: 3)
    for _ in 0..<40 { try await scene.change() }
    let counts = [CountCompliance.factsMax, 39].map {
      CountCompliance(pool: pool, pseudonyms: study.pseudonyms, zones: hostZones, factsMax: $0)
    }
    for breakdown in ComplianceScene.breakdowns {
      var question = scene.question()
      question.breakdown = breakdown
      var rows: [[ComplianceRow]] = []
      for count in counts {
        let page = try await count(question, isStaff: true, now: scene.now, limit: 1_000)
        rows.append(page.items.map(\.rounded))
      }
      #expect(rows[0] == rows[1], "\(question)")
    }
  }
}
