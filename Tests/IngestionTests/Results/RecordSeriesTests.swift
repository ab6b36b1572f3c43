import FoundationEssentials
import Messages
import RPCCore
import Testing

@testable import IngestionService

/// Series of health records.
@Suite struct RecordSeriesTests {
  private let stack: IngestionStack
  private let study = RecordStudy()

  init() async throws {
    stack = try await IngestionStack.shared.value
    try await study.publish(on: stack)
  }

  private func time(_ hours: Double) -> GoogleProtobuf.Timestamp {
    GoogleProtobuf.Timestamp(seconds: TestStudy.now + Int64(hours * 3600))
  }

  private func pressure(
    _ values: [(hours: Double, systolic: Double, diastolic: Double)], in zone: String
  ) -> IngestionV1.HealthRecord {
    var record = study.record(
      "", at: -86_400,
      .measurement(
        IngestionV1.MeasurementRecord(
          quantity: study.code("blood-pressure"), unit: "mm[Hg]",
          values: values.map {
            IngestionV1.MeasuredValue(
              measureTime: time($0.hours), value: $0.systolic,
              secondValue: GoogleProtobuf.DoubleValue($0.diastolic))
          })))
    record.timeZone = zone
    return record
  }

  private func measured(_ unit: String, second: Bool = false)
    -> IngestionV1.SeriesSource.OneOfSource
  {
    .measurement(
      .init(
        vocabularyID: study.vocabularyID, code: "blood-pressure", unit: unit, secondValue: second))
  }

  @Test func measurementsHaveTheirOwnTimes() async throws {
    let caller = try stack.participant(in: study.id)
    // 29 March 2026 01:00 UTC is 03:00 in Berlin.
    try await caller.create(
      pressure([(-48, 120, 80), (-2.5, 130, 85)], in: "Europe/Berlin"),
      pressure([(-1.5, 140, 90)], in: "UTC+02:00"), pressure([(-1.5, 150, 95)], in: "no such zone"))
    #expect(
      try await caller.values(
        in: study.id, measured("mm[Hg]"), measured("mm[Hg]", second: true), measured("kPa")
      )
      .map { $0.sorted() } == [
        ["120.0", "130.0", "140.0", "150.0"], ["80.0", "85.0", "90.0", "95.0"], [],
      ])
    #expect(
      try await caller.counts(in: study.id, measured("mm[Hg]"), by: .day) == [
        "2026-03-27 1", "2026-03-28 2", "2026-03-29 1",
      ])
    let ranged = try await caller.results(
      .init(
        studyID: study.id, sources: [.init(source: measured("mm[Hg]"))], startTime: time(-2.5),
        endTime: time(-1.5)))
    #expect(ranged[0].points.map(\.text) == ["130.0"])
    #expect(ranged[0].points.map(\.version) == [0])
  }

  /// The local day of the first and of the last hour is in the year before 1 and in 10000.
  @Test func daysAreThoseOfTheYears1To9999() async throws {
    let caller = try stack.participant(in: study.id)
    let times: [(seconds: Int64, zone: String)] = [
      (-62_135_596_800, "America/New_York"), (-30_631_003_200, "Etc/UTC"),
      (253_402_300_799, "Asia/Tokyo"),
    ]
    for (seconds, zone) in times {
      var record = pressure([(0, 120, 80)], in: zone)
      guard case .measurement(var measurement)? = record.contents else { continue }
      measurement.values[0].measureTime = GoogleProtobuf.Timestamp(seconds: seconds)
      record.contents = .measurement(measurement)
      try await caller.create(record)
    }
    #expect(
      try await caller.counts(in: study.id, measured("mm[Hg]"), by: .day) == [
        "0001-01-01 1", "0999-05-05 1", "9999-12-31 1",
      ])
    #expect(
      try await caller.counts(in: study.id, measured("mm[Hg]"), by: .month) == [
        "0001-01-01 1", "0999-05-01 1", "9999-12-01 1",
      ])
  }

  @Test func thresholdsAndMatchesByEar() async throws {
    let caller = try stack.participant(in: study.id)
    let records = [(-10.0, 30.0, false), (-5, 35, false), (-1, 120, true)].map {
      hours, level, isUnheard in
      study.record(
        "", at: -86_400,
        .audiogram(
          IngestionV1.AudiogramRecord(
            measureTime: time(hours),
            thresholds: [
              .init(ear: .left, frequency: 4000, level: level, noResponse: isUnheard),
              .init(ear: .right, frequency: 4000, level: 10),
              .init(ear: .left, frequency: 1500.5, level: 15),
            ])))
    }
    let match = study.record(
      "", at: -86_400,
      .tinnitusMatch(
        IngestionV1.TinnitusMatchRecord(
          measureTime: time(-3),
          matches: [
            .init(ear: .both, pitch: .init(6000), loudness: .init(12), maskingLevel: .init(40))
          ])))
    try await caller.create(records[0], records[1], records[2], match)
    #expect(
      try await caller.values(
        in: study.id, .threshold(.init(ear: .left, frequency: 4000)),
        .threshold(.init(ear: .left, frequency: 1500.5)),
        .tinnitusMatch(.init(ear: .both, value: .pitch)),
        .tinnitusMatch(.init(ear: .both, value: .maskingLevel)),
        .tinnitusMatch(.init(ear: .left, value: .loudness)))
        == [["30.0", "35.0"], ["15.0", "15.0", "15.0"], ["6000.0"], ["40.0"], []])
    #expect(
      try await caller.overviews(in: study.id, pageSize: 2) == [
        "left 1500.5 3 15.0 15.0", "left 4000.0 2 30.0 35.0", "right 4000.0 3 10.0 10.0",
        "both loudness 1 12.0 12.0", "both maskingLevel 1 40.0 40.0", "both pitch 1 6000.0 6000.0",
      ])
  }

  @Test func deletedRecordsAreInNoSeries() async throws {
    let caller = try stack.participant(in: study.id)
    let record = pressure([(-2, 130, 85)], in: "Europe/Berlin")
    try await caller.create(record)
    #expect(try await caller.overviews(in: study.id).count == 2)
    var deletion = record
    deletion.deleted = true
    deletion.contents = nil
    _ = try await caller.sync([.init(baseRevision: 1, record: deletion)])
    #expect(try await caller.overviews(in: study.id) == [])
    #expect(try await caller.values(in: study.id, measured("mm[Hg]")) == [[]])
  }
}
