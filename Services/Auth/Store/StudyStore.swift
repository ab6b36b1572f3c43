import AuthDomain
import FoundationEssentials
import Messages
import Postgres

/// What joining needs to know of a study.
struct KnownStudy: Sendable {
  var revision: Int
  var terms: StudyTerms
  /// Nil without password access, and until the event that carries it has arrived.
  var accessPasswordHash: String?
}

/// The studies as the catalogue published them.
struct StudyStore: Sendable {
  func find(_ study: StudyID, on executor: some PostgresExecutor) async throws -> KnownStudy? {
    let rows = try await executor.query(
      """
      SELECT revision, consent_version, needs_password, access_password_hash, starts_at, ends_at
      FROM studies WHERE study_id = \(study.text)
      """)
    guard let row = rows.first else { return nil }
    let (revision, version, needsPassword, hash, startsAt, endsAt) = try row.decode(
      Int.self, String.self, Bool.self, String?.self, Date?.self, Date?.self)
    return KnownStudy(
      revision: revision,
      terms: StudyTerms(
        consentVersion: version, needsPassword: needsPassword, startsAt: startsAt, endsAt: endsAt),
      accessPasswordHash: hash)
  }

  /// Takes in a revision unless a newer one is known.
  ///
  /// - Parameter accessPasswordHash: as the event carries it; nil for an answer of the catalogue's
  ///   RPC, which tells no hash, so that the one known stays.
  func save(
    _ study: CatalogueV1.Study, accessPasswordHash: String?, on executor: some PostgresExecutor
  ) async throws {
    // Whatever is not open to everybody stays closed here without a password that opens it.
    let needsPassword = study.access != .open
    let hash = accessPasswordHash.flatMap { $0.isEmpty ? nil : $0 }
    try await executor.execute(
      """
      INSERT INTO studies (study_id, revision, consent_version, needs_password,
        access_password_hash, starts_at, ends_at)
      VALUES (\(study.studyID), \(Int(study.revision)), \(study.consentVersion), \(needsPassword),
        \(hash), \(study.startsAt?.date), \(study.endsAt?.date))
      ON CONFLICT (study_id) DO UPDATE SET
        revision = excluded.revision, consent_version = excluded.consent_version,
        needs_password = excluded.needs_password,
        access_password_hash = CASE WHEN \(accessPasswordHash == nil)
          THEN studies.access_password_hash ELSE excluded.access_password_hash END,
        starts_at = excluded.starts_at, ends_at = excluded.ends_at
      WHERE studies.revision <= excluded.revision
      """)
  }
}
