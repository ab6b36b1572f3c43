import FoundationEssentials

/// Who sends sheets, as the access token says.
struct Submitter: Sendable {
  var participantID: UUID
  var enrolledStudies: Set<String>
  /// By study.
  var groups: [String: String] = [:]
  /// When the token was issued, and thus how old its list of studies is.
  var claimedAt: Date
  /// Passed on when auth is asked.
  var token: String?
  /// When the call came in: what others were asked since then, they were asked for it.
  var arrivedAt = ContinuousClock.now
}
