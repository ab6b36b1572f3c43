// Generated from otolith/catalogue/v1/questionnaire.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension CatalogueV1 {
  /// Visibility of contents outside the owning project.
  public enum Sharing: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Same as SHARING_PROJECT.
    case unspecified
    /// Visible only within the project.
    case project
    /// Structure, codes and scores are visible, but not the wording of elements, options and bands.
    case structure
    /// Everything is visible and may be forked.
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

  /// The relation between the members of a group.
  public enum GroupStyle: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected with reason GROUP_STYLE_MISSING.
    case unspecified
    /// A heading above any elements.
    case section
    /// One answer in several fields. If required, each field follows its own rule. With
    /// `optional_answer`, all fields must be filled in as soon as one is (generic forms §5).
    case composite
    /// Rows that share one answer scale: every member is a question of the type `inherited`.
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

  /// The dimension shown by a manikin.
  public enum ManikinDimension: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected with reason DIMENSION_MISSING.
    case unspecified
    /// Unpleasant to pleasant.
    case valence
    /// Calm to excited.
    case arousal
    /// Controlled to in control.
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

  /// The way a file is made.
  public enum FileKind: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected with reason FILE_KIND_MISSING.
    case unspecified
    /// A picture from the camera or from the device's pictures: JPEG, PNG or WebP.
    case photo
    /// A recording from the microphone, or a file with sound: WebM, MP4 (M4A), Ogg, WAV, FLAC or MP3.
    case audio
    /// A drawing or signature made on the screen: PNG.
    case drawing
    /// Any file of the types above, or a PDF document.
    case any
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .photo, .audio, .drawing, .any] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .photo
        case 2: .audio
        case 3: .drawing
        case 4: .any
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .photo: 1
        case .audio: 2
        case .drawing: 3
        case .any: 4
        case .unrecognized(let number): number
      }
    }
  }

  /// A kind of measurement.
  public enum SensorKind: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected with reason SENSOR_KIND_MISSING.
    case unspecified
    /// Latitude, longitude, altitude.
    case position
    /// Noise level; audio is never recorded (TYT §2).
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

  /// A published questionnaire, or the contents of a draft.
  ///
  /// Texts can contain placeholders `{{answer:ELEMENT|fallback}}`, `{{calculation:ID|fallback}}`,
  /// `{{score:ID|fallback}}`, `{{earlier:ELEMENT|fallback}}` (ExpressionNode.earlier_element_id) and
  /// `{{profile:FIELD|fallback}}` (a field of `Study.profile_fields`, which clients fill in on the
  /// device), which clients replace by the value: an answer as the participant sees it
  /// (labels of the chosen options, joined by `, `), a number with its decimal digits
  /// (Calculation.decimals; others with up to 2), a truth value as the client's word for yes or no.
  /// While the value is missing, the fallback is shown; it extends to the next `}}` and may be empty,
  /// with or without `|`. Placeholders are allowed in headlines, texts, texts and descriptions of
  /// questions, titles of groups, messages of constraints, and the closing (otherwise
  /// PLACEHOLDER_NOT_APPLICABLE). Everything else in braces is ordinary text.
  public struct Questionnaire: Message {
    /// 1–64 characters: lower-case letters, digits, hyphens. Unique in the catalogue.
    public var questionnaireID: String
    /// Version number from 1, incremented at each publication. 0 in an import and in a draft.
    public var version: UInt32
    /// SHA-256 of the canonical contents in all languages, lower-case hexadecimal. Computed by the
    /// service; an import may give it for comparison (CONTENT_HASH_DIFFERS).
    public var contentHash: String
    /// Required.
    public var title: CatalogueV1.LocalizedText?
    /// May be absent.
    public var description: CatalogueV1.LocalizedText?
    /// Shown before the first element; may be absent.
    public var introduction: CatalogueV1.LocalizedText?
    /// Shown after the last element; may be absent.
    public var closing: CatalogueV1.LocalizedText?
    /// BCP 47 language tag; required.
    public var defaultLanguage: String
    /// Elements from top to bottom; 1–5,000.
    public var elements: [CatalogueV1.Element]
    /// Measurements to take while it is filled in; each kind at most once, may be empty.
    public var sensors: [CatalogueV1.SensorRequest]
    /// Whether the wording is not that of the validated instrument.
    public var demonstrationWording: Bool
    /// Origin of structure and codes; up to 1,000 characters, may be empty.
    public var source: String
    /// SPDX identifier or name; up to 1,000 characters, may be empty.
    public var licence: String
    /// Time of publication of this version; set by the service. Absent in drafts.
    public var publishTime: GoogleProtobuf.Timestamp?
    /// Authors in the order of the citation; up to 50 with up to 1,000 characters each.
    public var authors: [String]
    /// DOI as `10.prefix/suffix`, up to 200 characters; empty if none.
    public var doi: String
    /// How to cite it; up to 1,000 characters, may be empty.
    public var citation: String
    /// Visibility outside the owning project.
    public var sharing: CatalogueV1.Sharing
    /// BCP 47 languages in which every text is promised, as given by the author; the default language
    /// always counts. Up to 50.
    public var languages: [String]
    /// Answer type of questions of the type `inherited` outside of groups with their own type (TYT §3
    /// `one_answer`). Only its `type` is set.
    public var sharedAnswer: CatalogueV1.Question?
    /// Scores in the order of their computation; up to 200.
    public var scores: [CatalogueV1.Score]
    /// Version that it was forked or copied from; absent if created here.
    public var origin: CatalogueV1.Origin?
    /// Data from other formats; up to 50.
    public var annotations: [CatalogueV1.Annotation]
    /// Values computed from the answers; up to 200.
    public var calculations: [CatalogueV1.Calculation]
    /// Rules between answers; up to 200.
    public var constraints: [CatalogueV1.Constraint]

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
      annotations: [CatalogueV1.Annotation] = [],
      calculations: [CatalogueV1.Calculation] = [],
      constraints: [CatalogueV1.Constraint] = []
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
      self.calculations = calculations
      self.constraints = constraints
    }
  }

  /// The name of a published version.
  public struct QuestionnaireVersionName: Message {
    /// Required.
    public var questionnaireID: String
    /// Version number; 0 means the newest.
    public var version: UInt32

    public init(questionnaireID: String = "", version: UInt32 = 0) {
      self.questionnaireID = questionnaireID
      self.version = version
    }
  }

  /// The published version that a fork or copy was made from.
  public struct Origin: Message {
    /// The project that owns it.
    public var projectID: String
    /// Id of the questionnaire.
    public var questionnaireID: String
    /// Version number, from 1.
    public var version: UInt32

    public init(projectID: String = "", questionnaireID: String = "", version: UInt32 = 0) {
      self.projectID = projectID
      self.questionnaireID = questionnaireID
      self.version = version
    }
  }

  /// Data from another format that has no field here. It has no effect.
  public struct Annotation: Message {
    /// Format and name of the data, e.g. `redcap.field-annotation`; 1–64 lower-case letters, digits,
    /// `.`, `-`. At most once per element.
    public var key: String
    /// The original value; up to 20,000 characters (Unicode scalars).
    public var value: String

    public init(key: String = "", value: String = "") {
      self.key = key
      self.value = value
    }
  }

  /// One element of a questionnaire.
  public struct Element: Message {
    /// Contents of the element; required.
    public enum OneOfContent: Sendable, Hashable {
      /// A heading.
      case headline(CatalogueV1.LocalizedText)
      /// A text to read.
      case text(CatalogueV1.LocalizedText)
      /// A question to answer.
      case question(CatalogueV1.Question)
      /// Starts a page, which ends at the next break. Its conditions apply to the page. Not allowed in
      /// a group.
      case pageBreak(CatalogueV1.PageBreak)
      /// Header of a group; its members follow.
      case group(CatalogueV1.Group)
    }

    /// Stable code, unique in the questionnaire: 1–64 characters of letters, digits, `_`. For a
    /// question, also the name of its export column.
    public var elementID: String
    /// Contents of the element; required.
    public var content: CatalogueV1.Element.OneOfContent?
    /// Conditions for showing the element; empty: always shown. It is shown if the conditions with
    /// `parent` 0 hold as `enable_behavior` combines them. A hidden question must not be answered and
    /// is not required (FHIR SDC enableWhen). A group's conditions also apply to its members. A
    /// condition without a result counts as false.
    public var enableWhen: [CatalogueV1.Condition]
    /// Combination of the conditions with `parent` 0.
    public var enableBehavior: CatalogueV1.EnableBehavior
    /// Group that the element belongs to; empty if none. Members follow their group without a gap.
    /// Groups can be nested up to 5 levels deep.
    public var parentID: String
    /// Data from other formats; up to 50.
    public var annotations: [CatalogueV1.Annotation]
    /// Whether the element keeps its place in a group with `random_order`.
    public var fixedPosition: Bool

    public init(
      elementID: String = "",
      content: CatalogueV1.Element.OneOfContent? = nil,
      enableWhen: [CatalogueV1.Condition] = [],
      enableBehavior: CatalogueV1.EnableBehavior = CatalogueV1.EnableBehavior(rawValue: 0),
      parentID: String = "",
      annotations: [CatalogueV1.Annotation] = [],
      fixedPosition: Bool = false
    ) {
      self.elementID = elementID
      self.content = content
      self.enableWhen = enableWhen
      self.enableBehavior = enableBehavior
      self.parentID = parentID
      self.annotations = annotations
      self.fixedPosition = fixedPosition
    }
  }

  /// A page break; it has no properties.
  public struct PageBreak: Message {
    public init() {}
  }

  /// A group of elements.
  public struct Group: Message {
    /// Title shown above the members; may be absent.
    public var title: CatalogueV1.LocalizedText?
    /// Relation between the members; required.
    public var style: CatalogueV1.GroupStyle
    /// Whether the composite may be left empty.
    public var optionalAnswer: Bool
    /// Answer type of members of the type `inherited`; absent: that of the enclosing group or the
    /// questionnaire. Only its `type` is set.
    public var sharedAnswer: CatalogueV1.Question?
    /// Whether the direct members are shown in a random order, nested groups with their members. The
    /// order is that of `Question.random_options`, with the group's `element_id` as question and the
    /// members' `element_id`s as codes. Rules and exports follow the order of the definition. A member
    /// must not refer to another member of the group (RANDOM_ORDER_REFERENCE).
    public var randomOrder: Bool
    /// Repetition of the group; absent: it is shown once. Not allowed within a repeating group.
    public var `repeat`: CatalogueV1.GroupRepeat?

    public init(
      title: CatalogueV1.LocalizedText? = nil,
      style: CatalogueV1.GroupStyle = CatalogueV1.GroupStyle(rawValue: 0),
      optionalAnswer: Bool = false,
      sharedAnswer: CatalogueV1.Question? = nil,
      randomOrder: Bool = false,
      `repeat`: CatalogueV1.GroupRepeat? = nil
    ) {
      self.title = title
      self.style = style
      self.optionalAnswer = optionalAnswer
      self.sharedAnswer = sharedAnswer
      self.randomOrder = randomOrder
      self.`repeat` = `repeat`
    }
  }

  /// The repetition of a group. A repeating group is shown `maximum` times at most, as if the
  /// questionnaire had so many copies of it. In copy 2, the ids of the group, its members and its
  /// calculations have the suffix `_2`: the answer to the question `dose` in the second repetition is
  /// the answer with the `element_id` `dose_2`, and its export column is `dose_2`. The ids with all
  /// suffixes count like other ids: they are unique, have up to 64 characters, and are counted in the
  /// number of elements.
  ///
  /// In the group, a reference to one of its members or calculations means that of the same repetition.
  /// Outside, only EACH and counts of conditions, which then count all repetitions, may refer to them.
  public struct GroupRepeat: Message {
    /// Number of repetitions: a question with a number that precedes the group, or a calculation. A
    /// repetition is shown if the number is not less than its own. Without a count, the participant
    /// adds repetitions: a repetition above `minimum` is shown if the sheet has an answer in it or in a
    /// later one.
    public enum OneOfCount: Sendable, Hashable {
      /// A preceding question outside of repeating groups whose answers are numbers.
      case elementID(String)
      /// A calculation whose value is a number, from the shown questions before the repetition.
      case calculationID(String)
    }

    /// Number of repetitions that are always shown, up to `maximum`; 0 with a count.
    public var minimum: UInt32
    /// Largest number of repetitions, 1–100.
    public var maximum: UInt32
    /// Number of repetitions: a question with a number that precedes the group, or a calculation. A
    /// repetition is shown if the number is not less than its own. Without a count, the participant
    /// adds repetitions: a repetition above `minimum` is shown if the sheet has an answer in it or in a
    /// later one.
    public var count: CatalogueV1.GroupRepeat.OneOfCount?

    public init(
      minimum: UInt32 = 0,
      maximum: UInt32 = 0,
      count: CatalogueV1.GroupRepeat.OneOfCount? = nil
    ) {
      self.minimum = minimum
      self.maximum = maximum
      self.count = count
    }
  }

  /// A question and its answer type.
  public struct Question: Message {
    /// Answer type; required.
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
      /// A typed number.
      case number(CatalogueV1.Number)
      /// A calendar date.
      case date(CatalogueV1.DateEntry)
      /// A clock time.
      case time(CatalogueV1.TimeEntry)
      /// A text of one line.
      case textLine(CatalogueV1.TextLine)
      /// A text of several lines.
      case textArea(CatalogueV1.TextArea)
      /// The answer type of the group or questionnaire.
      case inherited(CatalogueV1.Inherited)
      /// A position on a line without marks.
      case visualAnalogue(CatalogueV1.VisualAnalogue)
      /// A calendar date with a clock time.
      case dateTime(CatalogueV1.DateTimeEntry)
      /// A length of time.
      case duration(CatalogueV1.DurationEntry)
      /// An e-mail address.
      case email(CatalogueV1.EmailEntry)
      /// A web address.
      case url(CatalogueV1.URLEntry)
      /// A telephone number.
      case telephone(CatalogueV1.TelephoneEntry)
      /// A country.
      case country(CatalogueV1.Country)
      /// A type that this version does not know.
      case unsupported(CatalogueV1.Unsupported)
      /// An order of options.
      case ranking(CatalogueV1.Ranking)
      /// A time to wait.
      case countdown(CatalogueV1.Countdown)
      /// A photo, a recording, a drawing or another file.
      case file(CatalogueV1.FileEntry)
    }

    /// Text of the question; required.
    public var text: CatalogueV1.LocalizedText?
    /// Shown below the text; may be absent.
    public var description: CatalogueV1.LocalizedText?
    /// Whether the question may be left unanswered (generic forms §4). With `required_when`, it may be
    /// left unanswered unless these conditions hold.
    public var optionalAnswer: Bool
    /// Answer type; required.
    public var type: CatalogueV1.Question.OneOfType?
    /// Item of the item bank; empty if none. Questions with the same item have comparable answers.
    public var itemID: String
    /// Answer shown before the participant answers; absent if none. Not allowed for sliders, scales
    /// and manikins.
    public var initialAnswer: CatalogueV1.InitialAnswer?
    /// Whether the answers are left out of statistics: of the list of a participant's series (ListSeries
    /// and RenderReport of otolith.ingestion.v1) and of the distributions for the team
    /// (GetQuestionnaireFigures). Exports and scores contain them. The newest version with the question
    /// decides, also for answers to earlier ones.
    public var hiddenFromStatistics: Bool
    /// Conditions under which a question with `optional_answer` needs an answer nevertheless; empty:
    /// never. Same structure and references as Element.enable_when. Not allowed without
    /// `optional_answer`, and in composites with `optional_answer`
    /// (REQUIRED_WHEN_NOT_APPLICABLE).
    public var requiredWhen: [CatalogueV1.Condition]
    /// Combination of the conditions with `parent` 0.
    public var requiredBehavior: CatalogueV1.EnableBehavior
    /// Whether the options are shown in a random order. Clients draw it from the id of the sheet, which
    /// is stored and exported with it: the key of an option is a 32-bit hash of the UTF-8 bytes of
    /// `SHEET_ID/ELEMENT_ID/CODE`, with the sheet id in small letters. The hash is FNV-1a (offset
    /// 2166136261, prime 16777619), followed by h ^= h >> 16, h *= 0x85ebca6b, h ^= h >> 13,
    /// h *= 0xc2b2ae35, h ^= h >> 16, all modulo 2^32. Options with `fixed_position` keep their places;
    /// the others fill the remaining places by ascending key, equal keys in the order of the
    /// definition. The draft of a sheet has the sheet's id, so the order stays the same on all devices.
    /// Only for choices and rankings.
    public var randomOptions: Bool
    /// Preceding question whose answer decides which options are offered; empty: all are offered. A
    /// choice, ranking, yes/no or country of this questionnaire. See Option.offered_for. While no option
    /// is offered, the question is hidden. Only for choices and rankings.
    public var offeredBy: String
    /// Words at the ends of the scale of this question, in place of those of the shared answer, as in a
    /// semantic differential. Only for questions of the type `inherited` whose shared answer is a
    /// single choice, slider or visual analogue scale; absent if none.
    public var poles: CatalogueV1.Poles?

    public init(
      text: CatalogueV1.LocalizedText? = nil,
      description: CatalogueV1.LocalizedText? = nil,
      optionalAnswer: Bool = false,
      type: CatalogueV1.Question.OneOfType? = nil,
      itemID: String = "",
      initialAnswer: CatalogueV1.InitialAnswer? = nil,
      hiddenFromStatistics: Bool = false,
      requiredWhen: [CatalogueV1.Condition] = [],
      requiredBehavior: CatalogueV1.EnableBehavior = CatalogueV1.EnableBehavior(rawValue: 0),
      randomOptions: Bool = false,
      offeredBy: String = "",
      poles: CatalogueV1.Poles? = nil
    ) {
      self.text = text
      self.description = description
      self.optionalAnswer = optionalAnswer
      self.type = type
      self.itemID = itemID
      self.initialAnswer = initialAnswer
      self.hiddenFromStatistics = hiddenFromStatistics
      self.requiredWhen = requiredWhen
      self.requiredBehavior = requiredBehavior
      self.randomOptions = randomOptions
      self.offeredBy = offeredBy
      self.poles = poles
    }
  }

  /// Words at the ends of a scale.
  public struct Poles: Message {
    /// At the lowest value, or before the first option; required.
    public var lowest: CatalogueV1.LocalizedText?
    /// At the highest value, or after the last option; required.
    public var highest: CatalogueV1.LocalizedText?

    public init(lowest: CatalogueV1.LocalizedText? = nil, highest: CatalogueV1.LocalizedText? = nil) {
      self.lowest = lowest
      self.highest = highest
    }
  }

  /// A preset answer. It must be valid for the question.
  public struct InitialAnswer: Message {
    /// Codes, for choices, yes/no and countries.
    public var codes: [String]
    /// Number, for numbers; seconds for durations.
    public var number: GoogleProtobuf.DoubleValue?
    /// Text, for texts, dates and times, in the stored form.
    public var text: String

    public init(codes: [String] = [], number: GoogleProtobuf.DoubleValue? = nil, text: String = "") {
      self.codes = codes
      self.number = number
      self.text = text
    }
  }

  /// The shared answer of the nearest group that has one, otherwise that of the questionnaire.
  public struct Inherited: Message {
    public init() {}
  }

  /// A question type that this version does not know. Clients show it as not supported; it is never
  /// required.
  public struct Unsupported: Message {
    /// Name of the type with its source format: `fhir.attachment`. 1–64 characters of letters, digits,
    /// `_`, `-`, `.`.
    public var type: String
    /// Definition from the source format as JSON; up to 20,000 characters, may be empty.
    public var contents: String

    public init(type: String = "", contents: String = "") {
      self.type = type
      self.contents = contents
    }
  }

  /// One answer option.
  public struct Option: Message {
    /// Stored and exported code: 1–64 characters of letters, digits, `_`, `-`, `.`. Unique in the
    /// question.
    public var code: String
    /// Label shown to the participant; required.
    public var label: CatalogueV1.LocalizedText?
    /// Whether the option of a multiple choice excludes all others.
    public var exclusive: Bool
    /// Value used by scores; absent: the code as a number, if it is one.
    public var weight: GoogleProtobuf.DoubleValue?
    /// Whether the option means that there is no answer, such as "don't know". It can be chosen and is
    /// stored like any other, but scores treat the question as not answered, and the scripts of exports
    /// as missing.
    public var missing: Bool
    /// Whether the option keeps its place when the others are shown in a random order.
    public var fixedPosition: Bool
    /// Codes of the question `Question.offered_by` for which the option is offered: one of them must be
    /// in its answer. Empty: always offered. Up to 100.
    public var offeredFor: [String]

    public init(
      code: String = "",
      label: CatalogueV1.LocalizedText? = nil,
      exclusive: Bool = false,
      weight: GoogleProtobuf.DoubleValue? = nil,
      missing: Bool = false,
      fixedPosition: Bool = false,
      offeredFor: [String] = []
    ) {
      self.code = code
      self.label = label
      self.exclusive = exclusive
      self.weight = weight
      self.missing = missing
      self.fixedPosition = fixedPosition
      self.offeredFor = offeredFor
    }
  }

  /// A choice of one option, stored as its code.
  public struct SingleChoice: Message {
    /// Options in display order; 2–5,000.
    public var options: [CatalogueV1.Option]
    /// Whether it is shown as a rotary knob instead of a list.
    public var knob: Bool

    public init(options: [CatalogueV1.Option] = [], knob: Bool = false) {
      self.options = options
      self.knob = knob
    }
  }

  /// A choice of several options, stored as their codes.
  public struct MultipleChoice: Message {
    /// Options in display order; 1–5,000.
    public var options: [CatalogueV1.Option]
    /// Minimum number of options if any is chosen; 0 means no limit. A single exclusive option is
    /// always sufficient.
    public var minimumCount: UInt32
    /// Maximum number of options; 0 means no limit.
    public var maximumCount: UInt32
    /// Whether choosing no option is a valid answer even to a required question (generic forms §4.6).
    /// Otherwise a required question needs at least one option (TYT §4.1.4).
    public var noneAllowed: Bool

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

  /// An order of options, stored as codes from the first rank on.
  public struct Ranking: Message {
    /// Options in display order; 2–100. Exclusive options are not allowed. Weights have no effect.
    public var options: [CatalogueV1.Option]
    /// Number of options to rank, from the first rank on; 0 means all. An answer has exactly this
    /// many, or all offered options if they are fewer.
    public var rankedCount: UInt32

    public init(options: [CatalogueV1.Option] = [], rankedCount: UInt32 = 0) {
      self.options = options
      self.rankedCount = rankedCount
    }
  }

  /// A choice of yes or no, stored as the codes `yes` and `no`.
  public struct YesNo: Message {
    public init() {}
  }

  /// A slider, stored as a number. It has no initial value: a client must not preselect a position
  /// (TYT §2, TYS FR 13).
  public struct Slider: Message {
    /// Lowest value; finite.
    public var minimum: Double
    /// Highest value; finite, above the lowest.
    public var maximum: Double
    /// Distance of valid values: `minimum + k·step`, up to and including `maximum`; 0 means
    /// continuous.
    public var step: Double
    /// Label at the lowest value; may be absent.
    public var minimumLabel: CatalogueV1.LocalizedText?
    /// Label at the highest value; may be absent.
    public var maximumLabel: CatalogueV1.LocalizedText?
    /// Whether it is shown as a rotary knob.
    public var knob: Bool
    /// Whether the participant sees the chosen number.
    public var showNumber: Bool
    /// Labels at values between the ends, in ascending order; up to 50.
    public var labels: [CatalogueV1.SliderLabel]
    /// Whether each step has a mark. Only with up to 100 steps.
    public var marks: Bool
    /// Whether it stands upright, with the highest value at the top. Not for knobs.
    public var vertical: Bool

    public init(
      minimum: Double = 0,
      maximum: Double = 0,
      step: Double = 0,
      minimumLabel: CatalogueV1.LocalizedText? = nil,
      maximumLabel: CatalogueV1.LocalizedText? = nil,
      knob: Bool = false,
      showNumber: Bool = false,
      labels: [CatalogueV1.SliderLabel] = [],
      marks: Bool = false,
      vertical: Bool = false
    ) {
      self.minimum = minimum
      self.maximum = maximum
      self.step = step
      self.minimumLabel = minimumLabel
      self.maximumLabel = maximumLabel
      self.knob = knob
      self.showNumber = showNumber
      self.labels = labels
      self.marks = marks
      self.vertical = vertical
    }
  }

  /// A label at a value of a slider.
  public struct SliderLabel: Message {
    /// A value that the slider can take.
    public var value: Double
    /// Text; required.
    public var label: CatalogueV1.LocalizedText?

    public init(value: Double = 0, label: CatalogueV1.LocalizedText? = nil) {
      self.value = value
      self.label = label
    }
  }

  /// A time to wait, e.g. before a measurement, or to hold still. Clients count down after the
  /// participant has started it. Stored as the number of seconds from the start until the participant
  /// was let go on, which is up to 86,400.
  public struct Countdown: Message {
    /// Seconds to wait; 1–3,600.
    public var seconds: UInt32
    /// Whether the participant may end it early. Otherwise an answer below `seconds` is OUT_OF_RANGE.
    public var skippable: Bool

    public init(seconds: UInt32 = 0, skippable: Bool = false) {
      self.seconds = seconds
      self.skippable = skippable
    }
  }

  /// A line without marks between two ends, stored as a number from 0 to 100 including fractions.
  public struct VisualAnalogue: Message {
    /// Label at 0; may be absent.
    public var minimumLabel: CatalogueV1.LocalizedText?
    /// Label at 100; may be absent.
    public var maximumLabel: CatalogueV1.LocalizedText?

    public init(
      minimumLabel: CatalogueV1.LocalizedText? = nil,
      maximumLabel: CatalogueV1.LocalizedText? = nil
    ) {
      self.minimumLabel = minimumLabel
      self.maximumLabel = maximumLabel
    }
  }

  /// Nine pictures, stored as the integers 1–9. The direction is the same in all clients and exports:
  /// 1 is unpleasant, calm, controlled; 9 is pleasant, excited, in control. A client that shows the
  /// pictures in reverse order, as paper forms often do, must convert the values before sending them.
  public struct SelfAssessmentManikin: Message {
    /// Dimension shown by the pictures; required.
    public var dimension: CatalogueV1.ManikinDimension
    /// Label at 1. If absent in a definition, the dimension's default label in German and English is
    /// used; responses always contain a label.
    public var lowestLabel: CatalogueV1.LocalizedText?
    /// Label at 9; otherwise as `lowest_label`.
    public var highestLabel: CatalogueV1.LocalizedText?

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

  /// A number, stored as a number.
  public struct Number: Message {
    /// Smallest value, inclusive, finite; absent: no limit.
    public var minimum: GoogleProtobuf.DoubleValue?
    /// Largest value, inclusive, finite; absent: no limit.
    public var maximum: GoogleProtobuf.DoubleValue?
    /// Whether only whole numbers are allowed.
    public var integer: Bool
    /// UCUM code, e.g. `mm[Hg]`; up to 64 characters; empty for a pure number.
    public var unit: String
    /// Pattern that the number must match, written with `.` before the decimals, without trailing
    /// zeros and without an exponent; absent: any number.
    public var pattern: CatalogueV1.TextPattern?

    public init(
      minimum: GoogleProtobuf.DoubleValue? = nil,
      maximum: GoogleProtobuf.DoubleValue? = nil,
      integer: Bool = false,
      unit: String = "",
      pattern: CatalogueV1.TextPattern? = nil
    ) {
      self.minimum = minimum
      self.maximum = maximum
      self.integer = integer
      self.unit = unit
      self.pattern = pattern
    }
  }

  /// A date, stored as ISO 8601 calendar date `YYYY-MM-DD`.
  ///
  /// Dates are of the Gregorian calendar. The standard limits refuse the years of the other calendars
  /// that a phone may be set to (2569, 1405).
  public struct DateEntry: Message {
    /// Earliest date, `YYYY-MM-DD`, inclusive; empty: 1800-01-01, or no limit if `latest` is before it.
    public var earliest: String
    /// Latest date, `YYYY-MM-DD`, inclusive; empty: 2199-12-31, or no limit if `earliest` is after it.
    public var latest: String

    public init(earliest: String = "", latest: String = "") {
      self.earliest = earliest
      self.latest = latest
    }
  }

  /// A clock time, stored as ISO 8601 `HH:MM`.
  public struct TimeEntry: Message {
    public init() {}
  }

  /// A date and clock time, stored as `YYYY-MM-DDTHH:MM` in the sheet's time zone. The date is from
  /// 1800-01-01 to 2199-12-31.
  public struct DateTimeEntry: Message {
    public init() {}
  }

  /// A duration, stored as a number of seconds.
  public struct DurationEntry: Message {
    /// Shortest duration in seconds, inclusive.
    public var minimumSeconds: UInt32
    /// Longest duration in seconds, inclusive; 0 means no limit.
    public var maximumSeconds: UInt32

    public init(minimumSeconds: UInt32 = 0, maximumSeconds: UInt32 = 0) {
      self.minimumSeconds = minimumSeconds
      self.maximumSeconds = maximumSeconds
    }
  }

  /// A country, stored like a choice as the ISO 3166-1 code in two capital letters.
  public struct Country: Message {
    public init() {}
  }

  /// A text of one line, stored as text.
  public struct TextLine: Message {
    /// Maximum number of characters; 0 means 255. The server counts what people see as one character
    /// (extended grapheme clusters, UAX #29): a family emoji is one. All other ways of counting
    /// (Unicode scalars, UTF-16) find at least as many, so a client may use any of them. A text of more
    /// than 16 Unicode scalars for each character of the limit is always too long.
    public var maximumLength: UInt32
    /// Pattern that the text must match; absent: any text.
    public var pattern: CatalogueV1.TextPattern?
    /// Whether the text is concealed while it is typed, as a password. Exports of the team leave it
    /// out; the participant's own copy has it.
    public var masked: Bool

    public init(
      maximumLength: UInt32 = 0,
      pattern: CatalogueV1.TextPattern? = nil,
      masked: Bool = false
    ) {
      self.maximumLength = maximumLength
      self.pattern = pattern
      self.masked = masked
    }
  }

  /// A text of several lines, stored as text.
  public struct TextArea: Message {
    /// Maximum number of characters (see TextLine); 0 means 4,000.
    public var maximumLength: UInt32
    /// Pattern that the text must match; absent: any text.
    public var pattern: CatalogueV1.TextPattern?

    public init(maximumLength: UInt32 = 0, pattern: CatalogueV1.TextPattern? = nil) {
      self.maximumLength = maximumLength
      self.pattern = pattern
    }
  }

  /// An e-mail address, stored as text.
  public struct EmailEntry: Message {
    /// Maximum number of characters (see TextLine); 0 means 254.
    public var maximumLength: UInt32
    /// Pattern that the text must match; absent: an e-mail address as defined by HTML, whose
    /// domain may have letters and digits of any script.
    public var pattern: CatalogueV1.TextPattern?

    public init(maximumLength: UInt32 = 0, pattern: CatalogueV1.TextPattern? = nil) {
      self.maximumLength = maximumLength
      self.pattern = pattern
    }
  }

  /// A web address, stored as text.
  public struct URLEntry: Message {
    /// Maximum number of characters (see TextLine); 0 means 2,000.
    public var maximumLength: UInt32
    /// Pattern that the text must match; absent: an http or https address.
    public var pattern: CatalogueV1.TextPattern?

    public init(maximumLength: UInt32 = 0, pattern: CatalogueV1.TextPattern? = nil) {
      self.maximumLength = maximumLength
      self.pattern = pattern
    }
  }

  /// A telephone number, stored as text.
  public struct TelephoneEntry: Message {
    /// Maximum number of characters (see TextLine); 0 means 32.
    public var maximumLength: UInt32
    /// Pattern that the text must match; absent: digits with an optional `+`, grouped by spaces,
    /// brackets, dots, dashes or slashes.
    public var pattern: CatalogueV1.TextPattern?

    public init(maximumLength: UInt32 = 0, pattern: CatalogueV1.TextPattern? = nil) {
      self.maximumLength = maximumLength
      self.pattern = pattern
    }
  }

  /// A file, stored as the SHA-256 of its bytes. The bytes are uploaded with
  /// otolith.ingestion.v1.AnswerFileService, before or after the sheet.
  public struct FileEntry: Message {
    /// The way the file is made; required.
    public var kind: CatalogueV1.FileKind
    /// Maximum size in bytes, up to 104,857,600 (100 MiB); 0 means 10,485,760 (10 MiB).
    public var maximumBytes: UInt32
    /// Longest recording in seconds, up to 3,600; 0 means 300. Clients stop the recording; the server
    /// does not measure it. Only for FILE_KIND_AUDIO.
    public var maximumSeconds: UInt32
    /// Whether a drawing is a signature: clients show a line to sign on. Only for FILE_KIND_DRAWING.
    public var signature: Bool

    public init(
      kind: CatalogueV1.FileKind = CatalogueV1.FileKind(rawValue: 0),
      maximumBytes: UInt32 = 0,
      maximumSeconds: UInt32 = 0,
      signature: Bool = false
    ) {
      self.kind = kind
      self.maximumBytes = maximumBytes
      self.maximumSeconds = maximumSeconds
      self.signature = signature
    }
  }

  /// A pattern that a text must match.
  public struct TextPattern: Message {
    /// ECMA-262 regular expression that must match the whole text, without look-around and
    /// back-references.
    public var expression: String
    /// Description of the pattern for participants; without it, the author gets the warning
    /// PATTERN_HINT_MISSING.
    public var hint: CatalogueV1.LocalizedText?

    public init(expression: String = "", hint: CatalogueV1.LocalizedText? = nil) {
      self.expression = expression
      self.hint = hint
    }
  }

  /// A measurement to take while the questionnaire is filled in (TYS `can_use`).
  public struct SensorRequest: Message {
    /// Kind of measurement; required.
    public var kind: CatalogueV1.SensorKind
    /// Maximum number of measurements per sheet; 1–100.
    public var count: UInt32

    public init(kind: CatalogueV1.SensorKind = CatalogueV1.SensorKind(rawValue: 0), count: UInt32 = 0) {
      self.kind = kind
      self.count = count
    }
  }

  /// The descriptor of `otolith/catalogue/v1/questionnaire.proto`.
  public static let questionnaireFile = ProtoFile(
    name: "otolith/catalogue/v1/questionnaire.proto",
    dependencies: [GoogleProtobuf.timestampFile, GoogleProtobuf.wrappersFile, CatalogueV1.rulesFile, CatalogueV1.textFile],
    base64: "CihvdG9saXRoL2NhdGFsb2d1ZS92MS9xdWVzdGlvbm5haXJlLnByb3RvEhRvdG9saXRoLmNhdGFsb2d1ZS52MRofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90bxoeZ29vZ2xlL3Byb3RvYnVmL3dyYXBwZXJzLnByb3RvGiBvdG9saXRoL2NhdGFsb2d1ZS92MS9ydWxlcy5wcm90bxofb3RvbGl0aC9jYXRhbG9ndWUvdjEvdGV4dC5wcm90byLqCQoNUXVlc3Rpb25uYWlyZRIpChBxdWVzdGlvbm5haXJlX2lkGAEgASgJUg9xdWVzdGlvbm5haXJlSWQSGAoHdmVyc2lvbhgCIAEoDVIHdmVyc2lvbhIhCgxjb250ZW50X2hhc2gYAyABKAlSC2NvbnRlbnRIYXNoEjkKBXRpdGxlGAQgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIFdGl0bGUSRQoLZGVzY3JpcHRpb24YBSABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgtkZXNjcmlwdGlvbhJHCgxpbnRyb2R1Y3Rpb24YBiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgxpbnRyb2R1Y3Rpb24SPQoHY2xvc2luZxgHIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSB2Nsb3NpbmcSKQoQZGVmYXVsdF9sYW5ndWFnZRgIIAEoCVIPZGVmYXVsdExhbmd1YWdlEjkKCGVsZW1lbnRzGAkgAygLMh0ub3RvbGl0aC5jYXRhbG9ndWUudjEuRWxlbWVudFIIZWxlbWVudHMSPQoHc2Vuc29ycxgKIAMoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNlbnNvclJlcXVlc3RSB3NlbnNvcnMSMwoVZGVtb25zdHJhdGlvbl93b3JkaW5nGAsgASgIUhRkZW1vbnN0cmF0aW9uV29yZGluZxIWCgZzb3VyY2UYDCABKAlSBnNvdXJjZRIYCgdsaWNlbmNlGA0gASgJUgdsaWNlbmNlEj0KDHB1Ymxpc2hfdGltZRgOIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC3B1Ymxpc2hUaW1lEhgKB2F1dGhvcnMYDyADKAlSB2F1dGhvcnMSEAoDZG9pGBAgASgJUgNkb2kSGgoIY2l0YXRpb24YESABKAlSCGNpdGF0aW9uEjcKB3NoYXJpbmcYEiABKA4yHS5vdG9saXRoLmNhdGFsb2d1ZS52MS5TaGFyaW5nUgdzaGFyaW5nEhwKCWxhbmd1YWdlcxgTIAMoCVIJbGFuZ3VhZ2VzEkMKDXNoYXJlZF9hbnN3ZXIYFCABKAsyHi5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvblIMc2hhcmVkQW5zd2VyEjMKBnNjb3JlcxgVIAMoCzIbLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNjb3JlUgZzY29yZXMSNAoGb3JpZ2luGBYgASgLMhwub3RvbGl0aC5jYXRhbG9ndWUudjEuT3JpZ2luUgZvcmlnaW4SQgoLYW5ub3RhdGlvbnMYFyADKAsyIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5Bbm5vdGF0aW9uUgthbm5vdGF0aW9ucxJFCgxjYWxjdWxhdGlvbnMYGCADKAsyIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5DYWxjdWxhdGlvblIMY2FsY3VsYXRpb25zEkIKC2NvbnN0cmFpbnRzGBkgAygLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuQ29uc3RyYWludFILY29uc3RyYWludHMiXwoYUXVlc3Rpb25uYWlyZVZlcnNpb25OYW1lEikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uImwKBk9yaWdpbhIdCgpwcm9qZWN0X2lkGAEgASgJUglwcm9qZWN0SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgCIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YAyABKA1SB3ZlcnNpb24iNAoKQW5ub3RhdGlvbhIQCgNrZXkYASABKAlSA2tleRIUCgV2YWx1ZRgCIAEoCVIFdmFsdWUi/wQKB0VsZW1lbnQSHQoKZWxlbWVudF9pZBgBIAEoCVIJZWxlbWVudElkEkEKCGhlYWRsaW5lGAIgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dEgAUghoZWFkbGluZRI5CgR0ZXh0GAMgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dEgAUgR0ZXh0EjwKCHF1ZXN0aW9uGAQgASgLMh4ub3RvbGl0aC5jYXRhbG9ndWUudjEuUXVlc3Rpb25IAFIIcXVlc3Rpb24SQAoKcGFnZV9icmVhaxgFIAEoCzIfLm90b2xpdGguY2F0YWxvZ3VlLnYxLlBhZ2VCcmVha0gAUglwYWdlQnJlYWsSMwoFZ3JvdXAYCCABKAsyGy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Hcm91cEgAUgVncm91cBJACgtlbmFibGVfd2hlbhgGIAMoCzIfLm90b2xpdGguY2F0YWxvZ3VlLnYxLkNvbmRpdGlvblIKZW5hYmxlV2hlbhJNCg9lbmFibGVfYmVoYXZpb3IYByABKA4yJC5vdG9saXRoLmNhdGFsb2d1ZS52MS5FbmFibGVCZWhhdmlvclIOZW5hYmxlQmVoYXZpb3ISGwoJcGFyZW50X2lkGAkgASgJUghwYXJlbnRJZBJCCgthbm5vdGF0aW9ucxgKIAMoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLkFubm90YXRpb25SC2Fubm90YXRpb25zEiUKDmZpeGVkX3Bvc2l0aW9uGAsgASgIUg1maXhlZFBvc2l0aW9uQgkKB2NvbnRlbnQiCwoJUGFnZUJyZWFrIsYCCgVHcm91cBI5CgV0aXRsZRgBIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSBXRpdGxlEjYKBXN0eWxlGAIgASgOMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuR3JvdXBTdHlsZVIFc3R5bGUSJwoPb3B0aW9uYWxfYW5zd2VyGAMgASgIUg5vcHRpb25hbEFuc3dlchJDCg1zaGFyZWRfYW5zd2VyGAQgASgLMh4ub3RvbGl0aC5jYXRhbG9ndWUudjEuUXVlc3Rpb25SDHNoYXJlZEFuc3dlchIhCgxyYW5kb21fb3JkZXIYBSABKAhSC3JhbmRvbU9yZGVyEjkKBnJlcGVhdBgYIAEoCzIhLm90b2xpdGguY2F0YWxvZ3VlLnYxLkdyb3VwUmVwZWF0UgZyZXBlYXQilAEKC0dyb3VwUmVwZWF0EhgKB21pbmltdW0YASABKA1SB21pbmltdW0SGAoHbWF4aW11bRgCIAEoDVIHbWF4aW11bRIfCgplbGVtZW50X2lkGAMgASgJSABSCWVsZW1lbnRJZBInCg5jYWxjdWxhdGlvbl9pZBgEIAEoCUgAUg1jYWxjdWxhdGlvbklkQgcKBWNvdW50Iv8PCghRdWVzdGlvbhI3CgR0ZXh0GAEgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIEdGV4dBJFCgtkZXNjcmlwdGlvbhgCIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSC2Rlc2NyaXB0aW9uEicKD29wdGlvbmFsX2Fuc3dlchgDIAEoCFIOb3B0aW9uYWxBbnN3ZXISSQoNc2luZ2xlX2Nob2ljZRgEIAEoCzIiLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNpbmdsZUNob2ljZUgAUgxzaW5nbGVDaG9pY2USTwoPbXVsdGlwbGVfY2hvaWNlGAUgASgLMiQub3RvbGl0aC5jYXRhbG9ndWUudjEuTXVsdGlwbGVDaG9pY2VIAFIObXVsdGlwbGVDaG9pY2USNAoGeWVzX25vGAYgASgLMhsub3RvbGl0aC5jYXRhbG9ndWUudjEuWWVzTm9IAFIFeWVzTm8SNgoGc2xpZGVyGAcgASgLMhwub3RvbGl0aC5jYXRhbG9ndWUudjEuU2xpZGVySABSBnNsaWRlchJlChdzZWxmX2Fzc2Vzc21lbnRfbWFuaWtpbhgIIAEoCzIrLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNlbGZBc3Nlc3NtZW50TWFuaWtpbkgAUhVzZWxmQXNzZXNzbWVudE1hbmlraW4SNgoGbnVtYmVyGAkgASgLMhwub3RvbGl0aC5jYXRhbG9ndWUudjEuTnVtYmVySABSBm51bWJlchI1CgRkYXRlGAogASgLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuRGF0ZUVudHJ5SABSBGRhdGUSNQoEdGltZRgLIAEoCzIfLm90b2xpdGguY2F0YWxvZ3VlLnYxLlRpbWVFbnRyeUgAUgR0aW1lEj0KCXRleHRfbGluZRgMIAEoCzIeLm90b2xpdGguY2F0YWxvZ3VlLnYxLlRleHRMaW5lSABSCHRleHRMaW5lEj0KCXRleHRfYXJlYRgNIAEoCzIeLm90b2xpdGguY2F0YWxvZ3VlLnYxLlRleHRBcmVhSABSCHRleHRBcmVhEj8KCWluaGVyaXRlZBgQIAEoCzIfLm90b2xpdGguY2F0YWxvZ3VlLnYxLkluaGVyaXRlZEgAUglpbmhlcml0ZWQSTwoPdmlzdWFsX2FuYWxvZ3VlGBEgASgLMiQub3RvbGl0aC5jYXRhbG9ndWUudjEuVmlzdWFsQW5hbG9ndWVIAFIOdmlzdWFsQW5hbG9ndWUSQgoJZGF0ZV90aW1lGBIgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuRGF0ZVRpbWVFbnRyeUgAUghkYXRlVGltZRJBCghkdXJhdGlvbhgTIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkR1cmF0aW9uRW50cnlIAFIIZHVyYXRpb24SOAoFZW1haWwYFCABKAsyIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5FbWFpbEVudHJ5SABSBWVtYWlsEjIKA3VybBgVIAEoCzIeLm90b2xpdGguY2F0YWxvZ3VlLnYxLlVSTEVudHJ5SABSA3VybBJECgl0ZWxlcGhvbmUYFiABKAsyJC5vdG9saXRoLmNhdGFsb2d1ZS52MS5UZWxlcGhvbmVFbnRyeUgAUgl0ZWxlcGhvbmUSOQoHY291bnRyeRgXIAEoCzIdLm90b2xpdGguY2F0YWxvZ3VlLnYxLkNvdW50cnlIAFIHY291bnRyeRJFCgt1bnN1cHBvcnRlZBgYIAEoCzIhLm90b2xpdGguY2F0YWxvZ3VlLnYxLlVuc3VwcG9ydGVkSABSC3Vuc3VwcG9ydGVkEjkKB3JhbmtpbmcYGiABKAsyHS5vdG9saXRoLmNhdGFsb2d1ZS52MS5SYW5raW5nSABSB3JhbmtpbmcSPwoJY291bnRkb3duGBsgASgLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuQ291bnRkb3duSABSCWNvdW50ZG93bhI1CgRmaWxlGEcgASgLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuRmlsZUVudHJ5SABSBGZpbGUSFwoHaXRlbV9pZBgOIAEoCVIGaXRlbUlkEkoKDmluaXRpYWxfYW5zd2VyGA8gASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuSW5pdGlhbEFuc3dlclINaW5pdGlhbEFuc3dlchI0ChZoaWRkZW5fZnJvbV9zdGF0aXN0aWNzGBkgASgIUhRoaWRkZW5Gcm9tU3RhdGlzdGljcxJECg1yZXF1aXJlZF93aGVuGB4gAygLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuQ29uZGl0aW9uUgxyZXF1aXJlZFdoZW4SUQoRcmVxdWlyZWRfYmVoYXZpb3IYHyABKA4yJC5vdG9saXRoLmNhdGFsb2d1ZS52MS5FbmFibGVCZWhhdmlvclIQcmVxdWlyZWRCZWhhdmlvchIlCg5yYW5kb21fb3B0aW9ucxggIAEoCFINcmFuZG9tT3B0aW9ucxIdCgpvZmZlcmVkX2J5GCEgASgJUglvZmZlcmVkQnkSMQoFcG9sZXMYIiABKAsyGy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Qb2xlc1IFcG9sZXNCBgoEdHlwZSKDAQoFUG9sZXMSOwoGbG93ZXN0GAEgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIGbG93ZXN0Ej0KB2hpZ2hlc3QYAiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgdoaWdoZXN0Im8KDUluaXRpYWxBbnN3ZXISFAoFY29kZXMYASADKAlSBWNvZGVzEjQKBm51bWJlchgCIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIGbnVtYmVyEhIKBHRleHQYAyABKAlSBHRleHQiCwoJSW5oZXJpdGVkIj0KC1Vuc3VwcG9ydGVkEhIKBHR5cGUYASABKAlSBHR5cGUSGgoIY29udGVudHMYAiABKAlSCGNvbnRlbnRzIo0CCgZPcHRpb24SEgoEY29kZRgBIAEoCVIEY29kZRI5CgVsYWJlbBgCIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSBWxhYmVsEhwKCWV4Y2x1c2l2ZRgDIAEoCFIJZXhjbHVzaXZlEjQKBndlaWdodBgEIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIGd2VpZ2h0EhgKB21pc3NpbmcYBSABKAhSB21pc3NpbmcSJQoOZml4ZWRfcG9zaXRpb24YBiABKAhSDWZpeGVkUG9zaXRpb24SHwoLb2ZmZXJlZF9mb3IYByADKAlSCm9mZmVyZWRGb3IiWgoMU2luZ2xlQ2hvaWNlEjYKB29wdGlvbnMYASADKAsyHC5vdG9saXRoLmNhdGFsb2d1ZS52MS5PcHRpb25SB29wdGlvbnMSEgoEa25vYhgCIAEoCFIEa25vYiK1AQoOTXVsdGlwbGVDaG9pY2USNgoHb3B0aW9ucxgBIAMoCzIcLm90b2xpdGguY2F0YWxvZ3VlLnYxLk9wdGlvblIHb3B0aW9ucxIjCg1taW5pbXVtX2NvdW50GAIgASgNUgxtaW5pbXVtQ291bnQSIwoNbWF4aW11bV9jb3VudBgDIAEoDVIMbWF4aW11bUNvdW50EiEKDG5vbmVfYWxsb3dlZBgEIAEoCFILbm9uZUFsbG93ZWQiZAoHUmFua2luZxI2CgdvcHRpb25zGAEgAygLMhwub3RvbGl0aC5jYXRhbG9ndWUudjEuT3B0aW9uUgdvcHRpb25zEiEKDHJhbmtlZF9jb3VudBgCIAEoDVILcmFua2VkQ291bnQiBwoFWWVzTm8ihgMKBlNsaWRlchIYCgdtaW5pbXVtGAEgASgBUgdtaW5pbXVtEhgKB21heGltdW0YAiABKAFSB21heGltdW0SEgoEc3RlcBgDIAEoAVIEc3RlcBJICg1taW5pbXVtX2xhYmVsGAQgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIMbWluaW11bUxhYmVsEkgKDW1heGltdW1fbGFiZWwYBSABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgxtYXhpbXVtTGFiZWwSEgoEa25vYhgGIAEoCFIEa25vYhIfCgtzaG93X251bWJlchgHIAEoCFIKc2hvd051bWJlchI5CgZsYWJlbHMYCCADKAsyIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5TbGlkZXJMYWJlbFIGbGFiZWxzEhQKBW1hcmtzGAkgASgIUgVtYXJrcxIaCgh2ZXJ0aWNhbBgKIAEoCFIIdmVydGljYWwiXgoLU2xpZGVyTGFiZWwSFAoFdmFsdWUYASABKAFSBXZhbHVlEjkKBWxhYmVsGAIgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIFbGFiZWwiQwoJQ291bnRkb3duEhgKB3NlY29uZHMYASABKA1SB3NlY29uZHMSHAoJc2tpcHBhYmxlGAIgASgIUglza2lwcGFibGUipAEKDlZpc3VhbEFuYWxvZ3VlEkgKDW1pbmltdW1fbGFiZWwYASABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgxtaW5pbXVtTGFiZWwSSAoNbWF4aW11bV9sYWJlbBgCIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSDG1heGltdW1MYWJlbCLvAQoVU2VsZkFzc2Vzc21lbnRNYW5pa2luEkQKCWRpbWVuc2lvbhgBIAEoDjImLm90b2xpdGguY2F0YWxvZ3VlLnYxLk1hbmlraW5EaW1lbnNpb25SCWRpbWVuc2lvbhJGCgxsb3dlc3RfbGFiZWwYAiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0Ugtsb3dlc3RMYWJlbBJICg1oaWdoZXN0X2xhYmVsGAMgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIMaGlnaGVzdExhYmVsIuMBCgZOdW1iZXISNgoHbWluaW11bRgBIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIHbWluaW11bRI2CgdtYXhpbXVtGAIgASgLMhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUgdtYXhpbXVtEhgKB2ludGVnZXIYAyABKAhSB2ludGVnZXISEgoEdW5pdBgEIAEoCVIEdW5pdBI7CgdwYXR0ZXJuGAUgASgLMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuVGV4dFBhdHRlcm5SB3BhdHRlcm4iPwoJRGF0ZUVudHJ5EhoKCGVhcmxpZXN0GAEgASgJUghlYXJsaWVzdBIWCgZsYXRlc3QYAiABKAlSBmxhdGVzdCILCglUaW1lRW50cnkiDwoNRGF0ZVRpbWVFbnRyeSJhCg1EdXJhdGlvbkVudHJ5EicKD21pbmltdW1fc2Vjb25kcxgBIAEoDVIObWluaW11bVNlY29uZHMSJwoPbWF4aW11bV9zZWNvbmRzGAIgASgNUg5tYXhpbXVtU2Vjb25kcyIJCgdDb3VudHJ5IoYBCghUZXh0TGluZRIlCg5tYXhpbXVtX2xlbmd0aBgBIAEoDVINbWF4aW11bUxlbmd0aBI7CgdwYXR0ZXJuGAIgASgLMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuVGV4dFBhdHRlcm5SB3BhdHRlcm4SFgoGbWFza2VkGAMgASgIUgZtYXNrZWQibgoIVGV4dEFyZWESJQoObWF4aW11bV9sZW5ndGgYASABKA1SDW1heGltdW1MZW5ndGgSOwoHcGF0dGVybhgCIAEoCzIhLm90b2xpdGguY2F0YWxvZ3VlLnYxLlRleHRQYXR0ZXJuUgdwYXR0ZXJuInAKCkVtYWlsRW50cnkSJQoObWF4aW11bV9sZW5ndGgYASABKA1SDW1heGltdW1MZW5ndGgSOwoHcGF0dGVybhgCIAEoCzIhLm90b2xpdGguY2F0YWxvZ3VlLnYxLlRleHRQYXR0ZXJuUgdwYXR0ZXJuIm4KCFVSTEVudHJ5EiUKDm1heGltdW1fbGVuZ3RoGAEgASgNUg1tYXhpbXVtTGVuZ3RoEjsKB3BhdHRlcm4YAiABKAsyIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5UZXh0UGF0dGVyblIHcGF0dGVybiJ0Cg5UZWxlcGhvbmVFbnRyeRIlCg5tYXhpbXVtX2xlbmd0aBgBIAEoDVINbWF4aW11bUxlbmd0aBI7CgdwYXR0ZXJuGAIgASgLMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuVGV4dFBhdHRlcm5SB3BhdHRlcm4iqwEKCUZpbGVFbnRyeRIyCgRraW5kGAEgASgOMh4ub3RvbGl0aC5jYXRhbG9ndWUudjEuRmlsZUtpbmRSBGtpbmQSIwoNbWF4aW11bV9ieXRlcxgCIAEoDVIMbWF4aW11bUJ5dGVzEicKD21heGltdW1fc2Vjb25kcxgDIAEoDVIObWF4aW11bVNlY29uZHMSHAoJc2lnbmF0dXJlGAQgASgIUglzaWduYXR1cmUiZgoLVGV4dFBhdHRlcm4SHgoKZXhwcmVzc2lvbhgBIAEoCVIKZXhwcmVzc2lvbhI3CgRoaW50GAIgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIEaGludCJbCg1TZW5zb3JSZXF1ZXN0EjQKBGtpbmQYASABKA4yIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5TZW5zb3JLaW5kUgRraW5kEhQKBWNvdW50GAIgASgNUgVjb3VudCpiCgdTaGFyaW5nEhcKE1NIQVJJTkdfVU5TUEVDSUZJRUQQABITCg9TSEFSSU5HX1BST0pFQ1QQARIVChFTSEFSSU5HX1NUUlVDVFVSRRACEhIKDlNIQVJJTkdfQU5ZT05FEAMqdQoKR3JvdXBTdHlsZRIbChdHUk9VUF9TVFlMRV9VTlNQRUNJRklFRBAAEhcKE0dST1VQX1NUWUxFX1NFQ1RJT04QARIZChVHUk9VUF9TVFlMRV9DT01QT1NJVEUQAhIWChJHUk9VUF9TVFlMRV9NQVRSSVgQAyqUAQoQTWFuaWtpbkRpbWVuc2lvbhIhCh1NQU5JS0lOX0RJTUVOU0lPTl9VTlNQRUNJRklFRBAAEh0KGU1BTklLSU5fRElNRU5TSU9OX1ZBTEVOQ0UQARIdChlNQU5JS0lOX0RJTUVOU0lPTl9BUk9VU0FMEAISHwobTUFOSUtJTl9ESU1FTlNJT05fRE9NSU5BTkNFEAMqeQoIRmlsZUtpbmQSGQoVRklMRV9LSU5EX1VOU1BFQ0lGSUVEEAASEwoPRklMRV9LSU5EX1BIT1RPEAESEwoPRklMRV9LSU5EX0FVRElPEAISFQoRRklMRV9LSU5EX0RSQVdJTkcQAxIRCg1GSUxFX0tJTkRfQU5ZEAQqYAoKU2Vuc29yS2luZBIbChdTRU5TT1JfS0lORF9VTlNQRUNJRklFRBAAEhgKFFNFTlNPUl9LSU5EX1BPU0lUSU9OEAESGwoXU0VOU09SX0tJTkRfTk9JU0VfTEVWRUwQAkJRChRvdG9saXRoLmNhdGFsb2d1ZS52MVABWiBvdG9saXRoL2NhdGFsb2d1ZS92MTtjYXRhbG9ndWV2MaoCFE90b2xpdGguQ2F0YWxvZ3VlLlYxStKnAQpJCgEMEgMBABIaPyBRdWVzdGlvbm5haXJlIGRlZmluaXRpb25zLiBBIHB1Ymxpc2hlZCB2ZXJzaW9uIG5ldmVyIGNoYW5nZXMuCgrFBwoCBAASBBsAUQEauAcgQSBwdWJsaXNoZWQgcXVlc3Rpb25uYWlyZSwgb3IgdGhlIGNvbnRlbnRzIG9mIGEgZHJhZnQuCgogVGV4dHMgY2FuIGNvbnRhaW4gcGxhY2Vob2xkZXJzIGB7e2Fuc3dlcjpFTEVNRU5UfGZhbGxiYWNrfX1gLCBge3tjYWxjdWxhdGlvbjpJRHxmYWxsYmFja319YCwKIGB7e3Njb3JlOklEfGZhbGxiYWNrfX1gLCBge3tlYXJsaWVyOkVMRU1FTlR8ZmFsbGJhY2t9fWAgKEV4cHJlc3Npb25Ob2RlLmVhcmxpZXJfZWxlbWVudF9pZCkgYW5kCiBge3twcm9maWxlOkZJRUxEfGZhbGxiYWNrfX1gIChhIGZpZWxkIG9mIGBTdHVkeS5wcm9maWxlX2ZpZWxkc2AsIHdoaWNoIGNsaWVudHMgZmlsbCBpbiBvbiB0aGUKIGRldmljZSksIHdoaWNoIGNsaWVudHMgcmVwbGFjZSBieSB0aGUgdmFsdWU6IGFuIGFuc3dlciBhcyB0aGUgcGFydGljaXBhbnQgc2VlcyBpdAogKGxhYmVscyBvZiB0aGUgY2hvc2VuIG9wdGlvbnMsIGpvaW5lZCBieSBgLCBgKSwgYSBudW1iZXIgd2l0aCBpdHMgZGVjaW1hbCBkaWdpdHMKIChDYWxjdWxhdGlvbi5kZWNpbWFsczsgb3RoZXJzIHdpdGggdXAgdG8gMiksIGEgdHJ1dGggdmFsdWUgYXMgdGhlIGNsaWVudCdzIHdvcmQgZm9yIHllcyBvciBuby4KIFdoaWxlIHRoZSB2YWx1ZSBpcyBtaXNzaW5nLCB0aGUgZmFsbGJhY2sgaXMgc2hvd247IGl0IGV4dGVuZHMgdG8gdGhlIG5leHQgYH19YCBhbmQgbWF5IGJlIGVtcHR5LAogd2l0aCBvciB3aXRob3V0IGB8YC4gUGxhY2Vob2xkZXJzIGFyZSBhbGxvd2VkIGluIGhlYWRsaW5lcywgdGV4dHMsIHRleHRzIGFuZCBkZXNjcmlwdGlvbnMgb2YKIHF1ZXN0aW9ucywgdGl0bGVzIG9mIGdyb3VwcywgbWVzc2FnZXMgb2YgY29uc3RyYWludHMsIGFuZCB0aGUgY2xvc2luZyAob3RoZXJ3aXNlCiBQTEFDRUhPTERFUl9OT1RfQVBQTElDQUJMRSkuIEV2ZXJ5dGhpbmcgZWxzZSBpbiBicmFjZXMgaXMgb3JkaW5hcnkgdGV4dC4KCl8KBAQAAgASAx0CHhpSIDHigJM2NCBjaGFyYWN0ZXJzOiBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cywgaHlwaGVucy4gVW5pcXVlIGluIHRoZSBjYXRhbG9ndWUuCgplCgQEAAIBEgMfAhUaWCBWZXJzaW9uIG51bWJlciBmcm9tIDEsIGluY3JlbWVudGVkIGF0IGVhY2ggcHVibGljYXRpb24uIDAgaW4gYW4gaW1wb3J0IGFuZCBpbiBhIGRyYWZ0LgoKsgEKBAQAAgISAyICGhqkASBTSEEtMjU2IG9mIHRoZSBjYW5vbmljYWwgY29udGVudHMgaW4gYWxsIGxhbmd1YWdlcywgbG93ZXItY2FzZSBoZXhhZGVjaW1hbC4gQ29tcHV0ZWQgYnkgdGhlCiBzZXJ2aWNlOyBhbiBpbXBvcnQgbWF5IGdpdmUgaXQgZm9yIGNvbXBhcmlzb24gKENPTlRFTlRfSEFTSF9ESUZGRVJTKS4KChgKBAQAAgMSAyQCGhoLIFJlcXVpcmVkLgoKHQoEBAACBBIDJgIgGhAgTWF5IGJlIGFic2VudC4KCj0KBAQAAgUSAygCIRowIFNob3duIGJlZm9yZSB0aGUgZmlyc3QgZWxlbWVudDsgbWF5IGJlIGFic2VudC4KCjsKBAQAAgYSAyoCHBouIFNob3duIGFmdGVyIHRoZSBsYXN0IGVsZW1lbnQ7IG1heSBiZSBhYnNlbnQuCgotCgQEAAIHEgMsAh4aICBCQ1AgNDcgbGFuZ3VhZ2UgdGFnOyByZXF1aXJlZC4KCjYKBAQAAggSAy4CIBopIEVsZW1lbnRzIGZyb20gdG9wIHRvIGJvdHRvbTsgMeKAkzUsMDAwLgoKYAoEBAACCRIDMAImGlMgTWVhc3VyZW1lbnRzIHRvIHRha2Ugd2hpbGUgaXQgaXMgZmlsbGVkIGluOyBlYWNoIGtpbmQgYXQgbW9zdCBvbmNlLCBtYXkgYmUgZW1wdHkuCgpLCgQEAAIKEgMyAiIaPiBXaGV0aGVyIHRoZSB3b3JkaW5nIGlzIG5vdCB0aGF0IG9mIHRoZSB2YWxpZGF0ZWQgaW5zdHJ1bWVudC4KClMKBAQAAgsSAzQCFRpGIE9yaWdpbiBvZiBzdHJ1Y3R1cmUgYW5kIGNvZGVzOyB1cCB0byAxLDAwMCBjaGFyYWN0ZXJzLCBtYXkgYmUgZW1wdHkuCgpNCgQEAAIMEgM2AhYaQCBTUERYIGlkZW50aWZpZXIgb3IgbmFtZTsgdXAgdG8gMSwwMDAgY2hhcmFjdGVycywgbWF5IGJlIGVtcHR5LgoKWQoEBAACDRIDOAIuGkwgVGltZSBvZiBwdWJsaWNhdGlvbiBvZiB0aGlzIHZlcnNpb247IHNldCBieSB0aGUgc2VydmljZS4gQWJzZW50IGluIGRyYWZ0cy4KCl8KBAQAAg4SAzoCHxpSIEF1dGhvcnMgaW4gdGhlIG9yZGVyIG9mIHRoZSBjaXRhdGlvbjsgdXAgdG8gNTAgd2l0aCB1cCB0byAxLDAwMCBjaGFyYWN0ZXJzIGVhY2guCgpOCgQEAAIPEgM8AhIaQSBET0kgYXMgYDEwLnByZWZpeC9zdWZmaXhgLCB1cCB0byAyMDAgY2hhcmFjdGVyczsgZW1wdHkgaWYgbm9uZS4KCkQKBAQAAhASAz4CFxo3IEhvdyB0byBjaXRlIGl0OyB1cCB0byAxLDAwMCBjaGFyYWN0ZXJzLCBtYXkgYmUgZW1wdHkuCgo1CgQEAAIREgNAAhcaKCBWaXNpYmlsaXR5IG91dHNpZGUgdGhlIG93bmluZyBwcm9qZWN0LgoKhwEKBAQAAhISA0MCIRp6IEJDUCA0NyBsYW5ndWFnZXMgaW4gd2hpY2ggZXZlcnkgdGV4dCBpcyBwcm9taXNlZCwgYXMgZ2l2ZW4gYnkgdGhlIGF1dGhvcjsgdGhlIGRlZmF1bHQgbGFuZ3VhZ2UKIGFsd2F5cyBjb3VudHMuIFVwIHRvIDUwLgoKlwEKBAQAAhMSA0YCHhqJASBBbnN3ZXIgdHlwZSBvZiBxdWVzdGlvbnMgb2YgdGhlIHR5cGUgYGluaGVyaXRlZGAgb3V0c2lkZSBvZiBncm91cHMgd2l0aCB0aGVpciBvd24gdHlwZSAoVFlUIMKnMwogYG9uZV9hbnN3ZXJgKS4gT25seSBpdHMgYHR5cGVgIGlzIHNldC4KCkMKBAQAAhQSA0gCHRo2IFNjb3JlcyBpbiB0aGUgb3JkZXIgb2YgdGhlaXIgY29tcHV0YXRpb247IHVwIHRvIDIwMC4KClEKBAQAAhUSA0oCFRpEIFZlcnNpb24gdGhhdCBpdCB3YXMgZm9ya2VkIG9yIGNvcGllZCBmcm9tOyBhYnNlbnQgaWYgY3JlYXRlZCBoZXJlLgoKMQoEBAACFhIDTAInGiQgRGF0YSBmcm9tIG90aGVyIGZvcm1hdHM7IHVwIHRvIDUwLgoKOwoEBAACFxIDTgIpGi4gVmFsdWVzIGNvbXB1dGVkIGZyb20gdGhlIGFuc3dlcnM7IHVwIHRvIDIwMC4KCjAKBAQAAhgSA1ACJxojIFJ1bGVzIGJldHdlZW4gYW5zd2VyczsgdXAgdG8gMjAwLgoKLgoCBAESBFQAWQEaIiBUaGUgbmFtZSBvZiBhIHB1Ymxpc2hlZCB2ZXJzaW9uLgoKGAoEBAECABIDVgIeGgsgUmVxdWlyZWQuCgoyCgQEAQIBEgNYAhUaJSBWZXJzaW9uIG51bWJlcjsgMCBtZWFucyB0aGUgbmV3ZXN0LgoKQAoCBQASBFwAZQEaNCBWaXNpYmlsaXR5IG9mIGNvbnRlbnRzIG91dHNpZGUgdGhlIG93bmluZyBwcm9qZWN0LgoKJwoEBQACABIDXgIaGhogU2FtZSBhcyBTSEFSSU5HX1BST0pFQ1QuCgovCgQFAAIBEgNgAhYaIiBWaXNpYmxlIG9ubHkgd2l0aGluIHRoZSBwcm9qZWN0LgoKawoEBQACAhIDYgIYGl4gU3RydWN0dXJlLCBjb2RlcyBhbmQgc2NvcmVzIGFyZSB2aXNpYmxlLCBidXQgbm90IHRoZSB3b3JkaW5nIG9mIGVsZW1lbnRzLCBvcHRpb25zIGFuZCBiYW5kcy4KCjcKBAUAAgMSA2QCFRoqIEV2ZXJ5dGhpbmcgaXMgdmlzaWJsZSBhbmQgbWF5IGJlIGZvcmtlZC4KCkYKAgQCEgRoAG8BGjogVGhlIHB1Ymxpc2hlZCB2ZXJzaW9uIHRoYXQgYSBmb3JrIG9yIGNvcHkgd2FzIG1hZGUgZnJvbS4KCigKBAQCAgASA2oCGBobIFRoZSBwcm9qZWN0IHRoYXQgb3ducyBpdC4KCicKBAQCAgESA2wCHhoaIElkIG9mIHRoZSBxdWVzdGlvbm5haXJlLgoKJgoEBAICAhIDbgIVGhkgVmVyc2lvbiBudW1iZXIsIGZyb20gMS4KClAKAgQDEgRyAHgBGkQgRGF0YSBmcm9tIGFub3RoZXIgZm9ybWF0IHRoYXQgaGFzIG5vIGZpZWxkIGhlcmUuIEl0IGhhcyBubyBlZmZlY3QuCgqUAQoEBAMCABIDdQIRGoYBIEZvcm1hdCBhbmQgbmFtZSBvZiB0aGUgZGF0YSwgZS5nLiBgcmVkY2FwLmZpZWxkLWFubm90YXRpb25gOyAx4oCTNjQgbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMsCiBgLmAsIGAtYC4gQXQgbW9zdCBvbmNlIHBlciBlbGVtZW50LgoKTQoEBAMCARIDdwITGkAgVGhlIG9yaWdpbmFsIHZhbHVlOyB1cCB0byAyMCwwMDAgY2hhcmFjdGVycyAoVW5pY29kZSBzY2FsYXJzKS4KCi4KAgQEEgV7AJsBARohIE9uZSBlbGVtZW50IG9mIGEgcXVlc3Rpb25uYWlyZS4KCpkBCgQEBAIAEgN+AhgaiwEgU3RhYmxlIGNvZGUsIHVuaXF1ZSBpbiB0aGUgcXVlc3Rpb25uYWlyZTogMeKAkzY0IGNoYXJhY3RlcnMgb2YgbGV0dGVycywgZGlnaXRzLCBgX2AuIEZvciBhCiBxdWVzdGlvbiwgYWxzbyB0aGUgbmFtZSBvZiBpdHMgZXhwb3J0IGNvbHVtbi4KCjQKBAQECAASBoABAowBAxokIENvbnRlbnRzIG9mIHRoZSBlbGVtZW50OyByZXF1aXJlZC4KChoKBAQEAgESBIIBBB8aDCBBIGhlYWRpbmcuCgofCgQEBAICEgSEAQQbGhEgQSB0ZXh0IHRvIHJlYWQuCgolCgQEBAIDEgSGAQQaGhcgQSBxdWVzdGlvbiB0byBhbnN3ZXIuCgp3CgQEBAIEEgSJAQQdGmkgU3RhcnRzIGEgcGFnZSwgd2hpY2ggZW5kcyBhdCB0aGUgbmV4dCBicmVhay4gSXRzIGNvbmRpdGlvbnMgYXBwbHkgdG8gdGhlIHBhZ2UuIE5vdCBhbGxvd2VkIGluCiBhIGdyb3VwLgoKNgoEBAQCBRIEiwEEFBooIEhlYWRlciBvZiBhIGdyb3VwOyBpdHMgbWVtYmVycyBmb2xsb3cuCgrTAgoEBAQCBhIEkQECJRrEAiBDb25kaXRpb25zIGZvciBzaG93aW5nIHRoZSBlbGVtZW50OyBlbXB0eTogYWx3YXlzIHNob3duLiBJdCBpcyBzaG93biBpZiB0aGUgY29uZGl0aW9ucyB3aXRoCiBgcGFyZW50YCAwIGhvbGQgYXMgYGVuYWJsZV9iZWhhdmlvcmAgY29tYmluZXMgdGhlbS4gQSBoaWRkZW4gcXVlc3Rpb24gbXVzdCBub3QgYmUgYW5zd2VyZWQgYW5kCiBpcyBub3QgcmVxdWlyZWQgKEZISVIgU0RDIGVuYWJsZVdoZW4pLiBBIGdyb3VwJ3MgY29uZGl0aW9ucyBhbHNvIGFwcGx5IHRvIGl0cyBtZW1iZXJzLiBBCiBjb25kaXRpb24gd2l0aG91dCBhIHJlc3VsdCBjb3VudHMgYXMgZmFsc2UuCgo+CgQEBAIHEgSTAQIlGjAgQ29tYmluYXRpb24gb2YgdGhlIGNvbmRpdGlvbnMgd2l0aCBgcGFyZW50YCAwLgoKlwEKBAQEAggSBJYBAhcaiAEgR3JvdXAgdGhhdCB0aGUgZWxlbWVudCBiZWxvbmdzIHRvOyBlbXB0eSBpZiBub25lLiBNZW1iZXJzIGZvbGxvdyB0aGVpciBncm91cCB3aXRob3V0IGEgZ2FwLgogR3JvdXBzIGNhbiBiZSBuZXN0ZWQgdXAgdG8gNSBsZXZlbHMgZGVlcC4KCjIKBAQEAgkSBJgBAicaJCBEYXRhIGZyb20gb3RoZXIgZm9ybWF0czsgdXAgdG8gNTAuCgpTCgQEBAIKEgSaAQIbGkUgV2hldGhlciB0aGUgZWxlbWVudCBrZWVwcyBpdHMgcGxhY2UgaW4gYSBncm91cCB3aXRoIGByYW5kb21fb3JkZXJgLgoKMQoCBAUSBJ4BABQaJSBBIHBhZ2UgYnJlYWs7IGl0IGhhcyBubyBwcm9wZXJ0aWVzLgoKPAoCBQESBqEBAKsBARouIFRoZSByZWxhdGlvbiBiZXR3ZWVuIHRoZSBtZW1iZXJzIG9mIGEgZ3JvdXAuCgo5CgQFAQIAEgSjAQIeGisgUmVqZWN0ZWQgd2l0aCByZWFzb24gR1JPVVBfU1RZTEVfTUlTU0lORy4KCi0KBAUBAgESBKUBAhoaHyBBIGhlYWRpbmcgYWJvdmUgYW55IGVsZW1lbnRzLgoKuQEKBAUBAgISBKgBAhwaqgEgT25lIGFuc3dlciBpbiBzZXZlcmFsIGZpZWxkcy4gSWYgcmVxdWlyZWQsIGVhY2ggZmllbGQgZm9sbG93cyBpdHMgb3duIHJ1bGUuIFdpdGgKIGBvcHRpb25hbF9hbnN3ZXJgLCBhbGwgZmllbGRzIG11c3QgYmUgZmlsbGVkIGluIGFzIHNvb24gYXMgb25lIGlzIChnZW5lcmljIGZvcm1zIMKnNSkuCgplCgQFAQIDEgSqAQIZGlcgUm93cyB0aGF0IHNoYXJlIG9uZSBhbnN3ZXIgc2NhbGU6IGV2ZXJ5IG1lbWJlciBpcyBhIHF1ZXN0aW9uIG9mIHRoZSB0eXBlIGBpbmhlcml0ZWRgLgoKJAoCBAYSBq4BAL8BARoWIEEgZ3JvdXAgb2YgZWxlbWVudHMuCgo9CgQEBgIAEgSwAQIaGi8gVGl0bGUgc2hvd24gYWJvdmUgdGhlIG1lbWJlcnM7IG1heSBiZSBhYnNlbnQuCgo3CgQEBgIBEgSyAQIXGikgUmVsYXRpb24gYmV0d2VlbiB0aGUgbWVtYmVyczsgcmVxdWlyZWQuCgo4CgQEBgICEgS0AQIbGiogV2hldGhlciB0aGUgY29tcG9zaXRlIG1heSBiZSBsZWZ0IGVtcHR5LgoKkwEKBAQGAgMSBLcBAh0ahAEgQW5zd2VyIHR5cGUgb2YgbWVtYmVycyBvZiB0aGUgdHlwZSBgaW5oZXJpdGVkYDsgYWJzZW50OiB0aGF0IG9mIHRoZSBlbmNsb3NpbmcgZ3JvdXAgb3IgdGhlCiBxdWVzdGlvbm5haXJlLiBPbmx5IGl0cyBgdHlwZWAgaXMgc2V0LgoK9wIKBAQGAgQSBLwBAhga6AIgV2hldGhlciB0aGUgZGlyZWN0IG1lbWJlcnMgYXJlIHNob3duIGluIGEgcmFuZG9tIG9yZGVyLCBuZXN0ZWQgZ3JvdXBzIHdpdGggdGhlaXIgbWVtYmVycy4gVGhlCiBvcmRlciBpcyB0aGF0IG9mIGBRdWVzdGlvbi5yYW5kb21fb3B0aW9uc2AsIHdpdGggdGhlIGdyb3VwJ3MgYGVsZW1lbnRfaWRgIGFzIHF1ZXN0aW9uIGFuZCB0aGUKIG1lbWJlcnMnIGBlbGVtZW50X2lkYHMgYXMgY29kZXMuIFJ1bGVzIGFuZCBleHBvcnRzIGZvbGxvdyB0aGUgb3JkZXIgb2YgdGhlIGRlZmluaXRpb24uIEEgbWVtYmVyCiBtdXN0IG5vdCByZWZlciB0byBhbm90aGVyIG1lbWJlciBvZiB0aGUgZ3JvdXAgKFJBTkRPTV9PUkRFUl9SRUZFUkVOQ0UpLgoKaAoEBAYCBRIEvgECGhpaIFJlcGV0aXRpb24gb2YgdGhlIGdyb3VwOyBhYnNlbnQ6IGl0IGlzIHNob3duIG9uY2UuIE5vdCBhbGxvd2VkIHdpdGhpbiBhIHJlcGVhdGluZyBncm91cC4KCsgFCgIEBxIGygEA2QEBGrkFIFRoZSByZXBldGl0aW9uIG9mIGEgZ3JvdXAuIEEgcmVwZWF0aW5nIGdyb3VwIGlzIHNob3duIGBtYXhpbXVtYCB0aW1lcyBhdCBtb3N0LCBhcyBpZiB0aGUKIHF1ZXN0aW9ubmFpcmUgaGFkIHNvIG1hbnkgY29waWVzIG9mIGl0LiBJbiBjb3B5IDIsIHRoZSBpZHMgb2YgdGhlIGdyb3VwLCBpdHMgbWVtYmVycyBhbmQgaXRzCiBjYWxjdWxhdGlvbnMgaGF2ZSB0aGUgc3VmZml4IGBfMmA6IHRoZSBhbnN3ZXIgdG8gdGhlIHF1ZXN0aW9uIGBkb3NlYCBpbiB0aGUgc2Vjb25kIHJlcGV0aXRpb24gaXMKIHRoZSBhbnN3ZXIgd2l0aCB0aGUgYGVsZW1lbnRfaWRgIGBkb3NlXzJgLCBhbmQgaXRzIGV4cG9ydCBjb2x1bW4gaXMgYGRvc2VfMmAuIFRoZSBpZHMgd2l0aCBhbGwKIHN1ZmZpeGVzIGNvdW50IGxpa2Ugb3RoZXIgaWRzOiB0aGV5IGFyZSB1bmlxdWUsIGhhdmUgdXAgdG8gNjQgY2hhcmFjdGVycywgYW5kIGFyZSBjb3VudGVkIGluIHRoZQogbnVtYmVyIG9mIGVsZW1lbnRzLgoKIEluIHRoZSBncm91cCwgYSByZWZlcmVuY2UgdG8gb25lIG9mIGl0cyBtZW1iZXJzIG9yIGNhbGN1bGF0aW9ucyBtZWFucyB0aGF0IG9mIHRoZSBzYW1lIHJlcGV0aXRpb24uCiBPdXRzaWRlLCBvbmx5IEVBQ0ggYW5kIGNvdW50cyBvZiBjb25kaXRpb25zLCB3aGljaCB0aGVuIGNvdW50IGFsbCByZXBldGl0aW9ucywgbWF5IHJlZmVyIHRvIHRoZW0uCgpdCgQEBwIAEgTMAQIVGk8gTnVtYmVyIG9mIHJlcGV0aXRpb25zIHRoYXQgYXJlIGFsd2F5cyBzaG93biwgdXAgdG8gYG1heGltdW1gOyAwIHdpdGggYSBjb3VudC4KCjcKBAQHAgESBM4BAhUaKSBMYXJnZXN0IG51bWJlciBvZiByZXBldGl0aW9ucywgMeKAkzEwMC4KCrsCCgQEBwgAEgbTAQLYAQMaqgIgTnVtYmVyIG9mIHJlcGV0aXRpb25zOiBhIHF1ZXN0aW9uIHdpdGggYSBudW1iZXIgdGhhdCBwcmVjZWRlcyB0aGUgZ3JvdXAsIG9yIGEgY2FsY3VsYXRpb24uIEEKIHJlcGV0aXRpb24gaXMgc2hvd24gaWYgdGhlIG51bWJlciBpcyBub3QgbGVzcyB0aGFuIGl0cyBvd24uIFdpdGhvdXQgYSBjb3VudCwgdGhlIHBhcnRpY2lwYW50CiBhZGRzIHJlcGV0aXRpb25zOiBhIHJlcGV0aXRpb24gYWJvdmUgYG1pbmltdW1gIGlzIHNob3duIGlmIHRoZSBzaGVldCBoYXMgYW4gYW5zd2VyIGluIGl0IG9yIGluIGEKIGxhdGVyIG9uZS4KClsKBAQHAgISBNUBBBoaTSBBIHByZWNlZGluZyBxdWVzdGlvbiBvdXRzaWRlIG9mIHJlcGVhdGluZyBncm91cHMgd2hvc2UgYW5zd2VycyBhcmUgbnVtYmVycy4KCmYKBAQHAgMSBNcBBB4aWCBBIGNhbGN1bGF0aW9uIHdob3NlIHZhbHVlIGlzIGEgbnVtYmVyLCBmcm9tIHRoZSBzaG93biBxdWVzdGlvbnMgYmVmb3JlIHRoZSByZXBldGl0aW9uLgoKLwoCBAgSBtwBALUCARohIEEgcXVlc3Rpb24gYW5kIGl0cyBhbnN3ZXIgdHlwZS4KCi8KBAQIAgASBN4BAhkaISBUZXh0IG9mIHRoZSBxdWVzdGlvbjsgcmVxdWlyZWQuCgo0CgQECAIBEgTgAQIgGiYgU2hvd24gYmVsb3cgdGhlIHRleHQ7IG1heSBiZSBhYnNlbnQuCgqgAQoEBAgCAhIE4wECGxqRASBXaGV0aGVyIHRoZSBxdWVzdGlvbiBtYXkgYmUgbGVmdCB1bmFuc3dlcmVkIChnZW5lcmljIGZvcm1zIMKnNCkuIFdpdGggYHJlcXVpcmVkX3doZW5gLCBpdCBtYXkgYmUKIGxlZnQgdW5hbnN3ZXJlZCB1bmxlc3MgdGhlc2UgY29uZGl0aW9ucyBob2xkLgoKKAoEBAgIABIG5QECkgIDGhggQW5zd2VyIHR5cGU7IHJlcXVpcmVkLgoKJwoEBAgCAxIE5wEEIxoZIE9uZSBvZiBzZXZlcmFsIG9wdGlvbnMuCgonCgQECAIEEgTpAQQnGhkgQW55IG9mIHNldmVyYWwgb3B0aW9ucy4KChoKBAQIAgUSBOsBBBUaDCBZZXMgb3Igbm8uCgomCgQECAIGEgTtAQQWGhggQSBwb3NpdGlvbiBvbiBhIHNjYWxlLgoKJQoEBAgCBxIE7wEENhoXIE9uZSBvZiBuaW5lIHBpY3R1cmVzLgoKHwoEBAgCCBIE8QEEFhoRIEEgdHlwZWQgbnVtYmVyLgoKIAoEBAgCCRIE8wEEGBoSIEEgY2FsZW5kYXIgZGF0ZS4KCh0KBAQIAgoSBPUBBBgaDyBBIGNsb2NrIHRpbWUuCgojCgQECAILEgT3AQQcGhUgQSB0ZXh0IG9mIG9uZSBsaW5lLgoKKAoEBAgCDBIE+QEEHBoaIEEgdGV4dCBvZiBzZXZlcmFsIGxpbmVzLgoKPgoEBAgCDRIE+wEEHRowIFRoZSBhbnN3ZXIgdHlwZSBvZiB0aGUgZ3JvdXAgb3IgcXVlc3Rpb25uYWlyZS4KCjMKBAQIAg4SBP0BBCgaJSBBIHBvc2l0aW9uIG9uIGEgbGluZSB3aXRob3V0IG1hcmtzLgoKMgoEBAgCDxIE/wEEIRokIEEgY2FsZW5kYXIgZGF0ZSB3aXRoIGEgY2xvY2sgdGltZS4KCiEKBAQIAhASBIECBCAaEyBBIGxlbmd0aCBvZiB0aW1lLgoKIgoEBAgCERIEgwIEGhoUIEFuIGUtbWFpbCBhZGRyZXNzLgoKHgoEBAgCEhIEhQIEFhoQIEEgd2ViIGFkZHJlc3MuCgojCgQECAITEgSHAgQiGhUgQSB0ZWxlcGhvbmUgbnVtYmVyLgoKGgoEBAgCFBIEiQIEGRoMIEEgY291bnRyeS4KCjcKBAQIAhUSBIsCBCEaKSBBIHR5cGUgdGhhdCB0aGlzIHZlcnNpb24gZG9lcyBub3Qga25vdy4KCiQKBAQIAhYSBI0CBBkaFiBBbiBvcmRlciBvZiBvcHRpb25zLgoKHwoEBAgCFxIEjwIEHRoRIEEgdGltZSB0byB3YWl0LgoKQAoEBAgCGBIEkQIEGBoyIEEgcGhvdG8sIGEgcmVjb3JkaW5nLCBhIGRyYXdpbmcgb3IgYW5vdGhlciBmaWxlLgoKawoEBAgCGRIElAICFhpdIEl0ZW0gb2YgdGhlIGl0ZW0gYmFuazsgZW1wdHkgaWYgbm9uZS4gUXVlc3Rpb25zIHdpdGggdGhlIHNhbWUgaXRlbSBoYXZlIGNvbXBhcmFibGUgYW5zd2Vycy4KCnsKBAQIAhoSBJcCAiQabSBBbnN3ZXIgc2hvd24gYmVmb3JlIHRoZSBwYXJ0aWNpcGFudCBhbnN3ZXJzOyBhYnNlbnQgaWYgbm9uZS4gTm90IGFsbG93ZWQgZm9yIHNsaWRlcnMsIHNjYWxlcwogYW5kIG1hbmlraW5zLgoK0QIKBAQIAhsSBJwCAiMawgIgV2hldGhlciB0aGUgYW5zd2VycyBhcmUgbGVmdCBvdXQgb2Ygc3RhdGlzdGljczogb2YgdGhlIGxpc3Qgb2YgYSBwYXJ0aWNpcGFudCdzIHNlcmllcyAoTGlzdFNlcmllcwogYW5kIFJlbmRlclJlcG9ydCBvZiBvdG9saXRoLmluZ2VzdGlvbi52MSkgYW5kIG9mIHRoZSBkaXN0cmlidXRpb25zIGZvciB0aGUgdGVhbQogKEdldFF1ZXN0aW9ubmFpcmVGaWd1cmVzKS4gRXhwb3J0cyBhbmQgc2NvcmVzIGNvbnRhaW4gdGhlbS4gVGhlIG5ld2VzdCB2ZXJzaW9uIHdpdGggdGhlIHF1ZXN0aW9uCiBkZWNpZGVzLCBhbHNvIGZvciBhbnN3ZXJzIHRvIGVhcmxpZXIgb25lcy4KCp4CCgQECAIcEgShAgIoGo8CIENvbmRpdGlvbnMgdW5kZXIgd2hpY2ggYSBxdWVzdGlvbiB3aXRoIGBvcHRpb25hbF9hbnN3ZXJgIG5lZWRzIGFuIGFuc3dlciBuZXZlcnRoZWxlc3M7IGVtcHR5OgogbmV2ZXIuIFNhbWUgc3RydWN0dXJlIGFuZCByZWZlcmVuY2VzIGFzIEVsZW1lbnQuZW5hYmxlX3doZW4uIE5vdCBhbGxvd2VkIHdpdGhvdXQKIGBvcHRpb25hbF9hbnN3ZXJgLCBhbmQgaW4gY29tcG9zaXRlcyB3aXRoIGBvcHRpb25hbF9hbnN3ZXJgCiAoUkVRVUlSRURfV0hFTl9OT1RfQVBQTElDQUJMRSkuCgo+CgQECAIdEgSjAgIoGjAgQ29tYmluYXRpb24gb2YgdGhlIGNvbmRpdGlvbnMgd2l0aCBgcGFyZW50YCAwLgoKvAUKBAQIAh4SBKwCAhsarQUgV2hldGhlciB0aGUgb3B0aW9ucyBhcmUgc2hvd24gaW4gYSByYW5kb20gb3JkZXIuIENsaWVudHMgZHJhdyBpdCBmcm9tIHRoZSBpZCBvZiB0aGUgc2hlZXQsIHdoaWNoCiBpcyBzdG9yZWQgYW5kIGV4cG9ydGVkIHdpdGggaXQ6IHRoZSBrZXkgb2YgYW4gb3B0aW9uIGlzIGEgMzItYml0IGhhc2ggb2YgdGhlIFVURi04IGJ5dGVzIG9mCiBgU0hFRVRfSUQvRUxFTUVOVF9JRC9DT0RFYCwgd2l0aCB0aGUgc2hlZXQgaWQgaW4gc21hbGwgbGV0dGVycy4gVGhlIGhhc2ggaXMgRk5WLTFhIChvZmZzZXQKIDIxNjYxMzYyNjEsIHByaW1lIDE2Nzc3NjE5KSwgZm9sbG93ZWQgYnkgaCBePSBoID4+IDE2LCBoICo9IDB4ODVlYmNhNmIsIGggXj0gaCA+PiAxMywKIGggKj0gMHhjMmIyYWUzNSwgaCBePSBoID4+IDE2LCBhbGwgbW9kdWxvIDJeMzIuIE9wdGlvbnMgd2l0aCBgZml4ZWRfcG9zaXRpb25gIGtlZXAgdGhlaXIgcGxhY2VzOwogdGhlIG90aGVycyBmaWxsIHRoZSByZW1haW5pbmcgcGxhY2VzIGJ5IGFzY2VuZGluZyBrZXksIGVxdWFsIGtleXMgaW4gdGhlIG9yZGVyIG9mIHRoZQogZGVmaW5pdGlvbi4gVGhlIGRyYWZ0IG9mIGEgc2hlZXQgaGFzIHRoZSBzaGVldCdzIGlkLCBzbyB0aGUgb3JkZXIgc3RheXMgdGhlIHNhbWUgb24gYWxsIGRldmljZXMuCiBPbmx5IGZvciBjaG9pY2VzIGFuZCByYW5raW5ncy4KCpQCCgQECAIfEgSwAgIZGoUCIFByZWNlZGluZyBxdWVzdGlvbiB3aG9zZSBhbnN3ZXIgZGVjaWRlcyB3aGljaCBvcHRpb25zIGFyZSBvZmZlcmVkOyBlbXB0eTogYWxsIGFyZSBvZmZlcmVkLiBBCiBjaG9pY2UsIHJhbmtpbmcsIHllcy9ubyBvciBjb3VudHJ5IG9mIHRoaXMgcXVlc3Rpb25uYWlyZS4gU2VlIE9wdGlvbi5vZmZlcmVkX2Zvci4gV2hpbGUgbm8gb3B0aW9uCiBpcyBvZmZlcmVkLCB0aGUgcXVlc3Rpb24gaXMgaGlkZGVuLiBPbmx5IGZvciBjaG9pY2VzIGFuZCByYW5raW5ncy4KCo4CCgQECAIgEgS0AgITGv8BIFdvcmRzIGF0IHRoZSBlbmRzIG9mIHRoZSBzY2FsZSBvZiB0aGlzIHF1ZXN0aW9uLCBpbiBwbGFjZSBvZiB0aG9zZSBvZiB0aGUgc2hhcmVkIGFuc3dlciwgYXMgaW4gYQogc2VtYW50aWMgZGlmZmVyZW50aWFsLiBPbmx5IGZvciBxdWVzdGlvbnMgb2YgdGhlIHR5cGUgYGluaGVyaXRlZGAgd2hvc2Ugc2hhcmVkIGFuc3dlciBpcyBhCiBzaW5nbGUgY2hvaWNlLCBzbGlkZXIgb3IgdmlzdWFsIGFuYWxvZ3VlIHNjYWxlOyBhYnNlbnQgaWYgbm9uZS4KCi0KAgQJEga4AgC9AgEaHyBXb3JkcyBhdCB0aGUgZW5kcyBvZiBhIHNjYWxlLgoKSgoEBAkCABIEugICGxo8IEF0IHRoZSBsb3dlc3QgdmFsdWUsIG9yIGJlZm9yZSB0aGUgZmlyc3Qgb3B0aW9uOyByZXF1aXJlZC4KCkkKBAQJAgESBLwCAhwaOyBBdCB0aGUgaGlnaGVzdCB2YWx1ZSwgb3IgYWZ0ZXIgdGhlIGxhc3Qgb3B0aW9uOyByZXF1aXJlZC4KCkMKAgQKEgbAAgDHAgEaNSBBIHByZXNldCBhbnN3ZXIuIEl0IG11c3QgYmUgdmFsaWQgZm9yIHRoZSBxdWVzdGlvbi4KCjkKBAQKAgASBMICAhwaKyBDb2RlcywgZm9yIGNob2ljZXMsIHllcy9ubyBhbmQgY291bnRyaWVzLgoKOwoEBAoCARIExAICKRotIE51bWJlciwgZm9yIG51bWJlcnM7IHNlY29uZHMgZm9yIGR1cmF0aW9ucy4KCkUKBAQKAgISBMYCAhIaNyBUZXh0LCBmb3IgdGV4dHMsIGRhdGVzIGFuZCB0aW1lcywgaW4gdGhlIHN0b3JlZCBmb3JtLgoKZwoCBAsSBMoCABQaWyBUaGUgc2hhcmVkIGFuc3dlciBvZiB0aGUgbmVhcmVzdCBncm91cCB0aGF0IGhhcyBvbmUsIG90aGVyd2lzZSB0aGF0IG9mIHRoZSBxdWVzdGlvbm5haXJlLgoKeQoCBAwSBs4CANQCARprIEEgcXVlc3Rpb24gdHlwZSB0aGF0IHRoaXMgdmVyc2lvbiBkb2VzIG5vdCBrbm93LiBDbGllbnRzIHNob3cgaXQgYXMgbm90IHN1cHBvcnRlZDsgaXQgaXMgbmV2ZXIKIHJlcXVpcmVkLgoKgQEKBAQMAgASBNECAhIacyBOYW1lIG9mIHRoZSB0eXBlIHdpdGggaXRzIHNvdXJjZSBmb3JtYXQ6IGBmaGlyLmF0dGFjaG1lbnRgLiAx4oCTNjQgY2hhcmFjdGVycyBvZiBsZXR0ZXJzLCBkaWdpdHMsCiBgX2AsIGAtYCwgYC5gLgoKYQoEBAwCARIE0wICFhpTIERlZmluaXRpb24gZnJvbSB0aGUgc291cmNlIGZvcm1hdCBhcyBKU09OOyB1cCB0byAyMCwwMDAgY2hhcmFjdGVycywgbWF5IGJlIGVtcHR5LgoKIgoCBA0SBtcCAOoCARoUIE9uZSBhbnN3ZXIgb3B0aW9uLgoKdwoEBA0CABIE2gICEhppIFN0b3JlZCBhbmQgZXhwb3J0ZWQgY29kZTogMeKAkzY0IGNoYXJhY3RlcnMgb2YgbGV0dGVycywgZGlnaXRzLCBgX2AsIGAtYCwgYC5gLiBVbmlxdWUgaW4gdGhlCiBxdWVzdGlvbi4KCjkKBAQNAgESBNwCAhoaKyBMYWJlbCBzaG93biB0byB0aGUgcGFydGljaXBhbnQ7IHJlcXVpcmVkLgoKTAoEBA0CAhIE3gICFRo+IFdoZXRoZXIgdGhlIG9wdGlvbiBvZiBhIG11bHRpcGxlIGNob2ljZSBleGNsdWRlcyBhbGwgb3RoZXJzLgoKUQoEBA0CAxIE4AICKRpDIFZhbHVlIHVzZWQgYnkgc2NvcmVzOyBhYnNlbnQ6IHRoZSBjb2RlIGFzIGEgbnVtYmVyLCBpZiBpdCBpcyBvbmUuCgrfAQoEBA0CBBIE5AICExrQASBXaGV0aGVyIHRoZSBvcHRpb24gbWVhbnMgdGhhdCB0aGVyZSBpcyBubyBhbnN3ZXIsIHN1Y2ggYXMgImRvbid0IGtub3ciLiBJdCBjYW4gYmUgY2hvc2VuIGFuZCBpcwogc3RvcmVkIGxpa2UgYW55IG90aGVyLCBidXQgc2NvcmVzIHRyZWF0IHRoZSBxdWVzdGlvbiBhcyBub3QgYW5zd2VyZWQsIGFuZCB0aGUgc2NyaXB0cyBvZiBleHBvcnRzCiBhcyBtaXNzaW5nLgoKXwoEBA0CBRIE5gICGhpRIFdoZXRoZXIgdGhlIG9wdGlvbiBrZWVwcyBpdHMgcGxhY2Ugd2hlbiB0aGUgb3RoZXJzIGFyZSBzaG93biBpbiBhIHJhbmRvbSBvcmRlci4KCqMBCgQEDQIGEgTpAgIiGpQBIENvZGVzIG9mIHRoZSBxdWVzdGlvbiBgUXVlc3Rpb24ub2ZmZXJlZF9ieWAgZm9yIHdoaWNoIHRoZSBvcHRpb24gaXMgb2ZmZXJlZDogb25lIG9mIHRoZW0gbXVzdCBiZQogaW4gaXRzIGFuc3dlci4gRW1wdHk6IGFsd2F5cyBvZmZlcmVkLiBVcCB0byAxMDAuCgo7CgIEDhIG7QIA8gIBGi0gQSBjaG9pY2Ugb2Ygb25lIG9wdGlvbiwgc3RvcmVkIGFzIGl0cyBjb2RlLgoKNAoEBA4CABIE7wICHhomIE9wdGlvbnMgaW4gZGlzcGxheSBvcmRlcjsgMuKAkzUsMDAwLgoKRwoEBA4CARIE8QICEBo5IFdoZXRoZXIgaXQgaXMgc2hvd24gYXMgYSByb3Rhcnkga25vYiBpbnN0ZWFkIG9mIGEgbGlzdC4KCkMKAgQPEgb1AgCAAwEaNSBBIGNob2ljZSBvZiBzZXZlcmFsIG9wdGlvbnMsIHN0b3JlZCBhcyB0aGVpciBjb2Rlcy4KCjQKBAQPAgASBPcCAh4aJiBPcHRpb25zIGluIGRpc3BsYXkgb3JkZXI7IDHigJM1LDAwMC4KCn4KBAQPAgESBPoCAhsacCBNaW5pbXVtIG51bWJlciBvZiBvcHRpb25zIGlmIGFueSBpcyBjaG9zZW47IDAgbWVhbnMgbm8gbGltaXQuIEEgc2luZ2xlIGV4Y2x1c2l2ZSBvcHRpb24gaXMKIGFsd2F5cyBzdWZmaWNpZW50LgoKPAoEBA8CAhIE/AICGxouIE1heGltdW0gbnVtYmVyIG9mIG9wdGlvbnM7IDAgbWVhbnMgbm8gbGltaXQuCgq4AQoEBA8CAxIE/wICGBqpASBXaGV0aGVyIGNob29zaW5nIG5vIG9wdGlvbiBpcyBhIHZhbGlkIGFuc3dlciBldmVuIHRvIGEgcmVxdWlyZWQgcXVlc3Rpb24gKGdlbmVyaWMgZm9ybXMgwqc0LjYpLgogT3RoZXJ3aXNlIGEgcmVxdWlyZWQgcXVlc3Rpb24gbmVlZHMgYXQgbGVhc3Qgb25lIG9wdGlvbiAoVFlUIMKnNC4xLjQpLgoKTAoCBBASBoMDAIkDARo+IEFuIG9yZGVyIG9mIG9wdGlvbnMsIHN0b3JlZCBhcyBjb2RlcyBmcm9tIHRoZSBmaXJzdCByYW5rIG9uLgoKbQoEBBACABIEhQMCHhpfIE9wdGlvbnMgaW4gZGlzcGxheSBvcmRlcjsgMuKAkzEwMC4gRXhjbHVzaXZlIG9wdGlvbnMgYXJlIG5vdCBhbGxvd2VkLiBXZWlnaHRzIGhhdmUgbm8gZWZmZWN0LgoKnAEKBAQQAgESBIgDAhoajQEgTnVtYmVyIG9mIG9wdGlvbnMgdG8gcmFuaywgZnJvbSB0aGUgZmlyc3QgcmFuayBvbjsgMCBtZWFucyBhbGwuIEFuIGFuc3dlciBoYXMgZXhhY3RseSB0aGlzCiBtYW55LCBvciBhbGwgb2ZmZXJlZCBvcHRpb25zIGlmIHRoZXkgYXJlIGZld2VyLgoKSAoCBBESBIwDABAaPCBBIGNob2ljZSBvZiB5ZXMgb3Igbm8sIHN0b3JlZCBhcyB0aGUgY29kZXMgYHllc2AgYW5kIGBub2AuCgqEAQoCBBISBpADAKYDARp2IEEgc2xpZGVyLCBzdG9yZWQgYXMgYSBudW1iZXIuIEl0IGhhcyBubyBpbml0aWFsIHZhbHVlOiBhIGNsaWVudCBtdXN0IG5vdCBwcmVzZWxlY3QgYSBwb3NpdGlvbgogKFRZVCDCpzIsIFRZUyBGUiAxMykuCgolCgQEEgIAEgSSAwIVGhcgTG93ZXN0IHZhbHVlOyBmaW5pdGUuCgo4CgQEEgIBEgSUAwIVGiogSGlnaGVzdCB2YWx1ZTsgZmluaXRlLCBhYm92ZSB0aGUgbG93ZXN0LgoKcgoEBBICAhIElwMCEhpkIERpc3RhbmNlIG9mIHZhbGlkIHZhbHVlczogYG1pbmltdW0gKyBrwrdzdGVwYCwgdXAgdG8gYW5kIGluY2x1ZGluZyBgbWF4aW11bWA7IDAgbWVhbnMKIGNvbnRpbnVvdXMuCgo5CgQEEgIDEgSZAwIiGisgTGFiZWwgYXQgdGhlIGxvd2VzdCB2YWx1ZTsgbWF5IGJlIGFic2VudC4KCjoKBAQSAgQSBJsDAiIaLCBMYWJlbCBhdCB0aGUgaGlnaGVzdCB2YWx1ZTsgbWF5IGJlIGFic2VudC4KCjUKBAQSAgUSBJ0DAhAaJyBXaGV0aGVyIGl0IGlzIHNob3duIGFzIGEgcm90YXJ5IGtub2IuCgo/CgQEEgIGEgSfAwIXGjEgV2hldGhlciB0aGUgcGFydGljaXBhbnQgc2VlcyB0aGUgY2hvc2VuIG51bWJlci4KClAKBAQSAgcSBKEDAiIaQiBMYWJlbHMgYXQgdmFsdWVzIGJldHdlZW4gdGhlIGVuZHMsIGluIGFzY2VuZGluZyBvcmRlcjsgdXAgdG8gNTAuCgpICgQEEgIIEgSjAwIRGjogV2hldGhlciBlYWNoIHN0ZXAgaGFzIGEgbWFyay4gT25seSB3aXRoIHVwIHRvIDEwMCBzdGVwcy4KClwKBAQSAgkSBKUDAhUaTiBXaGV0aGVyIGl0IHN0YW5kcyB1cHJpZ2h0LCB3aXRoIHRoZSBoaWdoZXN0IHZhbHVlIGF0IHRoZSB0b3AuIE5vdCBmb3Iga25vYnMuCgovCgIEExIGqQMArgMBGiEgQSBsYWJlbCBhdCBhIHZhbHVlIG9mIGEgc2xpZGVyLgoKMQoEBBMCABIEqwMCExojIEEgdmFsdWUgdGhhdCB0aGUgc2xpZGVyIGNhbiB0YWtlLgoKHwoEBBMCARIErQMCGhoRIFRleHQ7IHJlcXVpcmVkLgoK8wEKAgQUEgazAwC4AwEa5AEgQSB0aW1lIHRvIHdhaXQsIGUuZy4gYmVmb3JlIGEgbWVhc3VyZW1lbnQsIG9yIHRvIGhvbGQgc3RpbGwuIENsaWVudHMgY291bnQgZG93biBhZnRlciB0aGUKIHBhcnRpY2lwYW50IGhhcyBzdGFydGVkIGl0LiBTdG9yZWQgYXMgdGhlIG51bWJlciBvZiBzZWNvbmRzIGZyb20gdGhlIHN0YXJ0IHVudGlsIHRoZSBwYXJ0aWNpcGFudAogd2FzIGxldCBnbyBvbiwgd2hpY2ggaXMgdXAgdG8gODYsNDAwLgoKKwoEBBQCABIEtQMCFRodIFNlY29uZHMgdG8gd2FpdDsgMeKAkzMsNjAwLgoKbgoEBBQCARIEtwMCFRpgIFdoZXRoZXIgdGhlIHBhcnRpY2lwYW50IG1heSBlbmQgaXQgZWFybHkuIE90aGVyd2lzZSBhbiBhbnN3ZXIgYmVsb3cgYHNlY29uZHNgIGlzIE9VVF9PRl9SQU5HRS4KCmwKAgQVEga7AwDAAwEaXiBBIGxpbmUgd2l0aG91dCBtYXJrcyBiZXR3ZWVuIHR3byBlbmRzLCBzdG9yZWQgYXMgYSBudW1iZXIgZnJvbSAwIHRvIDEwMCBpbmNsdWRpbmcgZnJhY3Rpb25zLgoKKgoEBBUCABIEvQMCIhocIExhYmVsIGF0IDA7IG1heSBiZSBhYnNlbnQuCgosCgQEFQIBEgS/AwIiGh4gTGFiZWwgYXQgMTAwOyBtYXkgYmUgYWJzZW50LgoKMQoCBQISBsMDAMwDARojIFRoZSBkaW1lbnNpb24gc2hvd24gYnkgYSBtYW5pa2luLgoKNwoEBQICABIExQMCJBopIFJlamVjdGVkIHdpdGggcmVhc29uIERJTUVOU0lPTl9NSVNTSU5HLgoKJwoEBQICARIExwMCIBoZIFVucGxlYXNhbnQgdG8gcGxlYXNhbnQuCgogCgQFAgICEgTJAwIgGhIgQ2FsbSB0byBleGNpdGVkLgoKKQoEBQICAxIEywMCIhobIENvbnRyb2xsZWQgdG8gaW4gY29udHJvbC4KCrUCCgIEFhIG0QMA2QMBGqYCIE5pbmUgcGljdHVyZXMsIHN0b3JlZCBhcyB0aGUgaW50ZWdlcnMgMeKAkzkuIFRoZSBkaXJlY3Rpb24gaXMgdGhlIHNhbWUgaW4gYWxsIGNsaWVudHMgYW5kIGV4cG9ydHM6CiAxIGlzIHVucGxlYXNhbnQsIGNhbG0sIGNvbnRyb2xsZWQ7IDkgaXMgcGxlYXNhbnQsIGV4Y2l0ZWQsIGluIGNvbnRyb2wuIEEgY2xpZW50IHRoYXQgc2hvd3MgdGhlCiBwaWN0dXJlcyBpbiByZXZlcnNlIG9yZGVyLCBhcyBwYXBlciBmb3JtcyBvZnRlbiBkbywgbXVzdCBjb252ZXJ0IHRoZSB2YWx1ZXMgYmVmb3JlIHNlbmRpbmcgdGhlbS4KCjoKBAQWAgASBNMDAiEaLCBEaW1lbnNpb24gc2hvd24gYnkgdGhlIHBpY3R1cmVzOyByZXF1aXJlZC4KCpcBCgQEFgIBEgTWAwIhGogBIExhYmVsIGF0IDEuIElmIGFic2VudCBpbiBhIGRlZmluaXRpb24sIHRoZSBkaW1lbnNpb24ncyBkZWZhdWx0IGxhYmVsIGluIEdlcm1hbiBhbmQgRW5nbGlzaCBpcwogdXNlZDsgcmVzcG9uc2VzIGFsd2F5cyBjb250YWluIGEgbGFiZWwuCgo4CgQEFgICEgTYAwIiGiogTGFiZWwgYXQgOTsgb3RoZXJ3aXNlIGFzIGBsb3dlc3RfbGFiZWxgLgoKLQoCBBcSBtwDAOgDARofIEEgbnVtYmVyLCBzdG9yZWQgYXMgYSBudW1iZXIuCgpECgQEFwIAEgTeAwIqGjYgU21hbGxlc3QgdmFsdWUsIGluY2x1c2l2ZSwgZmluaXRlOyBhYnNlbnQ6IG5vIGxpbWl0LgoKQwoEBBcCARIE4AMCKho1IExhcmdlc3QgdmFsdWUsIGluY2x1c2l2ZSwgZmluaXRlOyBhYnNlbnQ6IG5vIGxpbWl0LgoKNwoEBBcCAhIE4gMCExopIFdoZXRoZXIgb25seSB3aG9sZSBudW1iZXJzIGFyZSBhbGxvd2VkLgoKVwoEBBcCAxIE5AMCEhpJIFVDVU0gY29kZSwgZS5nLiBgbW1bSGddYDsgdXAgdG8gNjQgY2hhcmFjdGVyczsgZW1wdHkgZm9yIGEgcHVyZSBudW1iZXIuCgqfAQoEBBcCBBIE5wMCGhqQASBQYXR0ZXJuIHRoYXQgdGhlIG51bWJlciBtdXN0IG1hdGNoLCB3cml0dGVuIHdpdGggYC5gIGJlZm9yZSB0aGUgZGVjaW1hbHMsIHdpdGhvdXQgdHJhaWxpbmcKIHplcm9zIGFuZCB3aXRob3V0IGFuIGV4cG9uZW50OyBhYnNlbnQ6IGFueSBudW1iZXIuCgrUAQoCBBgSBu4DAPMDARrFASBBIGRhdGUsIHN0b3JlZCBhcyBJU08gODYwMSBjYWxlbmRhciBkYXRlIGBZWVlZLU1NLUREYC4KCiBEYXRlcyBhcmUgb2YgdGhlIEdyZWdvcmlhbiBjYWxlbmRhci4gVGhlIHN0YW5kYXJkIGxpbWl0cyByZWZ1c2UgdGhlIHllYXJzIG9mIHRoZSBvdGhlciBjYWxlbmRhcnMKIHRoYXQgYSBwaG9uZSBtYXkgYmUgc2V0IHRvICgyNTY5LCAxNDA1KS4KCnAKBAQYAgASBPADAhYaYiBFYXJsaWVzdCBkYXRlLCBgWVlZWS1NTS1ERGAsIGluY2x1c2l2ZTsgZW1wdHk6IDE4MDAtMDEtMDEsIG9yIG5vIGxpbWl0IGlmIGBsYXRlc3RgIGlzIGJlZm9yZSBpdC4KCm8KBAQYAgESBPIDAhQaYSBMYXRlc3QgZGF0ZSwgYFlZWVktTU0tRERgLCBpbmNsdXNpdmU7IGVtcHR5OiAyMTk5LTEyLTMxLCBvciBubyBsaW1pdCBpZiBgZWFybGllc3RgIGlzIGFmdGVyIGl0LgoKNwoCBBkSBPYDABQaKyBBIGNsb2NrIHRpbWUsIHN0b3JlZCBhcyBJU08gODYwMSBgSEg6TU1gLgoKhwEKAgQaEgT6AwAYGnsgQSBkYXRlIGFuZCBjbG9jayB0aW1lLCBzdG9yZWQgYXMgYFlZWVktTU0tRERUSEg6TU1gIGluIHRoZSBzaGVldCdzIHRpbWUgem9uZS4gVGhlIGRhdGUgaXMgZnJvbQogMTgwMC0wMS0wMSB0byAyMTk5LTEyLTMxLgoKOgoCBBsSBv0DAIIEARosIEEgZHVyYXRpb24sIHN0b3JlZCBhcyBhIG51bWJlciBvZiBzZWNvbmRzLgoKOAoEBBsCABIE/wMCHRoqIFNob3J0ZXN0IGR1cmF0aW9uIGluIHNlY29uZHMsIGluY2x1c2l2ZS4KCkkKBAQbAgESBIEEAh0aOyBMb25nZXN0IGR1cmF0aW9uIGluIHNlY29uZHMsIGluY2x1c2l2ZTsgMCBtZWFucyBubyBsaW1pdC4KClwKAgQcEgSFBAASGlAgQSBjb3VudHJ5LCBzdG9yZWQgbGlrZSBhIGNob2ljZSBhcyB0aGUgSVNPIDMxNjYtMSBjb2RlIGluIHR3byBjYXBpdGFsIGxldHRlcnMuCgozCgIEHRIGiAQAkwQBGiUgQSB0ZXh0IG9mIG9uZSBsaW5lLCBzdG9yZWQgYXMgdGV4dC4KCvcCCgQEHQIAEgSNBAIcGugCIE1heGltdW0gbnVtYmVyIG9mIGNoYXJhY3RlcnM7IDAgbWVhbnMgMjU1LiBUaGUgc2VydmVyIGNvdW50cyB3aGF0IHBlb3BsZSBzZWUgYXMgb25lIGNoYXJhY3RlcgogKGV4dGVuZGVkIGdyYXBoZW1lIGNsdXN0ZXJzLCBVQVggIzI5KTogYSBmYW1pbHkgZW1vamkgaXMgb25lLiBBbGwgb3RoZXIgd2F5cyBvZiBjb3VudGluZwogKFVuaWNvZGUgc2NhbGFycywgVVRGLTE2KSBmaW5kIGF0IGxlYXN0IGFzIG1hbnksIHNvIGEgY2xpZW50IG1heSB1c2UgYW55IG9mIHRoZW0uIEEgdGV4dCBvZiBtb3JlCiB0aGFuIDE2IFVuaWNvZGUgc2NhbGFycyBmb3IgZWFjaCBjaGFyYWN0ZXIgb2YgdGhlIGxpbWl0IGlzIGFsd2F5cyB0b28gbG9uZy4KCkMKBAQdAgESBI8EAhoaNSBQYXR0ZXJuIHRoYXQgdGhlIHRleHQgbXVzdCBtYXRjaDsgYWJzZW50OiBhbnkgdGV4dC4KCpYBCgQEHQICEgSSBAISGocBIFdoZXRoZXIgdGhlIHRleHQgaXMgY29uY2VhbGVkIHdoaWxlIGl0IGlzIHR5cGVkLCBhcyBhIHBhc3N3b3JkLiBFeHBvcnRzIG9mIHRoZSB0ZWFtIGxlYXZlIGl0CiBvdXQ7IHRoZSBwYXJ0aWNpcGFudCdzIG93biBjb3B5IGhhcyBpdC4KCjgKAgQeEgaWBACbBAEaKiBBIHRleHQgb2Ygc2V2ZXJhbCBsaW5lcywgc3RvcmVkIGFzIHRleHQuCgpLCgQEHgIAEgSYBAIcGj0gTWF4aW11bSBudW1iZXIgb2YgY2hhcmFjdGVycyAoc2VlIFRleHRMaW5lKTsgMCBtZWFucyA0LDAwMC4KCkMKBAQeAgESBJoEAhoaNSBQYXR0ZXJuIHRoYXQgdGhlIHRleHQgbXVzdCBtYXRjaDsgYWJzZW50OiBhbnkgdGV4dC4KCjIKAgQfEgaeBACkBAEaJCBBbiBlLW1haWwgYWRkcmVzcywgc3RvcmVkIGFzIHRleHQuCgpJCgQEHwIAEgSgBAIcGjsgTWF4aW11bSBudW1iZXIgb2YgY2hhcmFjdGVycyAoc2VlIFRleHRMaW5lKTsgMCBtZWFucyAyNTQuCgqZAQoEBB8CARIEowQCGhqKASBQYXR0ZXJuIHRoYXQgdGhlIHRleHQgbXVzdCBtYXRjaDsgYWJzZW50OiBhbiBlLW1haWwgYWRkcmVzcyBhcyBkZWZpbmVkIGJ5IEhUTUwsIHdob3NlCiBkb21haW4gbWF5IGhhdmUgbGV0dGVycyBhbmQgZGlnaXRzIG9mIGFueSBzY3JpcHQuCgouCgIEIBIGpwQArAQBGiAgQSB3ZWIgYWRkcmVzcywgc3RvcmVkIGFzIHRleHQuCgpLCgQEIAIAEgSpBAIcGj0gTWF4aW11bSBudW1iZXIgb2YgY2hhcmFjdGVycyAoc2VlIFRleHRMaW5lKTsgMCBtZWFucyAyLDAwMC4KClMKBAQgAgESBKsEAhoaRSBQYXR0ZXJuIHRoYXQgdGhlIHRleHQgbXVzdCBtYXRjaDsgYWJzZW50OiBhbiBodHRwIG9yIGh0dHBzIGFkZHJlc3MuCgozCgIEIRIGrwQAtQQBGiUgQSB0ZWxlcGhvbmUgbnVtYmVyLCBzdG9yZWQgYXMgdGV4dC4KCkgKBAQhAgASBLEEAhwaOiBNYXhpbXVtIG51bWJlciBvZiBjaGFyYWN0ZXJzIChzZWUgVGV4dExpbmUpOyAwIG1lYW5zIDMyLgoKjQEKBAQhAgESBLQEAhoafyBQYXR0ZXJuIHRoYXQgdGhlIHRleHQgbXVzdCBtYXRjaDsgYWJzZW50OiBkaWdpdHMgd2l0aCBhbiBvcHRpb25hbCBgK2AsIGdyb3VwZWQgYnkgc3BhY2VzLAogYnJhY2tldHMsIGRvdHMsIGRhc2hlcyBvciBzbGFzaGVzLgoKJwoCBQMSBrgEAMMEARoZIFRoZSB3YXkgYSBmaWxlIGlzIG1hZGUuCgo3CgQFAwIAEgS6BAIcGikgUmVqZWN0ZWQgd2l0aCByZWFzb24gRklMRV9LSU5EX01JU1NJTkcuCgpbCgQFAwIBEgS8BAIWGk0gQSBwaWN0dXJlIGZyb20gdGhlIGNhbWVyYSBvciBmcm9tIHRoZSBkZXZpY2UncyBwaWN0dXJlczogSlBFRywgUE5HIG9yIFdlYlAuCgpuCgQFAwICEgS+BAIWGmAgQSByZWNvcmRpbmcgZnJvbSB0aGUgbWljcm9waG9uZSwgb3IgYSBmaWxlIHdpdGggc291bmQ6IFdlYk0sIE1QNCAoTTRBKSwgT2dnLCBXQVYsIEZMQUMgb3IgTVAzLgoKPwoEBQMCAxIEwAQCGBoxIEEgZHJhd2luZyBvciBzaWduYXR1cmUgbWFkZSBvbiB0aGUgc2NyZWVuOiBQTkcuCgo/CgQFAwIEEgTCBAIUGjEgQW55IGZpbGUgb2YgdGhlIHR5cGVzIGFib3ZlLCBvciBhIFBERiBkb2N1bWVudC4KCpwBCgIEIhIGxwQA0QQBGo0BIEEgZmlsZSwgc3RvcmVkIGFzIHRoZSBTSEEtMjU2IG9mIGl0cyBieXRlcy4gVGhlIGJ5dGVzIGFyZSB1cGxvYWRlZCB3aXRoCiBvdG9saXRoLmluZ2VzdGlvbi52MS5BbnN3ZXJGaWxlU2VydmljZSwgYmVmb3JlIG9yIGFmdGVyIHRoZSBzaGVldC4KCjMKBAQiAgASBMkEAhQaJSBUaGUgd2F5IHRoZSBmaWxlIGlzIG1hZGU7IHJlcXVpcmVkLgoKYAoEBCICARIEywQCGxpSIE1heGltdW0gc2l6ZSBpbiBieXRlcywgdXAgdG8gMTA0LDg1Nyw2MDAgKDEwMCBNaUIpOyAwIG1lYW5zIDEwLDQ4NSw3NjAgKDEwIE1pQikuCgqfAQoEBCICAhIEzgQCHRqQASBMb25nZXN0IHJlY29yZGluZyBpbiBzZWNvbmRzLCB1cCB0byAzLDYwMDsgMCBtZWFucyAzMDAuIENsaWVudHMgc3RvcCB0aGUgcmVjb3JkaW5nOyB0aGUgc2VydmVyCiBkb2VzIG5vdCBtZWFzdXJlIGl0LiBPbmx5IGZvciBGSUxFX0tJTkRfQVVESU8uCgptCgQEIgIDEgTQBAIVGl8gV2hldGhlciBhIGRyYXdpbmcgaXMgYSBzaWduYXR1cmU6IGNsaWVudHMgc2hvdyBhIGxpbmUgdG8gc2lnbiBvbi4gT25seSBmb3IgRklMRV9LSU5EX0RSQVdJTkcuCgoxCgIEIxIG1AQA2wQBGiMgQSBwYXR0ZXJuIHRoYXQgYSB0ZXh0IG11c3QgbWF0Y2guCgp1CgQEIwIAEgTXBAIYGmcgRUNNQS0yNjIgcmVndWxhciBleHByZXNzaW9uIHRoYXQgbXVzdCBtYXRjaCB0aGUgd2hvbGUgdGV4dCwgd2l0aG91dCBsb29rLWFyb3VuZCBhbmQKIGJhY2stcmVmZXJlbmNlcy4KCnsKBAQjAgESBNoEAhkabSBEZXNjcmlwdGlvbiBvZiB0aGUgcGF0dGVybiBmb3IgcGFydGljaXBhbnRzOyB3aXRob3V0IGl0LCB0aGUgYXV0aG9yIGdldHMgdGhlIHdhcm5pbmcKIFBBVFRFUk5fSElOVF9NSVNTSU5HLgoKJgoCBQQSBt4EAOUEARoYIEEga2luZCBvZiBtZWFzdXJlbWVudC4KCjkKBAUEAgASBOAEAh4aKyBSZWplY3RlZCB3aXRoIHJlYXNvbiBTRU5TT1JfS0lORF9NSVNTSU5HLgoKLgoEBQQCARIE4gQCGxogIExhdGl0dWRlLCBsb25naXR1ZGUsIGFsdGl0dWRlLgoKPwoEBQQCAhIE5AQCHhoxIE5vaXNlIGxldmVsOyBhdWRpbyBpcyBuZXZlciByZWNvcmRlZCAoVFlUIMKnMikuCgpbCgIEJBIG6AQA7QQBGk0gQSBtZWFzdXJlbWVudCB0byB0YWtlIHdoaWxlIHRoZSBxdWVzdGlvbm5haXJlIGlzIGZpbGxlZCBpbiAoVFlTIGBjYW5fdXNlYCkuCgouCgQEJAIAEgTqBAIWGiAgS2luZCBvZiBtZWFzdXJlbWVudDsgcmVxdWlyZWQuCgpCCgQEJAIBEgTsBAITGjQgTWF4aW11bSBudW1iZXIgb2YgbWVhc3VyZW1lbnRzIHBlciBzaGVldDsgMeKAkzEwMC4KYgZwcm90bzM=")
}

extension CatalogueV1.Questionnaire {
  public static var fullName: String { "otolith.catalogue.v1.Questionnaire" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__questionnaire__init)

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
    self.calculations = Codec.messages(c.pointee.calculations, c.pointee.n_calculations) { CatalogueV1.Calculation($0) }
    self.constraints = Codec.messages(c.pointee.constraints, c.pointee.n_constraints) { CatalogueV1.Constraint($0) }
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
    if !self.calculations.isEmpty {
      c.pointee.n_calculations = self.calculations.count
      c.pointee.calculations = arena.array(self.calculations) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Calculation>? }
    }
    if !self.constraints.isEmpty {
      c.pointee.n_constraints = self.constraints.count
      c.pointee.constraints = arena.array(self.constraints) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Constraint>? }
    }
    return c
  }
}

extension CatalogueV1.QuestionnaireVersionName {
  public static var fullName: String { "otolith.catalogue.v1.QuestionnaireVersionName" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__questionnaire_version_name__init)

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

extension CatalogueV1.Origin {
  public static var fullName: String { "otolith.catalogue.v1.Origin" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__origin__init)

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

extension CatalogueV1.Annotation {
  public static var fullName: String { "otolith.catalogue.v1.Annotation" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__annotation__init)

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

extension CatalogueV1.Element {
  public static var fullName: String { "otolith.catalogue.v1.Element" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__element__init)

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
    self.fixedPosition = c.pointee.fixed_position != 0
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
    c.pointee.fixed_position = self.fixedPosition ? 1 : 0
    return c
  }
}

extension CatalogueV1.PageBreak {
  public static var fullName: String { "otolith.catalogue.v1.PageBreak" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__page_break__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__PageBreak>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__PageBreak> {
    let c = arena.allocate(Otolith__Catalogue__V1__PageBreak.self)
    otolith__catalogue__v1__page_break__init(c)
    return c
  }
}

extension CatalogueV1.Group {
  public static var fullName: String { "otolith.catalogue.v1.Group" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__group__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Group>) {
    self.title = c.pointee.title.map { CatalogueV1.LocalizedText($0) }
    self.style = CatalogueV1.GroupStyle(rawValue: Int32(truncatingIfNeeded: c.pointee.style.rawValue))
    self.optionalAnswer = c.pointee.optional_answer != 0
    self.sharedAnswer = c.pointee.shared_answer.map { CatalogueV1.Question($0) }
    self.randomOrder = c.pointee.random_order != 0
    self.`repeat` = c.pointee.`repeat`.map { CatalogueV1.GroupRepeat($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Group> {
    let c = arena.allocate(Otolith__Catalogue__V1__Group.self)
    otolith__catalogue__v1__group__init(c)
    if let value = self.title { c.pointee.title = value.cStruct(in: arena) }
    c.pointee.style = Otolith__Catalogue__V1__GroupStyle(rawValue: .init(truncatingIfNeeded: self.style.rawValue))
    c.pointee.optional_answer = self.optionalAnswer ? 1 : 0
    if let value = self.sharedAnswer { c.pointee.shared_answer = value.cStruct(in: arena) }
    c.pointee.random_order = self.randomOrder ? 1 : 0
    if let value = self.`repeat` { c.pointee.`repeat` = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.GroupRepeat {
  public static var fullName: String { "otolith.catalogue.v1.GroupRepeat" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__group_repeat__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GroupRepeat>) {
    self.minimum = c.pointee.minimum
    self.maximum = c.pointee.maximum
    self.count = switch c.pointee.count_case.rawValue {
      case 3: .elementID(Codec.string(c.pointee.element_id))
      case 4: .calculationID(Codec.string(c.pointee.calculation_id))
      default: nil
    }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GroupRepeat> {
    let c = arena.allocate(Otolith__Catalogue__V1__GroupRepeat.self)
    otolith__catalogue__v1__group_repeat__init(c)
    c.pointee.minimum = self.minimum
    c.pointee.maximum = self.maximum
    switch self.count {
      case .elementID(let value)?:
        c.pointee.count_case = .init(rawValue: 3)
        c.pointee.element_id = arena.string(value)
      case .calculationID(let value)?:
        c.pointee.count_case = .init(rawValue: 4)
        c.pointee.calculation_id = arena.string(value)
      case nil: break
    }
    return c
  }
}

extension CatalogueV1.Question {
  public static var fullName: String { "otolith.catalogue.v1.Question" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__question__init)

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
      case 26: .ranking(CatalogueV1.Ranking(c.pointee.ranking!))
      case 27: .countdown(CatalogueV1.Countdown(c.pointee.countdown!))
      case 71: .file(CatalogueV1.FileEntry(c.pointee.file!))
      default: nil
    }
    self.itemID = Codec.string(c.pointee.item_id)
    self.initialAnswer = c.pointee.initial_answer.map { CatalogueV1.InitialAnswer($0) }
    self.hiddenFromStatistics = c.pointee.hidden_from_statistics != 0
    self.requiredWhen = Codec.messages(c.pointee.required_when, c.pointee.n_required_when) { CatalogueV1.Condition($0) }
    self.requiredBehavior = CatalogueV1.EnableBehavior(rawValue: Int32(truncatingIfNeeded: c.pointee.required_behavior.rawValue))
    self.randomOptions = c.pointee.random_options != 0
    self.offeredBy = Codec.string(c.pointee.offered_by)
    self.poles = c.pointee.poles.map { CatalogueV1.Poles($0) }
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
      case .ranking(let value)?:
        c.pointee.type_case = .init(rawValue: 26)
        c.pointee.ranking = value.cStruct(in: arena)
      case .countdown(let value)?:
        c.pointee.type_case = .init(rawValue: 27)
        c.pointee.countdown = value.cStruct(in: arena)
      case .file(let value)?:
        c.pointee.type_case = .init(rawValue: 71)
        c.pointee.file = value.cStruct(in: arena)
      case nil: break
    }
    if !self.itemID.isEmpty { c.pointee.item_id = arena.string(self.itemID) }
    if let value = self.initialAnswer { c.pointee.initial_answer = value.cStruct(in: arena) }
    c.pointee.hidden_from_statistics = self.hiddenFromStatistics ? 1 : 0
    if !self.requiredWhen.isEmpty {
      c.pointee.n_required_when = self.requiredWhen.count
      c.pointee.required_when = arena.array(self.requiredWhen) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Condition>? }
    }
    c.pointee.required_behavior = Otolith__Catalogue__V1__EnableBehavior(rawValue: .init(truncatingIfNeeded: self.requiredBehavior.rawValue))
    c.pointee.random_options = self.randomOptions ? 1 : 0
    if !self.offeredBy.isEmpty { c.pointee.offered_by = arena.string(self.offeredBy) }
    if let value = self.poles { c.pointee.poles = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.Poles {
  public static var fullName: String { "otolith.catalogue.v1.Poles" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__poles__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Poles>) {
    self.lowest = c.pointee.lowest.map { CatalogueV1.LocalizedText($0) }
    self.highest = c.pointee.highest.map { CatalogueV1.LocalizedText($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Poles> {
    let c = arena.allocate(Otolith__Catalogue__V1__Poles.self)
    otolith__catalogue__v1__poles__init(c)
    if let value = self.lowest { c.pointee.lowest = value.cStruct(in: arena) }
    if let value = self.highest { c.pointee.highest = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.InitialAnswer {
  public static var fullName: String { "otolith.catalogue.v1.InitialAnswer" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__initial_answer__init)

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

extension CatalogueV1.Inherited {
  public static var fullName: String { "otolith.catalogue.v1.Inherited" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__inherited__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Inherited>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Inherited> {
    let c = arena.allocate(Otolith__Catalogue__V1__Inherited.self)
    otolith__catalogue__v1__inherited__init(c)
    return c
  }
}

extension CatalogueV1.Unsupported {
  public static var fullName: String { "otolith.catalogue.v1.Unsupported" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__unsupported__init)

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

extension CatalogueV1.Option {
  public static var fullName: String { "otolith.catalogue.v1.Option" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__option__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Option>) {
    self.code = Codec.string(c.pointee.code)
    self.label = c.pointee.label.map { CatalogueV1.LocalizedText($0) }
    self.exclusive = c.pointee.exclusive != 0
    self.weight = c.pointee.weight.map { GoogleProtobuf.DoubleValue($0) }
    self.missing = c.pointee.missing != 0
    self.fixedPosition = c.pointee.fixed_position != 0
    self.offeredFor = Codec.array(c.pointee.offered_for, c.pointee.n_offered_for) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Option> {
    let c = arena.allocate(Otolith__Catalogue__V1__Option.self)
    otolith__catalogue__v1__option__init(c)
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    if let value = self.label { c.pointee.label = value.cStruct(in: arena) }
    c.pointee.exclusive = self.exclusive ? 1 : 0
    if let value = self.weight { c.pointee.weight = value.cStruct(in: arena) }
    c.pointee.missing = self.missing ? 1 : 0
    c.pointee.fixed_position = self.fixedPosition ? 1 : 0
    if !self.offeredFor.isEmpty {
      c.pointee.n_offered_for = self.offeredFor.count
      c.pointee.offered_for = arena.array(self.offeredFor) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension CatalogueV1.SingleChoice {
  public static var fullName: String { "otolith.catalogue.v1.SingleChoice" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__single_choice__init)

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

extension CatalogueV1.MultipleChoice {
  public static var fullName: String { "otolith.catalogue.v1.MultipleChoice" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__multiple_choice__init)

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

extension CatalogueV1.Ranking {
  public static var fullName: String { "otolith.catalogue.v1.Ranking" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__ranking__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Ranking>) {
    self.options = Codec.messages(c.pointee.options, c.pointee.n_options) { CatalogueV1.Option($0) }
    self.rankedCount = c.pointee.ranked_count
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Ranking> {
    let c = arena.allocate(Otolith__Catalogue__V1__Ranking.self)
    otolith__catalogue__v1__ranking__init(c)
    if !self.options.isEmpty {
      c.pointee.n_options = self.options.count
      c.pointee.options = arena.array(self.options) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Option>? }
    }
    c.pointee.ranked_count = self.rankedCount
    return c
  }
}

extension CatalogueV1.YesNo {
  public static var fullName: String { "otolith.catalogue.v1.YesNo" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__yes_no__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__YesNo>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__YesNo> {
    let c = arena.allocate(Otolith__Catalogue__V1__YesNo.self)
    otolith__catalogue__v1__yes_no__init(c)
    return c
  }
}

extension CatalogueV1.Slider {
  public static var fullName: String { "otolith.catalogue.v1.Slider" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__slider__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Slider>) {
    self.minimum = c.pointee.minimum
    self.maximum = c.pointee.maximum
    self.step = c.pointee.step
    self.minimumLabel = c.pointee.minimum_label.map { CatalogueV1.LocalizedText($0) }
    self.maximumLabel = c.pointee.maximum_label.map { CatalogueV1.LocalizedText($0) }
    self.knob = c.pointee.knob != 0
    self.showNumber = c.pointee.show_number != 0
    self.labels = Codec.messages(c.pointee.labels, c.pointee.n_labels) { CatalogueV1.SliderLabel($0) }
    self.marks = c.pointee.marks != 0
    self.vertical = c.pointee.vertical != 0
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
    if !self.labels.isEmpty {
      c.pointee.n_labels = self.labels.count
      c.pointee.labels = arena.array(self.labels) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__SliderLabel>? }
    }
    c.pointee.marks = self.marks ? 1 : 0
    c.pointee.vertical = self.vertical ? 1 : 0
    return c
  }
}

extension CatalogueV1.SliderLabel {
  public static var fullName: String { "otolith.catalogue.v1.SliderLabel" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__slider_label__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__SliderLabel>) {
    self.value = c.pointee.value
    self.label = c.pointee.label.map { CatalogueV1.LocalizedText($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__SliderLabel> {
    let c = arena.allocate(Otolith__Catalogue__V1__SliderLabel.self)
    otolith__catalogue__v1__slider_label__init(c)
    c.pointee.value = self.value
    if let value = self.label { c.pointee.label = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.Countdown {
  public static var fullName: String { "otolith.catalogue.v1.Countdown" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__countdown__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Countdown>) {
    self.seconds = c.pointee.seconds
    self.skippable = c.pointee.skippable != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Countdown> {
    let c = arena.allocate(Otolith__Catalogue__V1__Countdown.self)
    otolith__catalogue__v1__countdown__init(c)
    c.pointee.seconds = self.seconds
    c.pointee.skippable = self.skippable ? 1 : 0
    return c
  }
}

extension CatalogueV1.VisualAnalogue {
  public static var fullName: String { "otolith.catalogue.v1.VisualAnalogue" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__visual_analogue__init)

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

extension CatalogueV1.SelfAssessmentManikin {
  public static var fullName: String { "otolith.catalogue.v1.SelfAssessmentManikin" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__self_assessment_manikin__init)

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

extension CatalogueV1.Number {
  public static var fullName: String { "otolith.catalogue.v1.Number" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__number__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Number>) {
    self.minimum = c.pointee.minimum.map { GoogleProtobuf.DoubleValue($0) }
    self.maximum = c.pointee.maximum.map { GoogleProtobuf.DoubleValue($0) }
    self.integer = c.pointee.integer != 0
    self.unit = Codec.string(c.pointee.unit)
    self.pattern = c.pointee.pattern.map { CatalogueV1.TextPattern($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Number> {
    let c = arena.allocate(Otolith__Catalogue__V1__Number.self)
    otolith__catalogue__v1__number__init(c)
    if let value = self.minimum { c.pointee.minimum = value.cStruct(in: arena) }
    if let value = self.maximum { c.pointee.maximum = value.cStruct(in: arena) }
    c.pointee.integer = self.integer ? 1 : 0
    if !self.unit.isEmpty { c.pointee.unit = arena.string(self.unit) }
    if let value = self.pattern { c.pointee.pattern = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.DateEntry {
  public static var fullName: String { "otolith.catalogue.v1.DateEntry" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__date_entry__init)

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

extension CatalogueV1.TimeEntry {
  public static var fullName: String { "otolith.catalogue.v1.TimeEntry" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__time_entry__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__TimeEntry>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__TimeEntry> {
    let c = arena.allocate(Otolith__Catalogue__V1__TimeEntry.self)
    otolith__catalogue__v1__time_entry__init(c)
    return c
  }
}

extension CatalogueV1.DateTimeEntry {
  public static var fullName: String { "otolith.catalogue.v1.DateTimeEntry" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__date_time_entry__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__DateTimeEntry>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__DateTimeEntry> {
    let c = arena.allocate(Otolith__Catalogue__V1__DateTimeEntry.self)
    otolith__catalogue__v1__date_time_entry__init(c)
    return c
  }
}

extension CatalogueV1.DurationEntry {
  public static var fullName: String { "otolith.catalogue.v1.DurationEntry" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__duration_entry__init)

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

extension CatalogueV1.Country {
  public static var fullName: String { "otolith.catalogue.v1.Country" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__country__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Country>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Country> {
    let c = arena.allocate(Otolith__Catalogue__V1__Country.self)
    otolith__catalogue__v1__country__init(c)
    return c
  }
}

extension CatalogueV1.TextLine {
  public static var fullName: String { "otolith.catalogue.v1.TextLine" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__text_line__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__TextLine>) {
    self.maximumLength = c.pointee.maximum_length
    self.pattern = c.pointee.pattern.map { CatalogueV1.TextPattern($0) }
    self.masked = c.pointee.masked != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__TextLine> {
    let c = arena.allocate(Otolith__Catalogue__V1__TextLine.self)
    otolith__catalogue__v1__text_line__init(c)
    c.pointee.maximum_length = self.maximumLength
    if let value = self.pattern { c.pointee.pattern = value.cStruct(in: arena) }
    c.pointee.masked = self.masked ? 1 : 0
    return c
  }
}

extension CatalogueV1.TextArea {
  public static var fullName: String { "otolith.catalogue.v1.TextArea" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__text_area__init)

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

extension CatalogueV1.EmailEntry {
  public static var fullName: String { "otolith.catalogue.v1.EmailEntry" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__email_entry__init)

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

extension CatalogueV1.URLEntry {
  public static var fullName: String { "otolith.catalogue.v1.URLEntry" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__urlentry__init)

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

extension CatalogueV1.TelephoneEntry {
  public static var fullName: String { "otolith.catalogue.v1.TelephoneEntry" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__telephone_entry__init)

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

extension CatalogueV1.FileEntry {
  public static var fullName: String { "otolith.catalogue.v1.FileEntry" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__file_entry__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__FileEntry>) {
    self.kind = CatalogueV1.FileKind(rawValue: Int32(truncatingIfNeeded: c.pointee.kind.rawValue))
    self.maximumBytes = c.pointee.maximum_bytes
    self.maximumSeconds = c.pointee.maximum_seconds
    self.signature = c.pointee.signature != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__FileEntry> {
    let c = arena.allocate(Otolith__Catalogue__V1__FileEntry.self)
    otolith__catalogue__v1__file_entry__init(c)
    c.pointee.kind = Otolith__Catalogue__V1__FileKind(rawValue: .init(truncatingIfNeeded: self.kind.rawValue))
    c.pointee.maximum_bytes = self.maximumBytes
    c.pointee.maximum_seconds = self.maximumSeconds
    c.pointee.signature = self.signature ? 1 : 0
    return c
  }
}

extension CatalogueV1.TextPattern {
  public static var fullName: String { "otolith.catalogue.v1.TextPattern" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__text_pattern__init)

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

extension CatalogueV1.SensorRequest {
  public static var fullName: String { "otolith.catalogue.v1.SensorRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__sensor_request__init)

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
