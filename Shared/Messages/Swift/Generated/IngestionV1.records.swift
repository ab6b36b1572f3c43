// Generated from otolith/ingestion/v1/records.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension IngestionV1 {
  /// Which ear.
  public enum Ear: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Refused (REQUIRED).
    case unspecified
    /// The left one.
    case left
    /// The right one.
    case right
    /// Both at once.
    case both
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .left, .right, .both] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .left
        case 2: .right
        case 3: .both
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .left: 1
        case .right: 2
        case .both: 3
        case .unrecognized(let number): number
      }
    }
  }
}

extension IngestionV1 {
  /// How records are ordered.
  public enum RecordOrder: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// The same as RECORD_ORDER_TIME.
    case unspecified
    /// By the time, or first day, that they are of, latest first.
    case time
    /// By title.
    case title
    /// By type, then by time.
    case type
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .time, .title, .type] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .time
        case 2: .title
        case 3: .type
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .time: 1
        case .title: 2
        case .type: 3
        case .unrecognized(let number): number
      }
    }
  }
}

extension IngestionV1 {
  /// A health record. What is there depends on the type.
  public struct HealthRecord: Message {
    /// Required; its type never changes.
    public enum OneOfContents: Sendable, Hashable {
      /// Something that happened.
      case event(IngestionV1.EventRecord)
      /// A treatment.
      case therapy(IngestionV1.TherapyRecord)
      /// Hearing thresholds.
      case audiogram(IngestionV1.AudiogramRecord)
      /// What the tinnitus sounds like.
      case tinnitusMatch(IngestionV1.TinnitusMatchRecord)
      /// Values over time.
      case measurement(IngestionV1.MeasurementRecord)
    }

    /// Client-made UUID.
    public var recordID: String
    /// The study that it is kept for.
    public var studyID: String
    /// What participants call it; at most 200 characters. Required for events and therapies.
    public var title: String
    /// In the participant's words; at most 10,000 characters.
    public var note: String
    /// Required; its type never changes.
    public var contents: IngestionV1.HealthRecord.OneOfContents?
    /// IANA name of the zone that the device was in.
    public var timeZone: String
    /// Counts the changes of the record, from 1; set by the server.
    public var revision: UInt32
    /// When it was last changed, by the clock of the device that did. Required.
    public var changeTime: GoogleProtobuf.Timestamp?
    /// When it was made, by the server's clock.
    public var createTime: GoogleProtobuf.Timestamp?
    /// When it was last changed, by the server's clock.
    public var updateTime: GoogleProtobuf.Timestamp?
    /// It was deleted: a tombstone, with ids, revision and times alone.
    public var deleted: Bool

    /// Every field at its default.
    public init() {
      self.recordID = ""
      self.studyID = ""
      self.title = ""
      self.note = ""
      self.contents = nil
      self.timeZone = ""
      self.revision = 0
      self.changeTime = nil
      self.createTime = nil
      self.updateTime = nil
      self.deleted = false
    }

    public init(
      recordID: String = "",
      studyID: String = "",
      title: String = "",
      note: String = "",
      contents: IngestionV1.HealthRecord.OneOfContents? = nil,
      timeZone: String = "",
      revision: UInt32 = 0,
      changeTime: GoogleProtobuf.Timestamp? = nil,
      createTime: GoogleProtobuf.Timestamp? = nil,
      updateTime: GoogleProtobuf.Timestamp? = nil,
      deleted: Bool = false
    ) {
      self.recordID = recordID
      self.studyID = studyID
      self.title = title
      self.note = note
      self.contents = contents
      self.timeZone = timeZone
      self.revision = revision
      self.changeTime = changeTime
      self.createTime = createTime
      self.updateTime = updateTime
      self.deleted = deleted
    }
  }
}

extension IngestionV1.HealthRecord {
  public static var fullName: String { "otolith.ingestion.v1.HealthRecord" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__HealthRecord()
    otolith__ingestion__v1__health_record__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__HealthRecord>) {
    self.recordID = Codec.string(c.pointee.record_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.title = Codec.string(c.pointee.title)
    self.note = Codec.string(c.pointee.note)
    self.contents = switch c.pointee.contents_case.rawValue {
      case 5: .event(IngestionV1.EventRecord(c.pointee.event!))
      case 6: .therapy(IngestionV1.TherapyRecord(c.pointee.therapy!))
      case 7: .audiogram(IngestionV1.AudiogramRecord(c.pointee.audiogram!))
      case 8: .tinnitusMatch(IngestionV1.TinnitusMatchRecord(c.pointee.tinnitus_match!))
      case 9: .measurement(IngestionV1.MeasurementRecord(c.pointee.measurement!))
      default: nil
    }
    self.timeZone = Codec.string(c.pointee.time_zone)
    self.revision = c.pointee.revision
    self.changeTime = c.pointee.change_time.map { GoogleProtobuf.Timestamp($0) }
    self.createTime = c.pointee.create_time.map { GoogleProtobuf.Timestamp($0) }
    self.updateTime = c.pointee.update_time.map { GoogleProtobuf.Timestamp($0) }
    self.deleted = c.pointee.deleted != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__HealthRecord> {
    let c = arena.allocate(Otolith__Ingestion__V1__HealthRecord.self)
    otolith__ingestion__v1__health_record__init(c)
    if !self.recordID.isEmpty { c.pointee.record_id = arena.string(self.recordID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.title.isEmpty { c.pointee.title = arena.string(self.title) }
    if !self.note.isEmpty { c.pointee.note = arena.string(self.note) }
    switch self.contents {
      case .event(let value)?:
        c.pointee.contents_case = .init(rawValue: 5)
        c.pointee.event = value.cStruct(in: arena)
      case .therapy(let value)?:
        c.pointee.contents_case = .init(rawValue: 6)
        c.pointee.therapy = value.cStruct(in: arena)
      case .audiogram(let value)?:
        c.pointee.contents_case = .init(rawValue: 7)
        c.pointee.audiogram = value.cStruct(in: arena)
      case .tinnitusMatch(let value)?:
        c.pointee.contents_case = .init(rawValue: 8)
        c.pointee.tinnitus_match = value.cStruct(in: arena)
      case .measurement(let value)?:
        c.pointee.contents_case = .init(rawValue: 9)
        c.pointee.measurement = value.cStruct(in: arena)
      case nil: break
    }
    if !self.timeZone.isEmpty { c.pointee.time_zone = arena.string(self.timeZone) }
    c.pointee.revision = self.revision
    if let value = self.changeTime { c.pointee.change_time = value.cStruct(in: arena) }
    if let value = self.createTime { c.pointee.create_time = value.cStruct(in: arena) }
    if let value = self.updateTime { c.pointee.update_time = value.cStruct(in: arena) }
    c.pointee.deleted = self.deleted ? 1 : 0
    return c
  }
}

extension IngestionV1 {
  /// A term of a vocabulary.
  public struct VocabularyCode: Message {
    /// The version of the study's vocabulary for the type, from 1.
    public var version: UInt32
    /// The term's code.
    public var code: String

    /// Every field at its default.
    public init() {
      self.version = 0
      self.code = ""
    }

    public init(
      version: UInt32 = 0,
      code: String = ""
    ) {
      self.version = version
      self.code = code
    }
  }
}

extension IngestionV1.VocabularyCode {
  public static var fullName: String { "otolith.ingestion.v1.VocabularyCode" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__VocabularyCode()
    otolith__ingestion__v1__vocabulary_code__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__VocabularyCode>) {
    self.version = c.pointee.version
    self.code = Codec.string(c.pointee.code)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__VocabularyCode> {
    let c = arena.allocate(Otolith__Ingestion__V1__VocabularyCode.self)
    otolith__ingestion__v1__vocabulary_code__init(c)
    c.pointee.version = self.version
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    return c
  }
}

extension IngestionV1 {
  /// Something that happened at one time (TNN: appointment, attack, …).
  public struct EventRecord: Message {
    /// When. Required.
    public var eventTime: GoogleProtobuf.Timestamp?
    /// What kind. Required.
    public var kind: IngestionV1.VocabularyCode?

    /// Every field at its default.
    public init() {
      self.eventTime = nil
      self.kind = nil
    }

    public init(
      eventTime: GoogleProtobuf.Timestamp? = nil,
      kind: IngestionV1.VocabularyCode? = nil
    ) {
      self.eventTime = eventTime
      self.kind = kind
    }
  }
}

extension IngestionV1.EventRecord {
  public static var fullName: String { "otolith.ingestion.v1.EventRecord" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__EventRecord()
    otolith__ingestion__v1__event_record__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__EventRecord>) {
    self.eventTime = c.pointee.event_time.map { GoogleProtobuf.Timestamp($0) }
    self.kind = c.pointee.kind.map { IngestionV1.VocabularyCode($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__EventRecord> {
    let c = arena.allocate(Otolith__Ingestion__V1__EventRecord.self)
    otolith__ingestion__v1__event_record__init(c)
    if let value = self.eventTime { c.pointee.event_time = value.cStruct(in: arena) }
    if let value = self.kind { c.pointee.kind = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1 {
  /// A treatment.
  public struct TherapyRecord: Message {
    /// First day, `YYYY-MM-DD`. Required.
    public var startDate: String
    /// Last day, `YYYY-MM-DD`, not before the first; empty: it goes on.
    public var endDate: String
    /// What kind. Required.
    public var kind: IngestionV1.VocabularyCode?

    /// Every field at its default.
    public init() {
      self.startDate = ""
      self.endDate = ""
      self.kind = nil
    }

    public init(
      startDate: String = "",
      endDate: String = "",
      kind: IngestionV1.VocabularyCode? = nil
    ) {
      self.startDate = startDate
      self.endDate = endDate
      self.kind = kind
    }
  }
}

extension IngestionV1.TherapyRecord {
  public static var fullName: String { "otolith.ingestion.v1.TherapyRecord" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__TherapyRecord()
    otolith__ingestion__v1__therapy_record__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__TherapyRecord>) {
    self.startDate = Codec.string(c.pointee.start_date)
    self.endDate = Codec.string(c.pointee.end_date)
    self.kind = c.pointee.kind.map { IngestionV1.VocabularyCode($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__TherapyRecord> {
    let c = arena.allocate(Otolith__Ingestion__V1__TherapyRecord.self)
    otolith__ingestion__v1__therapy_record__init(c)
    if !self.startDate.isEmpty { c.pointee.start_date = arena.string(self.startDate) }
    if !self.endDate.isEmpty { c.pointee.end_date = arena.string(self.endDate) }
    if let value = self.kind { c.pointee.kind = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1 {
  /// What was heard at which level; one ear or both.
  public struct AudiogramRecord: Message {
    /// When it was taken. Required.
    public var measureTime: GoogleProtobuf.Timestamp?
    /// By ear and frequency; 1–200, of one ear each frequency once.
    public var thresholds: [IngestionV1.HearingThreshold]

    /// Every field at its default.
    public init() {
      self.measureTime = nil
      self.thresholds = []
    }

    public init(
      measureTime: GoogleProtobuf.Timestamp? = nil,
      thresholds: [IngestionV1.HearingThreshold] = []
    ) {
      self.measureTime = measureTime
      self.thresholds = thresholds
    }
  }
}

extension IngestionV1.AudiogramRecord {
  public static var fullName: String { "otolith.ingestion.v1.AudiogramRecord" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__AudiogramRecord()
    otolith__ingestion__v1__audiogram_record__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__AudiogramRecord>) {
    self.measureTime = c.pointee.measure_time.map { GoogleProtobuf.Timestamp($0) }
    self.thresholds = Codec.messages(c.pointee.thresholds, c.pointee.n_thresholds) { IngestionV1.HearingThreshold($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__AudiogramRecord> {
    let c = arena.allocate(Otolith__Ingestion__V1__AudiogramRecord.self)
    otolith__ingestion__v1__audiogram_record__init(c)
    if let value = self.measureTime { c.pointee.measure_time = value.cStruct(in: arena) }
    if !self.thresholds.isEmpty {
      c.pointee.n_thresholds = self.thresholds.count
      c.pointee.thresholds = arena.array(self.thresholds) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__HearingThreshold>? }
    }
    return c
  }
}

extension IngestionV1 {
  /// The softest tone that was heard at a frequency.
  public struct HearingThreshold: Message {
    /// Required; left or right.
    public var ear: IngestionV1.Ear
    /// Hertz, 125 to 16,000.
    public var frequency: Double
    /// dB HL (ISO 389), -10 to 120. With `no_response` the loudest level that was tried.
    public var level: Double
    /// The other ear was masked.
    public var masked: Bool
    /// Nothing was heard, up to `level`.
    public var noResponse: Bool
    /// dB HL from which on it was uncomfortably loud, -10 to 120; absent: not tested.
    public var discomfortLevel: GoogleProtobuf.DoubleValue?

    /// Every field at its default.
    public init() {
      self.ear = IngestionV1.Ear(rawValue: 0)
      self.frequency = 0
      self.level = 0
      self.masked = false
      self.noResponse = false
      self.discomfortLevel = nil
    }

    public init(
      ear: IngestionV1.Ear = IngestionV1.Ear(rawValue: 0),
      frequency: Double = 0,
      level: Double = 0,
      masked: Bool = false,
      noResponse: Bool = false,
      discomfortLevel: GoogleProtobuf.DoubleValue? = nil
    ) {
      self.ear = ear
      self.frequency = frequency
      self.level = level
      self.masked = masked
      self.noResponse = noResponse
      self.discomfortLevel = discomfortLevel
    }
  }
}

extension IngestionV1.HearingThreshold {
  public static var fullName: String { "otolith.ingestion.v1.HearingThreshold" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__HearingThreshold()
    otolith__ingestion__v1__hearing_threshold__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__HearingThreshold>) {
    self.ear = IngestionV1.Ear(rawValue: Int32(truncatingIfNeeded: c.pointee.ear.rawValue))
    self.frequency = c.pointee.frequency
    self.level = c.pointee.level
    self.masked = c.pointee.masked != 0
    self.noResponse = c.pointee.no_response != 0
    self.discomfortLevel = c.pointee.discomfort_level.map { GoogleProtobuf.DoubleValue($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__HearingThreshold> {
    let c = arena.allocate(Otolith__Ingestion__V1__HearingThreshold.self)
    otolith__ingestion__v1__hearing_threshold__init(c)
    c.pointee.ear = Otolith__Ingestion__V1__Ear(rawValue: .init(truncatingIfNeeded: self.ear.rawValue))
    c.pointee.frequency = self.frequency
    c.pointee.level = self.level
    c.pointee.masked = self.masked ? 1 : 0
    c.pointee.no_response = self.noResponse ? 1 : 0
    if let value = self.discomfortLevel { c.pointee.discomfort_level = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1 {
  /// What the tinnitus was found to sound like, by comparison.
  public struct TinnitusMatchRecord: Message {
    /// When. Required.
    public var measureTime: GoogleProtobuf.Timestamp?
    /// By ear; 1–3, each once.
    public var matches: [IngestionV1.TinnitusMatch]

    /// Every field at its default.
    public init() {
      self.measureTime = nil
      self.matches = []
    }

    public init(
      measureTime: GoogleProtobuf.Timestamp? = nil,
      matches: [IngestionV1.TinnitusMatch] = []
    ) {
      self.measureTime = measureTime
      self.matches = matches
    }
  }
}

extension IngestionV1.TinnitusMatchRecord {
  public static var fullName: String { "otolith.ingestion.v1.TinnitusMatchRecord" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__TinnitusMatchRecord()
    otolith__ingestion__v1__tinnitus_match_record__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__TinnitusMatchRecord>) {
    self.measureTime = c.pointee.measure_time.map { GoogleProtobuf.Timestamp($0) }
    self.matches = Codec.messages(c.pointee.matches, c.pointee.n_matches) { IngestionV1.TinnitusMatch($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__TinnitusMatchRecord> {
    let c = arena.allocate(Otolith__Ingestion__V1__TinnitusMatchRecord.self)
    otolith__ingestion__v1__tinnitus_match_record__init(c)
    if let value = self.measureTime { c.pointee.measure_time = value.cStruct(in: arena) }
    if !self.matches.isEmpty {
      c.pointee.n_matches = self.matches.count
      c.pointee.matches = arena.array(self.matches) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__TinnitusMatch>? }
    }
    return c
  }
}

extension IngestionV1 {
  /// What the tinnitus of an ear sounds like. At least one of pitch, timbre, loudness and masking level is there.
  public struct TinnitusMatch: Message {
    /// Required.
    public var ear: IngestionV1.Ear
    /// Hertz, 20 to 20,000.
    public var pitch: GoogleProtobuf.DoubleValue?
    /// Tone, noise, …
    public var timbre: IngestionV1.VocabularyCode?
    /// dB HL, -10 to 120.
    public var loudness: GoogleProtobuf.DoubleValue?
    /// dB HL at which a noise covers it, -10 to 120.
    public var maskingLevel: GoogleProtobuf.DoubleValue?

    /// Every field at its default.
    public init() {
      self.ear = IngestionV1.Ear(rawValue: 0)
      self.pitch = nil
      self.timbre = nil
      self.loudness = nil
      self.maskingLevel = nil
    }

    public init(
      ear: IngestionV1.Ear = IngestionV1.Ear(rawValue: 0),
      pitch: GoogleProtobuf.DoubleValue? = nil,
      timbre: IngestionV1.VocabularyCode? = nil,
      loudness: GoogleProtobuf.DoubleValue? = nil,
      maskingLevel: GoogleProtobuf.DoubleValue? = nil
    ) {
      self.ear = ear
      self.pitch = pitch
      self.timbre = timbre
      self.loudness = loudness
      self.maskingLevel = maskingLevel
    }
  }
}

extension IngestionV1.TinnitusMatch {
  public static var fullName: String { "otolith.ingestion.v1.TinnitusMatch" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__TinnitusMatch()
    otolith__ingestion__v1__tinnitus_match__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__TinnitusMatch>) {
    self.ear = IngestionV1.Ear(rawValue: Int32(truncatingIfNeeded: c.pointee.ear.rawValue))
    self.pitch = c.pointee.pitch.map { GoogleProtobuf.DoubleValue($0) }
    self.timbre = c.pointee.timbre.map { IngestionV1.VocabularyCode($0) }
    self.loudness = c.pointee.loudness.map { GoogleProtobuf.DoubleValue($0) }
    self.maskingLevel = c.pointee.masking_level.map { GoogleProtobuf.DoubleValue($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__TinnitusMatch> {
    let c = arena.allocate(Otolith__Ingestion__V1__TinnitusMatch.self)
    otolith__ingestion__v1__tinnitus_match__init(c)
    c.pointee.ear = Otolith__Ingestion__V1__Ear(rawValue: .init(truncatingIfNeeded: self.ear.rawValue))
    if let value = self.pitch { c.pointee.pitch = value.cStruct(in: arena) }
    if let value = self.timbre { c.pointee.timbre = value.cStruct(in: arena) }
    if let value = self.loudness { c.pointee.loudness = value.cStruct(in: arena) }
    if let value = self.maskingLevel { c.pointee.masking_level = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1 {
  /// Values of one quantity over time.
  public struct MeasurementRecord: Message {
    /// What was measured; required where the study has a vocabulary for measurements.
    public var quantity: IngestionV1.VocabularyCode?
    /// UCUM code of all values, e.g. `/min`, `mm[Hg]`, `mmol/L`; at most 64 characters. Required.
    public var unit: String
    /// By time; 1–1,000.
    public var values: [IngestionV1.MeasuredValue]

    /// Every field at its default.
    public init() {
      self.quantity = nil
      self.unit = ""
      self.values = []
    }

    public init(
      quantity: IngestionV1.VocabularyCode? = nil,
      unit: String = "",
      values: [IngestionV1.MeasuredValue] = []
    ) {
      self.quantity = quantity
      self.unit = unit
      self.values = values
    }
  }
}

extension IngestionV1.MeasurementRecord {
  public static var fullName: String { "otolith.ingestion.v1.MeasurementRecord" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__MeasurementRecord()
    otolith__ingestion__v1__measurement_record__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__MeasurementRecord>) {
    self.quantity = c.pointee.quantity.map { IngestionV1.VocabularyCode($0) }
    self.unit = Codec.string(c.pointee.unit)
    self.values = Codec.messages(c.pointee.values, c.pointee.n_values) { IngestionV1.MeasuredValue($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__MeasurementRecord> {
    let c = arena.allocate(Otolith__Ingestion__V1__MeasurementRecord.self)
    otolith__ingestion__v1__measurement_record__init(c)
    if let value = self.quantity { c.pointee.quantity = value.cStruct(in: arena) }
    if !self.unit.isEmpty { c.pointee.unit = arena.string(self.unit) }
    if !self.values.isEmpty {
      c.pointee.n_values = self.values.count
      c.pointee.values = arena.array(self.values) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__MeasuredValue>? }
    }
    return c
  }
}

extension IngestionV1 {
  /// One value.
  public struct MeasuredValue: Message {
    /// When. Required.
    public var measureTime: GoogleProtobuf.Timestamp?
    /// Finite. Of a blood pressure the systolic one.
    public var value: Double
    /// Of a blood pressure the diastolic one; absent otherwise.
    public var secondValue: GoogleProtobuf.DoubleValue?

    /// Every field at its default.
    public init() {
      self.measureTime = nil
      self.value = 0
      self.secondValue = nil
    }

    public init(
      measureTime: GoogleProtobuf.Timestamp? = nil,
      value: Double = 0,
      secondValue: GoogleProtobuf.DoubleValue? = nil
    ) {
      self.measureTime = measureTime
      self.value = value
      self.secondValue = secondValue
    }
  }
}

extension IngestionV1.MeasuredValue {
  public static var fullName: String { "otolith.ingestion.v1.MeasuredValue" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__MeasuredValue()
    otolith__ingestion__v1__measured_value__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__MeasuredValue>) {
    self.measureTime = c.pointee.measure_time.map { GoogleProtobuf.Timestamp($0) }
    self.value = c.pointee.value
    self.secondValue = c.pointee.second_value.map { GoogleProtobuf.DoubleValue($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__MeasuredValue> {
    let c = arena.allocate(Otolith__Ingestion__V1__MeasuredValue.self)
    otolith__ingestion__v1__measured_value__init(c)
    if let value = self.measureTime { c.pointee.measure_time = value.cStruct(in: arena) }
    c.pointee.value = self.value
    if let value = self.secondValue { c.pointee.second_value = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1 {
  /// A change that a device made.
  public struct RecordChange: Message {
    /// The revision that it builds on; 0: the record is new.
    public var baseRevision: UInt32
    /// The whole record as it is to be; of a deletion (`deleted`) ids and `change_time` alone.
    public var record: IngestionV1.HealthRecord?

    /// Every field at its default.
    public init() {
      self.baseRevision = 0
      self.record = nil
    }

    public init(
      baseRevision: UInt32 = 0,
      record: IngestionV1.HealthRecord? = nil
    ) {
      self.baseRevision = baseRevision
      self.record = record
    }
  }
}

extension IngestionV1.RecordChange {
  public static var fullName: String { "otolith.ingestion.v1.RecordChange" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__RecordChange()
    otolith__ingestion__v1__record_change__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__RecordChange>) {
    self.baseRevision = c.pointee.base_revision
    self.record = c.pointee.record.map { IngestionV1.HealthRecord($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__RecordChange> {
    let c = arena.allocate(Otolith__Ingestion__V1__RecordChange.self)
    otolith__ingestion__v1__record_change__init(c)
    c.pointee.base_revision = self.baseRevision
    if let value = self.record { c.pointee.record = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1 {
  /// What a device changed, and up to where it knows the server's changes.
  public struct SyncRecordsRequest: Message {
    /// At most 200.
    public var changes: [IngestionV1.RecordChange]
    /// The latest cursor that it got; empty: it has nothing.
    public var cursor: String
    /// Most records that it wants back, 1–500; 0 means 200. A page of large records may have fewer.
    public var pageSize: UInt32

    /// Every field at its default.
    public init() {
      self.changes = []
      self.cursor = ""
      self.pageSize = 0
    }

    public init(
      changes: [IngestionV1.RecordChange] = [],
      cursor: String = "",
      pageSize: UInt32 = 0
    ) {
      self.changes = changes
      self.cursor = cursor
      self.pageSize = pageSize
    }
  }
}

extension IngestionV1.SyncRecordsRequest {
  public static var fullName: String { "otolith.ingestion.v1.SyncRecordsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__SyncRecordsRequest()
    otolith__ingestion__v1__sync_records_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SyncRecordsRequest>) {
    self.changes = Codec.messages(c.pointee.changes, c.pointee.n_changes) { IngestionV1.RecordChange($0) }
    self.cursor = Codec.string(c.pointee.cursor)
    self.pageSize = c.pointee.page_size
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SyncRecordsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__SyncRecordsRequest.self)
    otolith__ingestion__v1__sync_records_request__init(c)
    if !self.changes.isEmpty {
      c.pointee.n_changes = self.changes.count
      c.pointee.changes = arena.array(self.changes) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__RecordChange>? }
    }
    if !self.cursor.isEmpty { c.pointee.cursor = arena.string(self.cursor) }
    c.pointee.page_size = self.pageSize
    return c
  }
}

extension IngestionV1 {
  /// What became of a change.
  public struct RecordVerdict: Message {
    /// The record's, as it was sent.
    public var recordID: String
    /// What became of it.
    public var verdict: IngestionV1.Verdict
    /// Why it was refused, or waits; paths begin at the change.
    public var violations: [IngestionV1.Violation]
    /// The record as the server has it now; absent: it has none.
    public var record: IngestionV1.HealthRecord?

    /// Every field at its default.
    public init() {
      self.recordID = ""
      self.verdict = IngestionV1.Verdict(rawValue: 0)
      self.violations = []
      self.record = nil
    }

    public init(
      recordID: String = "",
      verdict: IngestionV1.Verdict = IngestionV1.Verdict(rawValue: 0),
      violations: [IngestionV1.Violation] = [],
      record: IngestionV1.HealthRecord? = nil
    ) {
      self.recordID = recordID
      self.verdict = verdict
      self.violations = violations
      self.record = record
    }
  }
}

extension IngestionV1.RecordVerdict {
  public static var fullName: String { "otolith.ingestion.v1.RecordVerdict" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__RecordVerdict()
    otolith__ingestion__v1__record_verdict__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__RecordVerdict>) {
    self.recordID = Codec.string(c.pointee.record_id)
    self.verdict = IngestionV1.Verdict(rawValue: Int32(truncatingIfNeeded: c.pointee.verdict.rawValue))
    self.violations = Codec.messages(c.pointee.violations, c.pointee.n_violations) { IngestionV1.Violation($0) }
    self.record = c.pointee.record.map { IngestionV1.HealthRecord($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__RecordVerdict> {
    let c = arena.allocate(Otolith__Ingestion__V1__RecordVerdict.self)
    otolith__ingestion__v1__record_verdict__init(c)
    if !self.recordID.isEmpty { c.pointee.record_id = arena.string(self.recordID) }
    c.pointee.verdict = Otolith__Ingestion__V1__Verdict(rawValue: .init(truncatingIfNeeded: self.verdict.rawValue))
    if !self.violations.isEmpty {
      c.pointee.n_violations = self.violations.count
      c.pointee.violations = arena.array(self.violations) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Violation>? }
    }
    if let value = self.record { c.pointee.record = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1 {
  /// What became of the changes, and what changed.
  public struct SyncRecordsResponse: Message {
    /// Same order and number as the request's changes.
    public var verdicts: [IngestionV1.RecordVerdict]
    /// Records that changed since the cursor, in the order in which they did, tombstones included; each as it is
    /// now.
    public var records: [IngestionV1.HealthRecord]
    /// For the next call.
    public var cursor: String
    /// There is more: call again with the cursor.
    public var more: Bool
    /// The request's cursor was so old that tombstones are gone, or of another state of the server: `records` begin
    /// from the beginning with this page, and what the device knows beside them, once `more` is false, was deleted.
    /// Only the first of these pages says so.
    public var reset: Bool

    /// Every field at its default.
    public init() {
      self.verdicts = []
      self.records = []
      self.cursor = ""
      self.more = false
      self.reset = false
    }

    public init(
      verdicts: [IngestionV1.RecordVerdict] = [],
      records: [IngestionV1.HealthRecord] = [],
      cursor: String = "",
      more: Bool = false,
      reset: Bool = false
    ) {
      self.verdicts = verdicts
      self.records = records
      self.cursor = cursor
      self.more = more
      self.reset = reset
    }
  }
}

extension IngestionV1.SyncRecordsResponse {
  public static var fullName: String { "otolith.ingestion.v1.SyncRecordsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__SyncRecordsResponse()
    otolith__ingestion__v1__sync_records_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SyncRecordsResponse>) {
    self.verdicts = Codec.messages(c.pointee.verdicts, c.pointee.n_verdicts) { IngestionV1.RecordVerdict($0) }
    self.records = Codec.messages(c.pointee.records, c.pointee.n_records) { IngestionV1.HealthRecord($0) }
    self.cursor = Codec.string(c.pointee.cursor)
    self.more = c.pointee.more != 0
    self.reset = c.pointee.reset != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SyncRecordsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__SyncRecordsResponse.self)
    otolith__ingestion__v1__sync_records_response__init(c)
    if !self.verdicts.isEmpty {
      c.pointee.n_verdicts = self.verdicts.count
      c.pointee.verdicts = arena.array(self.verdicts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__RecordVerdict>? }
    }
    if !self.records.isEmpty {
      c.pointee.n_records = self.records.count
      c.pointee.records = arena.array(self.records) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__HealthRecord>? }
    }
    if !self.cursor.isEmpty { c.pointee.cursor = arena.string(self.cursor) }
    c.pointee.more = self.more ? 1 : 0
    c.pointee.reset = self.reset ? 1 : 0
    return c
  }
}

extension IngestionV1 {
  /// Which records.
  public struct ListRecordsRequest: Message {
    /// Empty: those of all studies.
    public var studyID: String
    /// Empty: all types.
    public var types: [CatalogueV1.RecordType]
    /// Only what was, or went on, at it or after it.
    public var startTime: GoogleProtobuf.Timestamp?
    /// Only what was, or went on, before it.
    public var endTime: GoogleProtobuf.Timestamp?
    /// Words of title or note, as the participant writes them, in any order; at most 200 characters. Beginnings of
    /// words are found, too; letters' case and accents do not count.
    public var search: String
    /// In which order.
    public var order: IngestionV1.RecordOrder
    /// 1–200; 0 means 50. A page of large records may have fewer.
    public var pageSize: UInt32
    /// `next_page_token` of the page before, of the same request otherwise; empty: the first page.
    public var pageToken: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.types = []
      self.startTime = nil
      self.endTime = nil
      self.search = ""
      self.order = IngestionV1.RecordOrder(rawValue: 0)
      self.pageSize = 0
      self.pageToken = ""
    }

    public init(
      studyID: String = "",
      types: [CatalogueV1.RecordType] = [],
      startTime: GoogleProtobuf.Timestamp? = nil,
      endTime: GoogleProtobuf.Timestamp? = nil,
      search: String = "",
      order: IngestionV1.RecordOrder = IngestionV1.RecordOrder(rawValue: 0),
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.types = types
      self.startTime = startTime
      self.endTime = endTime
      self.search = search
      self.order = order
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension IngestionV1.ListRecordsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListRecordsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ListRecordsRequest()
    otolith__ingestion__v1__list_records_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListRecordsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.types = Codec.array(c.pointee.types, c.pointee.n_types) { CatalogueV1.RecordType(rawValue: Int32(truncatingIfNeeded: $0.rawValue)) }
    self.startTime = c.pointee.start_time.map { GoogleProtobuf.Timestamp($0) }
    self.endTime = c.pointee.end_time.map { GoogleProtobuf.Timestamp($0) }
    self.search = Codec.string(c.pointee.search)
    self.order = IngestionV1.RecordOrder(rawValue: Int32(truncatingIfNeeded: c.pointee.order.rawValue))
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListRecordsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListRecordsRequest.self)
    otolith__ingestion__v1__list_records_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.types.isEmpty {
      c.pointee.n_types = self.types.count
      c.pointee.types = arena.array(self.types) { Otolith__Catalogue__V1__RecordType(rawValue: .init(truncatingIfNeeded: $0.rawValue)) }
    }
    if let value = self.startTime { c.pointee.start_time = value.cStruct(in: arena) }
    if let value = self.endTime { c.pointee.end_time = value.cStruct(in: arena) }
    if !self.search.isEmpty { c.pointee.search = arena.string(self.search) }
    c.pointee.order = Otolith__Ingestion__V1__RecordOrder(rawValue: .init(truncatingIfNeeded: self.order.rawValue))
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension IngestionV1 {
  /// A page of records.
  public struct ListRecordsResponse: Message {
    /// In the order asked for; no tombstones.
    public var records: [IngestionV1.HealthRecord]
    /// For the next page; empty: this is the last one.
    public var nextPageToken: String

    /// Every field at its default.
    public init() {
      self.records = []
      self.nextPageToken = ""
    }

    public init(
      records: [IngestionV1.HealthRecord] = [],
      nextPageToken: String = ""
    ) {
      self.records = records
      self.nextPageToken = nextPageToken
    }
  }
}

extension IngestionV1.ListRecordsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListRecordsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ListRecordsResponse()
    otolith__ingestion__v1__list_records_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListRecordsResponse>) {
    self.records = Codec.messages(c.pointee.records, c.pointee.n_records) { IngestionV1.HealthRecord($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListRecordsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListRecordsResponse.self)
    otolith__ingestion__v1__list_records_response__init(c)
    if !self.records.isEmpty {
      c.pointee.n_records = self.records.count
      c.pointee.records = arena.array(self.records) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__HealthRecord>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension IngestionV1 {
  /// Which resources.
  public struct ExportOwnResourcesRequest: Message {
    /// Empty: those of all studies.
    public var studyID: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
    }

    public init(
      studyID: String = ""
    ) {
      self.studyID = studyID
    }
  }
}

extension IngestionV1.ExportOwnResourcesRequest {
  public static var fullName: String { "otolith.ingestion.v1.ExportOwnResourcesRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ExportOwnResourcesRequest()
    otolith__ingestion__v1__export_own_resources_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportOwnResourcesRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportOwnResourcesRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportOwnResourcesRequest.self)
    otolith__ingestion__v1__export_own_resources_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    return c
  }
}

extension IngestionV1 {
  /// A part of the export; the export is the parts in their order.
  public struct ExportOwnResourcesResponse: Message {
    /// Whole lines.
    public var lines: [UInt8]
    /// How many.
    public var resources: UInt32

    /// Every field at its default.
    public init() {
      self.lines = []
      self.resources = 0
    }

    public init(
      lines: [UInt8] = [],
      resources: UInt32 = 0
    ) {
      self.lines = lines
      self.resources = resources
    }
  }
}

extension IngestionV1.ExportOwnResourcesResponse {
  public static var fullName: String { "otolith.ingestion.v1.ExportOwnResourcesResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ExportOwnResourcesResponse()
    otolith__ingestion__v1__export_own_resources_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportOwnResourcesResponse>) {
    self.lines = Codec.bytes(c.pointee.lines)
    self.resources = c.pointee.resources
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportOwnResourcesResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportOwnResourcesResponse.self)
    otolith__ingestion__v1__export_own_resources_response__init(c)
    if !self.lines.isEmpty { c.pointee.lines = ProtobufCBinaryData(len: self.lines.count, data: arena.bytes(self.lines)) }
    c.pointee.resources = self.resources
    return c
  }
}

extension IngestionV1 {
  /// Of which study.
  public struct ExportRecordsRequest: Message {
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

extension IngestionV1.ExportRecordsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ExportRecordsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ExportRecordsRequest()
    otolith__ingestion__v1__export_records_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportRecordsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.includeTestParticipants = c.pointee.include_test_participants != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportRecordsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportRecordsRequest.self)
    otolith__ingestion__v1__export_records_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.include_test_participants = self.includeTestParticipants ? 1 : 0
    return c
  }
}

extension IngestionV1 {
  /// A part of an export; the export is the parts in their order.
  public struct ExportRecordsResponse: Message {
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

extension IngestionV1.ExportRecordsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ExportRecordsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ExportRecordsResponse()
    otolith__ingestion__v1__export_records_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportRecordsResponse>) {
    self.csv = Codec.bytes(c.pointee.csv)
    self.rows = c.pointee.rows
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportRecordsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportRecordsResponse.self)
    otolith__ingestion__v1__export_records_response__init(c)
    if !self.csv.isEmpty { c.pointee.csv = ProtobufCBinaryData(len: self.csv.count, data: arena.bytes(self.csv)) }
    c.pointee.rows = self.rows
    return c
  }
}

extension IngestionV1 {
  /// The descriptor of `otolith/ingestion/v1/records.proto`.
  public static let recordsFile = ProtoFile(
    name: "otolith/ingestion/v1/records.proto",
    dependencies: [GoogleProtobuf.timestampFile, GoogleProtobuf.wrappersFile, CatalogueV1.recordsFile, IngestionV1.ingestionFile],
    base64: """
      CiJvdG9saXRoL2luZ2VzdGlvbi92MS9yZWNvcmRzLnByb3RvEhRvdG9saXRoLmluZ2VzdGlvbi52MRofZ29vZ2xlL3Byb3Rv\
      YnVmL3RpbWVzdGFtcC5wcm90bxoeZ29vZ2xlL3Byb3RvYnVmL3dyYXBwZXJzLnByb3RvGiJvdG9saXRoL2NhdGFsb2d1ZS92\
      MS9yZWNvcmRzLnByb3RvGiRvdG9saXRoL2luZ2VzdGlvbi92MS9pbmdlc3Rpb24ucHJvdG8i6gUKDEhlYWx0aFJlY29yZBIb\
      CglyZWNvcmRfaWQYASABKAlSCHJlY29yZElkEhkKCHN0dWR5X2lkGAIgASgJUgdzdHVkeUlkEhQKBXRpdGxlGAMgASgJUgV0\
      aXRsZRISCgRub3RlGAQgASgJUgRub3RlEjkKBWV2ZW50GAUgASgLMiEub3RvbGl0aC5pbmdlc3Rpb24udjEuRXZlbnRSZWNv\
      cmRIAFIFZXZlbnQSPwoHdGhlcmFweRgGIAEoCzIjLm90b2xpdGguaW5nZXN0aW9uLnYxLlRoZXJhcHlSZWNvcmRIAFIHdGhl\
      cmFweRJFCglhdWRpb2dyYW0YByABKAsyJS5vdG9saXRoLmluZ2VzdGlvbi52MS5BdWRpb2dyYW1SZWNvcmRIAFIJYXVkaW9n\
      cmFtElIKDnRpbm5pdHVzX21hdGNoGAggASgLMikub3RvbGl0aC5pbmdlc3Rpb24udjEuVGlubml0dXNNYXRjaFJlY29yZEgA\
      Ug10aW5uaXR1c01hdGNoEksKC21lYXN1cmVtZW50GAkgASgLMicub3RvbGl0aC5pbmdlc3Rpb24udjEuTWVhc3VyZW1lbnRS\
      ZWNvcmRIAFILbWVhc3VyZW1lbnQSGwoJdGltZV96b25lGAogASgJUgh0aW1lWm9uZRIaCghyZXZpc2lvbhgLIAEoDVIIcmV2\
      aXNpb24SOwoLY2hhbmdlX3RpbWUYDCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjaGFuZ2VUaW1lEjsKC2Ny\
      ZWF0ZV90aW1lGA0gASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZRI7Cgt1cGRhdGVfdGltZRgO\
      IAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCnVwZGF0ZVRpbWUSGAoHZGVsZXRlZBgPIAEoCFIHZGVsZXRlZEIK\
      Cghjb250ZW50cyI+Cg5Wb2NhYnVsYXJ5Q29kZRIYCgd2ZXJzaW9uGAEgASgNUgd2ZXJzaW9uEhIKBGNvZGUYAiABKAlSBGNv\
      ZGUiggEKC0V2ZW50UmVjb3JkEjkKCmV2ZW50X3RpbWUYASABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUglldmVu\
      dFRpbWUSOAoEa2luZBgCIAEoCzIkLm90b2xpdGguaW5nZXN0aW9uLnYxLlZvY2FidWxhcnlDb2RlUgRraW5kIoMBCg1UaGVy\
      YXB5UmVjb3JkEh0KCnN0YXJ0X2RhdGUYASABKAlSCXN0YXJ0RGF0ZRIZCghlbmRfZGF0ZRgCIAEoCVIHZW5kRGF0ZRI4CgRr\
      aW5kGAMgASgLMiQub3RvbGl0aC5pbmdlc3Rpb24udjEuVm9jYWJ1bGFyeUNvZGVSBGtpbmQimAEKD0F1ZGlvZ3JhbVJlY29y\
      ZBI9CgxtZWFzdXJlX3RpbWUYASABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgttZWFzdXJlVGltZRJGCgp0aHJl\
      c2hvbGRzGAIgAygLMiYub3RvbGl0aC5pbmdlc3Rpb24udjEuSGVhcmluZ1RocmVzaG9sZFIKdGhyZXNob2xkcyL1AQoQSGVh\
      cmluZ1RocmVzaG9sZBIrCgNlYXIYASABKA4yGS5vdG9saXRoLmluZ2VzdGlvbi52MS5FYXJSA2VhchIcCglmcmVxdWVuY3kY\
      AiABKAFSCWZyZXF1ZW5jeRIUCgVsZXZlbBgDIAEoAVIFbGV2ZWwSFgoGbWFza2VkGAQgASgIUgZtYXNrZWQSHwoLbm9fcmVz\
      cG9uc2UYBSABKAhSCm5vUmVzcG9uc2USRwoQZGlzY29tZm9ydF9sZXZlbBgGIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3Vi\
      bGVWYWx1ZVIPZGlzY29tZm9ydExldmVsIpMBChNUaW5uaXR1c01hdGNoUmVjb3JkEj0KDG1lYXN1cmVfdGltZRgBIAEoCzIa\
      Lmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC21lYXN1cmVUaW1lEj0KB21hdGNoZXMYAiADKAsyIy5vdG9saXRoLmluZ2Vz\
      dGlvbi52MS5UaW5uaXR1c01hdGNoUgdtYXRjaGVzIqsCCg1UaW5uaXR1c01hdGNoEisKA2VhchgBIAEoDjIZLm90b2xpdGgu\
      aW5nZXN0aW9uLnYxLkVhclIDZWFyEjIKBXBpdGNoGAIgASgLMhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUgVwaXRj\
      aBI8CgZ0aW1icmUYAyABKAsyJC5vdG9saXRoLmluZ2VzdGlvbi52MS5Wb2NhYnVsYXJ5Q29kZVIGdGltYnJlEjgKCGxvdWRu\
      ZXNzGAQgASgLMhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUghsb3VkbmVzcxJBCg1tYXNraW5nX2xldmVsGAUgASgL\
      MhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUgxtYXNraW5nTGV2ZWwipgEKEU1lYXN1cmVtZW50UmVjb3JkEkAKCHF1\
      YW50aXR5GAEgASgLMiQub3RvbGl0aC5pbmdlc3Rpb24udjEuVm9jYWJ1bGFyeUNvZGVSCHF1YW50aXR5EhIKBHVuaXQYAiAB\
      KAlSBHVuaXQSOwoGdmFsdWVzGAMgAygLMiMub3RvbGl0aC5pbmdlc3Rpb24udjEuTWVhc3VyZWRWYWx1ZVIGdmFsdWVzIqUB\
      Cg1NZWFzdXJlZFZhbHVlEj0KDG1lYXN1cmVfdGltZRgBIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC21lYXN1\
      cmVUaW1lEhQKBXZhbHVlGAIgASgBUgV2YWx1ZRI/CgxzZWNvbmRfdmFsdWUYAyABKAsyHC5nb29nbGUucHJvdG9idWYuRG91\
      YmxlVmFsdWVSC3NlY29uZFZhbHVlIm8KDFJlY29yZENoYW5nZRIjCg1iYXNlX3JldmlzaW9uGAEgASgNUgxiYXNlUmV2aXNp\
      b24SOgoGcmVjb3JkGAIgASgLMiIub3RvbGl0aC5pbmdlc3Rpb24udjEuSGVhbHRoUmVjb3JkUgZyZWNvcmQihwEKElN5bmNS\
      ZWNvcmRzUmVxdWVzdBI8CgdjaGFuZ2VzGAEgAygLMiIub3RvbGl0aC5pbmdlc3Rpb24udjEuUmVjb3JkQ2hhbmdlUgdjaGFu\
      Z2VzEhYKBmN1cnNvchgCIAEoCVIGY3Vyc29yEhsKCXBhZ2Vfc2l6ZRgDIAEoDVIIcGFnZVNpemUi4gEKDVJlY29yZFZlcmRp\
      Y3QSGwoJcmVjb3JkX2lkGAEgASgJUghyZWNvcmRJZBI3Cgd2ZXJkaWN0GAIgASgOMh0ub3RvbGl0aC5pbmdlc3Rpb24udjEu\
      VmVyZGljdFIHdmVyZGljdBI/Cgp2aW9sYXRpb25zGAMgAygLMh8ub3RvbGl0aC5pbmdlc3Rpb24udjEuVmlvbGF0aW9uUgp2\
      aW9sYXRpb25zEjoKBnJlY29yZBgEIAEoCzIiLm90b2xpdGguaW5nZXN0aW9uLnYxLkhlYWx0aFJlY29yZFIGcmVjb3JkItYB\
      ChNTeW5jUmVjb3Jkc1Jlc3BvbnNlEj8KCHZlcmRpY3RzGAEgAygLMiMub3RvbGl0aC5pbmdlc3Rpb24udjEuUmVjb3JkVmVy\
      ZGljdFIIdmVyZGljdHMSPAoHcmVjb3JkcxgCIAMoCzIiLm90b2xpdGguaW5nZXN0aW9uLnYxLkhlYWx0aFJlY29yZFIHcmVj\
      b3JkcxIWCgZjdXJzb3IYAyABKAlSBmN1cnNvchISCgRtb3JlGAQgASgIUgRtb3JlEhQKBXJlc2V0GAUgASgIUgVyZXNldCLm\
      AgoSTGlzdFJlY29yZHNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEjYKBXR5cGVzGAIgAygOMiAub3RvbGl0\
      aC5jYXRhbG9ndWUudjEuUmVjb3JkVHlwZVIFdHlwZXMSOQoKc3RhcnRfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5U\
      aW1lc3RhbXBSCXN0YXJ0VGltZRI1CghlbmRfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSB2VuZFRp\
      bWUSFgoGc2VhcmNoGAUgASgJUgZzZWFyY2gSNwoFb3JkZXIYBiABKA4yIS5vdG9saXRoLmluZ2VzdGlvbi52MS5SZWNvcmRP\
      cmRlclIFb3JkZXISGwoJcGFnZV9zaXplGAcgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAggASgJUglwYWdlVG9rZW4i\
      ewoTTGlzdFJlY29yZHNSZXNwb25zZRI8CgdyZWNvcmRzGAEgAygLMiIub3RvbGl0aC5pbmdlc3Rpb24udjEuSGVhbHRoUmVj\
      b3JkUgdyZWNvcmRzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiI2ChlFeHBvcnRPd25SZXNvdXJj\
      ZXNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkIlAKGkV4cG9ydE93blJlc291cmNlc1Jlc3BvbnNlEhQKBWxp\
      bmVzGAEgASgMUgVsaW5lcxIcCglyZXNvdXJjZXMYAiABKA1SCXJlc291cmNlcyJtChRFeHBvcnRSZWNvcmRzUmVxdWVzdBIZ\
      CghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBI6ChlpbmNsdWRlX3Rlc3RfcGFydGljaXBhbnRzGAIgASgIUhdpbmNsdWRlVGVz\
      dFBhcnRpY2lwYW50cyI9ChVFeHBvcnRSZWNvcmRzUmVzcG9uc2USEAoDY3N2GAEgASgMUgNjc3YSEgoEcm93cxgCIAEoDVIE\
      cm93cypFCgNFYXISEwoPRUFSX1VOU1BFQ0lGSUVEEAASDAoIRUFSX0xFRlQQARINCglFQVJfUklHSFQQAhIMCghFQVJfQk9U\
      SBADKnEKC1JlY29yZE9yZGVyEhwKGFJFQ09SRF9PUkRFUl9VTlNQRUNJRklFRBAAEhUKEVJFQ09SRF9PUkRFUl9USU1FEAES\
      FgoSUkVDT1JEX09SREVSX1RJVExFEAISFQoRUkVDT1JEX09SREVSX1RZUEUQAzLSAwoNUmVjb3JkU2VydmljZRJnCgtTeW5j\
      UmVjb3JkcxIoLm90b2xpdGguaW5nZXN0aW9uLnYxLlN5bmNSZWNvcmRzUmVxdWVzdBopLm90b2xpdGguaW5nZXN0aW9uLnYx\
      LlN5bmNSZWNvcmRzUmVzcG9uc2UiA5ACAhJnCgtMaXN0UmVjb3JkcxIoLm90b2xpdGguaW5nZXN0aW9uLnYxLkxpc3RSZWNv\
      cmRzUmVxdWVzdBopLm90b2xpdGguaW5nZXN0aW9uLnYxLkxpc3RSZWNvcmRzUmVzcG9uc2UiA5ACARJ+ChJFeHBvcnRPd25S\
      ZXNvdXJjZXMSLy5vdG9saXRoLmluZ2VzdGlvbi52MS5FeHBvcnRPd25SZXNvdXJjZXNSZXF1ZXN0GjAub3RvbGl0aC5pbmdl\
      c3Rpb24udjEuRXhwb3J0T3duUmVzb3VyY2VzUmVzcG9uc2UiA5ACAjABEm8KDUV4cG9ydFJlY29yZHMSKi5vdG9saXRoLmlu\
      Z2VzdGlvbi52MS5FeHBvcnRSZWNvcmRzUmVxdWVzdBorLm90b2xpdGguaW5nZXN0aW9uLnYxLkV4cG9ydFJlY29yZHNSZXNw\
      b25zZSIDkAICMAFCUQoUb3RvbGl0aC5pbmdlc3Rpb24udjFQAVogb3RvbGl0aC9pbmdlc3Rpb24vdjE7aW5nZXN0aW9udjGq\
      AhRPdG9saXRoLkluZ2VzdGlvbi5WMUqyPwpSCgEMEgMBABIaSCBIZWFsdGggcmVjb3JkcyB0aGF0IHBhcnRpY2lwYW50cyBr\
      ZWVwIGJlc2lkZSBxdWVzdGlvbm5haXJlcyAoVE5OIMKnNCkuCgqWAQoCBgASBBEANgEaiQEgQSBwYXJ0aWNpcGFudCdzIGhl\
      YWx0aCByZWNvcmRzIG9uIGFsbCBvd24gZGV2aWNlczogbWFkZSBhbmQgY2hhbmdlZCBvZmZsaW5lLCBhbmQgc3luY2hyb25p\
      c2VkLiBFdmVyeWJvZHkgcmVhY2hlcwogdGhlIG93biByZWNvcmRzIG9ubHkuCgqfCAoEBgACABIEHwIhAxqQCCBCcmluZ3Mg\
      YSBkZXZpY2UncyBjaGFuZ2VzLCBhbmQgdGFrZXMgd2hhdCBjaGFuZ2VkIHNpbmNlIGl0cyBjdXJzb3IsIGl0cyBvd24gY2hh\
      bmdlcyBpbmNsdWRlZDogYSBkZXZpY2UgdGhhdAogcmVwZWF0cyBpdCB1bnRpbCBgbW9yZWAgaXMgZmFsc2UgaGFzIGV2ZXJ5\
      IHJlY29yZCBhcyB0aGUgc2VydmVyIGhhcyBpdC4gQ2hhbmdlcyBhcmUgZGVjaWRlZCBvbmUgYnkgb25lLCBpbgogb3JkZXI7\
      IHRoZSBzYW1lIGNoYW5nZSBhZ2FpbiBpcyBWRVJESUNUX0VYSVNUUy4gQSBjaGFuZ2UgdGhhdCBidWlsZHMgb24gYW4gb2xk\
      ZXIgcmV2aXNpb24gdGhhbiB0aGUgcHJlc2VudCBvbmUKIGlzIG5vdCBjYXJyaWVkIG91dDogVkVSRElDVF9DT05GTElDVCB0\
      ZWxscyB0aGUgcHJlc2VudCByZWNvcmQgYmVzaWRlIGl0LCB0aGUgZGV2aWNlIGtlZXBzIGJvdGgsIGxldHMgdGhlCiBwYXJ0\
      aWNpcGFudCBkZWNpZGUgKG9yIG1lcmdlcyB0aGVtKSwgYW5kIHNlbmRzIHRoZSByZXN1bHQgd2l0aCB0aGUgcHJlc2VudCBy\
      ZXZpc2lvbi4gRGVsZXRpbmcgbGVhdmVzIGEKIHRvbWJzdG9uZSBmb3IgNDAwIGRheXMuIEEgdGV4dCBvZiBhIGNoYW5nZSB0\
      aGF0IGlzIG5vdCBVVEYtOCBvciBjb250YWlucyBhIE5VTCByZWZ1c2VzIGl0IGFsb25lIChURVhUX0lOVkFMSUQsCiB3aXRo\
      IGl0cyBmaWVsZCkuCgogV2hhdCB3YXMgY2hhbmdlZCB3aGVuIHRoZSBzdHVkeSBkaWQgbm90IHRha2UgcmVjb3JkcyBvZiB0\
      aGUgdHlwZSBhbnkgbW9yZSBpcyByZWZ1c2VkIChSRUNPUkRfVFlQRV9OT1RfVEFLRU4pLAogZWRpdHMgb2YgcmVjb3JkcyB0\
      aGF0IGl0IHRvb2sgYmVmb3JlLCB0b28uIFRoZXNlIHN0YXksIGFyZSBsaXN0ZWQgYW5kIGV4cG9ydGVkLCBhbmQgY2FuIGJl\
      IGRlbGV0ZWQuCgogRXJyb3JzIChvZiB0aGUgd2hvbGUgY2FsbCk6IElOVkFMSURfQVJHVU1FTlQsIGFsc28gd2l0aCByZWFz\
      b24gQ1VSU09SX0lOVkFMSUQ7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbgogQkFUQ0hfVE9PX0xBUkdFOyBVTkFW\
      QUlMQUJMRSB3aXRoIFJldHJ5SW5mby4KCloKBAYAAgESBCUCJwMaTCBUaGUgY2FsbGVyJ3MgcmVjb3JkcywgZm9yIGNhbGVu\
      ZGFycyBhbmQgbGlzdHMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoK9wEKBAYAAgISBCwCLgMa6AEgVGhlIGNhbGxl\
      cidzIHJlY29yZHMgYXMgRkhJUiBSNCByZXNvdXJjZXMsIG9uZSBKU09OIG9iamVjdCBhIGxpbmUgKGFwcGxpY2F0aW9uL2Zo\
      aXIrbmRqc29uKTogYXVkaW9ncmFtcywgdGlubml0dXMKIG1hdGNoZXMgYW5kIG1lYXN1cmVtZW50cyBhcyBPYnNlcnZhdGlv\
      biwgdGhlcmFwaWVzIGFzIFByb2NlZHVyZSwgZXZlbnRzIGFzIE9ic2VydmF0aW9uLgoKIEVycm9yczogSU5WQUxJRF9BUkdV\
      TUVOVC4KCvIBCgQGAAIDEgQzAjUDGuMBIEEgc3R1ZHkncyByZWNvcmRzIGFzIENTViwgZm9yIGl0cyBsZWFkZXJzOiBvbmUg\
      cm93IGZvciBlYWNoIHZhbHVlOyBwYXJ0aWNpcGFudHMgdW5kZXIgdGhlIHBzZXVkb255bSBvZgogRXhwb3J0QW5zd2VyU2hl\
      ZXRzLCB3aXRob3V0IHRpdGxlcyBhbmQgbm90ZXMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBQRVJNSVNTSU9OX0RF\
      TklFRCB3aXRoIHJlYXNvbiBOT1RfU1RVRFlfTEVBREVSLgoKQQoCBAASBDkAWwEaNSBBIGhlYWx0aCByZWNvcmQuIFdoYXQg\
      aXMgdGhlcmUgZGVwZW5kcyBvbiB0aGUgdHlwZS4KCiAKBAQAAgASAzsCFxoTIENsaWVudC1tYWRlIFVVSUQuCgotCgQEAAIB\
      EgM9AhYaICBUaGUgc3R1ZHkgdGhhdCBpdCBpcyBrZXB0IGZvci4KCmQKBAQAAgISAz8CExpXIFdoYXQgcGFydGljaXBhbnRz\
      IGNhbGwgaXQ7IGF0IG1vc3QgMjAwIGNoYXJhY3RlcnMuIFJlcXVpcmVkIGZvciBldmVudHMgYW5kIHRoZXJhcGllcy4KCkUK\
      BAQAAgMSA0ECEho4IEluIHRoZSBwYXJ0aWNpcGFudCdzIHdvcmRzOyBhdCBtb3N0IDEwLDAwMCBjaGFyYWN0ZXJzLgoKMQoE\
      BAAIABIEQwJOAxojIFJlcXVpcmVkOyBpdHMgdHlwZSBuZXZlciBjaGFuZ2VzLgoKJwoEBAACBBIDRQQaGhogU29tZXRoaW5n\
      IHRoYXQgaGFwcGVuZWQuCgobCgQEAAIFEgNHBB4aDiBBIHRyZWF0bWVudC4KCiIKBAQAAgYSA0kEIhoVIEhlYXJpbmcgdGhy\
      ZXNob2xkcy4KCi0KBAQAAgcSA0sEKxogIFdoYXQgdGhlIHRpbm5pdHVzIHNvdW5kcyBsaWtlLgoKIAoEBAACCBIDTQQmGhMg\
      VmFsdWVzIG92ZXIgdGltZS4KCjwKBAQAAgkSA1ACGBovIElBTkEgbmFtZSBvZiB0aGUgem9uZSB0aGF0IHRoZSBkZXZpY2Ug\
      d2FzIGluLgoKSwoEBAACChIDUgIXGj4gQ291bnRzIHRoZSBjaGFuZ2VzIG9mIHRoZSByZWNvcmQsIGZyb20gMTsgc2V0IGJ5\
      IHRoZSBzZXJ2ZXIuCgpXCgQEAAILEgNUAi0aSiBXaGVuIGl0IHdhcyBsYXN0IGNoYW5nZWQsIGJ5IHRoZSBjbG9jayBvZiB0\
      aGUgZGV2aWNlIHRoYXQgZGlkLiBSZXF1aXJlZC4KCjcKBAQAAgwSA1YCLRoqIFdoZW4gaXQgd2FzIG1hZGUsIGJ5IHRoZSBz\
      ZXJ2ZXIncyBjbG9jay4KCj8KBAQAAg0SA1gCLRoyIFdoZW4gaXQgd2FzIGxhc3QgY2hhbmdlZCwgYnkgdGhlIHNlcnZlcidz\
      IGNsb2NrLgoKTwoEBAACDhIDWgIUGkIgSXQgd2FzIGRlbGV0ZWQ6IGEgdG9tYnN0b25lLCB3aXRoIGlkcywgcmV2aXNpb24g\
      YW5kIHRpbWVzIGFsb25lLgoKJQoCBAESBF4AYwEaGSBBIHRlcm0gb2YgYSB2b2NhYnVsYXJ5LgoKSgoEBAECABIDYAIVGj0g\
      VGhlIHZlcnNpb24gb2YgdGhlIHN0dWR5J3Mgdm9jYWJ1bGFyeSBmb3IgdGhlIHR5cGUsIGZyb20gMS4KCh8KBAQBAgESA2IC\
      EhoSIFRoZSB0ZXJtJ3MgY29kZS4KClIKAgQCEgRmAGsBGkYgU29tZXRoaW5nIHRoYXQgaGFwcGVuZWQgYXQgb25lIHRpbWUg\
      KFROTjogYXBwb2ludG1lbnQsIGF0dGFjaywg4oCmKS4KCh4KBAQCAgASA2gCKxoRIFdoZW4uIFJlcXVpcmVkLgoKIwoEBAIC\
      ARIDagIaGhYgV2hhdCBraW5kLiBSZXF1aXJlZC4KChoKAgQDEgRuAHUBGg4gQSB0cmVhdG1lbnQuCgoxCgQEAwIAEgNwAhga\
      JCBGaXJzdCBkYXksIGBZWVlZLU1NLUREYC4gUmVxdWlyZWQuCgpPCgQEAwIBEgNyAhYaQiBMYXN0IGRheSwgYFlZWVktTU0t\
      RERgLCBub3QgYmVmb3JlIHRoZSBmaXJzdDsgZW1wdHk6IGl0IGdvZXMgb24uCgojCgQEAwICEgN0AhoaFiBXaGF0IGtpbmQu\
      IFJlcXVpcmVkLgoKPQoCBAQSBHgAfQEaMSBXaGF0IHdhcyBoZWFyZCBhdCB3aGljaCBsZXZlbDsgb25lIGVhciBvciBib3Ro\
      LgoKKwoEBAQCABIDegItGh4gV2hlbiBpdCB3YXMgdGFrZW4uIFJlcXVpcmVkLgoKTQoEBAQCARIDfAIrGkAgQnkgZWFyIGFu\
      ZCBmcmVxdWVuY3k7IDHigJMyMDAsIG9mIG9uZSBlYXIgZWFjaCBmcmVxdWVuY3kgb25jZS4KChoKAgUAEgaAAQCJAQEaDCBX\
      aGljaCBlYXIuCgojCgQFAAIAEgSCAQIWGhUgUmVmdXNlZCAoUkVRVUlSRUQpLgoKHQoEBQACARIEhAECDxoPIFRoZSBsZWZ0\
      IG9uZS4KCh4KBAUAAgISBIYBAhAaECBUaGUgcmlnaHQgb25lLgoKHQoEBQACAxIEiAECDxoPIEJvdGggYXQgb25jZS4KCj8K\
      AgQFEgaMAQCZAQEaMSBUaGUgc29mdGVzdCB0b25lIHRoYXQgd2FzIGhlYXJkIGF0IGEgZnJlcXVlbmN5LgoKKAoEBAUCABIE\
      jgECDhoaIFJlcXVpcmVkOyBsZWZ0IG9yIHJpZ2h0LgoKJQoEBAUCARIEkAECFxoXIEhlcnR6LCAxMjUgdG8gMTYsMDAwLgoK\
      YQoEBAUCAhIEkgECExpTIGRCIEhMIChJU08gMzg5KSwgLTEwIHRvIDEyMC4gV2l0aCBgbm9fcmVzcG9uc2VgIHRoZSBsb3Vk\
      ZXN0IGxldmVsIHRoYXQgd2FzIHRyaWVkLgoKKQoEBAUCAxIElAECEhobIFRoZSBvdGhlciBlYXIgd2FzIG1hc2tlZC4KCjEK\
      BAQFAgQSBJYBAhcaIyBOb3RoaW5nIHdhcyBoZWFyZCwgdXAgdG8gYGxldmVsYC4KCl4KBAQFAgUSBJgBAjMaUCBkQiBITCBm\
      cm9tIHdoaWNoIG9uIGl0IHdhcyB1bmNvbWZvcnRhYmx5IGxvdWQsIC0xMCB0byAxMjA7IGFic2VudDogbm90IHRlc3RlZC4K\
      CkkKAgQGEgacAQChAQEaOyBXaGF0IHRoZSB0aW5uaXR1cyB3YXMgZm91bmQgdG8gc291bmQgbGlrZSwgYnkgY29tcGFyaXNv\
      bi4KCh8KBAQGAgASBJ4BAi0aESBXaGVuLiBSZXF1aXJlZC4KCikKBAQGAgESBKABAiUaGyBCeSBlYXI7IDHigJMzLCBlYWNo\
      IG9uY2UuCgp8CgIEBxIGpAEArwEBGm4gV2hhdCB0aGUgdGlubml0dXMgb2YgYW4gZWFyIHNvdW5kcyBsaWtlLiBBdCBsZWFz\
      dCBvbmUgb2YgcGl0Y2gsIHRpbWJyZSwgbG91ZG5lc3MgYW5kIG1hc2tpbmcgbGV2ZWwgaXMgdGhlcmUuCgoZCgQEBwIAEgSm\
      AQIOGgsgUmVxdWlyZWQuCgokCgQEBwIBEgSoAQIoGhYgSGVydHosIDIwIHRvIDIwLDAwMC4KCiAKBAQHAgISBKoBAhwaEiBU\
      b25lLCBub2lzZSwg4oCmCgoiCgQEBwIDEgSsAQIrGhQgZEIgSEwsIC0xMCB0byAxMjAuCgo9CgQEBwIEEgSuAQIwGi8gZEIg\
      SEwgYXQgd2hpY2ggYSBub2lzZSBjb3ZlcnMgaXQsIC0xMCB0byAxMjAuCgoxCgIECBIGsgEAuQEBGiMgVmFsdWVzIG9mIG9u\
      ZSBxdWFudGl0eSBvdmVyIHRpbWUuCgpeCgQECAIAEgS0AQIeGlAgV2hhdCB3YXMgbWVhc3VyZWQ7IHJlcXVpcmVkIHdoZXJl\
      IHRoZSBzdHVkeSBoYXMgYSB2b2NhYnVsYXJ5IGZvciBtZWFzdXJlbWVudHMuCgpqCgQECAIBEgS2AQISGlwgVUNVTSBjb2Rl\
      IG9mIGFsbCB2YWx1ZXMsIGUuZy4gYC9taW5gLCBgbW1bSGddYCwgYG1tb2wvTGA7IGF0IG1vc3QgNjQgY2hhcmFjdGVycy4g\
      UmVxdWlyZWQuCgojCgQECAICEgS4AQIkGhUgQnkgdGltZTsgMeKAkzEsMDAwLgoKGgoCBAkSBrwBAMMBARoMIE9uZSB2YWx1\
      ZS4KCh8KBAQJAgASBL4BAi0aESBXaGVuLiBSZXF1aXJlZC4KCj0KBAQJAgESBMABAhMaLyBGaW5pdGUuIE9mIGEgYmxvb2Qg\
      cHJlc3N1cmUgdGhlIHN5c3RvbGljIG9uZS4KCkgKBAQJAgISBMIBAi8aOiBPZiBhIGJsb29kIHByZXNzdXJlIHRoZSBkaWFz\
      dG9saWMgb25lOyBhYnNlbnQgb3RoZXJ3aXNlLgoKLAoCBAoSBsYBAMsBARoeIEEgY2hhbmdlIHRoYXQgYSBkZXZpY2UgbWFk\
      ZS4KCkUKBAQKAgASBMgBAhsaNyBUaGUgcmV2aXNpb24gdGhhdCBpdCBidWlsZHMgb247IDA6IHRoZSByZWNvcmQgaXMgbmV3\
      LgoKZwoEBAoCARIEygECGhpZIFRoZSB3aG9sZSByZWNvcmQgYXMgaXQgaXMgdG8gYmU7IG9mIGEgZGVsZXRpb24gKGBkZWxl\
      dGVkYCkgaWRzIGFuZCBgY2hhbmdlX3RpbWVgIGFsb25lLgoKVQoCBAsSBs4BANUBARpHIFdoYXQgYSBkZXZpY2UgY2hhbmdl\
      ZCwgYW5kIHVwIHRvIHdoZXJlIGl0IGtub3dzIHRoZSBzZXJ2ZXIncyBjaGFuZ2VzLgoKHAoEBAsCABIE0AECJBoOIEF0IG1v\
      c3QgMjAwLgoKRQoEBAsCARIE0gECFBo3IFRoZSBsYXRlc3QgY3Vyc29yIHRoYXQgaXQgZ290OyBlbXB0eTogaXQgaGFzIG5v\
      dGhpbmcuCgpuCgQECwICEgTUAQIXGmAgTW9zdCByZWNvcmRzIHRoYXQgaXQgd2FudHMgYmFjaywgMeKAkzUwMDsgMCBtZWFu\
      cyAyMDAuIEEgcGFnZSBvZiBsYXJnZSByZWNvcmRzIG1heSBoYXZlIGZld2VyLgoKKAoCBAwSBtgBAOEBARoaIFdoYXQgYmVj\
      YW1lIG9mIGEgY2hhbmdlLgoKLQoEBAwCABIE2gECFxofIFRoZSByZWNvcmQncywgYXMgaXQgd2FzIHNlbnQuCgoiCgQEDAIB\
      EgTcAQIWGhQgV2hhdCBiZWNhbWUgb2YgaXQuCgpICgQEDAICEgTeAQIkGjogV2h5IGl0IHdhcyByZWZ1c2VkLCBvciB3YWl0\
      czsgcGF0aHMgYmVnaW4gYXQgdGhlIGNoYW5nZS4KCkkKBAQMAgMSBOABAhoaOyBUaGUgcmVjb3JkIGFzIHRoZSBzZXJ2ZXIg\
      aGFzIGl0IG5vdzsgYWJzZW50OiBpdCBoYXMgbm9uZS4KCj0KAgQNEgbkAQDyAQEaLyBXaGF0IGJlY2FtZSBvZiB0aGUgY2hh\
      bmdlcywgYW5kIHdoYXQgY2hhbmdlZC4KCj8KBAQNAgASBOYBAiYaMSBTYW1lIG9yZGVyIGFuZCBudW1iZXIgYXMgdGhlIHJl\
      cXVlc3QncyBjaGFuZ2VzLgoKfwoEBA0CARIE6QECJBpxIFJlY29yZHMgdGhhdCBjaGFuZ2VkIHNpbmNlIHRoZSBjdXJzb3Is\
      IGluIHRoZSBvcmRlciBpbiB3aGljaCB0aGV5IGRpZCwgdG9tYnN0b25lcyBpbmNsdWRlZDsgZWFjaCBhcyBpdCBpcwogbm93\
      LgoKIgoEBA0CAhIE6wECFBoUIEZvciB0aGUgbmV4dCBjYWxsLgoKOgoEBA0CAxIE7QECEBosIFRoZXJlIGlzIG1vcmU6IGNh\
      bGwgYWdhaW4gd2l0aCB0aGUgY3Vyc29yLgoKkwIKBAQNAgQSBPEBAhEahAIgVGhlIHJlcXVlc3QncyBjdXJzb3Igd2FzIHNv\
      IG9sZCB0aGF0IHRvbWJzdG9uZXMgYXJlIGdvbmUsIG9yIG9mIGFub3RoZXIgc3RhdGUgb2YgdGhlIHNlcnZlcjogYHJlY29y\
      ZHNgIGJlZ2luCiBmcm9tIHRoZSBiZWdpbm5pbmcgd2l0aCB0aGlzIHBhZ2UsIGFuZCB3aGF0IHRoZSBkZXZpY2Uga25vd3Mg\
      YmVzaWRlIHRoZW0sIG9uY2UgYG1vcmVgIGlzIGZhbHNlLCB3YXMgZGVsZXRlZC4KIE9ubHkgdGhlIGZpcnN0IG9mIHRoZXNl\
      IHBhZ2VzIHNheXMgc28uCgooCgIFARIG9QEA/gEBGhogSG93IHJlY29yZHMgYXJlIG9yZGVyZWQuCgouCgQFAQIAEgT3AQIf\
      GiAgVGhlIHNhbWUgYXMgUkVDT1JEX09SREVSX1RJTUUuCgpKCgQFAQIBEgT5AQIYGjwgQnkgdGhlIHRpbWUsIG9yIGZpcnN0\
      IGRheSwgdGhhdCB0aGV5IGFyZSBvZiwgbGF0ZXN0IGZpcnN0LgoKGQoEBQECAhIE+wECGRoLIEJ5IHRpdGxlLgoKJgoEBQEC\
      AxIE/QECGBoYIEJ5IHR5cGUsIHRoZW4gYnkgdGltZS4KCh4KAgQOEgaBAgCTAgEaECBXaGljaCByZWNvcmRzLgoKLAoEBA4C\
      ABIEgwICFhoeIEVtcHR5OiB0aG9zZSBvZiBhbGwgc3R1ZGllcy4KCiEKBAQOAgESBIUCAjUaEyBFbXB0eTogYWxsIHR5cGVz\
      LgoKPQoEBA4CAhIEhwICKxovIE9ubHkgd2hhdCB3YXMsIG9yIHdlbnQgb24sIGF0IGl0IG9yIGFmdGVyIGl0LgoKNQoEBA4C\
      AxIEiQICKRonIE9ubHkgd2hhdCB3YXMsIG9yIHdlbnQgb24sIGJlZm9yZSBpdC4KCrsBCgQEDgIEEgSMAgIUGqwBIFdvcmRz\
      IG9mIHRpdGxlIG9yIG5vdGUsIGFzIHRoZSBwYXJ0aWNpcGFudCB3cml0ZXMgdGhlbSwgaW4gYW55IG9yZGVyOyBhdCBtb3N0\
      IDIwMCBjaGFyYWN0ZXJzLiBCZWdpbm5pbmdzIG9mCiB3b3JkcyBhcmUgZm91bmQsIHRvbzsgbGV0dGVycycgY2FzZSBhbmQg\
      YWNjZW50cyBkbyBub3QgY291bnQuCgofCgQEDgIFEgSOAgIYGhEgSW4gd2hpY2ggb3JkZXIuCgpMCgQEDgIGEgSQAgIXGj4g\
      MeKAkzIwMDsgMCBtZWFucyA1MC4gQSBwYWdlIG9mIGxhcmdlIHJlY29yZHMgbWF5IGhhdmUgZmV3ZXIuCgprCgQEDgIHEgSS\
      AgIYGl0gYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHBhZ2UgYmVmb3JlLCBvZiB0aGUgc2FtZSByZXF1ZXN0IG90aGVyd2lz\
      ZTsgZW1wdHk6IHRoZSBmaXJzdCBwYWdlLgoKIgoCBA8SBpYCAJsCARoUIEEgcGFnZSBvZiByZWNvcmRzLgoKNgoEBA8CABIE\
      mAICJBooIEluIHRoZSBvcmRlciBhc2tlZCBmb3I7IG5vIHRvbWJzdG9uZXMuCgo/CgQEDwIBEgSaAgIdGjEgRm9yIHRoZSBu\
      ZXh0IHBhZ2U7IGVtcHR5OiB0aGlzIGlzIHRoZSBsYXN0IG9uZS4KCiAKAgQQEgaeAgChAgEaEiBXaGljaCByZXNvdXJjZXMu\
      CgosCgQEEAIAEgSgAgIWGh4gRW1wdHk6IHRob3NlIG9mIGFsbCBzdHVkaWVzLgoKTQoCBBESBqQCAKkCARo/IEEgcGFydCBv\
      ZiB0aGUgZXhwb3J0OyB0aGUgZXhwb3J0IGlzIHRoZSBwYXJ0cyBpbiB0aGVpciBvcmRlci4KChwKBAQRAgASBKYCAhIaDiBX\
      aG9sZSBsaW5lcy4KChkKBAQRAgESBKgCAhcaCyBIb3cgbWFueS4KCh8KAgQSEgasAgCxAgEaESBPZiB3aGljaCBzdHVkeS4K\
      CioKBAQSAgASBK4CAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKMAoEBBICARIEsAICJRoiIFdpdGggdGhvc2Ug\
      b2YgdGVzdCBwYXJ0aWNpcGFudHMuCgpMCgIEExIGtAIAuQIBGj4gQSBwYXJ0IG9mIGFuIGV4cG9ydDsgdGhlIGV4cG9ydCBp\
      cyB0aGUgcGFydHMgaW4gdGhlaXIgb3JkZXIuCgpRCgQEEwIAEgS2AgIQGkMgQnl0ZXMgb2YgdGhlIENTViBmaWxlLCB3aGlj\
      aCBtYXkgZW5kIHdpdGhpbiBhIHJvdyBvciBhIGNoYXJhY3Rlci4KCiIKBAQTAgESBLgCAhIaFCBSb3dzIGluIHRoaXMgcGFy\
      dC4KYgZwcm90bzM=
      """)
}
