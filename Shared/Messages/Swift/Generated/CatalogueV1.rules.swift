// Generated from otolith/catalogue/v1/rules.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CatalogueV1 {
  /// How several conditions are combined.
  public enum EnableBehavior: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// The same as ENABLE_BEHAVIOR_ALL.
    case unspecified
    /// All must hold.
    case all
    /// One must hold.
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
  /// How an answer, a score or a count is compared.
  public enum ConditionOperator: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Refused with reason OPERATOR_MISSING, but in a combination.
    case unspecified
    /// The question has an answer.
    case answered
    /// The question has no answer.
    case notAnswered
    /// The answer is (a choice: contains) one of `codes`, or equals `number`, or `text`.
    case equal
    /// Answered, and not EQUAL.
    case notEqual
    /// The answer is below `number`, or before `text`.
    case less
    /// LESS or EQUAL.
    case lessOrEqual
    /// The answer is above `number`, or after `text`.
    case greater
    /// GREATER or EQUAL.
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
  /// How the parts of a combination are combined. Empty parts: one false part makes ALL false, one true
  /// part makes ANY true, otherwise a combination with an empty part is empty, and so is its negation.
  public enum Combination: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// No combination, but a comparison or a count.
    case unspecified
    /// All parts hold.
    case all
    /// One part holds.
    case any
    /// Not ANY.
    case none
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .all, .any, .none] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .all
        case 2: .any
        case 3: .none
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .all: 1
        case .any: 2
        case .none: 3
        case .unrecognized(let number): number
      }
    }
  }
}

extension CatalogueV1 {
  /// How a score is made of its items.
  public enum ScoreMethod: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Refused with reason METHOD_MISSING.
    case unspecified
    /// The weighted sum of the items that are there.
    case sum
    /// The weighted mean times the weights of all items.
    case proratedSum
    /// The weighted mean.
    case mean
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .sum, .proratedSum, .mean] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .sum
        case 2: .proratedSum
        case 3: .mean
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .sum: 1
        case .proratedSum: 2
        case .mean: 3
        case .unrecognized(let number): number
      }
    }
  }
}

extension CatalogueV1 {
  /// One part of a condition. Parts stand in a flat list of at most 200, each after the combination that it
  /// belongs to: a comparison with an answer, a count (`count` is set), or a combination (`combination` is
  /// set). Combinations stand at most 10 levels deep in each other.
  ///
  /// A comparison without an answer is empty, which counts as false, but for NOT_ANSWERED.
  public struct Condition: Message {
    /// Empty: this questionnaire, and the question stands before the element. Otherwise the
    /// participant's latest sheet of that questionnaire in the same study.
    public var questionnaireID: String
    /// The question whose answer is compared; empty in counts, combinations and comparisons of a score.
    public var elementID: String
    /// How it is compared; unspecified in combinations.
    public var `operator`: CatalogueV1.ConditionOperator
    /// For choices, yes/no (`yes`, `no`) and countries. In a count: the codes that count; empty: any.
    public var codes: [String]
    /// For numbers, sliders, scales, durations, scores and counts.
    public var number: GoogleProtobuf.DoubleValue?
    /// Position in the list, from 1, of the combination that it belongs to; 0: none.
    public var parent: UInt32
    /// How the parts that name this one as `parent` are combined; unspecified: it is no combination.
    public var combination: CatalogueV1.Combination
    /// Compares with `number` how many options were chosen over these questions, of `codes` if there
    /// are any; an answer that is no choice counts one. Takes any order and equality. At most 200.
    public var count: [CatalogueV1.QuestionReference]
    /// For texts (equality), dates, times and date-times in the form in which they are stored.
    public var text: String
    /// Instead of `element_id`, in next lists only: compares a score.
    public var scoreID: String

    /// Every field at its default.
    public init() {
      self.questionnaireID = ""
      self.elementID = ""
      self.`operator` = CatalogueV1.ConditionOperator(rawValue: 0)
      self.codes = []
      self.number = nil
      self.parent = 0
      self.combination = CatalogueV1.Combination(rawValue: 0)
      self.count = []
      self.text = ""
      self.scoreID = ""
    }

    public init(
      questionnaireID: String = "",
      elementID: String = "",
      `operator`: CatalogueV1.ConditionOperator = CatalogueV1.ConditionOperator(rawValue: 0),
      codes: [String] = [],
      number: GoogleProtobuf.DoubleValue? = nil,
      parent: UInt32 = 0,
      combination: CatalogueV1.Combination = CatalogueV1.Combination(rawValue: 0),
      count: [CatalogueV1.QuestionReference] = [],
      text: String = "",
      scoreID: String = ""
    ) {
      self.questionnaireID = questionnaireID
      self.elementID = elementID
      self.`operator` = `operator`
      self.codes = codes
      self.number = number
      self.parent = parent
      self.combination = combination
      self.count = count
      self.text = text
      self.scoreID = scoreID
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
    self.parent = c.pointee.parent
    self.combination = CatalogueV1.Combination(rawValue: Int32(truncatingIfNeeded: c.pointee.combination.rawValue))
    self.count = Codec.messages(c.pointee.count, c.pointee.n_count) { CatalogueV1.QuestionReference($0) }
    self.text = Codec.string(c.pointee.text)
    self.scoreID = Codec.string(c.pointee.score_id)
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
    c.pointee.parent = self.parent
    c.pointee.combination = Otolith__Catalogue__V1__Combination(rawValue: .init(truncatingIfNeeded: self.combination.rawValue))
    if !self.count.isEmpty {
      c.pointee.n_count = self.count.count
      c.pointee.count = arena.array(self.count) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__QuestionReference>? }
    }
    if !self.text.isEmpty { c.pointee.text = arena.string(self.text) }
    if !self.scoreID.isEmpty { c.pointee.score_id = arena.string(self.scoreID) }
    return c
  }
}

extension CatalogueV1 {
  /// A question of this questionnaire or of another one.
  public struct QuestionReference: Message {
    /// Empty: this questionnaire.
    public var questionnaireID: String
    /// The question; required.
    public var elementID: String

    /// Every field at its default.
    public init() {
      self.questionnaireID = ""
      self.elementID = ""
    }

    public init(
      questionnaireID: String = "",
      elementID: String = ""
    ) {
      self.questionnaireID = questionnaireID
      self.elementID = elementID
    }
  }
}

extension CatalogueV1.QuestionReference {
  public static var fullName: String { "otolith.catalogue.v1.QuestionReference" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__QuestionReference()
    otolith__catalogue__v1__question_reference__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__QuestionReference>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.elementID = Codec.string(c.pointee.element_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__QuestionReference> {
    let c = arena.allocate(Otolith__Catalogue__V1__QuestionReference.self)
    otolith__catalogue__v1__question_reference__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.elementID.isEmpty { c.pointee.element_id = arena.string(self.elementID) }
    return c
  }
}

extension CatalogueV1 {
  /// A number computed from a filled-in questionnaire: `factor · (sum or mean) + offset`.
  public struct Score: Message {
    /// Unique among the questionnaire's scores; spelled like an element id.
    public var scoreID: String
    /// Shown with the number; may be absent.
    public var title: CatalogueV1.LocalizedText?
    /// How it is made of its items; required.
    public var method: CatalogueV1.ScoreMethod
    /// What it counts; 1–500.
    public var items: [CatalogueV1.ScoreItem]
    /// With fewer items answered there is no score; 0 means all.
    public var minimumAnswered: UInt32
    /// Finite and not 0; absent: 1.
    public var factor: GoogleProtobuf.DoubleValue?
    /// Finite.
    public var offset: Double
    /// In ascending order; each reaches up to the next one's minimum. At most 50, empty: none.
    public var bands: [CatalogueV1.ScoreBand]

    /// Every field at its default.
    public init() {
      self.scoreID = ""
      self.title = nil
      self.method = CatalogueV1.ScoreMethod(rawValue: 0)
      self.items = []
      self.minimumAnswered = 0
      self.factor = nil
      self.offset = 0
      self.bands = []
    }

    public init(
      scoreID: String = "",
      title: CatalogueV1.LocalizedText? = nil,
      method: CatalogueV1.ScoreMethod = CatalogueV1.ScoreMethod(rawValue: 0),
      items: [CatalogueV1.ScoreItem] = [],
      minimumAnswered: UInt32 = 0,
      factor: GoogleProtobuf.DoubleValue? = nil,
      offset: Double = 0,
      bands: [CatalogueV1.ScoreBand] = []
    ) {
      self.scoreID = scoreID
      self.title = title
      self.method = method
      self.items = items
      self.minimumAnswered = minimumAnswered
      self.factor = factor
      self.offset = offset
      self.bands = bands
    }
  }
}

extension CatalogueV1.Score {
  public static var fullName: String { "otolith.catalogue.v1.Score" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Score()
    otolith__catalogue__v1__score__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Score>) {
    self.scoreID = Codec.string(c.pointee.score_id)
    self.title = c.pointee.title.map { CatalogueV1.LocalizedText($0) }
    self.method = CatalogueV1.ScoreMethod(rawValue: Int32(truncatingIfNeeded: c.pointee.method.rawValue))
    self.items = Codec.messages(c.pointee.items, c.pointee.n_items) { CatalogueV1.ScoreItem($0) }
    self.minimumAnswered = c.pointee.minimum_answered
    self.factor = c.pointee.factor.map { GoogleProtobuf.DoubleValue($0) }
    self.offset = c.pointee.offset
    self.bands = Codec.messages(c.pointee.bands, c.pointee.n_bands) { CatalogueV1.ScoreBand($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Score> {
    let c = arena.allocate(Otolith__Catalogue__V1__Score.self)
    otolith__catalogue__v1__score__init(c)
    if !self.scoreID.isEmpty { c.pointee.score_id = arena.string(self.scoreID) }
    if let value = self.title { c.pointee.title = value.cStruct(in: arena) }
    c.pointee.method = Otolith__Catalogue__V1__ScoreMethod(rawValue: .init(truncatingIfNeeded: self.method.rawValue))
    if !self.items.isEmpty {
      c.pointee.n_items = self.items.count
      c.pointee.items = arena.array(self.items) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__ScoreItem>? }
    }
    c.pointee.minimum_answered = self.minimumAnswered
    if let value = self.factor { c.pointee.factor = value.cStruct(in: arena) }
    c.pointee.offset = self.offset
    if !self.bands.isEmpty {
      c.pointee.n_bands = self.bands.count
      c.pointee.bands = arena.array(self.bands) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__ScoreBand>? }
    }
    return c
  }
}

extension CatalogueV1 {
  /// Counts the weight of the chosen option (several: their sum) or the number answered; yes 1, no 0.
  public struct ScoreItem: Message {
    /// What is counted; required, each once in a score.
    public enum OneOfSubject: Sendable, Hashable {
      /// A question of this questionnaire whose answers are numbers or have weights.
      case elementID(String)
      /// A score that stands before.
      case scoreID(String)
    }

    /// What is counted; required, each once in a score.
    public var subject: CatalogueV1.ScoreItem.OneOfSubject?
    /// Finite and not 0; absent: 1.
    public var weight: GoogleProtobuf.DoubleValue?
    /// Counts `lowest + highest − value` of the scale, which must have both; not for scores.
    public var reversed: Bool

    /// Every field at its default.
    public init() {
      self.subject = nil
      self.weight = nil
      self.reversed = false
    }

    public init(
      subject: CatalogueV1.ScoreItem.OneOfSubject? = nil,
      weight: GoogleProtobuf.DoubleValue? = nil,
      reversed: Bool = false
    ) {
      self.subject = subject
      self.weight = weight
      self.reversed = reversed
    }
  }
}

extension CatalogueV1.ScoreItem {
  public static var fullName: String { "otolith.catalogue.v1.ScoreItem" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ScoreItem()
    otolith__catalogue__v1__score_item__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ScoreItem>) {
    self.subject = switch c.pointee.subject_case.rawValue {
      case 1: .elementID(Codec.string(c.pointee.element_id))
      case 2: .scoreID(Codec.string(c.pointee.score_id))
      default: nil
    }
    self.weight = c.pointee.weight.map { GoogleProtobuf.DoubleValue($0) }
    self.reversed = c.pointee.reversed != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ScoreItem> {
    let c = arena.allocate(Otolith__Catalogue__V1__ScoreItem.self)
    otolith__catalogue__v1__score_item__init(c)
    switch self.subject {
      case .elementID(let value)?:
        c.pointee.subject_case = .init(rawValue: 1)
        c.pointee.element_id = arena.string(value)
      case .scoreID(let value)?:
        c.pointee.subject_case = .init(rawValue: 2)
        c.pointee.score_id = arena.string(value)
      case nil: break
    }
    if let value = self.weight { c.pointee.weight = value.cStruct(in: arena) }
    c.pointee.reversed = self.reversed ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// What a score means from `minimum` on.
  public struct ScoreBand: Message {
    /// Inclusive; finite.
    public var minimum: Double
    /// Unique in the score: 1–64 characters of letters, digits, `_`, `-`, `.`.
    public var code: String
    /// Shown with the score; required.
    public var label: CatalogueV1.LocalizedText?

    /// Every field at its default.
    public init() {
      self.minimum = 0
      self.code = ""
      self.label = nil
    }

    public init(
      minimum: Double = 0,
      code: String = "",
      label: CatalogueV1.LocalizedText? = nil
    ) {
      self.minimum = minimum
      self.code = code
      self.label = label
    }
  }
}

extension CatalogueV1.ScoreBand {
  public static var fullName: String { "otolith.catalogue.v1.ScoreBand" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ScoreBand()
    otolith__catalogue__v1__score_band__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ScoreBand>) {
    self.minimum = c.pointee.minimum
    self.code = Codec.string(c.pointee.code)
    self.label = c.pointee.label.map { CatalogueV1.LocalizedText($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ScoreBand> {
    let c = arena.allocate(Otolith__Catalogue__V1__ScoreBand.self)
    otolith__catalogue__v1__score_band__init(c)
    c.pointee.minimum = self.minimum
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    if let value = self.label { c.pointee.label = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// What is offered after a questionnaire was filled in. All lists that apply are offered one after
  /// the other, each questionnaire once (generic forms §5).
  public struct NextList: Message {
    /// A questionnaire of the study; required.
    public var afterQuestionnaireID: String
    /// Over its answers and scores, and the latest answers to others. Empty: always.
    public var conditions: [CatalogueV1.Condition]
    /// How the conditions with `parent` 0 are combined.
    public var behavior: CatalogueV1.EnableBehavior
    /// In the order in which they are to be filled in; at least one, each questionnaire once.
    public var offers: [CatalogueV1.NextOffer]

    /// Every field at its default.
    public init() {
      self.afterQuestionnaireID = ""
      self.conditions = []
      self.behavior = CatalogueV1.EnableBehavior(rawValue: 0)
      self.offers = []
    }

    public init(
      afterQuestionnaireID: String = "",
      conditions: [CatalogueV1.Condition] = [],
      behavior: CatalogueV1.EnableBehavior = CatalogueV1.EnableBehavior(rawValue: 0),
      offers: [CatalogueV1.NextOffer] = []
    ) {
      self.afterQuestionnaireID = afterQuestionnaireID
      self.conditions = conditions
      self.behavior = behavior
      self.offers = offers
    }
  }
}

extension CatalogueV1.NextList {
  public static var fullName: String { "otolith.catalogue.v1.NextList" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__NextList()
    otolith__catalogue__v1__next_list__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__NextList>) {
    self.afterQuestionnaireID = Codec.string(c.pointee.after_questionnaire_id)
    self.conditions = Codec.messages(c.pointee.conditions, c.pointee.n_conditions) { CatalogueV1.Condition($0) }
    self.behavior = CatalogueV1.EnableBehavior(rawValue: Int32(truncatingIfNeeded: c.pointee.behavior.rawValue))
    self.offers = Codec.messages(c.pointee.offers, c.pointee.n_offers) { CatalogueV1.NextOffer($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__NextList> {
    let c = arena.allocate(Otolith__Catalogue__V1__NextList.self)
    otolith__catalogue__v1__next_list__init(c)
    if !self.afterQuestionnaireID.isEmpty { c.pointee.after_questionnaire_id = arena.string(self.afterQuestionnaireID) }
    if !self.conditions.isEmpty {
      c.pointee.n_conditions = self.conditions.count
      c.pointee.conditions = arena.array(self.conditions) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Condition>? }
    }
    c.pointee.behavior = Otolith__Catalogue__V1__EnableBehavior(rawValue: .init(truncatingIfNeeded: self.behavior.rawValue))
    if !self.offers.isEmpty {
      c.pointee.n_offers = self.offers.count
      c.pointee.offers = arena.array(self.offers) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__NextOffer>? }
    }
    return c
  }
}

extension CatalogueV1 {
  /// A questionnaire that is offered next.
  public struct NextOffer: Message {
    /// A questionnaire of the study; required. No chain of offers leads back to where it begins.
    public var questionnaireID: String
    /// What the participant reads about it. Absent: the questionnaire's title.
    public var info: CatalogueV1.LocalizedText?

    /// Every field at its default.
    public init() {
      self.questionnaireID = ""
      self.info = nil
    }

    public init(
      questionnaireID: String = "",
      info: CatalogueV1.LocalizedText? = nil
    ) {
      self.questionnaireID = questionnaireID
      self.info = info
    }
  }
}

extension CatalogueV1.NextOffer {
  public static var fullName: String { "otolith.catalogue.v1.NextOffer" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__NextOffer()
    otolith__catalogue__v1__next_offer__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__NextOffer>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.info = c.pointee.info.map { CatalogueV1.LocalizedText($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__NextOffer> {
    let c = arena.allocate(Otolith__Catalogue__V1__NextOffer.self)
    otolith__catalogue__v1__next_offer__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if let value = self.info { c.pointee.info = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// The descriptor of `otolith/catalogue/v1/rules.proto`.
  public static let rulesFile = ProtoFile(
    name: "otolith/catalogue/v1/rules.proto",
    dependencies: [GoogleProtobuf.wrappersFile, CatalogueV1.textFile],
    base64: """
      CiBvdG9saXRoL2NhdGFsb2d1ZS92MS9ydWxlcy5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEaHmdvb2dsZS9wcm90b2J1\
      Zi93cmFwcGVycy5wcm90bxofb3RvbGl0aC9jYXRhbG9ndWUvdjEvdGV4dC5wcm90byKxAwoJQ29uZGl0aW9uEikKEHF1ZXN0\
      aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIdCgplbGVtZW50X2lkGAIgASgJUgllbGVtZW50SWQSQwoIb3Bl\
      cmF0b3IYAyABKA4yJy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Db25kaXRpb25PcGVyYXRvclIIb3BlcmF0b3ISFAoFY29kZXMY\
      BCADKAlSBWNvZGVzEjQKBm51bWJlchgFIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIGbnVtYmVyEhYKBnBh\
      cmVudBgGIAEoDVIGcGFyZW50EkMKC2NvbWJpbmF0aW9uGAcgASgOMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuQ29tYmluYXRp\
      b25SC2NvbWJpbmF0aW9uEj0KBWNvdW50GAggAygLMicub3RvbGl0aC5jYXRhbG9ndWUudjEuUXVlc3Rpb25SZWZlcmVuY2VS\
      BWNvdW50EhIKBHRleHQYCSABKAlSBHRleHQSGQoIc2NvcmVfaWQYCiABKAlSB3Njb3JlSWQiXQoRUXVlc3Rpb25SZWZlcmVu\
      Y2USKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEh0KCmVsZW1lbnRfaWQYAiABKAlSCWVsZW1l\
      bnRJZCL/AgoFU2NvcmUSGQoIc2NvcmVfaWQYASABKAlSB3Njb3JlSWQSOQoFdGl0bGUYAiABKAsyIy5vdG9saXRoLmNhdGFs\
      b2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgV0aXRsZRI5CgZtZXRob2QYAyABKA4yIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5TY29y\
      ZU1ldGhvZFIGbWV0aG9kEjUKBWl0ZW1zGAQgAygLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuU2NvcmVJdGVtUgVpdGVtcxIp\
      ChBtaW5pbXVtX2Fuc3dlcmVkGAUgASgNUg9taW5pbXVtQW5zd2VyZWQSNAoGZmFjdG9yGAYgASgLMhwuZ29vZ2xlLnByb3Rv\
      YnVmLkRvdWJsZVZhbHVlUgZmYWN0b3ISFgoGb2Zmc2V0GAcgASgBUgZvZmZzZXQSNQoFYmFuZHMYCCADKAsyHy5vdG9saXRo\
      LmNhdGFsb2d1ZS52MS5TY29yZUJhbmRSBWJhbmRzIqYBCglTY29yZUl0ZW0SHwoKZWxlbWVudF9pZBgBIAEoCUgAUgllbGVt\
      ZW50SWQSGwoIc2NvcmVfaWQYAiABKAlIAFIHc2NvcmVJZBI0CgZ3ZWlnaHQYAyABKAsyHC5nb29nbGUucHJvdG9idWYuRG91\
      YmxlVmFsdWVSBndlaWdodBIaCghyZXZlcnNlZBgEIAEoCFIIcmV2ZXJzZWRCCQoHc3ViamVjdCJ0CglTY29yZUJhbmQSGAoH\
      bWluaW11bRgBIAEoAVIHbWluaW11bRISCgRjb2RlGAIgASgJUgRjb2RlEjkKBWxhYmVsGAMgASgLMiMub3RvbGl0aC5jYXRh\
      bG9ndWUudjEuTG9jYWxpemVkVGV4dFIFbGFiZWwi/AEKCE5leHRMaXN0EjQKFmFmdGVyX3F1ZXN0aW9ubmFpcmVfaWQYASAB\
      KAlSFGFmdGVyUXVlc3Rpb25uYWlyZUlkEj8KCmNvbmRpdGlvbnMYAiADKAsyHy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Db25k\
      aXRpb25SCmNvbmRpdGlvbnMSQAoIYmVoYXZpb3IYAyABKA4yJC5vdG9saXRoLmNhdGFsb2d1ZS52MS5FbmFibGVCZWhhdmlv\
      clIIYmVoYXZpb3ISNwoGb2ZmZXJzGAQgAygLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuTmV4dE9mZmVyUgZvZmZlcnMibwoJ\
      TmV4dE9mZmVyEikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBI3CgRpbmZvGAIgASgLMiMub3Rv\
      bGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIEaW5mbypjCg5FbmFibGVCZWhhdmlvchIfChtFTkFCTEVfQkVIQVZJ\
      T1JfVU5TUEVDSUZJRUQQABIXChNFTkFCTEVfQkVIQVZJT1JfQUxMEAESFwoTRU5BQkxFX0JFSEFWSU9SX0FOWRACKskCChFD\
      b25kaXRpb25PcGVyYXRvchIiCh5DT05ESVRJT05fT1BFUkFUT1JfVU5TUEVDSUZJRUQQABIfChtDT05ESVRJT05fT1BFUkFU\
      T1JfQU5TV0VSRUQQARIjCh9DT05ESVRJT05fT1BFUkFUT1JfTk9UX0FOU1dFUkVEEAISHAoYQ09ORElUSU9OX09QRVJBVE9S\
      X0VRVUFMEAMSIAocQ09ORElUSU9OX09QRVJBVE9SX05PVF9FUVVBTBAEEhsKF0NPTkRJVElPTl9PUEVSQVRPUl9MRVNTEAUS\
      JAogQ09ORElUSU9OX09QRVJBVE9SX0xFU1NfT1JfRVFVQUwQBhIeChpDT05ESVRJT05fT1BFUkFUT1JfR1JFQVRFUhAHEicK\
      I0NPTkRJVElPTl9PUEVSQVRPUl9HUkVBVEVSX09SX0VRVUFMEAgqagoLQ29tYmluYXRpb24SGwoXQ09NQklOQVRJT05fVU5T\
      UEVDSUZJRUQQABITCg9DT01CSU5BVElPTl9BTEwQARITCg9DT01CSU5BVElPTl9BTlkQAhIUChBDT01CSU5BVElPTl9OT05F\
      EAMqdwoLU2NvcmVNZXRob2QSHAoYU0NPUkVfTUVUSE9EX1VOU1BFQ0lGSUVEEAASFAoQU0NPUkVfTUVUSE9EX1NVTRABEh0K\
      GVNDT1JFX01FVEhPRF9QUk9SQVRFRF9TVU0QAhIVChFTQ09SRV9NRVRIT0RfTUVBThADQlEKFG90b2xpdGguY2F0YWxvZ3Vl\
      LnYxUAFaIG90b2xpdGgvY2F0YWxvZ3VlL3YxO2NhdGFsb2d1ZXYxqgIUT3RvbGl0aC5DYXRhbG9ndWUuVjFK9CcKSQoBDBID\
      AQASGj8gUnVsZXMgb3ZlciBhbnN3ZXJzOiBjb25kaXRpb25zLCBzY29yZXMsIHdoYXQgaXMgb2ZmZXJlZCBuZXh0LgoKMgoC\
      BQASBA4AFQEaJiBIb3cgc2V2ZXJhbCBjb25kaXRpb25zIGFyZSBjb21iaW5lZC4KCi8KBAUAAgASAxACIhoiIFRoZSBzYW1l\
      IGFzIEVOQUJMRV9CRUhBVklPUl9BTEwuCgodCgQFAAIBEgMSAhoaECBBbGwgbXVzdCBob2xkLgoKHQoEBQACAhIDFAIaGhAg\
      T25lIG11c3QgaG9sZC4KCjwKAgUBEgQYACsBGjAgSG93IGFuIGFuc3dlciwgYSBzY29yZSBvciBhIGNvdW50IGlzIGNvbXBh\
      cmVkLgoKSgoEBQECABIDGgIlGj0gUmVmdXNlZCB3aXRoIHJlYXNvbiBPUEVSQVRPUl9NSVNTSU5HLCBidXQgaW4gYSBjb21i\
      aW5hdGlvbi4KCioKBAUBAgESAxwCIhodIFRoZSBxdWVzdGlvbiBoYXMgYW4gYW5zd2VyLgoKKgoEBQECAhIDHgImGh0gVGhl\
      IHF1ZXN0aW9uIGhhcyBubyBhbnN3ZXIuCgpgCgQFAQIDEgMgAh8aUyBUaGUgYW5zd2VyIGlzIChhIGNob2ljZTogY29udGFp\
      bnMpIG9uZSBvZiBgY29kZXNgLCBvciBlcXVhbHMgYG51bWJlcmAsIG9yIGB0ZXh0YC4KCicKBAUBAgQSAyICIxoaIEFuc3dl\
      cmVkLCBhbmQgbm90IEVRVUFMLgoKPgoEBQECBRIDJAIeGjEgVGhlIGFuc3dlciBpcyBiZWxvdyBgbnVtYmVyYCwgb3IgYmVm\
      b3JlIGB0ZXh0YC4KCh0KBAUBAgYSAyYCJxoQIExFU1Mgb3IgRVFVQUwuCgo9CgQFAQIHEgMoAiEaMCBUaGUgYW5zd2VyIGlz\
      IGFib3ZlIGBudW1iZXJgLCBvciBhZnRlciBgdGV4dGAuCgogCgQFAQIIEgMqAioaEyBHUkVBVEVSIG9yIEVRVUFMLgoK1AEK\
      AgUCEgQvADgBGscBIEhvdyB0aGUgcGFydHMgb2YgYSBjb21iaW5hdGlvbiBhcmUgY29tYmluZWQuIEVtcHR5IHBhcnRzOiBv\
      bmUgZmFsc2UgcGFydCBtYWtlcyBBTEwgZmFsc2UsIG9uZSB0cnVlCiBwYXJ0IG1ha2VzIEFOWSB0cnVlLCBvdGhlcndpc2Ug\
      YSBjb21iaW5hdGlvbiB3aXRoIGFuIGVtcHR5IHBhcnQgaXMgZW1wdHksIGFuZCBzbyBpcyBpdHMgbmVnYXRpb24uCgo7CgQF\
      AgIAEgMxAh4aLiBObyBjb21iaW5hdGlvbiwgYnV0IGEgY29tcGFyaXNvbiBvciBhIGNvdW50LgoKHgoEBQICARIDMwIWGhEg\
      QWxsIHBhcnRzIGhvbGQuCgoeCgQFAgICEgM1AhYaESBPbmUgcGFydCBob2xkcy4KChcKBAUCAgMSAzcCFxoKIE5vdCBBTlku\
      Cgr0AgoCBAASBD8AVgEa5wIgT25lIHBhcnQgb2YgYSBjb25kaXRpb24uIFBhcnRzIHN0YW5kIGluIGEgZmxhdCBsaXN0IG9m\
      IGF0IG1vc3QgMjAwLCBlYWNoIGFmdGVyIHRoZSBjb21iaW5hdGlvbiB0aGF0IGl0CiBiZWxvbmdzIHRvOiBhIGNvbXBhcmlz\
      b24gd2l0aCBhbiBhbnN3ZXIsIGEgY291bnQgKGBjb3VudGAgaXMgc2V0KSwgb3IgYSBjb21iaW5hdGlvbiAoYGNvbWJpbmF0\
      aW9uYCBpcwogc2V0KS4gQ29tYmluYXRpb25zIHN0YW5kIGF0IG1vc3QgMTAgbGV2ZWxzIGRlZXAgaW4gZWFjaCBvdGhlci4K\
      CiBBIGNvbXBhcmlzb24gd2l0aG91dCBhbiBhbnN3ZXIgaXMgZW1wdHksIHdoaWNoIGNvdW50cyBhcyBmYWxzZSwgYnV0IGZv\
      ciBOT1RfQU5TV0VSRUQuCgqpAQoEBAACABIDQgIeGpsBIEVtcHR5OiB0aGlzIHF1ZXN0aW9ubmFpcmUsIGFuZCB0aGUgcXVl\
      c3Rpb24gc3RhbmRzIGJlZm9yZSB0aGUgZWxlbWVudC4gT3RoZXJ3aXNlIHRoZQogcGFydGljaXBhbnQncyBsYXRlc3Qgc2hl\
      ZXQgb2YgdGhhdCBxdWVzdGlvbm5haXJlIGluIHRoZSBzYW1lIHN0dWR5LgoKbwoEBAACARIDRAIYGmIgVGhlIHF1ZXN0aW9u\
      IHdob3NlIGFuc3dlciBpcyBjb21wYXJlZDsgZW1wdHkgaW4gY291bnRzLCBjb21iaW5hdGlvbnMgYW5kIGNvbXBhcmlzb25z\
      IG9mIGEgc2NvcmUuCgo/CgQEAAICEgNGAiEaMiBIb3cgaXQgaXMgY29tcGFyZWQ7IHVuc3BlY2lmaWVkIGluIGNvbWJpbmF0\
      aW9ucy4KCm0KBAQAAgMSA0gCHBpgIEZvciBjaG9pY2VzLCB5ZXMvbm8gKGB5ZXNgLCBgbm9gKSBhbmQgY291bnRyaWVzLiBJ\
      biBhIGNvdW50OiB0aGUgY29kZXMgdGhhdCBjb3VudDsgZW1wdHk6IGFueS4KCkoKBAQAAgQSA0oCKRo9IEZvciBudW1iZXJz\
      LCBzbGlkZXJzLCBzY2FsZXMsIGR1cmF0aW9ucywgc2NvcmVzIGFuZCBjb3VudHMuCgpcCgQEAAIFEgNMAhQaTyBQb3NpdGlv\
      biBpbiB0aGUgbGlzdCwgZnJvbSAxLCBvZiB0aGUgY29tYmluYXRpb24gdGhhdCBpdCBiZWxvbmdzIHRvOyAwOiBub25lLgoK\
      bAoEBAACBhIDTgIeGl8gSG93IHRoZSBwYXJ0cyB0aGF0IG5hbWUgdGhpcyBvbmUgYXMgYHBhcmVudGAgYXJlIGNvbWJpbmVk\
      OyB1bnNwZWNpZmllZDogaXQgaXMgbm8gY29tYmluYXRpb24uCgrKAQoEBAACBxIDUQInGrwBIENvbXBhcmVzIHdpdGggYG51\
      bWJlcmAgaG93IG1hbnkgb3B0aW9ucyB3ZXJlIGNob3NlbiBvdmVyIHRoZXNlIHF1ZXN0aW9ucywgb2YgYGNvZGVzYCBpZiB0\
      aGVyZQogYXJlIGFueTsgYW4gYW5zd2VyIHRoYXQgaXMgbm8gY2hvaWNlIGNvdW50cyBvbmUuIFRha2VzIGFueSBvcmRlciBh\
      bmQgZXF1YWxpdHkuIEF0IG1vc3QgMjAwLgoKZgoEBAACCBIDUwISGlkgRm9yIHRleHRzIChlcXVhbGl0eSksIGRhdGVzLCB0\
      aW1lcyBhbmQgZGF0ZS10aW1lcyBpbiB0aGUgZm9ybSBpbiB3aGljaCB0aGV5IGFyZSBzdG9yZWQuCgpNCgQEAAIJEgNVAhca\
      QCBJbnN0ZWFkIG9mIGBlbGVtZW50X2lkYCwgaW4gbmV4dCBsaXN0cyBvbmx5OiBjb21wYXJlcyBhIHNjb3JlLgoKQQoCBAES\
      BFkAXgEaNSBBIHF1ZXN0aW9uIG9mIHRoaXMgcXVlc3Rpb25uYWlyZSBvciBvZiBhbm90aGVyIG9uZS4KCikKBAQBAgASA1sC\
      HhocIEVtcHR5OiB0aGlzIHF1ZXN0aW9ubmFpcmUuCgomCgQEAQIBEgNdAhgaGSBUaGUgcXVlc3Rpb247IHJlcXVpcmVkLgoK\
      LwoCBQMSBGEAagEaIyBIb3cgYSBzY29yZSBpcyBtYWRlIG9mIGl0cyBpdGVtcy4KCjIKBAUDAgASA2MCHxolIFJlZnVzZWQg\
      d2l0aCByZWFzb24gTUVUSE9EX01JU1NJTkcuCgo8CgQFAwIBEgNlAhcaLyBUaGUgd2VpZ2h0ZWQgc3VtIG9mIHRoZSBpdGVt\
      cyB0aGF0IGFyZSB0aGVyZS4KCkAKBAUDAgISA2cCIBozIFRoZSB3ZWlnaHRlZCBtZWFuIHRpbWVzIHRoZSB3ZWlnaHRzIG9m\
      IGFsbCBpdGVtcy4KCiEKBAUDAgMSA2kCGBoUIFRoZSB3ZWlnaHRlZCBtZWFuLgoKYwoCBAISBG0AfgEaVyBBIG51bWJlciBj\
      b21wdXRlZCBmcm9tIGEgZmlsbGVkLWluIHF1ZXN0aW9ubmFpcmU6IGBmYWN0b3IgwrcgKHN1bSBvciBtZWFuKSArIG9mZnNl\
      dGAuCgpTCgQEAgIAEgNvAhYaRiBVbmlxdWUgYW1vbmcgdGhlIHF1ZXN0aW9ubmFpcmUncyBzY29yZXM7IHNwZWxsZWQgbGlr\
      ZSBhbiBlbGVtZW50IGlkLgoKNAoEBAICARIDcQIaGicgU2hvd24gd2l0aCB0aGUgbnVtYmVyOyBtYXkgYmUgYWJzZW50LgoK\
      NQoEBAICAhIDcwIZGiggSG93IGl0IGlzIG1hZGUgb2YgaXRzIGl0ZW1zOyByZXF1aXJlZC4KCicKBAQCAgMSA3UCHxoaIFdo\
      YXQgaXQgY291bnRzOyAx4oCTNTAwLgoKSAoEBAICBBIDdwIeGjsgV2l0aCBmZXdlciBpdGVtcyBhbnN3ZXJlZCB0aGVyZSBp\
      cyBubyBzY29yZTsgMCBtZWFucyBhbGwuCgorCgQEAgIFEgN5AikaHiBGaW5pdGUgYW5kIG5vdCAwOyBhYnNlbnQ6IDEuCgoW\
      CgQEAgIGEgN7AhQaCSBGaW5pdGUuCgpmCgQEAgIHEgN9Ah8aWSBJbiBhc2NlbmRpbmcgb3JkZXI7IGVhY2ggcmVhY2hlcyB1\
      cCB0byB0aGUgbmV4dCBvbmUncyBtaW5pbXVtLiBBdCBtb3N0IDUwLCBlbXB0eTogbm9uZS4KCnAKAgQDEgaBAQCNAQEaYiBD\
      b3VudHMgdGhlIHdlaWdodCBvZiB0aGUgY2hvc2VuIG9wdGlvbiAoc2V2ZXJhbDogdGhlaXIgc3VtKSBvciB0aGUgbnVtYmVy\
      IGFuc3dlcmVkOyB5ZXMgMSwgbm8gMC4KCkIKBAQDCAASBoMBAogBAxoyIFdoYXQgaXMgY291bnRlZDsgcmVxdWlyZWQsIGVh\
      Y2ggb25jZSBpbiBhIHNjb3JlLgoKWwoEBAMCABIEhQEEGhpNIEEgcXVlc3Rpb24gb2YgdGhpcyBxdWVzdGlvbm5haXJlIHdo\
      b3NlIGFuc3dlcnMgYXJlIG51bWJlcnMgb3IgaGF2ZSB3ZWlnaHRzLgoKKwoEBAMCARIEhwEEGBodIEEgc2NvcmUgdGhhdCBz\
      dGFuZHMgYmVmb3JlLgoKLAoEBAMCAhIEigECKRoeIEZpbml0ZSBhbmQgbm90IDA7IGFic2VudDogMS4KCmcKBAQDAgMSBIwB\
      AhQaWSBDb3VudHMgYGxvd2VzdCArIGhpZ2hlc3Qg4oiSIHZhbHVlYCBvZiB0aGUgc2NhbGUsIHdoaWNoIG11c3QgaGF2ZSBi\
      b3RoOyBub3QgZm9yIHNjb3Jlcy4KCjUKAgQEEgaQAQCXAQEaJyBXaGF0IGEgc2NvcmUgbWVhbnMgZnJvbSBgbWluaW11bWAg\
      b24uCgoiCgQEBAIAEgSSAQIVGhQgSW5jbHVzaXZlOyBmaW5pdGUuCgpZCgQEBAIBEgSUAQISGksgVW5pcXVlIGluIHRoZSBz\
      Y29yZTogMeKAkzY0IGNoYXJhY3RlcnMgb2YgbGV0dGVycywgZGlnaXRzLCBgX2AsIGAtYCwgYC5gLgoKLwoEBAQCAhIElgEC\
      GhohIFNob3duIHdpdGggdGhlIHNjb3JlOyByZXF1aXJlZC4KCqkBCgIEBRIGmwEApAEBGpoBIFdoYXQgaXMgb2ZmZXJlZCBh\
      ZnRlciBhIHF1ZXN0aW9ubmFpcmUgd2FzIGZpbGxlZCBpbi4gQWxsIGxpc3RzIHRoYXQgYXBwbHkgYXJlIG9mZmVyZWQgb25l\
      IGFmdGVyCiB0aGUgb3RoZXIsIGVhY2ggcXVlc3Rpb25uYWlyZSBvbmNlIChnZW5lcmljIGZvcm1zIMKnNSkuCgo3CgQEBQIA\
      EgSdAQIkGikgQSBxdWVzdGlvbm5haXJlIG9mIHRoZSBzdHVkeTsgcmVxdWlyZWQuCgpdCgQEBQIBEgSfAQIkGk8gT3ZlciBp\
      dHMgYW5zd2VycyBhbmQgc2NvcmVzLCBhbmQgdGhlIGxhdGVzdCBhbnN3ZXJzIHRvIG90aGVycy4gRW1wdHk6IGFsd2F5cy4K\
      CkAKBAQFAgISBKEBAh4aMiBIb3cgdGhlIGNvbmRpdGlvbnMgd2l0aCBgcGFyZW50YCAwIGFyZSBjb21iaW5lZC4KCmYKBAQF\
      AgMSBKMBAiAaWCBJbiB0aGUgb3JkZXIgaW4gd2hpY2ggdGhleSBhcmUgdG8gYmUgZmlsbGVkIGluOyBhdCBsZWFzdCBvbmUs\
      IGVhY2ggcXVlc3Rpb25uYWlyZSBvbmNlLgoKNQoCBAYSBqcBAKwBARonIEEgcXVlc3Rpb25uYWlyZSB0aGF0IGlzIG9mZmVy\
      ZWQgbmV4dC4KCmkKBAQGAgASBKkBAh4aWyBBIHF1ZXN0aW9ubmFpcmUgb2YgdGhlIHN0dWR5OyByZXF1aXJlZC4gTm8gY2hh\
      aW4gb2Ygb2ZmZXJzIGxlYWRzIGJhY2sgdG8gd2hlcmUgaXQgYmVnaW5zLgoKVwoEBAYCARIEqwECGRpJIFdoYXQgdGhlIHBh\
      cnRpY2lwYW50IHJlYWRzIGFib3V0IGl0LiBBYnNlbnQ6IHRoZSBxdWVzdGlvbm5haXJlJ3MgdGl0bGUuCmIGcHJvdG8z
      """)
}
