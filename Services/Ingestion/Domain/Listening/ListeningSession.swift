import Calendar
import FoundationEssentials

/// A listening session (SON §4, §7), as sent by the device, not yet validated.
struct ListeningSession: Sendable, Hashable {
  var sessionID: String
  var studyID: String
  var collectionID: String
  var collectionVersion: UInt32
  var soundID: String
  /// Start of playback.
  var startedAt: DeviceTime?
  /// Playing time without pauses.
  var netDuration: DeviceDuration?
  /// Chosen loop duration; 0 is endless, nil is no loop.
  var loopMinutes: UInt32?
  /// How the session ended; nil if unspecified or unknown to this release.
  var end: SessionEnd?
  var rating: SentRating?
  /// IANA name of the device's time zone.
  var timeZone: String
  var appVersion: String = ""

  /// The version of the collection.
  var collection: LibraryVersion {
    LibraryVersion(.soundCollection, collectionID, version: collectionVersion)
  }
}

/// How a session ended. Raw values are stored permanently.
enum SessionEnd: String, Sendable, Hashable, CaseIterable {
  /// The participant stopped or left the player.
  case user
  /// The loop time was over.
  case timer
  /// The sound was at its end.
  case sound
}

/// The rating of the change after listening, as sent by the device.
enum SentRating: Sendable, Hashable {
  case value(UInt32)
  case declined(Bool)
  case notAsked(Bool)
}

/// The Clinical Global Impression of change after listening (SON FA10).
enum SessionRating: Sendable, Hashable {
  /// 1 (very much better) to 7 (very much worse).
  case value(Int)
  /// The participant chose not to rate.
  case declined
  /// The participant was not asked, or chose nothing in time.
  case notAsked

  static let values = 1...7
}

/// A duration as sent by the device: the fields of a `google.protobuf.Duration`.
struct DeviceDuration: Sendable, Hashable {
  var seconds: Int64
  var nanoseconds: Int32

  init(seconds: Int64, nanoseconds: Int32 = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  init(milliseconds: Int64) {
    self.init(
      seconds: milliseconds / 1000, nanoseconds: Int32(milliseconds % 1000) * 1_000_000)
  }

  /// Whether it is greater than zero, even if invalid otherwise.
  var isPositive: Bool { seconds > 0 || (seconds == 0 && nanoseconds > 0) }

  /// The duration in milliseconds; nil if invalid, not whole milliseconds, or longer than 10,000
  /// years.
  var milliseconds: Int64? {
    guard nanoseconds.magnitude < 1_000_000_000, nanoseconds % 1_000_000 == 0,
      (-315_576_000_000...315_576_000_000).contains(seconds),
      seconds == 0 || nanoseconds == 0 || (seconds > 0) == (nanoseconds > 0)
    else { return nil }
    return seconds * 1000 + Int64(nanoseconds / 1_000_000)
  }
}

/// A valid session in typed form.
struct AcceptedSession: Sendable, Hashable {
  let sessionID: UUID
  /// Device time.
  let startedAt: Instant
  /// When it counts as begun: see ``AcceptedSheet/countedAt``.
  let countedAt: Instant
  let netMilliseconds: Int64
  let end: SessionEnd
  let rating: SessionRating
  /// Offset of the time zone from UTC at the start; nil if unknown.
  let utcOffsetMinutes: Int?
  let deviations: [Deviation]
  /// The session as sent, with the name of its time zone; distinguishes a repetition from another
  /// session with the same id.
  let session: ListeningSession

  /// One day.
  static let netMillisecondsMax: Int64 = 24 * 3600 * 1000
}
