import Fields
import FoundationEssentials
import Postgres

/// Lists a participant's notifications of a study for its staff.
struct ListNotifications: Sendable {
  struct Request: Sendable {
    var studyID: String
    var pseudonym: String
    var from: Date
    /// End of the time range; nil for all planned notifications.
    var to: Date?
    var includesCancelled: Bool
    /// Whether notifications of questionnaires that only some groups see are left out.
    var concealsGroups = false
    /// Last entry of the previous page; nil for the first page.
    var after: (at: Date, id: UUID)?
    var limit: Int
  }

  struct Found: Sendable {
    var page: Page<NotificationRecord>
    /// Latest time zone of the participant's device.
    var timeZone: String?
    /// End of the participant's consent; nil if it stays valid.
    var consentEndsAt: Date?
  }

  let pool: PostgresPool
  let pseudonyms: StudyPseudonyms
  private let enrolments = EnrolmentStore()
  private let notifications = NotificationStore()
  private let participants = ParticipantStore()

  /// - Returns: notifications, earliest first.
  /// - Throws: ``OversightError`` `.pseudonymsNotKnownYet`, `.participantUnknown`; `PostgresError`.
  func callAsFunction(
    _ request: Request
  ) async throws -> Found {
    let participantID = try await pseudonyms.participant(request.pseudonym, in: request.studyID)
    let (found, standing, records) = try await pool.transaction(readOnly: true) { connection in
      try await connection.answers(
        to: notifications.records(
          of: participantID, studyID: request.studyID, from: request.from, to: request.to,
          withCancelled: request.includesCancelled, concealsGroups: request.concealsGroups,
          after: request.after,
          limit: request.limit + 1),
        participants.standing(of: participantID),
        enrolments.find(participantID, studyIDs: [request.studyID]))
    }
    return Found(
      page: Page(found, size: request.limit), timeZone: standing.timeZone,
      consentEndsAt: records[request.studyID]?.consentEndsAt)
  }
}
