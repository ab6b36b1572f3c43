import FoundationEssentials
import Postgres

/// Stores the rules of a published study. Revisions may arrive in any order.
struct LearnStudy: Sendable {
  /// - Parameter time: the time of publication.
  func callAsFunction(
    _ study: PublishedStudy, at time: Date, on connection: PostgresConnection
  ) async throws {
    try await StudyStore.save(study, at: time, on: connection)
  }
}

/// Forgets a study that the catalogue deleted, unless answers refer to it: anonymised answers can
/// still be exported.
struct ForgetStudy: Sendable {
  func callAsFunction(_ studyID: String, on connection: PostgresConnection) async throws {
    try await connection.run(StudyStore.forget(studyID))
  }
}

/// Stores a published questionnaire version.
struct LearnQuestionnaire: Sendable {
  /// - Throws: ``UnusableDefinition`` for a definition that can never be stored; `PostgresError`.
  func callAsFunction(
    _ questionnaire: PublishedQuestionnaire, on connection: PostgresConnection
  ) async throws {
    if let statement = try QuestionnaireStore.save(questionnaire) {
      try await connection.answer(to: statement)
    }
  }
}

/// Stores notification events of the planning service.
struct RecordNotifications: Sendable {
  /// Events may be repeated and may arrive in any order.
  func callAsFunction(
    _ told: [ToldNotification], on connection: PostgresConnection
  ) async throws {
    try await connection.run(NotificationStore.note(told))
  }
}
