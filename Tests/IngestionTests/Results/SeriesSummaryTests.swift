import FoundationEssentials
import Messages
import RPCCore
import Testing

/// Summaries at the limits of numbers and dates.
@Suite struct SeriesSummaryTests {
  private static let greatest = Double.greatestFiniteMagnitude
  private static let least = Double.leastNonzeroMagnitude

  /// Mean, minimum, quartiles and maximum by the summarised numbers.
  private static let summaries: [(of: [Double], are: [Double])] = [
    ([greatest], Array(repeating: greatest, count: 6)),
    ([-greatest], Array(repeating: -greatest, count: 6)),
    ([least], Array(repeating: least, count: 6)),
    ([least, 0, 0], [0, 0, 0, 0, 0, least]),
    ([0.30000000000000004], Array(repeating: 0.30000000000000004, count: 6)),
    ([-greatest, least, greatest], [0, -greatest, -greatest / 2, 0, greatest / 2, greatest]),
    ([1, 2, 4], [7.0 / 3, 1, 1.5, 2, 3, 4]),
  ]

  @Test(arguments: summaries.indices) func numbersAreSummarisedExactly(place: Int) async throws {
    let (given, expected) = Self.summaries[place]
    let (_, study, caller) = try await SeriesTests.fresh()
    let sheets = given.enumerated().map { place, weight in
      var sheet = study.diarySheet(at: Int64(place) - 100)
      sheet.answers.append(.init(elementID: "weight", value: .number(weight)))
      return sheet
    }
    #expect(try await caller.submit(sheets).allSatisfy { $0.verdict == .created })
    let numbers = try #require(
      try await caller.results(
        .init(
          studyID: study.studyID, sources: [.init(source: study.question("weight"))], period: .day)
      )[0].summaries.first?.numbers)
    #expect(
      [
        numbers.mean, numbers.minimum, numbers.lowerQuartile, numbers.median,
        numbers.upperQuartile, numbers.maximum,
      ] == expected)
  }
}
