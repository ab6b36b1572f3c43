import Calendar
import FoundationEssentials
import Questionnaires
import TestBasics
import Testing

@testable import IngestionService

/// Binding sequences over seeded histories.
@Suite struct SequencePropertyTests {
  private typealias F = SequenceFixture
  /// Nested lists, conditional lists, and two lists after one questionnaire.
  private static let lists = [
    F.list("a", "b", "c"), F.list("a", "d", over: 5), F.list("b", "d", "e", over: 7),
    F.list("c", "e", over: 3), F.list("x", "c", over: 8),
  ]

  /// Reference implementation: follows the sequence over the full history.
  private struct Follower {
    var pending: [String] = []
    var done: Set<String> = []

    func verdict(of name: String) -> String {
      guard let next = pending.first, next != name else { return "ok" }
      return done.contains(name) ? "SEQUENCE_REPEATED" : "SEQUENCE_NOT_NEXT"
    }

    mutating func take(_ name: String, _ number: Double) {
      if pending.isEmpty { done = [] } else { pending.removeFirst() }
      done.insert(name)
      var inner: [String] = []
      for list in SequencePropertyTests.lists where list.afterQuestionnaireID == name {
        let limits: [String: [Double]] = ["b": [7], "c": [3], "x": [8]]
        let limit =
          name == "a" ? (list.offers.count == 1 ? 5 : -1) : limits[name, default: [-1]][0]
        guard number > limit else { continue }
        inner += list.offers.map(\.questionnaireID)
      }
      inner = inner.filter { !done.contains($0) }
      pending = inner + pending.filter { !inner.contains($0) }
      if pending.isEmpty { done = [] }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func theLatestSheetsGiveTheResultOfTheFullHistory(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var study = SequenceFixture(Self.lists)
    var follower = Follower()
    for step in 0..<150 as Range<Int64> {
      let name = F.names.randomElement(using: &random)!
      let number = Double(Int.random(in: 0...10, using: &random))
      let expected = follower.verdict(of: name)
      let got = study.submit([F.sheet(name, number, at: -20_000 + step)])
      #expect(got == [expected], "seed \(seed), step \(step)")
      if expected == "ok" { follower.take(name, number) }
    }
  }

  /// Sheets of a participant who keeps to the sequence, oldest first.
  private func honest(_ count: Int, _ random: inout SeededGenerator) -> [AnswerSheet] {
    var follower = Follower()
    return (0..<Int64(count)).map { step in
      let name = follower.pending.first ?? F.names.randomElement(using: &random)!
      let number = Double(Int.random(in: 0...10, using: &random))
      follower.take(name, number)
      return F.sheet(name, number, at: -20_000 + step)
    }
  }

  /// A device keeps unacknowledged sheets and sends the oldest first: in batches of any size and
  /// order, mixed with acknowledged ones.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func orderedSheetsAreAllAccepted(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var study = SequenceFixture(Self.lists)
    var waiting = honest(80, &random)[...]
    var sent: [AnswerSheet] = []
    while !waiting.isEmpty {
      let batch = waiting.prefix(Int.random(in: 1...12, using: &random))
      let again = (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in
        sent.randomElement(using: &random)
      }
      let sheets = (Array(batch) + again + again.prefix(1)).shuffled(using: &random)
      #expect(study.submit(sheets).allSatisfy { $0 == "ok" }, "seed \(seed)")
      sent += batch
      // Acknowledgements may be lost.
      if Bool.random(using: &random) { waiting = waiting.dropFirst(batch.count) }
    }
  }

  /// Sheets arrive in any order: one rejected because an earlier one was missing is accepted later.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func everythingIsTakenInTheEnd(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var study = SequenceFixture(Self.lists)
    var open = honest(60, &random).shuffled(using: &random)
    for _ in 0..<60 where !open.isEmpty {
      var refused: [AnswerSheet] = []
      for sheet in open where study.submit([sheet]) != ["ok"] { refused.append(sheet) }
      #expect(refused.count < open.count, "seed \(seed)")
      open = refused
    }
    #expect(open.isEmpty, "seed \(seed)")
  }
}
