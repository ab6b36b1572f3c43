import Calendar
import FoundationEssentials
import Postgres

/// Looks up a participant's stored data that decides about further sheets.
///
/// Many sheets need a lookup, nearly every momentary one of Track Your Tinnitus. So the questions
/// of concurrent calls are combined into one statement, as are their sheets later; no transaction
/// is needed.
struct HistoryLookup: Sendable {
  enum Question: Sendable, Hashable {
    case latestSheet(EarlierSheetQuestion)
    /// The first sheet that fills it in, whether or not it was one-time when the sheet arrived.
    case firstSheet(participantID: UUID, use: StudyQuestionnaire)
    /// The participant's groups of the study, as received from the bus.
    case groups(participantID: UUID, studyID: String)
  }

  /// The answers; missing data has no entry.
  struct History: Sendable {
    var latestSheets: [EarlierSheetQuestion: EarlierSheet] = [:]
    var firstSheets: [StudyQuestionnaire: FirstSheet] = [:]
    /// Keyed by study.
    var groups: [String: [MemberGroups.Period]] = [:]
  }

  struct FirstSheet: Sendable {
    var sheetID: UUID
    var countedAt: Instant
  }

  fileprivate enum Found: Sendable {
    case nothing
    case latest(EarlierSheet)
    case first(FirstSheet)
    case groups([MemberGroups.Period])
  }

  /// A sheet that cannot be decoded fails only the question that asked for it.
  private let reader: BatchedWriter<Question, Result<Found, any Error>>

  init(pool: PostgresPool) {
    reader = BatchedWriter(pool: pool, isReading: true, statement: Self.statement) {
      try Self.found($0, $1)
    }
  }

  /// - Parameter questions: questions about one participant.
  /// - Throws: `PostgresError`; decoding errors of a sheet.
  func history(answering questions: Set<Question>) async throws -> History {
    let asked = Array(questions)
    var history = History()
    for (question, result) in zip(asked, try await reader.submit(asked)) {
      history.take(try result.get().get(), as: question)
    }
    return history
  }

  /// Returns the sheet for each question, if it exists.
  ///
  /// - Parameter questions: questions about one participant.
  /// - Throws: `PostgresError`; decoding errors of a sheet.
  func latestSheets(
    answering questions: Set<EarlierSheetQuestion>
  ) async throws -> [EarlierSheetQuestion: EarlierSheet] {
    try await history(answering: Set(questions.map { .latestSheet($0) })).latestSheets
  }

  /// Returns a statement for latest sheets, for use in a transaction.
  static func latestSheets(
    answering questions: Set<EarlierSheetQuestion>
  ) -> PostgresStatement<[EarlierSheetQuestion: EarlierSheet]> {
    let questions = questions.map { Question.latestSheet($0) }
    return PostgresStatement(statement(questions)) { rows in
      var history = History()
      for (question, found) in zip(questions, try found(questions, rows)) {
        history.take(try found.get(), as: question)
      }
      return history.latestSheets
    }
  }

  /// Each question is answered by one of the three parts; PostgreSQL does not execute the others.
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
      (SELECT s.sheet_id, s.counted_at AS at, s.finished_at, \(unescaped: SheetRecord.presentAnswers) AS answers,
        \(unescaped: SheetRecord.presentScores) AS scores, NULL::text AS group_id
      FROM (
        SELECT s.*, k.counted_at FROM (
          -- Several, because the latest may belong to a dropped month.
          SELECT * FROM answer_sheet_keys
          WHERE participant_id = asked.participant_id
            AND questionnaire_id = asked.questionnaire_id AND study_id = asked.study_id
            AND counted_at <= asked.not_after AND fills_in
            AND NOT withdrawn AND asked.kind = 'latest'
          -- By the device's clock where several were received at once from one that was ahead.
          ORDER BY counted_at DESC, finished_at DESC, sheet_id DESC LIMIT 5) AS k
        -- Often there is no key; see the function.
        CROSS JOIN LATERAL stored_sheet(k.participant_id, k.sheet_id, k.received_at) AS s
        ORDER BY k.counted_at DESC, k.finished_at DESC, k.sheet_id DESC LIMIT 1) AS s
      \(unescaped: SheetRecord.joinedRevision))
      UNION ALL
      (SELECT sheet_id, counted_at, NULL, NULL, NULL, NULL FROM answer_sheet_keys
      WHERE participant_id = asked.participant_id
        AND questionnaire_id = asked.questionnaire_id AND study_id = asked.study_id
        AND fills_in AND NOT withdrawn AND asked.kind = 'first'
      ORDER BY counted_at LIMIT 1)
      UNION ALL
      SELECT NULL, since, NULL, NULL, NULL, group_id FROM member_groups
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
          sheetID: try row.decode("sheet_id"),
          finishedAt: Instant(try row.decode("finished_at")), countedAt: at,
          answers: try SheetJSON.readAnswers(try row.decode("answers")).known,
          scores: try SheetJSON.readScores(try row.decode("scores", as: PostgresJSON?.self))))
    case .firstSheet:
      return .first(FirstSheet(sheetID: try row.decode("sheet_id"), countedAt: at))
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

  /// Empty for questions without a questionnaire.
  fileprivate var questionnaireID: String {
    switch self {
    case .latestSheet(let question): question.use.questionnaireID
    case .firstSheet(_, let use): use.questionnaireID
    case .groups: ""
    }
  }

  fileprivate var latest: EarlierSheetQuestion? {
    guard case .latestSheet(let question) = self else { return nil }
    return question
  }
}

/// Asks for the latest sheet that fills in a questionnaire and counts from a time or before, which
/// conditions between questionnaires refer to.
struct EarlierSheetQuestion: Sendable, Hashable {
  var participantID: UUID
  var use: StudyQuestionnaire
  var notAfter: Instant
}

extension [EarlierSheetQuestion: EarlierSheet] {
  var byUse: [StudyQuestionnaire: [EarlierSheet]] {
    reduce(into: [:]) { $0[$1.key.use, default: []].append($1.value) }
  }
}
