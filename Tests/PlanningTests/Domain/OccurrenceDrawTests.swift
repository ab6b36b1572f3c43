import Foundation
import Questionnaires
import TestSupport
import Testing

@testable import PlanningService

/// Draws at decision points: numbers, options and their stored form.
@Suite struct OccurrenceDrawTests {
  private func draw(_ seed: UInt64, _ millionths: UInt32...) -> OccurrenceDraw {
    OccurrenceDraw(
      options: millionths.enumerated().map { .init(id: "o\($0)", partsPerMillion: $1) }, seed: seed)
  }

  /// The example of the description, which is also computed by plan.py (test_decision_draws).
  @Test func theDescriptionHasItsExampleRight() throws {
    let text = try String(
      contentsOf: Repository.file("Services/Planning/ALGORITHM.md"), encoding: .utf8)
    let occurrence = KnownOccurrence(
      studyID: "tinnitus", triggerID: "points",
      fired: FiredTrigger(
        id: try #require(UUID(uuidString: "7c9e6679-7425-40de-944b-e07fc1f90ae7")),
        firedAt: .init(secondsSinceEpoch: 0), toldAt: .init(secondsSinceEpoch: 0)))
    let participant = try #require(UUID(uuidString: "0f8fad5b-d9cb-469f-a165-70867728950e"))
    let drawn = OccurrenceDraw(
      options: [
        .init(id: "walk", partsPerMillion: 300_000), .init(id: "rest", partsPerMillion: 300_000),
      ], seed: DrawSeed.value(of: occurrence, for: participant))
    let (seed, number) = (drawn.seed?.hexadecimal ?? "", drawn.number.map(String.init) ?? "")
    #expect(text.contains("seed `\(seed)`, number `\(number)`"), "seed \(seed), number \(number)")
    #expect(text.contains("option `\(drawn.optionID ?? "none")`"), "\(drawn.optionID ?? "none")")
  }

  @Test func optionsComeAsOftenAsTheyShould() {
    var counts: [String?: Int] = [:]
    for seed in 0..<UInt64(20_000) {
      counts[draw(seed, 300_000, 500_000).optionID, default: 0] += 1
    }
    for (option, expected) in [("o0", 6_000), ("o1", 10_000), (nil, 4_000)] {
      // Five standard deviations.
      #expect(abs(counts[option, default: 0] - expected) < 360, "\(option ?? "none"): \(counts)")
    }
  }

  @Test func theEdgesOfAProbability() throws {
    let number = try #require(draw(7).number)
    #expect((0..<1_000_000).contains(number))
    #expect(draw(7, UInt32(number)).optionID == nil)
    #expect(draw(7, UInt32(number) + 1).optionID == "o0")
    #expect(draw(7, UInt32(number), 1).optionID == "o1")
    #expect(draw(7, 1_000_000).optionID == "o0")
    #expect(OccurrenceDraw(options: [.init(id: "a", partsPerMillion: 1_000_000)]).optionID == nil)
  }

  @Test func theStoredFormComesBack() {
    for one in [draw(0), draw(.max, 1, 999_999), OccurrenceDraw(options: [], seed: nil)] {
      #expect(
        OccurrenceDraw(storedOptions: one.storedOptions, seed: one.seed?.hexadecimal) == one)
    }
    #expect(OccurrenceDraw(storedOptions: "a a=b =1 b=2", seed: "x").options.map(\.id) == ["b"])
  }
}
