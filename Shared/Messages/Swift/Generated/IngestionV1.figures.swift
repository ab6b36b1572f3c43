// Generated from otolith/ingestion/v1/figures.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension IngestionV1 {
  /// Names a study.
  public struct GetStudyFiguresRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String

    public init(studyID: String = "") {
      self.studyID = studyID
    }
  }

  /// Numbers of a study's sheets.
  public struct StudyFigures: Message {
    /// Questionnaires with sheets, in the order of the study.
    public var questionnaires: [IngestionV1.SheetFigures]
    /// Days with sheets, earliest first; at most the latest 20,000.
    public var days: [IngestionV1.SheetDay]
    /// Number of pairs of a participant and a day with at least one timed sheet.
    public var participantDays: UInt64
    /// Minutes that the timed sheets of such a day took together; absent without any.
    public var minutesPerDay: IngestionV1.MinuteSummary?
    /// Median number of sheets on a day of a participant with sheets; 0 without sheets.
    public var medianSheetsPerDay: Double
    /// Number of participants with sheets.
    public var participants: UInt64
    /// Whether sheets were left out: of each questionnaire the newest ones count, at least 1,000, and
    /// 100,000 of all questionnaires together.
    public var truncated: Bool
    /// Time of the counts.
    public var countTime: GoogleProtobuf.Timestamp?
    /// Platforms and versions of the programs that sent the sheets, those of most participants first; at
    /// most the first 200.
    public var clients: [IngestionV1.ClientFigures]

    public init(
      questionnaires: [IngestionV1.SheetFigures] = [],
      days: [IngestionV1.SheetDay] = [],
      participantDays: UInt64 = 0,
      minutesPerDay: IngestionV1.MinuteSummary? = nil,
      medianSheetsPerDay: Double = 0,
      participants: UInt64 = 0,
      truncated: Bool = false,
      countTime: GoogleProtobuf.Timestamp? = nil,
      clients: [IngestionV1.ClientFigures] = []
    ) {
      self.questionnaires = questionnaires
      self.days = days
      self.participantDays = participantDays
      self.minutesPerDay = minutesPerDay
      self.medianSheetsPerDay = medianSheetsPerDay
      self.participants = participants
      self.truncated = truncated
      self.countTime = countTime
      self.clients = clients
    }
  }

  /// Sheets of a program. Without StudySettings.exact_devices of the study the platform is a class, such as
  /// `Android`, and the version ends with its major number, as in exports.
  public struct ClientFigures: Message {
    /// Platform; empty if the program names none.
    public var platform: String
    /// Version of the program.
    public var appVersion: String
    /// Number of sheets.
    public var sheets: UInt64
    /// Number of participants whose newest sheet it sent.
    public var participants: UInt64

    public init(
      platform: String = "",
      appVersion: String = "",
      sheets: UInt64 = 0,
      participants: UInt64 = 0
    ) {
      self.platform = platform
      self.appVersion = appVersion
      self.sheets = sheets
      self.participants = participants
    }
  }

  /// Numbers of a questionnaire's sheets.
  public struct SheetFigures: Message {
    /// The questionnaire.
    public var questionnaireID: String
    /// Number of sheets.
    public var sheets: UInt64
    /// Number of participants with sheets.
    public var participants: UInt64
    /// Number of sheets that name a notification.
    public var notified: UInt64
    /// Number of sheets that were not closed as complete (AnswerSheet.closing).
    public var incomplete: UInt64
    /// Number of timed sheets: their start is known, no time of theirs is implausible, and they took at
    /// most two hours.
    public var timed: UInt64
    /// Minutes from start to finish of timed sheets; absent without any.
    public var minutes: IngestionV1.MinuteSummary?
    /// Number of sheets whose finish time is implausible (CLOCK_IMPLAUSIBLE).
    public var clockImplausible: UInt64
    /// Number of other sheets with an implausible time (CLOCK_INCONSISTENT).
    public var clockInconsistent: UInt64
    /// Number of sheets whose time zone is unknown (TIME_ZONE_UNKNOWN).
    public var zoneUnknown: UInt64
    /// Number of sheets that arrived more than a day after they were finished.
    public var late: UInt64

    public init(
      questionnaireID: String = "",
      sheets: UInt64 = 0,
      participants: UInt64 = 0,
      notified: UInt64 = 0,
      incomplete: UInt64 = 0,
      timed: UInt64 = 0,
      minutes: IngestionV1.MinuteSummary? = nil,
      clockImplausible: UInt64 = 0,
      clockInconsistent: UInt64 = 0,
      zoneUnknown: UInt64 = 0,
      late: UInt64 = 0
    ) {
      self.questionnaireID = questionnaireID
      self.sheets = sheets
      self.participants = participants
      self.notified = notified
      self.incomplete = incomplete
      self.timed = timed
      self.minutes = minutes
      self.clockImplausible = clockImplausible
      self.clockInconsistent = clockInconsistent
      self.zoneUnknown = zoneUnknown
      self.late = late
    }
  }

  /// Sheets of a day.
  public struct SheetDay: Message {
    /// Day that the device showed at the finish, `YYYY-MM-DD`; that of UTC if the time zone is unknown.
    /// Sheets marked CLOCK_IMPLAUSIBLE have none.
    public var date: String
    /// Number of sheets.
    public var sheets: UInt64
    /// Number of participants with sheets.
    public var participants: UInt64
    /// Number of sheets that name a notification.
    public var notified: UInt64

    public init(date: String = "", sheets: UInt64 = 0, participants: UInt64 = 0, notified: UInt64 = 0) {
      self.date = date
      self.sheets = sheets
      self.participants = participants
      self.notified = notified
    }
  }

  /// Summary of durations.
  public struct MinuteSummary: Message {
    /// The median; interpolated between neighbours, as the following.
    public var median: Double
    /// The first quartile.
    public var lowerQuartile: Double
    /// The third quartile.
    public var upperQuartile: Double
    /// The 90th percentile.
    public var p90: Double

    public init(
      median: Double = 0,
      lowerQuartile: Double = 0,
      upperQuartile: Double = 0,
      p90: Double = 0
    ) {
      self.median = median
      self.lowerQuartile = lowerQuartile
      self.upperQuartile = upperQuartile
      self.p90 = p90
    }
  }

  /// Names a questionnaire of a study.
  public struct GetQuestionnaireFiguresRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// A questionnaire of the study.
    public var questionnaireID: String

    public init(studyID: String = "", questionnaireID: String = "") {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
    }
  }

  /// Quality and distributions of a questionnaire's sheets.
  public struct QuestionnaireFigures: Message {
    /// Quality of the sheets.
    public var quality: IngestionV1.SheetQuality?
    /// Questions of all versions, in the order of the newest version, then those of older ones.
    public var questions: [IngestionV1.QuestionFigures]
    /// Whether the caller may read single answers (`export.read`). If not, disclosure rules apply: sheets
    /// and amendments of the present week (UTC) do not count, but withdrawals do; numbers of sheets are
    /// rounded down to tens, and 0 below `participants_min` participants. `questions` contain participants
    /// in tens in the order of their first answer; a value with less than `participants_min` participants
    /// is withheld, as is one from which such a value follows, a mean at an end of its scale, and all
    /// values of a questionnaire that only some groups see; shares and means are rounded to a twentieth,
    /// and other statistics are absent.
    public var withRows: Bool
    /// Minimum number of participants of a value; 0 with rows.
    public var participantsMin: UInt32
    /// Number of sheets that were examined: the newest 20,000, or fewer if a version has more than 50
    /// questions, for a million answers.
    public var sheets: UInt64
    /// Whether older sheets were left out.
    public var truncated: Bool
    /// Time of the counts.
    public var countTime: GoogleProtobuf.Timestamp?

    public init(
      quality: IngestionV1.SheetQuality? = nil,
      questions: [IngestionV1.QuestionFigures] = [],
      withRows: Bool = false,
      participantsMin: UInt32 = 0,
      sheets: UInt64 = 0,
      truncated: Bool = false,
      countTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.quality = quality
      self.questions = questions
      self.withRows = withRows
      self.participantsMin = participantsMin
      self.sheets = sheets
      self.truncated = truncated
      self.countTime = countTime
    }
  }

  /// Signs of careless responding (Jaso, Kraus and Heller 2022; EMAeval). They mark sheets, and
  /// remove none.
  public struct SheetQuality: Message {
    /// Number of timed sheets (SheetFigures.timed) with an answer.
    public var timed: UInt64
    /// Number of those that took at most `seconds_per_answer_max` for each answer.
    public var tooFast: UInt64
    /// Median of the seconds for each answer; 0 without timed sheets.
    public var medianSecondsPerAnswer: Double
    /// Number of sheets with enough answers on one scale to judge whether they are alike.
    public var judged: UInt64
    /// Number of those in which the longest run of equal neighbouring answers on a scale covers at least
    /// `run_share_min` of the answers on it.
    public var longRun: UInt64
    /// Number of judged sheets in which the answers on a scale have a standard deviation of at most
    /// `deviation_max`.
    public var smallDeviation: UInt64
    /// Median of the longest runs of judged sheets, in answers.
    public var medianLongestRun: Double
    /// The applied limit in seconds.
    public var secondsPerAnswerMax: Double
    /// The number of answers on one scale from which sheets are judged.
    public var answersMin: UInt32
    /// The applied limit of runs, 0–1.
    public var runShareMin: Double
    /// The applied limit of the sample standard deviation, as a share of the scale's range.
    public var deviationMax: Double

    public init(
      timed: UInt64 = 0,
      tooFast: UInt64 = 0,
      medianSecondsPerAnswer: Double = 0,
      judged: UInt64 = 0,
      longRun: UInt64 = 0,
      smallDeviation: UInt64 = 0,
      medianLongestRun: Double = 0,
      secondsPerAnswerMax: Double = 0,
      answersMin: UInt32 = 0,
      runShareMin: Double = 0,
      deviationMax: Double = 0
    ) {
      self.timed = timed
      self.tooFast = tooFast
      self.medianSecondsPerAnswer = medianSecondsPerAnswer
      self.judged = judged
      self.longRun = longRun
      self.smallDeviation = smallDeviation
      self.medianLongestRun = medianLongestRun
      self.secondsPerAnswerMax = secondsPerAnswerMax
      self.answersMin = answersMin
      self.runShareMin = runShareMin
      self.deviationMax = deviationMax
    }
  }

  /// The distribution of the answers to a question. Answers on another scale than that of the newest
  /// version are not counted.
  public struct QuestionFigures: Message {
    /// The question.
    public var elementID: String
    /// Number of participants with an answer; rounded down to a multiple of ten without rows.
    public var participants: UInt64
    /// Number of answers; 0 without rows.
    public var answers: UInt64
    /// Whether values were withheld by the disclosure rules.
    public var withheld: Bool
    /// Statistics of numbers; absent for other questions, or if withheld.
    public var numbers: IngestionV1.AnswerNumbers?
    /// Chosen options in the order of the question, or classes of numbers from the lowest. Without those
    /// that are withheld. Empty for texts, dates and times.
    public var classes: [IngestionV1.AnswerClass]

    public init(
      elementID: String = "",
      participants: UInt64 = 0,
      answers: UInt64 = 0,
      withheld: Bool = false,
      numbers: IngestionV1.AnswerNumbers? = nil,
      classes: [IngestionV1.AnswerClass] = []
    ) {
      self.elementID = elementID
      self.participants = participants
      self.answers = answers
      self.withheld = withheld
      self.numbers = numbers
      self.classes = classes
    }
  }

  /// Statistics of numbers.
  public struct AnswerNumbers: Message {
    /// Mean of the participants' means, so that each participant has the same weight.
    public var mean: Double
    /// Standard deviation of the participants' means; absent without rows, as the following, and for one
    /// participant.
    public var deviation: GoogleProtobuf.DoubleValue?
    /// Median of all answers; interpolated between neighbours, as the quartiles.
    public var median: GoogleProtobuf.DoubleValue?
    /// First quartile of all answers.
    public var lowerQuartile: GoogleProtobuf.DoubleValue?
    /// Third quartile of all answers.
    public var upperQuartile: GoogleProtobuf.DoubleValue?

    public init(
      mean: Double = 0,
      deviation: GoogleProtobuf.DoubleValue? = nil,
      median: GoogleProtobuf.DoubleValue? = nil,
      lowerQuartile: GoogleProtobuf.DoubleValue? = nil,
      upperQuartile: GoogleProtobuf.DoubleValue? = nil
    ) {
      self.mean = mean
      self.deviation = deviation
      self.median = median
      self.lowerQuartile = lowerQuartile
      self.upperQuartile = upperQuartile
    }
  }

  /// An option, or a class of numbers.
  public struct AnswerClass: Message {
    /// Code of the option; empty for a class of numbers.
    public var code: String
    /// Lower end of the class.
    public var from: Double
    /// Upper end of the class, exclusive except for the highest class; the lower end for a single value.
    public var to: Double
    /// Mean of the shares that the class has of each participant's answers, 0–1, so that each participant
    /// has the same weight. The shares of a question with several options may add up to more than 1.
    public var share: Double
    /// Number of answers; 0 without rows.
    public var answers: UInt64
    /// Number of participants with an answer in the class; 0 without rows.
    public var participants: UInt64

    public init(
      code: String = "",
      from: Double = 0,
      to: Double = 0,
      share: Double = 0,
      answers: UInt64 = 0,
      participants: UInt64 = 0
    ) {
      self.code = code
      self.from = from
      self.to = to
      self.share = share
      self.answers = answers
      self.participants = participants
    }
  }

  /// The descriptor of `otolith/ingestion/v1/figures.proto`.
  public static let figuresFile = ProtoFile(
    name: "otolith/ingestion/v1/figures.proto",
    dependencies: [GoogleProtobuf.timestampFile, GoogleProtobuf.wrappersFile],
    base64: "CiJvdG9saXRoL2luZ2VzdGlvbi92MS9maWd1cmVzLnByb3RvEhRvdG9saXRoLmluZ2VzdGlvbi52MRofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90bxoeZ29vZ2xlL3Byb3RvYnVmL3dyYXBwZXJzLnByb3RvIjMKFkdldFN0dWR5RmlndXJlc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQi9QMKDFN0dWR5RmlndXJlcxJKCg5xdWVzdGlvbm5haXJlcxgBIAMoCzIiLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0RmlndXJlc1IOcXVlc3Rpb25uYWlyZXMSMgoEZGF5cxgCIAMoCzIeLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0RGF5UgRkYXlzEikKEHBhcnRpY2lwYW50X2RheXMYAyABKARSD3BhcnRpY2lwYW50RGF5cxJLCg9taW51dGVzX3Blcl9kYXkYBCABKAsyIy5vdG9saXRoLmluZ2VzdGlvbi52MS5NaW51dGVTdW1tYXJ5Ug1taW51dGVzUGVyRGF5EjEKFW1lZGlhbl9zaGVldHNfcGVyX2RheRgFIAEoAVISbWVkaWFuU2hlZXRzUGVyRGF5EiIKDHBhcnRpY2lwYW50cxgGIAEoBFIMcGFydGljaXBhbnRzEhwKCXRydW5jYXRlZBgHIAEoCFIJdHJ1bmNhdGVkEjkKCmNvdW50X3RpbWUYCCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgljb3VudFRpbWUSPQoHY2xpZW50cxgJIAMoCzIjLm90b2xpdGguaW5nZXN0aW9uLnYxLkNsaWVudEZpZ3VyZXNSB2NsaWVudHMiiAEKDUNsaWVudEZpZ3VyZXMSGgoIcGxhdGZvcm0YASABKAlSCHBsYXRmb3JtEh8KC2FwcF92ZXJzaW9uGAIgASgJUgphcHBWZXJzaW9uEhYKBnNoZWV0cxgDIAEoBFIGc2hlZXRzEiIKDHBhcnRpY2lwYW50cxgEIAEoBFIMcGFydGljaXBhbnRzIpkDCgxTaGVldEZpZ3VyZXMSKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhYKBnNoZWV0cxgCIAEoBFIGc2hlZXRzEiIKDHBhcnRpY2lwYW50cxgDIAEoBFIMcGFydGljaXBhbnRzEhoKCG5vdGlmaWVkGAQgASgEUghub3RpZmllZBIeCgppbmNvbXBsZXRlGAUgASgEUgppbmNvbXBsZXRlEhQKBXRpbWVkGAYgASgEUgV0aW1lZBI9CgdtaW51dGVzGAcgASgLMiMub3RvbGl0aC5pbmdlc3Rpb24udjEuTWludXRlU3VtbWFyeVIHbWludXRlcxIrChFjbG9ja19pbXBsYXVzaWJsZRgIIAEoBFIQY2xvY2tJbXBsYXVzaWJsZRItChJjbG9ja19pbmNvbnNpc3RlbnQYCSABKARSEWNsb2NrSW5jb25zaXN0ZW50EiEKDHpvbmVfdW5rbm93bhgKIAEoBFILem9uZVVua25vd24SEgoEbGF0ZRgLIAEoBFIEbGF0ZSJ2CghTaGVldERheRISCgRkYXRlGAEgASgJUgRkYXRlEhYKBnNoZWV0cxgCIAEoBFIGc2hlZXRzEiIKDHBhcnRpY2lwYW50cxgDIAEoBFIMcGFydGljaXBhbnRzEhoKCG5vdGlmaWVkGAQgASgEUghub3RpZmllZCKHAQoNTWludXRlU3VtbWFyeRIWCgZtZWRpYW4YASABKAFSBm1lZGlhbhIlCg5sb3dlcl9xdWFydGlsZRgCIAEoAVINbG93ZXJRdWFydGlsZRIlCg51cHBlcl9xdWFydGlsZRgDIAEoAVINdXBwZXJRdWFydGlsZRIQCgNwOTAYBCABKAFSA3A5MCJmCh5HZXRRdWVzdGlvbm5haXJlRmlndXJlc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgCIAEoCVIPcXVlc3Rpb25uYWlyZUlkItICChRRdWVzdGlvbm5haXJlRmlndXJlcxI8CgdxdWFsaXR5GAEgASgLMiIub3RvbGl0aC5pbmdlc3Rpb24udjEuU2hlZXRRdWFsaXR5UgdxdWFsaXR5EkMKCXF1ZXN0aW9ucxgCIAMoCzIlLm90b2xpdGguaW5nZXN0aW9uLnYxLlF1ZXN0aW9uRmlndXJlc1IJcXVlc3Rpb25zEhsKCXdpdGhfcm93cxgDIAEoCFIId2l0aFJvd3MSKQoQcGFydGljaXBhbnRzX21pbhgEIAEoDVIPcGFydGljaXBhbnRzTWluEhYKBnNoZWV0cxgFIAEoBFIGc2hlZXRzEhwKCXRydW5jYXRlZBgGIAEoCFIJdHJ1bmNhdGVkEjkKCmNvdW50X3RpbWUYByABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgljb3VudFRpbWUiowMKDFNoZWV0UXVhbGl0eRIUCgV0aW1lZBgBIAEoBFIFdGltZWQSGQoIdG9vX2Zhc3QYAiABKARSB3Rvb0Zhc3QSOQoZbWVkaWFuX3NlY29uZHNfcGVyX2Fuc3dlchgDIAEoAVIWbWVkaWFuU2Vjb25kc1BlckFuc3dlchIWCgZqdWRnZWQYBCABKARSBmp1ZGdlZBIZCghsb25nX3J1bhgFIAEoBFIHbG9uZ1J1bhInCg9zbWFsbF9kZXZpYXRpb24YBiABKARSDnNtYWxsRGV2aWF0aW9uEiwKEm1lZGlhbl9sb25nZXN0X3J1bhgHIAEoAVIQbWVkaWFuTG9uZ2VzdFJ1bhIzChZzZWNvbmRzX3Blcl9hbnN3ZXJfbWF4GAggASgBUhNzZWNvbmRzUGVyQW5zd2VyTWF4Eh8KC2Fuc3dlcnNfbWluGAkgASgNUgphbnN3ZXJzTWluEiIKDXJ1bl9zaGFyZV9taW4YCiABKAFSC3J1blNoYXJlTWluEiMKDWRldmlhdGlvbl9tYXgYCyABKAFSDGRldmlhdGlvbk1heCKGAgoPUXVlc3Rpb25GaWd1cmVzEh0KCmVsZW1lbnRfaWQYASABKAlSCWVsZW1lbnRJZBIiCgxwYXJ0aWNpcGFudHMYAiABKARSDHBhcnRpY2lwYW50cxIYCgdhbnN3ZXJzGAMgASgEUgdhbnN3ZXJzEhoKCHdpdGhoZWxkGAQgASgIUgh3aXRoaGVsZBI9CgdudW1iZXJzGAUgASgLMiMub3RvbGl0aC5pbmdlc3Rpb24udjEuQW5zd2VyTnVtYmVyc1IHbnVtYmVycxI7CgdjbGFzc2VzGAYgAygLMiEub3RvbGl0aC5pbmdlc3Rpb24udjEuQW5zd2VyQ2xhc3NSB2NsYXNzZXMinwIKDUFuc3dlck51bWJlcnMSEgoEbWVhbhgBIAEoAVIEbWVhbhI6CglkZXZpYXRpb24YAiABKAsyHC5nb29nbGUucHJvdG9idWYuRG91YmxlVmFsdWVSCWRldmlhdGlvbhI0CgZtZWRpYW4YAyABKAsyHC5nb29nbGUucHJvdG9idWYuRG91YmxlVmFsdWVSBm1lZGlhbhJDCg5sb3dlcl9xdWFydGlsZRgEIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVINbG93ZXJRdWFydGlsZRJDCg51cHBlcl9xdWFydGlsZRgFIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVINdXBwZXJRdWFydGlsZSKZAQoLQW5zd2VyQ2xhc3MSEgoEY29kZRgBIAEoCVIEY29kZRISCgRmcm9tGAIgASgBUgRmcm9tEg4KAnRvGAMgASgBUgJ0bxIUCgVzaGFyZRgEIAEoAVIFc2hhcmUSGAoHYW5zd2VycxgFIAEoBFIHYW5zd2VycxIiCgxwYXJ0aWNpcGFudHMYBiABKARSDHBhcnRpY2lwYW50czL8AQoNRmlndXJlU2VydmljZRJoCg9HZXRTdHVkeUZpZ3VyZXMSLC5vdG9saXRoLmluZ2VzdGlvbi52MS5HZXRTdHVkeUZpZ3VyZXNSZXF1ZXN0GiIub3RvbGl0aC5pbmdlc3Rpb24udjEuU3R1ZHlGaWd1cmVzIgOQAgESgAEKF0dldFF1ZXN0aW9ubmFpcmVGaWd1cmVzEjQub3RvbGl0aC5pbmdlc3Rpb24udjEuR2V0UXVlc3Rpb25uYWlyZUZpZ3VyZXNSZXF1ZXN0Gioub3RvbGl0aC5pbmdlc3Rpb24udjEuUXVlc3Rpb25uYWlyZUZpZ3VyZXMiA5ACAUJRChRvdG9saXRoLmluZ2VzdGlvbi52MVABWiBvdG9saXRoL2luZ2VzdGlvbi92MTtpbmdlc3Rpb252MaoCFE90b2xpdGguSW5nZXN0aW9uLlYxSupACvYBCgEMEgMEABIa6wEgRmlndXJlcyBvZiBhIHN0dWR5J3Mgc2hlZXRzIGZvciBpdHMgc3RhZmY6IG51bWJlcnMgb2Ygc2hlZXRzLCBidXJkZW4sIHF1YWxpdHksIGRpc3RyaWJ1dGlvbnMuCgogQW55IG1ldGhvZCBtYXkgYWxzbyByZXR1cm4gdGhlIGVycm9ycyBjb21tb24gdG8gYWxsIG1ldGhvZHMgKG90b2xpdGgvY29tbW9uL3YxL2Vycm9ycy5wcm90bykuIFRoZQogcmVhc29ucyBhcmUgZXhwbGFpbmVkIGluIGVycm9ycy5wcm90by4KCoUECgIGABIEFwAoARr4AyBGaWd1cmVzIG9mIGEgc3R1ZHksIGNvbXB1dGVkIGF0IHRoZSB0aW1lIG9mIHRoZSBjYWxsLiBGb3IgaXRzIGxlYWRlcnMgYW5kIG90aGVyIHN0YWZmIHdpdGggdGhlCiBtZXRob2QncyByaWdodCBpbiB0aGUgc3R1ZHk7IG90aGVyd2lzZSBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfU1RVRFlfTEVBREVSLiBObyBmaWd1cmUKIG5hbWVzIGEgcGFydGljaXBhbnQuCgogVGhlIG5ld2VzdCByZXZpc2lvbiBvZiBhIHNoZWV0IGNvdW50cy4gV2l0aGRyYXduIHNoZWV0cywgc2hlZXRzIG9mIHRlc3QgcGFydGljaXBhbnRzLCBhbmQgdGhvc2Ugb2YKIHBhcnRpY2lwYW50cyB3aG8gYXJlIGJlaW5nIGVyYXNlZCwgYXJlIG5vdCBjb3VudGVkLiBGaWd1cmVzIGFyZSBjb3VudGVkIGZvciBvbmUgY2FsbCBhdCBhIHRpbWU7CiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVkFMSURBVElPTl9MSU1JVCBhbmQgUmV0cnlJbmZvIHdoaWxlIHRvbyBtYW55IGNhbGxzIHdhaXQuCgpjCgQGAAIAEgQbAh0DGlUgUmV0dXJucyBudW1iZXJzIG9mIHNoZWV0cywgYW5kIHRoZSB0aW1lIHRoYXQgdGhleSB0b29rLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCs4DCgQGAAIBEgQlAicDGr8DIFJldHVybnMgdGhlIHF1YWxpdHkgb2YgYSBxdWVzdGlvbm5haXJlJ3Mgc2hlZXRzLCBhbmQgdGhlIGRpc3RyaWJ1dGlvbiBvZiB0aGUgYW5zd2VycyB0byBlYWNoCiBxdWVzdGlvbi4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBRVUVTVElPTk5BSVJFX05PVF9JTl9TVFVEWTsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aAogcmVhc29uIEdST1VQU19DT05DRUFMRUQgZm9yIGEgcXVlc3Rpb25uYWlyZSB0aGF0IG9ubHkgc29tZSBncm91cHMgc2VlLCB3aGlsZSBncm91cHMgb2YgdGhlIHN0dWR5CiBhcmUgY29uY2VhbGVkIGZyb20gdGhlIGNhbGxlcjsgVU5BVkFJTEFCTEUgd2l0aCByZWFzb24gVkVSU0lPTl9VTkFWQUlMQUJMRSBhbmQgUmV0cnlJbmZvLCB3aGlsZSBhCiB2ZXJzaW9uIG5hbWVkIGJ5IHNoZWV0cyBpcyBub3Qga25vd24gaGVyZS4KChwKAgQAEgQrAC4BGhAgTmFtZXMgYSBzdHVkeS4KCj8KBAQAAgASAy0CFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKKgoCBAESBDEARgEaHiBOdW1iZXJzIG9mIGEgc3R1ZHkncyBzaGVldHMuCgpFCgQEAQIAEgMzAisaOCBRdWVzdGlvbm5haXJlcyB3aXRoIHNoZWV0cywgaW4gdGhlIG9yZGVyIG9mIHRoZSBzdHVkeS4KCksKBAQBAgESAzUCHRo+IERheXMgd2l0aCBzaGVldHMsIGVhcmxpZXN0IGZpcnN0OyBhdCBtb3N0IHRoZSBsYXRlc3QgMjAsMDAwLgoKWAoEBAECAhIDNwIeGksgTnVtYmVyIG9mIHBhaXJzIG9mIGEgcGFydGljaXBhbnQgYW5kIGEgZGF5IHdpdGggYXQgbGVhc3Qgb25lIHRpbWVkIHNoZWV0LgoKXQoEBAECAxIDOQIkGlAgTWludXRlcyB0aGF0IHRoZSB0aW1lZCBzaGVldHMgb2Ygc3VjaCBhIGRheSB0b29rIHRvZ2V0aGVyOyBhYnNlbnQgd2l0aG91dCBhbnkuCgpfCgQEAQIEEgM7AiMaUiBNZWRpYW4gbnVtYmVyIG9mIHNoZWV0cyBvbiBhIGRheSBvZiBhIHBhcnRpY2lwYW50IHdpdGggc2hlZXRzOyAwIHdpdGhvdXQgc2hlZXRzLgoKMgoEBAECBRIDPQIaGiUgTnVtYmVyIG9mIHBhcnRpY2lwYW50cyB3aXRoIHNoZWV0cy4KCpcBCgQEAQIGEgNAAhUaiQEgV2hldGhlciBzaGVldHMgd2VyZSBsZWZ0IG91dDogb2YgZWFjaCBxdWVzdGlvbm5haXJlIHRoZSBuZXdlc3Qgb25lcyBjb3VudCwgYXQgbGVhc3QgMSwwMDAsIGFuZAogMTAwLDAwMCBvZiBhbGwgcXVlc3Rpb25uYWlyZXMgdG9nZXRoZXIuCgoiCgQEAQIHEgNCAisaFSBUaW1lIG9mIHRoZSBjb3VudHMuCgqFAQoEBAECCBIDRQIlGnggUGxhdGZvcm1zIGFuZCB2ZXJzaW9ucyBvZiB0aGUgcHJvZ3JhbXMgdGhhdCBzZW50IHRoZSBzaGVldHMsIHRob3NlIG9mIG1vc3QgcGFydGljaXBhbnRzIGZpcnN0OyBhdAogbW9zdCB0aGUgZmlyc3QgMjAwLgoKvAEKAgQCEgRKAFMBGq8BIFNoZWV0cyBvZiBhIHByb2dyYW0uIFdpdGhvdXQgU3R1ZHlTZXR0aW5ncy5leGFjdF9kZXZpY2VzIG9mIHRoZSBzdHVkeSB0aGUgcGxhdGZvcm0gaXMgYSBjbGFzcywgc3VjaCBhcwogYEFuZHJvaWRgLCBhbmQgdGhlIHZlcnNpb24gZW5kcyB3aXRoIGl0cyBtYWpvciBudW1iZXIsIGFzIGluIGV4cG9ydHMuCgo5CgQEAgIAEgNMAhYaLCBQbGF0Zm9ybTsgZW1wdHkgaWYgdGhlIHByb2dyYW0gbmFtZXMgbm9uZS4KCiYKBAQCAgESA04CGRoZIFZlcnNpb24gb2YgdGhlIHByb2dyYW0uCgogCgQEAgICEgNQAhQaEyBOdW1iZXIgb2Ygc2hlZXRzLgoKQQoEBAICAxIDUgIaGjQgTnVtYmVyIG9mIHBhcnRpY2lwYW50cyB3aG9zZSBuZXdlc3Qgc2hlZXQgaXQgc2VudC4KCjIKAgQDEgRWAG4BGiYgTnVtYmVycyBvZiBhIHF1ZXN0aW9ubmFpcmUncyBzaGVldHMuCgohCgQEAwIAEgNYAh4aFCBUaGUgcXVlc3Rpb25uYWlyZS4KCiAKBAQDAgESA1oCFBoTIE51bWJlciBvZiBzaGVldHMuCgoyCgQEAwICEgNcAhoaJSBOdW1iZXIgb2YgcGFydGljaXBhbnRzIHdpdGggc2hlZXRzLgoKOQoEBAMCAxIDXgIWGiwgTnVtYmVyIG9mIHNoZWV0cyB0aGF0IG5hbWUgYSBub3RpZmljYXRpb24uCgpXCgQEAwIEEgNgAhgaSiBOdW1iZXIgb2Ygc2hlZXRzIHRoYXQgd2VyZSBub3QgY2xvc2VkIGFzIGNvbXBsZXRlIChBbnN3ZXJTaGVldC5jbG9zaW5nKS4KCoABCgQEAwIFEgNjAhMacyBOdW1iZXIgb2YgdGltZWQgc2hlZXRzOiB0aGVpciBzdGFydCBpcyBrbm93biwgbm8gdGltZSBvZiB0aGVpcnMgaXMgaW1wbGF1c2libGUsIGFuZCB0aGV5IHRvb2sgYXQKIG1vc3QgdHdvIGhvdXJzLgoKUAoEBAMCBhIDZQIcGkMgTWludXRlcyBmcm9tIHN0YXJ0IHRvIGZpbmlzaCBvZiB0aW1lZCBzaGVldHM7IGFic2VudCB3aXRob3V0IGFueS4KClUKBAQDAgcSA2cCHxpIIE51bWJlciBvZiBzaGVldHMgd2hvc2UgZmluaXNoIHRpbWUgaXMgaW1wbGF1c2libGUgKENMT0NLX0lNUExBVVNJQkxFKS4KClQKBAQDAggSA2kCIBpHIE51bWJlciBvZiBvdGhlciBzaGVldHMgd2l0aCBhbiBpbXBsYXVzaWJsZSB0aW1lIChDTE9DS19JTkNPTlNJU1RFTlQpLgoKTwoEBAMCCRIDawIbGkIgTnVtYmVyIG9mIHNoZWV0cyB3aG9zZSB0aW1lIHpvbmUgaXMgdW5rbm93biAoVElNRV9aT05FX1VOS05PV04pLgoKVgoEBAMCChIDbQITGkkgTnVtYmVyIG9mIHNoZWV0cyB0aGF0IGFycml2ZWQgbW9yZSB0aGFuIGEgZGF5IGFmdGVyIHRoZXkgd2VyZSBmaW5pc2hlZC4KCh4KAgQEEgRxAHsBGhIgU2hlZXRzIG9mIGEgZGF5LgoKnAEKBAQEAgASA3QCEhqOASBEYXkgdGhhdCB0aGUgZGV2aWNlIHNob3dlZCBhdCB0aGUgZmluaXNoLCBgWVlZWS1NTS1ERGA7IHRoYXQgb2YgVVRDIGlmIHRoZSB0aW1lIHpvbmUgaXMgdW5rbm93bi4KIFNoZWV0cyBtYXJrZWQgQ0xPQ0tfSU1QTEFVU0lCTEUgaGF2ZSBub25lLgoKIAoEBAQCARIDdgIUGhMgTnVtYmVyIG9mIHNoZWV0cy4KCjIKBAQEAgISA3gCGholIE51bWJlciBvZiBwYXJ0aWNpcGFudHMgd2l0aCBzaGVldHMuCgo5CgQEBAIDEgN6AhYaLCBOdW1iZXIgb2Ygc2hlZXRzIHRoYXQgbmFtZSBhIG5vdGlmaWNhdGlvbi4KCiQKAgQFEgV+AIcBARoXIFN1bW1hcnkgb2YgZHVyYXRpb25zLgoKTgoEBAUCABIEgAECFBpAIFRoZSBtZWRpYW47IGludGVycG9sYXRlZCBiZXR3ZWVuIG5laWdoYm91cnMsIGFzIHRoZSBmb2xsb3dpbmcuCgojCgQEBQIBEgSCAQIcGhUgVGhlIGZpcnN0IHF1YXJ0aWxlLgoKIwoEBAUCAhIEhAECHBoVIFRoZSB0aGlyZCBxdWFydGlsZS4KCiQKBAQFAgMSBIYBAhEaFiBUaGUgOTB0aCBwZXJjZW50aWxlLgoKMQoCBAYSBooBAI8BARojIE5hbWVzIGEgcXVlc3Rpb25uYWlyZSBvZiBhIHN0dWR5LgoKQAoEBAYCABIEjAECFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKLQoEBAYCARIEjgECHhofIEEgcXVlc3Rpb25uYWlyZSBvZiB0aGUgc3R1ZHkuCgpGCgIEBxIGkgEAqAEBGjggUXVhbGl0eSBhbmQgZGlzdHJpYnV0aW9ucyBvZiBhIHF1ZXN0aW9ubmFpcmUncyBzaGVldHMuCgomCgQEBwIAEgSUAQIbGhggUXVhbGl0eSBvZiB0aGUgc2hlZXRzLgoKaAoEBAcCARIElgECKRpaIFF1ZXN0aW9ucyBvZiBhbGwgdmVyc2lvbnMsIGluIHRoZSBvcmRlciBvZiB0aGUgbmV3ZXN0IHZlcnNpb24sIHRoZW4gdGhvc2Ugb2Ygb2xkZXIgb25lcy4KCoMFCgQEBwICEgSeAQIVGvQEIFdoZXRoZXIgdGhlIGNhbGxlciBtYXkgcmVhZCBzaW5nbGUgYW5zd2VycyAoYGV4cG9ydC5yZWFkYCkuIElmIG5vdCwgZGlzY2xvc3VyZSBydWxlcyBhcHBseTogc2hlZXRzCiBhbmQgYW1lbmRtZW50cyBvZiB0aGUgcHJlc2VudCB3ZWVrIChVVEMpIGRvIG5vdCBjb3VudCwgYnV0IHdpdGhkcmF3YWxzIGRvOyBudW1iZXJzIG9mIHNoZWV0cyBhcmUKIHJvdW5kZWQgZG93biB0byB0ZW5zLCBhbmQgMCBiZWxvdyBgcGFydGljaXBhbnRzX21pbmAgcGFydGljaXBhbnRzLiBgcXVlc3Rpb25zYCBjb250YWluIHBhcnRpY2lwYW50cwogaW4gdGVucyBpbiB0aGUgb3JkZXIgb2YgdGhlaXIgZmlyc3QgYW5zd2VyOyBhIHZhbHVlIHdpdGggbGVzcyB0aGFuIGBwYXJ0aWNpcGFudHNfbWluYCBwYXJ0aWNpcGFudHMKIGlzIHdpdGhoZWxkLCBhcyBpcyBvbmUgZnJvbSB3aGljaCBzdWNoIGEgdmFsdWUgZm9sbG93cywgYSBtZWFuIGF0IGFuIGVuZCBvZiBpdHMgc2NhbGUsIGFuZCBhbGwKIHZhbHVlcyBvZiBhIHF1ZXN0aW9ubmFpcmUgdGhhdCBvbmx5IHNvbWUgZ3JvdXBzIHNlZTsgc2hhcmVzIGFuZCBtZWFucyBhcmUgcm91bmRlZCB0byBhIHR3ZW50aWV0aCwKIGFuZCBvdGhlciBzdGF0aXN0aWNzIGFyZSBhYnNlbnQuCgpHCgQEBwIDEgSgAQIeGjkgTWluaW11bSBudW1iZXIgb2YgcGFydGljaXBhbnRzIG9mIGEgdmFsdWU7IDAgd2l0aCByb3dzLgoKkgEKBAQHAgQSBKMBAhQagwEgTnVtYmVyIG9mIHNoZWV0cyB0aGF0IHdlcmUgZXhhbWluZWQ6IHRoZSBuZXdlc3QgMjAsMDAwLCBvciBmZXdlciBpZiBhIHZlcnNpb24gaGFzIG1vcmUgdGhhbiA1MAogcXVlc3Rpb25zLCBmb3IgYSBtaWxsaW9uIGFuc3dlcnMuCgozCgQEBwIFEgSlAQIVGiUgV2hldGhlciBvbGRlciBzaGVldHMgd2VyZSBsZWZ0IG91dC4KCiMKBAQHAgYSBKcBAisaFSBUaW1lIG9mIHRoZSBjb3VudHMuCgp4CgIECBIGrAEAxQEBGmogU2lnbnMgb2YgY2FyZWxlc3MgcmVzcG9uZGluZyAoSmFzbywgS3JhdXMgYW5kIEhlbGxlciAyMDIyOyBFTUFldmFsKS4gVGhleSBtYXJrIHNoZWV0cywgYW5kCiByZW1vdmUgbm9uZS4KCksKBAQIAgASBK4BAhMaPSBOdW1iZXIgb2YgdGltZWQgc2hlZXRzIChTaGVldEZpZ3VyZXMudGltZWQpIHdpdGggYW4gYW5zd2VyLgoKWwoEBAgCARIEsAECFhpNIE51bWJlciBvZiB0aG9zZSB0aGF0IHRvb2sgYXQgbW9zdCBgc2Vjb25kc19wZXJfYW5zd2VyX21heGAgZm9yIGVhY2ggYW5zd2VyLgoKTgoEBAgCAhIEsgECJxpAIE1lZGlhbiBvZiB0aGUgc2Vjb25kcyBmb3IgZWFjaCBhbnN3ZXI7IDAgd2l0aG91dCB0aW1lZCBzaGVldHMuCgpiCgQECAIDEgS0AQIUGlQgTnVtYmVyIG9mIHNoZWV0cyB3aXRoIGVub3VnaCBhbnN3ZXJzIG9uIG9uZSBzY2FsZSB0byBqdWRnZSB3aGV0aGVyIHRoZXkgYXJlIGFsaWtlLgoKmQEKBAQIAgQSBLcBAhYaigEgTnVtYmVyIG9mIHRob3NlIGluIHdoaWNoIHRoZSBsb25nZXN0IHJ1biBvZiBlcXVhbCBuZWlnaGJvdXJpbmcgYW5zd2VycyBvbiBhIHNjYWxlIGNvdmVycyBhdCBsZWFzdAogYHJ1bl9zaGFyZV9taW5gIG9mIHRoZSBhbnN3ZXJzIG9uIGl0LgoKfgoEBAgCBRIEugECHRpwIE51bWJlciBvZiBqdWRnZWQgc2hlZXRzIGluIHdoaWNoIHRoZSBhbnN3ZXJzIG9uIGEgc2NhbGUgaGF2ZSBhIHN0YW5kYXJkIGRldmlhdGlvbiBvZiBhdCBtb3N0CiBgZGV2aWF0aW9uX21heGAuCgpICgQECAIGEgS8AQIgGjogTWVkaWFuIG9mIHRoZSBsb25nZXN0IHJ1bnMgb2YganVkZ2VkIHNoZWV0cywgaW4gYW5zd2Vycy4KCi0KBAQIAgcSBL4BAiQaHyBUaGUgYXBwbGllZCBsaW1pdCBpbiBzZWNvbmRzLgoKUAoEBAgCCBIEwAECGRpCIFRoZSBudW1iZXIgb2YgYW5zd2VycyBvbiBvbmUgc2NhbGUgZnJvbSB3aGljaCBzaGVldHMgYXJlIGp1ZGdlZC4KCjEKBAQIAgkSBMIBAhwaIyBUaGUgYXBwbGllZCBsaW1pdCBvZiBydW5zLCAw4oCTMS4KCmQKBAQIAgoSBMQBAhwaViBUaGUgYXBwbGllZCBsaW1pdCBvZiB0aGUgc2FtcGxlIHN0YW5kYXJkIGRldmlhdGlvbiwgYXMgYSBzaGFyZSBvZiB0aGUgc2NhbGUncyByYW5nZS4KCokBCgIECRIGyQEA1wEBGnsgVGhlIGRpc3RyaWJ1dGlvbiBvZiB0aGUgYW5zd2VycyB0byBhIHF1ZXN0aW9uLiBBbnN3ZXJzIG9uIGFub3RoZXIgc2NhbGUgdGhhbiB0aGF0IG9mIHRoZSBuZXdlc3QKIHZlcnNpb24gYXJlIG5vdCBjb3VudGVkLgoKHQoEBAkCABIEywECGBoPIFRoZSBxdWVzdGlvbi4KCmYKBAQJAgESBM0BAhoaWCBOdW1iZXIgb2YgcGFydGljaXBhbnRzIHdpdGggYW4gYW5zd2VyOyByb3VuZGVkIGRvd24gdG8gYSBtdWx0aXBsZSBvZiB0ZW4gd2l0aG91dCByb3dzLgoKMgoEBAkCAhIEzwECFRokIE51bWJlciBvZiBhbnN3ZXJzOyAwIHdpdGhvdXQgcm93cy4KCkUKBAQJAgMSBNEBAhQaNyBXaGV0aGVyIHZhbHVlcyB3ZXJlIHdpdGhoZWxkIGJ5IHRoZSBkaXNjbG9zdXJlIHJ1bGVzLgoKUgoEBAkCBBIE0wECHBpEIFN0YXRpc3RpY3Mgb2YgbnVtYmVyczsgYWJzZW50IGZvciBvdGhlciBxdWVzdGlvbnMsIG9yIGlmIHdpdGhoZWxkLgoKqAEKBAQJAgUSBNYBAiMamQEgQ2hvc2VuIG9wdGlvbnMgaW4gdGhlIG9yZGVyIG9mIHRoZSBxdWVzdGlvbiwgb3IgY2xhc3NlcyBvZiBudW1iZXJzIGZyb20gdGhlIGxvd2VzdC4gV2l0aG91dCB0aG9zZQogdGhhdCBhcmUgd2l0aGhlbGQuIEVtcHR5IGZvciB0ZXh0cywgZGF0ZXMgYW5kIHRpbWVzLgoKJgoCBAoSBtoBAOYBARoYIFN0YXRpc3RpY3Mgb2YgbnVtYmVycy4KCl4KBAQKAgASBNwBAhIaUCBNZWFuIG9mIHRoZSBwYXJ0aWNpcGFudHMnIG1lYW5zLCBzbyB0aGF0IGVhY2ggcGFydGljaXBhbnQgaGFzIHRoZSBzYW1lIHdlaWdodC4KCn8KBAQKAgESBN8BAiwacSBTdGFuZGFyZCBkZXZpYXRpb24gb2YgdGhlIHBhcnRpY2lwYW50cycgbWVhbnM7IGFic2VudCB3aXRob3V0IHJvd3MsIGFzIHRoZSBmb2xsb3dpbmcsIGFuZCBmb3Igb25lCiBwYXJ0aWNpcGFudC4KClkKBAQKAgISBOEBAikaSyBNZWRpYW4gb2YgYWxsIGFuc3dlcnM7IGludGVycG9sYXRlZCBiZXR3ZWVuIG5laWdoYm91cnMsIGFzIHRoZSBxdWFydGlsZXMuCgouCgQECgIDEgTjAQIxGiAgRmlyc3QgcXVhcnRpbGUgb2YgYWxsIGFuc3dlcnMuCgouCgQECgIEEgTlAQIxGiAgVGhpcmQgcXVhcnRpbGUgb2YgYWxsIGFuc3dlcnMuCgoxCgIECxIG6QEA9wEBGiMgQW4gb3B0aW9uLCBvciBhIGNsYXNzIG9mIG51bWJlcnMuCgpBCgQECwIAEgTrAQISGjMgQ29kZSBvZiB0aGUgb3B0aW9uOyBlbXB0eSBmb3IgYSBjbGFzcyBvZiBudW1iZXJzLgoKJwoEBAsCARIE7QECEhoZIExvd2VyIGVuZCBvZiB0aGUgY2xhc3MuCgpxCgQECwICEgTvAQIQGmMgVXBwZXIgZW5kIG9mIHRoZSBjbGFzcywgZXhjbHVzaXZlIGV4Y2VwdCBmb3IgdGhlIGhpZ2hlc3QgY2xhc3M7IHRoZSBsb3dlciBlbmQgZm9yIGEgc2luZ2xlIHZhbHVlLgoK1AEKBAQLAgMSBPIBAhMaxQEgTWVhbiBvZiB0aGUgc2hhcmVzIHRoYXQgdGhlIGNsYXNzIGhhcyBvZiBlYWNoIHBhcnRpY2lwYW50J3MgYW5zd2VycywgMOKAkzEsIHNvIHRoYXQgZWFjaCBwYXJ0aWNpcGFudAogaGFzIHRoZSBzYW1lIHdlaWdodC4gVGhlIHNoYXJlcyBvZiBhIHF1ZXN0aW9uIHdpdGggc2V2ZXJhbCBvcHRpb25zIG1heSBhZGQgdXAgdG8gbW9yZSB0aGFuIDEuCgoyCgQECwIEEgT0AQIVGiQgTnVtYmVyIG9mIGFuc3dlcnM7IDAgd2l0aG91dCByb3dzLgoKUwoEBAsCBRIE9gECGhpFIE51bWJlciBvZiBwYXJ0aWNpcGFudHMgd2l0aCBhbiBhbnN3ZXIgaW4gdGhlIGNsYXNzOyAwIHdpdGhvdXQgcm93cy4KYgZwcm90bzM=")
}

extension IngestionV1.GetStudyFiguresRequest {
  public static var fullName: String { "otolith.ingestion.v1.GetStudyFiguresRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__get_study_figures_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__GetStudyFiguresRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__GetStudyFiguresRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__GetStudyFiguresRequest.self)
    otolith__ingestion__v1__get_study_figures_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    return c
  }
}

extension IngestionV1.StudyFigures {
  public static var fullName: String { "otolith.ingestion.v1.StudyFigures" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__study_figures__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__StudyFigures>) {
    self.questionnaires = Codec.messages(c.pointee.questionnaires, c.pointee.n_questionnaires) { IngestionV1.SheetFigures($0) }
    self.days = Codec.messages(c.pointee.days, c.pointee.n_days) { IngestionV1.SheetDay($0) }
    self.participantDays = c.pointee.participant_days
    self.minutesPerDay = c.pointee.minutes_per_day.map { IngestionV1.MinuteSummary($0) }
    self.medianSheetsPerDay = c.pointee.median_sheets_per_day
    self.participants = c.pointee.participants
    self.truncated = c.pointee.truncated != 0
    self.countTime = c.pointee.count_time.map { GoogleProtobuf.Timestamp($0) }
    self.clients = Codec.messages(c.pointee.clients, c.pointee.n_clients) { IngestionV1.ClientFigures($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__StudyFigures> {
    let c = arena.allocate(Otolith__Ingestion__V1__StudyFigures.self)
    otolith__ingestion__v1__study_figures__init(c)
    if !self.questionnaires.isEmpty {
      c.pointee.n_questionnaires = self.questionnaires.count
      c.pointee.questionnaires = arena.array(self.questionnaires) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SheetFigures>? }
    }
    if !self.days.isEmpty {
      c.pointee.n_days = self.days.count
      c.pointee.days = arena.array(self.days) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SheetDay>? }
    }
    c.pointee.participant_days = self.participantDays
    if let value = self.minutesPerDay { c.pointee.minutes_per_day = value.cStruct(in: arena) }
    c.pointee.median_sheets_per_day = self.medianSheetsPerDay
    c.pointee.participants = self.participants
    c.pointee.truncated = self.truncated ? 1 : 0
    if let value = self.countTime { c.pointee.count_time = value.cStruct(in: arena) }
    if !self.clients.isEmpty {
      c.pointee.n_clients = self.clients.count
      c.pointee.clients = arena.array(self.clients) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__ClientFigures>? }
    }
    return c
  }
}

extension IngestionV1.ClientFigures {
  public static var fullName: String { "otolith.ingestion.v1.ClientFigures" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__client_figures__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ClientFigures>) {
    self.platform = Codec.string(c.pointee.platform)
    self.appVersion = Codec.string(c.pointee.app_version)
    self.sheets = c.pointee.sheets
    self.participants = c.pointee.participants
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ClientFigures> {
    let c = arena.allocate(Otolith__Ingestion__V1__ClientFigures.self)
    otolith__ingestion__v1__client_figures__init(c)
    if !self.platform.isEmpty { c.pointee.platform = arena.string(self.platform) }
    if !self.appVersion.isEmpty { c.pointee.app_version = arena.string(self.appVersion) }
    c.pointee.sheets = self.sheets
    c.pointee.participants = self.participants
    return c
  }
}

extension IngestionV1.SheetFigures {
  public static var fullName: String { "otolith.ingestion.v1.SheetFigures" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__sheet_figures__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SheetFigures>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.sheets = c.pointee.sheets
    self.participants = c.pointee.participants
    self.notified = c.pointee.notified
    self.incomplete = c.pointee.incomplete
    self.timed = c.pointee.timed
    self.minutes = c.pointee.minutes.map { IngestionV1.MinuteSummary($0) }
    self.clockImplausible = c.pointee.clock_implausible
    self.clockInconsistent = c.pointee.clock_inconsistent
    self.zoneUnknown = c.pointee.zone_unknown
    self.late = c.pointee.late
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SheetFigures> {
    let c = arena.allocate(Otolith__Ingestion__V1__SheetFigures.self)
    otolith__ingestion__v1__sheet_figures__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.sheets = self.sheets
    c.pointee.participants = self.participants
    c.pointee.notified = self.notified
    c.pointee.incomplete = self.incomplete
    c.pointee.timed = self.timed
    if let value = self.minutes { c.pointee.minutes = value.cStruct(in: arena) }
    c.pointee.clock_implausible = self.clockImplausible
    c.pointee.clock_inconsistent = self.clockInconsistent
    c.pointee.zone_unknown = self.zoneUnknown
    c.pointee.late = self.late
    return c
  }
}

extension IngestionV1.SheetDay {
  public static var fullName: String { "otolith.ingestion.v1.SheetDay" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__sheet_day__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SheetDay>) {
    self.date = Codec.string(c.pointee.date)
    self.sheets = c.pointee.sheets
    self.participants = c.pointee.participants
    self.notified = c.pointee.notified
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SheetDay> {
    let c = arena.allocate(Otolith__Ingestion__V1__SheetDay.self)
    otolith__ingestion__v1__sheet_day__init(c)
    if !self.date.isEmpty { c.pointee.date = arena.string(self.date) }
    c.pointee.sheets = self.sheets
    c.pointee.participants = self.participants
    c.pointee.notified = self.notified
    return c
  }
}

extension IngestionV1.MinuteSummary {
  public static var fullName: String { "otolith.ingestion.v1.MinuteSummary" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__minute_summary__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__MinuteSummary>) {
    self.median = c.pointee.median
    self.lowerQuartile = c.pointee.lower_quartile
    self.upperQuartile = c.pointee.upper_quartile
    self.p90 = c.pointee.p90
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__MinuteSummary> {
    let c = arena.allocate(Otolith__Ingestion__V1__MinuteSummary.self)
    otolith__ingestion__v1__minute_summary__init(c)
    c.pointee.median = self.median
    c.pointee.lower_quartile = self.lowerQuartile
    c.pointee.upper_quartile = self.upperQuartile
    c.pointee.p90 = self.p90
    return c
  }
}

extension IngestionV1.GetQuestionnaireFiguresRequest {
  public static var fullName: String { "otolith.ingestion.v1.GetQuestionnaireFiguresRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__get_questionnaire_figures_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__GetQuestionnaireFiguresRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__GetQuestionnaireFiguresRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__GetQuestionnaireFiguresRequest.self)
    otolith__ingestion__v1__get_questionnaire_figures_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    return c
  }
}

extension IngestionV1.QuestionnaireFigures {
  public static var fullName: String { "otolith.ingestion.v1.QuestionnaireFigures" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__questionnaire_figures__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__QuestionnaireFigures>) {
    self.quality = c.pointee.quality.map { IngestionV1.SheetQuality($0) }
    self.questions = Codec.messages(c.pointee.questions, c.pointee.n_questions) { IngestionV1.QuestionFigures($0) }
    self.withRows = c.pointee.with_rows != 0
    self.participantsMin = c.pointee.participants_min
    self.sheets = c.pointee.sheets
    self.truncated = c.pointee.truncated != 0
    self.countTime = c.pointee.count_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__QuestionnaireFigures> {
    let c = arena.allocate(Otolith__Ingestion__V1__QuestionnaireFigures.self)
    otolith__ingestion__v1__questionnaire_figures__init(c)
    if let value = self.quality { c.pointee.quality = value.cStruct(in: arena) }
    if !self.questions.isEmpty {
      c.pointee.n_questions = self.questions.count
      c.pointee.questions = arena.array(self.questions) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__QuestionFigures>? }
    }
    c.pointee.with_rows = self.withRows ? 1 : 0
    c.pointee.participants_min = self.participantsMin
    c.pointee.sheets = self.sheets
    c.pointee.truncated = self.truncated ? 1 : 0
    if let value = self.countTime { c.pointee.count_time = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.SheetQuality {
  public static var fullName: String { "otolith.ingestion.v1.SheetQuality" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__sheet_quality__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SheetQuality>) {
    self.timed = c.pointee.timed
    self.tooFast = c.pointee.too_fast
    self.medianSecondsPerAnswer = c.pointee.median_seconds_per_answer
    self.judged = c.pointee.judged
    self.longRun = c.pointee.long_run
    self.smallDeviation = c.pointee.small_deviation
    self.medianLongestRun = c.pointee.median_longest_run
    self.secondsPerAnswerMax = c.pointee.seconds_per_answer_max
    self.answersMin = c.pointee.answers_min
    self.runShareMin = c.pointee.run_share_min
    self.deviationMax = c.pointee.deviation_max
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SheetQuality> {
    let c = arena.allocate(Otolith__Ingestion__V1__SheetQuality.self)
    otolith__ingestion__v1__sheet_quality__init(c)
    c.pointee.timed = self.timed
    c.pointee.too_fast = self.tooFast
    c.pointee.median_seconds_per_answer = self.medianSecondsPerAnswer
    c.pointee.judged = self.judged
    c.pointee.long_run = self.longRun
    c.pointee.small_deviation = self.smallDeviation
    c.pointee.median_longest_run = self.medianLongestRun
    c.pointee.seconds_per_answer_max = self.secondsPerAnswerMax
    c.pointee.answers_min = self.answersMin
    c.pointee.run_share_min = self.runShareMin
    c.pointee.deviation_max = self.deviationMax
    return c
  }
}

extension IngestionV1.QuestionFigures {
  public static var fullName: String { "otolith.ingestion.v1.QuestionFigures" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__question_figures__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__QuestionFigures>) {
    self.elementID = Codec.string(c.pointee.element_id)
    self.participants = c.pointee.participants
    self.answers = c.pointee.answers
    self.withheld = c.pointee.withheld != 0
    self.numbers = c.pointee.numbers.map { IngestionV1.AnswerNumbers($0) }
    self.classes = Codec.messages(c.pointee.classes, c.pointee.n_classes) { IngestionV1.AnswerClass($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__QuestionFigures> {
    let c = arena.allocate(Otolith__Ingestion__V1__QuestionFigures.self)
    otolith__ingestion__v1__question_figures__init(c)
    if !self.elementID.isEmpty { c.pointee.element_id = arena.string(self.elementID) }
    c.pointee.participants = self.participants
    c.pointee.answers = self.answers
    c.pointee.withheld = self.withheld ? 1 : 0
    if let value = self.numbers { c.pointee.numbers = value.cStruct(in: arena) }
    if !self.classes.isEmpty {
      c.pointee.n_classes = self.classes.count
      c.pointee.classes = arena.array(self.classes) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__AnswerClass>? }
    }
    return c
  }
}

extension IngestionV1.AnswerNumbers {
  public static var fullName: String { "otolith.ingestion.v1.AnswerNumbers" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__answer_numbers__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__AnswerNumbers>) {
    self.mean = c.pointee.mean
    self.deviation = c.pointee.deviation.map { GoogleProtobuf.DoubleValue($0) }
    self.median = c.pointee.median.map { GoogleProtobuf.DoubleValue($0) }
    self.lowerQuartile = c.pointee.lower_quartile.map { GoogleProtobuf.DoubleValue($0) }
    self.upperQuartile = c.pointee.upper_quartile.map { GoogleProtobuf.DoubleValue($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__AnswerNumbers> {
    let c = arena.allocate(Otolith__Ingestion__V1__AnswerNumbers.self)
    otolith__ingestion__v1__answer_numbers__init(c)
    c.pointee.mean = self.mean
    if let value = self.deviation { c.pointee.deviation = value.cStruct(in: arena) }
    if let value = self.median { c.pointee.median = value.cStruct(in: arena) }
    if let value = self.lowerQuartile { c.pointee.lower_quartile = value.cStruct(in: arena) }
    if let value = self.upperQuartile { c.pointee.upper_quartile = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.AnswerClass {
  public static var fullName: String { "otolith.ingestion.v1.AnswerClass" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__answer_class__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__AnswerClass>) {
    self.code = Codec.string(c.pointee.code)
    self.from = c.pointee.from
    self.to = c.pointee.to
    self.share = c.pointee.share
    self.answers = c.pointee.answers
    self.participants = c.pointee.participants
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__AnswerClass> {
    let c = arena.allocate(Otolith__Ingestion__V1__AnswerClass.self)
    otolith__ingestion__v1__answer_class__init(c)
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    c.pointee.from = self.from
    c.pointee.to = self.to
    c.pointee.share = self.share
    c.pointee.answers = self.answers
    c.pointee.participants = self.participants
    return c
  }
}
