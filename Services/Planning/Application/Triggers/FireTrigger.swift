package import FoundationEssentials
import PlanningDomain
import PlanningStore
package import Postgres
import ServiceKit

/// Lets a trigger fire by hand, for one participant. Who may do so the caller has decided.
package struct FireTrigger: Sendable {
  package struct Request: Sendable {
    /// Made by the client: the same request again is the same occurrence.
    package var requestID: UUID
    package var participantID: UUID
    package var studyID: String
    package var triggerID: String
    package var now: Date

    package init(
      requestID: UUID, participantID: UUID, studyID: String, triggerID: String, now: Date
    ) {
      self.requestID = requestID
      self.participantID = participantID
      self.studyID = studyID
      self.triggerID = triggerID
      self.now = now
    }
  }

  private let pool: PostgresPool
  private let studies: StudyCache
  private let participants = ParticipantStore()
  private let enrolments = EnrolmentStore()
  private let definitions = StudyTriggerStore()
  private let triggers = TriggerStore()
  private let due = PlanningDueStore()
  private let erased = ErasedParticipants()

  package init(pool: PostgresPool, studies: StudyCache) {
    self.pool = pool
    self.studies = studies
  }

  /// - Returns: the id of the occurrence.
  /// - Throws: ``PlanningError`` `.studyNotKnownYet`, `.triggerUnknown`, `.notEnrolled`, `.participantErased`;
  ///   `PostgresError`.
  package func callAsFunction(_ request: Request) async throws -> UUID {
    guard try await studies.unknown(of: [request.studyID]).isEmpty else {
      throw PlanningError.studyNotKnownYet
    }
    let telling = TriggerTelling(
      participantID: request.participantID, studyID: request.studyID,
      triggerID: request.triggerID, occurrenceID: request.requestID, firedAt: request.now,
      toldAt: request.now)
    try await pool.transaction { connection in
      let (_, known, enrolments, outdated) = try await connection.answers(
        to: participants.lock(request.participantID),
        definitions.triggers(of: [request.studyID]),
        enrolments.find(request.participantID, studyIDs: [request.studyID]),
        erased.outdated(
          by: request.now, of: request.participantID, in: [request.studyID]))
      guard known[request.studyID]?.contains(where: { $0.id == request.triggerID }) == true else {
        throw PlanningError.triggerUnknown(
          triggerID: request.triggerID, studyID: request.studyID)
      }
      if outdated.isWhole { throw PlanningError.participantErased }
      guard let enrolment = enrolments[request.studyID], !enrolment.hasEnded,
        outdated.studyIDs.isEmpty
      else {
        throw PlanningError.notEnrolled(studyID: request.studyID)
      }
      try await connection.run([
        triggers.noteOnce(telling), due.hasten([request.participantID]),
      ])
    }
    return request.requestID
  }
}
