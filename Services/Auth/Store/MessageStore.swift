package import AuthDomain
package import FoundationEssentials
package import Postgres

/// Messages between participants and the teams of their studies.
package struct MessageStore: Sendable {
  private static let columns =
    "messages.message_id, study_id, messages.participant_id, member_id, from_team, group_id, text, "
    + "answerable, reply_email, answer_to, created_at, EXISTS (SELECT FROM messages AS answer "
    + "WHERE answer.answer_to = messages.message_id) AS answered, "
    + "messages.participant_id IS NULL OR \(takesPart) AS takes_part"
  private static let takesPart =
    "EXISTS (SELECT FROM enrolments WHERE enrolments.participant_id = messages.participant_id "
    + "AND enrolments.study_id = messages.study_id AND left_at IS NULL)"

  package init() {}

  /// False when the id is taken; then nothing was written.
  package func insert(
    _ message: StudyMessage, on connection: PostgresConnection
  ) async throws -> Bool {
    try await connection.execute(
      """
      INSERT INTO messages (message_id, study_id, participant_id, member_id, from_team, group_id,
        text, answerable, reply_email, answer_to, created_at)
      VALUES (\(message.messageID), \(message.studyID), \(message.participantID),
        \(message.memberID), \(message.isFromTeam), \(message.groupID), \(message.text),
        \(message.isAnswerable), \(message.replyEmail), \(message.answerTo), \(message.createdAt))
      ON CONFLICT DO NOTHING
      """) == 1
  }

  package func find(
    _ messageID: UUID, on executor: some PostgresExecutor
  ) async throws -> StudyMessage? {
    try await executor.query(
      """
      SELECT \(unescaped: Self.columns), NULL::timestamptz AS read_at FROM messages
      WHERE message_id = \(messageID)
      """
    ).first.map(Self.message)
  }

  /// A message that the participant can see.
  package func find(
    _ messageID: UUID, seenBy participantID: UUID, on executor: some PostgresExecutor
  ) async throws -> StudyMessage? {
    var query = Self.seen(by: participantID)
    query.append(" AND messages.message_id = \(messageID)")
    return try await executor.query(query).first.map(Self.message)
  }

  /// Newest first.
  ///
  /// - Parameters:
  ///   - study: nil: of all.
  ///   - last: the last one of the page before; nil: from the newest.
  package func list(
    seenBy participantID: UUID, of study: StudyID?, after last: UUID?, limit: Int,
    on executor: some PostgresExecutor
  ) async throws -> [StudyMessage] {
    var query = Self.seen(by: participantID)
    if let study { query.append(" AND study_id = \(study.text)") }
    Self.page(&query, after: last, limit: limit)
    return try await executor.query(query).map(Self.message)
  }

  /// Both ways, newest first.
  ///
  /// - Parameter waitingOnly: what participants wrote that wants an answer, has none and may be given one.
  package func list(
    of study: StudyID, waitingOnly: Bool, after last: UUID?, limit: Int,
    on executor: some PostgresExecutor
  ) async throws -> [StudyMessage] {
    var query: PostgresQuery =
      """
      SELECT \(unescaped: Self.columns), NULL::timestamptz AS read_at FROM messages
      WHERE study_id = \(study.text)
      """
    if waitingOnly {
      query.append(
        """
         AND NOT from_team AND answerable AND NOT EXISTS (SELECT FROM messages AS answer
          WHERE answer.answer_to = messages.message_id) AND \(unescaped: Self.takesPart)
        """)
    }
    Self.page(&query, after: last, limit: limit)
    return try await executor.query(query).map(Self.message)
  }

  /// How many came since, and the oldest of those. Where somebody called from is not stored.
  package func count(
    of writer: MessageRules.Writer, in study: StudyID, since time: Date,
    on connection: PostgresConnection
  ) async throws -> (count: Int, oldest: Date?) {
    var query: PostgresQuery =
      """
      SELECT count(*) AS count, min(created_at) AS oldest FROM messages
      WHERE study_id = \(study.text) AND created_at > \(time)
      """
    switch writer {
    case .participant(let participantID):
      query.append(" AND participant_id = \(participantID) AND NOT from_team")
    case .participants: query.append(" AND NOT from_team")
    case .team: query.append(" AND from_team")
    case .peer: return (0, nil)
    }
    guard let row = try await connection.query(query).first else { return (0, nil) }
    return (try row.decode("count"), try row.decode("oldest"))
  }

  /// Makes those who write for one study take turns, until the end of the transaction.
  package func lockTeam(of study: StudyID, on connection: PostgresConnection) async throws {
    try await connection.execute(
      "SELECT pg_advisory_xact_lock(hashtextextended('messages of ' || \(study.text), 0))")
  }

  /// What was read before stays as it is.
  package func markRead(
    _ messageID: UUID, by participantID: UUID, at now: Date, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      INSERT INTO message_reads (participant_id, message_id, read_at)
      VALUES (\(participantID), \(messageID), \(now)) ON CONFLICT DO NOTHING
      """)
  }

  /// The participant's own ones, and those to all of a study or to a group that came meanwhile.
  private static func seen(by participantID: UUID) -> PostgresQuery {
    """
    SELECT \(unescaped: columns), read_at FROM messages LEFT JOIN message_reads
      ON message_reads.message_id = messages.message_id
        AND message_reads.participant_id = \(participantID)
    WHERE (messages.participant_id = \(participantID)
      OR messages.participant_id IS NULL AND EXISTS (SELECT FROM enrolments
        WHERE enrolments.participant_id = \(participantID)
          AND enrolments.study_id = messages.study_id AND created_at >= joined_at
          AND (left_at IS NULL OR created_at < left_at)
          AND (messages.group_id = '' OR messages.group_id = enrolments.group_id)))
    """
  }

  private static func page(_ query: inout PostgresQuery, after last: UUID?, limit: Int) {
    if let last {
      query.append(
        """
         AND (created_at, messages.message_id) < (SELECT created_at, message_id FROM messages
          WHERE message_id = \(last))
        """)
    }
    query.append(" ORDER BY created_at DESC, messages.message_id DESC LIMIT \(limit)")
  }

  private static func message(_ row: PostgresRow) throws -> StudyMessage {
    StudyMessage(
      messageID: try row.decode("message_id"), studyID: try row.decode("study_id"),
      isFromTeam: try row.decode("from_team"), text: try row.decode("text"),
      isAnswerable: try row.decode("answerable"), answerTo: try row.decode("answer_to"),
      replyEmail: try row.decode("reply_email"),
      participantID: try row.decode("participant_id"), memberID: try row.decode("member_id"),
      groupID: try row.decode("group_id"), createdAt: try row.decode("created_at"),
      readAt: try row.decode("read_at"), isAnswered: try row.decode("answered"),
      takesPart: try row.decode("takes_part"))
  }
}
