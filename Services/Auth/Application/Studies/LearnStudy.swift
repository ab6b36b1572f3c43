import Postgres

/// Stores a published study. Revisions may arrive in any order; the latest wins. The consent texts
/// of all revisions are kept.
struct LearnStudy: Sendable {
  func callAsFunction(_ study: PublishedStudy, on connection: PostgresConnection) async throws {
    // Texts first, so that every study with recordable consent has its text stored.
    try await connection.run(
      ConsentStore.keep(study) + [StudyStore.save(study), RetentionStore.save(study)])
  }
}

/// Forgets a study that the catalogue deleted, and its invitations, unless enrolments refer to it:
/// their retention must go on. Consents and their texts stay.
struct ForgetStudy: Sendable {
  func callAsFunction(_ studyID: String, on connection: PostgresConnection) async throws {
    try await connection.run(StudyStore.forget(studyID))
  }
}

/// Stores a study's password, which may arrive before or after the study. The latest revision wins.
struct LearnStudyPassword: Sendable {
  func callAsFunction(
    _ password: StudyPassword, of studyID: String, on connection: PostgresConnection
  ) async throws {
    try await connection.answer(to: StudyStore.save(password, of: studyID))
  }
}
