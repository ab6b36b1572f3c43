// Generated from otolith/ingestion/v1/ingestion.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension IngestionV1 {
  public enum Verdict: RawRepresentable, CaseIterable, Sendable, Hashable {
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
    /// `retry_delay`. `violations` says why, with one of these reasons:
    /// - TOKEN_OUTDATED: by what is known the caller left the study before the sheet was finished, and the
    ///   access token is older than that. Refresh the token first, then send again at once.
    /// - STUDY_NOT_YET_KNOWN, VERSION_NOT_YET_KNOWN, ENROLMENT_NOT_YET_KNOWN, GROUP_NOT_YET_KNOWN: this
    ///   service has not heard of it yet, and its owner cannot be asked.
    /// - STUDY_UNCONFIRMED: the study's rules, as known here, refuse the sheet, but may be older than those
    ///   that the device knew, or the caller's group newer than what is known of it.
    /// - EARLIER_SHEET_WAITS: another sheet of the batch decides about this one and waits itself.
    /// - TIME_ZONE_NOT_YET_KNOWN: a zone of a newer list of IANA than the server's.
    /// - STUDY_PAUSED, ENROLMENT_PENDING: until the pause ends, until a leader has decided.
    /// - QUOTA_EXCEEDED: see SubmitAnswerSheets.
    /// - NOT_STORABLE: a fault of the server, which its operator is told of.
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
  public enum ExportLayout: RawRepresentable, CaseIterable, Sendable, Hashable {
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
  public struct AnswerSheet: Message {
    /// Client-made UUID, kept on the device until a verdict arrives. It names a sheet of its participant:
    /// that of another one may have the same id, and a guessed id reaches nobody else's.
    public var sheetID: String
    public var studyID: String
    public var questionnaireID: String
    public var version: UInt32
    public var contentHash: String
    /// By the device's clock. Digits finer than a microsecond are cut off; years 1 to 9999. A time that
    /// cannot be right does not refuse the sheet of a participant: see StoredAnswerSheet.deviations. Of
    /// somebody who has left it alone tells whether the sheet is from before: what it says was finished
    /// after leaving is refused.
    public var startedAt: GoogleProtobuf.Timestamp?
    public var finishedAt: GoogleProtobuf.Timestamp?
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
    public var answers: [IngestionV1.Answer]
    public var noise: [IngestionV1.NoiseMeasurement]
    public var positions: [IngestionV1.PositionMeasurement]
    /// Answers of other questionnaires that decided what was shown, as the device knew them. Without
    /// an entry the server uses the participant's latest stored sheet of that questionnaire as of
    /// `finished_at`: later ones do not count, whenever they arrive.
    public var referencedAnswers: [IngestionV1.ReferencedAnswer]

    /// Every field at its default.
    public init() {
      self.sheetID = ""
      self.studyID = ""
      self.questionnaireID = ""
      self.version = 0
      self.contentHash = ""
      self.startedAt = nil
      self.finishedAt = nil
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
      startedAt: GoogleProtobuf.Timestamp? = nil,
      finishedAt: GoogleProtobuf.Timestamp? = nil,
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
      self.startedAt = startedAt
      self.finishedAt = finishedAt
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
    self.startedAt = c.pointee.started_at.map { GoogleProtobuf.Timestamp($0) }
    self.finishedAt = c.pointee.finished_at.map { GoogleProtobuf.Timestamp($0) }
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
    if let value = self.startedAt { c.pointee.started_at = value.cStruct(in: arena) }
    if let value = self.finishedAt { c.pointee.finished_at = value.cStruct(in: arena) }
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
  public struct Answer: Message {
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
    public var value: IngestionV1.Answer.OneOfValue?
    /// When it was given, by the device's clock; absent where the client does not record it.
    public var answeredAt: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.elementID = ""
      self.value = nil
      self.answeredAt = nil
    }

    public init(
      elementID: String = "",
      value: IngestionV1.Answer.OneOfValue? = nil,
      answeredAt: GoogleProtobuf.Timestamp? = nil
    ) {
      self.elementID = elementID
      self.value = value
      self.answeredAt = answeredAt
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
    self.answeredAt = c.pointee.answered_at.map { GoogleProtobuf.Timestamp($0) }
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
    if let value = self.answeredAt { c.pointee.answered_at = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1 {
  public struct Codes: Message {
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
  public struct NoiseMeasurement: Message {
    public var measuredAt: GoogleProtobuf.Timestamp?
    /// Microphone amplitude 0–1, or decibels where calibrated, -200 to 200; the level only.
    public var level: Double

    /// Every field at its default.
    public init() {
      self.measuredAt = nil
      self.level = 0
    }

    public init(
      measuredAt: GoogleProtobuf.Timestamp? = nil,
      level: Double = 0
    ) {
      self.measuredAt = measuredAt
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
    self.measuredAt = c.pointee.measured_at.map { GoogleProtobuf.Timestamp($0) }
    self.level = c.pointee.level
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__NoiseMeasurement> {
    let c = arena.allocate(Otolith__Ingestion__V1__NoiseMeasurement.self)
    otolith__ingestion__v1__noise_measurement__init(c)
    if let value = self.measuredAt { c.pointee.measured_at = value.cStruct(in: arena) }
    c.pointee.level = self.level
    return c
  }
}

extension IngestionV1 {
  public struct PositionMeasurement: Message {
    public var measuredAt: GoogleProtobuf.Timestamp?
    /// WGS 84 degrees.
    public var latitude: Double
    public var longitude: Double
    /// Metres above the ellipsoid.
    public var altitude: GoogleProtobuf.DoubleValue?

    /// Every field at its default.
    public init() {
      self.measuredAt = nil
      self.latitude = 0
      self.longitude = 0
      self.altitude = nil
    }

    public init(
      measuredAt: GoogleProtobuf.Timestamp? = nil,
      latitude: Double = 0,
      longitude: Double = 0,
      altitude: GoogleProtobuf.DoubleValue? = nil
    ) {
      self.measuredAt = measuredAt
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
    self.measuredAt = c.pointee.measured_at.map { GoogleProtobuf.Timestamp($0) }
    self.latitude = c.pointee.latitude
    self.longitude = c.pointee.longitude
    self.altitude = c.pointee.altitude.map { GoogleProtobuf.DoubleValue($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__PositionMeasurement> {
    let c = arena.allocate(Otolith__Ingestion__V1__PositionMeasurement.self)
    otolith__ingestion__v1__position_measurement__init(c)
    if let value = self.measuredAt { c.pointee.measured_at = value.cStruct(in: arena) }
    c.pointee.latitude = self.latitude
    c.pointee.longitude = self.longitude
    if let value = self.altitude { c.pointee.altitude = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1 {
  /// At most one of `codes`, `number` and `text`; none: the device knew of no answer. A client that
  /// cannot say what it knew leaves the entry out.
  public struct ReferencedAnswer: Message {
    public var questionnaireID: String
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
  public struct Violation: Message {
    /// Path within the sheet, e.g. `answers[2].number`; an answer that is missing has no place in the list and
    /// is named by its question: `answers["mood"]`. In the order of the fields of AnswerSheet.
    public var field: String
    /// UPPER_SNAKE_CASE, see README.
    public var reason: String
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
  public struct SheetVerdict: Message {
    public var sheetID: String
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
  public struct ListOffersRequest: Message {
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
  public struct ListOffersResponse: Message {
    /// Each questionnaire once.
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
  public struct ListAnswerSheetsRequest: Message {
    /// Empty: all of the caller's.
    public var studyID: String
    public var questionnaireID: String
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
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
  public struct ListAnswerSheetsResponse: Message {
    public var sheets: [IngestionV1.StoredAnswerSheet]
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
  public struct StoredAnswerSheet: Message {
    public var sheet: IngestionV1.AnswerSheet?
    public var receivedAt: GoogleProtobuf.Timestamp?
    public var scores: [IngestionV1.SheetScore]
    /// The participant's group in the study when it was finished; empty: none.
    public var groupID: String
    /// Rules that it was filled in against without being refused for it: `BLOCKED` (before a
    /// questionnaire that blocks the others), `PAUSED` (while the study was paused), `CLOCK_IMPLAUSIBLE`
    /// (`finished_at` is more than the tolerance, 24 hours by default, before the participant joined the
    /// study or after the sheet was received: no rule that hangs on the time is applied, and GetSeries
    /// leaves it out), `CLOCK_INCONSISTENT` (`started_at` after `finished_at`, or a time of an answer or
    /// measurement more than the tolerance after the sheet was received).
    public var deviations: [String]

    /// Every field at its default.
    public init() {
      self.sheet = nil
      self.receivedAt = nil
      self.scores = []
      self.groupID = ""
      self.deviations = []
    }

    public init(
      sheet: IngestionV1.AnswerSheet? = nil,
      receivedAt: GoogleProtobuf.Timestamp? = nil,
      scores: [IngestionV1.SheetScore] = [],
      groupID: String = "",
      deviations: [String] = []
    ) {
      self.sheet = sheet
      self.receivedAt = receivedAt
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
    self.receivedAt = c.pointee.received_at.map { GoogleProtobuf.Timestamp($0) }
    self.scores = Codec.messages(c.pointee.scores, c.pointee.n_scores) { IngestionV1.SheetScore($0) }
    self.groupID = Codec.string(c.pointee.group_id)
    self.deviations = Codec.array(c.pointee.deviations, c.pointee.n_deviations) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__StoredAnswerSheet> {
    let c = arena.allocate(Otolith__Ingestion__V1__StoredAnswerSheet.self)
    otolith__ingestion__v1__stored_answer_sheet__init(c)
    if let value = self.sheet { c.pointee.sheet = value.cStruct(in: arena) }
    if let value = self.receivedAt { c.pointee.received_at = value.cStruct(in: arena) }
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
  public struct GetSeriesRequest: Message {
    public var studyID: String
    public var questionnaireID: String
    public var elementID: String
    /// Absent: from the first, to the last. Half-open: [from, until).
    public var from: GoogleProtobuf.Timestamp?
    public var until: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.questionnaireID = ""
      self.elementID = ""
      self.from = nil
      self.until = nil
    }

    public init(
      studyID: String = "",
      questionnaireID: String = "",
      elementID: String = "",
      from: GoogleProtobuf.Timestamp? = nil,
      until: GoogleProtobuf.Timestamp? = nil
    ) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.elementID = elementID
      self.from = from
      self.until = until
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
    self.from = c.pointee.from.map { GoogleProtobuf.Timestamp($0) }
    self.until = c.pointee.until.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__GetSeriesRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__GetSeriesRequest.self)
    otolith__ingestion__v1__get_series_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.elementID.isEmpty { c.pointee.element_id = arena.string(self.elementID) }
    if let value = self.from { c.pointee.from = value.cStruct(in: arena) }
    if let value = self.until { c.pointee.until = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1 {
  public struct GetSeriesResponse: Message {
    /// At most 10,000, the newest of them.
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
  public struct SeriesPoint: Message {
    public enum OneOfValue: Sendable, Hashable {
      case number(Double)
      case choice(IngestionV1.Codes)
      case text(String)
    }

    public var finishedAt: GoogleProtobuf.Timestamp?
    public var value: IngestionV1.SeriesPoint.OneOfValue?
    public var version: UInt32

    /// Every field at its default.
    public init() {
      self.finishedAt = nil
      self.value = nil
      self.version = 0
    }

    public init(
      finishedAt: GoogleProtobuf.Timestamp? = nil,
      value: IngestionV1.SeriesPoint.OneOfValue? = nil,
      version: UInt32 = 0
    ) {
      self.finishedAt = finishedAt
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
    self.finishedAt = c.pointee.finished_at.map { GoogleProtobuf.Timestamp($0) }
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
    if let value = self.finishedAt { c.pointee.finished_at = value.cStruct(in: arena) }
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
  public struct ExportAnswerSheetsRequest: Message {
    public var studyID: String
    public var questionnaireID: String
    public var layout: IngestionV1.ExportLayout

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.questionnaireID = ""
      self.layout = IngestionV1.ExportLayout(rawValue: 0)
    }

    public init(
      studyID: String = "",
      questionnaireID: String = "",
      layout: IngestionV1.ExportLayout = IngestionV1.ExportLayout(rawValue: 0)
    ) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.layout = layout
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportAnswerSheetsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportAnswerSheetsRequest.self)
    otolith__ingestion__v1__export_answer_sheets_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.layout = Otolith__Ingestion__V1__ExportLayout(rawValue: .init(truncatingIfNeeded: self.layout.rawValue))
    return c
  }
}

extension IngestionV1 {
  public struct ExportChunk: Message {
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

extension IngestionV1.ExportChunk {
  public static var fullName: String { "otolith.ingestion.v1.ExportChunk" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ExportChunk()
    otolith__ingestion__v1__export_chunk__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportChunk>) {
    self.csv = Codec.bytes(c.pointee.csv)
    self.sheets = c.pointee.sheets
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportChunk> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportChunk.self)
    otolith__ingestion__v1__export_chunk__init(c)
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
      SGFzaBI5CgpzdGFydGVkX2F0GAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJc3RhcnRlZEF0EjsKC2Zpbmlz\
      aGVkX2F0GAcgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZmluaXNoZWRBdBIbCgl0aW1lX3pvbmUYCCABKAlS\
      CHRpbWVab25lEicKD25vdGlmaWNhdGlvbl9pZBgJIAEoCVIObm90aWZpY2F0aW9uSWQSHAoJYXV0b3NhdmVkGAogASgIUglh\
      dXRvc2F2ZWQSHwoLYXBwX3ZlcnNpb24YCyABKAlSCmFwcFZlcnNpb24SGgoIcGxhdGZvcm0YDCABKAlSCHBsYXRmb3JtEjYK\
      B2Fuc3dlcnMYDSADKAsyHC5vdG9saXRoLmluZ2VzdGlvbi52MS5BbnN3ZXJSB2Fuc3dlcnMSPAoFbm9pc2UYDiADKAsyJi5v\
      dG9saXRoLmluZ2VzdGlvbi52MS5Ob2lzZU1lYXN1cmVtZW50UgVub2lzZRJHCglwb3NpdGlvbnMYDyADKAsyKS5vdG9saXRo\
      LmluZ2VzdGlvbi52MS5Qb3NpdGlvbk1lYXN1cmVtZW50Uglwb3NpdGlvbnMSVQoScmVmZXJlbmNlZF9hbnN3ZXJzGBAgAygL\
      MiYub3RvbGl0aC5pbmdlc3Rpb24udjEuUmVmZXJlbmNlZEFuc3dlclIRcmVmZXJlbmNlZEFuc3dlcnMinwIKBkFuc3dlchId\
      CgplbGVtZW50X2lkGAEgASgJUgllbGVtZW50SWQSNQoGY2hvaWNlGAIgASgLMhsub3RvbGl0aC5pbmdlc3Rpb24udjEuQ29k\
      ZXNIAFIGY2hvaWNlEhgKBm51bWJlchgDIAEoAUgAUgZudW1iZXISFAoEdGV4dBgEIAEoCUgAUgR0ZXh0EhQKBGRhdGUYBSAB\
      KAlIAFIEZGF0ZRIUCgR0aW1lGAYgASgJSABSBHRpbWUSHQoJZGF0ZV90aW1lGAggASgJSABSCGRhdGVUaW1lEjsKC2Fuc3dl\
      cmVkX2F0GAcgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKYW5zd2VyZWRBdEIHCgV2YWx1ZSIdCgVDb2RlcxIU\
      CgVjb2RlcxgBIAMoCVIFY29kZXMiZQoQTm9pc2VNZWFzdXJlbWVudBI7CgttZWFzdXJlZF9hdBgBIAEoCzIaLmdvb2dsZS5w\
      cm90b2J1Zi5UaW1lc3RhbXBSCm1lYXN1cmVkQXQSFAoFbGV2ZWwYAiABKAFSBWxldmVsIsYBChNQb3NpdGlvbk1lYXN1cmVt\
      ZW50EjsKC21lYXN1cmVkX2F0GAEgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKbWVhc3VyZWRBdBIaCghsYXRp\
      dHVkZRgCIAEoAVIIbGF0aXR1ZGUSHAoJbG9uZ2l0dWRlGAMgASgBUglsb25naXR1ZGUSOAoIYWx0aXR1ZGUYBCABKAsyHC5n\
      b29nbGUucHJvdG9idWYuRG91YmxlVmFsdWVSCGFsdGl0dWRlIrwBChBSZWZlcmVuY2VkQW5zd2VyEikKEHF1ZXN0aW9ubmFp\
      cmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIdCgplbGVtZW50X2lkGAIgASgJUgllbGVtZW50SWQSFAoFY29kZXMYAyAD\
      KAlSBWNvZGVzEjQKBm51bWJlchgEIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIGbnVtYmVyEhIKBHRleHQY\
      BSABKAlSBHRleHQiVgoZU3VibWl0QW5zd2VyU2hlZXRzUmVxdWVzdBI5CgZzaGVldHMYASADKAsyIS5vdG9saXRoLmluZ2Vz\
      dGlvbi52MS5BbnN3ZXJTaGVldFIGc2hlZXRzIlsKCVZpb2xhdGlvbhIUCgVmaWVsZBgBIAEoCVIFZmllbGQSFgoGcmVhc29u\
      GAIgASgJUgZyZWFzb24SIAoLZGVzY3JpcHRpb24YAyABKAlSC2Rlc2NyaXB0aW9uIuoCCgxTaGVldFZlcmRpY3QSGQoIc2hl\
      ZXRfaWQYASABKAlSB3NoZWV0SWQSNwoHdmVyZGljdBgCIAEoDjIdLm90b2xpdGguaW5nZXN0aW9uLnYxLlZlcmRpY3RSB3Zl\
      cmRpY3QSPwoKdmlvbGF0aW9ucxgDIAMoCzIfLm90b2xpdGguaW5nZXN0aW9uLnYxLlZpb2xhdGlvblIKdmlvbGF0aW9ucxIv\
      CgRuZXh0GAQgAygLMhsub3RvbGl0aC5pbmdlc3Rpb24udjEuT2ZmZXJSBG5leHQSOAoGc2NvcmVzGAUgAygLMiAub3RvbGl0\
      aC5pbmdlc3Rpb24udjEuU2hlZXRTY29yZVIGc2NvcmVzEjoKC3JldHJ5X2RlbGF5GAYgASgLMhkuZ29vZ2xlLnByb3RvYnVm\
      LkR1cmF0aW9uUgpyZXRyeURlbGF5Eh4KCmRldmlhdGlvbnMYByADKAlSCmRldmlhdGlvbnMiqwEKBU9mZmVyEikKEHF1ZXN0\
      aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uEjcKBGluZm8YAyAB\
      KAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgRpbmZvEiQKDmFmdGVyX3NoZWV0X2lkGAQgASgJUgxh\
      ZnRlclNoZWV0SWQibwoKU2hlZXRTY29yZRIZCghzY29yZV9pZBgBIAEoCVIHc2NvcmVJZBIyCgV2YWx1ZRgCIAEoCzIcLmdv\
      b2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIFdmFsdWUSEgoEYmFuZBgDIAEoCVIEYmFuZCIuChFMaXN0T2ZmZXJzUmVxdWVz\
      dBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZCJJChJMaXN0T2ZmZXJzUmVzcG9uc2USMwoGb2ZmZXJzGAEgAygLMhsub3Rv\
      bGl0aC5pbmdlc3Rpb24udjEuT2ZmZXJSBm9mZmVycyJcChpTdWJtaXRBbnN3ZXJTaGVldHNSZXNwb25zZRI+Cgh2ZXJkaWN0\
      cxgBIAMoCzIiLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0VmVyZGljdFIIdmVyZGljdHMimwEKF0xpc3RBbnN3ZXJTaGVl\
      dHNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAiABKAlSD3F1ZXN0aW9u\
      bmFpcmVJZBIbCglwYWdlX3NpemUYAyABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YBCABKAlSCXBhZ2VUb2tlbiKDAQoY\
      TGlzdEFuc3dlclNoZWV0c1Jlc3BvbnNlEj8KBnNoZWV0cxgBIAMoCzInLm90b2xpdGguaW5nZXN0aW9uLnYxLlN0b3JlZEFu\
      c3dlclNoZWV0UgZzaGVldHMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIv4BChFTdG9yZWRBbnN3\
      ZXJTaGVldBI3CgVzaGVldBgBIAEoCzIhLm90b2xpdGguaW5nZXN0aW9uLnYxLkFuc3dlclNoZWV0UgVzaGVldBI7CgtyZWNl\
      aXZlZF9hdBgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCnJlY2VpdmVkQXQSOAoGc2NvcmVzGAMgAygLMiAu\
      b3RvbGl0aC5pbmdlc3Rpb24udjEuU2hlZXRTY29yZVIGc2NvcmVzEhkKCGdyb3VwX2lkGAQgASgJUgdncm91cElkEh4KCmRl\
      dmlhdGlvbnMYBSADKAlSCmRldmlhdGlvbnMi2QEKEEdldFNlcmllc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5\
      SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgCIAEoCVIPcXVlc3Rpb25uYWlyZUlkEh0KCmVsZW1lbnRfaWQYAyABKAlSCWVsZW1l\
      bnRJZBIuCgRmcm9tGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIEZnJvbRIwCgV1bnRpbBgFIAEoCzIaLmdv\
      b2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSBXVudGlsImwKEUdldFNlcmllc1Jlc3BvbnNlEjkKBnBvaW50cxgBIAMoCzIhLm90\
      b2xpdGguaW5nZXN0aW9uLnYxLlNlcmllc1BvaW50UgZwb2ludHMSHAoJdHJ1bmNhdGVkGAIgASgIUgl0cnVuY2F0ZWQi1AEK\
      C1Nlcmllc1BvaW50EjsKC2ZpbmlzaGVkX2F0GAEgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZmluaXNoZWRB\
      dBIYCgZudW1iZXIYAiABKAFIAFIGbnVtYmVyEjUKBmNob2ljZRgDIAEoCzIbLm90b2xpdGguaW5nZXN0aW9uLnYxLkNvZGVz\
      SABSBmNob2ljZRIUCgR0ZXh0GAQgASgJSABSBHRleHQSGAoHdmVyc2lvbhgFIAEoDVIHdmVyc2lvbkIHCgV2YWx1ZSKdAQoZ\
      RXhwb3J0QW5zd2VyU2hlZXRzUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lk\
      GAIgASgJUg9xdWVzdGlvbm5haXJlSWQSOgoGbGF5b3V0GAMgASgOMiIub3RvbGl0aC5pbmdlc3Rpb24udjEuRXhwb3J0TGF5\
      b3V0UgZsYXlvdXQiNwoLRXhwb3J0Q2h1bmsSEAoDY3N2GAEgASgMUgNjc3YSFgoGc2hlZXRzGAIgASgNUgZzaGVldHMqkAEK\
      B1ZlcmRpY3QSFwoTVkVSRElDVF9VTlNQRUNJRklFRBAAEhMKD1ZFUkRJQ1RfQ1JFQVRFRBABEhIKDlZFUkRJQ1RfRVhJU1RT\
      EAISFAoQVkVSRElDVF9DT05GTElDVBADEhQKEFZFUkRJQ1RfUkVKRUNURUQQBBIXChNWRVJESUNUX1JFVFJZX0xBVEVSEAUq\
      XQoMRXhwb3J0TGF5b3V0Eh0KGUVYUE9SVF9MQVlPVVRfVU5TUEVDSUZJRUQQABIWChJFWFBPUlRfTEFZT1VUX1dJREUQARIW\
      ChJFWFBPUlRfTEFZT1VUX0xPTkcQAjLOAwoSQW5zd2VyU2hlZXRTZXJ2aWNlEnwKElN1Ym1pdEFuc3dlclNoZWV0cxIvLm90\
      b2xpdGguaW5nZXN0aW9uLnYxLlN1Ym1pdEFuc3dlclNoZWV0c1JlcXVlc3QaMC5vdG9saXRoLmluZ2VzdGlvbi52MS5TdWJt\
      aXRBbnN3ZXJTaGVldHNSZXNwb25zZSIDkAICEl8KCkxpc3RPZmZlcnMSJy5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0T2Zm\
      ZXJzUmVxdWVzdBooLm90b2xpdGguaW5nZXN0aW9uLnYxLkxpc3RPZmZlcnNSZXNwb25zZRJ2ChBMaXN0QW5zd2VyU2hlZXRz\
      Ei0ub3RvbGl0aC5pbmdlc3Rpb24udjEuTGlzdEFuc3dlclNoZWV0c1JlcXVlc3QaLi5vdG9saXRoLmluZ2VzdGlvbi52MS5M\
      aXN0QW5zd2VyU2hlZXRzUmVzcG9uc2UiA5ACARJhCglHZXRTZXJpZXMSJi5vdG9saXRoLmluZ2VzdGlvbi52MS5HZXRTZXJp\
      ZXNSZXF1ZXN0Gicub3RvbGl0aC5pbmdlc3Rpb24udjEuR2V0U2VyaWVzUmVzcG9uc2UiA5ACATKAAQoNRXhwb3J0U2Vydmlj\
      ZRJvChJFeHBvcnRBbnN3ZXJTaGVldHMSLy5vdG9saXRoLmluZ2VzdGlvbi52MS5FeHBvcnRBbnN3ZXJTaGVldHNSZXF1ZXN0\
      GiEub3RvbGl0aC5pbmdlc3Rpb24udjEuRXhwb3J0Q2h1bmsiA5ACAjABQlEKFG90b2xpdGguaW5nZXN0aW9uLnYxUAFaIG90\
      b2xpdGgvaW5nZXN0aW9uL3YxO2luZ2VzdGlvbnYxqgIUT3RvbGl0aC5Jbmdlc3Rpb24uVjFKwUkKbQoBDBIDAQASGmMgQW5z\
      d2VyIHNoZWV0czogYWNjZXB0ZWQgb25jZSwgdmFsaWRhdGVkIGFnYWluc3QgdGhlIHZlcnNpb24gdGhleSBuYW1lLCBkdXJh\
      YmxlIGJlZm9yZSB0aGUgYW5zd2VyLgoK0wkKBAYAAgASBB8CIQMaxAkgU3RvcmVzIGEgYmF0Y2guIEV2ZXJ5IHNoZWV0IGdl\
      dHMgYSB2ZXJkaWN0IG9mIGl0cyBvd247IGEgYmFkIG9uZSBoYXJtcyBvbmx5IGl0c2VsZi4gQ3JlYXRlZAogYW5kIGV4aXN0\
      aW5nIHNoZWV0cyBhcmUgZHVyYWJsZSB3aGVuIHRoZSBhbnN3ZXIgYXJyaXZlcy4KCiBBIHRleHQgdGhhdCBpcyBub3QgVVRG\
      LTggb3IgY29udGFpbnMgYSBOVUwgcmVmdXNlcyBpdHMgc2hlZXQgYWxvbmUgKFRFWFRfSU5WQUxJRCwgd2l0aCBpdHMgZmll\
      bGQpLgogQSBiYXRjaCBoYXMgMSB0byA1MDAgc2hlZXRzLCBhdCBtb3N0IDggTWlCIGJlZm9yZSBhbmQgYWZ0ZXIgZGVjb21w\
      cmVzc2lvbiwgYW5kIGF0IG1vc3QgMjUwLDAwMCBlbGVtZW50cwogb2YgcmVwZWF0ZWQgZmllbGRzIGFsdG9nZXRoZXIgKHRo\
      ZSBzaGVldHMsIHRoZWlyIGFuc3dlcnMsIGNvZGVzLCBtZWFzdXJlbWVudHMgYW5kIHJlZmVyZW5jZXMpLiBXaGF0IGhhcwog\
      bW9yZSBvZiBhbnl0aGluZyBpcyB0byBiZSBzZW50IGluIHNtYWxsZXIgYmF0Y2hlcy4gQSBwYXJ0aWNpcGFudCBtYXkgc3Rv\
      cmUgNTAsMDAwIHNoZWV0cyBhIGRheSAoVVRDLCBhcyByZWNlaXZlZCksIDUwMCwwMDAgYW5kCiAyIEdpQiBvZiBjb250ZW50\
      cyBpbiBlYWNoIHN0dWR5LCB1bmxlc3MgdGhlIG9wZXJhdG9yIHNldHMgb3RoZXIgbnVtYmVyczsgb2YgYSBiYXRjaCB0aGF0\
      IGJlZ2lucwogYmVsb3cgdGhlIGxpbWl0IGFsbCBpcyBzdG9yZWQuCgogRXJyb3JzIChvZiB0aGUgd2hvbGUgY2FsbCk6IElO\
      VkFMSURfQVJHVU1FTlQgZm9yIGFuIGVtcHR5IGJhdGNoIChFTVBUWSkgYW5kIGZvciBieXRlcyB0aGF0IGFyZSBubwogc3Vj\
      aCBtZXNzYWdlIChNQUxGT1JNRUQsIFRPT19ERUVQKTsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIEJBVENIX1RP\
      T19MQVJHRSBmb3IgbW9yZSB0aGFuIDUwMAogc2hlZXRzLCB3aXRoIE1FU1NBR0VfVE9PX0xBUkdFIGFuZCBNRVNTQUdFX1RP\
      T19NQU5ZX0VMRU1FTlRTIGZvciBhIG1lc3NhZ2UgdGhhdCBpcyB0b28gbGFyZ2U6IHNlbmQgZmV3ZXIKIGluIG9uZSBiYXRj\
      aCwgYW5kIHdpdGggVkFMSURBVElPTl9MSU1JVCBhbmQgUmV0cnlJbmZvIHdoaWxlIHRvbyBtYW55IGxhcmdlIGJhdGNoZXMg\
      YXJlIHZhbGlkYXRlZDsKIFVOQVVUSEVOVElDQVRFRDsgVU5BVkFJTEFCTEUgd2l0aCBSZXRyeUluZm8sIGFmdGVyIHdoaWNo\
      IHRoZSBzYW1lIGJhdGNoIGlzIHRvIGJlIHNlbnQgYWdhaW4uCgq1AgoEBgACARIDJwJBGqcCIFdoYXQgdGhlIGNhbGxlciBp\
      cyB0byBmaWxsIGluIG5leHQgaW4gYSBzdHVkeTogZmlyc3Qgd2hhdCBibG9ja3MgZXZlcnl0aGluZyBlbHNlLCB0aGVuIHdo\
      YXQKIGZvbGxvd3MgZnJvbSB0aGUgbGF0ZXN0IHNoZWV0cy4gQ29tcHV0ZWQgZnJvbSB3aGF0IGlzIHN0b3JlZCwgc28gYXNr\
      aW5nIGFnYWluIGlzIHNhZmUuCgogRXJyb3JzOiBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfRU5ST0xMRUQ7\
      IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04KIGFuZCBSZXRyeUluZm8uCgo2CgQGAAICEgQp\
      AisDGiggVGhlIGNhbGxlcidzIG93biBzaGVldHMsIG5ld2VzdCBmaXJzdC4KCswDCgQGAAIDEgQyAjQDGr0DIFRoZSBjYWxs\
      ZXIncyBvd24gYW5zd2VycyB0byBvbmUgcXVlc3Rpb24gb3ZlciB0aW1lLCBvbGRlc3QgZmlyc3QsIHdpdGhvdXQgc2hlZXRz\
      IHRoYXQgYXJlIG1hcmtlZAogQ0xPQ0tfSU1QTEFVU0lCTEUgKExpc3RBbnN3ZXJTaGVldHMgYW5kIGV4cG9ydHMgaGF2ZSB0\
      aGVtKS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTVFVEWV9VTktOT1dOLCBR\
      VUVTVElPTk5BSVJFX05PVF9JTl9TVFVEWSBvcgogRUxFTUVOVF9VTktOT1dOIHdoZXJlIHRoZXJlIGlzIG5vdGhpbmcgYW5k\
      IG5ldmVyIGNhbiBiZS4gQSBxdWVzdGlvbm5haXJlIHRoYXQgaXMgb25seSBmb3IgZ3JvdXBzIGluCiB3aGljaCB0aGUgY2Fs\
      bGVyIG5ldmVyIHdhcyBjb3VudHMgYXMgbm9uZSBvZiB0aGUgc3R1ZHksIGhlcmUgYW5kIGZvciBTdWJtaXRBbnN3ZXJTaGVl\
      dHMuCgrUBAoEBgECABIEQAJCAxrFBCBBIHN0dWR5J3Mgc2hlZXRzIGFzIENTViAoUkZDIDQxODAsIFVURi04KSwgaW4gY2h1\
      bmtzIHRoYXQgZW5kIGFueXdoZXJlLiBPbmx5IGZvciBsZWFkZXJzIG9mCiB0aGUgc3R1ZHkuIENvZGVzLCBuZXZlciBkaXNw\
      bGF5IHRleHQ7IHRoZSBjb2x1bW5zIG9mIGEgcXVlc3Rpb25uYWlyZSBhcmUgdGhlIHVuaW9uIG92ZXIgaXRzCiB2ZXJzaW9u\
      cywgZm9sbG93ZWQgYnkgdGhvc2Ugb2YgaXRzIHNjb3Jlcy4gUGFydGljaXBhbnRzIGFwcGVhciB1bmRlciBhIHBzZXVkb255\
      bSB0aGF0IGRpZmZlcnMgZnJvbQogc3R1ZHkgdG8gc3R1ZHkuIGByZWNlaXZlZF9hdGAgaXMgdGhlIGRheSAobWlkbmlnaHQg\
      VVRDKTogdGhlIHZlcnkgaW5zdGFudCwgd2hpY2ggdGhlIHNoZWV0cyBvZiBvbmUKIGJhdGNoIHNoYXJlLCB3b3VsZCB0ZWxs\
      IHdoaWNoIHBzZXVkb255bXMgb2YgdHdvIHN0dWRpZXMgYmVsb25nIHRvZ2V0aGVyLgoKIEVycm9yczogVU5BVkFJTEFCTEUg\
      d2l0aCByZWFzb24gVkVSU0lPTl9VTkFWQUlMQUJMRSBhbmQgUmV0cnlJbmZvIHdoaWxlIGEgdmVyc2lvbiB0aGF0IHNoZWV0\
      cyBuYW1lIGlzCiBub3Qga25vd24gaGVyZS4KCsUBCgQEAAIAEgNIAhYatwEgQ2xpZW50LW1hZGUgVVVJRCwga2VwdCBvbiB0\
      aGUgZGV2aWNlIHVudGlsIGEgdmVyZGljdCBhcnJpdmVzLiBJdCBuYW1lcyBhIHNoZWV0IG9mIGl0cyBwYXJ0aWNpcGFudDoK\
      IHRoYXQgb2YgYW5vdGhlciBvbmUgbWF5IGhhdmUgdGhlIHNhbWUgaWQsIGFuZCBhIGd1ZXNzZWQgaWQgcmVhY2hlcyBub2Jv\
      ZHkgZWxzZSdzLgoKzwIKBAQAAgUSA1ECKxrBAiBCeSB0aGUgZGV2aWNlJ3MgY2xvY2suIERpZ2l0cyBmaW5lciB0aGFuIGEg\
      bWljcm9zZWNvbmQgYXJlIGN1dCBvZmY7IHllYXJzIDEgdG8gOTk5OS4gQSB0aW1lIHRoYXQKIGNhbm5vdCBiZSByaWdodCBk\
      b2VzIG5vdCByZWZ1c2UgdGhlIHNoZWV0IG9mIGEgcGFydGljaXBhbnQ6IHNlZSBTdG9yZWRBbnN3ZXJTaGVldC5kZXZpYXRp\
      b25zLiBPZgogc29tZWJvZHkgd2hvIGhhcyBsZWZ0IGl0IGFsb25lIHRlbGxzIHdoZXRoZXIgdGhlIHNoZWV0IGlzIGZyb20g\
      YmVmb3JlOiB3aGF0IGl0IHNheXMgd2FzIGZpbmlzaGVkCiBhZnRlciBsZWF2aW5nIGlzIHJlZnVzZWQuCgouCgQEAAIHEgNU\
      AhcaISBJQU5BIG5hbWUgb2YgdGhlIGRldmljZSdzIHpvbmUuCgqHAgoEBAACCBIDWAIdGvkBIFRoZSBub3RpZmljYXRpb24g\
      dGhhdCBjYXVzZWQgaXQsIGEgVVVJRCBmcm9tIHRoZSBjYWxsZXIncyBwbGFuOyBlbXB0eSB3aGVuIGZpbGxlZCBpbiB1bmFz\
      a2VkLiBPbmUKIHRoYXQgaXMgbm8gVVVJRCByZWZ1c2VzIHRoZSBzaGVldCAoTk9USUZJQ0FUSU9OX0lEX0lOVkFMSUQpOyBv\
      bmUgdGhhdCBpcyBub3QgdGhlIGNhbGxlcidzIGlzCiBzdG9yZWQgYXMgaXQgaXMgYW5kIG1hcmtzIG5vIG5vdGlmaWNhdGlv\
      biBhcyBhbnN3ZXJlZC4KCk8KBAQAAgkSA1oCFhpCIFRoZSBjbGllbnQgc2F2ZWQgaXQgYmVjYXVzZSB0aGUgcGFydGljaXBh\
      bnQgZm9yZ290IHRvIChUWVQgwqczKS4KCj4KBAQAAgoSA1wCGhoxIENsaWVudCBuYW1lIGFuZCB2ZXJzaW9uLCBhdCBtb3N0\
      IDY0IGNoYXJhY3RlcnMuCgpECgQEAAILEgNeAhcaNyBFLmcuIGBpT1MgMjYuMWAsIGBBbmRyb2lkIDE2YDsgYXQgbW9zdCA2\
      NCBjaGFyYWN0ZXJzLgoKiAIKBAQAAg8SA2UCNBr6ASBBbnN3ZXJzIG9mIG90aGVyIHF1ZXN0aW9ubmFpcmVzIHRoYXQgZGVj\
      aWRlZCB3aGF0IHdhcyBzaG93biwgYXMgdGhlIGRldmljZSBrbmV3IHRoZW0uIFdpdGhvdXQKIGFuIGVudHJ5IHRoZSBzZXJ2\
      ZXIgdXNlcyB0aGUgcGFydGljaXBhbnQncyBsYXRlc3Qgc3RvcmVkIHNoZWV0IG9mIHRoYXQgcXVlc3Rpb25uYWlyZSBhcyBv\
      ZgogYGZpbmlzaGVkX2F0YDogbGF0ZXIgb25lcyBkbyBub3QgY291bnQsIHdoZW5ldmVyIHRoZXkgYXJyaXZlLgoKKwoEBAEC\
      ABIDagIYGh4gVGhlIHF1ZXN0aW9uJ3MgYGVsZW1lbnRfaWRgLgoKbgoEBAECARIDbQQVGmEgU2luZ2xlIGNob2ljZTogb25l\
      IGNvZGU7IG11bHRpcGxlIGNob2ljZTogYW55IG51bWJlcjsgeWVzL25vOiBgeWVzYCBvciBgbm9gOyBjb3VudHJ5OiBpdHMg\
      Y29kZS4KCqABCgQEAQICEgNwBBYakgEgU2xpZGVyLCBTQU0sIHZpc3VhbCBhbmFsb2d1ZSwgbnVtYmVyOyBkdXJhdGlvbjog\
      c2Vjb25kcy4gV2hhdCBjcm9zc2VzIGFuIGVuZCBvZiBhIHNsaWRlciBieSB0aGUKIHJvdW5kaW5nIHRvIDMyIGJpdHMgYWxv\
      bmUgaXMgc3RvcmVkIGFzIHRoZSBlbmQuCgpACgQEAQIDEgNyBBQaMyBUZXh0IGxpbmUsIHRleHQgYXJlYSwgZS1tYWlsLCBh\
      ZGRyZXNzLCB0ZWxlcGhvbmUuCgocCgQEAQIEEgN0BBQaDyBgWVlZWS1NTS1ERGAuCgoXCgQEAQIFEgN2BBQaCiBgSEg6TU1g\
      LgoKPAoEBAECBhIDeAQZGi8gYFlZWVktTU0tRERUSEg6TU1gLCBpbiB0aGUgc2hlZXQncyB0aW1lIHpvbmUuCgpkCgQEAQIH\
      EgN7AiwaVyBXaGVuIGl0IHdhcyBnaXZlbiwgYnkgdGhlIGRldmljZSdzIGNsb2NrOyBhYnNlbnQgd2hlcmUgdGhlIGNsaWVu\
      dCBkb2VzIG5vdCByZWNvcmQgaXQuCgpmCgQEAwIBEgSFAQITGlggTWljcm9waG9uZSBhbXBsaXR1ZGUgMOKAkzEsIG9yIGRl\
      Y2liZWxzIHdoZXJlIGNhbGlicmF0ZWQsIC0yMDAgdG8gMjAwOyB0aGUgbGV2ZWwgb25seS4KCh8KBAQEAgESBIsBAhYaESBX\
      R1MgODQgZGVncmVlcy4KCisKBAQEAgMSBI4BAisaHSBNZXRyZXMgYWJvdmUgdGhlIGVsbGlwc29pZC4KCp4BCgIEBRIGkwEA\
      ngEBGo8BIEF0IG1vc3Qgb25lIG9mIGBjb2Rlc2AsIGBudW1iZXJgIGFuZCBgdGV4dGA7IG5vbmU6IHRoZSBkZXZpY2Uga25l\
      dyBvZiBubyBhbnN3ZXIuIEEgY2xpZW50IHRoYXQKIGNhbm5vdCBzYXkgd2hhdCBpdCBrbmV3IGxlYXZlcyB0aGUgZW50cnkg\
      b3V0LgoKKwoEBAUCAhIElwECHBodIENob2ljZXMsIHllcy9ubywgY291bnRyaWVzLgoKQAoEBAUCAxIEmQECKRoyIFNsaWRl\
      cnMsIHNjYWxlcywgbnVtYmVyczsgc2Vjb25kcyBvZiBhIGR1cmF0aW9uLgoKuQIKBAQFAgQSBJ0BAhIaqgIgQSB0ZXh0LCBv\
      ciBhIGRhdGUsIHRpbWUsIG9yIGRhdGUgYW5kIHRpbWUgYXMgaW4gQW5zd2VyOyBhdCBtb3N0IDEwLDAwMCBjaGFyYWN0ZXJz\
      LiBPbmx5IHdoZXJlIGEKIGNvbmRpdGlvbiBvZiB0aGlzIHZlcnNpb24gbG9va3MgYXQgdGhlIHF1ZXN0aW9uOiB3b3JkcyB0\
      aGF0IG5vYm9keSBhc2tlZCBmb3IgYXJlIG5vdCBrZXB0LCBhbmQgcmVmdXNlCiB0aGUgc2hlZXQgKFJFRkVSRU5DRV9JTlZB\
      TElEKS4gQ29kZXMgYW5kIG51bWJlcnMgb2Ygb3RoZXIgcXVlc3Rpb25zIGFyZSBrZXB0IGFuZCBkZWNpZGUgbm90aGluZy4K\
      ChgKBAQGAgASBKIBAiIaCiAx4oCTNTAwLgoKGwoEBQACARIEqAECFhoNIFN0b3JlZCBub3cuCgpPCgQFAAICEgSqAQIVGkEg\
      U3RvcmVkIGJlZm9yZSB3aXRoIHRoZSBzYW1lIGNvbnRlbnRzOyB0aGUgZGV2aWNlIG1heSBmb3JnZXQgaXQuCgpqCgQFAAID\
      EgSsAQIXGlwgQW5vdGhlciBzaGVldCBvZiB0aGUgY2FsbGVyJ3Mgd2l0aCB0aGlzIGlkIGFuZCBvdGhlciBjb250ZW50cyBp\
      cyBzdG9yZWQ7IHRoYXQgb25lIGlzIGtlcHQuCgpBCgQFAAIEEgSuAQIXGjMgTmV2ZXIgYWNjZXB0YWJsZSBhcyBpdCBpczsg\
      YHZpb2xhdGlvbnNgIHNheXMgd2h5LgoKuggKBAUAAgUSBLwBAhoaqwggTm90IGRlY2lkYWJsZSBub3csIG9yIG5vdCBhY2Nl\
      cHRhYmxlIGFzIGxvbmcgYXMgc29tZXRoaW5nIGxhc3RzOyBrZWVwIGl0IGFuZCBzZW5kIGl0IGFnYWluIGFmdGVyCiBgcmV0\
      cnlfZGVsYXlgLiBgdmlvbGF0aW9uc2Agc2F5cyB3aHksIHdpdGggb25lIG9mIHRoZXNlIHJlYXNvbnM6CiAtIFRPS0VOX09V\
      VERBVEVEOiBieSB3aGF0IGlzIGtub3duIHRoZSBjYWxsZXIgbGVmdCB0aGUgc3R1ZHkgYmVmb3JlIHRoZSBzaGVldCB3YXMg\
      ZmluaXNoZWQsIGFuZCB0aGUKICAgYWNjZXNzIHRva2VuIGlzIG9sZGVyIHRoYW4gdGhhdC4gUmVmcmVzaCB0aGUgdG9rZW4g\
      Zmlyc3QsIHRoZW4gc2VuZCBhZ2FpbiBhdCBvbmNlLgogLSBTVFVEWV9OT1RfWUVUX0tOT1dOLCBWRVJTSU9OX05PVF9ZRVRf\
      S05PV04sIEVOUk9MTUVOVF9OT1RfWUVUX0tOT1dOLCBHUk9VUF9OT1RfWUVUX0tOT1dOOiB0aGlzCiAgIHNlcnZpY2UgaGFz\
      IG5vdCBoZWFyZCBvZiBpdCB5ZXQsIGFuZCBpdHMgb3duZXIgY2Fubm90IGJlIGFza2VkLgogLSBTVFVEWV9VTkNPTkZJUk1F\
      RDogdGhlIHN0dWR5J3MgcnVsZXMsIGFzIGtub3duIGhlcmUsIHJlZnVzZSB0aGUgc2hlZXQsIGJ1dCBtYXkgYmUgb2xkZXIg\
      dGhhbiB0aG9zZQogICB0aGF0IHRoZSBkZXZpY2Uga25ldywgb3IgdGhlIGNhbGxlcidzIGdyb3VwIG5ld2VyIHRoYW4gd2hh\
      dCBpcyBrbm93biBvZiBpdC4KIC0gRUFSTElFUl9TSEVFVF9XQUlUUzogYW5vdGhlciBzaGVldCBvZiB0aGUgYmF0Y2ggZGVj\
      aWRlcyBhYm91dCB0aGlzIG9uZSBhbmQgd2FpdHMgaXRzZWxmLgogLSBUSU1FX1pPTkVfTk9UX1lFVF9LTk9XTjogYSB6b25l\
      IG9mIGEgbmV3ZXIgbGlzdCBvZiBJQU5BIHRoYW4gdGhlIHNlcnZlcidzLgogLSBTVFVEWV9QQVVTRUQsIEVOUk9MTUVOVF9Q\
      RU5ESU5HOiB1bnRpbCB0aGUgcGF1c2UgZW5kcywgdW50aWwgYSBsZWFkZXIgaGFzIGRlY2lkZWQuCiAtIFFVT1RBX0VYQ0VF\
      REVEOiBzZWUgU3VibWl0QW5zd2VyU2hlZXRzLgogLSBOT1RfU1RPUkFCTEU6IGEgZmF1bHQgb2YgdGhlIHNlcnZlciwgd2hp\
      Y2ggaXRzIG9wZXJhdG9yIGlzIHRvbGQgb2YuCgrRAQoEBAcCABIEwgECExrCASBQYXRoIHdpdGhpbiB0aGUgc2hlZXQsIGUu\
      Zy4gYGFuc3dlcnNbMl0ubnVtYmVyYDsgYW4gYW5zd2VyIHRoYXQgaXMgbWlzc2luZyBoYXMgbm8gcGxhY2UgaW4gdGhlIGxp\
      c3QgYW5kCiBpcyBuYW1lZCBieSBpdHMgcXVlc3Rpb246IGBhbnN3ZXJzWyJtb29kIl1gLiBJbiB0aGUgb3JkZXIgb2YgdGhl\
      IGZpZWxkcyBvZiBBbnN3ZXJTaGVldC4KCi0KBAQHAgESBMQBAhQaHyBVUFBFUl9TTkFLRV9DQVNFLCBzZWUgUkVBRE1FLgoK\
      WAoEBAgCAhIEzAECJBpKIEFsbCBvZiB0aGVtLCBmb3IgVkVSRElDVF9SRUpFQ1RFRDsgZm9yIFZFUkRJQ1RfUkVUUllfTEFU\
      RVIgd2h5IGl0IHdhaXRzLgoKhwEKBAQIAgMSBM8BAhoaeSBGb3IgVkVSRElDVF9DUkVBVEVEIGFuZCBWRVJESUNUX0VYSVNU\
      Uzogd2hhdCBpcyBvZmZlcmVkIGFmdGVyIHRoaXMgc2hlZXQsIGluIHRoZSBvcmRlciBpbiB3aGljaAogaXQgaXMgdG8gYmUg\
      ZmlsbGVkIGluLgoKdwoEBAgCBBIE0gECIRppIEZvciBWRVJESUNUX0NSRUFURUQgYW5kIFZFUkRJQ1RfRVhJU1RTOiBjb21w\
      dXRlZCBmcm9tIHRoZSBhbnN3ZXJzIGJ5IHRoZSB2ZXJzaW9uIHRoYXQgdGhlIHNoZWV0CiBuYW1lcy4KClkKBAQIAgUSBNQB\
      AisaSyBGb3IgVkVSRElDVF9SRVRSWV9MQVRFUjogaG93IGxvbmcgdG8gd2FpdCBiZWZvcmUgdGhlIHNoZWV0IGlzIHNlbnQg\
      YWdhaW4uCgpOCgQECAIGEgTWAQIhGkAgRm9yIFZFUkRJQ1RfQ1JFQVRFRCBhbmQgVkVSRElDVF9FWElTVFM6IHNlZSBTdG9y\
      ZWRBbnN3ZXJTaGVldC4KCj0KAgQJEgbaAQDiAQEaLyBBIHF1ZXN0aW9ubmFpcmUgdGhhdCBpcyB0byBiZSBmaWxsZWQgaW4g\
      bmV4dC4KCjUKBAQJAgESBN0BAhUaJyBUaGUgdmVyc2lvbiB0aGF0IHRoZSBzdHVkeSBoYW5kcyBvdXQuCgppCgQECQICEgTf\
      AQIuGlsgV2hhdCB0aGUgcGFydGljaXBhbnQgcmVhZHMgYWJvdXQgaXQsIGluIGFsbCBsYW5ndWFnZXM7IGFic2VudDogdGhl\
      IHF1ZXN0aW9ubmFpcmUncyB0aXRsZS4KCloKBAQJAgMSBOEBAhwaTCBUaGUgc2hlZXQgdGhhdCBpdCBmb2xsb3dzIGZyb207\
      IGVtcHR5IGZvciBvbmUgdGhhdCBibG9ja3MgZXZlcnl0aGluZyBlbHNlLgoKJQoCBAoSBuUBAOsBARoXIEEgc2NvcmUgb2Yg\
      b25lIHNoZWV0LgoKNAoEBAoCARIE6AECKBomIEFic2VudDogdG9vIGZldyBpdGVtcyB3ZXJlIGFuc3dlcmVkLgoKRwoEBAoC\
      AhIE6gECEho5IENvZGUgb2YgdGhlIGdyYWRlIHRoYXQgdGhlIHZhbHVlIGxpZXMgaW47IG1heSBiZSBlbXB0eS4KCigKBAQM\
      AgASBPMBAhwaGiBFYWNoIHF1ZXN0aW9ubmFpcmUgb25jZS4KCj4KBAQNAgASBPgBAiUaMCBTYW1lIG9yZGVyIGFuZCBudW1i\
      ZXIgYXMgdGhlIHJlcXVlc3QncyBzaGVldHMuCgorCgQEDgIAEgT9AQIWGh0gRW1wdHk6IGFsbCBvZiB0aGUgY2FsbGVyJ3Mu\
      CgokCgQEDgICEgSAAgIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4KClcKBAQQAgMSBI4CAhYaSSBUaGUgcGFydGljaXBhbnQn\
      cyBncm91cCBpbiB0aGUgc3R1ZHkgd2hlbiBpdCB3YXMgZmluaXNoZWQ7IGVtcHR5OiBub25lLgoKtAQKBAQQAgQSBJUCAiEa\
      pQQgUnVsZXMgdGhhdCBpdCB3YXMgZmlsbGVkIGluIGFnYWluc3Qgd2l0aG91dCBiZWluZyByZWZ1c2VkIGZvciBpdDogYEJM\
      T0NLRURgIChiZWZvcmUgYQogcXVlc3Rpb25uYWlyZSB0aGF0IGJsb2NrcyB0aGUgb3RoZXJzKSwgYFBBVVNFRGAgKHdoaWxl\
      IHRoZSBzdHVkeSB3YXMgcGF1c2VkKSwgYENMT0NLX0lNUExBVVNJQkxFYAogKGBmaW5pc2hlZF9hdGAgaXMgbW9yZSB0aGFu\
      IHRoZSB0b2xlcmFuY2UsIDI0IGhvdXJzIGJ5IGRlZmF1bHQsIGJlZm9yZSB0aGUgcGFydGljaXBhbnQgam9pbmVkIHRoZQog\
      c3R1ZHkgb3IgYWZ0ZXIgdGhlIHNoZWV0IHdhcyByZWNlaXZlZDogbm8gcnVsZSB0aGF0IGhhbmdzIG9uIHRoZSB0aW1lIGlz\
      IGFwcGxpZWQsIGFuZCBHZXRTZXJpZXMKIGxlYXZlcyBpdCBvdXQpLCBgQ0xPQ0tfSU5DT05TSVNURU5UYCAoYHN0YXJ0ZWRf\
      YXRgIGFmdGVyIGBmaW5pc2hlZF9hdGAsIG9yIGEgdGltZSBvZiBhbiBhbnN3ZXIgb3IKIG1lYXN1cmVtZW50IG1vcmUgdGhh\
      biB0aGUgdG9sZXJhbmNlIGFmdGVyIHRoZSBzaGVldCB3YXMgcmVjZWl2ZWQpLgoKTgoEBBECAxIEnQICJRpAIEFic2VudDog\
      ZnJvbSB0aGUgZmlyc3QsIHRvIHRoZSBsYXN0LiBIYWxmLW9wZW46IFtmcm9tLCB1bnRpbCkuCgozCgQEEgIAEgSjAgIiGiUg\
      QXQgbW9zdCAxMCwwMDAsIHRoZSBuZXdlc3Qgb2YgdGhlbS4KCkIKBAQSAgESBKUCAhUaNCBUcnVlIHdoZW4gb2xkZXIgcG9p\
      bnRzIHdlcmUgbGVmdCBvdXQgYnkgdGhlIGxpbWl0LgoKVQoEBQECARIEtQICGRpHIE9uZSByb3cgcGVyIHNoZWV0LCBvbmUg\
      Y29sdW1uIHBlciBxdWVzdGlvbjsgbmVlZHMgYHF1ZXN0aW9ubmFpcmVfaWRgLgoKSAoEBQECAhIEtwICGRo6IE9uZSByb3cg\
      cGVyIGFuc3dlciBvdmVyIGFsbCBxdWVzdGlvbm5haXJlcyBvZiB0aGUgc3R1ZHkuCgo2CgQEFQIBEgTDAgIUGiggU2hlZXRz\
      IGNvbnRhaW5lZCBpbiB0aGlzIGNodW5rJ3Mgcm93cy4KYgZwcm90bzM=
      """)
}
