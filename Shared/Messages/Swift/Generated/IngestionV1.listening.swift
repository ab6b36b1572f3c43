// Generated from otolith/ingestion/v1/listening.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension IngestionV1 {
  /// The way a session ended.
  public enum SessionEnd: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected with reason SESSION_END_MISSING.
    case unspecified
    /// The participant stopped, or left the player.
    case user
    /// The loop time was over.
    case timer
    /// The sound reached its end.
    case sound
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .user, .timer, .sound] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .user
        case 2: .timer
        case 3: .sound
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .user: 1
        case .timer: 2
        case .sound: 3
        case .unrecognized(let number): number
      }
    }
  }

  /// The order of the statistics.
  public enum SoundOrder: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Same as SOUND_ORDER_TITLE.
    case unspecified
    /// Ordered by title.
    case title
    /// Most sessions first.
    case sessions
    /// Lowest (best) mean rating first; sounds without rating last.
    case meanRating
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .title, .sessions, .meanRating] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .title
        case 2: .sessions
        case 3: .meanRating
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .title: 1
        case .sessions: 2
        case .meanRating: 3
        case .unrecognized(let number): number
      }
    }
  }

  /// A session in which a participant listened to a sound.
  public struct ListeningSession: Message {
    /// UUID made by the client. Keep it on the device until a verdict arrives.
    public var sessionID: String
    /// The study.
    public var studyID: String
    /// A collection of sounds of the study.
    public var collectionID: String
    /// Version of the collection on the device, from 1.
    public var collectionVersion: UInt32
    /// A sound of the collection.
    public var soundID: String
    /// Start of playback by the device's clock. Required.
    public var startTime: GoogleProtobuf.Timestamp?
    /// Playback time without pauses; above 0 (NOTHING_PLAYED), at most a day. Whole milliseconds.
    public var netDuration: GoogleProtobuf.Duration?
    /// Chosen loop, one of the collection's `loop_minutes` (0: endless); absent: no loop.
    public var loopMinutes: GoogleProtobuf.UInt32Value?
    /// How the session ended; required.
    public var end: IngestionV1.SessionEnd
    /// Rating; required.
    public var rating: IngestionV1.Rating?
    /// Time zone of the device, as AnswerSheet.time_zone.
    public var timeZone: String
    /// Client name and version, as AnswerSheet.app_version.
    public var appVersion: String
    /// Set by the service: `PAUSED`, `CLOCK_IMPLAUSIBLE` and `CLOCK_INCONSISTENT` as in
    /// StoredAnswerSheet, of `start_time` and the end of playback.
    public var deviations: [String]

    public init(
      sessionID: String = "",
      studyID: String = "",
      collectionID: String = "",
      collectionVersion: UInt32 = 0,
      soundID: String = "",
      startTime: GoogleProtobuf.Timestamp? = nil,
      netDuration: GoogleProtobuf.Duration? = nil,
      loopMinutes: GoogleProtobuf.UInt32Value? = nil,
      end: IngestionV1.SessionEnd = IngestionV1.SessionEnd(rawValue: 0),
      rating: IngestionV1.Rating? = nil,
      timeZone: String = "",
      appVersion: String = "",
      deviations: [String] = []
    ) {
      self.sessionID = sessionID
      self.studyID = studyID
      self.collectionID = collectionID
      self.collectionVersion = collectionVersion
      self.soundID = soundID
      self.startTime = startTime
      self.netDuration = netDuration
      self.loopMinutes = loopMinutes
      self.end = end
      self.rating = rating
      self.timeZone = timeZone
      self.appVersion = appVersion
      self.deviations = deviations
    }
  }

  /// The Clinical Global Impression of change after listening (SON FA10).
  public struct Rating: Message {
    /// Required.
    public enum OneOfAnswer: Sendable, Hashable {
      /// 1 (very much better) to 7 (very much worse).
      case value(UInt32)
      /// Whether the participant chose not to rate. Always true if set.
      case declined(Bool)
      /// Whether no rating was requested, or none was chosen in time. Always true if set.
      case notAsked(Bool)
    }

    /// Required.
    public var answer: IngestionV1.Rating.OneOfAnswer?

    public init(answer: IngestionV1.Rating.OneOfAnswer? = nil) {
      self.answer = answer
    }
  }

  /// A batch of sessions.
  public struct SubmitListeningSessionsRequest: Message {
    /// 1–500.
    public var sessions: [IngestionV1.ListeningSession]

    public init(sessions: [IngestionV1.ListeningSession] = []) {
      self.sessions = sessions
    }
  }

  /// The result for one session.
  public struct SessionVerdict: Message {
    /// Id of the session as sent.
    public var sessionID: String
    /// The result.
    public var verdict: IngestionV1.Verdict
    /// Reasons of a rejection or retry; paths start at the session.
    public var violations: [IngestionV1.Violation]
    /// Time to wait before sending the session again. Set for VERDICT_RETRY_LATER.
    public var retryDelay: GoogleProtobuf.Duration?
    /// Same as ListeningSession.deviations. Set for VERDICT_CREATED and VERDICT_EXISTS.
    public var deviations: [String]

    public init(
      sessionID: String = "",
      verdict: IngestionV1.Verdict = IngestionV1.Verdict(rawValue: 0),
      violations: [IngestionV1.Violation] = [],
      retryDelay: GoogleProtobuf.Duration? = nil,
      deviations: [String] = []
    ) {
      self.sessionID = sessionID
      self.verdict = verdict
      self.violations = violations
      self.retryDelay = retryDelay
      self.deviations = deviations
    }
  }

  /// The results of the batch.
  public struct SubmitListeningSessionsResponse: Message {
    /// Verdicts in the number and order of the request's sessions.
    public var verdicts: [IngestionV1.SessionVerdict]

    public init(verdicts: [IngestionV1.SessionVerdict] = []) {
      self.verdicts = verdicts
    }
  }

  /// A session of the caller.
  public struct WithdrawListeningSessionRequest: Message {
    /// Id of the session.
    public var sessionID: String

    public init(sessionID: String = "") {
      self.sessionID = sessionID
    }
  }

  /// The session is withdrawn.
  public struct WithdrawListeningSessionResponse: Message {
    public init() {}
  }

  /// Filters and page of the caller's sessions.
  public struct ListListeningSessionsRequest: Message {
    /// Id of a study to filter by; empty: all studies.
    public var studyID: String
    /// 1–200; 0 means 5, as SON shows them.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(studyID: String = "", pageSize: UInt32 = 0, pageToken: String = "") {
      self.studyID = studyID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of sessions.
  public struct ListListeningSessionsResponse: Message {
    /// Sessions by `start_time`, latest first. A session dated after its receipt, or at an implausible
    /// time, stands at its time of receipt.
    public var sessions: [IngestionV1.ListeningSession]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(sessions: [IngestionV1.ListeningSession] = [], nextPageToken: String = "") {
      self.sessions = sessions
      self.nextPageToken = nextPageToken
    }
  }

  /// Selects a study and the order.
  public struct GetSoundStatisticsRequest: Message {
    /// The study.
    public var studyID: String
    /// Order of the sounds.
    public var order: IngestionV1.SoundOrder
    /// BCP 47 language of the titles.
    public var language: String

    public init(
      studyID: String = "",
      order: IngestionV1.SoundOrder = IngestionV1.SoundOrder(rawValue: 0),
      language: String = ""
    ) {
      self.studyID = studyID
      self.order = order
      self.language = language
    }
  }

  /// The listening statistics.
  public struct GetSoundStatisticsResponse: Message {
    /// Sounds in the requested order.
    public var sounds: [IngestionV1.SoundStatistics]

    public init(sounds: [IngestionV1.SoundStatistics] = []) {
      self.sounds = sounds
    }
  }

  /// Listening statistics of one sound.
  public struct SoundStatistics: Message {
    /// The collection.
    public var collectionID: String
    /// The sound.
    public var soundID: String
    /// Title in the requested language, from the collection's newest version known to the service.
    public var title: String
    /// Number of sessions.
    public var sessions: UInt32
    /// Number of sessions rated 1–7.
    public var ratings: UInt32
    /// Mean of these ratings; absent without ratings.
    public var meanRating: GoogleProtobuf.DoubleValue?
    /// Sum over all sessions.
    public var netDuration: GoogleProtobuf.Duration?
    /// Start of the latest session; absent if the sound was never heard.
    public var lastStartTime: GoogleProtobuf.Timestamp?

    public init(
      collectionID: String = "",
      soundID: String = "",
      title: String = "",
      sessions: UInt32 = 0,
      ratings: UInt32 = 0,
      meanRating: GoogleProtobuf.DoubleValue? = nil,
      netDuration: GoogleProtobuf.Duration? = nil,
      lastStartTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.collectionID = collectionID
      self.soundID = soundID
      self.title = title
      self.sessions = sessions
      self.ratings = ratings
      self.meanRating = meanRating
      self.netDuration = netDuration
      self.lastStartTime = lastStartTime
    }
  }

  /// Selects a study.
  public struct ExportListeningSessionsRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// Whether records of test participants are included.
    public var includeTestParticipants: Bool
    /// Sessions to include; absent: all.
    public var filter: CommonV1.ExportFilter?
    /// `cursor` of an earlier export of sessions of this study, with the same filter; empty: all sessions.
    /// Only sessions that were stored or withdrawn after that export began are included.
    public var since: String

    public init(
      studyID: String = "",
      includeTestParticipants: Bool = false,
      filter: CommonV1.ExportFilter? = nil,
      since: String = ""
    ) {
      self.studyID = studyID
      self.includeTestParticipants = includeTestParticipants
      self.filter = filter
      self.since = since
    }
  }

  /// A part of an export. The export is the concatenation of its parts in order.
  public struct ExportListeningSessionsResponse: Message {
    /// Bytes of the CSV file. A chunk may end within a row or a character.
    public var csv: [UInt8]
    /// Number of rows in this part.
    public var rows: UInt32
    /// Cursor for `since`. Set in the last part only: an export without it is not complete.
    public var cursor: String

    public init(csv: [UInt8] = [], rows: UInt32 = 0, cursor: String = "") {
      self.csv = csv
      self.rows = rows
      self.cursor = cursor
    }
  }

  /// The descriptor of `otolith/ingestion/v1/listening.proto`.
  public static let listeningFile = ProtoFile(
    name: "otolith/ingestion/v1/listening.proto",
    dependencies: [GoogleProtobuf.durationFile, GoogleProtobuf.timestampFile, GoogleProtobuf.wrappersFile, CommonV1.exportFilterFile, IngestionV1.ingestionFile],
    base64: "CiRvdG9saXRoL2luZ2VzdGlvbi92MS9saXN0ZW5pbmcucHJvdG8SFG90b2xpdGguaW5nZXN0aW9uLnYxGh5nb29nbGUvcHJvdG9idWYvZHVyYXRpb24ucHJvdG8aH2dvb2dsZS9wcm90b2J1Zi90aW1lc3RhbXAucHJvdG8aHmdvb2dsZS9wcm90b2J1Zi93cmFwcGVycy5wcm90bxolb3RvbGl0aC9jb21tb24vdjEvZXhwb3J0X2ZpbHRlci5wcm90bxokb3RvbGl0aC9pbmdlc3Rpb24vdjEvaW5nZXN0aW9uLnByb3RvIr0EChBMaXN0ZW5pbmdTZXNzaW9uEh0KCnNlc3Npb25faWQYASABKAlSCXNlc3Npb25JZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBIjCg1jb2xsZWN0aW9uX2lkGAMgASgJUgxjb2xsZWN0aW9uSWQSLQoSY29sbGVjdGlvbl92ZXJzaW9uGAQgASgNUhFjb2xsZWN0aW9uVmVyc2lvbhIZCghzb3VuZF9pZBgFIAEoCVIHc291bmRJZBI5CgpzdGFydF90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJc3RhcnRUaW1lEjwKDG5ldF9kdXJhdGlvbhgHIAEoCzIZLmdvb2dsZS5wcm90b2J1Zi5EdXJhdGlvblILbmV0RHVyYXRpb24SPwoMbG9vcF9taW51dGVzGAggASgLMhwuZ29vZ2xlLnByb3RvYnVmLlVJbnQzMlZhbHVlUgtsb29wTWludXRlcxIyCgNlbmQYCSABKA4yIC5vdG9saXRoLmluZ2VzdGlvbi52MS5TZXNzaW9uRW5kUgNlbmQSNAoGcmF0aW5nGAogASgLMhwub3RvbGl0aC5pbmdlc3Rpb24udjEuUmF0aW5nUgZyYXRpbmcSGwoJdGltZV96b25lGAsgASgJUgh0aW1lWm9uZRIfCgthcHBfdmVyc2lvbhgMIAEoCVIKYXBwVmVyc2lvbhIeCgpkZXZpYXRpb25zGA0gAygJUgpkZXZpYXRpb25zImcKBlJhdGluZxIWCgV2YWx1ZRgBIAEoDUgAUgV2YWx1ZRIcCghkZWNsaW5lZBgCIAEoCEgAUghkZWNsaW5lZBIdCglub3RfYXNrZWQYAyABKAhIAFIIbm90QXNrZWRCCAoGYW5zd2VyImQKHlN1Ym1pdExpc3RlbmluZ1Nlc3Npb25zUmVxdWVzdBJCCghzZXNzaW9ucxgBIAMoCzImLm90b2xpdGguaW5nZXN0aW9uLnYxLkxpc3RlbmluZ1Nlc3Npb25SCHNlc3Npb25zIoUCCg5TZXNzaW9uVmVyZGljdBIdCgpzZXNzaW9uX2lkGAEgASgJUglzZXNzaW9uSWQSNwoHdmVyZGljdBgCIAEoDjIdLm90b2xpdGguaW5nZXN0aW9uLnYxLlZlcmRpY3RSB3ZlcmRpY3QSPwoKdmlvbGF0aW9ucxgDIAMoCzIfLm90b2xpdGguaW5nZXN0aW9uLnYxLlZpb2xhdGlvblIKdmlvbGF0aW9ucxI6CgtyZXRyeV9kZWxheRgEIAEoCzIZLmdvb2dsZS5wcm90b2J1Zi5EdXJhdGlvblIKcmV0cnlEZWxheRIeCgpkZXZpYXRpb25zGAUgAygJUgpkZXZpYXRpb25zImMKH1N1Ym1pdExpc3RlbmluZ1Nlc3Npb25zUmVzcG9uc2USQAoIdmVyZGljdHMYASADKAsyJC5vdG9saXRoLmluZ2VzdGlvbi52MS5TZXNzaW9uVmVyZGljdFIIdmVyZGljdHMiQAofV2l0aGRyYXdMaXN0ZW5pbmdTZXNzaW9uUmVxdWVzdBIdCgpzZXNzaW9uX2lkGAEgASgJUglzZXNzaW9uSWQiIgogV2l0aGRyYXdMaXN0ZW5pbmdTZXNzaW9uUmVzcG9uc2UidQocTGlzdExpc3RlbmluZ1Nlc3Npb25zUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIbCglwYWdlX3NpemUYAiABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAyABKAlSCXBhZ2VUb2tlbiKLAQodTGlzdExpc3RlbmluZ1Nlc3Npb25zUmVzcG9uc2USQgoIc2Vzc2lvbnMYASADKAsyJi5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0ZW5pbmdTZXNzaW9uUghzZXNzaW9ucxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iigEKGUdldFNvdW5kU3RhdGlzdGljc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSNgoFb3JkZXIYAiABKA4yIC5vdG9saXRoLmluZ2VzdGlvbi52MS5Tb3VuZE9yZGVyUgVvcmRlchIaCghsYW5ndWFnZRgDIAEoCVIIbGFuZ3VhZ2UiWwoaR2V0U291bmRTdGF0aXN0aWNzUmVzcG9uc2USPQoGc291bmRzGAEgAygLMiUub3RvbGl0aC5pbmdlc3Rpb24udjEuU291bmRTdGF0aXN0aWNzUgZzb3VuZHMi3gIKD1NvdW5kU3RhdGlzdGljcxIjCg1jb2xsZWN0aW9uX2lkGAEgASgJUgxjb2xsZWN0aW9uSWQSGQoIc291bmRfaWQYAiABKAlSB3NvdW5kSWQSFAoFdGl0bGUYAyABKAlSBXRpdGxlEhoKCHNlc3Npb25zGAQgASgNUghzZXNzaW9ucxIYCgdyYXRpbmdzGAUgASgNUgdyYXRpbmdzEj0KC21lYW5fcmF0aW5nGAYgASgLMhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUgptZWFuUmF0aW5nEjwKDG5ldF9kdXJhdGlvbhgHIAEoCzIZLmdvb2dsZS5wcm90b2J1Zi5EdXJhdGlvblILbmV0RHVyYXRpb24SQgoPbGFzdF9zdGFydF90aW1lGAggASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFINbGFzdFN0YXJ0VGltZSLGAQoeRXhwb3J0TGlzdGVuaW5nU2Vzc2lvbnNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEjoKGWluY2x1ZGVfdGVzdF9wYXJ0aWNpcGFudHMYAiABKAhSF2luY2x1ZGVUZXN0UGFydGljaXBhbnRzEjcKBmZpbHRlchgDIAEoCzIfLm90b2xpdGguY29tbW9uLnYxLkV4cG9ydEZpbHRlclIGZmlsdGVyEhQKBXNpbmNlGAQgASgJUgVzaW5jZSJfCh9FeHBvcnRMaXN0ZW5pbmdTZXNzaW9uc1Jlc3BvbnNlEhAKA2NzdhgBIAEoDFIDY3N2EhIKBHJvd3MYAiABKA1SBHJvd3MSFgoGY3Vyc29yGAMgASgJUgZjdXJzb3IqbQoKU2Vzc2lvbkVuZBIbChdTRVNTSU9OX0VORF9VTlNQRUNJRklFRBAAEhQKEFNFU1NJT05fRU5EX1VTRVIQARIVChFTRVNTSU9OX0VORF9USU1FUhACEhUKEVNFU1NJT05fRU5EX1NPVU5EEAMqdwoKU291bmRPcmRlchIbChdTT1VORF9PUkRFUl9VTlNQRUNJRklFRBAAEhUKEVNPVU5EX09SREVSX1RJVExFEAESGAoUU09VTkRfT1JERVJfU0VTU0lPTlMQAhIbChdTT1VORF9PUkRFUl9NRUFOX1JBVElORxADMscFChBMaXN0ZW5pbmdTZXJ2aWNlEosBChdTdWJtaXRMaXN0ZW5pbmdTZXNzaW9ucxI0Lm90b2xpdGguaW5nZXN0aW9uLnYxLlN1Ym1pdExpc3RlbmluZ1Nlc3Npb25zUmVxdWVzdBo1Lm90b2xpdGguaW5nZXN0aW9uLnYxLlN1Ym1pdExpc3RlbmluZ1Nlc3Npb25zUmVzcG9uc2UiA5ACAhKOAQoYV2l0aGRyYXdMaXN0ZW5pbmdTZXNzaW9uEjUub3RvbGl0aC5pbmdlc3Rpb24udjEuV2l0aGRyYXdMaXN0ZW5pbmdTZXNzaW9uUmVxdWVzdBo2Lm90b2xpdGguaW5nZXN0aW9uLnYxLldpdGhkcmF3TGlzdGVuaW5nU2Vzc2lvblJlc3BvbnNlIgOQAgIShQEKFUxpc3RMaXN0ZW5pbmdTZXNzaW9ucxIyLm90b2xpdGguaW5nZXN0aW9uLnYxLkxpc3RMaXN0ZW5pbmdTZXNzaW9uc1JlcXVlc3QaMy5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0TGlzdGVuaW5nU2Vzc2lvbnNSZXNwb25zZSIDkAIBEnwKEkdldFNvdW5kU3RhdGlzdGljcxIvLm90b2xpdGguaW5nZXN0aW9uLnYxLkdldFNvdW5kU3RhdGlzdGljc1JlcXVlc3QaMC5vdG9saXRoLmluZ2VzdGlvbi52MS5HZXRTb3VuZFN0YXRpc3RpY3NSZXNwb25zZSIDkAIBEo0BChdFeHBvcnRMaXN0ZW5pbmdTZXNzaW9ucxI0Lm90b2xpdGguaW5nZXN0aW9uLnYxLkV4cG9ydExpc3RlbmluZ1Nlc3Npb25zUmVxdWVzdBo1Lm90b2xpdGguaW5nZXN0aW9uLnYxLkV4cG9ydExpc3RlbmluZ1Nlc3Npb25zUmVzcG9uc2UiA5ACAjABQlEKFG90b2xpdGguaW5nZXN0aW9uLnYxUAFaIG90b2xpdGgvaW5nZXN0aW9uL3YxO2luZ2VzdGlvbnYxqgIUT3RvbGl0aC5Jbmdlc3Rpb24uVjFKzzAKPgoBDBIDAQASGjQgTGlzdGVuaW5nIHNlc3Npb25zIG9mIHBhcnRpY2lwYW50cyAoU09OIMKnNCwgwqc3KS4KCl0KAgYAEgQRADsBGlEgQSBwYXJ0aWNpcGFudCdzIGxpc3RlbmluZyBzZXNzaW9ucy4gQ2FsbGVycyBjYW4gYWNjZXNzIG9ubHkgdGhlaXIgb3duIHNlc3Npb25zLgoKiwMKBAYAAgASBBgCGgMa/AIgU3RvcmVzIHNlc3Npb25zLiBFYWNoIGlzIGRlY2lkZWQgc2VwYXJhdGVseTsgcmVwZWF0aW5nIG9uZSByZXR1cm5zIFZFUkRJQ1RfRVhJU1RTLiBBIHNvdW5kIHRoYXQKIHdhcyBvcGVuZWQgYnV0IG5vdCBwbGF5ZWQgaXMgbm90IHJlY29yZGVkIChTT04gRkExMCkuIFRleHQgdGhhdCBpcyBub3QgVVRGLTggb3IgY29udGFpbnMgYSBOVUwKIHJlamVjdHMgb25seSBpdHMgb3duIHNlc3Npb24gKFRFWFRfSU5WQUxJRCwgd2l0aCB0aGUgZmllbGQpLgoKIEVycm9ycyAob2YgdGhlIHdob2xlIGNhbGwpOiBJTlZBTElEX0FSR1VNRU5UOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gQkFUQ0hfVE9PX0xBUkdFOwogVU5BVkFJTEFCTEUgd2l0aCBSZXRyeUluZm8uCgqOAgoEBgACARIEHwIhAxr/ASBXaXRoZHJhd3MgYSBzZXNzaW9uOiBpdCBpcyBubyBsb25nZXIgbGlzdGVkLCBjb3VudGVkIG9yIGV4cG9ydGVkLiBTZW5kaW5nIGl0IGFnYWluIHJldHVybnMKIFZFUkRJQ1RfRVhJU1RTIGFuZCBkb2VzIG5vdCByZXN0b3JlIGl0LiBJZGVtcG90ZW50LCBhbHNvIGFmdGVyIHRoZSBwYXJ0aWNpcGFudCBsZWZ0IHRoZSBzdHVkeS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTRVNTSU9OX1VOS05PV04uCgp1CgQGAAICEgQlAicDGmcgTGlzdHMgdGhlIGNhbGxlcidzIHNlc3Npb25zLCBsYXRlc3QgZmlyc3QgKFNPTiBGQTEyIHNob3dzIHRoZSBsYXN0IGZpdmUpLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCuYBCgQGAAIDEgQsAi4DGtcBIFJldHVybnMgdGhlIGNhbGxlcidzIGxpc3RlbmluZyBzdGF0aXN0aWNzIHBlciBzb3VuZCAoU09OIEZBMTMpLCBpbmNsdWRpbmcgc291bmRzIG9mIHRoZSBzdHVkeSdzCiBjb2xsZWN0aW9ucyB0aGF0IHdlcmUgbmV2ZXIgaGVhcmQuIFdpdGhvdXQgcGFnZXM6IGEgY29sbGVjdGlvbiBoYXMgYXQgbW9zdCAxLDAwMCBzb3VuZHMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoK/wMKBAYAAgQSBDgCOgMa8AMgRXhwb3J0cyBhIHN0dWR5J3Mgc2Vzc2lvbnMgYXMgQ1NWIGZvciBpdHMgbGVhZGVycywgb25lIHJvdyBwZXIgc2Vzc2lvbiwgd2l0aCBwYXJ0aWNpcGFudHMgdW5kZXIKIHRoZSBwc2V1ZG9ueW1zIG9mIEV4cG9ydEFuc3dlclNoZWV0cy4KCiBUaGUgbGFzdCBwYXJ0IGhhcyBhIGN1cnNvciBmb3IgYHNpbmNlYCwgd2l0aCB0aGUgZ3VhcmFudGVlcyBvZiBFeHBvcnRBbnN3ZXJTaGVldHMuIEEgcm93IHJlcGxhY2VzCiB0aGUgZWFybGllciBvbmUgYnkgYHBhcnRpY2lwYW50YCBhbmQgYHNlc3Npb25faWRgOyBhIHdpdGhkcmF3biBzZXNzaW9uIGhhcyBgd2l0aGRyYXduX2F0YCwgYW5kIGlzIGluCiBleHBvcnRzIHdpdGggYHNpbmNlYCBvbmx5LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCwgYWxzbyB3aXRoIHJlYXNvbiBDVVJTT1JfSU5WQUxJRDsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24KIE5PVF9TVFVEWV9MRUFERVIgb3IgR1JPVVBTX0NPTkNFQUxFRC4KCiYKAgUAEgQ+AEcBGhogVGhlIHdheSBhIHNlc3Npb24gZW5kZWQuCgo4CgQFAAIAEgNAAh4aKyBSZWplY3RlZCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VORF9NSVNTSU5HLgoKOwoEBQACARIDQgIXGi4gVGhlIHBhcnRpY2lwYW50IHN0b3BwZWQsIG9yIGxlZnQgdGhlIHBsYXllci4KCiYKBAUAAgISA0QCGBoZIFRoZSBsb29wIHRpbWUgd2FzIG92ZXIuCgopCgQFAAIDEgNGAhgaHCBUaGUgc291bmQgcmVhY2hlZCBpdHMgZW5kLgoKQwoCBAASBEoAZgEaNyBBIHNlc3Npb24gaW4gd2hpY2ggYSBwYXJ0aWNpcGFudCBsaXN0ZW5lZCB0byBhIHNvdW5kLgoKVgoEBAACABIDTAIYGkkgVVVJRCBtYWRlIGJ5IHRoZSBjbGllbnQuIEtlZXAgaXQgb24gdGhlIGRldmljZSB1bnRpbCBhIHZlcmRpY3QgYXJyaXZlcy4KChkKBAQAAgESA04CFhoMIFRoZSBzdHVkeS4KCjMKBAQAAgISA1ACGxomIEEgY29sbGVjdGlvbiBvZiBzb3VuZHMgb2YgdGhlIHN0dWR5LgoKPwoEBAACAxIDUgIgGjIgVmVyc2lvbiBvZiB0aGUgY29sbGVjdGlvbiBvbiB0aGUgZGV2aWNlLCBmcm9tIDEuCgopCgQEAAIEEgNUAhYaHCBBIHNvdW5kIG9mIHRoZSBjb2xsZWN0aW9uLgoKQQoEBAACBRIDVgIrGjQgU3RhcnQgb2YgcGxheWJhY2sgYnkgdGhlIGRldmljZSdzIGNsb2NrLiBSZXF1aXJlZC4KCmkKBAQAAgYSA1gCLBpcIFBsYXliYWNrIHRpbWUgd2l0aG91dCBwYXVzZXM7IGFib3ZlIDAgKE5PVEhJTkdfUExBWUVEKSwgYXQgbW9zdCBhIGRheS4gV2hvbGUgbWlsbGlzZWNvbmRzLgoKYQoEBAACBxIDWgIvGlQgQ2hvc2VuIGxvb3AsIG9uZSBvZiB0aGUgY29sbGVjdGlvbidzIGBsb29wX21pbnV0ZXNgICgwOiBlbmRsZXNzKTsgYWJzZW50OiBubyBsb29wLgoKLwoEBAACCBIDXAIVGiIgSG93IHRoZSBzZXNzaW9uIGVuZGVkOyByZXF1aXJlZC4KCiAKBAQAAgkSA14CFRoTIFJhdGluZzsgcmVxdWlyZWQuCgpBCgQEAAIKEgNgAhgaNCBUaW1lIHpvbmUgb2YgdGhlIGRldmljZSwgYXMgQW5zd2VyU2hlZXQudGltZV96b25lLgoKQwoEBAACCxIDYgIaGjYgQ2xpZW50IG5hbWUgYW5kIHZlcnNpb24sIGFzIEFuc3dlclNoZWV0LmFwcF92ZXJzaW9uLgoKnQEKBAQAAgwSA2UCIhqPASBTZXQgYnkgdGhlIHNlcnZpY2U6IGBQQVVTRURgLCBgQ0xPQ0tfSU1QTEFVU0lCTEVgIGFuZCBgQ0xPQ0tfSU5DT05TSVNURU5UYCBhcyBpbgogU3RvcmVkQW5zd2VyU2hlZXQsIG9mIGBzdGFydF90aW1lYCBhbmQgdGhlIGVuZCBvZiBwbGF5YmFjay4KClIKAgQBEgRpAHMBGkYgVGhlIENsaW5pY2FsIEdsb2JhbCBJbXByZXNzaW9uIG9mIGNoYW5nZSBhZnRlciBsaXN0ZW5pbmcgKFNPTiBGQTEwKS4KChkKBAQBCAASBGsCcgMaCyBSZXF1aXJlZC4KCjsKBAQBAgASA20EFRouIDEgKHZlcnkgbXVjaCBiZXR0ZXIpIHRvIDcgKHZlcnkgbXVjaCB3b3JzZSkuCgpNCgQEAQIBEgNvBBYaQCBXaGV0aGVyIHRoZSBwYXJ0aWNpcGFudCBjaG9zZSBub3QgdG8gcmF0ZS4gQWx3YXlzIHRydWUgaWYgc2V0LgoKXwoEBAECAhIDcQQXGlIgV2hldGhlciBubyByYXRpbmcgd2FzIHJlcXVlc3RlZCwgb3Igbm9uZSB3YXMgY2hvc2VuIGluIHRpbWUuIEFsd2F5cyB0cnVlIGlmIHNldC4KCiIKAgQCEgR2AHkBGhYgQSBiYXRjaCBvZiBzZXNzaW9ucy4KChcKBAQCAgASA3gCKRoKIDHigJM1MDAuCgoqCgIEAxIFfACHAQEaHSBUaGUgcmVzdWx0IGZvciBvbmUgc2Vzc2lvbi4KCikKBAQDAgASA34CGBocIElkIG9mIHRoZSBzZXNzaW9uIGFzIHNlbnQuCgobCgQEAwIBEgSAAQIWGg0gVGhlIHJlc3VsdC4KCkwKBAQDAgISBIIBAiQaPiBSZWFzb25zIG9mIGEgcmVqZWN0aW9uIG9yIHJldHJ5OyBwYXRocyBzdGFydCBhdCB0aGUgc2Vzc2lvbi4KClsKBAQDAgMSBIQBAisaTSBUaW1lIHRvIHdhaXQgYmVmb3JlIHNlbmRpbmcgdGhlIHNlc3Npb24gYWdhaW4uIFNldCBmb3IgVkVSRElDVF9SRVRSWV9MQVRFUi4KCmAKBAQDAgQSBIYBAiEaUiBTYW1lIGFzIExpc3RlbmluZ1Nlc3Npb24uZGV2aWF0aW9ucy4gU2V0IGZvciBWRVJESUNUX0NSRUFURUQgYW5kIFZFUkRJQ1RfRVhJU1RTLgoKKQoCBAQSBooBAI0BARobIFRoZSByZXN1bHRzIG9mIHRoZSBiYXRjaC4KCksKBAQEAgASBIwBAicaPSBWZXJkaWN0cyBpbiB0aGUgbnVtYmVyIGFuZCBvcmRlciBvZiB0aGUgcmVxdWVzdCdzIHNlc3Npb25zLgoKKAoCBAUSBpABAJMBARoaIEEgc2Vzc2lvbiBvZiB0aGUgY2FsbGVyLgoKIgoEBAUCABIEkgECGBoUIElkIG9mIHRoZSBzZXNzaW9uLgoKJwoCBAYSBJYBACsaGyBUaGUgc2Vzc2lvbiBpcyB3aXRoZHJhd24uCgo6CgIEBxIGmQEAoAEBGiwgRmlsdGVycyBhbmQgcGFnZSBvZiB0aGUgY2FsbGVyJ3Mgc2Vzc2lvbnMuCgo/CgQEBwIAEgSbAQIWGjEgSWQgb2YgYSBzdHVkeSB0byBmaWx0ZXIgYnk7IGVtcHR5OiBhbGwgc3R1ZGllcy4KCjYKBAQHAgESBJ0BAhcaKCAx4oCTMjAwOyAwIG1lYW5zIDUsIGFzIFNPTiBzaG93cyB0aGVtLgoKUQoEBAcCAhIEnwECGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgojCgIECBIGowEAqQEBGhUgQSBwYWdlIG9mIHNlc3Npb25zLgoKlgEKBAQIAgASBKYBAikahwEgU2Vzc2lvbnMgYnkgYHN0YXJ0X3RpbWVgLCBsYXRlc3QgZmlyc3QuIEEgc2Vzc2lvbiBkYXRlZCBhZnRlciBpdHMgcmVjZWlwdCwgb3IgYXQgYW4gaW1wbGF1c2libGUKIHRpbWUsIHN0YW5kcyBhdCBpdHMgdGltZSBvZiByZWNlaXB0LgoKPwoEBAgCARIEqAECHRoxIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgosCgIFARIGrAEAtQEBGh4gVGhlIG9yZGVyIG9mIHRoZSBzdGF0aXN0aWNzLgoKKgoEBQECABIErgECHhocIFNhbWUgYXMgU09VTkRfT1JERVJfVElUTEUuCgohCgQFAQIBEgSwAQIYGhMgT3JkZXJlZCBieSB0aXRsZS4KCiQKBAUBAgISBLIBAhsaFiBNb3N0IHNlc3Npb25zIGZpcnN0LgoKTAoEBQECAxIEtAECHho+IExvd2VzdCAoYmVzdCkgbWVhbiByYXRpbmcgZmlyc3Q7IHNvdW5kcyB3aXRob3V0IHJhdGluZyBsYXN0LgoKLgoCBAkSBrgBAL8BARogIFNlbGVjdHMgYSBzdHVkeSBhbmQgdGhlIG9yZGVyLgoKGgoEBAkCABIEugECFhoMIFRoZSBzdHVkeS4KCiQKBAQJAgESBLwBAhcaFiBPcmRlciBvZiB0aGUgc291bmRzLgoKLgoEBAkCAhIEvgECFhogIEJDUCA0NyBsYW5ndWFnZSBvZiB0aGUgdGl0bGVzLgoKKQoCBAoSBsIBAMUBARobIFRoZSBsaXN0ZW5pbmcgc3RhdGlzdGljcy4KCi4KBAQKAgASBMQBAiYaICBTb3VuZHMgaW4gdGhlIHJlcXVlc3RlZCBvcmRlci4KCjIKAgQLEgbIAQDZAQEaJCBMaXN0ZW5pbmcgc3RhdGlzdGljcyBvZiBvbmUgc291bmQuCgofCgQECwIAEgTKAQIbGhEgVGhlIGNvbGxlY3Rpb24uCgoaCgQECwIBEgTMAQIWGgwgVGhlIHNvdW5kLgoKawoEBAsCAhIEzgECExpdIFRpdGxlIGluIHRoZSByZXF1ZXN0ZWQgbGFuZ3VhZ2UsIGZyb20gdGhlIGNvbGxlY3Rpb24ncyBuZXdlc3QgdmVyc2lvbiBrbm93biB0byB0aGUgc2VydmljZS4KCiMKBAQLAgMSBNABAhYaFSBOdW1iZXIgb2Ygc2Vzc2lvbnMuCgovCgQECwIEEgTSAQIVGiEgTnVtYmVyIG9mIHNlc3Npb25zIHJhdGVkIDHigJM3LgoKPgoEBAsCBRIE1AECLhowIE1lYW4gb2YgdGhlc2UgcmF0aW5nczsgYWJzZW50IHdpdGhvdXQgcmF0aW5ncy4KCiYKBAQLAgYSBNYBAiwaGCBTdW0gb3ZlciBhbGwgc2Vzc2lvbnMuCgpRCgQECwIHEgTYAQIwGkMgU3RhcnQgb2YgdGhlIGxhdGVzdCBzZXNzaW9uOyBhYnNlbnQgaWYgdGhlIHNvdW5kIHdhcyBuZXZlciBoZWFyZC4KCiAKAgQMEgbcAQDmAQEaEiBTZWxlY3RzIGEgc3R1ZHkuCgpACgQEDAIAEgTeAQIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgpCCgQEDAIBEgTgAQIlGjQgV2hldGhlciByZWNvcmRzIG9mIHRlc3QgcGFydGljaXBhbnRzIGFyZSBpbmNsdWRlZC4KCjEKBAQMAgISBOIBAiwaIyBTZXNzaW9ucyB0byBpbmNsdWRlOyBhYnNlbnQ6IGFsbC4KCscBCgQEDAIDEgTlAQITGrgBIGBjdXJzb3JgIG9mIGFuIGVhcmxpZXIgZXhwb3J0IG9mIHNlc3Npb25zIG9mIHRoaXMgc3R1ZHksIHdpdGggdGhlIHNhbWUgZmlsdGVyOyBlbXB0eTogYWxsIHNlc3Npb25zLgogT25seSBzZXNzaW9ucyB0aGF0IHdlcmUgc3RvcmVkIG9yIHdpdGhkcmF3biBhZnRlciB0aGF0IGV4cG9ydCBiZWdhbiBhcmUgaW5jbHVkZWQuCgpbCgIEDRIG6QEA8AEBGk0gQSBwYXJ0IG9mIGFuIGV4cG9ydC4gVGhlIGV4cG9ydCBpcyB0aGUgY29uY2F0ZW5hdGlvbiBvZiBpdHMgcGFydHMgaW4gb3JkZXIuCgpTCgQEDQIAEgTrAQIQGkUgQnl0ZXMgb2YgdGhlIENTViBmaWxlLiBBIGNodW5rIG1heSBlbmQgd2l0aGluIGEgcm93IG9yIGEgY2hhcmFjdGVyLgoKLAoEBA0CARIE7QECEhoeIE51bWJlciBvZiByb3dzIGluIHRoaXMgcGFydC4KCmQKBAQNAgISBO8BAhQaViBDdXJzb3IgZm9yIGBzaW5jZWAuIFNldCBpbiB0aGUgbGFzdCBwYXJ0IG9ubHk6IGFuIGV4cG9ydCB3aXRob3V0IGl0IGlzIG5vdCBjb21wbGV0ZS4KYgZwcm90bzM=")
}

extension IngestionV1.ListeningSession {
  public static var fullName: String { "otolith.ingestion.v1.ListeningSession" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__listening_session__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListeningSession>) {
    self.sessionID = Codec.string(c.pointee.session_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.collectionID = Codec.string(c.pointee.collection_id)
    self.collectionVersion = c.pointee.collection_version
    self.soundID = Codec.string(c.pointee.sound_id)
    self.startTime = c.pointee.start_time.map { GoogleProtobuf.Timestamp($0) }
    self.netDuration = c.pointee.net_duration.map { GoogleProtobuf.Duration($0) }
    self.loopMinutes = c.pointee.loop_minutes.map { GoogleProtobuf.UInt32Value($0) }
    self.end = IngestionV1.SessionEnd(rawValue: Int32(truncatingIfNeeded: c.pointee.end.rawValue))
    self.rating = c.pointee.rating.map { IngestionV1.Rating($0) }
    self.timeZone = Codec.string(c.pointee.time_zone)
    self.appVersion = Codec.string(c.pointee.app_version)
    self.deviations = Codec.array(c.pointee.deviations, c.pointee.n_deviations) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListeningSession> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListeningSession.self)
    otolith__ingestion__v1__listening_session__init(c)
    if !self.sessionID.isEmpty { c.pointee.session_id = arena.string(self.sessionID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.collectionID.isEmpty { c.pointee.collection_id = arena.string(self.collectionID) }
    c.pointee.collection_version = self.collectionVersion
    if !self.soundID.isEmpty { c.pointee.sound_id = arena.string(self.soundID) }
    if let value = self.startTime { c.pointee.start_time = value.cStruct(in: arena) }
    if let value = self.netDuration { c.pointee.net_duration = value.cStruct(in: arena) }
    if let value = self.loopMinutes { c.pointee.loop_minutes = value.cStruct(in: arena) }
    c.pointee.end = Otolith__Ingestion__V1__SessionEnd(rawValue: .init(truncatingIfNeeded: self.end.rawValue))
    if let value = self.rating { c.pointee.rating = value.cStruct(in: arena) }
    if !self.timeZone.isEmpty { c.pointee.time_zone = arena.string(self.timeZone) }
    if !self.appVersion.isEmpty { c.pointee.app_version = arena.string(self.appVersion) }
    if !self.deviations.isEmpty {
      c.pointee.n_deviations = self.deviations.count
      c.pointee.deviations = arena.array(self.deviations) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension IngestionV1.Rating {
  public static var fullName: String { "otolith.ingestion.v1.Rating" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__rating__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__Rating>) {
    self.answer = switch c.pointee.answer_case.rawValue {
      case 1: .value(c.pointee.value)
      case 2: .declined(c.pointee.declined != 0)
      case 3: .notAsked(c.pointee.not_asked != 0)
      default: nil
    }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__Rating> {
    let c = arena.allocate(Otolith__Ingestion__V1__Rating.self)
    otolith__ingestion__v1__rating__init(c)
    switch self.answer {
      case .value(let value)?:
        c.pointee.answer_case = .init(rawValue: 1)
        c.pointee.value = value
      case .declined(let value)?:
        c.pointee.answer_case = .init(rawValue: 2)
        c.pointee.declined = value ? 1 : 0
      case .notAsked(let value)?:
        c.pointee.answer_case = .init(rawValue: 3)
        c.pointee.not_asked = value ? 1 : 0
      case nil: break
    }
    return c
  }
}

extension IngestionV1.SubmitListeningSessionsRequest {
  public static var fullName: String { "otolith.ingestion.v1.SubmitListeningSessionsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__submit_listening_sessions_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SubmitListeningSessionsRequest>) {
    self.sessions = Codec.messages(c.pointee.sessions, c.pointee.n_sessions) { IngestionV1.ListeningSession($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SubmitListeningSessionsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__SubmitListeningSessionsRequest.self)
    otolith__ingestion__v1__submit_listening_sessions_request__init(c)
    if !self.sessions.isEmpty {
      c.pointee.n_sessions = self.sessions.count
      c.pointee.sessions = arena.array(self.sessions) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__ListeningSession>? }
    }
    return c
  }
}

extension IngestionV1.SessionVerdict {
  public static var fullName: String { "otolith.ingestion.v1.SessionVerdict" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__session_verdict__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SessionVerdict>) {
    self.sessionID = Codec.string(c.pointee.session_id)
    self.verdict = IngestionV1.Verdict(rawValue: Int32(truncatingIfNeeded: c.pointee.verdict.rawValue))
    self.violations = Codec.messages(c.pointee.violations, c.pointee.n_violations) { IngestionV1.Violation($0) }
    self.retryDelay = c.pointee.retry_delay.map { GoogleProtobuf.Duration($0) }
    self.deviations = Codec.array(c.pointee.deviations, c.pointee.n_deviations) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SessionVerdict> {
    let c = arena.allocate(Otolith__Ingestion__V1__SessionVerdict.self)
    otolith__ingestion__v1__session_verdict__init(c)
    if !self.sessionID.isEmpty { c.pointee.session_id = arena.string(self.sessionID) }
    c.pointee.verdict = Otolith__Ingestion__V1__Verdict(rawValue: .init(truncatingIfNeeded: self.verdict.rawValue))
    if !self.violations.isEmpty {
      c.pointee.n_violations = self.violations.count
      c.pointee.violations = arena.array(self.violations) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Violation>? }
    }
    if let value = self.retryDelay { c.pointee.retry_delay = value.cStruct(in: arena) }
    if !self.deviations.isEmpty {
      c.pointee.n_deviations = self.deviations.count
      c.pointee.deviations = arena.array(self.deviations) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension IngestionV1.SubmitListeningSessionsResponse {
  public static var fullName: String { "otolith.ingestion.v1.SubmitListeningSessionsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__submit_listening_sessions_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SubmitListeningSessionsResponse>) {
    self.verdicts = Codec.messages(c.pointee.verdicts, c.pointee.n_verdicts) { IngestionV1.SessionVerdict($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SubmitListeningSessionsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__SubmitListeningSessionsResponse.self)
    otolith__ingestion__v1__submit_listening_sessions_response__init(c)
    if !self.verdicts.isEmpty {
      c.pointee.n_verdicts = self.verdicts.count
      c.pointee.verdicts = arena.array(self.verdicts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SessionVerdict>? }
    }
    return c
  }
}

extension IngestionV1.WithdrawListeningSessionRequest {
  public static var fullName: String { "otolith.ingestion.v1.WithdrawListeningSessionRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__withdraw_listening_session_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__WithdrawListeningSessionRequest>) {
    self.sessionID = Codec.string(c.pointee.session_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__WithdrawListeningSessionRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__WithdrawListeningSessionRequest.self)
    otolith__ingestion__v1__withdraw_listening_session_request__init(c)
    if !self.sessionID.isEmpty { c.pointee.session_id = arena.string(self.sessionID) }
    return c
  }
}

extension IngestionV1.WithdrawListeningSessionResponse {
  public static var fullName: String { "otolith.ingestion.v1.WithdrawListeningSessionResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__withdraw_listening_session_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__WithdrawListeningSessionResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__WithdrawListeningSessionResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__WithdrawListeningSessionResponse.self)
    otolith__ingestion__v1__withdraw_listening_session_response__init(c)
    return c
  }
}

extension IngestionV1.ListListeningSessionsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListListeningSessionsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_listening_sessions_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListListeningSessionsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListListeningSessionsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListListeningSessionsRequest.self)
    otolith__ingestion__v1__list_listening_sessions_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension IngestionV1.ListListeningSessionsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListListeningSessionsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_listening_sessions_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListListeningSessionsResponse>) {
    self.sessions = Codec.messages(c.pointee.sessions, c.pointee.n_sessions) { IngestionV1.ListeningSession($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListListeningSessionsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListListeningSessionsResponse.self)
    otolith__ingestion__v1__list_listening_sessions_response__init(c)
    if !self.sessions.isEmpty {
      c.pointee.n_sessions = self.sessions.count
      c.pointee.sessions = arena.array(self.sessions) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__ListeningSession>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension IngestionV1.GetSoundStatisticsRequest {
  public static var fullName: String { "otolith.ingestion.v1.GetSoundStatisticsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__get_sound_statistics_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__GetSoundStatisticsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.order = IngestionV1.SoundOrder(rawValue: Int32(truncatingIfNeeded: c.pointee.order.rawValue))
    self.language = Codec.string(c.pointee.language)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__GetSoundStatisticsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__GetSoundStatisticsRequest.self)
    otolith__ingestion__v1__get_sound_statistics_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.order = Otolith__Ingestion__V1__SoundOrder(rawValue: .init(truncatingIfNeeded: self.order.rawValue))
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    return c
  }
}

extension IngestionV1.GetSoundStatisticsResponse {
  public static var fullName: String { "otolith.ingestion.v1.GetSoundStatisticsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__get_sound_statistics_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__GetSoundStatisticsResponse>) {
    self.sounds = Codec.messages(c.pointee.sounds, c.pointee.n_sounds) { IngestionV1.SoundStatistics($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__GetSoundStatisticsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__GetSoundStatisticsResponse.self)
    otolith__ingestion__v1__get_sound_statistics_response__init(c)
    if !self.sounds.isEmpty {
      c.pointee.n_sounds = self.sounds.count
      c.pointee.sounds = arena.array(self.sounds) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SoundStatistics>? }
    }
    return c
  }
}

extension IngestionV1.SoundStatistics {
  public static var fullName: String { "otolith.ingestion.v1.SoundStatistics" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__sound_statistics__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SoundStatistics>) {
    self.collectionID = Codec.string(c.pointee.collection_id)
    self.soundID = Codec.string(c.pointee.sound_id)
    self.title = Codec.string(c.pointee.title)
    self.sessions = c.pointee.sessions
    self.ratings = c.pointee.ratings
    self.meanRating = c.pointee.mean_rating.map { GoogleProtobuf.DoubleValue($0) }
    self.netDuration = c.pointee.net_duration.map { GoogleProtobuf.Duration($0) }
    self.lastStartTime = c.pointee.last_start_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SoundStatistics> {
    let c = arena.allocate(Otolith__Ingestion__V1__SoundStatistics.self)
    otolith__ingestion__v1__sound_statistics__init(c)
    if !self.collectionID.isEmpty { c.pointee.collection_id = arena.string(self.collectionID) }
    if !self.soundID.isEmpty { c.pointee.sound_id = arena.string(self.soundID) }
    if !self.title.isEmpty { c.pointee.title = arena.string(self.title) }
    c.pointee.sessions = self.sessions
    c.pointee.ratings = self.ratings
    if let value = self.meanRating { c.pointee.mean_rating = value.cStruct(in: arena) }
    if let value = self.netDuration { c.pointee.net_duration = value.cStruct(in: arena) }
    if let value = self.lastStartTime { c.pointee.last_start_time = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.ExportListeningSessionsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ExportListeningSessionsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__export_listening_sessions_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportListeningSessionsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.includeTestParticipants = c.pointee.include_test_participants != 0
    self.filter = c.pointee.filter.map { CommonV1.ExportFilter($0) }
    self.since = Codec.string(c.pointee.since)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportListeningSessionsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportListeningSessionsRequest.self)
    otolith__ingestion__v1__export_listening_sessions_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.include_test_participants = self.includeTestParticipants ? 1 : 0
    if let value = self.filter { c.pointee.filter = value.cStruct(in: arena) }
    if !self.since.isEmpty { c.pointee.since = arena.string(self.since) }
    return c
  }
}

extension IngestionV1.ExportListeningSessionsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ExportListeningSessionsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__export_listening_sessions_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportListeningSessionsResponse>) {
    self.csv = Codec.bytes(c.pointee.csv)
    self.rows = c.pointee.rows
    self.cursor = Codec.string(c.pointee.cursor)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportListeningSessionsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportListeningSessionsResponse.self)
    otolith__ingestion__v1__export_listening_sessions_response__init(c)
    if !self.csv.isEmpty { c.pointee.csv = ProtobufCBinaryData(len: self.csv.count, data: arena.bytes(self.csv)) }
    c.pointee.rows = self.rows
    if !self.cursor.isEmpty { c.pointee.cursor = arena.string(self.cursor) }
    return c
  }
}
