import Calendar
import Fields
import FoundationEssentials
import Postgres

/// Stores the grants of participants to clinicians.
///
/// The keys are stored as they are until the grant is confirmed or ends: each of them alone opens
/// nothing, and a repeated call returns the same one.
enum GrantStore {
  struct Stored: Sendable {
    var grant: ClinicianGrant
    /// Nil once it is confirmed or has ended.
    var patientKey: String?
  }

  private static let columns = """
    g.grant_id, g.scope, g.patient_name, g.created_at, g.expires_at, g.confirmed_at, g.revoked_at,
    g.wrong_keys, g.readings, g.last_read_at, g.patient_key, a.clinician_name
    """
  private static let tables = """
    clinician_grants g LEFT JOIN clinician_acceptances a
      ON a.patient_id = g.participant_id AND a.grant_id = g.grant_id
    """

  /// SQL condition for grants that wait for a key.
  private static func isOpen(_ now: Instant) -> PostgresQuery {
    """
     g.confirmed_at IS NULL AND g.revoked_at IS NULL
      AND g.wrong_keys < \(Int32(GrantLimits.wrongKeysMax)) AND g.expires_at > \(now.date)
      AND g.created_at > \(now.adding(minutes: -GrantLimits.offerMinutes).date)
    """
  }

  /// SQL condition for grants by which a clinician has access. A requested erasure ends it at once.
  private static func isActive(_ now: Instant) -> PostgresQuery {
    """
     g.confirmed_at IS NOT NULL AND g.revoked_at IS NULL AND g.expires_at > \(now.date)
       AND g.participant_id NOT IN (SELECT participant_id FROM erasures
         WHERE done_at IS NULL AND study_id IN ('', g.study_id))
    """
  }

  /// Locks the participant's grants until the transaction ends.
  static func lock(_ participantID: UUID) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      SELECT pg_advisory_xact_lock(
        hashtextextended('otolith ingestion grants ' || \(participantID.uuidString), 0))
      """)
  }

  static func find(_ key: ParticipantKey) -> PostgresStatement<Stored?> {
    PostgresStatement(
      """
      SELECT \(unescaped: columns) FROM \(unescaped: tables)
      WHERE g.participant_id = \(key.participantID) AND g.grant_id = \(key.id)
      """, first: Stored.init)
  }

  /// Returns the number of grants that have not ended.
  static func running(of participantID: UUID, now: Instant) -> PostgresStatement<Int> {
    var query: PostgresQuery =
      "SELECT count(*) FROM clinician_grants g WHERE g.participant_id = \(participantID) AND ("
    query.append(isOpen(now))
    query.append(" OR ")
    query.append(isActive(now))
    query.append(")")
    return PostgresStatement(
      query, named: "the number of grants", row: { Int(try $0.decode(Int64.self)) })
  }

  /// - Throws: `EncodingError`.
  static func insert(
    _ grant: ClinicianGrant, patientKey: String, of participantID: UUID
  ) throws -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO clinician_grants (participant_id, grant_id, study_id, scope, patient_name,
        patient_key, created_at, expires_at)
      VALUES (\(participantID), \(grant.grantID), \(grant.scope.studyID),
        \(try StoredScope(grant.scope).json), \(grant.patientName), \(patientKey),
        \(grant.createdAt.date), \(grant.expiresAt.date))
      """)
  }

  /// Returns a participant's grants, newest first.
  static func list(
    of participantID: UUID, after position: TimePosition?, limit: Int
  ) -> PostgresStatement<[Stored]> {
    var query: PostgresQuery = """
      SELECT \(unescaped: columns) FROM \(unescaped: tables) WHERE g.participant_id = \(participantID)
      """
    if let position {
      query.append(" AND (g.created_at, g.grant_id) < (\(position.at.date), \(position.id))")
    }
    query.append(" ORDER BY g.created_at DESC, g.grant_id DESC LIMIT \(limit)")
    return PostgresStatement(query, each: Stored.init)
  }

  /// Ends a grant; an ended one stays as it is.
  static func revoke(_ key: ParticipantKey, at now: Instant) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE clinician_grants SET revoked_at = \(now.date), patient_key = NULL
      WHERE participant_id = \(key.participantID) AND grant_id = \(key.id) AND revoked_at IS NULL
      """)
  }

  /// Compares the clinician's key and begins the access, or counts a wrong key. One statement decides and
  /// counts, so parallel attempts wait for each other.
  ///
  /// - Returns: whether the key is right; nil for a grant that waits for no key.
  static func confirm(
    _ key: ParticipantKey, clinicianKey: String, now: Instant
  ) -> PostgresStatement<Bool?> {
    var query: PostgresQuery = """
      UPDATE clinician_grants g SET
        confirmed_at = CASE WHEN a.clinician_key = \(clinicianKey) THEN \(now.date)::timestamptz END,
        patient_key = CASE WHEN a.clinician_key = \(clinicianKey) THEN NULL ELSE patient_key END,
        wrong_keys = wrong_keys + (a.clinician_key <> \(clinicianKey))::int
      FROM clinician_acceptances a
      WHERE a.patient_id = g.participant_id AND a.grant_id = g.grant_id
        AND g.participant_id = \(key.participantID) AND g.grant_id = \(key.id) AND
      """
    query.append(isOpen(now))
    query.append(" RETURNING g.confirmed_at IS NOT NULL")
    return PostgresStatement(query, first: { try $0.decode(Bool.self) })
  }

  /// Returns the times at which the clinician read, newest first, with ids for paging.
  static func readings(
    of key: ParticipantKey, after position: Int?, limit: Int
  ) -> PostgresStatement<[(id: Int64, at: Instant)]> {
    PostgresStatement(
      """
      SELECT reading_id, read_at FROM clinician_readings
      WHERE participant_id = \(key.participantID) AND grant_id = \(key.id)
        AND reading_id < \(Int64(position ?? .max))
      ORDER BY reading_id DESC LIMIT \(limit)
      """,
      each: { row in
        let (id, at) = try row.decode(Int64.self, Date.self)
        return (id: id, at: Instant(at))
      })
  }
}

/// Statements of the clinician.
extension GrantStore {
  /// What the clinician gets for a participant's key.
  struct Accepted: Sendable {
    var grantID: UUID
    var clinicianKey: String
    var endsAt: Instant
  }

  /// Accepts the grant that waits for a key, unless an account has done so; then reads what the caller
  /// accepted with the key: after a repeated call, the earlier acceptance.
  static func accept(
    patientKey: String, by clinicianID: UUID, name: String, clinicianKey: String, now: Instant
  ) -> (insert: PostgresStatement<Void>, select: PostgresStatement<Accepted?>) {
    var insert: PostgresQuery = """
      INSERT INTO clinician_acceptances (participant_id, patient_id, grant_id, clinician_name,
        clinician_key, accepted_at)
      SELECT \(clinicianID), g.participant_id, g.grant_id, \(name), \(clinicianKey), \(now.date)
      FROM clinician_grants g
      WHERE g.patient_key = \(patientKey) AND g.participant_id <> \(clinicianID) AND
      """
    insert.append(isOpen(now))
    insert.append(" ON CONFLICT DO NOTHING")
    var select: PostgresQuery = """
      SELECT g.grant_id, a.clinician_key, g.created_at, g.expires_at
      FROM clinician_grants g JOIN clinician_acceptances a
        ON a.patient_id = g.participant_id AND a.grant_id = g.grant_id
      WHERE g.patient_key = \(patientKey) AND a.participant_id = \(clinicianID) AND
      """
    select.append(isOpen(now))
    return (
      PostgresStatement(insert),
      PostgresStatement(
        select,
        first: { row in
          let (grantID, key, createdAt, expiresAt) = try row.decode(
            UUID.self, String.self, Date.self, Date.self)
          let offered = Instant(createdAt).adding(minutes: GrantLimits.offerMinutes)
          return Accepted(
            grantID: grantID, clinicianKey: key, endsAt: min(Instant(expiresAt), offered))
        })
    )
  }

  private static let patientColumns =
    "g.grant_id, g.participant_id, g.patient_name, g.scope, g.confirmed_at, g.expires_at"

  /// Returns the patients of a clinician, newest confirmation first.
  ///
  /// - Parameter grantID: selects one; nil for all.
  static func patients(
    of clinicianID: UUID, grantID: UUID? = nil, after position: TimePosition?, limit: Int,
    now: Instant
  ) -> PostgresStatement<[PatientOfClinician]> {
    var query: PostgresQuery = """
      SELECT \(unescaped: patientColumns)
      FROM clinician_acceptances a JOIN clinician_grants g
        ON g.participant_id = a.patient_id AND g.grant_id = a.grant_id
      WHERE a.participant_id = \(clinicianID) AND
      """
    query.append(isActive(now))
    if let grantID { query.append(" AND a.grant_id = \(grantID)") }
    if let position {
      query.append(" AND (g.confirmed_at, g.grant_id) < (\(position.at.date), \(position.id))")
    }
    query.append(" ORDER BY g.confirmed_at DESC, g.grant_id DESC LIMIT \(limit)")
    return PostgresStatement(query, each: PatientOfClinician.init)
  }

  /// Records a reading; false if the grant has ended.
  static func noteReading(
    _ key: ParticipantKey, now: Instant
  ) -> PostgresStatement<Bool> {
    var query: PostgresQuery = """
      WITH read AS (
        UPDATE clinician_grants g SET readings = readings + 1, last_read_at = \(now.date)
        WHERE g.participant_id = \(key.participantID) AND g.grant_id = \(key.id) AND
      """
    query.append(isActive(now))
    query.append(
      """
       RETURNING participant_id, grant_id, study_id)
      INSERT INTO clinician_readings (participant_id, grant_id, study_id, read_at)
      SELECT participant_id, grant_id, study_id, \(now.date) FROM read RETURNING 1
      """)
    return PostgresStatement(query) { !$0.isEmpty }
  }

  /// Deletes at most `atMost` grants that ended long ago; true if more may follow.
  static func tidy(now: Instant, atMost: Int) -> PostgresStatement<Bool> {
    let forgotten = now.adding(seconds: -GrantLimits.endedDays * 86_400)
    return PostgresStatement(
      """
      DELETE FROM clinician_grants WHERE (participant_id, grant_id) IN (
        SELECT participant_id, grant_id FROM clinician_grants
        WHERE least(revoked_at, expires_at) < \(forgotten.date)
          OR confirmed_at IS NULL AND created_at < \(forgotten.date)
        LIMIT \(atMost))
      RETURNING 1
      """
    ) { $0.count >= atMost }
  }
}

extension GrantStore.Stored {
  fileprivate init(_ row: PostgresRow) throws {
    grant = ClinicianGrant(
      grantID: try row.decode("grant_id"),
      scope: try StoredScope(try row.decode("scope", as: PostgresJSON.self)).scope,
      patientName: try row.decode("patient_name"),
      createdAt: Instant(try row.decode("created_at", as: Date.self)),
      expiresAt: Instant(try row.decode("expires_at", as: Date.self)),
      clinicianName: try row.decode("clinician_name"),
      confirmedAt: try row.decode("confirmed_at", as: Date?.self).map { Instant($0) },
      revokedAt: try row.decode("revoked_at", as: Date?.self).map { Instant($0) },
      wrongKeys: Int(try row.decode("wrong_keys", as: Int32.self)),
      readings: Int(try row.decode("readings", as: Int32.self)),
      lastReadAt: try row.decode("last_read_at", as: Date?.self).map { Instant($0) })
    patientKey = try row.decode("patient_key")
  }
}

extension PatientOfClinician {
  fileprivate init(_ row: PostgresRow) throws {
    self.init(
      grantID: try row.decode("grant_id"), participantID: try row.decode("participant_id"),
      patientName: try row.decode("patient_name"),
      scope: try StoredScope(try row.decode("scope", as: PostgresJSON.self)).scope,
      confirmedAt: Instant(try row.decode("confirmed_at", as: Date.self)),
      expiresAt: Instant(try row.decode("expires_at", as: Date.self)))
  }
}
