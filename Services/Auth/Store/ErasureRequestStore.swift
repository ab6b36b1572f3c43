import FoundationEssentials
import Postgres
import Privacy

/// The tables of erasure requests and receipts.
enum ErasureRequestStore {
  /// Answers false, without writing, if the id is taken.
  static func insert(_ order: ErasureOrder, isByRetention: Bool = false) -> PostgresStatement<Bool>
  {
    PostgresStatement(
      affecting: """
        INSERT INTO erasure_requests (erasure_id, digest, study_id, mode, requested_at, by_retention)
        VALUES (\(order.erasureID), erasure_digest(\(order.participantID), \(order.studyID)),
          \(order.studyID), \(order.mode.rawValue), \(order.requestedAt), \(isByRetention))
        ON CONFLICT (erasure_id) DO NOTHING
        """)
  }

  /// Whether the id belongs to this very erasure; nil if the id is unknown.
  static func isSame(_ order: ErasureOrder) -> PostgresStatement<Bool?> {
    PostgresStatement(
      """
      SELECT digest = erasure_digest(\(order.participantID), \(order.studyID))
        AND mode = \(order.mode.rawValue) AS same
      FROM erasure_requests WHERE erasure_id = \(order.erasureID)
      """, first: { try $0.decode("same") })
  }

  static func find(_ erasureID: UUID) -> PostgresStatement<Erasure?> {
    PostgresStatement(
      """
      SELECT study_id, mode, requested_at, erasure_requests.completed_at, service,
        erasure_receipts.completed_at, kind, count::bigint
      FROM erasure_requests LEFT JOIN erasure_receipts USING (erasure_id)
        LEFT JOIN LATERAL jsonb_each_text(counts) AS counted (kind, count) ON true
      WHERE erasure_id = \(erasureID) ORDER BY service
      """
    ) { rows in
      var erasure: Erasure?
      for row in rows {
        let (studyID, mode, requestedAt, completedAt, service, doneAt, kind, count) =
          try row.decode(
            String.self, String.self, Date.self, Date?.self, String?.self, Date?.self,
            String?.self, Int64?.self)
        var found =
          erasure
          ?? Erasure(
            erasureID: erasureID, studyID: studyID, mode: mode, requestedAt: requestedAt,
            completedAt: completedAt, receipts: [])
        if let service, let doneAt {
          found.receipts.add(service, doneAt, kind: kind, count: count)
        }
        erasure = found
      }
      return erasure
    }
  }

  /// Returns the number of incomplete erasures, counted up to a limit.
  static func underWay(atMost: Int) -> PostgresStatement<Int> {
    PostgresStatement(
      """
      SELECT count(*) AS count FROM (
        SELECT FROM erasure_requests WHERE completed_at IS NULL LIMIT \(atMost)) AS pending
      """, named: "a count", row: { try $0.decode("count") })
  }

  /// Returns the number of incomplete erasures and the oldest of them; nil if absent.
  static func backlog() -> PostgresStatement<(count: Int, oldest: UUID)?> {
    PostgresStatement(
      """
      SELECT count(*) OVER (), erasure_id FROM erasure_requests WHERE completed_at IS NULL
      ORDER BY requested_at, erasure_id LIMIT 1
      """, first: { try $0.decode(Int.self, UUID.self) })
  }

  /// Whether an erasure of the participant's data in the study is in progress, or so recent that the
  /// participant cannot join again yet.
  static func isPending(
    of participantID: UUID, in study: StudyID, at now: Date
  ) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        SELECT FROM erasure_requests
        WHERE digest = erasure_digest(\(participantID), \(study.text))
          AND (completed_at IS NULL OR requested_at > \(now - Erasure.pauseBeforeJoining))
        """)
  }

  /// Stores a service's first receipt. Receipts of unknown erasures are ignored.
  static func add(_ receipt: Erasure.Receipt, to erasureID: UUID) -> PostgresStatement<Void> {
    let kinds = receipt.counts.keys.sorted()
    return PostgresStatement(
      """
      INSERT INTO erasure_receipts (erasure_id, service, counts, completed_at)
      SELECT erasure_id, \(receipt.service), (
          SELECT coalesce(jsonb_object_agg(kind, count), '{}')
          FROM unnest(\(kinds), \(kinds.compactMap { receipt.counts[$0] })) AS counted (kind, count)),
        \(receipt.completedAt)
      FROM erasure_requests WHERE erasure_id = \(erasureID)
      ON CONFLICT DO NOTHING
      """)
  }

  /// Whether every other service has given its receipt. True for an unknown erasure, after a
  /// restore from an older backup.
  ///
  /// - Parameter isJournaled: whether the erasure must also be in the journal.
  static func areDone(
    allBut service: String, isJournaled: Bool = false, _ erasureID: UUID
  ) -> PostgresStatement<Bool> {
    let others = Erasure.services.filter { $0 != service }
    return PostgresStatement(
      """
      SELECT FROM erasure_requests WHERE erasure_id = \(erasureID) AND ((
        SELECT count(*) FROM erasure_receipts AS receipt
        WHERE receipt.erasure_id = erasure_requests.erasure_id AND service = ANY (\(others))
      ) < \(Int64(others.count)) OR \(isJournaled) AND NOT is_journaled)
      """
    ) { $0.isEmpty }
  }

  /// Erasures that are not in the journal, the oldest first, locked until the end of the
  /// transaction. Study modes are known until the erasure is complete here.
  static func unjournaled(atMost: Int) -> PostgresStatement<[JournaledErasure]> {
    PostgresStatement(
      """
      SELECT request.erasure_id, request.digest, request.study_id, request.mode, request.requested_at,
        ARRAY(SELECT key FROM jsonb_each_text(study_modes) ORDER BY key),
        ARRAY(SELECT value FROM jsonb_each_text(study_modes) ORDER BY key)
      FROM erasure_requests AS request LEFT JOIN erasures USING (erasure_id)
      WHERE NOT is_journaled ORDER BY request.requested_at LIMIT \(Int64(atMost))
      FOR UPDATE OF request SKIP LOCKED
      """
    ) { rows in
      try rows.map { row in
        let (erasureID, digest, studyID, mode, requestedAt, studies, modes) = try row.decode(
          UUID.self, [UInt8].self, String.self, String.self, Date.self, [String].self,
          [String].self)
        return JournaledErasure(
          erasureID: erasureID, digest: Data(digest), studyID: studyID, mode: mode,
          studyModes: Dictionary(zip(studies, modes), uniquingKeysWith: { first, _ in first }),
          requestedAt: requestedAt)
      }
    }
  }

  /// Whether any erasure was written to the journal.
  static func hasJournaled() -> PostgresStatement<Bool> {
    PostgresStatement(exists: "SELECT FROM erasure_requests WHERE is_journaled")
  }

  static func noteJournaled(_ erasureIDs: [UUID]) -> PostgresStatement<Void> {
    PostgresStatement(
      "UPDATE erasure_requests SET is_journaled = true WHERE erasure_id = ANY (\(erasureIDs))")
  }

  /// Returns the erasures that are known here, whether requested or repeated.
  static func known(_ erasureIDs: [UUID]) -> PostgresStatement<[UUID]> {
    PostgresStatement(
      """
      SELECT erasure_id FROM erasure_requests WHERE erasure_id = ANY (\(erasureIDs))
      UNION SELECT erasure_id FROM erasures WHERE erasure_id = ANY (\(erasureIDs))
      """, each: { try $0.decode("erasure_id") })
  }

  /// Returns false if it was complete before.
  static func complete(_ erasureID: UUID, at now: Date) -> PostgresStatement<Bool> {
    PostgresStatement(
      affecting: """
        UPDATE erasure_requests SET completed_at = \(now)
        WHERE erasure_id = \(erasureID) AND completed_at IS NULL
        """)
  }
}

extension [Erasure.Receipt] {
  /// Adds one count of a service's receipt; the rows of a service follow each other.
  ///
  /// - Parameter kind: nil for a receipt without counts.
  mutating func add(_ service: String, _ completedAt: Date, kind: String?, count: Int64?) {
    if last?.service != service {
      append(Erasure.Receipt(service: service, counts: [:], completedAt: completedAt))
    }
    self[endIndex - 1].completedAt = Swift.max(self[endIndex - 1].completedAt, completedAt)
    if let kind { self[endIndex - 1].counts[kind] = count }
  }
}
