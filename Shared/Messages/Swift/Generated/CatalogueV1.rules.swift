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
    /// The order is binding (generic forms §4.1): until the last of the offers is filled in, nothing but the next
    /// of them is accepted, and what was filled in on the way is not filled in again. A sheet is judged by those that
    /// were finished before it and are stored when it comes.
    public var binding: Bool

    /// Every field at its default.
    public init() {
      self.afterQuestionnaireID = ""
      self.conditions = []
      self.behavior = CatalogueV1.EnableBehavior(rawValue: 0)
      self.offers = []
      self.binding = false
    }

    public init(
      afterQuestionnaireID: String = "",
      conditions: [CatalogueV1.Condition] = [],
      behavior: CatalogueV1.EnableBehavior = CatalogueV1.EnableBehavior(rawValue: 0),
      offers: [CatalogueV1.NextOffer] = [],
      binding: Bool = false
    ) {
      self.afterQuestionnaireID = afterQuestionnaireID
      self.conditions = conditions
      self.behavior = behavior
      self.offers = offers
      self.binding = binding
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
    self.binding = c.pointee.binding != 0
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
    c.pointee.binding = self.binding ? 1 : 0
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
      bG9ndWUudjEuTG9jYWxpemVkVGV4dFIFbGFiZWwilgIKCE5leHRMaXN0EjQKFmFmdGVyX3F1ZXN0aW9ubmFpcmVfaWQYASAB\
      KAlSFGFmdGVyUXVlc3Rpb25uYWlyZUlkEj8KCmNvbmRpdGlvbnMYAiADKAsyHy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Db25k\
      aXRpb25SCmNvbmRpdGlvbnMSQAoIYmVoYXZpb3IYAyABKA4yJC5vdG9saXRoLmNhdGFsb2d1ZS52MS5FbmFibGVCZWhhdmlv\
      clIIYmVoYXZpb3ISNwoGb2ZmZXJzGAQgAygLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuTmV4dE9mZmVyUgZvZmZlcnMSGAoH\
      YmluZGluZxgFIAEoCFIHYmluZGluZyJvCglOZXh0T2ZmZXISKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25u\
      YWlyZUlkEjcKBGluZm8YAiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgRpbmZvKmMKDkVuYWJs\
      ZUJlaGF2aW9yEh8KG0VOQUJMRV9CRUhBVklPUl9VTlNQRUNJRklFRBAAEhcKE0VOQUJMRV9CRUhBVklPUl9BTEwQARIXChNF\
      TkFCTEVfQkVIQVZJT1JfQU5ZEAIqyQIKEUNvbmRpdGlvbk9wZXJhdG9yEiIKHkNPTkRJVElPTl9PUEVSQVRPUl9VTlNQRUNJ\
      RklFRBAAEh8KG0NPTkRJVElPTl9PUEVSQVRPUl9BTlNXRVJFRBABEiMKH0NPTkRJVElPTl9PUEVSQVRPUl9OT1RfQU5TV0VS\
      RUQQAhIcChhDT05ESVRJT05fT1BFUkFUT1JfRVFVQUwQAxIgChxDT05ESVRJT05fT1BFUkFUT1JfTk9UX0VRVUFMEAQSGwoX\
      Q09ORElUSU9OX09QRVJBVE9SX0xFU1MQBRIkCiBDT05ESVRJT05fT1BFUkFUT1JfTEVTU19PUl9FUVVBTBAGEh4KGkNPTkRJ\
      VElPTl9PUEVSQVRPUl9HUkVBVEVSEAcSJwojQ09ORElUSU9OX09QRVJBVE9SX0dSRUFURVJfT1JfRVFVQUwQCCpqCgtDb21i\
      aW5hdGlvbhIbChdDT01CSU5BVElPTl9VTlNQRUNJRklFRBAAEhMKD0NPTUJJTkFUSU9OX0FMTBABEhMKD0NPTUJJTkFUSU9O\
      X0FOWRACEhQKEENPTUJJTkFUSU9OX05PTkUQAyp3CgtTY29yZU1ldGhvZBIcChhTQ09SRV9NRVRIT0RfVU5TUEVDSUZJRUQQ\
      ABIUChBTQ09SRV9NRVRIT0RfU1VNEAESHQoZU0NPUkVfTUVUSE9EX1BST1JBVEVEX1NVTRACEhUKEVNDT1JFX01FVEhPRF9N\
      RUFOEANCUQoUb3RvbGl0aC5jYXRhbG9ndWUudjFQAVogb3RvbGl0aC9jYXRhbG9ndWUvdjE7Y2F0YWxvZ3VldjGqAhRPdG9s\
      aXRoLkNhdGFsb2d1ZS5WMUqaKgpJCgEMEgMBABIaPyBSdWxlcyBvdmVyIGFuc3dlcnM6IGNvbmRpdGlvbnMsIHNjb3Jlcywg\
      d2hhdCBpcyBvZmZlcmVkIG5leHQuCgoyCgIFABIEDgAVARomIEhvdyBzZXZlcmFsIGNvbmRpdGlvbnMgYXJlIGNvbWJpbmVk\
      LgoKLwoEBQACABIDEAIiGiIgVGhlIHNhbWUgYXMgRU5BQkxFX0JFSEFWSU9SX0FMTC4KCh0KBAUAAgESAxICGhoQIEFsbCBt\
      dXN0IGhvbGQuCgodCgQFAAICEgMUAhoaECBPbmUgbXVzdCBob2xkLgoKPAoCBQESBBgAKwEaMCBIb3cgYW4gYW5zd2VyLCBh\
      IHNjb3JlIG9yIGEgY291bnQgaXMgY29tcGFyZWQuCgpKCgQFAQIAEgMaAiUaPSBSZWZ1c2VkIHdpdGggcmVhc29uIE9QRVJB\
      VE9SX01JU1NJTkcsIGJ1dCBpbiBhIGNvbWJpbmF0aW9uLgoKKgoEBQECARIDHAIiGh0gVGhlIHF1ZXN0aW9uIGhhcyBhbiBh\
      bnN3ZXIuCgoqCgQFAQICEgMeAiYaHSBUaGUgcXVlc3Rpb24gaGFzIG5vIGFuc3dlci4KCmAKBAUBAgMSAyACHxpTIFRoZSBh\
      bnN3ZXIgaXMgKGEgY2hvaWNlOiBjb250YWlucykgb25lIG9mIGBjb2Rlc2AsIG9yIGVxdWFscyBgbnVtYmVyYCwgb3IgYHRl\
      eHRgLgoKJwoEBQECBBIDIgIjGhogQW5zd2VyZWQsIGFuZCBub3QgRVFVQUwuCgo+CgQFAQIFEgMkAh4aMSBUaGUgYW5zd2Vy\
      IGlzIGJlbG93IGBudW1iZXJgLCBvciBiZWZvcmUgYHRleHRgLgoKHQoEBQECBhIDJgInGhAgTEVTUyBvciBFUVVBTC4KCj0K\
      BAUBAgcSAygCIRowIFRoZSBhbnN3ZXIgaXMgYWJvdmUgYG51bWJlcmAsIG9yIGFmdGVyIGB0ZXh0YC4KCiAKBAUBAggSAyoC\
      KhoTIEdSRUFURVIgb3IgRVFVQUwuCgrUAQoCBQISBC8AOAEaxwEgSG93IHRoZSBwYXJ0cyBvZiBhIGNvbWJpbmF0aW9uIGFy\
      ZSBjb21iaW5lZC4gRW1wdHkgcGFydHM6IG9uZSBmYWxzZSBwYXJ0IG1ha2VzIEFMTCBmYWxzZSwgb25lIHRydWUKIHBhcnQg\
      bWFrZXMgQU5ZIHRydWUsIG90aGVyd2lzZSBhIGNvbWJpbmF0aW9uIHdpdGggYW4gZW1wdHkgcGFydCBpcyBlbXB0eSwgYW5k\
      IHNvIGlzIGl0cyBuZWdhdGlvbi4KCjsKBAUCAgASAzECHhouIE5vIGNvbWJpbmF0aW9uLCBidXQgYSBjb21wYXJpc29uIG9y\
      IGEgY291bnQuCgoeCgQFAgIBEgMzAhYaESBBbGwgcGFydHMgaG9sZC4KCh4KBAUCAgISAzUCFhoRIE9uZSBwYXJ0IGhvbGRz\
      LgoKFwoEBQICAxIDNwIXGgogTm90IEFOWS4KCvQCCgIEABIEPwBWARrnAiBPbmUgcGFydCBvZiBhIGNvbmRpdGlvbi4gUGFy\
      dHMgc3RhbmQgaW4gYSBmbGF0IGxpc3Qgb2YgYXQgbW9zdCAyMDAsIGVhY2ggYWZ0ZXIgdGhlIGNvbWJpbmF0aW9uIHRoYXQg\
      aXQKIGJlbG9uZ3MgdG86IGEgY29tcGFyaXNvbiB3aXRoIGFuIGFuc3dlciwgYSBjb3VudCAoYGNvdW50YCBpcyBzZXQpLCBv\
      ciBhIGNvbWJpbmF0aW9uIChgY29tYmluYXRpb25gIGlzCiBzZXQpLiBDb21iaW5hdGlvbnMgc3RhbmQgYXQgbW9zdCAxMCBs\
      ZXZlbHMgZGVlcCBpbiBlYWNoIG90aGVyLgoKIEEgY29tcGFyaXNvbiB3aXRob3V0IGFuIGFuc3dlciBpcyBlbXB0eSwgd2hp\
      Y2ggY291bnRzIGFzIGZhbHNlLCBidXQgZm9yIE5PVF9BTlNXRVJFRC4KCqkBCgQEAAIAEgNCAh4amwEgRW1wdHk6IHRoaXMg\
      cXVlc3Rpb25uYWlyZSwgYW5kIHRoZSBxdWVzdGlvbiBzdGFuZHMgYmVmb3JlIHRoZSBlbGVtZW50LiBPdGhlcndpc2UgdGhl\
      CiBwYXJ0aWNpcGFudCdzIGxhdGVzdCBzaGVldCBvZiB0aGF0IHF1ZXN0aW9ubmFpcmUgaW4gdGhlIHNhbWUgc3R1ZHkuCgpv\
      CgQEAAIBEgNEAhgaYiBUaGUgcXVlc3Rpb24gd2hvc2UgYW5zd2VyIGlzIGNvbXBhcmVkOyBlbXB0eSBpbiBjb3VudHMsIGNv\
      bWJpbmF0aW9ucyBhbmQgY29tcGFyaXNvbnMgb2YgYSBzY29yZS4KCj8KBAQAAgISA0YCIRoyIEhvdyBpdCBpcyBjb21wYXJl\
      ZDsgdW5zcGVjaWZpZWQgaW4gY29tYmluYXRpb25zLgoKbQoEBAACAxIDSAIcGmAgRm9yIGNob2ljZXMsIHllcy9ubyAoYHll\
      c2AsIGBub2ApIGFuZCBjb3VudHJpZXMuIEluIGEgY291bnQ6IHRoZSBjb2RlcyB0aGF0IGNvdW50OyBlbXB0eTogYW55LgoK\
      SgoEBAACBBIDSgIpGj0gRm9yIG51bWJlcnMsIHNsaWRlcnMsIHNjYWxlcywgZHVyYXRpb25zLCBzY29yZXMgYW5kIGNvdW50\
      cy4KClwKBAQAAgUSA0wCFBpPIFBvc2l0aW9uIGluIHRoZSBsaXN0LCBmcm9tIDEsIG9mIHRoZSBjb21iaW5hdGlvbiB0aGF0\
      IGl0IGJlbG9uZ3MgdG87IDA6IG5vbmUuCgpsCgQEAAIGEgNOAh4aXyBIb3cgdGhlIHBhcnRzIHRoYXQgbmFtZSB0aGlzIG9u\
      ZSBhcyBgcGFyZW50YCBhcmUgY29tYmluZWQ7IHVuc3BlY2lmaWVkOiBpdCBpcyBubyBjb21iaW5hdGlvbi4KCsoBCgQEAAIH\
      EgNRAicavAEgQ29tcGFyZXMgd2l0aCBgbnVtYmVyYCBob3cgbWFueSBvcHRpb25zIHdlcmUgY2hvc2VuIG92ZXIgdGhlc2Ug\
      cXVlc3Rpb25zLCBvZiBgY29kZXNgIGlmIHRoZXJlCiBhcmUgYW55OyBhbiBhbnN3ZXIgdGhhdCBpcyBubyBjaG9pY2UgY291\
      bnRzIG9uZS4gVGFrZXMgYW55IG9yZGVyIGFuZCBlcXVhbGl0eS4gQXQgbW9zdCAyMDAuCgpmCgQEAAIIEgNTAhIaWSBGb3Ig\
      dGV4dHMgKGVxdWFsaXR5KSwgZGF0ZXMsIHRpbWVzIGFuZCBkYXRlLXRpbWVzIGluIHRoZSBmb3JtIGluIHdoaWNoIHRoZXkg\
      YXJlIHN0b3JlZC4KCk0KBAQAAgkSA1UCFxpAIEluc3RlYWQgb2YgYGVsZW1lbnRfaWRgLCBpbiBuZXh0IGxpc3RzIG9ubHk6\
      IGNvbXBhcmVzIGEgc2NvcmUuCgpBCgIEARIEWQBeARo1IEEgcXVlc3Rpb24gb2YgdGhpcyBxdWVzdGlvbm5haXJlIG9yIG9m\
      IGFub3RoZXIgb25lLgoKKQoEBAECABIDWwIeGhwgRW1wdHk6IHRoaXMgcXVlc3Rpb25uYWlyZS4KCiYKBAQBAgESA10CGBoZ\
      IFRoZSBxdWVzdGlvbjsgcmVxdWlyZWQuCgovCgIFAxIEYQBqARojIEhvdyBhIHNjb3JlIGlzIG1hZGUgb2YgaXRzIGl0ZW1z\
      LgoKMgoEBQMCABIDYwIfGiUgUmVmdXNlZCB3aXRoIHJlYXNvbiBNRVRIT0RfTUlTU0lORy4KCjwKBAUDAgESA2UCFxovIFRo\
      ZSB3ZWlnaHRlZCBzdW0gb2YgdGhlIGl0ZW1zIHRoYXQgYXJlIHRoZXJlLgoKQAoEBQMCAhIDZwIgGjMgVGhlIHdlaWdodGVk\
      IG1lYW4gdGltZXMgdGhlIHdlaWdodHMgb2YgYWxsIGl0ZW1zLgoKIQoEBQMCAxIDaQIYGhQgVGhlIHdlaWdodGVkIG1lYW4u\
      CgpjCgIEAhIEbQB+ARpXIEEgbnVtYmVyIGNvbXB1dGVkIGZyb20gYSBmaWxsZWQtaW4gcXVlc3Rpb25uYWlyZTogYGZhY3Rv\
      ciDCtyAoc3VtIG9yIG1lYW4pICsgb2Zmc2V0YC4KClMKBAQCAgASA28CFhpGIFVuaXF1ZSBhbW9uZyB0aGUgcXVlc3Rpb25u\
      YWlyZSdzIHNjb3Jlczsgc3BlbGxlZCBsaWtlIGFuIGVsZW1lbnQgaWQuCgo0CgQEAgIBEgNxAhoaJyBTaG93biB3aXRoIHRo\
      ZSBudW1iZXI7IG1heSBiZSBhYnNlbnQuCgo1CgQEAgICEgNzAhkaKCBIb3cgaXQgaXMgbWFkZSBvZiBpdHMgaXRlbXM7IHJl\
      cXVpcmVkLgoKJwoEBAICAxIDdQIfGhogV2hhdCBpdCBjb3VudHM7IDHigJM1MDAuCgpICgQEAgIEEgN3Ah4aOyBXaXRoIGZl\
      d2VyIGl0ZW1zIGFuc3dlcmVkIHRoZXJlIGlzIG5vIHNjb3JlOyAwIG1lYW5zIGFsbC4KCisKBAQCAgUSA3kCKRoeIEZpbml0\
      ZSBhbmQgbm90IDA7IGFic2VudDogMS4KChYKBAQCAgYSA3sCFBoJIEZpbml0ZS4KCmYKBAQCAgcSA30CHxpZIEluIGFzY2Vu\
      ZGluZyBvcmRlcjsgZWFjaCByZWFjaGVzIHVwIHRvIHRoZSBuZXh0IG9uZSdzIG1pbmltdW0uIEF0IG1vc3QgNTAsIGVtcHR5\
      OiBub25lLgoKcAoCBAMSBoEBAI0BARpiIENvdW50cyB0aGUgd2VpZ2h0IG9mIHRoZSBjaG9zZW4gb3B0aW9uIChzZXZlcmFs\
      OiB0aGVpciBzdW0pIG9yIHRoZSBudW1iZXIgYW5zd2VyZWQ7IHllcyAxLCBubyAwLgoKQgoEBAMIABIGgwECiAEDGjIgV2hh\
      dCBpcyBjb3VudGVkOyByZXF1aXJlZCwgZWFjaCBvbmNlIGluIGEgc2NvcmUuCgpbCgQEAwIAEgSFAQQaGk0gQSBxdWVzdGlv\
      biBvZiB0aGlzIHF1ZXN0aW9ubmFpcmUgd2hvc2UgYW5zd2VycyBhcmUgbnVtYmVycyBvciBoYXZlIHdlaWdodHMuCgorCgQE\
      AwIBEgSHAQQYGh0gQSBzY29yZSB0aGF0IHN0YW5kcyBiZWZvcmUuCgosCgQEAwICEgSKAQIpGh4gRmluaXRlIGFuZCBub3Qg\
      MDsgYWJzZW50OiAxLgoKZwoEBAMCAxIEjAECFBpZIENvdW50cyBgbG93ZXN0ICsgaGlnaGVzdCDiiJIgdmFsdWVgIG9mIHRo\
      ZSBzY2FsZSwgd2hpY2ggbXVzdCBoYXZlIGJvdGg7IG5vdCBmb3Igc2NvcmVzLgoKNQoCBAQSBpABAJcBARonIFdoYXQgYSBz\
      Y29yZSBtZWFucyBmcm9tIGBtaW5pbXVtYCBvbi4KCiIKBAQEAgASBJIBAhUaFCBJbmNsdXNpdmU7IGZpbml0ZS4KClkKBAQE\
      AgESBJQBAhIaSyBVbmlxdWUgaW4gdGhlIHNjb3JlOiAx4oCTNjQgY2hhcmFjdGVycyBvZiBsZXR0ZXJzLCBkaWdpdHMsIGBf\
      YCwgYC1gLCBgLmAuCgovCgQEBAICEgSWAQIaGiEgU2hvd24gd2l0aCB0aGUgc2NvcmU7IHJlcXVpcmVkLgoKqQEKAgQFEgab\
      AQCoAQEamgEgV2hhdCBpcyBvZmZlcmVkIGFmdGVyIGEgcXVlc3Rpb25uYWlyZSB3YXMgZmlsbGVkIGluLiBBbGwgbGlzdHMg\
      dGhhdCBhcHBseSBhcmUgb2ZmZXJlZCBvbmUgYWZ0ZXIKIHRoZSBvdGhlciwgZWFjaCBxdWVzdGlvbm5haXJlIG9uY2UgKGdl\
      bmVyaWMgZm9ybXMgwqc1KS4KCjcKBAQFAgASBJ0BAiQaKSBBIHF1ZXN0aW9ubmFpcmUgb2YgdGhlIHN0dWR5OyByZXF1aXJl\
      ZC4KCl0KBAQFAgESBJ8BAiQaTyBPdmVyIGl0cyBhbnN3ZXJzIGFuZCBzY29yZXMsIGFuZCB0aGUgbGF0ZXN0IGFuc3dlcnMg\
      dG8gb3RoZXJzLiBFbXB0eTogYWx3YXlzLgoKQAoEBAUCAhIEoQECHhoyIEhvdyB0aGUgY29uZGl0aW9ucyB3aXRoIGBwYXJl\
      bnRgIDAgYXJlIGNvbWJpbmVkLgoKZgoEBAUCAxIEowECIBpYIEluIHRoZSBvcmRlciBpbiB3aGljaCB0aGV5IGFyZSB0byBi\
      ZSBmaWxsZWQgaW47IGF0IGxlYXN0IG9uZSwgZWFjaCBxdWVzdGlvbm5haXJlIG9uY2UuCgqjAgoEBAUCBBIEpwECExqUAiBU\
      aGUgb3JkZXIgaXMgYmluZGluZyAoZ2VuZXJpYyBmb3JtcyDCpzQuMSk6IHVudGlsIHRoZSBsYXN0IG9mIHRoZSBvZmZlcnMg\
      aXMgZmlsbGVkIGluLCBub3RoaW5nIGJ1dCB0aGUgbmV4dAogb2YgdGhlbSBpcyBhY2NlcHRlZCwgYW5kIHdoYXQgd2FzIGZp\
      bGxlZCBpbiBvbiB0aGUgd2F5IGlzIG5vdCBmaWxsZWQgaW4gYWdhaW4uIEEgc2hlZXQgaXMganVkZ2VkIGJ5IHRob3NlIHRo\
      YXQKIHdlcmUgZmluaXNoZWQgYmVmb3JlIGl0IGFuZCBhcmUgc3RvcmVkIHdoZW4gaXQgY29tZXMuCgo1CgIEBhIGqwEAsAEB\
      GicgQSBxdWVzdGlvbm5haXJlIHRoYXQgaXMgb2ZmZXJlZCBuZXh0LgoKaQoEBAYCABIErQECHhpbIEEgcXVlc3Rpb25uYWly\
      ZSBvZiB0aGUgc3R1ZHk7IHJlcXVpcmVkLiBObyBjaGFpbiBvZiBvZmZlcnMgbGVhZHMgYmFjayB0byB3aGVyZSBpdCBiZWdp\
      bnMuCgpXCgQEBgIBEgSvAQIZGkkgV2hhdCB0aGUgcGFydGljaXBhbnQgcmVhZHMgYWJvdXQgaXQuIEFic2VudDogdGhlIHF1\
      ZXN0aW9ubmFpcmUncyB0aXRsZS4KYgZwcm90bzM=
      """)
}
