import Calendar
import Fields
import FoundationEssentials
import Messages

// Conversions between API messages and domain values, without checks.

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
      rating: message.rating?.answer.map { SentRating($0) }, timeZone: message.timeZone.asLabel,
      appVersion: message.appVersion.asLabel)
  }
}

extension SessionEnd {
  /// Nil if unspecified or unknown to this release.
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
      case .value(let value): .value(UInt32(clamping: value))
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
      appVersion: record.appVersion, deviations: record.deviations)
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
      lastStartTime: sound.lastStartedAt.map { GoogleProtobuf.Timestamp($0) })
  }
}

extension SoundOrder {
  /// Returns nil for an order unknown to this release.
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
  init(_ answer: SubmitSessions.Answer, sessionID: String) {
    switch answer.verdict {
    case .created: self.init(sessionID: sessionID, verdict: .created)
    case .exists: self.init(sessionID: sessionID, verdict: .exists)
    case .conflict: self.init(sessionID: sessionID, verdict: .conflict)
    case .rejected(let violations):
      self.init(
        sessionID: sessionID, verdict: .rejected, violations: Self.ordered(violations))
    case .postponed(let violations):
      self.init(
        sessionID: sessionID, verdict: .retryLater, violations: Self.ordered(violations),
        retryDelay: GoogleProtobuf.Duration(retryAfter: answer.verdict))
    }
    deviations = answer.deviations.map(\.rawValue)
  }

  /// Fields of ListeningSession in the order of the protocol.
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
