// Generated from otolith/ingestion/v1/listening.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension IngestionV1 {
  /// How a session ended.
  public enum SessionEnd: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Refused with reason SESSION_END_MISSING.
    case unspecified
    /// The participant stopped, or left the player.
    case user
    /// The loop's time was over.
    case timer
    /// The sound was at its end.
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
}

extension IngestionV1 {
  /// How the statistics are ordered.
  public enum SoundOrder: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// The same as SOUND_ORDER_TITLE.
    case unspecified
    /// By title.
    case title
    /// Most sessions first.
    case sessions
    /// The lowest mean rating, which is the best, first; without any last.
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
}

extension IngestionV1 {
  /// Somebody listened to a sound.
  public struct ListeningSession: Message {
    /// Client-made UUID, kept on the device until a verdict arrives.
    public var sessionID: String
    /// The study.
    public var studyID: String
    /// A collection of sounds of the study.
    public var collectionID: String
    /// The version of the collection that the device had, from 1.
    public var collectionVersion: UInt32
    /// A sound of it.
    public var soundID: String
    /// When it began to play, by the device's clock. Required.
    public var startTime: GoogleProtobuf.Timestamp?
    /// How long it played, without pauses; above 0 (NOTHING_PLAYED), at most a day. Whole milliseconds.
    public var netDuration: GoogleProtobuf.Duration?
    /// The loop that was chosen, one of the collection's `loop_minutes` (0: endless); absent: no loop.
    public var loopMinutes: GoogleProtobuf.UInt32Value?
    /// How it ended; required.
    public var end: IngestionV1.SessionEnd
    /// What was rated; required.
    public var rating: IngestionV1.Rating?
    /// IANA name of the device's zone; required.
    public var timeZone: String
    /// Client name and version, at most 64 characters.
    public var appVersion: String

    /// Every field at its default.
    public init() {
      self.sessionID = ""
      self.studyID = ""
      self.collectionID = ""
      self.collectionVersion = 0
      self.soundID = ""
      self.startTime = nil
      self.netDuration = nil
      self.loopMinutes = nil
      self.end = IngestionV1.SessionEnd(rawValue: 0)
      self.rating = nil
      self.timeZone = ""
      self.appVersion = ""
    }

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
      appVersion: String = ""
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
    }
  }
}

extension IngestionV1.ListeningSession {
  public static var fullName: String { "otolith.ingestion.v1.ListeningSession" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ListeningSession()
    otolith__ingestion__v1__listening_session__init(&message)
    return message.base.descriptor
  }()

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
    return c
  }
}

extension IngestionV1 {
  /// The Clinical Global Impression of change after listening (SON FA10).
  public struct Rating: Message {
    /// Required.
    public enum OneOfAnswer: Sendable, Hashable {
      /// 1 (very much better) to 7 (very much worse).
      case value(UInt32)
      /// True: the participant chose not to rate.
      case declined(Bool)
      /// True: nobody was asked, or nothing was chosen in time.
      case notAsked(Bool)
    }

    /// Required.
    public var answer: IngestionV1.Rating.OneOfAnswer?

    /// Every field at its default.
    public init() {
      self.answer = nil
    }

    public init(
      answer: IngestionV1.Rating.OneOfAnswer? = nil
    ) {
      self.answer = answer
    }
  }
}

extension IngestionV1.Rating {
  public static var fullName: String { "otolith.ingestion.v1.Rating" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__Rating()
    otolith__ingestion__v1__rating__init(&message)
    return message.base.descriptor
  }()

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

extension IngestionV1 {
  /// A batch of sessions.
  public struct SubmitListeningSessionsRequest: Message {
    /// 1–500.
    public var sessions: [IngestionV1.ListeningSession]

    /// Every field at its default.
    public init() {
      self.sessions = []
    }

    public init(
      sessions: [IngestionV1.ListeningSession] = []
    ) {
      self.sessions = sessions
    }
  }
}

extension IngestionV1.SubmitListeningSessionsRequest {
  public static var fullName: String { "otolith.ingestion.v1.SubmitListeningSessionsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__SubmitListeningSessionsRequest()
    otolith__ingestion__v1__submit_listening_sessions_request__init(&message)
    return message.base.descriptor
  }()

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

extension IngestionV1 {
  /// What became of a session.
  public struct SessionVerdict: Message {
    /// As it was sent.
    public var sessionID: String
    /// What became of it.
    public var verdict: IngestionV1.Verdict
    /// Why it was refused, or waits; paths begin at the session.
    public var violations: [IngestionV1.Violation]
    /// For VERDICT_RETRY_LATER: how long to wait before it is sent again.
    public var retryDelay: GoogleProtobuf.Duration?

    /// Every field at its default.
    public init() {
      self.sessionID = ""
      self.verdict = IngestionV1.Verdict(rawValue: 0)
      self.violations = []
      self.retryDelay = nil
    }

    public init(
      sessionID: String = "",
      verdict: IngestionV1.Verdict = IngestionV1.Verdict(rawValue: 0),
      violations: [IngestionV1.Violation] = [],
      retryDelay: GoogleProtobuf.Duration? = nil
    ) {
      self.sessionID = sessionID
      self.verdict = verdict
      self.violations = violations
      self.retryDelay = retryDelay
    }
  }
}

extension IngestionV1.SessionVerdict {
  public static var fullName: String { "otolith.ingestion.v1.SessionVerdict" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__SessionVerdict()
    otolith__ingestion__v1__session_verdict__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SessionVerdict>) {
    self.sessionID = Codec.string(c.pointee.session_id)
    self.verdict = IngestionV1.Verdict(rawValue: Int32(truncatingIfNeeded: c.pointee.verdict.rawValue))
    self.violations = Codec.messages(c.pointee.violations, c.pointee.n_violations) { IngestionV1.Violation($0) }
    self.retryDelay = c.pointee.retry_delay.map { GoogleProtobuf.Duration($0) }
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
    return c
  }
}

extension IngestionV1 {
  /// What became of the batch.
  public struct SubmitListeningSessionsResponse: Message {
    /// Same order and number as the request's sessions.
    public var verdicts: [IngestionV1.SessionVerdict]

    /// Every field at its default.
    public init() {
      self.verdicts = []
    }

    public init(
      verdicts: [IngestionV1.SessionVerdict] = []
    ) {
      self.verdicts = verdicts
    }
  }
}

extension IngestionV1.SubmitListeningSessionsResponse {
  public static var fullName: String { "otolith.ingestion.v1.SubmitListeningSessionsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__SubmitListeningSessionsResponse()
    otolith__ingestion__v1__submit_listening_sessions_response__init(&message)
    return message.base.descriptor
  }()

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

extension IngestionV1 {
  /// Which sessions.
  public struct ListListeningSessionsRequest: Message {
    /// Empty: those of all studies.
    public var studyID: String
    /// 1–200; 0 means 5, as SON shows them.
    public var pageSize: UInt32
    /// `next_page_token` of the page before; empty: the first page.
    public var pageToken: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.pageSize = 0
      self.pageToken = ""
    }

    public init(
      studyID: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension IngestionV1.ListListeningSessionsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListListeningSessionsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ListListeningSessionsRequest()
    otolith__ingestion__v1__list_listening_sessions_request__init(&message)
    return message.base.descriptor
  }()

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

extension IngestionV1 {
  /// A page of sessions.
  public struct ListListeningSessionsResponse: Message {
    /// Latest first, by `start_time`.
    public var sessions: [IngestionV1.ListeningSession]
    /// For the next page; empty: this is the last one.
    public var nextPageToken: String

    /// Every field at its default.
    public init() {
      self.sessions = []
      self.nextPageToken = ""
    }

    public init(
      sessions: [IngestionV1.ListeningSession] = [],
      nextPageToken: String = ""
    ) {
      self.sessions = sessions
      self.nextPageToken = nextPageToken
    }
  }
}

extension IngestionV1.ListListeningSessionsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListListeningSessionsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ListListeningSessionsResponse()
    otolith__ingestion__v1__list_listening_sessions_response__init(&message)
    return message.base.descriptor
  }()

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

extension IngestionV1 {
  /// Of which study, and how.
  public struct GetSoundStatisticsRequest: Message {
    /// The study.
    public var studyID: String
    /// In which order.
    public var order: IngestionV1.SoundOrder
    /// BCP 47: the language of the titles.
    public var language: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.order = IngestionV1.SoundOrder(rawValue: 0)
      self.language = ""
    }

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
}

extension IngestionV1.GetSoundStatisticsRequest {
  public static var fullName: String { "otolith.ingestion.v1.GetSoundStatisticsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__GetSoundStatisticsRequest()
    otolith__ingestion__v1__get_sound_statistics_request__init(&message)
    return message.base.descriptor
  }()

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

extension IngestionV1 {
  /// What was heard.
  public struct GetSoundStatisticsResponse: Message {
    /// In the order asked for.
    public var sounds: [IngestionV1.SoundStatistics]

    /// Every field at its default.
    public init() {
      self.sounds = []
    }

    public init(
      sounds: [IngestionV1.SoundStatistics] = []
    ) {
      self.sounds = sounds
    }
  }
}

extension IngestionV1.GetSoundStatisticsResponse {
  public static var fullName: String { "otolith.ingestion.v1.GetSoundStatisticsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__GetSoundStatisticsResponse()
    otolith__ingestion__v1__get_sound_statistics_response__init(&message)
    return message.base.descriptor
  }()

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

extension IngestionV1 {
  /// What was heard of one sound.
  public struct SoundStatistics: Message {
    /// The collection.
    public var collectionID: String
    /// The sound.
    public var soundID: String
    /// In the language asked for, as the latest version that was heard calls it.
    public var title: String
    /// How often it was heard.
    public var sessions: UInt32
    /// How many of them were rated 1–7.
    public var ratings: UInt32
    /// Of those; absent: there are none.
    public var meanRating: GoogleProtobuf.DoubleValue?
    /// Of all sessions.
    public var netDuration: GoogleProtobuf.Duration?
    /// When it was heard last.
    public var lastStartTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.collectionID = ""
      self.soundID = ""
      self.title = ""
      self.sessions = 0
      self.ratings = 0
      self.meanRating = nil
      self.netDuration = nil
      self.lastStartTime = nil
    }

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
}

extension IngestionV1.SoundStatistics {
  public static var fullName: String { "otolith.ingestion.v1.SoundStatistics" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__SoundStatistics()
    otolith__ingestion__v1__sound_statistics__init(&message)
    return message.base.descriptor
  }()

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

extension IngestionV1 {
  /// Of which study.
  public struct ExportListeningSessionsRequest: Message {
    /// One that the caller leads.
    public var studyID: String
    /// With those of test participants.
    public var includeTestParticipants: Bool

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.includeTestParticipants = false
    }

    public init(
      studyID: String = "",
      includeTestParticipants: Bool = false
    ) {
      self.studyID = studyID
      self.includeTestParticipants = includeTestParticipants
    }
  }
}

extension IngestionV1.ExportListeningSessionsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ExportListeningSessionsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ExportListeningSessionsRequest()
    otolith__ingestion__v1__export_listening_sessions_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportListeningSessionsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.includeTestParticipants = c.pointee.include_test_participants != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportListeningSessionsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportListeningSessionsRequest.self)
    otolith__ingestion__v1__export_listening_sessions_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.include_test_participants = self.includeTestParticipants ? 1 : 0
    return c
  }
}

extension IngestionV1 {
  /// A part of an export; the export is the parts in their order.
  public struct ExportListeningSessionsResponse: Message {
    /// Bytes of the CSV file, which may end within a row or a character.
    public var csv: [UInt8]
    /// Rows in this part.
    public var rows: UInt32

    /// Every field at its default.
    public init() {
      self.csv = []
      self.rows = 0
    }

    public init(
      csv: [UInt8] = [],
      rows: UInt32 = 0
    ) {
      self.csv = csv
      self.rows = rows
    }
  }
}

extension IngestionV1.ExportListeningSessionsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ExportListeningSessionsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ExportListeningSessionsResponse()
    otolith__ingestion__v1__export_listening_sessions_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportListeningSessionsResponse>) {
    self.csv = Codec.bytes(c.pointee.csv)
    self.rows = c.pointee.rows
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportListeningSessionsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportListeningSessionsResponse.self)
    otolith__ingestion__v1__export_listening_sessions_response__init(c)
    if !self.csv.isEmpty { c.pointee.csv = ProtobufCBinaryData(len: self.csv.count, data: arena.bytes(self.csv)) }
    c.pointee.rows = self.rows
    return c
  }
}

extension IngestionV1 {
  /// The descriptor of `otolith/ingestion/v1/listening.proto`.
  public static let listeningFile = ProtoFile(
    name: "otolith/ingestion/v1/listening.proto",
    dependencies: [GoogleProtobuf.durationFile, GoogleProtobuf.timestampFile, GoogleProtobuf.wrappersFile, IngestionV1.ingestionFile],
    base64: """
      CiRvdG9saXRoL2luZ2VzdGlvbi92MS9saXN0ZW5pbmcucHJvdG8SFG90b2xpdGguaW5nZXN0aW9uLnYxGh5nb29nbGUvcHJv\
      dG9idWYvZHVyYXRpb24ucHJvdG8aH2dvb2dsZS9wcm90b2J1Zi90aW1lc3RhbXAucHJvdG8aHmdvb2dsZS9wcm90b2J1Zi93\
      cmFwcGVycy5wcm90bxokb3RvbGl0aC9pbmdlc3Rpb24vdjEvaW5nZXN0aW9uLnByb3RvIp0EChBMaXN0ZW5pbmdTZXNzaW9u\
      Eh0KCnNlc3Npb25faWQYASABKAlSCXNlc3Npb25JZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBIjCg1jb2xsZWN0aW9u\
      X2lkGAMgASgJUgxjb2xsZWN0aW9uSWQSLQoSY29sbGVjdGlvbl92ZXJzaW9uGAQgASgNUhFjb2xsZWN0aW9uVmVyc2lvbhIZ\
      Cghzb3VuZF9pZBgFIAEoCVIHc291bmRJZBI5CgpzdGFydF90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFt\
      cFIJc3RhcnRUaW1lEjwKDG5ldF9kdXJhdGlvbhgHIAEoCzIZLmdvb2dsZS5wcm90b2J1Zi5EdXJhdGlvblILbmV0RHVyYXRp\
      b24SPwoMbG9vcF9taW51dGVzGAggASgLMhwuZ29vZ2xlLnByb3RvYnVmLlVJbnQzMlZhbHVlUgtsb29wTWludXRlcxIyCgNl\
      bmQYCSABKA4yIC5vdG9saXRoLmluZ2VzdGlvbi52MS5TZXNzaW9uRW5kUgNlbmQSNAoGcmF0aW5nGAogASgLMhwub3RvbGl0\
      aC5pbmdlc3Rpb24udjEuUmF0aW5nUgZyYXRpbmcSGwoJdGltZV96b25lGAsgASgJUgh0aW1lWm9uZRIfCgthcHBfdmVyc2lv\
      bhgMIAEoCVIKYXBwVmVyc2lvbiJnCgZSYXRpbmcSFgoFdmFsdWUYASABKA1IAFIFdmFsdWUSHAoIZGVjbGluZWQYAiABKAhI\
      AFIIZGVjbGluZWQSHQoJbm90X2Fza2VkGAMgASgISABSCG5vdEFza2VkQggKBmFuc3dlciJkCh5TdWJtaXRMaXN0ZW5pbmdT\
      ZXNzaW9uc1JlcXVlc3QSQgoIc2Vzc2lvbnMYASADKAsyJi5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0ZW5pbmdTZXNzaW9u\
      UghzZXNzaW9ucyLlAQoOU2Vzc2lvblZlcmRpY3QSHQoKc2Vzc2lvbl9pZBgBIAEoCVIJc2Vzc2lvbklkEjcKB3ZlcmRpY3QY\
      AiABKA4yHS5vdG9saXRoLmluZ2VzdGlvbi52MS5WZXJkaWN0Ugd2ZXJkaWN0Ej8KCnZpb2xhdGlvbnMYAyADKAsyHy5vdG9s\
      aXRoLmluZ2VzdGlvbi52MS5WaW9sYXRpb25SCnZpb2xhdGlvbnMSOgoLcmV0cnlfZGVsYXkYBCABKAsyGS5nb29nbGUucHJv\
      dG9idWYuRHVyYXRpb25SCnJldHJ5RGVsYXkiYwofU3VibWl0TGlzdGVuaW5nU2Vzc2lvbnNSZXNwb25zZRJACgh2ZXJkaWN0\
      cxgBIAMoCzIkLm90b2xpdGguaW5nZXN0aW9uLnYxLlNlc3Npb25WZXJkaWN0Ugh2ZXJkaWN0cyJ1ChxMaXN0TGlzdGVuaW5n\
      U2Vzc2lvbnNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhsKCXBhZ2Vfc2l6ZRgCIAEoDVIIcGFnZVNpemUS\
      HQoKcGFnZV90b2tlbhgDIAEoCVIJcGFnZVRva2VuIosBCh1MaXN0TGlzdGVuaW5nU2Vzc2lvbnNSZXNwb25zZRJCCghzZXNz\
      aW9ucxgBIAMoCzImLm90b2xpdGguaW5nZXN0aW9uLnYxLkxpc3RlbmluZ1Nlc3Npb25SCHNlc3Npb25zEiYKD25leHRfcGFn\
      ZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiKKAQoZR2V0U291bmRTdGF0aXN0aWNzUmVxdWVzdBIZCghzdHVkeV9pZBgB\
      IAEoCVIHc3R1ZHlJZBI2CgVvcmRlchgCIAEoDjIgLm90b2xpdGguaW5nZXN0aW9uLnYxLlNvdW5kT3JkZXJSBW9yZGVyEhoK\
      CGxhbmd1YWdlGAMgASgJUghsYW5ndWFnZSJbChpHZXRTb3VuZFN0YXRpc3RpY3NSZXNwb25zZRI9CgZzb3VuZHMYASADKAsy\
      JS5vdG9saXRoLmluZ2VzdGlvbi52MS5Tb3VuZFN0YXRpc3RpY3NSBnNvdW5kcyLeAgoPU291bmRTdGF0aXN0aWNzEiMKDWNv\
      bGxlY3Rpb25faWQYASABKAlSDGNvbGxlY3Rpb25JZBIZCghzb3VuZF9pZBgCIAEoCVIHc291bmRJZBIUCgV0aXRsZRgDIAEo\
      CVIFdGl0bGUSGgoIc2Vzc2lvbnMYBCABKA1SCHNlc3Npb25zEhgKB3JhdGluZ3MYBSABKA1SB3JhdGluZ3MSPQoLbWVhbl9y\
      YXRpbmcYBiABKAsyHC5nb29nbGUucHJvdG9idWYuRG91YmxlVmFsdWVSCm1lYW5SYXRpbmcSPAoMbmV0X2R1cmF0aW9uGAcg\
      ASgLMhkuZ29vZ2xlLnByb3RvYnVmLkR1cmF0aW9uUgtuZXREdXJhdGlvbhJCCg9sYXN0X3N0YXJ0X3RpbWUYCCABKAsyGi5n\
      b29nbGUucHJvdG9idWYuVGltZXN0YW1wUg1sYXN0U3RhcnRUaW1lIncKHkV4cG9ydExpc3RlbmluZ1Nlc3Npb25zUmVxdWVz\
      dBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBI6ChlpbmNsdWRlX3Rlc3RfcGFydGljaXBhbnRzGAIgASgIUhdpbmNsdWRl\
      VGVzdFBhcnRpY2lwYW50cyJHCh9FeHBvcnRMaXN0ZW5pbmdTZXNzaW9uc1Jlc3BvbnNlEhAKA2NzdhgBIAEoDFIDY3N2EhIK\
      BHJvd3MYAiABKA1SBHJvd3MqbQoKU2Vzc2lvbkVuZBIbChdTRVNTSU9OX0VORF9VTlNQRUNJRklFRBAAEhQKEFNFU1NJT05f\
      RU5EX1VTRVIQARIVChFTRVNTSU9OX0VORF9USU1FUhACEhUKEVNFU1NJT05fRU5EX1NPVU5EEAMqdwoKU291bmRPcmRlchIb\
      ChdTT1VORF9PUkRFUl9VTlNQRUNJRklFRBAAEhUKEVNPVU5EX09SREVSX1RJVExFEAESGAoUU09VTkRfT1JERVJfU0VTU0lP\
      TlMQAhIbChdTT1VORF9PUkRFUl9NRUFOX1JBVElORxADMrYEChBMaXN0ZW5pbmdTZXJ2aWNlEosBChdTdWJtaXRMaXN0ZW5p\
      bmdTZXNzaW9ucxI0Lm90b2xpdGguaW5nZXN0aW9uLnYxLlN1Ym1pdExpc3RlbmluZ1Nlc3Npb25zUmVxdWVzdBo1Lm90b2xp\
      dGguaW5nZXN0aW9uLnYxLlN1Ym1pdExpc3RlbmluZ1Nlc3Npb25zUmVzcG9uc2UiA5ACAhKFAQoVTGlzdExpc3RlbmluZ1Nl\
      c3Npb25zEjIub3RvbGl0aC5pbmdlc3Rpb24udjEuTGlzdExpc3RlbmluZ1Nlc3Npb25zUmVxdWVzdBozLm90b2xpdGguaW5n\
      ZXN0aW9uLnYxLkxpc3RMaXN0ZW5pbmdTZXNzaW9uc1Jlc3BvbnNlIgOQAgESfAoSR2V0U291bmRTdGF0aXN0aWNzEi8ub3Rv\
      bGl0aC5pbmdlc3Rpb24udjEuR2V0U291bmRTdGF0aXN0aWNzUmVxdWVzdBowLm90b2xpdGguaW5nZXN0aW9uLnYxLkdldFNv\
      dW5kU3RhdGlzdGljc1Jlc3BvbnNlIgOQAgESjQEKF0V4cG9ydExpc3RlbmluZ1Nlc3Npb25zEjQub3RvbGl0aC5pbmdlc3Rp\
      b24udjEuRXhwb3J0TGlzdGVuaW5nU2Vzc2lvbnNSZXF1ZXN0GjUub3RvbGl0aC5pbmdlc3Rpb24udjEuRXhwb3J0TGlzdGVu\
      aW5nU2Vzc2lvbnNSZXNwb25zZSIDkAICMAFCUQoUb3RvbGl0aC5pbmdlc3Rpb24udjFQAVogb3RvbGl0aC9pbmdlc3Rpb24v\
      djE7aW5nZXN0aW9udjGqAhRPdG9saXRoLkluZ2VzdGlvbi5WMUrSIgo5CgEMEgMBABIaLyBXaGF0IHBhcnRpY2lwYW50cyBs\
      aXN0ZW5lZCB0byAoU09OIMKnNCwgwqc3KS4KClYKAgYAEgQQAC4BGkogQSBwYXJ0aWNpcGFudCdzIGxpc3RlbmluZyBzZXNz\
      aW9ucy4gRXZlcnlib2R5IHJlYWNoZXMgdGhlIG93biBvbmVzIG9ubHkuCgqPAwoEBgACABIEFwIZAxqAAyBTdG9yZXMgc2Vz\
      c2lvbnM7IGVhY2ggaXMgZGVjaWRlZCBieSBpdHNlbGYsIGFuZCB0aGUgc2FtZSBhZ2FpbiBpcyBWRVJESUNUX0VYSVNUUy4g\
      Tm90aGluZyBpcyBzdG9yZWQgZm9yIGEgc291bmQKIHRoYXQgd2FzIG9wZW5lZCBhbmQgbm90IHBsYXllZCAoU09OIEZBMTAp\
      LiBBIHRleHQgdGhhdCBpcyBub3QgVVRGLTggb3IgY29udGFpbnMgYSBOVUwgcmVmdXNlcyBpdHMgc2Vzc2lvbiBhbG9uZQog\
      KFRFWFRfSU5WQUxJRCwgd2l0aCBpdHMgZmllbGQpLgoKIEVycm9ycyAob2YgdGhlIHdob2xlIGNhbGwpOiBJTlZBTElEX0FS\
      R1VNRU5UOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gQkFUQ0hfVE9PX0xBUkdFOyBVTkFWQUlMQUJMRSB3aXRo\
      CiBSZXRyeUluZm8uCgpvCgQGAAIBEgQdAh8DGmEgVGhlIGNhbGxlcidzIHNlc3Npb25zLCBsYXRlc3QgZmlyc3QgKFNPTiBG\
      QTEyIHNob3dzIHRoZSBsYXN0IGZpdmUpLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCscBCgQGAAICEgQkAiYDGrgB\
      IFdoYXQgdGhlIGNhbGxlciBoZWFyZCBvZiBlYWNoIHNvdW5kIChTT04gRkExMykuIFdpdGhvdXQgcGFnZXM6IGEgc3R1ZHkn\
      cyBjb2xsZWN0aW9ucyBoYXZlIDEsMDAwIHNvdW5kcyBlYWNoIGF0CiBtb3N0LCBhbmQgb25seSB0aG9zZSBjb21lIHRoYXQg\
      d2VyZSBoZWFyZC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgrPAQoEBgACAxIEKwItAxrAASBBIHN0dWR5J3Mgc2Vz\
      c2lvbnMgYXMgQ1NWLCBmb3IgaXRzIGxlYWRlcnMsIG9uZSByb3cgZWFjaDsgcGFydGljaXBhbnRzIHVuZGVyIHRoZSBwc2V1\
      ZG9ueW0gb2YKIEV4cG9ydEFuc3dlclNoZWV0cy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IFBFUk1JU1NJT05fREVO\
      SUVEIHdpdGggcmVhc29uIE5PVF9TVFVEWV9MRUFERVIuCgoiCgIFABIEMQA6ARoWIEhvdyBhIHNlc3Npb24gZW5kZWQuCgo3\
      CgQFAAIAEgMzAh4aKiBSZWZ1c2VkIHdpdGggcmVhc29uIFNFU1NJT05fRU5EX01JU1NJTkcuCgo7CgQFAAIBEgM1AhcaLiBU\
      aGUgcGFydGljaXBhbnQgc3RvcHBlZCwgb3IgbGVmdCB0aGUgcGxheWVyLgoKKAoEBQACAhIDNwIYGhsgVGhlIGxvb3AncyB0\
      aW1lIHdhcyBvdmVyLgoKKAoEBQACAxIDOQIYGhsgVGhlIHNvdW5kIHdhcyBhdCBpdHMgZW5kLgoKKwoCBAASBD0AVgEaHyBT\
      b21lYm9keSBsaXN0ZW5lZCB0byBhIHNvdW5kLgoKTAoEBAACABIDPwIYGj8gQ2xpZW50LW1hZGUgVVVJRCwga2VwdCBvbiB0\
      aGUgZGV2aWNlIHVudGlsIGEgdmVyZGljdCBhcnJpdmVzLgoKGQoEBAACARIDQQIWGgwgVGhlIHN0dWR5LgoKMwoEBAACAhID\
      QwIbGiYgQSBjb2xsZWN0aW9uIG9mIHNvdW5kcyBvZiB0aGUgc3R1ZHkuCgpJCgQEAAIDEgNFAiAaPCBUaGUgdmVyc2lvbiBv\
      ZiB0aGUgY29sbGVjdGlvbiB0aGF0IHRoZSBkZXZpY2UgaGFkLCBmcm9tIDEuCgodCgQEAAIEEgNHAhYaECBBIHNvdW5kIG9m\
      IGl0LgoKRgoEBAACBRIDSQIrGjkgV2hlbiBpdCBiZWdhbiB0byBwbGF5LCBieSB0aGUgZGV2aWNlJ3MgY2xvY2suIFJlcXVp\
      cmVkLgoKbwoEBAACBhIDSwIsGmIgSG93IGxvbmcgaXQgcGxheWVkLCB3aXRob3V0IHBhdXNlczsgYWJvdmUgMCAoTk9USElO\
      R19QTEFZRUQpLCBhdCBtb3N0IGEgZGF5LiBXaG9sZSBtaWxsaXNlY29uZHMuCgpuCgQEAAIHEgNNAi8aYSBUaGUgbG9vcCB0\
      aGF0IHdhcyBjaG9zZW4sIG9uZSBvZiB0aGUgY29sbGVjdGlvbidzIGBsb29wX21pbnV0ZXNgICgwOiBlbmRsZXNzKTsgYWJz\
      ZW50OiBubyBsb29wLgoKJgoEBAACCBIDTwIVGhkgSG93IGl0IGVuZGVkOyByZXF1aXJlZC4KCigKBAQAAgkSA1ECFRobIFdo\
      YXQgd2FzIHJhdGVkOyByZXF1aXJlZC4KCjgKBAQAAgoSA1MCGBorIElBTkEgbmFtZSBvZiB0aGUgZGV2aWNlJ3Mgem9uZTsg\
      cmVxdWlyZWQuCgo+CgQEAAILEgNVAhoaMSBDbGllbnQgbmFtZSBhbmQgdmVyc2lvbiwgYXQgbW9zdCA2NCBjaGFyYWN0ZXJz\
      LgoKUgoCBAESBFkAYwEaRiBUaGUgQ2xpbmljYWwgR2xvYmFsIEltcHJlc3Npb24gb2YgY2hhbmdlIGFmdGVyIGxpc3Rlbmlu\
      ZyAoU09OIEZBMTApLgoKGQoEBAEIABIEWwJiAxoLIFJlcXVpcmVkLgoKOwoEBAECABIDXQQVGi4gMSAodmVyeSBtdWNoIGJl\
      dHRlcikgdG8gNyAodmVyeSBtdWNoIHdvcnNlKS4KCjcKBAQBAgESA18EFhoqIFRydWU6IHRoZSBwYXJ0aWNpcGFudCBjaG9z\
      ZSBub3QgdG8gcmF0ZS4KCkUKBAQBAgISA2EEFxo4IFRydWU6IG5vYm9keSB3YXMgYXNrZWQsIG9yIG5vdGhpbmcgd2FzIGNo\
      b3NlbiBpbiB0aW1lLgoKIgoCBAISBGYAaQEaFiBBIGJhdGNoIG9mIHNlc3Npb25zLgoKFwoEBAICABIDaAIpGgogMeKAkzUw\
      MC4KCicKAgQDEgRsAHUBGhsgV2hhdCBiZWNhbWUgb2YgYSBzZXNzaW9uLgoKHgoEBAMCABIDbgIYGhEgQXMgaXQgd2FzIHNl\
      bnQuCgohCgQEAwIBEgNwAhYaFCBXaGF0IGJlY2FtZSBvZiBpdC4KCkgKBAQDAgISA3ICJBo7IFdoeSBpdCB3YXMgcmVmdXNl\
      ZCwgb3Igd2FpdHM7IHBhdGhzIGJlZ2luIGF0IHRoZSBzZXNzaW9uLgoKUQoEBAMCAxIDdAIrGkQgRm9yIFZFUkRJQ1RfUkVU\
      UllfTEFURVI6IGhvdyBsb25nIHRvIHdhaXQgYmVmb3JlIGl0IGlzIHNlbnQgYWdhaW4uCgonCgIEBBIEeAB7ARobIFdoYXQg\
      YmVjYW1lIG9mIHRoZSBiYXRjaC4KCj8KBAQEAgASA3oCJxoyIFNhbWUgb3JkZXIgYW5kIG51bWJlciBhcyB0aGUgcmVxdWVz\
      dCdzIHNlc3Npb25zLgoKHgoCBAUSBX4AhQEBGhEgV2hpY2ggc2Vzc2lvbnMuCgosCgQEBQIAEgSAAQIWGh4gRW1wdHk6IHRo\
      b3NlIG9mIGFsbCBzdHVkaWVzLgoKNgoEBAUCARIEggECFxooIDHigJMyMDA7IDAgbWVhbnMgNSwgYXMgU09OIHNob3dzIHRo\
      ZW0uCgpMCgQEBQICEgSEAQIYGj4gYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHBhZ2UgYmVmb3JlOyBlbXB0eTogdGhlIGZp\
      cnN0IHBhZ2UuCgojCgIEBhIGiAEAjQEBGhUgQSBwYWdlIG9mIHNlc3Npb25zLgoKLgoEBAYCABIEigECKRogIExhdGVzdCBm\
      aXJzdCwgYnkgYHN0YXJ0X3RpbWVgLgoKPwoEBAYCARIEjAECHRoxIEZvciB0aGUgbmV4dCBwYWdlOyBlbXB0eTogdGhpcyBp\
      cyB0aGUgbGFzdCBvbmUuCgovCgIFARIGkAEAmQEBGiEgSG93IHRoZSBzdGF0aXN0aWNzIGFyZSBvcmRlcmVkLgoKLgoEBQEC\
      ABIEkgECHhogIFRoZSBzYW1lIGFzIFNPVU5EX09SREVSX1RJVExFLgoKGQoEBQECARIElAECGBoLIEJ5IHRpdGxlLgoKJAoE\
      BQECAhIElgECGxoWIE1vc3Qgc2Vzc2lvbnMgZmlyc3QuCgpTCgQFAQIDEgSYAQIeGkUgVGhlIGxvd2VzdCBtZWFuIHJhdGlu\
      Zywgd2hpY2ggaXMgdGhlIGJlc3QsIGZpcnN0OyB3aXRob3V0IGFueSBsYXN0LgoKKAoCBAcSBpwBAKMBARoaIE9mIHdoaWNo\
      IHN0dWR5LCBhbmQgaG93LgoKGgoEBAcCABIEngECFhoMIFRoZSBzdHVkeS4KCh8KBAQHAgESBKABAhcaESBJbiB3aGljaCBv\
      cmRlci4KCjMKBAQHAgISBKIBAhYaJSBCQ1AgNDc6IHRoZSBsYW5ndWFnZSBvZiB0aGUgdGl0bGVzLgoKHwoCBAgSBqYBAKkB\
      ARoRIFdoYXQgd2FzIGhlYXJkLgoKJwoEBAgCABIEqAECJhoZIEluIHRoZSBvcmRlciBhc2tlZCBmb3IuCgosCgIECRIGrAEA\
      vQEBGh4gV2hhdCB3YXMgaGVhcmQgb2Ygb25lIHNvdW5kLgoKHwoEBAkCABIErgECGxoRIFRoZSBjb2xsZWN0aW9uLgoKGgoE\
      BAkCARIEsAECFhoMIFRoZSBzb3VuZC4KClkKBAQJAgISBLIBAhMaSyBJbiB0aGUgbGFuZ3VhZ2UgYXNrZWQgZm9yLCBhcyB0\
      aGUgbGF0ZXN0IHZlcnNpb24gdGhhdCB3YXMgaGVhcmQgY2FsbHMgaXQuCgonCgQECQIDEgS0AQIWGhkgSG93IG9mdGVuIGl0\
      IHdhcyBoZWFyZC4KCjIKBAQJAgQSBLYBAhUaJCBIb3cgbWFueSBvZiB0aGVtIHdlcmUgcmF0ZWQgMeKAkzcuCgoxCgQECQIF\
      EgS4AQIuGiMgT2YgdGhvc2U7IGFic2VudDogdGhlcmUgYXJlIG5vbmUuCgogCgQECQIGEgS6AQIsGhIgT2YgYWxsIHNlc3Np\
      b25zLgoKJwoEBAkCBxIEvAECMBoZIFdoZW4gaXQgd2FzIGhlYXJkIGxhc3QuCgofCgIEChIGwAEAxQEBGhEgT2Ygd2hpY2gg\
      c3R1ZHkuCgoqCgQECgIAEgTCAQIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCjAKBAQKAgESBMQBAiUaIiBXaXRo\
      IHRob3NlIG9mIHRlc3QgcGFydGljaXBhbnRzLgoKTAoCBAsSBsgBAM0BARo+IEEgcGFydCBvZiBhbiBleHBvcnQ7IHRoZSBl\
      eHBvcnQgaXMgdGhlIHBhcnRzIGluIHRoZWlyIG9yZGVyLgoKUQoEBAsCABIEygECEBpDIEJ5dGVzIG9mIHRoZSBDU1YgZmls\
      ZSwgd2hpY2ggbWF5IGVuZCB3aXRoaW4gYSByb3cgb3IgYSBjaGFyYWN0ZXIuCgoiCgQECwIBEgTMAQISGhQgUm93cyBpbiB0\
      aGlzIHBhcnQuCmIGcHJvdG8z
      """)
}
