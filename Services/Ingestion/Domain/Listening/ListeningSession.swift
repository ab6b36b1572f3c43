/// Somebody listened to a sound (SON §4, §7), as the device sent it, not yet checked.
public struct ListeningSession: Sendable, Hashable {
  public var sessionID: String
  public var studyID: String
  public var collectionID: String
  public var collectionVersion: UInt32
  public var soundID: String
  /// When it began to play.
  public var startedAt: DeviceTime?
  /// How long it played, without pauses.
  public var netDuration: DeviceDuration?
  /// The loop that was chosen; 0: endless; nil: none.
  public var loopMinutes: UInt32?
  /// Nil where it is not said, or in a way that this release does not know.
  public var end: SessionEnd?
  public var rating: SentRating?
  /// IANA name of the device's zone.
  public var timeZone: String
  public var appVersion: String

  public init(
    sessionID: String, studyID: String, collectionID: String, collectionVersion: UInt32,
    soundID: String, startedAt: DeviceTime?, netDuration: DeviceDuration?,
    loopMinutes: UInt32? = nil, end: SessionEnd?, rating: SentRating?, timeZone: String,
    appVersion: String = ""
  ) {
    self.sessionID = sessionID
    self.studyID = studyID
    self.collectionID = collectionID
    self.collectionVersion = collectionVersion
    self.soundID = soundID
    self.startedAt = startedAt
    self.netDuration = netDuration
    self.loopMinutes = loopMinutes
    self.end = end
    self.rating = rating
    self.timeZone = timeZone
    self.appVersion = appVersion
  }

  /// The version of the collection that it names.
  public var collection: LibraryVersion {
    LibraryVersion(.soundCollection, collectionID, version: collectionVersion)
  }
}

/// How a session ended. Raw values are stored for good.
public enum SessionEnd: String, Sendable, Hashable, CaseIterable {
  /// The participant stopped, or left the player.
  case user
  /// The loop's time was over.
  case timer
  /// The sound was at its end.
  case sound
}

/// What was said of the change after listening, as the device sent it.
public enum SentRating: Sendable, Hashable {
  case value(UInt32)
  case declined(Bool)
  case notAsked(Bool)
}

/// The Clinical Global Impression of change after listening (SON FA10).
public enum SessionRating: Sendable, Hashable {
  /// 1 (very much better) to 7 (very much worse).
  case value(Int)
  /// The participant chose not to rate.
  case declined
  /// Nobody was asked, or nothing was chosen in time.
  case notAsked

  public static let values = 1...7
}

/// A span of time as the device sent it: the fields of a `google.protobuf.Duration`.
public struct DeviceDuration: Sendable, Hashable {
  public var seconds: Int64
  public var nanoseconds: Int32

  public init(seconds: Int64, nanoseconds: Int32 = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  public init(milliseconds: Int64) {
    self.init(
      seconds: milliseconds / 1000, nanoseconds: Int32(milliseconds % 1000) * 1_000_000)
  }

  /// Whether it is longer than nothing, whatever else is wrong with it.
  var isPositive: Bool { seconds > 0 || (seconds == 0 && nanoseconds > 0) }

  /// Nil for one that is no duration, has parts of milliseconds, or is longer than 10,000 years.
  var milliseconds: Int64? {
    guard abs(Int64(nanoseconds)) < 1_000_000_000, nanoseconds % 1_000_000 == 0,
      (-315_576_000_000...315_576_000_000).contains(seconds),
      seconds == 0 || nanoseconds == 0 || (seconds > 0) == (nanoseconds > 0)
    else { return nil }
    return seconds * 1000 + Int64(nanoseconds / 1_000_000)
  }
}
