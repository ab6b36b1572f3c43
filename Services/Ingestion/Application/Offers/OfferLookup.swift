import Calendar
import FoundationEssentials
import Postgres
import Questionnaires

/// Computes what a participant is to fill in next: the sequence decided by the server (generic
/// forms §5). Nothing is stored; offers are derived from the stored sheets.
struct OfferLookup: Sendable {
  let pool: PostgresPool
  let histories: HistoryLookup

  /// A sheet whose questionnaire may have successors.
  struct Followed: Sendable {
    var questionnaireID: String
    var sheet: EarlierSheet
  }

  /// Returns the offers that follow from each sheet of one study. Costs two queries, plus one per
  /// 500 earlier sheets beyond the first 500 that conditions refer to.
  ///
  /// - Returns: one list per sheet, in order.
  /// - Throws: `PostgresError`, `DecodingError`.
  func offers(
    after sheets: [Followed], by participantID: UUID, rules: StudyRules, groups: MemberGroups,
    now: Instant
  ) async throws -> [[Offer]] {
    let filledIn = try await pool.answer(
      to: SheetReader.latestFinished(
        participantID: participantID, studyID: rules.studyID, of: rules.uses.keys))
    let next = try await follow(sheets, by: participantID, rules: rules)
    return zip(sheets, next).map { followed, offers in
      offers.filter {
        isOpen(
          $0, rules: rules, groups: groups, filledIn: filledIn, since: followed.sheet.countedAt,
          now: now)
      }
    }
  }

  /// Returns all current offers: first blocking questionnaires, then those that follow from the
  /// latest sheet of each questionnaire.
  ///
  /// - Throws: `PostgresError`, `DecodingError`.
  func offers(
    to participantID: UUID, rules: StudyRules, groups: MemberGroups, now: Instant
  ) async throws -> [Offer] {
    let filledIn = try await pool.answer(
      to: SheetReader.latestFinished(
        participantID: participantID, studyID: rules.studyID, of: rules.uses.keys))
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
            $0, rules: rules, groups: groups, filledIn: filledIn, since: followed.sheet.countedAt,
            now: now)
        }
      }
    }
    var seen: Set<String> = []
    return offers.filter { seen.insert($0.questionnaireID).inserted }
  }

  /// The latest sheet of each questionnaire, ordered by the time from which it counts.
  private func latestSheets(
    of questionnaireIDs: Set<String>, by participantID: UUID, rules: StudyRules
  ) async throws -> [Followed] {
    let found = try await histories.latestSheets(
      answering: Set(
        questionnaireIDs.map {
          EarlierSheetQuestion(
            participantID: participantID,
            use: StudyQuestionnaire(studyID: rules.studyID, questionnaireID: $0),
            notAfter: Instant(secondsSinceEpoch: Instant.range.upperBound))
        }))
    return found.map { Followed(questionnaireID: $0.use.questionnaireID, sheet: $1) }
      .sorted {
        ($0.sheet.countedAt, $0.questionnaireID) < ($1.sheet.countedAt, $1.questionnaireID)
      }
  }

  /// Returns the offers that follow from the sheets; one query reads everything their conditions
  /// refer to.
  private func follow(
    _ sheets: [Followed], by participantID: UUID, rules: StudyRules
  ) async throws -> [[Offer]] {
    let asked = sheets.map {
      questions(about: $0.sheet, of: $0.questionnaireID, by: participantID, rules: rules)
    }
    let found = try await histories.latestSheets(
      answering: asked.reduce(into: []) { $0.formUnion($1) })
    return zip(sheets, asked).map { sheet, questions in
      var earlier: [String: [String: Questionnaires.AnswerValue]] = [:]
      for question in questions { earlier[question.use.questionnaireID] = found[question]?.answers }
      return offers(after: sheet.sheet, of: sheet.questionnaireID, earlier, rules: rules)
    }
  }

  /// The earlier sheets that the conditions of a sheet's lists refer to.
  private func questions(
    about sheet: EarlierSheet, of questionnaireID: String, by participantID: UUID,
    rules: StudyRules
  ) -> Set<EarlierSheetQuestion> {
    let references = rules.nextLists.filter { $0.afterQuestionnaireID == questionnaireID }
      .flatMap { $0.condition?.references ?? [] }
    // The questionnaire's own id refers to the previous sheet.
    let before = sheet.countedAt.advanced(byMicroseconds: -1)
    return Set(
      references.map(\.questionnaireID).filter { !$0.isEmpty }.map {
        EarlierSheetQuestion(
          participantID: participantID,
          use: StudyQuestionnaire(studyID: rules.studyID, questionnaireID: $0),
          notAfter: $0 == questionnaireID ? before : sheet.countedAt)
      })
  }

  private func offers(
    after sheet: EarlierSheet, of questionnaireID: String,
    _ earlier: [String: [String: Questionnaires.AnswerValue]], rules: StudyRules
  ) -> [Offer] {
    let next = NextListEvaluator(rules.nextLists).offers(
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

  /// Whether the participant can fill it in now: not already filled in, not closed, and not within
  /// the repeat interval.
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
