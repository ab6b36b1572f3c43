import Calendar
import FoundationEssentials
import IngestionDomain
package import IngestionStore
package import Postgres
import Questionnaires

/// What a participant is to fill in next: the sequence that the server decides on (generic forms
/// §5). Nothing of it is stored; it follows from the sheets that are.
package struct OfferLookup: Sendable {
  private let pool: PostgresPool
  private let reader: SheetReader
  private let earlierSheets: EarlierSheetLookup

  package init(pool: PostgresPool, reader: SheetReader, earlierSheets: EarlierSheetLookup) {
    self.pool = pool
    self.reader = reader
    self.earlierSheets = earlierSheets
  }

  /// What follows from one sheet.
  ///
  /// - Throws: `PostgresError`, `DecodingError`.
  func offers(
    after sheet: EarlierSheet, of questionnaireID: String, by participantID: UUID,
    rules: StudyRules, groups: MemberGroups
  ) async throws -> [Offer] {
    guard let lists = try await StudyStore.nextLists(of: rules.studyID, on: pool) else { return [] }
    let filledIn = try await reader.latestFinished(
      participantID: participantID, studyID: rules.studyID, of: rules.uses.keys)
    let offers = try await follow(
      sheet, of: questionnaireID, by: participantID, lists, rules: rules)
    return offers.filter {
      isOpen($0, rules: rules, groups: groups, filledIn: filledIn, since: sheet.finishedAt)
    }
  }

  /// Everything that is to be filled in now: first what blocks the rest, then what follows from the
  /// latest sheet of each questionnaire.
  ///
  /// - Throws: `PostgresError`, `DecodingError`.
  func offers(
    to participantID: UUID, rules: StudyRules, groups: MemberGroups, now: Instant
  ) async throws -> [Offer] {
    let filledIn = try await reader.latestFinished(
      participantID: participantID, studyID: rules.studyID, of: rules.uses.keys)
    var offers = rules.blockingUses(seenBy: groups.groups(at: now))
      .filter { filledIn[$0.questionnaireID] == nil }
      .map { Offer(questionnaireID: $0.questionnaireID, version: $0.version) }
    if let lists = try await StudyStore.nextLists(of: rules.studyID, on: pool) {
      for (questionnaireID, sheet) in try await latestSheets(
        of: rules.followedQuestionnaires.intersection(filledIn.keys), by: participantID,
        rules: rules)
      {
        offers += try await follow(
          sheet, of: questionnaireID, by: participantID, lists, rules: rules
        ).filter {
          isOpen($0, rules: rules, groups: groups, filledIn: filledIn, since: sheet.finishedAt)
        }
      }
    }
    var seen: Set<String> = []
    return offers.filter { seen.insert($0.questionnaireID).inserted }
  }

  /// In the order in which they were finished.
  private func latestSheets(
    of questionnaireIDs: Set<String>, by participantID: UUID, rules: StudyRules
  ) async throws -> [(questionnaireID: String, sheet: EarlierSheet)] {
    let found = try await earlierSheets.sheets(
      for: Set(
        questionnaireIDs.map {
          EarlierSheetLookup.Question(
            participantID: participantID,
            use: StudyQuestionnaire(studyID: rules.studyID, questionnaireID: $0),
            notAfter: Instant(secondsSinceEpoch: Instant.range.upperBound))
        }))
    return found.compactMap { use, sheets in sheets.first.map { (use.questionnaireID, $0) } }
      .sorted { ($0.1.finishedAt, $0.0) < ($1.1.finishedAt, $1.0) }
  }

  private func follow(
    _ sheet: EarlierSheet, of questionnaireID: String, by participantID: UUID,
    _ study: StudyDefinition, rules: StudyRules
  ) async throws -> [Offer] {
    let references = study.nextLists.filter { $0.afterQuestionnaireID == questionnaireID }
      .flatMap { $0.condition?.references ?? [] }
    // The questionnaire's own id means the sheet before.
    let before = sheet.finishedAt.advanced(byMicroseconds: -1)
    let found = try await earlierSheets.sheets(
      for: Set(
        references.map(\.questionnaireID).filter { !$0.isEmpty }.map {
          EarlierSheetLookup.Question(
            participantID: participantID,
            use: StudyQuestionnaire(studyID: rules.studyID, questionnaireID: $0),
            notAfter: $0 == questionnaireID ? before : sheet.finishedAt)
        }))
    var earlier: [String: [String: Questionnaires.AnswerValue]] = [:]
    for (use, sheets) in found {
      earlier[use.questionnaireID] = sheets.first?.answers
    }
    let next = NextListEvaluator(study).offers(
      after: questionnaireID,
      answers: SheetAnswers(sheet.answers, earlier: earlier),
      scores: sheet.scores.map {
        ScoreResult(scoreID: $0.scoreID, value: $0.value, answered: 0, items: 0)
      })
    return next.map { offer in
      Offer(
        questionnaireID: offer.questionnaireID,
        version: rules.uses[offer.questionnaireID]?.version ?? 0, info: offer.info,
        afterSheetID: sheet.sheetID)
    }
  }

  /// Whether the participant can still fill it in: nobody is asked twice, or for what is closed.
  private func isOpen(
    _ offer: Offer, rules: StudyRules, groups: MemberGroups, filledIn: [String: Instant],
    since: Instant
  ) -> Bool {
    guard let use = rules.uses[offer.questionnaireID], use.availability == .open,
      use.isSeen(by: groups.groups(at: since))
    else { return false }
    guard let latest = filledIn[offer.questionnaireID] else { return true }
    return use.recurrence == .repeated && latest < since
  }
}
