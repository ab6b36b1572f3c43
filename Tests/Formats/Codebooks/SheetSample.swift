import Calendar
import Foundation
import QuestionnaireSamples
import Questionnaires

@testable import IngestionService

/// Sheets with answers of every kind, with problematic characters in texts.
struct SheetSample {
  private var random: SeededGenerator

  static let texts = [
    "plain", "it's \"quoted\"", "a, b;c", "line one\nline two", "a\r\nb", "back\\slash",
    "=cmd()|'/c calc'!A1", "gut;=1+41;x", "ok\r\n=1|\t@x", "'", "''", "a;'b", "*/ .",
    "ends with a stop.", "😀 ünd 漢", "\u{202E}שלום",
    " spaces ", "NA", "1e5", String(repeating: "long ", count: 2_000),
  ]

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func sheet(
    _ number: Int, _ prepared: PreparedQuestionnaire, _ definition: QuestionnaireDefinition
  ) -> ExportedSheet {
    let finished = Instant(microseconds: 1_774_746_000_123_456 + Int64(number) * 86_400_000_001)
    var answers: [Answer] = []
    for question in prepared.questions where chance(4) {
      guard let value = value(question.answers) else { continue }
      answers.append(Answer(elementID: question.elementID, value: value))
    }
    let scores = ScoreEvaluator(definition).results(
      Dictionary(
        answers.compactMap { answer in answer.ruleValue.map { (answer.elementID, $0) } },
        uniquingKeysWith: { first, _ in first }))
    var sheet = ExportedSheet(
      sheetID: UUID(), participant: "p\(number % 5)", studyID: "study",
      questionnaireID: prepared.questionnaireID, version: prepared.version,
      startedAt: chance(2) ? finished : nil, finishedAt: finished, receivedAt: finished,
      timeZone: "Europe/Berlin", utcOffsetMinutes: number.isMultiple(of: 2) ? 60 : -210,
      notificationID: "", closing: SheetClosing.allCases[number % 4], appVersion: text(),
      platform: text(), deviations: chance(2) ? ["BLOCKED", "PAUSED"] : [],
      isTestParticipant: number.isMultiple(of: 3),
      scores: scores.map {
        SheetScore(scoreID: $0.scoreID, value: $0.value, band: $0.band?.code ?? "")
      },
      noise: [NoiseMeasurement(level: 0.25, unit: .amplitude)],
      positions: chance(2) ? [PositionMeasurement(latitude: -1.5, longitude: 2)] : [],
      answers: answers)
    sheet.notification = ExportedNotification(isExpired: chance(2) ? chance(2) : nil)
    return sheet
  }

  /// Returns false once in `count` times.
  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) > 0
  }

  private mutating func text() -> String {
    Self.texts.randomElement(using: &random) ?? ""
  }

  private mutating func value(_ answers: PossibleAnswers) -> IngestionService.AnswerValue? {
    switch answers {
    case .one(let codes): return codes.randomElement(using: &random).map { .choice([$0]) }
    case .several(let options, _, _, _):
      return .choice(options.filter { _ in chance(2) }.map(\.code))
    case .scale(let minimum, let maximum, let step):
      if step == 0 { return .number(Double.random(in: minimum...maximum, using: &random)) }
      let steps = Int(min(1_000, (maximum - minimum) / step))
      return .number(minimum + step * Double(Int.random(in: 0...steps, using: &random)))
    case .ranking(let codes, let count):
      return .choice(Array(codes.shuffled(using: &random).prefix(count)))
    case .number(let minimum, let maximum, let isInteger, _):
      let low = minimum ?? -1e6
      let number = Double.random(in: low...max(low, maximum ?? low + 2e6), using: &random)
      return .number(isInteger ? number.rounded(.down) : chance(2) ? number : number * 1e-9)
    case .date: return .date("2026-02-28")
    case .time: return .time("23:59")
    case .dateTime: return .dateTime("2026-02-28T07:05")
    case .text(FileDefinition.answerLength, FileDefinition.answerPattern):
      return .text(String(repeating: "ab", count: 32))
    case .text: return .text(text())
    case .nothing: return nil
    }
  }
}

extension Answer {
  /// The answer as used by scores.
  fileprivate var ruleValue: Questionnaires.AnswerValue? {
    switch value {
    case .choice(let codes): .codes(codes)
    case .number(let number): .number(number)
    case .text(let text), .date(let text), .time(let text), .dateTime(let text): .text(text)
    case nil: nil
    }
  }
}
