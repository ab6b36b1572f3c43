package import AuthDomain

/// Why nothing is erased, or nothing is told of an erasure.
package enum ErasureError: Error, Sendable, Hashable {
  case unknown
  /// For another erasure.
  case erasureIDReused
  /// The participant can join the study again when it is done.
  case inProgress
  /// The account leads studies or administers, until that is ended.
  case staff
  case participantUnknown
  /// The study has said that this becomes of its answers.
  case modeRefused(StudyRetention.Outcome)
}
