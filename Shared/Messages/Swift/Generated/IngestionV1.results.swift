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
    /// Kinds to filter by, each at most once; empty: all.
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

  /// The descriptor of `otolith/ingestion/v1/results.proto`.
  public static let resultsFile = ProtoFile(
    name: "otolith/ingestion/v1/results.proto",
    dependencies: [GoogleProtobuf.timestampFile, IngestionV1.ingestionFile, IngestionV1.listeningFile, IngestionV1.recordsFile],
    base64: "CiJvdG9saXRoL2luZ2VzdGlvbi92MS9yZXN1bHRzLnByb3RvEhRvdG9saXRoLmluZ2VzdGlvbi52MRofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90bxokb3RvbGl0aC9pbmdlc3Rpb24vdjEvaW5nZXN0aW9uLnByb3RvGiRvdG9saXRoL2luZ2VzdGlvbi92MS9saXN0ZW5pbmcucHJvdG8aIm90b2xpdGgvaW5nZXN0aW9uL3YxL3JlY29yZHMucHJvdG8i1QMKDFNlcmllc1NvdXJjZRJCCghxdWVzdGlvbhgBIAEoCzIkLm90b2xpdGguaW5nZXN0aW9uLnYxLlF1ZXN0aW9uU2VyaWVzSABSCHF1ZXN0aW9uEhkKB2l0ZW1faWQYAiABKAlIAFIGaXRlbUlkEjkKBXNjb3JlGAMgASgLMiEub3RvbGl0aC5pbmdlc3Rpb24udjEuU2NvcmVTZXJpZXNIAFIFc2NvcmUSOQoFbm9pc2UYBCABKAsyIS5vdG9saXRoLmluZ2VzdGlvbi52MS5Ob2lzZVNlcmllc0gAUgVub2lzZRJLCgttZWFzdXJlbWVudBgFIAEoCzInLm90b2xpdGguaW5nZXN0aW9uLnYxLk1lYXN1cmVtZW50U2VyaWVzSABSC21lYXN1cmVtZW50EkUKCXRocmVzaG9sZBgGIAEoCzIlLm90b2xpdGguaW5nZXN0aW9uLnYxLlRocmVzaG9sZFNlcmllc0gAUgl0aHJlc2hvbGQSUgoOdGlubml0dXNfbWF0Y2gYByABKAsyKS5vdG9saXRoLmluZ2VzdGlvbi52MS5UaW5uaXR1c01hdGNoU2VyaWVzSABSDXRpbm5pdHVzTWF0Y2hCCAoGc291cmNlIloKDlF1ZXN0aW9uU2VyaWVzEikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIdCgplbGVtZW50X2lkGAIgASgJUgllbGVtZW50SWQiUwoLU2NvcmVTZXJpZXMSKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhkKCHNjb3JlX2lkGAIgASgJUgdzY29yZUlkIm0KC05vaXNlU2VyaWVzEikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIzCgR1bml0GAIgASgOMh8ub3RvbGl0aC5pbmdlc3Rpb24udjEuTm9pc2VVbml0UgR1bml0IoMBChFNZWFzdXJlbWVudFNlcmllcxIjCg12b2NhYnVsYXJ5X2lkGAEgASgJUgx2b2NhYnVsYXJ5SWQSEgoEY29kZRgCIAEoCVIEY29kZRISCgR1bml0GAMgASgJUgR1bml0EiEKDHNlY29uZF92YWx1ZRgEIAEoCFILc2Vjb25kVmFsdWUiXAoPVGhyZXNob2xkU2VyaWVzEisKA2VhchgBIAEoDjIZLm90b2xpdGguaW5nZXN0aW9uLnYxLkVhclIDZWFyEhwKCWZyZXF1ZW5jeRgCIAEoAVIJZnJlcXVlbmN5IoIBChNUaW5uaXR1c01hdGNoU2VyaWVzEisKA2VhchgBIAEoDjIZLm90b2xpdGguaW5nZXN0aW9uLnYxLkVhclIDZWFyEj4KBXZhbHVlGAIgASgOMigub3RvbGl0aC5pbmdlc3Rpb24udjEuVGlubml0dXNNYXRjaFZhbHVlUgV2YWx1ZSJqChFMaXN0U2VyaWVzUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIbCglwYWdlX3NpemUYAiABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAyABKAlSCXBhZ2VUb2tlbiJ6ChJMaXN0U2VyaWVzUmVzcG9uc2USPAoGc2VyaWVzGAEgAygLMiQub3RvbGl0aC5pbmdlc3Rpb24udjEuU2VyaWVzT3ZlcnZpZXdSBnNlcmllcxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4i1AEKDlNlcmllc092ZXJ2aWV3EjoKBnNvdXJjZRgBIAEoCzIiLm90b2xpdGguaW5nZXN0aW9uLnYxLlNlcmllc1NvdXJjZVIGc291cmNlEhYKBnZhbHVlcxgCIAEoBFIGdmFsdWVzEjcKBWZpcnN0GAMgASgLMiEub3RvbGl0aC5pbmdlc3Rpb24udjEuU2VyaWVzUG9pbnRSBWZpcnN0EjUKBGxhc3QYBCABKAsyIS5vdG9saXRoLmluZ2VzdGlvbi52MS5TZXJpZXNQb2ludFIEbGFzdCKaAgoRUmVhZFNlcmllc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSPAoHc291cmNlcxgCIAMoCzIiLm90b2xpdGguaW5nZXN0aW9uLnYxLlNlcmllc1NvdXJjZVIHc291cmNlcxI6CgZwZXJpb2QYAyABKA4yIi5vdG9saXRoLmluZ2VzdGlvbi52MS5TZXJpZXNQZXJpb2RSBnBlcmlvZBI5CgpzdGFydF90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJc3RhcnRUaW1lEjUKCGVuZF90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIHZW5kVGltZSJQChJSZWFkU2VyaWVzUmVzcG9uc2USOgoGc2VyaWVzGAEgAygLMiIub3RvbGl0aC5pbmdlc3Rpb24udjEuUmVzdWx0U2VyaWVzUgZzZXJpZXMiqgEKDFJlc3VsdFNlcmllcxI5CgZwb2ludHMYASADKAsyIS5vdG9saXRoLmluZ2VzdGlvbi52MS5TZXJpZXNQb2ludFIGcG9pbnRzEkEKCXN1bW1hcmllcxgCIAMoCzIjLm90b2xpdGguaW5nZXN0aW9uLnYxLlNlcmllc1N1bW1hcnlSCXN1bW1hcmllcxIcCgl0cnVuY2F0ZWQYAyABKAhSCXRydW5jYXRlZCK8AQoNU2VyaWVzU3VtbWFyeRIdCgpzdGFydF9kYXRlGAEgASgJUglzdGFydERhdGUSFgoGdmFsdWVzGAIgASgEUgZ2YWx1ZXMSPQoHbnVtYmVycxgDIAEoCzIjLm90b2xpdGguaW5nZXN0aW9uLnYxLk51bWJlclN1bW1hcnlSB251bWJlcnMSNQoFY29kZXMYBCADKAsyHy5vdG9saXRoLmluZ2VzdGlvbi52MS5Db2RlQ291bnRSBWNvZGVzIr0BCg1OdW1iZXJTdW1tYXJ5EhIKBG1lYW4YASABKAFSBG1lYW4SGAoHbWluaW11bRgCIAEoAVIHbWluaW11bRIlCg5sb3dlcl9xdWFydGlsZRgDIAEoAVINbG93ZXJRdWFydGlsZRIWCgZtZWRpYW4YBCABKAFSBm1lZGlhbhIlCg51cHBlcl9xdWFydGlsZRgFIAEoAVINdXBwZXJRdWFydGlsZRIYCgdtYXhpbXVtGAYgASgBUgdtYXhpbXVtIjUKCUNvZGVDb3VudBISCgRjb2RlGAEgASgJUgRjb2RlEhQKBWNvdW50GAIgASgEUgVjb3VudCKmAQoTTGlzdFRpbWVsaW5lUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBI4CgVraW5kcxgCIAMoDjIiLm90b2xpdGguaW5nZXN0aW9uLnYxLlRpbWVsaW5lS2luZFIFa2luZHMSGwoJcGFnZV9zaXplGAMgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAQgASgJUglwYWdlVG9rZW4ifQoUTGlzdFRpbWVsaW5lUmVzcG9uc2USPQoHZW50cmllcxgBIAMoCzIjLm90b2xpdGguaW5nZXN0aW9uLnYxLlRpbWVsaW5lRW50cnlSB2VudHJpZXMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIu0CCg1UaW1lbGluZUVudHJ5EjkKCmVudHJ5X3RpbWUYASABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgllbnRyeVRpbWUSPwoFc2hlZXQYAiABKAsyJy5vdG9saXRoLmluZ2VzdGlvbi52MS5TdG9yZWRBbnN3ZXJTaGVldEgAUgVzaGVldBI8CgZyZWNvcmQYAyABKAsyIi5vdG9saXRoLmluZ2VzdGlvbi52MS5IZWFsdGhSZWNvcmRIAFIGcmVjb3JkEkIKB3Nlc3Npb24YBCABKAsyJi5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0ZW5pbmdTZXNzaW9uSABSB3Nlc3Npb24SVQoRdW5hbnN3ZXJlZF9wcm9tcHQYBSABKAsyJi5vdG9saXRoLmluZ2VzdGlvbi52MS5VbmFuc3dlcmVkUHJvbXB0SABSEHVuYW5zd2VyZWRQcm9tcHRCBwoFZW50cnki+wEKEFVuYW5zd2VyZWRQcm9tcHQSJwoPbm90aWZpY2F0aW9uX2lkGAEgASgJUg5ub3RpZmljYXRpb25JZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAMgASgJUg9xdWVzdGlvbm5haXJlSWQSOwoLbm90aWZ5X3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpub3RpZnlUaW1lEjsKC2V4cGlyZV90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZSqlAQoSVGlubml0dXNNYXRjaFZhbHVlEiQKIFRJTk5JVFVTX01BVENIX1ZBTFVFX1VOU1BFQ0lGSUVEEAASHgoaVElOTklUVVNfTUFUQ0hfVkFMVUVfUElUQ0gQARIhCh1USU5OSVRVU19NQVRDSF9WQUxVRV9MT1VETkVTUxACEiYKIlRJTk5JVFVTX01BVENIX1ZBTFVFX01BU0tJTkdfTEVWRUwQAyp1CgxTZXJpZXNQZXJpb2QSHQoZU0VSSUVTX1BFUklPRF9VTlNQRUNJRklFRBAAEhUKEVNFUklFU19QRVJJT0RfREFZEAESFgoSU0VSSUVTX1BFUklPRF9XRUVLEAISFwoTU0VSSUVTX1BFUklPRF9NT05USBADKqABCgxUaW1lbGluZUtpbmQSHQoZVElNRUxJTkVfS0lORF9VTlNQRUNJRklFRBAAEhcKE1RJTUVMSU5FX0tJTkRfU0hFRVQQARIYChRUSU1FTElORV9LSU5EX1JFQ09SRBACEhkKFVRJTUVMSU5FX0tJTkRfU0VTU0lPThADEiMKH1RJTUVMSU5FX0tJTkRfVU5BTlNXRVJFRF9QUk9NUFQQBDLHAgoNUmVzdWx0U2VydmljZRJkCgpMaXN0U2VyaWVzEicub3RvbGl0aC5pbmdlc3Rpb24udjEuTGlzdFNlcmllc1JlcXVlc3QaKC5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0U2VyaWVzUmVzcG9uc2UiA5ACARJkCgpSZWFkU2VyaWVzEicub3RvbGl0aC5pbmdlc3Rpb24udjEuUmVhZFNlcmllc1JlcXVlc3QaKC5vdG9saXRoLmluZ2VzdGlvbi52MS5SZWFkU2VyaWVzUmVzcG9uc2UiA5ACARJqCgxMaXN0VGltZWxpbmUSKS5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0VGltZWxpbmVSZXF1ZXN0Gioub3RvbGl0aC5pbmdlc3Rpb24udjEuTGlzdFRpbWVsaW5lUmVzcG9uc2UiA5ACAUJRChRvdG9saXRoLmluZ2VzdGlvbi52MVABWiBvdG9saXRoL2luZ2VzdGlvbi92MTtpbmdlc3Rpb252MaoCFE90b2xpdGguSW5nZXN0aW9uLlYxSoY/CnAKAQwSAwEAEhpmIEEgcGFydGljaXBhbnQncyBvd24gZGF0YSBvdmVyIHRpbWU6IHNlcmllcywgdGhlaXIgc3VtbWFyaWVzIGJ5IGRheSwgd2VlayBvciBtb250aCwgYW5kIHRoZSB0aW1lbGluZS4KCo4ECgIGABIEFgAtARqBBCBXaGF0IGEgcGFydGljaXBhbnQncyBvd24gZGF0YSBzaG93cy4gQ2FsbGVycyBzZWUgb25seSB0aGVpciBvd24gZGF0YSwgYWxzbyBhZnRlciB0aGV5IGxlZnQgdGhlCiBzdHVkeS4gV2l0aGRyYXduIGFuc3dlcnMsIHNoZWV0cyBhbmQgc2Vzc2lvbnMsIGFuZCBkZWxldGVkIHJlY29yZHMsIGRvIG5vdCBhcHBlYXIuCgogQSBzZXJpZXMgaGFzIG51bWJlcnMgYW5kIGNob3NlbiBvcHRpb25zIG9ubHkuIFRleHRzLCBkYXRlcywgZS1tYWlsIGFkZHJlc3NlcyBhbmQgdGhlIGxpa2UgYXJlIG5vdAogaW4gaXQgKEdldFNlcmllcyByZXR1cm5zIHRoZW0gdG8gdGhlaXIgYXV0aG9yKTsgc28gd2hhdCBhIHBhcnRpY2lwYW50IHR5cGVkLCBzdWNoIGFzIGEgcGFzc3dvcmQKIGluIGFuIGltcG9ydGVkIGZvcm0sIG5ldmVyIGFwcGVhcnMgaW4gYSBjaGFydC4gU2hlZXRzIG1hcmtlZCBDTE9DS19JTVBMQVVTSUJMRSBhcmUgbm90IGluIGl0LiBUaGUKIHByZXNlbnQgcmV2aXNpb24gb2YgYSBzaGVldCBjb3VudHMuCgqwAQoEBgACABIEGwIdAxqhASBMaXN0cyB0aGUgc2VyaWVzIG9mIGEgc3R1ZHkgaW4gd2hpY2ggdGhlIGNhbGxlciBoYXMgdmFsdWVzLCB3aXRoIHRoZWlyIG51bWJlciwgdGhlIGZpcnN0IGFuZAogdGhlIGxhc3Qgb25lIChnZW5lcmljIGZvcm1zIMKnNC4yLjQpLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCpYDCgQGAAIBEgQkAiYDGocDIFJldHVybnMgc2V2ZXJhbCBzZXJpZXMgaW4gb25lIGNhbGwsIHZhbHVlIGJ5IHZhbHVlIG9yIHN1bW1hcmlzZWQgYnkgZGF5LCB3ZWVrIG9yIG1vbnRoLiBBCiBzZXJpZXMgd2l0aG91dCB2YWx1ZXMgaXMgZW1wdHksIGFsc28gaWYgaXQgY2Fubm90IGV4aXN0LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCwgYWxzbyB3aXRob3V0IGEgc291cmNlLCBmb3IgbW9yZSB0aGFuIDUwLCBhbmQgZm9yIGEgc2VyaWVzIG5hbWVkIHR3aWNlCiAoU0VSSUVTX0RVUExJQ0FURSk7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFZFUlNJT05fVU5BVkFJTEFCTEUgYW5kIFJldHJ5SW5mbyBmb3IgYW4gaXRlbSwgd2hpbGUKIGEgdmVyc2lvbiBuYW1lZCBieSBzaGVldHMgaXMgbm90IGtub3duIGhlcmUuCgqLAQoEBgACAhIEKgIsAxp9IExpc3RzIHNoZWV0cywgaGVhbHRoIHJlY29yZHMsIGxpc3RlbmluZyBzZXNzaW9ucyBhbmQgdW5hbnN3ZXJlZCBwcm9tcHRzIHRvZ2V0aGVyLCBuZXdlc3QgZmlyc3QuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKKAoCBAASBDAAQwEaHCBOYW1lcyBhIHNlcmllcyBvZiBhIHN0dWR5LgoKGQoEBAAIABIEMgJCAxoLIFJlcXVpcmVkLgoKUwoEBAACABIDNAQgGkYgVGhlIGFuc3dlcnMgdG8gb25lIHF1ZXN0aW9uLCBvdmVyIGFsbCB2ZXJzaW9ucyBvZiBpdHMgcXVlc3Rpb25uYWlyZS4KCqABCgQEAAIBEgM3BBcakgEgVGhlIGFuc3dlcnMgdG8gYWxsIHF1ZXN0aW9ucyBvZiBhbiBpdGVtLCBvdmVyIHF1ZXN0aW9ubmFpcmVzIGFuZCB2ZXJzaW9uczsgYW4gaWQgb2YgdGhlIGl0ZW0KIGJhbmsuIExpc3RTZXJpZXMgcmV0dXJucyB0aGUgcXVlc3Rpb25zIG9uZSBieSBvbmUuCgoqCgQEAAICEgM5BBoaHSBBIHNjb3JlIG9mIGEgcXVlc3Rpb25uYWlyZS4KCi4KBAQAAgMSAzsEGhohIFRoZSBub2lzZSBtZWFzdXJlZCB3aXRoIHNoZWV0cy4KCjEKBAQAAgQSAz0EJhokIEEgcXVhbnRpdHkgb2YgbWVhc3VyZW1lbnQgcmVjb3Jkcy4KCjYKBAQAAgUSAz8EIhopIFRoZSBoZWFyaW5nIHRocmVzaG9sZCBhdCBvbmUgZnJlcXVlbmN5LgoKLwoEBAACBhIDQQQrGiIgQSB2YWx1ZSBvZiB0aGUgdGlubml0dXMgbWF0Y2hlcy4KCioKAgQBEgRGAEsBGh4gVGhlIGFuc3dlcnMgdG8gb25lIHF1ZXN0aW9uLgoKIQoEBAECABIDSAIeGhQgVGhlIHF1ZXN0aW9ubmFpcmUuCgocCgQEAQIBEgNKAhgaDyBUaGUgcXVlc3Rpb24uCgokCgIEAhIETgBTARoYIFRoZSB2YWx1ZXMgb2YgYSBzY29yZS4KCiEKBAQCAgASA1ACHhoUIFRoZSBxdWVzdGlvbm5haXJlLgoKGQoEBAICARIDUgIWGgwgVGhlIHNjb3JlLgoKcAoCBAMSBFYAWwEaZCBOb2lzZSBsZXZlbHMgaW4gb25lIHVuaXQuIEVhY2ggbWVhc3VyZW1lbnQgb2YgYSBzaGVldCBpcyBhIHZhbHVlLCBhdCB0aGUgZmluaXNoIHRpbWUgb2YgdGhlIHNoZWV0LgoKPAoEBAMCABIDWAIeGi8gVGhlIHF1ZXN0aW9ubmFpcmU7IGVtcHR5OiBhbGwgcXVlc3Rpb25uYWlyZXMuCgpqCgQEAwIBEgNaAhUaXSBUaGUgdW5pdDsgbGV2ZWxzIG9mIGRpZmZlcmVudCB1bml0cyBjYW5ub3QgYmUgY29tcGFyZWQuIFVOU1BFQ0lGSUVEOiBsZXZlbHMgd2l0aG91dCBhIHVuaXQuCgo1CgIEBBIEXgBoARopIFRoZSB2YWx1ZXMgb2Ygb25lIHF1YW50aXR5IGluIG9uZSB1bml0LgoKLgoEBAQCABIDYAIbGiEgVGhlIHZvY2FidWxhcnkgb2YgdGhlIHF1YW50aXR5LgoKKAoEBAQCARIDYgISGhsgVGhlIGNvZGUgb2YgdGhlIHF1YW50aXR5LgoKKQoEBAQCAhIDZAISGhwgVGhlIFVDVU0gY29kZSBvZiB0aGUgdW5pdC4KCnEKBAQEAgMSA2cCGBpkIFdoZXRoZXIgdGhlIHNlY29uZCB2YWx1ZSBvZiBhIHBhaXJlZCBxdWFudGl0eSBpcyBhc2tlZCBmb3IsIHN1Y2ggYXMgdGhlIGRpYXN0b2xpYyBibG9vZAogcHJlc3N1cmUuCgpYCgIEBRIEawBwARpMIFRocmVzaG9sZHMgaW4gZEIgSEwuIFRvbmVzIHRoYXQgd2VyZSBub3QgaGVhcmQgaGF2ZSBub25lIGFuZCBhcmUgbGVmdCBvdXQuCgodCgQEBQIAEgNtAg4aECBMZWZ0IG9yIHJpZ2h0LgoKFQoEBAUCARIDbwIXGgggSGVydHouCgoqCgIFABIEcwB8ARoeIEEgdmFsdWUgb2YgdGlubml0dXMgbWF0Y2hlcy4KCiMKBAUAAgASA3UCJxoWIFJlamVjdGVkIChSRVFVSVJFRCkuCgoeCgQFAAIBEgN3AiEaESBQaXRjaCBpbiBoZXJ0ei4KCiEKBAUAAgISA3kCJBoUIExvdWRuZXNzIGluIGRCIEhMLgoKJgoEBQACAxIDewIpGhkgTWFza2luZyBsZXZlbCBpbiBkQiBITC4KCi8KAgQGEgV/AIQBARoiIFZhbHVlcyBvZiB0aGUgbWF0Y2hlcyBvZiBhbiBlYXIuCgoYCgQEBgIAEgSBAQIOGgogVGhlIGVhci4KChoKBAQGAgESBIMBAh8aDCBUaGUgdmFsdWUuCgogCgIEBxIGhwEAjgEBGhIgU2VsZWN0cyBhIHN0dWR5LgoKGgoEBAcCABIEiQECFhoMIFRoZSBzdHVkeS4KCiUKBAQHAgESBIsBAhcaFyAx4oCTNTAwOyAwIG1lYW5zIDIwMC4KClEKBAQHAgISBI0BAhgaQyBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKLQoCBAgSBpEBAJYBARofIEEgcGFnZSBvZiBzZXJpZXMgd2l0aCB2YWx1ZXMuCgpSCgQECAIAEgSTAQIlGkQgUXVlc3Rpb25zLCBzY29yZXMsIG5vaXNlLCB0aGVuIHJlY29yZHM7IGVhY2ggb3JkZXJlZCBieSBpdHMgbmFtZXMuCgo/CgQECAIBEgSVAQIdGjEgVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCioKAgQJEgaZAQCiAQEaHCBXaGF0IHRoZXJlIGlzIG9mIGEgc2VyaWVzLgoKTAoEBAkCABIEmwECGho+IFRoZSBzZXJpZXMuIE5vaXNlIGlzIGxpc3RlZCBmb3IgYWxsIHF1ZXN0aW9ubmFpcmVzIHRvZ2V0aGVyLgoKIQoEBAkCARIEnQECFBoTIE51bWJlciBvZiB2YWx1ZXMuCgojCgQECQICEgSfAQIYGhUgVGhlIGVhcmxpZXN0IHZhbHVlLgoKIQoEBAkCAxIEoQECFxoTIFRoZSBsYXRlc3QgdmFsdWUuCgpJCgIFARIGpQEArgEBGjsgVGhlIGxlbmd0aCBvZiB0aGUgcGVyaW9kcyBieSB3aGljaCB2YWx1ZXMgYXJlIHN1bW1hcmlzZWQuCgooCgQFAQIAEgSnAQIgGhogTm8gc3VtbWFyeTogZXZlcnkgdmFsdWUuCgodCgQFAQIBEgSpAQIYGg8gQ2FsZW5kYXIgZGF5LgoKLAoEBQECAhIEqwECGRoeIFdlZWsgZnJvbSBNb25kYXkgKElTTyA4NjAxKS4KCh8KBAUBAgMSBK0BAhoaESBDYWxlbmRhciBtb250aC4KCh8KAgQKEgaxAQDBAQEaESBTZWxlY3RzIHNlcmllcy4KChoKBAQKAgASBLMBAhYaDCBUaGUgc3R1ZHkuCgoxCgQECgIBEgS1AQIkGiMgMeKAkzUwIHNlcmllcywgZWFjaCBhdCBtb3N0IG9uY2UuCgrSAgoEBAoCAhIEuwECGhrDAiBXaGV0aGVyIGFuZCBob3cgdmFsdWVzIGFyZSBzdW1tYXJpc2VkLgoKIEEgdmFsdWUgYmVsb25ncyB0byB0aGUgZGF5IHRoYXQgdGhlIHBhcnRpY2lwYW50J3MgZGV2aWNlIHNob3dlZCB3aGVuIHRoZSBzaGVldCB3YXMgZmluaXNoZWQgb3IKIHRoZSB2YWx1ZSBtZWFzdXJlZDogd2hvZXZlciBtb3ZlcyBiZXR3ZWVuIHRpbWUgem9uZXMga2VlcHMgdGhlIGRheXMgYXMgbGl2ZWQsIGFuZCBhIGRheSBoYXMgMjMKIG9yIDI1IGhvdXJzIHdoZW4gdGhlIGNsb2NrcyBjaGFuZ2UuIElmIHRoZSB0aW1lIHpvbmUgaXMgdW5rbm93biwgdGhlIGRheSBpcyB0aGF0IG9mIFVUQy4KCpIBCgQECgIDEgS+AQIrGoMBIEVhcmxpZXN0IGZpbmlzaCB0aW1lIHRvIGluY2x1ZGU7IGFic2VudDogbm8gbGltaXQuIEEgcGVyaW9kIHRoYXQgYmVnaW5zIGVhcmxpZXIgaXMgc3VtbWFyaXNlZAogZnJvbSB0aGUgdmFsdWVzIG9mIHRoZSByYW5nZSBvbmx5LgoKSAoEBAoCBBIEwAECKRo6IFZhbHVlcyBmcm9tIHRoaXMgdGltZSBvbiBhcmUgbGVmdCBvdXQ7IGFic2VudDogbm8gbGltaXQuCgo3CgIECxIGxAEAxwEBGikgVGhlIHNlcmllcyBpbiB0aGUgb3JkZXIgb2YgdGhlIHJlcXVlc3QuCgolCgQECwIAEgTGAQIjGhcgT25lIGVudHJ5IHBlciBzb3VyY2UuCgpLCgIEDBIGygEA1QEBGj0gQSBzZXJpZXM6IGBwb2ludHNgIHdpdGhvdXQgYSBwZXJpb2QsIG90aGVyd2lzZSBgc3VtbWFyaWVzYC4KCucCCgQEDAIAEgTPAQIiGtgCIFZhbHVlcywgb2xkZXN0IGZpcnN0LiBBbGwgc2VyaWVzIG9mIGEgY2FsbCBzaGFyZSAyMCwwMDAgcG9pbnRzIGFuZCAzIE1pQiBldmVubHk7IGlmIHRoZXJlIGFyZQogbW9yZSwgdGhlIG5ld2VzdCBvbmVzLiBWYWx1ZXMgb2Ygb25lIHRpbWUgc3RheSB0b2dldGhlcjogdGhlIGBmaW5pc2hfdGltZWAgb2YgdGhlIGZpcnN0IHBvaW50IGlzCiB0aGUgYGVuZF90aW1lYCBvZiB0aGUgY2FsbCB0aGF0IHJldHVybnMgdGhlIG9sZGVyIG9uZXMuIElmIHRoZSB2YWx1ZXMgb2Ygb25lIHRpbWUgYWxvbmUgZXhjZWVkCiB0aGUgc2hhcmUsIHRoZXJlIGFyZSBubyBwb2ludHM6IGFzayBmb3IgZmV3ZXIgc2VyaWVzLgoKsQEKBAQMAgESBNIBAicaogEgU3VtbWFyaWVzLCBvbGRlc3QgZmlyc3QsIHdpdGhvdXQgcGVyaW9kcyB0aGF0IGhhdmUgbm8gdmFsdWVzLiBBbGwgc2VyaWVzIG9mIGEgY2FsbCBzaGFyZSAyMCwwMDAKIHN1bW1hcmllcyBhbmQgMyBNaUIgZXZlbmx5OyBpZiB0aGVyZSBhcmUgbW9yZSwgdGhlIG5ld2VzdCBvbmVzLgoKSAoEBAwCAhIE1AECFRo6IFdoZXRoZXIgb2xkZXIgdmFsdWVzIHdlcmUgbGVmdCBvdXQgYmVjYXVzZSBvZiB0aGUgbGltaXQuCgonCgIEDRIG2AEA4gEBGhkgVGhlIHZhbHVlcyBvZiBhIHBlcmlvZC4KCjYKBAQNAgASBNoBAhgaKCBGaXJzdCBkYXkgb2YgdGhlIHBlcmlvZCwgYFlZWVktTU0tRERgLgoKIQoEBA0CARIE3AECFBoTIE51bWJlciBvZiB2YWx1ZXMuCgpBCgQEDQICEgTeAQIcGjMgU3VtbWFyeSBvZiB0aGUgbnVtYmVyczsgYWJzZW50IGlmIHRoZXJlIGFyZSBub25lLgoKkgEKBAQNAgMSBOEBAh8agwEgVGhlIGNob3NlbiBvcHRpb25zLCBvcmRlcmVkIGJ5IGNvZGUsIHdpdGggdGhlIG51bWJlciBvZiBhbnN3ZXJzIHRoYXQgY2hvc2UgdGhlbS4gQW4gYW5zd2VyIHRoYXQKIGNob29zZXMgc2V2ZXJhbCBjb3VudHMgZm9yIGVhY2guCgojCgIEDhIG5QEA8gEBGhUgU3VtbWFyeSBvZiBudW1iZXJzLgoKIAoEBA4CABIE5wECEhoSIEFyaXRobWV0aWMgbWVhbi4KCiMKBAQOAgESBOkBAhUaFSBUaGUgc21hbGxlc3QgdmFsdWUuCgpdCgQEDgICEgTrAQIcGk8gVGhlIGZpcnN0IHF1YXJ0aWxlOyBxdWFydGlsZXMgYW5kIG1lZGlhbiBhcmUgaW50ZXJwb2xhdGVkIGJldHdlZW4gbmVpZ2hib3Vycy4KChsKBAQOAgMSBO0BAhQaDSBUaGUgbWVkaWFuLgoKIwoEBA4CBBIE7wECHBoVIFRoZSB0aGlyZCBxdWFydGlsZS4KCiIKBAQOAgUSBPEBAhUaFCBUaGUgbGFyZ2VzdCB2YWx1ZS4KCi8KAgQPEgb1AQD6AQEaISBIb3cgb2Z0ZW4gYW4gb3B0aW9uIHdhcyBjaG9zZW4uCgojCgQEDwIAEgT3AQISGhUgQ29kZSBvZiB0aGUgb3B0aW9uLgoKIgoEBA8CARIE+QECExoUIE51bWJlciBvZiBhbnN3ZXJzLgoKMwoCBQISBv0BAIgCARolIFRoZSBraW5kcyBvZiBlbnRyaWVzIG9mIGEgdGltZWxpbmUuCgooCgQFAgIAEgT/AQIgGhogUmVqZWN0ZWQgKE9VVF9PRl9SQU5HRSkuCgpECgQFAgIBEgSBAgIaGjYgU2hlZXRzLCBieSB0aGUgdGltZSBhdCB3aGljaCB0aGV5IGNvdW50IGFzIGZpbmlzaGVkLgoKRgoEBQICAhIEgwICGxo4IEhlYWx0aCByZWNvcmRzLCBieSB0aGUgZmlyc3QgaW5zdGFudCBvZiB0aGVpciBzdWJqZWN0LgoKMwoEBQICAxIEhQICHBolIExpc3RlbmluZyBzZXNzaW9ucywgYnkgdGhlaXIgc3RhcnQuCgoyCgQFAgIEEgSHAgImGiQgVW5hbnN3ZXJlZCBwcm9tcHRzLCBieSB0aGVpciB0aW1lLgoKMQoCBBASBosCAJQCARojIEZpbHRlcnMgYW5kIHBhZ2Ugb2YgdGhlIHRpbWVsaW5lLgoKPwoEBBACABIEjQICFhoxIElkIG9mIGEgc3R1ZHkgdG8gZmlsdGVyIGJ5OyBlbXB0eTogYWxsIHN0dWRpZXMuCgpCCgQEEAIBEgSPAgIiGjQgS2luZHMgdG8gZmlsdGVyIGJ5LCBlYWNoIGF0IG1vc3Qgb25jZTsgZW1wdHk6IGFsbC4KCkwKBAQQAgISBJECAhcaPiAx4oCTMTAwOyAwIG1lYW5zIDIwLiBBIHBhZ2Ugb2YgbGFyZ2UgZW50cmllcyBtYXkgaGF2ZSBmZXdlci4KClEKBAQQAgMSBJMCAhgaQyBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKJwoCBBESBpcCAJwCARoZIEEgcGFnZSBvZiB0aGUgdGltZWxpbmUuCgomCgQEEQIAEgSZAgIlGhggRW50cmllcywgbmV3ZXN0IGZpcnN0LgoKPwoEBBECARIEmwICHRoxIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgooCgIEEhIGnwIArQIBGhogT25lIGVudHJ5IG9mIGEgdGltZWxpbmUuCgpeCgQEEgIAEgShAgIrGlAgVGltZSB0aGF0IG9yZGVycyB0aGUgZW50cmllcy4gSW4gdGhlIGZ1dHVyZSBmb3IgYSByZWNvcmQgb2Ygc29tZXRoaW5nIHBsYW5uZWQuCgogCgQEEggAEgajAgKsAgMaECBXaGF0IGhhcHBlbmVkLgoKGAoEBBICARIEpQIEIBoKIEEgc2hlZXQuCgogCgQEEgICEgSnAgQcGhIgQSBoZWFsdGggcmVjb3JkLgoKJAoEBBICAxIEqQIEIRoWIEEgbGlzdGVuaW5nIHNlc3Npb24uCgorCgQEEgIEEgSrAgQrGh0gQSBwcm9tcHQgd2l0aG91dCBhbiBhbnN3ZXIuCgqvAwoCBBMSBrQCAL8CARqgAyBBIHByb21wdCB3aG9zZSB0aW1lIGZvciBhbnN3ZXJpbmcgaGFzIHBhc3NlZCB3aXRob3V0IGEgc2hlZXQgdGhhdCBuYW1lcyBpdDogbWlzc2VkLCBkaXNtaXNzZWQgb3IKIG5ldmVyIHJlY2VpdmVkLiBDYW5jZWxsZWQgcHJvbXB0cyBhcmUgbGVmdCBvdXQsIGFuZCB0aG9zZSBmcm9tIGEgdGltZSB3aXRob3V0IGVucm9sbWVudCwgd2l0aG91dCBhCiB2YWxpZCBjb25zZW50IGJ5IHRoZSBjYWxsZXIncyB0b2tlbiwgb3IgaW4gYSBwYXVzZSBvZiB0aGUgc3R1ZHkuCiBPdmVyc2lnaHRTZXJ2aWNlLkdldE93bkNvbXBsaWFuY2UgZGlzdGluZ3Vpc2hlcyBhbmQgY291bnRzIHRoZSBzYW1lIHByb21wdHMsIGFuZCBpbiBhZGRpdGlvbiB0aG9zZQogdGhhdCBhIGRldmljZSBzaG93ZWQgYWZ0ZXIgdGhlIGVuZCBvZiB0aGUgY29uc2VudC4KCiEKBAQTAgASBLYCAh0aEyBUaGUgbm90aWZpY2F0aW9uLgoKGgoEBBMCARIEuAICFhoMIFRoZSBzdHVkeS4KCi0KBAQTAgISBLoCAh4aHyBUaGUgcXVlc3Rpb25uYWlyZSB0byBmaWxsIGluLgoKIwoEBBMCAxIEvAICLBoVIFRpbWUgb2YgdGhlIHByb21wdC4KCl4KBAQTAgQSBL4CAiwaUCBFbmQgb2YgdGhlIHRpbWUgZm9yIGFuc3dlcmluZzogaXRzIGV4cGlyeSwgb3IgdGhlIG5leHQgcHJvbXB0IG9mIGl0cyBzY2hlZHVsZS4KYgZwcm90bzM=")
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
