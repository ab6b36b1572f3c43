import FoundationEssentials
import Messages
import RPCCore
import TestBasics
import Testing

/// Summaries by SQL beside a recount of the values.
@Suite struct SeriesRecountTests {
  private static let zones: [(name: String, hours: Double)] = [
    ("Asia/Kolkata", 5.5), ("Etc/UTC", 0), ("Asia/Tokyo", 9), ("America/Phoenix", -7),
  ]

  /// A value with its local day since 1970, in a zone without daylight-saving time.
  private struct Given {
    var day: Int64
    var value: Double
  }

  @Test(arguments: [UInt64(1), 2, 3]) func summariesEqualARecount(seed: UInt64) async throws {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    var random = SeededGenerator(seed: seed)
    var given: [Given] = []
    let sheets = (0..<80).map { place in
      // Whole seconds of five days, all of them different.
      let seconds = -Int64(place) * 5400 - Int64.random(in: 0..<5400, using: &random)
      let zone = Self.zones.randomElement(using: &random) ?? Self.zones[1]
      let value = Double(Int.random(in: 0...100, using: &random))
      let local = TestStudy.now + seconds + Int64(zone.hours * 3600)
      given.append(Given(day: local / 86_400, value: value))
      var sheet = study.diarySheet(stress: value, at: seconds)
      sheet.timeZone = zone.name
      return sheet
    }
    let verdicts = try await caller.submit(sheets)
    #expect(verdicts.allSatisfy { $0.verdict == .created }, "seed \(seed)")
    let periods: [(IngestionV1.SeriesPeriod, first: @Sendable (Int64) -> Int64)] = [
      (.day, { $0 }),
      // 1 January 1970 was a Thursday.
      (.week, { $0 - ($0 + 3) % 7 }),
    ]
    for (period, first) in periods {
      let summaries = try await caller.results(
        .init(
          studyID: study.studyID, sources: [.init(source: study.question("stress"))],
          period: period)
      )[0].summaries
      let recounted = Dictionary(grouping: given) { first($0.day) }
        .mapValues { $0.map(\.value).sorted() }.sorted { $0.key < $1.key }
      #expect(summaries.map(\.values) == recounted.map { UInt64($0.value.count) }, "seed \(seed)")
      for (summary, (day, values)) in zip(summaries, recounted) {
        let numbers = try #require(summary.numbers)
        #expect(summary.startDate == Self.text(day), "seed \(seed)")
        #expect((numbers.minimum, numbers.maximum) == (values[0], values[values.count - 1]))
        #expect(abs(numbers.mean - values.reduce(0, +) / Double(values.count)) < 1e-9)
        let quartiles = [numbers.lowerQuartile, numbers.median, numbers.upperQuartile]
        for (part, quartile) in zip([0.25, 0.5, 0.75], quartiles) {
          #expect(abs(quartile - Self.quantile(part, values)) < 1e-9, "seed \(seed)")
        }
      }
    }
  }

  private static func text(_ day: Int64) -> String {
    Date(timeIntervalSince1970: Double(day) * 86_400).formatted(
      .iso8601.year().month().day())
  }

  /// Interpolated between neighbours, as by Hyndman and Fan's definition 7.
  private static func quantile(_ part: Double, _ sorted: [Double]) -> Double {
    let place = part * Double(sorted.count - 1)
    let below = Int(place)
    let above = min(below + 1, sorted.count - 1)
    return sorted[below] + (place - Double(below)) * (sorted[above] - sorted[below])
  }
}
