import FoundationEssentials
import Postgres

/// The table of messages between participants and study teams.
enum MessageStore {
  private static let columns =
    "messages.message_id, study_id, messages.participant_id, member_id, from_team, group_id, text, "
    + "answerable, reply_email, answer_to, created_at, EXISTS (SELECT FROM messages AS answer "
    + "WHERE answer.answer_to = messages.message_id) AS answered, "
    + "messages.participant_id IS NULL OR \(takesPart) AS takes_part"
  private static let takesPart =
    "EXISTS (SELECT FROM enrolments WHERE enrolments.participant_id = messages.participant_id "
    + "AND enrolments.study_id = messages.study_id AND left_at IS NULL)"

  /// Answers false, without writing, if the id is taken.
  static func insert(_ message: StudyMessage) -> PostgresStatement<Bool> {
    PostgresStatement(
      affecting: """
        INSERT INTO messages (message_id, study_id, participant_id, member_id, from_team, group_id,
          text, answerable, reply_email, answer_to, created_at)
        VALUES (\(message.messageID), \(message.studyID), \(message.participantID),
          \(message.memberID), \(message.isFromTeam), \(message.groupID), \(message.text),
          \(message.isAnswerable), \(message.replyEmail), \(message.answerTo), \(message.createdAt))
        ON CONFLICT DO NOTHING
        """)
  }

  static func find(_ messageID: UUID) -> PostgresStatement<StudyMessage?> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.columns), NULL::timestamptz AS read_at FROM messages
      WHERE message_id = \(messageID)
      """, first: Self.message)
  }

  /// Returns a message that the participant can see.
  static func find(
    _ messageID: UUID, seenBy participantID: UUID
  ) -> PostgresStatement<StudyMessage?> {
    var query = Self.seen(by: participantID)
    query.append(" AND messages.message_id = \(messageID)")
    return PostgresStatement(query, first: Self.message)
  }

  /// Lists messages, newest first.
  ///
  /// - Parameters:
  ///   - study: study to select; nil for all.
  ///   - last: last message of the previous page; nil for the first page.
  static func list(
    seenBy participantID: UUID, of study: StudyID?, after last: UUID?, limit: Int
  ) -> PostgresStatement<[StudyMessage]> {
    var query = Self.seen(by: participantID)
    if let study { query.append(" AND study_id = \(study.text)") }
    Self.page(&query, after: last, limit: limit)
    return PostgresStatement(query, each: Self.message)
  }

  /// Lists messages of both directions, newest first.
  ///
  /// - Parameters:
  ///   - waitingOnly: whether to list only participants' messages that need and can get a reply.
  ///   - withGroups: whether messages to groups and replies to them, which show the writer's group, are
  ///     listed.
  static func list(
    of study: StudyID, waitingOnly: Bool, withGroups: Bool, after last: UUID?, limit: Int
  ) -> PostgresStatement<[StudyMessage]> {
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
    if !withGroups {
      query.append(
        """
         AND group_id = '' AND NOT EXISTS (SELECT FROM messages AS asked
          WHERE asked.message_id = messages.answer_to AND asked.group_id <> '')
        """)
    }
    Self.page(&query, after: last, limit: limit)
    return PostgresStatement(query, each: Self.message)
  }

  /// Counts the messages of a writer since a time and returns the time of the oldest. Network
  /// addresses are not stored, so a peer has none.
  static func count(
    of writer: MessageRules.Writer, in study: StudyID, since time: Date
  ) -> PostgresStatement<(count: Int, oldest: Date?)> {
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
    case .peer: query.append(" AND false")
    }
    return PostgresStatement(
      query, named: "a count", row: { (try $0.decode("count"), try $0.decode("oldest")) })
  }

  /// Serialises the writers of one study's team until the end of the transaction.
  static func lockTeam(of study: StudyID) -> PostgresStatement<Void> {
    PostgresStatement(
      "SELECT pg_advisory_xact_lock(hashtextextended('messages of ' || \(study.text), 0))")
  }

  /// Keeps the time of the first reading.
  static func markRead(_ messageID: UUID, by participantID: UUID, at now: Date)
    -> PostgresStatement<Void>
  {
    PostgresStatement(
      """
      INSERT INTO message_reads (participant_id, message_id, read_at)
      VALUES (\(participantID), \(messageID), \(now)) ON CONFLICT DO NOTHING
      """)
  }

  /// Selects the participant's own messages, and those sent to the study or a group during the
  /// enrolment.
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
