import Calendar
import FoundationEssentials
import Logging
import Postgres
import Questionnaires

/// Selects the texts that participants see after the sheets of one call.
struct SheetFeedback: Sendable {
  let histories: HistoryLookup
  let logger: Logger

  /// Adds the texts of the stored sheets. Includes sheets that already exist: the first answer may have
  /// been lost. Errors are logged only, since the sheets are stored.
  ///
  /// - Parameter sheets: each with its accepted form, if accepted.
  func add(
    to answers: inout [SubmitSheets.Answer], after sheets: [(AnswerSheet, AcceptedSheet?)],
    by participantID: UUID, in context: ValidationContext
  ) async {
    var asked: [(index: Int, sheet: Sheet)] = []
    for (index, (sheet, accepted)) in sheets.enumerated() where answers[index].verdict.isStored {
      guard let accepted, accepted.fillsIn,
        case .known(let rules)? = context.studies[sheet.studyID],
        let found = Sheet(sheet, EarlierSheet(accepted), rules: rules, by: participantID)
      else { continue }
      asked.append((index, found))
    }
    if asked.isEmpty { return }
    do {
      let earlier = try await histories.latestSheets(
        answering: asked.reduce(into: []) { $0.formUnion($1.sheet.questions) })
      for (index, sheet) in asked { answers[index].feedback = sheet.texts(earlier) }
    } catch {
      logger.warning("feedback texts cannot be selected", metadata: ["reason": "\(error)"])
    }
  }
}

/// A sheet of a questionnaire with feedback texts.
private struct Sheet {
  let questionnaireID: String
  let sheet: EarlierSheet
  let feedback: [FeedbackDefinition]
  /// The earlier sheets that the texts refer to.
  let questions: Set<EarlierSheetQuestion>
  private let previous: EarlierSheetQuestion

  /// - Returns: nil if the study has no texts for the questionnaire.
  init?(_ sent: AnswerSheet, _ sheet: EarlierSheet, rules: StudyRules, by participantID: UUID) {
    feedback = rules.feedback.filter { $0.sheet.questionnaireID == sent.questionnaireID }
    if feedback.isEmpty { return nil }
    questionnaireID = sent.questionnaireID
    self.sheet = sheet
    func question(_ id: String, notAfter time: Instant) -> EarlierSheetQuestion {
      EarlierSheetQuestion(
        participantID: participantID,
        use: StudyQuestionnaire(studyID: sent.studyID, questionnaireID: id), notAfter: time)
    }
    previous = question(
      sent.questionnaireID, notAfter: sheet.countedAt.advanced(byMicroseconds: -1))
    let others = feedback.flatMap { $0.sheet.condition?.references ?? [] }
      .map(\.questionnaireID).filter { !$0.isEmpty && $0 != sent.questionnaireID }
    var questions = Set(others.map { question($0, notAfter: sheet.countedAt) })
    let refersToItself = feedback.contains { entry in
      entry.change != nil
        || entry.sheet.condition?.references.contains {
          $0.questionnaireID == sent.questionnaireID
        } ?? false
    }
    if refersToItself { questions.insert(previous) }
    self.questions = questions
  }

  func texts(_ earlier: [EarlierSheetQuestion: EarlierSheet]) -> [TranslatedText] {
    var answers: [String: [String: Questionnaires.AnswerValue]] = [:]
    for question in questions {
      answers[question.use.questionnaireID] = earlier[question]?.answers
    }
    return FeedbackEvaluator(feedback).texts(
      after: questionnaireID, answers: SheetAnswers(sheet.answers, earlier: answers),
      scores: sheet.scores.map(ScoreResult.init),
      previous: earlier[previous].map {
        FeedbackEvaluator.Previous(answers: $0.answers, scores: $0.scores.map(ScoreResult.init))
      })
  }
}
