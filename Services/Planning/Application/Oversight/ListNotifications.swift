package import FoundationEssentials
package import PlanningDomain
import PlanningStore
package import Postgres

/// A participant's notifications of a study, as its staff sees them.
package struct ListNotifications: Sendable {
  package struct Request: Sendable {
    package var studyID: String
    package var pseudonym: String
    package var from: Date
    /// Nil: all that are planned.
    package var to: Date?
    package var includesCancelled: Bool
    /// Of the last one of the page before; nil: the first page.
    package var after: (at: Date, id: UUID)?
    package var limit: Int

    package init(
      studyID: String, pseudonym: String, from: Date, to: Date?, includesCancelled: Bool,
      after: (at: Date, id: UUID)?, limit: Int
    ) {
      self.studyID = studyID
      self.pseudonym = pseudonym
      self.from = from
      self.to = to
      self.includesCancelled = includesCancelled
      self.after = after
      self.limit = limit
    }
  }

  private let pool: PostgresPool
  private let pseudonyms: StudyPseudonyms
  private let notifications = KeptNotificationStore()
  private let participants = ParticipantStore()

  package init(pool: PostgresPool, pseudonyms: StudyPseudonyms) {
    self.pool = pool
    self.pseudonyms = pseudonyms
  }

  /// - Returns: earliest first, with the zone that the participant's device named last.
  /// - Throws: ``OversightError`` `.pseudonymsNotKnownYet`, `.participantUnknown`; `PostgresError`.
  package func callAsFunction(
    _ request: Request
  ) async throws -> (found: [KeptNotification], hasMore: Bool, timeZone: String?) {
    let participantID = try await pseudonyms.participant(request.pseudonym, in: request.studyID)
    let (found, standing) = try await pool.transaction(readOnly: true) { connection in
      try await connection.answers(
        to: notifications.list(
          of: participantID, studyID: request.studyID, from: request.from, to: request.to,
          withCancelled: request.includesCancelled, after: request.after,
          limit: request.limit + 1),
        participants.standing(of: participantID))
    }
    return (
      Array(found.prefix(request.limit)), found.count > request.limit, standing.timeZone
    )
  }
}
