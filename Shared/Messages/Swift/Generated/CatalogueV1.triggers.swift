// Generated from otolith/catalogue/v1/triggers.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CatalogueV1 {
  /// In which time a trigger's occurrences are counted, by the participant's calendar.
  public enum TriggerPeriod: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Refused with reason TRIGGER_BOUND_INVALID.
    case unspecified
    /// A day.
    case day
    /// A week from Monday on.
    case week
    /// The whole time that somebody takes part.
    case ever
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .day, .week, .ever] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .day
        case 2: .week
        case 3: .ever
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .day: 1
        case .week: 2
        case .ever: 3
        case .unrecognized(let number): number
      }
    }
  }
}

extension CatalogueV1 {
  /// What levels of noise are in, as in `otolith.ingestion.v1.NoiseUnit`; levels in other units, or in none, do not count.
  public enum NoiseLevelUnit: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Refused with reason NOISE_UNIT_MISSING.
    case unspecified
    /// A-weighted decibels, 0 to 150.
    case decibelA
    /// Decibels relative to full scale, -160 to 0.
    case decibelFullScale
    /// Amplitude, 0 to 1.
    case amplitude
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .decibelA, .decibelFullScale, .amplitude] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .decibelA
        case 2: .decibelFullScale
        case 3: .amplitude
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .decibelA: 1
        case .decibelFullScale: 2
        case .amplitude: 3
        case .unrecognized(let number): number
      }
    }
  }
}

extension CatalogueV1 {
  /// Something that may happen to a participant. Each time that it does, schedules that count from it
  /// (`ScheduleAnchor.trigger_id`) prompt. The same told twice is once, and what is taken back takes the prompt back as
  /// long as it is to come.
  public struct Trigger: Message {
    /// What it takes; required.
    public enum OneOfCause: Sendable, Hashable {
      /// A sheet whose answers, scores or bands meet a rule.
      case sheet(CatalogueV1.SheetCause)
      /// A health record.
      case record(CatalogueV1.RecordCause)
      /// A listening session that is over.
      case listening(CatalogueV1.ListeningCause)
      /// Noise that was measured with a sheet.
      case noise(CatalogueV1.NoiseCause)
      /// Days without anything.
      case inactivity(CatalogueV1.InactivityCause)
      /// A therapy that ends.
      case therapyEnd(CatalogueV1.TherapyEndCause)
      /// Prompts that stay without an answer.
      case compliance(CatalogueV1.ComplianceCause)
      /// True: nothing but the study's staff, by hand.
      case staff(Bool)
    }

    /// Tells the study's triggers apart: 1–64 lower-case letters, digits and hyphens.
    public var triggerID: String
    /// What it takes; required.
    public var cause: CatalogueV1.Trigger.OneOfCause?
    /// What happens less than so many minutes before or after what already prompts does not prompt, at most 527,040
    /// (366 days); 0: all of it does.
    public var cooldownMinutes: UInt32
    /// What happens more often does not prompt; absent: no such bound.
    public var atMost: CatalogueV1.TriggerBound?

    /// Every field at its default.
    public init() {
      self.triggerID = ""
      self.cause = nil
      self.cooldownMinutes = 0
      self.atMost = nil
    }

    public init(
      triggerID: String = "",
      cause: CatalogueV1.Trigger.OneOfCause? = nil,
      cooldownMinutes: UInt32 = 0,
      atMost: CatalogueV1.TriggerBound? = nil
    ) {
      self.triggerID = triggerID
      self.cause = cause
      self.cooldownMinutes = cooldownMinutes
      self.atMost = atMost
    }
  }
}

extension CatalogueV1.Trigger {
  public static var fullName: String { "otolith.catalogue.v1.Trigger" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Trigger()
    otolith__catalogue__v1__trigger__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Trigger>) {
    self.triggerID = Codec.string(c.pointee.trigger_id)
    self.cause = switch c.pointee.cause_case.rawValue {
      case 2: .sheet(CatalogueV1.SheetCause(c.pointee.sheet!))
      case 3: .record(CatalogueV1.RecordCause(c.pointee.record!))
      case 4: .listening(CatalogueV1.ListeningCause(c.pointee.listening!))
      case 5: .noise(CatalogueV1.NoiseCause(c.pointee.noise!))
      case 6: .inactivity(CatalogueV1.InactivityCause(c.pointee.inactivity!))
      case 7: .therapyEnd(CatalogueV1.TherapyEndCause(c.pointee.therapy_end!))
      case 8: .compliance(CatalogueV1.ComplianceCause(c.pointee.compliance!))
      case 9: .staff(c.pointee.staff != 0)
      default: nil
    }
    self.cooldownMinutes = c.pointee.cooldown_minutes
    self.atMost = c.pointee.at_most.map { CatalogueV1.TriggerBound($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Trigger> {
    let c = arena.allocate(Otolith__Catalogue__V1__Trigger.self)
    otolith__catalogue__v1__trigger__init(c)
    if !self.triggerID.isEmpty { c.pointee.trigger_id = arena.string(self.triggerID) }
    switch self.cause {
      case .sheet(let value)?:
        c.pointee.cause_case = .init(rawValue: 2)
        c.pointee.sheet = value.cStruct(in: arena)
      case .record(let value)?:
        c.pointee.cause_case = .init(rawValue: 3)
        c.pointee.record = value.cStruct(in: arena)
      case .listening(let value)?:
        c.pointee.cause_case = .init(rawValue: 4)
        c.pointee.listening = value.cStruct(in: arena)
      case .noise(let value)?:
        c.pointee.cause_case = .init(rawValue: 5)
        c.pointee.noise = value.cStruct(in: arena)
      case .inactivity(let value)?:
        c.pointee.cause_case = .init(rawValue: 6)
        c.pointee.inactivity = value.cStruct(in: arena)
      case .therapyEnd(let value)?:
        c.pointee.cause_case = .init(rawValue: 7)
        c.pointee.therapy_end = value.cStruct(in: arena)
      case .compliance(let value)?:
        c.pointee.cause_case = .init(rawValue: 8)
        c.pointee.compliance = value.cStruct(in: arena)
      case .staff(let value)?:
        c.pointee.cause_case = .init(rawValue: 9)
        c.pointee.staff = value ? 1 : 0
      case nil: break
    }
    c.pointee.cooldown_minutes = self.cooldownMinutes
    if let value = self.atMost { c.pointee.at_most = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// How often a trigger prompts at most.
  public struct TriggerBound: Message {
    /// 1–1,000.
    public var count: UInt32
    /// In which time; required.
    public var period: CatalogueV1.TriggerPeriod

    /// Every field at its default.
    public init() {
      self.count = 0
      self.period = CatalogueV1.TriggerPeriod(rawValue: 0)
    }

    public init(
      count: UInt32 = 0,
      period: CatalogueV1.TriggerPeriod = CatalogueV1.TriggerPeriod(rawValue: 0)
    ) {
      self.count = count
      self.period = period
    }
  }
}

extension CatalogueV1.TriggerBound {
  public static var fullName: String { "otolith.catalogue.v1.TriggerBound" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__TriggerBound()
    otolith__catalogue__v1__trigger_bound__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__TriggerBound>) {
    self.count = c.pointee.count
    self.period = CatalogueV1.TriggerPeriod(rawValue: Int32(truncatingIfNeeded: c.pointee.period.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__TriggerBound> {
    let c = arena.allocate(Otolith__Catalogue__V1__TriggerBound.self)
    otolith__catalogue__v1__trigger_bound__init(c)
    c.pointee.count = self.count
    c.pointee.period = Otolith__Catalogue__V1__TriggerPeriod(rawValue: .init(truncatingIfNeeded: self.period.rawValue))
    return c
  }
}

extension CatalogueV1 {
  /// A sheet for which the conditions and all bands hold. Amended so that they no longer do, or withdrawn, it never
  /// happened. An empty sheet, or one whose time is not known (CLOCK_IMPLAUSIBLE), is none.
  public struct SheetCause: Message {
    /// A questionnaire of the study; required.
    public var questionnaireID: String
    /// As in NextList: over its answers and scores, and the latest answers to others before it. Empty: every sheet.
    public var conditions: [CatalogueV1.Condition]
    /// How the conditions with `parent` 0 are combined.
    public var behavior: CatalogueV1.EnableBehavior
    /// Bands that its scores have to lie in, each score once, at most 50.
    public var bands: [CatalogueV1.BandMatch]

    /// Every field at its default.
    public init() {
      self.questionnaireID = ""
      self.conditions = []
      self.behavior = CatalogueV1.EnableBehavior(rawValue: 0)
      self.bands = []
    }

    public init(
      questionnaireID: String = "",
      conditions: [CatalogueV1.Condition] = [],
      behavior: CatalogueV1.EnableBehavior = CatalogueV1.EnableBehavior(rawValue: 0),
      bands: [CatalogueV1.BandMatch] = []
    ) {
      self.questionnaireID = questionnaireID
      self.conditions = conditions
      self.behavior = behavior
      self.bands = bands
    }
  }
}

extension CatalogueV1.SheetCause {
  public static var fullName: String { "otolith.catalogue.v1.SheetCause" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__SheetCause()
    otolith__catalogue__v1__sheet_cause__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__SheetCause>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.conditions = Codec.messages(c.pointee.conditions, c.pointee.n_conditions) { CatalogueV1.Condition($0) }
    self.behavior = CatalogueV1.EnableBehavior(rawValue: Int32(truncatingIfNeeded: c.pointee.behavior.rawValue))
    self.bands = Codec.messages(c.pointee.bands, c.pointee.n_bands) { CatalogueV1.BandMatch($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__SheetCause> {
    let c = arena.allocate(Otolith__Catalogue__V1__SheetCause.self)
    otolith__catalogue__v1__sheet_cause__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.conditions.isEmpty {
      c.pointee.n_conditions = self.conditions.count
      c.pointee.conditions = arena.array(self.conditions) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Condition>? }
    }
    c.pointee.behavior = Otolith__Catalogue__V1__EnableBehavior(rawValue: .init(truncatingIfNeeded: self.behavior.rawValue))
    if !self.bands.isEmpty {
      c.pointee.n_bands = self.bands.count
      c.pointee.bands = arena.array(self.bands) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__BandMatch>? }
    }
    return c
  }
}

extension CatalogueV1 {
  /// Bands that a score has to lie in.
  public struct BandMatch: Message {
    /// A score of the questionnaire with bands; required.
    public var scoreID: String
    /// Codes of its bands, of which it lies in one; 1–50, each once.
    public var codes: [String]

    /// Every field at its default.
    public init() {
      self.scoreID = ""
      self.codes = []
    }

    public init(
      scoreID: String = "",
      codes: [String] = []
    ) {
      self.scoreID = scoreID
      self.codes = codes
    }
  }
}

extension CatalogueV1.BandMatch {
  public static var fullName: String { "otolith.catalogue.v1.BandMatch" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__BandMatch()
    otolith__catalogue__v1__band_match__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__BandMatch>) {
    self.scoreID = Codec.string(c.pointee.score_id)
    self.codes = Codec.array(c.pointee.codes, c.pointee.n_codes) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__BandMatch> {
    let c = arena.allocate(Otolith__Catalogue__V1__BandMatch.self)
    otolith__catalogue__v1__band_match__init(c)
    if !self.scoreID.isEmpty { c.pointee.score_id = arena.string(self.scoreID) }
    if !self.codes.isEmpty {
      c.pointee.n_codes = self.codes.count
      c.pointee.codes = arena.array(self.codes) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension CatalogueV1 {
  /// A health record that a participant keeps. It happened when the event did, or the measurement that meets `value`
  /// did; a therapy when the participant wrote it down. Changed so that the record no longer meets this, or deleted, it
  /// never happened.
  public struct RecordCause: Message {
    /// A type that the study takes; required.
    public var type: CatalogueV1.RecordType
    /// Codes of the kinds of events or therapies, or of the quantities of measurements, each once, at most 100; empty:
    /// all.
    public var kinds: [String]
    /// Only for measurements: the first value that holds counts. Absent: any.
    public var value: CatalogueV1.ValueComparison?

    /// Every field at its default.
    public init() {
      self.type = CatalogueV1.RecordType(rawValue: 0)
      self.kinds = []
      self.value = nil
    }

    public init(
      type: CatalogueV1.RecordType = CatalogueV1.RecordType(rawValue: 0),
      kinds: [String] = [],
      value: CatalogueV1.ValueComparison? = nil
    ) {
      self.type = type
      self.kinds = kinds
      self.value = value
    }
  }
}

extension CatalogueV1.RecordCause {
  public static var fullName: String { "otolith.catalogue.v1.RecordCause" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__RecordCause()
    otolith__catalogue__v1__record_cause__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__RecordCause>) {
    self.type = CatalogueV1.RecordType(rawValue: Int32(truncatingIfNeeded: c.pointee.type.rawValue))
    self.kinds = Codec.array(c.pointee.kinds, c.pointee.n_kinds) { Codec.string($0) }
    self.value = c.pointee.value.map { CatalogueV1.ValueComparison($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__RecordCause> {
    let c = arena.allocate(Otolith__Catalogue__V1__RecordCause.self)
    otolith__catalogue__v1__record_cause__init(c)
    c.pointee.type = Otolith__Catalogue__V1__RecordType(rawValue: .init(truncatingIfNeeded: self.type.rawValue))
    if !self.kinds.isEmpty {
      c.pointee.n_kinds = self.kinds.count
      c.pointee.kinds = arena.array(self.kinds) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if let value = self.value { c.pointee.value = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// Compares a measured value.
  public struct ValueComparison: Message {
    /// An order or an equality; required.
    public var `operator`: CatalogueV1.ConditionOperator
    /// Finite; required.
    public var number: GoogleProtobuf.DoubleValue?
    /// UCUM unit of the number, as records spell it: values in other units do not count. Required.
    public var unit: String
    /// Compares the second value of a pair, the diastolic one of a blood pressure.
    public var secondValue: Bool

    /// Every field at its default.
    public init() {
      self.`operator` = CatalogueV1.ConditionOperator(rawValue: 0)
      self.number = nil
      self.unit = ""
      self.secondValue = false
    }

    public init(
      `operator`: CatalogueV1.ConditionOperator = CatalogueV1.ConditionOperator(rawValue: 0),
      number: GoogleProtobuf.DoubleValue? = nil,
      unit: String = "",
      secondValue: Bool = false
    ) {
      self.`operator` = `operator`
      self.number = number
      self.unit = unit
      self.secondValue = secondValue
    }
  }
}

extension CatalogueV1.ValueComparison {
  public static var fullName: String { "otolith.catalogue.v1.ValueComparison" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ValueComparison()
    otolith__catalogue__v1__value_comparison__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ValueComparison>) {
    self.`operator` = CatalogueV1.ConditionOperator(rawValue: Int32(truncatingIfNeeded: c.pointee.operator_.rawValue))
    self.number = c.pointee.number.map { GoogleProtobuf.DoubleValue($0) }
    self.unit = Codec.string(c.pointee.unit)
    self.secondValue = c.pointee.second_value != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ValueComparison> {
    let c = arena.allocate(Otolith__Catalogue__V1__ValueComparison.self)
    otolith__catalogue__v1__value_comparison__init(c)
    c.pointee.operator_ = Otolith__Catalogue__V1__ConditionOperator(rawValue: .init(truncatingIfNeeded: self.`operator`.rawValue))
    if let value = self.number { c.pointee.number = value.cStruct(in: arena) }
    if !self.unit.isEmpty { c.pointee.unit = arena.string(self.unit) }
    c.pointee.second_value = self.secondValue ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// A listening session. It happened when it ended.
  public struct ListeningCause: Message {
    /// It lasted that long without pauses, at most 1,440; 0: however long.
    public var minutesMin: UInt32
    /// A collection of the study; empty: any.
    public var collectionID: String

    /// Every field at its default.
    public init() {
      self.minutesMin = 0
      self.collectionID = ""
    }

    public init(
      minutesMin: UInt32 = 0,
      collectionID: String = ""
    ) {
      self.minutesMin = minutesMin
      self.collectionID = collectionID
    }
  }
}

extension CatalogueV1.ListeningCause {
  public static var fullName: String { "otolith.catalogue.v1.ListeningCause" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ListeningCause()
    otolith__catalogue__v1__listening_cause__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListeningCause>) {
    self.minutesMin = c.pointee.minutes_min
    self.collectionID = Codec.string(c.pointee.collection_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListeningCause> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListeningCause.self)
    otolith__catalogue__v1__listening_cause__init(c)
    c.pointee.minutes_min = self.minutesMin
    if !self.collectionID.isEmpty { c.pointee.collection_id = arena.string(self.collectionID) }
    return c
  }
}

extension CatalogueV1 {
  /// Noise. It happened when the first measurement of a sheet that is so loud was made. What measuring apps write down as
  /// health records is compared by RecordCause.
  public struct NoiseCause: Message {
    /// In which unit; required.
    public var unit: CatalogueV1.NoiseLevelUnit
    /// It is at this or above; finite, required.
    public var level: GoogleProtobuf.DoubleValue?
    /// Questionnaires of the study that measure noise, each once; empty: all.
    public var questionnaireIDs: [String]

    /// Every field at its default.
    public init() {
      self.unit = CatalogueV1.NoiseLevelUnit(rawValue: 0)
      self.level = nil
      self.questionnaireIDs = []
    }

    public init(
      unit: CatalogueV1.NoiseLevelUnit = CatalogueV1.NoiseLevelUnit(rawValue: 0),
      level: GoogleProtobuf.DoubleValue? = nil,
      questionnaireIDs: [String] = []
    ) {
      self.unit = unit
      self.level = level
      self.questionnaireIDs = questionnaireIDs
    }
  }
}

extension CatalogueV1.NoiseCause {
  public static var fullName: String { "otolith.catalogue.v1.NoiseCause" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__NoiseCause()
    otolith__catalogue__v1__noise_cause__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__NoiseCause>) {
    self.unit = CatalogueV1.NoiseLevelUnit(rawValue: Int32(truncatingIfNeeded: c.pointee.unit.rawValue))
    self.level = c.pointee.level.map { GoogleProtobuf.DoubleValue($0) }
    self.questionnaireIDs = Codec.array(c.pointee.questionnaire_ids, c.pointee.n_questionnaire_ids) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__NoiseCause> {
    let c = arena.allocate(Otolith__Catalogue__V1__NoiseCause.self)
    otolith__catalogue__v1__noise_cause__init(c)
    c.pointee.unit = Otolith__Catalogue__V1__NoiseLevelUnit(rawValue: .init(truncatingIfNeeded: self.unit.rawValue))
    if let value = self.level { c.pointee.level = value.cStruct(in: arena) }
    if !self.questionnaireIDs.isEmpty {
      c.pointee.n_questionnaire_ids = self.questionnaireIDs.count
      c.pointee.questionnaire_ids = arena.array(self.questionnaireIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension CatalogueV1 {
  /// Days without anything that counts. It happens so many times 24 hours after the latest of what does, or after joining,
  /// and not while the study is paused.
  public struct InactivityCause: Message {
    /// 1–366.
    public var days: UInt32
    /// Again every so many days as long as it lasts, at most 366; 0: once.
    public var repeatDays: UInt32
    /// Sheets of these questionnaires of the study count, each once; empty: all sheets.
    public var questionnaireIDs: [String]
    /// Only sheets count; otherwise health records and listening sessions do, too. Not together with
    /// `questionnaire_ids`, which says it already.
    public var sheetsOnly: Bool

    /// Every field at its default.
    public init() {
      self.days = 0
      self.repeatDays = 0
      self.questionnaireIDs = []
      self.sheetsOnly = false
    }

    public init(
      days: UInt32 = 0,
      repeatDays: UInt32 = 0,
      questionnaireIDs: [String] = [],
      sheetsOnly: Bool = false
    ) {
      self.days = days
      self.repeatDays = repeatDays
      self.questionnaireIDs = questionnaireIDs
      self.sheetsOnly = sheetsOnly
    }
  }
}

extension CatalogueV1.InactivityCause {
  public static var fullName: String { "otolith.catalogue.v1.InactivityCause" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__InactivityCause()
    otolith__catalogue__v1__inactivity_cause__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__InactivityCause>) {
    self.days = c.pointee.days
    self.repeatDays = c.pointee.repeat_days
    self.questionnaireIDs = Codec.array(c.pointee.questionnaire_ids, c.pointee.n_questionnaire_ids) { Codec.string($0) }
    self.sheetsOnly = c.pointee.sheets_only != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__InactivityCause> {
    let c = arena.allocate(Otolith__Catalogue__V1__InactivityCause.self)
    otolith__catalogue__v1__inactivity_cause__init(c)
    c.pointee.days = self.days
    c.pointee.repeat_days = self.repeatDays
    if !self.questionnaireIDs.isEmpty {
      c.pointee.n_questionnaire_ids = self.questionnaireIDs.count
      c.pointee.questionnaire_ids = arena.array(self.questionnaireIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    c.pointee.sheets_only = self.sheetsOnly ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// A therapy whose last day records tell. It happens when a day begins, in the time zone of the record. The record
  /// changed so that it ends another day, that is the day; so that it goes on, or deleted, it never happened.
  public struct TherapyEndCause: Message {
    /// From the last day on to the day on which it happens, -366–366: -7 is a week before.
    public var days: Int32
    /// Codes of the kinds of therapies, each once, at most 100; empty: all.
    public var kinds: [String]

    /// Every field at its default.
    public init() {
      self.days = 0
      self.kinds = []
    }

    public init(
      days: Int32 = 0,
      kinds: [String] = []
    ) {
      self.days = days
      self.kinds = kinds
    }
  }
}

extension CatalogueV1.TherapyEndCause {
  public static var fullName: String { "otolith.catalogue.v1.TherapyEndCause" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__TherapyEndCause()
    otolith__catalogue__v1__therapy_end_cause__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__TherapyEndCause>) {
    self.days = c.pointee.days
    self.kinds = Codec.array(c.pointee.kinds, c.pointee.n_kinds) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__TherapyEndCause> {
    let c = arena.allocate(Otolith__Catalogue__V1__TherapyEndCause.self)
    otolith__catalogue__v1__therapy_end_cause__init(c)
    c.pointee.days = self.days
    if !self.kinds.isEmpty {
      c.pointee.n_kinds = self.kinds.count
      c.pointee.kinds = arena.array(self.kinds) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension CatalogueV1 {
  /// Too few prompts are answered. It is decided as each day of the participant's calendar begins, once, by what is known
  /// when the participant is next planned for.
  public struct ComplianceCause: Message {
    /// Less of them were answered in time, 1–100.
    public var percentBelow: UInt32
    /// Of those that came on so many days before, 1–366.
    public var days: UInt32
    /// Only if at least so many came, 1–10,000.
    public var promptsMin: UInt32
    /// Those that ask for these questionnaires of the study, each once; empty: all.
    public var questionnaireIDs: [String]

    /// Every field at its default.
    public init() {
      self.percentBelow = 0
      self.days = 0
      self.promptsMin = 0
      self.questionnaireIDs = []
    }

    public init(
      percentBelow: UInt32 = 0,
      days: UInt32 = 0,
      promptsMin: UInt32 = 0,
      questionnaireIDs: [String] = []
    ) {
      self.percentBelow = percentBelow
      self.days = days
      self.promptsMin = promptsMin
      self.questionnaireIDs = questionnaireIDs
    }
  }
}

extension CatalogueV1.ComplianceCause {
  public static var fullName: String { "otolith.catalogue.v1.ComplianceCause" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ComplianceCause()
    otolith__catalogue__v1__compliance_cause__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ComplianceCause>) {
    self.percentBelow = c.pointee.percent_below
    self.days = c.pointee.days
    self.promptsMin = c.pointee.prompts_min
    self.questionnaireIDs = Codec.array(c.pointee.questionnaire_ids, c.pointee.n_questionnaire_ids) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ComplianceCause> {
    let c = arena.allocate(Otolith__Catalogue__V1__ComplianceCause.self)
    otolith__catalogue__v1__compliance_cause__init(c)
    c.pointee.percent_below = self.percentBelow
    c.pointee.days = self.days
    c.pointee.prompts_min = self.promptsMin
    if !self.questionnaireIDs.isEmpty {
      c.pointee.n_questionnaire_ids = self.questionnaireIDs.count
      c.pointee.questionnaire_ids = arena.array(self.questionnaireIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension CatalogueV1 {
  /// The descriptor of `otolith/catalogue/v1/triggers.proto`.
  public static let triggersFile = ProtoFile(
    name: "otolith/catalogue/v1/triggers.proto",
    dependencies: [GoogleProtobuf.wrappersFile, CatalogueV1.recordsFile, CatalogueV1.rulesFile],
    base64: """
      CiNvdG9saXRoL2NhdGFsb2d1ZS92MS90cmlnZ2Vycy5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEaHmdvb2dsZS9wcm90\
      b2J1Zi93cmFwcGVycy5wcm90bxoib3RvbGl0aC9jYXRhbG9ndWUvdjEvcmVjb3Jkcy5wcm90bxogb3RvbGl0aC9jYXRhbG9n\
      dWUvdjEvcnVsZXMucHJvdG8ihAUKB1RyaWdnZXISHQoKdHJpZ2dlcl9pZBgBIAEoCVIJdHJpZ2dlcklkEjgKBXNoZWV0GAIg\
      ASgLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuU2hlZXRDYXVzZUgAUgVzaGVldBI7CgZyZWNvcmQYAyABKAsyIS5vdG9saXRo\
      LmNhdGFsb2d1ZS52MS5SZWNvcmRDYXVzZUgAUgZyZWNvcmQSRAoJbGlzdGVuaW5nGAQgASgLMiQub3RvbGl0aC5jYXRhbG9n\
      dWUudjEuTGlzdGVuaW5nQ2F1c2VIAFIJbGlzdGVuaW5nEjgKBW5vaXNlGAUgASgLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEu\
      Tm9pc2VDYXVzZUgAUgVub2lzZRJHCgppbmFjdGl2aXR5GAYgASgLMiUub3RvbGl0aC5jYXRhbG9ndWUudjEuSW5hY3Rpdml0\
      eUNhdXNlSABSCmluYWN0aXZpdHkSSAoLdGhlcmFweV9lbmQYByABKAsyJS5vdG9saXRoLmNhdGFsb2d1ZS52MS5UaGVyYXB5\
      RW5kQ2F1c2VIAFIKdGhlcmFweUVuZBJHCgpjb21wbGlhbmNlGAggASgLMiUub3RvbGl0aC5jYXRhbG9ndWUudjEuQ29tcGxp\
      YW5jZUNhdXNlSABSCmNvbXBsaWFuY2USFgoFc3RhZmYYCSABKAhIAFIFc3RhZmYSKQoQY29vbGRvd25fbWludXRlcxgKIAEo\
      DVIPY29vbGRvd25NaW51dGVzEjsKB2F0X21vc3QYCyABKAsyIi5vdG9saXRoLmNhdGFsb2d1ZS52MS5UcmlnZ2VyQm91bmRS\
      BmF0TW9zdEIHCgVjYXVzZSJhCgxUcmlnZ2VyQm91bmQSFAoFY291bnQYASABKA1SBWNvdW50EjsKBnBlcmlvZBgCIAEoDjIj\
      Lm90b2xpdGguY2F0YWxvZ3VlLnYxLlRyaWdnZXJQZXJpb2RSBnBlcmlvZCLxAQoKU2hlZXRDYXVzZRIpChBxdWVzdGlvbm5h\
      aXJlX2lkGAEgASgJUg9xdWVzdGlvbm5haXJlSWQSPwoKY29uZGl0aW9ucxgCIAMoCzIfLm90b2xpdGguY2F0YWxvZ3VlLnYx\
      LkNvbmRpdGlvblIKY29uZGl0aW9ucxJACghiZWhhdmlvchgDIAEoDjIkLm90b2xpdGguY2F0YWxvZ3VlLnYxLkVuYWJsZUJl\
      aGF2aW9yUghiZWhhdmlvchI1CgViYW5kcxgEIAMoCzIfLm90b2xpdGguY2F0YWxvZ3VlLnYxLkJhbmRNYXRjaFIFYmFuZHMi\
      PAoJQmFuZE1hdGNoEhkKCHNjb3JlX2lkGAEgASgJUgdzY29yZUlkEhQKBWNvZGVzGAIgAygJUgVjb2RlcyKWAQoLUmVjb3Jk\
      Q2F1c2USNAoEdHlwZRgBIAEoDjIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLlJlY29yZFR5cGVSBHR5cGUSFAoFa2luZHMYAiAD\
      KAlSBWtpbmRzEjsKBXZhbHVlGAMgASgLMiUub3RvbGl0aC5jYXRhbG9ndWUudjEuVmFsdWVDb21wYXJpc29uUgV2YWx1ZSLD\
      AQoPVmFsdWVDb21wYXJpc29uEkMKCG9wZXJhdG9yGAEgASgOMicub3RvbGl0aC5jYXRhbG9ndWUudjEuQ29uZGl0aW9uT3Bl\
      cmF0b3JSCG9wZXJhdG9yEjQKBm51bWJlchgCIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIGbnVtYmVyEhIK\
      BHVuaXQYAyABKAlSBHVuaXQSIQoMc2Vjb25kX3ZhbHVlGAQgASgIUgtzZWNvbmRWYWx1ZSJWCg5MaXN0ZW5pbmdDYXVzZRIf\
      CgttaW51dGVzX21pbhgBIAEoDVIKbWludXRlc01pbhIjCg1jb2xsZWN0aW9uX2lkGAIgASgJUgxjb2xsZWN0aW9uSWQipwEK\
      Ck5vaXNlQ2F1c2USOAoEdW5pdBgBIAEoDjIkLm90b2xpdGguY2F0YWxvZ3VlLnYxLk5vaXNlTGV2ZWxVbml0UgR1bml0EjIK\
      BWxldmVsGAIgASgLMhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUgVsZXZlbBIrChFxdWVzdGlvbm5haXJlX2lkcxgD\
      IAMoCVIQcXVlc3Rpb25uYWlyZUlkcyKUAQoPSW5hY3Rpdml0eUNhdXNlEhIKBGRheXMYASABKA1SBGRheXMSHwoLcmVwZWF0\
      X2RheXMYAiABKA1SCnJlcGVhdERheXMSKwoRcXVlc3Rpb25uYWlyZV9pZHMYAyADKAlSEHF1ZXN0aW9ubmFpcmVJZHMSHwoL\
      c2hlZXRzX29ubHkYBCABKAhSCnNoZWV0c09ubHkiOwoPVGhlcmFweUVuZENhdXNlEhIKBGRheXMYASABKBFSBGRheXMSFAoF\
      a2luZHMYAiADKAlSBWtpbmRzIpgBCg9Db21wbGlhbmNlQ2F1c2USIwoNcGVyY2VudF9iZWxvdxgBIAEoDVIMcGVyY2VudEJl\
      bG93EhIKBGRheXMYAiABKA1SBGRheXMSHwoLcHJvbXB0c19taW4YAyABKA1SCnByb21wdHNNaW4SKwoRcXVlc3Rpb25uYWly\
      ZV9pZHMYBCADKAlSEHF1ZXN0aW9ubmFpcmVJZHMqeQoNVHJpZ2dlclBlcmlvZBIeChpUUklHR0VSX1BFUklPRF9VTlNQRUNJ\
      RklFRBAAEhYKElRSSUdHRVJfUEVSSU9EX0RBWRABEhcKE1RSSUdHRVJfUEVSSU9EX1dFRUsQAhIXChNUUklHR0VSX1BFUklP\
      RF9FVkVSEAMqmwEKDk5vaXNlTGV2ZWxVbml0EiAKHE5PSVNFX0xFVkVMX1VOSVRfVU5TUEVDSUZJRUQQABIeChpOT0lTRV9M\
      RVZFTF9VTklUX0RFQ0lCRUxfQRABEicKI05PSVNFX0xFVkVMX1VOSVRfREVDSUJFTF9GVUxMX1NDQUxFEAISHgoaTk9JU0Vf\
      TEVWRUxfVU5JVF9BTVBMSVRVREUQA0JRChRvdG9saXRoLmNhdGFsb2d1ZS52MVABWiBvdG9saXRoL2NhdGFsb2d1ZS92MTtj\
      YXRhbG9ndWV2MaoCFE90b2xpdGguQ2F0YWxvZ3VlLlYxSqUqCi0KAQwSAwEAEhojIFdoYXQgaGFwcGVucyB0aGF0IGJyaW5n\
      cyBwcm9tcHRzLgoK+wEKAgQAEgQRACwBGu4BIFNvbWV0aGluZyB0aGF0IG1heSBoYXBwZW4gdG8gYSBwYXJ0aWNpcGFudC4g\
      RWFjaCB0aW1lIHRoYXQgaXQgZG9lcywgc2NoZWR1bGVzIHRoYXQgY291bnQgZnJvbSBpdAogKGBTY2hlZHVsZUFuY2hvci50\
      cmlnZ2VyX2lkYCkgcHJvbXB0LiBUaGUgc2FtZSB0b2xkIHR3aWNlIGlzIG9uY2UsIGFuZCB3aGF0IGlzIHRha2VuIGJhY2sg\
      dGFrZXMgdGhlIHByb21wdCBiYWNrIGFzCiBsb25nIGFzIGl0IGlzIHRvIGNvbWUuCgpfCgQEAAIAEgMTAhgaUiBUZWxscyB0\
      aGUgc3R1ZHkncyB0cmlnZ2VycyBhcGFydDogMeKAkzY0IGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzIGFuZCBoeXBoZW5z\
      LgoKKAoEBAAIABIEFQImAxoaIFdoYXQgaXQgdGFrZXM7IHJlcXVpcmVkLgoKQgoEBAACARIDFwQZGjUgQSBzaGVldCB3aG9z\
      ZSBhbnN3ZXJzLCBzY29yZXMgb3IgYmFuZHMgbWVldCBhIHJ1bGUuCgofCgQEAAICEgMZBBsaEiBBIGhlYWx0aCByZWNvcmQu\
      CgowCgQEAAIDEgMbBCEaIyBBIGxpc3RlbmluZyBzZXNzaW9uIHRoYXQgaXMgb3Zlci4KCjQKBAQAAgQSAx0EGRonIE5vaXNl\
      IHRoYXQgd2FzIG1lYXN1cmVkIHdpdGggYSBzaGVldC4KCiUKBAQAAgUSAx8EIxoYIERheXMgd2l0aG91dCBhbnl0aGluZy4K\
      CiMKBAQAAgYSAyEEJBoWIEEgdGhlcmFweSB0aGF0IGVuZHMuCgozCgQEAAIHEgMjBCMaJiBQcm9tcHRzIHRoYXQgc3RheSB3\
      aXRob3V0IGFuIGFuc3dlci4KCjwKBAQAAggSAyUEExovIFRydWU6IG5vdGhpbmcgYnV0IHRoZSBzdHVkeSdzIHN0YWZmLCBi\
      eSBoYW5kLgoKnAEKBAQAAgkSAykCHxqOASBXaGF0IGhhcHBlbnMgbGVzcyB0aGFuIHNvIG1hbnkgbWludXRlcyBiZWZvcmUg\
      b3IgYWZ0ZXIgd2hhdCBhbHJlYWR5IHByb21wdHMgZG9lcyBub3QgcHJvbXB0LCBhdCBtb3N0IDUyNywwNDAKICgzNjYgZGF5\
      cyk7IDA6IGFsbCBvZiBpdCBkb2VzLgoKTgoEBAACChIDKwIcGkEgV2hhdCBoYXBwZW5zIG1vcmUgb2Z0ZW4gZG9lcyBub3Qg\
      cHJvbXB0OyBhYnNlbnQ6IG5vIHN1Y2ggYm91bmQuCgoyCgIEARIELwA0ARomIEhvdyBvZnRlbiBhIHRyaWdnZXIgcHJvbXB0\
      cyBhdCBtb3N0LgoKGQoEBAECABIDMQITGgwgMeKAkzEsMDAwLgoKJwoEBAECARIDMwIbGhogSW4gd2hpY2ggdGltZTsgcmVx\
      dWlyZWQuCgpfCgIFABIENwBAARpTIEluIHdoaWNoIHRpbWUgYSB0cmlnZ2VyJ3Mgb2NjdXJyZW5jZXMgYXJlIGNvdW50ZWQs\
      IGJ5IHRoZSBwYXJ0aWNpcGFudCdzIGNhbGVuZGFyLgoKOQoEBQACABIDOQIhGiwgUmVmdXNlZCB3aXRoIHJlYXNvbiBUUklH\
      R0VSX0JPVU5EX0lOVkFMSUQuCgoVCgQFAAIBEgM7AhkaCCBBIGRheS4KCiUKBAUAAgISAz0CGhoYIEEgd2VlayBmcm9tIE1v\
      bmRheSBvbi4KCjcKBAUAAgMSAz8CGhoqIFRoZSB3aG9sZSB0aW1lIHRoYXQgc29tZWJvZHkgdGFrZXMgcGFydC4KCtUBCgIE\
      AhIERABNARrIASBBIHNoZWV0IGZvciB3aGljaCB0aGUgY29uZGl0aW9ucyBhbmQgYWxsIGJhbmRzIGhvbGQuIEFtZW5kZWQg\
      c28gdGhhdCB0aGV5IG5vIGxvbmdlciBkbywgb3Igd2l0aGRyYXduLCBpdCBuZXZlcgogaGFwcGVuZWQuIEFuIGVtcHR5IHNo\
      ZWV0LCBvciBvbmUgd2hvc2UgdGltZSBpcyBub3Qga25vd24gKENMT0NLX0lNUExBVVNJQkxFKSwgaXMgbm9uZS4KCjYKBAQC\
      AgASA0YCHhopIEEgcXVlc3Rpb25uYWlyZSBvZiB0aGUgc3R1ZHk7IHJlcXVpcmVkLgoKewoEBAICARIDSAIkGm4gQXMgaW4g\
      TmV4dExpc3Q6IG92ZXIgaXRzIGFuc3dlcnMgYW5kIHNjb3JlcywgYW5kIHRoZSBsYXRlc3QgYW5zd2VycyB0byBvdGhlcnMg\
      YmVmb3JlIGl0LiBFbXB0eTogZXZlcnkgc2hlZXQuCgo/CgQEAgICEgNKAh4aMiBIb3cgdGhlIGNvbmRpdGlvbnMgd2l0aCBg\
      cGFyZW50YCAwIGFyZSBjb21iaW5lZC4KClEKBAQCAgMSA0wCHxpEIEJhbmRzIHRoYXQgaXRzIHNjb3JlcyBoYXZlIHRvIGxp\
      ZSBpbiwgZWFjaCBzY29yZSBvbmNlLCBhdCBtb3N0IDUwLgoKLwoCBAMSBFAAVQEaIyBCYW5kcyB0aGF0IGEgc2NvcmUgaGFz\
      IHRvIGxpZSBpbi4KCkEKBAQDAgASA1ICFho0IEEgc2NvcmUgb2YgdGhlIHF1ZXN0aW9ubmFpcmUgd2l0aCBiYW5kczsgcmVx\
      dWlyZWQuCgpOCgQEAwIBEgNUAhwaQSBDb2RlcyBvZiBpdHMgYmFuZHMsIG9mIHdoaWNoIGl0IGxpZXMgaW4gb25lOyAx4oCT\
      NTAsIGVhY2ggb25jZS4KCoMCCgIEBBIEWgBiARr2ASBBIGhlYWx0aCByZWNvcmQgdGhhdCBhIHBhcnRpY2lwYW50IGtlZXBz\
      LiBJdCBoYXBwZW5lZCB3aGVuIHRoZSBldmVudCBkaWQsIG9yIHRoZSBtZWFzdXJlbWVudCB0aGF0IG1lZXRzIGB2YWx1ZWAK\
      IGRpZDsgYSB0aGVyYXB5IHdoZW4gdGhlIHBhcnRpY2lwYW50IHdyb3RlIGl0IGRvd24uIENoYW5nZWQgc28gdGhhdCB0aGUg\
      cmVjb3JkIG5vIGxvbmdlciBtZWV0cyB0aGlzLCBvciBkZWxldGVkLCBpdAogbmV2ZXIgaGFwcGVuZWQuCgo1CgQEBAIAEgNc\
      AhYaKCBBIHR5cGUgdGhhdCB0aGUgc3R1ZHkgdGFrZXM7IHJlcXVpcmVkLgoKhAEKBAQEAgESA18CHBp3IENvZGVzIG9mIHRo\
      ZSBraW5kcyBvZiBldmVudHMgb3IgdGhlcmFwaWVzLCBvciBvZiB0aGUgcXVhbnRpdGllcyBvZiBtZWFzdXJlbWVudHMsIGVh\
      Y2ggb25jZSwgYXQgbW9zdCAxMDA7IGVtcHR5OgogYWxsLgoKVQoEBAQCAhIDYQIcGkggT25seSBmb3IgbWVhc3VyZW1lbnRz\
      OiB0aGUgZmlyc3QgdmFsdWUgdGhhdCBob2xkcyBjb3VudHMuIEFic2VudDogYW55LgoKKAoCBAUSBGUAbgEaHCBDb21wYXJl\
      cyBhIG1lYXN1cmVkIHZhbHVlLgoKMQoEBAUCABIDZwIhGiQgQW4gb3JkZXIgb3IgYW4gZXF1YWxpdHk7IHJlcXVpcmVkLgoK\
      IAoEBAUCARIDaQIpGhMgRmluaXRlOyByZXF1aXJlZC4KCmoKBAQFAgISA2sCEhpdIFVDVU0gdW5pdCBvZiB0aGUgbnVtYmVy\
      LCBhcyByZWNvcmRzIHNwZWxsIGl0OiB2YWx1ZXMgaW4gb3RoZXIgdW5pdHMgZG8gbm90IGNvdW50LiBSZXF1aXJlZC4KCloK\
      BAQFAgMSA20CGBpNIENvbXBhcmVzIHRoZSBzZWNvbmQgdmFsdWUgb2YgYSBwYWlyLCB0aGUgZGlhc3RvbGljIG9uZSBvZiBh\
      IGJsb29kIHByZXNzdXJlLgoKPQoCBAYSBHEAdgEaMSBBIGxpc3RlbmluZyBzZXNzaW9uLiBJdCBoYXBwZW5lZCB3aGVuIGl0\
      IGVuZGVkLgoKUgoEBAYCABIDcwIZGkUgSXQgbGFzdGVkIHRoYXQgbG9uZyB3aXRob3V0IHBhdXNlcywgYXQgbW9zdCAxLDQ0\
      MDsgMDogaG93ZXZlciBsb25nLgoKNQoEBAYCARIDdQIbGiggQSBjb2xsZWN0aW9uIG9mIHRoZSBzdHVkeTsgZW1wdHk6IGFu\
      eS4KCrABCgIEBxIFegCBAQEaogEgTm9pc2UuIEl0IGhhcHBlbmVkIHdoZW4gdGhlIGZpcnN0IG1lYXN1cmVtZW50IG9mIGEg\
      c2hlZXQgdGhhdCBpcyBzbyBsb3VkIHdhcyBtYWRlLiBXaGF0IG1lYXN1cmluZyBhcHBzIHdyaXRlIGRvd24gYXMKIGhlYWx0\
      aCByZWNvcmRzIGlzIGNvbXBhcmVkIGJ5IFJlY29yZENhdXNlLgoKJwoEBAcCABIDfAIaGhogSW4gd2hpY2ggdW5pdDsgcmVx\
      dWlyZWQuCgo4CgQEBwIBEgN+AigaKyBJdCBpcyBhdCB0aGlzIG9yIGFib3ZlOyBmaW5pdGUsIHJlcXVpcmVkLgoKVgoEBAcC\
      AhIEgAECKBpIIFF1ZXN0aW9ubmFpcmVzIG9mIHRoZSBzdHVkeSB0aGF0IG1lYXN1cmUgbm9pc2UsIGVhY2ggb25jZTsgZW1w\
      dHk6IGFsbC4KCoUBCgIFARIGhAEAjQEBGncgV2hhdCBsZXZlbHMgb2Ygbm9pc2UgYXJlIGluLCBhcyBpbiBgb3RvbGl0aC5p\
      bmdlc3Rpb24udjEuTm9pc2VVbml0YDsgbGV2ZWxzIGluIG90aGVyIHVuaXRzLCBvciBpbiBub25lLCBkbyBub3QgY291bnQu\
      Cgo3CgQFAQIAEgSGAQIjGikgUmVmdXNlZCB3aXRoIHJlYXNvbiBOT0lTRV9VTklUX01JU1NJTkcuCgouCgQFAQIBEgSIAQIh\
      GiAgQS13ZWlnaHRlZCBkZWNpYmVscywgMCB0byAxNTAuCgo7CgQFAQICEgSKAQIqGi0gRGVjaWJlbHMgcmVsYXRpdmUgdG8g\
      ZnVsbCBzY2FsZSwgLTE2MCB0byAwLgoKIgoEBQECAxIEjAECIRoUIEFtcGxpdHVkZSwgMCB0byAxLgoKqgEKAgQIEgaRAQCb\
      AQEamwEgRGF5cyB3aXRob3V0IGFueXRoaW5nIHRoYXQgY291bnRzLiBJdCBoYXBwZW5zIHNvIG1hbnkgdGltZXMgMjQgaG91\
      cnMgYWZ0ZXIgdGhlIGxhdGVzdCBvZiB3aGF0IGRvZXMsIG9yIGFmdGVyIGpvaW5pbmcsCiBhbmQgbm90IHdoaWxlIHRoZSBz\
      dHVkeSBpcyBwYXVzZWQuCgoYCgQECAIAEgSTAQISGgogMeKAkzM2Ni4KClMKBAQIAgESBJUBAhkaRSBBZ2FpbiBldmVyeSBz\
      byBtYW55IGRheXMgYXMgbG9uZyBhcyBpdCBsYXN0cywgYXQgbW9zdCAzNjY7IDA6IG9uY2UuCgpgCgQECAICEgSXAQIoGlIg\
      U2hlZXRzIG9mIHRoZXNlIHF1ZXN0aW9ubmFpcmVzIG9mIHRoZSBzdHVkeSBjb3VudCwgZWFjaCBvbmNlOyBlbXB0eTogYWxs\
      IHNoZWV0cy4KCpsBCgQECAIDEgSaAQIXGowBIE9ubHkgc2hlZXRzIGNvdW50OyBvdGhlcndpc2UgaGVhbHRoIHJlY29yZHMg\
      YW5kIGxpc3RlbmluZyBzZXNzaW9ucyBkbywgdG9vLiBOb3QgdG9nZXRoZXIgd2l0aAogYHF1ZXN0aW9ubmFpcmVfaWRzYCwg\
      d2hpY2ggc2F5cyBpdCBhbHJlYWR5LgoK6gEKAgQJEgafAQCkAQEa2wEgQSB0aGVyYXB5IHdob3NlIGxhc3QgZGF5IHJlY29y\
      ZHMgdGVsbC4gSXQgaGFwcGVucyB3aGVuIGEgZGF5IGJlZ2lucywgaW4gdGhlIHRpbWUgem9uZSBvZiB0aGUgcmVjb3JkLiBU\
      aGUgcmVjb3JkCiBjaGFuZ2VkIHNvIHRoYXQgaXQgZW5kcyBhbm90aGVyIGRheSwgdGhhdCBpcyB0aGUgZGF5OyBzbyB0aGF0\
      IGl0IGdvZXMgb24sIG9yIGRlbGV0ZWQsIGl0IG5ldmVyIGhhcHBlbmVkLgoKZQoEBAkCABIEoQECEhpXIEZyb20gdGhlIGxh\
      c3QgZGF5IG9uIHRvIHRoZSBkYXkgb24gd2hpY2ggaXQgaGFwcGVucywgLTM2NuKAkzM2NjogLTcgaXMgYSB3ZWVrIGJlZm9y\
      ZS4KClQKBAQJAgESBKMBAhwaRiBDb2RlcyBvZiB0aGUga2luZHMgb2YgdGhlcmFwaWVzLCBlYWNoIG9uY2UsIGF0IG1vc3Qg\
      MTAwOyBlbXB0eTogYWxsLgoKsAEKAgQKEgaoAQCxAQEaoQEgVG9vIGZldyBwcm9tcHRzIGFyZSBhbnN3ZXJlZC4gSXQgaXMg\
      ZGVjaWRlZCBhcyBlYWNoIGRheSBvZiB0aGUgcGFydGljaXBhbnQncyBjYWxlbmRhciBiZWdpbnMsIG9uY2UsIGJ5IHdoYXQg\
      aXMga25vd24KIHdoZW4gdGhlIHBhcnRpY2lwYW50IGlzIG5leHQgcGxhbm5lZCBmb3IuCgo8CgQECgIAEgSqAQIbGi4gTGVz\
      cyBvZiB0aGVtIHdlcmUgYW5zd2VyZWQgaW4gdGltZSwgMeKAkzEwMC4KCkMKBAQKAgESBKwBAhIaNSBPZiB0aG9zZSB0aGF0\
      IGNhbWUgb24gc28gbWFueSBkYXlzIGJlZm9yZSwgMeKAkzM2Ni4KCjoKBAQKAgISBK4BAhkaLCBPbmx5IGlmIGF0IGxlYXN0\
      IHNvIG1hbnkgY2FtZSwgMeKAkzEwLDAwMC4KClwKBAQKAgMSBLABAigaTiBUaG9zZSB0aGF0IGFzayBmb3IgdGhlc2UgcXVl\
      c3Rpb25uYWlyZXMgb2YgdGhlIHN0dWR5LCBlYWNoIG9uY2U7IGVtcHR5OiBhbGwuCmIGcHJvdG8z
      """)
}
