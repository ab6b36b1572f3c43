package import Calendar
package import FoundationEssentials

/// A stored session.
package struct SessionRecord: Sendable, Hashable {
  package var participantID: UUID
  package var sessionID: UUID
  package var studyID: String
  package var collectionID: String
  package var collectionVersion: UInt32
  package var soundID: String
  /// By the device's clock.
  package var startedAt: Instant
  /// By the server's clock.
  package var receivedAt: Instant
  package var timeZone: String
  /// What the zone was ahead of UTC at the start.
  package var utcOffsetMinutes: Int
  package var netMilliseconds: Int64
  package var loopMinutes: UInt32?
  package var end: SessionEnd
  package var rating: SessionRating
  package var appVersion: String
  package var deviations: [String]

  package init(
    participantID: UUID, sessionID: UUID, studyID: String, collectionID: String,
    collectionVersion: UInt32, soundID: String, startedAt: Instant, receivedAt: Instant,
    timeZone: String, utcOffsetMinutes: Int, netMilliseconds: Int64, loopMinutes: UInt32?,
    end: SessionEnd, rating: SessionRating, appVersion: String, deviations: [String]
  ) {
    self.participantID = participantID
    self.sessionID = sessionID
    self.studyID = studyID
    self.collectionID = collectionID
    self.collectionVersion = collectionVersion
    self.soundID = soundID
    self.startedAt = startedAt
    self.receivedAt = receivedAt
    self.timeZone = timeZone
    self.utcOffsetMinutes = utcOffsetMinutes
    self.netMilliseconds = netMilliseconds
    self.loopMinutes = loopMinutes
    self.end = end
    self.rating = rating
    self.appVersion = appVersion
    self.deviations = deviations
  }

  /// Place of a session in a participant's list, latest first.
  package struct ListPosition: Sendable, Hashable {
    package var startedAt: Instant
    package var sessionID: UUID

    package init(startedAt: Instant, sessionID: UUID) {
      self.startedAt = startedAt
      self.sessionID = sessionID
    }
  }

  package var listPosition: ListPosition {
    ListPosition(startedAt: startedAt, sessionID: sessionID)
  }
}

/// How a rating is kept. Raw values are stored for good.
package enum RatingState: String, Sendable, Hashable {
  case rated
  case declined
  case notAsked = "not_asked"

  package init(_ rating: SessionRating) {
    switch rating {
    case .value: self = .rated
    case .declined: self = .declined
    case .notAsked: self = .notAsked
    }
  }
}

extension SessionRating {
  /// Nil unless it was rated.
  package var value: Int? { if case .value(let value) = self { value } else { nil } }

  package init(_ state: RatingState, value: Int?) {
    switch state {
    case .rated: self = value.map { .value($0) } ?? .notAsked
    case .declined: self = .declined
    case .notAsked: self = .notAsked
    }
  }
}
