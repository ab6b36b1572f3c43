import Calendar
import FoundationEssentials
import IngestionDomain
package import IngestionStore
import Questionnaires

/// What a participant is to fill in next: the sequence that the server decides on (generic forms
/// §5). Nothing of it is stored; it follows from the sheets that are.
package struct OfferLookup: Sendable {
  private let reader: SheetReader
  private let earlierSheets: EarlierSheetLookup

  package init(reader: SheetReader, earlierSheets: EarlierSheetLookup) {
    self.reader = reader
    self.earlierSheets = earlierSheets
  }

  /// A sheet of a questionnaire that others may follow.
  struct Followed: Sendable {
    var questionnaireID: String
    var sheet: EarlierSheet
  }

  /// What follows from each of a participant's sheets of one study. Costs two queries, however many sheets there
  /// are; where conditions look at more than 500 earlier sheets, one more for every 500.
  ///
  /// - Returns: one list per sheet, in order.
  /// - Throws: `PostgresError`, `DecodingError`.
  func offers(
    after sheets: [Followed], by participantID: UUID, rules: StudyRules, groups: MemberGroups,
    now: Instant
  ) async throws -> [[Offer]] {
    let filledIn = try await reader.latestFinished(
      participantID: participantID, studyID: rules.studyID, of: rules.uses.keys)
    let next = try await follow(sheets, by: participantID, rules: rules)
    return zip(sheets, next).map { followed, offers in
      offers.filter {
        isOpen(
          $0, rules: rules, groups: groups, filledIn: filledIn, since: followed.sheet.finishedAt,
          now: now)
      }
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
    if !rules.nextLists.isEmpty {
      let latest = try await latestSheets(
        of: rules.followedQuestionnaires.intersection(filledIn.keys), by: participantID,
        rules: rules)
      let next = try await follow(latest, by: participantID, rules: rules)
      for (followed, next) in zip(latest, next) {
        offers += next.filter {
          isOpen(
            $0, rules: rules, groups: groups, filledIn: filledIn, since: followed.sheet.finishedAt,
            now: now)
        }
      }
    }
    var seen: Set<String> = []
    return offers.filter { seen.insert($0.questionnaireID).inserted }
  }

  /// In the order in which they were finished.
  private func latestSheets(
    of questionnaireIDs: Set<String>, by participantID: UUID, rules: StudyRules
  ) async throws -> [Followed] {
    let found = try await earlierSheets.sheets(
      for: Set(
        questionnaireIDs.map {
          EarlierSheetLookup.Question(
            participantID: participantID,
            use: StudyQuestionnaire(studyID: rules.studyID, questionnaireID: $0),
            notAfter: Instant(secondsSinceEpoch: Instant.range.upperBound))
        }))
    return found.compactMap { use, sheets in
      sheets.first.map { Followed(questionnaireID: use.questionnaireID, sheet: $0) }
    }
    .sorted {
      ($0.sheet.finishedAt, $0.questionnaireID) < ($1.sheet.finishedAt, $1.questionnaireID)
    }
  }

  /// What follows from each of the sheets; all that their conditions look at in one query.
  private func follow(
    _ sheets: [Followed], by participantID: UUID, rules: StudyRules
  ) async throws -> [[Offer]] {
    let asked = sheets.map {
      questions(about: $0.sheet, of: $0.questionnaireID, by: participantID, rules: rules)
    }
    let found = try await earlierSheets.answers(to: asked.reduce(into: []) { $0.formUnion($1) })
    return zip(sheets, asked).map { sheet, questions in
      var earlier: [String: [String: Questionnaires.AnswerValue]] = [:]
      for question in questions { earlier[question.use.questionnaireID] = found[question]?.answers }
      return offers(after: sheet.sheet, of: sheet.questionnaireID, earlier, rules: rules)
    }
  }

  /// The sheets that the conditions of a sheet's lists look at.
  private func questions(
    about sheet: EarlierSheet, of questionnaireID: String, by participantID: UUID,
    rules: StudyRules
  ) -> Set<EarlierSheetLookup.Question> {
    let references = rules.nextLists.filter { $0.afterQuestionnaireID == questionnaireID }
      .flatMap { $0.condition?.references ?? [] }
    // The questionnaire's own id means the sheet before.
    let before = sheet.finishedAt.advanced(byMicroseconds: -1)
    return Set(
      references.map(\.questionnaireID).filter { !$0.isEmpty }.map {
        EarlierSheetLookup.Question(
          participantID: participantID,
          use: StudyQuestionnaire(studyID: rules.studyID, questionnaireID: $0),
          notAfter: $0 == questionnaireID ? before : sheet.finishedAt)
      })
  }

  private func offers(
    after sheet: EarlierSheet, of questionnaireID: String,
    _ earlier: [String: [String: Questionnaires.AnswerValue]], rules: StudyRules
  ) -> [Offer] {
    let next = NextListEvaluator(StudyDefinition(nextLists: rules.nextLists)).offers(
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

  /// Whether the participant can fill it in now: nobody is asked twice, for what is closed, or too soon after the last
  /// time.
  private func isOpen(
    _ offer: Offer, rules: StudyRules, groups: MemberGroups, filledIn: [String: Instant],
    since: Instant, now: Instant
  ) -> Bool {
    guard let use = rules.uses[offer.questionnaireID], use.availability == .open,
      use.isSeen(by: groups.groups(at: since))
    else { return false }
    guard let latest = filledIn[offer.questionnaireID] else { return true }
    return use.recurrence == .repeated && latest < since && use.fillableAgain(after: latest) <= now
  }
}
