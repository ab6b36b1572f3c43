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

    public init(
      questionnaires: [IngestionV1.SheetFigures] = [],
      days: [IngestionV1.SheetDay] = [],
      participantDays: UInt64 = 0,
      minutesPerDay: IngestionV1.MinuteSummary? = nil,
      medianSheetsPerDay: Double = 0,
      participants: UInt64 = 0,
      truncated: Bool = false,
      countTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.questionnaires = questionnaires
      self.days = days
      self.participantDays = participantDays
      self.minutesPerDay = minutesPerDay
      self.medianSheetsPerDay = medianSheetsPerDay
      self.participants = participants
      self.truncated = truncated
      self.countTime = countTime
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
    base64: "CiJvdG9saXRoL2luZ2VzdGlvbi92MS9maWd1cmVzLnByb3RvEhRvdG9saXRoLmluZ2VzdGlvbi52MRofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90bxoeZ29vZ2xlL3Byb3RvYnVmL3dyYXBwZXJzLnByb3RvIjMKFkdldFN0dWR5RmlndXJlc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQitgMKDFN0dWR5RmlndXJlcxJKCg5xdWVzdGlvbm5haXJlcxgBIAMoCzIiLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0RmlndXJlc1IOcXVlc3Rpb25uYWlyZXMSMgoEZGF5cxgCIAMoCzIeLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0RGF5UgRkYXlzEikKEHBhcnRpY2lwYW50X2RheXMYAyABKARSD3BhcnRpY2lwYW50RGF5cxJLCg9taW51dGVzX3Blcl9kYXkYBCABKAsyIy5vdG9saXRoLmluZ2VzdGlvbi52MS5NaW51dGVTdW1tYXJ5Ug1taW51dGVzUGVyRGF5EjEKFW1lZGlhbl9zaGVldHNfcGVyX2RheRgFIAEoAVISbWVkaWFuU2hlZXRzUGVyRGF5EiIKDHBhcnRpY2lwYW50cxgGIAEoBFIMcGFydGljaXBhbnRzEhwKCXRydW5jYXRlZBgHIAEoCFIJdHJ1bmNhdGVkEjkKCmNvdW50X3RpbWUYCCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgljb3VudFRpbWUimQMKDFNoZWV0RmlndXJlcxIpChBxdWVzdGlvbm5haXJlX2lkGAEgASgJUg9xdWVzdGlvbm5haXJlSWQSFgoGc2hlZXRzGAIgASgEUgZzaGVldHMSIgoMcGFydGljaXBhbnRzGAMgASgEUgxwYXJ0aWNpcGFudHMSGgoIbm90aWZpZWQYBCABKARSCG5vdGlmaWVkEh4KCmluY29tcGxldGUYBSABKARSCmluY29tcGxldGUSFAoFdGltZWQYBiABKARSBXRpbWVkEj0KB21pbnV0ZXMYByABKAsyIy5vdG9saXRoLmluZ2VzdGlvbi52MS5NaW51dGVTdW1tYXJ5UgdtaW51dGVzEisKEWNsb2NrX2ltcGxhdXNpYmxlGAggASgEUhBjbG9ja0ltcGxhdXNpYmxlEi0KEmNsb2NrX2luY29uc2lzdGVudBgJIAEoBFIRY2xvY2tJbmNvbnNpc3RlbnQSIQoMem9uZV91bmtub3duGAogASgEUgt6b25lVW5rbm93bhISCgRsYXRlGAsgASgEUgRsYXRlInYKCFNoZWV0RGF5EhIKBGRhdGUYASABKAlSBGRhdGUSFgoGc2hlZXRzGAIgASgEUgZzaGVldHMSIgoMcGFydGljaXBhbnRzGAMgASgEUgxwYXJ0aWNpcGFudHMSGgoIbm90aWZpZWQYBCABKARSCG5vdGlmaWVkIocBCg1NaW51dGVTdW1tYXJ5EhYKBm1lZGlhbhgBIAEoAVIGbWVkaWFuEiUKDmxvd2VyX3F1YXJ0aWxlGAIgASgBUg1sb3dlclF1YXJ0aWxlEiUKDnVwcGVyX3F1YXJ0aWxlGAMgASgBUg11cHBlclF1YXJ0aWxlEhAKA3A5MBgEIAEoAVIDcDkwImYKHkdldFF1ZXN0aW9ubmFpcmVGaWd1cmVzUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAIgASgJUg9xdWVzdGlvbm5haXJlSWQi0gIKFFF1ZXN0aW9ubmFpcmVGaWd1cmVzEjwKB3F1YWxpdHkYASABKAsyIi5vdG9saXRoLmluZ2VzdGlvbi52MS5TaGVldFF1YWxpdHlSB3F1YWxpdHkSQwoJcXVlc3Rpb25zGAIgAygLMiUub3RvbGl0aC5pbmdlc3Rpb24udjEuUXVlc3Rpb25GaWd1cmVzUglxdWVzdGlvbnMSGwoJd2l0aF9yb3dzGAMgASgIUgh3aXRoUm93cxIpChBwYXJ0aWNpcGFudHNfbWluGAQgASgNUg9wYXJ0aWNpcGFudHNNaW4SFgoGc2hlZXRzGAUgASgEUgZzaGVldHMSHAoJdHJ1bmNhdGVkGAYgASgIUgl0cnVuY2F0ZWQSOQoKY291bnRfdGltZRgHIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCWNvdW50VGltZSKjAwoMU2hlZXRRdWFsaXR5EhQKBXRpbWVkGAEgASgEUgV0aW1lZBIZCgh0b29fZmFzdBgCIAEoBFIHdG9vRmFzdBI5ChltZWRpYW5fc2Vjb25kc19wZXJfYW5zd2VyGAMgASgBUhZtZWRpYW5TZWNvbmRzUGVyQW5zd2VyEhYKBmp1ZGdlZBgEIAEoBFIGanVkZ2VkEhkKCGxvbmdfcnVuGAUgASgEUgdsb25nUnVuEicKD3NtYWxsX2RldmlhdGlvbhgGIAEoBFIOc21hbGxEZXZpYXRpb24SLAoSbWVkaWFuX2xvbmdlc3RfcnVuGAcgASgBUhBtZWRpYW5Mb25nZXN0UnVuEjMKFnNlY29uZHNfcGVyX2Fuc3dlcl9tYXgYCCABKAFSE3NlY29uZHNQZXJBbnN3ZXJNYXgSHwoLYW5zd2Vyc19taW4YCSABKA1SCmFuc3dlcnNNaW4SIgoNcnVuX3NoYXJlX21pbhgKIAEoAVILcnVuU2hhcmVNaW4SIwoNZGV2aWF0aW9uX21heBgLIAEoAVIMZGV2aWF0aW9uTWF4IoYCCg9RdWVzdGlvbkZpZ3VyZXMSHQoKZWxlbWVudF9pZBgBIAEoCVIJZWxlbWVudElkEiIKDHBhcnRpY2lwYW50cxgCIAEoBFIMcGFydGljaXBhbnRzEhgKB2Fuc3dlcnMYAyABKARSB2Fuc3dlcnMSGgoId2l0aGhlbGQYBCABKAhSCHdpdGhoZWxkEj0KB251bWJlcnMYBSABKAsyIy5vdG9saXRoLmluZ2VzdGlvbi52MS5BbnN3ZXJOdW1iZXJzUgdudW1iZXJzEjsKB2NsYXNzZXMYBiADKAsyIS5vdG9saXRoLmluZ2VzdGlvbi52MS5BbnN3ZXJDbGFzc1IHY2xhc3NlcyKfAgoNQW5zd2VyTnVtYmVycxISCgRtZWFuGAEgASgBUgRtZWFuEjoKCWRldmlhdGlvbhgCIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIJZGV2aWF0aW9uEjQKBm1lZGlhbhgDIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIGbWVkaWFuEkMKDmxvd2VyX3F1YXJ0aWxlGAQgASgLMhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUg1sb3dlclF1YXJ0aWxlEkMKDnVwcGVyX3F1YXJ0aWxlGAUgASgLMhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUg11cHBlclF1YXJ0aWxlIpkBCgtBbnN3ZXJDbGFzcxISCgRjb2RlGAEgASgJUgRjb2RlEhIKBGZyb20YAiABKAFSBGZyb20SDgoCdG8YAyABKAFSAnRvEhQKBXNoYXJlGAQgASgBUgVzaGFyZRIYCgdhbnN3ZXJzGAUgASgEUgdhbnN3ZXJzEiIKDHBhcnRpY2lwYW50cxgGIAEoBFIMcGFydGljaXBhbnRzMvwBCg1GaWd1cmVTZXJ2aWNlEmgKD0dldFN0dWR5RmlndXJlcxIsLm90b2xpdGguaW5nZXN0aW9uLnYxLkdldFN0dWR5RmlndXJlc1JlcXVlc3QaIi5vdG9saXRoLmluZ2VzdGlvbi52MS5TdHVkeUZpZ3VyZXMiA5ACARKAAQoXR2V0UXVlc3Rpb25uYWlyZUZpZ3VyZXMSNC5vdG9saXRoLmluZ2VzdGlvbi52MS5HZXRRdWVzdGlvbm5haXJlRmlndXJlc1JlcXVlc3QaKi5vdG9saXRoLmluZ2VzdGlvbi52MS5RdWVzdGlvbm5haXJlRmlndXJlcyIDkAIBQlEKFG90b2xpdGguaW5nZXN0aW9uLnYxUAFaIG90b2xpdGgvaW5nZXN0aW9uL3YxO2luZ2VzdGlvbnYxqgIUT3RvbGl0aC5Jbmdlc3Rpb24uVjFK0jwK9gEKAQwSAwQAEhrrASBGaWd1cmVzIG9mIGEgc3R1ZHkncyBzaGVldHMgZm9yIGl0cyBzdGFmZjogbnVtYmVycyBvZiBzaGVldHMsIGJ1cmRlbiwgcXVhbGl0eSwgZGlzdHJpYnV0aW9ucy4KCiBBbnkgbWV0aG9kIG1heSBhbHNvIHJldHVybiB0aGUgZXJyb3JzIGNvbW1vbiB0byBhbGwgbWV0aG9kcyAob3RvbGl0aC9jb21tb24vdjEvZXJyb3JzLnByb3RvKS4gVGhlCiByZWFzb25zIGFyZSBleHBsYWluZWQgaW4gZXJyb3JzLnByb3RvLgoKhQQKAgYAEgQXACgBGvgDIEZpZ3VyZXMgb2YgYSBzdHVkeSwgY29tcHV0ZWQgYXQgdGhlIHRpbWUgb2YgdGhlIGNhbGwuIEZvciBpdHMgbGVhZGVycyBhbmQgb3RoZXIgc3RhZmYgd2l0aCB0aGUKIG1ldGhvZCdzIHJpZ2h0IGluIHRoZSBzdHVkeTsgb3RoZXJ3aXNlIFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9TVFVEWV9MRUFERVIuIE5vIGZpZ3VyZQogbmFtZXMgYSBwYXJ0aWNpcGFudC4KCiBUaGUgbmV3ZXN0IHJldmlzaW9uIG9mIGEgc2hlZXQgY291bnRzLiBXaXRoZHJhd24gc2hlZXRzLCBzaGVldHMgb2YgdGVzdCBwYXJ0aWNpcGFudHMsIGFuZCB0aG9zZSBvZgogcGFydGljaXBhbnRzIHdobyBhcmUgYmVpbmcgZXJhc2VkLCBhcmUgbm90IGNvdW50ZWQuIEZpZ3VyZXMgYXJlIGNvdW50ZWQgZm9yIG9uZSBjYWxsIGF0IGEgdGltZTsKIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBWQUxJREFUSU9OX0xJTUlUIGFuZCBSZXRyeUluZm8gd2hpbGUgdG9vIG1hbnkgY2FsbHMgd2FpdC4KCmMKBAYAAgASBBsCHQMaVSBSZXR1cm5zIG51bWJlcnMgb2Ygc2hlZXRzLCBhbmQgdGhlIHRpbWUgdGhhdCB0aGV5IHRvb2suCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKzgMKBAYAAgESBCUCJwMavwMgUmV0dXJucyB0aGUgcXVhbGl0eSBvZiBhIHF1ZXN0aW9ubmFpcmUncyBzaGVldHMsIGFuZCB0aGUgZGlzdHJpYnV0aW9uIG9mIHRoZSBhbnN3ZXJzIHRvIGVhY2gKIHF1ZXN0aW9uLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFFVRVNUSU9OTkFJUkVfTk9UX0lOX1NUVURZOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoCiByZWFzb24gR1JPVVBTX0NPTkNFQUxFRCBmb3IgYSBxdWVzdGlvbm5haXJlIHRoYXQgb25seSBzb21lIGdyb3VwcyBzZWUsIHdoaWxlIGdyb3VwcyBvZiB0aGUgc3R1ZHkKIGFyZSBjb25jZWFsZWQgZnJvbSB0aGUgY2FsbGVyOyBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbiBWRVJTSU9OX1VOQVZBSUxBQkxFIGFuZCBSZXRyeUluZm8sIHdoaWxlIGEKIHZlcnNpb24gbmFtZWQgYnkgc2hlZXRzIGlzIG5vdCBrbm93biBoZXJlLgoKHAoCBAASBCsALgEaECBOYW1lcyBhIHN0dWR5LgoKPwoEBAACABIDLQIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgoqCgIEARIEMQBDARoeIE51bWJlcnMgb2YgYSBzdHVkeSdzIHNoZWV0cy4KCkUKBAQBAgASAzMCKxo4IFF1ZXN0aW9ubmFpcmVzIHdpdGggc2hlZXRzLCBpbiB0aGUgb3JkZXIgb2YgdGhlIHN0dWR5LgoKSwoEBAECARIDNQIdGj4gRGF5cyB3aXRoIHNoZWV0cywgZWFybGllc3QgZmlyc3Q7IGF0IG1vc3QgdGhlIGxhdGVzdCAyMCwwMDAuCgpYCgQEAQICEgM3Ah4aSyBOdW1iZXIgb2YgcGFpcnMgb2YgYSBwYXJ0aWNpcGFudCBhbmQgYSBkYXkgd2l0aCBhdCBsZWFzdCBvbmUgdGltZWQgc2hlZXQuCgpdCgQEAQIDEgM5AiQaUCBNaW51dGVzIHRoYXQgdGhlIHRpbWVkIHNoZWV0cyBvZiBzdWNoIGEgZGF5IHRvb2sgdG9nZXRoZXI7IGFic2VudCB3aXRob3V0IGFueS4KCl8KBAQBAgQSAzsCIxpSIE1lZGlhbiBudW1iZXIgb2Ygc2hlZXRzIG9uIGEgZGF5IG9mIGEgcGFydGljaXBhbnQgd2l0aCBzaGVldHM7IDAgd2l0aG91dCBzaGVldHMuCgoyCgQEAQIFEgM9AhoaJSBOdW1iZXIgb2YgcGFydGljaXBhbnRzIHdpdGggc2hlZXRzLgoKlwEKBAQBAgYSA0ACFRqJASBXaGV0aGVyIHNoZWV0cyB3ZXJlIGxlZnQgb3V0OiBvZiBlYWNoIHF1ZXN0aW9ubmFpcmUgdGhlIG5ld2VzdCBvbmVzIGNvdW50LCBhdCBsZWFzdCAxLDAwMCwgYW5kCiAxMDAsMDAwIG9mIGFsbCBxdWVzdGlvbm5haXJlcyB0b2dldGhlci4KCiIKBAQBAgcSA0ICKxoVIFRpbWUgb2YgdGhlIGNvdW50cy4KCjIKAgQCEgRGAF4BGiYgTnVtYmVycyBvZiBhIHF1ZXN0aW9ubmFpcmUncyBzaGVldHMuCgohCgQEAgIAEgNIAh4aFCBUaGUgcXVlc3Rpb25uYWlyZS4KCiAKBAQCAgESA0oCFBoTIE51bWJlciBvZiBzaGVldHMuCgoyCgQEAgICEgNMAhoaJSBOdW1iZXIgb2YgcGFydGljaXBhbnRzIHdpdGggc2hlZXRzLgoKOQoEBAICAxIDTgIWGiwgTnVtYmVyIG9mIHNoZWV0cyB0aGF0IG5hbWUgYSBub3RpZmljYXRpb24uCgpXCgQEAgIEEgNQAhgaSiBOdW1iZXIgb2Ygc2hlZXRzIHRoYXQgd2VyZSBub3QgY2xvc2VkIGFzIGNvbXBsZXRlIChBbnN3ZXJTaGVldC5jbG9zaW5nKS4KCoABCgQEAgIFEgNTAhMacyBOdW1iZXIgb2YgdGltZWQgc2hlZXRzOiB0aGVpciBzdGFydCBpcyBrbm93biwgbm8gdGltZSBvZiB0aGVpcnMgaXMgaW1wbGF1c2libGUsIGFuZCB0aGV5IHRvb2sgYXQKIG1vc3QgdHdvIGhvdXJzLgoKUAoEBAICBhIDVQIcGkMgTWludXRlcyBmcm9tIHN0YXJ0IHRvIGZpbmlzaCBvZiB0aW1lZCBzaGVldHM7IGFic2VudCB3aXRob3V0IGFueS4KClUKBAQCAgcSA1cCHxpIIE51bWJlciBvZiBzaGVldHMgd2hvc2UgZmluaXNoIHRpbWUgaXMgaW1wbGF1c2libGUgKENMT0NLX0lNUExBVVNJQkxFKS4KClQKBAQCAggSA1kCIBpHIE51bWJlciBvZiBvdGhlciBzaGVldHMgd2l0aCBhbiBpbXBsYXVzaWJsZSB0aW1lIChDTE9DS19JTkNPTlNJU1RFTlQpLgoKTwoEBAICCRIDWwIbGkIgTnVtYmVyIG9mIHNoZWV0cyB3aG9zZSB0aW1lIHpvbmUgaXMgdW5rbm93biAoVElNRV9aT05FX1VOS05PV04pLgoKVgoEBAICChIDXQITGkkgTnVtYmVyIG9mIHNoZWV0cyB0aGF0IGFycml2ZWQgbW9yZSB0aGFuIGEgZGF5IGFmdGVyIHRoZXkgd2VyZSBmaW5pc2hlZC4KCh4KAgQDEgRhAGsBGhIgU2hlZXRzIG9mIGEgZGF5LgoKnAEKBAQDAgASA2QCEhqOASBEYXkgdGhhdCB0aGUgZGV2aWNlIHNob3dlZCBhdCB0aGUgZmluaXNoLCBgWVlZWS1NTS1ERGA7IHRoYXQgb2YgVVRDIGlmIHRoZSB0aW1lIHpvbmUgaXMgdW5rbm93bi4KIFNoZWV0cyBtYXJrZWQgQ0xPQ0tfSU1QTEFVU0lCTEUgaGF2ZSBub25lLgoKIAoEBAMCARIDZgIUGhMgTnVtYmVyIG9mIHNoZWV0cy4KCjIKBAQDAgISA2gCGholIE51bWJlciBvZiBwYXJ0aWNpcGFudHMgd2l0aCBzaGVldHMuCgo5CgQEAwIDEgNqAhYaLCBOdW1iZXIgb2Ygc2hlZXRzIHRoYXQgbmFtZSBhIG5vdGlmaWNhdGlvbi4KCiMKAgQEEgRuAHcBGhcgU3VtbWFyeSBvZiBkdXJhdGlvbnMuCgpNCgQEBAIAEgNwAhQaQCBUaGUgbWVkaWFuOyBpbnRlcnBvbGF0ZWQgYmV0d2VlbiBuZWlnaGJvdXJzLCBhcyB0aGUgZm9sbG93aW5nLgoKIgoEBAQCARIDcgIcGhUgVGhlIGZpcnN0IHF1YXJ0aWxlLgoKIgoEBAQCAhIDdAIcGhUgVGhlIHRoaXJkIHF1YXJ0aWxlLgoKIwoEBAQCAxIDdgIRGhYgVGhlIDkwdGggcGVyY2VudGlsZS4KCi8KAgQFEgR6AH8BGiMgTmFtZXMgYSBxdWVzdGlvbm5haXJlIG9mIGEgc3R1ZHkuCgo/CgQEBQIAEgN8AhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KCiwKBAQFAgESA34CHhofIEEgcXVlc3Rpb25uYWlyZSBvZiB0aGUgc3R1ZHkuCgpGCgIEBhIGggEAmAEBGjggUXVhbGl0eSBhbmQgZGlzdHJpYnV0aW9ucyBvZiBhIHF1ZXN0aW9ubmFpcmUncyBzaGVldHMuCgomCgQEBgIAEgSEAQIbGhggUXVhbGl0eSBvZiB0aGUgc2hlZXRzLgoKaAoEBAYCARIEhgECKRpaIFF1ZXN0aW9ucyBvZiBhbGwgdmVyc2lvbnMsIGluIHRoZSBvcmRlciBvZiB0aGUgbmV3ZXN0IHZlcnNpb24sIHRoZW4gdGhvc2Ugb2Ygb2xkZXIgb25lcy4KCoMFCgQEBgICEgSOAQIVGvQEIFdoZXRoZXIgdGhlIGNhbGxlciBtYXkgcmVhZCBzaW5nbGUgYW5zd2VycyAoYGV4cG9ydC5yZWFkYCkuIElmIG5vdCwgZGlzY2xvc3VyZSBydWxlcyBhcHBseTogc2hlZXRzCiBhbmQgYW1lbmRtZW50cyBvZiB0aGUgcHJlc2VudCB3ZWVrIChVVEMpIGRvIG5vdCBjb3VudCwgYnV0IHdpdGhkcmF3YWxzIGRvOyBudW1iZXJzIG9mIHNoZWV0cyBhcmUKIHJvdW5kZWQgZG93biB0byB0ZW5zLCBhbmQgMCBiZWxvdyBgcGFydGljaXBhbnRzX21pbmAgcGFydGljaXBhbnRzLiBgcXVlc3Rpb25zYCBjb250YWluIHBhcnRpY2lwYW50cwogaW4gdGVucyBpbiB0aGUgb3JkZXIgb2YgdGhlaXIgZmlyc3QgYW5zd2VyOyBhIHZhbHVlIHdpdGggbGVzcyB0aGFuIGBwYXJ0aWNpcGFudHNfbWluYCBwYXJ0aWNpcGFudHMKIGlzIHdpdGhoZWxkLCBhcyBpcyBvbmUgZnJvbSB3aGljaCBzdWNoIGEgdmFsdWUgZm9sbG93cywgYSBtZWFuIGF0IGFuIGVuZCBvZiBpdHMgc2NhbGUsIGFuZCBhbGwKIHZhbHVlcyBvZiBhIHF1ZXN0aW9ubmFpcmUgdGhhdCBvbmx5IHNvbWUgZ3JvdXBzIHNlZTsgc2hhcmVzIGFuZCBtZWFucyBhcmUgcm91bmRlZCB0byBhIHR3ZW50aWV0aCwKIGFuZCBvdGhlciBzdGF0aXN0aWNzIGFyZSBhYnNlbnQuCgpHCgQEBgIDEgSQAQIeGjkgTWluaW11bSBudW1iZXIgb2YgcGFydGljaXBhbnRzIG9mIGEgdmFsdWU7IDAgd2l0aCByb3dzLgoKkgEKBAQGAgQSBJMBAhQagwEgTnVtYmVyIG9mIHNoZWV0cyB0aGF0IHdlcmUgZXhhbWluZWQ6IHRoZSBuZXdlc3QgMjAsMDAwLCBvciBmZXdlciBpZiBhIHZlcnNpb24gaGFzIG1vcmUgdGhhbiA1MAogcXVlc3Rpb25zLCBmb3IgYSBtaWxsaW9uIGFuc3dlcnMuCgozCgQEBgIFEgSVAQIVGiUgV2hldGhlciBvbGRlciBzaGVldHMgd2VyZSBsZWZ0IG91dC4KCiMKBAQGAgYSBJcBAisaFSBUaW1lIG9mIHRoZSBjb3VudHMuCgp4CgIEBxIGnAEAtQEBGmogU2lnbnMgb2YgY2FyZWxlc3MgcmVzcG9uZGluZyAoSmFzbywgS3JhdXMgYW5kIEhlbGxlciAyMDIyOyBFTUFldmFsKS4gVGhleSBtYXJrIHNoZWV0cywgYW5kCiByZW1vdmUgbm9uZS4KCksKBAQHAgASBJ4BAhMaPSBOdW1iZXIgb2YgdGltZWQgc2hlZXRzIChTaGVldEZpZ3VyZXMudGltZWQpIHdpdGggYW4gYW5zd2VyLgoKWwoEBAcCARIEoAECFhpNIE51bWJlciBvZiB0aG9zZSB0aGF0IHRvb2sgYXQgbW9zdCBgc2Vjb25kc19wZXJfYW5zd2VyX21heGAgZm9yIGVhY2ggYW5zd2VyLgoKTgoEBAcCAhIEogECJxpAIE1lZGlhbiBvZiB0aGUgc2Vjb25kcyBmb3IgZWFjaCBhbnN3ZXI7IDAgd2l0aG91dCB0aW1lZCBzaGVldHMuCgpiCgQEBwIDEgSkAQIUGlQgTnVtYmVyIG9mIHNoZWV0cyB3aXRoIGVub3VnaCBhbnN3ZXJzIG9uIG9uZSBzY2FsZSB0byBqdWRnZSB3aGV0aGVyIHRoZXkgYXJlIGFsaWtlLgoKmQEKBAQHAgQSBKcBAhYaigEgTnVtYmVyIG9mIHRob3NlIGluIHdoaWNoIHRoZSBsb25nZXN0IHJ1biBvZiBlcXVhbCBuZWlnaGJvdXJpbmcgYW5zd2VycyBvbiBhIHNjYWxlIGNvdmVycyBhdCBsZWFzdAogYHJ1bl9zaGFyZV9taW5gIG9mIHRoZSBhbnN3ZXJzIG9uIGl0LgoKfgoEBAcCBRIEqgECHRpwIE51bWJlciBvZiBqdWRnZWQgc2hlZXRzIGluIHdoaWNoIHRoZSBhbnN3ZXJzIG9uIGEgc2NhbGUgaGF2ZSBhIHN0YW5kYXJkIGRldmlhdGlvbiBvZiBhdCBtb3N0CiBgZGV2aWF0aW9uX21heGAuCgpICgQEBwIGEgSsAQIgGjogTWVkaWFuIG9mIHRoZSBsb25nZXN0IHJ1bnMgb2YganVkZ2VkIHNoZWV0cywgaW4gYW5zd2Vycy4KCi0KBAQHAgcSBK4BAiQaHyBUaGUgYXBwbGllZCBsaW1pdCBpbiBzZWNvbmRzLgoKUAoEBAcCCBIEsAECGRpCIFRoZSBudW1iZXIgb2YgYW5zd2VycyBvbiBvbmUgc2NhbGUgZnJvbSB3aGljaCBzaGVldHMgYXJlIGp1ZGdlZC4KCjEKBAQHAgkSBLIBAhwaIyBUaGUgYXBwbGllZCBsaW1pdCBvZiBydW5zLCAw4oCTMS4KCmQKBAQHAgoSBLQBAhwaViBUaGUgYXBwbGllZCBsaW1pdCBvZiB0aGUgc2FtcGxlIHN0YW5kYXJkIGRldmlhdGlvbiwgYXMgYSBzaGFyZSBvZiB0aGUgc2NhbGUncyByYW5nZS4KCokBCgIECBIGuQEAxwEBGnsgVGhlIGRpc3RyaWJ1dGlvbiBvZiB0aGUgYW5zd2VycyB0byBhIHF1ZXN0aW9uLiBBbnN3ZXJzIG9uIGFub3RoZXIgc2NhbGUgdGhhbiB0aGF0IG9mIHRoZSBuZXdlc3QKIHZlcnNpb24gYXJlIG5vdCBjb3VudGVkLgoKHQoEBAgCABIEuwECGBoPIFRoZSBxdWVzdGlvbi4KCmYKBAQIAgESBL0BAhoaWCBOdW1iZXIgb2YgcGFydGljaXBhbnRzIHdpdGggYW4gYW5zd2VyOyByb3VuZGVkIGRvd24gdG8gYSBtdWx0aXBsZSBvZiB0ZW4gd2l0aG91dCByb3dzLgoKMgoEBAgCAhIEvwECFRokIE51bWJlciBvZiBhbnN3ZXJzOyAwIHdpdGhvdXQgcm93cy4KCkUKBAQIAgMSBMEBAhQaNyBXaGV0aGVyIHZhbHVlcyB3ZXJlIHdpdGhoZWxkIGJ5IHRoZSBkaXNjbG9zdXJlIHJ1bGVzLgoKUgoEBAgCBBIEwwECHBpEIFN0YXRpc3RpY3Mgb2YgbnVtYmVyczsgYWJzZW50IGZvciBvdGhlciBxdWVzdGlvbnMsIG9yIGlmIHdpdGhoZWxkLgoKqAEKBAQIAgUSBMYBAiMamQEgQ2hvc2VuIG9wdGlvbnMgaW4gdGhlIG9yZGVyIG9mIHRoZSBxdWVzdGlvbiwgb3IgY2xhc3NlcyBvZiBudW1iZXJzIGZyb20gdGhlIGxvd2VzdC4gV2l0aG91dCB0aG9zZQogdGhhdCBhcmUgd2l0aGhlbGQuIEVtcHR5IGZvciB0ZXh0cywgZGF0ZXMgYW5kIHRpbWVzLgoKJgoCBAkSBsoBANYBARoYIFN0YXRpc3RpY3Mgb2YgbnVtYmVycy4KCl4KBAQJAgASBMwBAhIaUCBNZWFuIG9mIHRoZSBwYXJ0aWNpcGFudHMnIG1lYW5zLCBzbyB0aGF0IGVhY2ggcGFydGljaXBhbnQgaGFzIHRoZSBzYW1lIHdlaWdodC4KCn8KBAQJAgESBM8BAiwacSBTdGFuZGFyZCBkZXZpYXRpb24gb2YgdGhlIHBhcnRpY2lwYW50cycgbWVhbnM7IGFic2VudCB3aXRob3V0IHJvd3MsIGFzIHRoZSBmb2xsb3dpbmcsIGFuZCBmb3Igb25lCiBwYXJ0aWNpcGFudC4KClkKBAQJAgISBNEBAikaSyBNZWRpYW4gb2YgYWxsIGFuc3dlcnM7IGludGVycG9sYXRlZCBiZXR3ZWVuIG5laWdoYm91cnMsIGFzIHRoZSBxdWFydGlsZXMuCgouCgQECQIDEgTTAQIxGiAgRmlyc3QgcXVhcnRpbGUgb2YgYWxsIGFuc3dlcnMuCgouCgQECQIEEgTVAQIxGiAgVGhpcmQgcXVhcnRpbGUgb2YgYWxsIGFuc3dlcnMuCgoxCgIEChIG2QEA5wEBGiMgQW4gb3B0aW9uLCBvciBhIGNsYXNzIG9mIG51bWJlcnMuCgpBCgQECgIAEgTbAQISGjMgQ29kZSBvZiB0aGUgb3B0aW9uOyBlbXB0eSBmb3IgYSBjbGFzcyBvZiBudW1iZXJzLgoKJwoEBAoCARIE3QECEhoZIExvd2VyIGVuZCBvZiB0aGUgY2xhc3MuCgpxCgQECgICEgTfAQIQGmMgVXBwZXIgZW5kIG9mIHRoZSBjbGFzcywgZXhjbHVzaXZlIGV4Y2VwdCBmb3IgdGhlIGhpZ2hlc3QgY2xhc3M7IHRoZSBsb3dlciBlbmQgZm9yIGEgc2luZ2xlIHZhbHVlLgoK1AEKBAQKAgMSBOIBAhMaxQEgTWVhbiBvZiB0aGUgc2hhcmVzIHRoYXQgdGhlIGNsYXNzIGhhcyBvZiBlYWNoIHBhcnRpY2lwYW50J3MgYW5zd2VycywgMOKAkzEsIHNvIHRoYXQgZWFjaCBwYXJ0aWNpcGFudAogaGFzIHRoZSBzYW1lIHdlaWdodC4gVGhlIHNoYXJlcyBvZiBhIHF1ZXN0aW9uIHdpdGggc2V2ZXJhbCBvcHRpb25zIG1heSBhZGQgdXAgdG8gbW9yZSB0aGFuIDEuCgoyCgQECgIEEgTkAQIVGiQgTnVtYmVyIG9mIGFuc3dlcnM7IDAgd2l0aG91dCByb3dzLgoKUwoEBAoCBRIE5gECGhpFIE51bWJlciBvZiBwYXJ0aWNpcGFudHMgd2l0aCBhbiBhbnN3ZXIgaW4gdGhlIGNsYXNzOyAwIHdpdGhvdXQgcm93cy4KYgZwcm90bzM=")
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
