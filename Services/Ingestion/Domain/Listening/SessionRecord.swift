import Calendar
import Fields
import FoundationEssentials

/// A stored session.
struct SessionRecord: Sendable, Hashable {
  var participantID: UUID
  var sessionID: UUID
  var studyID: String
  var collectionID: String
  var collectionVersion: UInt32
  var soundID: String
  /// Device time.
  var startedAt: Instant
  /// See ``AcceptedSession/countedAt``.
  var countedAt: Instant
  /// Server time.
  var receivedAt: Instant
  var timeZone: String
  /// Offset of the time zone from UTC at the start; nil if unknown.
  var utcOffsetMinutes: Int?
  var netMilliseconds: Int64
  var loopMinutes: UInt32?
  var end: SessionEnd
  var rating: SessionRating
  var appVersion: String
  var deviations: [String]
  /// When the participant withdrew it; nil if it counts.
  var withdrawnAt: Instant?

  /// Position in a participant's list, latest first.
  var listPosition: TimePosition { TimePosition(at: countedAt, id: sessionID) }
}

/// The stored form of a rating. Raw values are stored permanently.
enum RatingState: String, Sendable, Hashable {
  case rated
  case declined
  case notAsked = "not_asked"

  init(_ rating: SessionRating) {
    switch rating {
    case .value: self = .rated
    case .declined: self = .declined
    case .notAsked: self = .notAsked
    }
  }
}

extension SessionRating {
  /// The rating value; nil unless rated.
  var value: Int? { if case .value(let value) = self { value } else { nil } }

  init(_ state: RatingState, value: Int?) {
    switch state {
    case .rated: self = value.map { .value($0) } ?? .notAsked
    case .declined: self = .declined
    case .notAsked: self = .notAsked
    }
  }
}
