// Generated from otolith/catalogue/v1/questionnaire.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CatalogueV1 {
  public enum EnableBehavior: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// All, the same as ENABLE_BEHAVIOR_ALL.
    case unspecified
    case all
    case any
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .all, .any] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .all
        case 2: .any
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .all: 1
        case .any: 2
        case .unrecognized(let number): number
      }
    }
  }
}

extension CatalogueV1 {
  public enum ConditionOperator: RawRepresentable, CaseIterable, Sendable, Hashable {
    case unspecified
    /// The question has an answer.
    case answered
    case notAnswered
    /// The answer is (a choice: contains) one of `codes`, or equals `number`.
    case equal
    /// Answered, and not EQUAL.
    case notEqual
    case less
    case lessOrEqual
    case greater
    case greaterOrEqual
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .answered, .notAnswered, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .answered
        case 2: .notAnswered
        case 3: .equal
        case 4: .notEqual
        case 5: .less
        case 6: .lessOrEqual
        case 7: .greater
        case 8: .greaterOrEqual
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .answered: 1
        case .notAnswered: 2
        case .equal: 3
        case .notEqual: 4
        case .less: 5
        case .lessOrEqual: 6
        case .greater: 7
        case .greaterOrEqual: 8
        case .unrecognized(let number): number
      }
    }
  }
}

extension CatalogueV1 {
  public enum ManikinDimension: RawRepresentable, CaseIterable, Sendable, Hashable {
    case unspecified
    case valence
    case arousal
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .valence, .arousal] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .valence
        case 2: .arousal
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .valence: 1
        case .arousal: 2
        case .unrecognized(let number): number
      }
    }
  }
}

extension CatalogueV1 {
  public enum SensorKind: RawRepresentable, CaseIterable, Sendable, Hashable {
    case unspecified
    /// Latitude, longitude, altitude.
    case position
    /// Level only, never a recording (TYT §2).
    case noiseLevel
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .position, .noiseLevel] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .position
        case 2: .noiseLevel
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .position: 1
        case .noiseLevel: 2
        case .unrecognized(let number): number
      }
    }
  }
}

extension CatalogueV1 {
  public struct Questionnaire: Message {
    /// 1–64 characters: lower-case letters, digits, hyphens. Unique in the catalogue.
    public var questionnaireID: String
    /// From 1, counted up at each publication. 0 in an import.
    public var version: UInt32
    /// Lower-case hexadecimal SHA-256 over the canonical contents, all languages. Computed by the service.
    public var contentHash: String
    public var title: CatalogueV1.LocalizedText?
    public var description: CatalogueV1.LocalizedText?
    /// Shown before the first and after the last element.
    public var introduction: CatalogueV1.LocalizedText?
    public var closing: CatalogueV1.LocalizedText?
    /// BCP 47.
    public var defaultLanguage: String
    public var elements: [CatalogueV1.Element]
    public var sensors: [CatalogueV1.SensorRequest]
    /// True where the wording is not the validated instrument's.
    public var demonstrationWording: Bool
    /// Where structure and codes come from.
    public var source: String
    public var licence: String
    public var publishedAt: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.questionnaireID = ""
      self.version = 0
      self.contentHash = ""
      self.title = nil
      self.description = nil
      self.introduction = nil
      self.closing = nil
      self.defaultLanguage = ""
      self.elements = []
      self.sensors = []
      self.demonstrationWording = false
      self.source = ""
      self.licence = ""
      self.publishedAt = nil
    }

    public init(
      questionnaireID: String = "",
      version: UInt32 = 0,
      contentHash: String = "",
      title: CatalogueV1.LocalizedText? = nil,
      description: CatalogueV1.LocalizedText? = nil,
      introduction: CatalogueV1.LocalizedText? = nil,
      closing: CatalogueV1.LocalizedText? = nil,
      defaultLanguage: String = "",
      elements: [CatalogueV1.Element] = [],
      sensors: [CatalogueV1.SensorRequest] = [],
      demonstrationWording: Bool = false,
      source: String = "",
      licence: String = "",
      publishedAt: GoogleProtobuf.Timestamp? = nil
    ) {
      self.questionnaireID = questionnaireID
      self.version = version
      self.contentHash = contentHash
      self.title = title
      self.description = description
      self.introduction = introduction
      self.closing = closing
      self.defaultLanguage = defaultLanguage
      self.elements = elements
      self.sensors = sensors
      self.demonstrationWording = demonstrationWording
      self.source = source
      self.licence = licence
      self.publishedAt = publishedAt
    }
  }
}

extension CatalogueV1.Questionnaire {
  public static var fullName: String { "otolith.catalogue.v1.Questionnaire" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Questionnaire()
    otolith__catalogue__v1__questionnaire__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Questionnaire>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
    self.title = c.pointee.title.map { CatalogueV1.LocalizedText($0) }
    self.description = c.pointee.description.map { CatalogueV1.LocalizedText($0) }
    self.introduction = c.pointee.introduction.map { CatalogueV1.LocalizedText($0) }
    self.closing = c.pointee.closing.map { CatalogueV1.LocalizedText($0) }
    self.defaultLanguage = Codec.string(c.pointee.default_language)
    self.elements = Codec.messages(c.pointee.elements, c.pointee.n_elements) { CatalogueV1.Element($0) }
    self.sensors = Codec.messages(c.pointee.sensors, c.pointee.n_sensors) { CatalogueV1.SensorRequest($0) }
    self.demonstrationWording = c.pointee.demonstration_wording != 0
    self.source = Codec.string(c.pointee.source)
    self.licence = Codec.string(c.pointee.licence)
    self.publishedAt = c.pointee.published_at.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Questionnaire> {
    let c = arena.allocate(Otolith__Catalogue__V1__Questionnaire.self)
    otolith__catalogue__v1__questionnaire__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if !self.contentHash.isEmpty { c.pointee.content_hash = arena.string(self.contentHash) }
    if let value = self.title { c.pointee.title = value.cStruct(in: arena) }
    if let value = self.description { c.pointee.description = value.cStruct(in: arena) }
    if let value = self.introduction { c.pointee.introduction = value.cStruct(in: arena) }
    if let value = self.closing { c.pointee.closing = value.cStruct(in: arena) }
    if !self.defaultLanguage.isEmpty { c.pointee.default_language = arena.string(self.defaultLanguage) }
    if !self.elements.isEmpty {
      c.pointee.n_elements = self.elements.count
      c.pointee.elements = arena.array(self.elements) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Element>? }
    }
    if !self.sensors.isEmpty {
      c.pointee.n_sensors = self.sensors.count
      c.pointee.sensors = arena.array(self.sensors) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__SensorRequest>? }
    }
    c.pointee.demonstration_wording = self.demonstrationWording ? 1 : 0
    if !self.source.isEmpty { c.pointee.source = arena.string(self.source) }
    if !self.licence.isEmpty { c.pointee.licence = arena.string(self.licence) }
    if let value = self.publishedAt { c.pointee.published_at = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// One line of a questionnaire.
  public struct Element: Message {
    public enum OneOfContent: Sendable, Hashable {
      case headline(CatalogueV1.LocalizedText)
      case text(CatalogueV1.LocalizedText)
      case question(CatalogueV1.Question)
      case pageBreak(CatalogueV1.PageBreak)
    }

    /// Stable code, unique in the questionnaire: 1–64 characters of letters, digits, `_`. Names the
    /// column in exports when the element is a question.
    public var elementID: String
    public var content: CatalogueV1.Element.OneOfContent?
    /// Empty: always shown. Otherwise shown if `enable_behavior` of the conditions hold; a question
    /// that is not shown must not be answered and is not required (FHIR SDC enableWhen).
    public var enableWhen: [CatalogueV1.Condition]
    public var enableBehavior: CatalogueV1.EnableBehavior

    /// Every field at its default.
    public init() {
      self.elementID = ""
      self.content = nil
      self.enableWhen = []
      self.enableBehavior = CatalogueV1.EnableBehavior(rawValue: 0)
    }

    public init(
      elementID: String = "",
      content: CatalogueV1.Element.OneOfContent? = nil,
      enableWhen: [CatalogueV1.Condition] = [],
      enableBehavior: CatalogueV1.EnableBehavior = CatalogueV1.EnableBehavior(rawValue: 0)
    ) {
      self.elementID = elementID
      self.content = content
      self.enableWhen = enableWhen
      self.enableBehavior = enableBehavior
    }
  }
}

extension CatalogueV1.Element {
  public static var fullName: String { "otolith.catalogue.v1.Element" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Element()
    otolith__catalogue__v1__element__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Element>) {
    self.elementID = Codec.string(c.pointee.element_id)
    self.content = switch c.pointee.content_case.rawValue {
      case 2: .headline(CatalogueV1.LocalizedText(c.pointee.headline!))
      case 3: .text(CatalogueV1.LocalizedText(c.pointee.text!))
      case 4: .question(CatalogueV1.Question(c.pointee.question!))
      case 5: .pageBreak(CatalogueV1.PageBreak(c.pointee.page_break!))
      default: nil
    }
    self.enableWhen = Codec.messages(c.pointee.enable_when, c.pointee.n_enable_when) { CatalogueV1.Condition($0) }
    self.enableBehavior = CatalogueV1.EnableBehavior(rawValue: Int32(truncatingIfNeeded: c.pointee.enable_behavior.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Element> {
    let c = arena.allocate(Otolith__Catalogue__V1__Element.self)
    otolith__catalogue__v1__element__init(c)
    if !self.elementID.isEmpty { c.pointee.element_id = arena.string(self.elementID) }
    switch self.content {
      case .headline(let value)?:
        c.pointee.content_case = .init(rawValue: 2)
        c.pointee.headline = value.cStruct(in: arena)
      case .text(let value)?:
        c.pointee.content_case = .init(rawValue: 3)
        c.pointee.text = value.cStruct(in: arena)
      case .question(let value)?:
        c.pointee.content_case = .init(rawValue: 4)
        c.pointee.question = value.cStruct(in: arena)
      case .pageBreak(let value)?:
        c.pointee.content_case = .init(rawValue: 5)
        c.pointee.page_break = value.cStruct(in: arena)
      case nil: break
    }
    if !self.enableWhen.isEmpty {
      c.pointee.n_enable_when = self.enableWhen.count
      c.pointee.enable_when = arena.array(self.enableWhen) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Condition>? }
    }
    c.pointee.enable_behavior = Otolith__Catalogue__V1__EnableBehavior(rawValue: .init(truncatingIfNeeded: self.enableBehavior.rawValue))
    return c
  }
}

extension CatalogueV1 {
  public struct PageBreak: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension CatalogueV1.PageBreak {
  public static var fullName: String { "otolith.catalogue.v1.PageBreak" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__PageBreak()
    otolith__catalogue__v1__page_break__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__PageBreak>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__PageBreak> {
    let c = arena.allocate(Otolith__Catalogue__V1__PageBreak.self)
    otolith__catalogue__v1__page_break__init(c)
    return c
  }
}

extension CatalogueV1 {
  /// A comparison with an answer. Without an answer every operator but NOT_ANSWERED is false.
  public struct Condition: Message {
    /// Empty: this questionnaire, and the question stands before the element. Otherwise the
    /// participant's latest sheet of that questionnaire in the same study.
    public var questionnaireID: String
    public var elementID: String
    public var `operator`: CatalogueV1.ConditionOperator
    /// For choices and yes/no (`yes`, `no`).
    public var codes: [String]
    /// For numbers, sliders and SAM scales.
    public var number: GoogleProtobuf.DoubleValue?

    /// Every field at its default.
    public init() {
      self.questionnaireID = ""
      self.elementID = ""
      self.`operator` = CatalogueV1.ConditionOperator(rawValue: 0)
      self.codes = []
      self.number = nil
    }

    public init(
      questionnaireID: String = "",
      elementID: String = "",
      `operator`: CatalogueV1.ConditionOperator = CatalogueV1.ConditionOperator(rawValue: 0),
      codes: [String] = [],
      number: GoogleProtobuf.DoubleValue? = nil
    ) {
      self.questionnaireID = questionnaireID
      self.elementID = elementID
      self.`operator` = `operator`
      self.codes = codes
      self.number = number
    }
  }
}

extension CatalogueV1.Condition {
  public static var fullName: String { "otolith.catalogue.v1.Condition" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Condition()
    otolith__catalogue__v1__condition__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Condition>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.elementID = Codec.string(c.pointee.element_id)
    self.`operator` = CatalogueV1.ConditionOperator(rawValue: Int32(truncatingIfNeeded: c.pointee.operator_.rawValue))
    self.codes = Codec.array(c.pointee.codes, c.pointee.n_codes) { Codec.string($0) }
    self.number = c.pointee.number.map { GoogleProtobuf.DoubleValue($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Condition> {
    let c = arena.allocate(Otolith__Catalogue__V1__Condition.self)
    otolith__catalogue__v1__condition__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.elementID.isEmpty { c.pointee.element_id = arena.string(self.elementID) }
    c.pointee.operator_ = Otolith__Catalogue__V1__ConditionOperator(rawValue: .init(truncatingIfNeeded: self.`operator`.rawValue))
    if !self.codes.isEmpty {
      c.pointee.n_codes = self.codes.count
      c.pointee.codes = arena.array(self.codes) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if let value = self.number { c.pointee.number = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  public struct Question: Message {
    public enum OneOfType: Sendable, Hashable {
      case singleChoice(CatalogueV1.SingleChoice)
      case multipleChoice(CatalogueV1.MultipleChoice)
      case yesNo(CatalogueV1.YesNo)
      case slider(CatalogueV1.Slider)
      case selfAssessmentManikin(CatalogueV1.SelfAssessmentManikin)
      case number(CatalogueV1.Number)
      case date(CatalogueV1.DateEntry)
      case time(CatalogueV1.TimeEntry)
      case textLine(CatalogueV1.TextLine)
      case textArea(CatalogueV1.TextArea)
    }

    public var text: CatalogueV1.LocalizedText?
    public var description: CatalogueV1.LocalizedText?
    /// Questions are required unless this is set (generic forms §4).
    public var optionalAnswer: Bool
    public var type: CatalogueV1.Question.OneOfType?

    /// Every field at its default.
    public init() {
      self.text = nil
      self.description = nil
      self.optionalAnswer = false
      self.type = nil
    }

    public init(
      text: CatalogueV1.LocalizedText? = nil,
      description: CatalogueV1.LocalizedText? = nil,
      optionalAnswer: Bool = false,
      type: CatalogueV1.Question.OneOfType? = nil
    ) {
      self.text = text
      self.description = description
      self.optionalAnswer = optionalAnswer
      self.type = type
    }
  }
}

extension CatalogueV1.Question {
  public static var fullName: String { "otolith.catalogue.v1.Question" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Question()
    otolith__catalogue__v1__question__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Question>) {
    self.text = c.pointee.text.map { CatalogueV1.LocalizedText($0) }
    self.description = c.pointee.description.map { CatalogueV1.LocalizedText($0) }
    self.optionalAnswer = c.pointee.optional_answer != 0
    self.type = switch c.pointee.type_case.rawValue {
      case 4: .singleChoice(CatalogueV1.SingleChoice(c.pointee.single_choice!))
      case 5: .multipleChoice(CatalogueV1.MultipleChoice(c.pointee.multiple_choice!))
      case 6: .yesNo(CatalogueV1.YesNo(c.pointee.yes_no!))
      case 7: .slider(CatalogueV1.Slider(c.pointee.slider!))
      case 8: .selfAssessmentManikin(CatalogueV1.SelfAssessmentManikin(c.pointee.self_assessment_manikin!))
      case 9: .number(CatalogueV1.Number(c.pointee.number!))
      case 10: .date(CatalogueV1.DateEntry(c.pointee.date!))
      case 11: .time(CatalogueV1.TimeEntry(c.pointee.time!))
      case 12: .textLine(CatalogueV1.TextLine(c.pointee.text_line!))
      case 13: .textArea(CatalogueV1.TextArea(c.pointee.text_area!))
      default: nil
    }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Question> {
    let c = arena.allocate(Otolith__Catalogue__V1__Question.self)
    otolith__catalogue__v1__question__init(c)
    if let value = self.text { c.pointee.text = value.cStruct(in: arena) }
    if let value = self.description { c.pointee.description = value.cStruct(in: arena) }
    c.pointee.optional_answer = self.optionalAnswer ? 1 : 0
    switch self.type {
      case .singleChoice(let value)?:
        c.pointee.type_case = .init(rawValue: 4)
        c.pointee.single_choice = value.cStruct(in: arena)
      case .multipleChoice(let value)?:
        c.pointee.type_case = .init(rawValue: 5)
        c.pointee.multiple_choice = value.cStruct(in: arena)
      case .yesNo(let value)?:
        c.pointee.type_case = .init(rawValue: 6)
        c.pointee.yes_no = value.cStruct(in: arena)
      case .slider(let value)?:
        c.pointee.type_case = .init(rawValue: 7)
        c.pointee.slider = value.cStruct(in: arena)
      case .selfAssessmentManikin(let value)?:
        c.pointee.type_case = .init(rawValue: 8)
        c.pointee.self_assessment_manikin = value.cStruct(in: arena)
      case .number(let value)?:
        c.pointee.type_case = .init(rawValue: 9)
        c.pointee.number = value.cStruct(in: arena)
      case .date(let value)?:
        c.pointee.type_case = .init(rawValue: 10)
        c.pointee.date = value.cStruct(in: arena)
      case .time(let value)?:
        c.pointee.type_case = .init(rawValue: 11)
        c.pointee.time = value.cStruct(in: arena)
      case .textLine(let value)?:
        c.pointee.type_case = .init(rawValue: 12)
        c.pointee.text_line = value.cStruct(in: arena)
      case .textArea(let value)?:
        c.pointee.type_case = .init(rawValue: 13)
        c.pointee.text_area = value.cStruct(in: arena)
      case nil: break
    }
    return c
  }
}

extension CatalogueV1 {
  public struct Option: Message {
    /// What is stored and exported: 1–64 characters of letters, digits, `_`, `-`, `.`.
    public var code: String
    public var label: CatalogueV1.LocalizedText?
    /// In a multiple choice: cannot be chosen together with others.
    public var exclusive: Bool

    /// Every field at its default.
    public init() {
      self.code = ""
      self.label = nil
      self.exclusive = false
    }

    public init(
      code: String = "",
      label: CatalogueV1.LocalizedText? = nil,
      exclusive: Bool = false
    ) {
      self.code = code
      self.label = label
      self.exclusive = exclusive
    }
  }
}

extension CatalogueV1.Option {
  public static var fullName: String { "otolith.catalogue.v1.Option" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Option()
    otolith__catalogue__v1__option__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Option>) {
    self.code = Codec.string(c.pointee.code)
    self.label = c.pointee.label.map { CatalogueV1.LocalizedText($0) }
    self.exclusive = c.pointee.exclusive != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Option> {
    let c = arena.allocate(Otolith__Catalogue__V1__Option.self)
    otolith__catalogue__v1__option__init(c)
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    if let value = self.label { c.pointee.label = value.cStruct(in: arena) }
    c.pointee.exclusive = self.exclusive ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  public struct SingleChoice: Message {
    public var options: [CatalogueV1.Option]
    /// Whether to draw it as a turning knob instead of a list.
    public var knob: Bool

    /// Every field at its default.
    public init() {
      self.options = []
      self.knob = false
    }

    public init(
      options: [CatalogueV1.Option] = [],
      knob: Bool = false
    ) {
      self.options = options
      self.knob = knob
    }
  }
}

extension CatalogueV1.SingleChoice {
  public static var fullName: String { "otolith.catalogue.v1.SingleChoice" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__SingleChoice()
    otolith__catalogue__v1__single_choice__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__SingleChoice>) {
    self.options = Codec.messages(c.pointee.options, c.pointee.n_options) { CatalogueV1.Option($0) }
    self.knob = c.pointee.knob != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__SingleChoice> {
    let c = arena.allocate(Otolith__Catalogue__V1__SingleChoice.self)
    otolith__catalogue__v1__single_choice__init(c)
    if !self.options.isEmpty {
      c.pointee.n_options = self.options.count
      c.pointee.options = arena.array(self.options) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Option>? }
    }
    c.pointee.knob = self.knob ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  public struct MultipleChoice: Message {
    public var options: [CatalogueV1.Option]

    /// Every field at its default.
    public init() {
      self.options = []
    }

    public init(
      options: [CatalogueV1.Option] = []
    ) {
      self.options = options
    }
  }
}

extension CatalogueV1.MultipleChoice {
  public static var fullName: String { "otolith.catalogue.v1.MultipleChoice" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__MultipleChoice()
    otolith__catalogue__v1__multiple_choice__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__MultipleChoice>) {
    self.options = Codec.messages(c.pointee.options, c.pointee.n_options) { CatalogueV1.Option($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__MultipleChoice> {
    let c = arena.allocate(Otolith__Catalogue__V1__MultipleChoice.self)
    otolith__catalogue__v1__multiple_choice__init(c)
    if !self.options.isEmpty {
      c.pointee.n_options = self.options.count
      c.pointee.options = arena.array(self.options) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Option>? }
    }
    return c
  }
}

extension CatalogueV1 {
  /// Stored as the codes `yes` and `no`.
  public struct YesNo: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension CatalogueV1.YesNo {
  public static var fullName: String { "otolith.catalogue.v1.YesNo" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__YesNo()
    otolith__catalogue__v1__yes_no__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__YesNo>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__YesNo> {
    let c = arena.allocate(Otolith__Catalogue__V1__YesNo.self)
    otolith__catalogue__v1__yes_no__init(c)
    return c
  }
}

extension CatalogueV1 {
  /// Has no initial value: a client must not preselect a position (TYT §2, TYS FR 13).
  public struct Slider: Message {
    public var minimum: Double
    public var maximum: Double
    /// Values are `minimum + k·step`; 0 means continuous.
    public var step: Double
    public var minimumLabel: CatalogueV1.LocalizedText?
    public var maximumLabel: CatalogueV1.LocalizedText?
    /// Whether to draw it as a turning knob.
    public var knob: Bool

    /// Every field at its default.
    public init() {
      self.minimum = 0
      self.maximum = 0
      self.step = 0
      self.minimumLabel = nil
      self.maximumLabel = nil
      self.knob = false
    }

    public init(
      minimum: Double = 0,
      maximum: Double = 0,
      step: Double = 0,
      minimumLabel: CatalogueV1.LocalizedText? = nil,
      maximumLabel: CatalogueV1.LocalizedText? = nil,
      knob: Bool = false
    ) {
      self.minimum = minimum
      self.maximum = maximum
      self.step = step
      self.minimumLabel = minimumLabel
      self.maximumLabel = maximumLabel
      self.knob = knob
    }
  }
}

extension CatalogueV1.Slider {
  public static var fullName: String { "otolith.catalogue.v1.Slider" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Slider()
    otolith__catalogue__v1__slider__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Slider>) {
    self.minimum = c.pointee.minimum
    self.maximum = c.pointee.maximum
    self.step = c.pointee.step
    self.minimumLabel = c.pointee.minimum_label.map { CatalogueV1.LocalizedText($0) }
    self.maximumLabel = c.pointee.maximum_label.map { CatalogueV1.LocalizedText($0) }
    self.knob = c.pointee.knob != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Slider> {
    let c = arena.allocate(Otolith__Catalogue__V1__Slider.self)
    otolith__catalogue__v1__slider__init(c)
    c.pointee.minimum = self.minimum
    c.pointee.maximum = self.maximum
    c.pointee.step = self.step
    if let value = self.minimumLabel { c.pointee.minimum_label = value.cStruct(in: arena) }
    if let value = self.maximumLabel { c.pointee.maximum_label = value.cStruct(in: arena) }
    c.pointee.knob = self.knob ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// Nine pictures, stored as the integers 1–9.
  public struct SelfAssessmentManikin: Message {
    public var dimension: CatalogueV1.ManikinDimension

    /// Every field at its default.
    public init() {
      self.dimension = CatalogueV1.ManikinDimension(rawValue: 0)
    }

    public init(
      dimension: CatalogueV1.ManikinDimension = CatalogueV1.ManikinDimension(rawValue: 0)
    ) {
      self.dimension = dimension
    }
  }
}

extension CatalogueV1.SelfAssessmentManikin {
  public static var fullName: String { "otolith.catalogue.v1.SelfAssessmentManikin" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__SelfAssessmentManikin()
    otolith__catalogue__v1__self_assessment_manikin__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__SelfAssessmentManikin>) {
    self.dimension = CatalogueV1.ManikinDimension(rawValue: Int32(truncatingIfNeeded: c.pointee.dimension.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__SelfAssessmentManikin> {
    let c = arena.allocate(Otolith__Catalogue__V1__SelfAssessmentManikin.self)
    otolith__catalogue__v1__self_assessment_manikin__init(c)
    c.pointee.dimension = Otolith__Catalogue__V1__ManikinDimension(rawValue: .init(truncatingIfNeeded: self.dimension.rawValue))
    return c
  }
}

extension CatalogueV1 {
  public struct Number: Message {
    public var minimum: GoogleProtobuf.DoubleValue?
    public var maximum: GoogleProtobuf.DoubleValue?
    public var integer: Bool
    /// UCUM code, e.g. `mm[Hg]`; empty for a pure number.
    public var unit: String

    /// Every field at its default.
    public init() {
      self.minimum = nil
      self.maximum = nil
      self.integer = false
      self.unit = ""
    }

    public init(
      minimum: GoogleProtobuf.DoubleValue? = nil,
      maximum: GoogleProtobuf.DoubleValue? = nil,
      integer: Bool = false,
      unit: String = ""
    ) {
      self.minimum = minimum
      self.maximum = maximum
      self.integer = integer
      self.unit = unit
    }
  }
}

extension CatalogueV1.Number {
  public static var fullName: String { "otolith.catalogue.v1.Number" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Number()
    otolith__catalogue__v1__number__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Number>) {
    self.minimum = c.pointee.minimum.map { GoogleProtobuf.DoubleValue($0) }
    self.maximum = c.pointee.maximum.map { GoogleProtobuf.DoubleValue($0) }
    self.integer = c.pointee.integer != 0
    self.unit = Codec.string(c.pointee.unit)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Number> {
    let c = arena.allocate(Otolith__Catalogue__V1__Number.self)
    otolith__catalogue__v1__number__init(c)
    if let value = self.minimum { c.pointee.minimum = value.cStruct(in: arena) }
    if let value = self.maximum { c.pointee.maximum = value.cStruct(in: arena) }
    c.pointee.integer = self.integer ? 1 : 0
    if !self.unit.isEmpty { c.pointee.unit = arena.string(self.unit) }
    return c
  }
}

extension CatalogueV1 {
  /// Stored as an ISO 8601 calendar date, `YYYY-MM-DD`.
  public struct DateEntry: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension CatalogueV1.DateEntry {
  public static var fullName: String { "otolith.catalogue.v1.DateEntry" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__DateEntry()
    otolith__catalogue__v1__date_entry__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__DateEntry>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__DateEntry> {
    let c = arena.allocate(Otolith__Catalogue__V1__DateEntry.self)
    otolith__catalogue__v1__date_entry__init(c)
    return c
  }
}

extension CatalogueV1 {
  /// Stored as an ISO 8601 clock time, `HH:MM`.
  public struct TimeEntry: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension CatalogueV1.TimeEntry {
  public static var fullName: String { "otolith.catalogue.v1.TimeEntry" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__TimeEntry()
    otolith__catalogue__v1__time_entry__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__TimeEntry>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__TimeEntry> {
    let c = arena.allocate(Otolith__Catalogue__V1__TimeEntry.self)
    otolith__catalogue__v1__time_entry__init(c)
    return c
  }
}

extension CatalogueV1 {
  public struct TextLine: Message {
    /// In characters (Unicode scalars); 0 means the default of 255.
    public var maximumLength: UInt32

    /// Every field at its default.
    public init() {
      self.maximumLength = 0
    }

    public init(
      maximumLength: UInt32 = 0
    ) {
      self.maximumLength = maximumLength
    }
  }
}

extension CatalogueV1.TextLine {
  public static var fullName: String { "otolith.catalogue.v1.TextLine" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__TextLine()
    otolith__catalogue__v1__text_line__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__TextLine>) {
    self.maximumLength = c.pointee.maximum_length
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__TextLine> {
    let c = arena.allocate(Otolith__Catalogue__V1__TextLine.self)
    otolith__catalogue__v1__text_line__init(c)
    c.pointee.maximum_length = self.maximumLength
    return c
  }
}

extension CatalogueV1 {
  public struct TextArea: Message {
    /// In characters (Unicode scalars); 0 means the default of 4,000.
    public var maximumLength: UInt32

    /// Every field at its default.
    public init() {
      self.maximumLength = 0
    }

    public init(
      maximumLength: UInt32 = 0
    ) {
      self.maximumLength = maximumLength
    }
  }
}

extension CatalogueV1.TextArea {
  public static var fullName: String { "otolith.catalogue.v1.TextArea" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__TextArea()
    otolith__catalogue__v1__text_area__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__TextArea>) {
    self.maximumLength = c.pointee.maximum_length
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__TextArea> {
    let c = arena.allocate(Otolith__Catalogue__V1__TextArea.self)
    otolith__catalogue__v1__text_area__init(c)
    c.pointee.maximum_length = self.maximumLength
    return c
  }
}

extension CatalogueV1 {
  /// A measurement to take while the questionnaire is filled in (TYS `can_use`).
  public struct SensorRequest: Message {
    public var kind: CatalogueV1.SensorKind
    /// At most this many measurements per sheet; 1–100.
    public var count: UInt32

    /// Every field at its default.
    public init() {
      self.kind = CatalogueV1.SensorKind(rawValue: 0)
      self.count = 0
    }

    public init(
      kind: CatalogueV1.SensorKind = CatalogueV1.SensorKind(rawValue: 0),
      count: UInt32 = 0
    ) {
      self.kind = kind
      self.count = count
    }
  }
}

extension CatalogueV1.SensorRequest {
  public static var fullName: String { "otolith.catalogue.v1.SensorRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__SensorRequest()
    otolith__catalogue__v1__sensor_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__SensorRequest>) {
    self.kind = CatalogueV1.SensorKind(rawValue: Int32(truncatingIfNeeded: c.pointee.kind.rawValue))
    self.count = c.pointee.count
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__SensorRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__SensorRequest.self)
    otolith__catalogue__v1__sensor_request__init(c)
    c.pointee.kind = Otolith__Catalogue__V1__SensorKind(rawValue: .init(truncatingIfNeeded: self.kind.rawValue))
    c.pointee.count = self.count
    return c
  }
}

extension CatalogueV1 {
  /// The descriptor of `otolith/catalogue/v1/questionnaire.proto`.
  public static let questionnaireFile = ProtoFile(
    name: "otolith/catalogue/v1/questionnaire.proto",
    dependencies: [GoogleProtobuf.timestampFile, GoogleProtobuf.wrappersFile, CatalogueV1.textFile],
    base64: """
      CihvdG9saXRoL2NhdGFsb2d1ZS92MS9xdWVzdGlvbm5haXJlLnByb3RvEhRvdG9saXRoLmNhdGFsb2d1ZS52MRofZ29vZ2xl\
      L3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90bxoeZ29vZ2xlL3Byb3RvYnVmL3dyYXBwZXJzLnByb3RvGh9vdG9saXRoL2NhdGFs\
      b2d1ZS92MS90ZXh0LnByb3RvIswFCg1RdWVzdGlvbm5haXJlEikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9u\
      bmFpcmVJZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uEiEKDGNvbnRlbnRfaGFzaBgDIAEoCVILY29udGVudEhhc2gSOQoF\
      dGl0bGUYBCABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgV0aXRsZRJFCgtkZXNjcmlwdGlvbhgF\
      IAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSC2Rlc2NyaXB0aW9uEkcKDGludHJvZHVjdGlvbhgG\
      IAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSDGludHJvZHVjdGlvbhI9CgdjbG9zaW5nGAcgASgL\
      MiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIHY2xvc2luZxIpChBkZWZhdWx0X2xhbmd1YWdlGAggASgJ\
      Ug9kZWZhdWx0TGFuZ3VhZ2USOQoIZWxlbWVudHMYCSADKAsyHS5vdG9saXRoLmNhdGFsb2d1ZS52MS5FbGVtZW50UghlbGVt\
      ZW50cxI9CgdzZW5zb3JzGAogAygLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuU2Vuc29yUmVxdWVzdFIHc2Vuc29ycxIzChVk\
      ZW1vbnN0cmF0aW9uX3dvcmRpbmcYCyABKAhSFGRlbW9uc3RyYXRpb25Xb3JkaW5nEhYKBnNvdXJjZRgMIAEoCVIGc291cmNl\
      EhgKB2xpY2VuY2UYDSABKAlSB2xpY2VuY2USPQoMcHVibGlzaGVkX2F0GA4gASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVz\
      dGFtcFILcHVibGlzaGVkQXQiwgMKB0VsZW1lbnQSHQoKZWxlbWVudF9pZBgBIAEoCVIJZWxlbWVudElkEkEKCGhlYWRsaW5l\
      GAIgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dEgAUghoZWFkbGluZRI5CgR0ZXh0GAMgASgLMiMu\
      b3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dEgAUgR0ZXh0EjwKCHF1ZXN0aW9uGAQgASgLMh4ub3RvbGl0aC5j\
      YXRhbG9ndWUudjEuUXVlc3Rpb25IAFIIcXVlc3Rpb24SQAoKcGFnZV9icmVhaxgFIAEoCzIfLm90b2xpdGguY2F0YWxvZ3Vl\
      LnYxLlBhZ2VCcmVha0gAUglwYWdlQnJlYWsSQAoLZW5hYmxlX3doZW4YBiADKAsyHy5vdG9saXRoLmNhdGFsb2d1ZS52MS5D\
      b25kaXRpb25SCmVuYWJsZVdoZW4STQoPZW5hYmxlX2JlaGF2aW9yGAcgASgOMiQub3RvbGl0aC5jYXRhbG9ndWUudjEuRW5h\
      YmxlQmVoYXZpb3JSDmVuYWJsZUJlaGF2aW9yQgkKB2NvbnRlbnQiCwoJUGFnZUJyZWFrIuYBCglDb25kaXRpb24SKQoQcXVl\
      c3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEh0KCmVsZW1lbnRfaWQYAiABKAlSCWVsZW1lbnRJZBJDCghv\
      cGVyYXRvchgDIAEoDjInLm90b2xpdGguY2F0YWxvZ3VlLnYxLkNvbmRpdGlvbk9wZXJhdG9yUghvcGVyYXRvchIUCgVjb2Rl\
      cxgEIAMoCVIFY29kZXMSNAoGbnVtYmVyGAUgASgLMhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUgZudW1iZXIi0AYK\
      CFF1ZXN0aW9uEjcKBHRleHQYASABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgR0ZXh0EkUKC2Rl\
      c2NyaXB0aW9uGAIgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFILZGVzY3JpcHRpb24SJwoPb3B0\
      aW9uYWxfYW5zd2VyGAMgASgIUg5vcHRpb25hbEFuc3dlchJJCg1zaW5nbGVfY2hvaWNlGAQgASgLMiIub3RvbGl0aC5jYXRh\
      bG9ndWUudjEuU2luZ2xlQ2hvaWNlSABSDHNpbmdsZUNob2ljZRJPCg9tdWx0aXBsZV9jaG9pY2UYBSABKAsyJC5vdG9saXRo\
      LmNhdGFsb2d1ZS52MS5NdWx0aXBsZUNob2ljZUgAUg5tdWx0aXBsZUNob2ljZRI0CgZ5ZXNfbm8YBiABKAsyGy5vdG9saXRo\
      LmNhdGFsb2d1ZS52MS5ZZXNOb0gAUgV5ZXNObxI2CgZzbGlkZXIYByABKAsyHC5vdG9saXRoLmNhdGFsb2d1ZS52MS5TbGlk\
      ZXJIAFIGc2xpZGVyEmUKF3NlbGZfYXNzZXNzbWVudF9tYW5pa2luGAggASgLMisub3RvbGl0aC5jYXRhbG9ndWUudjEuU2Vs\
      ZkFzc2Vzc21lbnRNYW5pa2luSABSFXNlbGZBc3Nlc3NtZW50TWFuaWtpbhI2CgZudW1iZXIYCSABKAsyHC5vdG9saXRoLmNh\
      dGFsb2d1ZS52MS5OdW1iZXJIAFIGbnVtYmVyEjUKBGRhdGUYCiABKAsyHy5vdG9saXRoLmNhdGFsb2d1ZS52MS5EYXRlRW50\
      cnlIAFIEZGF0ZRI1CgR0aW1lGAsgASgLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuVGltZUVudHJ5SABSBHRpbWUSPQoJdGV4\
      dF9saW5lGAwgASgLMh4ub3RvbGl0aC5jYXRhbG9ndWUudjEuVGV4dExpbmVIAFIIdGV4dExpbmUSPQoJdGV4dF9hcmVhGA0g\
      ASgLMh4ub3RvbGl0aC5jYXRhbG9ndWUudjEuVGV4dEFyZWFIAFIIdGV4dEFyZWFCBgoEdHlwZSJ1CgZPcHRpb24SEgoEY29k\
      ZRgBIAEoCVIEY29kZRI5CgVsYWJlbBgCIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSBWxhYmVs\
      EhwKCWV4Y2x1c2l2ZRgDIAEoCFIJZXhjbHVzaXZlIloKDFNpbmdsZUNob2ljZRI2CgdvcHRpb25zGAEgAygLMhwub3RvbGl0\
      aC5jYXRhbG9ndWUudjEuT3B0aW9uUgdvcHRpb25zEhIKBGtub2IYAiABKAhSBGtub2IiSAoOTXVsdGlwbGVDaG9pY2USNgoH\
      b3B0aW9ucxgBIAMoCzIcLm90b2xpdGguY2F0YWxvZ3VlLnYxLk9wdGlvblIHb3B0aW9ucyIHCgVZZXNObyL4AQoGU2xpZGVy\
      EhgKB21pbmltdW0YASABKAFSB21pbmltdW0SGAoHbWF4aW11bRgCIAEoAVIHbWF4aW11bRISCgRzdGVwGAMgASgBUgRzdGVw\
      EkgKDW1pbmltdW1fbGFiZWwYBCABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgxtaW5pbXVtTGFi\
      ZWwSSAoNbWF4aW11bV9sYWJlbBgFIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSDG1heGltdW1M\
      YWJlbBISCgRrbm9iGAYgASgIUgRrbm9iIl0KFVNlbGZBc3Nlc3NtZW50TWFuaWtpbhJECglkaW1lbnNpb24YASABKA4yJi5v\
      dG9saXRoLmNhdGFsb2d1ZS52MS5NYW5pa2luRGltZW5zaW9uUglkaW1lbnNpb24ipgEKBk51bWJlchI2CgdtaW5pbXVtGAEg\
      ASgLMhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUgdtaW5pbXVtEjYKB21heGltdW0YAiABKAsyHC5nb29nbGUucHJv\
      dG9idWYuRG91YmxlVmFsdWVSB21heGltdW0SGAoHaW50ZWdlchgDIAEoCFIHaW50ZWdlchISCgR1bml0GAQgASgJUgR1bml0\
      IgsKCURhdGVFbnRyeSILCglUaW1lRW50cnkiMQoIVGV4dExpbmUSJQoObWF4aW11bV9sZW5ndGgYASABKA1SDW1heGltdW1M\
      ZW5ndGgiMQoIVGV4dEFyZWESJQoObWF4aW11bV9sZW5ndGgYASABKA1SDW1heGltdW1MZW5ndGgiWwoNU2Vuc29yUmVxdWVz\
      dBI0CgRraW5kGAEgASgOMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuU2Vuc29yS2luZFIEa2luZBIUCgVjb3VudBgCIAEoDVIF\
      Y291bnQqYwoORW5hYmxlQmVoYXZpb3ISHwobRU5BQkxFX0JFSEFWSU9SX1VOU1BFQ0lGSUVEEAASFwoTRU5BQkxFX0JFSEFW\
      SU9SX0FMTBABEhcKE0VOQUJMRV9CRUhBVklPUl9BTlkQAirJAgoRQ29uZGl0aW9uT3BlcmF0b3ISIgoeQ09ORElUSU9OX09Q\
      RVJBVE9SX1VOU1BFQ0lGSUVEEAASHwobQ09ORElUSU9OX09QRVJBVE9SX0FOU1dFUkVEEAESIwofQ09ORElUSU9OX09QRVJB\
      VE9SX05PVF9BTlNXRVJFRBACEhwKGENPTkRJVElPTl9PUEVSQVRPUl9FUVVBTBADEiAKHENPTkRJVElPTl9PUEVSQVRPUl9O\
      T1RfRVFVQUwQBBIbChdDT05ESVRJT05fT1BFUkFUT1JfTEVTUxAFEiQKIENPTkRJVElPTl9PUEVSQVRPUl9MRVNTX09SX0VR\
      VUFMEAYSHgoaQ09ORElUSU9OX09QRVJBVE9SX0dSRUFURVIQBxInCiNDT05ESVRJT05fT1BFUkFUT1JfR1JFQVRFUl9PUl9F\
      UVVBTBAIKnMKEE1hbmlraW5EaW1lbnNpb24SIQodTUFOSUtJTl9ESU1FTlNJT05fVU5TUEVDSUZJRUQQABIdChlNQU5JS0lO\
      X0RJTUVOU0lPTl9WQUxFTkNFEAESHQoZTUFOSUtJTl9ESU1FTlNJT05fQVJPVVNBTBACKmAKClNlbnNvcktpbmQSGwoXU0VO\
      U09SX0tJTkRfVU5TUEVDSUZJRUQQABIYChRTRU5TT1JfS0lORF9QT1NJVElPThABEhsKF1NFTlNPUl9LSU5EX05PSVNFX0xF\
      VkVMEAJiBnByb3RvMw==
      """)
}
