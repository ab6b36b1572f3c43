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
  /// Texts can contain placeholders `{{answer:ELEMENT|fallback}}`, `{{calculation:ID|fallback}}` and
  /// `{{score:ID|fallback}}`, which clients replace by the value: an answer as the participant sees it
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

    public init(
      text: CatalogueV1.LocalizedText? = nil,
      description: CatalogueV1.LocalizedText? = nil,
      optionalAnswer: Bool = false,
      type: CatalogueV1.Question.OneOfType? = nil,
      itemID: String = "",
      initialAnswer: CatalogueV1.InitialAnswer? = nil,
      hiddenFromStatistics: Bool = false,
      requiredWhen: [CatalogueV1.Condition] = [],
      requiredBehavior: CatalogueV1.EnableBehavior = CatalogueV1.EnableBehavior(rawValue: 0)
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

    public init(
      code: String = "",
      label: CatalogueV1.LocalizedText? = nil,
      exclusive: Bool = false,
      weight: GoogleProtobuf.DoubleValue? = nil,
      missing: Bool = false
    ) {
      self.code = code
      self.label = label
      self.exclusive = exclusive
      self.weight = weight
      self.missing = missing
    }
  }

  /// A choice of one option, stored as its code.
  public struct SingleChoice: Message {
    /// Options in display order; 2–500.
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
    /// Options in display order; 1–500.
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

    public init(maximumLength: UInt32 = 0, pattern: CatalogueV1.TextPattern? = nil) {
      self.maximumLength = maximumLength
      self.pattern = pattern
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
    base64: "CihvdG9saXRoL2NhdGFsb2d1ZS92MS9xdWVzdGlvbm5haXJlLnByb3RvEhRvdG9saXRoLmNhdGFsb2d1ZS52MRofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90bxoeZ29vZ2xlL3Byb3RvYnVmL3dyYXBwZXJzLnByb3RvGiBvdG9saXRoL2NhdGFsb2d1ZS92MS9ydWxlcy5wcm90bxofb3RvbGl0aC9jYXRhbG9ndWUvdjEvdGV4dC5wcm90byLqCQoNUXVlc3Rpb25uYWlyZRIpChBxdWVzdGlvbm5haXJlX2lkGAEgASgJUg9xdWVzdGlvbm5haXJlSWQSGAoHdmVyc2lvbhgCIAEoDVIHdmVyc2lvbhIhCgxjb250ZW50X2hhc2gYAyABKAlSC2NvbnRlbnRIYXNoEjkKBXRpdGxlGAQgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIFdGl0bGUSRQoLZGVzY3JpcHRpb24YBSABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgtkZXNjcmlwdGlvbhJHCgxpbnRyb2R1Y3Rpb24YBiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgxpbnRyb2R1Y3Rpb24SPQoHY2xvc2luZxgHIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSB2Nsb3NpbmcSKQoQZGVmYXVsdF9sYW5ndWFnZRgIIAEoCVIPZGVmYXVsdExhbmd1YWdlEjkKCGVsZW1lbnRzGAkgAygLMh0ub3RvbGl0aC5jYXRhbG9ndWUudjEuRWxlbWVudFIIZWxlbWVudHMSPQoHc2Vuc29ycxgKIAMoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNlbnNvclJlcXVlc3RSB3NlbnNvcnMSMwoVZGVtb25zdHJhdGlvbl93b3JkaW5nGAsgASgIUhRkZW1vbnN0cmF0aW9uV29yZGluZxIWCgZzb3VyY2UYDCABKAlSBnNvdXJjZRIYCgdsaWNlbmNlGA0gASgJUgdsaWNlbmNlEj0KDHB1Ymxpc2hfdGltZRgOIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC3B1Ymxpc2hUaW1lEhgKB2F1dGhvcnMYDyADKAlSB2F1dGhvcnMSEAoDZG9pGBAgASgJUgNkb2kSGgoIY2l0YXRpb24YESABKAlSCGNpdGF0aW9uEjcKB3NoYXJpbmcYEiABKA4yHS5vdG9saXRoLmNhdGFsb2d1ZS52MS5TaGFyaW5nUgdzaGFyaW5nEhwKCWxhbmd1YWdlcxgTIAMoCVIJbGFuZ3VhZ2VzEkMKDXNoYXJlZF9hbnN3ZXIYFCABKAsyHi5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvblIMc2hhcmVkQW5zd2VyEjMKBnNjb3JlcxgVIAMoCzIbLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNjb3JlUgZzY29yZXMSNAoGb3JpZ2luGBYgASgLMhwub3RvbGl0aC5jYXRhbG9ndWUudjEuT3JpZ2luUgZvcmlnaW4SQgoLYW5ub3RhdGlvbnMYFyADKAsyIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5Bbm5vdGF0aW9uUgthbm5vdGF0aW9ucxJFCgxjYWxjdWxhdGlvbnMYGCADKAsyIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5DYWxjdWxhdGlvblIMY2FsY3VsYXRpb25zEkIKC2NvbnN0cmFpbnRzGBkgAygLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuQ29uc3RyYWludFILY29uc3RyYWludHMiXwoYUXVlc3Rpb25uYWlyZVZlcnNpb25OYW1lEikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uImwKBk9yaWdpbhIdCgpwcm9qZWN0X2lkGAEgASgJUglwcm9qZWN0SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgCIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YAyABKA1SB3ZlcnNpb24iNAoKQW5ub3RhdGlvbhIQCgNrZXkYASABKAlSA2tleRIUCgV2YWx1ZRgCIAEoCVIFdmFsdWUi2AQKB0VsZW1lbnQSHQoKZWxlbWVudF9pZBgBIAEoCVIJZWxlbWVudElkEkEKCGhlYWRsaW5lGAIgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dEgAUghoZWFkbGluZRI5CgR0ZXh0GAMgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dEgAUgR0ZXh0EjwKCHF1ZXN0aW9uGAQgASgLMh4ub3RvbGl0aC5jYXRhbG9ndWUudjEuUXVlc3Rpb25IAFIIcXVlc3Rpb24SQAoKcGFnZV9icmVhaxgFIAEoCzIfLm90b2xpdGguY2F0YWxvZ3VlLnYxLlBhZ2VCcmVha0gAUglwYWdlQnJlYWsSMwoFZ3JvdXAYCCABKAsyGy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Hcm91cEgAUgVncm91cBJACgtlbmFibGVfd2hlbhgGIAMoCzIfLm90b2xpdGguY2F0YWxvZ3VlLnYxLkNvbmRpdGlvblIKZW5hYmxlV2hlbhJNCg9lbmFibGVfYmVoYXZpb3IYByABKA4yJC5vdG9saXRoLmNhdGFsb2d1ZS52MS5FbmFibGVCZWhhdmlvclIOZW5hYmxlQmVoYXZpb3ISGwoJcGFyZW50X2lkGAkgASgJUghwYXJlbnRJZBJCCgthbm5vdGF0aW9ucxgKIAMoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLkFubm90YXRpb25SC2Fubm90YXRpb25zQgkKB2NvbnRlbnQiCwoJUGFnZUJyZWFrIugBCgVHcm91cBI5CgV0aXRsZRgBIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSBXRpdGxlEjYKBXN0eWxlGAIgASgOMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuR3JvdXBTdHlsZVIFc3R5bGUSJwoPb3B0aW9uYWxfYW5zd2VyGAMgASgIUg5vcHRpb25hbEFuc3dlchJDCg1zaGFyZWRfYW5zd2VyGAQgASgLMh4ub3RvbGl0aC5jYXRhbG9ndWUudjEuUXVlc3Rpb25SDHNoYXJlZEFuc3dlciLTDQoIUXVlc3Rpb24SNwoEdGV4dBgBIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSBHRleHQSRQoLZGVzY3JpcHRpb24YAiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgtkZXNjcmlwdGlvbhInCg9vcHRpb25hbF9hbnN3ZXIYAyABKAhSDm9wdGlvbmFsQW5zd2VyEkkKDXNpbmdsZV9jaG9pY2UYBCABKAsyIi5vdG9saXRoLmNhdGFsb2d1ZS52MS5TaW5nbGVDaG9pY2VIAFIMc2luZ2xlQ2hvaWNlEk8KD211bHRpcGxlX2Nob2ljZRgFIAEoCzIkLm90b2xpdGguY2F0YWxvZ3VlLnYxLk11bHRpcGxlQ2hvaWNlSABSDm11bHRpcGxlQ2hvaWNlEjQKBnllc19ubxgGIAEoCzIbLm90b2xpdGguY2F0YWxvZ3VlLnYxLlllc05vSABSBXllc05vEjYKBnNsaWRlchgHIAEoCzIcLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNsaWRlckgAUgZzbGlkZXISZQoXc2VsZl9hc3Nlc3NtZW50X21hbmlraW4YCCABKAsyKy5vdG9saXRoLmNhdGFsb2d1ZS52MS5TZWxmQXNzZXNzbWVudE1hbmlraW5IAFIVc2VsZkFzc2Vzc21lbnRNYW5pa2luEjYKBm51bWJlchgJIAEoCzIcLm90b2xpdGguY2F0YWxvZ3VlLnYxLk51bWJlckgAUgZudW1iZXISNQoEZGF0ZRgKIAEoCzIfLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRhdGVFbnRyeUgAUgRkYXRlEjUKBHRpbWUYCyABKAsyHy5vdG9saXRoLmNhdGFsb2d1ZS52MS5UaW1lRW50cnlIAFIEdGltZRI9Cgl0ZXh0X2xpbmUYDCABKAsyHi5vdG9saXRoLmNhdGFsb2d1ZS52MS5UZXh0TGluZUgAUgh0ZXh0TGluZRI9Cgl0ZXh0X2FyZWEYDSABKAsyHi5vdG9saXRoLmNhdGFsb2d1ZS52MS5UZXh0QXJlYUgAUgh0ZXh0QXJlYRI/Cglpbmhlcml0ZWQYECABKAsyHy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Jbmhlcml0ZWRIAFIJaW5oZXJpdGVkEk8KD3Zpc3VhbF9hbmFsb2d1ZRgRIAEoCzIkLm90b2xpdGguY2F0YWxvZ3VlLnYxLlZpc3VhbEFuYWxvZ3VlSABSDnZpc3VhbEFuYWxvZ3VlEkIKCWRhdGVfdGltZRgSIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRhdGVUaW1lRW50cnlIAFIIZGF0ZVRpbWUSQQoIZHVyYXRpb24YEyABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5EdXJhdGlvbkVudHJ5SABSCGR1cmF0aW9uEjgKBWVtYWlsGBQgASgLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuRW1haWxFbnRyeUgAUgVlbWFpbBIyCgN1cmwYFSABKAsyHi5vdG9saXRoLmNhdGFsb2d1ZS52MS5VUkxFbnRyeUgAUgN1cmwSRAoJdGVsZXBob25lGBYgASgLMiQub3RvbGl0aC5jYXRhbG9ndWUudjEuVGVsZXBob25lRW50cnlIAFIJdGVsZXBob25lEjkKB2NvdW50cnkYFyABKAsyHS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Db3VudHJ5SABSB2NvdW50cnkSRQoLdW5zdXBwb3J0ZWQYGCABKAsyIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5VbnN1cHBvcnRlZEgAUgt1bnN1cHBvcnRlZBIXCgdpdGVtX2lkGA4gASgJUgZpdGVtSWQSSgoOaW5pdGlhbF9hbnN3ZXIYDyABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Jbml0aWFsQW5zd2VyUg1pbml0aWFsQW5zd2VyEjQKFmhpZGRlbl9mcm9tX3N0YXRpc3RpY3MYGSABKAhSFGhpZGRlbkZyb21TdGF0aXN0aWNzEkQKDXJlcXVpcmVkX3doZW4YHiADKAsyHy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Db25kaXRpb25SDHJlcXVpcmVkV2hlbhJRChFyZXF1aXJlZF9iZWhhdmlvchgfIAEoDjIkLm90b2xpdGguY2F0YWxvZ3VlLnYxLkVuYWJsZUJlaGF2aW9yUhByZXF1aXJlZEJlaGF2aW9yQgYKBHR5cGUibwoNSW5pdGlhbEFuc3dlchIUCgVjb2RlcxgBIAMoCVIFY29kZXMSNAoGbnVtYmVyGAIgASgLMhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUgZudW1iZXISEgoEdGV4dBgDIAEoCVIEdGV4dCILCglJbmhlcml0ZWQiPQoLVW5zdXBwb3J0ZWQSEgoEdHlwZRgBIAEoCVIEdHlwZRIaCghjb250ZW50cxgCIAEoCVIIY29udGVudHMixQEKBk9wdGlvbhISCgRjb2RlGAEgASgJUgRjb2RlEjkKBWxhYmVsGAIgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIFbGFiZWwSHAoJZXhjbHVzaXZlGAMgASgIUglleGNsdXNpdmUSNAoGd2VpZ2h0GAQgASgLMhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUgZ3ZWlnaHQSGAoHbWlzc2luZxgFIAEoCFIHbWlzc2luZyJaCgxTaW5nbGVDaG9pY2USNgoHb3B0aW9ucxgBIAMoCzIcLm90b2xpdGguY2F0YWxvZ3VlLnYxLk9wdGlvblIHb3B0aW9ucxISCgRrbm9iGAIgASgIUgRrbm9iIrUBCg5NdWx0aXBsZUNob2ljZRI2CgdvcHRpb25zGAEgAygLMhwub3RvbGl0aC5jYXRhbG9ndWUudjEuT3B0aW9uUgdvcHRpb25zEiMKDW1pbmltdW1fY291bnQYAiABKA1SDG1pbmltdW1Db3VudBIjCg1tYXhpbXVtX2NvdW50GAMgASgNUgxtYXhpbXVtQ291bnQSIQoMbm9uZV9hbGxvd2VkGAQgASgIUgtub25lQWxsb3dlZCIHCgVZZXNObyKZAgoGU2xpZGVyEhgKB21pbmltdW0YASABKAFSB21pbmltdW0SGAoHbWF4aW11bRgCIAEoAVIHbWF4aW11bRISCgRzdGVwGAMgASgBUgRzdGVwEkgKDW1pbmltdW1fbGFiZWwYBCABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgxtaW5pbXVtTGFiZWwSSAoNbWF4aW11bV9sYWJlbBgFIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSDG1heGltdW1MYWJlbBISCgRrbm9iGAYgASgIUgRrbm9iEh8KC3Nob3dfbnVtYmVyGAcgASgIUgpzaG93TnVtYmVyIqQBCg5WaXN1YWxBbmFsb2d1ZRJICg1taW5pbXVtX2xhYmVsGAEgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIMbWluaW11bUxhYmVsEkgKDW1heGltdW1fbGFiZWwYAiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgxtYXhpbXVtTGFiZWwi7wEKFVNlbGZBc3Nlc3NtZW50TWFuaWtpbhJECglkaW1lbnNpb24YASABKA4yJi5vdG9saXRoLmNhdGFsb2d1ZS52MS5NYW5pa2luRGltZW5zaW9uUglkaW1lbnNpb24SRgoMbG93ZXN0X2xhYmVsGAIgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFILbG93ZXN0TGFiZWwSSAoNaGlnaGVzdF9sYWJlbBgDIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSDGhpZ2hlc3RMYWJlbCKmAQoGTnVtYmVyEjYKB21pbmltdW0YASABKAsyHC5nb29nbGUucHJvdG9idWYuRG91YmxlVmFsdWVSB21pbmltdW0SNgoHbWF4aW11bRgCIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIHbWF4aW11bRIYCgdpbnRlZ2VyGAMgASgIUgdpbnRlZ2VyEhIKBHVuaXQYBCABKAlSBHVuaXQiPwoJRGF0ZUVudHJ5EhoKCGVhcmxpZXN0GAEgASgJUghlYXJsaWVzdBIWCgZsYXRlc3QYAiABKAlSBmxhdGVzdCILCglUaW1lRW50cnkiDwoNRGF0ZVRpbWVFbnRyeSJhCg1EdXJhdGlvbkVudHJ5EicKD21pbmltdW1fc2Vjb25kcxgBIAEoDVIObWluaW11bVNlY29uZHMSJwoPbWF4aW11bV9zZWNvbmRzGAIgASgNUg5tYXhpbXVtU2Vjb25kcyIJCgdDb3VudHJ5Im4KCFRleHRMaW5lEiUKDm1heGltdW1fbGVuZ3RoGAEgASgNUg1tYXhpbXVtTGVuZ3RoEjsKB3BhdHRlcm4YAiABKAsyIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5UZXh0UGF0dGVyblIHcGF0dGVybiJuCghUZXh0QXJlYRIlCg5tYXhpbXVtX2xlbmd0aBgBIAEoDVINbWF4aW11bUxlbmd0aBI7CgdwYXR0ZXJuGAIgASgLMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuVGV4dFBhdHRlcm5SB3BhdHRlcm4icAoKRW1haWxFbnRyeRIlCg5tYXhpbXVtX2xlbmd0aBgBIAEoDVINbWF4aW11bUxlbmd0aBI7CgdwYXR0ZXJuGAIgASgLMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuVGV4dFBhdHRlcm5SB3BhdHRlcm4ibgoIVVJMRW50cnkSJQoObWF4aW11bV9sZW5ndGgYASABKA1SDW1heGltdW1MZW5ndGgSOwoHcGF0dGVybhgCIAEoCzIhLm90b2xpdGguY2F0YWxvZ3VlLnYxLlRleHRQYXR0ZXJuUgdwYXR0ZXJuInQKDlRlbGVwaG9uZUVudHJ5EiUKDm1heGltdW1fbGVuZ3RoGAEgASgNUg1tYXhpbXVtTGVuZ3RoEjsKB3BhdHRlcm4YAiABKAsyIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5UZXh0UGF0dGVyblIHcGF0dGVybiJmCgtUZXh0UGF0dGVybhIeCgpleHByZXNzaW9uGAEgASgJUgpleHByZXNzaW9uEjcKBGhpbnQYAiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgRoaW50IlsKDVNlbnNvclJlcXVlc3QSNAoEa2luZBgBIAEoDjIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNlbnNvcktpbmRSBGtpbmQSFAoFY291bnQYAiABKA1SBWNvdW50KmIKB1NoYXJpbmcSFwoTU0hBUklOR19VTlNQRUNJRklFRBAAEhMKD1NIQVJJTkdfUFJPSkVDVBABEhUKEVNIQVJJTkdfU1RSVUNUVVJFEAISEgoOU0hBUklOR19BTllPTkUQAyp1CgpHcm91cFN0eWxlEhsKF0dST1VQX1NUWUxFX1VOU1BFQ0lGSUVEEAASFwoTR1JPVVBfU1RZTEVfU0VDVElPThABEhkKFUdST1VQX1NUWUxFX0NPTVBPU0lURRACEhYKEkdST1VQX1NUWUxFX01BVFJJWBADKpQBChBNYW5pa2luRGltZW5zaW9uEiEKHU1BTklLSU5fRElNRU5TSU9OX1VOU1BFQ0lGSUVEEAASHQoZTUFOSUtJTl9ESU1FTlNJT05fVkFMRU5DRRABEh0KGU1BTklLSU5fRElNRU5TSU9OX0FST1VTQUwQAhIfChtNQU5JS0lOX0RJTUVOU0lPTl9ET01JTkFOQ0UQAypgCgpTZW5zb3JLaW5kEhsKF1NFTlNPUl9LSU5EX1VOU1BFQ0lGSUVEEAASGAoUU0VOU09SX0tJTkRfUE9TSVRJT04QARIbChdTRU5TT1JfS0lORF9OT0lTRV9MRVZFTBACQlEKFG90b2xpdGguY2F0YWxvZ3VlLnYxUAFaIG90b2xpdGgvY2F0YWxvZ3VlL3YxO2NhdGFsb2d1ZXYxqgIUT3RvbGl0aC5DYXRhbG9ndWUuVjFKo3UKSQoBDBIDAQASGj8gUXVlc3Rpb25uYWlyZSBkZWZpbml0aW9ucy4gQSBwdWJsaXNoZWQgdmVyc2lvbiBuZXZlciBjaGFuZ2VzLgoKmAYKAgQAEgQZAE8BGosGIEEgcHVibGlzaGVkIHF1ZXN0aW9ubmFpcmUsIG9yIHRoZSBjb250ZW50cyBvZiBhIGRyYWZ0LgoKIFRleHRzIGNhbiBjb250YWluIHBsYWNlaG9sZGVycyBge3thbnN3ZXI6RUxFTUVOVHxmYWxsYmFja319YCwgYHt7Y2FsY3VsYXRpb246SUR8ZmFsbGJhY2t9fWAgYW5kCiBge3tzY29yZTpJRHxmYWxsYmFja319YCwgd2hpY2ggY2xpZW50cyByZXBsYWNlIGJ5IHRoZSB2YWx1ZTogYW4gYW5zd2VyIGFzIHRoZSBwYXJ0aWNpcGFudCBzZWVzIGl0CiAobGFiZWxzIG9mIHRoZSBjaG9zZW4gb3B0aW9ucywgam9pbmVkIGJ5IGAsIGApLCBhIG51bWJlciB3aXRoIGl0cyBkZWNpbWFsIGRpZ2l0cwogKENhbGN1bGF0aW9uLmRlY2ltYWxzOyBvdGhlcnMgd2l0aCB1cCB0byAyKSwgYSB0cnV0aCB2YWx1ZSBhcyB0aGUgY2xpZW50J3Mgd29yZCBmb3IgeWVzIG9yIG5vLgogV2hpbGUgdGhlIHZhbHVlIGlzIG1pc3NpbmcsIHRoZSBmYWxsYmFjayBpcyBzaG93bjsgaXQgZXh0ZW5kcyB0byB0aGUgbmV4dCBgfX1gIGFuZCBtYXkgYmUgZW1wdHksCiB3aXRoIG9yIHdpdGhvdXQgYHxgLiBQbGFjZWhvbGRlcnMgYXJlIGFsbG93ZWQgaW4gaGVhZGxpbmVzLCB0ZXh0cywgdGV4dHMgYW5kIGRlc2NyaXB0aW9ucyBvZgogcXVlc3Rpb25zLCB0aXRsZXMgb2YgZ3JvdXBzLCBtZXNzYWdlcyBvZiBjb25zdHJhaW50cywgYW5kIHRoZSBjbG9zaW5nIChvdGhlcndpc2UKIFBMQUNFSE9MREVSX05PVF9BUFBMSUNBQkxFKS4gRXZlcnl0aGluZyBlbHNlIGluIGJyYWNlcyBpcyBvcmRpbmFyeSB0ZXh0LgoKXwoEBAACABIDGwIeGlIgMeKAkzY0IGNoYXJhY3RlcnM6IGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzLCBoeXBoZW5zLiBVbmlxdWUgaW4gdGhlIGNhdGFsb2d1ZS4KCmUKBAQAAgESAx0CFRpYIFZlcnNpb24gbnVtYmVyIGZyb20gMSwgaW5jcmVtZW50ZWQgYXQgZWFjaCBwdWJsaWNhdGlvbi4gMCBpbiBhbiBpbXBvcnQgYW5kIGluIGEgZHJhZnQuCgqyAQoEBAACAhIDIAIaGqQBIFNIQS0yNTYgb2YgdGhlIGNhbm9uaWNhbCBjb250ZW50cyBpbiBhbGwgbGFuZ3VhZ2VzLCBsb3dlci1jYXNlIGhleGFkZWNpbWFsLiBDb21wdXRlZCBieSB0aGUKIHNlcnZpY2U7IGFuIGltcG9ydCBtYXkgZ2l2ZSBpdCBmb3IgY29tcGFyaXNvbiAoQ09OVEVOVF9IQVNIX0RJRkZFUlMpLgoKGAoEBAACAxIDIgIaGgsgUmVxdWlyZWQuCgodCgQEAAIEEgMkAiAaECBNYXkgYmUgYWJzZW50LgoKPQoEBAACBRIDJgIhGjAgU2hvd24gYmVmb3JlIHRoZSBmaXJzdCBlbGVtZW50OyBtYXkgYmUgYWJzZW50LgoKOwoEBAACBhIDKAIcGi4gU2hvd24gYWZ0ZXIgdGhlIGxhc3QgZWxlbWVudDsgbWF5IGJlIGFic2VudC4KCi0KBAQAAgcSAyoCHhogIEJDUCA0NyBsYW5ndWFnZSB0YWc7IHJlcXVpcmVkLgoKNgoEBAACCBIDLAIgGikgRWxlbWVudHMgZnJvbSB0b3AgdG8gYm90dG9tOyAx4oCTNSwwMDAuCgpgCgQEAAIJEgMuAiYaUyBNZWFzdXJlbWVudHMgdG8gdGFrZSB3aGlsZSBpdCBpcyBmaWxsZWQgaW47IGVhY2gga2luZCBhdCBtb3N0IG9uY2UsIG1heSBiZSBlbXB0eS4KCksKBAQAAgoSAzACIho+IFdoZXRoZXIgdGhlIHdvcmRpbmcgaXMgbm90IHRoYXQgb2YgdGhlIHZhbGlkYXRlZCBpbnN0cnVtZW50LgoKUwoEBAACCxIDMgIVGkYgT3JpZ2luIG9mIHN0cnVjdHVyZSBhbmQgY29kZXM7IHVwIHRvIDEsMDAwIGNoYXJhY3RlcnMsIG1heSBiZSBlbXB0eS4KCk0KBAQAAgwSAzQCFhpAIFNQRFggaWRlbnRpZmllciBvciBuYW1lOyB1cCB0byAxLDAwMCBjaGFyYWN0ZXJzLCBtYXkgYmUgZW1wdHkuCgpZCgQEAAINEgM2Ai4aTCBUaW1lIG9mIHB1YmxpY2F0aW9uIG9mIHRoaXMgdmVyc2lvbjsgc2V0IGJ5IHRoZSBzZXJ2aWNlLiBBYnNlbnQgaW4gZHJhZnRzLgoKXwoEBAACDhIDOAIfGlIgQXV0aG9ycyBpbiB0aGUgb3JkZXIgb2YgdGhlIGNpdGF0aW9uOyB1cCB0byA1MCB3aXRoIHVwIHRvIDEsMDAwIGNoYXJhY3RlcnMgZWFjaC4KCk4KBAQAAg8SAzoCEhpBIERPSSBhcyBgMTAucHJlZml4L3N1ZmZpeGAsIHVwIHRvIDIwMCBjaGFyYWN0ZXJzOyBlbXB0eSBpZiBub25lLgoKRAoEBAACEBIDPAIXGjcgSG93IHRvIGNpdGUgaXQ7IHVwIHRvIDEsMDAwIGNoYXJhY3RlcnMsIG1heSBiZSBlbXB0eS4KCjUKBAQAAhESAz4CFxooIFZpc2liaWxpdHkgb3V0c2lkZSB0aGUgb3duaW5nIHByb2plY3QuCgqHAQoEBAACEhIDQQIhGnogQkNQIDQ3IGxhbmd1YWdlcyBpbiB3aGljaCBldmVyeSB0ZXh0IGlzIHByb21pc2VkLCBhcyBnaXZlbiBieSB0aGUgYXV0aG9yOyB0aGUgZGVmYXVsdCBsYW5ndWFnZQogYWx3YXlzIGNvdW50cy4gVXAgdG8gNTAuCgqXAQoEBAACExIDRAIeGokBIEFuc3dlciB0eXBlIG9mIHF1ZXN0aW9ucyBvZiB0aGUgdHlwZSBgaW5oZXJpdGVkYCBvdXRzaWRlIG9mIGdyb3VwcyB3aXRoIHRoZWlyIG93biB0eXBlIChUWVQgwqczCiBgb25lX2Fuc3dlcmApLiBPbmx5IGl0cyBgdHlwZWAgaXMgc2V0LgoKQwoEBAACFBIDRgIdGjYgU2NvcmVzIGluIHRoZSBvcmRlciBvZiB0aGVpciBjb21wdXRhdGlvbjsgdXAgdG8gMjAwLgoKUQoEBAACFRIDSAIVGkQgVmVyc2lvbiB0aGF0IGl0IHdhcyBmb3JrZWQgb3IgY29waWVkIGZyb207IGFic2VudCBpZiBjcmVhdGVkIGhlcmUuCgoxCgQEAAIWEgNKAicaJCBEYXRhIGZyb20gb3RoZXIgZm9ybWF0czsgdXAgdG8gNTAuCgo7CgQEAAIXEgNMAikaLiBWYWx1ZXMgY29tcHV0ZWQgZnJvbSB0aGUgYW5zd2VyczsgdXAgdG8gMjAwLgoKMAoEBAACGBIDTgInGiMgUnVsZXMgYmV0d2VlbiBhbnN3ZXJzOyB1cCB0byAyMDAuCgouCgIEARIEUgBXARoiIFRoZSBuYW1lIG9mIGEgcHVibGlzaGVkIHZlcnNpb24uCgoYCgQEAQIAEgNUAh4aCyBSZXF1aXJlZC4KCjIKBAQBAgESA1YCFRolIFZlcnNpb24gbnVtYmVyOyAwIG1lYW5zIHRoZSBuZXdlc3QuCgpACgIFABIEWgBjARo0IFZpc2liaWxpdHkgb2YgY29udGVudHMgb3V0c2lkZSB0aGUgb3duaW5nIHByb2plY3QuCgonCgQFAAIAEgNcAhoaGiBTYW1lIGFzIFNIQVJJTkdfUFJPSkVDVC4KCi8KBAUAAgESA14CFhoiIFZpc2libGUgb25seSB3aXRoaW4gdGhlIHByb2plY3QuCgprCgQFAAICEgNgAhgaXiBTdHJ1Y3R1cmUsIGNvZGVzIGFuZCBzY29yZXMgYXJlIHZpc2libGUsIGJ1dCBub3QgdGhlIHdvcmRpbmcgb2YgZWxlbWVudHMsIG9wdGlvbnMgYW5kIGJhbmRzLgoKNwoEBQACAxIDYgIVGiogRXZlcnl0aGluZyBpcyB2aXNpYmxlIGFuZCBtYXkgYmUgZm9ya2VkLgoKRgoCBAISBGYAbQEaOiBUaGUgcHVibGlzaGVkIHZlcnNpb24gdGhhdCBhIGZvcmsgb3IgY29weSB3YXMgbWFkZSBmcm9tLgoKKAoEBAICABIDaAIYGhsgVGhlIHByb2plY3QgdGhhdCBvd25zIGl0LgoKJwoEBAICARIDagIeGhogSWQgb2YgdGhlIHF1ZXN0aW9ubmFpcmUuCgomCgQEAgICEgNsAhUaGSBWZXJzaW9uIG51bWJlciwgZnJvbSAxLgoKUAoCBAMSBHAAdgEaRCBEYXRhIGZyb20gYW5vdGhlciBmb3JtYXQgdGhhdCBoYXMgbm8gZmllbGQgaGVyZS4gSXQgaGFzIG5vIGVmZmVjdC4KCpQBCgQEAwIAEgNzAhEahgEgRm9ybWF0IGFuZCBuYW1lIG9mIHRoZSBkYXRhLCBlLmcuIGByZWRjYXAuZmllbGQtYW5ub3RhdGlvbmA7IDHigJM2NCBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cywKIGAuYCwgYC1gLiBBdCBtb3N0IG9uY2UgcGVyIGVsZW1lbnQuCgpNCgQEAwIBEgN1AhMaQCBUaGUgb3JpZ2luYWwgdmFsdWU7IHVwIHRvIDIwLDAwMCBjaGFyYWN0ZXJzIChVbmljb2RlIHNjYWxhcnMpLgoKLgoCBAQSBXkAlwEBGiEgT25lIGVsZW1lbnQgb2YgYSBxdWVzdGlvbm5haXJlLgoKmQEKBAQEAgASA3wCGBqLASBTdGFibGUgY29kZSwgdW5pcXVlIGluIHRoZSBxdWVzdGlvbm5haXJlOiAx4oCTNjQgY2hhcmFjdGVycyBvZiBsZXR0ZXJzLCBkaWdpdHMsIGBfYC4gRm9yIGEKIHF1ZXN0aW9uLCBhbHNvIHRoZSBuYW1lIG9mIGl0cyBleHBvcnQgY29sdW1uLgoKMwoEBAQIABIFfgKKAQMaJCBDb250ZW50cyBvZiB0aGUgZWxlbWVudDsgcmVxdWlyZWQuCgoaCgQEBAIBEgSAAQQfGgwgQSBoZWFkaW5nLgoKHwoEBAQCAhIEggEEGxoRIEEgdGV4dCB0byByZWFkLgoKJQoEBAQCAxIEhAEEGhoXIEEgcXVlc3Rpb24gdG8gYW5zd2VyLgoKdwoEBAQCBBIEhwEEHRppIFN0YXJ0cyBhIHBhZ2UsIHdoaWNoIGVuZHMgYXQgdGhlIG5leHQgYnJlYWsuIEl0cyBjb25kaXRpb25zIGFwcGx5IHRvIHRoZSBwYWdlLiBOb3QgYWxsb3dlZCBpbgogYSBncm91cC4KCjYKBAQEAgUSBIkBBBQaKCBIZWFkZXIgb2YgYSBncm91cDsgaXRzIG1lbWJlcnMgZm9sbG93LgoK0wIKBAQEAgYSBI8BAiUaxAIgQ29uZGl0aW9ucyBmb3Igc2hvd2luZyB0aGUgZWxlbWVudDsgZW1wdHk6IGFsd2F5cyBzaG93bi4gSXQgaXMgc2hvd24gaWYgdGhlIGNvbmRpdGlvbnMgd2l0aAogYHBhcmVudGAgMCBob2xkIGFzIGBlbmFibGVfYmVoYXZpb3JgIGNvbWJpbmVzIHRoZW0uIEEgaGlkZGVuIHF1ZXN0aW9uIG11c3Qgbm90IGJlIGFuc3dlcmVkIGFuZAogaXMgbm90IHJlcXVpcmVkIChGSElSIFNEQyBlbmFibGVXaGVuKS4gQSBncm91cCdzIGNvbmRpdGlvbnMgYWxzbyBhcHBseSB0byBpdHMgbWVtYmVycy4gQQogY29uZGl0aW9uIHdpdGhvdXQgYSByZXN1bHQgY291bnRzIGFzIGZhbHNlLgoKPgoEBAQCBxIEkQECJRowIENvbWJpbmF0aW9uIG9mIHRoZSBjb25kaXRpb25zIHdpdGggYHBhcmVudGAgMC4KCpcBCgQEBAIIEgSUAQIXGogBIEdyb3VwIHRoYXQgdGhlIGVsZW1lbnQgYmVsb25ncyB0bzsgZW1wdHkgaWYgbm9uZS4gTWVtYmVycyBmb2xsb3cgdGhlaXIgZ3JvdXAgd2l0aG91dCBhIGdhcC4KIEdyb3VwcyBjYW4gYmUgbmVzdGVkIHVwIHRvIDUgbGV2ZWxzIGRlZXAuCgoyCgQEBAIJEgSWAQInGiQgRGF0YSBmcm9tIG90aGVyIGZvcm1hdHM7IHVwIHRvIDUwLgoKMQoCBAUSBJoBABQaJSBBIHBhZ2UgYnJlYWs7IGl0IGhhcyBubyBwcm9wZXJ0aWVzLgoKPAoCBQESBp0BAKcBARouIFRoZSByZWxhdGlvbiBiZXR3ZWVuIHRoZSBtZW1iZXJzIG9mIGEgZ3JvdXAuCgo5CgQFAQIAEgSfAQIeGisgUmVqZWN0ZWQgd2l0aCByZWFzb24gR1JPVVBfU1RZTEVfTUlTU0lORy4KCi0KBAUBAgESBKEBAhoaHyBBIGhlYWRpbmcgYWJvdmUgYW55IGVsZW1lbnRzLgoKuQEKBAUBAgISBKQBAhwaqgEgT25lIGFuc3dlciBpbiBzZXZlcmFsIGZpZWxkcy4gSWYgcmVxdWlyZWQsIGVhY2ggZmllbGQgZm9sbG93cyBpdHMgb3duIHJ1bGUuIFdpdGgKIGBvcHRpb25hbF9hbnN3ZXJgLCBhbGwgZmllbGRzIG11c3QgYmUgZmlsbGVkIGluIGFzIHNvb24gYXMgb25lIGlzIChnZW5lcmljIGZvcm1zIMKnNSkuCgplCgQFAQIDEgSmAQIZGlcgUm93cyB0aGF0IHNoYXJlIG9uZSBhbnN3ZXIgc2NhbGU6IGV2ZXJ5IG1lbWJlciBpcyBhIHF1ZXN0aW9uIG9mIHRoZSB0eXBlIGBpbmhlcml0ZWRgLgoKJAoCBAYSBqoBALQBARoWIEEgZ3JvdXAgb2YgZWxlbWVudHMuCgo9CgQEBgIAEgSsAQIaGi8gVGl0bGUgc2hvd24gYWJvdmUgdGhlIG1lbWJlcnM7IG1heSBiZSBhYnNlbnQuCgo3CgQEBgIBEgSuAQIXGikgUmVsYXRpb24gYmV0d2VlbiB0aGUgbWVtYmVyczsgcmVxdWlyZWQuCgo4CgQEBgICEgSwAQIbGiogV2hldGhlciB0aGUgY29tcG9zaXRlIG1heSBiZSBsZWZ0IGVtcHR5LgoKkwEKBAQGAgMSBLMBAh0ahAEgQW5zd2VyIHR5cGUgb2YgbWVtYmVycyBvZiB0aGUgdHlwZSBgaW5oZXJpdGVkYDsgYWJzZW50OiB0aGF0IG9mIHRoZSBlbmNsb3NpbmcgZ3JvdXAgb3IgdGhlCiBxdWVzdGlvbm5haXJlLiBPbmx5IGl0cyBgdHlwZWAgaXMgc2V0LgoKLwoCBAcSBrcBAPkBARohIEEgcXVlc3Rpb24gYW5kIGl0cyBhbnN3ZXIgdHlwZS4KCi8KBAQHAgASBLkBAhkaISBUZXh0IG9mIHRoZSBxdWVzdGlvbjsgcmVxdWlyZWQuCgo0CgQEBwIBEgS7AQIgGiYgU2hvd24gYmVsb3cgdGhlIHRleHQ7IG1heSBiZSBhYnNlbnQuCgqgAQoEBAcCAhIEvgECGxqRASBXaGV0aGVyIHRoZSBxdWVzdGlvbiBtYXkgYmUgbGVmdCB1bmFuc3dlcmVkIChnZW5lcmljIGZvcm1zIMKnNCkuIFdpdGggYHJlcXVpcmVkX3doZW5gLCBpdCBtYXkgYmUKIGxlZnQgdW5hbnN3ZXJlZCB1bmxlc3MgdGhlc2UgY29uZGl0aW9ucyBob2xkLgoKKAoEBAcIABIGwAEC5wEDGhggQW5zd2VyIHR5cGU7IHJlcXVpcmVkLgoKJwoEBAcCAxIEwgEEIxoZIE9uZSBvZiBzZXZlcmFsIG9wdGlvbnMuCgonCgQEBwIEEgTEAQQnGhkgQW55IG9mIHNldmVyYWwgb3B0aW9ucy4KChoKBAQHAgUSBMYBBBUaDCBZZXMgb3Igbm8uCgomCgQEBwIGEgTIAQQWGhggQSBwb3NpdGlvbiBvbiBhIHNjYWxlLgoKJQoEBAcCBxIEygEENhoXIE9uZSBvZiBuaW5lIHBpY3R1cmVzLgoKHwoEBAcCCBIEzAEEFhoRIEEgdHlwZWQgbnVtYmVyLgoKIAoEBAcCCRIEzgEEGBoSIEEgY2FsZW5kYXIgZGF0ZS4KCh0KBAQHAgoSBNABBBgaDyBBIGNsb2NrIHRpbWUuCgojCgQEBwILEgTSAQQcGhUgQSB0ZXh0IG9mIG9uZSBsaW5lLgoKKAoEBAcCDBIE1AEEHBoaIEEgdGV4dCBvZiBzZXZlcmFsIGxpbmVzLgoKPgoEBAcCDRIE1gEEHRowIFRoZSBhbnN3ZXIgdHlwZSBvZiB0aGUgZ3JvdXAgb3IgcXVlc3Rpb25uYWlyZS4KCjMKBAQHAg4SBNgBBCgaJSBBIHBvc2l0aW9uIG9uIGEgbGluZSB3aXRob3V0IG1hcmtzLgoKMgoEBAcCDxIE2gEEIRokIEEgY2FsZW5kYXIgZGF0ZSB3aXRoIGEgY2xvY2sgdGltZS4KCiEKBAQHAhASBNwBBCAaEyBBIGxlbmd0aCBvZiB0aW1lLgoKIgoEBAcCERIE3gEEGhoUIEFuIGUtbWFpbCBhZGRyZXNzLgoKHgoEBAcCEhIE4AEEFhoQIEEgd2ViIGFkZHJlc3MuCgojCgQEBwITEgTiAQQiGhUgQSB0ZWxlcGhvbmUgbnVtYmVyLgoKGgoEBAcCFBIE5AEEGRoMIEEgY291bnRyeS4KCjcKBAQHAhUSBOYBBCEaKSBBIHR5cGUgdGhhdCB0aGlzIHZlcnNpb24gZG9lcyBub3Qga25vdy4KCmsKBAQHAhYSBOkBAhYaXSBJdGVtIG9mIHRoZSBpdGVtIGJhbms7IGVtcHR5IGlmIG5vbmUuIFF1ZXN0aW9ucyB3aXRoIHRoZSBzYW1lIGl0ZW0gaGF2ZSBjb21wYXJhYmxlIGFuc3dlcnMuCgp7CgQEBwIXEgTsAQIkGm0gQW5zd2VyIHNob3duIGJlZm9yZSB0aGUgcGFydGljaXBhbnQgYW5zd2VyczsgYWJzZW50IGlmIG5vbmUuIE5vdCBhbGxvd2VkIGZvciBzbGlkZXJzLCBzY2FsZXMKIGFuZCBtYW5pa2lucy4KCtECCgQEBwIYEgTxAQIjGsICIFdoZXRoZXIgdGhlIGFuc3dlcnMgYXJlIGxlZnQgb3V0IG9mIHN0YXRpc3RpY3M6IG9mIHRoZSBsaXN0IG9mIGEgcGFydGljaXBhbnQncyBzZXJpZXMgKExpc3RTZXJpZXMKIGFuZCBSZW5kZXJSZXBvcnQgb2Ygb3RvbGl0aC5pbmdlc3Rpb24udjEpIGFuZCBvZiB0aGUgZGlzdHJpYnV0aW9ucyBmb3IgdGhlIHRlYW0KIChHZXRRdWVzdGlvbm5haXJlRmlndXJlcykuIEV4cG9ydHMgYW5kIHNjb3JlcyBjb250YWluIHRoZW0uIFRoZSBuZXdlc3QgdmVyc2lvbiB3aXRoIHRoZSBxdWVzdGlvbgogZGVjaWRlcywgYWxzbyBmb3IgYW5zd2VycyB0byBlYXJsaWVyIG9uZXMuCgqeAgoEBAcCGRIE9gECKBqPAiBDb25kaXRpb25zIHVuZGVyIHdoaWNoIGEgcXVlc3Rpb24gd2l0aCBgb3B0aW9uYWxfYW5zd2VyYCBuZWVkcyBhbiBhbnN3ZXIgbmV2ZXJ0aGVsZXNzOyBlbXB0eToKIG5ldmVyLiBTYW1lIHN0cnVjdHVyZSBhbmQgcmVmZXJlbmNlcyBhcyBFbGVtZW50LmVuYWJsZV93aGVuLiBOb3QgYWxsb3dlZCB3aXRob3V0CiBgb3B0aW9uYWxfYW5zd2VyYCwgYW5kIGluIGNvbXBvc2l0ZXMgd2l0aCBgb3B0aW9uYWxfYW5zd2VyYAogKFJFUVVJUkVEX1dIRU5fTk9UX0FQUExJQ0FCTEUpLgoKPgoEBAcCGhIE+AECKBowIENvbWJpbmF0aW9uIG9mIHRoZSBjb25kaXRpb25zIHdpdGggYHBhcmVudGAgMC4KCkMKAgQIEgb8AQCDAgEaNSBBIHByZXNldCBhbnN3ZXIuIEl0IG11c3QgYmUgdmFsaWQgZm9yIHRoZSBxdWVzdGlvbi4KCjkKBAQIAgASBP4BAhwaKyBDb2RlcywgZm9yIGNob2ljZXMsIHllcy9ubyBhbmQgY291bnRyaWVzLgoKOwoEBAgCARIEgAICKRotIE51bWJlciwgZm9yIG51bWJlcnM7IHNlY29uZHMgZm9yIGR1cmF0aW9ucy4KCkUKBAQIAgISBIICAhIaNyBUZXh0LCBmb3IgdGV4dHMsIGRhdGVzIGFuZCB0aW1lcywgaW4gdGhlIHN0b3JlZCBmb3JtLgoKZwoCBAkSBIYCABQaWyBUaGUgc2hhcmVkIGFuc3dlciBvZiB0aGUgbmVhcmVzdCBncm91cCB0aGF0IGhhcyBvbmUsIG90aGVyd2lzZSB0aGF0IG9mIHRoZSBxdWVzdGlvbm5haXJlLgoKeQoCBAoSBooCAJACARprIEEgcXVlc3Rpb24gdHlwZSB0aGF0IHRoaXMgdmVyc2lvbiBkb2VzIG5vdCBrbm93LiBDbGllbnRzIHNob3cgaXQgYXMgbm90IHN1cHBvcnRlZDsgaXQgaXMgbmV2ZXIKIHJlcXVpcmVkLgoKgQEKBAQKAgASBI0CAhIacyBOYW1lIG9mIHRoZSB0eXBlIHdpdGggaXRzIHNvdXJjZSBmb3JtYXQ6IGBmaGlyLmF0dGFjaG1lbnRgLiAx4oCTNjQgY2hhcmFjdGVycyBvZiBsZXR0ZXJzLCBkaWdpdHMsCiBgX2AsIGAtYCwgYC5gLgoKYQoEBAoCARIEjwICFhpTIERlZmluaXRpb24gZnJvbSB0aGUgc291cmNlIGZvcm1hdCBhcyBKU09OOyB1cCB0byAyMCwwMDAgY2hhcmFjdGVycywgbWF5IGJlIGVtcHR5LgoKIgoCBAsSBpMCAKECARoUIE9uZSBhbnN3ZXIgb3B0aW9uLgoKdwoEBAsCABIElgICEhppIFN0b3JlZCBhbmQgZXhwb3J0ZWQgY29kZTogMeKAkzY0IGNoYXJhY3RlcnMgb2YgbGV0dGVycywgZGlnaXRzLCBgX2AsIGAtYCwgYC5gLiBVbmlxdWUgaW4gdGhlCiBxdWVzdGlvbi4KCjkKBAQLAgESBJgCAhoaKyBMYWJlbCBzaG93biB0byB0aGUgcGFydGljaXBhbnQ7IHJlcXVpcmVkLgoKTAoEBAsCAhIEmgICFRo+IFdoZXRoZXIgdGhlIG9wdGlvbiBvZiBhIG11bHRpcGxlIGNob2ljZSBleGNsdWRlcyBhbGwgb3RoZXJzLgoKUQoEBAsCAxIEnAICKRpDIFZhbHVlIHVzZWQgYnkgc2NvcmVzOyBhYnNlbnQ6IHRoZSBjb2RlIGFzIGEgbnVtYmVyLCBpZiBpdCBpcyBvbmUuCgrfAQoEBAsCBBIEoAICExrQASBXaGV0aGVyIHRoZSBvcHRpb24gbWVhbnMgdGhhdCB0aGVyZSBpcyBubyBhbnN3ZXIsIHN1Y2ggYXMgImRvbid0IGtub3ciLiBJdCBjYW4gYmUgY2hvc2VuIGFuZCBpcwogc3RvcmVkIGxpa2UgYW55IG90aGVyLCBidXQgc2NvcmVzIHRyZWF0IHRoZSBxdWVzdGlvbiBhcyBub3QgYW5zd2VyZWQsIGFuZCB0aGUgc2NyaXB0cyBvZiBleHBvcnRzCiBhcyBtaXNzaW5nLgoKOwoCBAwSBqQCAKkCARotIEEgY2hvaWNlIG9mIG9uZSBvcHRpb24sIHN0b3JlZCBhcyBpdHMgY29kZS4KCjIKBAQMAgASBKYCAh4aJCBPcHRpb25zIGluIGRpc3BsYXkgb3JkZXI7IDLigJM1MDAuCgpHCgQEDAIBEgSoAgIQGjkgV2hldGhlciBpdCBpcyBzaG93biBhcyBhIHJvdGFyeSBrbm9iIGluc3RlYWQgb2YgYSBsaXN0LgoKQwoCBA0SBqwCALcCARo1IEEgY2hvaWNlIG9mIHNldmVyYWwgb3B0aW9ucywgc3RvcmVkIGFzIHRoZWlyIGNvZGVzLgoKMgoEBA0CABIErgICHhokIE9wdGlvbnMgaW4gZGlzcGxheSBvcmRlcjsgMeKAkzUwMC4KCn4KBAQNAgESBLECAhsacCBNaW5pbXVtIG51bWJlciBvZiBvcHRpb25zIGlmIGFueSBpcyBjaG9zZW47IDAgbWVhbnMgbm8gbGltaXQuIEEgc2luZ2xlIGV4Y2x1c2l2ZSBvcHRpb24gaXMKIGFsd2F5cyBzdWZmaWNpZW50LgoKPAoEBA0CAhIEswICGxouIE1heGltdW0gbnVtYmVyIG9mIG9wdGlvbnM7IDAgbWVhbnMgbm8gbGltaXQuCgq4AQoEBA0CAxIEtgICGBqpASBXaGV0aGVyIGNob29zaW5nIG5vIG9wdGlvbiBpcyBhIHZhbGlkIGFuc3dlciBldmVuIHRvIGEgcmVxdWlyZWQgcXVlc3Rpb24gKGdlbmVyaWMgZm9ybXMgwqc0LjYpLgogT3RoZXJ3aXNlIGEgcmVxdWlyZWQgcXVlc3Rpb24gbmVlZHMgYXQgbGVhc3Qgb25lIG9wdGlvbiAoVFlUIMKnNC4xLjQpLgoKSAoCBA4SBLoCABAaPCBBIGNob2ljZSBvZiB5ZXMgb3Igbm8sIHN0b3JlZCBhcyB0aGUgY29kZXMgYHllc2AgYW5kIGBub2AuCgqEAQoCBA8SBr4CAM4CARp2IEEgc2xpZGVyLCBzdG9yZWQgYXMgYSBudW1iZXIuIEl0IGhhcyBubyBpbml0aWFsIHZhbHVlOiBhIGNsaWVudCBtdXN0IG5vdCBwcmVzZWxlY3QgYSBwb3NpdGlvbgogKFRZVCDCpzIsIFRZUyBGUiAxMykuCgolCgQEDwIAEgTAAgIVGhcgTG93ZXN0IHZhbHVlOyBmaW5pdGUuCgo4CgQEDwIBEgTCAgIVGiogSGlnaGVzdCB2YWx1ZTsgZmluaXRlLCBhYm92ZSB0aGUgbG93ZXN0LgoKcgoEBA8CAhIExQICEhpkIERpc3RhbmNlIG9mIHZhbGlkIHZhbHVlczogYG1pbmltdW0gKyBrwrdzdGVwYCwgdXAgdG8gYW5kIGluY2x1ZGluZyBgbWF4aW11bWA7IDAgbWVhbnMKIGNvbnRpbnVvdXMuCgo5CgQEDwIDEgTHAgIiGisgTGFiZWwgYXQgdGhlIGxvd2VzdCB2YWx1ZTsgbWF5IGJlIGFic2VudC4KCjoKBAQPAgQSBMkCAiIaLCBMYWJlbCBhdCB0aGUgaGlnaGVzdCB2YWx1ZTsgbWF5IGJlIGFic2VudC4KCjUKBAQPAgUSBMsCAhAaJyBXaGV0aGVyIGl0IGlzIHNob3duIGFzIGEgcm90YXJ5IGtub2IuCgo/CgQEDwIGEgTNAgIXGjEgV2hldGhlciB0aGUgcGFydGljaXBhbnQgc2VlcyB0aGUgY2hvc2VuIG51bWJlci4KCmwKAgQQEgbRAgDWAgEaXiBBIGxpbmUgd2l0aG91dCBtYXJrcyBiZXR3ZWVuIHR3byBlbmRzLCBzdG9yZWQgYXMgYSBudW1iZXIgZnJvbSAwIHRvIDEwMCBpbmNsdWRpbmcgZnJhY3Rpb25zLgoKKgoEBBACABIE0wICIhocIExhYmVsIGF0IDA7IG1heSBiZSBhYnNlbnQuCgosCgQEEAIBEgTVAgIiGh4gTGFiZWwgYXQgMTAwOyBtYXkgYmUgYWJzZW50LgoKMQoCBQISBtkCAOICARojIFRoZSBkaW1lbnNpb24gc2hvd24gYnkgYSBtYW5pa2luLgoKNwoEBQICABIE2wICJBopIFJlamVjdGVkIHdpdGggcmVhc29uIERJTUVOU0lPTl9NSVNTSU5HLgoKJwoEBQICARIE3QICIBoZIFVucGxlYXNhbnQgdG8gcGxlYXNhbnQuCgogCgQFAgICEgTfAgIgGhIgQ2FsbSB0byBleGNpdGVkLgoKKQoEBQICAxIE4QICIhobIENvbnRyb2xsZWQgdG8gaW4gY29udHJvbC4KCrUCCgIEERIG5wIA7wIBGqYCIE5pbmUgcGljdHVyZXMsIHN0b3JlZCBhcyB0aGUgaW50ZWdlcnMgMeKAkzkuIFRoZSBkaXJlY3Rpb24gaXMgdGhlIHNhbWUgaW4gYWxsIGNsaWVudHMgYW5kIGV4cG9ydHM6CiAxIGlzIHVucGxlYXNhbnQsIGNhbG0sIGNvbnRyb2xsZWQ7IDkgaXMgcGxlYXNhbnQsIGV4Y2l0ZWQsIGluIGNvbnRyb2wuIEEgY2xpZW50IHRoYXQgc2hvd3MgdGhlCiBwaWN0dXJlcyBpbiByZXZlcnNlIG9yZGVyLCBhcyBwYXBlciBmb3JtcyBvZnRlbiBkbywgbXVzdCBjb252ZXJ0IHRoZSB2YWx1ZXMgYmVmb3JlIHNlbmRpbmcgdGhlbS4KCjoKBAQRAgASBOkCAiEaLCBEaW1lbnNpb24gc2hvd24gYnkgdGhlIHBpY3R1cmVzOyByZXF1aXJlZC4KCpcBCgQEEQIBEgTsAgIhGogBIExhYmVsIGF0IDEuIElmIGFic2VudCBpbiBhIGRlZmluaXRpb24sIHRoZSBkaW1lbnNpb24ncyBkZWZhdWx0IGxhYmVsIGluIEdlcm1hbiBhbmQgRW5nbGlzaCBpcwogdXNlZDsgcmVzcG9uc2VzIGFsd2F5cyBjb250YWluIGEgbGFiZWwuCgo4CgQEEQICEgTuAgIiGiogTGFiZWwgYXQgOTsgb3RoZXJ3aXNlIGFzIGBsb3dlc3RfbGFiZWxgLgoKLQoCBBISBvICAPsCARofIEEgbnVtYmVyLCBzdG9yZWQgYXMgYSBudW1iZXIuCgpECgQEEgIAEgT0AgIqGjYgU21hbGxlc3QgdmFsdWUsIGluY2x1c2l2ZSwgZmluaXRlOyBhYnNlbnQ6IG5vIGxpbWl0LgoKQwoEBBICARIE9gICKho1IExhcmdlc3QgdmFsdWUsIGluY2x1c2l2ZSwgZmluaXRlOyBhYnNlbnQ6IG5vIGxpbWl0LgoKNwoEBBICAhIE+AICExopIFdoZXRoZXIgb25seSB3aG9sZSBudW1iZXJzIGFyZSBhbGxvd2VkLgoKVwoEBBICAxIE+gICEhpJIFVDVU0gY29kZSwgZS5nLiBgbW1bSGddYDsgdXAgdG8gNjQgY2hhcmFjdGVyczsgZW1wdHkgZm9yIGEgcHVyZSBudW1iZXIuCgrUAQoCBBMSBoEDAIYDARrFASBBIGRhdGUsIHN0b3JlZCBhcyBJU08gODYwMSBjYWxlbmRhciBkYXRlIGBZWVlZLU1NLUREYC4KCiBEYXRlcyBhcmUgb2YgdGhlIEdyZWdvcmlhbiBjYWxlbmRhci4gVGhlIHN0YW5kYXJkIGxpbWl0cyByZWZ1c2UgdGhlIHllYXJzIG9mIHRoZSBvdGhlciBjYWxlbmRhcnMKIHRoYXQgYSBwaG9uZSBtYXkgYmUgc2V0IHRvICgyNTY5LCAxNDA1KS4KCnAKBAQTAgASBIMDAhYaYiBFYXJsaWVzdCBkYXRlLCBgWVlZWS1NTS1ERGAsIGluY2x1c2l2ZTsgZW1wdHk6IDE4MDAtMDEtMDEsIG9yIG5vIGxpbWl0IGlmIGBsYXRlc3RgIGlzIGJlZm9yZSBpdC4KCm8KBAQTAgESBIUDAhQaYSBMYXRlc3QgZGF0ZSwgYFlZWVktTU0tRERgLCBpbmNsdXNpdmU7IGVtcHR5OiAyMTk5LTEyLTMxLCBvciBubyBsaW1pdCBpZiBgZWFybGllc3RgIGlzIGFmdGVyIGl0LgoKNwoCBBQSBIkDABQaKyBBIGNsb2NrIHRpbWUsIHN0b3JlZCBhcyBJU08gODYwMSBgSEg6TU1gLgoKhwEKAgQVEgSNAwAYGnsgQSBkYXRlIGFuZCBjbG9jayB0aW1lLCBzdG9yZWQgYXMgYFlZWVktTU0tRERUSEg6TU1gIGluIHRoZSBzaGVldCdzIHRpbWUgem9uZS4gVGhlIGRhdGUgaXMgZnJvbQogMTgwMC0wMS0wMSB0byAyMTk5LTEyLTMxLgoKOgoCBBYSBpADAJUDARosIEEgZHVyYXRpb24sIHN0b3JlZCBhcyBhIG51bWJlciBvZiBzZWNvbmRzLgoKOAoEBBYCABIEkgMCHRoqIFNob3J0ZXN0IGR1cmF0aW9uIGluIHNlY29uZHMsIGluY2x1c2l2ZS4KCkkKBAQWAgESBJQDAh0aOyBMb25nZXN0IGR1cmF0aW9uIGluIHNlY29uZHMsIGluY2x1c2l2ZTsgMCBtZWFucyBubyBsaW1pdC4KClwKAgQXEgSYAwASGlAgQSBjb3VudHJ5LCBzdG9yZWQgbGlrZSBhIGNob2ljZSBhcyB0aGUgSVNPIDMxNjYtMSBjb2RlIGluIHR3byBjYXBpdGFsIGxldHRlcnMuCgozCgIEGBIGmwMAowMBGiUgQSB0ZXh0IG9mIG9uZSBsaW5lLCBzdG9yZWQgYXMgdGV4dC4KCvcCCgQEGAIAEgSgAwIcGugCIE1heGltdW0gbnVtYmVyIG9mIGNoYXJhY3RlcnM7IDAgbWVhbnMgMjU1LiBUaGUgc2VydmVyIGNvdW50cyB3aGF0IHBlb3BsZSBzZWUgYXMgb25lIGNoYXJhY3RlcgogKGV4dGVuZGVkIGdyYXBoZW1lIGNsdXN0ZXJzLCBVQVggIzI5KTogYSBmYW1pbHkgZW1vamkgaXMgb25lLiBBbGwgb3RoZXIgd2F5cyBvZiBjb3VudGluZwogKFVuaWNvZGUgc2NhbGFycywgVVRGLTE2KSBmaW5kIGF0IGxlYXN0IGFzIG1hbnksIHNvIGEgY2xpZW50IG1heSB1c2UgYW55IG9mIHRoZW0uIEEgdGV4dCBvZiBtb3JlCiB0aGFuIDE2IFVuaWNvZGUgc2NhbGFycyBmb3IgZWFjaCBjaGFyYWN0ZXIgb2YgdGhlIGxpbWl0IGlzIGFsd2F5cyB0b28gbG9uZy4KCkMKBAQYAgESBKIDAhoaNSBQYXR0ZXJuIHRoYXQgdGhlIHRleHQgbXVzdCBtYXRjaDsgYWJzZW50OiBhbnkgdGV4dC4KCjgKAgQZEgamAwCrAwEaKiBBIHRleHQgb2Ygc2V2ZXJhbCBsaW5lcywgc3RvcmVkIGFzIHRleHQuCgpLCgQEGQIAEgSoAwIcGj0gTWF4aW11bSBudW1iZXIgb2YgY2hhcmFjdGVycyAoc2VlIFRleHRMaW5lKTsgMCBtZWFucyA0LDAwMC4KCkMKBAQZAgESBKoDAhoaNSBQYXR0ZXJuIHRoYXQgdGhlIHRleHQgbXVzdCBtYXRjaDsgYWJzZW50OiBhbnkgdGV4dC4KCjIKAgQaEgauAwC0AwEaJCBBbiBlLW1haWwgYWRkcmVzcywgc3RvcmVkIGFzIHRleHQuCgpJCgQEGgIAEgSwAwIcGjsgTWF4aW11bSBudW1iZXIgb2YgY2hhcmFjdGVycyAoc2VlIFRleHRMaW5lKTsgMCBtZWFucyAyNTQuCgqZAQoEBBoCARIEswMCGhqKASBQYXR0ZXJuIHRoYXQgdGhlIHRleHQgbXVzdCBtYXRjaDsgYWJzZW50OiBhbiBlLW1haWwgYWRkcmVzcyBhcyBkZWZpbmVkIGJ5IEhUTUwsIHdob3NlCiBkb21haW4gbWF5IGhhdmUgbGV0dGVycyBhbmQgZGlnaXRzIG9mIGFueSBzY3JpcHQuCgouCgIEGxIGtwMAvAMBGiAgQSB3ZWIgYWRkcmVzcywgc3RvcmVkIGFzIHRleHQuCgpLCgQEGwIAEgS5AwIcGj0gTWF4aW11bSBudW1iZXIgb2YgY2hhcmFjdGVycyAoc2VlIFRleHRMaW5lKTsgMCBtZWFucyAyLDAwMC4KClMKBAQbAgESBLsDAhoaRSBQYXR0ZXJuIHRoYXQgdGhlIHRleHQgbXVzdCBtYXRjaDsgYWJzZW50OiBhbiBodHRwIG9yIGh0dHBzIGFkZHJlc3MuCgozCgIEHBIGvwMAxQMBGiUgQSB0ZWxlcGhvbmUgbnVtYmVyLCBzdG9yZWQgYXMgdGV4dC4KCkgKBAQcAgASBMEDAhwaOiBNYXhpbXVtIG51bWJlciBvZiBjaGFyYWN0ZXJzIChzZWUgVGV4dExpbmUpOyAwIG1lYW5zIDMyLgoKjQEKBAQcAgESBMQDAhoafyBQYXR0ZXJuIHRoYXQgdGhlIHRleHQgbXVzdCBtYXRjaDsgYWJzZW50OiBkaWdpdHMgd2l0aCBhbiBvcHRpb25hbCBgK2AsIGdyb3VwZWQgYnkgc3BhY2VzLAogYnJhY2tldHMsIGRvdHMsIGRhc2hlcyBvciBzbGFzaGVzLgoKMQoCBB0SBsgDAM8DARojIEEgcGF0dGVybiB0aGF0IGEgdGV4dCBtdXN0IG1hdGNoLgoKdQoEBB0CABIEywMCGBpnIEVDTUEtMjYyIHJlZ3VsYXIgZXhwcmVzc2lvbiB0aGF0IG11c3QgbWF0Y2ggdGhlIHdob2xlIHRleHQsIHdpdGhvdXQgbG9vay1hcm91bmQgYW5kCiBiYWNrLXJlZmVyZW5jZXMuCgp7CgQEHQIBEgTOAwIZGm0gRGVzY3JpcHRpb24gb2YgdGhlIHBhdHRlcm4gZm9yIHBhcnRpY2lwYW50czsgd2l0aG91dCBpdCwgdGhlIGF1dGhvciBnZXRzIHRoZSB3YXJuaW5nCiBQQVRURVJOX0hJTlRfTUlTU0lORy4KCiYKAgUDEgbSAwDZAwEaGCBBIGtpbmQgb2YgbWVhc3VyZW1lbnQuCgo5CgQFAwIAEgTUAwIeGisgUmVqZWN0ZWQgd2l0aCByZWFzb24gU0VOU09SX0tJTkRfTUlTU0lORy4KCi4KBAUDAgESBNYDAhsaICBMYXRpdHVkZSwgbG9uZ2l0dWRlLCBhbHRpdHVkZS4KCj8KBAUDAgISBNgDAh4aMSBOb2lzZSBsZXZlbDsgYXVkaW8gaXMgbmV2ZXIgcmVjb3JkZWQgKFRZVCDCpzIpLgoKWwoCBB4SBtwDAOEDARpNIEEgbWVhc3VyZW1lbnQgdG8gdGFrZSB3aGlsZSB0aGUgcXVlc3Rpb25uYWlyZSBpcyBmaWxsZWQgaW4gKFRZUyBgY2FuX3VzZWApLgoKLgoEBB4CABIE3gMCFhogIEtpbmQgb2YgbWVhc3VyZW1lbnQ7IHJlcXVpcmVkLgoKQgoEBB4CARIE4AMCExo0IE1heGltdW0gbnVtYmVyIG9mIG1lYXN1cmVtZW50cyBwZXIgc2hlZXQ7IDHigJMxMDAuCmIGcHJvdG8z")
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
      default: nil
    }
    self.itemID = Codec.string(c.pointee.item_id)
    self.initialAnswer = c.pointee.initial_answer.map { CatalogueV1.InitialAnswer($0) }
    self.hiddenFromStatistics = c.pointee.hidden_from_statistics != 0
    self.requiredWhen = Codec.messages(c.pointee.required_when, c.pointee.n_required_when) { CatalogueV1.Condition($0) }
    self.requiredBehavior = CatalogueV1.EnableBehavior(rawValue: Int32(truncatingIfNeeded: c.pointee.required_behavior.rawValue))
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
    c.pointee.hidden_from_statistics = self.hiddenFromStatistics ? 1 : 0
    if !self.requiredWhen.isEmpty {
      c.pointee.n_required_when = self.requiredWhen.count
      c.pointee.required_when = arena.array(self.requiredWhen) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Condition>? }
    }
    c.pointee.required_behavior = Otolith__Catalogue__V1__EnableBehavior(rawValue: .init(truncatingIfNeeded: self.requiredBehavior.rawValue))
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Option> {
    let c = arena.allocate(Otolith__Catalogue__V1__Option.self)
    otolith__catalogue__v1__option__init(c)
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    if let value = self.label { c.pointee.label = value.cStruct(in: arena) }
    c.pointee.exclusive = self.exclusive ? 1 : 0
    if let value = self.weight { c.pointee.weight = value.cStruct(in: arena) }
    c.pointee.missing = self.missing ? 1 : 0
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__TextLine> {
    let c = arena.allocate(Otolith__Catalogue__V1__TextLine.self)
    otolith__catalogue__v1__text_line__init(c)
    c.pointee.maximum_length = self.maximumLength
    if let value = self.pattern { c.pointee.pattern = value.cStruct(in: arena) }
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
