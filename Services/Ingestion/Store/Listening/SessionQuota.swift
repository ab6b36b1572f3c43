/// How many listening sessions one participant may store in one study. Generous, since it is there against abuse:
/// somebody who listens forty times a day for five years has 73,000. What one statement writes is stored as a
/// whole when it begins below the limits.
package struct SessionQuota: Sendable, Hashable {
  /// On one day (UTC) by the server's clock.
  package var sessionsPerDayMax: Int64
  package var sessionsMax: Int64

  package init(sessionsPerDayMax: Int64 = 5000, sessionsMax: Int64 = 100_000) {
    self.sessionsPerDayMax = sessionsPerDayMax
    self.sessionsMax = sessionsMax
  }

  package enum Limit: String, Sendable, Hashable {
    case sessionsPerDay = "sessions_per_day"
    case sessions
  }

  package func description(of limit: Limit) -> String {
    switch limit {
    case .sessionsPerDay:
      "at most \(sessionsPerDayMax) listening sessions of a study are taken from one participant a day"
    case .sessions:
      "at most \(sessionsMax) listening sessions of a study are taken from one participant"
    }
  }
}
