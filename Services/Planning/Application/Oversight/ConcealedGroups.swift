import FoundationEssentials
import Postgres

/// Rejects requests about what only some groups of a study have, for callers from whom groups are
/// concealed: the answer, or its absence, would show the group of a participant.
struct ConcealedGroups: Sendable {
  let pool: PostgresPool
  private let studies = StudyStore()
  private let notifications = NotificationStore()

  /// - Parameter questionnaireID: nil for any questionnaire of the study.
  /// - Throws: ``OversightError`` `.groupsConcealed`; `PostgresError`.
  func requireNone(of questionnaireID: String?, studyID: String) async throws {
    if try await pool.answer(to: studies.isOfGroups(questionnaireID, studyID: studyID)) {
      throw OversightError.groupsConcealed(studyID)
    }
  }

  /// - Throws: ``OversightError`` `.groupsConcealed`; `PostgresError`.
  func requireNone(of notificationID: UUID, studyID: String) async throws {
    guard let found = try await pool.answer(to: notifications.record(notificationID)),
      found.standing.key.studyID == studyID
    else { return }
    try await requireNone(of: found.standing.key.questionnaireID, studyID: studyID)
  }
}
