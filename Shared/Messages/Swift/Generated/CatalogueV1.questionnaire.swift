// Generated from otolith/catalogue/v1/questionnaire.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CatalogueV1 {
  /// Who outside the owning project may read the texts.
  public enum Sharing: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// The same as SHARING_PROJECT.
    case unspecified
    /// Nobody sees the questionnaire.
    case project
    /// Others see structure, codes and scores, but no wording of elements, options and bands.
    case structure
    /// Others see and may fork everything.
    case anyone
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .project, .structure, .anyone] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .project
        case 2: .structure
        case 3: .anyone
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .project: 1
        case .structure: 2
        case .anyone: 3
        case .unrecognized(let number): number
      }
    }
  }
}

extension CatalogueV1 {
  /// How the members of a group belong together.
  public enum GroupStyle: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Refused with reason GROUP_STYLE_MISSING.
    case unspecified
    /// A heading over any elements.
    case section
    /// One answer in several fields. Required: every field has its own rule. With `optional_answer`: as
    /// soon as one field is filled in, all must be (generic forms §5).
    case composite
    /// Rows with the answers of one scale: every member is a question of the type `inherited`.
    case matrix
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .section, .composite, .matrix] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .section
        case 2: .composite
        case 3: .matrix
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .section: 1
        case .composite: 2
        case .matrix: 3
        case .unrecognized(let number): number
      }
    }
  }
}

extension CatalogueV1 {
  /// What a manikin shows.
  public enum ManikinDimension: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Refused with reason DIMENSION_MISSING.
    case unspecified
    /// From unpleasant to pleasant.
    case valence
    /// From calm to excited.
    case arousal
    /// From controlled to in control.
    case dominance
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .valence, .arousal, .dominance] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .valence
        case 2: .arousal
        case 3: .dominance
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .valence: 1
        case .arousal: 2
        case .dominance: 3
        case .unrecognized(let number): number
      }
    }
  }
}

extension CatalogueV1 {
  /// What a device measures.
  public enum SensorKind: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Refused with reason SENSOR_KIND_MISSING.
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
  /// A questionnaire: published, or as a draft says it.
  public struct Questionnaire: Message {
    /// 1–64 characters: lower-case letters, digits, hyphens. Unique in the catalogue.
    public var questionnaireID: String
    /// From 1, counted up at each publication. 0 in an import and in a draft.
    public var version: UInt32
    /// Lower-case hexadecimal SHA-256 over the canonical contents, all languages. Computed by the service;
    /// in an import it may be given, to be compared (CONTENT_HASH_DIFFERS).
    public var contentHash: String
    /// Required.
    public var title: CatalogueV1.LocalizedText?
    /// May be absent.
    public var description: CatalogueV1.LocalizedText?
    /// Shown before the first element; may be absent.
    public var introduction: CatalogueV1.LocalizedText?
    /// Shown after the last element; may be absent.
    public var closing: CatalogueV1.LocalizedText?
    /// BCP 47; required.
    public var defaultLanguage: String
    /// Its lines from top to bottom; 1–5,000.
    public var elements: [CatalogueV1.Element]
    /// What is measured while it is filled in; each kind once, empty: nothing.
    public var sensors: [CatalogueV1.SensorRequest]
    /// True where the wording is not the validated instrument's.
    public var demonstrationWording: Bool
    /// Where structure and codes come from; at most 1,000 characters, may be empty.
    public var source: String
    /// SPDX identifier or name; at most 1,000 characters, may be empty.
    public var licence: String
    /// When this version was published. Absent in drafts; set by the service.
    public var publishTime: GoogleProtobuf.Timestamp?
    /// In the order of the citation; at most 50, of 1,000 characters each.
    public var authors: [String]
    /// `10.prefix/suffix`, at most 200 characters; empty: none.
    public var doi: String
    /// How to cite it; at most 1,000 characters, may be empty.
    public var citation: String
    /// Who outside the owning project may read it.
    public var sharing: CatalogueV1.Sharing
    /// Languages that every text is promised in, BCP 47, as the author gave them: the default language counts
    /// whether it is among them or not. At most 50.
    public var languages: [String]
    /// The answer that questions of the type `inherited` ask for which stand in no group with a type of
    /// its own (TYT §3 `one_answer`). Only its `type` is set.
    public var sharedAnswer: CatalogueV1.Question?
    /// In the order in which they are computed; at most 200.
    public var scores: [CatalogueV1.Score]
    /// Absent: made here.
    public var origin: CatalogueV1.Origin?
    /// What other formats said; at most 50.
    public var annotations: [CatalogueV1.Annotation]

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
      self.publishTime = nil
      self.authors = []
      self.doi = ""
      self.citation = ""
      self.sharing = CatalogueV1.Sharing(rawValue: 0)
      self.languages = []
      self.sharedAnswer = nil
      self.scores = []
      self.origin = nil
      self.annotations = []
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
      publishTime: GoogleProtobuf.Timestamp? = nil,
      authors: [String] = [],
      doi: String = "",
      citation: String = "",
      sharing: CatalogueV1.Sharing = CatalogueV1.Sharing(rawValue: 0),
      languages: [String] = [],
      sharedAnswer: CatalogueV1.Question? = nil,
      scores: [CatalogueV1.Score] = [],
      origin: CatalogueV1.Origin? = nil,
      annotations: [CatalogueV1.Annotation] = []
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
      self.publishTime = publishTime
      self.authors = authors
      self.doi = doi
      self.citation = citation
      self.sharing = sharing
      self.languages = languages
      self.sharedAnswer = sharedAnswer
      self.scores = scores
      self.origin = origin
      self.annotations = annotations
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
    self.publishTime = c.pointee.publish_time.map { GoogleProtobuf.Timestamp($0) }
    self.authors = Codec.array(c.pointee.authors, c.pointee.n_authors) { Codec.string($0) }
    self.doi = Codec.string(c.pointee.doi)
    self.citation = Codec.string(c.pointee.citation)
    self.sharing = CatalogueV1.Sharing(rawValue: Int32(truncatingIfNeeded: c.pointee.sharing.rawValue))
    self.languages = Codec.array(c.pointee.languages, c.pointee.n_languages) { Codec.string($0) }
    self.sharedAnswer = c.pointee.shared_answer.map { CatalogueV1.Question($0) }
    self.scores = Codec.messages(c.pointee.scores, c.pointee.n_scores) { CatalogueV1.Score($0) }
    self.origin = c.pointee.origin.map { CatalogueV1.Origin($0) }
    self.annotations = Codec.messages(c.pointee.annotations, c.pointee.n_annotations) { CatalogueV1.Annotation($0) }
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
    if let value = self.publishTime { c.pointee.publish_time = value.cStruct(in: arena) }
    if !self.authors.isEmpty {
      c.pointee.n_authors = self.authors.count
      c.pointee.authors = arena.array(self.authors) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.doi.isEmpty { c.pointee.doi = arena.string(self.doi) }
    if !self.citation.isEmpty { c.pointee.citation = arena.string(self.citation) }
    c.pointee.sharing = Otolith__Catalogue__V1__Sharing(rawValue: .init(truncatingIfNeeded: self.sharing.rawValue))
    if !self.languages.isEmpty {
      c.pointee.n_languages = self.languages.count
      c.pointee.languages = arena.array(self.languages) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if let value = self.sharedAnswer { c.pointee.shared_answer = value.cStruct(in: arena) }
    if !self.scores.isEmpty {
      c.pointee.n_scores = self.scores.count
      c.pointee.scores = arena.array(self.scores) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Score>? }
    }
    if let value = self.origin { c.pointee.origin = value.cStruct(in: arena) }
    if !self.annotations.isEmpty {
      c.pointee.n_annotations = self.annotations.count
      c.pointee.annotations = arena.array(self.annotations) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Annotation>? }
    }
    return c
  }
}

extension CatalogueV1 {
  /// One published version by its name.
  public struct QuestionnaireVersionName: Message {
    /// Required.
    public var questionnaireID: String
    /// 0 means the newest.
    public var version: UInt32

    /// Every field at its default.
    public init() {
      self.questionnaireID = ""
      self.version = 0
    }

    public init(
      questionnaireID: String = "",
      version: UInt32 = 0
    ) {
      self.questionnaireID = questionnaireID
      self.version = version
    }
  }
}

extension CatalogueV1.QuestionnaireVersionName {
  public static var fullName: String { "otolith.catalogue.v1.QuestionnaireVersionName" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__QuestionnaireVersionName()
    otolith__catalogue__v1__questionnaire_version_name__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__QuestionnaireVersionName>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__QuestionnaireVersionName> {
    let c = arena.allocate(Otolith__Catalogue__V1__QuestionnaireVersionName.self)
    otolith__catalogue__v1__questionnaire_version_name__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    return c
  }
}

extension CatalogueV1 {
  /// The published version that a fork or copy was made from.
  public struct Origin: Message {
    /// The project that owns it.
    public var projectID: String
    /// Its id.
    public var questionnaireID: String
    /// From 1.
    public var version: UInt32

    /// Every field at its default.
    public init() {
      self.projectID = ""
      self.questionnaireID = ""
      self.version = 0
    }

    public init(
      projectID: String = "",
      questionnaireID: String = "",
      version: UInt32 = 0
    ) {
      self.projectID = projectID
      self.questionnaireID = questionnaireID
      self.version = version
    }
  }
}

extension CatalogueV1.Origin {
  public static var fullName: String { "otolith.catalogue.v1.Origin" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Origin()
    otolith__catalogue__v1__origin__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Origin>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Origin> {
    let c = arena.allocate(Otolith__Catalogue__V1__Origin.self)
    otolith__catalogue__v1__origin__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    return c
  }
}

extension CatalogueV1 {
  /// Something that another format says and that has no field here; nothing acts on it.
  public struct Annotation: Message {
    /// The format and its name for it, e.g. `redcap.field-annotation`; 1–64 lower-case letters, digits,
    /// `.`, `-`. Once per element.
    public var key: String
    /// As it stood there; at most 20,000 characters (Unicode scalars).
    public var value: String

    /// Every field at its default.
    public init() {
      self.key = ""
      self.value = ""
    }

    public init(
      key: String = "",
      value: String = ""
    ) {
      self.key = key
      self.value = value
    }
  }
}

extension CatalogueV1.Annotation {
  public static var fullName: String { "otolith.catalogue.v1.Annotation" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Annotation()
    otolith__catalogue__v1__annotation__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Annotation>) {
    self.key = Codec.string(c.pointee.key)
    self.value = Codec.string(c.pointee.value)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Annotation> {
    let c = arena.allocate(Otolith__Catalogue__V1__Annotation.self)
    otolith__catalogue__v1__annotation__init(c)
    if !self.key.isEmpty { c.pointee.key = arena.string(self.key) }
    if !self.value.isEmpty { c.pointee.value = arena.string(self.value) }
    return c
  }
}

extension CatalogueV1 {
  /// One line of a questionnaire.
  public struct Element: Message {
    /// What the line is; required.
    public enum OneOfContent: Sendable, Hashable {
      /// A heading.
      case headline(CatalogueV1.LocalizedText)
      /// A text to read.
      case text(CatalogueV1.LocalizedText)
      /// A question to answer.
      case question(CatalogueV1.Question)
      /// Begins a page, up to the next break; its conditions are the page's. Stands in no group.
      case pageBreak(CatalogueV1.PageBreak)
      /// The head of a group, whose members follow.
      case group(CatalogueV1.Group)
    }

    /// Stable code, unique in the questionnaire: 1–64 characters of letters, digits, `_`. Names the
    /// column in exports when the element is a question.
    public var elementID: String
    /// What the line is; required.
    public var content: CatalogueV1.Element.OneOfContent?
    /// Empty: always shown. Otherwise shown if `enable_behavior` of the conditions with `parent` 0
    /// hold; a question that is not shown must not be answered and is not required (FHIR SDC
    /// enableWhen). A group's conditions are its members' too. Empty counts as false.
    public var enableWhen: [CatalogueV1.Condition]
    /// How the conditions with `parent` 0 are combined.
    public var enableBehavior: CatalogueV1.EnableBehavior
    /// The group that it is a member of; empty: none. Members follow their group without a gap. At most 5
    /// groups stand in each other.
    public var parentID: String
    /// What other formats said of the line; at most 50.
    public var annotations: [CatalogueV1.Annotation]

    /// Every field at its default.
    public init() {
      self.elementID = ""
      self.content = nil
      self.enableWhen = []
      self.enableBehavior = CatalogueV1.EnableBehavior(rawValue: 0)
      self.parentID = ""
      self.annotations = []
    }

    public init(
      elementID: String = "",
      content: CatalogueV1.Element.OneOfContent? = nil,
      enableWhen: [CatalogueV1.Condition] = [],
      enableBehavior: CatalogueV1.EnableBehavior = CatalogueV1.EnableBehavior(rawValue: 0),
      parentID: String = "",
      annotations: [CatalogueV1.Annotation] = []
    ) {
      self.elementID = elementID
      self.content = content
      self.enableWhen = enableWhen
      self.enableBehavior = enableBehavior
      self.parentID = parentID
      self.annotations = annotations
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
      case 8: .group(CatalogueV1.Group(c.pointee.group!))
      default: nil
    }
    self.enableWhen = Codec.messages(c.pointee.enable_when, c.pointee.n_enable_when) { CatalogueV1.Condition($0) }
    self.enableBehavior = CatalogueV1.EnableBehavior(rawValue: Int32(truncatingIfNeeded: c.pointee.enable_behavior.rawValue))
    self.parentID = Codec.string(c.pointee.parent_id)
    self.annotations = Codec.messages(c.pointee.annotations, c.pointee.n_annotations) { CatalogueV1.Annotation($0) }
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
      case .group(let value)?:
        c.pointee.content_case = .init(rawValue: 8)
        c.pointee.group = value.cStruct(in: arena)
      case nil: break
    }
    if !self.enableWhen.isEmpty {
      c.pointee.n_enable_when = self.enableWhen.count
      c.pointee.enable_when = arena.array(self.enableWhen) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Condition>? }
    }
    c.pointee.enable_behavior = Otolith__Catalogue__V1__EnableBehavior(rawValue: .init(truncatingIfNeeded: self.enableBehavior.rawValue))
    if !self.parentID.isEmpty { c.pointee.parent_id = arena.string(self.parentID) }
    if !self.annotations.isEmpty {
      c.pointee.n_annotations = self.annotations.count
      c.pointee.annotations = arena.array(self.annotations) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Annotation>? }
    }
    return c
  }
}

extension CatalogueV1 {
  /// Nothing but the break.
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
  /// Elements that belong together.
  public struct Group: Message {
    /// Shown above the members; may be absent.
    public var title: CatalogueV1.LocalizedText?
    /// How they belong together; required.
    public var style: CatalogueV1.GroupStyle
    /// For composites.
    public var optionalAnswer: Bool
    /// The answer that members of the type `inherited` ask for; absent: that of the enclosing group or
    /// the questionnaire. Only its `type` is set.
    public var sharedAnswer: CatalogueV1.Question?

    /// Every field at its default.
    public init() {
      self.title = nil
      self.style = CatalogueV1.GroupStyle(rawValue: 0)
      self.optionalAnswer = false
      self.sharedAnswer = nil
    }

    public init(
      title: CatalogueV1.LocalizedText? = nil,
      style: CatalogueV1.GroupStyle = CatalogueV1.GroupStyle(rawValue: 0),
      optionalAnswer: Bool = false,
      sharedAnswer: CatalogueV1.Question? = nil
    ) {
      self.title = title
      self.style = style
      self.optionalAnswer = optionalAnswer
      self.sharedAnswer = sharedAnswer
    }
  }
}

extension CatalogueV1.Group {
  public static var fullName: String { "otolith.catalogue.v1.Group" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Group()
    otolith__catalogue__v1__group__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Group>) {
    self.title = c.pointee.title.map { CatalogueV1.LocalizedText($0) }
    self.style = CatalogueV1.GroupStyle(rawValue: Int32(truncatingIfNeeded: c.pointee.style.rawValue))
    self.optionalAnswer = c.pointee.optional_answer != 0
    self.sharedAnswer = c.pointee.shared_answer.map { CatalogueV1.Question($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Group> {
    let c = arena.allocate(Otolith__Catalogue__V1__Group.self)
    otolith__catalogue__v1__group__init(c)
    if let value = self.title { c.pointee.title = value.cStruct(in: arena) }
    c.pointee.style = Otolith__Catalogue__V1__GroupStyle(rawValue: .init(truncatingIfNeeded: self.style.rawValue))
    c.pointee.optional_answer = self.optionalAnswer ? 1 : 0
    if let value = self.sharedAnswer { c.pointee.shared_answer = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// A question and the answer it asks for.
  public struct Question: Message {
    /// What an answer looks like; required.
    public enum OneOfType: Sendable, Hashable {
      /// One of several options.
      case singleChoice(CatalogueV1.SingleChoice)
      /// Any of several options.
      case multipleChoice(CatalogueV1.MultipleChoice)
      /// Yes or no.
      case yesNo(CatalogueV1.YesNo)
      /// A position on a scale.
      case slider(CatalogueV1.Slider)
      /// One of nine pictures.
      case selfAssessmentManikin(CatalogueV1.SelfAssessmentManikin)
      /// A number that is typed in.
      case number(CatalogueV1.Number)
      /// A calendar date.
      case date(CatalogueV1.DateEntry)
      /// A clock time.
      case time(CatalogueV1.TimeEntry)
      /// A text of one line.
      case textLine(CatalogueV1.TextLine)
      /// A text of several lines.
      case textArea(CatalogueV1.TextArea)
      /// That of the group or questionnaire.
      case inherited(CatalogueV1.Inherited)
      /// A position on a line without marks.
      case visualAnalogue(CatalogueV1.VisualAnalogue)
      /// A calendar date with a clock time.
      case dateTime(CatalogueV1.DateTimeEntry)
      /// A length of time.
      case duration(CatalogueV1.DurationEntry)
      /// An e-mail address.
      case email(CatalogueV1.EmailEntry)
      /// An address of the web.
      case url(CatalogueV1.URLEntry)
      /// A telephone number.
      case telephone(CatalogueV1.TelephoneEntry)
      /// A country.
      case country(CatalogueV1.Country)
      /// One that this version does not know.
      case unsupported(CatalogueV1.Unsupported)
    }

    /// What is asked; required.
    public var text: CatalogueV1.LocalizedText?
    /// Shown below the text; may be absent.
    public var description: CatalogueV1.LocalizedText?
    /// Questions are required unless this is set (generic forms §4).
    public var optionalAnswer: Bool
    /// What an answer looks like; required.
    public var type: CatalogueV1.Question.OneOfType?
    /// The item of the bank that this question is; empty: none. The same item means comparable answers.
    public var itemID: String
    /// What stands there before the participant answers; absent: nothing. Never for sliders, scales and
    /// manikins.
    public var initialAnswer: CatalogueV1.InitialAnswer?

    /// Every field at its default.
    public init() {
      self.text = nil
      self.description = nil
      self.optionalAnswer = false
      self.type = nil
      self.itemID = ""
      self.initialAnswer = nil
    }

    public init(
      text: CatalogueV1.LocalizedText? = nil,
      description: CatalogueV1.LocalizedText? = nil,
      optionalAnswer: Bool = false,
      type: CatalogueV1.Question.OneOfType? = nil,
      itemID: String = "",
      initialAnswer: CatalogueV1.InitialAnswer? = nil
    ) {
      self.text = text
      self.description = description
      self.optionalAnswer = optionalAnswer
      self.type = type
      self.itemID = itemID
      self.initialAnswer = initialAnswer
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
      case 16: .inherited(CatalogueV1.Inherited(c.pointee.inherited!))
      case 17: .visualAnalogue(CatalogueV1.VisualAnalogue(c.pointee.visual_analogue!))
      case 18: .dateTime(CatalogueV1.DateTimeEntry(c.pointee.date_time!))
      case 19: .duration(CatalogueV1.DurationEntry(c.pointee.duration!))
      case 20: .email(CatalogueV1.EmailEntry(c.pointee.email!))
      case 21: .url(CatalogueV1.URLEntry(c.pointee.url!))
      case 22: .telephone(CatalogueV1.TelephoneEntry(c.pointee.telephone!))
      case 23: .country(CatalogueV1.Country(c.pointee.country!))
      case 24: .unsupported(CatalogueV1.Unsupported(c.pointee.unsupported!))
      default: nil
    }
    self.itemID = Codec.string(c.pointee.item_id)
    self.initialAnswer = c.pointee.initial_answer.map { CatalogueV1.InitialAnswer($0) }
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
      case .inherited(let value)?:
        c.pointee.type_case = .init(rawValue: 16)
        c.pointee.inherited = value.cStruct(in: arena)
      case .visualAnalogue(let value)?:
        c.pointee.type_case = .init(rawValue: 17)
        c.pointee.visual_analogue = value.cStruct(in: arena)
      case .dateTime(let value)?:
        c.pointee.type_case = .init(rawValue: 18)
        c.pointee.date_time = value.cStruct(in: arena)
      case .duration(let value)?:
        c.pointee.type_case = .init(rawValue: 19)
        c.pointee.duration = value.cStruct(in: arena)
      case .email(let value)?:
        c.pointee.type_case = .init(rawValue: 20)
        c.pointee.email = value.cStruct(in: arena)
      case .url(let value)?:
        c.pointee.type_case = .init(rawValue: 21)
        c.pointee.url = value.cStruct(in: arena)
      case .telephone(let value)?:
        c.pointee.type_case = .init(rawValue: 22)
        c.pointee.telephone = value.cStruct(in: arena)
      case .country(let value)?:
        c.pointee.type_case = .init(rawValue: 23)
        c.pointee.country = value.cStruct(in: arena)
      case .unsupported(let value)?:
        c.pointee.type_case = .init(rawValue: 24)
        c.pointee.unsupported = value.cStruct(in: arena)
      case nil: break
    }
    if !self.itemID.isEmpty { c.pointee.item_id = arena.string(self.itemID) }
    if let value = self.initialAnswer { c.pointee.initial_answer = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// An answer that is there from the start. It must be one that the question takes.
  public struct InitialAnswer: Message {
    /// For choices, yes/no and countries.
    public var codes: [String]
    /// For numbers; seconds of a duration.
    public var number: GoogleProtobuf.DoubleValue?
    /// For texts, dates and times, in the form in which they are stored.
    public var text: String

    /// Every field at its default.
    public init() {
      self.codes = []
      self.number = nil
      self.text = ""
    }

    public init(
      codes: [String] = [],
      number: GoogleProtobuf.DoubleValue? = nil,
      text: String = ""
    ) {
      self.codes = codes
      self.number = number
      self.text = text
    }
  }
}

extension CatalogueV1.InitialAnswer {
  public static var fullName: String { "otolith.catalogue.v1.InitialAnswer" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__InitialAnswer()
    otolith__catalogue__v1__initial_answer__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__InitialAnswer>) {
    self.codes = Codec.array(c.pointee.codes, c.pointee.n_codes) { Codec.string($0) }
    self.number = c.pointee.number.map { GoogleProtobuf.DoubleValue($0) }
    self.text = Codec.string(c.pointee.text)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__InitialAnswer> {
    let c = arena.allocate(Otolith__Catalogue__V1__InitialAnswer.self)
    otolith__catalogue__v1__initial_answer__init(c)
    if !self.codes.isEmpty {
      c.pointee.n_codes = self.codes.count
      c.pointee.codes = arena.array(self.codes) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if let value = self.number { c.pointee.number = value.cStruct(in: arena) }
    if !self.text.isEmpty { c.pointee.text = arena.string(self.text) }
    return c
  }
}

extension CatalogueV1 {
  /// What the nearest group with a shared answer says, else the questionnaire.
  public struct Inherited: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension CatalogueV1.Inherited {
  public static var fullName: String { "otolith.catalogue.v1.Inherited" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Inherited()
    otolith__catalogue__v1__inherited__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Inherited>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Inherited> {
    let c = arena.allocate(Otolith__Catalogue__V1__Inherited.self)
    otolith__catalogue__v1__inherited__init(c)
    return c
  }
}

extension CatalogueV1 {
  /// A type of question that this version does not know. Clients say that it is not supported; it is
  /// never required.
  public struct Unsupported: Message {
    /// Its name, with the format that it comes from: `fhir.attachment`. 1–64 characters of letters, digits,
    /// `_`, `-`, `.`.
    public var type: String
    /// What the definition said about it, as JSON; at most 20,000 characters, may be empty.
    public var contents: String

    /// Every field at its default.
    public init() {
      self.type = ""
      self.contents = ""
    }

    public init(
      type: String = "",
      contents: String = ""
    ) {
      self.type = type
      self.contents = contents
    }
  }
}

extension CatalogueV1.Unsupported {
  public static var fullName: String { "otolith.catalogue.v1.Unsupported" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Unsupported()
    otolith__catalogue__v1__unsupported__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Unsupported>) {
    self.type = Codec.string(c.pointee.type)
    self.contents = Codec.string(c.pointee.contents)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Unsupported> {
    let c = arena.allocate(Otolith__Catalogue__V1__Unsupported.self)
    otolith__catalogue__v1__unsupported__init(c)
    if !self.type.isEmpty { c.pointee.type = arena.string(self.type) }
    if !self.contents.isEmpty { c.pointee.contents = arena.string(self.contents) }
    return c
  }
}

extension CatalogueV1 {
  /// One of the answers to choose from.
  public struct Option: Message {
    /// What is stored and exported: 1–64 characters of letters, digits, `_`, `-`, `.`. Unique in the question.
    public var code: String
    /// What the participant reads; required.
    public var label: CatalogueV1.LocalizedText?
    /// In a multiple choice: cannot be chosen together with others.
    public var exclusive: Bool
    /// What scores count; absent: the code as a number, where it is one.
    public var weight: GoogleProtobuf.DoubleValue?

    /// Every field at its default.
    public init() {
      self.code = ""
      self.label = nil
      self.exclusive = false
      self.weight = nil
    }

    public init(
      code: String = "",
      label: CatalogueV1.LocalizedText? = nil,
      exclusive: Bool = false,
      weight: GoogleProtobuf.DoubleValue? = nil
    ) {
      self.code = code
      self.label = label
      self.exclusive = exclusive
      self.weight = weight
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
    self.weight = c.pointee.weight.map { GoogleProtobuf.DoubleValue($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Option> {
    let c = arena.allocate(Otolith__Catalogue__V1__Option.self)
    otolith__catalogue__v1__option__init(c)
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    if let value = self.label { c.pointee.label = value.cStruct(in: arena) }
    c.pointee.exclusive = self.exclusive ? 1 : 0
    if let value = self.weight { c.pointee.weight = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// Stored as the code of the option chosen.
  public struct SingleChoice: Message {
    /// In the order in which they are shown; 2–500.
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
  /// Stored as the codes of the options chosen.
  public struct MultipleChoice: Message {
    /// In the order in which they are shown; 1–500.
    public var options: [CatalogueV1.Option]
    /// Options to choose at least once any is chosen; 0 means no bound. An exclusive option satisfies
    /// it alone.
    public var minimumCount: UInt32
    /// Options to choose at most; 0 means no bound.
    public var maximumCount: UInt32
    /// Choosing none is an answer, also where the question is required (generic forms §4.6). Otherwise a required
    /// question needs one option at least (TYT §4.1.4).
    public var noneAllowed: Bool

    /// Every field at its default.
    public init() {
      self.options = []
      self.minimumCount = 0
      self.maximumCount = 0
      self.noneAllowed = false
    }

    public init(
      options: [CatalogueV1.Option] = [],
      minimumCount: UInt32 = 0,
      maximumCount: UInt32 = 0,
      noneAllowed: Bool = false
    ) {
      self.options = options
      self.minimumCount = minimumCount
      self.maximumCount = maximumCount
      self.noneAllowed = noneAllowed
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
    self.minimumCount = c.pointee.minimum_count
    self.maximumCount = c.pointee.maximum_count
    self.noneAllowed = c.pointee.none_allowed != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__MultipleChoice> {
    let c = arena.allocate(Otolith__Catalogue__V1__MultipleChoice.self)
    otolith__catalogue__v1__multiple_choice__init(c)
    if !self.options.isEmpty {
      c.pointee.n_options = self.options.count
      c.pointee.options = arena.array(self.options) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Option>? }
    }
    c.pointee.minimum_count = self.minimumCount
    c.pointee.maximum_count = self.maximumCount
    c.pointee.none_allowed = self.noneAllowed ? 1 : 0
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
  /// Has no initial value: a client must not preselect a position (TYT §2, TYS FR 13). Stored as a number.
  public struct Slider: Message {
    /// The lowest value; finite.
    public var minimum: Double
    /// The highest value; finite, above the lowest.
    public var maximum: Double
    /// Values are `minimum + k·step`, up to `maximum` itself; 0 means continuous.
    public var step: Double
    /// At the lowest value; may be absent.
    public var minimumLabel: CatalogueV1.LocalizedText?
    /// At the highest value; may be absent.
    public var maximumLabel: CatalogueV1.LocalizedText?
    /// Whether to draw it as a turning knob.
    public var knob: Bool
    /// Whether the participant sees the number chosen.
    public var showNumber: Bool

    /// Every field at its default.
    public init() {
      self.minimum = 0
      self.maximum = 0
      self.step = 0
      self.minimumLabel = nil
      self.maximumLabel = nil
      self.knob = false
      self.showNumber = false
    }

    public init(
      minimum: Double = 0,
      maximum: Double = 0,
      step: Double = 0,
      minimumLabel: CatalogueV1.LocalizedText? = nil,
      maximumLabel: CatalogueV1.LocalizedText? = nil,
      knob: Bool = false,
      showNumber: Bool = false
    ) {
      self.minimum = minimum
      self.maximum = maximum
      self.step = step
      self.minimumLabel = minimumLabel
      self.maximumLabel = maximumLabel
      self.knob = knob
      self.showNumber = showNumber
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
    self.showNumber = c.pointee.show_number != 0
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
    c.pointee.show_number = self.showNumber ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// A line without marks between two ends, stored as a number of 0–100, any value in between.
  public struct VisualAnalogue: Message {
    /// At 0; may be absent.
    public var minimumLabel: CatalogueV1.LocalizedText?
    /// At 100; may be absent.
    public var maximumLabel: CatalogueV1.LocalizedText?

    /// Every field at its default.
    public init() {
      self.minimumLabel = nil
      self.maximumLabel = nil
    }

    public init(
      minimumLabel: CatalogueV1.LocalizedText? = nil,
      maximumLabel: CatalogueV1.LocalizedText? = nil
    ) {
      self.minimumLabel = minimumLabel
      self.maximumLabel = maximumLabel
    }
  }
}

extension CatalogueV1.VisualAnalogue {
  public static var fullName: String { "otolith.catalogue.v1.VisualAnalogue" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__VisualAnalogue()
    otolith__catalogue__v1__visual_analogue__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__VisualAnalogue>) {
    self.minimumLabel = c.pointee.minimum_label.map { CatalogueV1.LocalizedText($0) }
    self.maximumLabel = c.pointee.maximum_label.map { CatalogueV1.LocalizedText($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__VisualAnalogue> {
    let c = arena.allocate(Otolith__Catalogue__V1__VisualAnalogue.self)
    otolith__catalogue__v1__visual_analogue__init(c)
    if let value = self.minimumLabel { c.pointee.minimum_label = value.cStruct(in: arena) }
    if let value = self.maximumLabel { c.pointee.maximum_label = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// Nine pictures, stored as the integers 1–9. The direction is the same in every client and export: 1 is
  /// unpleasant, calm, controlled; 9 is pleasant, excited, in control. A client that shows the pictures the other way
  /// round, as paper forms often do, turns the values round before it sends them.
  public struct SelfAssessmentManikin: Message {
    /// What the pictures show; required.
    public var dimension: CatalogueV1.ManikinDimension
    /// What stands at 1. Absent in a definition: the word of the dimension, in German and English; answers always
    /// have it.
    public var lowestLabel: CatalogueV1.LocalizedText?
    /// What stands at 9; as `lowest_label`.
    public var highestLabel: CatalogueV1.LocalizedText?

    /// Every field at its default.
    public init() {
      self.dimension = CatalogueV1.ManikinDimension(rawValue: 0)
      self.lowestLabel = nil
      self.highestLabel = nil
    }

    public init(
      dimension: CatalogueV1.ManikinDimension = CatalogueV1.ManikinDimension(rawValue: 0),
      lowestLabel: CatalogueV1.LocalizedText? = nil,
      highestLabel: CatalogueV1.LocalizedText? = nil
    ) {
      self.dimension = dimension
      self.lowestLabel = lowestLabel
      self.highestLabel = highestLabel
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
    self.lowestLabel = c.pointee.lowest_label.map { CatalogueV1.LocalizedText($0) }
    self.highestLabel = c.pointee.highest_label.map { CatalogueV1.LocalizedText($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__SelfAssessmentManikin> {
    let c = arena.allocate(Otolith__Catalogue__V1__SelfAssessmentManikin.self)
    otolith__catalogue__v1__self_assessment_manikin__init(c)
    c.pointee.dimension = Otolith__Catalogue__V1__ManikinDimension(rawValue: .init(truncatingIfNeeded: self.dimension.rawValue))
    if let value = self.lowestLabel { c.pointee.lowest_label = value.cStruct(in: arena) }
    if let value = self.highestLabel { c.pointee.highest_label = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// Stored as a number.
  public struct Number: Message {
    /// Inclusive, finite; absent: no bound.
    public var minimum: GoogleProtobuf.DoubleValue?
    /// Inclusive, finite; absent: no bound.
    public var maximum: GoogleProtobuf.DoubleValue?
    /// Whole numbers only.
    public var integer: Bool
    /// UCUM code of at most 64 characters, e.g. `mm[Hg]`; empty for a pure number.
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
    /// `YYYY-MM-DD`, inclusive; empty: no bound.
    public var earliest: String
    /// `YYYY-MM-DD`, inclusive; empty: no bound.
    public var latest: String

    /// Every field at its default.
    public init() {
      self.earliest = ""
      self.latest = ""
    }

    public init(
      earliest: String = "",
      latest: String = ""
    ) {
      self.earliest = earliest
      self.latest = latest
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
    self.earliest = Codec.string(c.pointee.earliest)
    self.latest = Codec.string(c.pointee.latest)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__DateEntry> {
    let c = arena.allocate(Otolith__Catalogue__V1__DateEntry.self)
    otolith__catalogue__v1__date_entry__init(c)
    if !self.earliest.isEmpty { c.pointee.earliest = arena.string(self.earliest) }
    if !self.latest.isEmpty { c.pointee.latest = arena.string(self.latest) }
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
  /// Stored as `YYYY-MM-DDTHH:MM`, in the sheet's time zone.
  public struct DateTimeEntry: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension CatalogueV1.DateTimeEntry {
  public static var fullName: String { "otolith.catalogue.v1.DateTimeEntry" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__DateTimeEntry()
    otolith__catalogue__v1__date_time_entry__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__DateTimeEntry>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__DateTimeEntry> {
    let c = arena.allocate(Otolith__Catalogue__V1__DateTimeEntry.self)
    otolith__catalogue__v1__date_time_entry__init(c)
    return c
  }
}

extension CatalogueV1 {
  /// Stored as a number of seconds.
  public struct DurationEntry: Message {
    /// Inclusive.
    public var minimumSeconds: UInt32
    /// Inclusive; 0 means no bound.
    public var maximumSeconds: UInt32

    /// Every field at its default.
    public init() {
      self.minimumSeconds = 0
      self.maximumSeconds = 0
    }

    public init(
      minimumSeconds: UInt32 = 0,
      maximumSeconds: UInt32 = 0
    ) {
      self.minimumSeconds = minimumSeconds
      self.maximumSeconds = maximumSeconds
    }
  }
}

extension CatalogueV1.DurationEntry {
  public static var fullName: String { "otolith.catalogue.v1.DurationEntry" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__DurationEntry()
    otolith__catalogue__v1__duration_entry__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__DurationEntry>) {
    self.minimumSeconds = c.pointee.minimum_seconds
    self.maximumSeconds = c.pointee.maximum_seconds
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__DurationEntry> {
    let c = arena.allocate(Otolith__Catalogue__V1__DurationEntry.self)
    otolith__catalogue__v1__duration_entry__init(c)
    c.pointee.minimum_seconds = self.minimumSeconds
    c.pointee.maximum_seconds = self.maximumSeconds
    return c
  }
}

extension CatalogueV1 {
  /// Stored as the ISO 3166-1 code in two capital letters, as a choice.
  public struct Country: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension CatalogueV1.Country {
  public static var fullName: String { "otolith.catalogue.v1.Country" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Country()
    otolith__catalogue__v1__country__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Country>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Country> {
    let c = arena.allocate(Otolith__Catalogue__V1__Country.self)
    otolith__catalogue__v1__country__init(c)
    return c
  }
}

extension CatalogueV1 {
  /// Stored as text of one line.
  public struct TextLine: Message {
    /// In characters (Unicode scalars); 0 means the default of 255.
    public var maximumLength: UInt32
    /// What the text must look like; absent: anything.
    public var pattern: CatalogueV1.TextPattern?

    /// Every field at its default.
    public init() {
      self.maximumLength = 0
      self.pattern = nil
    }

    public init(
      maximumLength: UInt32 = 0,
      pattern: CatalogueV1.TextPattern? = nil
    ) {
      self.maximumLength = maximumLength
      self.pattern = pattern
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
    self.pattern = c.pointee.pattern.map { CatalogueV1.TextPattern($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__TextLine> {
    let c = arena.allocate(Otolith__Catalogue__V1__TextLine.self)
    otolith__catalogue__v1__text_line__init(c)
    c.pointee.maximum_length = self.maximumLength
    if let value = self.pattern { c.pointee.pattern = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// Stored as text.
  public struct TextArea: Message {
    /// In characters (Unicode scalars); 0 means the default of 4,000.
    public var maximumLength: UInt32
    /// What the text must look like; absent: anything.
    public var pattern: CatalogueV1.TextPattern?

    /// Every field at its default.
    public init() {
      self.maximumLength = 0
      self.pattern = nil
    }

    public init(
      maximumLength: UInt32 = 0,
      pattern: CatalogueV1.TextPattern? = nil
    ) {
      self.maximumLength = maximumLength
      self.pattern = pattern
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
    self.pattern = c.pointee.pattern.map { CatalogueV1.TextPattern($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__TextArea> {
    let c = arena.allocate(Otolith__Catalogue__V1__TextArea.self)
    otolith__catalogue__v1__text_area__init(c)
    c.pointee.maximum_length = self.maximumLength
    if let value = self.pattern { c.pointee.pattern = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// An e-mail address, stored as text.
  public struct EmailEntry: Message {
    /// In characters (Unicode scalars); 0 means the default of 254.
    public var maximumLength: UInt32
    /// Absent: what HTML takes for an e-mail address.
    public var pattern: CatalogueV1.TextPattern?

    /// Every field at its default.
    public init() {
      self.maximumLength = 0
      self.pattern = nil
    }

    public init(
      maximumLength: UInt32 = 0,
      pattern: CatalogueV1.TextPattern? = nil
    ) {
      self.maximumLength = maximumLength
      self.pattern = pattern
    }
  }
}

extension CatalogueV1.EmailEntry {
  public static var fullName: String { "otolith.catalogue.v1.EmailEntry" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__EmailEntry()
    otolith__catalogue__v1__email_entry__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__EmailEntry>) {
    self.maximumLength = c.pointee.maximum_length
    self.pattern = c.pointee.pattern.map { CatalogueV1.TextPattern($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__EmailEntry> {
    let c = arena.allocate(Otolith__Catalogue__V1__EmailEntry.self)
    otolith__catalogue__v1__email_entry__init(c)
    c.pointee.maximum_length = self.maximumLength
    if let value = self.pattern { c.pointee.pattern = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// An address of the web, stored as text.
  public struct URLEntry: Message {
    /// In characters (Unicode scalars); 0 means the default of 2,000.
    public var maximumLength: UInt32
    /// Absent: http or https.
    public var pattern: CatalogueV1.TextPattern?

    /// Every field at its default.
    public init() {
      self.maximumLength = 0
      self.pattern = nil
    }

    public init(
      maximumLength: UInt32 = 0,
      pattern: CatalogueV1.TextPattern? = nil
    ) {
      self.maximumLength = maximumLength
      self.pattern = pattern
    }
  }
}

extension CatalogueV1.URLEntry {
  public static var fullName: String { "otolith.catalogue.v1.URLEntry" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__URLEntry()
    otolith__catalogue__v1__urlentry__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__URLEntry>) {
    self.maximumLength = c.pointee.maximum_length
    self.pattern = c.pointee.pattern.map { CatalogueV1.TextPattern($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__URLEntry> {
    let c = arena.allocate(Otolith__Catalogue__V1__URLEntry.self)
    otolith__catalogue__v1__urlentry__init(c)
    c.pointee.maximum_length = self.maximumLength
    if let value = self.pattern { c.pointee.pattern = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// A telephone number, stored as text.
  public struct TelephoneEntry: Message {
    /// In characters (Unicode scalars); 0 means the default of 32.
    public var maximumLength: UInt32
    /// Absent: digits with an optional `+`, grouped by blanks, brackets, dots, dashes, slashes.
    public var pattern: CatalogueV1.TextPattern?

    /// Every field at its default.
    public init() {
      self.maximumLength = 0
      self.pattern = nil
    }

    public init(
      maximumLength: UInt32 = 0,
      pattern: CatalogueV1.TextPattern? = nil
    ) {
      self.maximumLength = maximumLength
      self.pattern = pattern
    }
  }
}

extension CatalogueV1.TelephoneEntry {
  public static var fullName: String { "otolith.catalogue.v1.TelephoneEntry" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__TelephoneEntry()
    otolith__catalogue__v1__telephone_entry__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__TelephoneEntry>) {
    self.maximumLength = c.pointee.maximum_length
    self.pattern = c.pointee.pattern.map { CatalogueV1.TextPattern($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__TelephoneEntry> {
    let c = arena.allocate(Otolith__Catalogue__V1__TelephoneEntry.self)
    otolith__catalogue__v1__telephone_entry__init(c)
    c.pointee.maximum_length = self.maximumLength
    if let value = self.pattern { c.pointee.pattern = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// What a text must look like.
  public struct TextPattern: Message {
    /// A regular expression of ECMA-262 that the whole text must match, without look-around and
    /// back-references.
    public var expression: String
    /// Says in words what it asks for; without it the author is warned (PATTERN_HINT_MISSING).
    public var hint: CatalogueV1.LocalizedText?

    /// Every field at its default.
    public init() {
      self.expression = ""
      self.hint = nil
    }

    public init(
      expression: String = "",
      hint: CatalogueV1.LocalizedText? = nil
    ) {
      self.expression = expression
      self.hint = hint
    }
  }
}

extension CatalogueV1.TextPattern {
  public static var fullName: String { "otolith.catalogue.v1.TextPattern" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__TextPattern()
    otolith__catalogue__v1__text_pattern__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__TextPattern>) {
    self.expression = Codec.string(c.pointee.expression)
    self.hint = c.pointee.hint.map { CatalogueV1.LocalizedText($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__TextPattern> {
    let c = arena.allocate(Otolith__Catalogue__V1__TextPattern.self)
    otolith__catalogue__v1__text_pattern__init(c)
    if !self.expression.isEmpty { c.pointee.expression = arena.string(self.expression) }
    if let value = self.hint { c.pointee.hint = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// A measurement to take while the questionnaire is filled in (TYS `can_use`).
  public struct SensorRequest: Message {
    /// What to measure; required.
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
    dependencies: [GoogleProtobuf.timestampFile, GoogleProtobuf.wrappersFile, CatalogueV1.rulesFile, CatalogueV1.textFile],
    base64: """
      CihvdG9saXRoL2NhdGFsb2d1ZS92MS9xdWVzdGlvbm5haXJlLnByb3RvEhRvdG9saXRoLmNhdGFsb2d1ZS52MRofZ29vZ2xl\
      L3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90bxoeZ29vZ2xlL3Byb3RvYnVmL3dyYXBwZXJzLnByb3RvGiBvdG9saXRoL2NhdGFs\
      b2d1ZS92MS9ydWxlcy5wcm90bxofb3RvbGl0aC9jYXRhbG9ndWUvdjEvdGV4dC5wcm90byLfCAoNUXVlc3Rpb25uYWlyZRIp\
      ChBxdWVzdGlvbm5haXJlX2lkGAEgASgJUg9xdWVzdGlvbm5haXJlSWQSGAoHdmVyc2lvbhgCIAEoDVIHdmVyc2lvbhIhCgxj\
      b250ZW50X2hhc2gYAyABKAlSC2NvbnRlbnRIYXNoEjkKBXRpdGxlGAQgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9j\
      YWxpemVkVGV4dFIFdGl0bGUSRQoLZGVzY3JpcHRpb24YBSABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRU\
      ZXh0UgtkZXNjcmlwdGlvbhJHCgxpbnRyb2R1Y3Rpb24YBiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRU\
      ZXh0UgxpbnRyb2R1Y3Rpb24SPQoHY2xvc2luZxgHIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRS\
      B2Nsb3NpbmcSKQoQZGVmYXVsdF9sYW5ndWFnZRgIIAEoCVIPZGVmYXVsdExhbmd1YWdlEjkKCGVsZW1lbnRzGAkgAygLMh0u\
      b3RvbGl0aC5jYXRhbG9ndWUudjEuRWxlbWVudFIIZWxlbWVudHMSPQoHc2Vuc29ycxgKIAMoCzIjLm90b2xpdGguY2F0YWxv\
      Z3VlLnYxLlNlbnNvclJlcXVlc3RSB3NlbnNvcnMSMwoVZGVtb25zdHJhdGlvbl93b3JkaW5nGAsgASgIUhRkZW1vbnN0cmF0\
      aW9uV29yZGluZxIWCgZzb3VyY2UYDCABKAlSBnNvdXJjZRIYCgdsaWNlbmNlGA0gASgJUgdsaWNlbmNlEj0KDHB1Ymxpc2hf\
      dGltZRgOIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC3B1Ymxpc2hUaW1lEhgKB2F1dGhvcnMYDyADKAlSB2F1\
      dGhvcnMSEAoDZG9pGBAgASgJUgNkb2kSGgoIY2l0YXRpb24YESABKAlSCGNpdGF0aW9uEjcKB3NoYXJpbmcYEiABKA4yHS5v\
      dG9saXRoLmNhdGFsb2d1ZS52MS5TaGFyaW5nUgdzaGFyaW5nEhwKCWxhbmd1YWdlcxgTIAMoCVIJbGFuZ3VhZ2VzEkMKDXNo\
      YXJlZF9hbnN3ZXIYFCABKAsyHi5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvblIMc2hhcmVkQW5zd2VyEjMKBnNjb3Jl\
      cxgVIAMoCzIbLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNjb3JlUgZzY29yZXMSNAoGb3JpZ2luGBYgASgLMhwub3RvbGl0aC5j\
      YXRhbG9ndWUudjEuT3JpZ2luUgZvcmlnaW4SQgoLYW5ub3RhdGlvbnMYFyADKAsyIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5B\
      bm5vdGF0aW9uUgthbm5vdGF0aW9ucyJfChhRdWVzdGlvbm5haXJlVmVyc2lvbk5hbWUSKQoQcXVlc3Rpb25uYWlyZV9pZBgB\
      IAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YAiABKA1SB3ZlcnNpb24ibAoGT3JpZ2luEh0KCnByb2plY3RfaWQY\
      ASABKAlSCXByb2plY3RJZBIpChBxdWVzdGlvbm5haXJlX2lkGAIgASgJUg9xdWVzdGlvbm5haXJlSWQSGAoHdmVyc2lvbhgD\
      IAEoDVIHdmVyc2lvbiI0CgpBbm5vdGF0aW9uEhAKA2tleRgBIAEoCVIDa2V5EhQKBXZhbHVlGAIgASgJUgV2YWx1ZSLYBAoH\
      RWxlbWVudBIdCgplbGVtZW50X2lkGAEgASgJUgllbGVtZW50SWQSQQoIaGVhZGxpbmUYAiABKAsyIy5vdG9saXRoLmNhdGFs\
      b2d1ZS52MS5Mb2NhbGl6ZWRUZXh0SABSCGhlYWRsaW5lEjkKBHRleHQYAyABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5M\
      b2NhbGl6ZWRUZXh0SABSBHRleHQSPAoIcXVlc3Rpb24YBCABKAsyHi5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbkgA\
      UghxdWVzdGlvbhJACgpwYWdlX2JyZWFrGAUgASgLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuUGFnZUJyZWFrSABSCXBhZ2VC\
      cmVhaxIzCgVncm91cBgIIAEoCzIbLm90b2xpdGguY2F0YWxvZ3VlLnYxLkdyb3VwSABSBWdyb3VwEkAKC2VuYWJsZV93aGVu\
      GAYgAygLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuQ29uZGl0aW9uUgplbmFibGVXaGVuEk0KD2VuYWJsZV9iZWhhdmlvchgH\
      IAEoDjIkLm90b2xpdGguY2F0YWxvZ3VlLnYxLkVuYWJsZUJlaGF2aW9yUg5lbmFibGVCZWhhdmlvchIbCglwYXJlbnRfaWQY\
      CSABKAlSCHBhcmVudElkEkIKC2Fubm90YXRpb25zGAogAygLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuQW5ub3RhdGlvblIL\
      YW5ub3RhdGlvbnNCCQoHY29udGVudCILCglQYWdlQnJlYWsi6AEKBUdyb3VwEjkKBXRpdGxlGAEgASgLMiMub3RvbGl0aC5j\
      YXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIFdGl0bGUSNgoFc3R5bGUYAiABKA4yIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5H\
      cm91cFN0eWxlUgVzdHlsZRInCg9vcHRpb25hbF9hbnN3ZXIYAyABKAhSDm9wdGlvbmFsQW5zd2VyEkMKDXNoYXJlZF9hbnN3\
      ZXIYBCABKAsyHi5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvblIMc2hhcmVkQW5zd2VyIoQMCghRdWVzdGlvbhI3CgR0\
      ZXh0GAEgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIEdGV4dBJFCgtkZXNjcmlwdGlvbhgCIAEo\
      CzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSC2Rlc2NyaXB0aW9uEicKD29wdGlvbmFsX2Fuc3dlchgD\
      IAEoCFIOb3B0aW9uYWxBbnN3ZXISSQoNc2luZ2xlX2Nob2ljZRgEIAEoCzIiLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNpbmds\
      ZUNob2ljZUgAUgxzaW5nbGVDaG9pY2USTwoPbXVsdGlwbGVfY2hvaWNlGAUgASgLMiQub3RvbGl0aC5jYXRhbG9ndWUudjEu\
      TXVsdGlwbGVDaG9pY2VIAFIObXVsdGlwbGVDaG9pY2USNAoGeWVzX25vGAYgASgLMhsub3RvbGl0aC5jYXRhbG9ndWUudjEu\
      WWVzTm9IAFIFeWVzTm8SNgoGc2xpZGVyGAcgASgLMhwub3RvbGl0aC5jYXRhbG9ndWUudjEuU2xpZGVySABSBnNsaWRlchJl\
      ChdzZWxmX2Fzc2Vzc21lbnRfbWFuaWtpbhgIIAEoCzIrLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNlbGZBc3Nlc3NtZW50TWFu\
      aWtpbkgAUhVzZWxmQXNzZXNzbWVudE1hbmlraW4SNgoGbnVtYmVyGAkgASgLMhwub3RvbGl0aC5jYXRhbG9ndWUudjEuTnVt\
      YmVySABSBm51bWJlchI1CgRkYXRlGAogASgLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuRGF0ZUVudHJ5SABSBGRhdGUSNQoE\
      dGltZRgLIAEoCzIfLm90b2xpdGguY2F0YWxvZ3VlLnYxLlRpbWVFbnRyeUgAUgR0aW1lEj0KCXRleHRfbGluZRgMIAEoCzIe\
      Lm90b2xpdGguY2F0YWxvZ3VlLnYxLlRleHRMaW5lSABSCHRleHRMaW5lEj0KCXRleHRfYXJlYRgNIAEoCzIeLm90b2xpdGgu\
      Y2F0YWxvZ3VlLnYxLlRleHRBcmVhSABSCHRleHRBcmVhEj8KCWluaGVyaXRlZBgQIAEoCzIfLm90b2xpdGguY2F0YWxvZ3Vl\
      LnYxLkluaGVyaXRlZEgAUglpbmhlcml0ZWQSTwoPdmlzdWFsX2FuYWxvZ3VlGBEgASgLMiQub3RvbGl0aC5jYXRhbG9ndWUu\
      djEuVmlzdWFsQW5hbG9ndWVIAFIOdmlzdWFsQW5hbG9ndWUSQgoJZGF0ZV90aW1lGBIgASgLMiMub3RvbGl0aC5jYXRhbG9n\
      dWUudjEuRGF0ZVRpbWVFbnRyeUgAUghkYXRlVGltZRJBCghkdXJhdGlvbhgTIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYx\
      LkR1cmF0aW9uRW50cnlIAFIIZHVyYXRpb24SOAoFZW1haWwYFCABKAsyIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5FbWFpbEVu\
      dHJ5SABSBWVtYWlsEjIKA3VybBgVIAEoCzIeLm90b2xpdGguY2F0YWxvZ3VlLnYxLlVSTEVudHJ5SABSA3VybBJECgl0ZWxl\
      cGhvbmUYFiABKAsyJC5vdG9saXRoLmNhdGFsb2d1ZS52MS5UZWxlcGhvbmVFbnRyeUgAUgl0ZWxlcGhvbmUSOQoHY291bnRy\
      eRgXIAEoCzIdLm90b2xpdGguY2F0YWxvZ3VlLnYxLkNvdW50cnlIAFIHY291bnRyeRJFCgt1bnN1cHBvcnRlZBgYIAEoCzIh\
      Lm90b2xpdGguY2F0YWxvZ3VlLnYxLlVuc3VwcG9ydGVkSABSC3Vuc3VwcG9ydGVkEhcKB2l0ZW1faWQYDiABKAlSBml0ZW1J\
      ZBJKCg5pbml0aWFsX2Fuc3dlchgPIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkluaXRpYWxBbnN3ZXJSDWluaXRpYWxB\
      bnN3ZXJCBgoEdHlwZSJvCg1Jbml0aWFsQW5zd2VyEhQKBWNvZGVzGAEgAygJUgVjb2RlcxI0CgZudW1iZXIYAiABKAsyHC5n\
      b29nbGUucHJvdG9idWYuRG91YmxlVmFsdWVSBm51bWJlchISCgR0ZXh0GAMgASgJUgR0ZXh0IgsKCUluaGVyaXRlZCI9CgtV\
      bnN1cHBvcnRlZBISCgR0eXBlGAEgASgJUgR0eXBlEhoKCGNvbnRlbnRzGAIgASgJUghjb250ZW50cyKrAQoGT3B0aW9uEhIK\
      BGNvZGUYASABKAlSBGNvZGUSOQoFbGFiZWwYAiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgVs\
      YWJlbBIcCglleGNsdXNpdmUYAyABKAhSCWV4Y2x1c2l2ZRI0CgZ3ZWlnaHQYBCABKAsyHC5nb29nbGUucHJvdG9idWYuRG91\
      YmxlVmFsdWVSBndlaWdodCJaCgxTaW5nbGVDaG9pY2USNgoHb3B0aW9ucxgBIAMoCzIcLm90b2xpdGguY2F0YWxvZ3VlLnYx\
      Lk9wdGlvblIHb3B0aW9ucxISCgRrbm9iGAIgASgIUgRrbm9iIrUBCg5NdWx0aXBsZUNob2ljZRI2CgdvcHRpb25zGAEgAygL\
      Mhwub3RvbGl0aC5jYXRhbG9ndWUudjEuT3B0aW9uUgdvcHRpb25zEiMKDW1pbmltdW1fY291bnQYAiABKA1SDG1pbmltdW1D\
      b3VudBIjCg1tYXhpbXVtX2NvdW50GAMgASgNUgxtYXhpbXVtQ291bnQSIQoMbm9uZV9hbGxvd2VkGAQgASgIUgtub25lQWxs\
      b3dlZCIHCgVZZXNObyKZAgoGU2xpZGVyEhgKB21pbmltdW0YASABKAFSB21pbmltdW0SGAoHbWF4aW11bRgCIAEoAVIHbWF4\
      aW11bRISCgRzdGVwGAMgASgBUgRzdGVwEkgKDW1pbmltdW1fbGFiZWwYBCABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5M\
      b2NhbGl6ZWRUZXh0UgxtaW5pbXVtTGFiZWwSSAoNbWF4aW11bV9sYWJlbBgFIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYx\
      LkxvY2FsaXplZFRleHRSDG1heGltdW1MYWJlbBISCgRrbm9iGAYgASgIUgRrbm9iEh8KC3Nob3dfbnVtYmVyGAcgASgIUgpz\
      aG93TnVtYmVyIqQBCg5WaXN1YWxBbmFsb2d1ZRJICg1taW5pbXVtX2xhYmVsGAEgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUu\
      djEuTG9jYWxpemVkVGV4dFIMbWluaW11bUxhYmVsEkgKDW1heGltdW1fbGFiZWwYAiABKAsyIy5vdG9saXRoLmNhdGFsb2d1\
      ZS52MS5Mb2NhbGl6ZWRUZXh0UgxtYXhpbXVtTGFiZWwi7wEKFVNlbGZBc3Nlc3NtZW50TWFuaWtpbhJECglkaW1lbnNpb24Y\
      ASABKA4yJi5vdG9saXRoLmNhdGFsb2d1ZS52MS5NYW5pa2luRGltZW5zaW9uUglkaW1lbnNpb24SRgoMbG93ZXN0X2xhYmVs\
      GAIgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFILbG93ZXN0TGFiZWwSSAoNaGlnaGVzdF9sYWJl\
      bBgDIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSDGhpZ2hlc3RMYWJlbCKmAQoGTnVtYmVyEjYK\
      B21pbmltdW0YASABKAsyHC5nb29nbGUucHJvdG9idWYuRG91YmxlVmFsdWVSB21pbmltdW0SNgoHbWF4aW11bRgCIAEoCzIc\
      Lmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIHbWF4aW11bRIYCgdpbnRlZ2VyGAMgASgIUgdpbnRlZ2VyEhIKBHVuaXQY\
      BCABKAlSBHVuaXQiPwoJRGF0ZUVudHJ5EhoKCGVhcmxpZXN0GAEgASgJUghlYXJsaWVzdBIWCgZsYXRlc3QYAiABKAlSBmxh\
      dGVzdCILCglUaW1lRW50cnkiDwoNRGF0ZVRpbWVFbnRyeSJhCg1EdXJhdGlvbkVudHJ5EicKD21pbmltdW1fc2Vjb25kcxgB\
      IAEoDVIObWluaW11bVNlY29uZHMSJwoPbWF4aW11bV9zZWNvbmRzGAIgASgNUg5tYXhpbXVtU2Vjb25kcyIJCgdDb3VudHJ5\
      Im4KCFRleHRMaW5lEiUKDm1heGltdW1fbGVuZ3RoGAEgASgNUg1tYXhpbXVtTGVuZ3RoEjsKB3BhdHRlcm4YAiABKAsyIS5v\
      dG9saXRoLmNhdGFsb2d1ZS52MS5UZXh0UGF0dGVyblIHcGF0dGVybiJuCghUZXh0QXJlYRIlCg5tYXhpbXVtX2xlbmd0aBgB\
      IAEoDVINbWF4aW11bUxlbmd0aBI7CgdwYXR0ZXJuGAIgASgLMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuVGV4dFBhdHRlcm5S\
      B3BhdHRlcm4icAoKRW1haWxFbnRyeRIlCg5tYXhpbXVtX2xlbmd0aBgBIAEoDVINbWF4aW11bUxlbmd0aBI7CgdwYXR0ZXJu\
      GAIgASgLMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuVGV4dFBhdHRlcm5SB3BhdHRlcm4ibgoIVVJMRW50cnkSJQoObWF4aW11\
      bV9sZW5ndGgYASABKA1SDW1heGltdW1MZW5ndGgSOwoHcGF0dGVybhgCIAEoCzIhLm90b2xpdGguY2F0YWxvZ3VlLnYxLlRl\
      eHRQYXR0ZXJuUgdwYXR0ZXJuInQKDlRlbGVwaG9uZUVudHJ5EiUKDm1heGltdW1fbGVuZ3RoGAEgASgNUg1tYXhpbXVtTGVu\
      Z3RoEjsKB3BhdHRlcm4YAiABKAsyIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5UZXh0UGF0dGVyblIHcGF0dGVybiJmCgtUZXh0\
      UGF0dGVybhIeCgpleHByZXNzaW9uGAEgASgJUgpleHByZXNzaW9uEjcKBGhpbnQYAiABKAsyIy5vdG9saXRoLmNhdGFsb2d1\
      ZS52MS5Mb2NhbGl6ZWRUZXh0UgRoaW50IlsKDVNlbnNvclJlcXVlc3QSNAoEa2luZBgBIAEoDjIgLm90b2xpdGguY2F0YWxv\
      Z3VlLnYxLlNlbnNvcktpbmRSBGtpbmQSFAoFY291bnQYAiABKA1SBWNvdW50KmIKB1NoYXJpbmcSFwoTU0hBUklOR19VTlNQ\
      RUNJRklFRBAAEhMKD1NIQVJJTkdfUFJPSkVDVBABEhUKEVNIQVJJTkdfU1RSVUNUVVJFEAISEgoOU0hBUklOR19BTllPTkUQ\
      Ayp1CgpHcm91cFN0eWxlEhsKF0dST1VQX1NUWUxFX1VOU1BFQ0lGSUVEEAASFwoTR1JPVVBfU1RZTEVfU0VDVElPThABEhkK\
      FUdST1VQX1NUWUxFX0NPTVBPU0lURRACEhYKEkdST1VQX1NUWUxFX01BVFJJWBADKpQBChBNYW5pa2luRGltZW5zaW9uEiEK\
      HU1BTklLSU5fRElNRU5TSU9OX1VOU1BFQ0lGSUVEEAASHQoZTUFOSUtJTl9ESU1FTlNJT05fVkFMRU5DRRABEh0KGU1BTklL\
      SU5fRElNRU5TSU9OX0FST1VTQUwQAhIfChtNQU5JS0lOX0RJTUVOU0lPTl9ET01JTkFOQ0UQAypgCgpTZW5zb3JLaW5kEhsK\
      F1NFTlNPUl9LSU5EX1VOU1BFQ0lGSUVEEAASGAoUU0VOU09SX0tJTkRfUE9TSVRJT04QARIbChdTRU5TT1JfS0lORF9OT0lT\
      RV9MRVZFTBACQlEKFG90b2xpdGguY2F0YWxvZ3VlLnYxUAFaIG90b2xpdGgvY2F0YWxvZ3VlL3YxO2NhdGFsb2d1ZXYxqgIU\
      T3RvbGl0aC5DYXRhbG9ndWUuVjFKpV0KSQoBDBIDAQASGj8gUXVlc3Rpb25uYWlyZSBkZWZpbml0aW9ucy4gQSBwdWJsaXNo\
      ZWQgdmVyc2lvbiBuZXZlciBjaGFuZ2VzLgoKQAoCBAASBBAAQgEaNCBBIHF1ZXN0aW9ubmFpcmU6IHB1Ymxpc2hlZCwgb3Ig\
      YXMgYSBkcmFmdCBzYXlzIGl0LgoKXwoEBAACABIDEgIeGlIgMeKAkzY0IGNoYXJhY3RlcnM6IGxvd2VyLWNhc2UgbGV0dGVy\
      cywgZGlnaXRzLCBoeXBoZW5zLiBVbmlxdWUgaW4gdGhlIGNhdGFsb2d1ZS4KClUKBAQAAgESAxQCFRpIIEZyb20gMSwgY291\
      bnRlZCB1cCBhdCBlYWNoIHB1YmxpY2F0aW9uLiAwIGluIGFuIGltcG9ydCBhbmQgaW4gYSBkcmFmdC4KCrkBCgQEAAICEgMX\
      AhoaqwEgTG93ZXItY2FzZSBoZXhhZGVjaW1hbCBTSEEtMjU2IG92ZXIgdGhlIGNhbm9uaWNhbCBjb250ZW50cywgYWxsIGxh\
      bmd1YWdlcy4gQ29tcHV0ZWQgYnkgdGhlIHNlcnZpY2U7CiBpbiBhbiBpbXBvcnQgaXQgbWF5IGJlIGdpdmVuLCB0byBiZSBj\
      b21wYXJlZCAoQ09OVEVOVF9IQVNIX0RJRkZFUlMpLgoKGAoEBAACAxIDGQIaGgsgUmVxdWlyZWQuCgodCgQEAAIEEgMbAiAa\
      ECBNYXkgYmUgYWJzZW50LgoKPQoEBAACBRIDHQIhGjAgU2hvd24gYmVmb3JlIHRoZSBmaXJzdCBlbGVtZW50OyBtYXkgYmUg\
      YWJzZW50LgoKOwoEBAACBhIDHwIcGi4gU2hvd24gYWZ0ZXIgdGhlIGxhc3QgZWxlbWVudDsgbWF5IGJlIGFic2VudC4KCiAK\
      BAQAAgcSAyECHhoTIEJDUCA0NzsgcmVxdWlyZWQuCgo3CgQEAAIIEgMjAiAaKiBJdHMgbGluZXMgZnJvbSB0b3AgdG8gYm90\
      dG9tOyAx4oCTNSwwMDAuCgpWCgQEAAIJEgMlAiYaSSBXaGF0IGlzIG1lYXN1cmVkIHdoaWxlIGl0IGlzIGZpbGxlZCBpbjsg\
      ZWFjaCBraW5kIG9uY2UsIGVtcHR5OiBub3RoaW5nLgoKSAoEBAACChIDJwIiGjsgVHJ1ZSB3aGVyZSB0aGUgd29yZGluZyBp\
      cyBub3QgdGhlIHZhbGlkYXRlZCBpbnN0cnVtZW50J3MuCgpbCgQEAAILEgMpAhUaTiBXaGVyZSBzdHJ1Y3R1cmUgYW5kIGNv\
      ZGVzIGNvbWUgZnJvbTsgYXQgbW9zdCAxLDAwMCBjaGFyYWN0ZXJzLCBtYXkgYmUgZW1wdHkuCgpPCgQEAAIMEgMrAhYaQiBT\
      UERYIGlkZW50aWZpZXIgb3IgbmFtZTsgYXQgbW9zdCAxLDAwMCBjaGFyYWN0ZXJzLCBtYXkgYmUgZW1wdHkuCgpVCgQEAAIN\
      EgMtAi4aSCBXaGVuIHRoaXMgdmVyc2lvbiB3YXMgcHVibGlzaGVkLiBBYnNlbnQgaW4gZHJhZnRzOyBzZXQgYnkgdGhlIHNl\
      cnZpY2UuCgpSCgQEAAIOEgMvAh8aRSBJbiB0aGUgb3JkZXIgb2YgdGhlIGNpdGF0aW9uOyBhdCBtb3N0IDUwLCBvZiAxLDAw\
      MCBjaGFyYWN0ZXJzIGVhY2guCgpHCgQEAAIPEgMxAhIaOiBgMTAucHJlZml4L3N1ZmZpeGAsIGF0IG1vc3QgMjAwIGNoYXJh\
      Y3RlcnM7IGVtcHR5OiBub25lLgoKRgoEBAACEBIDMwIXGjkgSG93IHRvIGNpdGUgaXQ7IGF0IG1vc3QgMSwwMDAgY2hhcmFj\
      dGVycywgbWF5IGJlIGVtcHR5LgoKOgoEBAACERIDNQIXGi0gV2hvIG91dHNpZGUgdGhlIG93bmluZyBwcm9qZWN0IG1heSBy\
      ZWFkIGl0LgoKpAEKBAQAAhISAzgCIRqWASBMYW5ndWFnZXMgdGhhdCBldmVyeSB0ZXh0IGlzIHByb21pc2VkIGluLCBCQ1Ag\
      NDcsIGFzIHRoZSBhdXRob3IgZ2F2ZSB0aGVtOiB0aGUgZGVmYXVsdCBsYW5ndWFnZSBjb3VudHMKIHdoZXRoZXIgaXQgaXMg\
      YW1vbmcgdGhlbSBvciBub3QuIEF0IG1vc3QgNTAuCgqpAQoEBAACExIDOwIeGpsBIFRoZSBhbnN3ZXIgdGhhdCBxdWVzdGlv\
      bnMgb2YgdGhlIHR5cGUgYGluaGVyaXRlZGAgYXNrIGZvciB3aGljaCBzdGFuZCBpbiBubyBncm91cCB3aXRoIGEgdHlwZSBv\
      ZgogaXRzIG93biAoVFlUIMKnMyBgb25lX2Fuc3dlcmApLiBPbmx5IGl0cyBgdHlwZWAgaXMgc2V0LgoKRAoEBAACFBIDPQId\
      GjcgSW4gdGhlIG9yZGVyIGluIHdoaWNoIHRoZXkgYXJlIGNvbXB1dGVkOyBhdCBtb3N0IDIwMC4KCiEKBAQAAhUSAz8CFRoU\
      IEFic2VudDogbWFkZSBoZXJlLgoKMwoEBAACFhIDQQInGiYgV2hhdCBvdGhlciBmb3JtYXRzIHNhaWQ7IGF0IG1vc3QgNTAu\
      CgowCgIEARIERQBKARokIE9uZSBwdWJsaXNoZWQgdmVyc2lvbiBieSBpdHMgbmFtZS4KChgKBAQBAgASA0cCHhoLIFJlcXVp\
      cmVkLgoKIgoEBAECARIDSQIVGhUgMCBtZWFucyB0aGUgbmV3ZXN0LgoKQAoCBQASBE0AVgEaNCBXaG8gb3V0c2lkZSB0aGUg\
      b3duaW5nIHByb2plY3QgbWF5IHJlYWQgdGhlIHRleHRzLgoKKwoEBQACABIDTwIaGh4gVGhlIHNhbWUgYXMgU0hBUklOR19Q\
      Uk9KRUNULgoKLQoEBQACARIDUQIWGiAgTm9ib2R5IHNlZXMgdGhlIHF1ZXN0aW9ubmFpcmUuCgplCgQFAAICEgNTAhgaWCBP\
      dGhlcnMgc2VlIHN0cnVjdHVyZSwgY29kZXMgYW5kIHNjb3JlcywgYnV0IG5vIHdvcmRpbmcgb2YgZWxlbWVudHMsIG9wdGlv\
      bnMgYW5kIGJhbmRzLgoKMgoEBQACAxIDVQIVGiUgT3RoZXJzIHNlZSBhbmQgbWF5IGZvcmsgZXZlcnl0aGluZy4KCkYKAgQC\
      EgRZAGABGjogVGhlIHB1Ymxpc2hlZCB2ZXJzaW9uIHRoYXQgYSBmb3JrIG9yIGNvcHkgd2FzIG1hZGUgZnJvbS4KCigKBAQC\
      AgASA1sCGBobIFRoZSBwcm9qZWN0IHRoYXQgb3ducyBpdC4KChYKBAQCAgESA10CHhoJIEl0cyBpZC4KChYKBAQCAgISA18C\
      FRoJIEZyb20gMS4KCmAKAgQDEgRjAGkBGlQgU29tZXRoaW5nIHRoYXQgYW5vdGhlciBmb3JtYXQgc2F5cyBhbmQgdGhhdCBo\
      YXMgbm8gZmllbGQgaGVyZTsgbm90aGluZyBhY3RzIG9uIGl0LgoKjwEKBAQDAgASA2YCERqBASBUaGUgZm9ybWF0IGFuZCBp\
      dHMgbmFtZSBmb3IgaXQsIGUuZy4gYHJlZGNhcC5maWVsZC1hbm5vdGF0aW9uYDsgMeKAkzY0IGxvd2VyLWNhc2UgbGV0dGVy\
      cywgZGlnaXRzLAogYC5gLCBgLWAuIE9uY2UgcGVyIGVsZW1lbnQuCgpOCgQEAwIBEgNoAhMaQSBBcyBpdCBzdG9vZCB0aGVy\
      ZTsgYXQgbW9zdCAyMCwwMDAgY2hhcmFjdGVycyAoVW5pY29kZSBzY2FsYXJzKS4KCisKAgQEEgVsAIgBARoeIE9uZSBsaW5l\
      IG9mIGEgcXVlc3Rpb25uYWlyZS4KCqEBCgQEBAIAEgNvAhgakwEgU3RhYmxlIGNvZGUsIHVuaXF1ZSBpbiB0aGUgcXVlc3Rp\
      b25uYWlyZTogMeKAkzY0IGNoYXJhY3RlcnMgb2YgbGV0dGVycywgZGlnaXRzLCBgX2AuIE5hbWVzIHRoZQogY29sdW1uIGlu\
      IGV4cG9ydHMgd2hlbiB0aGUgZWxlbWVudCBpcyBhIHF1ZXN0aW9uLgoKKwoEBAQIABIEcQJ8AxodIFdoYXQgdGhlIGxpbmUg\
      aXM7IHJlcXVpcmVkLgoKGQoEBAQCARIDcwQfGgwgQSBoZWFkaW5nLgoKHgoEBAQCAhIDdQQbGhEgQSB0ZXh0IHRvIHJlYWQu\
      CgokCgQEBAIDEgN3BBoaFyBBIHF1ZXN0aW9uIHRvIGFuc3dlci4KCmYKBAQEAgQSA3kEHRpZIEJlZ2lucyBhIHBhZ2UsIHVw\
      IHRvIHRoZSBuZXh0IGJyZWFrOyBpdHMgY29uZGl0aW9ucyBhcmUgdGhlIHBhZ2Uncy4gU3RhbmRzIGluIG5vIGdyb3VwLgoK\
      OQoEBAQCBRIDewQUGiwgVGhlIGhlYWQgb2YgYSBncm91cCwgd2hvc2UgbWVtYmVycyBmb2xsb3cuCgqTAgoEBAQCBhIEgAEC\
      JRqEAiBFbXB0eTogYWx3YXlzIHNob3duLiBPdGhlcndpc2Ugc2hvd24gaWYgYGVuYWJsZV9iZWhhdmlvcmAgb2YgdGhlIGNv\
      bmRpdGlvbnMgd2l0aCBgcGFyZW50YCAwCiBob2xkOyBhIHF1ZXN0aW9uIHRoYXQgaXMgbm90IHNob3duIG11c3Qgbm90IGJl\
      IGFuc3dlcmVkIGFuZCBpcyBub3QgcmVxdWlyZWQgKEZISVIgU0RDCiBlbmFibGVXaGVuKS4gQSBncm91cCdzIGNvbmRpdGlv\
      bnMgYXJlIGl0cyBtZW1iZXJzJyB0b28uIEVtcHR5IGNvdW50cyBhcyBmYWxzZS4KCkAKBAQEAgcSBIIBAiUaMiBIb3cgdGhl\
      IGNvbmRpdGlvbnMgd2l0aCBgcGFyZW50YCAwIGFyZSBjb21iaW5lZC4KCpABCgQEBAIIEgSFAQIXGoEBIFRoZSBncm91cCB0\
      aGF0IGl0IGlzIGEgbWVtYmVyIG9mOyBlbXB0eTogbm9uZS4gTWVtYmVycyBmb2xsb3cgdGhlaXIgZ3JvdXAgd2l0aG91dCBh\
      IGdhcC4gQXQgbW9zdCA1CiBncm91cHMgc3RhbmQgaW4gZWFjaCBvdGhlci4KCkAKBAQEAgkSBIcBAicaMiBXaGF0IG90aGVy\
      IGZvcm1hdHMgc2FpZCBvZiB0aGUgbGluZTsgYXQgbW9zdCA1MC4KCiQKAgQFEgSLAQAUGhggTm90aGluZyBidXQgdGhlIGJy\
      ZWFrLgoKOwoCBQESBo4BAJgBARotIEhvdyB0aGUgbWVtYmVycyBvZiBhIGdyb3VwIGJlbG9uZyB0b2dldGhlci4KCjgKBAUB\
      AgASBJABAh4aKiBSZWZ1c2VkIHdpdGggcmVhc29uIEdST1VQX1NUWUxFX01JU1NJTkcuCgosCgQFAQIBEgSSAQIaGh4gQSBo\
      ZWFkaW5nIG92ZXIgYW55IGVsZW1lbnRzLgoKswEKBAUBAgISBJUBAhwapAEgT25lIGFuc3dlciBpbiBzZXZlcmFsIGZpZWxk\
      cy4gUmVxdWlyZWQ6IGV2ZXJ5IGZpZWxkIGhhcyBpdHMgb3duIHJ1bGUuIFdpdGggYG9wdGlvbmFsX2Fuc3dlcmA6IGFzCiBz\
      b29uIGFzIG9uZSBmaWVsZCBpcyBmaWxsZWQgaW4sIGFsbCBtdXN0IGJlIChnZW5lcmljIGZvcm1zIMKnNSkuCgpnCgQFAQID\
      EgSXAQIZGlkgUm93cyB3aXRoIHRoZSBhbnN3ZXJzIG9mIG9uZSBzY2FsZTogZXZlcnkgbWVtYmVyIGlzIGEgcXVlc3Rpb24g\
      b2YgdGhlIHR5cGUgYGluaGVyaXRlZGAuCgouCgIEBhIGmwEApQEBGiAgRWxlbWVudHMgdGhhdCBiZWxvbmcgdG9nZXRoZXIu\
      Cgo3CgQEBgIAEgSdAQIaGikgU2hvd24gYWJvdmUgdGhlIG1lbWJlcnM7IG1heSBiZSBhYnNlbnQuCgozCgQEBgIBEgSfAQIX\
      GiUgSG93IHRoZXkgYmVsb25nIHRvZ2V0aGVyOyByZXF1aXJlZC4KCh8KBAQGAgISBKEBAhsaESBGb3IgY29tcG9zaXRlcy4K\
      CpwBCgQEBgIDEgSkAQIdGo0BIFRoZSBhbnN3ZXIgdGhhdCBtZW1iZXJzIG9mIHRoZSB0eXBlIGBpbmhlcml0ZWRgIGFzayBm\
      b3I7IGFic2VudDogdGhhdCBvZiB0aGUgZW5jbG9zaW5nIGdyb3VwIG9yCiB0aGUgcXVlc3Rpb25uYWlyZS4gT25seSBpdHMg\
      YHR5cGVgIGlzIHNldC4KCjYKAgQHEgaoAQDdAQEaKCBBIHF1ZXN0aW9uIGFuZCB0aGUgYW5zd2VyIGl0IGFza3MgZm9yLgoK\
      KAoEBAcCABIEqgECGRoaIFdoYXQgaXMgYXNrZWQ7IHJlcXVpcmVkLgoKNAoEBAcCARIErAECIBomIFNob3duIGJlbG93IHRo\
      ZSB0ZXh0OyBtYXkgYmUgYWJzZW50LgoKTgoEBAcCAhIErgECGxpAIFF1ZXN0aW9ucyBhcmUgcmVxdWlyZWQgdW5sZXNzIHRo\
      aXMgaXMgc2V0IChnZW5lcmljIGZvcm1zIMKnNCkuCgo2CgQEBwgAEgawAQLXAQMaJiBXaGF0IGFuIGFuc3dlciBsb29rcyBs\
      aWtlOyByZXF1aXJlZC4KCicKBAQHAgMSBLIBBCMaGSBPbmUgb2Ygc2V2ZXJhbCBvcHRpb25zLgoKJwoEBAcCBBIEtAEEJxoZ\
      IEFueSBvZiBzZXZlcmFsIG9wdGlvbnMuCgoaCgQEBwIFEgS2AQQVGgwgWWVzIG9yIG5vLgoKJgoEBAcCBhIEuAEEFhoYIEEg\
      cG9zaXRpb24gb24gYSBzY2FsZS4KCiUKBAQHAgcSBLoBBDYaFyBPbmUgb2YgbmluZSBwaWN0dXJlcy4KCioKBAQHAggSBLwB\
      BBYaHCBBIG51bWJlciB0aGF0IGlzIHR5cGVkIGluLgoKIAoEBAcCCRIEvgEEGBoSIEEgY2FsZW5kYXIgZGF0ZS4KCh0KBAQH\
      AgoSBMABBBgaDyBBIGNsb2NrIHRpbWUuCgojCgQEBwILEgTCAQQcGhUgQSB0ZXh0IG9mIG9uZSBsaW5lLgoKKAoEBAcCDBIE\
      xAEEHBoaIEEgdGV4dCBvZiBzZXZlcmFsIGxpbmVzLgoKMwoEBAcCDRIExgEEHRolIFRoYXQgb2YgdGhlIGdyb3VwIG9yIHF1\
      ZXN0aW9ubmFpcmUuCgozCgQEBwIOEgTIAQQoGiUgQSBwb3NpdGlvbiBvbiBhIGxpbmUgd2l0aG91dCBtYXJrcy4KCjIKBAQH\
      Ag8SBMoBBCEaJCBBIGNhbGVuZGFyIGRhdGUgd2l0aCBhIGNsb2NrIHRpbWUuCgohCgQEBwIQEgTMAQQgGhMgQSBsZW5ndGgg\
      b2YgdGltZS4KCiIKBAQHAhESBM4BBBoaFCBBbiBlLW1haWwgYWRkcmVzcy4KCiYKBAQHAhISBNABBBYaGCBBbiBhZGRyZXNz\
      IG9mIHRoZSB3ZWIuCgojCgQEBwITEgTSAQQiGhUgQSB0ZWxlcGhvbmUgbnVtYmVyLgoKGgoEBAcCFBIE1AEEGRoMIEEgY291\
      bnRyeS4KCjQKBAQHAhUSBNYBBCEaJiBPbmUgdGhhdCB0aGlzIHZlcnNpb24gZG9lcyBub3Qga25vdy4KCnAKBAQHAhYSBNkB\
      AhYaYiBUaGUgaXRlbSBvZiB0aGUgYmFuayB0aGF0IHRoaXMgcXVlc3Rpb24gaXM7IGVtcHR5OiBub25lLiBUaGUgc2FtZSBp\
      dGVtIG1lYW5zIGNvbXBhcmFibGUgYW5zd2Vycy4KCnsKBAQHAhcSBNwBAiQabSBXaGF0IHN0YW5kcyB0aGVyZSBiZWZvcmUg\
      dGhlIHBhcnRpY2lwYW50IGFuc3dlcnM7IGFic2VudDogbm90aGluZy4gTmV2ZXIgZm9yIHNsaWRlcnMsIHNjYWxlcyBhbmQK\
      IG1hbmlraW5zLgoKXwoCBAgSBuABAOcBARpRIEFuIGFuc3dlciB0aGF0IGlzIHRoZXJlIGZyb20gdGhlIHN0YXJ0LiBJdCBt\
      dXN0IGJlIG9uZSB0aGF0IHRoZSBxdWVzdGlvbiB0YWtlcy4KCjIKBAQIAgASBOIBAhwaJCBGb3IgY2hvaWNlcywgeWVzL25v\
      IGFuZCBjb3VudHJpZXMuCgozCgQECAIBEgTkAQIpGiUgRm9yIG51bWJlcnM7IHNlY29uZHMgb2YgYSBkdXJhdGlvbi4KClEK\
      BAQIAgISBOYBAhIaQyBGb3IgdGV4dHMsIGRhdGVzIGFuZCB0aW1lcywgaW4gdGhlIGZvcm0gaW4gd2hpY2ggdGhleSBhcmUg\
      c3RvcmVkLgoKVwoCBAkSBOoBABQaSyBXaGF0IHRoZSBuZWFyZXN0IGdyb3VwIHdpdGggYSBzaGFyZWQgYW5zd2VyIHNheXMs\
      IGVsc2UgdGhlIHF1ZXN0aW9ubmFpcmUuCgqAAQoCBAoSBu4BAPQBARpyIEEgdHlwZSBvZiBxdWVzdGlvbiB0aGF0IHRoaXMg\
      dmVyc2lvbiBkb2VzIG5vdCBrbm93LiBDbGllbnRzIHNheSB0aGF0IGl0IGlzIG5vdCBzdXBwb3J0ZWQ7IGl0IGlzCiBuZXZl\
      ciByZXF1aXJlZC4KCoYBCgQECgIAEgTxAQISGnggSXRzIG5hbWUsIHdpdGggdGhlIGZvcm1hdCB0aGF0IGl0IGNvbWVzIGZy\
      b206IGBmaGlyLmF0dGFjaG1lbnRgLiAx4oCTNjQgY2hhcmFjdGVycyBvZiBsZXR0ZXJzLCBkaWdpdHMsCiBgX2AsIGAtYCwg\
      YC5gLgoKZAoEBAoCARIE8wECFhpWIFdoYXQgdGhlIGRlZmluaXRpb24gc2FpZCBhYm91dCBpdCwgYXMgSlNPTjsgYXQgbW9z\
      dCAyMCwwMDAgY2hhcmFjdGVycywgbWF5IGJlIGVtcHR5LgoKMgoCBAsSBvcBAIACARokIE9uZSBvZiB0aGUgYW5zd2VycyB0\
      byBjaG9vc2UgZnJvbS4KCnkKBAQLAgASBPkBAhIaayBXaGF0IGlzIHN0b3JlZCBhbmQgZXhwb3J0ZWQ6IDHigJM2NCBjaGFy\
      YWN0ZXJzIG9mIGxldHRlcnMsIGRpZ2l0cywgYF9gLCBgLWAsIGAuYC4gVW5pcXVlIGluIHRoZSBxdWVzdGlvbi4KCjUKBAQL\
      AgESBPsBAhoaJyBXaGF0IHRoZSBwYXJ0aWNpcGFudCByZWFkczsgcmVxdWlyZWQuCgpMCgQECwICEgT9AQIVGj4gSW4gYSBt\
      dWx0aXBsZSBjaG9pY2U6IGNhbm5vdCBiZSBjaG9zZW4gdG9nZXRoZXIgd2l0aCBvdGhlcnMuCgpRCgQECwIDEgT/AQIpGkMg\
      V2hhdCBzY29yZXMgY291bnQ7IGFic2VudDogdGhlIGNvZGUgYXMgYSBudW1iZXIsIHdoZXJlIGl0IGlzIG9uZS4KCjgKAgQM\
      EgaDAgCIAgEaKiBTdG9yZWQgYXMgdGhlIGNvZGUgb2YgdGhlIG9wdGlvbiBjaG9zZW4uCgo+CgQEDAIAEgSFAgIeGjAgSW4g\
      dGhlIG9yZGVyIGluIHdoaWNoIHRoZXkgYXJlIHNob3duOyAy4oCTNTAwLgoKRwoEBAwCARIEhwICEBo5IFdoZXRoZXIgdG8g\
      ZHJhdyBpdCBhcyBhIHR1cm5pbmcga25vYiBpbnN0ZWFkIG9mIGEgbGlzdC4KCjoKAgQNEgaLAgCWAgEaLCBTdG9yZWQgYXMg\
      dGhlIGNvZGVzIG9mIHRoZSBvcHRpb25zIGNob3Nlbi4KCj4KBAQNAgASBI0CAh4aMCBJbiB0aGUgb3JkZXIgaW4gd2hpY2gg\
      dGhleSBhcmUgc2hvd247IDHigJM1MDAuCgp5CgQEDQIBEgSQAgIbGmsgT3B0aW9ucyB0byBjaG9vc2UgYXQgbGVhc3Qgb25j\
      ZSBhbnkgaXMgY2hvc2VuOyAwIG1lYW5zIG5vIGJvdW5kLiBBbiBleGNsdXNpdmUgb3B0aW9uIHNhdGlzZmllcwogaXQgYWxv\
      bmUuCgo8CgQEDQICEgSSAgIbGi4gT3B0aW9ucyB0byBjaG9vc2UgYXQgbW9zdDsgMCBtZWFucyBubyBib3VuZC4KCq8BCgQE\
      DQIDEgSVAgIYGqABIENob29zaW5nIG5vbmUgaXMgYW4gYW5zd2VyLCBhbHNvIHdoZXJlIHRoZSBxdWVzdGlvbiBpcyByZXF1\
      aXJlZCAoZ2VuZXJpYyBmb3JtcyDCpzQuNikuIE90aGVyd2lzZSBhIHJlcXVpcmVkCiBxdWVzdGlvbiBuZWVkcyBvbmUgb3B0\
      aW9uIGF0IGxlYXN0IChUWVQgwqc0LjEuNCkuCgoxCgIEDhIEmQIAEBolIFN0b3JlZCBhcyB0aGUgY29kZXMgYHllc2AgYW5k\
      IGBub2AuCgp2CgIEDxIGnAIAqwIBGmggSGFzIG5vIGluaXRpYWwgdmFsdWU6IGEgY2xpZW50IG11c3Qgbm90IHByZXNlbGVj\
      dCBhIHBvc2l0aW9uIChUWVQgwqcyLCBUWVMgRlIgMTMpLiBTdG9yZWQgYXMgYSBudW1iZXIuCgopCgQEDwIAEgSeAgIVGhsg\
      VGhlIGxvd2VzdCB2YWx1ZTsgZmluaXRlLgoKPAoEBA8CARIEoAICFRouIFRoZSBoaWdoZXN0IHZhbHVlOyBmaW5pdGUsIGFi\
      b3ZlIHRoZSBsb3dlc3QuCgpbCgQEDwICEgSiAgISGk0gVmFsdWVzIGFyZSBgbWluaW11bSArIGvCt3N0ZXBgLCB1cCB0byBg\
      bWF4aW11bWAgaXRzZWxmOyAwIG1lYW5zIGNvbnRpbnVvdXMuCgozCgQEDwIDEgSkAgIiGiUgQXQgdGhlIGxvd2VzdCB2YWx1\
      ZTsgbWF5IGJlIGFic2VudC4KCjQKBAQPAgQSBKYCAiIaJiBBdCB0aGUgaGlnaGVzdCB2YWx1ZTsgbWF5IGJlIGFic2VudC4K\
      CjUKBAQPAgUSBKgCAhAaJyBXaGV0aGVyIHRvIGRyYXcgaXQgYXMgYSB0dXJuaW5nIGtub2IuCgo/CgQEDwIGEgSqAgIXGjEg\
      V2hldGhlciB0aGUgcGFydGljaXBhbnQgc2VlcyB0aGUgbnVtYmVyIGNob3Nlbi4KCmsKAgQQEgauAgCzAgEaXSBBIGxpbmUg\
      d2l0aG91dCBtYXJrcyBiZXR3ZWVuIHR3byBlbmRzLCBzdG9yZWQgYXMgYSBudW1iZXIgb2YgMOKAkzEwMCwgYW55IHZhbHVl\
      IGluIGJldHdlZW4uCgokCgQEEAIAEgSwAgIiGhYgQXQgMDsgbWF5IGJlIGFic2VudC4KCiYKBAQQAgESBLICAiIaGCBBdCAx\
      MDA7IG1heSBiZSBhYnNlbnQuCgolCgIFAhIGtgIAvwIBGhcgV2hhdCBhIG1hbmlraW4gc2hvd3MuCgo2CgQFAgIAEgS4AgIk\
      GiggUmVmdXNlZCB3aXRoIHJlYXNvbiBESU1FTlNJT05fTUlTU0lORy4KCiwKBAUCAgESBLoCAiAaHiBGcm9tIHVucGxlYXNh\
      bnQgdG8gcGxlYXNhbnQuCgolCgQFAgICEgS8AgIgGhcgRnJvbSBjYWxtIHRvIGV4Y2l0ZWQuCgouCgQFAgIDEgS+AgIiGiAg\
      RnJvbSBjb250cm9sbGVkIHRvIGluIGNvbnRyb2wuCgq4AgoCBBESBsQCAMwCARqpAiBOaW5lIHBpY3R1cmVzLCBzdG9yZWQg\
      YXMgdGhlIGludGVnZXJzIDHigJM5LiBUaGUgZGlyZWN0aW9uIGlzIHRoZSBzYW1lIGluIGV2ZXJ5IGNsaWVudCBhbmQgZXhw\
      b3J0OiAxIGlzCiB1bnBsZWFzYW50LCBjYWxtLCBjb250cm9sbGVkOyA5IGlzIHBsZWFzYW50LCBleGNpdGVkLCBpbiBjb250\
      cm9sLiBBIGNsaWVudCB0aGF0IHNob3dzIHRoZSBwaWN0dXJlcyB0aGUgb3RoZXIgd2F5CiByb3VuZCwgYXMgcGFwZXIgZm9y\
      bXMgb2Z0ZW4gZG8sIHR1cm5zIHRoZSB2YWx1ZXMgcm91bmQgYmVmb3JlIGl0IHNlbmRzIHRoZW0uCgoxCgQEEQIAEgTGAgIh\
      GiMgV2hhdCB0aGUgcGljdHVyZXMgc2hvdzsgcmVxdWlyZWQuCgqEAQoEBBECARIEyQICIRp2IFdoYXQgc3RhbmRzIGF0IDEu\
      IEFic2VudCBpbiBhIGRlZmluaXRpb246IHRoZSB3b3JkIG9mIHRoZSBkaW1lbnNpb24sIGluIEdlcm1hbiBhbmQgRW5nbGlz\
      aDsgYW5zd2VycyBhbHdheXMKIGhhdmUgaXQuCgo0CgQEEQICEgTLAgIiGiYgV2hhdCBzdGFuZHMgYXQgOTsgYXMgYGxvd2Vz\
      dF9sYWJlbGAuCgojCgIEEhIGzwIA2AIBGhUgU3RvcmVkIGFzIGEgbnVtYmVyLgoKNAoEBBICABIE0QICKhomIEluY2x1c2l2\
      ZSwgZmluaXRlOyBhYnNlbnQ6IG5vIGJvdW5kLgoKNAoEBBICARIE0wICKhomIEluY2x1c2l2ZSwgZmluaXRlOyBhYnNlbnQ6\
      IG5vIGJvdW5kLgoKIwoEBBICAhIE1QICExoVIFdob2xlIG51bWJlcnMgb25seS4KClsKBAQSAgMSBNcCAhIaTSBVQ1VNIGNv\
      ZGUgb2YgYXQgbW9zdCA2NCBjaGFyYWN0ZXJzLCBlLmcuIGBtbVtIZ11gOyBlbXB0eSBmb3IgYSBwdXJlIG51bWJlci4KCkIK\
      AgQTEgbbAgDgAgEaNCBTdG9yZWQgYXMgYW4gSVNPIDg2MDEgY2FsZW5kYXIgZGF0ZSwgYFlZWVktTU0tRERgLgoKOQoEBBMC\
      ABIE3QICFhorIGBZWVlZLU1NLUREYCwgaW5jbHVzaXZlOyBlbXB0eTogbm8gYm91bmQuCgo5CgQEEwIBEgTfAgIUGisgYFlZ\
      WVktTU0tRERgLCBpbmNsdXNpdmU7IGVtcHR5OiBubyBib3VuZC4KCjgKAgQUEgTjAgAUGiwgU3RvcmVkIGFzIGFuIElTTyA4\
      NjAxIGNsb2NrIHRpbWUsIGBISDpNTWAuCgpFCgIEFRIE5gIAGBo5IFN0b3JlZCBhcyBgWVlZWS1NTS1ERFRISDpNTWAsIGlu\
      IHRoZSBzaGVldCdzIHRpbWUgem9uZS4KCi4KAgQWEgbpAgDuAgEaICBTdG9yZWQgYXMgYSBudW1iZXIgb2Ygc2Vjb25kcy4K\
      ChoKBAQWAgASBOsCAh0aDCBJbmNsdXNpdmUuCgosCgQEFgIBEgTtAgIdGh4gSW5jbHVzaXZlOyAwIG1lYW5zIG5vIGJvdW5k\
      LgoKUAoCBBcSBPECABIaRCBTdG9yZWQgYXMgdGhlIElTTyAzMTY2LTEgY29kZSBpbiB0d28gY2FwaXRhbCBsZXR0ZXJzLCBh\
      cyBhIGNob2ljZS4KCisKAgQYEgb0AgD5AgEaHSBTdG9yZWQgYXMgdGV4dCBvZiBvbmUgbGluZS4KCkwKBAQYAgASBPYCAhwa\
      PiBJbiBjaGFyYWN0ZXJzIChVbmljb2RlIHNjYWxhcnMpOyAwIG1lYW5zIHRoZSBkZWZhdWx0IG9mIDI1NS4KCj8KBAQYAgES\
      BPgCAhoaMSBXaGF0IHRoZSB0ZXh0IG11c3QgbG9vayBsaWtlOyBhYnNlbnQ6IGFueXRoaW5nLgoKHwoCBBkSBvwCAIEDARoR\
      IFN0b3JlZCBhcyB0ZXh0LgoKTgoEBBkCABIE/gICHBpAIEluIGNoYXJhY3RlcnMgKFVuaWNvZGUgc2NhbGFycyk7IDAgbWVh\
      bnMgdGhlIGRlZmF1bHQgb2YgNCwwMDAuCgo/CgQEGQIBEgSAAwIaGjEgV2hhdCB0aGUgdGV4dCBtdXN0IGxvb2sgbGlrZTsg\
      YWJzZW50OiBhbnl0aGluZy4KCjIKAgQaEgaEAwCJAwEaJCBBbiBlLW1haWwgYWRkcmVzcywgc3RvcmVkIGFzIHRleHQuCgpM\
      CgQEGgIAEgSGAwIcGj4gSW4gY2hhcmFjdGVycyAoVW5pY29kZSBzY2FsYXJzKTsgMCBtZWFucyB0aGUgZGVmYXVsdCBvZiAy\
      NTQuCgo+CgQEGgIBEgSIAwIaGjAgQWJzZW50OiB3aGF0IEhUTUwgdGFrZXMgZm9yIGFuIGUtbWFpbCBhZGRyZXNzLgoKNgoC\
      BBsSBowDAJEDARooIEFuIGFkZHJlc3Mgb2YgdGhlIHdlYiwgc3RvcmVkIGFzIHRleHQuCgpOCgQEGwIAEgSOAwIcGkAgSW4g\
      Y2hhcmFjdGVycyAoVW5pY29kZSBzY2FsYXJzKTsgMCBtZWFucyB0aGUgZGVmYXVsdCBvZiAyLDAwMC4KCiYKBAQbAgESBJAD\
      AhoaGCBBYnNlbnQ6IGh0dHAgb3IgaHR0cHMuCgozCgIEHBIGlAMAmQMBGiUgQSB0ZWxlcGhvbmUgbnVtYmVyLCBzdG9yZWQg\
      YXMgdGV4dC4KCksKBAQcAgASBJYDAhwaPSBJbiBjaGFyYWN0ZXJzIChVbmljb2RlIHNjYWxhcnMpOyAwIG1lYW5zIHRoZSBk\
      ZWZhdWx0IG9mIDMyLgoKaAoEBBwCARIEmAMCGhpaIEFic2VudDogZGlnaXRzIHdpdGggYW4gb3B0aW9uYWwgYCtgLCBncm91\
      cGVkIGJ5IGJsYW5rcywgYnJhY2tldHMsIGRvdHMsIGRhc2hlcywgc2xhc2hlcy4KCisKAgQdEgacAwCiAwEaHSBXaGF0IGEg\
      dGV4dCBtdXN0IGxvb2sgbGlrZS4KCnoKBAQdAgASBJ8DAhgabCBBIHJlZ3VsYXIgZXhwcmVzc2lvbiBvZiBFQ01BLTI2MiB0\
      aGF0IHRoZSB3aG9sZSB0ZXh0IG11c3QgbWF0Y2gsIHdpdGhvdXQgbG9vay1hcm91bmQgYW5kCiBiYWNrLXJlZmVyZW5jZXMu\
      CgpnCgQEHQIBEgShAwIZGlkgU2F5cyBpbiB3b3JkcyB3aGF0IGl0IGFza3MgZm9yOyB3aXRob3V0IGl0IHRoZSBhdXRob3Ig\
      aXMgd2FybmVkIChQQVRURVJOX0hJTlRfTUlTU0lORykuCgonCgIFAxIGpQMArAMBGhkgV2hhdCBhIGRldmljZSBtZWFzdXJl\
      cy4KCjgKBAUDAgASBKcDAh4aKiBSZWZ1c2VkIHdpdGggcmVhc29uIFNFTlNPUl9LSU5EX01JU1NJTkcuCgouCgQFAwIBEgSp\
      AwIbGiAgTGF0aXR1ZGUsIGxvbmdpdHVkZSwgYWx0aXR1ZGUuCgo4CgQFAwICEgSrAwIeGiogTGV2ZWwgb25seSwgbmV2ZXIg\
      YSByZWNvcmRpbmcgKFRZVCDCpzIpLgoKWwoCBB4SBq8DALQDARpNIEEgbWVhc3VyZW1lbnQgdG8gdGFrZSB3aGlsZSB0aGUg\
      cXVlc3Rpb25uYWlyZSBpcyBmaWxsZWQgaW4gKFRZUyBgY2FuX3VzZWApLgoKKgoEBB4CABIEsQMCFhocIFdoYXQgdG8gbWVh\
      c3VyZTsgcmVxdWlyZWQuCgpCCgQEHgIBEgSzAwITGjQgQXQgbW9zdCB0aGlzIG1hbnkgbWVhc3VyZW1lbnRzIHBlciBzaGVl\
      dDsgMeKAkzEwMC4KYgZwcm90bzM=
      """)
}
