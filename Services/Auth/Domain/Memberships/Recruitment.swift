/// Enrolments of a study by day, without test participants.
struct Recruitment: Sendable, Hashable {
  /// Maximum number of days; the latest ones count.
  static let daysMax = 20_000

  /// Changes on one day.
  struct Day: Sendable, Hashable {
    /// Day in UTC, `YYYY-MM-DD`.
    var date: String
    var joined: Int
    var left: Int
    /// Enrolments that ended on the day and whose consent was withdrawn, then or later.
    var withdrawn: Int
  }

  /// Days with changes, earliest first.
  var days: [Day] = []
  /// Number of participants who are or were enrolled.
  var participants: Int
  /// Number of those who are enrolled.
  var enrolled: Int
  /// Number of those who are not enrolled and withdrew their consent.
  var withdrawn: Int
  /// Number of requests to join that wait for a decision.
  var requestsPending: Int
  /// Number of requests to join that ended without an enrolment.
  var requestsEnded: Int
}
