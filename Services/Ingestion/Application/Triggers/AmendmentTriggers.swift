import FoundationEssentials
import Postgres

/// Publishes the triggers of amended and withdrawn sheets in the transaction that stores them, so
/// that events of successive amendments keep their order.
struct AmendmentTriggers: Sendable {
  let events: any TriggerEvents

  /// - Parameter rules: known rules of the sheets' studies.
  /// - Throws: `PostgresError`, `DecodingError`.
  func publish(
    _ revisions: [NewRevision], rules: [String: StudyRules], at now: Date,
    on connection: PostgresConnection
  ) async throws {
    let watched = revisions.filter { revision in
      let sheet = revision.sheet
      return rules[sheet.sheet.studyID]?.triggers.watchSheets(of: sheet.sheet.questionnaireID)
        ?? false && !sheet.deviations.contains(Deviation.clockImplausible.rawValue)
    }
    guard !watched.isEmpty else { return }
    let asked = watched.map { questions(about: $0, rules) }
    let all = asked.reduce(into: Set<EarlierSheetQuestion>()) { $0.formUnion($1) }
    let found =
      all.isEmpty
      ? [:] : try await connection.answers(to: HistoryLookup.latestSheets(answering: all))
    let reports = zip(watched, asked).map { revision, questions in
      var earlier: [String: [String: KnownAnswer]] = [:]
      for question in questions {
        earlier[question.use.questionnaireID] = found[question]?.answers
      }
      return report(revision, earlier, rules)
    }
    try await events.publish(reports.filter { !$0.isEmpty }, at: now, on: connection)
  }

  private func questions(
    about revision: NewRevision, _ rules: [String: StudyRules]
  ) -> Set<EarlierSheetQuestion> {
    let sheet = revision.sheet
    guard !revision.isWithdrawn, let triggers = rules[sheet.sheet.studyID]?.triggers else {
      return []
    }
    return triggers.questions(
      about: sheet.sheet.use, countedAt: sheet.countedAt, by: sheet.participantID)
  }

  private func report(
    _ revision: NewRevision, _ earlier: [String: [String: KnownAnswer]],
    _ rules: [String: StudyRules]
  ) -> TriggerReport {
    let record = revision.sheet
    let triggers = rules[record.sheet.studyID]?.triggers ?? StudyTriggers()
    let watched = WatchedSheet(
      questionnaireID: record.sheet.questionnaireID,
      sheet: EarlierSheet(
        sheetID: record.sheetID, finishedAt: record.finishedAt, countedAt: record.countedAt,
        answers: revision.answers.known, scores: revision.scores),
      noise: record.sheet.noise, earlier: earlier)
    return TriggerReport(
      participantID: record.participantID, studyID: record.sheet.studyID,
      news: revision.isWithdrawn
        ? triggers.withdrawn(by: watched) : triggers.changed(by: watched))
  }
}
