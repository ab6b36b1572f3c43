import Calendar
import Fields
import Foundation
import Questionnaires

@testable import IngestionService

/// A report and sheets with every kind of contents, and hostile texts.
enum ShareSamples {
  static let hostile = "<script>alert('1')</script> & \"\u{202E}"
  static let time = Instant(secondsSinceEpoch: 1_774_746_000)

  static func id(_ number: Int) -> UUID {
    UUID(uuidString: "00000000-0000-4000-8000-00000000000\(number)") ?? UUID()
  }

  static var texts: QuestionnaireTexts {
    func text(_ words: String) -> TranslatedText {
      TranslatedText([Translation(language: "en", text: words)])
    }
    func question(_ id: String, _ kind: QuestionDefinition.Kind) -> ElementDefinition {
      ElementDefinition(
        id: id, content: .question(QuestionDefinition(text: text("About \(id)"), kind: kind)))
    }
    return QuestionnaireTexts(
      QuestionnaireDefinition(
        id: "diary", title: text("Diary"), defaultLanguage: "en",
        elements: [
          question("heard", .yesNo), question("day", .date(DateDefinition())),
          question("clock", .time), question("moment", .dateTime),
          question("secret", .text(TextEntryDefinition(isMasked: true))),
        ]), language: "en")
  }

  static func sheet(_ number: Int, offset: Int?) -> SheetRecord {
    var sheet = AnswerSheet(
      sheetID: id(number).text, studyID: "ears", questionnaireID: "diary", version: 2)
    sheet.answers = [
      Answer(elementID: "heard", value: .choice(["yes"])),
      Answer(elementID: "kinds", value: .choice(["hiss", "other"])),
      Answer(elementID: "loudness", value: .number(0.25)),
      Answer(elementID: "words", value: .text(hostile)),
      Answer(elementID: "blank", value: .text(" ")),
      // Not shared.
      Answer(elementID: "secret", value: .text("password")),
      Answer(elementID: "day", value: .date("2026-03-01")),
      Answer(elementID: "clock", value: .time("07:30")),
      Answer(elementID: "moment", value: .dateTime("2026-03-01T07:30")),
    ]
    return SheetRecord(
      participantID: id(9), sheetID: id(number), sequence: 1, receivedAt: time, finishedAt: time,
      utcOffsetMinutes: offset, sheet: sheet, groupID: "", deviations: [],
      scores: [
        SheetScore(scoreID: "burden", value: 12, band: "high"), SheetScore(scoreID: "empty"),
      ])
  }

  static var session: SessionRecord {
    SessionRecord(
      participantID: id(9), sessionID: id(8), studyID: "ears", collectionID: "shades",
      collectionVersion: 2, soundID: "rain", startedAt: time, countedAt: time, receivedAt: time,
      timeZone: "UTC", utcOffsetMinutes: 0, netMilliseconds: 90_000, end: .timer,
      rating: .value(2), appVersion: "1", deviations: [])
  }

  static var report: ParticipantReport {
    func series(_ title: String, _ values: [Double?], codes: [String: Int] = [:])
      -> ParticipantReport.Series
    {
      ParticipantReport.Series(
        title: title, scale: "0 = \(hostile)", range: 0...10,
        options: ["hiss": hostile],
        summaries: SeriesPart(
          values: values.enumerated().map { day, value in
            SeriesSummary(
              startDate: "2026-03-0\(day + 1)", values: 2,
              numbers: value.map {
                .init(
                  mean: $0, minimum: $0 - 1, lowerQuartile: $0, median: $0, upperQuartile: $0,
                  maximum: $0 + 1)
              }, codes: codes)
          }, isTruncated: true))
    }
    var report = ParticipantReport(
      studyID: "ears", day: "2026-03-09", firstDay: "2026-03-01", lastDay: "", period: .day)
    report.questionnaires = [
      .init(
        questionnaireID: "diary", title: hostile,
        named: [
          ("loudness", false, series(hostile, [4, 5.5, 7])),
          ("kinds", false, series("Kinds", [nil, nil], codes: ["hiss": 2, "yes": 1])),
          ("once", false, series("Once", [3])),
        ])
    ]
    report.audiograms = [
      .init(
        day: "2026-03-02",
        thresholds: [
          .init(ear: .left, frequency: 1000, level: 35),
          .init(ear: .left, frequency: 8000, level: 90, hasNoResponse: true),
          .init(ear: .right, frequency: 500, level: 20),
        ]),
      .init(day: "2025-03-02", thresholds: [.init(ear: .left, frequency: 1000, level: 25)]),
    ]
    report.matches = [
      .init(
        day: "2026-03-02", match: .init(ear: .both, pitch: 6_000, loudness: 30), timbre: hostile)
    ]
    report.therapies = [
      .init(days: ["2026-01-01", ""], title: hostile, kind: hostile, note: hostile)
    ]
    report.events = [.init(days: ["2026-02-03"], title: "Concert", kind: "", note: "")]
    report.sounds = [
      SoundStatistics(
        collectionID: "sounds", soundID: "sea", version: 1, title: hostile, sessions: 3, ratings: 1,
        meanRating: 2, netMilliseconds: 90_000, lastStartedAt: time)
    ]
    return report
  }
}
