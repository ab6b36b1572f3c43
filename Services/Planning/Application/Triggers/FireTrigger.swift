package import FoundationEssentials
package import PlanningDomain
import PlanningStore
package import Postgres
import Questionnaires
import ServiceKit

/// Lets a trigger fire by hand, for one participant, as a study's staff decides.
package struct FireTrigger: Sendable {
  package struct Request: Sendable {
    /// Made by the client: the same request again is the same occurrence.
    package var occurrenceID: UUID
    package var studyID: String
    package var pseudonym: String
    package var triggerID: String

    package init(occurrenceID: UUID, studyID: String, pseudonym: String, triggerID: String) {
      self.occurrenceID = occurrenceID
      self.studyID = studyID
      self.pseudonym = pseudonym
      self.triggerID = triggerID
    }
  }

  /// So often within a day triggers of one study fire by hand for one participant.
  package static let perDayMax = 200

  private let pool: PostgresPool
  private let studies: StudyCache
  private let pseudonyms: StudyPseudonyms
  private let participants = ParticipantStore()
  private let enrolments = EnrolmentStore()
  private let definitions = StudyTriggerStore()
  private let triggers = TriggerStore()
  private let due = PlanningDueStore()
  private let audit = AuditLog()

  package init(pool: PostgresPool, studies: StudyCache, pseudonyms: StudyPseudonyms) {
    self.pool = pool
    self.studies = studies
    self.pseudonyms = pseudonyms
  }

  /// The participant is planned for within moments.
  ///
  /// - Returns: the occurrence as it stands now.
  /// - Throws: ``OversightError`` `.studyNotKnownYet`, `.pseudonymsNotKnownYet`, `.participantUnknown`,
  ///   `.triggerUnknown`, `.triggerNotByHand`, `.participantLeft`, `.firedTooOften`; `PostgresError`.
  package func callAsFunction(
    _ request: Request, by actor: UUID, now: Date
  ) async throws -> KnownOccurrence {
    let studyID = request.studyID
    guard try await studies.unknown(of: [studyID]).isEmpty else {
      throw OversightError.studyNotKnownYet
    }
    let participantID = try await pseudonyms.participant(request.pseudonym, in: studyID)
    let occurrence = triggers.find(
      request.occurrenceID, of: request.triggerID, in: studyID, for: participantID)
    return try await pool.transaction { connection in
      let (_, before, defined, records) = try await connection.answers(
        to: participants.lock(participantID), occurrence, definitions.triggers(of: [studyID]),
        enrolments.find(participantID, studyIDs: [studyID]))
      if let before { return before }
      guard let record = records[studyID] else { throw OversightError.participantUnknown }
      let byHand = try byHand(defined[studyID] ?? [], request)
      if record.hasEnded { throw OversightError.participantLeft }
      let count = try await connection.answers(
        to: triggers.count(of: byHand, in: studyID, for: participantID, since: now - 86_400))
      guard count < Self.perDayMax else {
        throw OversightError.firedTooOften(maximum: Self.perDayMax)
      }
      try await connection.run([
        triggers.noteOnce(
          TriggerTelling(
            participantID: participantID, studyID: studyID, triggerID: request.triggerID,
            occurrenceID: request.occurrenceID, firedAt: now, toldAt: now)),
        due.hasten([participantID]),
      ])
      let after = try await connection.answers(to: occurrence)
      guard let fired = after else {
        throw PostgresError(kind: .decoding, message: "an occurrence that was just noted is gone")
      }
      try await audit.append(
        AuditRecord(
          action: .triggerFired, actor: actor, subject: participantID,
          object: "\(studyID) \(request.triggerID) \(request.occurrenceID)"), at: now,
        on: connection)
      return fired
    }
  }

  /// - Returns: the ids of all that staff may fire, of which the one asked for is one.
  private func byHand(
    _ defined: [TriggerDefinition], _ request: Request
  ) throws(OversightError) -> [String] {
    guard let trigger = defined.first(where: { $0.id == request.triggerID }) else {
      throw .triggerUnknown(triggerID: request.triggerID, studyID: request.studyID)
    }
    guard trigger.cause == .staff else { throw .triggerNotByHand(request.triggerID) }
    return defined.filter { $0.cause == .staff }.map(\.id)
  }
}
