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
    /// What participants call it; at most 200 characters. Required for events and therapies, and then not only white
    /// space.
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
    /// Unit of all values: a case-sensitive code of UCUM (https://ucum.org), e.g. `/min`, `{beats}/min`, `mm[Hg]`,
    /// `mmol/L`, `1`; at most 64 characters, and 8 parentheses within each other. Required.
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
    /// Finite. Of a pair the first, such as the systolic one of a blood pressure.
    public var value: Double
    /// Finite. For quantities that are measured in pairs, such as the diastolic one of a blood pressure; absent for all
    /// others.
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
    /// For VERDICT_RETRY_LATER: how long to wait before the change is sent again.
    public var retryDelay: GoogleProtobuf.Duration?

    /// Every field at its default.
    public init() {
      self.recordID = ""
      self.verdict = IngestionV1.Verdict(rawValue: 0)
      self.violations = []
      self.record = nil
      self.retryDelay = nil
    }

    public init(
      recordID: String = "",
      verdict: IngestionV1.Verdict = IngestionV1.Verdict(rawValue: 0),
      violations: [IngestionV1.Violation] = [],
      record: IngestionV1.HealthRecord? = nil,
      retryDelay: GoogleProtobuf.Duration? = nil
    ) {
      self.recordID = recordID
      self.verdict = verdict
      self.violations = violations
      self.record = record
      self.retryDelay = retryDelay
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
    self.retryDelay = c.pointee.retry_delay.map { GoogleProtobuf.Duration($0) }
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
    if let value = self.retryDelay { c.pointee.retry_delay = value.cStruct(in: arena) }
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
    dependencies: [GoogleProtobuf.durationFile, GoogleProtobuf.timestampFile, GoogleProtobuf.wrappersFile, CatalogueV1.recordsFile, IngestionV1.ingestionFile],
    base64: """
      CiJvdG9saXRoL2luZ2VzdGlvbi92MS9yZWNvcmRzLnByb3RvEhRvdG9saXRoLmluZ2VzdGlvbi52MRoeZ29vZ2xlL3Byb3Rv\
      YnVmL2R1cmF0aW9uLnByb3RvGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvGh5nb29nbGUvcHJvdG9idWYvd3Jh\
      cHBlcnMucHJvdG8aIm90b2xpdGgvY2F0YWxvZ3VlL3YxL3JlY29yZHMucHJvdG8aJG90b2xpdGgvaW5nZXN0aW9uL3YxL2lu\
      Z2VzdGlvbi5wcm90byLqBQoMSGVhbHRoUmVjb3JkEhsKCXJlY29yZF9pZBgBIAEoCVIIcmVjb3JkSWQSGQoIc3R1ZHlfaWQY\
      AiABKAlSB3N0dWR5SWQSFAoFdGl0bGUYAyABKAlSBXRpdGxlEhIKBG5vdGUYBCABKAlSBG5vdGUSOQoFZXZlbnQYBSABKAsy\
      IS5vdG9saXRoLmluZ2VzdGlvbi52MS5FdmVudFJlY29yZEgAUgVldmVudBI/Cgd0aGVyYXB5GAYgASgLMiMub3RvbGl0aC5p\
      bmdlc3Rpb24udjEuVGhlcmFweVJlY29yZEgAUgd0aGVyYXB5EkUKCWF1ZGlvZ3JhbRgHIAEoCzIlLm90b2xpdGguaW5nZXN0\
      aW9uLnYxLkF1ZGlvZ3JhbVJlY29yZEgAUglhdWRpb2dyYW0SUgoOdGlubml0dXNfbWF0Y2gYCCABKAsyKS5vdG9saXRoLmlu\
      Z2VzdGlvbi52MS5UaW5uaXR1c01hdGNoUmVjb3JkSABSDXRpbm5pdHVzTWF0Y2gSSwoLbWVhc3VyZW1lbnQYCSABKAsyJy5v\
      dG9saXRoLmluZ2VzdGlvbi52MS5NZWFzdXJlbWVudFJlY29yZEgAUgttZWFzdXJlbWVudBIbCgl0aW1lX3pvbmUYCiABKAlS\
      CHRpbWVab25lEhoKCHJldmlzaW9uGAsgASgNUghyZXZpc2lvbhI7CgtjaGFuZ2VfdGltZRgMIAEoCzIaLmdvb2dsZS5wcm90\
      b2J1Zi5UaW1lc3RhbXBSCmNoYW5nZVRpbWUSOwoLY3JlYXRlX3RpbWUYDSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0\
      YW1wUgpjcmVhdGVUaW1lEjsKC3VwZGF0ZV90aW1lGA4gASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKdXBkYXRl\
      VGltZRIYCgdkZWxldGVkGA8gASgIUgdkZWxldGVkQgoKCGNvbnRlbnRzIj4KDlZvY2FidWxhcnlDb2RlEhgKB3ZlcnNpb24Y\
      ASABKA1SB3ZlcnNpb24SEgoEY29kZRgCIAEoCVIEY29kZSKCAQoLRXZlbnRSZWNvcmQSOQoKZXZlbnRfdGltZRgBIAEoCzIa\
      Lmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCWV2ZW50VGltZRI4CgRraW5kGAIgASgLMiQub3RvbGl0aC5pbmdlc3Rpb24u\
      djEuVm9jYWJ1bGFyeUNvZGVSBGtpbmQigwEKDVRoZXJhcHlSZWNvcmQSHQoKc3RhcnRfZGF0ZRgBIAEoCVIJc3RhcnREYXRl\
      EhkKCGVuZF9kYXRlGAIgASgJUgdlbmREYXRlEjgKBGtpbmQYAyABKAsyJC5vdG9saXRoLmluZ2VzdGlvbi52MS5Wb2NhYnVs\
      YXJ5Q29kZVIEa2luZCKYAQoPQXVkaW9ncmFtUmVjb3JkEj0KDG1lYXN1cmVfdGltZRgBIAEoCzIaLmdvb2dsZS5wcm90b2J1\
      Zi5UaW1lc3RhbXBSC21lYXN1cmVUaW1lEkYKCnRocmVzaG9sZHMYAiADKAsyJi5vdG9saXRoLmluZ2VzdGlvbi52MS5IZWFy\
      aW5nVGhyZXNob2xkUgp0aHJlc2hvbGRzIvUBChBIZWFyaW5nVGhyZXNob2xkEisKA2VhchgBIAEoDjIZLm90b2xpdGguaW5n\
      ZXN0aW9uLnYxLkVhclIDZWFyEhwKCWZyZXF1ZW5jeRgCIAEoAVIJZnJlcXVlbmN5EhQKBWxldmVsGAMgASgBUgVsZXZlbBIW\
      CgZtYXNrZWQYBCABKAhSBm1hc2tlZBIfCgtub19yZXNwb25zZRgFIAEoCFIKbm9SZXNwb25zZRJHChBkaXNjb21mb3J0X2xl\
      dmVsGAYgASgLMhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUg9kaXNjb21mb3J0TGV2ZWwikwEKE1Rpbm5pdHVzTWF0\
      Y2hSZWNvcmQSPQoMbWVhc3VyZV90aW1lGAEgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFILbWVhc3VyZVRpbWUS\
      PQoHbWF0Y2hlcxgCIAMoCzIjLm90b2xpdGguaW5nZXN0aW9uLnYxLlRpbm5pdHVzTWF0Y2hSB21hdGNoZXMiqwIKDVRpbm5p\
      dHVzTWF0Y2gSKwoDZWFyGAEgASgOMhkub3RvbGl0aC5pbmdlc3Rpb24udjEuRWFyUgNlYXISMgoFcGl0Y2gYAiABKAsyHC5n\
      b29nbGUucHJvdG9idWYuRG91YmxlVmFsdWVSBXBpdGNoEjwKBnRpbWJyZRgDIAEoCzIkLm90b2xpdGguaW5nZXN0aW9uLnYx\
      LlZvY2FidWxhcnlDb2RlUgZ0aW1icmUSOAoIbG91ZG5lc3MYBCABKAsyHC5nb29nbGUucHJvdG9idWYuRG91YmxlVmFsdWVS\
      CGxvdWRuZXNzEkEKDW1hc2tpbmdfbGV2ZWwYBSABKAsyHC5nb29nbGUucHJvdG9idWYuRG91YmxlVmFsdWVSDG1hc2tpbmdM\
      ZXZlbCKmAQoRTWVhc3VyZW1lbnRSZWNvcmQSQAoIcXVhbnRpdHkYASABKAsyJC5vdG9saXRoLmluZ2VzdGlvbi52MS5Wb2Nh\
      YnVsYXJ5Q29kZVIIcXVhbnRpdHkSEgoEdW5pdBgCIAEoCVIEdW5pdBI7CgZ2YWx1ZXMYAyADKAsyIy5vdG9saXRoLmluZ2Vz\
      dGlvbi52MS5NZWFzdXJlZFZhbHVlUgZ2YWx1ZXMipQEKDU1lYXN1cmVkVmFsdWUSPQoMbWVhc3VyZV90aW1lGAEgASgLMhou\
      Z29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFILbWVhc3VyZVRpbWUSFAoFdmFsdWUYAiABKAFSBXZhbHVlEj8KDHNlY29uZF92\
      YWx1ZRgDIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVILc2Vjb25kVmFsdWUibwoMUmVjb3JkQ2hhbmdlEiMK\
      DWJhc2VfcmV2aXNpb24YASABKA1SDGJhc2VSZXZpc2lvbhI6CgZyZWNvcmQYAiABKAsyIi5vdG9saXRoLmluZ2VzdGlvbi52\
      MS5IZWFsdGhSZWNvcmRSBnJlY29yZCKHAQoSU3luY1JlY29yZHNSZXF1ZXN0EjwKB2NoYW5nZXMYASADKAsyIi5vdG9saXRo\
      LmluZ2VzdGlvbi52MS5SZWNvcmRDaGFuZ2VSB2NoYW5nZXMSFgoGY3Vyc29yGAIgASgJUgZjdXJzb3ISGwoJcGFnZV9zaXpl\
      GAMgASgNUghwYWdlU2l6ZSKeAgoNUmVjb3JkVmVyZGljdBIbCglyZWNvcmRfaWQYASABKAlSCHJlY29yZElkEjcKB3ZlcmRp\
      Y3QYAiABKA4yHS5vdG9saXRoLmluZ2VzdGlvbi52MS5WZXJkaWN0Ugd2ZXJkaWN0Ej8KCnZpb2xhdGlvbnMYAyADKAsyHy5v\
      dG9saXRoLmluZ2VzdGlvbi52MS5WaW9sYXRpb25SCnZpb2xhdGlvbnMSOgoGcmVjb3JkGAQgASgLMiIub3RvbGl0aC5pbmdl\
      c3Rpb24udjEuSGVhbHRoUmVjb3JkUgZyZWNvcmQSOgoLcmV0cnlfZGVsYXkYBSABKAsyGS5nb29nbGUucHJvdG9idWYuRHVy\
      YXRpb25SCnJldHJ5RGVsYXki1gEKE1N5bmNSZWNvcmRzUmVzcG9uc2USPwoIdmVyZGljdHMYASADKAsyIy5vdG9saXRoLmlu\
      Z2VzdGlvbi52MS5SZWNvcmRWZXJkaWN0Ugh2ZXJkaWN0cxI8CgdyZWNvcmRzGAIgAygLMiIub3RvbGl0aC5pbmdlc3Rpb24u\
      djEuSGVhbHRoUmVjb3JkUgdyZWNvcmRzEhYKBmN1cnNvchgDIAEoCVIGY3Vyc29yEhIKBG1vcmUYBCABKAhSBG1vcmUSFAoF\
      cmVzZXQYBSABKAhSBXJlc2V0IuYCChJMaXN0UmVjb3Jkc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSNgoF\
      dHlwZXMYAiADKA4yIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5SZWNvcmRUeXBlUgV0eXBlcxI5CgpzdGFydF90aW1lGAMgASgL\
      MhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJc3RhcnRUaW1lEjUKCGVuZF90aW1lGAQgASgLMhouZ29vZ2xlLnByb3Rv\
      YnVmLlRpbWVzdGFtcFIHZW5kVGltZRIWCgZzZWFyY2gYBSABKAlSBnNlYXJjaBI3CgVvcmRlchgGIAEoDjIhLm90b2xpdGgu\
      aW5nZXN0aW9uLnYxLlJlY29yZE9yZGVyUgVvcmRlchIbCglwYWdlX3NpemUYByABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9r\
      ZW4YCCABKAlSCXBhZ2VUb2tlbiJ7ChNMaXN0UmVjb3Jkc1Jlc3BvbnNlEjwKB3JlY29yZHMYASADKAsyIi5vdG9saXRoLmlu\
      Z2VzdGlvbi52MS5IZWFsdGhSZWNvcmRSB3JlY29yZHMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2Vu\
      IjYKGUV4cG9ydE93blJlc291cmNlc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQiUAoaRXhwb3J0T3duUmVz\
      b3VyY2VzUmVzcG9uc2USFAoFbGluZXMYASABKAxSBWxpbmVzEhwKCXJlc291cmNlcxgCIAEoDVIJcmVzb3VyY2VzIm0KFEV4\
      cG9ydFJlY29yZHNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEjoKGWluY2x1ZGVfdGVzdF9wYXJ0aWNpcGFu\
      dHMYAiABKAhSF2luY2x1ZGVUZXN0UGFydGljaXBhbnRzIj0KFUV4cG9ydFJlY29yZHNSZXNwb25zZRIQCgNjc3YYASABKAxS\
      A2NzdhISCgRyb3dzGAIgASgNUgRyb3dzKkUKA0VhchITCg9FQVJfVU5TUEVDSUZJRUQQABIMCghFQVJfTEVGVBABEg0KCUVB\
      Ul9SSUdIVBACEgwKCEVBUl9CT1RIEAMqcQoLUmVjb3JkT3JkZXISHAoYUkVDT1JEX09SREVSX1VOU1BFQ0lGSUVEEAASFQoR\
      UkVDT1JEX09SREVSX1RJTUUQARIWChJSRUNPUkRfT1JERVJfVElUTEUQAhIVChFSRUNPUkRfT1JERVJfVFlQRRADMtIDCg1S\
      ZWNvcmRTZXJ2aWNlEmcKC1N5bmNSZWNvcmRzEigub3RvbGl0aC5pbmdlc3Rpb24udjEuU3luY1JlY29yZHNSZXF1ZXN0Giku\
      b3RvbGl0aC5pbmdlc3Rpb24udjEuU3luY1JlY29yZHNSZXNwb25zZSIDkAICEmcKC0xpc3RSZWNvcmRzEigub3RvbGl0aC5p\
      bmdlc3Rpb24udjEuTGlzdFJlY29yZHNSZXF1ZXN0Gikub3RvbGl0aC5pbmdlc3Rpb24udjEuTGlzdFJlY29yZHNSZXNwb25z\
      ZSIDkAIBEn4KEkV4cG9ydE93blJlc291cmNlcxIvLm90b2xpdGguaW5nZXN0aW9uLnYxLkV4cG9ydE93blJlc291cmNlc1Jl\
      cXVlc3QaMC5vdG9saXRoLmluZ2VzdGlvbi52MS5FeHBvcnRPd25SZXNvdXJjZXNSZXNwb25zZSIDkAICMAESbwoNRXhwb3J0\
      UmVjb3JkcxIqLm90b2xpdGguaW5nZXN0aW9uLnYxLkV4cG9ydFJlY29yZHNSZXF1ZXN0Gisub3RvbGl0aC5pbmdlc3Rpb24u\
      djEuRXhwb3J0UmVjb3Jkc1Jlc3BvbnNlIgOQAgIwAUJRChRvdG9saXRoLmluZ2VzdGlvbi52MVABWiBvdG9saXRoL2luZ2Vz\
      dGlvbi92MTtpbmdlc3Rpb252MaoCFE90b2xpdGguSW5nZXN0aW9uLlYxSvdBClIKAQwSAwEAEhpIIEhlYWx0aCByZWNvcmRz\
      IHRoYXQgcGFydGljaXBhbnRzIGtlZXAgYmVzaWRlIHF1ZXN0aW9ubmFpcmVzIChUTk4gwqc0KS4KCpYBCgIGABIEEgA3ARqJ\
      ASBBIHBhcnRpY2lwYW50J3MgaGVhbHRoIHJlY29yZHMgb24gYWxsIG93biBkZXZpY2VzOiBtYWRlIGFuZCBjaGFuZ2VkIG9m\
      ZmxpbmUsIGFuZCBzeW5jaHJvbmlzZWQuIEV2ZXJ5Ym9keSByZWFjaGVzCiB0aGUgb3duIHJlY29yZHMgb25seS4KCp8ICgQG\
      AAIAEgQgAiIDGpAIIEJyaW5ncyBhIGRldmljZSdzIGNoYW5nZXMsIGFuZCB0YWtlcyB3aGF0IGNoYW5nZWQgc2luY2UgaXRz\
      IGN1cnNvciwgaXRzIG93biBjaGFuZ2VzIGluY2x1ZGVkOiBhIGRldmljZSB0aGF0CiByZXBlYXRzIGl0IHVudGlsIGBtb3Jl\
      YCBpcyBmYWxzZSBoYXMgZXZlcnkgcmVjb3JkIGFzIHRoZSBzZXJ2ZXIgaGFzIGl0LiBDaGFuZ2VzIGFyZSBkZWNpZGVkIG9u\
      ZSBieSBvbmUsIGluCiBvcmRlcjsgdGhlIHNhbWUgY2hhbmdlIGFnYWluIGlzIFZFUkRJQ1RfRVhJU1RTLiBBIGNoYW5nZSB0\
      aGF0IGJ1aWxkcyBvbiBhbiBvbGRlciByZXZpc2lvbiB0aGFuIHRoZSBwcmVzZW50IG9uZQogaXMgbm90IGNhcnJpZWQgb3V0\
      OiBWRVJESUNUX0NPTkZMSUNUIHRlbGxzIHRoZSBwcmVzZW50IHJlY29yZCBiZXNpZGUgaXQsIHRoZSBkZXZpY2Uga2VlcHMg\
      Ym90aCwgbGV0cyB0aGUKIHBhcnRpY2lwYW50IGRlY2lkZSAob3IgbWVyZ2VzIHRoZW0pLCBhbmQgc2VuZHMgdGhlIHJlc3Vs\
      dCB3aXRoIHRoZSBwcmVzZW50IHJldmlzaW9uLiBEZWxldGluZyBsZWF2ZXMgYQogdG9tYnN0b25lIGZvciA0MDAgZGF5cy4g\
      QSB0ZXh0IG9mIGEgY2hhbmdlIHRoYXQgaXMgbm90IFVURi04IG9yIGNvbnRhaW5zIGEgTlVMIHJlZnVzZXMgaXQgYWxvbmUg\
      KFRFWFRfSU5WQUxJRCwKIHdpdGggaXRzIGZpZWxkKS4KCiBXaGF0IHdhcyBjaGFuZ2VkIHdoZW4gdGhlIHN0dWR5IGRpZCBu\
      b3QgdGFrZSByZWNvcmRzIG9mIHRoZSB0eXBlIGFueSBtb3JlIGlzIHJlZnVzZWQgKFJFQ09SRF9UWVBFX05PVF9UQUtFTiks\
      CiBlZGl0cyBvZiByZWNvcmRzIHRoYXQgaXQgdG9vayBiZWZvcmUsIHRvby4gVGhlc2Ugc3RheSwgYXJlIGxpc3RlZCBhbmQg\
      ZXhwb3J0ZWQsIGFuZCBjYW4gYmUgZGVsZXRlZC4KCiBFcnJvcnMgKG9mIHRoZSB3aG9sZSBjYWxsKTogSU5WQUxJRF9BUkdV\
      TUVOVCwgYWxzbyB3aXRoIHJlYXNvbiBDVVJTT1JfSU5WQUxJRDsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uCiBC\
      QVRDSF9UT09fTEFSR0U7IFVOQVZBSUxBQkxFIHdpdGggUmV0cnlJbmZvLgoKWgoEBgACARIEJgIoAxpMIFRoZSBjYWxsZXIn\
      cyByZWNvcmRzLCBmb3IgY2FsZW5kYXJzIGFuZCBsaXN0cy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgr3AQoEBgAC\
      AhIELQIvAxroASBUaGUgY2FsbGVyJ3MgcmVjb3JkcyBhcyBGSElSIFI0IHJlc291cmNlcywgb25lIEpTT04gb2JqZWN0IGEg\
      bGluZSAoYXBwbGljYXRpb24vZmhpcituZGpzb24pOiBhdWRpb2dyYW1zLCB0aW5uaXR1cwogbWF0Y2hlcyBhbmQgbWVhc3Vy\
      ZW1lbnRzIGFzIE9ic2VydmF0aW9uLCB0aGVyYXBpZXMgYXMgUHJvY2VkdXJlLCBldmVudHMgYXMgT2JzZXJ2YXRpb24uCgog\
      RXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoK8gEKBAYAAgMSBDQCNgMa4wEgQSBzdHVkeSdzIHJlY29yZHMgYXMgQ1NWLCBm\
      b3IgaXRzIGxlYWRlcnM6IG9uZSByb3cgZm9yIGVhY2ggdmFsdWU7IHBhcnRpY2lwYW50cyB1bmRlciB0aGUgcHNldWRvbnlt\
      IG9mCiBFeHBvcnRBbnN3ZXJTaGVldHMsIHdpdGhvdXQgdGl0bGVzIGFuZCBub3Rlcy4KCiBFcnJvcnM6IElOVkFMSURfQVJH\
      VU1FTlQ7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9TVFVEWV9MRUFERVIuCgpBCgIEABIEOgBdARo1IEEg\
      aGVhbHRoIHJlY29yZC4gV2hhdCBpcyB0aGVyZSBkZXBlbmRzIG9uIHRoZSB0eXBlLgoKIAoEBAACABIDPAIXGhMgQ2xpZW50\
      LW1hZGUgVVVJRC4KCi0KBAQAAgESAz4CFhogIFRoZSBzdHVkeSB0aGF0IGl0IGlzIGtlcHQgZm9yLgoKhAEKBAQAAgISA0EC\
      Exp3IFdoYXQgcGFydGljaXBhbnRzIGNhbGwgaXQ7IGF0IG1vc3QgMjAwIGNoYXJhY3RlcnMuIFJlcXVpcmVkIGZvciBldmVu\
      dHMgYW5kIHRoZXJhcGllcywgYW5kIHRoZW4gbm90IG9ubHkgd2hpdGUKIHNwYWNlLgoKRQoEBAACAxIDQwISGjggSW4gdGhl\
      IHBhcnRpY2lwYW50J3Mgd29yZHM7IGF0IG1vc3QgMTAsMDAwIGNoYXJhY3RlcnMuCgoxCgQEAAgAEgRFAlADGiMgUmVxdWly\
      ZWQ7IGl0cyB0eXBlIG5ldmVyIGNoYW5nZXMuCgonCgQEAAIEEgNHBBoaGiBTb21ldGhpbmcgdGhhdCBoYXBwZW5lZC4KChsK\
      BAQAAgUSA0kEHhoOIEEgdHJlYXRtZW50LgoKIgoEBAACBhIDSwQiGhUgSGVhcmluZyB0aHJlc2hvbGRzLgoKLQoEBAACBxID\
      TQQrGiAgV2hhdCB0aGUgdGlubml0dXMgc291bmRzIGxpa2UuCgogCgQEAAIIEgNPBCYaEyBWYWx1ZXMgb3ZlciB0aW1lLgoK\
      PAoEBAACCRIDUgIYGi8gSUFOQSBuYW1lIG9mIHRoZSB6b25lIHRoYXQgdGhlIGRldmljZSB3YXMgaW4uCgpLCgQEAAIKEgNU\
      AhcaPiBDb3VudHMgdGhlIGNoYW5nZXMgb2YgdGhlIHJlY29yZCwgZnJvbSAxOyBzZXQgYnkgdGhlIHNlcnZlci4KClcKBAQA\
      AgsSA1YCLRpKIFdoZW4gaXQgd2FzIGxhc3QgY2hhbmdlZCwgYnkgdGhlIGNsb2NrIG9mIHRoZSBkZXZpY2UgdGhhdCBkaWQu\
      IFJlcXVpcmVkLgoKNwoEBAACDBIDWAItGiogV2hlbiBpdCB3YXMgbWFkZSwgYnkgdGhlIHNlcnZlcidzIGNsb2NrLgoKPwoE\
      BAACDRIDWgItGjIgV2hlbiBpdCB3YXMgbGFzdCBjaGFuZ2VkLCBieSB0aGUgc2VydmVyJ3MgY2xvY2suCgpPCgQEAAIOEgNc\
      AhQaQiBJdCB3YXMgZGVsZXRlZDogYSB0b21ic3RvbmUsIHdpdGggaWRzLCByZXZpc2lvbiBhbmQgdGltZXMgYWxvbmUuCgol\
      CgIEARIEYABlARoZIEEgdGVybSBvZiBhIHZvY2FidWxhcnkuCgpKCgQEAQIAEgNiAhUaPSBUaGUgdmVyc2lvbiBvZiB0aGUg\
      c3R1ZHkncyB2b2NhYnVsYXJ5IGZvciB0aGUgdHlwZSwgZnJvbSAxLgoKHwoEBAECARIDZAISGhIgVGhlIHRlcm0ncyBjb2Rl\
      LgoKUgoCBAISBGgAbQEaRiBTb21ldGhpbmcgdGhhdCBoYXBwZW5lZCBhdCBvbmUgdGltZSAoVE5OOiBhcHBvaW50bWVudCwg\
      YXR0YWNrLCDigKYpLgoKHgoEBAICABIDagIrGhEgV2hlbi4gUmVxdWlyZWQuCgojCgQEAgIBEgNsAhoaFiBXaGF0IGtpbmQu\
      IFJlcXVpcmVkLgoKGgoCBAMSBHAAdwEaDiBBIHRyZWF0bWVudC4KCjEKBAQDAgASA3ICGBokIEZpcnN0IGRheSwgYFlZWVkt\
      TU0tRERgLiBSZXF1aXJlZC4KCk8KBAQDAgESA3QCFhpCIExhc3QgZGF5LCBgWVlZWS1NTS1ERGAsIG5vdCBiZWZvcmUgdGhl\
      IGZpcnN0OyBlbXB0eTogaXQgZ29lcyBvbi4KCiMKBAQDAgISA3YCGhoWIFdoYXQga2luZC4gUmVxdWlyZWQuCgo9CgIEBBIE\
      egB/ARoxIFdoYXQgd2FzIGhlYXJkIGF0IHdoaWNoIGxldmVsOyBvbmUgZWFyIG9yIGJvdGguCgorCgQEBAIAEgN8Ai0aHiBX\
      aGVuIGl0IHdhcyB0YWtlbi4gUmVxdWlyZWQuCgpNCgQEBAIBEgN+AisaQCBCeSBlYXIgYW5kIGZyZXF1ZW5jeTsgMeKAkzIw\
      MCwgb2Ygb25lIGVhciBlYWNoIGZyZXF1ZW5jeSBvbmNlLgoKGgoCBQASBoIBAIsBARoMIFdoaWNoIGVhci4KCiMKBAUAAgAS\
      BIQBAhYaFSBSZWZ1c2VkIChSRVFVSVJFRCkuCgodCgQFAAIBEgSGAQIPGg8gVGhlIGxlZnQgb25lLgoKHgoEBQACAhIEiAEC\
      EBoQIFRoZSByaWdodCBvbmUuCgodCgQFAAIDEgSKAQIPGg8gQm90aCBhdCBvbmNlLgoKPwoCBAUSBo4BAJsBARoxIFRoZSBz\
      b2Z0ZXN0IHRvbmUgdGhhdCB3YXMgaGVhcmQgYXQgYSBmcmVxdWVuY3kuCgooCgQEBQIAEgSQAQIOGhogUmVxdWlyZWQ7IGxl\
      ZnQgb3IgcmlnaHQuCgolCgQEBQIBEgSSAQIXGhcgSGVydHosIDEyNSB0byAxNiwwMDAuCgphCgQEBQICEgSUAQITGlMgZEIg\
      SEwgKElTTyAzODkpLCAtMTAgdG8gMTIwLiBXaXRoIGBub19yZXNwb25zZWAgdGhlIGxvdWRlc3QgbGV2ZWwgdGhhdCB3YXMg\
      dHJpZWQuCgopCgQEBQIDEgSWAQISGhsgVGhlIG90aGVyIGVhciB3YXMgbWFza2VkLgoKMQoEBAUCBBIEmAECFxojIE5vdGhp\
      bmcgd2FzIGhlYXJkLCB1cCB0byBgbGV2ZWxgLgoKXgoEBAUCBRIEmgECMxpQIGRCIEhMIGZyb20gd2hpY2ggb24gaXQgd2Fz\
      IHVuY29tZm9ydGFibHkgbG91ZCwgLTEwIHRvIDEyMDsgYWJzZW50OiBub3QgdGVzdGVkLgoKSQoCBAYSBp4BAKMBARo7IFdo\
      YXQgdGhlIHRpbm5pdHVzIHdhcyBmb3VuZCB0byBzb3VuZCBsaWtlLCBieSBjb21wYXJpc29uLgoKHwoEBAYCABIEoAECLRoR\
      IFdoZW4uIFJlcXVpcmVkLgoKKQoEBAYCARIEogECJRobIEJ5IGVhcjsgMeKAkzMsIGVhY2ggb25jZS4KCnwKAgQHEgamAQCx\
      AQEabiBXaGF0IHRoZSB0aW5uaXR1cyBvZiBhbiBlYXIgc291bmRzIGxpa2UuIEF0IGxlYXN0IG9uZSBvZiBwaXRjaCwgdGlt\
      YnJlLCBsb3VkbmVzcyBhbmQgbWFza2luZyBsZXZlbCBpcyB0aGVyZS4KChkKBAQHAgASBKgBAg4aCyBSZXF1aXJlZC4KCiQK\
      BAQHAgESBKoBAigaFiBIZXJ0eiwgMjAgdG8gMjAsMDAwLgoKIAoEBAcCAhIErAECHBoSIFRvbmUsIG5vaXNlLCDigKYKCiIK\
      BAQHAgMSBK4BAisaFCBkQiBITCwgLTEwIHRvIDEyMC4KCj0KBAQHAgQSBLABAjAaLyBkQiBITCBhdCB3aGljaCBhIG5vaXNl\
      IGNvdmVycyBpdCwgLTEwIHRvIDEyMC4KCjEKAgQIEga0AQC8AQEaIyBWYWx1ZXMgb2Ygb25lIHF1YW50aXR5IG92ZXIgdGlt\
      ZS4KCl4KBAQIAgASBLYBAh4aUCBXaGF0IHdhcyBtZWFzdXJlZDsgcmVxdWlyZWQgd2hlcmUgdGhlIHN0dWR5IGhhcyBhIHZv\
      Y2FidWxhcnkgZm9yIG1lYXN1cmVtZW50cy4KCtIBCgQECAIBEgS5AQISGsMBIFVuaXQgb2YgYWxsIHZhbHVlczogYSBjYXNl\
      LXNlbnNpdGl2ZSBjb2RlIG9mIFVDVU0gKGh0dHBzOi8vdWN1bS5vcmcpLCBlLmcuIGAvbWluYCwgYHtiZWF0c30vbWluYCwg\
      YG1tW0hnXWAsCiBgbW1vbC9MYCwgYDFgOyBhdCBtb3N0IDY0IGNoYXJhY3RlcnMsIGFuZCA4IHBhcmVudGhlc2VzIHdpdGhp\
      biBlYWNoIG90aGVyLiBSZXF1aXJlZC4KCiMKBAQIAgISBLsBAiQaFSBCeSB0aW1lOyAx4oCTMSwwMDAuCgoaCgIECRIGvwEA\
      xwEBGgwgT25lIHZhbHVlLgoKHwoEBAkCABIEwQECLRoRIFdoZW4uIFJlcXVpcmVkLgoKWgoEBAkCARIEwwECExpMIEZpbml0\
      ZS4gT2YgYSBwYWlyIHRoZSBmaXJzdCwgc3VjaCBhcyB0aGUgc3lzdG9saWMgb25lIG9mIGEgYmxvb2QgcHJlc3N1cmUuCgqJ\
      AQoEBAkCAhIExgECLxp7IEZpbml0ZS4gRm9yIHF1YW50aXRpZXMgdGhhdCBhcmUgbWVhc3VyZWQgaW4gcGFpcnMsIHN1Y2gg\
      YXMgdGhlIGRpYXN0b2xpYyBvbmUgb2YgYSBibG9vZCBwcmVzc3VyZTsgYWJzZW50IGZvciBhbGwKIG90aGVycy4KCiwKAgQK\
      EgbKAQDPAQEaHiBBIGNoYW5nZSB0aGF0IGEgZGV2aWNlIG1hZGUuCgpFCgQECgIAEgTMAQIbGjcgVGhlIHJldmlzaW9uIHRo\
      YXQgaXQgYnVpbGRzIG9uOyAwOiB0aGUgcmVjb3JkIGlzIG5ldy4KCmcKBAQKAgESBM4BAhoaWSBUaGUgd2hvbGUgcmVjb3Jk\
      IGFzIGl0IGlzIHRvIGJlOyBvZiBhIGRlbGV0aW9uIChgZGVsZXRlZGApIGlkcyBhbmQgYGNoYW5nZV90aW1lYCBhbG9uZS4K\
      ClUKAgQLEgbSAQDZAQEaRyBXaGF0IGEgZGV2aWNlIGNoYW5nZWQsIGFuZCB1cCB0byB3aGVyZSBpdCBrbm93cyB0aGUgc2Vy\
      dmVyJ3MgY2hhbmdlcy4KChwKBAQLAgASBNQBAiQaDiBBdCBtb3N0IDIwMC4KCkUKBAQLAgESBNYBAhQaNyBUaGUgbGF0ZXN0\
      IGN1cnNvciB0aGF0IGl0IGdvdDsgZW1wdHk6IGl0IGhhcyBub3RoaW5nLgoKbgoEBAsCAhIE2AECFxpgIE1vc3QgcmVjb3Jk\
      cyB0aGF0IGl0IHdhbnRzIGJhY2ssIDHigJM1MDA7IDAgbWVhbnMgMjAwLiBBIHBhZ2Ugb2YgbGFyZ2UgcmVjb3JkcyBtYXkg\
      aGF2ZSBmZXdlci4KCigKAgQMEgbcAQDnAQEaGiBXaGF0IGJlY2FtZSBvZiBhIGNoYW5nZS4KCi0KBAQMAgASBN4BAhcaHyBU\
      aGUgcmVjb3JkJ3MsIGFzIGl0IHdhcyBzZW50LgoKIgoEBAwCARIE4AECFhoUIFdoYXQgYmVjYW1lIG9mIGl0LgoKSAoEBAwC\
      AhIE4gECJBo6IFdoeSBpdCB3YXMgcmVmdXNlZCwgb3Igd2FpdHM7IHBhdGhzIGJlZ2luIGF0IHRoZSBjaGFuZ2UuCgpJCgQE\
      DAIDEgTkAQIaGjsgVGhlIHJlY29yZCBhcyB0aGUgc2VydmVyIGhhcyBpdCBub3c7IGFic2VudDogaXQgaGFzIG5vbmUuCgpa\
      CgQEDAIEEgTmAQIrGkwgRm9yIFZFUkRJQ1RfUkVUUllfTEFURVI6IGhvdyBsb25nIHRvIHdhaXQgYmVmb3JlIHRoZSBjaGFu\
      Z2UgaXMgc2VudCBhZ2Fpbi4KCj0KAgQNEgbqAQD4AQEaLyBXaGF0IGJlY2FtZSBvZiB0aGUgY2hhbmdlcywgYW5kIHdoYXQg\
      Y2hhbmdlZC4KCj8KBAQNAgASBOwBAiYaMSBTYW1lIG9yZGVyIGFuZCBudW1iZXIgYXMgdGhlIHJlcXVlc3QncyBjaGFuZ2Vz\
      LgoKfwoEBA0CARIE7wECJBpxIFJlY29yZHMgdGhhdCBjaGFuZ2VkIHNpbmNlIHRoZSBjdXJzb3IsIGluIHRoZSBvcmRlciBp\
      biB3aGljaCB0aGV5IGRpZCwgdG9tYnN0b25lcyBpbmNsdWRlZDsgZWFjaCBhcyBpdCBpcwogbm93LgoKIgoEBA0CAhIE8QEC\
      FBoUIEZvciB0aGUgbmV4dCBjYWxsLgoKOgoEBA0CAxIE8wECEBosIFRoZXJlIGlzIG1vcmU6IGNhbGwgYWdhaW4gd2l0aCB0\
      aGUgY3Vyc29yLgoKkwIKBAQNAgQSBPcBAhEahAIgVGhlIHJlcXVlc3QncyBjdXJzb3Igd2FzIHNvIG9sZCB0aGF0IHRvbWJz\
      dG9uZXMgYXJlIGdvbmUsIG9yIG9mIGFub3RoZXIgc3RhdGUgb2YgdGhlIHNlcnZlcjogYHJlY29yZHNgIGJlZ2luCiBmcm9t\
      IHRoZSBiZWdpbm5pbmcgd2l0aCB0aGlzIHBhZ2UsIGFuZCB3aGF0IHRoZSBkZXZpY2Uga25vd3MgYmVzaWRlIHRoZW0sIG9u\
      Y2UgYG1vcmVgIGlzIGZhbHNlLCB3YXMgZGVsZXRlZC4KIE9ubHkgdGhlIGZpcnN0IG9mIHRoZXNlIHBhZ2VzIHNheXMgc28u\
      CgooCgIFARIG+wEAhAIBGhogSG93IHJlY29yZHMgYXJlIG9yZGVyZWQuCgouCgQFAQIAEgT9AQIfGiAgVGhlIHNhbWUgYXMg\
      UkVDT1JEX09SREVSX1RJTUUuCgpKCgQFAQIBEgT/AQIYGjwgQnkgdGhlIHRpbWUsIG9yIGZpcnN0IGRheSwgdGhhdCB0aGV5\
      IGFyZSBvZiwgbGF0ZXN0IGZpcnN0LgoKGQoEBQECAhIEgQICGRoLIEJ5IHRpdGxlLgoKJgoEBQECAxIEgwICGBoYIEJ5IHR5\
      cGUsIHRoZW4gYnkgdGltZS4KCh4KAgQOEgaHAgCZAgEaECBXaGljaCByZWNvcmRzLgoKLAoEBA4CABIEiQICFhoeIEVtcHR5\
      OiB0aG9zZSBvZiBhbGwgc3R1ZGllcy4KCiEKBAQOAgESBIsCAjUaEyBFbXB0eTogYWxsIHR5cGVzLgoKPQoEBA4CAhIEjQIC\
      KxovIE9ubHkgd2hhdCB3YXMsIG9yIHdlbnQgb24sIGF0IGl0IG9yIGFmdGVyIGl0LgoKNQoEBA4CAxIEjwICKRonIE9ubHkg\
      d2hhdCB3YXMsIG9yIHdlbnQgb24sIGJlZm9yZSBpdC4KCrsBCgQEDgIEEgSSAgIUGqwBIFdvcmRzIG9mIHRpdGxlIG9yIG5v\
      dGUsIGFzIHRoZSBwYXJ0aWNpcGFudCB3cml0ZXMgdGhlbSwgaW4gYW55IG9yZGVyOyBhdCBtb3N0IDIwMCBjaGFyYWN0ZXJz\
      LiBCZWdpbm5pbmdzIG9mCiB3b3JkcyBhcmUgZm91bmQsIHRvbzsgbGV0dGVycycgY2FzZSBhbmQgYWNjZW50cyBkbyBub3Qg\
      Y291bnQuCgofCgQEDgIFEgSUAgIYGhEgSW4gd2hpY2ggb3JkZXIuCgpMCgQEDgIGEgSWAgIXGj4gMeKAkzIwMDsgMCBtZWFu\
      cyA1MC4gQSBwYWdlIG9mIGxhcmdlIHJlY29yZHMgbWF5IGhhdmUgZmV3ZXIuCgprCgQEDgIHEgSYAgIYGl0gYG5leHRfcGFn\
      ZV90b2tlbmAgb2YgdGhlIHBhZ2UgYmVmb3JlLCBvZiB0aGUgc2FtZSByZXF1ZXN0IG90aGVyd2lzZTsgZW1wdHk6IHRoZSBm\
      aXJzdCBwYWdlLgoKIgoCBA8SBpwCAKECARoUIEEgcGFnZSBvZiByZWNvcmRzLgoKNgoEBA8CABIEngICJBooIEluIHRoZSBv\
      cmRlciBhc2tlZCBmb3I7IG5vIHRvbWJzdG9uZXMuCgo/CgQEDwIBEgSgAgIdGjEgRm9yIHRoZSBuZXh0IHBhZ2U7IGVtcHR5\
      OiB0aGlzIGlzIHRoZSBsYXN0IG9uZS4KCiAKAgQQEgakAgCnAgEaEiBXaGljaCByZXNvdXJjZXMuCgosCgQEEAIAEgSmAgIW\
      Gh4gRW1wdHk6IHRob3NlIG9mIGFsbCBzdHVkaWVzLgoKTQoCBBESBqoCAK8CARo/IEEgcGFydCBvZiB0aGUgZXhwb3J0OyB0\
      aGUgZXhwb3J0IGlzIHRoZSBwYXJ0cyBpbiB0aGVpciBvcmRlci4KChwKBAQRAgASBKwCAhIaDiBXaG9sZSBsaW5lcy4KChkK\
      BAQRAgESBK4CAhcaCyBIb3cgbWFueS4KCh8KAgQSEgayAgC3AgEaESBPZiB3aGljaCBzdHVkeS4KCioKBAQSAgASBLQCAhYa\
      HCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKMAoEBBICARIEtgICJRoiIFdpdGggdGhvc2Ugb2YgdGVzdCBwYXJ0aWNp\
      cGFudHMuCgpMCgIEExIGugIAvwIBGj4gQSBwYXJ0IG9mIGFuIGV4cG9ydDsgdGhlIGV4cG9ydCBpcyB0aGUgcGFydHMgaW4g\
      dGhlaXIgb3JkZXIuCgpRCgQEEwIAEgS8AgIQGkMgQnl0ZXMgb2YgdGhlIENTViBmaWxlLCB3aGljaCBtYXkgZW5kIHdpdGhp\
      biBhIHJvdyBvciBhIGNoYXJhY3Rlci4KCiIKBAQTAgESBL4CAhIaFCBSb3dzIGluIHRoaXMgcGFydC4KYgZwcm90bzM=
      """)
}
