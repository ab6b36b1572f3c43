package import AuthDomain
import AuthStore
package import Postgres

/// Takes in a study's password, which comes before the study or after it; the one of the latest revision
/// stays.
package struct LearnStudyPassword: Sendable {
  private let studies = StudyStore()

  package init() {}

  package func callAsFunction(
    _ password: StudyPassword, of studyID: String, on connection: PostgresConnection
  ) async throws {
    try await studies.save(password, of: studyID, on: connection)
  }
}
