import Calendar
import CalendarSamples
import Questionnaires
import Testing

@testable import IngestionService

/// Limits of record contents.
@Suite struct RecordValidationTests {
  private static let now = Instant(secondsSinceEpoch: 1_774_746_000)
  private static let time = DeviceTime(seconds: 1_774_745_000)
  private static let kind = RecordCode(version: 1, code: "attack")

  private var context: ValidationContext {
    var context = ValidationContext(now: Self.now, zones: hostZones)
    context.enrolments["s"] = .enrolled
    context.studies["s"] = .known(
      StudyRules(
        studyID: "s", uses: [],
        recordVocabularies: [
          .event: "v", .therapy: "v", .audiogram: "", .tinnitusMatch: "v", .measurement: "v",
        ]))
    context.library[LibraryVersion(.vocabulary, "v", version: 1)] = .known(
      .vocabulary(
        PreparedVocabulary(
          VocabularyDefinition(
            id: "v", title: TranslatedText(), defaultLanguage: "en",
            terms: [VocabularyTerm(code: "attack", label: TranslatedText())]), version: 1)))
    context.library[LibraryVersion(.vocabulary, "v", version: 2)] = .unknown()
    return context
  }

  private func record(
    _ contents: RecordContents?, _ adjust: (inout HealthRecord) -> Void = { _ in }
  ) -> HealthRecord {
    var record = HealthRecord(
      recordID: "11111111-2222-4333-8444-555555555555", studyID: "s", title: "t",
      contents: contents, timeZone: "Europe/Berlin", changedAt: Self.time)
    adjust(&record)
    return record
  }

  private func event(_ adjust: (inout HealthRecord) -> Void = { _ in }) -> HealthRecord {
    record(.event(EventRecord(time: Self.time, kind: Self.kind)), adjust)
  }

  /// `field REASON` of each violation; reasons of a postponement follow `waits`.
  private func findings(
    _ record: HealthRecord, isDeletion: Bool = false,
    in context: ValidationContext? = nil
  ) -> [String] {
    let change = RecordChange(baseRevision: 0, record: record, isDeletion: isDeletion)
    switch RecordValidation.decide([change], in: context ?? self.context)[0] {
    case .accepted: return []
    case .rejected(let violations): return violations.map { "\($0.field) \($0.reason.rawValue)" }
    case .postponed(let violations):
      return violations.map { "waits \($0.field) \($0.reason.rawValue)" }
    }
  }

  @Test func theHead() {
    #expect(findings(event()) == [])
    for id in ["", "x", "11111111222243338444555555555555", "00000000-0000-0000-0000-000000000000"]
    {
      #expect(findings(event { $0.recordID = id }) == ["record.record_id RECORD_ID_INVALID"])
    }
    #expect(findings(event { $0.studyID = "" }) == ["record.study_id REQUIRED"])
    #expect(findings(event { $0.studyID = "S" }) == ["record.study_id ID_INVALID"])
    for title in ["", " ", "\t\r\n", "\u{A0}\u{2003}\u{3000}"] {
      #expect(findings(event { $0.title = title }) == ["record.title REQUIRED"])
    }
    #expect(findings(event { $0.title = " t " }) == [])
    #expect(findings(event { $0.title = String(repeating: "ä", count: 200) }) == [])
    #expect(
      findings(event { $0.title = String(repeating: "ä", count: 201) })
        == ["record.title TEXT_TOO_LONG"])
    #expect(findings(event { $0.note = String(repeating: "n", count: 10_000) }) == [])
    #expect(
      findings(event { $0.note = String(repeating: "n", count: 10_001) })
        == ["record.note TEXT_TOO_LONG"])
    #expect(findings(event { $0.changedAt = nil }) == ["record.change_time TIME_MISSING"])
    #expect(
      findings(event { $0.changedAt = DeviceTime(seconds: .max) })
        == ["record.change_time TIME_INVALID"])
    for zone in ["", "Mars/Base", "Europe/Newtown", "GMT+02:00"] {
      #expect(findings(event { $0.timeZone = zone }) == [], "\(zone)")
    }
    #expect(findings(record(nil)) == ["record RECORD_CONTENTS_INVALID"])
    // Other fields of a deletion are ignored.
    let bare = HealthRecord(
      recordID: event().recordID, studyID: "s", contents: nil, timeZone: "", changedAt: Self.time)
    #expect(findings(bare, isDeletion: true) == [])
  }

  @Test func kinds() {
    func kind(_ version: UInt32, _ code: String) -> HealthRecord {
      record(.event(EventRecord(time: Self.time, kind: RecordCode(version: version, code: code))))
    }
    let path = "record.event.kind"
    #expect(
      findings(record(.event(EventRecord(time: nil, kind: nil)))) == [
        "record.event.event_time TIME_MISSING", "\(path) REQUIRED",
      ])
    #expect(findings(kind(1, "other")) == ["\(path).code CODE_UNKNOWN"])
    #expect(findings(kind(2, "attack")) == ["\(path).version VOCABULARY_VERSION_UNKNOWN"])
    #expect(findings(kind(3, "attack")) == ["waits \(path).version VOCABULARY_NOT_YET_KNOWN"])
    var other = context
    other.studies["s"] = .known(
      StudyRules(studyID: "s", uses: [], recordVocabularies: [.event: ""]))
    #expect(findings(event(), in: other) == ["\(path) CODE_UNKNOWN"])
    other.studies["s"] = .known(StudyRules(studyID: "s", uses: []))
    #expect(findings(event(), in: other) == ["record RECORD_TYPE_NOT_TAKEN"])
    // Rules that may be outdated reject nothing permanently.
    other.studies["s"] = .known(StudyRules(studyID: "s", uses: [], settledUntil: .distantPast))
    #expect(findings(event(), in: other) == ["waits record STUDY_UNCONFIRMED"])
  }

  @Test func therapies() {
    func therapy(_ start: String, _ end: String) -> [String] {
      findings(record(.therapy(TherapyRecord(startDate: start, endDate: end, kind: Self.kind))))
    }
    let path = "record.therapy"
    #expect(therapy("2026-01-01", "") == [])
    #expect(therapy("2026-01-01", "2026-01-01") == [])
    #expect(therapy("2026-01-02", "2026-01-01") == ["\(path).end_date END_BEFORE_START"])
    #expect(therapy("", "2026-01-01") == ["\(path).start_date REQUIRED"])
    #expect(
      therapy("2026-02-30", "1.1.2026") == [
        "\(path).start_date DATE_INVALID", "\(path).end_date DATE_INVALID",
      ])
    // A phone that is set to another calendar.
    #expect(therapy("1800-01-01", "2199-12-31") == [])
    #expect(
      therapy("1405-08-10", "2569-11-01") == [
        "\(path).start_date OUT_OF_RANGE", "\(path).end_date OUT_OF_RANGE",
      ])
  }

  private func audiogram(_ thresholds: [AudiogramRecord.Threshold]) -> [String] {
    findings(record(.audiogram(AudiogramRecord(time: Self.time, thresholds: thresholds))))
  }

  @Test func audiograms() {
    typealias Threshold = AudiogramRecord.Threshold
    let path = "record.audiogram.thresholds"
    for (frequency, level) in [(125.0, -10.0), (16_000, 120), (1234.5, 0)] {
      #expect(audiogram([Threshold(ear: .left, frequency: frequency, level: level)]) == [])
    }
    for frequency in [124.9, 16_000.1] {
      #expect(
        audiogram([Threshold(ear: .left, frequency: frequency, level: 0)])
          == ["\(path)[0].frequency OUT_OF_RANGE"])
    }
    #expect(
      audiogram([Threshold(ear: .right, frequency: .nan, level: -10.1, discomfortLevel: 120.1)])
        == [
          "\(path)[0].frequency NOT_FINITE", "\(path)[0].level OUT_OF_RANGE",
          "\(path)[0].discomfort_level OUT_OF_RANGE",
        ])
    #expect(
      audiogram([
        Threshold(ear: .left, frequency: 500, level: 1),
        Threshold(ear: .right, frequency: 500, level: 1),
        Threshold(ear: .left, frequency: 500, level: 2),
      ]) == ["\(path)[2].frequency FREQUENCY_DUPLICATE"])
    #expect(
      audiogram([Threshold(ear: nil, frequency: 500, level: 1)]) == ["\(path)[0].ear REQUIRED"])
    #expect(
      audiogram([Threshold(ear: .both, frequency: 500, level: 1)])
        == ["\(path)[0].ear OUT_OF_RANGE"])
    #expect(audiogram([]) == ["\(path) REQUIRED"])
    let many = (0..<201).map { Threshold(ear: .left, frequency: 200 + Double($0), level: 0) }
    #expect(audiogram(Array(many.prefix(200))) == [])
    #expect(audiogram(many) == ["\(path) TOO_MANY_VALUES"])
  }

  @Test func tinnitusMatches() {
    typealias Match = TinnitusMatchRecord.Match
    func match(_ matches: Match...) -> [String] {
      findings(record(.tinnitusMatch(TinnitusMatchRecord(time: Self.time, matches: matches))))
    }
    let path = "record.tinnitus_match.matches"
    #expect(match(Match(ear: .both, pitch: 20), Match(ear: .left, timbre: Self.kind)) == [])
    #expect(match(Match(ear: .left)) == ["\(path)[0] VALUE_MISSING"])
    #expect(
      match(Match(ear: .left, pitch: 19.9), Match(ear: .left, loudness: 121)) == [
        "\(path)[0].pitch OUT_OF_RANGE", "\(path)[1].ear OPTION_REPEATED",
        "\(path)[1].loudness OUT_OF_RANGE",
      ])
    #expect(
      match(Match(ear: .left, maskingLevel: .infinity)) == ["\(path)[0].masking_level NOT_FINITE"])
    #expect(
      match(Match(ear: .both, timbre: RecordCode(version: 1, code: "x")))
        == ["\(path)[0].timbre.code CODE_UNKNOWN"])
  }

  @Test func measurements() {
    typealias Value = MeasurementRecord.Value
    func measured(_ unit: String, _ values: [Value], _ kind: RecordCode? = Self.kind) -> [String] {
      findings(record(.measurement(MeasurementRecord(quantity: kind, unit: unit, values: values))))
    }
    let (path, one) = ("record.measurement", [Value(time: Self.time, value: 1, secondValue: 2)])
    #expect(measured("mm[Hg]", one) == [])
    #expect(measured("mm[Hg]", one, nil) == ["\(path).quantity REQUIRED"])
    #expect(measured("", one) == ["\(path).unit REQUIRED"])
    for unit in ["a b", "µg", "bananas", "m\0", "{\(String(repeating: "x", count: 63))}"] {
      #expect(measured(unit, one) == ["\(path).unit UNIT_INVALID"])
    }
    #expect(measured("{\(String(repeating: "x", count: 62))}", one) == [])
    #expect(measured("m", []) == ["\(path).values REQUIRED"])
    let many = Array(repeating: Value(time: Self.time, value: 1), count: 1001)
    #expect(measured("m", Array(many.prefix(1000))) == [])
    #expect(measured("m", many) == ["\(path).values TOO_MANY_VALUES"])
    #expect(
      measured("m", [Value(time: nil, value: .nan, secondValue: .infinity)]) == [
        "\(path).values[0].measure_time TIME_MISSING", "\(path).values[0].value NOT_FINITE",
        "\(path).values[0].second_value NOT_FINITE",
      ])
    // The number of reported violations is limited.
    let bad = Array(repeating: Value(time: nil, value: .nan), count: 1000)
    #expect(measured("m", bad).count == 51)
  }

  @Test func members() {
    var other = context
    other.enrolments["s"] = .stranger()
    #expect(findings(event(), in: other) == ["record.study_id NOT_ENROLLED"])
    #expect(findings(event(), isDeletion: true, in: other) == [])
    other.enrolments["s"] = .pending
    #expect(findings(event(), in: other) == ["waits record.study_id ENROLMENT_PENDING"])
    other.enrolments["s"] = .stranger(doubt: .tokenOutdated)
    #expect(findings(event(), in: other) == ["waits record.study_id TOKEN_OUTDATED"])
    // Judged as of the time of the change.
    let left = Instant(secondsSinceEpoch: 1_774_745_500)
    other.enrolments["s"] = Enrolment(absences: [.init(after: left)])
    #expect(findings(event(), in: other) == [])
    let later = event { $0.changedAt = DeviceTime(seconds: 1_774_745_600) }
    #expect(findings(later, in: other) == ["record.study_id NOT_ENROLLED"])
    // A clock that is ahead makes no difference.
    let ahead = event { $0.changedAt = DeviceTime(seconds: 1_900_000_000) }
    #expect(findings(ahead, in: other) == ["record.study_id NOT_ENROLLED"])
  }
}
