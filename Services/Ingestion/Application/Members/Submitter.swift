import FoundationEssentials

/// The sender of a batch, as described by the access token.
struct Submitter: Sendable {
  var participantID: UUID
  var enrolledStudies: Set<String>
  /// Group ids by study.
  var groups: [String: String]
  /// End of consents to replaced texts, by study.
  var consentEnds: [String: Date] = [:]
  /// Issue time of the token, and so the age of its list of studies.
  var claimedAt: Date
  /// Whether the answers are test data.
  var isTestParticipant: Bool = false
  /// The token forwarded when auth is asked.
  var token: String?
  /// Arrival time of the call. Answers to requests sent after it are fresh for this call.
  var arrivedAt = ContinuousClock.now
}

extension Submitter {
  /// The participant whose data another account may read; nothing else about the participant is known.
  static func subject(_ participantID: UUID) -> Submitter {
    Submitter(
      participantID: participantID, enrolledStudies: [], groups: [:], claimedAt: .distantPast)
  }
}
