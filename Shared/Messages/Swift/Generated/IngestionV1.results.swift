// Generated from otolith/ingestion/v1/results.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension IngestionV1 {
  /// A value of tinnitus matches.
  public enum TinnitusMatchValue: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected (REQUIRED).
    case unspecified
    /// Pitch in hertz.
    case pitch
    /// Loudness in dB HL.
    case loudness
    /// Masking level in dB HL.
    case maskingLevel
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .pitch, .loudness, .maskingLevel] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .pitch
        case 2: .loudness
        case 3: .maskingLevel
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .pitch: 1
        case .loudness: 2
        case .maskingLevel: 3
        case .unrecognized(let number): number
      }
    }
  }

  /// The length of the periods by which values are summarised.
  public enum SeriesPeriod: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// No summary: every value.
    case unspecified
    /// Calendar day.
    case day
    /// Week from Monday (ISO 8601).
    case week
    /// Calendar month.
    case month
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .day, .week, .month] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .day
        case 2: .week
        case 3: .month
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .day: 1
        case .week: 2
        case .month: 3
        case .unrecognized(let number): number
      }
    }
  }

  /// The kinds of entries of a timeline.
  public enum TimelineKind: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected (OUT_OF_RANGE).
    case unspecified
    /// Sheets, by the time at which they count as finished.
    case sheet
    /// Health records, by the first instant of their subject.
    case record
    /// Listening sessions, by their start.
    case session
    /// Unanswered prompts, by their time.
    case unansweredPrompt
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .sheet, .record, .session, .unansweredPrompt] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .sheet
        case 2: .record
        case 3: .session
        case 4: .unansweredPrompt
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .sheet: 1
        case .record: 2
        case .session: 3
        case .unansweredPrompt: 4
        case .unrecognized(let number): number
      }
    }
  }

  /// Why a comparison has no mean of all participants.
  public enum ComparisonAbsence: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// The mean is present.
    case unspecified
    /// The caller has no value in the comparison's days; only those who contribute can compare.
    case noOwnValue
    /// The first night since the study declared the comparison in its present form has not passed.
    case notReleased
    /// Too few participants contribute, or a few of them contribute most.
    case tooFewParticipants
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .noOwnValue, .notReleased, .tooFewParticipants] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .noOwnValue
        case 2: .notReleased
        case 3: .tooFewParticipants
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .noOwnValue: 1
        case .notReleased: 2
        case .tooFewParticipants: 3
        case .unrecognized(let number): number
      }
    }
  }

  /// Names a series of a study.
  public struct SeriesSource: Message {
    /// Required.
    public enum OneOfSource: Sendable, Hashable {
      /// The answers to one question, over all versions of its questionnaire.
      case question(IngestionV1.QuestionSeries)
      /// The answers to all questions of an item, over questionnaires and versions; an id of the item
      /// bank. ListSeries returns the questions one by one.
      case itemID(String)
      /// A score of a questionnaire.
      case score(IngestionV1.ScoreSeries)
      /// The noise measured with sheets.
      case noise(IngestionV1.NoiseSeries)
      /// A quantity of measurement records.
      case measurement(IngestionV1.MeasurementSeries)
      /// The hearing threshold at one frequency.
      case threshold(IngestionV1.ThresholdSeries)
      /// A value of the tinnitus matches.
      case tinnitusMatch(IngestionV1.TinnitusMatchSeries)
    }

    /// Required.
    public var source: IngestionV1.SeriesSource.OneOfSource?

    public init(source: IngestionV1.SeriesSource.OneOfSource? = nil) {
      self.source = source
    }
  }

  /// The answers to one question.
  public struct QuestionSeries: Message {
    /// The questionnaire.
    public var questionnaireID: String
    /// The question.
    public var elementID: String

    public init(questionnaireID: String = "", elementID: String = "") {
      self.questionnaireID = questionnaireID
      self.elementID = elementID
    }
  }

  /// The values of a score.
  public struct ScoreSeries: Message {
    /// The questionnaire.
    public var questionnaireID: String
    /// The score.
    public var scoreID: String

    public init(questionnaireID: String = "", scoreID: String = "") {
      self.questionnaireID = questionnaireID
      self.scoreID = scoreID
    }
  }

  /// Noise levels in one unit. Each measurement of a sheet is a value, at the finish time of the sheet.
  public struct NoiseSeries: Message {
    /// The questionnaire; empty: all questionnaires.
    public var questionnaireID: String
    /// The unit; levels of different units cannot be compared. UNSPECIFIED: levels without a unit.
    public var unit: IngestionV1.NoiseUnit

    public init(
      questionnaireID: String = "",
      unit: IngestionV1.NoiseUnit = IngestionV1.NoiseUnit(rawValue: 0)
    ) {
      self.questionnaireID = questionnaireID
      self.unit = unit
    }
  }

  /// The values of one quantity in one unit.
  public struct MeasurementSeries: Message {
    /// The vocabulary of the quantity.
    public var vocabularyID: String
    /// The code of the quantity.
    public var code: String
    /// The UCUM code of the unit.
    public var unit: String
    /// Whether the second value of a paired quantity is asked for, such as the diastolic blood
    /// pressure.
    public var secondValue: Bool

    public init(
      vocabularyID: String = "",
      code: String = "",
      unit: String = "",
      secondValue: Bool = false
    ) {
      self.vocabularyID = vocabularyID
      self.code = code
      self.unit = unit
      self.secondValue = secondValue
    }
  }

  /// Thresholds in dB HL. Tones that were not heard have none and are left out.
  public struct ThresholdSeries: Message {
    /// Left or right.
    public var ear: IngestionV1.Ear
    /// Hertz.
    public var frequency: Double

    public init(ear: IngestionV1.Ear = IngestionV1.Ear(rawValue: 0), frequency: Double = 0) {
      self.ear = ear
      self.frequency = frequency
    }
  }

  /// Values of the matches of an ear.
  public struct TinnitusMatchSeries: Message {
    /// The ear.
    public var ear: IngestionV1.Ear
    /// The value.
    public var value: IngestionV1.TinnitusMatchValue

    public init(
      ear: IngestionV1.Ear = IngestionV1.Ear(rawValue: 0),
      value: IngestionV1.TinnitusMatchValue = IngestionV1.TinnitusMatchValue(rawValue: 0)
    ) {
      self.ear = ear
      self.value = value
    }
  }

  /// Selects a study.
  public struct ListSeriesRequest: Message {
    /// The study.
    public var studyID: String
    /// 1–500; 0 means 200.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(studyID: String = "", pageSize: UInt32 = 0, pageToken: String = "") {
      self.studyID = studyID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of series with values.
  public struct ListSeriesResponse: Message {
    /// Questions, scores, noise, then records; each ordered by its names.
    public var series: [IngestionV1.SeriesOverview]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(series: [IngestionV1.SeriesOverview] = [], nextPageToken: String = "") {
      self.series = series
      self.nextPageToken = nextPageToken
    }
  }

  /// What there is of a series.
  public struct SeriesOverview: Message {
    /// The series. Noise is listed for all questionnaires together.
    public var source: IngestionV1.SeriesSource?
    /// Number of values.
    public var values: UInt64
    /// The earliest value.
    public var first: IngestionV1.SeriesPoint?
    /// The latest value.
    public var last: IngestionV1.SeriesPoint?

    public init(
      source: IngestionV1.SeriesSource? = nil,
      values: UInt64 = 0,
      first: IngestionV1.SeriesPoint? = nil,
      last: IngestionV1.SeriesPoint? = nil
    ) {
      self.source = source
      self.values = values
      self.first = first
      self.last = last
    }
  }

  /// Selects series.
  public struct ReadSeriesRequest: Message {
    /// The study.
    public var studyID: String
    /// 1–50 series, each at most once.
    public var sources: [IngestionV1.SeriesSource]
    /// Whether and how values are summarised.
    ///
    /// A value belongs to the day that the participant's device showed when the sheet was finished or
    /// the value measured: whoever moves between time zones keeps the days as lived, and a day has 23
    /// or 25 hours when the clocks change. If the time zone is unknown, the day is that of UTC.
    public var period: IngestionV1.SeriesPeriod
    /// Earliest finish time to include; absent: no limit. A period that begins earlier is summarised
    /// from the values of the range only.
    public var startTime: GoogleProtobuf.Timestamp?
    /// Values from this time on are left out; absent: no limit.
    public var endTime: GoogleProtobuf.Timestamp?

    public init(
      studyID: String = "",
      sources: [IngestionV1.SeriesSource] = [],
      period: IngestionV1.SeriesPeriod = IngestionV1.SeriesPeriod(rawValue: 0),
      startTime: GoogleProtobuf.Timestamp? = nil,
      endTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.studyID = studyID
      self.sources = sources
      self.period = period
      self.startTime = startTime
      self.endTime = endTime
    }
  }

  /// The series in the order of the request.
  public struct ReadSeriesResponse: Message {
    /// One entry per source.
    public var series: [IngestionV1.ResultSeries]

    public init(series: [IngestionV1.ResultSeries] = []) {
      self.series = series
    }
  }

  /// A series: `points` without a period, otherwise `summaries`.
  public struct ResultSeries: Message {
    /// Values, oldest first. All series of a call share 20,000 points and 3 MiB evenly; if there are
    /// more, the newest ones. Values of one time stay together: the `finish_time` of the first point is
    /// the `end_time` of the call that returns the older ones. If the values of one time alone exceed
    /// the share, there are no points: ask for fewer series.
    public var points: [IngestionV1.SeriesPoint]
    /// Summaries, oldest first, without periods that have no values. All series of a call share 20,000
    /// summaries and 3 MiB evenly; if there are more, the newest ones.
    public var summaries: [IngestionV1.SeriesSummary]
    /// Whether older values were left out because of the limit.
    public var truncated: Bool

    public init(
      points: [IngestionV1.SeriesPoint] = [],
      summaries: [IngestionV1.SeriesSummary] = [],
      truncated: Bool = false
    ) {
      self.points = points
      self.summaries = summaries
      self.truncated = truncated
    }
  }

  /// The values of a period.
  public struct SeriesSummary: Message {
    /// First day of the period, `YYYY-MM-DD`.
    public var startDate: String
    /// Number of values.
    public var values: UInt64
    /// Summary of the numbers; absent if there are none.
    public var numbers: IngestionV1.NumberSummary?
    /// The chosen options, ordered by code, with the number of answers that chose them. An answer that
    /// chooses several counts for each.
    public var codes: [IngestionV1.CodeCount]

    public init(
      startDate: String = "",
      values: UInt64 = 0,
      numbers: IngestionV1.NumberSummary? = nil,
      codes: [IngestionV1.CodeCount] = []
    ) {
      self.startDate = startDate
      self.values = values
      self.numbers = numbers
      self.codes = codes
    }
  }

  /// Summary of numbers.
  public struct NumberSummary: Message {
    /// Arithmetic mean.
    public var mean: Double
    /// The smallest value.
    public var minimum: Double
    /// The first quartile; quartiles and median are interpolated between neighbours.
    public var lowerQuartile: Double
    /// The median.
    public var median: Double
    /// The third quartile.
    public var upperQuartile: Double
    /// The largest value.
    public var maximum: Double

    public init(
      mean: Double = 0,
      minimum: Double = 0,
      lowerQuartile: Double = 0,
      median: Double = 0,
      upperQuartile: Double = 0,
      maximum: Double = 0
    ) {
      self.mean = mean
      self.minimum = minimum
      self.lowerQuartile = lowerQuartile
      self.median = median
      self.upperQuartile = upperQuartile
      self.maximum = maximum
    }
  }

  /// How often an option was chosen.
  public struct CodeCount: Message {
    /// Code of the option.
    public var code: String
    /// Number of answers.
    public var count: UInt64

    public init(code: String = "", count: UInt64 = 0) {
      self.code = code
      self.count = count
    }
  }

  /// Filters and page of the timeline.
  public struct ListTimelineRequest: Message {
    /// Id of a study to filter by; empty: all studies.
    public var studyID: String
    /// Kinds to filter by; empty: all.
    public var kinds: [IngestionV1.TimelineKind]
    /// 1–100; 0 means 20. A page of large entries may have fewer.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(
      studyID: String = "",
      kinds: [IngestionV1.TimelineKind] = [],
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.kinds = kinds
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of the timeline.
  public struct ListTimelineResponse: Message {
    /// Entries, newest first.
    public var entries: [IngestionV1.TimelineEntry]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(entries: [IngestionV1.TimelineEntry] = [], nextPageToken: String = "") {
      self.entries = entries
      self.nextPageToken = nextPageToken
    }
  }

  /// One entry of a timeline.
  public struct TimelineEntry: Message {
    /// What happened.
    public enum OneOfEntry: Sendable, Hashable {
      /// A sheet.
      case sheet(IngestionV1.StoredAnswerSheet)
      /// A health record.
      case record(IngestionV1.HealthRecord)
      /// A listening session.
      case session(IngestionV1.ListeningSession)
      /// A prompt without an answer.
      case unansweredPrompt(IngestionV1.UnansweredPrompt)
    }

    /// Time that orders the entries. In the future for a record of something planned.
    public var entryTime: GoogleProtobuf.Timestamp?
    /// What happened.
    public var entry: IngestionV1.TimelineEntry.OneOfEntry?

    public init(
      entryTime: GoogleProtobuf.Timestamp? = nil,
      entry: IngestionV1.TimelineEntry.OneOfEntry? = nil
    ) {
      self.entryTime = entryTime
      self.entry = entry
    }
  }

  /// A prompt whose time for answering has passed without a sheet that names it: missed, dismissed or
  /// never received. Cancelled prompts are left out, and those from a time without enrolment, without a
  /// valid consent by the caller's token, or in a pause of the study.
  /// OversightService.GetOwnCompliance distinguishes and counts the same prompts, and in addition those
  /// that a device showed after the end of the consent.
  public struct UnansweredPrompt: Message {
    /// The notification.
    public var notificationID: String
    /// The study.
    public var studyID: String
    /// The questionnaire to fill in.
    public var questionnaireID: String
    /// Time of the prompt.
    public var notifyTime: GoogleProtobuf.Timestamp?
    /// End of the time for answering: its expiry, or the next prompt of its schedule.
    public var expireTime: GoogleProtobuf.Timestamp?

    public init(
      notificationID: String = "",
      studyID: String = "",
      questionnaireID: String = "",
      notifyTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.notificationID = notificationID
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.notifyTime = notifyTime
      self.expireTime = expireTime
    }
  }

  /// Names a study.
  public struct ReadComparisonsRequest: Message {
    /// A study that the caller takes part in.
    public var studyID: String

    public init(studyID: String = "") {
      self.studyID = studyID
    }
  }

  /// The comparisons of a study.
  public struct ReadComparisonsResponse: Message {
    /// In the order of the study.
    public var comparisons: [IngestionV1.ComparisonResult]

    public init(comparisons: [IngestionV1.ComparisonResult] = []) {
      self.comparisons = comparisons
    }
  }

  /// The caller's value beside that of all participants.
  public struct ComparisonResult: Message {
    /// `StudyComparison.comparison_id`.
    public var comparisonID: String
    /// Mean of the caller's values within the range of the comparison, of sheets finished in the
    /// comparison's days before the call; absent without any.
    public var ownValue: GoogleProtobuf.DoubleValue?
    /// Mean of the participants' means, rounded to a twentieth of the range; absent if `absence` is set.
    public var mean: GoogleProtobuf.DoubleValue?
    /// Number of contributing participants, rounded down to tens; 0 if `absence` is set.
    public var participants: UInt32
    /// Quarter of the participants that the caller's value lies in, from 1 for the lowest values to 4. The
    /// limits of the quarters are rounded to a twentieth of the range. 0 if `absence` is set, or if fewer
    /// than 10 participants are in one of the quarters.
    public var quarter: UInt32
    /// Time of the release; absent if `absence` is set.
    public var releaseTime: GoogleProtobuf.Timestamp?
    /// Why there is no mean.
    public var absence: IngestionV1.ComparisonAbsence

    public init(
      comparisonID: String = "",
      ownValue: GoogleProtobuf.DoubleValue? = nil,
      mean: GoogleProtobuf.DoubleValue? = nil,
      participants: UInt32 = 0,
      quarter: UInt32 = 0,
      releaseTime: GoogleProtobuf.Timestamp? = nil,
      absence: IngestionV1.ComparisonAbsence = IngestionV1.ComparisonAbsence(rawValue: 0)
    ) {
      self.comparisonID = comparisonID
      self.ownValue = ownValue
      self.mean = mean
      self.participants = participants
      self.quarter = quarter
      self.releaseTime = releaseTime
      self.absence = absence
    }
  }

  /// The part of a participant's data of a study that a report or a share contains. At least one of
  /// the contents is required.
  public struct ReportScope: Message {
    /// The study.
    public var studyID: String
    /// Whether the report contains the questions and scores of all questionnaires.
    public var allQuestionnaires: Bool
    /// Questionnaires whose questions and scores the report contains, each at most once; up to 50.
    /// Empty if `all_questionnaires` is true.
    public var questionnaireIDs: [String]
    /// Series that the report contains in addition, each at most once; up to 50. A share contains
    /// their values without the other answers of the sheets.
    public var series: [IngestionV1.SeriesSource]
    /// Whether the report contains health records: audiograms, tinnitus matches, measurements, events
    /// and therapies.
    public var healthRecords: Bool
    /// Whether the report contains listening sessions.
    public var listening: Bool
    /// Earliest finish time of sheets, subject of records and start of sessions; absent: no limit.
    public var startTime: GoogleProtobuf.Timestamp?
    /// Data from this time on is left out; absent: no limit.
    public var endTime: GoogleProtobuf.Timestamp?

    public init(
      studyID: String = "",
      allQuestionnaires: Bool = false,
      questionnaireIDs: [String] = [],
      series: [IngestionV1.SeriesSource] = [],
      healthRecords: Bool = false,
      listening: Bool = false,
      startTime: GoogleProtobuf.Timestamp? = nil,
      endTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.studyID = studyID
      self.allQuestionnaires = allQuestionnaires
      self.questionnaireIDs = questionnaireIDs
      self.series = series
      self.healthRecords = healthRecords
      self.listening = listening
      self.startTime = startTime
      self.endTime = endTime
    }
  }

  /// Selects a report.
  public struct RenderReportRequest: Message {
    /// The contents.
    public var scope: IngestionV1.ReportScope?
    /// BCP 47 language. Headings and labels are in German if it is German, otherwise in English; texts
    /// of questionnaires are in this language, or the study's default without a translation. Empty:
    /// the study's default.
    public var language: String
    /// IANA time zone of the dates of records, sessions and of the report itself; empty: UTC. Values
    /// of sheets have the day of the participant's device.
    public var timeZone: String

    public init(scope: IngestionV1.ReportScope? = nil, language: String = "", timeZone: String = "") {
      self.scope = scope
      self.language = language
      self.timeZone = timeZone
    }
  }

  /// A page about a participant.
  public struct RenderReportResponse: Message {
    /// A self-contained HTML document without scripts and without references to other files; up to
    /// 3 MiB. It contains neither name nor address of the participant.
    public var html: String
    /// BCP 47 language of its headings and labels.
    public var language: String

    public init(html: String = "", language: String = "") {
      self.html = html
      self.language = language
    }
  }

  /// The descriptor of `otolith/ingestion/v1/results.proto`.
  public static let resultsFile = ProtoFile(
    name: "otolith/ingestion/v1/results.proto",
    dependencies: [GoogleProtobuf.timestampFile, GoogleProtobuf.wrappersFile, IngestionV1.ingestionFile, IngestionV1.listeningFile, IngestionV1.recordsFile],
    base64: "CiJvdG9saXRoL2luZ2VzdGlvbi92MS9yZXN1bHRzLnByb3RvEhRvdG9saXRoLmluZ2VzdGlvbi52MRofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90bxoeZ29vZ2xlL3Byb3RvYnVmL3dyYXBwZXJzLnByb3RvGiRvdG9saXRoL2luZ2VzdGlvbi92MS9pbmdlc3Rpb24ucHJvdG8aJG90b2xpdGgvaW5nZXN0aW9uL3YxL2xpc3RlbmluZy5wcm90bxoib3RvbGl0aC9pbmdlc3Rpb24vdjEvcmVjb3Jkcy5wcm90byLVAwoMU2VyaWVzU291cmNlEkIKCHF1ZXN0aW9uGAEgASgLMiQub3RvbGl0aC5pbmdlc3Rpb24udjEuUXVlc3Rpb25TZXJpZXNIAFIIcXVlc3Rpb24SGQoHaXRlbV9pZBgCIAEoCUgAUgZpdGVtSWQSOQoFc2NvcmUYAyABKAsyIS5vdG9saXRoLmluZ2VzdGlvbi52MS5TY29yZVNlcmllc0gAUgVzY29yZRI5CgVub2lzZRgEIAEoCzIhLm90b2xpdGguaW5nZXN0aW9uLnYxLk5vaXNlU2VyaWVzSABSBW5vaXNlEksKC21lYXN1cmVtZW50GAUgASgLMicub3RvbGl0aC5pbmdlc3Rpb24udjEuTWVhc3VyZW1lbnRTZXJpZXNIAFILbWVhc3VyZW1lbnQSRQoJdGhyZXNob2xkGAYgASgLMiUub3RvbGl0aC5pbmdlc3Rpb24udjEuVGhyZXNob2xkU2VyaWVzSABSCXRocmVzaG9sZBJSCg50aW5uaXR1c19tYXRjaBgHIAEoCzIpLm90b2xpdGguaW5nZXN0aW9uLnYxLlRpbm5pdHVzTWF0Y2hTZXJpZXNIAFINdGlubml0dXNNYXRjaEIICgZzb3VyY2UiWgoOUXVlc3Rpb25TZXJpZXMSKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEh0KCmVsZW1lbnRfaWQYAiABKAlSCWVsZW1lbnRJZCJTCgtTY29yZVNlcmllcxIpChBxdWVzdGlvbm5haXJlX2lkGAEgASgJUg9xdWVzdGlvbm5haXJlSWQSGQoIc2NvcmVfaWQYAiABKAlSB3Njb3JlSWQibQoLTm9pc2VTZXJpZXMSKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEjMKBHVuaXQYAiABKA4yHy5vdG9saXRoLmluZ2VzdGlvbi52MS5Ob2lzZVVuaXRSBHVuaXQigwEKEU1lYXN1cmVtZW50U2VyaWVzEiMKDXZvY2FidWxhcnlfaWQYASABKAlSDHZvY2FidWxhcnlJZBISCgRjb2RlGAIgASgJUgRjb2RlEhIKBHVuaXQYAyABKAlSBHVuaXQSIQoMc2Vjb25kX3ZhbHVlGAQgASgIUgtzZWNvbmRWYWx1ZSJcCg9UaHJlc2hvbGRTZXJpZXMSKwoDZWFyGAEgASgOMhkub3RvbGl0aC5pbmdlc3Rpb24udjEuRWFyUgNlYXISHAoJZnJlcXVlbmN5GAIgASgBUglmcmVxdWVuY3kiggEKE1Rpbm5pdHVzTWF0Y2hTZXJpZXMSKwoDZWFyGAEgASgOMhkub3RvbGl0aC5pbmdlc3Rpb24udjEuRWFyUgNlYXISPgoFdmFsdWUYAiABKA4yKC5vdG9saXRoLmluZ2VzdGlvbi52MS5UaW5uaXR1c01hdGNoVmFsdWVSBXZhbHVlImoKEUxpc3RTZXJpZXNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhsKCXBhZ2Vfc2l6ZRgCIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgDIAEoCVIJcGFnZVRva2VuInoKEkxpc3RTZXJpZXNSZXNwb25zZRI8CgZzZXJpZXMYASADKAsyJC5vdG9saXRoLmluZ2VzdGlvbi52MS5TZXJpZXNPdmVydmlld1IGc2VyaWVzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiLUAQoOU2VyaWVzT3ZlcnZpZXcSOgoGc291cmNlGAEgASgLMiIub3RvbGl0aC5pbmdlc3Rpb24udjEuU2VyaWVzU291cmNlUgZzb3VyY2USFgoGdmFsdWVzGAIgASgEUgZ2YWx1ZXMSNwoFZmlyc3QYAyABKAsyIS5vdG9saXRoLmluZ2VzdGlvbi52MS5TZXJpZXNQb2ludFIFZmlyc3QSNQoEbGFzdBgEIAEoCzIhLm90b2xpdGguaW5nZXN0aW9uLnYxLlNlcmllc1BvaW50UgRsYXN0IpoCChFSZWFkU2VyaWVzUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBI8Cgdzb3VyY2VzGAIgAygLMiIub3RvbGl0aC5pbmdlc3Rpb24udjEuU2VyaWVzU291cmNlUgdzb3VyY2VzEjoKBnBlcmlvZBgDIAEoDjIiLm90b2xpdGguaW5nZXN0aW9uLnYxLlNlcmllc1BlcmlvZFIGcGVyaW9kEjkKCnN0YXJ0X3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUglzdGFydFRpbWUSNQoIZW5kX3RpbWUYBSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgdlbmRUaW1lIlAKElJlYWRTZXJpZXNSZXNwb25zZRI6CgZzZXJpZXMYASADKAsyIi5vdG9saXRoLmluZ2VzdGlvbi52MS5SZXN1bHRTZXJpZXNSBnNlcmllcyKqAQoMUmVzdWx0U2VyaWVzEjkKBnBvaW50cxgBIAMoCzIhLm90b2xpdGguaW5nZXN0aW9uLnYxLlNlcmllc1BvaW50UgZwb2ludHMSQQoJc3VtbWFyaWVzGAIgAygLMiMub3RvbGl0aC5pbmdlc3Rpb24udjEuU2VyaWVzU3VtbWFyeVIJc3VtbWFyaWVzEhwKCXRydW5jYXRlZBgDIAEoCFIJdHJ1bmNhdGVkIrwBCg1TZXJpZXNTdW1tYXJ5Eh0KCnN0YXJ0X2RhdGUYASABKAlSCXN0YXJ0RGF0ZRIWCgZ2YWx1ZXMYAiABKARSBnZhbHVlcxI9CgdudW1iZXJzGAMgASgLMiMub3RvbGl0aC5pbmdlc3Rpb24udjEuTnVtYmVyU3VtbWFyeVIHbnVtYmVycxI1CgVjb2RlcxgEIAMoCzIfLm90b2xpdGguaW5nZXN0aW9uLnYxLkNvZGVDb3VudFIFY29kZXMivQEKDU51bWJlclN1bW1hcnkSEgoEbWVhbhgBIAEoAVIEbWVhbhIYCgdtaW5pbXVtGAIgASgBUgdtaW5pbXVtEiUKDmxvd2VyX3F1YXJ0aWxlGAMgASgBUg1sb3dlclF1YXJ0aWxlEhYKBm1lZGlhbhgEIAEoAVIGbWVkaWFuEiUKDnVwcGVyX3F1YXJ0aWxlGAUgASgBUg11cHBlclF1YXJ0aWxlEhgKB21heGltdW0YBiABKAFSB21heGltdW0iNQoJQ29kZUNvdW50EhIKBGNvZGUYASABKAlSBGNvZGUSFAoFY291bnQYAiABKARSBWNvdW50IqYBChNMaXN0VGltZWxpbmVSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEjgKBWtpbmRzGAIgAygOMiIub3RvbGl0aC5pbmdlc3Rpb24udjEuVGltZWxpbmVLaW5kUgVraW5kcxIbCglwYWdlX3NpemUYAyABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YBCABKAlSCXBhZ2VUb2tlbiJ9ChRMaXN0VGltZWxpbmVSZXNwb25zZRI9CgdlbnRyaWVzGAEgAygLMiMub3RvbGl0aC5pbmdlc3Rpb24udjEuVGltZWxpbmVFbnRyeVIHZW50cmllcxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4i7QIKDVRpbWVsaW5lRW50cnkSOQoKZW50cnlfdGltZRgBIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCWVudHJ5VGltZRI/CgVzaGVldBgCIAEoCzInLm90b2xpdGguaW5nZXN0aW9uLnYxLlN0b3JlZEFuc3dlclNoZWV0SABSBXNoZWV0EjwKBnJlY29yZBgDIAEoCzIiLm90b2xpdGguaW5nZXN0aW9uLnYxLkhlYWx0aFJlY29yZEgAUgZyZWNvcmQSQgoHc2Vzc2lvbhgEIAEoCzImLm90b2xpdGguaW5nZXN0aW9uLnYxLkxpc3RlbmluZ1Nlc3Npb25IAFIHc2Vzc2lvbhJVChF1bmFuc3dlcmVkX3Byb21wdBgFIAEoCzImLm90b2xpdGguaW5nZXN0aW9uLnYxLlVuYW5zd2VyZWRQcm9tcHRIAFIQdW5hbnN3ZXJlZFByb21wdEIHCgVlbnRyeSL7AQoQVW5hbnN3ZXJlZFByb21wdBInCg9ub3RpZmljYXRpb25faWQYASABKAlSDm5vdGlmaWNhdGlvbklkEhkKCHN0dWR5X2lkGAIgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAyABKAlSD3F1ZXN0aW9ubmFpcmVJZBI7Cgtub3RpZnlfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCm5vdGlmeVRpbWUSOwoLZXhwaXJlX3RpbWUYBSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lIjMKFlJlYWRDb21wYXJpc29uc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQiYwoXUmVhZENvbXBhcmlzb25zUmVzcG9uc2USSAoLY29tcGFyaXNvbnMYASADKAsyJi5vdG9saXRoLmluZ2VzdGlvbi52MS5Db21wYXJpc29uUmVzdWx0Ugtjb21wYXJpc29ucyLkAgoQQ29tcGFyaXNvblJlc3VsdBIjCg1jb21wYXJpc29uX2lkGAEgASgJUgxjb21wYXJpc29uSWQSOQoJb3duX3ZhbHVlGAIgASgLMhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUghvd25WYWx1ZRIwCgRtZWFuGAMgASgLMhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUgRtZWFuEiIKDHBhcnRpY2lwYW50cxgEIAEoDVIMcGFydGljaXBhbnRzEhgKB3F1YXJ0ZXIYBSABKA1SB3F1YXJ0ZXISPQoMcmVsZWFzZV90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFILcmVsZWFzZVRpbWUSQQoHYWJzZW5jZRgHIAEoDjInLm90b2xpdGguaW5nZXN0aW9uLnYxLkNvbXBhcmlzb25BYnNlbmNlUgdhYnNlbmNlIvcCCgtSZXBvcnRTY29wZRIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBItChJhbGxfcXVlc3Rpb25uYWlyZXMYAiABKAhSEWFsbFF1ZXN0aW9ubmFpcmVzEisKEXF1ZXN0aW9ubmFpcmVfaWRzGAMgAygJUhBxdWVzdGlvbm5haXJlSWRzEjoKBnNlcmllcxgEIAMoCzIiLm90b2xpdGguaW5nZXN0aW9uLnYxLlNlcmllc1NvdXJjZVIGc2VyaWVzEiUKDmhlYWx0aF9yZWNvcmRzGAUgASgIUg1oZWFsdGhSZWNvcmRzEhwKCWxpc3RlbmluZxgGIAEoCFIJbGlzdGVuaW5nEjkKCnN0YXJ0X3RpbWUYByABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUglzdGFydFRpbWUSNQoIZW5kX3RpbWUYCCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgdlbmRUaW1lIocBChNSZW5kZXJSZXBvcnRSZXF1ZXN0EjcKBXNjb3BlGAEgASgLMiEub3RvbGl0aC5pbmdlc3Rpb24udjEuUmVwb3J0U2NvcGVSBXNjb3BlEhoKCGxhbmd1YWdlGAIgASgJUghsYW5ndWFnZRIbCgl0aW1lX3pvbmUYAyABKAlSCHRpbWVab25lIkYKFFJlbmRlclJlcG9ydFJlc3BvbnNlEhIKBGh0bWwYASABKAlSBGh0bWwSGgoIbGFuZ3VhZ2UYAiABKAlSCGxhbmd1YWdlKqUBChJUaW5uaXR1c01hdGNoVmFsdWUSJAogVElOTklUVVNfTUFUQ0hfVkFMVUVfVU5TUEVDSUZJRUQQABIeChpUSU5OSVRVU19NQVRDSF9WQUxVRV9QSVRDSBABEiEKHVRJTk5JVFVTX01BVENIX1ZBTFVFX0xPVURORVNTEAISJgoiVElOTklUVVNfTUFUQ0hfVkFMVUVfTUFTS0lOR19MRVZFTBADKnUKDFNlcmllc1BlcmlvZBIdChlTRVJJRVNfUEVSSU9EX1VOU1BFQ0lGSUVEEAASFQoRU0VSSUVTX1BFUklPRF9EQVkQARIWChJTRVJJRVNfUEVSSU9EX1dFRUsQAhIXChNTRVJJRVNfUEVSSU9EX01PTlRIEAMqoAEKDFRpbWVsaW5lS2luZBIdChlUSU1FTElORV9LSU5EX1VOU1BFQ0lGSUVEEAASFwoTVElNRUxJTkVfS0lORF9TSEVFVBABEhgKFFRJTUVMSU5FX0tJTkRfUkVDT1JEEAISGQoVVElNRUxJTkVfS0lORF9TRVNTSU9OEAMSIwofVElNRUxJTkVfS0lORF9VTkFOU1dFUkVEX1BST01QVBAEKq4BChFDb21wYXJpc29uQWJzZW5jZRIiCh5DT01QQVJJU09OX0FCU0VOQ0VfVU5TUEVDSUZJRUQQABIjCh9DT01QQVJJU09OX0FCU0VOQ0VfTk9fT1dOX1ZBTFVFEAESIwofQ09NUEFSSVNPTl9BQlNFTkNFX05PVF9SRUxFQVNFRBACEisKJ0NPTVBBUklTT05fQUJTRU5DRV9UT09fRkVXX1BBUlRJQ0lQQU5UUxADMqgECg1SZXN1bHRTZXJ2aWNlEmQKCkxpc3RTZXJpZXMSJy5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0U2VyaWVzUmVxdWVzdBooLm90b2xpdGguaW5nZXN0aW9uLnYxLkxpc3RTZXJpZXNSZXNwb25zZSIDkAIBEmQKClJlYWRTZXJpZXMSJy5vdG9saXRoLmluZ2VzdGlvbi52MS5SZWFkU2VyaWVzUmVxdWVzdBooLm90b2xpdGguaW5nZXN0aW9uLnYxLlJlYWRTZXJpZXNSZXNwb25zZSIDkAIBEmoKDExpc3RUaW1lbGluZRIpLm90b2xpdGguaW5nZXN0aW9uLnYxLkxpc3RUaW1lbGluZVJlcXVlc3QaKi5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0VGltZWxpbmVSZXNwb25zZSIDkAIBEnMKD1JlYWRDb21wYXJpc29ucxIsLm90b2xpdGguaW5nZXN0aW9uLnYxLlJlYWRDb21wYXJpc29uc1JlcXVlc3QaLS5vdG9saXRoLmluZ2VzdGlvbi52MS5SZWFkQ29tcGFyaXNvbnNSZXNwb25zZSIDkAIBEmoKDFJlbmRlclJlcG9ydBIpLm90b2xpdGguaW5nZXN0aW9uLnYxLlJlbmRlclJlcG9ydFJlcXVlc3QaKi5vdG9saXRoLmluZ2VzdGlvbi52MS5SZW5kZXJSZXBvcnRSZXNwb25zZSIDkAIBQlEKFG90b2xpdGguaW5nZXN0aW9uLnYxUAFaIG90b2xpdGgvaW5nZXN0aW9uL3YxO2luZ2VzdGlvbnYxqgIUT3RvbGl0aC5Jbmdlc3Rpb24uVjFKmmYKcAoBDBIDAQASGmYgQSBwYXJ0aWNpcGFudCdzIG93biBkYXRhIG92ZXIgdGltZTogc2VyaWVzLCB0aGVpciBzdW1tYXJpZXMgYnkgZGF5LCB3ZWVrIG9yIG1vbnRoLCBhbmQgdGhlIHRpbWVsaW5lLgoKwQQKAgYAEgQYAEwBGrQEIFdoYXQgYSBwYXJ0aWNpcGFudCdzIG93biBkYXRhIHNob3dzLiBDYWxsZXJzIHNlZSBvbmx5IHRoZWlyIG93biBkYXRhLCBhbHNvIGFmdGVyIHRoZXkgbGVmdCB0aGUKIHN0dWR5LCBhcGFydCBmcm9tIHRoZSByZWxlYXNlZCBtZWFucyBvZiBSZWFkQ29tcGFyaXNvbnMuIFdpdGhkcmF3biBhbnN3ZXJzLCBzaGVldHMgYW5kIHNlc3Npb25zLCBhbmQKIGRlbGV0ZWQgcmVjb3JkcywgZG8gbm90IGFwcGVhci4KCiBBIHNlcmllcyBoYXMgbnVtYmVycyBhbmQgY2hvc2VuIG9wdGlvbnMgb25seS4gVGV4dHMsIGRhdGVzLCBlLW1haWwgYWRkcmVzc2VzIGFuZCB0aGUgbGlrZSBhcmUgbm90CiBpbiBpdCAoR2V0U2VyaWVzIHJldHVybnMgdGhlbSB0byB0aGVpciBhdXRob3IpOyBzbyB3aGF0IGEgcGFydGljaXBhbnQgdHlwZWQsIHN1Y2ggYXMgYSBwYXNzd29yZAogaW4gYW4gaW1wb3J0ZWQgZm9ybSwgbmV2ZXIgYXBwZWFycyBpbiBhIGNoYXJ0LiBTaGVldHMgbWFya2VkIENMT0NLX0lNUExBVVNJQkxFIGFyZSBub3QgaW4gaXQuIFRoZQogcHJlc2VudCByZXZpc2lvbiBvZiBhIHNoZWV0IGNvdW50cy4KCrABCgQGAAIAEgQdAh8DGqEBIExpc3RzIHRoZSBzZXJpZXMgb2YgYSBzdHVkeSBpbiB3aGljaCB0aGUgY2FsbGVyIGhhcyB2YWx1ZXMsIHdpdGggdGhlaXIgbnVtYmVyLCB0aGUgZmlyc3QgYW5kCiB0aGUgbGFzdCBvbmUgKGdlbmVyaWMgZm9ybXMgwqc0LjIuNCkuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKlgMKBAYAAgESBCYCKAMahwMgUmV0dXJucyBzZXZlcmFsIHNlcmllcyBpbiBvbmUgY2FsbCwgdmFsdWUgYnkgdmFsdWUgb3Igc3VtbWFyaXNlZCBieSBkYXksIHdlZWsgb3IgbW9udGguIEEKIHNlcmllcyB3aXRob3V0IHZhbHVlcyBpcyBlbXB0eSwgYWxzbyBpZiBpdCBjYW5ub3QgZXhpc3QuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULCBhbHNvIHdpdGhvdXQgYSBzb3VyY2UsIGZvciBtb3JlIHRoYW4gNTAsIGFuZCBmb3IgYSBzZXJpZXMgbmFtZWQgdHdpY2UKIChTRVJJRVNfRFVQTElDQVRFKTsgVU5BVkFJTEFCTEUgd2l0aCByZWFzb24gVkVSU0lPTl9VTkFWQUlMQUJMRSBhbmQgUmV0cnlJbmZvIGZvciBhbiBpdGVtLCB3aGlsZQogYSB2ZXJzaW9uIG5hbWVkIGJ5IHNoZWV0cyBpcyBub3Qga25vd24gaGVyZS4KCosBCgQGAAICEgQsAi4DGn0gTGlzdHMgc2hlZXRzLCBoZWFsdGggcmVjb3JkcywgbGlzdGVuaW5nIHNlc3Npb25zIGFuZCB1bmFuc3dlcmVkIHByb21wdHMgdG9nZXRoZXIsIG5ld2VzdCBmaXJzdC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgqLCgoEBgACAxIEPwJBAxr8CSBDb21wYXJlcyB0aGUgY2FsbGVyJ3MgdmFsdWVzIHdpdGggdGhvc2Ugb2YgYWxsIHBhcnRpY2lwYW50cyBvZiBhIHN0dWR5OiB0aGUgY29tcGFyaXNvbnMgdGhhdCB0aGUKIHN0dWR5IGRlY2xhcmVzIChgU3R1ZHkuY29tcGFyaXNvbnNgKSBmb3IgcXVlc3Rpb25uYWlyZXMgdGhhdCB0aGUgY2FsbGVyIHNlZXMsIGluIHRoZSBvcmRlciBvZiB0aGUKIHN0dWR5LiBGb3IgcGFydGljaXBhbnRzIG9mIHRoZSBzdHVkeSBvbmx5LgoKIFRoZSBtZWFuIG9mIGFsbCBwYXJ0aWNpcGFudHMgaXMgcmVsZWFzZWQgb25jZSBhIG5pZ2h0IChVVEMpIGFuZCBzdGF5cyB0aGUgc2FtZSB1bnRpbCB0aGUgbmV4dAogcmVsZWFzZS4gSXQgaXMgcmVsZWFzZWQgb25seSBpZiBhdCBsZWFzdCAxMSBwYXJ0aWNpcGFudHMgY29udHJpYnV0ZSwgc28gdGhhdCBhdCBsZWFzdCAxMCBjb250cmlidXRlCiBiZXNpZGVzIGFueSByZWFkZXIsIGFuZCBpZiBub25lIG9mIHRoZW0gaGFzIG1vcmUgdGhhbiBoYWxmLCBhbmQgbm8gdHdvIGhhdmUgbW9yZSB0aGFuIDY3ICUsIG9mIHRoZQogc3VtIG9mIHRoZSBkaXN0YW5jZXMgZnJvbSBhbiBlbmQgb2YgdGhlIHJhbmdlLiBBIHJlbGVhc2UgZm9sbG93cyBhbiBlYXJsaWVyIG9uZSBvbmx5IGlmIGF0IGxlYXN0IDEwCiBwYXJ0aWNpcGFudHMgam9pbmVkIG9yIGxlZnQgdGhlIGNvbnRyaWJ1dG9ycyBzaW5jZTsgb3IgaWYgbm9uZSBkaWQsIGFuZCB0aGUgdmFsdWVzIG9mIGF0IGxlYXN0IDEwCiBjaGFuZ2VkLiBPdGhlcndpc2UgdGhlIGVhcmxpZXIgcmVsZWFzZSBzdGF5cy4gVGVzdCBwYXJ0aWNpcGFudHMgZG8gbm90IGNvbnRyaWJ1dGUuIFdpdGhkcmF3biBzaGVldHMKIGFuZCBlcmFzdXJlcyBjaGFuZ2Ugbm8gcmVsZWFzZTsgdGhleSBjb3VudCBhdCB0aGUgbmV4dCBvbmUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfRU5ST0xMRUQ7IFVOQVZBSUxBQkxFIHdpdGggUmV0cnlJbmZvLAogd2l0aCByZWFzb24gQ09OU0VOVF9FTkRFRCB1bnRpbCB0aGUgcGFydGljaXBhbnQgaGFzIGFjY2VwdGVkIHRoZSBzdHVkeSdzIGN1cnJlbnQgY29uc2VudCB0ZXh0LCB3aXRoCiBUT0tFTl9PVVREQVRFRCB1bnRpbCB0aGUgY2FsbGVyIGhhcyBhIG5ld2VyIGFjY2VzcyB0b2tlbiwgYW5kIHdpdGggU1RVRFlfTk9UX1lFVF9LTk9XTiBvcgogRU5ST0xNRU5UX05PVF9ZRVRfS05PV04gd2hpbGUgYW5vdGhlciBzZXJ2aWNlIG11c3QgYmUgYXNrZWQgYW5kIGNhbm5vdCBiZSByZWFjaGVkLgoKiAQKBAYAAgQSBEkCSwMa+QMgUmV0dXJucyB0aGUgY2FsbGVyJ3MgZGF0YSBvZiBhIHN0dWR5IGFzIG9uZSBwYWdlIHRvIHJlYWQgYW5kIHByaW50LCB3aXRoIHRoZSBudW1iZXJzIHRoYXQKIFJlYWRTZXJpZXMgcmV0dXJuczogYSBjaGFydCBhbmQgYSB0YWJsZSBmb3IgZWFjaCBxdWVzdGlvbiBhbmQgc2NvcmUsIGF1ZGlvZ3JhbXMsIG90aGVyIGhlYWx0aAogcmVjb3JkcywgYW5kIGxpc3RlbmluZyBzZXNzaW9ucy4gU2hhcmluZ1NlcnZpY2Ugc2hvd3MgdGhlIHNhbWUgcGFnZSB0byBhIHBoeXNpY2lhbi4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQsIGFsc28gZm9yIGEgc2NvcGUgd2l0aG91dCBjb250ZW50cyAoUkVRVUlSRUQpOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aAogcmVhc29uIFJFUE9SVF9UT09fTEFSR0U7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFZFUlNJT05fVU5BVkFJTEFCTEUgYW5kIFJldHJ5SW5mbyB3aGlsZSBhCiB2ZXJzaW9uIG5hbWVkIGJ5IHNoZWV0cyBpcyBub3Qga25vd24gaGVyZS4KCigKAgQAEgRPAGIBGhwgTmFtZXMgYSBzZXJpZXMgb2YgYSBzdHVkeS4KChkKBAQACAASBFECYQMaCyBSZXF1aXJlZC4KClMKBAQAAgASA1MEIBpGIFRoZSBhbnN3ZXJzIHRvIG9uZSBxdWVzdGlvbiwgb3ZlciBhbGwgdmVyc2lvbnMgb2YgaXRzIHF1ZXN0aW9ubmFpcmUuCgqgAQoEBAACARIDVgQXGpIBIFRoZSBhbnN3ZXJzIHRvIGFsbCBxdWVzdGlvbnMgb2YgYW4gaXRlbSwgb3ZlciBxdWVzdGlvbm5haXJlcyBhbmQgdmVyc2lvbnM7IGFuIGlkIG9mIHRoZSBpdGVtCiBiYW5rLiBMaXN0U2VyaWVzIHJldHVybnMgdGhlIHF1ZXN0aW9ucyBvbmUgYnkgb25lLgoKKgoEBAACAhIDWAQaGh0gQSBzY29yZSBvZiBhIHF1ZXN0aW9ubmFpcmUuCgouCgQEAAIDEgNaBBoaISBUaGUgbm9pc2UgbWVhc3VyZWQgd2l0aCBzaGVldHMuCgoxCgQEAAIEEgNcBCYaJCBBIHF1YW50aXR5IG9mIG1lYXN1cmVtZW50IHJlY29yZHMuCgo2CgQEAAIFEgNeBCIaKSBUaGUgaGVhcmluZyB0aHJlc2hvbGQgYXQgb25lIGZyZXF1ZW5jeS4KCi8KBAQAAgYSA2AEKxoiIEEgdmFsdWUgb2YgdGhlIHRpbm5pdHVzIG1hdGNoZXMuCgoqCgIEARIEZQBqARoeIFRoZSBhbnN3ZXJzIHRvIG9uZSBxdWVzdGlvbi4KCiEKBAQBAgASA2cCHhoUIFRoZSBxdWVzdGlvbm5haXJlLgoKHAoEBAECARIDaQIYGg8gVGhlIHF1ZXN0aW9uLgoKJAoCBAISBG0AcgEaGCBUaGUgdmFsdWVzIG9mIGEgc2NvcmUuCgohCgQEAgIAEgNvAh4aFCBUaGUgcXVlc3Rpb25uYWlyZS4KChkKBAQCAgESA3ECFhoMIFRoZSBzY29yZS4KCnAKAgQDEgR1AHoBGmQgTm9pc2UgbGV2ZWxzIGluIG9uZSB1bml0LiBFYWNoIG1lYXN1cmVtZW50IG9mIGEgc2hlZXQgaXMgYSB2YWx1ZSwgYXQgdGhlIGZpbmlzaCB0aW1lIG9mIHRoZSBzaGVldC4KCjwKBAQDAgASA3cCHhovIFRoZSBxdWVzdGlvbm5haXJlOyBlbXB0eTogYWxsIHF1ZXN0aW9ubmFpcmVzLgoKagoEBAMCARIDeQIVGl0gVGhlIHVuaXQ7IGxldmVscyBvZiBkaWZmZXJlbnQgdW5pdHMgY2Fubm90IGJlIGNvbXBhcmVkLiBVTlNQRUNJRklFRDogbGV2ZWxzIHdpdGhvdXQgYSB1bml0LgoKNgoCBAQSBX0AhwEBGikgVGhlIHZhbHVlcyBvZiBvbmUgcXVhbnRpdHkgaW4gb25lIHVuaXQuCgouCgQEBAIAEgN/AhsaISBUaGUgdm9jYWJ1bGFyeSBvZiB0aGUgcXVhbnRpdHkuCgopCgQEBAIBEgSBAQISGhsgVGhlIGNvZGUgb2YgdGhlIHF1YW50aXR5LgoKKgoEBAQCAhIEgwECEhocIFRoZSBVQ1VNIGNvZGUgb2YgdGhlIHVuaXQuCgpyCgQEBAIDEgSGAQIYGmQgV2hldGhlciB0aGUgc2Vjb25kIHZhbHVlIG9mIGEgcGFpcmVkIHF1YW50aXR5IGlzIGFza2VkIGZvciwgc3VjaCBhcyB0aGUgZGlhc3RvbGljIGJsb29kCiBwcmVzc3VyZS4KCloKAgQFEgaKAQCPAQEaTCBUaHJlc2hvbGRzIGluIGRCIEhMLiBUb25lcyB0aGF0IHdlcmUgbm90IGhlYXJkIGhhdmUgbm9uZSBhbmQgYXJlIGxlZnQgb3V0LgoKHgoEBAUCABIEjAECDhoQIExlZnQgb3IgcmlnaHQuCgoWCgQEBQIBEgSOAQIXGgggSGVydHouCgosCgIFABIGkgEAmwEBGh4gQSB2YWx1ZSBvZiB0aW5uaXR1cyBtYXRjaGVzLgoKJAoEBQACABIElAECJxoWIFJlamVjdGVkIChSRVFVSVJFRCkuCgofCgQFAAIBEgSWAQIhGhEgUGl0Y2ggaW4gaGVydHouCgoiCgQFAAICEgSYAQIkGhQgTG91ZG5lc3MgaW4gZEIgSEwuCgonCgQFAAIDEgSaAQIpGhkgTWFza2luZyBsZXZlbCBpbiBkQiBITC4KCjAKAgQGEgaeAQCjAQEaIiBWYWx1ZXMgb2YgdGhlIG1hdGNoZXMgb2YgYW4gZWFyLgoKGAoEBAYCABIEoAECDhoKIFRoZSBlYXIuCgoaCgQEBgIBEgSiAQIfGgwgVGhlIHZhbHVlLgoKIAoCBAcSBqYBAK0BARoSIFNlbGVjdHMgYSBzdHVkeS4KChoKBAQHAgASBKgBAhYaDCBUaGUgc3R1ZHkuCgolCgQEBwIBEgSqAQIXGhcgMeKAkzUwMDsgMCBtZWFucyAyMDAuCgpRCgQEBwICEgSsAQIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCi0KAgQIEgawAQC1AQEaHyBBIHBhZ2Ugb2Ygc2VyaWVzIHdpdGggdmFsdWVzLgoKUgoEBAgCABIEsgECJRpEIFF1ZXN0aW9ucywgc2NvcmVzLCBub2lzZSwgdGhlbiByZWNvcmRzOyBlYWNoIG9yZGVyZWQgYnkgaXRzIG5hbWVzLgoKPwoEBAgCARIEtAECHRoxIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgoqCgIECRIGuAEAwQEBGhwgV2hhdCB0aGVyZSBpcyBvZiBhIHNlcmllcy4KCkwKBAQJAgASBLoBAhoaPiBUaGUgc2VyaWVzLiBOb2lzZSBpcyBsaXN0ZWQgZm9yIGFsbCBxdWVzdGlvbm5haXJlcyB0b2dldGhlci4KCiEKBAQJAgESBLwBAhQaEyBOdW1iZXIgb2YgdmFsdWVzLgoKIwoEBAkCAhIEvgECGBoVIFRoZSBlYXJsaWVzdCB2YWx1ZS4KCiEKBAQJAgMSBMABAhcaEyBUaGUgbGF0ZXN0IHZhbHVlLgoKSQoCBQESBsQBAM0BARo7IFRoZSBsZW5ndGggb2YgdGhlIHBlcmlvZHMgYnkgd2hpY2ggdmFsdWVzIGFyZSBzdW1tYXJpc2VkLgoKKAoEBQECABIExgECIBoaIE5vIHN1bW1hcnk6IGV2ZXJ5IHZhbHVlLgoKHQoEBQECARIEyAECGBoPIENhbGVuZGFyIGRheS4KCiwKBAUBAgISBMoBAhkaHiBXZWVrIGZyb20gTW9uZGF5IChJU08gODYwMSkuCgofCgQFAQIDEgTMAQIaGhEgQ2FsZW5kYXIgbW9udGguCgofCgIEChIG0AEA4AEBGhEgU2VsZWN0cyBzZXJpZXMuCgoaCgQECgIAEgTSAQIWGgwgVGhlIHN0dWR5LgoKMQoEBAoCARIE1AECJBojIDHigJM1MCBzZXJpZXMsIGVhY2ggYXQgbW9zdCBvbmNlLgoK0gIKBAQKAgISBNoBAhoawwIgV2hldGhlciBhbmQgaG93IHZhbHVlcyBhcmUgc3VtbWFyaXNlZC4KCiBBIHZhbHVlIGJlbG9uZ3MgdG8gdGhlIGRheSB0aGF0IHRoZSBwYXJ0aWNpcGFudCdzIGRldmljZSBzaG93ZWQgd2hlbiB0aGUgc2hlZXQgd2FzIGZpbmlzaGVkIG9yCiB0aGUgdmFsdWUgbWVhc3VyZWQ6IHdob2V2ZXIgbW92ZXMgYmV0d2VlbiB0aW1lIHpvbmVzIGtlZXBzIHRoZSBkYXlzIGFzIGxpdmVkLCBhbmQgYSBkYXkgaGFzIDIzCiBvciAyNSBob3VycyB3aGVuIHRoZSBjbG9ja3MgY2hhbmdlLiBJZiB0aGUgdGltZSB6b25lIGlzIHVua25vd24sIHRoZSBkYXkgaXMgdGhhdCBvZiBVVEMuCgqSAQoEBAoCAxIE3QECKxqDASBFYXJsaWVzdCBmaW5pc2ggdGltZSB0byBpbmNsdWRlOyBhYnNlbnQ6IG5vIGxpbWl0LiBBIHBlcmlvZCB0aGF0IGJlZ2lucyBlYXJsaWVyIGlzIHN1bW1hcmlzZWQKIGZyb20gdGhlIHZhbHVlcyBvZiB0aGUgcmFuZ2Ugb25seS4KCkgKBAQKAgQSBN8BAikaOiBWYWx1ZXMgZnJvbSB0aGlzIHRpbWUgb24gYXJlIGxlZnQgb3V0OyBhYnNlbnQ6IG5vIGxpbWl0LgoKNwoCBAsSBuMBAOYBARopIFRoZSBzZXJpZXMgaW4gdGhlIG9yZGVyIG9mIHRoZSByZXF1ZXN0LgoKJQoEBAsCABIE5QECIxoXIE9uZSBlbnRyeSBwZXIgc291cmNlLgoKSwoCBAwSBukBAPQBARo9IEEgc2VyaWVzOiBgcG9pbnRzYCB3aXRob3V0IGEgcGVyaW9kLCBvdGhlcndpc2UgYHN1bW1hcmllc2AuCgrnAgoEBAwCABIE7gECIhrYAiBWYWx1ZXMsIG9sZGVzdCBmaXJzdC4gQWxsIHNlcmllcyBvZiBhIGNhbGwgc2hhcmUgMjAsMDAwIHBvaW50cyBhbmQgMyBNaUIgZXZlbmx5OyBpZiB0aGVyZSBhcmUKIG1vcmUsIHRoZSBuZXdlc3Qgb25lcy4gVmFsdWVzIG9mIG9uZSB0aW1lIHN0YXkgdG9nZXRoZXI6IHRoZSBgZmluaXNoX3RpbWVgIG9mIHRoZSBmaXJzdCBwb2ludCBpcwogdGhlIGBlbmRfdGltZWAgb2YgdGhlIGNhbGwgdGhhdCByZXR1cm5zIHRoZSBvbGRlciBvbmVzLiBJZiB0aGUgdmFsdWVzIG9mIG9uZSB0aW1lIGFsb25lIGV4Y2VlZAogdGhlIHNoYXJlLCB0aGVyZSBhcmUgbm8gcG9pbnRzOiBhc2sgZm9yIGZld2VyIHNlcmllcy4KCrEBCgQEDAIBEgTxAQInGqIBIFN1bW1hcmllcywgb2xkZXN0IGZpcnN0LCB3aXRob3V0IHBlcmlvZHMgdGhhdCBoYXZlIG5vIHZhbHVlcy4gQWxsIHNlcmllcyBvZiBhIGNhbGwgc2hhcmUgMjAsMDAwCiBzdW1tYXJpZXMgYW5kIDMgTWlCIGV2ZW5seTsgaWYgdGhlcmUgYXJlIG1vcmUsIHRoZSBuZXdlc3Qgb25lcy4KCkgKBAQMAgISBPMBAhUaOiBXaGV0aGVyIG9sZGVyIHZhbHVlcyB3ZXJlIGxlZnQgb3V0IGJlY2F1c2Ugb2YgdGhlIGxpbWl0LgoKJwoCBA0SBvcBAIECARoZIFRoZSB2YWx1ZXMgb2YgYSBwZXJpb2QuCgo2CgQEDQIAEgT5AQIYGiggRmlyc3QgZGF5IG9mIHRoZSBwZXJpb2QsIGBZWVlZLU1NLUREYC4KCiEKBAQNAgESBPsBAhQaEyBOdW1iZXIgb2YgdmFsdWVzLgoKQQoEBA0CAhIE/QECHBozIFN1bW1hcnkgb2YgdGhlIG51bWJlcnM7IGFic2VudCBpZiB0aGVyZSBhcmUgbm9uZS4KCpIBCgQEDQIDEgSAAgIfGoMBIFRoZSBjaG9zZW4gb3B0aW9ucywgb3JkZXJlZCBieSBjb2RlLCB3aXRoIHRoZSBudW1iZXIgb2YgYW5zd2VycyB0aGF0IGNob3NlIHRoZW0uIEFuIGFuc3dlciB0aGF0CiBjaG9vc2VzIHNldmVyYWwgY291bnRzIGZvciBlYWNoLgoKIwoCBA4SBoQCAJECARoVIFN1bW1hcnkgb2YgbnVtYmVycy4KCiAKBAQOAgASBIYCAhIaEiBBcml0aG1ldGljIG1lYW4uCgojCgQEDgIBEgSIAgIVGhUgVGhlIHNtYWxsZXN0IHZhbHVlLgoKXQoEBA4CAhIEigICHBpPIFRoZSBmaXJzdCBxdWFydGlsZTsgcXVhcnRpbGVzIGFuZCBtZWRpYW4gYXJlIGludGVycG9sYXRlZCBiZXR3ZWVuIG5laWdoYm91cnMuCgobCgQEDgIDEgSMAgIUGg0gVGhlIG1lZGlhbi4KCiMKBAQOAgQSBI4CAhwaFSBUaGUgdGhpcmQgcXVhcnRpbGUuCgoiCgQEDgIFEgSQAgIVGhQgVGhlIGxhcmdlc3QgdmFsdWUuCgovCgIEDxIGlAIAmQIBGiEgSG93IG9mdGVuIGFuIG9wdGlvbiB3YXMgY2hvc2VuLgoKIwoEBA8CABIElgICEhoVIENvZGUgb2YgdGhlIG9wdGlvbi4KCiIKBAQPAgESBJgCAhMaFCBOdW1iZXIgb2YgYW5zd2Vycy4KCjMKAgUCEgacAgCnAgEaJSBUaGUga2luZHMgb2YgZW50cmllcyBvZiBhIHRpbWVsaW5lLgoKKAoEBQICABIEngICIBoaIFJlamVjdGVkIChPVVRfT0ZfUkFOR0UpLgoKRAoEBQICARIEoAICGho2IFNoZWV0cywgYnkgdGhlIHRpbWUgYXQgd2hpY2ggdGhleSBjb3VudCBhcyBmaW5pc2hlZC4KCkYKBAUCAgISBKICAhsaOCBIZWFsdGggcmVjb3JkcywgYnkgdGhlIGZpcnN0IGluc3RhbnQgb2YgdGhlaXIgc3ViamVjdC4KCjMKBAUCAgMSBKQCAhwaJSBMaXN0ZW5pbmcgc2Vzc2lvbnMsIGJ5IHRoZWlyIHN0YXJ0LgoKMgoEBQICBBIEpgICJhokIFVuYW5zd2VyZWQgcHJvbXB0cywgYnkgdGhlaXIgdGltZS4KCjEKAgQQEgaqAgCzAgEaIyBGaWx0ZXJzIGFuZCBwYWdlIG9mIHRoZSB0aW1lbGluZS4KCj8KBAQQAgASBKwCAhYaMSBJZCBvZiBhIHN0dWR5IHRvIGZpbHRlciBieTsgZW1wdHk6IGFsbCBzdHVkaWVzLgoKLwoEBBACARIErgICIhohIEtpbmRzIHRvIGZpbHRlciBieTsgZW1wdHk6IGFsbC4KCkwKBAQQAgISBLACAhcaPiAx4oCTMTAwOyAwIG1lYW5zIDIwLiBBIHBhZ2Ugb2YgbGFyZ2UgZW50cmllcyBtYXkgaGF2ZSBmZXdlci4KClEKBAQQAgMSBLICAhgaQyBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKJwoCBBESBrYCALsCARoZIEEgcGFnZSBvZiB0aGUgdGltZWxpbmUuCgomCgQEEQIAEgS4AgIlGhggRW50cmllcywgbmV3ZXN0IGZpcnN0LgoKPwoEBBECARIEugICHRoxIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgooCgIEEhIGvgIAzAIBGhogT25lIGVudHJ5IG9mIGEgdGltZWxpbmUuCgpeCgQEEgIAEgTAAgIrGlAgVGltZSB0aGF0IG9yZGVycyB0aGUgZW50cmllcy4gSW4gdGhlIGZ1dHVyZSBmb3IgYSByZWNvcmQgb2Ygc29tZXRoaW5nIHBsYW5uZWQuCgogCgQEEggAEgbCAgLLAgMaECBXaGF0IGhhcHBlbmVkLgoKGAoEBBICARIExAIEIBoKIEEgc2hlZXQuCgogCgQEEgICEgTGAgQcGhIgQSBoZWFsdGggcmVjb3JkLgoKJAoEBBICAxIEyAIEIRoWIEEgbGlzdGVuaW5nIHNlc3Npb24uCgorCgQEEgIEEgTKAgQrGh0gQSBwcm9tcHQgd2l0aG91dCBhbiBhbnN3ZXIuCgqvAwoCBBMSBtMCAN4CARqgAyBBIHByb21wdCB3aG9zZSB0aW1lIGZvciBhbnN3ZXJpbmcgaGFzIHBhc3NlZCB3aXRob3V0IGEgc2hlZXQgdGhhdCBuYW1lcyBpdDogbWlzc2VkLCBkaXNtaXNzZWQgb3IKIG5ldmVyIHJlY2VpdmVkLiBDYW5jZWxsZWQgcHJvbXB0cyBhcmUgbGVmdCBvdXQsIGFuZCB0aG9zZSBmcm9tIGEgdGltZSB3aXRob3V0IGVucm9sbWVudCwgd2l0aG91dCBhCiB2YWxpZCBjb25zZW50IGJ5IHRoZSBjYWxsZXIncyB0b2tlbiwgb3IgaW4gYSBwYXVzZSBvZiB0aGUgc3R1ZHkuCiBPdmVyc2lnaHRTZXJ2aWNlLkdldE93bkNvbXBsaWFuY2UgZGlzdGluZ3Vpc2hlcyBhbmQgY291bnRzIHRoZSBzYW1lIHByb21wdHMsIGFuZCBpbiBhZGRpdGlvbiB0aG9zZQogdGhhdCBhIGRldmljZSBzaG93ZWQgYWZ0ZXIgdGhlIGVuZCBvZiB0aGUgY29uc2VudC4KCiEKBAQTAgASBNUCAh0aEyBUaGUgbm90aWZpY2F0aW9uLgoKGgoEBBMCARIE1wICFhoMIFRoZSBzdHVkeS4KCi0KBAQTAgISBNkCAh4aHyBUaGUgcXVlc3Rpb25uYWlyZSB0byBmaWxsIGluLgoKIwoEBBMCAxIE2wICLBoVIFRpbWUgb2YgdGhlIHByb21wdC4KCl4KBAQTAgQSBN0CAiwaUCBFbmQgb2YgdGhlIHRpbWUgZm9yIGFuc3dlcmluZzogaXRzIGV4cGlyeSwgb3IgdGhlIG5leHQgcHJvbXB0IG9mIGl0cyBzY2hlZHVsZS4KCh4KAgQUEgbhAgDkAgEaECBOYW1lcyBhIHN0dWR5LgoKNgoEBBQCABIE4wICFhooIEEgc3R1ZHkgdGhhdCB0aGUgY2FsbGVyIHRha2VzIHBhcnQgaW4uCgorCgIEFRIG5wIA6gIBGh0gVGhlIGNvbXBhcmlzb25zIG9mIGEgc3R1ZHkuCgoqCgQEFQIAEgTpAgIsGhwgSW4gdGhlIG9yZGVyIG9mIHRoZSBzdHVkeS4KCkEKAgUDEgbtAgD2AgEaMyBXaHkgYSBjb21wYXJpc29uIGhhcyBubyBtZWFuIG9mIGFsbCBwYXJ0aWNpcGFudHMuCgokCgQFAwIAEgTvAgIlGhYgVGhlIG1lYW4gaXMgcHJlc2VudC4KCmgKBAUDAgESBPECAiYaWiBUaGUgY2FsbGVyIGhhcyBubyB2YWx1ZSBpbiB0aGUgY29tcGFyaXNvbidzIGRheXM7IG9ubHkgdGhvc2Ugd2hvIGNvbnRyaWJ1dGUgY2FuIGNvbXBhcmUuCgprCgQFAwICEgTzAgImGl0gVGhlIGZpcnN0IG5pZ2h0IHNpbmNlIHRoZSBzdHVkeSBkZWNsYXJlZCB0aGUgY29tcGFyaXNvbiBpbiBpdHMgcHJlc2VudCBmb3JtIGhhcyBub3QgcGFzc2VkLgoKUgoEBQMCAxIE9QICLhpEIFRvbyBmZXcgcGFydGljaXBhbnRzIGNvbnRyaWJ1dGUsIG9yIGEgZmV3IG9mIHRoZW0gY29udHJpYnV0ZSBtb3N0LgoKQwoCBBYSBvkCAIsDARo1IFRoZSBjYWxsZXIncyB2YWx1ZSBiZXNpZGUgdGhhdCBvZiBhbGwgcGFydGljaXBhbnRzLgoKMAoEBBYCABIE+wICGxoiIGBTdHVkeUNvbXBhcmlzb24uY29tcGFyaXNvbl9pZGAuCgqiAQoEBBYCARIE/gICLBqTASBNZWFuIG9mIHRoZSBjYWxsZXIncyB2YWx1ZXMgd2l0aGluIHRoZSByYW5nZSBvZiB0aGUgY29tcGFyaXNvbiwgb2Ygc2hlZXRzIGZpbmlzaGVkIGluIHRoZQogY29tcGFyaXNvbidzIGRheXMgYmVmb3JlIHRoZSBjYWxsOyBhYnNlbnQgd2l0aG91dCBhbnkuCgpxCgQEFgICEgSAAwInGmMgTWVhbiBvZiB0aGUgcGFydGljaXBhbnRzJyBtZWFucywgcm91bmRlZCB0byBhIHR3ZW50aWV0aCBvZiB0aGUgcmFuZ2U7IGFic2VudCBpZiBgYWJzZW5jZWAgaXMgc2V0LgoKYQoEBBYCAxIEggMCGhpTIE51bWJlciBvZiBjb250cmlidXRpbmcgcGFydGljaXBhbnRzLCByb3VuZGVkIGRvd24gdG8gdGVuczsgMCBpZiBgYWJzZW5jZWAgaXMgc2V0LgoKigIKBAQWAgQSBIYDAhUa+wEgUXVhcnRlciBvZiB0aGUgcGFydGljaXBhbnRzIHRoYXQgdGhlIGNhbGxlcidzIHZhbHVlIGxpZXMgaW4sIGZyb20gMSBmb3IgdGhlIGxvd2VzdCB2YWx1ZXMgdG8gNC4gVGhlCiBsaW1pdHMgb2YgdGhlIHF1YXJ0ZXJzIGFyZSByb3VuZGVkIHRvIGEgdHdlbnRpZXRoIG9mIHRoZSByYW5nZS4gMCBpZiBgYWJzZW5jZWAgaXMgc2V0LCBvciBpZiBmZXdlcgogdGhhbiAxMCBwYXJ0aWNpcGFudHMgYXJlIGluIG9uZSBvZiB0aGUgcXVhcnRlcnMuCgpACgQEFgIFEgSIAwItGjIgVGltZSBvZiB0aGUgcmVsZWFzZTsgYWJzZW50IGlmIGBhYnNlbmNlYCBpcyBzZXQuCgolCgQEFgIGEgSKAwIgGhcgV2h5IHRoZXJlIGlzIG5vIG1lYW4uCgqJAQoCBBcSBo8DAKMDARp7IFRoZSBwYXJ0IG9mIGEgcGFydGljaXBhbnQncyBkYXRhIG9mIGEgc3R1ZHkgdGhhdCBhIHJlcG9ydCBvciBhIHNoYXJlIGNvbnRhaW5zLiBBdCBsZWFzdCBvbmUgb2YKIHRoZSBjb250ZW50cyBpcyByZXF1aXJlZC4KChoKBAQXAgASBJEDAhYaDCBUaGUgc3R1ZHkuCgpbCgQEFwIBEgSTAwIeGk0gV2hldGhlciB0aGUgcmVwb3J0IGNvbnRhaW5zIHRoZSBxdWVzdGlvbnMgYW5kIHNjb3JlcyBvZiBhbGwgcXVlc3Rpb25uYWlyZXMuCgqUAQoEBBcCAhIElgMCKBqFASBRdWVzdGlvbm5haXJlcyB3aG9zZSBxdWVzdGlvbnMgYW5kIHNjb3JlcyB0aGUgcmVwb3J0IGNvbnRhaW5zLCBlYWNoIGF0IG1vc3Qgb25jZTsgdXAgdG8gNTAuCiBFbXB0eSBpZiBgYWxsX3F1ZXN0aW9ubmFpcmVzYCBpcyB0cnVlLgoKogEKBAQXAgMSBJkDAiMakwEgU2VyaWVzIHRoYXQgdGhlIHJlcG9ydCBjb250YWlucyBpbiBhZGRpdGlvbiwgZWFjaCBhdCBtb3N0IG9uY2U7IHVwIHRvIDUwLiBBIHNoYXJlIGNvbnRhaW5zCiB0aGVpciB2YWx1ZXMgd2l0aG91dCB0aGUgb3RoZXIgYW5zd2VycyBvZiB0aGUgc2hlZXRzLgoKfgoEBBcCBBIEnAMCGhpwIFdoZXRoZXIgdGhlIHJlcG9ydCBjb250YWlucyBoZWFsdGggcmVjb3JkczogYXVkaW9ncmFtcywgdGlubml0dXMgbWF0Y2hlcywgbWVhc3VyZW1lbnRzLCBldmVudHMKIGFuZCB0aGVyYXBpZXMuCgo/CgQEFwIFEgSeAwIVGjEgV2hldGhlciB0aGUgcmVwb3J0IGNvbnRhaW5zIGxpc3RlbmluZyBzZXNzaW9ucy4KCmsKBAQXAgYSBKADAisaXSBFYXJsaWVzdCBmaW5pc2ggdGltZSBvZiBzaGVldHMsIHN1YmplY3Qgb2YgcmVjb3JkcyBhbmQgc3RhcnQgb2Ygc2Vzc2lvbnM7IGFic2VudDogbm8gbGltaXQuCgpFCgQEFwIHEgSiAwIpGjcgRGF0YSBmcm9tIHRoaXMgdGltZSBvbiBpcyBsZWZ0IG91dDsgYWJzZW50OiBubyBsaW1pdC4KCiEKAgQYEgamAwCwAwEaEyBTZWxlY3RzIGEgcmVwb3J0LgoKHQoEBBgCABIEqAMCGBoPIFRoZSBjb250ZW50cy4KCuQBCgQEGAIBEgSsAwIWGtUBIEJDUCA0NyBsYW5ndWFnZS4gSGVhZGluZ3MgYW5kIGxhYmVscyBhcmUgaW4gR2VybWFuIGlmIGl0IGlzIEdlcm1hbiwgb3RoZXJ3aXNlIGluIEVuZ2xpc2g7IHRleHRzCiBvZiBxdWVzdGlvbm5haXJlcyBhcmUgaW4gdGhpcyBsYW5ndWFnZSwgb3IgdGhlIHN0dWR5J3MgZGVmYXVsdCB3aXRob3V0IGEgdHJhbnNsYXRpb24uIEVtcHR5OgogdGhlIHN0dWR5J3MgZGVmYXVsdC4KCqMBCgQEGAICEgSvAwIXGpQBIElBTkEgdGltZSB6b25lIG9mIHRoZSBkYXRlcyBvZiByZWNvcmRzLCBzZXNzaW9ucyBhbmQgb2YgdGhlIHJlcG9ydCBpdHNlbGY7IGVtcHR5OiBVVEMuIFZhbHVlcwogb2Ygc2hlZXRzIGhhdmUgdGhlIGRheSBvZiB0aGUgcGFydGljaXBhbnQncyBkZXZpY2UuCgorCgIEGRIGswMAuQMBGh0gQSBwYWdlIGFib3V0IGEgcGFydGljaXBhbnQuCgqtAQoEBBkCABIEtgMCEhqeASBBIHNlbGYtY29udGFpbmVkIEhUTUwgZG9jdW1lbnQgd2l0aG91dCBzY3JpcHRzIGFuZCB3aXRob3V0IHJlZmVyZW5jZXMgdG8gb3RoZXIgZmlsZXM7IHVwIHRvCiAzIE1pQi4gSXQgY29udGFpbnMgbmVpdGhlciBuYW1lIG5vciBhZGRyZXNzIG9mIHRoZSBwYXJ0aWNpcGFudC4KCjsKBAQZAgESBLgDAhYaLSBCQ1AgNDcgbGFuZ3VhZ2Ugb2YgaXRzIGhlYWRpbmdzIGFuZCBsYWJlbHMuCmIGcHJvdG8z")
}

extension IngestionV1.SeriesSource {
  public static var fullName: String { "otolith.ingestion.v1.SeriesSource" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__series_source__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SeriesSource>) {
    self.source = switch c.pointee.source_case.rawValue {
      case 1: .question(IngestionV1.QuestionSeries(c.pointee.question!))
      case 2: .itemID(Codec.string(c.pointee.item_id))
      case 3: .score(IngestionV1.ScoreSeries(c.pointee.score!))
      case 4: .noise(IngestionV1.NoiseSeries(c.pointee.noise!))
      case 5: .measurement(IngestionV1.MeasurementSeries(c.pointee.measurement!))
      case 6: .threshold(IngestionV1.ThresholdSeries(c.pointee.threshold!))
      case 7: .tinnitusMatch(IngestionV1.TinnitusMatchSeries(c.pointee.tinnitus_match!))
      default: nil
    }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SeriesSource> {
    let c = arena.allocate(Otolith__Ingestion__V1__SeriesSource.self)
    otolith__ingestion__v1__series_source__init(c)
    switch self.source {
      case .question(let value)?:
        c.pointee.source_case = .init(rawValue: 1)
        c.pointee.question = value.cStruct(in: arena)
      case .itemID(let value)?:
        c.pointee.source_case = .init(rawValue: 2)
        c.pointee.item_id = arena.string(value)
      case .score(let value)?:
        c.pointee.source_case = .init(rawValue: 3)
        c.pointee.score = value.cStruct(in: arena)
      case .noise(let value)?:
        c.pointee.source_case = .init(rawValue: 4)
        c.pointee.noise = value.cStruct(in: arena)
      case .measurement(let value)?:
        c.pointee.source_case = .init(rawValue: 5)
        c.pointee.measurement = value.cStruct(in: arena)
      case .threshold(let value)?:
        c.pointee.source_case = .init(rawValue: 6)
        c.pointee.threshold = value.cStruct(in: arena)
      case .tinnitusMatch(let value)?:
        c.pointee.source_case = .init(rawValue: 7)
        c.pointee.tinnitus_match = value.cStruct(in: arena)
      case nil: break
    }
    return c
  }
}

extension IngestionV1.QuestionSeries {
  public static var fullName: String { "otolith.ingestion.v1.QuestionSeries" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__question_series__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__QuestionSeries>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.elementID = Codec.string(c.pointee.element_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__QuestionSeries> {
    let c = arena.allocate(Otolith__Ingestion__V1__QuestionSeries.self)
    otolith__ingestion__v1__question_series__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.elementID.isEmpty { c.pointee.element_id = arena.string(self.elementID) }
    return c
  }
}

extension IngestionV1.ScoreSeries {
  public static var fullName: String { "otolith.ingestion.v1.ScoreSeries" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__score_series__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ScoreSeries>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.scoreID = Codec.string(c.pointee.score_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ScoreSeries> {
    let c = arena.allocate(Otolith__Ingestion__V1__ScoreSeries.self)
    otolith__ingestion__v1__score_series__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.scoreID.isEmpty { c.pointee.score_id = arena.string(self.scoreID) }
    return c
  }
}

extension IngestionV1.NoiseSeries {
  public static var fullName: String { "otolith.ingestion.v1.NoiseSeries" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__noise_series__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__NoiseSeries>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.unit = IngestionV1.NoiseUnit(rawValue: Int32(truncatingIfNeeded: c.pointee.unit.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__NoiseSeries> {
    let c = arena.allocate(Otolith__Ingestion__V1__NoiseSeries.self)
    otolith__ingestion__v1__noise_series__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.unit = Otolith__Ingestion__V1__NoiseUnit(rawValue: .init(truncatingIfNeeded: self.unit.rawValue))
    return c
  }
}

extension IngestionV1.MeasurementSeries {
  public static var fullName: String { "otolith.ingestion.v1.MeasurementSeries" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__measurement_series__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__MeasurementSeries>) {
    self.vocabularyID = Codec.string(c.pointee.vocabulary_id)
    self.code = Codec.string(c.pointee.code)
    self.unit = Codec.string(c.pointee.unit)
    self.secondValue = c.pointee.second_value != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__MeasurementSeries> {
    let c = arena.allocate(Otolith__Ingestion__V1__MeasurementSeries.self)
    otolith__ingestion__v1__measurement_series__init(c)
    if !self.vocabularyID.isEmpty { c.pointee.vocabulary_id = arena.string(self.vocabularyID) }
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    if !self.unit.isEmpty { c.pointee.unit = arena.string(self.unit) }
    c.pointee.second_value = self.secondValue ? 1 : 0
    return c
  }
}

extension IngestionV1.ThresholdSeries {
  public static var fullName: String { "otolith.ingestion.v1.ThresholdSeries" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__threshold_series__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ThresholdSeries>) {
    self.ear = IngestionV1.Ear(rawValue: Int32(truncatingIfNeeded: c.pointee.ear.rawValue))
    self.frequency = c.pointee.frequency
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ThresholdSeries> {
    let c = arena.allocate(Otolith__Ingestion__V1__ThresholdSeries.self)
    otolith__ingestion__v1__threshold_series__init(c)
    c.pointee.ear = Otolith__Ingestion__V1__Ear(rawValue: .init(truncatingIfNeeded: self.ear.rawValue))
    c.pointee.frequency = self.frequency
    return c
  }
}

extension IngestionV1.TinnitusMatchSeries {
  public static var fullName: String { "otolith.ingestion.v1.TinnitusMatchSeries" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__tinnitus_match_series__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__TinnitusMatchSeries>) {
    self.ear = IngestionV1.Ear(rawValue: Int32(truncatingIfNeeded: c.pointee.ear.rawValue))
    self.value = IngestionV1.TinnitusMatchValue(rawValue: Int32(truncatingIfNeeded: c.pointee.value.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__TinnitusMatchSeries> {
    let c = arena.allocate(Otolith__Ingestion__V1__TinnitusMatchSeries.self)
    otolith__ingestion__v1__tinnitus_match_series__init(c)
    c.pointee.ear = Otolith__Ingestion__V1__Ear(rawValue: .init(truncatingIfNeeded: self.ear.rawValue))
    c.pointee.value = Otolith__Ingestion__V1__TinnitusMatchValue(rawValue: .init(truncatingIfNeeded: self.value.rawValue))
    return c
  }
}

extension IngestionV1.ListSeriesRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListSeriesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_series_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListSeriesRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListSeriesRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListSeriesRequest.self)
    otolith__ingestion__v1__list_series_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension IngestionV1.ListSeriesResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListSeriesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_series_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListSeriesResponse>) {
    self.series = Codec.messages(c.pointee.series, c.pointee.n_series) { IngestionV1.SeriesOverview($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListSeriesResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListSeriesResponse.self)
    otolith__ingestion__v1__list_series_response__init(c)
    if !self.series.isEmpty {
      c.pointee.n_series = self.series.count
      c.pointee.series = arena.array(self.series) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SeriesOverview>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension IngestionV1.SeriesOverview {
  public static var fullName: String { "otolith.ingestion.v1.SeriesOverview" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__series_overview__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SeriesOverview>) {
    self.source = c.pointee.source.map { IngestionV1.SeriesSource($0) }
    self.values = c.pointee.values
    self.first = c.pointee.first.map { IngestionV1.SeriesPoint($0) }
    self.last = c.pointee.last.map { IngestionV1.SeriesPoint($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SeriesOverview> {
    let c = arena.allocate(Otolith__Ingestion__V1__SeriesOverview.self)
    otolith__ingestion__v1__series_overview__init(c)
    if let value = self.source { c.pointee.source = value.cStruct(in: arena) }
    c.pointee.values = self.values
    if let value = self.first { c.pointee.first = value.cStruct(in: arena) }
    if let value = self.last { c.pointee.last = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.ReadSeriesRequest {
  public static var fullName: String { "otolith.ingestion.v1.ReadSeriesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__read_series_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ReadSeriesRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.sources = Codec.messages(c.pointee.sources, c.pointee.n_sources) { IngestionV1.SeriesSource($0) }
    self.period = IngestionV1.SeriesPeriod(rawValue: Int32(truncatingIfNeeded: c.pointee.period.rawValue))
    self.startTime = c.pointee.start_time.map { GoogleProtobuf.Timestamp($0) }
    self.endTime = c.pointee.end_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ReadSeriesRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ReadSeriesRequest.self)
    otolith__ingestion__v1__read_series_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.sources.isEmpty {
      c.pointee.n_sources = self.sources.count
      c.pointee.sources = arena.array(self.sources) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SeriesSource>? }
    }
    c.pointee.period = Otolith__Ingestion__V1__SeriesPeriod(rawValue: .init(truncatingIfNeeded: self.period.rawValue))
    if let value = self.startTime { c.pointee.start_time = value.cStruct(in: arena) }
    if let value = self.endTime { c.pointee.end_time = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.ReadSeriesResponse {
  public static var fullName: String { "otolith.ingestion.v1.ReadSeriesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__read_series_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ReadSeriesResponse>) {
    self.series = Codec.messages(c.pointee.series, c.pointee.n_series) { IngestionV1.ResultSeries($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ReadSeriesResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ReadSeriesResponse.self)
    otolith__ingestion__v1__read_series_response__init(c)
    if !self.series.isEmpty {
      c.pointee.n_series = self.series.count
      c.pointee.series = arena.array(self.series) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__ResultSeries>? }
    }
    return c
  }
}

extension IngestionV1.ResultSeries {
  public static var fullName: String { "otolith.ingestion.v1.ResultSeries" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__result_series__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ResultSeries>) {
    self.points = Codec.messages(c.pointee.points, c.pointee.n_points) { IngestionV1.SeriesPoint($0) }
    self.summaries = Codec.messages(c.pointee.summaries, c.pointee.n_summaries) { IngestionV1.SeriesSummary($0) }
    self.truncated = c.pointee.truncated != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ResultSeries> {
    let c = arena.allocate(Otolith__Ingestion__V1__ResultSeries.self)
    otolith__ingestion__v1__result_series__init(c)
    if !self.points.isEmpty {
      c.pointee.n_points = self.points.count
      c.pointee.points = arena.array(self.points) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SeriesPoint>? }
    }
    if !self.summaries.isEmpty {
      c.pointee.n_summaries = self.summaries.count
      c.pointee.summaries = arena.array(self.summaries) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SeriesSummary>? }
    }
    c.pointee.truncated = self.truncated ? 1 : 0
    return c
  }
}

extension IngestionV1.SeriesSummary {
  public static var fullName: String { "otolith.ingestion.v1.SeriesSummary" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__series_summary__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SeriesSummary>) {
    self.startDate = Codec.string(c.pointee.start_date)
    self.values = c.pointee.values
    self.numbers = c.pointee.numbers.map { IngestionV1.NumberSummary($0) }
    self.codes = Codec.messages(c.pointee.codes, c.pointee.n_codes) { IngestionV1.CodeCount($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SeriesSummary> {
    let c = arena.allocate(Otolith__Ingestion__V1__SeriesSummary.self)
    otolith__ingestion__v1__series_summary__init(c)
    if !self.startDate.isEmpty { c.pointee.start_date = arena.string(self.startDate) }
    c.pointee.values = self.values
    if let value = self.numbers { c.pointee.numbers = value.cStruct(in: arena) }
    if !self.codes.isEmpty {
      c.pointee.n_codes = self.codes.count
      c.pointee.codes = arena.array(self.codes) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__CodeCount>? }
    }
    return c
  }
}

extension IngestionV1.NumberSummary {
  public static var fullName: String { "otolith.ingestion.v1.NumberSummary" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__number_summary__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__NumberSummary>) {
    self.mean = c.pointee.mean
    self.minimum = c.pointee.minimum
    self.lowerQuartile = c.pointee.lower_quartile
    self.median = c.pointee.median
    self.upperQuartile = c.pointee.upper_quartile
    self.maximum = c.pointee.maximum
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__NumberSummary> {
    let c = arena.allocate(Otolith__Ingestion__V1__NumberSummary.self)
    otolith__ingestion__v1__number_summary__init(c)
    c.pointee.mean = self.mean
    c.pointee.minimum = self.minimum
    c.pointee.lower_quartile = self.lowerQuartile
    c.pointee.median = self.median
    c.pointee.upper_quartile = self.upperQuartile
    c.pointee.maximum = self.maximum
    return c
  }
}

extension IngestionV1.CodeCount {
  public static var fullName: String { "otolith.ingestion.v1.CodeCount" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__code_count__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__CodeCount>) {
    self.code = Codec.string(c.pointee.code)
    self.count = c.pointee.count
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__CodeCount> {
    let c = arena.allocate(Otolith__Ingestion__V1__CodeCount.self)
    otolith__ingestion__v1__code_count__init(c)
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    c.pointee.count = self.count
    return c
  }
}

extension IngestionV1.ListTimelineRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListTimelineRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_timeline_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListTimelineRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.kinds = Codec.array(c.pointee.kinds, c.pointee.n_kinds) { IngestionV1.TimelineKind(rawValue: Int32(truncatingIfNeeded: $0.rawValue)) }
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListTimelineRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListTimelineRequest.self)
    otolith__ingestion__v1__list_timeline_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.kinds.isEmpty {
      c.pointee.n_kinds = self.kinds.count
      c.pointee.kinds = arena.array(self.kinds) { Otolith__Ingestion__V1__TimelineKind(rawValue: .init(truncatingIfNeeded: $0.rawValue)) }
    }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension IngestionV1.ListTimelineResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListTimelineResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_timeline_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListTimelineResponse>) {
    self.entries = Codec.messages(c.pointee.entries, c.pointee.n_entries) { IngestionV1.TimelineEntry($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListTimelineResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListTimelineResponse.self)
    otolith__ingestion__v1__list_timeline_response__init(c)
    if !self.entries.isEmpty {
      c.pointee.n_entries = self.entries.count
      c.pointee.entries = arena.array(self.entries) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__TimelineEntry>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension IngestionV1.TimelineEntry {
  public static var fullName: String { "otolith.ingestion.v1.TimelineEntry" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__timeline_entry__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__TimelineEntry>) {
    self.entryTime = c.pointee.entry_time.map { GoogleProtobuf.Timestamp($0) }
    self.entry = switch c.pointee.entry_case.rawValue {
      case 2: .sheet(IngestionV1.StoredAnswerSheet(c.pointee.sheet!))
      case 3: .record(IngestionV1.HealthRecord(c.pointee.record!))
      case 4: .session(IngestionV1.ListeningSession(c.pointee.session!))
      case 5: .unansweredPrompt(IngestionV1.UnansweredPrompt(c.pointee.unanswered_prompt!))
      default: nil
    }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__TimelineEntry> {
    let c = arena.allocate(Otolith__Ingestion__V1__TimelineEntry.self)
    otolith__ingestion__v1__timeline_entry__init(c)
    if let value = self.entryTime { c.pointee.entry_time = value.cStruct(in: arena) }
    switch self.entry {
      case .sheet(let value)?:
        c.pointee.entry_case = .init(rawValue: 2)
        c.pointee.sheet = value.cStruct(in: arena)
      case .record(let value)?:
        c.pointee.entry_case = .init(rawValue: 3)
        c.pointee.record = value.cStruct(in: arena)
      case .session(let value)?:
        c.pointee.entry_case = .init(rawValue: 4)
        c.pointee.session = value.cStruct(in: arena)
      case .unansweredPrompt(let value)?:
        c.pointee.entry_case = .init(rawValue: 5)
        c.pointee.unanswered_prompt = value.cStruct(in: arena)
      case nil: break
    }
    return c
  }
}

extension IngestionV1.UnansweredPrompt {
  public static var fullName: String { "otolith.ingestion.v1.UnansweredPrompt" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__unanswered_prompt__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__UnansweredPrompt>) {
    self.notificationID = Codec.string(c.pointee.notification_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.notifyTime = c.pointee.notify_time.map { GoogleProtobuf.Timestamp($0) }
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__UnansweredPrompt> {
    let c = arena.allocate(Otolith__Ingestion__V1__UnansweredPrompt.self)
    otolith__ingestion__v1__unanswered_prompt__init(c)
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if let value = self.notifyTime { c.pointee.notify_time = value.cStruct(in: arena) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.ReadComparisonsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ReadComparisonsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__read_comparisons_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ReadComparisonsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ReadComparisonsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ReadComparisonsRequest.self)
    otolith__ingestion__v1__read_comparisons_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    return c
  }
}

extension IngestionV1.ReadComparisonsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ReadComparisonsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__read_comparisons_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ReadComparisonsResponse>) {
    self.comparisons = Codec.messages(c.pointee.comparisons, c.pointee.n_comparisons) { IngestionV1.ComparisonResult($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ReadComparisonsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ReadComparisonsResponse.self)
    otolith__ingestion__v1__read_comparisons_response__init(c)
    if !self.comparisons.isEmpty {
      c.pointee.n_comparisons = self.comparisons.count
      c.pointee.comparisons = arena.array(self.comparisons) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__ComparisonResult>? }
    }
    return c
  }
}

extension IngestionV1.ComparisonResult {
  public static var fullName: String { "otolith.ingestion.v1.ComparisonResult" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__comparison_result__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ComparisonResult>) {
    self.comparisonID = Codec.string(c.pointee.comparison_id)
    self.ownValue = c.pointee.own_value.map { GoogleProtobuf.DoubleValue($0) }
    self.mean = c.pointee.mean.map { GoogleProtobuf.DoubleValue($0) }
    self.participants = c.pointee.participants
    self.quarter = c.pointee.quarter
    self.releaseTime = c.pointee.release_time.map { GoogleProtobuf.Timestamp($0) }
    self.absence = IngestionV1.ComparisonAbsence(rawValue: Int32(truncatingIfNeeded: c.pointee.absence.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ComparisonResult> {
    let c = arena.allocate(Otolith__Ingestion__V1__ComparisonResult.self)
    otolith__ingestion__v1__comparison_result__init(c)
    if !self.comparisonID.isEmpty { c.pointee.comparison_id = arena.string(self.comparisonID) }
    if let value = self.ownValue { c.pointee.own_value = value.cStruct(in: arena) }
    if let value = self.mean { c.pointee.mean = value.cStruct(in: arena) }
    c.pointee.participants = self.participants
    c.pointee.quarter = self.quarter
    if let value = self.releaseTime { c.pointee.release_time = value.cStruct(in: arena) }
    c.pointee.absence = Otolith__Ingestion__V1__ComparisonAbsence(rawValue: .init(truncatingIfNeeded: self.absence.rawValue))
    return c
  }
}

extension IngestionV1.ReportScope {
  public static var fullName: String { "otolith.ingestion.v1.ReportScope" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__report_scope__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ReportScope>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.allQuestionnaires = c.pointee.all_questionnaires != 0
    self.questionnaireIDs = Codec.array(c.pointee.questionnaire_ids, c.pointee.n_questionnaire_ids) { Codec.string($0) }
    self.series = Codec.messages(c.pointee.series, c.pointee.n_series) { IngestionV1.SeriesSource($0) }
    self.healthRecords = c.pointee.health_records != 0
    self.listening = c.pointee.listening != 0
    self.startTime = c.pointee.start_time.map { GoogleProtobuf.Timestamp($0) }
    self.endTime = c.pointee.end_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ReportScope> {
    let c = arena.allocate(Otolith__Ingestion__V1__ReportScope.self)
    otolith__ingestion__v1__report_scope__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.all_questionnaires = self.allQuestionnaires ? 1 : 0
    if !self.questionnaireIDs.isEmpty {
      c.pointee.n_questionnaire_ids = self.questionnaireIDs.count
      c.pointee.questionnaire_ids = arena.array(self.questionnaireIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.series.isEmpty {
      c.pointee.n_series = self.series.count
      c.pointee.series = arena.array(self.series) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SeriesSource>? }
    }
    c.pointee.health_records = self.healthRecords ? 1 : 0
    c.pointee.listening = self.listening ? 1 : 0
    if let value = self.startTime { c.pointee.start_time = value.cStruct(in: arena) }
    if let value = self.endTime { c.pointee.end_time = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.RenderReportRequest {
  public static var fullName: String { "otolith.ingestion.v1.RenderReportRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__render_report_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__RenderReportRequest>) {
    self.scope = c.pointee.scope.map { IngestionV1.ReportScope($0) }
    self.language = Codec.string(c.pointee.language)
    self.timeZone = Codec.string(c.pointee.time_zone)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__RenderReportRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__RenderReportRequest.self)
    otolith__ingestion__v1__render_report_request__init(c)
    if let value = self.scope { c.pointee.scope = value.cStruct(in: arena) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.timeZone.isEmpty { c.pointee.time_zone = arena.string(self.timeZone) }
    return c
  }
}

extension IngestionV1.RenderReportResponse {
  public static var fullName: String { "otolith.ingestion.v1.RenderReportResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__render_report_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__RenderReportResponse>) {
    self.html = Codec.string(c.pointee.html)
    self.language = Codec.string(c.pointee.language)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__RenderReportResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__RenderReportResponse.self)
    otolith__ingestion__v1__render_report_response__init(c)
    if !self.html.isEmpty { c.pointee.html = arena.string(self.html) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    return c
  }
}
