package import Calendar
package import FoundationEssentials

/// A date that staff sets for a participant, from which schedules count.
package struct StaffDate: Sendable, Hashable {
  /// From today, either way.
  package static let daysMax = 3660

  package var participantID: UUID
  /// As exports name the participant; nil: not known here yet.
  package var pseudonym: String?
  package var studyID: String
  /// As the study's schedules name it.
  package var id: String
  package var date: CivilDate
  /// By the name of the audit log.
  package var setBy: UUID
  package var setAt: Date

  package init(
    participantID: UUID, pseudonym: String?, studyID: String, id: String, date: CivilDate,
    setBy: UUID, setAt: Date
  ) {
    self.participantID = participantID
    self.pseudonym = pseudonym
    self.studyID = studyID
    self.id = id
    self.date = date
    self.setBy = setBy
    self.setAt = setAt
  }
}
