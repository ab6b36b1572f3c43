import Fields
import FoundationEssentials
import Postgres

/// Participants whose rows in exports may differ from those of an earlier export.
///
/// PostgreSQL keeps the transaction that wrote each row (`xmin`), so that changes cost nothing until an
/// export asks for them. It has 32 bits: of rows that are older than 2³¹ transactions some count as
/// changed, and no changed row is missed as long as the cursor is younger (``transactionsMax``).
enum ChangedPlans {
  /// Maximum number of transactions since the earlier export.
  static let transactionsMax: UInt64 = 1 << 31

  /// Returns an SQL condition for the tables `e`, `p` and `t` of ``CountedNotifications/people``.
  ///
  /// - Parameter now: later instants are in no export yet.
  static func condition(
    _ question: ComplianceQuestion, _ cursor: ExportCursor, now: Date
  ) -> PostgresQuery {
    let studyID = question.studyID
    // Clocks of processes may differ.
    let before = Date(timeIntervalSince1970: Double(cursor.seconds ?? 0))
      .addingTimeInterval(-StandingNotification.clockTolerance)
    func isNew(_ row: String) -> PostgresQuery { isWritten(row, since: cursor.transaction) }
    return """
       AND (\(isNew("e")) OR \(isNew("p")) OR \(isNew("t"))
        OR EXISTS (SELECT FROM study_pauses s
          WHERE s.study_id = \(studyID) AND \(isNew("s")))
        OR \(question.concealsGroups) AND EXISTS (SELECT FROM study_questionnaires q
          WHERE q.study_id = \(studyID) AND \(isNew("q")))
        OR EXISTS (SELECT FROM notifications n
          WHERE n.participant_id = e.participant_id AND n.study_id = \(studyID) AND n.at <= \(now)
            AND (n.at > \(before) OR n.expires_at > \(before) OR \(isNew("n"))))
        OR EXISTS (SELECT FROM unplaced_notifications u
          WHERE u.participant_id = e.participant_id AND u.study_id = \(studyID) AND u.wish <= \(now)
            AND (u.wish > \(before) OR \(isNew("u"))))
        OR EXISTS (SELECT FROM trigger_occurrences o
          WHERE o.participant_id = e.participant_id AND o.study_id = \(studyID)
            AND (o.fired_at > \(before) AND o.fired_at <= \(now) OR \(isNew("o")))))
      """
  }

  /// Returns an SQL condition for rows that this transaction or a later one wrote; false for absent rows.
  static func isWritten(_ row: String, since transaction: UInt64) -> PostgresQuery {
    let low = String(UInt32(truncatingIfNeeded: transaction))
    return "coalesce(age(\(unescaped: row).xmin) <= (SELECT age(\(low)::text::xid)), false)"
  }
}
