import Calendar
import Fields
import FoundationEssentials
import IngestionDomain
import Messages

// Between the messages of the API and the values of the domain, field by field. Nothing is checked here.

extension ListeningSession {
  init(_ message: IngestionV1.ListeningSession) {
    self.init(
      sessionID: message.sessionID, studyID: message.studyID, collectionID: message.collectionID,
      collectionVersion: message.collectionVersion, soundID: message.soundID,
      startedAt: message.startTime.map { DeviceTime($0) },
      netDuration: message.netDuration.map {
        DeviceDuration(seconds: $0.seconds, nanoseconds: $0.nanos)
      },
      loopMinutes: message.loopMinutes?.value, end: SessionEnd(message.end),
      rating: message.rating?.answer.map { SentRating($0) }, timeZone: message.timeZone,
      appVersion: message.appVersion)
  }
}

extension SessionEnd {
  /// Nil for what is not said, or in a way that this release does not know.
  fileprivate init?(_ message: IngestionV1.SessionEnd) {
    switch message {
    case .user: self = .user
    case .timer: self = .timer
    case .sound: self = .sound
    case .unspecified, .unrecognized: return nil
    }
  }
}

extension SentRating {
  fileprivate init(_ answer: IngestionV1.Rating.OneOfAnswer) {
    switch answer {
    case .value(let value): self = .value(value)
    case .declined(let isTrue): self = .declined(isTrue)
    case .notAsked(let isTrue): self = .notAsked(isTrue)
    }
  }
}

extension IngestionV1.ListeningSession {
  init(_ record: SessionRecord) {
    let end: IngestionV1.SessionEnd =
      switch record.end {
      case .user: .user
      case .timer: .timer
      case .sound: .sound
      }
    let answer: IngestionV1.Rating.OneOfAnswer =
      switch record.rating {
      case .value(let value): .value(UInt32(value))
      case .declined: .declined(true)
      case .notAsked: .notAsked(true)
      }
    self.init(
      sessionID: record.sessionID.text, studyID: record.studyID,
      collectionID: record.collectionID, collectionVersion: record.collectionVersion,
      soundID: record.soundID, startTime: GoogleProtobuf.Timestamp(record.startedAt),
      netDuration: GoogleProtobuf.Duration(milliseconds: record.netMilliseconds),
      loopMinutes: record.loopMinutes.map { GoogleProtobuf.UInt32Value(value: $0) }, end: end,
      rating: IngestionV1.Rating(answer: answer), timeZone: record.timeZone,
      appVersion: record.appVersion)
  }
}

extension GoogleProtobuf.Duration {
  fileprivate init(milliseconds: Int64) {
    let duration = DeviceDuration(milliseconds: milliseconds)
    self.init(seconds: duration.seconds, nanos: duration.nanoseconds)
  }
}

extension IngestionV1.SoundStatistics {
  init(_ sound: SoundStatistics) {
    self.init(
      collectionID: sound.collectionID, soundID: sound.soundID, title: sound.title,
      sessions: UInt32(clamping: sound.sessions), ratings: UInt32(clamping: sound.ratings),
      meanRating: sound.meanRating.map { GoogleProtobuf.DoubleValue($0) },
      netDuration: GoogleProtobuf.Duration(milliseconds: sound.netMilliseconds),
      lastStartTime: GoogleProtobuf.Timestamp(sound.lastStartedAt))
  }
}

extension SoundOrder {
  /// Nil for one that this release does not know.
  init?(_ message: IngestionV1.SoundOrder) {
    switch message {
    case .unspecified, .title: self = .title
    case .sessions: self = .sessions
    case .meanRating: self = .meanRating
    case .unrecognized: return nil
    }
  }
}

extension IngestionV1.SessionVerdict {
  init(_ verdict: Verdict, sessionID: String) {
    switch verdict {
    case .created: self.init(sessionID: sessionID, verdict: .created)
    case .exists: self.init(sessionID: sessionID, verdict: .exists)
    case .conflict: self.init(sessionID: sessionID, verdict: .conflict)
    case .rejected(let violations):
      self.init(
        sessionID: sessionID, verdict: .rejected, violations: Self.ordered(violations))
    case .postponed(let violations):
      self.init(
        sessionID: sessionID, verdict: .retryLater, violations: Self.ordered(violations),
        retryDelay: GoogleProtobuf.Duration(retryAfter: verdict))
    }
  }

  /// Of ListeningSession, as the protocol has them.
  static let fields = [
    "session_id", "study_id", "collection_id", "collection_version", "sound_id", "start_time",
    "net_duration", "loop_minutes", "end", "rating", "time_zone", "app_version",
  ]
  private static let order = FieldOrder(fields)

  private static func ordered(_ violations: [Violation]) -> [IngestionV1.Violation] {
    order.sorted(violations) { $0.field }.map {
      IngestionV1.Violation(
        field: $0.field, reason: $0.reason.rawValue, description: $0.description)
    }
  }
}

/// As page tokens have it.
extension SessionRecord.ListPosition {
  /// Nil for anything that ``key`` cannot be.
  init?(key: String) {
    let parts = key.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, let microseconds = Int64(parts[0]),
      let sessionID = UUID(text: String(parts[1]))
    else { return nil }
    self.init(startedAt: Instant(microseconds: microseconds), sessionID: sessionID)
  }

  var key: String { "\(startedAt.microseconds) \(sessionID.text)" }
}
