package import Calendar
package import FoundationEssentials
package import IngestionDomain
package import Postgres

/// Finds what is kept of participants that decides about further sheets of theirs.
///
/// Many sheets need something of it, nearly every momentary one of Track Your Tinnitus an earlier sheet. So
/// what a call asks goes in one statement, together with what others ask meanwhile, as their sheets do later;
/// it needs no transaction around it.
package struct HistoryLookup: Sendable {
  package enum Question: Sendable, Hashable {
    case latestSheet(EarlierSheetLookup.Question)
    /// The first sheet that fills the questionnaire in, whether or not the study took more than one when it came.
    case firstSheet(participantID: UUID, use: StudyQuestionnaire)
    /// The groups of the study that the participant was in, as the bus told.
    case groups(participantID: UUID, studyID: String)
  }

  /// What is not there is missing.
  package struct History: Sendable {
    package var latestSheets: [EarlierSheetLookup.Question: EarlierSheet] = [:]
    package var firstSheets: [StudyQuestionnaire: FirstSheet] = [:]
    /// By study.
    package var groups: [String: [MemberGroups.Period]] = [:]
  }

  package struct FirstSheet: Sendable {
    package var sheetID: UUID
    package var finishedAt: Instant
  }

  fileprivate enum Found: Sendable {
    case nothing
    case latest(EarlierSheet)
    case first(FirstSheet)
    case groups([MemberGroups.Period])
  }

  /// A sheet that cannot be read harms only the question that asked for it.
  private let reader: BatchedWriter<Question, Result<Found, any Error>>

  package init(pool: PostgresPool) {
    reader = BatchedWriter(pool: pool, statement: Self.statement) { try Self.found($0, $1) }
  }

  /// - Parameter questions: about one participant.
  /// - Throws: `PostgresError`; what says that a sheet cannot be read.
  package func history(answering questions: Set<Question>) async throws -> History {
    var history = History()
    var open = Array(questions)
    var isRepeated = false
    while !open.isEmpty {
      var again: [Question] = []
      for (question, result) in zip(open, try await reader.submit(open)) {
        switch result {
        case .success(let found):
          history.take(try found.get(), as: question)
        case .failure(let error):
          // Nobody can say whether the statement ran when the connection broke. As it only reads,
          // it may run again.
          guard !isRepeated, Self.isConnectionLost(error) else { throw error }
          again.append(question)
        }
      }
      open = again
      isRepeated = true
    }
    return history
  }

  /// The same for latest sheets in a transaction.
  static func latestSheets(
    answering questions: Set<EarlierSheetLookup.Question>
  ) -> PostgresStatement<[EarlierSheetLookup.Question: EarlierSheet]> {
    let questions = questions.map { Question.latestSheet($0) }
    return PostgresStatement(statement(questions)) { rows in
      var history = History()
      for (question, found) in zip(questions, try found(questions, rows)) {
        history.take(try found.get(), as: question)
      }
      return history.latestSheets
    }
  }

  private static func isConnectionLost(_ error: any Error) -> Bool {
    (error as? PostgresError)?.kind == .connectionLost(commitUnknown: true)
  }

  /// Of the three parts each question is answered by one; the others are not even begun.
  private static func statement(_ questions: [Question]) -> PostgresQuery {
    """
    SELECT asked.place, found.*
    FROM unnest((SELECT \(questions.map(\.kind))::text[]),
      (SELECT \(questions.map(\.participantID))::uuid[]), (SELECT \(questions.map(\.studyID))::text[]),
      (SELECT \(questions.map(\.questionnaireID))::text[]),
      (SELECT \(questions.map(\.latest?.notAfter.date))::timestamptz[]))
      WITH ORDINALITY
      AS asked (kind, participant_id, study_id, questionnaire_id, not_after, place)
    CROSS JOIN LATERAL (
      (SELECT s.sheet_id, s.finished_at AS at, \(unescaped: SheetRecord.presentAnswers) AS answers,
        \(unescaped: SheetRecord.presentScores) AS scores, NULL::text AS group_id
      FROM (
        SELECT s.* FROM (
          -- More than one, for the latest may be of a month that was dropped.
          SELECT * FROM answer_sheet_keys
          WHERE participant_id = asked.participant_id
            AND questionnaire_id = asked.questionnaire_id AND study_id = asked.study_id
            AND finished_at <= asked.not_after AND fills_in
            AND NOT withdrawn AND asked.kind = 'latest'
          ORDER BY finished_at DESC, sheet_id DESC LIMIT 5) AS k
        CROSS JOIN LATERAL \(unescaped: SheetRecord.sheetOfKey) AS s
        ORDER BY k.finished_at DESC, k.sheet_id DESC LIMIT 1) AS s
      \(unescaped: SheetRecord.joinedRevision))
      UNION ALL
      (SELECT sheet_id, finished_at, NULL, NULL, NULL FROM answer_sheet_keys
      WHERE participant_id = asked.participant_id
        AND questionnaire_id = asked.questionnaire_id AND study_id = asked.study_id
        AND fills_in AND NOT withdrawn AND asked.kind = 'first'
      ORDER BY finished_at LIMIT 1)
      UNION ALL
      SELECT NULL, since, NULL, NULL, group_id FROM member_groups
      WHERE participant_id = asked.participant_id AND study_id = asked.study_id
        AND asked.kind = 'groups') AS found
    """
  }

  private static func found(
    _ questions: [Question], _ rows: [PostgresRow]
  ) throws -> [Result<Found, any Error>] {
    var answers = [Result<Found, any Error>](repeating: .success(.nothing), count: questions.count)
    for row in rows {
      let place = try row.decode("place", as: Int.self) - 1
      let before = answers[place]
      answers[place] = Result { try read(row, for: questions[place], after: try before.get()) }
    }
    return answers
  }

  private static func read(
    _ row: PostgresRow, for question: Question, after before: Found
  ) throws -> Found {
    let at = Instant(try row.decode("at", as: Date.self))
    switch question {
    case .latestSheet:
      return .latest(
        EarlierSheet(
          sheetID: try row.decode("sheet_id"), finishedAt: at,
          answers: try SheetJSON.readAnswers(try row.decode("answers")).known,
          scores: try SheetJSON.readScores(try row.decode("scores", as: PostgresJSON?.self))))
    case .firstSheet:
      return .first(FirstSheet(sheetID: try row.decode("sheet_id"), finishedAt: at))
    case .groups:
      let period = MemberGroups.Period(since: at, groupID: try row.decode("group_id"))
      guard case .groups(let periods) = before else { return .groups([period]) }
      return .groups(periods + [period])
    }
  }
}

extension HistoryLookup.History {
  fileprivate mutating func take(_ found: HistoryLookup.Found, as question: HistoryLookup.Question)
  {
    switch (question, found) {
    case (.latestSheet(let question), .latest(let sheet)): latestSheets[question] = sheet
    case (.firstSheet(_, let use), .first(let sheet)): firstSheets[use] = sheet
    case (.groups(_, let studyID), .groups(let periods)): groups[studyID] = periods
    default: break
    }
  }
}

extension HistoryLookup.Question {
  fileprivate var kind: String {
    switch self {
    case .latestSheet: "latest"
    case .firstSheet: "first"
    case .groups: "groups"
    }
  }

  fileprivate var participantID: UUID {
    switch self {
    case .latestSheet(let question): question.participantID
    case .firstSheet(let participantID, _), .groups(let participantID, _): participantID
    }
  }

  fileprivate var studyID: String {
    switch self {
    case .latestSheet(let question): question.use.studyID
    case .firstSheet(_, let use): use.studyID
    case .groups(_, let studyID): studyID
    }
  }

  /// Empty: of none.
  fileprivate var questionnaireID: String {
    switch self {
    case .latestSheet(let question): question.use.questionnaireID
    case .firstSheet(_, let use): use.questionnaireID
    case .groups: ""
    }
  }

  fileprivate var latest: EarlierSheetLookup.Question? {
    guard case .latestSheet(let question) = self else { return nil }
    return question
  }
}
