import Calendar
import Testing

@testable import PlanningService

@Suite struct PlanMergeTests {
  private struct Entry: Hashable {
    var name: String
    var at: Int
  }

  private func merged(_ limit: Int, _ plans: [[Entry]]) -> [Entry] {
    PlanMerge.earliest(limit, of: plans) { Instant(secondsSinceEpoch: $0.at) }
  }

  @Test func takesTheEarliestOfAll() {
    let a = [1, 4, 9].map { Entry(name: "a", at: $0) }
    let b = [2, 3, 30].map { Entry(name: "b", at: $0) }
    #expect(merged(4, [a, b]) == [a[0], b[0], b[1], a[1]])
    #expect(merged(64, [a, b]).map(\.at) == [1, 2, 3, 4, 9, 30])
    #expect(merged(0, [a, b]).isEmpty)
    #expect(merged(64, []).isEmpty)
  }

  @Test func tiesKeepTheOrderOfThePlans() {
    let plans = ["c", "a", "b"].map { name in
      [Entry(name: name, at: 5), Entry(name: name + "2", at: 5)]
    }
    #expect(merged(5, plans).map(\.name) == ["c", "c2", "a", "a2", "b"])
  }
}
