package import AuthDomain
package import FoundationEssentials
package import Postgres
// What to erase is told to all services alike.
package import ServiceKit

/// The tables of erasures that were asked for, and of the services' receipts.
package struct ErasureRequestStore: Sendable {
  package init() {}

  /// False when the id is taken; then nothing was written.
  package func insert(
    _ order: ErasureOrder, isByRetention: Bool = false, on connection: PostgresConnection
  ) async throws -> Bool {
    try await connection.execute(
      """
      INSERT INTO erasure_requests (erasure_id, digest, study_id, mode, requested_at, by_retention)
      VALUES (\(order.erasureID), erasure_digest(\(order.participantID), \(order.studyID)),
        \(order.studyID), \(order.mode.rawValue), \(order.requestedAt), \(isByRetention))
      ON CONFLICT (erasure_id) DO NOTHING
      """) == 1
  }

  /// Whether the id stands for this very erasure; nil: it stands for none.
  package func isSame(
    _ order: ErasureOrder, on executor: some PostgresExecutor
  ) async throws -> Bool? {
    try await executor.query(
      """
      SELECT digest = erasure_digest(\(order.participantID), \(order.studyID))
        AND mode = \(order.mode.rawValue) AS same
      FROM erasure_requests WHERE erasure_id = \(order.erasureID)
      """
    ).first?.decode("same")
  }

  package func find(
    _ erasureID: UUID, on executor: some PostgresExecutor
  ) async throws -> Erasure? {
    let rows = try await executor.query(
      """
      SELECT study_id, mode, requested_at, completed_at FROM erasure_requests
      WHERE erasure_id = \(erasureID)
      """)
    guard let row = rows.first else { return nil }
    let (studyID, mode, requestedAt, completedAt) = try row.decode(
      String.self, String.self, Date.self, Date?.self)
    return Erasure(
      erasureID: erasureID, studyID: studyID, mode: mode, requestedAt: requestedAt,
      completedAt: completedAt, receipts: try await receipts(of: erasureID, on: executor))
  }

  private func receipts(
    of erasureID: UUID, on executor: some PostgresExecutor
  ) async throws -> [Erasure.Receipt] {
    let rows = try await executor.query(
      """
      SELECT service, completed_at, kind, count::bigint
      FROM erasure_receipts LEFT JOIN LATERAL jsonb_each_text(counts) AS counted (kind, count) ON true
      WHERE erasure_id = \(erasureID) ORDER BY service
      """)
    var receipts: [Erasure.Receipt] = []
    for row in rows {
      let (service, completedAt, kind, count) = try row.decode(
        String.self, Date.self, String?.self, Int64?.self)
      if receipts.last?.service != service {
        receipts.append(Erasure.Receipt(service: service, counts: [:], completedAt: completedAt))
      }
      if let kind { receipts[receipts.count - 1].counts[kind] = count }
    }
    return receipts
  }

  /// How many services have not yet all given their receipts for; counted up to a number.
  package func underWay(atMost: Int, on executor: some PostgresExecutor) async throws -> Int {
    let rows = try await executor.query(
      """
      SELECT count(*) FROM (
        SELECT FROM erasure_requests WHERE completed_at IS NULL LIMIT \(atMost)) AS pending
      """)
    guard let row = rows.first else { return 0 }
    return try row.decode(Int.self)
  }

  /// How many are not complete, and which of them is the oldest; nil: all are.
  package func backlog(
    on executor: some PostgresExecutor
  ) async throws -> (count: Int, oldest: UUID)? {
    try await executor.query(
      """
      SELECT count(*) OVER (), erasure_id FROM erasure_requests WHERE completed_at IS NULL
      ORDER BY requested_at, erasure_id LIMIT 1
      """
    ).first?.decode(Int.self, UUID.self)
  }

  /// Whether something that the study has of the participant is still being erased.
  package func isPending(
    of participantID: UUID, in study: StudyID, on executor: some PostgresExecutor
  ) async throws -> Bool {
    try await !executor.query(
      """
      SELECT FROM erasure_requests
      WHERE digest = erasure_digest(\(participantID), \(study.text)) AND completed_at IS NULL
      """
    ).isEmpty
  }

  /// The first receipt of a service counts. One of an erasure that is not known says nothing.
  package func add(
    _ receipt: Erasure.Receipt, to erasureID: UUID, on connection: PostgresConnection
  ) async throws {
    let kinds = receipt.counts.keys.sorted()
    try await connection.execute(
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

  /// Whether every service but one has given its receipt. Of an erasure that is not known, since the database
  /// was restored from an older backup, nobody else waits.
  package func areDone(
    allBut service: String, _ erasureID: UUID, on connection: PostgresConnection
  ) async throws -> Bool {
    let others = Erasure.services.filter { $0 != service }
    return try await connection.query(
      """
      SELECT FROM erasure_requests WHERE erasure_id = \(erasureID) AND (
        SELECT count(*) FROM erasure_receipts AS receipt
        WHERE receipt.erasure_id = erasure_requests.erasure_id AND service = ANY (\(others))
      ) < \(Int64(others.count))
      """
    ).isEmpty
  }

  /// False when it was complete before.
  package func complete(
    _ erasureID: UUID, at now: Date, on connection: PostgresConnection
  ) async throws -> Bool {
    try await connection.execute(
      """
      UPDATE erasure_requests SET completed_at = \(now)
      WHERE erasure_id = \(erasureID) AND completed_at IS NULL
      """) == 1
  }
}
