import Foundation
import Questionnaires
import Testing

@testable import PlanningService

@Suite struct DecisionDrawExportTests {
  @Test func drawsAreExportedWithTheirProbabilities() async throws {
    let written = try await WrittenPlans()
    let options = [
      TriggerDraw.Option(id: "walk", partsPerMillion: 300_000),
      TriggerDraw.Option(id: "rest", partsPerMillion: 700_000),
    ]
    let draw = OccurrenceDraw(options: options, seed: 255)
    let fired: [(outcome: String?, draw: OccurrenceDraw?)] = [
      ("planned", draw), ("not_drawn", OccurrenceDraw(options: [options[0]], seed: 3)),
      ("cooldown", draw), ("unavailable", OccurrenceDraw(options: [], seed: 4)),
      ("idle", nil), (nil, OccurrenceDraw(options: options)),
    ]
    for (seconds, one) in fired.enumerated() {
      try await written.fire(
        0, at: written.now - 600 + Double(seconds), one.outcome, draw: one.draw)
    }
    let rows = try await written.export(.decisionPoints).rows
    let header = DecisionPointLayout.header
    let first = try #require(header.firstIndex(of: "available"))
    #expect(
      header[first...] == ["available", "probabilities", "option", "draw_number", "draw_seed"])
    let number = try #require(draw.number)
    #expect(
      rows.map { Array($0[first...]) }.prefix(1) == [
        [
          "true", "walk=0.3 rest=0.7", number < 300_000 ? "walk" : "rest", "\(number)",
          "00000000000000ff",
        ]
      ])
    #expect(
      rows.map { $0[first...].map { $0.isEmpty ? "-" : "x" }.joined() } == [
        "xxxxx", "xx-xx", "xx---", "x----", "-----", "-x---",
      ])
    #expect(rows.map { $0[first] } == ["true", "true", "false", "false", "", ""])
  }
}
