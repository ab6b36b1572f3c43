import Calendar
import Foundation
import Testing

@testable import PlanningService

/// Runs seeded random cases. A failure names its seed; `OTOLITH_SEED=<seed>` runs only that case.
func forEachSeed(
  _ count: Int, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (inout Xoshiro256) throws -> [String]
) rethrows {
  let replayed = ProcessInfo.processInfo.environment["OTOLITH_SEED"].flatMap { UInt64($0) }
  for seed in replayed.map({ [$0] }) ?? (1...UInt64(count)).map({ $0 &* 0x9e37_79b9_7f4a_7c15 }) {
    var generator = Xoshiro256(seed: seed)
    let broken = try body(&generator)
    #expect(broken.isEmpty, "OTOLITH_SEED=\(seed)", sourceLocation: sourceLocation)
    if !broken.isEmpty { return }
  }
}

extension Xoshiro256 {
  mutating func next(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + next(through: range.upperBound - range.lowerBound)
  }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[next(through: elements.count - 1)]
  }
}

extension PlanSeed {
  static func sample(_ number: Int = 0, revision: Int = 1) -> PlanSeed {
    PlanSeed(
      participant: [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)],
      studyID: "tinnitus", questionnaireID: "momentary", revision: revision)
  }
}

extension StandardPlan {
  static func daily(
    _ perDay: Int, from start: Int = 8 * 60, to end: Int = 20 * 60, gap: Int = 0
  ) -> StandardPlan {
    StandardPlan(
      perDay: perDay,
      windows: DayOfWeek.allCases.map { DayWindow(day: $0, startMinute: start, endMinute: end) },
      minimumGapMinutes: gap)
  }
}
