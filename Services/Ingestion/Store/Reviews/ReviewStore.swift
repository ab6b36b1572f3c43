import Calendar
import FoundationEssentials
import Postgres

/// Stores what staff did with sheets. Written once.
enum ReviewStore {
  /// A review to be stored.
  struct Row: Sendable {
    var sheet: SheetRecord
    var review: SheetReview
    var payloadHash: [UInt8]
    var reviewedBy: UUID
    var reviewedAt: Date
    /// The revision that a correction made.
    var revision: Int?
  }

  /// Returns the hash of the stored review with this id.
  static func known(
    _ requestID: UUID, about participantID: UUID
  ) -> PostgresStatement<[UInt8]?> {
    PostgresStatement(
      """
      SELECT payload_hash FROM sheet_reviews
      WHERE participant_id = \(participantID) AND request_id = \(requestID)
      """, first: { try $0.decode("payload_hash") })
  }

  static func write(_ row: Row) -> PostgresStatement<Void> {
    let review = row.review
    let note = if case .comment(let text) = review.change { text } else { review.reason }
    return PostgresStatement(
      """
      INSERT INTO sheet_reviews (participant_id, sheet_id, number, request_id, payload_hash, study_id,
        sheet_received_at, reviewed_by, reviewed_at, kind, value, revision, note)
      VALUES (\(row.sheet.participantID), \(review.sheetID),
        \(Int32(clamping: row.sheet.review.count + 1)), \(review.requestID), \(row.payloadHash),
        \(row.sheet.sheet.studyID), \(row.sheet.receivedAt.date), \(row.reviewedBy),
        \(row.reviewedAt), \(review.change.kind), \(review.change.value),
        \(row.revision.map { Int32(clamping: $0) }), \(note))
      """)
  }

  /// Returns all reviews of a sheet, oldest first.
  static func list(
    of sheetID: UUID, by participantID: UUID
  ) -> PostgresStatement<[StoredReview]> {
    PostgresStatement(
      """
      SELECT reviewed_by, reviewed_at, kind, value, revision, note FROM sheet_reviews
      WHERE participant_id = \(participantID) AND sheet_id = \(sheetID) ORDER BY number
      """, each: StoredReview.init)
  }

  /// Returns the name that stands for a member of staff, created on first use.
  static func name(
    of account: UUID, on connection: PostgresConnection
  ) async throws -> UUID {
    let (_, name) = try await connection.answers(
      to: PostgresStatement<Void>(
        "INSERT INTO staff_names (participant_id) VALUES (\(account)) ON CONFLICT DO NOTHING"),
      PostgresStatement<UUID?>(
        "SELECT name FROM staff_names WHERE participant_id = \(account)",
        first: { try $0.decode("name") }))
    // The account was erased meanwhile.
    return name ?? UUID()
  }

  static func isTest(_ participantID: UUID) -> PostgresStatement<Bool> {
    PostgresStatement(
      "SELECT FROM test_participants WHERE participant_id = \(participantID) AND marked"
    ) { !$0.isEmpty }
  }
}

extension StoredReview {
  init(_ row: PostgresRow) throws {
    let kind = try row.decode("kind", as: String.self)
    let value = try row.decode("value", as: String.self)
    let note = try row.decode("note", as: String.self)
    let change: Change =
      switch kind {
      case "correction":
        .correction(
          CorrectionReason(rawValue: value) ?? .other,
          revision: Int(try row.decode("revision", as: Int32?.self) ?? 0))
      case "mark": .mark(SheetMark(rawValue: value))
      case "state": .state(ReviewState(rawValue: value))
      default: .comment(note)
      }
    self.init(
      reviewedAt: Instant(try row.decode("reviewed_at")), reviewedBy: try row.decode("reviewed_by"),
      reason: kind == "comment" ? "" : note, change: change)
  }
}

extension ReviewStanding {
  /// - Parameter row: has the columns of ``SheetRecord/columns``.
  init(_ row: PostgresRow) throws {
    let reason = CorrectionReason(rawValue: try row.decode("correction", as: String?.self) ?? "")
    if let reason, let at = try row.decode("corrected_at", as: Date?.self) {
      correction = Correction(
        reason: reason, at: Instant(at),
        revision: Int(try row.decode("corrected_revision", as: Int32?.self) ?? 0))
    }
    if let mark = SheetMark(rawValue: try row.decode("mark")) {
      self.mark = Mark(
        mark: mark, at: try row.decode("marked_at", as: Date?.self).map { Instant($0) },
        reason: try row.decode("mark_reason", as: String?.self) ?? "")
    }
    state = ReviewState(rawValue: try row.decode("review_state"))
    comments = Int(try row.decode("comments", as: Int64.self))
    latestChange = Int(try row.decode("latest_change", as: Int32?.self) ?? 0)
    count = Int(try row.decode("reviews", as: Int64.self))
  }
}
