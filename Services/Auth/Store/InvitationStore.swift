import FoundationEssentials
import Postgres
import ServiceBasics

/// The table of invitations. Codes are sealed.
struct InvitationStore: Sendable {
  let codes: SealedCodes

  init(sealing: SealingKeys) {
    codes = SealedCodes(
      table: "invitations", id: "invitation_id", sealing: sealing, hasProof: true)
  }

  func find(_ invitationID: UUID) -> PostgresStatement<Invitation?> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.columns) FROM invitations
      WHERE invitation_id = \(invitationID)
      """, first: invitation)
  }

  /// Returns the study's usable invitation with this code; nil if it does not exist.
  func usable(
    by code: InvitationCode, of study: StudyID, at now: Date
  ) -> PostgresStatement<Invitation?> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.columns) FROM invitations
      WHERE study_id = \(study.text) AND code_proof = ANY (\(codes.proofs(of: code.canonical)))
        AND revoked_at IS NULL AND expires_at > \(now) AND uses < uses_max
      LIMIT 1
      """, first: invitation)
  }

  /// Lists invitations, newest first.
  ///
  /// - Parameter last: last invitation of the previous page; nil for the first page.
  func list(
    of study: StudyID, after last: UUID?, limit: Int
  ) -> PostgresStatement<[Invitation]> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.columns) FROM invitations
      WHERE study_id = \(study.text)
        AND (\(last)::uuid IS NULL OR (created_at, invitation_id) < (
          SELECT created_at, invitation_id FROM invitations
          WHERE invitation_id = \(last) AND study_id = \(study.text)))
      ORDER BY created_at DESC, invitation_id DESC LIMIT \(limit)
      """, each: invitation)
  }

  /// Counts the usable invitations.
  static func countUsable(of study: StudyID, at now: Date) -> PostgresStatement<Int> {
    PostgresStatement(
      """
      SELECT count(*) AS usable FROM invitations
      WHERE study_id = \(study.text) AND revoked_at IS NULL AND expires_at > \(now)
        AND uses < uses_max
      """, named: "a count", row: { try $0.decode("usable") })
  }

  /// Locks the study's list until the end of the transaction, so that a count stays valid.
  static func lockList(of study: StudyID) -> PostgresStatement<Void> {
    PostgresStatement(
      "SELECT pg_advisory_xact_lock(hashtextextended('invitations ' || \(study.text), 0))")
  }

  /// Answers nil if the id is taken.
  func insert(
    _ new: NewInvitation, code: InvitationCode, at now: Date
  ) -> PostgresStatement<Invitation?> {
    PostgresStatement(
      """
      INSERT INTO invitations (invitation_id, study_id, group_id, sealed_code, code_proof, uses_max,
        valid_days, created_at, expires_at, label, for_tests)
      VALUES (\(new.invitationID), \(new.study.text), \(new.groupID),
        \(codes.seal(code.canonical, of: new.invitationID)), \(codes.proof(of: code.canonical)),
        \(Int32(new.usesMax)), \(Int32(new.validDays)), \(now), \(new.expiresAt(madeAt: now)),
        \(new.subjectLabel), \(new.isForTests))
      ON CONFLICT DO NOTHING
      RETURNING \(unescaped: Self.columns)
      """, first: invitation)
  }

  /// Takes one use, and removes the label, which is the participant's from then on. Returns nil if the
  /// invitation is used up or not valid.
  func use(_ invitationID: UUID, at now: Date) -> PostgresStatement<Invitation?> {
    PostgresStatement(
      """
      UPDATE invitations SET uses = uses + 1, label = NULL
      WHERE invitation_id = \(invitationID) AND uses < uses_max AND revoked_at IS NULL
        AND expires_at > \(now)
      RETURNING \(unescaped: Self.columns)
      """, first: invitation)
  }

  /// Answers nil if it is already revoked or does not belong to the study.
  func revoke(
    _ invitationID: UUID, of study: StudyID, at now: Date
  ) -> PostgresStatement<Invitation?> {
    PostgresStatement(
      """
      UPDATE invitations SET revoked_at = \(now), label = NULL
      WHERE invitation_id = \(invitationID) AND study_id = \(study.text) AND revoked_at IS NULL
      RETURNING \(unescaped: Self.columns)
      """, first: invitation)
  }

  /// Removes the labels of expired invitations.
  static func forgetLabels(at now: Date, atMost count: Int) -> PostgresStatement<Int> {
    PostgresStatement(
      counting: """
        UPDATE invitations SET label = NULL WHERE invitation_id IN (
          SELECT invitation_id FROM invitations WHERE expires_at <= \(now) AND label <> ''
          LIMIT \(count))
        """)
  }

  private static let columns =
    "invitation_id, study_id, group_id, sealed_code, uses::bigint AS uses, "
    + "uses_max::bigint AS uses_max, valid_days::bigint AS valid_days, created_at, expires_at, "
    + "revoked_at, label, for_tests"

  @Sendable private func invitation(_ row: PostgresRow) throws -> Invitation {
    let invitationID: UUID = try row.decode("invitation_id")
    return Invitation(
      invitationID: invitationID, studyID: try row.decode("study_id"),
      groupID: try row.decode("group_id"),
      code: codes.open(try row.decode("sealed_code"), of: invitationID) ?? "",
      uses: try row.decode("uses"), usesMax: try row.decode("uses_max"),
      validDays: try row.decode("valid_days"), createdAt: try row.decode("created_at"),
      expiresAt: try row.decode("expires_at"), revokedAt: try row.decode("revoked_at"),
      subjectLabel: try row.decode("label"), isForTests: try row.decode("for_tests"))
  }
}
