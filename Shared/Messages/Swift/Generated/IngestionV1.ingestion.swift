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
  /// An export of this service.
  public enum ExportTable: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Refused (REQUIRED).
    case unspecified
    /// ExportAnswerSheets, EXPORT_LAYOUT_WIDE; needs `questionnaire_id`.
    case answerSheetsWide
    /// ExportAnswerSheets, EXPORT_LAYOUT_LONG.
    case answerSheetsLong
    /// AmendmentService.ExportRevisions.
    case revisions
    /// RecordService.ExportRecords.
    case records
    /// ListeningService.ExportListeningSessions.
    case listeningSessions
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .answerSheetsWide, .answerSheetsLong, .revisions, .records, .listeningSessions] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .answerSheetsWide
        case 2: .answerSheetsLong
        case 3: .revisions
        case 4: .records
        case 5: .listeningSessions
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .answerSheetsWide: 1
        case .answerSheetsLong: 2
        case .revisions: 3
        case .records: 4
        case .listeningSessions: 5
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
    /// The sheet was finished at `expire_time` or later; with `completion_minutes`: it was begun then.
    public var expired: Bool
    /// The sheet arrived a day or more after it was finished.
    public var deliveredLate: Bool
    /// Minutes from having begun, in which it was to be finished; 0: any.
    public var completionMinutes: UInt32
    /// Filling in took longer than that.
    public var overtime: Bool
    /// Another sheet of the participant, finished earlier and not taken back, answers the same notification: of several
    /// sheets that one counts.
    public var answeredBefore: Bool

    /// Every field at its default.
    public init() {
      self.notifyTime = nil
      self.fixed = false
      self.expireTime = nil
      self.expired = false
      self.deliveredLate = false
      self.completionMinutes = 0
      self.overtime = false
      self.answeredBefore = false
    }

    public init(
      notifyTime: GoogleProtobuf.Timestamp? = nil,
      fixed: Bool = false,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      expired: Bool = false,
      deliveredLate: Bool = false,
      completionMinutes: UInt32 = 0,
      overtime: Bool = false,
      answeredBefore: Bool = false
    ) {
      self.notifyTime = notifyTime
      self.fixed = fixed
      self.expireTime = expireTime
      self.expired = expired
      self.deliveredLate = deliveredLate
      self.completionMinutes = completionMinutes
      self.overtime = overtime
      self.answeredBefore = answeredBefore
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
    self.completionMinutes = c.pointee.completion_minutes
    self.overtime = c.pointee.overtime != 0
    self.answeredBefore = c.pointee.answered_before != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__NotificationFacts> {
    let c = arena.allocate(Otolith__Ingestion__V1__NotificationFacts.self)
    otolith__ingestion__v1__notification_facts__init(c)
    if let value = self.notifyTime { c.pointee.notify_time = value.cStruct(in: arena) }
    c.pointee.fixed = self.fixed ? 1 : 0
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    c.pointee.expired = self.expired ? 1 : 0
    c.pointee.delivered_late = self.deliveredLate ? 1 : 0
    c.pointee.completion_minutes = self.completionMinutes
    c.pointee.overtime = self.overtime ? 1 : 0
    c.pointee.answered_before = self.answeredBefore ? 1 : 0
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
  /// Of which export, and in which language.
  public struct ExportCodebookRequest: Message {
    /// One that the caller leads.
    public var studyID: String
    /// Whose columns.
    public var table: IngestionV1.ExportTable
    /// Of sheets and revisions. But for the wide layout empty: all questionnaires of the study.
    public var questionnaireID: String
    /// BCP 47; empty: the language of each questionnaire. Where a text is not in it, it is in English, else in the
    /// questionnaire's own language, and the codebook says in which. What Otolith says itself is in German or English.
    public var language: String
    /// As the export was asked for it.
    public var legacyScales: Bool

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.table = IngestionV1.ExportTable(rawValue: 0)
      self.questionnaireID = ""
      self.language = ""
      self.legacyScales = false
    }

    public init(
      studyID: String = "",
      table: IngestionV1.ExportTable = IngestionV1.ExportTable(rawValue: 0),
      questionnaireID: String = "",
      language: String = "",
      legacyScales: Bool = false
    ) {
      self.studyID = studyID
      self.table = table
      self.questionnaireID = questionnaireID
      self.language = language
      self.legacyScales = legacyScales
    }
  }
}

extension IngestionV1.ExportCodebookRequest {
  public static var fullName: String { "otolith.ingestion.v1.ExportCodebookRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ExportCodebookRequest()
    otolith__ingestion__v1__export_codebook_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportCodebookRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.table = IngestionV1.ExportTable(rawValue: Int32(truncatingIfNeeded: c.pointee.table.rawValue))
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.language = Codec.string(c.pointee.language)
    self.legacyScales = c.pointee.legacy_scales != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportCodebookRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportCodebookRequest.self)
    otolith__ingestion__v1__export_codebook_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.table = Otolith__Ingestion__V1__ExportTable(rawValue: .init(truncatingIfNeeded: self.table.rawValue))
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    c.pointee.legacy_scales = self.legacyScales ? 1 : 0
    return c
  }
}

extension IngestionV1 {
  /// A part of a codebook; the codebook is the parts in their order.
  public struct ExportCodebookResponse: Message {
    /// Bytes of the JSON, which may end anywhere.
    public var json: [UInt8]

    /// Every field at its default.
    public init() {
      self.json = []
    }

    public init(
      json: [UInt8] = []
    ) {
      self.json = json
    }
  }
}

extension IngestionV1.ExportCodebookResponse {
  public static var fullName: String { "otolith.ingestion.v1.ExportCodebookResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ExportCodebookResponse()
    otolith__ingestion__v1__export_codebook_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportCodebookResponse>) {
    self.json = Codec.bytes(c.pointee.json)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportCodebookResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportCodebookResponse.self)
    otolith__ingestion__v1__export_codebook_response__init(c)
    if !self.json.isEmpty { c.pointee.json = ProtobufCBinaryData(len: self.json.count, data: arena.bytes(self.json)) }
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
      ZHJhd24YCCABKAhSCXdpdGhkcmF3biLYAgoRTm90aWZpY2F0aW9uRmFjdHMSOwoLbm90aWZ5X3RpbWUYASABKAsyGi5nb29n\
      bGUucHJvdG9idWYuVGltZXN0YW1wUgpub3RpZnlUaW1lEhQKBWZpeGVkGAIgASgIUgVmaXhlZBI7CgtleHBpcmVfdGltZRgD\
      IAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUSGAoHZXhwaXJlZBgEIAEoCFIHZXhwaXJlZBIl\
      Cg5kZWxpdmVyZWRfbGF0ZRgFIAEoCFINZGVsaXZlcmVkTGF0ZRItChJjb21wbGV0aW9uX21pbnV0ZXMYBiABKA1SEWNvbXBs\
      ZXRpb25NaW51dGVzEhoKCG92ZXJ0aW1lGAcgASgIUghvdmVydGltZRInCg9hbnN3ZXJlZF9iZWZvcmUYCCABKAhSDmFuc3dl\
      cmVkQmVmb3JlIukBChBHZXRTZXJpZXNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFp\
      cmVfaWQYAiABKAlSD3F1ZXN0aW9ubmFpcmVJZBIdCgplbGVtZW50X2lkGAMgASgJUgllbGVtZW50SWQSOQoKc3RhcnRfdGlt\
      ZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCXN0YXJ0VGltZRI1CghlbmRfdGltZRgFIAEoCzIaLmdvb2ds\
      ZS5wcm90b2J1Zi5UaW1lc3RhbXBSB2VuZFRpbWUibAoRR2V0U2VyaWVzUmVzcG9uc2USOQoGcG9pbnRzGAEgAygLMiEub3Rv\
      bGl0aC5pbmdlc3Rpb24udjEuU2VyaWVzUG9pbnRSBnBvaW50cxIcCgl0cnVuY2F0ZWQYAiABKAhSCXRydW5jYXRlZCLUAQoL\
      U2VyaWVzUG9pbnQSOwoLZmluaXNoX3RpbWUYASABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpmaW5pc2hUaW1l\
      EhgKBm51bWJlchgCIAEoAUgAUgZudW1iZXISNQoGY2hvaWNlGAMgASgLMhsub3RvbGl0aC5pbmdlc3Rpb24udjEuQ29kZXNI\
      AFIGY2hvaWNlEhQKBHRleHQYBCABKAlIAFIEdGV4dBIYCgd2ZXJzaW9uGAUgASgNUgd2ZXJzaW9uQgcKBXZhbHVlIv4BChlF\
      eHBvcnRBbnN3ZXJTaGVldHNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQY\
      AiABKAlSD3F1ZXN0aW9ubmFpcmVJZBI6CgZsYXlvdXQYAyABKA4yIi5vdG9saXRoLmluZ2VzdGlvbi52MS5FeHBvcnRMYXlv\
      dXRSBmxheW91dBI6ChlpbmNsdWRlX3Rlc3RfcGFydGljaXBhbnRzGAQgASgIUhdpbmNsdWRlVGVzdFBhcnRpY2lwYW50cxIj\
      Cg1sZWdhY3lfc2NhbGVzGAUgASgIUgxsZWdhY3lTY2FsZXMiRgoaRXhwb3J0QW5zd2VyU2hlZXRzUmVzcG9uc2USEAoDY3N2\
      GAEgASgMUgNjc3YSFgoGc2hlZXRzGAIgASgNUgZzaGVldHMi1wEKFUV4cG9ydENvZGVib29rUmVxdWVzdBIZCghzdHVkeV9p\
      ZBgBIAEoCVIHc3R1ZHlJZBI3CgV0YWJsZRgCIAEoDjIhLm90b2xpdGguaW5nZXN0aW9uLnYxLkV4cG9ydFRhYmxlUgV0YWJs\
      ZRIpChBxdWVzdGlvbm5haXJlX2lkGAMgASgJUg9xdWVzdGlvbm5haXJlSWQSGgoIbGFuZ3VhZ2UYBCABKAlSCGxhbmd1YWdl\
      EiMKDWxlZ2FjeV9zY2FsZXMYBSABKAhSDGxlZ2FjeVNjYWxlcyIsChZFeHBvcnRDb2RlYm9va1Jlc3BvbnNlEhIKBGpzb24Y\
      ASABKAxSBGpzb24qnwEKDFNoZWV0Q2xvc2luZxIdChlTSEVFVF9DTE9TSU5HX1VOU1BFQ0lGSUVEEAASGgoWU0hFRVRfQ0xP\
      U0lOR19DT01QTEVURRABEhwKGFNIRUVUX0NMT1NJTkdfSU5DT01QTEVURRACEhsKF1NIRUVUX0NMT1NJTkdfQVVUT1NBVkVE\
      EAMSGQoVU0hFRVRfQ0xPU0lOR19FWFBJUkVEEAQqfgoJTm9pc2VVbml0EhoKFk5PSVNFX1VOSVRfVU5TUEVDSUZJRUQQABIY\
      ChROT0lTRV9VTklUX0RFQ0lCRUxfQRABEiEKHU5PSVNFX1VOSVRfREVDSUJFTF9GVUxMX1NDQUxFEAISGAoUTk9JU0VfVU5J\
      VF9BTVBMSVRVREUQAyqQAQoHVmVyZGljdBIXChNWRVJESUNUX1VOU1BFQ0lGSUVEEAASEwoPVkVSRElDVF9DUkVBVEVEEAES\
      EgoOVkVSRElDVF9FWElTVFMQAhIUChBWRVJESUNUX0NPTkZMSUNUEAMSFAoQVkVSRElDVF9SRUpFQ1RFRBAEEhcKE1ZFUkRJ\
      Q1RfUkVUUllfTEFURVIQBSpdCgxFeHBvcnRMYXlvdXQSHQoZRVhQT1JUX0xBWU9VVF9VTlNQRUNJRklFRBAAEhYKEkVYUE9S\
      VF9MQVlPVVRfV0lERRABEhYKEkVYUE9SVF9MQVlPVVRfTE9ORxACKtABCgtFeHBvcnRUYWJsZRIcChhFWFBPUlRfVEFCTEVf\
      VU5TUEVDSUZJRUQQABIjCh9FWFBPUlRfVEFCTEVfQU5TV0VSX1NIRUVUU19XSURFEAESIwofRVhQT1JUX1RBQkxFX0FOU1dF\
      Ul9TSEVFVFNfTE9ORxACEhoKFkVYUE9SVF9UQUJMRV9SRVZJU0lPTlMQAxIYChRFWFBPUlRfVEFCTEVfUkVDT1JEUxAEEiMK\
      H0VYUE9SVF9UQUJMRV9MSVNURU5JTkdfU0VTU0lPTlMQBTLTAwoSQW5zd2VyU2hlZXRTZXJ2aWNlEnwKElN1Ym1pdEFuc3dl\
      clNoZWV0cxIvLm90b2xpdGguaW5nZXN0aW9uLnYxLlN1Ym1pdEFuc3dlclNoZWV0c1JlcXVlc3QaMC5vdG9saXRoLmluZ2Vz\
      dGlvbi52MS5TdWJtaXRBbnN3ZXJTaGVldHNSZXNwb25zZSIDkAICEmQKCkxpc3RPZmZlcnMSJy5vdG9saXRoLmluZ2VzdGlv\
      bi52MS5MaXN0T2ZmZXJzUmVxdWVzdBooLm90b2xpdGguaW5nZXN0aW9uLnYxLkxpc3RPZmZlcnNSZXNwb25zZSIDkAIBEnYK\
      EExpc3RBbnN3ZXJTaGVldHMSLS5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0QW5zd2VyU2hlZXRzUmVxdWVzdBouLm90b2xp\
      dGguaW5nZXN0aW9uLnYxLkxpc3RBbnN3ZXJTaGVldHNSZXNwb25zZSIDkAIBEmEKCUdldFNlcmllcxImLm90b2xpdGguaW5n\
      ZXN0aW9uLnYxLkdldFNlcmllc1JlcXVlc3QaJy5vdG9saXRoLmluZ2VzdGlvbi52MS5HZXRTZXJpZXNSZXNwb25zZSIDkAIB\
      MoMCCg1FeHBvcnRTZXJ2aWNlEn4KEkV4cG9ydEFuc3dlclNoZWV0cxIvLm90b2xpdGguaW5nZXN0aW9uLnYxLkV4cG9ydEFu\
      c3dlclNoZWV0c1JlcXVlc3QaMC5vdG9saXRoLmluZ2VzdGlvbi52MS5FeHBvcnRBbnN3ZXJTaGVldHNSZXNwb25zZSIDkAIC\
      MAEScgoORXhwb3J0Q29kZWJvb2sSKy5vdG9saXRoLmluZ2VzdGlvbi52MS5FeHBvcnRDb2RlYm9va1JlcXVlc3QaLC5vdG9s\
      aXRoLmluZ2VzdGlvbi52MS5FeHBvcnRDb2RlYm9va1Jlc3BvbnNlIgOQAgEwAUJRChRvdG9saXRoLmluZ2VzdGlvbi52MVAB\
      WiBvdG9saXRoL2luZ2VzdGlvbi92MTtpbmdlc3Rpb252MaoCFE90b2xpdGguSW5nZXN0aW9uLlYxStuOAQqEAgoBDBIDBAAS\
      GvkBIEFuc3dlciBzaGVldHM6IGFjY2VwdGVkIG9uY2UsIHZhbGlkYXRlZCBhZ2FpbnN0IHRoZSB2ZXJzaW9uIHRoZXkgbmFt\
      ZSwgZHVyYWJsZSBiZWZvcmUgdGhlIGFuc3dlci4KCiBCZXNpZGUgdGhlIGVycm9ycyB0aGF0IHN0YW5kIGF0IGEgbWV0aG9k\
      IGl0IGFuc3dlcnMgdGhvc2UgdGhhdCBhbGwgbWV0aG9kcyBoYXZlCiAob3RvbGl0aC9jb21tb24vdjEvZXJyb3JzLnByb3Rv\
      KTsgdGhlIHJlYXNvbnMgYXJlIGluIGVycm9ycy5wcm90by4KCkgKAgYAEgQTAD4BGjwgV2hhdCBwYXJ0aWNpcGFudHMgZG8g\
      d2l0aCB0aGVpciBvd24gc2hlZXRzLiBOZWVkcyBhIHRva2VuLgoK0wkKBAYAAgASBCMCJQMaxAkgU3RvcmVzIGEgYmF0Y2gu\
      IEV2ZXJ5IHNoZWV0IGdldHMgYSB2ZXJkaWN0IG9mIGl0cyBvd247IGEgYmFkIG9uZSBoYXJtcyBvbmx5IGl0c2VsZi4gQ3Jl\
      YXRlZAogYW5kIGV4aXN0aW5nIHNoZWV0cyBhcmUgZHVyYWJsZSB3aGVuIHRoZSBhbnN3ZXIgYXJyaXZlcy4KCiBBIHRleHQg\
      dGhhdCBpcyBub3QgVVRGLTggb3IgY29udGFpbnMgYSBOVUwgcmVmdXNlcyBpdHMgc2hlZXQgYWxvbmUgKFRFWFRfSU5WQUxJ\
      RCwgd2l0aCBpdHMgZmllbGQpLgogQSBiYXRjaCBoYXMgMSB0byA1MDAgc2hlZXRzLCBhdCBtb3N0IDggTWlCIGJlZm9yZSBh\
      bmQgYWZ0ZXIgZGVjb21wcmVzc2lvbiwgYW5kIGF0IG1vc3QgMjUwLDAwMCBlbGVtZW50cwogb2YgcmVwZWF0ZWQgZmllbGRz\
      IGFsdG9nZXRoZXIgKHRoZSBzaGVldHMsIHRoZWlyIGFuc3dlcnMsIGNvZGVzLCBtZWFzdXJlbWVudHMgYW5kIHJlZmVyZW5j\
      ZXMpLiBXaGF0IGhhcwogbW9yZSBvZiBhbnl0aGluZyBpcyB0byBiZSBzZW50IGluIHNtYWxsZXIgYmF0Y2hlcy4gQSBwYXJ0\
      aWNpcGFudCBtYXkgc3RvcmUgNTAsMDAwIHNoZWV0cyBhIGRheSAoVVRDLCBhcwogcmVjZWl2ZWQpLCA1MDAsMDAwIGFuZCAy\
      IEdpQiBvZiBjb250ZW50cyBpbiBlYWNoIHN0dWR5LCB1bmxlc3MgdGhlIG9wZXJhdG9yIHNldHMgb3RoZXIgbnVtYmVyczsg\
      b2YgYSBiYXRjaAogdGhhdCBiZWdpbnMgYmVsb3cgdGhlIGxpbWl0IGFsbCBpcyBzdG9yZWQuCgogRXJyb3JzIChvZiB0aGUg\
      d2hvbGUgY2FsbCk6IElOVkFMSURfQVJHVU1FTlQgZm9yIGFuIGVtcHR5IGJhdGNoIChFTVBUWSkgYW5kIGZvciBieXRlcyB0\
      aGF0IGFyZSBubwogc3VjaCBtZXNzYWdlIChNQUxGT1JNRUQsIFRPT19ERUVQKTsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGgg\
      cmVhc29uIEJBVENIX1RPT19MQVJHRSBmb3IgbW9yZSB0aGFuIDUwMAogc2hlZXRzLCB3aXRoIE1FU1NBR0VfVE9PX0xBUkdF\
      IGFuZCBNRVNTQUdFX1RPT19NQU5ZX0VMRU1FTlRTIGZvciBhIG1lc3NhZ2UgdGhhdCBpcyB0b28gbGFyZ2U6IHNlbmQgZmV3\
      ZXIKIGluIG9uZSBiYXRjaCwgYW5kIHdpdGggVkFMSURBVElPTl9MSU1JVCBhbmQgUmV0cnlJbmZvIHdoaWxlIHRvbyBtYW55\
      IGxhcmdlIGJhdGNoZXMgYXJlIHZhbGlkYXRlZDsKIFVOQVVUSEVOVElDQVRFRDsgVU5BVkFJTEFCTEUgd2l0aCBSZXRyeUlu\
      Zm8sIGFmdGVyIHdoaWNoIHRoZSBzYW1lIGJhdGNoIGlzIHRvIGJlIHNlbnQgYWdhaW4uCgqDAwoEBgACARIELAIuAxr0AiBX\
      aGF0IHRoZSBjYWxsZXIgaXMgdG8gZmlsbCBpbiBuZXh0IGluIGEgc3R1ZHk6IGZpcnN0IHdoYXQgYmxvY2tzIGV2ZXJ5dGhp\
      bmcgZWxzZSwgdGhlbiB3aGF0CiBmb2xsb3dzIGZyb20gdGhlIGxhdGVzdCBzaGVldHMuIENvbXB1dGVkIGZyb20gd2hhdCBp\
      cyBzdG9yZWQuIFdpdGhvdXQgcGFnZXM6IGVhY2ggcXVlc3Rpb25uYWlyZSBvZiB0aGUKIHN0dWR5IGlzIG9mZmVyZWQgb25j\
      ZSBhdCBtb3N0LCBhbmQgYSBzdHVkeSBoYXMgMTAwIGF0IG1vc3QuCgogRXJyb3JzOiBQRVJNSVNTSU9OX0RFTklFRCB3aXRo\
      IHJlYXNvbiBOT1RfRU5ST0xMRUQ7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04KIGFuZCBS\
      ZXRyeUluZm8uCgpSCgQGAAICEgQyAjQDGkQgVGhlIGNhbGxlcidzIG93biBzaGVldHMsIG5ld2VzdCBmaXJzdC4KCiBFcnJv\
      cnM6IElOVkFMSURfQVJHVU1FTlQuCgrMAwoEBgACAxIEOwI9Axq9AyBUaGUgY2FsbGVyJ3Mgb3duIGFuc3dlcnMgdG8gb25l\
      IHF1ZXN0aW9uIG92ZXIgdGltZSwgb2xkZXN0IGZpcnN0LCB3aXRob3V0IHNoZWV0cyB0aGF0IGFyZSBtYXJrZWQKIENMT0NL\
      X0lNUExBVVNJQkxFIChMaXN0QW5zd2VyU2hlZXRzIGFuZCBleHBvcnRzIGhhdmUgdGhlbSkuCgogRXJyb3JzOiBJTlZBTElE\
      X0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gU1RVRFlfVU5LTk9XTiwgUVVFU1RJT05OQUlSRV9OT1RfSU5fU1RV\
      RFkgb3IKIEVMRU1FTlRfVU5LTk9XTiB3aGVyZSB0aGVyZSBpcyBub3RoaW5nIGFuZCBuZXZlciBjYW4gYmUuIEEgcXVlc3Rp\
      b25uYWlyZSB0aGF0IGlzIG9ubHkgZm9yIGdyb3VwcyBpbgogd2hpY2ggdGhlIGNhbGxlciBuZXZlciB3YXMgY291bnRzIGFz\
      IG5vbmUgb2YgdGhlIHN0dWR5LCBoZXJlIGFuZCBmb3IgU3VibWl0QW5zd2VyU2hlZXRzLgoKewoCBgESBEIAYAEabyBXaGF0\
      IHN0dWR5IGxlYWRlcnMgdGFrZSBvdXQuIE5lZWRzIGEgdG9rZW4gb2Ygb25lOyBvdGhlcndpc2UgUEVSTUlTU0lPTl9ERU5J\
      RUQgd2l0aCByZWFzb24KIE5PVF9TVFVEWV9MRUFERVIuCgqVCQoEBgECABIEUgJUAxqGCSBBIHN0dWR5J3Mgc2hlZXRzIGFz\
      IENTViAoUkZDIDQxODAsIFVURi04KSwgaW4gY2h1bmtzIHRoYXQgZW5kIGFueXdoZXJlLiBPbmx5IGZvciBsZWFkZXJzIG9m\
      CiB0aGUgc3R1ZHkuIENvZGVzLCBuZXZlciBkaXNwbGF5IHRleHQsIGpvaW5lZCBieSBgO2A6IGEgYDtgIGFsb25lIGlzIHRo\
      ZSBhbnN3ZXIgdGhhdCBub25lIG9mIHRoZSBvcHRpb25zIGlzCiBjaG9zZW4sIGFuIGVtcHR5IGNlbGwgbm8gYW5zd2VyLiBB\
      cyBpbiB0aGUgb3RoZXIgZXhwb3J0cywgYSB0ZXh0IHRoYXQgYSBzcHJlYWRzaGVldCB3b3VsZCB0YWtlIGZvciBhIGZvcm11\
      bGEgaGFzCiBhbiBhcG9zdHJvcGhlIGluIGZyb250LCBhbmQgc28gaGFzIG9uZSB3aXRoIGFuIGFwb3N0cm9waGU6IHRha2lu\
      ZyBvbmUgYXdheSBnaXZlcyB0aGUgdGV4dCBiYWNrLiBUaGUgY29sdW1ucyBvZiBhIHF1ZXN0aW9ubmFpcmUgYXJlIHRoZSB1\
      bmlvbiBvdmVyIGl0cwogdmVyc2lvbnMsIGZvbGxvd2VkIGJ5IHRob3NlIG9mIGl0cyBzY29yZXMuIFBhcnRpY2lwYW50cyBh\
      cHBlYXIgdW5kZXIgYSBwc2V1ZG9ueW0gdGhhdCBkaWZmZXJzIGZyb20KIHN0dWR5IHRvIHN0dWR5LiBUaGUgY29sdW1uIGBy\
      ZWNlaXZlZF9hdGAgaXMgdGhlIGRheSAobWlkbmlnaHQgVVRDKTogdGhlIHZlcnkgaW5zdGFudCwgd2hpY2ggdGhlIHNoZWV0\
      cyBvZgogb25lIGJhdGNoIHNoYXJlLCB3b3VsZCB0ZWxsIHdoaWNoIHBzZXVkb255bXMgb2YgdHdvIHN0dWRpZXMgYmVsb25n\
      IHRvZ2V0aGVyLiBDb2x1bW5zIGFyZSBhIGZvcm1hdCBvZgogdGhlaXIgb3duOiBgc3RhcnRlZF9hdGAsIGBmaW5pc2hlZF9h\
      dGAgYW5kIGByZWNlaXZlZF9hdGAgYXJlIGBzdGFydF90aW1lYCwgYGZpbmlzaF90aW1lYCBhbmQKIGByZWNlaXZlX3RpbWVg\
      IG9mIG1lc3NhZ2VzLgoKIFBzZXVkb255bXMgYXJlIG1hZGUgd2hlbiB0aGV5IGFyZSBuZWVkZWQgZmlyc3Q6IGEgZGF0YWJh\
      c2UgdGhhdCB0YWtlcyBubyB3cml0ZXMgZXhwb3J0cyBub3RoaW5nCiAoREFUQUJBU0VfUkVBRF9PTkxZKS4KCiBFcnJvcnM6\
      IElOVkFMSURfQVJHVU1FTlQ7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFZFUlNJT05fVU5BVkFJTEFCTEUgYW5kIFJldHJ5\
      SW5mbyB3aGlsZSBhIHZlcnNpb24gdGhhdAogc2hlZXRzIG5hbWUgaXMgbm90IGtub3duIGhlcmUuCgqQBgoEBgECARIEXQJf\
      AxqBBiBXaGF0IHRoZSBjb2x1bW5zIG9mIGFuIGV4cG9ydCBtZWFuLCBhcyBKU09OOiBxdWVzdGlvbnMgYXMgdGhleSB3ZXJl\
      IGFza2VkLCBjb2RlcyB3aXRoIHRoZWlyIGxhYmVscyAodGhvc2Ugb2YgdGVybXMKIGFuZCBzb3VuZHMgYW1vbmcgdGhlbSks\
      IHVuaXRzLCByYW5nZXMgYW5kIGRpcmVjdGlvbnMgb2Ygc2NhbGVzLCBzY29yZXMgd2l0aCB0aGVpciBmb3JtdWxhcywgd2hh\
      dCBhbiBlbXB0eSBjZWxsIG1heQogbWVhbiwgZWFjaCB3aXRoIHRoZSB2ZXJzaW9ucyBpbiB3aGljaCBpdCB3YXMgc28uIEl0\
      IGhhcyB0aGUgY29sdW1ucyB0aGF0IGFuIGV4cG9ydCB3b3VsZCBoYXZlIG5vdywgaW4gdGhlaXIgb3JkZXIgYW5kIGJ5IHRo\
      ZWlyIG5hbWVzLiBPbmx5IGZvciBsZWFkZXJzIG9mCiB0aGUgc3R1ZHk7IG5vdGhpbmcgYWJvdXQgcGFydGljaXBhbnRzIGlz\
      IGluIGl0LiBgU2hhcmVkL0NvZGVib29rcy9SRUFETUUubWRgIGhhcyBpdHMgbWVtYmVyczsgYG90b2xpdGhjdGwgZXhwb3J0\
      YAogbWFrZXMgYSB0YWJsZSwgYSBwYWdlIGFuZCBzY3JpcHRzIGZvciBSIGFuZCBTUFNTIG9mIGl0LgoKIEVycm9yczogSU5W\
      QUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFFVRVNUSU9OTkFJUkVfTk9UX0lOX1NUVURZOyBVTkFWQUlM\
      QUJMRSB3aXRoIHJlYXNvbgogVkVSU0lPTl9VTkFWQUlMQUJMRSBhbmQgUmV0cnlJbmZvIHdoaWxlIGEgdmVyc2lvbiB0aGF0\
      IHNoZWV0cywgcmVjb3JkcyBvciBzZXNzaW9ucyBuYW1lIGlzIG5vdCBrbm93biBoZXJlLgoKywEKAgQAEgVkAJEBARq9ASBX\
      aGF0IGEgcGFydGljaXBhbnQgYW5zd2VyZWQsIGFzIHRoZSBkZXZpY2UgaGFzIGl0LiBFdmVyeSB0ZXh0IG11c3QgYmUgVVRG\
      LTggd2l0aG91dCBVKzAwMDAuIFRpbWVzIGFyZSBieSB0aGUKIGRldmljZSdzIGNsb2NrOyBkaWdpdHMgZmluZXIgdGhhbiBh\
      IG1pY3Jvc2Vjb25kIGFyZSBjdXQgb2ZmOyB5ZWFycyAxIHRvIDk5OTkuCgrFAQoEBAACABIDZwIWGrcBIENsaWVudC1tYWRl\
      IFVVSUQsIGtlcHQgb24gdGhlIGRldmljZSB1bnRpbCBhIHZlcmRpY3QgYXJyaXZlcy4gSXQgbmFtZXMgYSBzaGVldCBvZiBp\
      dHMgcGFydGljaXBhbnQ6CiB0aGF0IG9mIGFub3RoZXIgb25lIG1heSBoYXZlIHRoZSBzYW1lIGlkLCBhbmQgYSBndWVzc2Vk\
      IGlkIHJlYWNoZXMgbm9ib2R5IGVsc2Uncy4KCigKBAQAAgESA2kCFhobIFRoZSBzdHVkeSB0aGF0IGl0IGlzIGZvci4KCjQK\
      BAQAAgISA2sCHhonIFRoZSBxdWVzdGlvbm5haXJlIHRoYXQgd2FzIGZpbGxlZCBpbi4KCjgKBAQAAgMSA20CFRorIFRoZSB2\
      ZXJzaW9uIG9mIGl0IHRoYXQgd2FzIHNob3duLCBmcm9tIDEuCgpSCgQEAAIEEgNvAhoaRSBgUXVlc3Rpb25uYWlyZS5jb250\
      ZW50X2hhc2hgIG9mIHRoYXQgdmVyc2lvbiwgYXMgdGhlIGRldmljZSBoYXMgaXQuCgo7CgQEAAIFEgNxAisaLiBXaGVuIGZp\
      bGxpbmcgaW4gYmVnYW47IGFic2VudDogbm90IHJlY29yZGVkLgoKvgIKBAQAAgYSA3UCLBqwAiBXaGVuIGl0IHdhcyBmaW5p\
      c2hlZC4gVGhlIHJ1bGVzIG9mIHRoZSBzdHVkeSBhcmUgdGhvc2Ugb2YgdGhpcyB0aW1lLiBBIHRpbWUgdGhhdCBjYW5ub3Qg\
      YmUgcmlnaHQgZG9lcyBub3QKIHJlZnVzZSB0aGUgc2hlZXQgb2YgYSBwYXJ0aWNpcGFudDogc2VlIFN0b3JlZEFuc3dlclNo\
      ZWV0LmRldmlhdGlvbnMuIE9mIHNvbWVib2R5IHdobyBoYXMgbGVmdCBpdCBhbG9uZQogdGVsbHMgd2hldGhlciB0aGUgc2hl\
      ZXQgaXMgZnJvbSBiZWZvcmU6IHdoYXQgaXQgc2F5cyB3YXMgZmluaXNoZWQgYWZ0ZXIgbGVhdmluZyBpcyByZWZ1c2VkLgoK\
      LgoEBAACBxIDdwIXGiEgSUFOQSBuYW1lIG9mIHRoZSBkZXZpY2UncyB6b25lLgoKhwIKBAQAAggSA3sCHRr5ASBUaGUgbm90\
      aWZpY2F0aW9uIHRoYXQgY2F1c2VkIGl0LCBhIFVVSUQgZnJvbSB0aGUgY2FsbGVyJ3MgcGxhbjsgZW1wdHkgd2hlbiBmaWxs\
      ZWQgaW4gdW5hc2tlZC4gT25lCiB0aGF0IGlzIG5vIFVVSUQgcmVmdXNlcyB0aGUgc2hlZXQgKE5PVElGSUNBVElPTl9JRF9J\
      TlZBTElEKTsgb25lIHRoYXQgaXMgbm90IHRoZSBjYWxsZXIncyBpcwogc3RvcmVkIGFzIGl0IGlzIGFuZCBtYXJrcyBubyBu\
      b3RpZmljYXRpb24gYXMgYW5zd2VyZWQuCgqkAQoEBAACCRIDfgIWGpYBIFRoZSBjbGllbnQgc2F2ZWQgaXQgYmVjYXVzZSB0\
      aGUgcGFydGljaXBhbnQgZm9yZ290IHRvIChUWVQgwqczKTogd2hhdCBvbGRlciBjbGllbnRzIHNheSBpbnN0ZWFkIG9mCiBT\
      SEVFVF9DTE9TSU5HX0FVVE9TQVZFRC4gSW4gYW5zd2VycyBzZXQgd2l0aCBpdC4KCj8KBAQAAgoSBIABAhoaMSBDbGllbnQg\
      bmFtZSBhbmQgdmVyc2lvbiwgYXQgbW9zdCA2NCBjaGFyYWN0ZXJzLgoKdAoEBAACCxIEggECFxpmIEUuZy4gYGlPUyAyNi4x\
      YCwgYEFuZHJvaWQgMTZgOyBhdCBtb3N0IDY0IGNoYXJhY3RlcnMuIGBkZXZpY2VgIHNheXMgaXQgaW4gcGFydHMgdGhhdCBj\
      YW4gYmUgY291bnRlZC4KCkoKBAQAAgwSBIQBAh8aPCBBdCBtb3N0IG9uZSB0byBlYWNoIHF1ZXN0aW9uLCBpbiBhbnkgb3Jk\
      ZXI7IGF0IG1vc3QgNSwwMDAuCgpVCgQEAAINEgSGAQInGkcgT25seSB3aGVyZSB0aGUgdmVyc2lvbiBhc2tzIGZvciBub2lz\
      ZSwgYW5kIG5vdCBtb3JlIHRoYW4gaXQgYXNrcyBmb3IuCgpZCgQEAAIOEgSIAQIuGksgT25seSB3aGVyZSB0aGUgdmVyc2lv\
      biBhc2tzIGZvciBwb3NpdGlvbnMsIGFuZCBub3QgbW9yZSB0aGFuIGl0IGFza3MgZm9yLgoKlgIKBAQAAg8SBIwBAjQahwIg\
      QW5zd2VycyBvZiBvdGhlciBxdWVzdGlvbm5haXJlcyB0aGF0IGRlY2lkZWQgd2hhdCB3YXMgc2hvd24sIGFzIHRoZSBkZXZp\
      Y2Uga25ldyB0aGVtLiBXaXRob3V0CiBhbiBlbnRyeSB0aGUgc2VydmVyIHVzZXMgdGhlIHBhcnRpY2lwYW50J3MgbGF0ZXN0\
      IHN0b3JlZCBzaGVldCBvZiB0aGF0IHF1ZXN0aW9ubmFpcmUgYXMgb2YKIGBmaW5pc2hfdGltZWA6IGxhdGVyIG9uZXMgZG8g\
      bm90IGNvdW50LCB3aGVuZXZlciB0aGV5IGFycml2ZS4gQXQgbW9zdCAxMDAuCgoiCgQEAAIQEgSOAQIcGhQgSG93IGl0IHdh\
      cyBjbG9zZWQuCgo7CgQEAAIREgSQAQIVGi0gV2hhdCBpdCB3YXMgZmlsbGVkIGluIG9uOyBhYnNlbnQ6IG5vdCB0b2xkLgoK\
      JwoCBQASBpQBAKEBARoZIEhvdyBhIHNoZWV0IHdhcyBjbG9zZWQuCgp/CgQFAAIAEgSXAQIgGnEgQXMgb2xkZXIgY2xpZW50\
      cyBsZWF2ZSBpdDogU0hFRVRfQ0xPU0lOR19BVVRPU0FWRUQgd2hlcmUgYGF1dG9zYXZlZGAgaXMgc2V0LCBvdGhlcndpc2UK\
      IFNIRUVUX0NMT1NJTkdfQ09NUExFVEUuCgoxCgQFAAIBEgSZAQIdGiMgV2l0aCBldmVyeXRoaW5nIHRoYXQgaXMgcmVxdWly\
      ZWQuCgrTAQoEBQACAhIEnAECHxrEASBPbiBwdXJwb3NlLCBhbHRob3VnaCBzb21ldGhpbmcgdGhhdCBpcyByZXF1aXJlZCBo\
      YXMgbm8gYW5zd2VyIChUWVQgwqc0LjEuMywgdGhpcmQgY2FzZSk6IHdoZXJlIHRoZSBzdHVkeQogYWxsb3dzIGl0IChgU3R1\
      ZHlRdWVzdGlvbm5haXJlLm1heV9jbG9zZV9pbmNvbXBsZXRlYDsgb3RoZXJ3aXNlIElOQ09NUExFVEVfTk9UX0FMTE9XRUQp\
      LgoKcAoEBQACAxIEngECHhpiIEJ5IHRoZSBjbGllbnQsIGJlY2F1c2UgdGhlIHBhcnRpY2lwYW50IGZvcmdvdCB0byAoVFlU\
      IMKnMy4zLjMpLiBXaGF0IGlzIHJlcXVpcmVkIG1heSBiZSBtaXNzaW5nLgoKaQoEBQACBBIEoAECHBpbIEJ5IHRoZSBjbGll\
      bnQsIGJlY2F1c2UgdGhlIHRpbWUgZm9yIGFuc3dlcmluZyBoYWQgZW5kZWQuIFdoYXQgaXMgcmVxdWlyZWQgbWF5IGJlIG1p\
      c3NpbmcuCgprCgIEARIGpAEArQEBGl0gV2hhdCBhIHNoZWV0IHdhcyBmaWxsZWQgaW4gb247IGVhY2ggdGV4dCBhdCBtb3N0\
      IDY0IGNoYXJhY3RlcnMsIGVtcHR5IHdoZXJlIGl0IGlzIG5vdCB0b2xkLgoKKAoEBAECABIEpgECFBoaIGBpT1NgLCBgQW5k\
      cm9pZGAsIGBXZWJgLgoKFwoEBAECARIEqAECHBoJIGAyNi4xYC4KChgKBAQBAgISBKoBAhMaCiBgQXBwbGVgLgoKHQoEBAEC\
      AxIErAECExoPIGBpUGhvbmUxNywxYC4KCisKAgQCEgawAQDFAQEaHSBUaGUgYW5zd2VyIHRvIG9uZSBxdWVzdGlvbi4KCiwK\
      BAQCAgASBLIBAhgaHiBUaGUgcXVlc3Rpb24ncyBgZWxlbWVudF9pZGAuCgo5CgQEAggAEga0AQLCAQMaKSBPZiB0aGUga2lu\
      ZCB0aGF0IHRoZSBxdWVzdGlvbiBhc2tzIGZvci4KCm8KBAQCAgESBLYBBBUaYSBTaW5nbGUgY2hvaWNlOiBvbmUgY29kZTsg\
      bXVsdGlwbGUgY2hvaWNlOiBhbnkgbnVtYmVyOyB5ZXMvbm86IGB5ZXNgIG9yIGBub2A7IGNvdW50cnk6IGl0cyBjb2RlLgoK\
      oQEKBAQCAgISBLkBBBYakgEgU2xpZGVyLCBTQU0sIHZpc3VhbCBhbmFsb2d1ZSwgbnVtYmVyOyBkdXJhdGlvbjogc2Vjb25k\
      cy4gV2hhdCBjcm9zc2VzIGFuIGVuZCBvZiBhIHNsaWRlciBieSB0aGUKIHJvdW5kaW5nIHRvIDMyIGJpdHMgYWxvbmUgaXMg\
      c3RvcmVkIGFzIHRoZSBlbmQuCgpBCgQEAgIDEgS7AQQUGjMgVGV4dCBsaW5lLCB0ZXh0IGFyZWEsIGUtbWFpbCwgYWRkcmVz\
      cywgdGVsZXBob25lLgoKHQoEBAICBBIEvQEEFBoPIGBZWVlZLU1NLUREYC4KChgKBAQCAgUSBL8BBBQaCiBgSEg6TU1gLgoK\
      PQoEBAICBhIEwQEEGRovIGBZWVlZLU1NLUREVEhIOk1NYCwgaW4gdGhlIHNoZWV0J3MgdGltZSB6b25lLgoKTgoEBAICBxIE\
      xAECLBpAIFdoZW4gaXQgd2FzIGdpdmVuOyBhYnNlbnQgd2hlcmUgdGhlIGNsaWVudCBkb2VzIG5vdCByZWNvcmQgaXQuCgov\
      CgIEAxIGyAEAywEBGiEgQ29kZXMgb2Ygb3B0aW9ucywgZS5nLiBgdGlyZWRgLgoKKAoEBAMCABIEygECHBoaIEVhY2ggb25j\
      ZSwgaW4gYW55IG9yZGVyLgoKIAoCBAQSBs4BANUBARoSIEhvdyBsb3VkIGl0IHdhcy4KCiUKBAQEAgASBNABAi0aFyBXaGVu\
      IGl0IHdhcyBtZWFzdXJlZC4KCj0KBAQEAgESBNIBAhMaLyBJbiBgdW5pdGAsIHdpdGhpbiBpdHMgYm91bmRzOyB0aGUgbGV2\
      ZWwgb25seS4KCkUKBAQEAgISBNQBAhUaNyBXaGF0IHRoZSBsZXZlbCBpcyBpbi4gRXhwb3J0cyBoYXZlIGEgY29sdW1uIGZv\
      ciBlYWNoLgoKLAoCBQESBtgBAOEBARoeIFdoYXQgYSBsZXZlbCBvZiBub2lzZSBpcyBpbi4KCjsKBAUBAgASBNoBAh0aLSBO\
      b3QgdG9sZCwgYXMgYnkgb2xkZXIgY2xpZW50czogLTIwMCB0byAyMDAuCgpnCgQFAQIBEgTcAQIbGlkgQS13ZWlnaHRlZCBk\
      ZWNpYmVscyBvZiBhIGNhbGlicmF0ZWQgbWljcm9waG9uZSwgZEIoQSkgcmUgMjAgwrVQYSAoSUVDIDYxNjcyKTogMCB0byAx\
      NTAuCgpfCgQFAQICEgTeAQIkGlEgRGVjaWJlbHMgcmVsYXRpdmUgdG8gZnVsbCBzY2FsZSBvZiBhbiB1bmNhbGlicmF0ZWQg\
      bWljcm9waG9uZSwgZEJGUzogLTE2MCB0byAwLgoKegoEBQECAxIE4AECGxpsIEFtcGxpdHVkZSBvZiB0aGUgbWljcm9waG9u\
      ZSBhcyB0aGUgZm9ybWVyIHN5c3RlbXMgcmVjb3JkZWQgaXQgKFRZVCBgc291bmRsZXZlbGAsIFRZUyBgYW1wbGl0dWRlYCk6\
      IDAgdG8gMS4KCiUKAgQFEgbkAQDtAQEaFyBXaGVyZSB0aGUgZGV2aWNlIHdhcy4KCiwKBAQFAgASBOYBAi0aHiBXaGVuIHRo\
      ZSBwb3NpdGlvbiB3YXMgdGFrZW4uCgo9CgQEBQIBEgToAQIWGi8gV0dTIDg0IGRlZ3JlZXMsIC05MCB0byA5MDsgbm9ydGgg\
      aXMgcG9zaXRpdmUuCgo+CgQEBQICEgTqAQIXGjAgV0dTIDg0IGRlZ3JlZXMsIC0xODAgdG8gMTgwOyBlYXN0IGlzIHBvc2l0\
      aXZlLgoKPgoEBAUCAxIE7AECKxowIE1ldHJlcyBhYm92ZSB0aGUgZWxsaXBzb2lkOyBhYnNlbnQ6IG5vdCBrbm93bi4KCtAB\
      CgIEBhIG8QEA/gEBGsEBIEFuIGFuc3dlciB0byBhIHF1ZXN0aW9uIG9mIGFub3RoZXIgcXVlc3Rpb25uYWlyZS4gQXQgbW9z\
      dCBvbmUgb2YgYGNvZGVzYCwgYG51bWJlcmAgYW5kIGB0ZXh0YDsgbm9uZTogdGhlCiBkZXZpY2Uga25ldyBvZiBubyBhbnN3\
      ZXIuIEEgY2xpZW50IHRoYXQgY2Fubm90IHNheSB3aGF0IGl0IGtuZXcgbGVhdmVzIHRoZSBlbnRyeSBvdXQuCgooCgQEBgIA\
      EgTzAQIeGhogVGhlIG90aGVyIHF1ZXN0aW9ubmFpcmUuCgosCgQEBgIBEgT1AQIYGh4gVGhlIHF1ZXN0aW9uJ3MgYGVsZW1l\
      bnRfaWRgLgoKKwoEBAYCAhIE9wECHBodIENob2ljZXMsIHllcy9ubywgY291bnRyaWVzLgoKQAoEBAYCAxIE+QECKRoyIFNs\
      aWRlcnMsIHNjYWxlcywgbnVtYmVyczsgc2Vjb25kcyBvZiBhIGR1cmF0aW9uLgoKuQIKBAQGAgQSBP0BAhIaqgIgQSB0ZXh0\
      LCBvciBhIGRhdGUsIHRpbWUsIG9yIGRhdGUgYW5kIHRpbWUgYXMgaW4gQW5zd2VyOyBhdCBtb3N0IDEwLDAwMCBjaGFyYWN0\
      ZXJzLiBPbmx5IHdoZXJlIGEKIGNvbmRpdGlvbiBvZiB0aGlzIHZlcnNpb24gbG9va3MgYXQgdGhlIHF1ZXN0aW9uOiB3b3Jk\
      cyB0aGF0IG5vYm9keSBhc2tlZCBmb3IgYXJlIG5vdCBrZXB0LCBhbmQgcmVmdXNlCiB0aGUgc2hlZXQgKFJFRkVSRU5DRV9J\
      TlZBTElEKS4gQ29kZXMgYW5kIG51bWJlcnMgb2Ygb3RoZXIgcXVlc3Rpb25zIGFyZSBrZXB0IGFuZCBkZWNpZGUgbm90aGlu\
      Zy4KCjsKAgQHEgaBAgCEAgEaLSBBIGJhdGNoIG9mIHNoZWV0cywgb2Ygb25lIHN0dWR5IG9yIHNldmVyYWwuCgoYCgQEBwIA\
      EgSDAgIiGgogMeKAkzUwMC4KCicKAgUCEgaHAgCWAgEaGSBXaGF0IGJlY2FtZSBvZiBhIHNoZWV0LgoKHwoEBQICABIEiQIC\
      GhoRIE5ldmVyIGFuc3dlcmVkLgoKGwoEBQICARIEiwICFhoNIFN0b3JlZCBub3cuCgpPCgQFAgICEgSNAgIVGkEgU3RvcmVk\
      IGJlZm9yZSB3aXRoIHRoZSBzYW1lIGNvbnRlbnRzOyB0aGUgZGV2aWNlIG1heSBmb3JnZXQgaXQuCgpqCgQFAgIDEgSPAgIX\
      GlwgQW5vdGhlciBzaGVldCBvZiB0aGUgY2FsbGVyJ3Mgd2l0aCB0aGlzIGlkIGFuZCBvdGhlciBjb250ZW50cyBpcyBzdG9y\
      ZWQ7IHRoYXQgb25lIGlzIGtlcHQuCgpBCgQFAgIEEgSRAgIXGjMgTmV2ZXIgYWNjZXB0YWJsZSBhcyBpdCBpczsgYHZpb2xh\
      dGlvbnNgIHNheXMgd2h5LgoK5wEKBAUCAgUSBJUCAhoa2AEgTm90IGRlY2lkYWJsZSBub3csIG9yIG5vdCBhY2NlcHRhYmxl\
      IGFzIGxvbmcgYXMgc29tZXRoaW5nIGxhc3RzOyBrZWVwIGl0IGFuZCBzZW5kIGl0IGFnYWluIGFmdGVyCiBgcmV0cnlfZGVs\
      YXlgLiBgdmlvbGF0aW9uc2Agc2F5cyB3aHk7IHdoaWNoIHJlYXNvbnMgdGhlcmUgYXJlIHN0YW5kcyBpbiBFcnJvclJlYXNv\
      biB1bmRlciAiV2hhdCBhIHNoZWV0CiB3YWl0cyBmb3IiLgoKSwoCBAgSBpkCAKECARo9IE9uZSB0aGluZyB0aGF0IGlzIHdy\
      b25nIHdpdGggYSBzaGVldCwgb3IgdGhhdCBpdCB3YWl0cyBmb3IuCgrRAQoEBAgCABIEnAICExrCASBQYXRoIHdpdGhpbiB0\
      aGUgc2hlZXQsIGUuZy4gYGFuc3dlcnNbMl0ubnVtYmVyYDsgYW4gYW5zd2VyIHRoYXQgaXMgbWlzc2luZyBoYXMgbm8gcGxh\
      Y2UgaW4gdGhlIGxpc3QgYW5kCiBpcyBuYW1lZCBieSBpdHMgcXVlc3Rpb246IGBhbnN3ZXJzWyJtb29kIl1gLiBJbiB0aGUg\
      b3JkZXIgb2YgdGhlIGZpZWxkcyBvZiBBbnN3ZXJTaGVldC4KCicKBAQIAgESBJ4CAhQaGSBOYW1lIG9mIGFuIEVycm9yUmVh\
      c29uLgoKNwoEBAgCAhIEoAICGRopIEZvciBkZXZlbG9wZXJzLCBpbiBFbmdsaXNoOyBtYXkgY2hhbmdlLgoKUQoCBAkSBqQC\
      ALUCARpDIFdoYXQgYmVjYW1lIG9mIG9uZSBzaGVldCBvZiBhIGJhdGNoLCBhbmQgd2hhdCBpcyB0byBiZSBkb25lIG5leHQu\
      CgosCgQECQIAEgSmAgIWGh4gVGhlIHNoZWV0J3MsIGFzIGl0IHdhcyBzZW50LgoKIgoEBAkCARIEqAICFhoUIFdoYXQgYmVj\
      YW1lIG9mIGl0LgoKWAoEBAkCAhIEqgICJBpKIEFsbCBvZiB0aGVtLCBmb3IgVkVSRElDVF9SRUpFQ1RFRDsgZm9yIFZFUkRJ\
      Q1RfUkVUUllfTEFURVIgd2h5IGl0IHdhaXRzLgoKhwEKBAQJAgMSBK0CAhoaeSBGb3IgVkVSRElDVF9DUkVBVEVEIGFuZCBW\
      RVJESUNUX0VYSVNUUzogd2hhdCBpcyBvZmZlcmVkIGFmdGVyIHRoaXMgc2hlZXQsIGluIHRoZSBvcmRlciBpbiB3aGljaAog\
      aXQgaXMgdG8gYmUgZmlsbGVkIGluLgoKdwoEBAkCBBIEsAICIRppIEZvciBWRVJESUNUX0NSRUFURUQgYW5kIFZFUkRJQ1Rf\
      RVhJU1RTOiBjb21wdXRlZCBmcm9tIHRoZSBhbnN3ZXJzIGJ5IHRoZSB2ZXJzaW9uIHRoYXQgdGhlIHNoZWV0CiBuYW1lcy4K\
      ClkKBAQJAgUSBLICAisaSyBGb3IgVkVSRElDVF9SRVRSWV9MQVRFUjogaG93IGxvbmcgdG8gd2FpdCBiZWZvcmUgdGhlIHNo\
      ZWV0IGlzIHNlbnQgYWdhaW4uCgpOCgQECQIGEgS0AgIhGkAgRm9yIFZFUkRJQ1RfQ1JFQVRFRCBhbmQgVkVSRElDVF9FWElT\
      VFM6IHNlZSBTdG9yZWRBbnN3ZXJTaGVldC4KCj0KAgQKEga4AgDBAgEaLyBBIHF1ZXN0aW9ubmFpcmUgdGhhdCBpcyB0byBi\
      ZSBmaWxsZWQgaW4gbmV4dC4KCigKBAQKAgASBLoCAh4aGiBXaGF0IGlzIHRvIGJlIGZpbGxlZCBpbi4KCjUKBAQKAgESBLwC\
      AhUaJyBUaGUgdmVyc2lvbiB0aGF0IHRoZSBzdHVkeSBoYW5kcyBvdXQuCgppCgQECgICEgS+AgIuGlsgV2hhdCB0aGUgcGFy\
      dGljaXBhbnQgcmVhZHMgYWJvdXQgaXQsIGluIGFsbCBsYW5ndWFnZXM7IGFic2VudDogdGhlIHF1ZXN0aW9ubmFpcmUncyB0\
      aXRsZS4KCloKBAQKAgMSBMACAhwaTCBUaGUgc2hlZXQgdGhhdCBpdCBmb2xsb3dzIGZyb207IGVtcHR5IGZvciBvbmUgdGhh\
      dCBibG9ja3MgZXZlcnl0aGluZyBlbHNlLgoKJQoCBAsSBsQCAMsCARoXIEEgc2NvcmUgb2Ygb25lIHNoZWV0LgoKRQoEBAsC\
      ABIExgICFho3IGBTY29yZS5zY29yZV9pZGAgb2YgdGhlIHZlcnNpb24gdGhhdCB0aGUgc2hlZXQgbmFtZXMuCgo0CgQECwIB\
      EgTIAgIoGiYgQWJzZW50OiB0b28gZmV3IGl0ZW1zIHdlcmUgYW5zd2VyZWQuCgpHCgQECwICEgTKAgISGjkgQ29kZSBvZiB0\
      aGUgZ3JhZGUgdGhhdCB0aGUgdmFsdWUgbGllcyBpbjsgbWF5IGJlIGVtcHR5LgoKIwoCBAwSBs4CANECARoVIEFza3MgZm9y\
      IG9uZSBzdHVkeS4KCjIKBAQMAgASBNACAhYaJCBPbmUgdGhhdCB0aGUgY2FsbGVyIHRha2VzIHBhcnQgaW4uCgooCgIEDRIG\
      1AIA1wIBGhogV2hhdCBpcyB0byBiZSBmaWxsZWQgaW4uCgp2CgQEDQIAEgTWAgIcGmggRWFjaCBxdWVzdGlvbm5haXJlIG9u\
      Y2UsIGluIHRoZSBvcmRlciBpbiB3aGljaCBpdCBpcyB0byBiZSBmaWxsZWQgaW47IGVtcHR5IHdoaWxlIHRoZSBzdHVkeSBp\
      cyBwYXVzZWQuCgonCgIEDhIG2gIA3QIBGhkgV2hhdCBiZWNhbWUgb2YgYSBiYXRjaC4KCj4KBAQOAgASBNwCAiUaMCBTYW1l\
      IG9yZGVyIGFuZCBudW1iZXIgYXMgdGhlIHJlcXVlc3QncyBzaGVldHMuCgotCgIEDxIG4AIA6QIBGh8gV2hpY2ggb2YgdGhl\
      IGNhbGxlcidzIHNoZWV0cy4KCiwKBAQPAgASBOICAhYaHiBFbXB0eTogdGhvc2Ugb2YgYWxsIHN0dWRpZXMuCgozCgQEDwIB\
      EgTkAgIeGiUgRW1wdHk6IHRob3NlIG9mIGFsbCBxdWVzdGlvbm5haXJlcy4KCksKBAQPAgISBOYCAhcaPSAx4oCTMjAwOyAw\
      IG1lYW5zIDUwLiBBIHBhZ2Ugb2YgbGFyZ2Ugc2hlZXRzIG1heSBoYXZlIGZld2VyLgoKTAoEBA8CAxIE6AICGBo+IGBuZXh0\
      X3BhZ2VfdG9rZW5gIG9mIHRoZSBwYWdlIGJlZm9yZTsgZW1wdHk6IHRoZSBmaXJzdCBwYWdlLgoKIQoCBBASBuwCAPECARoT\
      IEEgcGFnZSBvZiBzaGVldHMuCgovCgQEEAIAEgTuAgIoGiEgTmV3ZXN0IGZpcnN0LCBieSBgZmluaXNoX3RpbWVgLgoKPwoE\
      BBACARIE8AICHRoxIEZvciB0aGUgbmV4dCBwYWdlOyBlbXB0eTogdGhpcyBpcyB0aGUgbGFzdCBvbmUuCgomCgIEERIG9AIA\
      iwMBGhggQSBzaGVldCBhcyBpdCBpcyBrZXB0LgoKHwoEBBECABIE9gICGBoRIEFzIGl0IHdhcyBzZW50LgoKNwoEBBECARIE\
      +AICLRopIFdoZW4gaXQgYXJyaXZlZCwgYnkgdGhlIHNlcnZlcidzIGNsb2NrLgoKRwoEBBECAhIE+gICIRo5IENvbXB1dGVk\
      IHdoZW4gaXQgYXJyaXZlZCwgYnkgdGhlIHZlcnNpb24gdGhhdCBpdCBuYW1lcy4KClcKBAQRAgMSBPwCAhYaSSBUaGUgcGFy\
      dGljaXBhbnQncyBncm91cCBpbiB0aGUgc3R1ZHkgd2hlbiBpdCB3YXMgZmluaXNoZWQ7IGVtcHR5OiBub25lLgoKtAQKBAQR\
      AgQSBIMDAiEapQQgUnVsZXMgdGhhdCBpdCB3YXMgZmlsbGVkIGluIGFnYWluc3Qgd2l0aG91dCBiZWluZyByZWZ1c2VkIGZv\
      ciBpdDogYEJMT0NLRURgIChiZWZvcmUgYQogcXVlc3Rpb25uYWlyZSB0aGF0IGJsb2NrcyB0aGUgb3RoZXJzKSwgYFBBVVNF\
      RGAgKHdoaWxlIHRoZSBzdHVkeSB3YXMgcGF1c2VkKSwgYENMT0NLX0lNUExBVVNJQkxFYAogKGBmaW5pc2hfdGltZWAgaXMg\
      bW9yZSB0aGFuIHRoZSB0b2xlcmFuY2UsIDI0IGhvdXJzIGJ5IGRlZmF1bHQsIGJlZm9yZSB0aGUgcGFydGljaXBhbnQgam9p\
      bmVkIHRoZQogc3R1ZHkgb3IgYWZ0ZXIgdGhlIHNoZWV0IHdhcyByZWNlaXZlZDogbm8gcnVsZSB0aGF0IGhhbmdzIG9uIHRo\
      ZSB0aW1lIGlzIGFwcGxpZWQsIGFuZCBHZXRTZXJpZXMKIGxlYXZlcyBpdCBvdXQpLCBgQ0xPQ0tfSU5DT05TSVNURU5UYCAo\
      YHN0YXJ0X3RpbWVgIGFmdGVyIGBmaW5pc2hfdGltZWAsIG9yIGEgdGltZSBvZiBhbiBhbnN3ZXIgb3IKIG1lYXN1cmVtZW50\
      IG1vcmUgdGhhbiB0aGUgdG9sZXJhbmNlIGFmdGVyIHRoZSBzaGVldCB3YXMgcmVjZWl2ZWQpLgoKiAEKBAQRAgUSBIYDAhYa\
      eiBDb3VudHMgd2hhdCB0aGUgcGFydGljaXBhbnQgbWFkZSBvZiBpdCwgZnJvbSAxOyBBbWVuZG1lbnRTZXJ2aWNlIG1ha2Vz\
      IGxhdGVyIG9uZXMuIGBzaGVldGAgaGFzIHRoZSBhbnN3ZXJzIG9mCiB0aGlzIG9uZS4KCm8KBAQRAgYSBIgDAiUaYSBPZiB0\
      aGUgbm90aWZpY2F0aW9uIHRoYXQgaXQgbmFtZXM7IGFic2VudDogaXQgbmFtZXMgbm9uZSwgb3Igb25lIHRoYXQgaXMgbm90\
      IHRoZSBwYXJ0aWNpcGFudCdzLgoKTgoEBBECBxIEigMCFRpAIFRoZSBwYXJ0aWNpcGFudCB0b29rIGl0IGJhY2s7IGBzaGVl\
      dGAgaGFzIG5vIGFuc3dlcnMgYW55IG1vcmUuCgpbCgIEEhIGjgMAoAMBGk0gVGhlIG5vdGlmaWNhdGlvbiB0aGF0IGNhdXNl\
      ZCBhIHNoZWV0LCBhcyBwbGFubmluZyBwbGFubmVkIGl0IChUWVQgwqczLjMuMykuCgouCgQEEgIAEgSQAwIsGiAgV2hlbiB0\
      aGUgZGV2aWNlIHdhcyB0byBub3RpZnkuCgptCgQEEgIBEgSSAwIRGl8gQXQgYSB0aW1lIGZpeGVkIGJ5IHRoZSBwYXJ0aWNp\
      cGFudCBvciB0aGUgc3R1ZHksIG5vdCBhIHJhbmRvbSBvbmUgKFRZVCBgbm90aWZpY2F0aW9uX2ZpeGVkYCkuCgpeCgQEEgIC\
      EgSUAwIsGlAgQWZ0ZXIgdGhpcyBpdCBjb3VsZCBubyBsb25nZXIgYmUgYW5zd2VyZWQgaW4gdGltZTsgYWJzZW50OiB1bnRp\
      bCB0aGUgbmV4dCBvbmUuCgpvCgQEEgIDEgSWAwITGmEgVGhlIHNoZWV0IHdhcyBmaW5pc2hlZCBhdCBgZXhwaXJlX3RpbWVg\
      IG9yIGxhdGVyOyB3aXRoIGBjb21wbGV0aW9uX21pbnV0ZXNgOiBpdCB3YXMgYmVndW4gdGhlbi4KCkYKBAQSAgQSBJgDAhoa\
      OCBUaGUgc2hlZXQgYXJyaXZlZCBhIGRheSBvciBtb3JlIGFmdGVyIGl0IHdhcyBmaW5pc2hlZC4KClIKBAQSAgUSBJoDAiAa\
      RCBNaW51dGVzIGZyb20gaGF2aW5nIGJlZ3VuLCBpbiB3aGljaCBpdCB3YXMgdG8gYmUgZmluaXNoZWQ7IDA6IGFueS4KCjEK\
      BAQSAgYSBJwDAhQaIyBGaWxsaW5nIGluIHRvb2sgbG9uZ2VyIHRoYW4gdGhhdC4KCpoBCgQEEgIHEgSfAwIbGosBIEFub3Ro\
      ZXIgc2hlZXQgb2YgdGhlIHBhcnRpY2lwYW50LCBmaW5pc2hlZCBlYXJsaWVyIGFuZCBub3QgdGFrZW4gYmFjaywgYW5zd2Vy\
      cyB0aGUgc2FtZSBub3RpZmljYXRpb246IG9mIHNldmVyYWwKIHNoZWV0cyB0aGF0IG9uZSBjb3VudHMuCgouCgIEExIGowMA\
      rgMBGiAgV2hpY2ggYW5zd2VycyBvZiB0aGUgY2FsbGVyJ3MuCgoaCgQEEwIAEgSlAwIWGgwgVGhlIHN0dWR5LgoKRQoEBBMC\
      ARIEpwMCHho3IEEgcXVlc3Rpb25uYWlyZSBvZiB0aGUgc3R1ZHksIGluIGFueSBvZiBpdHMgdmVyc2lvbnMuCgohCgQEEwIC\
      EgSpAwIYGhMgQSBxdWVzdGlvbiBvZiBpdC4KClIKBAQTAgMSBKsDAisaRCBTaGVldHMgZmluaXNoZWQgYmVmb3JlIGl0IGFy\
      ZSBsZWZ0IG91dDsgYWJzZW50OiBmcm9tIHRoZSBmaXJzdCBvbi4KClQKBAQTAgQSBK0DAikaRiBTaGVldHMgZmluaXNoZWQg\
      YXQgaXQgb3IgYWZ0ZXIgaXQgYXJlIGxlZnQgb3V0OyBhYnNlbnQ6IHRvIHRoZSBsYXN0LgoKIgoCBBQSBrEDALcDARoUIEFu\
      c3dlcnMgb3ZlciB0aW1lLgoKfwoEBBQCABIEtAMCIhpxIE9sZGVzdCBmaXJzdDsgb2YgbW9yZSB0aGFuIDEwLDAwMCwgb3Ig\
      dGhhbiBhIG1lc3NhZ2UgaG9sZHMsIHRoZSBuZXdlc3QuIE9sZGVyIG9uZXM6IGFzayBhZ2FpbiB3aXRoCiBgZW5kX3RpbWVg\
      LgoKQgoEBBQCARIEtgMCFRo0IFRydWUgd2hlbiBvbGRlciBwb2ludHMgd2VyZSBsZWZ0IG91dCBieSB0aGUgbGltaXQuCgob\
      CgIEFRIGugMAyAMBGg0gT25lIGFuc3dlci4KCi8KBAQVAgASBLwDAiwaISBPZiB0aGUgc2hlZXQgdGhhdCBpdCBzdGFuZHMg\
      aW4uCgofCgQEFQgAEga+AwLFAwMaDyBBcyBpbiBBbnN3ZXIuCgojCgQEFQIBEgTAAwQWGhUgQXMgYEFuc3dlci5udW1iZXJg\
      LgoKIwoEBBUCAhIEwgMEFRoVIEFzIGBBbnN3ZXIuY2hvaWNlYC4KCjoKBAQVAgMSBMQDBBQaLCBBIHRleHQsIG9yIGEgZGF0\
      ZSwgdGltZSwgb3IgZGF0ZSBhbmQgdGltZS4KCjsKBAQVAgQSBMcDAhUaLSBPZiB0aGUgcXVlc3Rpb25uYWlyZSwgdGhhdCB0\
      aGUgc2hlZXQgbmFtZXMuCgorCgIFAxIGywMA0gMBGh0gV2hhdCBhIHJvdyBvZiBhbiBleHBvcnQgaXMuCgojCgQFAwIAEgTN\
      AwIgGhUgUmVmdXNlZCAoUkVRVUlSRUQpLgoKVQoEBQMCARIEzwMCGRpHIE9uZSByb3cgcGVyIHNoZWV0LCBvbmUgY29sdW1u\
      IHBlciBxdWVzdGlvbjsgbmVlZHMgYHF1ZXN0aW9ubmFpcmVfaWRgLgoKSAoEBQMCAhIE0QMCGRo6IE9uZSByb3cgcGVyIGFu\
      c3dlciBvdmVyIGFsbCBxdWVzdGlvbm5haXJlcyBvZiB0aGUgc3R1ZHkuCgomCgIEFhIG1QMA4gMBGhggV2hpY2ggc2hlZXRz\
      LCBhbmQgaG93LgoKKgoEBBYCABIE1wMCFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgpICgQEFgIBEgTZAwIeGjog\
      T25lIG9mIHRoZSBzdHVkeS4gSW4gdGhlIGxvbmcgbGF5b3V0IGVtcHR5OiBhbGwgb2YgdGhlbS4KCh4KBAQWAgISBNsDAhoa\
      ECBXaGF0IGEgcm93IGlzLgoKfgoEBBYCAxIE3gMCJRpwIFdpdGggdGhlIHNoZWV0cyBvZiB0ZXN0IHBhcnRpY2lwYW50czsg\
      dGhlIGNvbHVtbiBgdGVzdF9wYXJ0aWNpcGFudGAgdGVsbHMgdGhlbS4gV2l0aG91dCBpdCB0aGV5IGFyZQogbGVmdCBvdXQu\
      CgqNAQoEBBYCBBIE4QMCGRp/IFZhbHVlcyBvZiBzZWxmLWFzc2Vzc21lbnQgbWFuaWtpbnMgaW4gdGhlIGZvcm1lciBzeXN0\
      ZW1zJyBzY2FsZSwgMCB0byAxIGluIHN0ZXBzIG9mIDAuMTI1IChUWVQgwqczLjMuMyk6CiAodmFsdWUg4oiSIDEpIMO3IDgu\
      CgpMCgIEFxIG5QMA6gMBGj4gQSBwYXJ0IG9mIGFuIGV4cG9ydDsgdGhlIGV4cG9ydCBpcyB0aGUgcGFydHMgaW4gdGhlaXIg\
      b3JkZXIuCgpRCgQEFwIAEgTnAwIQGkMgQnl0ZXMgb2YgdGhlIENTViBmaWxlLCB3aGljaCBtYXkgZW5kIHdpdGhpbiBhIHJv\
      dyBvciBhIGNoYXJhY3Rlci4KCjYKBAQXAgESBOkDAhQaKCBTaGVldHMgY29udGFpbmVkIGluIHRoaXMgY2h1bmsncyByb3dz\
      LgoKKgoCBQQSBu0DAPoDARocIEFuIGV4cG9ydCBvZiB0aGlzIHNlcnZpY2UuCgojCgQFBAIAEgTvAwIfGhUgUmVmdXNlZCAo\
      UkVRVUlSRUQpLgoKUQoEBQQCARIE8QMCJhpDIEV4cG9ydEFuc3dlclNoZWV0cywgRVhQT1JUX0xBWU9VVF9XSURFOyBuZWVk\
      cyBgcXVlc3Rpb25uYWlyZV9pZGAuCgo3CgQFBAICEgTzAwImGikgRXhwb3J0QW5zd2VyU2hlZXRzLCBFWFBPUlRfTEFZT1VU\
      X0xPTkcuCgoxCgQFBAIDEgT1AwIdGiMgQW1lbmRtZW50U2VydmljZS5FeHBvcnRSZXZpc2lvbnMuCgosCgQFBAIEEgT3AwIb\
      Gh4gUmVjb3JkU2VydmljZS5FeHBvcnRSZWNvcmRzLgoKOQoEBQQCBRIE+QMCJhorIExpc3RlbmluZ1NlcnZpY2UuRXhwb3J0\
      TGlzdGVuaW5nU2Vzc2lvbnMuCgo3CgIEGBIG/QMAiQQBGikgT2Ygd2hpY2ggZXhwb3J0LCBhbmQgaW4gd2hpY2ggbGFuZ3Vh\
      Z2UuCgoqCgQEGAIAEgT/AwIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCh4KBAQYAgESBIEEAhgaECBXaG9zZSBj\
      b2x1bW5zLgoKaAoEBBgCAhIEgwQCHhpaIE9mIHNoZWV0cyBhbmQgcmV2aXNpb25zLiBCdXQgZm9yIHRoZSB3aWRlIGxheW91\
      dCBlbXB0eTogYWxsIHF1ZXN0aW9ubmFpcmVzIG9mIHRoZSBzdHVkeS4KCu0BCgQEGAIDEgSGBAIWGt4BIEJDUCA0NzsgZW1w\
      dHk6IHRoZSBsYW5ndWFnZSBvZiBlYWNoIHF1ZXN0aW9ubmFpcmUuIFdoZXJlIGEgdGV4dCBpcyBub3QgaW4gaXQsIGl0IGlz\
      IGluIEVuZ2xpc2gsIGVsc2UgaW4gdGhlCiBxdWVzdGlvbm5haXJlJ3Mgb3duIGxhbmd1YWdlLCBhbmQgdGhlIGNvZGVib29r\
      IHNheXMgaW4gd2hpY2guIFdoYXQgT3RvbGl0aCBzYXlzIGl0c2VsZiBpcyBpbiBHZXJtYW4gb3IgRW5nbGlzaC4KCi8KBAQY\
      AgQSBIgEAhkaISBBcyB0aGUgZXhwb3J0IHdhcyBhc2tlZCBmb3IgaXQuCgpPCgIEGRIGjAQAjwQBGkEgQSBwYXJ0IG9mIGEg\
      Y29kZWJvb2s7IHRoZSBjb2RlYm9vayBpcyB0aGUgcGFydHMgaW4gdGhlaXIgb3JkZXIuCgo6CgQEGQIAEgSOBAIRGiwgQnl0\
      ZXMgb2YgdGhlIEpTT04sIHdoaWNoIG1heSBlbmQgYW55d2hlcmUuCmIGcHJvdG8z
      """)
}
