// Generated from otolith/ingestion/v1/ingestion.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension IngestionV1 {
  /// How a sheet was closed.
  public enum SheetClosing: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// As older clients leave it: SHEET_CLOSING_AUTOSAVED where `autosaved` is set, otherwise
    /// SHEET_CLOSING_COMPLETE.
    case unspecified
    /// With everything that is required.
    case complete
    /// On purpose, although something that is required has no answer (TYT §4.1.3, third case): where the study
    /// allows it (`StudyQuestionnaire.may_close_incomplete`; otherwise INCOMPLETE_NOT_ALLOWED).
    case incomplete
    /// By the client, because the participant forgot to (TYT §3.3.3). What is required may be missing.
    case autosaved
    /// By the client, because the time for answering had ended. What is required may be missing.
    case expired
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .complete, .incomplete, .autosaved, .expired] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .complete
        case 2: .incomplete
        case 3: .autosaved
        case 4: .expired
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .complete: 1
        case .incomplete: 2
        case .autosaved: 3
        case .expired: 4
        case .unrecognized(let number): number
      }
    }
  }
}

extension IngestionV1 {
  /// What a level of noise is in.
  public enum NoiseUnit: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Not told, as by older clients: -200 to 200.
    case unspecified
    /// A-weighted decibels of a calibrated microphone, dB(A) re 20 µPa (IEC 61672): 0 to 150.
    case decibelA
    /// Decibels relative to full scale of an uncalibrated microphone, dBFS: -160 to 0.
    case decibelFullScale
    /// Amplitude of the microphone as the former systems recorded it (TYT `soundlevel`, TYS `amplitude`): 0 to 1.
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

extension IngestionV1 {
  /// What became of a sheet.
  public enum Verdict: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never answered.
    case unspecified
    /// Stored now.
    case created
    /// Stored before with the same contents; the device may forget it.
    case exists
    /// Another sheet of the caller's with this id and other contents is stored; that one is kept.
    case conflict
    /// Never acceptable as it is; `violations` says why.
    case rejected
    /// Not decidable now, or not acceptable as long as something lasts; keep it and send it again after
    /// `retry_delay`. `violations` says why; which reasons there are stands in ErrorReason under "What a sheet
    /// waits for".
    case retryLater
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .created, .exists, .conflict, .rejected, .retryLater] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .created
        case 2: .exists
        case 3: .conflict
        case 4: .rejected
        case 5: .retryLater
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .created: 1
        case .exists: 2
        case .conflict: 3
        case .rejected: 4
        case .retryLater: 5
        case .unrecognized(let number): number
      }
    }
  }
}

extension IngestionV1 {
  /// What a row of an export is.
  public enum ExportLayout: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Refused (REQUIRED).
    case unspecified
    /// One row per sheet, one column per question; needs `questionnaire_id`.
    case wide
    /// One row per answer over all questionnaires of the study.
    case long
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .wide, .long] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .wide
        case 2: .long
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .wide: 1
        case .long: 2
        case .unrecognized(let number): number
      }
    }
  }
}

extension IngestionV1 {
  /// What a participant answered, as the device has it. Every text must be UTF-8 without U+0000. Times are by the
  /// device's clock; digits finer than a microsecond are cut off; years 1 to 9999.
  public struct AnswerSheet: Message {
    /// Client-made UUID, kept on the device until a verdict arrives. It names a sheet of its participant:
    /// that of another one may have the same id, and a guessed id reaches nobody else's.
    public var sheetID: String
    /// The study that it is for.
    public var studyID: String
    /// The questionnaire that was filled in.
    public var questionnaireID: String
    /// The version of it that was shown, from 1.
    public var version: UInt32
    /// `Questionnaire.content_hash` of that version, as the device has it.
    public var contentHash: String
    /// When filling in began; absent: not recorded.
    public var startTime: GoogleProtobuf.Timestamp?
    /// When it was finished. The rules of the study are those of this time. A time that cannot be right does not
    /// refuse the sheet of a participant: see StoredAnswerSheet.deviations. Of somebody who has left it alone
    /// tells whether the sheet is from before: what it says was finished after leaving is refused.
    public var finishTime: GoogleProtobuf.Timestamp?
    /// IANA name of the device's zone.
    public var timeZone: String
    /// The notification that caused it, a UUID from the caller's plan; empty when filled in unasked. One
    /// that is no UUID refuses the sheet (NOTIFICATION_ID_INVALID); one that is not the caller's is
    /// stored as it is and marks no notification as answered.
    public var notificationID: String
    /// The client saved it because the participant forgot to (TYT §3): what older clients say instead of
    /// SHEET_CLOSING_AUTOSAVED. In answers set with it.
    public var autosaved: Bool
    /// Client name and version, at most 64 characters.
    public var appVersion: String
    /// E.g. `iOS 26.1`, `Android 16`; at most 64 characters. `device` says it in parts that can be counted.
    public var platform: String
    /// At most one to each question, in any order; at most 5,000.
    public var answers: [IngestionV1.Answer]
    /// Only where the version asks for noise, and not more than it asks for.
    public var noise: [IngestionV1.NoiseMeasurement]
    /// Only where the version asks for positions, and not more than it asks for.
    public var positions: [IngestionV1.PositionMeasurement]
    /// Answers of other questionnaires that decided what was shown, as the device knew them. Without
    /// an entry the server uses the participant's latest stored sheet of that questionnaire as of
    /// `finish_time`: later ones do not count, whenever they arrive. At most 100.
    public var referencedAnswers: [IngestionV1.ReferencedAnswer]
    /// How it was closed.
    public var closing: IngestionV1.SheetClosing
    /// What it was filled in on; absent: not told.
    public var device: IngestionV1.Device?

    /// Every field at its default.
    public init() {
      self.sheetID = ""
      self.studyID = ""
      self.questionnaireID = ""
      self.version = 0
      self.contentHash = ""
      self.startTime = nil
      self.finishTime = nil
      self.timeZone = ""
      self.notificationID = ""
      self.autosaved = false
      self.appVersion = ""
      self.platform = ""
      self.answers = []
      self.noise = []
      self.positions = []
      self.referencedAnswers = []
      self.closing = IngestionV1.SheetClosing(rawValue: 0)
      self.device = nil
    }

    public init(
      sheetID: String = "",
      studyID: String = "",
      questionnaireID: String = "",
      version: UInt32 = 0,
      contentHash: String = "",
      startTime: GoogleProtobuf.Timestamp? = nil,
      finishTime: GoogleProtobuf.Timestamp? = nil,
      timeZone: String = "",
      notificationID: String = "",
      autosaved: Bool = false,
      appVersion: String = "",
      platform: String = "",
      answers: [IngestionV1.Answer] = [],
      noise: [IngestionV1.NoiseMeasurement] = [],
      positions: [IngestionV1.PositionMeasurement] = [],
      referencedAnswers: [IngestionV1.ReferencedAnswer] = [],
      closing: IngestionV1.SheetClosing = IngestionV1.SheetClosing(rawValue: 0),
      device: IngestionV1.Device? = nil
    ) {
      self.sheetID = sheetID
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.version = version
      self.contentHash = contentHash
      self.startTime = startTime
      self.finishTime = finishTime
      self.timeZone = timeZone
      self.notificationID = notificationID
      self.autosaved = autosaved
      self.appVersion = appVersion
      self.platform = platform
      self.answers = answers
      self.noise = noise
      self.positions = positions
      self.referencedAnswers = referencedAnswers
      self.closing = closing
      self.device = device
    }
  }
}

extension IngestionV1.AnswerSheet {
  public static var fullName: String { "otolith.ingestion.v1.AnswerSheet" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__AnswerSheet()
    otolith__ingestion__v1__answer_sheet__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__AnswerSheet>) {
    self.sheetID = Codec.string(c.pointee.sheet_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
    self.startTime = c.pointee.start_time.map { GoogleProtobuf.Timestamp($0) }
    self.finishTime = c.pointee.finish_time.map { GoogleProtobuf.Timestamp($0) }
    self.timeZone = Codec.string(c.pointee.time_zone)
    self.notificationID = Codec.string(c.pointee.notification_id)
    self.autosaved = c.pointee.autosaved != 0
    self.appVersion = Codec.string(c.pointee.app_version)
    self.platform = Codec.string(c.pointee.platform)
    self.answers = Codec.messages(c.pointee.answers, c.pointee.n_answers) { IngestionV1.Answer($0) }
    self.noise = Codec.messages(c.pointee.noise, c.pointee.n_noise) { IngestionV1.NoiseMeasurement($0) }
    self.positions = Codec.messages(c.pointee.positions, c.pointee.n_positions) { IngestionV1.PositionMeasurement($0) }
    self.referencedAnswers = Codec.messages(c.pointee.referenced_answers, c.pointee.n_referenced_answers) { IngestionV1.ReferencedAnswer($0) }
    self.closing = IngestionV1.SheetClosing(rawValue: Int32(truncatingIfNeeded: c.pointee.closing.rawValue))
    self.device = c.pointee.device.map { IngestionV1.Device($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__AnswerSheet> {
    let c = arena.allocate(Otolith__Ingestion__V1__AnswerSheet.self)
    otolith__ingestion__v1__answer_sheet__init(c)
    if !self.sheetID.isEmpty { c.pointee.sheet_id = arena.string(self.sheetID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if !self.contentHash.isEmpty { c.pointee.content_hash = arena.string(self.contentHash) }
    if let value = self.startTime { c.pointee.start_time = value.cStruct(in: arena) }
    if let value = self.finishTime { c.pointee.finish_time = value.cStruct(in: arena) }
    if !self.timeZone.isEmpty { c.pointee.time_zone = arena.string(self.timeZone) }
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    c.pointee.autosaved = self.autosaved ? 1 : 0
    if !self.appVersion.isEmpty { c.pointee.app_version = arena.string(self.appVersion) }
    if !self.platform.isEmpty { c.pointee.platform = arena.string(self.platform) }
    if !self.answers.isEmpty {
      c.pointee.n_answers = self.answers.count
      c.pointee.answers = arena.array(self.answers) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Answer>? }
    }
    if !self.noise.isEmpty {
      c.pointee.n_noise = self.noise.count
      c.pointee.noise = arena.array(self.noise) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__NoiseMeasurement>? }
    }
    if !self.positions.isEmpty {
      c.pointee.n_positions = self.positions.count
      c.pointee.positions = arena.array(self.positions) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__PositionMeasurement>? }
    }
    if !self.referencedAnswers.isEmpty {
      c.pointee.n_referenced_answers = self.referencedAnswers.count
      c.pointee.referenced_answers = arena.array(self.referencedAnswers) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__ReferencedAnswer>? }
    }
    c.pointee.closing = Otolith__Ingestion__V1__SheetClosing(rawValue: .init(truncatingIfNeeded: self.closing.rawValue))
    if let value = self.device { c.pointee.device = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1 {
  /// What a sheet was filled in on; each text at most 64 characters, empty where it is not told.
  public struct Device: Message {
    /// `iOS`, `Android`, `Web`.
    public var system: String
    /// `26.1`.
    public var systemVersion: String
    /// `Apple`.
    public var maker: String
    /// `iPhone17,1`.
    public var model: String

    /// Every field at its default.
    public init() {
      self.system = ""
      self.systemVersion = ""
      self.maker = ""
      self.model = ""
    }

    public init(
      system: String = "",
      systemVersion: String = "",
      maker: String = "",
      model: String = ""
    ) {
      self.system = system
      self.systemVersion = systemVersion
      self.maker = maker
      self.model = model
    }
  }
}

extension IngestionV1.Device {
  public static var fullName: String { "otolith.ingestion.v1.Device" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__Device()
    otolith__ingestion__v1__device__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__Device>) {
    self.system = Codec.string(c.pointee.system)
    self.systemVersion = Codec.string(c.pointee.system_version)
    self.maker = Codec.string(c.pointee.maker)
    self.model = Codec.string(c.pointee.model)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__Device> {
    let c = arena.allocate(Otolith__Ingestion__V1__Device.self)
    otolith__ingestion__v1__device__init(c)
    if !self.system.isEmpty { c.pointee.system = arena.string(self.system) }
    if !self.systemVersion.isEmpty { c.pointee.system_version = arena.string(self.systemVersion) }
    if !self.maker.isEmpty { c.pointee.maker = arena.string(self.maker) }
    if !self.model.isEmpty { c.pointee.model = arena.string(self.model) }
    return c
  }
}

extension IngestionV1 {
  /// The answer to one question.
  public struct Answer: Message {
    /// Of the kind that the question asks for.
    public enum OneOfValue: Sendable, Hashable {
      /// Single choice: one code; multiple choice: any number; yes/no: `yes` or `no`; country: its code.
      case choice(IngestionV1.Codes)
      /// Slider, SAM, visual analogue, number; duration: seconds. What crosses an end of a slider by the
      /// rounding to 32 bits alone is stored as the end.
      case number(Double)
      /// Text line, text area, e-mail, address, telephone.
      case text(String)
      /// `YYYY-MM-DD`.
      case date(String)
      /// `HH:MM`.
      case time(String)
      /// `YYYY-MM-DDTHH:MM`, in the sheet's time zone.
      case dateTime(String)
    }

    /// The question's `element_id`.
    public var elementID: String
    /// Of the kind that the question asks for.
    public var value: IngestionV1.Answer.OneOfValue?
    /// When it was given; absent where the client does not record it.
    public var answerTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.elementID = ""
      self.value = nil
      self.answerTime = nil
    }

    public init(
      elementID: String = "",
      value: IngestionV1.Answer.OneOfValue? = nil,
      answerTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.elementID = elementID
      self.value = value
      self.answerTime = answerTime
    }
  }
}

extension IngestionV1.Answer {
  public static var fullName: String { "otolith.ingestion.v1.Answer" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__Answer()
    otolith__ingestion__v1__answer__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__Answer>) {
    self.elementID = Codec.string(c.pointee.element_id)
    self.value = switch c.pointee.value_case.rawValue {
      case 2: .choice(IngestionV1.Codes(c.pointee.choice!))
      case 3: .number(c.pointee.number)
      case 4: .text(Codec.string(c.pointee.text))
      case 5: .date(Codec.string(c.pointee.date))
      case 6: .time(Codec.string(c.pointee.time))
      case 8: .dateTime(Codec.string(c.pointee.date_time))
      default: nil
    }
    self.answerTime = c.pointee.answer_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__Answer> {
    let c = arena.allocate(Otolith__Ingestion__V1__Answer.self)
    otolith__ingestion__v1__answer__init(c)
    if !self.elementID.isEmpty { c.pointee.element_id = arena.string(self.elementID) }
    switch self.value {
      case .choice(let value)?:
        c.pointee.value_case = .init(rawValue: 2)
        c.pointee.choice = value.cStruct(in: arena)
      case .number(let value)?:
        c.pointee.value_case = .init(rawValue: 3)
        c.pointee.number = value
      case .text(let value)?:
        c.pointee.value_case = .init(rawValue: 4)
        c.pointee.text = arena.string(value)
      case .date(let value)?:
        c.pointee.value_case = .init(rawValue: 5)
        c.pointee.date = arena.string(value)
      case .time(let value)?:
        c.pointee.value_case = .init(rawValue: 6)
        c.pointee.time = arena.string(value)
      case .dateTime(let value)?:
        c.pointee.value_case = .init(rawValue: 8)
        c.pointee.date_time = arena.string(value)
      case nil: break
    }
    if let value = self.answerTime { c.pointee.answer_time = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1 {
  /// Codes of options, e.g. `tired`.
  public struct Codes: Message {
    /// Each once, in any order.
    public var codes: [String]

    /// Every field at its default.
    public init() {
      self.codes = []
    }

    public init(
      codes: [String] = []
    ) {
      self.codes = codes
    }
  }
}

extension IngestionV1.Codes {
  public static var fullName: String { "otolith.ingestion.v1.Codes" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__Codes()
    otolith__ingestion__v1__codes__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__Codes>) {
    self.codes = Codec.array(c.pointee.codes, c.pointee.n_codes) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__Codes> {
    let c = arena.allocate(Otolith__Ingestion__V1__Codes.self)
    otolith__ingestion__v1__codes__init(c)
    if !self.codes.isEmpty {
      c.pointee.n_codes = self.codes.count
      c.pointee.codes = arena.array(self.codes) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension IngestionV1 {
  /// How loud it was.
  public struct NoiseMeasurement: Message {
    /// When it was measured.
    public var measureTime: GoogleProtobuf.Timestamp?
    /// In `unit`, within its bounds; the level only.
    public var level: Double
    /// What the level is in. Exports have a column for each.
    public var unit: IngestionV1.NoiseUnit

    /// Every field at its default.
    public init() {
      self.measureTime = nil
      self.level = 0
      self.unit = IngestionV1.NoiseUnit(rawValue: 0)
    }

    public init(
      measureTime: GoogleProtobuf.Timestamp? = nil,
      level: Double = 0,
      unit: IngestionV1.NoiseUnit = IngestionV1.NoiseUnit(rawValue: 0)
    ) {
      self.measureTime = measureTime
      self.level = level
      self.unit = unit
    }
  }
}

extension IngestionV1.NoiseMeasurement {
  public static var fullName: String { "otolith.ingestion.v1.NoiseMeasurement" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__NoiseMeasurement()
    otolith__ingestion__v1__noise_measurement__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__NoiseMeasurement>) {
    self.measureTime = c.pointee.measure_time.map { GoogleProtobuf.Timestamp($0) }
    self.level = c.pointee.level
    self.unit = IngestionV1.NoiseUnit(rawValue: Int32(truncatingIfNeeded: c.pointee.unit.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__NoiseMeasurement> {
    let c = arena.allocate(Otolith__Ingestion__V1__NoiseMeasurement.self)
    otolith__ingestion__v1__noise_measurement__init(c)
    if let value = self.measureTime { c.pointee.measure_time = value.cStruct(in: arena) }
    c.pointee.level = self.level
    c.pointee.unit = Otolith__Ingestion__V1__NoiseUnit(rawValue: .init(truncatingIfNeeded: self.unit.rawValue))
    return c
  }
}

extension IngestionV1 {
  /// Where the device was.
  public struct PositionMeasurement: Message {
    /// When the position was taken.
    public var measureTime: GoogleProtobuf.Timestamp?
    /// WGS 84 degrees, -90 to 90; north is positive.
    public var latitude: Double
    /// WGS 84 degrees, -180 to 180; east is positive.
    public var longitude: Double
    /// Metres above the ellipsoid; absent: not known.
    public var altitude: GoogleProtobuf.DoubleValue?

    /// Every field at its default.
    public init() {
      self.measureTime = nil
      self.latitude = 0
      self.longitude = 0
      self.altitude = nil
    }

    public init(
      measureTime: GoogleProtobuf.Timestamp? = nil,
      latitude: Double = 0,
      longitude: Double = 0,
      altitude: GoogleProtobuf.DoubleValue? = nil
    ) {
      self.measureTime = measureTime
      self.latitude = latitude
      self.longitude = longitude
      self.altitude = altitude
    }
  }
}

extension IngestionV1.PositionMeasurement {
  public static var fullName: String { "otolith.ingestion.v1.PositionMeasurement" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__PositionMeasurement()
    otolith__ingestion__v1__position_measurement__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__PositionMeasurement>) {
    self.measureTime = c.pointee.measure_time.map { GoogleProtobuf.Timestamp($0) }
    self.latitude = c.pointee.latitude
    self.longitude = c.pointee.longitude
    self.altitude = c.pointee.altitude.map { GoogleProtobuf.DoubleValue($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__PositionMeasurement> {
    let c = arena.allocate(Otolith__Ingestion__V1__PositionMeasurement.self)
    otolith__ingestion__v1__position_measurement__init(c)
    if let value = self.measureTime { c.pointee.measure_time = value.cStruct(in: arena) }
    c.pointee.latitude = self.latitude
    c.pointee.longitude = self.longitude
    if let value = self.altitude { c.pointee.altitude = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1 {
  /// An answer to a question of another questionnaire. At most one of `codes`, `number` and `text`; none: the
  /// device knew of no answer. A client that cannot say what it knew leaves the entry out.
  public struct ReferencedAnswer: Message {
    /// The other questionnaire.
    public var questionnaireID: String
    /// The question's `element_id`.
    public var elementID: String
    /// Choices, yes/no, countries.
    public var codes: [String]
    /// Sliders, scales, numbers; seconds of a duration.
    public var number: GoogleProtobuf.DoubleValue?
    /// A text, or a date, time, or date and time as in Answer; at most 10,000 characters. Only where a
    /// condition of this version looks at the question: words that nobody asked for are not kept, and refuse
    /// the sheet (REFERENCE_INVALID). Codes and numbers of other questions are kept and decide nothing.
    public var text: String

    /// Every field at its default.
    public init() {
      self.questionnaireID = ""
      self.elementID = ""
      self.codes = []
      self.number = nil
      self.text = ""
    }

    public init(
      questionnaireID: String = "",
      elementID: String = "",
      codes: [String] = [],
      number: GoogleProtobuf.DoubleValue? = nil,
      text: String = ""
    ) {
      self.questionnaireID = questionnaireID
      self.elementID = elementID
      self.codes = codes
      self.number = number
      self.text = text
    }
  }
}

extension IngestionV1.ReferencedAnswer {
  public static var fullName: String { "otolith.ingestion.v1.ReferencedAnswer" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ReferencedAnswer()
    otolith__ingestion__v1__referenced_answer__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ReferencedAnswer>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.elementID = Codec.string(c.pointee.element_id)
    self.codes = Codec.array(c.pointee.codes, c.pointee.n_codes) { Codec.string($0) }
    self.number = c.pointee.number.map { GoogleProtobuf.DoubleValue($0) }
    self.text = Codec.string(c.pointee.text)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ReferencedAnswer> {
    let c = arena.allocate(Otolith__Ingestion__V1__ReferencedAnswer.self)
    otolith__ingestion__v1__referenced_answer__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.elementID.isEmpty { c.pointee.element_id = arena.string(self.elementID) }
    if !self.codes.isEmpty {
      c.pointee.n_codes = self.codes.count
      c.pointee.codes = arena.array(self.codes) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if let value = self.number { c.pointee.number = value.cStruct(in: arena) }
    if !self.text.isEmpty { c.pointee.text = arena.string(self.text) }
    return c
  }
}

extension IngestionV1 {
  /// A batch of sheets, of one study or several.
  public struct SubmitAnswerSheetsRequest: Message {
    /// 1–500.
    public var sheets: [IngestionV1.AnswerSheet]

    /// Every field at its default.
    public init() {
      self.sheets = []
    }

    public init(
      sheets: [IngestionV1.AnswerSheet] = []
    ) {
      self.sheets = sheets
    }
  }
}

extension IngestionV1.SubmitAnswerSheetsRequest {
  public static var fullName: String { "otolith.ingestion.v1.SubmitAnswerSheetsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__SubmitAnswerSheetsRequest()
    otolith__ingestion__v1__submit_answer_sheets_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SubmitAnswerSheetsRequest>) {
    self.sheets = Codec.messages(c.pointee.sheets, c.pointee.n_sheets) { IngestionV1.AnswerSheet($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SubmitAnswerSheetsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__SubmitAnswerSheetsRequest.self)
    otolith__ingestion__v1__submit_answer_sheets_request__init(c)
    if !self.sheets.isEmpty {
      c.pointee.n_sheets = self.sheets.count
      c.pointee.sheets = arena.array(self.sheets) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__AnswerSheet>? }
    }
    return c
  }
}

extension IngestionV1 {
  /// One thing that is wrong with a sheet, or that it waits for.
  public struct Violation: Message {
    /// Path within the sheet, e.g. `answers[2].number`; an answer that is missing has no place in the list and
    /// is named by its question: `answers["mood"]`. In the order of the fields of AnswerSheet.
    public var field: String
    /// Name of an ErrorReason.
    public var reason: String
    /// For developers, in English; may change.
    public var description: String

    /// Every field at its default.
    public init() {
      self.field = ""
      self.reason = ""
      self.description = ""
    }

    public init(
      field: String = "",
      reason: String = "",
      description: String = ""
    ) {
      self.field = field
      self.reason = reason
      self.description = description
    }
  }
}

extension IngestionV1.Violation {
  public static var fullName: String { "otolith.ingestion.v1.Violation" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__Violation()
    otolith__ingestion__v1__violation__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__Violation>) {
    self.field = Codec.string(c.pointee.field)
    self.reason = Codec.string(c.pointee.reason)
    self.description = Codec.string(c.pointee.description)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__Violation> {
    let c = arena.allocate(Otolith__Ingestion__V1__Violation.self)
    otolith__ingestion__v1__violation__init(c)
    if !self.field.isEmpty { c.pointee.field = arena.string(self.field) }
    if !self.reason.isEmpty { c.pointee.reason = arena.string(self.reason) }
    if !self.description.isEmpty { c.pointee.description = arena.string(self.description) }
    return c
  }
}

extension IngestionV1 {
  /// What became of one sheet of a batch, and what is to be done next.
  public struct SheetVerdict: Message {
    /// The sheet's, as it was sent.
    public var sheetID: String
    /// What became of it.
    public var verdict: IngestionV1.Verdict
    /// All of them, for VERDICT_REJECTED; for VERDICT_RETRY_LATER why it waits.
    public var violations: [IngestionV1.Violation]
    /// For VERDICT_CREATED and VERDICT_EXISTS: what is offered after this sheet, in the order in which
    /// it is to be filled in.
    public var next: [IngestionV1.Offer]
    /// For VERDICT_CREATED and VERDICT_EXISTS: computed from the answers by the version that the sheet
    /// names.
    public var scores: [IngestionV1.SheetScore]
    /// For VERDICT_RETRY_LATER: how long to wait before the sheet is sent again.
    public var retryDelay: GoogleProtobuf.Duration?
    /// For VERDICT_CREATED and VERDICT_EXISTS: see StoredAnswerSheet.
    public var deviations: [String]

    /// Every field at its default.
    public init() {
      self.sheetID = ""
      self.verdict = IngestionV1.Verdict(rawValue: 0)
      self.violations = []
      self.next = []
      self.scores = []
      self.retryDelay = nil
      self.deviations = []
    }

    public init(
      sheetID: String = "",
      verdict: IngestionV1.Verdict = IngestionV1.Verdict(rawValue: 0),
      violations: [IngestionV1.Violation] = [],
      next: [IngestionV1.Offer] = [],
      scores: [IngestionV1.SheetScore] = [],
      retryDelay: GoogleProtobuf.Duration? = nil,
      deviations: [String] = []
    ) {
      self.sheetID = sheetID
      self.verdict = verdict
      self.violations = violations
      self.next = next
      self.scores = scores
      self.retryDelay = retryDelay
      self.deviations = deviations
    }
  }
}

extension IngestionV1.SheetVerdict {
  public static var fullName: String { "otolith.ingestion.v1.SheetVerdict" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__SheetVerdict()
    otolith__ingestion__v1__sheet_verdict__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SheetVerdict>) {
    self.sheetID = Codec.string(c.pointee.sheet_id)
    self.verdict = IngestionV1.Verdict(rawValue: Int32(truncatingIfNeeded: c.pointee.verdict.rawValue))
    self.violations = Codec.messages(c.pointee.violations, c.pointee.n_violations) { IngestionV1.Violation($0) }
    self.next = Codec.messages(c.pointee.next, c.pointee.n_next) { IngestionV1.Offer($0) }
    self.scores = Codec.messages(c.pointee.scores, c.pointee.n_scores) { IngestionV1.SheetScore($0) }
    self.retryDelay = c.pointee.retry_delay.map { GoogleProtobuf.Duration($0) }
    self.deviations = Codec.array(c.pointee.deviations, c.pointee.n_deviations) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SheetVerdict> {
    let c = arena.allocate(Otolith__Ingestion__V1__SheetVerdict.self)
    otolith__ingestion__v1__sheet_verdict__init(c)
    if !self.sheetID.isEmpty { c.pointee.sheet_id = arena.string(self.sheetID) }
    c.pointee.verdict = Otolith__Ingestion__V1__Verdict(rawValue: .init(truncatingIfNeeded: self.verdict.rawValue))
    if !self.violations.isEmpty {
      c.pointee.n_violations = self.violations.count
      c.pointee.violations = arena.array(self.violations) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Violation>? }
    }
    if !self.next.isEmpty {
      c.pointee.n_next = self.next.count
      c.pointee.next = arena.array(self.next) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Offer>? }
    }
    if !self.scores.isEmpty {
      c.pointee.n_scores = self.scores.count
      c.pointee.scores = arena.array(self.scores) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SheetScore>? }
    }
    if let value = self.retryDelay { c.pointee.retry_delay = value.cStruct(in: arena) }
    if !self.deviations.isEmpty {
      c.pointee.n_deviations = self.deviations.count
      c.pointee.deviations = arena.array(self.deviations) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension IngestionV1 {
  /// A questionnaire that is to be filled in next.
  public struct Offer: Message {
    /// What is to be filled in.
    public var questionnaireID: String
    /// The version that the study hands out.
    public var version: UInt32
    /// What the participant reads about it, in all languages; absent: the questionnaire's title.
    public var info: CatalogueV1.LocalizedText?
    /// The sheet that it follows from; empty for one that blocks everything else.
    public var afterSheetID: String

    /// Every field at its default.
    public init() {
      self.questionnaireID = ""
      self.version = 0
      self.info = nil
      self.afterSheetID = ""
    }

    public init(
      questionnaireID: String = "",
      version: UInt32 = 0,
      info: CatalogueV1.LocalizedText? = nil,
      afterSheetID: String = ""
    ) {
      self.questionnaireID = questionnaireID
      self.version = version
      self.info = info
      self.afterSheetID = afterSheetID
    }
  }
}

extension IngestionV1.Offer {
  public static var fullName: String { "otolith.ingestion.v1.Offer" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__Offer()
    otolith__ingestion__v1__offer__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__Offer>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.info = c.pointee.info.map { CatalogueV1.LocalizedText($0) }
    self.afterSheetID = Codec.string(c.pointee.after_sheet_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__Offer> {
    let c = arena.allocate(Otolith__Ingestion__V1__Offer.self)
    otolith__ingestion__v1__offer__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if let value = self.info { c.pointee.info = value.cStruct(in: arena) }
    if !self.afterSheetID.isEmpty { c.pointee.after_sheet_id = arena.string(self.afterSheetID) }
    return c
  }
}

extension IngestionV1 {
  /// A score of one sheet.
  public struct SheetScore: Message {
    /// `Score.score_id` of the version that the sheet names.
    public var scoreID: String
    /// Absent: too few items were answered.
    public var value: GoogleProtobuf.DoubleValue?
    /// Code of the grade that the value lies in; may be empty.
    public var band: String

    /// Every field at its default.
    public init() {
      self.scoreID = ""
      self.value = nil
      self.band = ""
    }

    public init(
      scoreID: String = "",
      value: GoogleProtobuf.DoubleValue? = nil,
      band: String = ""
    ) {
      self.scoreID = scoreID
      self.value = value
      self.band = band
    }
  }
}

extension IngestionV1.SheetScore {
  public static var fullName: String { "otolith.ingestion.v1.SheetScore" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__SheetScore()
    otolith__ingestion__v1__sheet_score__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SheetScore>) {
    self.scoreID = Codec.string(c.pointee.score_id)
    self.value = c.pointee.value.map { GoogleProtobuf.DoubleValue($0) }
    self.band = Codec.string(c.pointee.band)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SheetScore> {
    let c = arena.allocate(Otolith__Ingestion__V1__SheetScore.self)
    otolith__ingestion__v1__sheet_score__init(c)
    if !self.scoreID.isEmpty { c.pointee.score_id = arena.string(self.scoreID) }
    if let value = self.value { c.pointee.value = value.cStruct(in: arena) }
    if !self.band.isEmpty { c.pointee.band = arena.string(self.band) }
    return c
  }
}

extension IngestionV1 {
  /// Asks for one study.
  public struct ListOffersRequest: Message {
    /// One that the caller takes part in.
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

extension IngestionV1.ListOffersRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListOffersRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ListOffersRequest()
    otolith__ingestion__v1__list_offers_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListOffersRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListOffersRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListOffersRequest.self)
    otolith__ingestion__v1__list_offers_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    return c
  }
}

extension IngestionV1 {
  /// What is to be filled in.
  public struct ListOffersResponse: Message {
    /// Each questionnaire once, in the order in which it is to be filled in; empty while the study is paused.
    public var offers: [IngestionV1.Offer]

    /// Every field at its default.
    public init() {
      self.offers = []
    }

    public init(
      offers: [IngestionV1.Offer] = []
    ) {
      self.offers = offers
    }
  }
}

extension IngestionV1.ListOffersResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListOffersResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ListOffersResponse()
    otolith__ingestion__v1__list_offers_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListOffersResponse>) {
    self.offers = Codec.messages(c.pointee.offers, c.pointee.n_offers) { IngestionV1.Offer($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListOffersResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListOffersResponse.self)
    otolith__ingestion__v1__list_offers_response__init(c)
    if !self.offers.isEmpty {
      c.pointee.n_offers = self.offers.count
      c.pointee.offers = arena.array(self.offers) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Offer>? }
    }
    return c
  }
}

extension IngestionV1 {
  /// What became of a batch.
  public struct SubmitAnswerSheetsResponse: Message {
    /// Same order and number as the request's sheets.
    public var verdicts: [IngestionV1.SheetVerdict]

    /// Every field at its default.
    public init() {
      self.verdicts = []
    }

    public init(
      verdicts: [IngestionV1.SheetVerdict] = []
    ) {
      self.verdicts = verdicts
    }
  }
}

extension IngestionV1.SubmitAnswerSheetsResponse {
  public static var fullName: String { "otolith.ingestion.v1.SubmitAnswerSheetsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__SubmitAnswerSheetsResponse()
    otolith__ingestion__v1__submit_answer_sheets_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SubmitAnswerSheetsResponse>) {
    self.verdicts = Codec.messages(c.pointee.verdicts, c.pointee.n_verdicts) { IngestionV1.SheetVerdict($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SubmitAnswerSheetsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__SubmitAnswerSheetsResponse.self)
    otolith__ingestion__v1__submit_answer_sheets_response__init(c)
    if !self.verdicts.isEmpty {
      c.pointee.n_verdicts = self.verdicts.count
      c.pointee.verdicts = arena.array(self.verdicts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SheetVerdict>? }
    }
    return c
  }
}

extension IngestionV1 {
  /// Which of the caller's sheets.
  public struct ListAnswerSheetsRequest: Message {
    /// Empty: those of all studies.
    public var studyID: String
    /// Empty: those of all questionnaires.
    public var questionnaireID: String
    /// 1–200; 0 means 50. A page of large sheets may have fewer.
    public var pageSize: UInt32
    /// `next_page_token` of the page before; empty: the first page.
    public var pageToken: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.questionnaireID = ""
      self.pageSize = 0
      self.pageToken = ""
    }

    public init(
      studyID: String = "",
      questionnaireID: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension IngestionV1.ListAnswerSheetsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListAnswerSheetsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ListAnswerSheetsRequest()
    otolith__ingestion__v1__list_answer_sheets_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListAnswerSheetsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListAnswerSheetsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListAnswerSheetsRequest.self)
    otolith__ingestion__v1__list_answer_sheets_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension IngestionV1 {
  /// A page of sheets.
  public struct ListAnswerSheetsResponse: Message {
    /// Newest first, by `finish_time`.
    public var sheets: [IngestionV1.StoredAnswerSheet]
    /// For the next page; empty: this is the last one.
    public var nextPageToken: String

    /// Every field at its default.
    public init() {
      self.sheets = []
      self.nextPageToken = ""
    }

    public init(
      sheets: [IngestionV1.StoredAnswerSheet] = [],
      nextPageToken: String = ""
    ) {
      self.sheets = sheets
      self.nextPageToken = nextPageToken
    }
  }
}

extension IngestionV1.ListAnswerSheetsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListAnswerSheetsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ListAnswerSheetsResponse()
    otolith__ingestion__v1__list_answer_sheets_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListAnswerSheetsResponse>) {
    self.sheets = Codec.messages(c.pointee.sheets, c.pointee.n_sheets) { IngestionV1.StoredAnswerSheet($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListAnswerSheetsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListAnswerSheetsResponse.self)
    otolith__ingestion__v1__list_answer_sheets_response__init(c)
    if !self.sheets.isEmpty {
      c.pointee.n_sheets = self.sheets.count
      c.pointee.sheets = arena.array(self.sheets) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__StoredAnswerSheet>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension IngestionV1 {
  /// A sheet as it is kept.
  public struct StoredAnswerSheet: Message {
    /// As it was sent.
    public var sheet: IngestionV1.AnswerSheet?
    /// When it arrived, by the server's clock.
    public var receiveTime: GoogleProtobuf.Timestamp?
    /// Computed when it arrived, by the version that it names.
    public var scores: [IngestionV1.SheetScore]
    /// The participant's group in the study when it was finished; empty: none.
    public var groupID: String
    /// Rules that it was filled in against without being refused for it: `BLOCKED` (before a
    /// questionnaire that blocks the others), `PAUSED` (while the study was paused), `CLOCK_IMPLAUSIBLE`
    /// (`finish_time` is more than the tolerance, 24 hours by default, before the participant joined the
    /// study or after the sheet was received: no rule that hangs on the time is applied, and GetSeries
    /// leaves it out), `CLOCK_INCONSISTENT` (`start_time` after `finish_time`, or a time of an answer or
    /// measurement more than the tolerance after the sheet was received).
    public var deviations: [String]
    /// Counts what the participant made of it, from 1; AmendmentService makes later ones. `sheet` has the answers of
    /// this one.
    public var revision: UInt32
    /// Of the notification that it names; absent: it names none, or one that is not the participant's.
    public var notification: IngestionV1.NotificationFacts?
    /// The participant took it back; `sheet` has no answers any more.
    public var withdrawn: Bool

    /// Every field at its default.
    public init() {
      self.sheet = nil
      self.receiveTime = nil
      self.scores = []
      self.groupID = ""
      self.deviations = []
      self.revision = 0
      self.notification = nil
      self.withdrawn = false
    }

    public init(
      sheet: IngestionV1.AnswerSheet? = nil,
      receiveTime: GoogleProtobuf.Timestamp? = nil,
      scores: [IngestionV1.SheetScore] = [],
      groupID: String = "",
      deviations: [String] = [],
      revision: UInt32 = 0,
      notification: IngestionV1.NotificationFacts? = nil,
      withdrawn: Bool = false
    ) {
      self.sheet = sheet
      self.receiveTime = receiveTime
      self.scores = scores
      self.groupID = groupID
      self.deviations = deviations
      self.revision = revision
      self.notification = notification
      self.withdrawn = withdrawn
    }
  }
}

extension IngestionV1.StoredAnswerSheet {
  public static var fullName: String { "otolith.ingestion.v1.StoredAnswerSheet" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__StoredAnswerSheet()
    otolith__ingestion__v1__stored_answer_sheet__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__StoredAnswerSheet>) {
    self.sheet = c.pointee.sheet.map { IngestionV1.AnswerSheet($0) }
    self.receiveTime = c.pointee.receive_time.map { GoogleProtobuf.Timestamp($0) }
    self.scores = Codec.messages(c.pointee.scores, c.pointee.n_scores) { IngestionV1.SheetScore($0) }
    self.groupID = Codec.string(c.pointee.group_id)
    self.deviations = Codec.array(c.pointee.deviations, c.pointee.n_deviations) { Codec.string($0) }
    self.revision = c.pointee.revision
    self.notification = c.pointee.notification.map { IngestionV1.NotificationFacts($0) }
    self.withdrawn = c.pointee.withdrawn != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__StoredAnswerSheet> {
    let c = arena.allocate(Otolith__Ingestion__V1__StoredAnswerSheet.self)
    otolith__ingestion__v1__stored_answer_sheet__init(c)
    if let value = self.sheet { c.pointee.sheet = value.cStruct(in: arena) }
    if let value = self.receiveTime { c.pointee.receive_time = value.cStruct(in: arena) }
    if !self.scores.isEmpty {
      c.pointee.n_scores = self.scores.count
      c.pointee.scores = arena.array(self.scores) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SheetScore>? }
    }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    if !self.deviations.isEmpty {
      c.pointee.n_deviations = self.deviations.count
      c.pointee.deviations = arena.array(self.deviations) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    c.pointee.revision = self.revision
    if let value = self.notification { c.pointee.notification = value.cStruct(in: arena) }
    c.pointee.withdrawn = self.withdrawn ? 1 : 0
    return c
  }
}

extension IngestionV1 {
  /// The notification that caused a sheet, as planning planned it (TYT §3.3.3).
  public struct NotificationFacts: Message {
    /// When the device was to notify.
    public var notifyTime: GoogleProtobuf.Timestamp?
    /// At a time fixed by the participant or the study, not a random one (TYT `notification_fixed`).
    public var fixed: Bool
    /// After this it could no longer be answered in time; absent: until the next one.
    public var expireTime: GoogleProtobuf.Timestamp?
    /// The sheet was finished at `expire_time` or later.
    public var expired: Bool
    /// The sheet arrived a day or more after it was finished.
    public var deliveredLate: Bool

    /// Every field at its default.
    public init() {
      self.notifyTime = nil
      self.fixed = false
      self.expireTime = nil
      self.expired = false
      self.deliveredLate = false
    }

    public init(
      notifyTime: GoogleProtobuf.Timestamp? = nil,
      fixed: Bool = false,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      expired: Bool = false,
      deliveredLate: Bool = false
    ) {
      self.notifyTime = notifyTime
      self.fixed = fixed
      self.expireTime = expireTime
      self.expired = expired
      self.deliveredLate = deliveredLate
    }
  }
}

extension IngestionV1.NotificationFacts {
  public static var fullName: String { "otolith.ingestion.v1.NotificationFacts" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__NotificationFacts()
    otolith__ingestion__v1__notification_facts__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__NotificationFacts>) {
    self.notifyTime = c.pointee.notify_time.map { GoogleProtobuf.Timestamp($0) }
    self.fixed = c.pointee.fixed != 0
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.expired = c.pointee.expired != 0
    self.deliveredLate = c.pointee.delivered_late != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__NotificationFacts> {
    let c = arena.allocate(Otolith__Ingestion__V1__NotificationFacts.self)
    otolith__ingestion__v1__notification_facts__init(c)
    if let value = self.notifyTime { c.pointee.notify_time = value.cStruct(in: arena) }
    c.pointee.fixed = self.fixed ? 1 : 0
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    c.pointee.expired = self.expired ? 1 : 0
    c.pointee.delivered_late = self.deliveredLate ? 1 : 0
    return c
  }
}

extension IngestionV1 {
  /// Which answers of the caller's.
  public struct GetSeriesRequest: Message {
    /// The study.
    public var studyID: String
    /// A questionnaire of the study, in any of its versions.
    public var questionnaireID: String
    /// A question of it.
    public var elementID: String
    /// Sheets finished before it are left out; absent: from the first on.
    public var startTime: GoogleProtobuf.Timestamp?
    /// Sheets finished at it or after it are left out; absent: to the last.
    public var endTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.questionnaireID = ""
      self.elementID = ""
      self.startTime = nil
      self.endTime = nil
    }

    public init(
      studyID: String = "",
      questionnaireID: String = "",
      elementID: String = "",
      startTime: GoogleProtobuf.Timestamp? = nil,
      endTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.elementID = elementID
      self.startTime = startTime
      self.endTime = endTime
    }
  }
}

extension IngestionV1.GetSeriesRequest {
  public static var fullName: String { "otolith.ingestion.v1.GetSeriesRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__GetSeriesRequest()
    otolith__ingestion__v1__get_series_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__GetSeriesRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.elementID = Codec.string(c.pointee.element_id)
    self.startTime = c.pointee.start_time.map { GoogleProtobuf.Timestamp($0) }
    self.endTime = c.pointee.end_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__GetSeriesRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__GetSeriesRequest.self)
    otolith__ingestion__v1__get_series_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.elementID.isEmpty { c.pointee.element_id = arena.string(self.elementID) }
    if let value = self.startTime { c.pointee.start_time = value.cStruct(in: arena) }
    if let value = self.endTime { c.pointee.end_time = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1 {
  /// Answers over time.
  public struct GetSeriesResponse: Message {
    /// Oldest first; of more than 10,000, or than a message holds, the newest. Older ones: ask again with
    /// `end_time`.
    public var points: [IngestionV1.SeriesPoint]
    /// True when older points were left out by the limit.
    public var truncated: Bool

    /// Every field at its default.
    public init() {
      self.points = []
      self.truncated = false
    }

    public init(
      points: [IngestionV1.SeriesPoint] = [],
      truncated: Bool = false
    ) {
      self.points = points
      self.truncated = truncated
    }
  }
}

extension IngestionV1.GetSeriesResponse {
  public static var fullName: String { "otolith.ingestion.v1.GetSeriesResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__GetSeriesResponse()
    otolith__ingestion__v1__get_series_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__GetSeriesResponse>) {
    self.points = Codec.messages(c.pointee.points, c.pointee.n_points) { IngestionV1.SeriesPoint($0) }
    self.truncated = c.pointee.truncated != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__GetSeriesResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__GetSeriesResponse.self)
    otolith__ingestion__v1__get_series_response__init(c)
    if !self.points.isEmpty {
      c.pointee.n_points = self.points.count
      c.pointee.points = arena.array(self.points) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SeriesPoint>? }
    }
    c.pointee.truncated = self.truncated ? 1 : 0
    return c
  }
}

extension IngestionV1 {
  /// One answer.
  public struct SeriesPoint: Message {
    /// As in Answer.
    public enum OneOfValue: Sendable, Hashable {
      /// As `Answer.number`.
      case number(Double)
      /// As `Answer.choice`.
      case choice(IngestionV1.Codes)
      /// A text, or a date, time, or date and time.
      case text(String)
    }

    /// Of the sheet that it stands in.
    public var finishTime: GoogleProtobuf.Timestamp?
    /// As in Answer.
    public var value: IngestionV1.SeriesPoint.OneOfValue?
    /// Of the questionnaire, that the sheet names.
    public var version: UInt32

    /// Every field at its default.
    public init() {
      self.finishTime = nil
      self.value = nil
      self.version = 0
    }

    public init(
      finishTime: GoogleProtobuf.Timestamp? = nil,
      value: IngestionV1.SeriesPoint.OneOfValue? = nil,
      version: UInt32 = 0
    ) {
      self.finishTime = finishTime
      self.value = value
      self.version = version
    }
  }
}

extension IngestionV1.SeriesPoint {
  public static var fullName: String { "otolith.ingestion.v1.SeriesPoint" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__SeriesPoint()
    otolith__ingestion__v1__series_point__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SeriesPoint>) {
    self.finishTime = c.pointee.finish_time.map { GoogleProtobuf.Timestamp($0) }
    self.value = switch c.pointee.value_case.rawValue {
      case 2: .number(c.pointee.number)
      case 3: .choice(IngestionV1.Codes(c.pointee.choice!))
      case 4: .text(Codec.string(c.pointee.text))
      default: nil
    }
    self.version = c.pointee.version
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SeriesPoint> {
    let c = arena.allocate(Otolith__Ingestion__V1__SeriesPoint.self)
    otolith__ingestion__v1__series_point__init(c)
    if let value = self.finishTime { c.pointee.finish_time = value.cStruct(in: arena) }
    switch self.value {
      case .number(let value)?:
        c.pointee.value_case = .init(rawValue: 2)
        c.pointee.number = value
      case .choice(let value)?:
        c.pointee.value_case = .init(rawValue: 3)
        c.pointee.choice = value.cStruct(in: arena)
      case .text(let value)?:
        c.pointee.value_case = .init(rawValue: 4)
        c.pointee.text = arena.string(value)
      case nil: break
    }
    c.pointee.version = self.version
    return c
  }
}

extension IngestionV1 {
  /// Which sheets, and how.
  public struct ExportAnswerSheetsRequest: Message {
    /// One that the caller leads.
    public var studyID: String
    /// One of the study. In the long layout empty: all of them.
    public var questionnaireID: String
    /// What a row is.
    public var layout: IngestionV1.ExportLayout
    /// With the sheets of test participants; the column `test_participant` tells them. Without it they are
    /// left out.
    public var includeTestParticipants: Bool
    /// Values of self-assessment manikins in the former systems' scale, 0 to 1 in steps of 0.125 (TYT §3.3.3):
    /// (value − 1) ÷ 8.
    public var legacyScales: Bool

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.questionnaireID = ""
      self.layout = IngestionV1.ExportLayout(rawValue: 0)
      self.includeTestParticipants = false
      self.legacyScales = false
    }

    public init(
      studyID: String = "",
      questionnaireID: String = "",
      layout: IngestionV1.ExportLayout = IngestionV1.ExportLayout(rawValue: 0),
      includeTestParticipants: Bool = false,
      legacyScales: Bool = false
    ) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.layout = layout
      self.includeTestParticipants = includeTestParticipants
      self.legacyScales = legacyScales
    }
  }
}

extension IngestionV1.ExportAnswerSheetsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ExportAnswerSheetsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ExportAnswerSheetsRequest()
    otolith__ingestion__v1__export_answer_sheets_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportAnswerSheetsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.layout = IngestionV1.ExportLayout(rawValue: Int32(truncatingIfNeeded: c.pointee.layout.rawValue))
    self.includeTestParticipants = c.pointee.include_test_participants != 0
    self.legacyScales = c.pointee.legacy_scales != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportAnswerSheetsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportAnswerSheetsRequest.self)
    otolith__ingestion__v1__export_answer_sheets_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.layout = Otolith__Ingestion__V1__ExportLayout(rawValue: .init(truncatingIfNeeded: self.layout.rawValue))
    c.pointee.include_test_participants = self.includeTestParticipants ? 1 : 0
    c.pointee.legacy_scales = self.legacyScales ? 1 : 0
    return c
  }
}

extension IngestionV1 {
  /// A part of an export; the export is the parts in their order.
  public struct ExportAnswerSheetsResponse: Message {
    /// Bytes of the CSV file, which may end within a row or a character.
    public var csv: [UInt8]
    /// Sheets contained in this chunk's rows.
    public var sheets: UInt32

    /// Every field at its default.
    public init() {
      self.csv = []
      self.sheets = 0
    }

    public init(
      csv: [UInt8] = [],
      sheets: UInt32 = 0
    ) {
      self.csv = csv
      self.sheets = sheets
    }
  }
}

extension IngestionV1.ExportAnswerSheetsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ExportAnswerSheetsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ExportAnswerSheetsResponse()
    otolith__ingestion__v1__export_answer_sheets_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportAnswerSheetsResponse>) {
    self.csv = Codec.bytes(c.pointee.csv)
    self.sheets = c.pointee.sheets
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportAnswerSheetsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportAnswerSheetsResponse.self)
    otolith__ingestion__v1__export_answer_sheets_response__init(c)
    if !self.csv.isEmpty { c.pointee.csv = ProtobufCBinaryData(len: self.csv.count, data: arena.bytes(self.csv)) }
    c.pointee.sheets = self.sheets
    return c
  }
}

extension IngestionV1 {
  /// The descriptor of `otolith/ingestion/v1/ingestion.proto`.
  public static let ingestionFile = ProtoFile(
    name: "otolith/ingestion/v1/ingestion.proto",
    dependencies: [GoogleProtobuf.durationFile, GoogleProtobuf.timestampFile, GoogleProtobuf.wrappersFile, CatalogueV1.textFile],
    base64: """
      CiRvdG9saXRoL2luZ2VzdGlvbi92MS9pbmdlc3Rpb24ucHJvdG8SFG90b2xpdGguaW5nZXN0aW9uLnYxGh5nb29nbGUvcHJv\
      dG9idWYvZHVyYXRpb24ucHJvdG8aH2dvb2dsZS9wcm90b2J1Zi90aW1lc3RhbXAucHJvdG8aHmdvb2dsZS9wcm90b2J1Zi93\
      cmFwcGVycy5wcm90bxofb3RvbGl0aC9jYXRhbG9ndWUvdjEvdGV4dC5wcm90byLOBgoLQW5zd2VyU2hlZXQSGQoIc2hlZXRf\
      aWQYASABKAlSB3NoZWV0SWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgDIAEoCVIP\
      cXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YBCABKA1SB3ZlcnNpb24SIQoMY29udGVudF9oYXNoGAUgASgJUgtjb250ZW50\
      SGFzaBI5CgpzdGFydF90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJc3RhcnRUaW1lEjsKC2Zpbmlz\
      aF90aW1lGAcgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZmluaXNoVGltZRIbCgl0aW1lX3pvbmUYCCABKAlS\
      CHRpbWVab25lEicKD25vdGlmaWNhdGlvbl9pZBgJIAEoCVIObm90aWZpY2F0aW9uSWQSHAoJYXV0b3NhdmVkGAogASgIUglh\
      dXRvc2F2ZWQSHwoLYXBwX3ZlcnNpb24YCyABKAlSCmFwcFZlcnNpb24SGgoIcGxhdGZvcm0YDCABKAlSCHBsYXRmb3JtEjYK\
      B2Fuc3dlcnMYDSADKAsyHC5vdG9saXRoLmluZ2VzdGlvbi52MS5BbnN3ZXJSB2Fuc3dlcnMSPAoFbm9pc2UYDiADKAsyJi5v\
      dG9saXRoLmluZ2VzdGlvbi52MS5Ob2lzZU1lYXN1cmVtZW50UgVub2lzZRJHCglwb3NpdGlvbnMYDyADKAsyKS5vdG9saXRo\
      LmluZ2VzdGlvbi52MS5Qb3NpdGlvbk1lYXN1cmVtZW50Uglwb3NpdGlvbnMSVQoScmVmZXJlbmNlZF9hbnN3ZXJzGBAgAygL\
      MiYub3RvbGl0aC5pbmdlc3Rpb24udjEuUmVmZXJlbmNlZEFuc3dlclIRcmVmZXJlbmNlZEFuc3dlcnMSPAoHY2xvc2luZxgR\
      IAEoDjIiLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0Q2xvc2luZ1IHY2xvc2luZxI0CgZkZXZpY2UYEiABKAsyHC5vdG9s\
      aXRoLmluZ2VzdGlvbi52MS5EZXZpY2VSBmRldmljZSJzCgZEZXZpY2USFgoGc3lzdGVtGAEgASgJUgZzeXN0ZW0SJQoOc3lz\
      dGVtX3ZlcnNpb24YAiABKAlSDXN5c3RlbVZlcnNpb24SFAoFbWFrZXIYAyABKAlSBW1ha2VyEhQKBW1vZGVsGAQgASgJUgVt\
      b2RlbCKfAgoGQW5zd2VyEh0KCmVsZW1lbnRfaWQYASABKAlSCWVsZW1lbnRJZBI1CgZjaG9pY2UYAiABKAsyGy5vdG9saXRo\
      LmluZ2VzdGlvbi52MS5Db2Rlc0gAUgZjaG9pY2USGAoGbnVtYmVyGAMgASgBSABSBm51bWJlchIUCgR0ZXh0GAQgASgJSABS\
      BHRleHQSFAoEZGF0ZRgFIAEoCUgAUgRkYXRlEhQKBHRpbWUYBiABKAlIAFIEdGltZRIdCglkYXRlX3RpbWUYCCABKAlIAFII\
      ZGF0ZVRpbWUSOwoLYW5zd2VyX3RpbWUYByABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgphbnN3ZXJUaW1lQgcK\
      BXZhbHVlIh0KBUNvZGVzEhQKBWNvZGVzGAEgAygJUgVjb2RlcyKcAQoQTm9pc2VNZWFzdXJlbWVudBI9CgxtZWFzdXJlX3Rp\
      bWUYASABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgttZWFzdXJlVGltZRIUCgVsZXZlbBgCIAEoAVIFbGV2ZWwS\
      MwoEdW5pdBgDIAEoDjIfLm90b2xpdGguaW5nZXN0aW9uLnYxLk5vaXNlVW5pdFIEdW5pdCLIAQoTUG9zaXRpb25NZWFzdXJl\
      bWVudBI9CgxtZWFzdXJlX3RpbWUYASABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgttZWFzdXJlVGltZRIaCghs\
      YXRpdHVkZRgCIAEoAVIIbGF0aXR1ZGUSHAoJbG9uZ2l0dWRlGAMgASgBUglsb25naXR1ZGUSOAoIYWx0aXR1ZGUYBCABKAsy\
      HC5nb29nbGUucHJvdG9idWYuRG91YmxlVmFsdWVSCGFsdGl0dWRlIrwBChBSZWZlcmVuY2VkQW5zd2VyEikKEHF1ZXN0aW9u\
      bmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIdCgplbGVtZW50X2lkGAIgASgJUgllbGVtZW50SWQSFAoFY29kZXMY\
      AyADKAlSBWNvZGVzEjQKBm51bWJlchgEIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIGbnVtYmVyEhIKBHRl\
      eHQYBSABKAlSBHRleHQiVgoZU3VibWl0QW5zd2VyU2hlZXRzUmVxdWVzdBI5CgZzaGVldHMYASADKAsyIS5vdG9saXRoLmlu\
      Z2VzdGlvbi52MS5BbnN3ZXJTaGVldFIGc2hlZXRzIlsKCVZpb2xhdGlvbhIUCgVmaWVsZBgBIAEoCVIFZmllbGQSFgoGcmVh\
      c29uGAIgASgJUgZyZWFzb24SIAoLZGVzY3JpcHRpb24YAyABKAlSC2Rlc2NyaXB0aW9uIuoCCgxTaGVldFZlcmRpY3QSGQoI\
      c2hlZXRfaWQYASABKAlSB3NoZWV0SWQSNwoHdmVyZGljdBgCIAEoDjIdLm90b2xpdGguaW5nZXN0aW9uLnYxLlZlcmRpY3RS\
      B3ZlcmRpY3QSPwoKdmlvbGF0aW9ucxgDIAMoCzIfLm90b2xpdGguaW5nZXN0aW9uLnYxLlZpb2xhdGlvblIKdmlvbGF0aW9u\
      cxIvCgRuZXh0GAQgAygLMhsub3RvbGl0aC5pbmdlc3Rpb24udjEuT2ZmZXJSBG5leHQSOAoGc2NvcmVzGAUgAygLMiAub3Rv\
      bGl0aC5pbmdlc3Rpb24udjEuU2hlZXRTY29yZVIGc2NvcmVzEjoKC3JldHJ5X2RlbGF5GAYgASgLMhkuZ29vZ2xlLnByb3Rv\
      YnVmLkR1cmF0aW9uUgpyZXRyeURlbGF5Eh4KCmRldmlhdGlvbnMYByADKAlSCmRldmlhdGlvbnMiqwEKBU9mZmVyEikKEHF1\
      ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uEjcKBGluZm8Y\
      AyABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgRpbmZvEiQKDmFmdGVyX3NoZWV0X2lkGAQgASgJ\
      UgxhZnRlclNoZWV0SWQibwoKU2hlZXRTY29yZRIZCghzY29yZV9pZBgBIAEoCVIHc2NvcmVJZBIyCgV2YWx1ZRgCIAEoCzIc\
      Lmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIFdmFsdWUSEgoEYmFuZBgDIAEoCVIEYmFuZCIuChFMaXN0T2ZmZXJzUmVx\
      dWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZCJJChJMaXN0T2ZmZXJzUmVzcG9uc2USMwoGb2ZmZXJzGAEgAygLMhsu\
      b3RvbGl0aC5pbmdlc3Rpb24udjEuT2ZmZXJSBm9mZmVycyJcChpTdWJtaXRBbnN3ZXJTaGVldHNSZXNwb25zZRI+Cgh2ZXJk\
      aWN0cxgBIAMoCzIiLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0VmVyZGljdFIIdmVyZGljdHMimwEKF0xpc3RBbnN3ZXJT\
      aGVldHNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAiABKAlSD3F1ZXN0\
      aW9ubmFpcmVJZBIbCglwYWdlX3NpemUYAyABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YBCABKAlSCXBhZ2VUb2tlbiKD\
      AQoYTGlzdEFuc3dlclNoZWV0c1Jlc3BvbnNlEj8KBnNoZWV0cxgBIAMoCzInLm90b2xpdGguaW5nZXN0aW9uLnYxLlN0b3Jl\
      ZEFuc3dlclNoZWV0UgZzaGVldHMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIocDChFTdG9yZWRB\
      bnN3ZXJTaGVldBI3CgVzaGVldBgBIAEoCzIhLm90b2xpdGguaW5nZXN0aW9uLnYxLkFuc3dlclNoZWV0UgVzaGVldBI9Cgxy\
      ZWNlaXZlX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtyZWNlaXZlVGltZRI4CgZzY29yZXMYAyAD\
      KAsyIC5vdG9saXRoLmluZ2VzdGlvbi52MS5TaGVldFNjb3JlUgZzY29yZXMSGQoIZ3JvdXBfaWQYBCABKAlSB2dyb3VwSWQS\
      HgoKZGV2aWF0aW9ucxgFIAMoCVIKZGV2aWF0aW9ucxIaCghyZXZpc2lvbhgGIAEoDVIIcmV2aXNpb24SSwoMbm90aWZpY2F0\
      aW9uGAcgASgLMicub3RvbGl0aC5pbmdlc3Rpb24udjEuTm90aWZpY2F0aW9uRmFjdHNSDG5vdGlmaWNhdGlvbhIcCgl3aXRo\
      ZHJhd24YCCABKAhSCXdpdGhkcmF3biLkAQoRTm90aWZpY2F0aW9uRmFjdHMSOwoLbm90aWZ5X3RpbWUYASABKAsyGi5nb29n\
      bGUucHJvdG9idWYuVGltZXN0YW1wUgpub3RpZnlUaW1lEhQKBWZpeGVkGAIgASgIUgVmaXhlZBI7CgtleHBpcmVfdGltZRgD\
      IAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUSGAoHZXhwaXJlZBgEIAEoCFIHZXhwaXJlZBIl\
      Cg5kZWxpdmVyZWRfbGF0ZRgFIAEoCFINZGVsaXZlcmVkTGF0ZSLpAQoQR2V0U2VyaWVzUmVxdWVzdBIZCghzdHVkeV9pZBgB\
      IAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAIgASgJUg9xdWVzdGlvbm5haXJlSWQSHQoKZWxlbWVudF9pZBgD\
      IAEoCVIJZWxlbWVudElkEjkKCnN0YXJ0X3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUglzdGFydFRp\
      bWUSNQoIZW5kX3RpbWUYBSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgdlbmRUaW1lImwKEUdldFNlcmllc1Jl\
      c3BvbnNlEjkKBnBvaW50cxgBIAMoCzIhLm90b2xpdGguaW5nZXN0aW9uLnYxLlNlcmllc1BvaW50UgZwb2ludHMSHAoJdHJ1\
      bmNhdGVkGAIgASgIUgl0cnVuY2F0ZWQi1AEKC1Nlcmllc1BvaW50EjsKC2ZpbmlzaF90aW1lGAEgASgLMhouZ29vZ2xlLnBy\
      b3RvYnVmLlRpbWVzdGFtcFIKZmluaXNoVGltZRIYCgZudW1iZXIYAiABKAFIAFIGbnVtYmVyEjUKBmNob2ljZRgDIAEoCzIb\
      Lm90b2xpdGguaW5nZXN0aW9uLnYxLkNvZGVzSABSBmNob2ljZRIUCgR0ZXh0GAQgASgJSABSBHRleHQSGAoHdmVyc2lvbhgF\
      IAEoDVIHdmVyc2lvbkIHCgV2YWx1ZSL+AQoZRXhwb3J0QW5zd2VyU2hlZXRzUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIH\
      c3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAIgASgJUg9xdWVzdGlvbm5haXJlSWQSOgoGbGF5b3V0GAMgASgOMiIub3Rv\
      bGl0aC5pbmdlc3Rpb24udjEuRXhwb3J0TGF5b3V0UgZsYXlvdXQSOgoZaW5jbHVkZV90ZXN0X3BhcnRpY2lwYW50cxgEIAEo\
      CFIXaW5jbHVkZVRlc3RQYXJ0aWNpcGFudHMSIwoNbGVnYWN5X3NjYWxlcxgFIAEoCFIMbGVnYWN5U2NhbGVzIkYKGkV4cG9y\
      dEFuc3dlclNoZWV0c1Jlc3BvbnNlEhAKA2NzdhgBIAEoDFIDY3N2EhYKBnNoZWV0cxgCIAEoDVIGc2hlZXRzKp8BCgxTaGVl\
      dENsb3NpbmcSHQoZU0hFRVRfQ0xPU0lOR19VTlNQRUNJRklFRBAAEhoKFlNIRUVUX0NMT1NJTkdfQ09NUExFVEUQARIcChhT\
      SEVFVF9DTE9TSU5HX0lOQ09NUExFVEUQAhIbChdTSEVFVF9DTE9TSU5HX0FVVE9TQVZFRBADEhkKFVNIRUVUX0NMT1NJTkdf\
      RVhQSVJFRBAEKn4KCU5vaXNlVW5pdBIaChZOT0lTRV9VTklUX1VOU1BFQ0lGSUVEEAASGAoUTk9JU0VfVU5JVF9ERUNJQkVM\
      X0EQARIhCh1OT0lTRV9VTklUX0RFQ0lCRUxfRlVMTF9TQ0FMRRACEhgKFE5PSVNFX1VOSVRfQU1QTElUVURFEAMqkAEKB1Zl\
      cmRpY3QSFwoTVkVSRElDVF9VTlNQRUNJRklFRBAAEhMKD1ZFUkRJQ1RfQ1JFQVRFRBABEhIKDlZFUkRJQ1RfRVhJU1RTEAIS\
      FAoQVkVSRElDVF9DT05GTElDVBADEhQKEFZFUkRJQ1RfUkVKRUNURUQQBBIXChNWRVJESUNUX1JFVFJZX0xBVEVSEAUqXQoM\
      RXhwb3J0TGF5b3V0Eh0KGUVYUE9SVF9MQVlPVVRfVU5TUEVDSUZJRUQQABIWChJFWFBPUlRfTEFZT1VUX1dJREUQARIWChJF\
      WFBPUlRfTEFZT1VUX0xPTkcQAjLTAwoSQW5zd2VyU2hlZXRTZXJ2aWNlEnwKElN1Ym1pdEFuc3dlclNoZWV0cxIvLm90b2xp\
      dGguaW5nZXN0aW9uLnYxLlN1Ym1pdEFuc3dlclNoZWV0c1JlcXVlc3QaMC5vdG9saXRoLmluZ2VzdGlvbi52MS5TdWJtaXRB\
      bnN3ZXJTaGVldHNSZXNwb25zZSIDkAICEmQKCkxpc3RPZmZlcnMSJy5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0T2ZmZXJz\
      UmVxdWVzdBooLm90b2xpdGguaW5nZXN0aW9uLnYxLkxpc3RPZmZlcnNSZXNwb25zZSIDkAIBEnYKEExpc3RBbnN3ZXJTaGVl\
      dHMSLS5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0QW5zd2VyU2hlZXRzUmVxdWVzdBouLm90b2xpdGguaW5nZXN0aW9uLnYx\
      Lkxpc3RBbnN3ZXJTaGVldHNSZXNwb25zZSIDkAIBEmEKCUdldFNlcmllcxImLm90b2xpdGguaW5nZXN0aW9uLnYxLkdldFNl\
      cmllc1JlcXVlc3QaJy5vdG9saXRoLmluZ2VzdGlvbi52MS5HZXRTZXJpZXNSZXNwb25zZSIDkAIBMo8BCg1FeHBvcnRTZXJ2\
      aWNlEn4KEkV4cG9ydEFuc3dlclNoZWV0cxIvLm90b2xpdGguaW5nZXN0aW9uLnYxLkV4cG9ydEFuc3dlclNoZWV0c1JlcXVl\
      c3QaMC5vdG9saXRoLmluZ2VzdGlvbi52MS5FeHBvcnRBbnN3ZXJTaGVldHNSZXNwb25zZSIDkAICMAFCUQoUb3RvbGl0aC5p\
      bmdlc3Rpb24udjFQAVogb3RvbGl0aC9pbmdlc3Rpb24vdjE7aW5nZXN0aW9udjGqAhRPdG9saXRoLkluZ2VzdGlvbi5WMUrI\
      egqEAgoBDBIDBAASGvkBIEFuc3dlciBzaGVldHM6IGFjY2VwdGVkIG9uY2UsIHZhbGlkYXRlZCBhZ2FpbnN0IHRoZSB2ZXJz\
      aW9uIHRoZXkgbmFtZSwgZHVyYWJsZSBiZWZvcmUgdGhlIGFuc3dlci4KCiBCZXNpZGUgdGhlIGVycm9ycyB0aGF0IHN0YW5k\
      IGF0IGEgbWV0aG9kIGl0IGFuc3dlcnMgdGhvc2UgdGhhdCBhbGwgbWV0aG9kcyBoYXZlCiAob3RvbGl0aC9jb21tb24vdjEv\
      ZXJyb3JzLnByb3RvKTsgdGhlIHJlYXNvbnMgYXJlIGluIGVycm9ycy5wcm90by4KCkgKAgYAEgQTAD4BGjwgV2hhdCBwYXJ0\
      aWNpcGFudHMgZG8gd2l0aCB0aGVpciBvd24gc2hlZXRzLiBOZWVkcyBhIHRva2VuLgoK0wkKBAYAAgASBCMCJQMaxAkgU3Rv\
      cmVzIGEgYmF0Y2guIEV2ZXJ5IHNoZWV0IGdldHMgYSB2ZXJkaWN0IG9mIGl0cyBvd247IGEgYmFkIG9uZSBoYXJtcyBvbmx5\
      IGl0c2VsZi4gQ3JlYXRlZAogYW5kIGV4aXN0aW5nIHNoZWV0cyBhcmUgZHVyYWJsZSB3aGVuIHRoZSBhbnN3ZXIgYXJyaXZl\
      cy4KCiBBIHRleHQgdGhhdCBpcyBub3QgVVRGLTggb3IgY29udGFpbnMgYSBOVUwgcmVmdXNlcyBpdHMgc2hlZXQgYWxvbmUg\
      KFRFWFRfSU5WQUxJRCwgd2l0aCBpdHMgZmllbGQpLgogQSBiYXRjaCBoYXMgMSB0byA1MDAgc2hlZXRzLCBhdCBtb3N0IDgg\
      TWlCIGJlZm9yZSBhbmQgYWZ0ZXIgZGVjb21wcmVzc2lvbiwgYW5kIGF0IG1vc3QgMjUwLDAwMCBlbGVtZW50cwogb2YgcmVw\
      ZWF0ZWQgZmllbGRzIGFsdG9nZXRoZXIgKHRoZSBzaGVldHMsIHRoZWlyIGFuc3dlcnMsIGNvZGVzLCBtZWFzdXJlbWVudHMg\
      YW5kIHJlZmVyZW5jZXMpLiBXaGF0IGhhcwogbW9yZSBvZiBhbnl0aGluZyBpcyB0byBiZSBzZW50IGluIHNtYWxsZXIgYmF0\
      Y2hlcy4gQSBwYXJ0aWNpcGFudCBtYXkgc3RvcmUgNTAsMDAwIHNoZWV0cyBhIGRheSAoVVRDLCBhcwogcmVjZWl2ZWQpLCA1\
      MDAsMDAwIGFuZCAyIEdpQiBvZiBjb250ZW50cyBpbiBlYWNoIHN0dWR5LCB1bmxlc3MgdGhlIG9wZXJhdG9yIHNldHMgb3Ro\
      ZXIgbnVtYmVyczsgb2YgYSBiYXRjaAogdGhhdCBiZWdpbnMgYmVsb3cgdGhlIGxpbWl0IGFsbCBpcyBzdG9yZWQuCgogRXJy\
      b3JzIChvZiB0aGUgd2hvbGUgY2FsbCk6IElOVkFMSURfQVJHVU1FTlQgZm9yIGFuIGVtcHR5IGJhdGNoIChFTVBUWSkgYW5k\
      IGZvciBieXRlcyB0aGF0IGFyZSBubwogc3VjaCBtZXNzYWdlIChNQUxGT1JNRUQsIFRPT19ERUVQKTsgUkVTT1VSQ0VfRVhI\
      QVVTVEVEIHdpdGggcmVhc29uIEJBVENIX1RPT19MQVJHRSBmb3IgbW9yZSB0aGFuIDUwMAogc2hlZXRzLCB3aXRoIE1FU1NB\
      R0VfVE9PX0xBUkdFIGFuZCBNRVNTQUdFX1RPT19NQU5ZX0VMRU1FTlRTIGZvciBhIG1lc3NhZ2UgdGhhdCBpcyB0b28gbGFy\
      Z2U6IHNlbmQgZmV3ZXIKIGluIG9uZSBiYXRjaCwgYW5kIHdpdGggVkFMSURBVElPTl9MSU1JVCBhbmQgUmV0cnlJbmZvIHdo\
      aWxlIHRvbyBtYW55IGxhcmdlIGJhdGNoZXMgYXJlIHZhbGlkYXRlZDsKIFVOQVVUSEVOVElDQVRFRDsgVU5BVkFJTEFCTEUg\
      d2l0aCBSZXRyeUluZm8sIGFmdGVyIHdoaWNoIHRoZSBzYW1lIGJhdGNoIGlzIHRvIGJlIHNlbnQgYWdhaW4uCgqDAwoEBgAC\
      ARIELAIuAxr0AiBXaGF0IHRoZSBjYWxsZXIgaXMgdG8gZmlsbCBpbiBuZXh0IGluIGEgc3R1ZHk6IGZpcnN0IHdoYXQgYmxv\
      Y2tzIGV2ZXJ5dGhpbmcgZWxzZSwgdGhlbiB3aGF0CiBmb2xsb3dzIGZyb20gdGhlIGxhdGVzdCBzaGVldHMuIENvbXB1dGVk\
      IGZyb20gd2hhdCBpcyBzdG9yZWQuIFdpdGhvdXQgcGFnZXM6IGVhY2ggcXVlc3Rpb25uYWlyZSBvZiB0aGUKIHN0dWR5IGlz\
      IG9mZmVyZWQgb25jZSBhdCBtb3N0LCBhbmQgYSBzdHVkeSBoYXMgMTAwIGF0IG1vc3QuCgogRXJyb3JzOiBQRVJNSVNTSU9O\
      X0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfRU5ST0xMRUQ7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9ZRVRf\
      S05PV04KIGFuZCBSZXRyeUluZm8uCgpSCgQGAAICEgQyAjQDGkQgVGhlIGNhbGxlcidzIG93biBzaGVldHMsIG5ld2VzdCBm\
      aXJzdC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgrMAwoEBgACAxIEOwI9Axq9AyBUaGUgY2FsbGVyJ3Mgb3duIGFu\
      c3dlcnMgdG8gb25lIHF1ZXN0aW9uIG92ZXIgdGltZSwgb2xkZXN0IGZpcnN0LCB3aXRob3V0IHNoZWV0cyB0aGF0IGFyZSBt\
      YXJrZWQKIENMT0NLX0lNUExBVVNJQkxFIChMaXN0QW5zd2VyU2hlZXRzIGFuZCBleHBvcnRzIGhhdmUgdGhlbSkuCgogRXJy\
      b3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gU1RVRFlfVU5LTk9XTiwgUVVFU1RJT05OQUlS\
      RV9OT1RfSU5fU1RVRFkgb3IKIEVMRU1FTlRfVU5LTk9XTiB3aGVyZSB0aGVyZSBpcyBub3RoaW5nIGFuZCBuZXZlciBjYW4g\
      YmUuIEEgcXVlc3Rpb25uYWlyZSB0aGF0IGlzIG9ubHkgZm9yIGdyb3VwcyBpbgogd2hpY2ggdGhlIGNhbGxlciBuZXZlciB3\
      YXMgY291bnRzIGFzIG5vbmUgb2YgdGhlIHN0dWR5LCBoZXJlIGFuZCBmb3IgU3VibWl0QW5zd2VyU2hlZXRzLgoKewoCBgES\
      BEIAUAEabyBXaGF0IHN0dWR5IGxlYWRlcnMgdGFrZSBvdXQuIE5lZWRzIGEgdG9rZW4gb2Ygb25lOyBvdGhlcndpc2UgUEVS\
      TUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24KIE5PVF9TVFVEWV9MRUFERVIuCgqEBgoEBgECABIETQJPAxr1BSBBIHN0dWR5\
      J3Mgc2hlZXRzIGFzIENTViAoUkZDIDQxODAsIFVURi04KSwgaW4gY2h1bmtzIHRoYXQgZW5kIGFueXdoZXJlLiBPbmx5IGZv\
      ciBsZWFkZXJzIG9mCiB0aGUgc3R1ZHkuIENvZGVzLCBuZXZlciBkaXNwbGF5IHRleHQ7IHRoZSBjb2x1bW5zIG9mIGEgcXVl\
      c3Rpb25uYWlyZSBhcmUgdGhlIHVuaW9uIG92ZXIgaXRzCiB2ZXJzaW9ucywgZm9sbG93ZWQgYnkgdGhvc2Ugb2YgaXRzIHNj\
      b3Jlcy4gUGFydGljaXBhbnRzIGFwcGVhciB1bmRlciBhIHBzZXVkb255bSB0aGF0IGRpZmZlcnMgZnJvbQogc3R1ZHkgdG8g\
      c3R1ZHkuIFRoZSBjb2x1bW4gYHJlY2VpdmVkX2F0YCBpcyB0aGUgZGF5IChtaWRuaWdodCBVVEMpOiB0aGUgdmVyeSBpbnN0\
      YW50LCB3aGljaCB0aGUgc2hlZXRzIG9mCiBvbmUgYmF0Y2ggc2hhcmUsIHdvdWxkIHRlbGwgd2hpY2ggcHNldWRvbnltcyBv\
      ZiB0d28gc3R1ZGllcyBiZWxvbmcgdG9nZXRoZXIuIENvbHVtbnMgYXJlIGEgZm9ybWF0IG9mCiB0aGVpciBvd246IGBzdGFy\
      dGVkX2F0YCwgYGZpbmlzaGVkX2F0YCBhbmQgYHJlY2VpdmVkX2F0YCBhcmUgYHN0YXJ0X3RpbWVgLCBgZmluaXNoX3RpbWVg\
      IGFuZAogYHJlY2VpdmVfdGltZWAgb2YgbWVzc2FnZXMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBVTkFWQUlMQUJM\
      RSB3aXRoIHJlYXNvbiBWRVJTSU9OX1VOQVZBSUxBQkxFIGFuZCBSZXRyeUluZm8gd2hpbGUgYSB2ZXJzaW9uIHRoYXQKIHNo\
      ZWV0cyBuYW1lIGlzIG5vdCBrbm93biBoZXJlLgoKywEKAgQAEgVUAIEBARq9ASBXaGF0IGEgcGFydGljaXBhbnQgYW5zd2Vy\
      ZWQsIGFzIHRoZSBkZXZpY2UgaGFzIGl0LiBFdmVyeSB0ZXh0IG11c3QgYmUgVVRGLTggd2l0aG91dCBVKzAwMDAuIFRpbWVz\
      IGFyZSBieSB0aGUKIGRldmljZSdzIGNsb2NrOyBkaWdpdHMgZmluZXIgdGhhbiBhIG1pY3Jvc2Vjb25kIGFyZSBjdXQgb2Zm\
      OyB5ZWFycyAxIHRvIDk5OTkuCgrFAQoEBAACABIDVwIWGrcBIENsaWVudC1tYWRlIFVVSUQsIGtlcHQgb24gdGhlIGRldmlj\
      ZSB1bnRpbCBhIHZlcmRpY3QgYXJyaXZlcy4gSXQgbmFtZXMgYSBzaGVldCBvZiBpdHMgcGFydGljaXBhbnQ6CiB0aGF0IG9m\
      IGFub3RoZXIgb25lIG1heSBoYXZlIHRoZSBzYW1lIGlkLCBhbmQgYSBndWVzc2VkIGlkIHJlYWNoZXMgbm9ib2R5IGVsc2Un\
      cy4KCigKBAQAAgESA1kCFhobIFRoZSBzdHVkeSB0aGF0IGl0IGlzIGZvci4KCjQKBAQAAgISA1sCHhonIFRoZSBxdWVzdGlv\
      bm5haXJlIHRoYXQgd2FzIGZpbGxlZCBpbi4KCjgKBAQAAgMSA10CFRorIFRoZSB2ZXJzaW9uIG9mIGl0IHRoYXQgd2FzIHNo\
      b3duLCBmcm9tIDEuCgpSCgQEAAIEEgNfAhoaRSBgUXVlc3Rpb25uYWlyZS5jb250ZW50X2hhc2hgIG9mIHRoYXQgdmVyc2lv\
      biwgYXMgdGhlIGRldmljZSBoYXMgaXQuCgo7CgQEAAIFEgNhAisaLiBXaGVuIGZpbGxpbmcgaW4gYmVnYW47IGFic2VudDog\
      bm90IHJlY29yZGVkLgoKvgIKBAQAAgYSA2UCLBqwAiBXaGVuIGl0IHdhcyBmaW5pc2hlZC4gVGhlIHJ1bGVzIG9mIHRoZSBz\
      dHVkeSBhcmUgdGhvc2Ugb2YgdGhpcyB0aW1lLiBBIHRpbWUgdGhhdCBjYW5ub3QgYmUgcmlnaHQgZG9lcyBub3QKIHJlZnVz\
      ZSB0aGUgc2hlZXQgb2YgYSBwYXJ0aWNpcGFudDogc2VlIFN0b3JlZEFuc3dlclNoZWV0LmRldmlhdGlvbnMuIE9mIHNvbWVi\
      b2R5IHdobyBoYXMgbGVmdCBpdCBhbG9uZQogdGVsbHMgd2hldGhlciB0aGUgc2hlZXQgaXMgZnJvbSBiZWZvcmU6IHdoYXQg\
      aXQgc2F5cyB3YXMgZmluaXNoZWQgYWZ0ZXIgbGVhdmluZyBpcyByZWZ1c2VkLgoKLgoEBAACBxIDZwIXGiEgSUFOQSBuYW1l\
      IG9mIHRoZSBkZXZpY2UncyB6b25lLgoKhwIKBAQAAggSA2sCHRr5ASBUaGUgbm90aWZpY2F0aW9uIHRoYXQgY2F1c2VkIGl0\
      LCBhIFVVSUQgZnJvbSB0aGUgY2FsbGVyJ3MgcGxhbjsgZW1wdHkgd2hlbiBmaWxsZWQgaW4gdW5hc2tlZC4gT25lCiB0aGF0\
      IGlzIG5vIFVVSUQgcmVmdXNlcyB0aGUgc2hlZXQgKE5PVElGSUNBVElPTl9JRF9JTlZBTElEKTsgb25lIHRoYXQgaXMgbm90\
      IHRoZSBjYWxsZXIncyBpcwogc3RvcmVkIGFzIGl0IGlzIGFuZCBtYXJrcyBubyBub3RpZmljYXRpb24gYXMgYW5zd2VyZWQu\
      CgqkAQoEBAACCRIDbgIWGpYBIFRoZSBjbGllbnQgc2F2ZWQgaXQgYmVjYXVzZSB0aGUgcGFydGljaXBhbnQgZm9yZ290IHRv\
      IChUWVQgwqczKTogd2hhdCBvbGRlciBjbGllbnRzIHNheSBpbnN0ZWFkIG9mCiBTSEVFVF9DTE9TSU5HX0FVVE9TQVZFRC4g\
      SW4gYW5zd2VycyBzZXQgd2l0aCBpdC4KCj4KBAQAAgoSA3ACGhoxIENsaWVudCBuYW1lIGFuZCB2ZXJzaW9uLCBhdCBtb3N0\
      IDY0IGNoYXJhY3RlcnMuCgpzCgQEAAILEgNyAhcaZiBFLmcuIGBpT1MgMjYuMWAsIGBBbmRyb2lkIDE2YDsgYXQgbW9zdCA2\
      NCBjaGFyYWN0ZXJzLiBgZGV2aWNlYCBzYXlzIGl0IGluIHBhcnRzIHRoYXQgY2FuIGJlIGNvdW50ZWQuCgpJCgQEAAIMEgN0\
      Ah8aPCBBdCBtb3N0IG9uZSB0byBlYWNoIHF1ZXN0aW9uLCBpbiBhbnkgb3JkZXI7IGF0IG1vc3QgNSwwMDAuCgpUCgQEAAIN\
      EgN2AicaRyBPbmx5IHdoZXJlIHRoZSB2ZXJzaW9uIGFza3MgZm9yIG5vaXNlLCBhbmQgbm90IG1vcmUgdGhhbiBpdCBhc2tz\
      IGZvci4KClgKBAQAAg4SA3gCLhpLIE9ubHkgd2hlcmUgdGhlIHZlcnNpb24gYXNrcyBmb3IgcG9zaXRpb25zLCBhbmQgbm90\
      IG1vcmUgdGhhbiBpdCBhc2tzIGZvci4KCpUCCgQEAAIPEgN8AjQahwIgQW5zd2VycyBvZiBvdGhlciBxdWVzdGlvbm5haXJl\
      cyB0aGF0IGRlY2lkZWQgd2hhdCB3YXMgc2hvd24sIGFzIHRoZSBkZXZpY2Uga25ldyB0aGVtLiBXaXRob3V0CiBhbiBlbnRy\
      eSB0aGUgc2VydmVyIHVzZXMgdGhlIHBhcnRpY2lwYW50J3MgbGF0ZXN0IHN0b3JlZCBzaGVldCBvZiB0aGF0IHF1ZXN0aW9u\
      bmFpcmUgYXMgb2YKIGBmaW5pc2hfdGltZWA6IGxhdGVyIG9uZXMgZG8gbm90IGNvdW50LCB3aGVuZXZlciB0aGV5IGFycml2\
      ZS4gQXQgbW9zdCAxMDAuCgohCgQEAAIQEgN+AhwaFCBIb3cgaXQgd2FzIGNsb3NlZC4KCjsKBAQAAhESBIABAhUaLSBXaGF0\
      IGl0IHdhcyBmaWxsZWQgaW4gb247IGFic2VudDogbm90IHRvbGQuCgonCgIFABIGhAEAkQEBGhkgSG93IGEgc2hlZXQgd2Fz\
      IGNsb3NlZC4KCn8KBAUAAgASBIcBAiAacSBBcyBvbGRlciBjbGllbnRzIGxlYXZlIGl0OiBTSEVFVF9DTE9TSU5HX0FVVE9T\
      QVZFRCB3aGVyZSBgYXV0b3NhdmVkYCBpcyBzZXQsIG90aGVyd2lzZQogU0hFRVRfQ0xPU0lOR19DT01QTEVURS4KCjEKBAUA\
      AgESBIkBAh0aIyBXaXRoIGV2ZXJ5dGhpbmcgdGhhdCBpcyByZXF1aXJlZC4KCtMBCgQFAAICEgSMAQIfGsQBIE9uIHB1cnBv\
      c2UsIGFsdGhvdWdoIHNvbWV0aGluZyB0aGF0IGlzIHJlcXVpcmVkIGhhcyBubyBhbnN3ZXIgKFRZVCDCpzQuMS4zLCB0aGly\
      ZCBjYXNlKTogd2hlcmUgdGhlIHN0dWR5CiBhbGxvd3MgaXQgKGBTdHVkeVF1ZXN0aW9ubmFpcmUubWF5X2Nsb3NlX2luY29t\
      cGxldGVgOyBvdGhlcndpc2UgSU5DT01QTEVURV9OT1RfQUxMT1dFRCkuCgpwCgQFAAIDEgSOAQIeGmIgQnkgdGhlIGNsaWVu\
      dCwgYmVjYXVzZSB0aGUgcGFydGljaXBhbnQgZm9yZ290IHRvIChUWVQgwqczLjMuMykuIFdoYXQgaXMgcmVxdWlyZWQgbWF5\
      IGJlIG1pc3NpbmcuCgppCgQFAAIEEgSQAQIcGlsgQnkgdGhlIGNsaWVudCwgYmVjYXVzZSB0aGUgdGltZSBmb3IgYW5zd2Vy\
      aW5nIGhhZCBlbmRlZC4gV2hhdCBpcyByZXF1aXJlZCBtYXkgYmUgbWlzc2luZy4KCmsKAgQBEgaUAQCdAQEaXSBXaGF0IGEg\
      c2hlZXQgd2FzIGZpbGxlZCBpbiBvbjsgZWFjaCB0ZXh0IGF0IG1vc3QgNjQgY2hhcmFjdGVycywgZW1wdHkgd2hlcmUgaXQg\
      aXMgbm90IHRvbGQuCgooCgQEAQIAEgSWAQIUGhogYGlPU2AsIGBBbmRyb2lkYCwgYFdlYmAuCgoXCgQEAQIBEgSYAQIcGgkg\
      YDI2LjFgLgoKGAoEBAECAhIEmgECExoKIGBBcHBsZWAuCgodCgQEAQIDEgScAQITGg8gYGlQaG9uZTE3LDFgLgoKKwoCBAIS\
      BqABALUBARodIFRoZSBhbnN3ZXIgdG8gb25lIHF1ZXN0aW9uLgoKLAoEBAICABIEogECGBoeIFRoZSBxdWVzdGlvbidzIGBl\
      bGVtZW50X2lkYC4KCjkKBAQCCAASBqQBArIBAxopIE9mIHRoZSBraW5kIHRoYXQgdGhlIHF1ZXN0aW9uIGFza3MgZm9yLgoK\
      bwoEBAICARIEpgEEFRphIFNpbmdsZSBjaG9pY2U6IG9uZSBjb2RlOyBtdWx0aXBsZSBjaG9pY2U6IGFueSBudW1iZXI7IHll\
      cy9ubzogYHllc2Agb3IgYG5vYDsgY291bnRyeTogaXRzIGNvZGUuCgqhAQoEBAICAhIEqQEEFhqSASBTbGlkZXIsIFNBTSwg\
      dmlzdWFsIGFuYWxvZ3VlLCBudW1iZXI7IGR1cmF0aW9uOiBzZWNvbmRzLiBXaGF0IGNyb3NzZXMgYW4gZW5kIG9mIGEgc2xp\
      ZGVyIGJ5IHRoZQogcm91bmRpbmcgdG8gMzIgYml0cyBhbG9uZSBpcyBzdG9yZWQgYXMgdGhlIGVuZC4KCkEKBAQCAgMSBKsB\
      BBQaMyBUZXh0IGxpbmUsIHRleHQgYXJlYSwgZS1tYWlsLCBhZGRyZXNzLCB0ZWxlcGhvbmUuCgodCgQEAgIEEgStAQQUGg8g\
      YFlZWVktTU0tRERgLgoKGAoEBAICBRIErwEEFBoKIGBISDpNTWAuCgo9CgQEAgIGEgSxAQQZGi8gYFlZWVktTU0tRERUSEg6\
      TU1gLCBpbiB0aGUgc2hlZXQncyB0aW1lIHpvbmUuCgpOCgQEAgIHEgS0AQIsGkAgV2hlbiBpdCB3YXMgZ2l2ZW47IGFic2Vu\
      dCB3aGVyZSB0aGUgY2xpZW50IGRvZXMgbm90IHJlY29yZCBpdC4KCi8KAgQDEga4AQC7AQEaISBDb2RlcyBvZiBvcHRpb25z\
      LCBlLmcuIGB0aXJlZGAuCgooCgQEAwIAEgS6AQIcGhogRWFjaCBvbmNlLCBpbiBhbnkgb3JkZXIuCgogCgIEBBIGvgEAxQEB\
      GhIgSG93IGxvdWQgaXQgd2FzLgoKJQoEBAQCABIEwAECLRoXIFdoZW4gaXQgd2FzIG1lYXN1cmVkLgoKPQoEBAQCARIEwgEC\
      ExovIEluIGB1bml0YCwgd2l0aGluIGl0cyBib3VuZHM7IHRoZSBsZXZlbCBvbmx5LgoKRQoEBAQCAhIExAECFRo3IFdoYXQg\
      dGhlIGxldmVsIGlzIGluLiBFeHBvcnRzIGhhdmUgYSBjb2x1bW4gZm9yIGVhY2guCgosCgIFARIGyAEA0QEBGh4gV2hhdCBh\
      IGxldmVsIG9mIG5vaXNlIGlzIGluLgoKOwoEBQECABIEygECHRotIE5vdCB0b2xkLCBhcyBieSBvbGRlciBjbGllbnRzOiAt\
      MjAwIHRvIDIwMC4KCmcKBAUBAgESBMwBAhsaWSBBLXdlaWdodGVkIGRlY2liZWxzIG9mIGEgY2FsaWJyYXRlZCBtaWNyb3Bo\
      b25lLCBkQihBKSByZSAyMCDCtVBhIChJRUMgNjE2NzIpOiAwIHRvIDE1MC4KCl8KBAUBAgISBM4BAiQaUSBEZWNpYmVscyBy\
      ZWxhdGl2ZSB0byBmdWxsIHNjYWxlIG9mIGFuIHVuY2FsaWJyYXRlZCBtaWNyb3Bob25lLCBkQkZTOiAtMTYwIHRvIDAuCgp6\
      CgQFAQIDEgTQAQIbGmwgQW1wbGl0dWRlIG9mIHRoZSBtaWNyb3Bob25lIGFzIHRoZSBmb3JtZXIgc3lzdGVtcyByZWNvcmRl\
      ZCBpdCAoVFlUIGBzb3VuZGxldmVsYCwgVFlTIGBhbXBsaXR1ZGVgKTogMCB0byAxLgoKJQoCBAUSBtQBAN0BARoXIFdoZXJl\
      IHRoZSBkZXZpY2Ugd2FzLgoKLAoEBAUCABIE1gECLRoeIFdoZW4gdGhlIHBvc2l0aW9uIHdhcyB0YWtlbi4KCj0KBAQFAgES\
      BNgBAhYaLyBXR1MgODQgZGVncmVlcywgLTkwIHRvIDkwOyBub3J0aCBpcyBwb3NpdGl2ZS4KCj4KBAQFAgISBNoBAhcaMCBX\
      R1MgODQgZGVncmVlcywgLTE4MCB0byAxODA7IGVhc3QgaXMgcG9zaXRpdmUuCgo+CgQEBQIDEgTcAQIrGjAgTWV0cmVzIGFi\
      b3ZlIHRoZSBlbGxpcHNvaWQ7IGFic2VudDogbm90IGtub3duLgoK0AEKAgQGEgbhAQDuAQEawQEgQW4gYW5zd2VyIHRvIGEg\
      cXVlc3Rpb24gb2YgYW5vdGhlciBxdWVzdGlvbm5haXJlLiBBdCBtb3N0IG9uZSBvZiBgY29kZXNgLCBgbnVtYmVyYCBhbmQg\
      YHRleHRgOyBub25lOiB0aGUKIGRldmljZSBrbmV3IG9mIG5vIGFuc3dlci4gQSBjbGllbnQgdGhhdCBjYW5ub3Qgc2F5IHdo\
      YXQgaXQga25ldyBsZWF2ZXMgdGhlIGVudHJ5IG91dC4KCigKBAQGAgASBOMBAh4aGiBUaGUgb3RoZXIgcXVlc3Rpb25uYWly\
      ZS4KCiwKBAQGAgESBOUBAhgaHiBUaGUgcXVlc3Rpb24ncyBgZWxlbWVudF9pZGAuCgorCgQEBgICEgTnAQIcGh0gQ2hvaWNl\
      cywgeWVzL25vLCBjb3VudHJpZXMuCgpACgQEBgIDEgTpAQIpGjIgU2xpZGVycywgc2NhbGVzLCBudW1iZXJzOyBzZWNvbmRz\
      IG9mIGEgZHVyYXRpb24uCgq5AgoEBAYCBBIE7QECEhqqAiBBIHRleHQsIG9yIGEgZGF0ZSwgdGltZSwgb3IgZGF0ZSBhbmQg\
      dGltZSBhcyBpbiBBbnN3ZXI7IGF0IG1vc3QgMTAsMDAwIGNoYXJhY3RlcnMuIE9ubHkgd2hlcmUgYQogY29uZGl0aW9uIG9m\
      IHRoaXMgdmVyc2lvbiBsb29rcyBhdCB0aGUgcXVlc3Rpb246IHdvcmRzIHRoYXQgbm9ib2R5IGFza2VkIGZvciBhcmUgbm90\
      IGtlcHQsIGFuZCByZWZ1c2UKIHRoZSBzaGVldCAoUkVGRVJFTkNFX0lOVkFMSUQpLiBDb2RlcyBhbmQgbnVtYmVycyBvZiBv\
      dGhlciBxdWVzdGlvbnMgYXJlIGtlcHQgYW5kIGRlY2lkZSBub3RoaW5nLgoKOwoCBAcSBvEBAPQBARotIEEgYmF0Y2ggb2Yg\
      c2hlZXRzLCBvZiBvbmUgc3R1ZHkgb3Igc2V2ZXJhbC4KChgKBAQHAgASBPMBAiIaCiAx4oCTNTAwLgoKJwoCBQISBvcBAIYC\
      ARoZIFdoYXQgYmVjYW1lIG9mIGEgc2hlZXQuCgofCgQFAgIAEgT5AQIaGhEgTmV2ZXIgYW5zd2VyZWQuCgobCgQFAgIBEgT7\
      AQIWGg0gU3RvcmVkIG5vdy4KCk8KBAUCAgISBP0BAhUaQSBTdG9yZWQgYmVmb3JlIHdpdGggdGhlIHNhbWUgY29udGVudHM7\
      IHRoZSBkZXZpY2UgbWF5IGZvcmdldCBpdC4KCmoKBAUCAgMSBP8BAhcaXCBBbm90aGVyIHNoZWV0IG9mIHRoZSBjYWxsZXIn\
      cyB3aXRoIHRoaXMgaWQgYW5kIG90aGVyIGNvbnRlbnRzIGlzIHN0b3JlZDsgdGhhdCBvbmUgaXMga2VwdC4KCkEKBAUCAgQS\
      BIECAhcaMyBOZXZlciBhY2NlcHRhYmxlIGFzIGl0IGlzOyBgdmlvbGF0aW9uc2Agc2F5cyB3aHkuCgrnAQoEBQICBRIEhQIC\
      GhrYASBOb3QgZGVjaWRhYmxlIG5vdywgb3Igbm90IGFjY2VwdGFibGUgYXMgbG9uZyBhcyBzb21ldGhpbmcgbGFzdHM7IGtl\
      ZXAgaXQgYW5kIHNlbmQgaXQgYWdhaW4gYWZ0ZXIKIGByZXRyeV9kZWxheWAuIGB2aW9sYXRpb25zYCBzYXlzIHdoeTsgd2hp\
      Y2ggcmVhc29ucyB0aGVyZSBhcmUgc3RhbmRzIGluIEVycm9yUmVhc29uIHVuZGVyICJXaGF0IGEgc2hlZXQKIHdhaXRzIGZv\
      ciIuCgpLCgIECBIGiQIAkQIBGj0gT25lIHRoaW5nIHRoYXQgaXMgd3Jvbmcgd2l0aCBhIHNoZWV0LCBvciB0aGF0IGl0IHdh\
      aXRzIGZvci4KCtEBCgQECAIAEgSMAgITGsIBIFBhdGggd2l0aGluIHRoZSBzaGVldCwgZS5nLiBgYW5zd2Vyc1syXS5udW1i\
      ZXJgOyBhbiBhbnN3ZXIgdGhhdCBpcyBtaXNzaW5nIGhhcyBubyBwbGFjZSBpbiB0aGUgbGlzdCBhbmQKIGlzIG5hbWVkIGJ5\
      IGl0cyBxdWVzdGlvbjogYGFuc3dlcnNbIm1vb2QiXWAuIEluIHRoZSBvcmRlciBvZiB0aGUgZmllbGRzIG9mIEFuc3dlclNo\
      ZWV0LgoKJwoEBAgCARIEjgICFBoZIE5hbWUgb2YgYW4gRXJyb3JSZWFzb24uCgo3CgQECAICEgSQAgIZGikgRm9yIGRldmVs\
      b3BlcnMsIGluIEVuZ2xpc2g7IG1heSBjaGFuZ2UuCgpRCgIECRIGlAIApQIBGkMgV2hhdCBiZWNhbWUgb2Ygb25lIHNoZWV0\
      IG9mIGEgYmF0Y2gsIGFuZCB3aGF0IGlzIHRvIGJlIGRvbmUgbmV4dC4KCiwKBAQJAgASBJYCAhYaHiBUaGUgc2hlZXQncywg\
      YXMgaXQgd2FzIHNlbnQuCgoiCgQECQIBEgSYAgIWGhQgV2hhdCBiZWNhbWUgb2YgaXQuCgpYCgQECQICEgSaAgIkGkogQWxs\
      IG9mIHRoZW0sIGZvciBWRVJESUNUX1JFSkVDVEVEOyBmb3IgVkVSRElDVF9SRVRSWV9MQVRFUiB3aHkgaXQgd2FpdHMuCgqH\
      AQoEBAkCAxIEnQICGhp5IEZvciBWRVJESUNUX0NSRUFURUQgYW5kIFZFUkRJQ1RfRVhJU1RTOiB3aGF0IGlzIG9mZmVyZWQg\
      YWZ0ZXIgdGhpcyBzaGVldCwgaW4gdGhlIG9yZGVyIGluIHdoaWNoCiBpdCBpcyB0byBiZSBmaWxsZWQgaW4uCgp3CgQECQIE\
      EgSgAgIhGmkgRm9yIFZFUkRJQ1RfQ1JFQVRFRCBhbmQgVkVSRElDVF9FWElTVFM6IGNvbXB1dGVkIGZyb20gdGhlIGFuc3dl\
      cnMgYnkgdGhlIHZlcnNpb24gdGhhdCB0aGUgc2hlZXQKIG5hbWVzLgoKWQoEBAkCBRIEogICKxpLIEZvciBWRVJESUNUX1JF\
      VFJZX0xBVEVSOiBob3cgbG9uZyB0byB3YWl0IGJlZm9yZSB0aGUgc2hlZXQgaXMgc2VudCBhZ2Fpbi4KCk4KBAQJAgYSBKQC\
      AiEaQCBGb3IgVkVSRElDVF9DUkVBVEVEIGFuZCBWRVJESUNUX0VYSVNUUzogc2VlIFN0b3JlZEFuc3dlclNoZWV0LgoKPQoC\
      BAoSBqgCALECARovIEEgcXVlc3Rpb25uYWlyZSB0aGF0IGlzIHRvIGJlIGZpbGxlZCBpbiBuZXh0LgoKKAoEBAoCABIEqgIC\
      HhoaIFdoYXQgaXMgdG8gYmUgZmlsbGVkIGluLgoKNQoEBAoCARIErAICFRonIFRoZSB2ZXJzaW9uIHRoYXQgdGhlIHN0dWR5\
      IGhhbmRzIG91dC4KCmkKBAQKAgISBK4CAi4aWyBXaGF0IHRoZSBwYXJ0aWNpcGFudCByZWFkcyBhYm91dCBpdCwgaW4gYWxs\
      IGxhbmd1YWdlczsgYWJzZW50OiB0aGUgcXVlc3Rpb25uYWlyZSdzIHRpdGxlLgoKWgoEBAoCAxIEsAICHBpMIFRoZSBzaGVl\
      dCB0aGF0IGl0IGZvbGxvd3MgZnJvbTsgZW1wdHkgZm9yIG9uZSB0aGF0IGJsb2NrcyBldmVyeXRoaW5nIGVsc2UuCgolCgIE\
      CxIGtAIAuwIBGhcgQSBzY29yZSBvZiBvbmUgc2hlZXQuCgpFCgQECwIAEgS2AgIWGjcgYFNjb3JlLnNjb3JlX2lkYCBvZiB0\
      aGUgdmVyc2lvbiB0aGF0IHRoZSBzaGVldCBuYW1lcy4KCjQKBAQLAgESBLgCAigaJiBBYnNlbnQ6IHRvbyBmZXcgaXRlbXMg\
      d2VyZSBhbnN3ZXJlZC4KCkcKBAQLAgISBLoCAhIaOSBDb2RlIG9mIHRoZSBncmFkZSB0aGF0IHRoZSB2YWx1ZSBsaWVzIGlu\
      OyBtYXkgYmUgZW1wdHkuCgojCgIEDBIGvgIAwQIBGhUgQXNrcyBmb3Igb25lIHN0dWR5LgoKMgoEBAwCABIEwAICFhokIE9u\
      ZSB0aGF0IHRoZSBjYWxsZXIgdGFrZXMgcGFydCBpbi4KCigKAgQNEgbEAgDHAgEaGiBXaGF0IGlzIHRvIGJlIGZpbGxlZCBp\
      bi4KCnYKBAQNAgASBMYCAhwaaCBFYWNoIHF1ZXN0aW9ubmFpcmUgb25jZSwgaW4gdGhlIG9yZGVyIGluIHdoaWNoIGl0IGlz\
      IHRvIGJlIGZpbGxlZCBpbjsgZW1wdHkgd2hpbGUgdGhlIHN0dWR5IGlzIHBhdXNlZC4KCicKAgQOEgbKAgDNAgEaGSBXaGF0\
      IGJlY2FtZSBvZiBhIGJhdGNoLgoKPgoEBA4CABIEzAICJRowIFNhbWUgb3JkZXIgYW5kIG51bWJlciBhcyB0aGUgcmVxdWVz\
      dCdzIHNoZWV0cy4KCi0KAgQPEgbQAgDZAgEaHyBXaGljaCBvZiB0aGUgY2FsbGVyJ3Mgc2hlZXRzLgoKLAoEBA8CABIE0gIC\
      FhoeIEVtcHR5OiB0aG9zZSBvZiBhbGwgc3R1ZGllcy4KCjMKBAQPAgESBNQCAh4aJSBFbXB0eTogdGhvc2Ugb2YgYWxsIHF1\
      ZXN0aW9ubmFpcmVzLgoKSwoEBA8CAhIE1gICFxo9IDHigJMyMDA7IDAgbWVhbnMgNTAuIEEgcGFnZSBvZiBsYXJnZSBzaGVl\
      dHMgbWF5IGhhdmUgZmV3ZXIuCgpMCgQEDwIDEgTYAgIYGj4gYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHBhZ2UgYmVmb3Jl\
      OyBlbXB0eTogdGhlIGZpcnN0IHBhZ2UuCgohCgIEEBIG3AIA4QIBGhMgQSBwYWdlIG9mIHNoZWV0cy4KCi8KBAQQAgASBN4C\
      AigaISBOZXdlc3QgZmlyc3QsIGJ5IGBmaW5pc2hfdGltZWAuCgo/CgQEEAIBEgTgAgIdGjEgRm9yIHRoZSBuZXh0IHBhZ2U7\
      IGVtcHR5OiB0aGlzIGlzIHRoZSBsYXN0IG9uZS4KCiYKAgQREgbkAgD7AgEaGCBBIHNoZWV0IGFzIGl0IGlzIGtlcHQuCgof\
      CgQEEQIAEgTmAgIYGhEgQXMgaXQgd2FzIHNlbnQuCgo3CgQEEQIBEgToAgItGikgV2hlbiBpdCBhcnJpdmVkLCBieSB0aGUg\
      c2VydmVyJ3MgY2xvY2suCgpHCgQEEQICEgTqAgIhGjkgQ29tcHV0ZWQgd2hlbiBpdCBhcnJpdmVkLCBieSB0aGUgdmVyc2lv\
      biB0aGF0IGl0IG5hbWVzLgoKVwoEBBECAxIE7AICFhpJIFRoZSBwYXJ0aWNpcGFudCdzIGdyb3VwIGluIHRoZSBzdHVkeSB3\
      aGVuIGl0IHdhcyBmaW5pc2hlZDsgZW1wdHk6IG5vbmUuCgq0BAoEBBECBBIE8wICIRqlBCBSdWxlcyB0aGF0IGl0IHdhcyBm\
      aWxsZWQgaW4gYWdhaW5zdCB3aXRob3V0IGJlaW5nIHJlZnVzZWQgZm9yIGl0OiBgQkxPQ0tFRGAgKGJlZm9yZSBhCiBxdWVz\
      dGlvbm5haXJlIHRoYXQgYmxvY2tzIHRoZSBvdGhlcnMpLCBgUEFVU0VEYCAod2hpbGUgdGhlIHN0dWR5IHdhcyBwYXVzZWQp\
      LCBgQ0xPQ0tfSU1QTEFVU0lCTEVgCiAoYGZpbmlzaF90aW1lYCBpcyBtb3JlIHRoYW4gdGhlIHRvbGVyYW5jZSwgMjQgaG91\
      cnMgYnkgZGVmYXVsdCwgYmVmb3JlIHRoZSBwYXJ0aWNpcGFudCBqb2luZWQgdGhlCiBzdHVkeSBvciBhZnRlciB0aGUgc2hl\
      ZXQgd2FzIHJlY2VpdmVkOiBubyBydWxlIHRoYXQgaGFuZ3Mgb24gdGhlIHRpbWUgaXMgYXBwbGllZCwgYW5kIEdldFNlcmll\
      cwogbGVhdmVzIGl0IG91dCksIGBDTE9DS19JTkNPTlNJU1RFTlRgIChgc3RhcnRfdGltZWAgYWZ0ZXIgYGZpbmlzaF90aW1l\
      YCwgb3IgYSB0aW1lIG9mIGFuIGFuc3dlciBvcgogbWVhc3VyZW1lbnQgbW9yZSB0aGFuIHRoZSB0b2xlcmFuY2UgYWZ0ZXIg\
      dGhlIHNoZWV0IHdhcyByZWNlaXZlZCkuCgqIAQoEBBECBRIE9gICFhp6IENvdW50cyB3aGF0IHRoZSBwYXJ0aWNpcGFudCBt\
      YWRlIG9mIGl0LCBmcm9tIDE7IEFtZW5kbWVudFNlcnZpY2UgbWFrZXMgbGF0ZXIgb25lcy4gYHNoZWV0YCBoYXMgdGhlIGFu\
      c3dlcnMgb2YKIHRoaXMgb25lLgoKbwoEBBECBhIE+AICJRphIE9mIHRoZSBub3RpZmljYXRpb24gdGhhdCBpdCBuYW1lczsg\
      YWJzZW50OiBpdCBuYW1lcyBub25lLCBvciBvbmUgdGhhdCBpcyBub3QgdGhlIHBhcnRpY2lwYW50J3MuCgpOCgQEEQIHEgT6\
      AgIVGkAgVGhlIHBhcnRpY2lwYW50IHRvb2sgaXQgYmFjazsgYHNoZWV0YCBoYXMgbm8gYW5zd2VycyBhbnkgbW9yZS4KClsK\
      AgQSEgb+AgCJAwEaTSBUaGUgbm90aWZpY2F0aW9uIHRoYXQgY2F1c2VkIGEgc2hlZXQsIGFzIHBsYW5uaW5nIHBsYW5uZWQg\
      aXQgKFRZVCDCpzMuMy4zKS4KCi4KBAQSAgASBIADAiwaICBXaGVuIHRoZSBkZXZpY2Ugd2FzIHRvIG5vdGlmeS4KCm0KBAQS\
      AgESBIIDAhEaXyBBdCBhIHRpbWUgZml4ZWQgYnkgdGhlIHBhcnRpY2lwYW50IG9yIHRoZSBzdHVkeSwgbm90IGEgcmFuZG9t\
      IG9uZSAoVFlUIGBub3RpZmljYXRpb25fZml4ZWRgKS4KCl4KBAQSAgISBIQDAiwaUCBBZnRlciB0aGlzIGl0IGNvdWxkIG5v\
      IGxvbmdlciBiZSBhbnN3ZXJlZCBpbiB0aW1lOyBhYnNlbnQ6IHVudGlsIHRoZSBuZXh0IG9uZS4KCkEKBAQSAgMSBIYDAhMa\
      MyBUaGUgc2hlZXQgd2FzIGZpbmlzaGVkIGF0IGBleHBpcmVfdGltZWAgb3IgbGF0ZXIuCgpGCgQEEgIEEgSIAwIaGjggVGhl\
      IHNoZWV0IGFycml2ZWQgYSBkYXkgb3IgbW9yZSBhZnRlciBpdCB3YXMgZmluaXNoZWQuCgouCgIEExIGjAMAlwMBGiAgV2hp\
      Y2ggYW5zd2VycyBvZiB0aGUgY2FsbGVyJ3MuCgoaCgQEEwIAEgSOAwIWGgwgVGhlIHN0dWR5LgoKRQoEBBMCARIEkAMCHho3\
      IEEgcXVlc3Rpb25uYWlyZSBvZiB0aGUgc3R1ZHksIGluIGFueSBvZiBpdHMgdmVyc2lvbnMuCgohCgQEEwICEgSSAwIYGhMg\
      QSBxdWVzdGlvbiBvZiBpdC4KClIKBAQTAgMSBJQDAisaRCBTaGVldHMgZmluaXNoZWQgYmVmb3JlIGl0IGFyZSBsZWZ0IG91\
      dDsgYWJzZW50OiBmcm9tIHRoZSBmaXJzdCBvbi4KClQKBAQTAgQSBJYDAikaRiBTaGVldHMgZmluaXNoZWQgYXQgaXQgb3Ig\
      YWZ0ZXIgaXQgYXJlIGxlZnQgb3V0OyBhYnNlbnQ6IHRvIHRoZSBsYXN0LgoKIgoCBBQSBpoDAKADARoUIEFuc3dlcnMgb3Zl\
      ciB0aW1lLgoKfwoEBBQCABIEnQMCIhpxIE9sZGVzdCBmaXJzdDsgb2YgbW9yZSB0aGFuIDEwLDAwMCwgb3IgdGhhbiBhIG1l\
      c3NhZ2UgaG9sZHMsIHRoZSBuZXdlc3QuIE9sZGVyIG9uZXM6IGFzayBhZ2FpbiB3aXRoCiBgZW5kX3RpbWVgLgoKQgoEBBQC\
      ARIEnwMCFRo0IFRydWUgd2hlbiBvbGRlciBwb2ludHMgd2VyZSBsZWZ0IG91dCBieSB0aGUgbGltaXQuCgobCgIEFRIGowMA\
      sQMBGg0gT25lIGFuc3dlci4KCi8KBAQVAgASBKUDAiwaISBPZiB0aGUgc2hlZXQgdGhhdCBpdCBzdGFuZHMgaW4uCgofCgQE\
      FQgAEganAwKuAwMaDyBBcyBpbiBBbnN3ZXIuCgojCgQEFQIBEgSpAwQWGhUgQXMgYEFuc3dlci5udW1iZXJgLgoKIwoEBBUC\
      AhIEqwMEFRoVIEFzIGBBbnN3ZXIuY2hvaWNlYC4KCjoKBAQVAgMSBK0DBBQaLCBBIHRleHQsIG9yIGEgZGF0ZSwgdGltZSwg\
      b3IgZGF0ZSBhbmQgdGltZS4KCjsKBAQVAgQSBLADAhUaLSBPZiB0aGUgcXVlc3Rpb25uYWlyZSwgdGhhdCB0aGUgc2hlZXQg\
      bmFtZXMuCgorCgIFAxIGtAMAuwMBGh0gV2hhdCBhIHJvdyBvZiBhbiBleHBvcnQgaXMuCgojCgQFAwIAEgS2AwIgGhUgUmVm\
      dXNlZCAoUkVRVUlSRUQpLgoKVQoEBQMCARIEuAMCGRpHIE9uZSByb3cgcGVyIHNoZWV0LCBvbmUgY29sdW1uIHBlciBxdWVz\
      dGlvbjsgbmVlZHMgYHF1ZXN0aW9ubmFpcmVfaWRgLgoKSAoEBQMCAhIEugMCGRo6IE9uZSByb3cgcGVyIGFuc3dlciBvdmVy\
      IGFsbCBxdWVzdGlvbm5haXJlcyBvZiB0aGUgc3R1ZHkuCgomCgIEFhIGvgMAywMBGhggV2hpY2ggc2hlZXRzLCBhbmQgaG93\
      LgoKKgoEBBYCABIEwAMCFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgpICgQEFgIBEgTCAwIeGjogT25lIG9mIHRo\
      ZSBzdHVkeS4gSW4gdGhlIGxvbmcgbGF5b3V0IGVtcHR5OiBhbGwgb2YgdGhlbS4KCh4KBAQWAgISBMQDAhoaECBXaGF0IGEg\
      cm93IGlzLgoKfgoEBBYCAxIExwMCJRpwIFdpdGggdGhlIHNoZWV0cyBvZiB0ZXN0IHBhcnRpY2lwYW50czsgdGhlIGNvbHVt\
      biBgdGVzdF9wYXJ0aWNpcGFudGAgdGVsbHMgdGhlbS4gV2l0aG91dCBpdCB0aGV5IGFyZQogbGVmdCBvdXQuCgqNAQoEBBYC\
      BBIEygMCGRp/IFZhbHVlcyBvZiBzZWxmLWFzc2Vzc21lbnQgbWFuaWtpbnMgaW4gdGhlIGZvcm1lciBzeXN0ZW1zJyBzY2Fs\
      ZSwgMCB0byAxIGluIHN0ZXBzIG9mIDAuMTI1IChUWVQgwqczLjMuMyk6CiAodmFsdWUg4oiSIDEpIMO3IDguCgpMCgIEFxIG\
      zgMA0wMBGj4gQSBwYXJ0IG9mIGFuIGV4cG9ydDsgdGhlIGV4cG9ydCBpcyB0aGUgcGFydHMgaW4gdGhlaXIgb3JkZXIuCgpR\
      CgQEFwIAEgTQAwIQGkMgQnl0ZXMgb2YgdGhlIENTViBmaWxlLCB3aGljaCBtYXkgZW5kIHdpdGhpbiBhIHJvdyBvciBhIGNo\
      YXJhY3Rlci4KCjYKBAQXAgESBNIDAhQaKCBTaGVldHMgY29udGFpbmVkIGluIHRoaXMgY2h1bmsncyByb3dzLgpiBnByb3Rv\
      Mw==
      """)
}
