package import FoundationEssentials

/// An order to erase a participant, or what one study has of a participant.
package struct ErasureOrder: Sendable, Hashable {
  package enum Mode: String, Sendable, Hashable, CaseIterable {
    case eraseAnswers = "ERASE_ANSWERS"
    /// Answers stay without any link to the participant; everything else is erased.
    case anonymiseAnswers = "ANONYMISE_ANSWERS"
  }

  /// Id made by the client.
  package var erasureID: UUID
  package var participantID: UUID
  /// Empty to erase everything.
  package var studyID: String
  package var mode: Mode
  /// Modes of the studies that differ from ``mode``, if everything is erased.
  package var studyModes: [String: Mode]
  /// Time of the clock of otolith-auth.
  package var requestedAt: Date

  package init(
    erasureID: UUID, participantID: UUID, studyID: String, mode: Mode,
    studyModes: [String: Mode] = [:],
    requestedAt: Date
  ) {
    self.erasureID = erasureID
    self.participantID = participantID
    self.studyID = studyID
    self.mode = mode
    self.studyModes = studyModes
    self.requestedAt = requestedAt
  }
}
