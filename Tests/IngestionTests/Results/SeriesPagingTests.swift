import Calendar
import Fields
import FoundationEssentials
import Messages
import Postgres
import RPCCore
import ServiceKit
import Testing

@testable import IngestionService

/// Series read in parts, from the newest values to the oldest.
@Suite struct SeriesPagingTests {
  /// Three sheets, each with three levels of noise at its finish time.
  private func noisySheets(_ study: TestStudy) -> [IngestionV1.AnswerSheet] {
    (0..<3).map { place in
      var sheet = study.diarySheet(at: Int64(place * 10 - 100))
      sheet.noise = (0..<3).map { .init(level: Double(place * 10 + $0), unit: .decibelA) }
      return sheet
    }
  }

  @Test(arguments: [3, 4, 5, 6, 8]) func valuesOfOneTimeAreReadOnce(limit: Int) async throws {
    let (stack, study, caller) = try await SeriesTests.fresh()
    let verdicts = try await caller.submit(noisySheets(study))
    #expect(verdicts.map(\.verdict) == [.created, .created, .created])
    var source = SeriesSQL(participantID: caller.participantID, studyID: study.studyID)
    let asked = SeriesReader.Asked(
      place: 0, key: SeriesKey(.noise, study.diaryID, NoiseUnit.decibelA.rawValue))
    var found: [SeriesValue.Content] = []
    var parts = 0
    repeat {
      let part = try #require(
        try await stack.pool.answer(
          to: SeriesReader.values(of: [asked], source, limit: limit))[0])
      found += part.values.map(\.content)
      parts += 1
      if part.isTruncated { #expect(part.values.first != nil) }
      source.until = part.isTruncated ? part.values.first?.at : nil
    } while source.until != nil
    #expect(parts == (limit < 6 ? 3 : 2))
    #expect(found.count == 9)
    #expect(Set(found) == Set([0.0, 1, 2, 10, 11, 12, 20, 21, 22].map { .number($0) }))
  }

  @Test func aPartEndsBetweenTwoTimes() throws {
    func value(_ seconds: Int64, _ number: Double) -> SeriesValue {
      SeriesValue(
        at: Instant(microseconds: seconds * 1_000_000), version: 1, content: .number(number))
    }
    let part = SeriesPart(values: [value(1, 1), value(2, 2), value(2, 3), value(3, 4)])
    #expect(part.newest(4) == part)
    #expect(part.newest(3) == SeriesPart(values: Array(part.values[1...]), isTruncated: true))
    #expect(part.newest(2) == SeriesPart(values: [value(3, 4)], isTruncated: true))
    #expect(part.newest(1) == SeriesPart(values: [value(3, 4)], isTruncated: true))
    let together = SeriesPart(values: [value(2, 2), value(2, 3)])
    #expect(together.newest(1) == SeriesPart(values: [], isTruncated: true))
  }

  @Test func theLongestNamesFitInAPageToken() {
    let name = String(repeating: "n", count: IdentifierSyntax.charactersMax)
    let key = SeriesKey(.measurement, name, name, name, "second")
    let tokens = PageTokens(IngestionV1.ListSeriesRequest(studyID: name)) { $0.removePaging() }
    let found = tokens.key(in: tokens.token(after: key.pageKey))
    #expect(found.flatMap { SeriesKey(pageKey: $0) } == key)
  }

  /// The device's clock is an hour ahead, so that both sheets count from their receipt.
  @Test func theRangeIsThatOfTheShownTimes() async throws {
    let (_, study, caller) = try await SeriesTests.fresh()
    let sheets = [
      study.diarySheet(stress: 1, at: 1800), study.diarySheet(stress: 2, at: 3600),
    ]
    #expect(try await caller.verdicts(sheets[0], sheets[1]) == [.created, .created])
    func values(
      from: GoogleProtobuf.Timestamp? = nil, until: GoogleProtobuf.Timestamp? = nil
    ) async throws -> [String] {
      try await caller.results(
        .init(
          studyID: study.studyID, sources: [.init(source: study.question("stress"))],
          startTime: from, endTime: until)
      )[0].points.map(\.text)
    }
    #expect(try await values() == ["1.0", "2.0"])
    #expect(try await values(until: sheets[1].finishTime) == ["1.0"])
    #expect(try await values(until: sheets[0].finishTime) == [])
    #expect(try await values(from: sheets[0].finishTime) == ["1.0", "2.0"])
    #expect(try await values(from: sheets[1].finishTime) == ["2.0"])
  }
}
