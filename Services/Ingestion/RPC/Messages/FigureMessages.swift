import Calendar
import FoundationEssentials
import Messages
import ServiceKit

extension IngestionV1.StudyFigures {
  init(_ figures: StudyFigures, at now: Date) {
    self.init(
      questionnaires: figures.questionnaires.map { IngestionV1.SheetFigures($0) },
      days: figures.days.map {
        IngestionV1.SheetDay(
          date: $0.date, sheets: UInt64(clamping: $0.sheets),
          participants: UInt64(clamping: $0.participants),
          notified: UInt64(clamping: $0.notified))
      },
      participantDays: UInt64(clamping: figures.participantDays),
      minutesPerDay: figures.minutesPerDay.map { IngestionV1.MinuteSummary($0) },
      medianSheetsPerDay: figures.medianSheetsPerDay ?? 0,
      participants: UInt64(clamping: figures.participants), truncated: figures.isTruncated,
      countTime: .init(now),
      clients: figures.clients.map {
        IngestionV1.ClientFigures(
          platform: $0.client.platform, appVersion: $0.client.appVersion,
          sheets: UInt64(clamping: $0.sheets), participants: UInt64(clamping: $0.participants))
      })
  }
}

extension IngestionV1.SheetFigures {
  fileprivate init(_ figures: SheetFigures) {
    self.init(
      questionnaireID: figures.questionnaireID, sheets: UInt64(clamping: figures.sheets),
      participants: UInt64(clamping: figures.participants),
      notified: UInt64(clamping: figures.notified),
      incomplete: UInt64(clamping: figures.incomplete), timed: UInt64(clamping: figures.timed),
      minutes: figures.minutes.map { IngestionV1.MinuteSummary($0) },
      clockImplausible: UInt64(clamping: figures.clockImplausible),
      clockInconsistent: UInt64(clamping: figures.clockInconsistent),
      zoneUnknown: UInt64(clamping: figures.zoneUnknown), late: UInt64(clamping: figures.late))
  }
}

extension IngestionV1.MinuteSummary {
  fileprivate init(_ summary: MinuteSummary) {
    self.init(
      median: summary.median, lowerQuartile: summary.lowerQuartile,
      upperQuartile: summary.upperQuartile, p90: summary.p90)
  }
}

extension IngestionV1.QuestionnaireFigures {
  init(_ figures: QuestionnaireFigures, at now: Date) {
    self.init(
      quality: IngestionV1.SheetQuality(figures.quality),
      questions: figures.questions.map { IngestionV1.QuestionFigures($0) },
      withRows: figures.hasRows,
      participantsMin: figures.hasRows ? 0 : UInt32(clamping: Disclosure.participantsMin),
      sheets: UInt64(clamping: figures.sheets), truncated: figures.isTruncated,
      countTime: .init(now))
  }
}

extension IngestionV1.SheetQuality {
  fileprivate init(_ quality: SheetQuality) {
    self.init(
      timed: UInt64(clamping: quality.timed), tooFast: UInt64(clamping: quality.tooFast),
      medianSecondsPerAnswer: quality.medianSecondsPerAnswer ?? 0,
      judged: UInt64(clamping: quality.judged), longRun: UInt64(clamping: quality.longRun),
      smallDeviation: UInt64(clamping: quality.smallDeviation),
      medianLongestRun: quality.medianLongestRun ?? 0,
      secondsPerAnswerMax: SheetQuality.secondsPerAnswerMax,
      answersMin: UInt32(clamping: SheetQuality.answersMin), runShareMin: SheetQuality.runShareMin,
      deviationMax: SheetQuality.deviationMax)
  }
}

extension IngestionV1.QuestionFigures {
  fileprivate init(_ figures: QuestionFigures) {
    self.init(
      elementID: figures.question.elementID, participants: UInt64(clamping: figures.participants),
      answers: UInt64(clamping: figures.answers), withheld: figures.isWithheld,
      numbers: figures.numbers.map { IngestionV1.AnswerNumbers($0) },
      classes: figures.classes.map { IngestionV1.AnswerClass($0, of: figures.question) })
  }
}

extension IngestionV1.AnswerNumbers {
  fileprivate init(_ numbers: QuestionFigures.Numbers) {
    let hasQuartiles = numbers.quartiles.count == 3
    self.init(
      mean: numbers.mean, deviation: numbers.deviation.map { .init(value: $0) },
      median: hasQuartiles ? .init(value: numbers.quartiles[1]) : nil,
      lowerQuartile: hasQuartiles ? .init(value: numbers.quartiles[0]) : nil,
      upperQuartile: hasQuartiles ? .init(value: numbers.quartiles[2]) : nil)
  }
}

extension IngestionV1.AnswerClass {
  fileprivate init(_ figures: QuestionFigures.Class, of question: FigureQuestion) {
    self.init(
      share: figures.share, answers: UInt64(clamping: figures.answers),
      participants: UInt64(clamping: figures.participants))
    if case .numbers(let scale?) = question.content, let number = Int(figures.key) {
      (from, to) = scale.bounds(ofClass: number)
    } else {
      code = figures.key
    }
  }
}
