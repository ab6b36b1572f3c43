// Generated from otolith/ingestion/v1/ingestion.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

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
    /// The client saved it because the participant forgot to (TYT §3).
    public var autosaved: Bool
    /// Client name and version, at most 64 characters.
    public var appVersion: String
    /// E.g. `iOS 26.1`, `Android 16`; at most 64 characters.
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
      referencedAnswers: [IngestionV1.ReferencedAnswer] = []
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
    /// Microphone amplitude 0–1, or decibels where calibrated, -200 to 200; the level only.
    public var level: Double

    /// Every field at its default.
    public init() {
      self.measureTime = nil
      self.level = 0
    }

    public init(
      measureTime: GoogleProtobuf.Timestamp? = nil,
      level: Double = 0
    ) {
      self.measureTime = measureTime
      self.level = level
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__NoiseMeasurement> {
    let c = arena.allocate(Otolith__Ingestion__V1__NoiseMeasurement.self)
    otolith__ingestion__v1__noise_measurement__init(c)
    if let value = self.measureTime { c.pointee.measure_time = value.cStruct(in: arena) }
    c.pointee.level = self.level
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

    /// Every field at its default.
    public init() {
      self.sheet = nil
      self.receiveTime = nil
      self.scores = []
      self.groupID = ""
      self.deviations = []
    }

    public init(
      sheet: IngestionV1.AnswerSheet? = nil,
      receiveTime: GoogleProtobuf.Timestamp? = nil,
      scores: [IngestionV1.SheetScore] = [],
      groupID: String = "",
      deviations: [String] = []
    ) {
      self.sheet = sheet
      self.receiveTime = receiveTime
      self.scores = scores
      self.groupID = groupID
      self.deviations = deviations
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

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.questionnaireID = ""
      self.layout = IngestionV1.ExportLayout(rawValue: 0)
      self.includeTestParticipants = false
    }

    public init(
      studyID: String = "",
      questionnaireID: String = "",
      layout: IngestionV1.ExportLayout = IngestionV1.ExportLayout(rawValue: 0),
      includeTestParticipants: Bool = false
    ) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.layout = layout
      self.includeTestParticipants = includeTestParticipants
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportAnswerSheetsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportAnswerSheetsRequest.self)
    otolith__ingestion__v1__export_answer_sheets_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.layout = Otolith__Ingestion__V1__ExportLayout(rawValue: .init(truncatingIfNeeded: self.layout.rawValue))
    c.pointee.include_test_participants = self.includeTestParticipants ? 1 : 0
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
      cmFwcGVycy5wcm90bxofb3RvbGl0aC9jYXRhbG9ndWUvdjEvdGV4dC5wcm90byLaBQoLQW5zd2VyU2hlZXQSGQoIc2hlZXRf\
      aWQYASABKAlSB3NoZWV0SWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgDIAEoCVIP\
      cXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YBCABKA1SB3ZlcnNpb24SIQoMY29udGVudF9oYXNoGAUgASgJUgtjb250ZW50\
      SGFzaBI5CgpzdGFydF90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJc3RhcnRUaW1lEjsKC2Zpbmlz\
      aF90aW1lGAcgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZmluaXNoVGltZRIbCgl0aW1lX3pvbmUYCCABKAlS\
      CHRpbWVab25lEicKD25vdGlmaWNhdGlvbl9pZBgJIAEoCVIObm90aWZpY2F0aW9uSWQSHAoJYXV0b3NhdmVkGAogASgIUglh\
      dXRvc2F2ZWQSHwoLYXBwX3ZlcnNpb24YCyABKAlSCmFwcFZlcnNpb24SGgoIcGxhdGZvcm0YDCABKAlSCHBsYXRmb3JtEjYK\
      B2Fuc3dlcnMYDSADKAsyHC5vdG9saXRoLmluZ2VzdGlvbi52MS5BbnN3ZXJSB2Fuc3dlcnMSPAoFbm9pc2UYDiADKAsyJi5v\
      dG9saXRoLmluZ2VzdGlvbi52MS5Ob2lzZU1lYXN1cmVtZW50UgVub2lzZRJHCglwb3NpdGlvbnMYDyADKAsyKS5vdG9saXRo\
      LmluZ2VzdGlvbi52MS5Qb3NpdGlvbk1lYXN1cmVtZW50Uglwb3NpdGlvbnMSVQoScmVmZXJlbmNlZF9hbnN3ZXJzGBAgAygL\
      MiYub3RvbGl0aC5pbmdlc3Rpb24udjEuUmVmZXJlbmNlZEFuc3dlclIRcmVmZXJlbmNlZEFuc3dlcnMinwIKBkFuc3dlchId\
      CgplbGVtZW50X2lkGAEgASgJUgllbGVtZW50SWQSNQoGY2hvaWNlGAIgASgLMhsub3RvbGl0aC5pbmdlc3Rpb24udjEuQ29k\
      ZXNIAFIGY2hvaWNlEhgKBm51bWJlchgDIAEoAUgAUgZudW1iZXISFAoEdGV4dBgEIAEoCUgAUgR0ZXh0EhQKBGRhdGUYBSAB\
      KAlIAFIEZGF0ZRIUCgR0aW1lGAYgASgJSABSBHRpbWUSHQoJZGF0ZV90aW1lGAggASgJSABSCGRhdGVUaW1lEjsKC2Fuc3dl\
      cl90aW1lGAcgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKYW5zd2VyVGltZUIHCgV2YWx1ZSIdCgVDb2RlcxIU\
      CgVjb2RlcxgBIAMoCVIFY29kZXMiZwoQTm9pc2VNZWFzdXJlbWVudBI9CgxtZWFzdXJlX3RpbWUYASABKAsyGi5nb29nbGUu\
      cHJvdG9idWYuVGltZXN0YW1wUgttZWFzdXJlVGltZRIUCgVsZXZlbBgCIAEoAVIFbGV2ZWwiyAEKE1Bvc2l0aW9uTWVhc3Vy\
      ZW1lbnQSPQoMbWVhc3VyZV90aW1lGAEgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFILbWVhc3VyZVRpbWUSGgoI\
      bGF0aXR1ZGUYAiABKAFSCGxhdGl0dWRlEhwKCWxvbmdpdHVkZRgDIAEoAVIJbG9uZ2l0dWRlEjgKCGFsdGl0dWRlGAQgASgL\
      MhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUghhbHRpdHVkZSK8AQoQUmVmZXJlbmNlZEFuc3dlchIpChBxdWVzdGlv\
      bm5haXJlX2lkGAEgASgJUg9xdWVzdGlvbm5haXJlSWQSHQoKZWxlbWVudF9pZBgCIAEoCVIJZWxlbWVudElkEhQKBWNvZGVz\
      GAMgAygJUgVjb2RlcxI0CgZudW1iZXIYBCABKAsyHC5nb29nbGUucHJvdG9idWYuRG91YmxlVmFsdWVSBm51bWJlchISCgR0\
      ZXh0GAUgASgJUgR0ZXh0IlYKGVN1Ym1pdEFuc3dlclNoZWV0c1JlcXVlc3QSOQoGc2hlZXRzGAEgAygLMiEub3RvbGl0aC5p\
      bmdlc3Rpb24udjEuQW5zd2VyU2hlZXRSBnNoZWV0cyJbCglWaW9sYXRpb24SFAoFZmllbGQYASABKAlSBWZpZWxkEhYKBnJl\
      YXNvbhgCIAEoCVIGcmVhc29uEiAKC2Rlc2NyaXB0aW9uGAMgASgJUgtkZXNjcmlwdGlvbiLqAgoMU2hlZXRWZXJkaWN0EhkK\
      CHNoZWV0X2lkGAEgASgJUgdzaGVldElkEjcKB3ZlcmRpY3QYAiABKA4yHS5vdG9saXRoLmluZ2VzdGlvbi52MS5WZXJkaWN0\
      Ugd2ZXJkaWN0Ej8KCnZpb2xhdGlvbnMYAyADKAsyHy5vdG9saXRoLmluZ2VzdGlvbi52MS5WaW9sYXRpb25SCnZpb2xhdGlv\
      bnMSLwoEbmV4dBgEIAMoCzIbLm90b2xpdGguaW5nZXN0aW9uLnYxLk9mZmVyUgRuZXh0EjgKBnNjb3JlcxgFIAMoCzIgLm90\
      b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0U2NvcmVSBnNjb3JlcxI6CgtyZXRyeV9kZWxheRgGIAEoCzIZLmdvb2dsZS5wcm90\
      b2J1Zi5EdXJhdGlvblIKcmV0cnlEZWxheRIeCgpkZXZpYXRpb25zGAcgAygJUgpkZXZpYXRpb25zIqsBCgVPZmZlchIpChBx\
      dWVzdGlvbm5haXJlX2lkGAEgASgJUg9xdWVzdGlvbm5haXJlSWQSGAoHdmVyc2lvbhgCIAEoDVIHdmVyc2lvbhI3CgRpbmZv\
      GAMgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIEaW5mbxIkCg5hZnRlcl9zaGVldF9pZBgEIAEo\
      CVIMYWZ0ZXJTaGVldElkIm8KClNoZWV0U2NvcmUSGQoIc2NvcmVfaWQYASABKAlSB3Njb3JlSWQSMgoFdmFsdWUYAiABKAsy\
      HC5nb29nbGUucHJvdG9idWYuRG91YmxlVmFsdWVSBXZhbHVlEhIKBGJhbmQYAyABKAlSBGJhbmQiLgoRTGlzdE9mZmVyc1Jl\
      cXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQiSQoSTGlzdE9mZmVyc1Jlc3BvbnNlEjMKBm9mZmVycxgBIAMoCzIb\
      Lm90b2xpdGguaW5nZXN0aW9uLnYxLk9mZmVyUgZvZmZlcnMiXAoaU3VibWl0QW5zd2VyU2hlZXRzUmVzcG9uc2USPgoIdmVy\
      ZGljdHMYASADKAsyIi5vdG9saXRoLmluZ2VzdGlvbi52MS5TaGVldFZlcmRpY3RSCHZlcmRpY3RzIpsBChdMaXN0QW5zd2Vy\
      U2hlZXRzUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAIgASgJUg9xdWVz\
      dGlvbm5haXJlSWQSGwoJcGFnZV9zaXplGAMgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAQgASgJUglwYWdlVG9rZW4i\
      gwEKGExpc3RBbnN3ZXJTaGVldHNSZXNwb25zZRI/CgZzaGVldHMYASADKAsyJy5vdG9saXRoLmluZ2VzdGlvbi52MS5TdG9y\
      ZWRBbnN3ZXJTaGVldFIGc2hlZXRzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiKAAgoRU3RvcmVk\
      QW5zd2VyU2hlZXQSNwoFc2hlZXQYASABKAsyIS5vdG9saXRoLmluZ2VzdGlvbi52MS5BbnN3ZXJTaGVldFIFc2hlZXQSPQoM\
      cmVjZWl2ZV90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFILcmVjZWl2ZVRpbWUSOAoGc2NvcmVzGAMg\
      AygLMiAub3RvbGl0aC5pbmdlc3Rpb24udjEuU2hlZXRTY29yZVIGc2NvcmVzEhkKCGdyb3VwX2lkGAQgASgJUgdncm91cElk\
      Eh4KCmRldmlhdGlvbnMYBSADKAlSCmRldmlhdGlvbnMi6QEKEEdldFNlcmllc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlS\
      B3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgCIAEoCVIPcXVlc3Rpb25uYWlyZUlkEh0KCmVsZW1lbnRfaWQYAyABKAlS\
      CWVsZW1lbnRJZBI5CgpzdGFydF90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJc3RhcnRUaW1lEjUK\
      CGVuZF90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIHZW5kVGltZSJsChFHZXRTZXJpZXNSZXNwb25z\
      ZRI5CgZwb2ludHMYASADKAsyIS5vdG9saXRoLmluZ2VzdGlvbi52MS5TZXJpZXNQb2ludFIGcG9pbnRzEhwKCXRydW5jYXRl\
      ZBgCIAEoCFIJdHJ1bmNhdGVkItQBCgtTZXJpZXNQb2ludBI7CgtmaW5pc2hfdGltZRgBIAEoCzIaLmdvb2dsZS5wcm90b2J1\
      Zi5UaW1lc3RhbXBSCmZpbmlzaFRpbWUSGAoGbnVtYmVyGAIgASgBSABSBm51bWJlchI1CgZjaG9pY2UYAyABKAsyGy5vdG9s\
      aXRoLmluZ2VzdGlvbi52MS5Db2Rlc0gAUgZjaG9pY2USFAoEdGV4dBgEIAEoCUgAUgR0ZXh0EhgKB3ZlcnNpb24YBSABKA1S\
      B3ZlcnNpb25CBwoFdmFsdWUi2QEKGUV4cG9ydEFuc3dlclNoZWV0c1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5\
      SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgCIAEoCVIPcXVlc3Rpb25uYWlyZUlkEjoKBmxheW91dBgDIAEoDjIiLm90b2xpdGgu\
      aW5nZXN0aW9uLnYxLkV4cG9ydExheW91dFIGbGF5b3V0EjoKGWluY2x1ZGVfdGVzdF9wYXJ0aWNpcGFudHMYBCABKAhSF2lu\
      Y2x1ZGVUZXN0UGFydGljaXBhbnRzIkYKGkV4cG9ydEFuc3dlclNoZWV0c1Jlc3BvbnNlEhAKA2NzdhgBIAEoDFIDY3N2EhYK\
      BnNoZWV0cxgCIAEoDVIGc2hlZXRzKpABCgdWZXJkaWN0EhcKE1ZFUkRJQ1RfVU5TUEVDSUZJRUQQABITCg9WRVJESUNUX0NS\
      RUFURUQQARISCg5WRVJESUNUX0VYSVNUUxACEhQKEFZFUkRJQ1RfQ09ORkxJQ1QQAxIUChBWRVJESUNUX1JFSkVDVEVEEAQS\
      FwoTVkVSRElDVF9SRVRSWV9MQVRFUhAFKl0KDEV4cG9ydExheW91dBIdChlFWFBPUlRfTEFZT1VUX1VOU1BFQ0lGSUVEEAAS\
      FgoSRVhQT1JUX0xBWU9VVF9XSURFEAESFgoSRVhQT1JUX0xBWU9VVF9MT05HEAIy0wMKEkFuc3dlclNoZWV0U2VydmljZRJ8\
      ChJTdWJtaXRBbnN3ZXJTaGVldHMSLy5vdG9saXRoLmluZ2VzdGlvbi52MS5TdWJtaXRBbnN3ZXJTaGVldHNSZXF1ZXN0GjAu\
      b3RvbGl0aC5pbmdlc3Rpb24udjEuU3VibWl0QW5zd2VyU2hlZXRzUmVzcG9uc2UiA5ACAhJkCgpMaXN0T2ZmZXJzEicub3Rv\
      bGl0aC5pbmdlc3Rpb24udjEuTGlzdE9mZmVyc1JlcXVlc3QaKC5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0T2ZmZXJzUmVz\
      cG9uc2UiA5ACARJ2ChBMaXN0QW5zd2VyU2hlZXRzEi0ub3RvbGl0aC5pbmdlc3Rpb24udjEuTGlzdEFuc3dlclNoZWV0c1Jl\
      cXVlc3QaLi5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0QW5zd2VyU2hlZXRzUmVzcG9uc2UiA5ACARJhCglHZXRTZXJpZXMS\
      Ji5vdG9saXRoLmluZ2VzdGlvbi52MS5HZXRTZXJpZXNSZXF1ZXN0Gicub3RvbGl0aC5pbmdlc3Rpb24udjEuR2V0U2VyaWVz\
      UmVzcG9uc2UiA5ACATKPAQoNRXhwb3J0U2VydmljZRJ+ChJFeHBvcnRBbnN3ZXJTaGVldHMSLy5vdG9saXRoLmluZ2VzdGlv\
      bi52MS5FeHBvcnRBbnN3ZXJTaGVldHNSZXF1ZXN0GjAub3RvbGl0aC5pbmdlc3Rpb24udjEuRXhwb3J0QW5zd2VyU2hlZXRz\
      UmVzcG9uc2UiA5ACAjABQlEKFG90b2xpdGguaW5nZXN0aW9uLnYxUAFaIG90b2xpdGgvaW5nZXN0aW9uL3YxO2luZ2VzdGlv\
      bnYxqgIUT3RvbGl0aC5Jbmdlc3Rpb24uVjFK1mYKhAIKAQwSAwQAEhr5ASBBbnN3ZXIgc2hlZXRzOiBhY2NlcHRlZCBvbmNl\
      LCB2YWxpZGF0ZWQgYWdhaW5zdCB0aGUgdmVyc2lvbiB0aGV5IG5hbWUsIGR1cmFibGUgYmVmb3JlIHRoZSBhbnN3ZXIuCgog\
      QmVzaWRlIHRoZSBlcnJvcnMgdGhhdCBzdGFuZCBhdCBhIG1ldGhvZCBpdCBhbnN3ZXJzIHRob3NlIHRoYXQgYWxsIG1ldGhv\
      ZHMgaGF2ZQogKG90b2xpdGgvY29tbW9uL3YxL2Vycm9ycy5wcm90byk7IHRoZSByZWFzb25zIGFyZSBpbiBlcnJvcnMucHJv\
      dG8uCgpICgIGABIEEwA+ARo8IFdoYXQgcGFydGljaXBhbnRzIGRvIHdpdGggdGhlaXIgb3duIHNoZWV0cy4gTmVlZHMgYSB0\
      b2tlbi4KCtMJCgQGAAIAEgQjAiUDGsQJIFN0b3JlcyBhIGJhdGNoLiBFdmVyeSBzaGVldCBnZXRzIGEgdmVyZGljdCBvZiBp\
      dHMgb3duOyBhIGJhZCBvbmUgaGFybXMgb25seSBpdHNlbGYuIENyZWF0ZWQKIGFuZCBleGlzdGluZyBzaGVldHMgYXJlIGR1\
      cmFibGUgd2hlbiB0aGUgYW5zd2VyIGFycml2ZXMuCgogQSB0ZXh0IHRoYXQgaXMgbm90IFVURi04IG9yIGNvbnRhaW5zIGEg\
      TlVMIHJlZnVzZXMgaXRzIHNoZWV0IGFsb25lIChURVhUX0lOVkFMSUQsIHdpdGggaXRzIGZpZWxkKS4KIEEgYmF0Y2ggaGFz\
      IDEgdG8gNTAwIHNoZWV0cywgYXQgbW9zdCA4IE1pQiBiZWZvcmUgYW5kIGFmdGVyIGRlY29tcHJlc3Npb24sIGFuZCBhdCBt\
      b3N0IDI1MCwwMDAgZWxlbWVudHMKIG9mIHJlcGVhdGVkIGZpZWxkcyBhbHRvZ2V0aGVyICh0aGUgc2hlZXRzLCB0aGVpciBh\
      bnN3ZXJzLCBjb2RlcywgbWVhc3VyZW1lbnRzIGFuZCByZWZlcmVuY2VzKS4gV2hhdCBoYXMKIG1vcmUgb2YgYW55dGhpbmcg\
      aXMgdG8gYmUgc2VudCBpbiBzbWFsbGVyIGJhdGNoZXMuIEEgcGFydGljaXBhbnQgbWF5IHN0b3JlIDUwLDAwMCBzaGVldHMg\
      YSBkYXkgKFVUQywgYXMKIHJlY2VpdmVkKSwgNTAwLDAwMCBhbmQgMiBHaUIgb2YgY29udGVudHMgaW4gZWFjaCBzdHVkeSwg\
      dW5sZXNzIHRoZSBvcGVyYXRvciBzZXRzIG90aGVyIG51bWJlcnM7IG9mIGEgYmF0Y2gKIHRoYXQgYmVnaW5zIGJlbG93IHRo\
      ZSBsaW1pdCBhbGwgaXMgc3RvcmVkLgoKIEVycm9ycyAob2YgdGhlIHdob2xlIGNhbGwpOiBJTlZBTElEX0FSR1VNRU5UIGZv\
      ciBhbiBlbXB0eSBiYXRjaCAoRU1QVFkpIGFuZCBmb3IgYnl0ZXMgdGhhdCBhcmUgbm8KIHN1Y2ggbWVzc2FnZSAoTUFMRk9S\
      TUVELCBUT09fREVFUCk7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBCQVRDSF9UT09fTEFSR0UgZm9yIG1vcmUg\
      dGhhbiA1MDAKIHNoZWV0cywgd2l0aCBNRVNTQUdFX1RPT19MQVJHRSBhbmQgTUVTU0FHRV9UT09fTUFOWV9FTEVNRU5UUyBm\
      b3IgYSBtZXNzYWdlIHRoYXQgaXMgdG9vIGxhcmdlOiBzZW5kIGZld2VyCiBpbiBvbmUgYmF0Y2gsIGFuZCB3aXRoIFZBTElE\
      QVRJT05fTElNSVQgYW5kIFJldHJ5SW5mbyB3aGlsZSB0b28gbWFueSBsYXJnZSBiYXRjaGVzIGFyZSB2YWxpZGF0ZWQ7CiBV\
      TkFVVEhFTlRJQ0FURUQ7IFVOQVZBSUxBQkxFIHdpdGggUmV0cnlJbmZvLCBhZnRlciB3aGljaCB0aGUgc2FtZSBiYXRjaCBp\
      cyB0byBiZSBzZW50IGFnYWluLgoKgwMKBAYAAgESBCwCLgMa9AIgV2hhdCB0aGUgY2FsbGVyIGlzIHRvIGZpbGwgaW4gbmV4\
      dCBpbiBhIHN0dWR5OiBmaXJzdCB3aGF0IGJsb2NrcyBldmVyeXRoaW5nIGVsc2UsIHRoZW4gd2hhdAogZm9sbG93cyBmcm9t\
      IHRoZSBsYXRlc3Qgc2hlZXRzLiBDb21wdXRlZCBmcm9tIHdoYXQgaXMgc3RvcmVkLiBXaXRob3V0IHBhZ2VzOiBlYWNoIHF1\
      ZXN0aW9ubmFpcmUgb2YgdGhlCiBzdHVkeSBpcyBvZmZlcmVkIG9uY2UgYXQgbW9zdCwgYW5kIGEgc3R1ZHkgaGFzIDEwMCBh\
      dCBtb3N0LgoKIEVycm9yczogUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX0VOUk9MTEVEOyBVTkFWQUlMQUJM\
      RSB3aXRoIHJlYXNvbiBTVFVEWV9OT1RfWUVUX0tOT1dOCiBhbmQgUmV0cnlJbmZvLgoKUgoEBgACAhIEMgI0AxpEIFRoZSBj\
      YWxsZXIncyBvd24gc2hlZXRzLCBuZXdlc3QgZmlyc3QuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKzAMKBAYAAgMS\
      BDsCPQMavQMgVGhlIGNhbGxlcidzIG93biBhbnN3ZXJzIHRvIG9uZSBxdWVzdGlvbiBvdmVyIHRpbWUsIG9sZGVzdCBmaXJz\
      dCwgd2l0aG91dCBzaGVldHMgdGhhdCBhcmUgbWFya2VkCiBDTE9DS19JTVBMQVVTSUJMRSAoTGlzdEFuc3dlclNoZWV0cyBh\
      bmQgZXhwb3J0cyBoYXZlIHRoZW0pLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29u\
      IFNUVURZX1VOS05PV04sIFFVRVNUSU9OTkFJUkVfTk9UX0lOX1NUVURZIG9yCiBFTEVNRU5UX1VOS05PV04gd2hlcmUgdGhl\
      cmUgaXMgbm90aGluZyBhbmQgbmV2ZXIgY2FuIGJlLiBBIHF1ZXN0aW9ubmFpcmUgdGhhdCBpcyBvbmx5IGZvciBncm91cHMg\
      aW4KIHdoaWNoIHRoZSBjYWxsZXIgbmV2ZXIgd2FzIGNvdW50cyBhcyBub25lIG9mIHRoZSBzdHVkeSwgaGVyZSBhbmQgZm9y\
      IFN1Ym1pdEFuc3dlclNoZWV0cy4KCnsKAgYBEgRCAFABGm8gV2hhdCBzdHVkeSBsZWFkZXJzIHRha2Ugb3V0LiBOZWVkcyBh\
      IHRva2VuIG9mIG9uZTsgb3RoZXJ3aXNlIFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uCiBOT1RfU1RVRFlfTEVBREVS\
      LgoKhAYKBAYBAgASBE0CTwMa9QUgQSBzdHVkeSdzIHNoZWV0cyBhcyBDU1YgKFJGQyA0MTgwLCBVVEYtOCksIGluIGNodW5r\
      cyB0aGF0IGVuZCBhbnl3aGVyZS4gT25seSBmb3IgbGVhZGVycyBvZgogdGhlIHN0dWR5LiBDb2RlcywgbmV2ZXIgZGlzcGxh\
      eSB0ZXh0OyB0aGUgY29sdW1ucyBvZiBhIHF1ZXN0aW9ubmFpcmUgYXJlIHRoZSB1bmlvbiBvdmVyIGl0cwogdmVyc2lvbnMs\
      IGZvbGxvd2VkIGJ5IHRob3NlIG9mIGl0cyBzY29yZXMuIFBhcnRpY2lwYW50cyBhcHBlYXIgdW5kZXIgYSBwc2V1ZG9ueW0g\
      dGhhdCBkaWZmZXJzIGZyb20KIHN0dWR5IHRvIHN0dWR5LiBUaGUgY29sdW1uIGByZWNlaXZlZF9hdGAgaXMgdGhlIGRheSAo\
      bWlkbmlnaHQgVVRDKTogdGhlIHZlcnkgaW5zdGFudCwgd2hpY2ggdGhlIHNoZWV0cyBvZgogb25lIGJhdGNoIHNoYXJlLCB3\
      b3VsZCB0ZWxsIHdoaWNoIHBzZXVkb255bXMgb2YgdHdvIHN0dWRpZXMgYmVsb25nIHRvZ2V0aGVyLiBDb2x1bW5zIGFyZSBh\
      IGZvcm1hdCBvZgogdGhlaXIgb3duOiBgc3RhcnRlZF9hdGAsIGBmaW5pc2hlZF9hdGAgYW5kIGByZWNlaXZlZF9hdGAgYXJl\
      IGBzdGFydF90aW1lYCwgYGZpbmlzaF90aW1lYCBhbmQKIGByZWNlaXZlX3RpbWVgIG9mIG1lc3NhZ2VzLgoKIEVycm9yczog\
      SU5WQUxJRF9BUkdVTUVOVDsgVU5BVkFJTEFCTEUgd2l0aCByZWFzb24gVkVSU0lPTl9VTkFWQUlMQUJMRSBhbmQgUmV0cnlJ\
      bmZvIHdoaWxlIGEgdmVyc2lvbiB0aGF0CiBzaGVldHMgbmFtZSBpcyBub3Qga25vd24gaGVyZS4KCsoBCgIEABIEVAB8ARq9\
      ASBXaGF0IGEgcGFydGljaXBhbnQgYW5zd2VyZWQsIGFzIHRoZSBkZXZpY2UgaGFzIGl0LiBFdmVyeSB0ZXh0IG11c3QgYmUg\
      VVRGLTggd2l0aG91dCBVKzAwMDAuIFRpbWVzIGFyZSBieSB0aGUKIGRldmljZSdzIGNsb2NrOyBkaWdpdHMgZmluZXIgdGhh\
      biBhIG1pY3Jvc2Vjb25kIGFyZSBjdXQgb2ZmOyB5ZWFycyAxIHRvIDk5OTkuCgrFAQoEBAACABIDVwIWGrcBIENsaWVudC1t\
      YWRlIFVVSUQsIGtlcHQgb24gdGhlIGRldmljZSB1bnRpbCBhIHZlcmRpY3QgYXJyaXZlcy4gSXQgbmFtZXMgYSBzaGVldCBv\
      ZiBpdHMgcGFydGljaXBhbnQ6CiB0aGF0IG9mIGFub3RoZXIgb25lIG1heSBoYXZlIHRoZSBzYW1lIGlkLCBhbmQgYSBndWVz\
      c2VkIGlkIHJlYWNoZXMgbm9ib2R5IGVsc2Uncy4KCigKBAQAAgESA1kCFhobIFRoZSBzdHVkeSB0aGF0IGl0IGlzIGZvci4K\
      CjQKBAQAAgISA1sCHhonIFRoZSBxdWVzdGlvbm5haXJlIHRoYXQgd2FzIGZpbGxlZCBpbi4KCjgKBAQAAgMSA10CFRorIFRo\
      ZSB2ZXJzaW9uIG9mIGl0IHRoYXQgd2FzIHNob3duLCBmcm9tIDEuCgpSCgQEAAIEEgNfAhoaRSBgUXVlc3Rpb25uYWlyZS5j\
      b250ZW50X2hhc2hgIG9mIHRoYXQgdmVyc2lvbiwgYXMgdGhlIGRldmljZSBoYXMgaXQuCgo7CgQEAAIFEgNhAisaLiBXaGVu\
      IGZpbGxpbmcgaW4gYmVnYW47IGFic2VudDogbm90IHJlY29yZGVkLgoKvgIKBAQAAgYSA2UCLBqwAiBXaGVuIGl0IHdhcyBm\
      aW5pc2hlZC4gVGhlIHJ1bGVzIG9mIHRoZSBzdHVkeSBhcmUgdGhvc2Ugb2YgdGhpcyB0aW1lLiBBIHRpbWUgdGhhdCBjYW5u\
      b3QgYmUgcmlnaHQgZG9lcyBub3QKIHJlZnVzZSB0aGUgc2hlZXQgb2YgYSBwYXJ0aWNpcGFudDogc2VlIFN0b3JlZEFuc3dl\
      clNoZWV0LmRldmlhdGlvbnMuIE9mIHNvbWVib2R5IHdobyBoYXMgbGVmdCBpdCBhbG9uZQogdGVsbHMgd2hldGhlciB0aGUg\
      c2hlZXQgaXMgZnJvbSBiZWZvcmU6IHdoYXQgaXQgc2F5cyB3YXMgZmluaXNoZWQgYWZ0ZXIgbGVhdmluZyBpcyByZWZ1c2Vk\
      LgoKLgoEBAACBxIDZwIXGiEgSUFOQSBuYW1lIG9mIHRoZSBkZXZpY2UncyB6b25lLgoKhwIKBAQAAggSA2sCHRr5ASBUaGUg\
      bm90aWZpY2F0aW9uIHRoYXQgY2F1c2VkIGl0LCBhIFVVSUQgZnJvbSB0aGUgY2FsbGVyJ3MgcGxhbjsgZW1wdHkgd2hlbiBm\
      aWxsZWQgaW4gdW5hc2tlZC4gT25lCiB0aGF0IGlzIG5vIFVVSUQgcmVmdXNlcyB0aGUgc2hlZXQgKE5PVElGSUNBVElPTl9J\
      RF9JTlZBTElEKTsgb25lIHRoYXQgaXMgbm90IHRoZSBjYWxsZXIncyBpcwogc3RvcmVkIGFzIGl0IGlzIGFuZCBtYXJrcyBu\
      byBub3RpZmljYXRpb24gYXMgYW5zd2VyZWQuCgpPCgQEAAIJEgNtAhYaQiBUaGUgY2xpZW50IHNhdmVkIGl0IGJlY2F1c2Ug\
      dGhlIHBhcnRpY2lwYW50IGZvcmdvdCB0byAoVFlUIMKnMykuCgo+CgQEAAIKEgNvAhoaMSBDbGllbnQgbmFtZSBhbmQgdmVy\
      c2lvbiwgYXQgbW9zdCA2NCBjaGFyYWN0ZXJzLgoKRAoEBAACCxIDcQIXGjcgRS5nLiBgaU9TIDI2LjFgLCBgQW5kcm9pZCAx\
      NmA7IGF0IG1vc3QgNjQgY2hhcmFjdGVycy4KCkkKBAQAAgwSA3MCHxo8IEF0IG1vc3Qgb25lIHRvIGVhY2ggcXVlc3Rpb24s\
      IGluIGFueSBvcmRlcjsgYXQgbW9zdCA1LDAwMC4KClQKBAQAAg0SA3UCJxpHIE9ubHkgd2hlcmUgdGhlIHZlcnNpb24gYXNr\
      cyBmb3Igbm9pc2UsIGFuZCBub3QgbW9yZSB0aGFuIGl0IGFza3MgZm9yLgoKWAoEBAACDhIDdwIuGksgT25seSB3aGVyZSB0\
      aGUgdmVyc2lvbiBhc2tzIGZvciBwb3NpdGlvbnMsIGFuZCBub3QgbW9yZSB0aGFuIGl0IGFza3MgZm9yLgoKlQIKBAQAAg8S\
      A3sCNBqHAiBBbnN3ZXJzIG9mIG90aGVyIHF1ZXN0aW9ubmFpcmVzIHRoYXQgZGVjaWRlZCB3aGF0IHdhcyBzaG93biwgYXMg\
      dGhlIGRldmljZSBrbmV3IHRoZW0uIFdpdGhvdXQKIGFuIGVudHJ5IHRoZSBzZXJ2ZXIgdXNlcyB0aGUgcGFydGljaXBhbnQn\
      cyBsYXRlc3Qgc3RvcmVkIHNoZWV0IG9mIHRoYXQgcXVlc3Rpb25uYWlyZSBhcyBvZgogYGZpbmlzaF90aW1lYDogbGF0ZXIg\
      b25lcyBkbyBub3QgY291bnQsIHdoZW5ldmVyIHRoZXkgYXJyaXZlLiBBdCBtb3N0IDEwMC4KCioKAgQBEgV/AJQBARodIFRo\
      ZSBhbnN3ZXIgdG8gb25lIHF1ZXN0aW9uLgoKLAoEBAECABIEgQECGBoeIFRoZSBxdWVzdGlvbidzIGBlbGVtZW50X2lkYC4K\
      CjkKBAQBCAASBoMBApEBAxopIE9mIHRoZSBraW5kIHRoYXQgdGhlIHF1ZXN0aW9uIGFza3MgZm9yLgoKbwoEBAECARIEhQEE\
      FRphIFNpbmdsZSBjaG9pY2U6IG9uZSBjb2RlOyBtdWx0aXBsZSBjaG9pY2U6IGFueSBudW1iZXI7IHllcy9ubzogYHllc2Ag\
      b3IgYG5vYDsgY291bnRyeTogaXRzIGNvZGUuCgqhAQoEBAECAhIEiAEEFhqSASBTbGlkZXIsIFNBTSwgdmlzdWFsIGFuYWxv\
      Z3VlLCBudW1iZXI7IGR1cmF0aW9uOiBzZWNvbmRzLiBXaGF0IGNyb3NzZXMgYW4gZW5kIG9mIGEgc2xpZGVyIGJ5IHRoZQog\
      cm91bmRpbmcgdG8gMzIgYml0cyBhbG9uZSBpcyBzdG9yZWQgYXMgdGhlIGVuZC4KCkEKBAQBAgMSBIoBBBQaMyBUZXh0IGxp\
      bmUsIHRleHQgYXJlYSwgZS1tYWlsLCBhZGRyZXNzLCB0ZWxlcGhvbmUuCgodCgQEAQIEEgSMAQQUGg8gYFlZWVktTU0tRERg\
      LgoKGAoEBAECBRIEjgEEFBoKIGBISDpNTWAuCgo9CgQEAQIGEgSQAQQZGi8gYFlZWVktTU0tRERUSEg6TU1gLCBpbiB0aGUg\
      c2hlZXQncyB0aW1lIHpvbmUuCgpOCgQEAQIHEgSTAQIsGkAgV2hlbiBpdCB3YXMgZ2l2ZW47IGFic2VudCB3aGVyZSB0aGUg\
      Y2xpZW50IGRvZXMgbm90IHJlY29yZCBpdC4KCi8KAgQCEgaXAQCaAQEaISBDb2RlcyBvZiBvcHRpb25zLCBlLmcuIGB0aXJl\
      ZGAuCgooCgQEAgIAEgSZAQIcGhogRWFjaCBvbmNlLCBpbiBhbnkgb3JkZXIuCgogCgIEAxIGnQEAogEBGhIgSG93IGxvdWQg\
      aXQgd2FzLgoKJQoEBAMCABIEnwECLRoXIFdoZW4gaXQgd2FzIG1lYXN1cmVkLgoKZgoEBAMCARIEoQECExpYIE1pY3JvcGhv\
      bmUgYW1wbGl0dWRlIDDigJMxLCBvciBkZWNpYmVscyB3aGVyZSBjYWxpYnJhdGVkLCAtMjAwIHRvIDIwMDsgdGhlIGxldmVs\
      IG9ubHkuCgolCgIEBBIGpQEArgEBGhcgV2hlcmUgdGhlIGRldmljZSB3YXMuCgosCgQEBAIAEgSnAQItGh4gV2hlbiB0aGUg\
      cG9zaXRpb24gd2FzIHRha2VuLgoKPQoEBAQCARIEqQECFhovIFdHUyA4NCBkZWdyZWVzLCAtOTAgdG8gOTA7IG5vcnRoIGlz\
      IHBvc2l0aXZlLgoKPgoEBAQCAhIEqwECFxowIFdHUyA4NCBkZWdyZWVzLCAtMTgwIHRvIDE4MDsgZWFzdCBpcyBwb3NpdGl2\
      ZS4KCj4KBAQEAgMSBK0BAisaMCBNZXRyZXMgYWJvdmUgdGhlIGVsbGlwc29pZDsgYWJzZW50OiBub3Qga25vd24uCgrQAQoC\
      BAUSBrIBAL8BARrBASBBbiBhbnN3ZXIgdG8gYSBxdWVzdGlvbiBvZiBhbm90aGVyIHF1ZXN0aW9ubmFpcmUuIEF0IG1vc3Qg\
      b25lIG9mIGBjb2Rlc2AsIGBudW1iZXJgIGFuZCBgdGV4dGA7IG5vbmU6IHRoZQogZGV2aWNlIGtuZXcgb2Ygbm8gYW5zd2Vy\
      LiBBIGNsaWVudCB0aGF0IGNhbm5vdCBzYXkgd2hhdCBpdCBrbmV3IGxlYXZlcyB0aGUgZW50cnkgb3V0LgoKKAoEBAUCABIE\
      tAECHhoaIFRoZSBvdGhlciBxdWVzdGlvbm5haXJlLgoKLAoEBAUCARIEtgECGBoeIFRoZSBxdWVzdGlvbidzIGBlbGVtZW50\
      X2lkYC4KCisKBAQFAgISBLgBAhwaHSBDaG9pY2VzLCB5ZXMvbm8sIGNvdW50cmllcy4KCkAKBAQFAgMSBLoBAikaMiBTbGlk\
      ZXJzLCBzY2FsZXMsIG51bWJlcnM7IHNlY29uZHMgb2YgYSBkdXJhdGlvbi4KCrkCCgQEBQIEEgS+AQISGqoCIEEgdGV4dCwg\
      b3IgYSBkYXRlLCB0aW1lLCBvciBkYXRlIGFuZCB0aW1lIGFzIGluIEFuc3dlcjsgYXQgbW9zdCAxMCwwMDAgY2hhcmFjdGVy\
      cy4gT25seSB3aGVyZSBhCiBjb25kaXRpb24gb2YgdGhpcyB2ZXJzaW9uIGxvb2tzIGF0IHRoZSBxdWVzdGlvbjogd29yZHMg\
      dGhhdCBub2JvZHkgYXNrZWQgZm9yIGFyZSBub3Qga2VwdCwgYW5kIHJlZnVzZQogdGhlIHNoZWV0IChSRUZFUkVOQ0VfSU5W\
      QUxJRCkuIENvZGVzIGFuZCBudW1iZXJzIG9mIG90aGVyIHF1ZXN0aW9ucyBhcmUga2VwdCBhbmQgZGVjaWRlIG5vdGhpbmcu\
      Cgo7CgIEBhIGwgEAxQEBGi0gQSBiYXRjaCBvZiBzaGVldHMsIG9mIG9uZSBzdHVkeSBvciBzZXZlcmFsLgoKGAoEBAYCABIE\
      xAECIhoKIDHigJM1MDAuCgonCgIFABIGyAEA1wEBGhkgV2hhdCBiZWNhbWUgb2YgYSBzaGVldC4KCh8KBAUAAgASBMoBAhoa\
      ESBOZXZlciBhbnN3ZXJlZC4KChsKBAUAAgESBMwBAhYaDSBTdG9yZWQgbm93LgoKTwoEBQACAhIEzgECFRpBIFN0b3JlZCBi\
      ZWZvcmUgd2l0aCB0aGUgc2FtZSBjb250ZW50czsgdGhlIGRldmljZSBtYXkgZm9yZ2V0IGl0LgoKagoEBQACAxIE0AECFxpc\
      IEFub3RoZXIgc2hlZXQgb2YgdGhlIGNhbGxlcidzIHdpdGggdGhpcyBpZCBhbmQgb3RoZXIgY29udGVudHMgaXMgc3RvcmVk\
      OyB0aGF0IG9uZSBpcyBrZXB0LgoKQQoEBQACBBIE0gECFxozIE5ldmVyIGFjY2VwdGFibGUgYXMgaXQgaXM7IGB2aW9sYXRp\
      b25zYCBzYXlzIHdoeS4KCucBCgQFAAIFEgTWAQIaGtgBIE5vdCBkZWNpZGFibGUgbm93LCBvciBub3QgYWNjZXB0YWJsZSBh\
      cyBsb25nIGFzIHNvbWV0aGluZyBsYXN0czsga2VlcCBpdCBhbmQgc2VuZCBpdCBhZ2FpbiBhZnRlcgogYHJldHJ5X2RlbGF5\
      YC4gYHZpb2xhdGlvbnNgIHNheXMgd2h5OyB3aGljaCByZWFzb25zIHRoZXJlIGFyZSBzdGFuZHMgaW4gRXJyb3JSZWFzb24g\
      dW5kZXIgIldoYXQgYSBzaGVldAogd2FpdHMgZm9yIi4KCksKAgQHEgbaAQDiAQEaPSBPbmUgdGhpbmcgdGhhdCBpcyB3cm9u\
      ZyB3aXRoIGEgc2hlZXQsIG9yIHRoYXQgaXQgd2FpdHMgZm9yLgoK0QEKBAQHAgASBN0BAhMawgEgUGF0aCB3aXRoaW4gdGhl\
      IHNoZWV0LCBlLmcuIGBhbnN3ZXJzWzJdLm51bWJlcmA7IGFuIGFuc3dlciB0aGF0IGlzIG1pc3NpbmcgaGFzIG5vIHBsYWNl\
      IGluIHRoZSBsaXN0IGFuZAogaXMgbmFtZWQgYnkgaXRzIHF1ZXN0aW9uOiBgYW5zd2Vyc1sibW9vZCJdYC4gSW4gdGhlIG9y\
      ZGVyIG9mIHRoZSBmaWVsZHMgb2YgQW5zd2VyU2hlZXQuCgonCgQEBwIBEgTfAQIUGhkgTmFtZSBvZiBhbiBFcnJvclJlYXNv\
      bi4KCjcKBAQHAgISBOEBAhkaKSBGb3IgZGV2ZWxvcGVycywgaW4gRW5nbGlzaDsgbWF5IGNoYW5nZS4KClEKAgQIEgblAQD2\
      AQEaQyBXaGF0IGJlY2FtZSBvZiBvbmUgc2hlZXQgb2YgYSBiYXRjaCwgYW5kIHdoYXQgaXMgdG8gYmUgZG9uZSBuZXh0LgoK\
      LAoEBAgCABIE5wECFhoeIFRoZSBzaGVldCdzLCBhcyBpdCB3YXMgc2VudC4KCiIKBAQIAgESBOkBAhYaFCBXaGF0IGJlY2Ft\
      ZSBvZiBpdC4KClgKBAQIAgISBOsBAiQaSiBBbGwgb2YgdGhlbSwgZm9yIFZFUkRJQ1RfUkVKRUNURUQ7IGZvciBWRVJESUNU\
      X1JFVFJZX0xBVEVSIHdoeSBpdCB3YWl0cy4KCocBCgQECAIDEgTuAQIaGnkgRm9yIFZFUkRJQ1RfQ1JFQVRFRCBhbmQgVkVS\
      RElDVF9FWElTVFM6IHdoYXQgaXMgb2ZmZXJlZCBhZnRlciB0aGlzIHNoZWV0LCBpbiB0aGUgb3JkZXIgaW4gd2hpY2gKIGl0\
      IGlzIHRvIGJlIGZpbGxlZCBpbi4KCncKBAQIAgQSBPEBAiEaaSBGb3IgVkVSRElDVF9DUkVBVEVEIGFuZCBWRVJESUNUX0VY\
      SVNUUzogY29tcHV0ZWQgZnJvbSB0aGUgYW5zd2VycyBieSB0aGUgdmVyc2lvbiB0aGF0IHRoZSBzaGVldAogbmFtZXMuCgpZ\
      CgQECAIFEgTzAQIrGksgRm9yIFZFUkRJQ1RfUkVUUllfTEFURVI6IGhvdyBsb25nIHRvIHdhaXQgYmVmb3JlIHRoZSBzaGVl\
      dCBpcyBzZW50IGFnYWluLgoKTgoEBAgCBhIE9QECIRpAIEZvciBWRVJESUNUX0NSRUFURUQgYW5kIFZFUkRJQ1RfRVhJU1RT\
      OiBzZWUgU3RvcmVkQW5zd2VyU2hlZXQuCgo9CgIECRIG+QEAggIBGi8gQSBxdWVzdGlvbm5haXJlIHRoYXQgaXMgdG8gYmUg\
      ZmlsbGVkIGluIG5leHQuCgooCgQECQIAEgT7AQIeGhogV2hhdCBpcyB0byBiZSBmaWxsZWQgaW4uCgo1CgQECQIBEgT9AQIV\
      GicgVGhlIHZlcnNpb24gdGhhdCB0aGUgc3R1ZHkgaGFuZHMgb3V0LgoKaQoEBAkCAhIE/wECLhpbIFdoYXQgdGhlIHBhcnRp\
      Y2lwYW50IHJlYWRzIGFib3V0IGl0LCBpbiBhbGwgbGFuZ3VhZ2VzOyBhYnNlbnQ6IHRoZSBxdWVzdGlvbm5haXJlJ3MgdGl0\
      bGUuCgpaCgQECQIDEgSBAgIcGkwgVGhlIHNoZWV0IHRoYXQgaXQgZm9sbG93cyBmcm9tOyBlbXB0eSBmb3Igb25lIHRoYXQg\
      YmxvY2tzIGV2ZXJ5dGhpbmcgZWxzZS4KCiUKAgQKEgaFAgCMAgEaFyBBIHNjb3JlIG9mIG9uZSBzaGVldC4KCkUKBAQKAgAS\
      BIcCAhYaNyBgU2NvcmUuc2NvcmVfaWRgIG9mIHRoZSB2ZXJzaW9uIHRoYXQgdGhlIHNoZWV0IG5hbWVzLgoKNAoEBAoCARIE\
      iQICKBomIEFic2VudDogdG9vIGZldyBpdGVtcyB3ZXJlIGFuc3dlcmVkLgoKRwoEBAoCAhIEiwICEho5IENvZGUgb2YgdGhl\
      IGdyYWRlIHRoYXQgdGhlIHZhbHVlIGxpZXMgaW47IG1heSBiZSBlbXB0eS4KCiMKAgQLEgaPAgCSAgEaFSBBc2tzIGZvciBv\
      bmUgc3R1ZHkuCgoyCgQECwIAEgSRAgIWGiQgT25lIHRoYXQgdGhlIGNhbGxlciB0YWtlcyBwYXJ0IGluLgoKKAoCBAwSBpUC\
      AJgCARoaIFdoYXQgaXMgdG8gYmUgZmlsbGVkIGluLgoKdgoEBAwCABIElwICHBpoIEVhY2ggcXVlc3Rpb25uYWlyZSBvbmNl\
      LCBpbiB0aGUgb3JkZXIgaW4gd2hpY2ggaXQgaXMgdG8gYmUgZmlsbGVkIGluOyBlbXB0eSB3aGlsZSB0aGUgc3R1ZHkgaXMg\
      cGF1c2VkLgoKJwoCBA0SBpsCAJ4CARoZIFdoYXQgYmVjYW1lIG9mIGEgYmF0Y2guCgo+CgQEDQIAEgSdAgIlGjAgU2FtZSBv\
      cmRlciBhbmQgbnVtYmVyIGFzIHRoZSByZXF1ZXN0J3Mgc2hlZXRzLgoKLQoCBA4SBqECAKoCARofIFdoaWNoIG9mIHRoZSBj\
      YWxsZXIncyBzaGVldHMuCgosCgQEDgIAEgSjAgIWGh4gRW1wdHk6IHRob3NlIG9mIGFsbCBzdHVkaWVzLgoKMwoEBA4CARIE\
      pQICHholIEVtcHR5OiB0aG9zZSBvZiBhbGwgcXVlc3Rpb25uYWlyZXMuCgpLCgQEDgICEgSnAgIXGj0gMeKAkzIwMDsgMCBt\
      ZWFucyA1MC4gQSBwYWdlIG9mIGxhcmdlIHNoZWV0cyBtYXkgaGF2ZSBmZXdlci4KCkwKBAQOAgMSBKkCAhgaPiBgbmV4dF9w\
      YWdlX3Rva2VuYCBvZiB0aGUgcGFnZSBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3QgcGFnZS4KCiEKAgQPEgatAgCyAgEaEyBB\
      IHBhZ2Ugb2Ygc2hlZXRzLgoKLwoEBA8CABIErwICKBohIE5ld2VzdCBmaXJzdCwgYnkgYGZpbmlzaF90aW1lYC4KCj8KBAQP\
      AgESBLECAh0aMSBGb3IgdGhlIG5leHQgcGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxhc3Qgb25lLgoKJgoCBBASBrUCAMUC\
      ARoYIEEgc2hlZXQgYXMgaXQgaXMga2VwdC4KCh8KBAQQAgASBLcCAhgaESBBcyBpdCB3YXMgc2VudC4KCjcKBAQQAgESBLkC\
      Ai0aKSBXaGVuIGl0IGFycml2ZWQsIGJ5IHRoZSBzZXJ2ZXIncyBjbG9jay4KCkcKBAQQAgISBLsCAiEaOSBDb21wdXRlZCB3\
      aGVuIGl0IGFycml2ZWQsIGJ5IHRoZSB2ZXJzaW9uIHRoYXQgaXQgbmFtZXMuCgpXCgQEEAIDEgS9AgIWGkkgVGhlIHBhcnRp\
      Y2lwYW50J3MgZ3JvdXAgaW4gdGhlIHN0dWR5IHdoZW4gaXQgd2FzIGZpbmlzaGVkOyBlbXB0eTogbm9uZS4KCrQECgQEEAIE\
      EgTEAgIhGqUEIFJ1bGVzIHRoYXQgaXQgd2FzIGZpbGxlZCBpbiBhZ2FpbnN0IHdpdGhvdXQgYmVpbmcgcmVmdXNlZCBmb3Ig\
      aXQ6IGBCTE9DS0VEYCAoYmVmb3JlIGEKIHF1ZXN0aW9ubmFpcmUgdGhhdCBibG9ja3MgdGhlIG90aGVycyksIGBQQVVTRURg\
      ICh3aGlsZSB0aGUgc3R1ZHkgd2FzIHBhdXNlZCksIGBDTE9DS19JTVBMQVVTSUJMRWAKIChgZmluaXNoX3RpbWVgIGlzIG1v\
      cmUgdGhhbiB0aGUgdG9sZXJhbmNlLCAyNCBob3VycyBieSBkZWZhdWx0LCBiZWZvcmUgdGhlIHBhcnRpY2lwYW50IGpvaW5l\
      ZCB0aGUKIHN0dWR5IG9yIGFmdGVyIHRoZSBzaGVldCB3YXMgcmVjZWl2ZWQ6IG5vIHJ1bGUgdGhhdCBoYW5ncyBvbiB0aGUg\
      dGltZSBpcyBhcHBsaWVkLCBhbmQgR2V0U2VyaWVzCiBsZWF2ZXMgaXQgb3V0KSwgYENMT0NLX0lOQ09OU0lTVEVOVGAgKGBz\
      dGFydF90aW1lYCBhZnRlciBgZmluaXNoX3RpbWVgLCBvciBhIHRpbWUgb2YgYW4gYW5zd2VyIG9yCiBtZWFzdXJlbWVudCBt\
      b3JlIHRoYW4gdGhlIHRvbGVyYW5jZSBhZnRlciB0aGUgc2hlZXQgd2FzIHJlY2VpdmVkKS4KCi4KAgQREgbIAgDTAgEaICBX\
      aGljaCBhbnN3ZXJzIG9mIHRoZSBjYWxsZXIncy4KChoKBAQRAgASBMoCAhYaDCBUaGUgc3R1ZHkuCgpFCgQEEQIBEgTMAgIe\
      GjcgQSBxdWVzdGlvbm5haXJlIG9mIHRoZSBzdHVkeSwgaW4gYW55IG9mIGl0cyB2ZXJzaW9ucy4KCiEKBAQRAgISBM4CAhga\
      EyBBIHF1ZXN0aW9uIG9mIGl0LgoKUgoEBBECAxIE0AICKxpEIFNoZWV0cyBmaW5pc2hlZCBiZWZvcmUgaXQgYXJlIGxlZnQg\
      b3V0OyBhYnNlbnQ6IGZyb20gdGhlIGZpcnN0IG9uLgoKVAoEBBECBBIE0gICKRpGIFNoZWV0cyBmaW5pc2hlZCBhdCBpdCBv\
      ciBhZnRlciBpdCBhcmUgbGVmdCBvdXQ7IGFic2VudDogdG8gdGhlIGxhc3QuCgoiCgIEEhIG1gIA3AIBGhQgQW5zd2VycyBv\
      dmVyIHRpbWUuCgp/CgQEEgIAEgTZAgIiGnEgT2xkZXN0IGZpcnN0OyBvZiBtb3JlIHRoYW4gMTAsMDAwLCBvciB0aGFuIGEg\
      bWVzc2FnZSBob2xkcywgdGhlIG5ld2VzdC4gT2xkZXIgb25lczogYXNrIGFnYWluIHdpdGgKIGBlbmRfdGltZWAuCgpCCgQE\
      EgIBEgTbAgIVGjQgVHJ1ZSB3aGVuIG9sZGVyIHBvaW50cyB3ZXJlIGxlZnQgb3V0IGJ5IHRoZSBsaW1pdC4KChsKAgQTEgbf\
      AgDtAgEaDSBPbmUgYW5zd2VyLgoKLwoEBBMCABIE4QICLBohIE9mIHRoZSBzaGVldCB0aGF0IGl0IHN0YW5kcyBpbi4KCh8K\
      BAQTCAASBuMCAuoCAxoPIEFzIGluIEFuc3dlci4KCiMKBAQTAgESBOUCBBYaFSBBcyBgQW5zd2VyLm51bWJlcmAuCgojCgQE\
      EwICEgTnAgQVGhUgQXMgYEFuc3dlci5jaG9pY2VgLgoKOgoEBBMCAxIE6QIEFBosIEEgdGV4dCwgb3IgYSBkYXRlLCB0aW1l\
      LCBvciBkYXRlIGFuZCB0aW1lLgoKOwoEBBMCBBIE7AICFRotIE9mIHRoZSBxdWVzdGlvbm5haXJlLCB0aGF0IHRoZSBzaGVl\
      dCBuYW1lcy4KCisKAgUBEgbwAgD3AgEaHSBXaGF0IGEgcm93IG9mIGFuIGV4cG9ydCBpcy4KCiMKBAUBAgASBPICAiAaFSBS\
      ZWZ1c2VkIChSRVFVSVJFRCkuCgpVCgQFAQIBEgT0AgIZGkcgT25lIHJvdyBwZXIgc2hlZXQsIG9uZSBjb2x1bW4gcGVyIHF1\
      ZXN0aW9uOyBuZWVkcyBgcXVlc3Rpb25uYWlyZV9pZGAuCgpICgQFAQICEgT2AgIZGjogT25lIHJvdyBwZXIgYW5zd2VyIG92\
      ZXIgYWxsIHF1ZXN0aW9ubmFpcmVzIG9mIHRoZSBzdHVkeS4KCiYKAgQUEgb6AgCEAwEaGCBXaGljaCBzaGVldHMsIGFuZCBo\
      b3cuCgoqCgQEFAIAEgT8AgIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCkgKBAQUAgESBP4CAh4aOiBPbmUgb2Yg\
      dGhlIHN0dWR5LiBJbiB0aGUgbG9uZyBsYXlvdXQgZW1wdHk6IGFsbCBvZiB0aGVtLgoKHgoEBBQCAhIEgAMCGhoQIFdoYXQg\
      YSByb3cgaXMuCgp+CgQEFAIDEgSDAwIlGnAgV2l0aCB0aGUgc2hlZXRzIG9mIHRlc3QgcGFydGljaXBhbnRzOyB0aGUgY29s\
      dW1uIGB0ZXN0X3BhcnRpY2lwYW50YCB0ZWxscyB0aGVtLiBXaXRob3V0IGl0IHRoZXkgYXJlCiBsZWZ0IG91dC4KCkwKAgQV\
      EgaHAwCMAwEaPiBBIHBhcnQgb2YgYW4gZXhwb3J0OyB0aGUgZXhwb3J0IGlzIHRoZSBwYXJ0cyBpbiB0aGVpciBvcmRlci4K\
      ClEKBAQVAgASBIkDAhAaQyBCeXRlcyBvZiB0aGUgQ1NWIGZpbGUsIHdoaWNoIG1heSBlbmQgd2l0aGluIGEgcm93IG9yIGEg\
      Y2hhcmFjdGVyLgoKNgoEBBUCARIEiwMCFBooIFNoZWV0cyBjb250YWluZWQgaW4gdGhpcyBjaHVuaydzIHJvd3MuCmIGcHJv\
      dG8z
      """)
}
