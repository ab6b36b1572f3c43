import FoundationEssentials
import Messages
import TestBasics
import Testing

@testable import IngestionService

/// Signs of careless responding, by examples and against a count by the test.
@Suite struct QualityTests {
  /// Answers to six sliders, answers to four choices, seconds, and the signs.
  private static let examples:
    [(values: [Double?], codes: [String], seconds: Int64, signs: String)] =
      [
        ([10, 90, 20, 80, 30, 70], [], 60, "judged"),
        ([50, 50, 50, 50, 50, 50], [], 60, "judged run alike"),
        // Four of six are a run of 67 percent.
        ([50, 50, 50, 50, 0, 100], [], 60, "judged run"),
        // Equal, but not neighbours.
        ([50, 0, 50, 100, 50, 50], [], 60, "judged"),
        ([50, 51, 52, 51, 50, 52], [], 60, "judged alike"),
        // Neighbours among the answers: the third question was not answered.
        ([50, 50, nil, 50, 10, nil], [], 60, "judged run"),
        // Three answers say nothing.
        ([50, 50, 50, nil, nil, nil], [], 60, ""),
        ([], ["no", "no", "no", "no"], 60, "judged run alike"),
        ([], ["no", "some", "much", "no"], 60, "judged"),
        // Ten answers in ten seconds.
        ([10, 90, 20, 80, 30, 70], ["no", "some", "much", "no"], 10, "judged fast"),
        ([10, 90, 20, 80, 30, 70], ["no", "some", "much", "no"], 11, "judged"),
      ]

  @Test(arguments: examples.indices) func signsOfASheet(place: Int) async throws {
    let (values, codes, seconds, signs) = Self.examples[place]
    let (stack, study, leader) = try await FigureTests.fresh()
    let person = try stack.participant(in: study.studyID)
    #expect(try await person.verdicts(study.rating(values, codes, duration: seconds)) == [.created])
    let quality = try #require(
      try await leader.figures(of: study.diaryID, in: study).quality)
    let found = [
      (quality.judged, "judged"), (quality.longRun, "run"), (quality.smallDeviation, "alike"),
      (quality.tooFast, "fast"),
    ].filter { $0.0 > 0 }.map(\.1)
    #expect(found.joined(separator: " ") == signs)
    #expect(quality.timed == 1)
  }

  @Test func randomSheetsAreCountedAsByTheTest() async throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let (stack, study, leader) = try await FigureTests.fresh()
    let person = try stack.participant(in: study.studyID)
    var expected = SheetQuality()
    var longest: [Int] = []
    var sheets: [IngestionV1.AnswerSheet] = []
    for number in 0..<40 {
      let values = (0..<6).map { _ -> Double? in
        let value = [0.0, 50, 52, 100].randomElement(using: &generator)
        return Int.random(in: 0..<10, using: &generator) == 0 ? nil : value
      }
      let codes = (0..<4).map { _ in
        ["no", "some", "much"].randomElement(using: &generator) ?? "no"
      }
      sheets.append(study.rating(values, codes, at: Int64(number) * 10 - 1000))
      let blocks: [[Double]] = [
        values.compactMap(\.self).map { $0 / 100 },
        codes.map { $0 == "no" ? 0 : $0 == "some" ? 0.5 : 1.0 },
      ].filter { $0.count >= SheetQuality.answersMin }
      expected.judged += 1
      longest.append(blocks.map(Self.longestRun).max() ?? 0)
      if blocks.contains(where: { Double(Self.longestRun($0)) >= 0.6 * Double($0.count) }) {
        expected.longRun += 1
      }
      if blocks.contains(where: { Self.deviation($0) <= 0.05 }) { expected.smallDeviation += 1 }
    }
    for start in stride(from: 0, to: sheets.count, by: 10) {
      let verdicts = try await person.submit(Array(sheets[start..<start + 10]))
      #expect(verdicts.allSatisfy { $0.verdict == .created })
    }
    let quality = try #require(
      try await leader.figures(of: study.diaryID, in: study).quality)
    #expect(quality.judged == UInt64(expected.judged), "seed \(seed)")
    #expect(quality.longRun == UInt64(expected.longRun), "seed \(seed)")
    #expect(quality.smallDeviation == UInt64(expected.smallDeviation), "seed \(seed)")
    let sorted = longest.sorted()
    #expect(quality.medianLongestRun == Double(sorted[19] + sorted[20]) / 2, "seed \(seed)")
  }

  private static func longestRun(_ values: [Double]) -> Int {
    var (longest, length) = (0, 0)
    for (place, value) in values.enumerated() {
      length = place > 0 && values[place - 1] == value ? length + 1 : 1
      longest = max(longest, length)
    }
    return longest
  }

  private static func deviation(_ values: [Double]) -> Double {
    let mean = values.reduce(0, +) / Double(values.count)
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(values.count - 1)).squareRoot()
  }
}
