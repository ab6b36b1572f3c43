package import FoundationEssentials

/// What is to be erased: one participant, or what one study has of one.
package struct ErasureOrder: Sendable, Hashable {
  package enum Mode: String, Sendable, Hashable, CaseIterable {
    case eraseAnswers = "ERASE_ANSWERS"
    /// Answers stay without any link to the participant; everything else is erased.
    case anonymiseAnswers = "ANONYMISE_ANSWERS"
  }

  /// The client's.
  package var erasureID: UUID
  package var participantID: UUID
  /// Empty: everything.
  package var studyID: String
  package var mode: Mode
  /// Where everything goes: of the studies that have said otherwise than ``mode``.
  package var studyModes: [String: Mode]
  /// By the clock of otolith-auth.
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
