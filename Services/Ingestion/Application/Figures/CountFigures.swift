import Calendar
import FoundationEssentials
import Postgres
import ServiceKit

/// Counts a study's sheets for its staff, one call at a time and with a bounded number of sheets. The
/// result may be some seconds old.
///
/// Figures are counted from sheets and answers in memory, which each call brings up to date. Nothing
/// is written, so that submissions cost the same, and every process counts on its own.
struct CountFigures: Sendable {
  /// Maximum number of sheets in memory, with about 60 bytes each.
  private static let sheetsMax = 500_000
  /// Maximum number of sheets with answers and of their answers in memory, with about 25 bytes each.
  private static let answersMax = 3_000_000

  let router: PostgresReadRouter
  let exported: ExportedVersions
  let threads: WorkerThreads
  /// See ``CountedPosition/advance(to:highest:now:settling:)``.
  var settling = Duration.seconds(60)
  let turns = FigureTurns()
  private let counted = WeightedCache<String, CountedSheets>(weightMax: sheetsMax)
  private let answered = WeightedCache<AnswerKey, CountedAnswers>(weightMax: answersMax)

  private struct AnswerKey: Hashable {
    var studyID: String
    var questionnaireID: String
    var versions: [UInt32]
    var cutoff: Date?
  }

  /// - Parameter concealsGroups: whether questionnaires that only some groups see are left out.
  /// - Throws: ``IngestionError`` `.figureLimit`; `PostgresError`.
  func study(_ studyID: String, concealsGroups: Bool = false) async throws -> StudyFigures {
    try await turns.take { try await countStudy(studyID, concealsGroups: concealsGroups) }
  }

  /// - Parameters:
  ///   - hasRows: whether the reader may read single answers; otherwise ``Disclosure`` applies.
  ///   - now: time of the call; without rows the answers of its week do not count.
  /// - Throws: ``IngestionError`` `.questionnaireNotInStudy`, `.versionUnavailable`, `.figureLimit`;
  ///   `PostgresError`.
  func questionnaire(
    _ questionnaireID: String, in studyID: String, hasRows: Bool, now: Date
  ) async throws -> QuestionnaireFigures {
    try await turns.take {
      try await countQuestionnaire(questionnaireID, in: studyID, hasRows: hasRows, now: now)
    }
  }

  /// Requires that all groups of the study see the questionnaire, for callers from whom groups are
  /// concealed.
  ///
  /// - Throws: ``IngestionError`` `.groupsConcealed`; `PostgresError`.
  func requireNoGroups(_ questionnaireID: String, in studyID: String) async throws {
    if try await router.answer(to: FigureSQL.isOfGroups(questionnaireID, in: studyID)) {
      throw IngestionError.groupsConcealed(studyID)
    }
  }

  private func countStudy(_ studyID: String, concealsGroups: Bool) async throws -> StudyFigures {
    let limit = FigureLimits.sheets(
      ofEachOf: try await router.answer(to: FigureSQL.questionnaires(of: studyID)))
    let hasExactDevices = try await router.answer(to: StudyStore.hasExactDevices(studyID))
    let known = counted.value(for: studyID).flatMap { $0.limit == limit ? $0 : nil }
    // Tens of thousands of sheets would block an event loop for too long.
    return try await threads.running {
      var sheets = known ?? CountedSheets(limit: limit)
      let reading = try await router.answer(
        to: CountedSheetStore.reading(of: studyID, from: sheets.position, limit: limit))
      sheets.add(reading, now: .now, settling: settling)
      counted.insert(sheets, weight: max(1, sheets.count), for: studyID)
      return sheets.figures(concealsGroups: concealsGroups, hasExactDevices: hasExactDevices)
    }
  }

  private func countQuestionnaire(
    _ questionnaireID: String, in studyID: String, hasRows: Bool, now: Date
  ) async throws -> QuestionnaireFigures {
    let versions = try await exported.versions(studyID: studyID, questionnaireID: questionnaireID)
    let known = try await exported.known(versions)
    let questions = FigureQuestions(Array(known.values))
    let hidden = Set(HiddenQuestions.hidden(in: Array(known.values)))
    let limit = FigureLimits.examined(questions: known.values.map(\.questions.count).max() ?? 0)
    let cutoff = hasRows ? nil : Disclosure.startOfWeek(now)
    let key = AnswerKey(
      studyID: studyID, questionnaireID: questionnaireID,
      versions: known.values.map(\.version).sorted(), cutoff: cutoff)
    let store = CountedAnswerStore(
      studyID: studyID, questionnaireID: questionnaireID, items: questions.items,
      elements: questions.questions.map(\.elementID), limit: limit, cutoff: cutoff)
    // The answers to a questionnaire that only some groups see would show those of a group.
    let isHidden =
      hasRows
      ? false : try await router.answer(to: FigureSQL.isOfGroups(questionnaireID, in: studyID))
    // Hundreds of thousands of answers would block an event loop for too long.
    return try await threads.running {
      var answers = answered.value(for: key) ?? CountedAnswers(limit: limit)
      let reading = try await router.answer(to: store.reading(from: answers.position))
      answers.add(reading, now: .now, settling: settling)
      answered.insert(answers, weight: max(1, answers.weight), for: key)
      let (sheets, participants, quality) = answers.quality(of: questions)
      let tallies =
        isHidden
        ? [:]
        : answers.distributions(
          of: questions, groupSize: hasRows ? 1 : Disclosure.participantsMin)
      return QuestionnaireFigures(
        quality: hasRows ? quality : quality.limited(participants: participants),
        questions: questions.questions.enumerated().compactMap { place, question in
          if hidden.contains(question.elementID) { return nil }
          let tally = tallies[place] ?? QuestionTally()
          return hasRows
            ? Disclosure.whole(tally, of: question) : Disclosure.limited(tally, of: question)
        },
        hasRows: hasRows,
        sheets: hasRows
          ? sheets : participants < Disclosure.participantsMin ? 0 : Disclosure.inTens(sheets),
        isTruncated: answers.isTruncated)
    }
  }
}
